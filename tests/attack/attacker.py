"""The attacker's own process: `python -m tests.attack.attacker` takes one order a line, and counts."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any, Final

from tablee.client import HouseProblem, Unreachable
from tests.attack.attacks import ATTACKS
from tests.attack.ground import Ground
from tests.attack.target import raise_descriptors

GRACE: Final = 2.0  # seconds an attack may overrun its time


async def run(order: dict[str, Any]) -> dict[str, Any]:
    ground = Ground(order["port"], order["origin"], order["seconds"], order["facts"])
    with suppress(TimeoutError):
        async with asyncio.timeout(order["seconds"] + GRACE):
            try:
                await ATTACKS[order["attack"]](ground)
            except (HouseProblem, Unreachable, OSError, asyncio.IncompleteReadError) as error:
                ground.tally[f"ended: {error}"[:100]] += 1
    return {"tally": dict(ground.tally), "breaches": dict(ground.breaches)}


if __name__ == "__main__":
    raise_descriptors(4096)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(asyncio.run(run(json.loads(line)))), flush=True)
