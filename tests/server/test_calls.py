"""Being called at a slow table: one visible call for each question, whatever dies in between."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from tablee.server import limits
from tablee.server.calls import call_queue
from tablee.server.calls.call import Call, Outgoing, for_webhook
from tablee.server.calls.call_line import CallLine
from tablee.server.calls.http_post import post
from tablee.server.calls.lookup import NotThere, is_public
from tablee.server.calls.sender import FAILED, GONE, SENT, Calls
from tablee.server.calls.ways import MOST_PEOPLE, Chosen, Webhook, WebPush, kind_of, refuse_way, ways_at
from tablee.server.tables.audience import Audience
from tablee.server.tables.table_calls import TableCalls
from tablee.server.tables.wake_notes import Watch
from tablee.store.sqlite.store import SqliteStore
from tablee.table.model import PLAYING
from tests.server.house import Guest, House
from tests.server.receiver import CALLED_AT_ONCE, OFTEN, Receiver, receiver

SLOW = {"slow_hours": 24, "pace": 0, "level": "easy"}
CALL = Call("TABLEE", 1, 7, 2_000_000_000_000, "en", "https://games.example/t/TABLEE")


@pytest.fixture
def inbox() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", first=OFTEN + CALLED_AT_ONCE, calls_to_private=True)
    running.start()
    yield running
    if running.running:
        assert running.stop() == 0


def slow_table(house: House) -> dict[str, Any]:
    """Anne and a bot; sooner or later it is Anne's turn."""
    return house.open(seats=2, options={"counters": 500, "guessing": False}, settings=SLOW, begin=True)


def choose(house: House, seated: dict[str, Any], **more: Any) -> httpx.Response:
    body = {"token": seated["token"], "lang": "en", **more}
    return httpx.post(f"{house.base}/api/tables/{seated['code']}/ways", json=body, timeout=60)


def webhook(inbox: Receiver, style: str = "plain") -> dict[str, str]:
    return {"style": style, "endpoint": f"{inbox.base}/{style}"}


def push(inbox: Receiver) -> dict[str, str]:
    """As a browser subscribes that has just drawn its keys."""
    ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
    how = pytest.importorskip("cryptography.hazmat.primitives.serialization")
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(how.Encoding.X962, how.PublicFormat.UncompressedPoint)
    keys = [base64.urlsafe_b64encode(key).decode() for key in (point, bytes(range(16)))]
    return {"style": "push", "endpoint": f"{inbox.base}/push", "p256dh": keys[0], "auth": keys[1]}


BY = pytest.mark.parametrize("by", [webhook, push])


async def test_one_call_for_one_question_and_another_for_the_next(house: House, inbox: Receiver) -> None:
    seated = slow_table(house)
    shown = choose(house, seated, add=webhook(inbox)).json()
    assert [(one["style"], one["host"]) for one in shown["ways"]] == [("plain", "127.0.0.1")]
    inbox.wait(1)
    told = json.loads(inbox.posted[0].body)
    assert told["text"] == f"It is your turn at table {seated['code']}."
    assert told["link"].endswith(f"/t/{seated['code']}")
    async with Guest(house, seated) as anne:
        while not anne.offers:
            await anne.next()
        await anne.say("move", move=anne.offers[-1], seen=anne.version, id="m1")
        while not any(one.get("re") == "m1" for one in anne.told):
            await anne.next()
    inbox.wait(2)
    await asyncio.sleep(1)
    assert (len(inbox.posted), inbox.visible) == (2, 2)


async def test_who_has_ordered_the_answer_is_not_called(house: House, inbox: Receiver) -> None:
    seated = slow_table(house)
    async with Guest(house, seated) as anne:
        while not anne.offers:
            await anne.next()
        await anne.say("give-orders", orders=[{"type": "take-while-more", "than": 5}], id="o1")
        while not any(one.get("re") == "o1" for one in anne.told):
            await anne.next()
    choose(house, seated, add=webhook(inbox))
    await asyncio.sleep(1.5)
    assert inbox.posted == []


@BY
def test_killed_between_sending_and_marking_the_same_call_is_sent_again(
    house: House, inbox: Receiver, by: Callable[[Receiver], dict[str, str]]
) -> None:
    answered = Event()

    def die() -> int:
        answered.wait(60)
        house.kill()
        return 201

    inbox.answer = die
    seated = slow_table(house)
    choose(house, seated, add=by(inbox))
    answered.set()
    inbox.wait(1)
    house.process.wait(60)
    inbox.answer = lambda: 201
    house.start()
    inbox.wait(2)
    time.sleep(1)
    assert (len(inbox.posted), inbox.visible) == (2, 1)


@BY
def test_killed_before_sending_it_is_sent_by_whoever_opens_next(
    tmp_path: Path, inbox: Receiver, by: Callable[[Receiver], dict[str, str]]
) -> None:
    house = House(tmp_path / "tablee.db", first=OFTEN.replace("0.2", "600"), calls_to_private=True)
    house.start()
    seated = slow_table(house)
    choose(house, seated, add=by(inbox))
    house.kill()
    assert inbox.posted == []
    again = House(tmp_path / "tablee.db", first=OFTEN, calls_to_private=True)
    again.start()
    inbox.wait(1)
    time.sleep(1)
    assert (len(inbox.posted), inbox.visible) == (1, 1)
    assert again.stop() == 0


def test_an_address_that_hangs_holds_up_nobody_and_one_that_is_gone_is_forgotten(
    house: House, inbox: Receiver
) -> None:
    seated = slow_table(house)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging = {"style": "plain", "endpoint": f"http://127.0.0.1:{silent.getsockname()[1]}/"}
        inbox.answer = lambda: 410
        choose(house, seated, add=webhook(inbox))
        inbox.wait(1)
        choose(house, seated, add=hanging)
        silent.settimeout(60)
        silent.accept()
        began = time.monotonic()
        assert house.get(f"/api/tables/{seated['code']}").status_code == 200
        assert time.monotonic() - began < 5
        ways = choose(house, seated).json()["ways"]
    assert [one["host"] for one in ways] == ["127.0.0.1"]  # the other one said that nobody is there
    assert len(inbox.posted) == 1


def test_a_way_chosen_while_another_is_found_gone_is_kept(house: House, inbox: Receiver) -> None:
    """And the one that was gone counts again once it is chosen anew."""
    answering = Event()

    def gone() -> int:
        answering.wait(60)
        return 410

    inbox.answer = gone
    seated = slow_table(house)
    choose(house, seated, add=webhook(inbox))
    inbox.wait(1)
    choose(house, seated, add=webhook(inbox, "ntfy"))
    answering.set()
    inbox.wait(2)  # the second way is tried too
    until = time.monotonic() + 60
    while choose(house, seated).json()["ways"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    inbox.answer = lambda: 201
    shown = choose(house, seated, add=webhook(inbox)).json()["ways"]
    assert [one["style"] for one in shown] == ["plain"]
    inbox.wait(3)


def test_ways_are_their_owner_s_alone_and_bad_ones_are_refused(house: House, inbox: Receiver) -> None:
    seated = slow_table(house)
    stranger = {**seated, "token": "x" * 20}
    assert choose(house, stranger).json()["code"] == "not-seated"
    for wrong in (
        {"style": "plain", "endpoint": "ftp://example.org/"},
        {"style": "plain", "endpoint": "https://"},
        {"style": "plain", "endpoint": "https://user:word@example.org/"},
        {"style": "plain", "endpoint": "https://two words.example/"},
        {"style": "plain", "endpoint": "https://\0/"},
        {"style": "plain", "endpoint": "https://example.org/\r\nHost: x"},
        {"style": "push", "endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"},
    ):
        assert choose(house, seated, add=wrong).json()["code"] == "bad-way"
    assert choose(house, seated, add={"style": "pigeon", "endpoint": "https://x.example"}).status_code == 400
    inbox.answer = lambda: 500
    for number in range(5):
        assert (
            choose(house, seated, add={"style": "slack", "endpoint": f"{inbox.base}/{number}"}).status_code
            == 200
        )
    answer = choose(house, seated, add=webhook(inbox))
    assert answer.json()["values"] == {"reason": "many", "most": 5}
    first = choose(house, seated).json()["ways"][0]["id"]
    assert len(choose(house, seated, remove=first).json()["ways"]) == 4


def test_one_person_chooses_so_often_and_no_more_and_may_always_look(house: House, inbox: Receiver) -> None:
    """Each choice is written down and tried at once, whatever addresses it comes from."""
    seated = slow_table(house)
    for _ in range(limits.CHOICES_PER_MINUTE):
        assert choose(house, seated, add=webhook(inbox)).status_code == 200
    answer = choose(house, seated, add=webhook(inbox))
    told = {"code": "slow-down", "values": {"per_minute": limits.CHOICES_PER_MINUTE}}
    assert answer.json().items() >= told.items()
    assert len(choose(house, seated).json()["ways"]) == 1


async def test_a_push_arrives_encrypted_signed_and_under_its_topic(tmp_path: Path, inbox: Receiver) -> None:
    ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
    how = pytest.importorskip("cryptography.hazmat.primitives.serialization")
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(how.Encoding.X962, how.PublicFormat.UncompressedPoint)
    auth = bytes(range(16))
    way = WebPush(
        f"{inbox.base}/push",
        base64.urlsafe_b64encode(point).decode(),
        base64.urlsafe_b64encode(auth).decode(),
    )
    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    calls.private = True
    assert await calls.send(way, CALL, 1_900_000_000_000) == SENT
    (posted,) = inbox.posted
    assert (posted.id, posted.headers["content-encoding"], len(CALL.id)) == (CALL.id, "aes128gcm", 32)
    assert posted.headers["ttl"] == "100000000"
    assert json.loads(opened(posted.body, browser, point, auth))["id"] == CALL.id
    token, key = posted.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert await calls.key() == await calls.key()
    signed_by(token, key)
    calls.close()


def opened(body: bytes, browser: Any, point: bytes, auth: bytes) -> bytes:
    """As a browser reads it (RFC 8291, section 3.4)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    secret = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + point + sender).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02")


def signed_by(token: str, key: str) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    def read(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    head, claims, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    one, other = (int.from_bytes(read(signature)[part], "big") for part in (slice(32), slice(32, 64)))
    public.verify(encode_dss_signature(one, other), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(read(claims))["aud"].startswith("http://127.0.0.1:")


def test_the_example_of_rfc_8291() -> None:
    ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
    from tablee.server.calls.ways import decoded
    from tablee.server.calls.web_push import encrypted

    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert base64.urlsafe_b64encode(made).rstrip(b"=") == (
        b"DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        b"7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("status", "result"), [(200, SENT), (302, FAILED), (404, GONE), (410, GONE), (500, FAILED)]
)
async def test_what_an_answer_means_and_no_redirect_is_followed(
    tmp_path: Path, inbox: Receiver, status: int, result: str
) -> None:
    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    calls.private = True
    inbox.answer = lambda: status
    assert await calls.send(Webhook(f"{inbox.base}/hook"), CALL, 0) == result
    assert [one.path for one in inbox.posted] == ["/hook"]
    calls.close()


async def test_nobody_is_called_in_the_house_s_own_network(tmp_path: Path, inbox: Receiver) -> None:
    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    assert await calls.send(Webhook(f"{inbox.base}/hook"), CALL, 0) == GONE
    assert inbox.posted == []
    assert refuse_way(Webhook("http://example.org/"), private=False) == "address"
    calls.close()
    assert await calls.send(Webhook("https://localhost/"), CALL, 0) == GONE
    private = (
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "0.0.0.0",
        "fec0::1",
        "::127.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:a00:1::1",
    )
    assert not [address for address in (*private, "224.0.0.1", "fe80::1%eth0") if is_public(address)]
    for public in ("9.9.9.9", "2606:4700::1111", "64:ff9b::9.9.9.9", "::ffff:9.9.9.9"):
        assert is_public(public)


def test_nor_at_the_house_s_own_public_address() -> None:
    """What listens there for the machine itself is behind its firewall for everybody else."""
    own = socket.create_server(("127.0.0.1", 0))
    out = Outgoing(f"http://127.0.0.1:{own.getsockname()[1]}/", {}, b"")
    with own, pytest.raises(NotThere):
        post(out, "127.0.0.1", CallLine(), private=False)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\n", 201),
        (b"HTTP/1.0 410 Gone\n\n", 410),
        (b"HTTP/1.1 204 No Content\r\nx: " + b"y" * 100_000, 204),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 1_000_000, None),
        (b"SSH-2.0-OpenSSH_9.2\r\n", None),
        (b"HTTP/1.1 100 Continue\r\nx: HTTP/1.1 200\r\n\r\n", None),
    ],
)
def test_of_an_answer_its_status_is_read_and_no_more_than_a_page(head: bytes, status: int | None) -> None:
    sent: list[int] = []

    def answer(server: socket.socket) -> None:
        line, _ = server.accept()
        line.settimeout(5)
        line.recv(4096)
        try:
            line.sendall(head)
            line.shutdown(socket.SHUT_WR)
            sent.append(len(head))
        except OSError:
            sent.append(0)

    with socket.create_server(("127.0.0.1", 0)) as server:
        answering = Thread(target=answer, args=(server,))
        answering.start()
        out = Outgoing(f"http://127.0.0.1:{server.getsockname()[1]}/", {}, b"x")
        if status is None:
            with pytest.raises(OSError, match="no answer in HTTP"):
                post(out, "127.0.0.1", CallLine(), private=True)
        else:
            assert post(out, "127.0.0.1", CallLine(), private=True) == status
        answering.join()
    assert len(head) < 1_000_000 or sent == [0]


async def test_a_request_is_over_in_time_however_slowly_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A byte now and then is no answer either."""
    monkeypatch.setattr(call_queue, "SECONDS", 0.5)
    over = Event()

    def drip(server: socket.socket) -> None:
        line, _ = server.accept()
        with suppress(OSError):
            while not over.wait(0.05):
                line.sendall(b"H")

    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    calls.private = True
    with socket.create_server(("127.0.0.1", 0)) as server:
        dripping = Thread(target=drip, args=(server,))
        dripping.start()
        async with asyncio.timeout(60):
            way = Webhook(f"http://127.0.0.1:{server.getsockname()[1]}/")
            assert await calls.send(way, CALL, 0) == FAILED
        over.set()
        dripping.join()
    calls.close()


@pytest.mark.parametrize("name", ["\0", "a" * 300, "\ud800", "..", "[", "x" * 64 + ".example", "é" * 70])
async def test_what_cannot_be_a_name_is_an_address_that_does_not_answer(tmp_path: Path, name: str) -> None:
    """However it came to be kept: nothing of it is a mistake of ours."""
    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    assert await calls.send(Webhook(f"https://{name}/"), CALL, 0) in (FAILED, GONE)
    calls.close()


@pytest.mark.parametrize("style", ["plain", "ntfy", "discord", "slack"])
def test_every_style_says_it_as_it_is_wanted(style: str) -> None:
    out = for_webhook(Webhook("https://x.example/hook", style), CALL)
    assert out.headers["Idempotency-Key"] == CALL.id
    assert "It is your turn at table TABLEE." in out.body.decode()
    assert "https://games.example/t/TABLEE" in (out.headers.get("Click") or out.body.decode())


async def test_what_somebody_chose_who_has_left_is_dropped_and_so_many_may_choose_and_no_more(
    house: House, inbox: Receiver
) -> None:
    """Who sits down, chooses and leaves, again and again, makes nobody's turn dearer."""
    seated = house.open(seats=2, options={"counters": 500, "guessing": False}, settings=SLOW)
    told = []
    for number in range(MOST_PEOPLE + 1):
        eve = house.sit(seated["code"], f"Eve {number}")
        told.append(choose(house, eve, add=webhook(inbox)).status_code)
        async with Guest(house, eve) as guest:
            while (await guest.ask("stand-up"))["type"] == "problem":  # noqa: ASYNC110
                await asyncio.sleep(0.5)  # so much happens at a table in a minute, and no more
    assert told == [200] * MOST_PEOPLE + [400]
    async with Guest(house, seated) as anne:
        await anne.ask("begin", level="easy")
    until = time.monotonic() + 60
    while (answer := choose(house, seated, add=webhook(inbox))).status_code != 200:
        assert answer.json()["values"] == {"reason": "people", "most": MOST_PEOPLE}
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    inbox.wait(1)
    assert {json.loads(one.body)["link"] for one in inbox.posted} == {answer_link(house, seated)}


async def test_whoever_chooses_while_the_next_look_is_noted_is_looked_for_after_it() -> None:
    done = list[str]()

    async def call() -> int | None:
        done.append("called")
        return 5 if done.count("called") == 2 else None

    async def note(*_: object) -> None:
        done.append("noted")

    table = SimpleNamespace(code="TABLEE", settings=SimpleNamespace(timed=False), status=PLAYING)
    current: Any = SimpleNamespace(table=table, changing=False)
    store: Any = SimpleNamespace(note=note)
    await Watch(current, store, call).settle()
    assert done == ["called", "noted", "called", "called"]


async def test_a_table_that_is_not_this_house_s_any_more_calls_nobody_and_drops_nothing(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "tablee.db")
    for name in ("anne", "gone"):
        body = msgspec.json.encode(Chosen((Webhook("https://push.example/"),)))
        await store.note(kind_of("TABLEE"), name, body)
    anne = SimpleNamespace(token="anne", key="", played_by_bot=False)
    slow = SimpleNamespace(slow_hours=24, timed=True)
    more: dict[str, Any] = {"answers": (), "paused": False, "orders": (), "settings": slow, "since": (0,)}
    more |= {"version": 7, "waiting": ()}
    table = SimpleNamespace(code="TABLEE", asked=(7,), places=(anne,), status=PLAYING, **more)
    current: Any = SimpleNamespace(table=table)
    calls = TableCalls(current, Audience(), store, Calls(store), alive=lambda: False)
    async with asyncio.timeout(30):
        assert await calls.call() is None
    assert set(await ways_at(store, "TABLEE")) == {"anne", "gone"}
    await store.close()


def answer_link(house: House, seated: dict[str, Any]) -> str:
    return str(house.get(f"/api/tables/{seated['code']}").json()["link"])
