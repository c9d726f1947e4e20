"""An opponent between easy and normal: sees the answer to its move, and never its own next one."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=4_000, depth=2), heavy=False)
