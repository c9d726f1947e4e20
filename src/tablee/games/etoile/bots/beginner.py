"""A beginner a child can beat: sees its own plan and never the answer to it."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=400, blind=True), heavy=False)
