"""Two people whose hands are in the bag, on lines without a network."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.server.admission.tokens import hash_of
from tablee.server.protocol.from_client import MakeMove
from tablee.server.protocol.http_types import Seated
from tablee.server.tables.hub import Hub
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.system_time import wall
from tablee.table import actions
from tablee.table.model import Settings
from tablee.table.outcome import Decision
from tests.games.dschamal.building import lying
from tests.games.dschamal.server.duelling import in_the_bag
from tests.server.party import Party


async def at_the_bag(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Two who search in the bag; what one touches is told to nobody else."""

    async def prepared_already(preparation: Preparation, game: str) -> None: ...

    monkeypatch.setattr(Preparation, "_prepare_moves", prepared_already)
    tokens = ["anne", "bruno", "carla"]
    state = in_the_bag((lying("white-cube", 100, 100),))

    def decided(code: str) -> list[Decision]:
        options = msgspec.to_builtins(state.options)
        last = actions.open_table(code, "dschamal", 3, options, Settings(), bytes(32), wall(), start=state)
        assert isinstance(last, Decision)
        decisions = [last]
        for token in tokens:
            last = actions.sit(last.table, token, None, hash_of(token), wall())
            assert isinstance(last, Decision)
            decisions.append(last)
        begun = actions.begin(last.table, 0, "random", wall())
        assert isinstance(begun, tuple)
        return [*decisions, *begun]

    seated = await hub.open_decided(decided, 0, tokens[0])
    assert isinstance(seated, Seated)
    seats = [Seated(seated.code, seat, token, "") for seat, token in enumerate(tokens)]
    return Party(hub, await hub.live_table(seated.code), seats)


def touch(party: Party, seat: int, id: str, move: dict[str, Any]) -> None:
    request = MakeMove(id, party.live.table.version, msgspec.Raw(msgspec.json.encode(move)))
    party.live.hear(party.sockets[seat], request)
