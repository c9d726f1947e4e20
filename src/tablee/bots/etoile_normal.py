"""A normal opponent: looks a few moves ahead."""

from __future__ import annotations

from tablee.bots.etoile_player import Level, Player

BOT = Player(Level(nodes=1_000), heavy=False)
