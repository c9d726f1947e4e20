"""An easy Dschamál player: an unhurried finger that is content with little, and a hand not quite steady."""

from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player

BOT = Player(
    Level(
        reaction=1800,
        pace=190,
        hesitation=140,
        judge=(6, 9),
        sure=0.58,
        hopeless=0.1,
        blur=14.0,
        closely=4,
        tries=2,
        unsteady=5,
        ponder=1000,
    )
)
