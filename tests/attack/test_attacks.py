"""The short form: every attack for a moment, on houses where people play. Counters only, never times."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.attack import attacks, verdict
from tests.attack.attacks import FEW_DESCRIPTORS
from tests.attack.battle import field
from tests.attack.ground import ORIGINS

SECONDS = 0.8
QUIET = 0.1
PATIENCE = 120.0  # seconds for a newcomer on a busy machine
ROOMS = [room.__name__.rpartition(".")[2] for room in attacks.ROOMS]


@pytest.mark.slow
@pytest.mark.parametrize("room", attacks.ROOMS, ids=ROOMS)
async def test_people_play_on(room: attacks.Room) -> None:
    few = [FEW_DESCRIPTORS[name] for name in room.ATTACKS if name in FEW_DESCRIPTORS]
    origins, wrong = cycle(ORIGINS), []
    async with field(min(few, default=None), PATIENCE) as house:
        for name in room.ATTACKS:
            battle = await house.attacked(name, next(origins), SECONDS, QUIET)
            wrong += [verdict.explained(battle)] if verdict.counted(battle) else []
        told = await house.end()
    assert not wrong, "\n".join(wrong)
    assert not verdict.afterwards(told), told
