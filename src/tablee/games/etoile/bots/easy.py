"""An easy opponent: sees what is taken next, but overlooks things."""

from __future__ import annotations

from tablee.games.etoile.bots.player import Level, Player

BOT = Player(Level(nodes=1_000, depth=2, slips=12), heavy=False)
