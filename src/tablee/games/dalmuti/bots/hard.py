"""A strong Dalmuti player: tries its cards out in a few hundred fair guesses, all played on quickly."""

from __future__ import annotations

from tablee.games.dalmuti.bots.thinker import Level, Thinker

BOT = Thinker(
    Level(
        simulations=400,
        seconds=0.8,
        others=(("quick", 1000),),
        model="quick",
        fair=True,
        flat=True,
        cards_only=True,
    )
)
