"""A record that breaks a rule is told in the game's own words, with the clause."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.commands.record_flaws import tell_flaw
from tablee.cli.commands.verify_command import find_flaw
from tablee.cli.speech.translation import speak
from tablee.core.record import RecordError, read_record, write_record
from tablee.core.replay import RuleBroken
from tablee.core.shelf import load, names
from tablee.lab import play_game
from tests.cli.running import Ran, call, small_record
from tests.cli.test_french import spaced
from tests.cli.test_records import numbers_in

Captured = pytest.CaptureFixture[str]
EARLY = 12  # turns: replaying the later ones takes its time


def told(capsys: Captured, path: Path, language: str, **fields: Any) -> tuple[Ran, Ran]:
    path.write_text(json.dumps(json.loads(small_record()) | fields))
    return call(capsys, "--lang", language, "verify", path), call(capsys, "--lang", language, "replay", path)


def turns_with(number: int, **fields: Any) -> list[Any]:
    turns: list[Any] = json.loads(small_record())["turns"]
    turns[number] |= fields
    return turns


def first_play() -> int:
    turns = json.loads(small_record())["turns"]
    return next(at for at, turn in enumerate(turns) if turn["move"] and turn["move"]["type"] == "take")


def test_a_table_that_may_not_be(capsys: Captured, tmp_path: Path) -> None:
    options = json.loads(small_record())["options"] | {"counters": 0}
    english, _ = told(capsys, tmp_path / "a.json", "en", options=options)
    why = "the deal does not follow the rules: “counters: This setting goes from 1 to 100,000.” (TOY-01)"
    assert (english.code, english.out) == (1, f"The record does not hold: {why}.\n")
    french, replayed = told(capsys, tmp_path / "a.json", "fr", options=options)
    why = "la donne ne suit pas les règles : « counters : Ce réglage va de 1 à 100 000. » (TOY-01)"
    assert spaced(french.out) == f"La partie n’est pas honnête : {why}.\n"
    assert spaced(replayed.complaint) == f"tablee: {tmp_path / 'a.json'} : {why}"


def test_a_turn_of_somebody_else(capsys: Captured, tmp_path: Path) -> None:
    """Seats count from 1, as for `replay --seat`."""
    number = first_play()
    seat = json.loads(small_record())["turns"][number]["seat"]
    other = (seat + 1) % 4
    names = ["Anne", "Bruno", "Chloé", "\x1b[2JDenis"]
    turns = turns_with(number, seat=other)
    shown = [name.replace("\x1b", "·") for name in names]
    english, replayed = told(capsys, tmp_path / "a.json", "en", turns=turns, names=names)
    why = (
        f"turn {number} ({shown[other]}, seat {other + 1}) does not follow the rules:"
        f" “It is not your turn: {shown[seat]} plays.” (TOY-02)"
    )
    assert english.out == f"The record does not hold: {why}.\n"
    assert replayed.complaint == f"tablee: {tmp_path / 'a.json'}: {why}"
    french, _ = told(capsys, tmp_path / "a.json", "fr", turns=turns, names=names)
    assert f"le coup {number} ({shown[other]}, place {other + 1}) ne suit pas" in french.out
    assert f"« Ce n’est pas votre tour : {shown[seat]} joue. »" in spaced(french.out)


def test_a_seat_that_is_not_there(capsys: Captured, tmp_path: Path) -> None:
    english, _ = told(capsys, tmp_path / "a.json", "en", turns=turns_with(first_play(), seat=4))
    assert "there is no seat 5." in english.out


def test_the_verdict_for_programs_stays_as_it_was(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    options = json.loads(small_record())["options"] | {"counters": 0}
    path.write_text(json.dumps(json.loads(small_record()) | {"options": options}))
    assert "TOY-01: out-of-range" in json.loads(call(capsys, "verify", path, "--json").out)["why"]


@pytest.mark.parametrize("game", names())
def test_no_refusal_is_without_words(game: str) -> None:
    """Numbers in the moves of real games become others: whatever rule breaks can be told."""
    choice = random.Random(9)
    good = write_record(play_game(game, ["random"] * load(game).META.seats[0], seed=3))
    broken = 0
    for _ in range(60):
        document = json.loads(good)
        document["turns"] = document["turns"][:EARLY]
        turn = choice.choice(document["turns"][1:])
        holder, key = choice.choice([*numbers_in({"move": turn["move"]}), (turn, "seat")])
        holder[key] = choice.choice([-1, 0, 1, 2, 3, 99])
        broken += tells(json.dumps(document).encode())
    assert broken


def tells(data: bytes) -> bool:
    """Whether a rule is broken, told in both languages if so."""
    try:
        record = read_record(data, load)
    except RecordError:
        return False
    flaw = find_flaw(record)
    for language in ("en", "fr"):
        speak(language)
        assert flaw is None or tell_flaw(flaw, record)
    return isinstance(flaw, RuleBroken)


def test_no_break_spaces_of_a_complaint_stay(capsys: Captured) -> None:
    complaint = call(capsys, "--lang", "fr", "play", "chess").complaint
    assert f"aucun jeu «\u00a0chess\u00a0» sur l’étagère\u00a0: {names()[0]}" in complaint
