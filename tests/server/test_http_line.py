"""HTTP before any handler: what is too long, too many, too slow or no HTTP at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.client.client_frames import frame, handshake
from tablee.server import limits
from tests.server.house import Guest, House
from tests.server.raw import Raw

HOST = b"Host: localhost\r\n"
REFUSED: dict[str, tuple[bytes, int, str]] = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 10, 400, "bad-request"),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "bad-request"),
    "a long address": (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414, "too-large"),
    "an endless address": (b"GET /" + b"a" * 500_000, 414, "too-large"),
    "many headers": (
        b"GET / HTTP/1.1\r\n" + HOST + b"".join(b"x%d: y\r\n" % n for n in range(100)) + b"\r\n",
        431,
        "too-large",
    ),
    "a long header": (b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"y" * 50_000 + b"\r\n\r\n", 431, "too-large"),
    "an endless header": (b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"y" * 500_000, 431, "too-large"),
    "an endless name": (b"GET / HTTP/1.1\r\n" + HOST + b"y" * 500_000, 431, "too-large"),
    "a long body announced": (
        b"POST /api/replay HTTP/1.1\r\n" + HOST + b"content-length: 99999999999\r\n\r\n",
        413,
        "too-large",
    ),
    "two lengths": (
        b"POST /api/tables HTTP/1.1\r\n" + HOST + b"content-length: 1\r\ncontent-length: 2\r\n\r\nxx",
        400,
        "bad-request",
    ),
    "length and chunks": (
        b"POST /api/tables HTTP/1.1\r\n"
        + HOST
        + b"content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
        "bad-request",
    ),
    "no path": (b"GET http://localhost HTTP/1.1\r\n" + HOST + b"\r\n", 400, "bad-request"),
    "a tunnel": (b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 400, "bad-request"),
    "a socket without a key": (
        b"GET /ws/ABCDEF HTTP/1.1\r\n"
        + HOST
        + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n",
        400,
        "bad-request",
    ),
    "a socket by POST": (handshake("ABCDEF").replace(b"GET", b"POST", 1), 400, "bad-request"),
    "a socket of version 8": (
        handshake("ABCDEF").replace(b"Version: 13", b"Version: 8"),
        400,
        "bad-request",
    ),
    "a socket from elsewhere": (
        handshake("ABCDEF", headers={"Origin": "https://evil.example"}),
        403,
        "foreign-origin",
    ),
    "a socket by another name": (handshake("ABCDEF", host="evil.example"), 403, "foreign-host"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_a_refusal_is_an_answer_and_an_end(house: House, name: str) -> None:
    data, status, code = REFUSED[name]
    async with Raw(house) as line:
        await line.send(data)
        answer = await line.rest()
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b'"code":"%s"' % code.encode() in answer
    assert b"connection: close" in answer
    assert house.get("/healthz").status_code == 200


async def test_byte_by_byte_it_is_the_same(house: House) -> None:
    async with Raw(house) as line:
        for byte in b"GET /healthz HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n":
            await line.send(bytes((byte,)))
        assert (await line.rest()).startswith(b"HTTP/1.1 200")


async def test_requests_in_a_row_are_answered_and_too_many_of_them_end_it(house: House) -> None:
    request = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
    async with Raw(house) as line:
        await line.send(request * 3)
        answer = b""
        while answer.count(b"HTTP/1.1 200") < 3:
            answer += await line.until(b"ok")
        await line.send(request * 10_000)
        assert (await line.rest()).count(b"HTTP/1.1 200") <= limits.PIPELINED + 1


async def test_who_is_cut_off_amid_several_answers_leaves_no_error(tmp_path: Path) -> None:
    running = House(tmp_path / "tablee.db", log=tmp_path / "log")
    running.start()
    request = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
    for count in (3, 5, 12, 100):
        async with Raw(running) as line:
            await line.send(request * count)
            if count > limits.PIPELINED:
                await line.rest()
    assert running.stop() == 0
    lines = (tmp_path / "log").read_text().splitlines()
    assert [line for line in lines if "a replay was given up" not in line] == []  # as on a busy machine


async def test_a_body_nobody_reads_ends_the_connection(house: House) -> None:
    async with Raw(house) as line:
        head = b"POST /healthz HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n"
        await line.send(head + b"1000\r\n" + b"x" * 0x1000 + b"\r\n")
        answer = await line.rest()
        assert answer.startswith(b"HTTP/1.1 4")


async def test_a_body_in_very_many_pieces_is_not_put_together(house: House) -> None:
    async with Raw(house) as line:
        head = b"POST /api/replay HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\n"
        await line.send(head + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 50_000)
        assert b"HTTP/1.1 200" not in await line.rest()
    assert house.get("/healthz").status_code == 200
    assert 'kind="too-large"' in house.get("/metrics").text


async def test_a_body_in_pieces_of_a_usual_size_is_read(house: House) -> None:
    async with Raw(house) as line:
        head = b"POST /api/replay HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\n"
        piece = b"2000\r\n" + b" " * 0x2000 + b"\r\n"
        await line.send(head + b"transfer-encoding: chunked\r\n\r\n" + piece * 900 + b"0\r\n\r\n")
        assert b'"code":"bad-record"' in await line.until(b"}")


async def test_another_upgrade_is_an_ordinary_request(house: House) -> None:
    async with Raw(house) as line:
        await line.send(b"GET /healthz HTTP/1.1\r\n" + HOST + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n")
        answer = await line.rest()
        assert answer.startswith(b"HTTP/1.1 200")


async def test_frames_sent_with_the_handshake_are_heard(house: House) -> None:
    seated = house.open()
    hello = b'{"type":"hello","token":"%s"}' % seated["token"].encode()
    async with Raw(house) as line:
        await line.send(handshake(seated["code"]) + frame(hello))
        answer = await line.until(b'"type":"welcome"')
        assert answer.startswith(b"HTTP/1.1 101 ")


async def test_a_socket_is_not_opened_amid_an_answer(house: House) -> None:
    async with Raw(house) as line:
        await line.send(b"GET /api/shelf HTTP/1.1\r\n" + HOST + b"\r\n" + handshake("ABCDEF"))
        assert b"101 Switching" not in await line.rest()


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A house whose patience with a connection is short."""
    running = House(tmp_path / "tablee.db", log=tmp_path / "log", first=HASTE)
    running.start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


HASTE = """
from tablee.server import limits
limits.IDLE_LINE_SECONDS = limits.HEAD_SECONDS = limits.BODY_SECONDS = 0.5
limits.FRAME_SECONDS = 0.5
"""


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nx: y\r\n", b"HTTP/1.1 408 "),
        (
            b"POST /api/tables HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\n"
            b"content-length: 100\r\n\r\n{",
            b"",
        ),
        (b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n", b"HTTP/1.1 200 "),  # and then nothing
    ],
)
async def test_who_keeps_the_house_waiting_is_closed(hasty: House, sent: bytes, answered: bytes) -> None:
    async with Raw(hasty) as line:
        await line.send(sent)
        assert (await line.rest()).startswith(answered)
    assert hasty.get("/healthz").status_code == 200


async def test_a_frame_that_never_ends_is_given_up(hasty: House) -> None:
    seated = hasty.open()
    async with Guest(hasty, seated) as anne, Raw(hasty) as line:
        await line.send(handshake(seated["code"]))
        await line.until(b"\r\n\r\n")
        await line.send(frame(b'{"type":"hello"}'))
        await line.until(b"welcome")
        await line.send(frame(b"x" * 100)[:50])
        assert (await line.rest()).endswith(b"\x03\xf0too-slow")
        assert (await anne.ask("say", text="and on"))["type"] == "update"


def test_limits_go_by_the_address_a_trusted_proxy_names(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", joins_per_minute=2, trusted_proxy=("127.0.0.1",))
    house.start()
    try:
        asked = {"game": "toy", "name": "A", "seats": 5}
        with httpx.Client(base_url=house.base) as client:

            def opened(address: str) -> int:
                headers = {"x-forwarded-for": address}
                return client.post("/api/tables", json=asked, headers=headers).status_code

            assert [opened("192.0.2.1") for _ in range(3)] == [201, 201, 429]
            assert opened("192.0.2.2") == 201
    finally:
        house.stop()
