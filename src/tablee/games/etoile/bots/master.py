"""The best player of the star here: looks at five million positions a move, about a second."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=5_000_000, seconds=2.5, endings=True, learnt=True), heavy=True)
