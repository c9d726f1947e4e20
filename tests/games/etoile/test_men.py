"""Men: ETO-20 to ETO-23, ETO-30, ETO-31."""

from __future__ import annotations

import pytest

from tests.games.etoile.scenes import at, captures, do, events, pieces, plays, refused, step

FAR = "Ce1"  # a man of C's that plays no part


@pytest.mark.clause("ETO-20")
def test_a_man_steps_one_cell_forward() -> None:
    state = at(f"A:dark:A=Ad2:B=Be1:C={FAR}")
    assert plays(state) == {"Ad2-Ac3", "Ad2-Ae3"}
    assert refused(state, "Ad2-Ac1") == ("ETO-21", "backward-step")
    assert refused(state, "Ad2-Ab4") == ("ETO-20", "one-cell-at-a-time")


@pytest.mark.clause("ETO-20")
def test_a_man_does_not_step_onto_another_piece() -> None:
    state = at(f"A:dark:A=Ad2,Ac3:B=Be1:C={FAR}")
    assert refused(state, "Ad2-Ac3") == ("ETO-20", "cell-occupied")


@pytest.mark.clause("ETO-21")
def test_forward_is_up_ones_own_camp_across_and_down_the_other() -> None:
    assert plays(at(f"A:dark:A=Ab4:B=Be1:C={FAR}")) == {"Ab4-Bf4", "Ab4-Bh4"}
    assert plays(at(f"A:dark:A=Bf4:B=Be1:C={FAR}")) == {"Bf4-Be3", "Bf4-Bg3"}
    assert plays(at(f"A:dark:A=Bg3:B=Be1:C={FAR}")) == {"Bg3-Bf2", "Bg3-Bh2"}


@pytest.mark.clause("ETO-21")
def test_scene_a_man_at_the_centre_has_three_cells_before_it() -> None:
    assert plays(at(f"A:dark:A=Ad4:B=Be1:C={FAR}")) == {"Ad4-Bd4", "Ad4-Cd4", "Ad4-Bf4"}


@pytest.mark.clause("ETO-21")
def test_once_across_a_man_neither_comes_back_nor_crosses_to_the_third_camp() -> None:
    state = at(f"A:dark:A=Bd4,Bb4:B=Be1:C={FAR}")
    assert plays(state) == {"Bd4-Bc3", "Bd4-Be3", "Bb4-Ba3", "Bb4-Bc3"}
    for text in ("Bd4-Ad4", "Bd4-Cd4", "Bb4-Cf4"):
        assert refused(state, text) == ("ETO-21", "backward-step")


@pytest.mark.clause("ETO-21")
def test_by_capturing_it_may_cross_to_the_third_camp() -> None:
    state = at("A:dark:A=Bd4:B=Be1:C=Cd4")
    assert captures(state) == {"Bd4xCc3"}
    assert plays(do(state, "Bd4xCc3", "Be1-Bd2")) == {"Cc3-Cb2", "Cc3-Cd2"}


@pytest.mark.clause("ETO-22")
def test_a_man_captures_forward_and_backward_into_the_empty_cell_behind() -> None:
    state = at(f"A:dark:A=Ac3:B=Ab4,Ad2,Be1:C={FAR}")
    assert captures(state) == {"Ac3xBh4", "Ac3xAe1"}
    done = step(state, "Ac3xAe1")
    assert pieces(done.state, 1) == {"Ab4", "Be1"}
    assert done.state.lost == (11, 10, 11)
    assert events(done) == ["pieces-taken"]


@pytest.mark.clause("ETO-22")
def test_no_capture_without_an_empty_cell_behind_or_over_ones_own() -> None:
    state = at(f"A:dark:A=Ac3,Ab2,Bh4:B=Ab4,Be1:C={FAR}")
    assert captures(state) == set()
    assert refused(state, "Ac3-Aa1") == ("ETO-22", "own-piece")


@pytest.mark.clause("ETO-22")
def test_scene_through_the_centre_either_branch_may_be_behind() -> None:
    assert captures(at(f"A:dark:A=Ac3:B=Ad4,Be1:C={FAR}")) == {"Ac3xBd4", "Ac3xCd4"}
    assert captures(at(f"A:dark:A=Ad4:B=Bd4:C=Cd4,{FAR}")) == {"Ad4xBc3", "Ad4xCc3"}


@pytest.mark.clause("ETO-22")
def test_a_chain_is_carried_on_to_its_end() -> None:
    state = at(f"A:dark:A=Ad2:B=Ae3,Cb4,Be1:C={FAR}")
    assert captures(state) == {"Ad2xAf4xCa3"}
    assert refused(state, "Ad2xAf4") == ("ETO-22", "chain-cut-short")
    assert refused(state, "Ad2xAf4xCg3") == ("ETO-22", "no-such-chain")


@pytest.mark.clause("ETO-22")
def test_the_player_chooses_freely_among_chains() -> None:
    state = at(f"A:dark:A=Ad2:B=Ac3,Ae3,Cb4,Be1:C={FAR}")
    assert captures(state) == {"Ad2xAb4", "Ad2xAf4xCa3"}


@pytest.mark.clause("ETO-22")
def test_no_piece_is_jumped_twice_and_jumped_pieces_block_until_lifted() -> None:
    """A ring of four brings the man back to where it began, and there it ends."""
    state = at(f"A:dark:A=Ac1:B=Ab2,Ab4,Ad4,Ad2:C={FAR}")
    assert captures(state) == {"Ac1xAa3xBf4xAe3xAc1", "Ac1xAe3xBf4xAa3xAc1"}
    assert pieces(do(state, "Ac1xAa3xBf4xAe3xAc1"), 1) == set()


@pytest.mark.clause("ETO-23")
def test_scene_one_move_may_take_pieces_of_both_opponents() -> None:
    state = at("A:dark:A=Ac3:B=Bf2,Bd4:C=Ad4,Cf2")
    assert captures(state) == {"Ac3xCd4xBc3"}
    done = do(state, "Ac3xCd4xBc3")
    assert pieces(done, 1) == {"Bf2"}
    assert pieces(done, 2) == {"Cf2"}


@pytest.mark.clause("ETO-30")
@pytest.mark.parametrize(("start", "end"), [("Bb2", "Ba1"), ("Cd2", "Ce1")])
def test_a_man_that_ends_on_line_1_of_an_opponent_becomes_a_queen(start: str, end: str) -> None:
    done = step(at(f"A:dark:A={start}:B=Bg3:C=Cg3"), f"{start}-{end}")
    assert pieces(done.state, 0) == {f"Q{end}"}
    assert events(done) == ["piece-moved", "queen-made"]


@pytest.mark.clause("ETO-11")
def test_line_1_of_the_empty_camp_makes_a_queen_too() -> None:
    assert pieces(do(at("A:dark:A=Cb2:B=Bg3"), "Cb2-Ca1"), 0) == {"QCa1"}


@pytest.mark.clause("ETO-31")
def test_at_the_base_a_capturing_man_goes_on_or_becomes_a_queen_and_stops() -> None:
    state = at("A:dark:A=Ba3:B=Bb2,Bd2,Bg3:C=Cf2")
    assert captures(state) == {"Ba3xBc1", "Ba3xBc1xBe3"}
    assert pieces(do(state, "Ba3xBc1"), 0) == {"QBc1"}
    assert pieces(do(state, "Ba3xBc1xBe3"), 0) == {"Be3"}
    assert pieces(do(state, "Ba3xBc1"), 1) == {"Bd2", "Bg3"}


@pytest.mark.clause("ETO-31")
def test_away_from_the_base_there_is_no_such_choice() -> None:
    state = at("A:dark:A=Ac3:B=Bf2,Bd4:C=Ad4,Cf2")
    assert refused(state, "Ac3xCd4") == ("ETO-22", "chain-cut-short")
