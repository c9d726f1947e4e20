"""Queens: ETO-32, ETO-33."""

from __future__ import annotations

import pytest

from tests.games.etoile.scenes import at, captures, do, pieces, plays, refused

FAR = "B=Be1:C=Ce1"


@pytest.mark.clause("ETO-32")
def test_scene_a_queen_moves_any_distance_and_takes_either_branch_at_the_centre() -> None:
    targets = {text.removeprefix("QAb2-").removeprefix("Ab2-") for text in plays(at(f"A:dark:A=QAb2:{FAR}"))}
    assert targets == {
        *("Aa1", "Aa3", "Ac1", "Ac3", "Ad4"),
        *("Bd4", "Bc3", "Bb2", "Ba1"),
        *("Cd4", "Cc3", "Cb2", "Ca1"),
    }


@pytest.mark.clause("ETO-32")
def test_a_queen_stops_before_any_piece() -> None:
    state = at(f"A:dark:A=QAb2,Cd4:{FAR}")
    assert "Ab2-Bd4" in plays(state)
    assert "Ab2-Cc3" not in plays(state)
    assert refused(state, "Ab2-Cc3") == ("ETO-32", "own-piece")
    assert refused(state, "Ab2-Ae3") == ("ETO-04", "not-on-the-diagonal")


@pytest.mark.clause("ETO-33")
def test_a_queen_captures_at_a_distance_and_stops_right_behind() -> None:
    state = at("A:dark:A=QAa1:B=Ac3,Be1:C=Ce1")
    assert captures(state) == {"Aa1xAd4"}
    assert refused(state, "Aa1xBd4") == ("ETO-33", "stop-behind")
    assert pieces(do(state, "Aa1xAd4"), 1) == {"Be1"}


@pytest.mark.clause("ETO-33")
def test_behind_a_piece_at_the_centre_lie_two_cells() -> None:
    assert captures(at("A:dark:A=QAa1:B=Ad4,Be1:C=Ce1")) == {"Aa1xBd4", "Aa1xCd4"}


@pytest.mark.clause("ETO-33")
def test_no_capture_over_two_pieces_in_a_row() -> None:
    state = at("A:dark:A=QAa1,Ag3:B=Ab2,Ac3:C=Ce1")
    assert captures(state) == set()
    assert refused(state, "Aa1xAd4") == ("ETO-33", "one-piece-at-a-time")


@pytest.mark.clause("ETO-33")
def test_a_queen_must_take_all_it_can_on_its_way() -> None:
    state = at("A:dark:A=QAb2:B=Bd4,Bb2:C=Cf2,Cg1")
    assert captures(state) == {"Ab2xBc3xBa1"}
    assert refused(state, "Ab2xBc3") == ("ETO-33", "chain-cut-short")


@pytest.mark.clause("ETO-33")
def test_between_two_captures_it_travels_on_to_where_the_next_one_starts() -> None:
    state = at("A:dark:A=QAa1:B=Ac3,Cf4:C=Ce1")
    assert captures(state) == {"Aa1xBd4xCg3"}


@pytest.mark.clause("ETO-22", "ETO-33")
def test_jumped_pieces_block_until_the_move_ends() -> None:
    """Were Ac3 lifted at once, the queen could come back through it and take the third piece too."""
    state = at("A:dark:A=QAa1:B=Ac3,Cb4,Be1:C=Cd2,Ch2")
    assert captures(state) == {"Aa1xCc3xCe1", "Aa1xCc3xAh4"}


@pytest.mark.clause("ETO-33")
def test_with_free_landing_any_empty_cell_behind_will_do() -> None:
    state = at("A:dark:A=QAa1:B=Ac3,Be1:C=Ce1", free_landing=True)
    assert captures(state) == {
        f"Aa1x{end}" for end in ("Ad4", "Bd4", "Bc3", "Bb2", "Ba1", "Cd4", "Cc3", "Cb2", "Ca1")
    }
    chain = at("A:dark:A=QAb2:B=Bd4,Bb2:C=Cf2,Cg1", free_landing=True)
    assert captures(chain) == {"Ab2xBc3xBa1"}
