"""The kinds of faults; each lasts until it is over, and says from when on play must go on."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable

from tablee.server.nodes.lease import SECONDS
from tests.faults.ground import Ground

PAST = 1.5  # seconds after which a lease that was not renewed is over, and its tables are another's
CUT = 6.0
MOMENT = (
    2.0  # seconds after which a line between two nodes is known to be dead, and nobody has been sent away
)
SLOW = 0.15  # seconds for each way of a path, where a hand-over is to take long
FROZEN = 10.0
Fault = Callable[[Ground, random.Random], Awaitable[float]]


async def killed(ground: Ground, draw: random.Random) -> float:
    node, began = draw.choice(ground.nodes), time.monotonic()
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(draw.uniform(0, 4))
    await asyncio.to_thread(node.start)
    return began


async def stopped_past_its_lease(ground: Ground, draw: random.Random) -> float:
    """Whoever is connected to that node hears nothing until it wakes: what is promised counts from then."""
    node = draw.choice(ground.nodes)
    node.stop(True)
    await asyncio.sleep(SECONDS + PAST)
    node.stop(False)
    return time.monotonic()


async def database_restarted(ground: Ground, draw: random.Random) -> float:
    await asyncio.to_thread(ground.database.stop, draw.choice((signal.SIGINT, signal.SIGQUIT)))
    await asyncio.to_thread(ground.database.start)
    return time.monotonic()


async def database_frozen(ground: Ground, draw: random.Random) -> float:
    ground.database.freeze(True)
    await asyncio.sleep(FROZEN)
    ground.database.freeze(False)
    return time.monotonic()


async def drained(ground: Ground, draw: random.Random) -> float:
    node, began = draw.choice(ground.nodes), time.monotonic()
    await asyncio.to_thread(node.drain)
    await asyncio.to_thread(node.start)
    return began


async def clock_moved(ground: Ground, draw: random.Random) -> float:
    node, began = draw.choice(ground.nodes), time.monotonic()
    await asyncio.to_thread(node.drain)
    await asyncio.to_thread(node.start, draw.choice((-60, 60)))
    return began


async def slow_and_lossy(ground: Ground, draw: random.Random) -> float:
    path = draw.choice(ground.paths)
    path.delay, path.loss = 0.03, 0.05
    await asyncio.sleep(CUT)
    path.delay = path.loss = 0.0
    return time.monotonic()


async def line_cut_at_an_answer(ground: Ground, draw: random.Random) -> float:
    """What became of the batch under way is unknown to the node, though the database has kept it."""
    draw.choice(ground.paths).cut_at_the_next_answer()
    return time.monotonic()


async def heard_too_late(ground: Ground, draw: random.Random) -> float:
    """What a node asked in time arrives when its tables are another's, who has not gone on yet."""
    late = draw.choice(ground.paths)
    for path in ground.paths:
        path.delay = SLOW
    await asyncio.sleep(3 * SLOW)  # moves come together meanwhile
    late.hold(True)
    await asyncio.sleep(SECONDS + draw.uniform(0.4, 1.4))
    late.hold(False)
    await asyncio.sleep(3 * SLOW)
    for path in ground.paths:
        path.delay = 0.0
    return time.monotonic()


async def failed_over(ground: Ground, draw: random.Random) -> float:
    """The leader dies as by a power cut; its standby, which has all that was acknowledged, leads."""
    standby = await asyncio.to_thread(ground.standby)
    await asyncio.to_thread(ground.database.stop, signal.SIGQUIT)
    await asyncio.to_thread(standby.promote)
    await asyncio.to_thread(ground.follow, standby)
    return time.monotonic()


async def cut_from_the_database(ground: Ground, draw: random.Random) -> float:
    node, began = draw.choice(ground.nodes), time.monotonic()
    ground.network.cut(node.name, ground.network.paths, True)
    await asyncio.sleep(CUT)
    ground.network.cut(node.name, ground.network.paths, False)
    return began


async def unheard_answers(ground: Ground, draw: random.Random) -> float:
    node, began = draw.choice(ground.nodes), time.monotonic()
    ground.network.cut_answers(node.name, True)
    await asyncio.sleep(CUT)
    ground.network.cut_answers(node.name, False)
    return began


async def cut_from_each_other(ground: Ground, draw: random.Random) -> float:
    one, other = draw.sample(ground.nodes, 2)
    return await _cut(ground, [(one.name, other.host), (other.name, one.host)])


async def cut_one_way(ground: Ground, draw: random.Random) -> float:
    one, other = draw.sample(ground.nodes, 2)
    return await _cut(ground, [(one.name, other.host)])


async def cut_for_a_moment(ground: Ground, draw: random.Random) -> float:
    """What one node asks for its people is lost, and what it answers to those of the other.

    So moves that were never heard, and others that were kept without a word, are asked again.
    """
    one, other = draw.sample(ground.nodes, 2)
    return await _cut(ground, [(one.name, other.host)], MOMENT)


async def _cut(ground: Ground, ways: list[tuple[str, str]], seconds: float = CUT) -> float:
    began = time.monotonic()
    for name, host in ways:
        ground.network.cut(name, host, True)
    await asyncio.sleep(seconds)
    for name, host in ways:
        ground.network.cut(name, host, False)
    return began


EVERYWHERE: dict[str, Fault] = {
    "a node killed": killed,
    "a node stopped past its lease": stopped_past_its_lease,
    "the database restarted": database_restarted,
    "the database frozen": database_frozen,
    "a node drained": drained,
    "failed over to a standby": failed_over,
    "a slow and lossy path to the database": slow_and_lossy,
    "a line cut at the database's answer": line_cut_at_an_answer,
    "a node heard after its lease": heard_too_late,
}
WITH_CLOCKS: dict[str, Fault] = {"a node's clock a minute off": clock_moved}
WITH_NETWORKS: dict[str, Fault] = {
    "a node cut from the database": cut_from_the_database,
    "the database's answers lost": unheard_answers,
    "two nodes cut from each other": cut_from_each_other,
    "one node unheard by another": cut_one_way,
    "moves and answers lost between two nodes": cut_for_a_moment,
}
