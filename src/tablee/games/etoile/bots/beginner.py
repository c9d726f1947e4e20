"""A beginner a child can beat: looks one move ahead, and often not even that."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=400, depth=1, slips=50), heavy=False)
