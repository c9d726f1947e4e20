"""Frames of every kind from strangers with and without seats, while somebody plays beside them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.shelf import load, names
from tests.fuzz.budget import TIMES
from tests.fuzz.ground import SEED, Beside, Ground, fuzzed_house, played_beside
from tests.fuzz.lines import Line, frame, spoilt_frames
from tests.fuzz.mangling import mangled, text_of
from tests.fuzz.wishes import LEAVING, Stranger

FRAMES = 1000 * TIMES
STRANGERS = 20
PACE = 1 / 25  # seconds between two frames of one stranger: below the limit, so that each is read
BOXES = [(name, min(5, load(name).META.seats[-1])) for name in names()]
PROPER, MANGLED, SPOILT = (
    25,
    60,
    15,
)  # of a hundred frames: as they should be, of wrong content, of wrong form


@pytest.mark.slow
async def test_no_frame_harms_the_house_or_the_table_beside_it(tmp_path: Path) -> None:
    with fuzzed_house(tmp_path) as ground:
        async with played_beside(ground) as beside:
            tables = [opened(ground, number) for number in range(STRANGERS)]
            codes = await asyncio.gather(
                *[fuzz(ground, number, table, beside) for number, table in enumerate(tables)]
            )
    heard: set[str] = set().union(*codes)
    print(f"{FRAMES} frames, problems: {sorted(heard)}")
    assert "failed" not in heard
    assert {"bad-json", "unknown-type"} <= heard


def opened(ground: Ground, number: int) -> dict[str, Any]:
    game, seats = BOXES[number % len(BOXES)]
    return ground.open(game=game, seats=seats, bots=["random"] * (seats - 1), begin=number % 3 > 0)


async def fuzz(ground: Ground, number: int, table: dict[str, Any], beside: Beside) -> set[str]:
    """One stranger's frames: at a table of its own, as a watcher at Anne's, or on Eve's seat beside her."""
    seat = beside.eve if number == 0 else table
    code = beside.anne["code"] if number == 0 or number % 5 == 4 else table["code"]
    token = None if number % 5 == 4 else seat["token"]
    tokens = seat["token"], beside.anne["token"] + "x", seat["token"].swapcase()
    stranger = Stranger(tokens, SEED * 1000 + number)
    line = Line(ground.house.port, code, f"127.0.1.{number + 1}")
    for _ in range(FRAMES // STRANGERS):
        if not line.open:
            await greet(line, token)
        await line.send(made(stranger, line))
        await asyncio.sleep(PACE)
    for kind in LEAVING if seat is table and token is not None else ():
        await line.send(frame(json.dumps(stranger.of_kind(kind)).encode()))
        await asyncio.sleep(PACE)
    await line.hang_up()
    assert line.heard
    return line.codes


async def greet(line: Line, token: str | None) -> None:
    for _ in range(100):
        if await line.dial():
            await line.say(type="hello", token=token)
            return
        await asyncio.sleep(0.5)
    raise AssertionError("the house takes no more calls")


def made(stranger: Stranger, line: Line) -> bytes:
    dice = stranger.dice
    kind = dice.choices(("proper", "mangled", "spoilt"), (PROPER, MANGLED, SPOILT))[0]
    wish = stranger.wish(line)
    if kind == "proper":
        return frame(json.dumps(wish).encode())
    text = text_of(mangled(wish, dice, dice.randrange(1, 4)), dice)
    return spoilt_frames(text, dice) if kind == "spoilt" else frame(text)
