"""The best Dalmuti player here: searches the round ahead in tens of thousands of imagined worlds."""

from __future__ import annotations

from tablee.games.dalmuti.bots.thinker import Level, Thinker

BOT = Thinker(Level(simulations=20_000, seconds=2.0, others=(("normal", 600), ("easy", 100))))
