"""A client of the house's protocol (docs/protocol.md), for tests, load, robots and other houses.

    house = HouseClient("http://127.0.0.1:8000")
    seated = await house.open(game, "Anne", seats=4, bots=("easy",) * 3, begin=True)
    async with house.player(seated) as anne:
        await anne.until(lambda: anne.seen.offers.moves)
        await anne.move(anne.seen.offers.moves[0])

Two layers. Above, `HouseClient` opens tables and takes seats over HTTP, and a `Player` sits on one: the
player comes back by itself after a lost connection, resumes by version, sends what was not answered again
under the same id, and keeps what its seat may know in a `Mirror`. Below, a `Line` is one socket without a
second try, `request` one HTTP request, and `client_frames` makes single WebSocket frames and handshakes as
bytes; each can be bound to an address of this machine (`source`). A problem is raised as `HouseProblem` with
its code, a connection that does not come about or ends as `Unreachable`.
"""

from __future__ import annotations

from tablee.client.failures import HouseProblem, Unreachable
from tablee.client.house_client import HouseClient
from tablee.client.http_request import Answer, request
from tablee.client.mirror import Mirror
from tablee.client.table_line import Line
from tablee.client.table_player import Player

__all__ = ["Answer", "HouseClient", "HouseProblem", "Line", "Mirror", "Player", "Unreachable", "request"]
