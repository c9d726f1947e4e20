"""Every cheat that docs/decisions/chance.md says is found is found, by those it names."""

from __future__ import annotations

import hmac
from itertools import product
from typing import Any

import msgspec
import pytest

from tablee.client.contribution import Contribution, Kept, finding, wrong_list
from tablee.client.mirror import Mirror
from tablee.core.proof import Note, proof_of
from tablee.core.receipt import read_receipt
from tablee.core.receipt_check import read_document, receipt_flaw
from tablee.core.record import RecordError, read_record
from tablee.core.replay import replay
from tablee.core.verify import verify
from tablee.server.protocol.table_shown import TableView
from tests.core.cheating import ANNE, BEA, House, Json, Seat, commitment, dense, sha
from tests.toy_game import find

HONEST = House()
OTHER = "c3" * 32


def verified(record: Json) -> str | None:
    """What anybody with the record finds: by the rules, then by the chance."""
    read = read_record(dense(record).encode(), find)
    try:
        list(replay(find("toy"), read))
    except RecordError as error:
        return str(error)
    return verify(find("toy"), read)


def with_receipt(record: Json, line: str) -> str | None:
    """What somebody with the record and a receipt finds; the record itself holds."""
    assert verified(record) is None
    data = dense(record).encode()
    return receipt_flaw(read_record(data, find), read_document(data), read_receipt(line))


def at_list(shown: Json, seat: int = 0, part: str = ANNE, number: int = 1) -> str:
    """What an honest client finds before it opens; empty if it opens."""
    return wrong_list(msgspec.convert(shown, TableView), Kept(number, seat, part), False)


def at_deal(shown: Json, opened_for: str, seat: int = 0, part: str = ANNE) -> str:
    """What an honest client that opened its part for that list finds later."""
    kept = Kept(1, seat, part, sha("tablee-list/2 " + opened_for))
    return finding(msgspec.convert(shown, TableView), seat, kept)


def told(house: House, **fields: Any) -> Json:
    """What this house shows once it has dealt, and at the end."""
    return house.shown("over", **{"parts": house.parts(), "secret": house.secret.hex(), **fields})


def relisted(**fields: Any) -> House:
    return HONEST.but(swapped=lambda listed: listed | fields)


def seat_listed(at: int, **fields: Any) -> House:
    def swap(listed: Json) -> Json:
        seats = [dict(seat) for seat in listed["seats"]]
        seats[at] |= fields
        return listed | {"seats": seats}

    return HONEST.but(swapped=swap)


def test_an_honest_house_is_found_honest_by_all() -> None:
    record = HONEST.record()
    assert verified(record) is None
    assert at_list(HONEST.shown("shuffling")) == ""
    assert at_deal(told(HONEST), HONEST.listed()) == "in"
    for seat in (0, 1):
        assert with_receipt(record, HONEST.receipt(seat)) is None
    read = read_record(dense(record).encode(), find)
    assert proof_of(read) == (Note("together", (0, 1)), Note("bots", (2,)))


# … leaves your commitment out, marks you absent or a bot, lists another commitment


@pytest.mark.parametrize(
    "seat",
    [
        {"commitment": ""},
        {"kind": "absent", "commitment": ""},
        {"kind": "bot", "commitment": ""},
        {"commitment": commitment("ABCDEF", 1, 0, OTHER)},
        {"commitment": commitment("ABCDEF", 1, 1, ANNE)},
        {"commitment": commitment("ABCDEF", 2, 0, ANNE)},
        {"commitment": commitment("UVWXYZ", 1, 0, ANNE)},
    ],
)
def test_a_list_without_your_commitment_is_found_by_your_client_at_the_list(seat: Json) -> None:
    assert at_list(seat_listed(0, **seat).shown("shuffling")) == "unlisted"


def test_a_part_that_came_too_late_accuses_nobody() -> None:
    """Somebody sits down while another begins: neither lobby nor list has the commitment."""
    house = HONEST.with_seat(0, part="")
    assert at_list(house.shown("shuffling")) == "withheld"
    own = Kept(1, 0, ANNE, refused="withheld")
    assert finding(msgspec.convert(told(house), TableView), 0, own) == "withheld"


def test_another_commitment_shown_in_the_lobby_is_told_in_these_words_at_the_end() -> None:
    house = HONEST.with_seat(0, part=OTHER)
    assert at_list(house.shown("shuffling")) == "other-device"
    own = Kept(1, 0, ANNE, refused="other-device")
    assert finding(msgspec.convert(told(house), TableView), 0, own) == "other-device"


# … lists another table, number, game, house commitment, option, name, order or kind of seats


@pytest.mark.parametrize(
    "fields",
    [
        {"table": "UVWXYZ"},
        {"number": 2},
        {"game": "chess"},
        {"commitment": sha(b"another secret")},
        {"options": {"counters": 13}},
        {"scheme": "hmac-sha256/1"},
    ],
)
def test_a_list_of_something_else_is_found_by_every_client_at_the_list(fields: Json) -> None:
    for seat, part in ((0, ANNE), (1, BEA)):
        assert at_list(relisted(**fields).shown("shuffling"), seat, part) == "other-list"


@pytest.mark.parametrize(
    ("at", "fields"),
    [
        (2, {"name": "Tibert"}),
        (2, {"kind": "person"}),
        (2, {"commitment": commitment("ABCDEF", 1, 2, OTHER)}),
        (1, {"name": "Cem"}),
        (1, {"kind": "absent", "commitment": ""}),
        (1, {"commitment": commitment("ABCDEF", 1, 1, OTHER)}),
    ],
)
def test_other_seats_than_the_lobby_showed_are_found_by_the_others_clients_too(at: int, fields: Json) -> None:
    assert at_list(seat_listed(at, **fields).shown("shuffling")) == "other-list"


def test_seats_arranged_in_the_list_are_found_by_every_client_at_the_list() -> None:
    house = HONEST.but(swapped=lambda listed: listed | {"seats": listed["seats"][::-1]})
    assert at_list(house.shown("shuffling"), 1, BEA) == "other-list"
    assert at_list(house.shown("shuffling")) == "unlisted"


def test_a_second_list_is_found_by_your_client_at_the_list_and_at_the_deal() -> None:
    second = HONEST.with_seat(2, name="Tibert")
    assert at_deal(told(second), HONEST.listed()) == "other-list"
    kept = Kept(1, 0, ANNE, sha("tablee-list/2 " + HONEST.listed()))
    assert wrong_list(msgspec.convert(second.shown("shuffling"), TableView), kept, True) == "other-list"


# … shows you, together with its list, another lobby than before; deals without a list


def followed(*shown: Json, part: str = ANNE) -> Contribution:
    """A client on seat 0 that has seen these tables one after the other, the first on its arrival."""
    seen, client = Mirror(), Contribution()
    for number, table in enumerate(shown):
        seen.table, seen.you = msgspec.convert(table, TableView), 0
        client.due(seen, number == 0, "id")
        if number == 0 and client.kept is not None:
            client.kept = msgspec.structs.replace(client.kept, part=part)
    return client


def lobby(house: House) -> Json:
    return house.shown("lobby", list="")


def test_an_honest_house_is_followed_from_lobby_to_end() -> None:
    client = followed(lobby(HONEST), HONEST.shown("shuffling"), told(HONEST))
    assert client.finding == "in"


@pytest.mark.parametrize(
    "other",
    [
        HONEST.but(number=2),
        HONEST.but(options={"counters": 13}),
        HONEST.but(secret=bytes(32)),
        HONEST.with_seat(1, name="Cem"),
        HONEST.with_seat(1, part=OTHER),
        HONEST.with_seat(2, kind="person"),
        HONEST.but(seats=HONEST.seats[:2]),
    ],
)
def test_a_lobby_changed_with_the_list_is_found_by_your_client_at_the_list(other: House) -> None:
    client = followed(lobby(HONEST), other.shown("shuffling"))
    assert client.finding in ("other-list", "unlisted")
    assert client.due(Mirror(), False, "id") is None
    assert client.kept is not None
    assert client.kept.refused


def test_a_deal_without_a_list_or_by_given_terms_is_found_by_your_client_at_the_deal() -> None:
    terms = dense(
        {
            "scheme": "hmac-sha256/3", "day": "2026-11-18", "game": "toy", "rules": HONEST.rules,
            "options": {}, "seats": 3, "level": "easy", "bots": "easy", "commitment": sha(HONEST.secret),
        }
    )  # fmt: skip
    for text in ("", terms):
        for told_next in (told(HONEST, list=text), told(HONEST, list=text) | {"status": "playing"}):
            client = followed(lobby(HONEST), told_next)
            assert client.finding == "other-list"
    assert followed(told(HONEST, list=terms)).finding == "given"


def test_who_comes_back_to_a_later_game_accuses_nobody() -> None:
    rematch = HONEST.but(number=2).with_seat(0, kind="absent", part="")
    client = followed(lobby(HONEST), HONEST.shown("shuffling"), told(HONEST))
    seen = Mirror()
    for arrived in (True, False):
        seen.table, seen.you = msgspec.convert(told(rematch) | {"status": "playing"}, TableView), 0
        client.due(seen, arrived, "id")
        assert client.finding == "absent"


def test_a_table_ended_in_its_lobby_has_no_deal_to_be_found_wrong() -> None:
    assert followed(lobby(HONEST), HONEST.shown("ended", list="")).finding == ""


# … takes your part and calls it withheld


def test_a_dropped_seat_is_found_by_its_client_and_its_receipt_but_by_nobody_else() -> None:
    house = HONEST.with_seat(0, opened=False)
    record = house.record()
    assert verified(record) is None
    assert record["chance"]["withheld"] == [0]
    assert at_deal(told(house), house.listed()) == "withheld"
    assert "was not in this shuffle" in (with_receipt(record, house.receipt(0)) or "")
    assert at_deal(told(house), house.listed(), 1, BEA) == "in"
    assert with_receipt(record, house.receipt(1)) is None


# … publishes a part that is not the committed one; another secret; other cards


def test_an_altered_opening_is_found_by_every_client_at_the_deal_and_by_verify() -> None:
    honest = HONEST.listed()
    house = HONEST.with_seat(0, part=OTHER).but(swapped=lambda _: msgspec.json.decode(honest))
    assert house.listed() == honest
    for seat, part in ((0, ANNE), (1, BEA)):
        assert at_deal(told(house), honest, seat, part) == "other-part"
    assert "opened part of seat 1" in (verified(house.record()) or "")


def test_another_secret_is_found_by_every_client_at_the_end_and_by_verify() -> None:
    honest = HONEST.listed()
    house = HONEST.but(secret=b"!" * 32, swapped=lambda _: msgspec.json.decode(honest))
    assert at_deal(told(house), honest) == "other-secret"
    assert "another commitment of the house" in (verified(house.record()) or "")
    record = HONEST.record()
    record["chance"]["secret"] = (b"!" * 32).hex()
    assert "not the one that was committed" in (verified(record) or "")


def test_a_secret_of_another_length_is_found_by_verify() -> None:
    assert "33 bytes" in (verified(HONEST.but(secret=b"s" * 33).record()) or "")


def test_other_cards_are_found_by_verify() -> None:
    ground = HONEST.but(draws=lambda key: bytes(32))
    assert "other draws" in (verified(ground.record()) or "")


# … changes options, rules, names, order of seats, kinds or start in the record


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"options": {"counters": 11}}, "options"),
        ({"rules": 2}, "version of the rules"),
        ({"names": ["Bea", "Anne", "Renart"]}, "order of seats"),
        ({"names": ["Anne", "Bea", "Tibert"]}, "order of seats"),
    ],
)
def test_a_record_changed_after_the_list_is_found_by_verify(fields: Json, why: str) -> None:
    house = HONEST.but(swapped=lambda _: msgspec.json.decode(HONEST.listed()))
    dealt = house.but(**{name: fields[name] for name in fields if name != "names"}).record()
    assert why in (verified(dealt | fields) or "")


def test_another_start_in_the_record_is_found_by_verify() -> None:
    start = {
        "pile": 3,
        "first": 0,
        "luck": [0, 1, 2],
        "guesses": [True] * 3,
        "taken": [3] * 3,
        "turn": 0,
        "secret": False,
        "right": False,
    }
    record = HONEST.record()
    turns = [
        {"seat": None, "move": None, "at": 0, "draws": [], "events": []},
        {
            "seat": 0,
            "move": {"type": "take", "count": 3},
            "at": 0,
            "draws": [],
            "events": [
                {"event": {"type": "taken", "seat": 0, "count": 3, "at": 0}, "to": None},
                {"event": {"type": "ended", "standings": [[0], [1, 2]]}, "to": None},
            ],
        },
    ]
    played_on = record | {"start": start, "turns": turns, "standings": [[0], [1, 2]]}
    assert "position" in (verified(played_on) or "")
    position = ("tablee-start/2 " + dense(start)).encode()
    hashed = hmac.new(HONEST.secret, position, "sha256").hexdigest()
    listed = HONEST.but(swapped=lambda one: one | {"start": hashed})
    again = listed.record() | {"start": start, "turns": turns, "standings": [[0], [1, 2]]}
    assert verified(again) is None
    assert Note("position") in proof_of(read_record(dense(again).encode(), find))
    assert with_receipt(again, listed.receipt(0, again)) is None


def test_seats_arranged_afterwards_are_found_by_verify() -> None:
    def arranged(listed: Json) -> Json:
        seats = msgspec.json.decode(HONEST.listed())["seats"]
        return listed | {"seats": [seats[1], seats[0], seats[2]]}

    house = HONEST.but(seats=(HONEST.seats[1], HONEST.seats[0], HONEST.seats[2]), swapped=arranged)
    assert "opened part of seat 1" in (verified(house.record()) or "")


@pytest.mark.parametrize(
    "changed",
    [
        HONEST.but(options={"counters": 11}),
        HONEST.but(rules=2),
        HONEST.with_seat(2, name="Tibert"),
        HONEST.with_seat(2, kind="person"),
        HONEST.but(secret=b"?" * 32),
        HONEST.but(seats=(Seat("person", "Anne", ANNE), Seat("person", "Bea", BEA))),
    ],
)
def test_a_list_swapped_after_the_parts_were_known_is_found_by_the_receipt(changed: House) -> None:
    """And by nothing else: everything in that record fits."""
    record = changed.record()
    assert "another list" in (with_receipt(record, HONEST.receipt(0)) or "")


def test_grinding_the_list_until_a_deal_pleases_is_found_by_the_receipt() -> None:
    ground = next(
        house
        for house in (HONEST.with_seat(2, name=f"Renart {n}") for n in range(1000))
        if house.record()["turns"][0]["draws"] == [[2, 1, 0], 0]
    )
    assert verified(ground.record()) is None
    for seat in (0, 1):
        assert "another list" in (with_receipt(ground.record(), HONEST.receipt(seat)) or "")


def test_two_lists_for_two_people_are_found_when_they_compare() -> None:
    shown_to_bea = HONEST.with_seat(2, name="Tibert")
    anne, bea = HONEST.receipt(0), shown_to_bea.receipt(1)
    assert anne.split()[4] != bea.split()[4]
    fitting = [with_receipt(house.record(), line) for house in (HONEST, shown_to_bea) for line in (anne, bea)]
    assert [flaw is None for flaw in fitting] == [True, False, False, True]


# … reuses a part or commitment of another game, table or seat


@pytest.mark.parametrize(
    ("rematch", "old"),
    [
        (HONEST.but(number=2), commitment("ABCDEF", 1, 0, ANNE)),
        (HONEST.but(code="UVWXYZ"), commitment("ABCDEF", 1, 0, ANNE)),
        (HONEST, commitment("ABCDEF", 1, 1, ANNE)),
    ],
)
def test_a_commitment_used_again_is_found_by_verify(rematch: House, old: str) -> None:
    def reused(listed: Json) -> Json:
        return listed | {"seats": [listed["seats"][0] | {"commitment": old}, *listed["seats"][1:]]}

    assert "opened part of seat 1" in (verified(rematch.but(swapped=reused).record()) or "")


def test_a_part_used_again_in_a_rematch_is_found_by_the_client_that_has_a_new_one() -> None:
    rematch = HONEST.but(number=2)
    assert verified(rematch.record()) is None
    shown = rematch.shown("shuffling", places=rematch.with_seat(0, part=OTHER).shown("")["places"])
    assert at_list(shown, part=OTHER, number=2) == "unlisted"


# … makes up a part; hides a withheld one, or marks one that was opened


@pytest.mark.parametrize("kind", ["bot", "absent", "person"])
def test_a_part_made_up_where_none_was_committed_is_found_by_verify(kind: str) -> None:
    """The bot's contribution that a house could once grind."""
    record = HONEST.with_seat(2, kind=kind).record()
    record["chance"]["seeds"][2] = OTHER
    assert "opened part of seat 3" in (verified(record) or "")


@pytest.mark.parametrize("kind", ["bot", "absent"])
def test_a_commitment_of_nobody_present_is_found_by_verify(kind: str) -> None:
    assert "no person present" in (verified(HONEST.with_seat(2, kind=kind, part=OTHER).record()) or "")


def test_a_kind_nobody_knows_is_found_by_verify() -> None:
    assert "no known kind" in (verified(HONEST.with_seat(2, kind="ghost").record()) or "")


def test_withheld_parts_are_marked_exactly_or_found_by_verify() -> None:
    record = HONEST.with_seat(1, opened=False).record()
    assert verified(record) is None
    for marks in ([], [0], [0, 1], [1, 1]):
        record["chance"]["withheld"] = marks
        assert "mark exactly" in (verified(record) or "")
    del record["chance"]["withheld"]
    assert "mark exactly" in (verified(record) or "")


def test_house_and_withholders_choose_among_so_many_deals_visibly() -> None:
    people = tuple([Seat("person", name, f"{n}" * 64) for n, name in enumerate("ABCD")])
    deals = set()
    for opens in product((True, False), repeat=2):
        house = HONEST.but(seats=people).with_seat(2, opened=opens[0]).with_seat(3, opened=opens[1])
        record = house.record()
        assert verified(record) is None
        deals.add(dense(record["turns"][0]["draws"]) + house.key().hex())
        withholding = tuple([seat + 2 for seat, opened in enumerate(opens) if not opened])
        notes = proof_of(read_record(dense(record).encode(), find))
        marked = Note("withheld", withholding, 2 ** len(withholding))
        assert (marked in notes) == bool(withholding)
    assert len(deals) == 4


def test_a_list_cannot_be_left_out_or_half_written() -> None:
    for text in ("", "{}", HONEST.listed() + " ", HONEST.listed()[:-1] + ',"number":1}'):
        record = HONEST.record()
        record["chance"]["list"] = text
        assert "list" in (verified(record) or "")
    record = HONEST.record()
    del record["chance"]["list"]
    assert "list" in (verified(record) or "")
    record = HONEST.record()
    record["chance"]["seeds"] = [ANNE, BEA]
    assert "2 parts for 3 seats" in (verified(record) or "")


# … writes events into the record that you were not told, or leaves some out


def test_events_told_otherwise_are_found_by_the_receipt() -> None:
    record = HONEST.record()
    other = HONEST.record()
    dealt = other["turns"][0]["events"][1]["event"]
    dealt["luck"] = (dealt["luck"] + 1) % 3
    assert "other events" in (with_receipt(record, HONEST.receipt(0, other)) or "")
    fewer = record | {"turns": record["turns"][:-1]}
    assert "other events" in (with_receipt(record, HONEST.receipt(0, fewer)) or "")
    assert verified(other) is not None, "the rules tell no such thing"


def test_a_receipt_of_another_seat_game_or_table_does_not_fit() -> None:
    record, words = HONEST.record(), HONEST.receipt(0).split()
    for at, word, why in ((1, "UVWXYZ", "table UVWXYZ"), (2, "2", "game 2"), (3, "7", "no seat 8")):
        line = " ".join([*words[:at], word, *words[at + 1 :]])
        assert why in (with_receipt(record, line) or "")
    other = " ".join([*words[:5], OTHER, *words[6:]])
    assert "another part of seat 1" in (with_receipt(record, other) or "")
    assert with_receipt(record, " ".join([*words[:3], "1", *words[4:]])) is not None


# what no protocol finds, and the verdict says


@pytest.mark.parametrize(
    ("seats", "notes"),
    [
        ((Seat("person", "Anne"), Seat("bot", "Renart")), ("house-alone", "no-part", "bots")),
        ((Seat("bot", "Tibert"), Seat("bot", "Renart")), ("house-alone", "bots")),
        ((Seat("person", "Anne", ANNE), Seat("absent", "Bea")), ("together", "absent")),
        (
            (Seat("person", "Anne", ANNE, opened=False), Seat("person", "Bea", BEA, opened=False)),
            ("house-alone", "withheld"),
        ),
    ],
)
def test_who_could_have_chosen_is_said(seats: tuple[Seat, ...], notes: tuple[str, ...]) -> None:
    record = HONEST.but(seats=seats).record()
    assert verified(record) is None
    assert tuple([note.code for note in proof_of(read_record(dense(record).encode(), find))]) == notes
