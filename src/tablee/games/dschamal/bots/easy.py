"""An easy Dschamál player: an unhurried finger that is content with little, and a hand not quite steady."""

from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player

BOT = Player(
    Level(
        reaction=400,
        pace=150,
        hesitation=90,
        judge=(5, 8),
        sure=0.52,
        hopeless=0.1,
        blur=14.0,
        closely=4,
        tries=2,
        unsteady=5,
    )
)
