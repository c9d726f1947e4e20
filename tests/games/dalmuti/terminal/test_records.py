"""Games of the Grand Dalmuti read again in the terminal: replayed, verified, and told what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.chance import Stream, key_of
from tablee.core.record import write_record
from tablee.games.dalmuti.game import Options, deal
from tablee.lab import play_game
from tests.cli.running import call, spawn
from tests.cli.test_french import spaced
from tests.games.dalmuti.terminal.test_play import QUICK
from tests.records.kept import folder_of

Captured = pytest.CaptureFixture[str]
SHORT = write_record(play_game("dalmuti", ["random"] * 4, seed=3, options={"rounds": 1}))


def written(path: Path, **fields: Any) -> Path:
    path.write_text(json.dumps(json.loads(SHORT) | fields))
    return path


@pytest.mark.parametrize(("language", "won"), [("en", "wins the game"), ("fr", "gagne la partie")])
def test_a_replay_tells_who_wins(capsys: Captured, tmp_path: Path, language: str, won: str) -> None:
    ran = call(capsys, "replay", written(tmp_path / "a.json"), "--lang", language)
    assert ran.code == 0
    assert won in ran.out


def test_a_good_record_holds(capsys: Captured, tmp_path: Path) -> None:
    path = written(tmp_path / "a.json")
    english = call(capsys, "verify", path, "--lang", "en")
    assert english.code == 0
    assert english.out.startswith("It holds: Le Grand Dalmuti, 4 seats")
    french = call(capsys, "verify", path, "--lang", "fr").out
    assert spaced(french).startswith("Elle est honnête : Le Grand Dalmuti, 4 places")
    told = json.loads(call(capsys, "verify", path, "--json").out)
    assert (told["holds"], told["why"], told["game"]) == (True, None, "dalmuti")


def test_an_older_way_of_dealing_is_said_to_be_one(capsys: Captured) -> None:
    path = folder_of("dalmuti") / "rounds.json"
    english = call(capsys, "verify", path, "--lang", "en")
    assert (english.code, english.out.splitlines()[2].partition(":")[0]) == (0, "An older way of dealing")
    french = call(capsys, "verify", path, "--lang", "fr").out.splitlines()
    assert spaced(french[2]).startswith("Une façon plus ancienne de donner : ")


def test_a_table_that_may_not_be(capsys: Captured, tmp_path: Path) -> None:
    path = written(tmp_path / "a.json", options=json.loads(SHORT)["options"] | {"rounds": 0})
    why = "the deal does not follow the rules: “rounds: This setting goes from 1 to 100.” (DAL-41)"
    english = call(capsys, "--lang", "en", "verify", path)
    assert (english.code, english.out) == (1, f"The record does not hold: {why}.\n")
    why = "la donne ne suit pas les règles : « rounds : Ce réglage va de 1 à 100. » (DAL-41)"
    french = spaced(call(capsys, "--lang", "fr", "verify", path).out)
    assert french == f"La partie n’est pas honnête : {why}.\n"
    assert spaced(call(capsys, "--lang", "fr", "replay", path).complaint) == f"tablee: {path} : {why}"
    assert "DAL-41: out-of-range" in json.loads(call(capsys, "verify", path, "--json").out)["why"]


def test_a_turn_of_somebody_else(capsys: Captured, tmp_path: Path) -> None:
    turns = json.loads(SHORT)["turns"]
    number = next(at for at, turn in enumerate(turns) if turn["move"] and turn["move"]["type"] == "play")
    seat = turns[number]["seat"]
    other = (seat + 1) % 4
    turns[number]["seat"] = other
    names = ["Anne", "Bruno", "Chloé", "Denis"]
    path = written(tmp_path / "a.json", turns=turns, names=names)
    why = (
        f"turn {number} ({names[other]}, seat {other + 1}) does not follow the rules:"
        f" “It is not your turn: {names[seat]} plays.” (DAL-31)"
    )
    assert call(capsys, "--lang", "en", "verify", path).out == f"The record does not hold: {why}.\n"
    french = spaced(call(capsys, "--lang", "fr", "verify", path).out)
    assert f"« Ce n’est pas votre tour : {names[seat]} joue. »" in french


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"order": [0, 1, 2, 2]}, "order : quelque chose y est deux fois"),
        ({"order": [0, 1, 2]}, "order : on attend 4 éléments, pas 3"),
        ({"round": 10**30}, "round : on attend un nombre de 1 à 1, pas un nombre énorme"),
        ({"out": [0]}, "out : cela ne s’accorde pas avec hands"),
    ],
)
def test_a_start_that_cannot_be_in_french(
    capsys: Captured, tmp_path: Path, value: dict[str, object], told: str
) -> None:
    state = deal(4, Options(**json.loads(SHORT)["options"]), Stream(key_of(b"start", []))).state
    start = json.loads(msgspec.json.encode(state)) | value
    path = written(tmp_path / "a.json", start=start)
    complaint = spaced(call(capsys, "--lang", "fr", "verify", path).complaint)
    assert complaint.startswith(f"tablee: {path} : la partie est abîmée : départ : {told}")


def test_the_terminal_gives_a_receipt_that_fits(capsys: Captured, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ran = spawn("play", "dalmuti", *QUICK, "--lang", "en", "--record", kept, typed="a\n" * 200)
    line = next(line for line in ran.out.splitlines() if line.startswith("tablee-receipt/1 "))
    told = call(capsys, "--lang", "en", "verify", kept, "--receipt", line)
    assert told.code == 0
    assert "The receipt fits; it holds no part of seat 1." in told.out
    assert "Seat 1 was told exactly what the record says." in told.out
