"""A hard opponent: looks far enough ahead to punish most mistakes."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=12_000, seconds=1.0, endings=True, learnt=True), heavy=True)
