"""Whatever comes over HTTP: a clear problem before it costs anything, and never a mistake of ours."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server import limits
from tablee.server.admission.tokens import new_code
from tests.server.house import House
from tests.toy_game.records import toy_record

JSON = {"content-type": "application/json"}
REQUEST = {"game": "toy", "name": "Anne", "seats": 5}
DEEP = b"[" * 6000
BODIES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "unknown-type"),
    "deep lists": (DEEP, "bad-json"),
    "deep objects": (b'{"a":' * 1500, "bad-json"),
    "deep where anything may stand": (
        b'{"game":"toy","name":"A","seats":5,"options":' + b"[" * 5000 + b"]" * 2000,
        "bad-json",
    ),
    "nested 900 times": (
        b'{"game":"toy","name":"A","seats":5,"options":{"counters":' + b"[" * 900 + b"]" * 900 + b"}}",
        "bad-json",
    ),
    "nested 50 times": (
        b'{"game":"toy","name":"A","seats":5,"options":{"counters":' + b"[" * 50 + b"]" * 50 + b"}}",
        "bad-options",
    ),
    "no UTF-8": (b'{"game":"\xff"}', "bad-json"),
    "UTF-16": ('{"game":"toy"}'.encode("utf-16"), "bad-json"),
    "a byte-order mark": (b'\xef\xbb\xbf{"game":"toy"}', "bad-json"),
    "half a surrogate": (b'{"game":"toy","name":"\\ud800","seats":5}', "bad-json"),
    "a surrogate's bytes": (b'{"game":"toy","name":"\xed\xa0\x80","seats":5}', "bad-json"),
    "not a number": (b'{"game":"toy","name":"A","seats":NaN}', "bad-json"),
    "infinity": (b'{"game":"toy","name":"A","seats":1e999}', "unknown-type"),
    "a gigantic number": (b'{"game":"toy","name":"A","seats":1' + b"0" * 200 + b"}", "bad-options"),
    "more digits than anybody reads": (
        b'{"game":"toy","name":"A","seats":1' + b"0" * 5000 + b"}",
        "unknown-type",
    ),
    "a gigantic option": (
        b'{"game":"toy","name":"A","seats":5,"options":{"counters":1' + b"0" * 200 + b"}}",
        "bad-options",
    ),
    "an array": (b"[1]", "unknown-type"),
    "the last of two keys": (b'{"game":"toy","name":"A","seats":5,"seats":99}', "bad-options"),
}


@pytest.mark.parametrize("name", BODIES)
def test_what_is_no_wish_is_told_so(house: House, name: str) -> None:
    body, code = BODIES[name]
    answer = httpx.post(f"{house.base}/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("depth", [40, 300, 900])
def test_a_move_nested_deeply_is_no_mistake_of_ours(house: House, depth: int) -> None:
    """Where anything may stand: it is handed on to another process, which would not survive it."""
    move = b"[" * depth + b"]" * depth
    tried = b'{"seat":0,"at":0,"move":' + move + b"}"
    answer = httpx.post(f"{house.base}/api/scenes/toy/TOY-03/try", content=tried, headers=JSON, timeout=60)
    assert answer.json()["code"] in ("bad-json", "unknown-type", "no-such-page")
    done = b'{"task":"any","seed":"1","moves":[' + move + b"]}"
    answer = httpx.post(f"{house.base}/api/practice/toy", content=done, headers=JSON, timeout=60)
    assert answer.json()["code"] in ("bad-json", "no-such-page")


@pytest.mark.parametrize("path", ["/api/replay", "/api/curve", "/api/tables/from"])
@pytest.mark.parametrize("body", [DEEP, b'{"record":' + DEEP, b"\xff", b"{}", b'{"a":' * 5000, b"null"])
def test_what_is_no_record_is_told_so(house: House, path: str, body: bytes) -> None:
    answer = httpx.post(f"{house.base}{path}", content=body, headers=JSON, timeout=60)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-record", "bad-json", "unknown-type")


@pytest.mark.parametrize(
    "headers", [{}, {"content-type": "text/plain"}, {"content-encoding": "gzip", **JSON}]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/scenes/toy/TOY-03/try"])
def test_a_body_is_json_and_not_packed(house: House, path: str, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{house.base}{path}", content=json.dumps(REQUEST).encode(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert answer.json()["values"]["expected"] == "application/json"


def test_json_with_a_character_set_is_json(house: House) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert (
        httpx.post(f"{house.base}/api/tables", content=json.dumps(REQUEST), headers=headers).status_code
        == 201
    )


def test_a_body_too_long_is_refused_when_it_says_so_and_while_it_comes(house: House) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 1024

    told = httpx.post(f"{house.base}/api/tables", content=b" " * (limits.BODY_BYTES + 1), headers=JSON)
    assert (told.status_code, told.json()["code"]) == (413, "too-large")
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n")
        line.sendall(b"transfer-encoding: chunked\r\n\r\n")
        for part in endless():
            try:
                line.sendall(b"%x\r\n%s\r\n" % (len(part), part))
            except OSError:
                break
        assert line.recv(100).startswith(b"HTTP/1.1 413")


GUESSED = ["", "record", "replay", "curve", "qr.svg"]
NUMBERS = ["-1", "9", "64", "1" + "0" * 30, "1" + "0" * 5000, "1.5", "x", "0x1", "%00", "٣"]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_seat_nobody_has(house: House, number: str) -> None:
    answer = house.get(f"/api/scenes/toy/TOY-03?seat={number}")
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] in ("no-such-seat", "unknown-type", "too-large")


@pytest.mark.parametrize(
    "change", [{"turn": 10**30}, {"turn": 2**63}, {"seat": 10**30}, {"bots": ["x"] * 500}]
)
def test_gigantic_numbers_in_a_wish_to_play_on(house: House, change: dict[str, Any]) -> None:
    request = {"turn": 1, "seat": 0, "name": "Anne", "record": json.loads(toy_record()), **change}
    answer = httpx.post(f"{house.base}/api/tables/from", json=request, timeout=60)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] in ("no-such-turn", "no-such-seat", "no-such-level")


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/shelf", "/api/rules/toy/en", "/api/openapi.json"])
def test_head_is_answered_like_get_without_a_body(house: House, path: str) -> None:
    got, head = house.get(path), httpx.head(house.base + path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["content-type"] == got.headers["content-type"]


def test_another_method_is_a_problem(house: House) -> None:
    answer = httpx.delete(f"{house.base}/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")


@pytest.mark.parametrize("code", ["%00", "A" * 1500, "..%2f..%2fetc", "ABCDE%C3%89", "' OR 1=1", "ABCDEF%0a"])
def test_what_no_table_can_be_called_is_not_looked_up(house: House, code: str) -> None:
    for path in ("", "/record", "/replay", "/curve", "/qr.svg"):
        answer = house.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["code"]) in ((404, "no-such-table"), (404, "no-such-page"))


@pytest.fixture
def strict_house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", joins_per_minute=1)
    running.start()
    yield running
    running.stop()


def test_the_limit_of_an_address_comes_before_the_reading(strict_house: House) -> None:
    """Whoever sends rubbish uses up what is theirs, and is then refused without being read."""
    with httpx.Client(base_url=strict_house.base, headers=JSON, timeout=60) as client:
        code = strict_house.open()["code"]
        for path in (
            f"/api/tables/{code}/seats",
            "/api/tables",
            "/api/replay",
            "/api/curve",
            "/api/tables/from",
        ):
            told = [client.post(path, content=b"{").json()["code"] for _ in range(3)]
            assert told[-1] == "slow-down", path


def test_who_shares_the_address_of_a_flood_still_comes_to_their_table(tmp_path: Path) -> None:
    """Tables, records, and the seats of each table have a measure of their own."""
    house = House(tmp_path / "tablee.db", joins_per_minute=3)
    house.start()
    try:
        ours, theirs = house.open()["code"], house.open()["code"]
        with httpx.Client(base_url=house.base, headers=JSON, timeout=60) as flood:
            for path in ("/api/tables", "/api/tables/from", "/api/replay", f"/api/tables/{theirs}/seats"):
                told = [flood.post(path, content=b"{").json()["code"] for _ in range(6)]
                assert told[-1] == "slow-down", path
        assert house.sit(ours, "Bea")["code"] == ours
    finally:
        house.stop()


def test_who_guesses_codes_is_slowed_down_and_still_finds_their_own_table(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    try:
        code = house.open()["code"]
        guesses = [house.get(f"/api/tables/{new_code()}/{rest}").json()["code"] for rest in GUESSED * 10]
        assert guesses[:3] == ["no-such-table"] * 3
        assert guesses[-1] == "slow-down"
        assert house.get(f"/api/tables/{code}").status_code == 200
    finally:
        house.stop()


@pytest.mark.parametrize("path", ["/api/shelf", "/", "/t/ABCDEF", "/api/openapi.json"])
def test_who_calls_the_house_by_another_name_is_told_what_to_do(house: House, path: str) -> None:
    answer = house.get(path, headers={"host": "evil.example"})
    assert answer.status_code == 403
    if path.startswith("/api/"):
        assert answer.json() == {"code": "foreign-host", "values": {"name": "evil.example"}, "refusal": None}
    else:
        assert "--allow-host evil.example" in answer.text


def test_a_foreign_page_opens_no_table(house: House) -> None:
    foreign = {"origin": "https://evil.example"}
    answer = httpx.post(f"{house.base}/api/tables", json=REQUEST, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = {"origin": house.base}
    assert httpx.post(f"{house.base}/api/tables", json=REQUEST, headers=own).status_code == 201


def test_anybody_may_ask_whether_the_house_is_alive(house: House) -> None:
    assert house.get("/healthz", headers={"host": "tablee.cluster:8000"}).text == "ok"


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto"])
def test_counts_are_not_told_to_whom_a_proxy_on_this_machine_passes_on(house: House, header: str) -> None:
    assert house.get("/metrics").status_code == 200
    answer = house.get("/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-here")


def test_counts_are_told_to_nobody_where_a_proxy_must_be_and_is_not_named(tmp_path: Path) -> None:
    for named, status in (((), 403), (("127.0.0.1",), 200)):
        house = House(
            tmp_path / f"{status}.db",
            public_url="https://games.example",
            trusted_proxy=named,
            log=tmp_path / "l",
        )
        house.start()
        assert house.get("/metrics").status_code == status
        assert house.get("/healthz").status_code == 200
        assert house.stop() == 0


def test_counts_are_told_elsewhere_to_whoever_has_the_token_for_them(tmp_path: Path) -> None:
    token = "k3vPq9xyk3vPq9xy"
    house = House(tmp_path / "tablee.db", public_url="https://games.example", metrics_token=token)
    house.start()
    asked = {"x-forwarded-for": "192.0.2.7"}
    assert house.get("/metrics", headers={**asked, "authorization": f"Bearer {token}"}).status_code == 200
    for wrong in ("", "Bearer", f"Basic {token}", f"Bearer {token}x"):
        assert house.get("/metrics", headers={**asked, "authorization": wrong}).status_code == 403
    assert house.stop() == 0


def test_a_code_is_drawn_for_so_many_names_of_the_house_and_no_more(tmp_path: Path) -> None:
    """Any address in figures is one: each makes another link, and another picture."""
    house = House(tmp_path / "tablee.db", joins_per_minute=5)
    house.start()
    try:
        path = f"{house.base}/api/tables/{house.open()['code']}/qr.svg"

        def asked(number: int) -> int:
            return httpx.get(path, headers={"host": f"10.0.0.{number}:8000"}, timeout=60).status_code

        assert [asked(number) for number in range(8)] == [200] * 5 + [429] * 3
        assert asked(0) == 200, "it was drawn before"
    finally:
        house.stop()
