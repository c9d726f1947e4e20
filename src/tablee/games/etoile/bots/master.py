"""The best player of the star here: thinks for a second."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=100_000_000, seconds=1.0, endings=True, learnt=True), heavy=True)
