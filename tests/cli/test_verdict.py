"""`tablee verify`: what a record proves is said, for every way a game can come about, in both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.commands.verify_command import find_flaw
from tablee.core.receipt import Receipt, events_after, events_begin, write_receipt
from tablee.core.receipt_check import bound_by, read_document
from tablee.core.record import RecordError, read_record, write_record
from tablee.core.shelf import load
from tablee.core.shuffle import commitment_to, start_hash
from tablee.lab import play_game
from tablee.table.actions import (
    CLOCK,
    Decision,
    begin,
    commit,
    deal,
    move,
    open_answers,
    open_part,
    open_table,
    sit,
)
from tablee.table.entries import Entry
from tablee.table.log_record import record_of
from tablee.table.model import PLAYING, Settings, Table
from tests.cli.running import call, small_record, spawn
from tests.cli.test_play import QUICK
from tests.records.kept import kept
from tests.table.test_given_table import played

Captured = pytest.CaptureFixture[str]
NOW = 1_700_000_000_000
PARTS = {0: "a0" * 32, 1: "b1" * 32}
TOGETHER = (
    "In the shuffle: the house and Anne, Bea. "
    "Nobody could choose this deal unless the house and all these people did so together."
)
ENSEMBLE = (
    "Dans le mélange : la maison et Anne, Bea. Personne ne pouvait choisir cette donne "
    "sans une entente entre la maison et toutes ces personnes."
)
LATE = (
    "À partir du coup 5, la place 2 a vu exactement ce que la partie raconte ; "
    "le reçu ne sait rien de ce qui précède."
)


class Game:
    """A short game of the toy at a table, with people who commit and open, or not."""

    def __init__(self, people: dict[str, str], start: Any = None) -> None:
        self.entries: list[Entry] = []
        opened = open_table("ABCDEF", "toy", 4, {"counters": 12}, Settings(), bytes(32), NOW, start=start)
        self.table: Table = self.keep(opened)
        for seat, (name, does) in enumerate(people.items()):
            self.keep(sit(self.table, name, seat, f"hash {name}", NOW))
            if does:
                self.keep(commit(self.table, seat, commitment_to("ABCDEF", 1, seat, PARTS[seat]), NOW))
        self.keep(begin(self.table, 0, "easy", NOW))
        for seat, does in enumerate(people.values()):
            if does == "opens":
                self.keep(open_part(self.table, seat, PARTS[seat], NOW))
        if self.table.status != PLAYING:
            self.keep(deal(self.table, NOW))
        self.play_out()

    def keep(self, outcome: object) -> Table:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table = decision.table
        return self.table

    def play_out(self) -> None:
        game = load("toy")
        while self.table.status == PLAYING:
            waiting = [seat for seat in game.to_act(self.table.state) if self.table.answer(seat) is None]
            if not waiting:
                self.keep(open_answers(self.table, NOW))
                continue
            seat = min(waiting)
            choice = game.offers(self.table.state, seat).moves[-1]
            self.keep(move(self.table, seat, choice, "", self.table.version, NOW, CLOCK))

    def record(self) -> bytes:
        record = record_of("ABCDEF", self.entries)
        assert record is not None
        return write_record(record)


@cache
def both_open() -> bytes:
    return Game({"Anne": "opens", "Bea": "opens"}).record()


def receipt(data: bytes, seat: int = 0, first: int = 0, part: str = PARTS[0]) -> str:
    record = read_record(data, load)
    bound = bound_by(record)
    seen = read_document(data).seen(seat, first)
    running = events_after(events_begin(bound, seat, first), seen)
    return write_receipt(Receipt("ABCDEF", 1, seat, bound, part, first, running))


def spaced(text: str) -> str:
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.fixture
def said(capsys: Captured, tmp_path: Path) -> Callable[..., tuple[int, list[str]]]:
    def verified(data: bytes, *arguments: str) -> tuple[int, list[str]]:
        file = tmp_path / "game.json"
        file.write_bytes(data)
        ran = call(capsys, "verify", file, *arguments)
        return ran.code, [spaced(line) for line in (ran.out or ran.complaint).splitlines()]

    return verified


def test_people_and_bots(said: Any) -> None:
    code, english = said(both_open(), "--lang", "en")
    assert code == 0
    assert english[2:] == [
        TOGETHER,
        "Bots, which bring no part: Renart, Ysengrin.",
    ]
    _, french = said(both_open(), "--lang", "fr")
    assert french[2:] == [
        ENSEMBLE,
        "Robots, qui n’apportent pas de part : Renart, Ysengrin.",
    ]


def test_nobody_but_the_house(said: Any) -> None:
    data = Game({"Anne": ""}).record()
    _, english = said(data, "--lang", "en")
    assert english[2:4] == [
        "Nobody but the house contributed: the house could have chosen this deal.",
        "Brought no part: Anne.",
    ]
    _, french = said(data, "--lang", "fr")
    assert french[2:4] == [
        "La maison seule a contribué : elle aurait pu choisir cette donne.",
        "Sans part dans le mélange : Anne.",
    ]


def test_who_withheld(said: Any) -> None:
    data = Game({"Anne": "opens", "Bea": "commits"}).record()
    _, english = said(data, "--lang", "en")
    assert english[3] == (
        "Committed to a part and did not open it: Bea. With the house they could choose among 2 deals."
    )
    _, french = said(data, "--lang", "fr")
    assert french[3] == (
        "Part engagée mais pas ouverte : Bea. "
        "D’accord avec la maison, on pouvait ainsi choisir entre 2 donnes."
    )
    _, told = said(data, "--json")
    assert json.loads(told[0])["notes"][1] == {"code": "withheld", "seats": [1], "number": 2}


def test_played_on_from_a_position(said: Any) -> None:
    frames = read_record(both_open(), load)
    game = load("toy")
    state = game.deal(4, frames.options, _Counting()).state
    data = Game({"Anne": "opens"}, start=state).record()
    code, english = said(data, "--lang", "en")
    assert (code, english[-1][:27]) == (0, "Played on from a position: ")
    _, french = said(data, "--lang", "fr")
    assert french[-1].startswith("Reprise à partir d’une position : ")
    secret = bytes.fromhex(json.loads(data)["chance"]["secret"])
    other = data.replace(start_hash(state, secret).encode(), b"0" * 64)
    assert said(other, "--lang", "en") == (
        1,
        ["The record does not hold: the list has another position to play on from than the record."],
    )


class _Counting:
    """Chance that draws the first of everything."""

    now = 0

    def below(self, n: int) -> int:
        return 0

    def order(self, n: int) -> tuple[int, ...]:
        return tuple(range(n))


def test_bots_of_the_lab_and_the_terminal(said: Any, tmp_path: Path) -> None:
    data = write_record(play_game("toy", ["random"] * 4, seed=3, options={"counters": 12}))
    code, english = said(data, "--lang", "en")
    assert code == 0
    assert english[2:] == [
        "One program dealt for everybody, in a terminal or among bots: it could have chosen this deal."
    ]
    _, french = said(data, "--lang", "fr")
    assert french[2].endswith("au terminal ou entre robots : il aurait pu choisir cette donne.")


def test_the_terminal_gives_a_receipt_that_fits(said: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ran = spawn("play", "toy", *QUICK, "--lang", "en", "--record", kept, typed="a\n" * 200)
    line = next(line for line in ran.out.splitlines() if line.startswith("tablee-receipt/1 "))
    code, english = said(kept.read_bytes(), "--lang", "en", "--receipt", line)
    assert code == 0
    assert english[-2:] == [
        "The receipt fits; it holds no part of seat 1.",
        "Seat 1 was told exactly what the record says.",
    ]
    other = spawn("play", "toy", *QUICK, "--record", kept, typed="a\n" * 200)
    assert other.code == 0
    assert said(kept.read_bytes(), "--receipt", line)[0] == 1


def test_records_from_before_the_list_verify_as_what_they_are(said: Any) -> None:
    old = small_record()
    assert json.loads(old)["chance"]["scheme"] == "hmac-sha256/0"
    older = [path for path in kept() if json.loads(path.read_bytes())["chance"]["scheme"] == "hmac-sha256/1"]
    for path in older[:3]:
        code, english = said(path.read_bytes(), "--lang", "en")
        assert (code, english[2].partition(":")[0]) == (0, "An older way of dealing")
        _, french = said(path.read_bytes(), "--lang", "fr")
        assert french[2].startswith("Une façon plus ancienne de donner : ")


def test_a_receipt_that_fits(said: Any) -> None:
    code, english = said(both_open(), "--lang", "en", "--receipt", receipt(both_open()))
    assert code == 0
    assert english[-2:] == [
        "The receipt fits: the part of seat 1 was in this shuffle.",
        "Seat 1 was told exactly what the record says.",
    ]
    late = receipt(both_open(), 1, 5, PARTS[1])
    _, french = said(both_open(), "--lang", "fr", "--receipt", late)
    assert french[-2:] == [
        "Le reçu concorde : la part de la place 2 était dans ce mélange.",
        LATE,
    ]


@pytest.mark.parametrize(
    ("at", "word", "english", "french"),
    [
        (5, "ff" * 32, "another part of seat 1", "une autre part de la place 1"),
        (4, "ff" * 32, "another list", "n’est pas celle que cette place a vue"),
        (2, "2", "table ABCDEF, game 2; the record", "table ABCDEF, partie 2"),
        (7, "ff" * 32, "other events", "raconte à la place 1 autre chose"),
        (3, "9", "no seat 10", "pas de place 10"),
    ],
)
def test_a_receipt_that_does_not_fit(said: Any, at: int, word: str, english: str, french: str) -> None:
    words = receipt(both_open()).split()
    line = " ".join([*words[:at], word, *words[at + 1 :]])
    code, told = said(both_open(), "--lang", "en", "--receipt", line)
    assert (code, english in told[0]) == (1, True), told
    code, told = said(both_open(), "--lang", "fr", "--receipt", line)
    assert (code, french in told[0]) == (1, True), told


def test_a_receipt_nobody_wrote_is_one_line(said: Any) -> None:
    for line in ("", "hello", "tablee-receipt/1 A 1", receipt(both_open()).upper()):
        code, told = said(both_open(), "--lang", "fr", "--receipt", line)
        assert (code, len(told)) == (2, 1)
        assert "--receipt" in told[0]


def test_flipped_bytes_are_found_or_harmless() -> None:
    choice, good = random.Random(5), both_open()
    head = good.index(b'"turns"')
    for _ in range(600):
        damaged = bytearray(good)
        damaged[choice.randrange(head)] ^= 1 << choice.randrange(8)
        try:
            find_flaw(read_record(bytes(damaged), load), read_document(bytes(damaged)))
        except RecordError:
            continue


def test_a_given_deal_is_called_one_with_its_day_and_the_hash_to_compare(
    tmp_path: Path, capsys: Captured
) -> None:
    record = played("AAAAAA").record()
    file = tmp_path / "given.json"
    file.write_bytes(write_record(record))
    for language, said in (
        ("en", "A given deal, the one of 2026-11-18"),
        ("fr", "Une donne imposée, celle du 2026-11-18"),
    ):
        ran = call(capsys, "--lang", language, "verify", file)
        assert ran.code == 0
        assert said in ran.out
        assert bound_by(record) in ran.out
