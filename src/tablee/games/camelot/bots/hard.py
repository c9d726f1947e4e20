"""The best Camelot player here: weighs what the others did, and tries its moves in thousands of worlds."""

from __future__ import annotations

from tablee.games.camelot.bots.thinker import Level, Thinker

BOT = Thinker(Level(simulations=6_000, seconds=1.5, curiosity=0.25))
