"""A beginner at Dschamál: a slow finger that takes the first thing that may do, and builds without trying."""

from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player

BOT = Player(
    Level(
        reaction=3200,
        pace=420,
        hesitation=250,
        judge=(4,),
        sure=0.3,
        hopeless=0.12,
        blur=24.0,
        closely=1,
        tries=1,
        unsteady=8,
        ponder=2200,
    )
)
