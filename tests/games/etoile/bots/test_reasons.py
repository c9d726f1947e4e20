"""The reasons of a hint: facts of the position, and what any other move would cost."""

from __future__ import annotations

import pytest

from tablee.bots.adviser import explain, explains
from tablee.games.etoile import game
from tablee.games.etoile.bots.reasons import Why
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import AcceptDraw, Huff, OfferDraw, Play
from tablee.games.etoile.state import State
from tests.games.etoile.bots.test_player import stands

TWO_AND_A_QUEEN = "A:dark:A=Ad4,Aa1:B=Bd4,Bb2,Bg1,Bh2"


def why(state: State, written: str) -> Why:
    seat = min(game.to_act(state))
    offers = game.offers(state, seat)
    told = explain("etoile", game.view(state, seat), offers, game.read_move(written))
    assert isinstance(told, Why)
    return told


def test_the_star_says_why() -> None:
    assert explains("etoile")


def test_two_men_taken_on_the_way_to_a_queen() -> None:
    told = why(stands(TWO_AND_A_QUEEN), "Ad4xBc3xBa1")
    assert (told.taken, told.queens, told.crowns, told.given, told.duty) == (2, 0, True, 0, "ETO-40")
    assert told.worth >= 2


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        (Options(), "ETO-40"),
        (Options(rules="german"), "ETO-40"),
        (Options(rules="italian"), "ETO-63"),
        (Options(rules="english"), "ETO-61"),
        (Options(loser_wins=True), "ETO-60"),
    ],
)
def test_the_clause_that_wants_the_capture(options: Options, clause: str) -> None:
    told = why(stands(TWO_AND_A_QUEEN, options), "Ad4xBc3xBa1")
    assert told.duty == clause
    assert told.only == (clause != "ETO-40")


def test_a_queen_taken_counts_apart() -> None:
    told = why(stands("A:dark:A=Ad4,Aa1:B=QBd4,Bb2,Bg1,Bh2"), "Ad4xBc3xBa1")
    assert (told.taken, told.queens) == (1, 1)


def test_a_capture_that_is_answered() -> None:
    told = why(stands("A:dark:A=Ab4,Aa1:B=Bf4,Bd2,Bc1"), "Ab4xBe3")
    assert (told.taken, told.given) == (1, 1)


def test_a_piece_that_gets_away() -> None:
    told = why(stands("A:dark:A=Cb4,Bh4:B=QCc3", Options(rules="italian")), "Cb4-Ca3")
    assert (told.saved, told.given, told.duty, told.worth) == (1, 0, "", 1)


def test_a_step_that_makes_a_queen() -> None:
    told = why(stands("A:dark:A=Bb2,Aa1,Ac1:B=Bg1,Bh2,Bh4"), "Bb2-Ba1")
    assert told == Why(crowns=True)


def test_loser_wins_knows_no_cost() -> None:
    state = stands("A:dark:A=Ac3,Ae1,Ag1:B=Bc3,Bg1", Options(loser_wins=True))
    assert why(state, "Ac3-Ad4").worth == 0


def test_huffing_takes_nothing_by_moving() -> None:
    state = stands("A:dark:A=Aa3,Ab4,Ae1,Ag1:B=Bf4,Ba1,Bc1,Be1", turn_by=Play(("Ag1", "Ah2")))
    told = why(state, game.write_move(Huff("Ab4")))
    assert (told.taken, told.given, told.duty, told.only) == (0, 0, "", False)


def test_an_answer_to_a_draw_has_no_reasons() -> None:
    state = stands("A:dark:A=QAc1,QAe1,Aa3:B=Bc3", turn_by=OfferDraw())
    assert why(state, game.write_move(AcceptDraw())) == Why()


def test_three_may_threaten() -> None:
    """The threat of the one who does not move next counts too."""
    told = why(stands("A:dark:A=Ad4,Aa1:B=Bg1,Bh2:C=Cd4,Ca1"), "Aa1-Ab2")
    assert told.given >= 1


@pytest.mark.parametrize(
    ("position", "move", "key"),
    [
        ("A:dark:A=Ac3,Ag1:B=Be1,Bg1", "Ac3-Ad4", "centre"),
        ("A:dark:A=Ah4,Ab2:B=Be1,Bc1", "Ah4-Cb4", "crossing"),
        ("A:dark:A=Cb4,Ab2:B=Be1,Bc1", "Cb4-Cc3", "running"),
        ("A:dark:A=Ad2,Ab2:B=Be1,Bg1", "Ad2-Ae3", "steady"),
    ],
)
def test_a_quiet_move_says_what_it_is_good_for(position: str, move: str, key: str) -> None:
    assert why(stands(position), move).key == key
