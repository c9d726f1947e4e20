"""Camelot in the terminal: columns and signs, words of both languages, refusals with their clause."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path

import pytest

from tablee.cli.faces.face import Reader
from tablee.core.contract import Offers
from tablee.games.camelot.events import HandShown
from tablee.games.camelot.game import offers, view
from tablee.games.camelot.moves import Keep, LetPass, Move, PlayAction, PlayCard, Stay, Withdraw
from tablee.games.camelot.offering import ANSWERS, LANCELOT_TOO
from tablee.games.camelot.terminal.cards import SIGNS, label
from tablee.games.camelot.terminal.face import FACE
from tests.cli.running import spawn
from tests.cli.seeing import drawn, reader_of
from tests.cli.test_play import in_a_terminal
from tests.games.camelot.building import make, naming, turn_of

QUICK = ["--seats", "2", "--bots", "random", "--pace", "0"]


def reader(language: str = "fr") -> Reader:
    return reader_of("camelot", language)


def test_a_table_shows_columns_totals_tokens_and_what_lies_beside() -> None:
    state = turn_of(
        0,
        ["red-3 riposte", "green-1", "blue-2 blue-3"],
        ["red-3 lady-6", "red-5 squire-2 red-4", ""],
        laid=["bouclier", "assomme", ""],
        tokens=["blue", "purple green", ""],
    )
    shown = drawn(FACE.table(view(state, 0), reader()))
    assert "† rouge (l’épée)" in shown
    assert "▶ 1 Vous" in shown
    assert "  1 †3" in shown
    assert all(
        part in shown for part in ("†3", "♕6", "♙2", "= 9", "=11", "Bouclier", "Assommé", "♠····", "♦♣···")
    )
    assert max(map(len, shown.splitlines())) <= 80


def test_a_hand_shows_boxes_and_what_actions_do() -> None:
    state = turn_of(0, ["red-3 yellow-2 riposte", "green-1"], ["red-3", "red-4"])
    shown = drawn(FACE.hand(view(state, 0), reader("en")))
    assert "│ †3 ││ ☼2 │" in shown
    assert "Riposte" in shown
    assert "newest card" in shown


@pytest.mark.parametrize(("language", "name"), [("fr", "Lance brisée"), ("en", "Break Lance")])
def test_an_open_hand_names_its_cards(language: str, name: str) -> None:
    seen = view(turn_of(0, ["red-3 lance-brisee esquive", "green-1"], ["", ""]), 0)
    shown = drawn(FACE.open_hand(seen, reader(language)))
    assert f" · {name}" in shown
    assert "lance-brisee" not in shown


def test_an_announced_card_is_explained_to_those_who_answer() -> None:
    state = turn_of(1, ["lancelot", "riposte red-3", ""], ["red-3 red-4", "red-5", ""])
    waiting = make(state, (1, PlayAction("riposte", 0)))
    shown = drawn(FACE.table(view(waiting, 0), reader()))
    assert "Bruno → Vous Riposte" in shown
    assert "Bruno annonce Riposte" in FACE.prompt(view(waiting, 0), offers(waiting, 0), reader())


def test_enter_stays_in_or_lets_pass_and_nobody_is_asked_in_vain() -> None:
    state = turn_of(0, ["red-3 red-4", "green-1"], ["red-5", "red-3"], entered=True, played=True)
    assert FACE.obvious(view(state, 0), offers(state, 0)) == Stay()
    assert FACE.obvious(view(state, 0), Offers(LANCELOT_TOO)) == LetPass()
    assert FACE.automatic(Offers(ANSWERS)) == LetPass()
    assert FACE.automatic(Offers(LANCELOT_TOO)) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("rouge 4", "red-4"), ("4 rouge", "red-4"), ("Red 4", "red-4"), ("écuyer 2", "squire-2"),
        ("dame", "lady-6"), ("vert", "green-1"), ("rester", "stay"), ("retirer", "withdraw"),
        ("Changement d’arme bleu", "changement-d-arme blue"), ("drop weapon green", "maladresse green"),
        ("désarçonné jaune", "desarconne yellow"), ("lance brisée 1", "lance-brisee 1"),
        ("dodge 2 1", "esquive 2 1"), ("outwit 2 1 shield", "finesse 2 1 bouclier"),
        ("garder 3 rouge, écuyer 2", "keep red-3 squire-2"),
        ("tout passer", "pass all"), ("p", "pass"), ("lancelot", "lancelot"), ("chute 2", "chute 2"),
    ],
)  # fmt: skip
def test_moves_are_understood_in_both_languages(text: str, meant: str) -> None:
    seen = view(turn_of(0, ["red-3", ""], ["", ""]), 0)
    assert FACE.read(text, seen) == FACE.read(meant, seen)


def test_seats_and_cards_are_counted_from_one() -> None:
    """As in `replay --seat`; the notation of records counts from 0."""
    seen = view(turn_of(0, ["red-3", ""], ["", ""]), 0)
    assert FACE.read("finesse 2 1 3", seen) == PlayAction("finesse", 1, mine=0, theirs=2)
    assert FACE.read("retraite 1", seen) == PlayAction("retraite", mine=0)
    for below in ("chute 0", "esquive 2 0"):
        with pytest.raises(ValueError, match="from 1"):
            FACE.read(below, seen)
    told = FACE.describe(PlayAction("finesse", 1, mine=0, theirs=2), reader("en"))
    assert told == "Outwit → Bruno; my card: no. 1; their card: no. 3"


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        (PlayAction("lance-brisee", 1), "Lance brisée 2", "Break Lance 2"),
        (PlayAction("finesse", 1, mine=0, theirs="bouclier"), "Finesse 2 1 Bouclier", "Outwit 2 1 Shield"),
        (PlayCard("red-3"), "3 rouge", "red 3"),
        (Withdraw(), "retirer", "withdraw"),
        (LetPass(rest=True), "tout passer", "pass all"),
        (Keep(("red-3", "squire-2")), "garder 3 rouge, écuyer 2", "keep red 3, squire 2"),
    ],
)
def test_the_list_says_what_to_type_in_the_language_spoken(move: Move, french: str, english: str) -> None:
    seen = view(turn_of(0, ["red-3", ""], ["", ""]), 0)
    for language, typed in (("fr", french), ("en", english)):
        assert FACE.typed(move, "", seen, reader(language)) == typed
        assert FACE.read(typed, seen) == move


def test_a_colour_alone_opens_a_tournament() -> None:
    seen = view(naming(0, ["red-3", "blue-2"]), 0)
    assert FACE.read("rouge", seen) == FACE.read("name red", seen)
    with pytest.raises(ValueError, match="no move"):
        FACE.read("rose", seen)


def test_of_many_exchanges_the_best_are_listed() -> None:
    own, theirs = "red-3 squire-2 squire-3 red-4", "red-5 red-3 squire-2 lady-6"
    state = turn_of(0, ["finesse", "green-1"], [own, theirs])
    listed = FACE.listed(view(state, 0), offers(state, 0))
    assert PlayAction("finesse", 1, mine=1, theirs=3) in listed
    assert sum(isinstance(move, PlayAction) for move in listed) == 6


def test_every_colour_has_its_own_sign() -> None:
    assert len(set(SIGNS.values())) == 5
    assert label("green-1") == "♣1"
    assert FACE.describe(PlayCard("green-1"), reader("en")) == "Play green 1"


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    answers = cycle(["\n", "a\n"])
    shown = in_a_terminal("play", "camelot", *QUICK, "--seed", "7", "--record", kept, answers=answers)
    assert "Tournoi 1" in shown
    assert "La partie est finie" in shown
    assert json.loads(kept.read_bytes())["game"] == "camelot"
    assert spawn("verify", kept).code == 0


def test_a_refusal_names_its_clause_and_help_is_the_games_own() -> None:
    typed = ["?", "stay", "rule CAM-21", "q", "q"]
    ran = spawn("play", "camelot", *QUICK, "--seed", "2", "--lang", "en", typed="\n".join(typed) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert "rule CAM-24" in ran.out
    assert "CAM-21  To stay in, play at least one card." in ran.out


@pytest.mark.clause("CAM-13")
@pytest.mark.parametrize(
    ("language", "told"),
    [("fr", "n’a plus de carte et ne peut pas ouvrir."), ("en", "has no cards left and cannot open.")],
)
def test_an_opener_without_cards_shows_no_empty_hand(language: str, told: str) -> None:
    assert FACE.tell(HandShown(1, ()), reader(language)).endswith(told)
    assert "red 3" in FACE.tell(HandShown(1, ("red-3",)), reader("en"))
