"""Nothing at all: what the machine itself costs while somebody else is busy."""

from __future__ import annotations

import asyncio
import time

from tests.attack.ground import Ground


async def nothing(ground: Ground) -> None:
    """The attacker's processor is as busy as in a flood, and nothing is sent."""
    while ground.left > 0:
        until = time.perf_counter() + 0.01
        while time.perf_counter() < until:
            ground.tally["turns"] += 1
        await asyncio.sleep(0)


ATTACKS = {"nothing": nothing}
