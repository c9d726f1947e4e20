"""A good Dschamál player: a quick finger that feels on when in doubt, and a builder who tries first."""

from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player

BOT = Player(
    Level(
        reaction=700,
        pace=55,
        hesitation=35,
        judge=(4, 7, 9, 11, 13),
        sure=0.88,
        hopeless=0.08,
        blur=9.0,
        closely=14,
        tries=10,
    )
)
