"""An easy opponent: sees what is taken next, and no quiet move of anybody else."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=4_000, depth=1), heavy=False)
