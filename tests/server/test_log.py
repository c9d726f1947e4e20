"""The log: short lines, without secrets, and not one more than anybody can read."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tablee.server.log import house_log as logs
from tablee.server.log.house_log import Log, configure, log_loop_error
from tablee.server.log.lines import places_of, value_of, written
from tests.server.house import Guest, House

TOKEN = "k3vPq9-_" * 4


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root, handlers, level = logging.getLogger(), logging.getLogger().handlers, logging.getLogger().level
    stream = io.StringIO()
    log = configure(stream)
    log.stream = stream  # type: ignore[attr-defined]
    stream.log = log  # type: ignore[attr-defined]
    yield stream
    log.close()
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def said(lines: io.StringIO) -> list[str]:
    log: Log = lines.log  # type: ignore[attr-defined]
    log.close()
    return lines.getvalue().splitlines()


def deep(depth: int, secret: str) -> None:
    if depth:
        deep(depth - 1, secret)
    raise ValueError(f"the chat said {secret}")


def test_an_error_is_one_short_line_without_values(lines: io.StringIO) -> None:
    try:
        deep(100, TOKEN)
    except ValueError:
        structlog.get_logger().exception("a request failed", table="ABCDEF", seat=2)
    (line,) = said(lines)
    assert " error a request failed table=ABCDEF seat=2 error=ValueError at=test_log.py:" in line
    assert line.count("test_log.py") == 6
    assert len(line) < 400
    assert TOKEN not in line
    assert "chat" not in line


def test_what_the_system_says_is_told(lines: io.StringIO) -> None:
    structlog.get_logger().error("not kept", exc_info=OSError(28, "No space left on device"))
    assert "No space left on device" in said(lines)[0]


def test_a_kind_that_comes_too_often_is_counted_instead(lines: io.StringIO) -> None:
    logger = structlog.get_logger()
    for number in range(1000):
        logger.error("a request failed", table=f"T{number}")
    logger.error("something else")
    told = said(lines)
    assert len(told) == 7
    assert told[5].endswith("something else")
    assert told[6].endswith("left_out=995")


def test_no_crowd_of_kinds_takes_memory(lines: io.StringIO) -> None:
    for number in range(5000):
        structlog.get_logger().error(f"kind {number}")
    assert len(said(lines)) <= logs.KINDS + 10


def test_a_log_that_nobody_reads_keeps_nobody_waiting() -> None:
    class Stuck(io.StringIO):
        def write(self, text: str) -> int:
            asyncio.run(asyncio.sleep(3600))
            return 0

    log = Log(Stuck())
    for number in range(3 * logs.WAITING):
        log.add("error", f"kind {number % 200}", {})
    assert log._lines.qsize() <= logs.WAITING


@pytest.mark.parametrize("name", ["token", "secret", "seed", "text", "message", "link"])
def test_private_fields_are_hidden_by_name(name: str) -> None:
    assert value_of(name, "hush") == "[hidden]"


def test_keys_are_hidden_wherever_they_stand() -> None:
    assert TOKEN not in written("error", "x", {"path": f"/t/ABCDEF/{TOKEN}", "why": f"no seat for {TOKEN!r}"})
    assert "ab" * 32 not in written("error", "x", {"why": ["ab" * 32]})


def test_a_value_stays_in_its_line_and_its_place() -> None:
    line = written("error", "x", {"why": 'a\nb "c" \x1b[31m \u202e d=1', "long": "x y " * 1000})
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\u202e" not in line
    assert len(line) < 500


def test_others_speak_by_the_same_door(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid %s received", TOKEN)
    logging.getLogger("uvicorn.error").info("not told")
    (line,) = said(lines)
    assert line.endswith("warning Invalid %s received of=uvicorn.error")


async def test_the_loop_s_complaints_name_no_arguments(lines: io.StringIO) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_loop_error)

    def broken(text: str) -> None:
        raise KeyError(text)

    loop.call_soon(broken, TOKEN)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    (line,) = said(lines)
    assert "the loop complains" in line
    assert "error=KeyError" in line
    assert TOKEN not in line


def test_a_deep_traceback_is_its_innermost_frames() -> None:
    with pytest.raises(ValueError) as raised:
        deep(500, "x")
    places = places_of(raised.value.__traceback__).split(",")
    assert len(places) == 6
    assert all(place.endswith(":deep") for place in places)


async def test_a_house_s_log_holds_no_token_no_secret_no_words(tmp_path: Path) -> None:
    """Whatever is thrown at it."""
    house = House(tmp_path / "tablee.db", log=tmp_path / "log")
    house.start()
    seated = house.open(bots=["random"] * 4, begin=True)
    anne = Guest(house, seated)
    async with anne:
        for text in ("{", "[1]", '{"type":"say","id":"1"}', '{"type":"move","id":"2","seen":0,"move":{}}'):
            await anne.ws.send(text)
        await anne.ask("say", text="between-us-only")
        await anne.ask("open-part", part="my-own-contribution")
        await anne.ws.send(f'{{"type":"hello","token":"{seated["token"]}x"}}')
        await anne.hear("problem", code="bad-token")
    for path in (f"/t/{seated['code']}?token={seated['token']}", f"/api/{seated['token']}", "/api/%ff%00"):
        house.get(path)
    house.get("/api/tables/x", headers={"x": seated["token"], "host": f"{seated['token']}.example"})
    assert house.stop() == 0
    log = (tmp_path / "log").read_text()
    for private in (seated["token"], "between-us-only", "my-own-contribution", "Traceback"):
        assert private not in log


def test_a_log_for_programs_is_json_and_hides_as_much() -> None:
    stream = io.StringIO()
    log = Log(stream, as_json=True)
    log.add("error", "a request failed", {"table": "ABCDEF", "seat": 2, "token": TOKEN, "why": f"no {TOKEN}"})
    log.close()
    told = json.loads(stream.getvalue())
    assert told.pop("time")
    assert told == {
        "level": "error",
        "event": "a request failed",
        "table": "ABCDEF",
        "seat": 2,
        "token": "[hidden]",
        "why": "no [hidden]",
    }
