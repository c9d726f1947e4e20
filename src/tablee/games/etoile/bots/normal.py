"""A normal opponent: looks a few moves ahead."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=1_000), heavy=False)
