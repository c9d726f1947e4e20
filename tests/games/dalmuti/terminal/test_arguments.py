"""The command asked about the Grand Dalmuti: its seats, settings, clauses and bots, in both languages."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import call
from tests.cli.test_french import spaced

Captured = pytest.CaptureFixture[str]
ARENA = ["arena", "dalmuti", "--bots", "easy,random,random,random", "--games", "6", "--option", "rounds=1"]
PLAY = ["play", "dalmuti"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([*PLAY, "--seats", "3"], "4 to 10"),
        ([*PLAY, "--seats", "11"], "DAL-10"),
        ([*PLAY, "--option", "round=3"], "no option 'round'"),
        ([*PLAY, "--option", "rounds=many"], "rounds: expected a number from 1 to 100, not 'many'"),
        ([*PLAY, "--option", "rounds=0"], "--option rounds: This setting goes from 1 to 100"),
        ([*PLAY, "--option", "people_swap=maybe"], "yes or no"),
        (["arena", "dalmuti", "--bots", "easy,easy"], "4 to 10"),
        (["rules", "dalmuti", "DAL-99"], "no clause 'DAL-99'"),
    ],
)
def test_wrong_arguments_get_one_line(capsys: Captured, arguments: list[str], told: str) -> None:
    ran = call(capsys, "--lang", "en", *arguments)
    assert ran.code == 2
    assert told in ran.complaint


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([*PLAY, "--seats", "3"], "DAL-10"),
        ([*PLAY, "--bots", "genius"], "dalmuti n’a pas de robot « genius » (niveaux : "),
        (["arena", "dalmuti", "--bots", "easy,,easy,easy"], "dalmuti n’a pas de robot sans nom"),
        ([*PLAY, "--option", "round=3"], "dalmuti n’a pas de réglage « round »"),
        (
            [*PLAY, "--option", "rounds=many"],
            "--option rounds : on attend un nombre de 1 à 100, pas « many »",
        ),
        ([*PLAY, "--option", "rounds=0"], "--option rounds : Ce réglage va de 1 à 100"),
        ([*PLAY, "--option", "people_swap=maybe"], "on attend oui ou non, pas « maybe »"),
        (["rules", "dalmuti", "DAL-99"], "le livret de dalmuti n’a pas d’article « DAL-99 »"),
    ],
)
def test_wrong_arguments_get_one_french_line(capsys: Captured, arguments: list[str], told: str) -> None:
    ran = call(capsys, "--lang", "fr", *arguments)
    assert ran.code == 2
    assert told in spaced(ran.complaint)


def test_the_box_is_named_among_those_of_the_shelf(capsys: Captured) -> None:
    shelf = call(capsys, "--lang", "en", "play", "chess").complaint.partition("on the shelf: ")[2]
    assert "dalmuti" in shelf
    told = call(capsys, "--lang", "fr", "play", "chess").complaint
    assert "aucun jeu «\u00a0chess\u00a0» sur l’étagère\u00a0: " in told
    assert "dalmuti" in told


def test_a_rule_book_and_a_clause(capsys: Captured) -> None:
    assert "Glossaire" in call(capsys, "rules", "dalmuti", "--lang", "fr").out
    assert "Glossary" in call(capsys, "rules", "dalmuti", "--lang", "en").out
    clause = call(capsys, "rules", "dalmuti", "dal-31", "--lang", "en").out
    assert clause == call(capsys, "rules", "dalmuti", "31", "--lang", "en").out
    assert "DAL-31" in clause
    assert "DAL-32 ·" not in clause


def test_an_arena_in_json_and_as_a_table(capsys: Captured) -> None:
    told = json.loads(call(capsys, *ARENA, "--seed", "1", "--json").out)
    assert (told["game"], told["games"], told["seed"]) == ("dalmuti", 6, 1)
    assert [(bot["bot"], bot["games"]) for bot in told["bots"]] == [("easy", 6), ("random", 18)]
    assert "dalmuti: 6 games" in call(capsys, "--lang", "en", *ARENA).out
