"""The HTTP side: shelf, tables, pages, and problems as bodies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.assets import client_dir
from tablee.core import shelf
from tablee.server.admission.tokens import EASY_TO_SAY, LETTERS, new_code, tidy_code
from tablee.server.http.client_files import FOREVER, Client
from tablee.server.http.responses import ASK_AGAIN
from tablee.server.protocol.protocol_page import ENDPOINTS
from tests.server.house import HTTP_PATIENCE, House

JSON = {"content-type": "application/json"}


def test_the_shelf_holds_every_game(house: House) -> None:
    boxes = house.get("/api/shelf").json()["games"]
    assert [box["name"] for box in boxes] == list(shelf.names())


def test_opening_sitting_and_the_invitation(house: House) -> None:
    seated = house.open()
    assert (seated["seat"], len(seated["token"])) == (0, 32)
    assert house.sit(seated["code"].lower(), "Bea", seat=2)["seat"] == 2
    summary = house.get(f"/api/tables/{seated['code']}").json()
    assert summary["names"] == ["Anne", "", "Bea", "", ""]
    assert (summary["free"], summary["status"]) == (3, "lobby")
    assert summary["link"].endswith(f"/t/{seated['code']}")
    qr = house.get(f"/api/tables/{seated['code']}/qr.svg")
    assert qr.headers["content-type"].startswith("image/svg+xml")
    assert qr.text.startswith("<svg xmlns")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-json"),
        (b'{"game":"toy"}', 400, "unknown-type"),
        (b'{"game":"chess","name":"A","seats":2}', 404, "no-such-game"),
        (b'{"game":"toy","name":"A","seats":9}', 400, "bad-options"),
        (b'{"game":"toy","name":"A","seats":5,"options":{"wings":1}}', 400, "bad-options"),
        (b'{"game":"toy","name":" ","seats":5}', 400, "bad-name"),
        (b'{"game":"toy","name":"A","seats":5,"hack":1}', 400, "unknown-type"),
        (b'{"game":"toy","name":"' + b"A" * 70_000 + b'","seats":5}', 413, "too-large"),
    ],
)
def test_a_bad_wish_is_a_problem(house: House, body: bytes, status: int, code: str) -> None:
    answer = httpx.post(f"{house.base}/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_seats_run_out_and_names_are_unique(house: House) -> None:
    code = house.open(seats=4)["code"]
    path = f"{house.base}/api/tables/{code}/seats"
    assert httpx.post(path, json={"name": "anne"}).json()["code"] == "bad-name"
    assert httpx.post(path, json={"name": "Bea", "seat": 0}).json()["code"] == "seat-taken"
    assert httpx.post(path, json={"name": "Bea", "seat": 9}).json()["code"] == "no-such-seat"
    for name in ("Bea", "Cem", "Dov"):
        house.sit(code, name)
    assert httpx.post(path, json={"name": "Eva"}).json()["code"] == "table-full"


@pytest.mark.parametrize(
    "path",
    ["/api/tables/ABCDEF", "/api/tables/ABCDEF/record", "/api/tables/nonsense", "/api/tables/A/replay"],
)
def test_no_such_table(house: House, path: str) -> None:
    answer = house.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_what_the_address_lacks_is_said(house: House) -> None:
    answer = house.get("/api/boxes/toy/picture")
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-type")
    assert "expected in the address" in answer.json()["values"]["detail"]


def test_a_foreign_file_is_no_record(house: House) -> None:
    for body in (b"", b"{}", b"\xff\xfe", b'{"format":"other","game":"toy","rules":1}'):
        answer = httpx.post(f"{house.base}/api/replay", content=body, headers=JSON, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def described_paths(house: House) -> dict[str, Any]:
    """Of the OpenAPI page, made in a process beside the house: on a busy machine, not at the first try."""
    answer = house.get("/api/openapi.json")
    for _ in range(5):
        if answer.status_code == 200:
            break
        answer = house.get("/api/openapi.json")
    paths: dict[str, Any] = answer.json()["paths"]
    return paths


def test_every_address_for_machines_is_in_the_protocols_table(house: House) -> None:
    paths = described_paths(house)
    served = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    told = {(method, path.partition("?")[0]) for method, path, *_ in ENDPOINTS}
    assert {one for one in served if one[1].startswith("/api/")} == {
        one for one in told if one[1].startswith("/api/") and one[1] != "/api/openapi.json"
    }


def test_every_address_that_takes_a_body_says_so_for_machines(house: House) -> None:
    paths = described_paths(house)
    posts = {path: methods["post"] for path, methods in paths.items() if "post" in methods}
    assert all("application/json" in one["requestBody"]["content"] for one in posts.values())


def test_rule_books_health_and_metrics(house: House) -> None:
    assert "TOY-03" in house.get("/api/rules/toy/fr").text
    assert house.get("/api/rules/toy/../../x").status_code == 404
    assert house.get("/healthz").text == "ok"
    assert house.get("/readyz").text == "ok"
    told = house.get("/metrics").text
    assert "tablee_entries_total" in told
    assert 'tablee_tables{state="playing"}' in told
    assert 'tablee_store_seconds_bucket{le="+Inf"}' in told


def test_a_books_pictures_are_served_and_nothing_else_beside_it(house: House) -> None:
    shown = house.get("/api/rules/toy/pictures/goal.svg")
    assert shown.headers["content-type"] == "image/svg+xml"
    assert shown.text.startswith("<svg ")
    for name in ("none.svg", "fr.md", "..%2Fgoal.svg", "%2e%2e/goal.svg", "goal.svg%00", "GOAL.svg"):
        assert house.get(f"/api/rules/toy/pictures/{name}").status_code == 404, name
    assert house.get("/api/rules/nothing/pictures/goal.svg").status_code == 404


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/", "/api/shelf", "/t/ABCDEF", "/api/nothing"):
        headers = house.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers


def test_client_routes_answer_the_page_and_missing_files_do_not(house: House) -> None:
    for path in ("/", "/box/toy", "/t/ABCDEF", "/join", "/rules/toy", "/replay"):
        answer = house.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == ASK_AGAIN
    assert house.get("/assets/gone.js").json()["code"] == "no-such-page"
    etag = house.get("/").headers["etag"]
    assert house.get("/", headers={"if-none-match": etag}).status_code == 304


def test_hashed_files_never_change_and_large_ones_are_packed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Tablée")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x = 1;" * 500)
    client = Client(tmp_path)
    script, page = client.find("/assets/main-1a2b.js"), client.find("/t/ABCDEF")
    assert script is not None
    assert page is not None
    assert (script.cache, page.cache) == (FOREVER, ASK_AGAIN)
    plain, packed = script.answer.plain, script.answer.packed
    assert plain is not None
    assert packed is not None
    assert len(packed) < len(plain) / 10
    assert client.find("/../../etc/passwd.txt") is None


def test_what_installs_the_house_is_named_by_its_kind_and_asked_for_anew() -> None:
    folder = client_dir()
    if folder is None:
        pytest.skip("the client has not been built")
    client = Client(folder, "/club")
    manifest, worker = client.find("manifest.webmanifest"), client.find("sw.js")
    assert manifest is not None
    assert worker is not None
    assert (manifest.answer.kind, worker.answer.kind) == ("application/manifest+json", "text/javascript")
    assert worker.cache == ASK_AGAIN, "a worker that could outlive its house would be an old client"
    told = json.loads(manifest.answer.plain or b"{}")
    assert all(client.find(icon["src"]) for icon in told["icons"])
    assert b'href="/club/manifest.webmanifest"' in (client.page.answer.plain or b"")


def test_codes_can_be_read_out() -> None:
    code = new_code()
    assert tidy_code(f" {code.lower()} ") == code
    assert not set("ILOS015") & set(LETTERS)
    assert set(code) <= set(EASY_TO_SAY) < set(LETTERS)
    assert not set("DGNPV") & set(EASY_TO_SAY), "taken for others by ear"
    assert tidy_code("AAAAA") is tidy_code("AAAAAO") is None


@pytest.fixture
def strict_house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", joins_per_minute=5)
    running.start()
    yield running
    running.stop()


def test_too_many_tables_from_one_address(strict_house: House) -> None:
    request = {"game": "toy", "name": "A", "seats": 5}
    with httpx.Client(base_url=strict_house.base, timeout=HTTP_PATIENCE) as client:
        codes = [client.post("/api/tables", json=request).status_code for _ in range(7)]
        assert codes.count(201) in (5, 6)
        told = client.post("/api/tables", json=request).json()
        assert (told["code"], told["values"]) == ("slow-down", {"per_minute": 5})
        assert client.get("/api/shelf").status_code == 200
