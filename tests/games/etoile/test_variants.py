"""Qui perd gagne, English, German and Italian play: ETO-60 to ETO-63."""

from __future__ import annotations

import pytest

from tablee.games.etoile import game
from tests.games.etoile.scenes import at, captures, do, events, opened, pieces, plays, refused, step

BACKWARD = "A:dark:A=Ac3:B=Ad2,Be1:C=Ce1"


@pytest.mark.clause("ETO-60")
@pytest.mark.parametrize("rules", ["standard", "german", "english", "italian"])
def test_when_the_loser_wins_capturing_is_compulsory(rules: str) -> None:
    state = at("A:dark:A=Ac3,Ag1:B=Ad4,Be1:C=Ce1", loser_wins=True, rules=rules)
    assert plays(state) == {"Ac3xBd4", "Ac3xCd4"}
    clause = {"english": "ETO-61", "italian": "ETO-63"}.get(rules, "ETO-60")
    assert refused(state, "Ag1-Ah2") == (clause, "capture-first")
    assert refused(state, "oblige") == (clause, "no-soufflage-here")


@pytest.mark.clause("ETO-60")
def test_the_first_without_pieces_wins() -> None:
    done = step(at("A:dark:A=Ac3:B=Ad4:C=Ce1", loser_wins=True), "Ac3xBd4")
    assert events(done) == ["pieces-taken", "went-out", "game-ended"]
    assert done.state.end is not None
    assert done.state.end.reason == "emptied"
    assert game.standings(done.state) == ((1,), (0, 2))


@pytest.mark.clause("ETO-60")
def test_two_emptied_by_one_move_win_together() -> None:
    done = step(at("A:dark:A=Ac3:B=Bd4:C=Ad4", loser_wins=True), "Ac3xCd4xBc3")
    assert game.standings(done.state) == ((1, 2), (0,))


@pytest.mark.clause("ETO-60")
@pytest.mark.parametrize("third", ["", ":C=Cg1"])
def test_the_first_who_cannot_move_wins(third: str) -> None:
    """B's man on Ah2 is one step from its base; both ways on are taken."""
    state = at(f"A:dark:A=Af2,Ag1,Ae1:B=Ah2{third}", loser_wins=True)
    done = step(state, "Af2-Ae3")
    assert done.state.end is not None
    assert done.state.end.reason == "stuck"
    assert game.standings(done.state) == (((1,), (0,)) if not third else ((1,), (0, 2)))


@pytest.mark.clause("ETO-60", "ETO-53")
def test_resigning_does_not_win_even_then() -> None:
    assert game.standings(do(opened(2, loser_wins=True), "resign")) == ((1,), (0,))


@pytest.mark.clause("ETO-61")
def test_english_men_capture_forward_only() -> None:
    assert captures(at(BACKWARD)) == {"Ac3xAe1"}
    state = at(BACKWARD, rules="english")
    assert captures(state) == set()
    assert refused(state, "Ac3xAe1") == ("ETO-61", "forward-captures-only")
    across = at("A:dark:A=Bd4:B=Be1:C=Cd4", rules="english")
    assert captures(across) == set()
    assert captures(at("A:dark:A=Ad4:B=Bd4:C=Cd4", rules="english")) == {"Ad4xBc3", "Ad4xCc3"}


@pytest.mark.clause("ETO-61")
def test_an_english_queen_moves_one_cell_and_captures_both_ways() -> None:
    state = at("A:dark:A=QAd4:B=Be1:C=Ce1", rules="english")
    assert plays(state) == {"Ad4-Ac3", "Ad4-Ae3", "Ad4-Bd4", "Ad4-Bf4", "Ad4-Cd4"}
    assert refused(state, "Ad4-Ab2") == ("ETO-61", "one-cell-at-a-time")
    state = at("A:dark:A=QAc3:B=Ad2,Ad4,Be1:C=Ce1", rules="english")
    assert captures(state) == {"Ac3xAe1", "Ac3xBd4", "Ac3xCd4"}
    assert captures(at("A:dark:A=QAa1:B=Ac3,Be1:C=Ce1", rules="english")) == set()


@pytest.mark.clause("ETO-61")
def test_english_capturing_is_compulsory_and_there_is_no_soufflage() -> None:
    state = at("A:dark:A=Ac3,Ag1:B=Ad4,Be1:C=Ce1", rules="english")
    assert plays(state) == {"Ac3xBd4", "Ac3xCd4"}
    assert refused(state, "Ag1-Ah2") == ("ETO-61", "capture-first")
    assert refused(state, "huff:Ad4") == ("ETO-61", "no-soufflage-here")


@pytest.mark.clause("ETO-62")
def test_german_men_capture_forward_only_queens_fly_soufflage_is_played() -> None:
    state = at(BACKWARD, rules="german")
    assert captures(state) == set()
    assert refused(state, "Ac3xAe1") == ("ETO-62", "forward-captures-only")
    queen = at("A:dark:A=QAa1,Ag1:B=Ac3,Be1:C=Ce1", rules="german")
    assert captures(queen) == {"Aa1xAd4"}
    assert do(queen, "Ag1-Ah2").claim is not None


@pytest.mark.clause("ETO-63")
def test_only_a_queen_may_take_a_queen_in_the_italian_game() -> None:
    state = at("A:dark:A=Ac3:B=QAd4,Be1:C=Ce1", rules="italian")
    assert captures(state) == set()
    assert refused(state, "Ac3xBd4") == ("ETO-63", "queens-take-queens")
    assert captures(at("A:dark:A=QAc3:B=QAd4,Be1:C=Ce1", rules="italian")) == {"Ac3xBd4", "Ac3xCd4"}
    assert captures(at("A:dark:A=Ac3:B=QAd4,Be1:C=Ce1")) == {"Ac3xBd4", "Ac3xCd4"}


@pytest.mark.clause("ETO-63")
def test_italian_capturing_is_compulsory_the_rest_is_as_ever() -> None:
    state = at("A:dark:A=Ac3,Ag1:B=Ad4,Ad2,Be1:C=Ce1", rules="italian")
    assert plays(state) == {"Ac3xBd4", "Ac3xCd4", "Ac3xAe1"}
    assert refused(state, "Ag1-Ah2") == ("ETO-63", "capture-first")
    assert pieces(do(state, "Ac3xAe1"), 1) == {"Ad4", "Be1"}
