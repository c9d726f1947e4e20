"""What happens at tables beside playing, in a house of several nodes: being called, being forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.nodes.cluster import honest_table, new_cluster, play_further
from tests.server.house import Guest, House
from tests.server.receiver import CALLED_AT_ONCE, OFTEN, receiver

TOKEN = "Vb7kq2Lx9RtZ4mW8"
SLOW = {"slow_hours": 24, "pace": 0, "level": "easy"}


async def host_says(node: House, path: str, body: Any) -> Any:
    headers = {"authorization": f"Bearer {TOKEN}"}
    url = f"{node.base}/api/admin/tables/{path}"
    answer = await asyncio.to_thread(httpx.post, url, json=body, headers=headers, timeout=60)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def made_a_move(node: House, seated: dict[str, Any], id: str) -> None:
    async with Guest(node, seated) as anne:
        while not anne.offers:
            await anne.next()
        await anne.say("move", move=anne.offers[-1], seen=anne.version, id=id)
        while not any(one.get("re") == id for one in anne.told):
            await anne.next()


async def test_a_node_dies_and_another_plays_its_slow_table_on_and_calls_whoever_is_next(
    tmp_path: Path,
) -> None:
    """Nobody is connected: the bot moves, and Anne is called once for each of her turns."""
    cluster = await new_cluster(tmp_path, 2, first=OFTEN + CALLED_AT_ONCE, calls_to_private=True)
    await cluster.start()
    one, other = cluster.nodes
    try:
        with receiver() as inbox:
            asked = {"seats": 2, "options": {"counters": 500, "guessing": False}, "settings": SLOW}
            seated = await asyncio.to_thread(lambda: one.open(**asked, begin=True))
            way = {"style": "plain", "endpoint": f"{inbox.base}/plain"}
            body = {"token": seated["token"], "lang": "en", "add": way}
            ways = f"{other.base}/api/tables/{seated['code']}/ways"
            assert (await asyncio.to_thread(httpx.post, ways, json=body, timeout=60)).is_success
            await asyncio.to_thread(inbox.wait, 1)
            await made_a_move(one, seated, "m1")
            one.kill()
            await asyncio.to_thread(inbox.wait, 2)
            await made_a_move(other, seated, "m2")
            await asyncio.to_thread(inbox.wait, 3)
            assert inbox.visible == 3
            told = json.loads(inbox.posted[-1].body)
            assert told["text"] == f"It is your turn at table {seated['code']}."
    finally:
        cluster.end()


async def test_somebody_is_forgotten_at_one_node_while_the_table_runs_on_another(tmp_path: Path) -> None:
    cluster = await new_cluster(tmp_path, 2, admin_token=TOKEN)
    await cluster.start()
    try:
        async with honest_table(cluster) as (anne, bruno):
            await play_further(anne, bruno)
            code = anne.table["code"]
            await bruno.say("say", text="our secret recipe", id="s1")
            await anne.so(lambda: "our secret recipe" in str(anne.told))
            await bruno.so(lambda: "s1" in bruno.taken)
            del bruno.taken["s1"]  # no move, so nothing the log is asked for
            assert (await host_says(cluster.nodes[1], f"{code}/people/3/erase", {})) == {"erased": 2}
            await play_further(anne, bruno)
            for node in cluster.nodes:
                async with Guest(node, code=code) as watcher:
                    assert "Bruno" not in str(watcher.told)
                    assert "our secret recipe" not in str(watcher.told)
                summary = (await asyncio.to_thread(node.get, f"/api/tables/{code}")).json()
                assert summary["names"] == ["Anne", "#2"]
    finally:
        cluster.end()
