"""Capturing is owed: ETO-40, ETO-41."""

from __future__ import annotations

import pytest

from tablee.games.etoile import game
from tablee.games.etoile.notation import write_move
from tests.games.etoile.scenes import at, do, events, mover, opened, pieces, plays, refused, step

MISSED = "A:dark:A=Ac3,Ag1,Ab2:B=Ad4,Be1,Bg1:C=Ce1,Cg3"


def offered(state: game.State) -> set[str]:
    return {write_move(move) for move in game.offers(state, mover(state)).moves}


@pytest.mark.clause("ETO-40")
def test_one_may_leave_a_capture_and_the_next_player_is_told() -> None:
    done = step(at(MISSED), "Ag1-Ah2")
    assert events(done) == ["piece-moved", "capture-missed"]
    assert {"huff:Ac3", "oblige"} <= offered(done.state)
    assert refused(done.state, "huff:Ah2") == ("ETO-40", "piece-missed-nothing")


@pytest.mark.clause("ETO-40")
def test_the_huffer_lifts_a_piece_that_could_have_captured_and_then_moves_as_usual() -> None:
    state = do(at(MISSED), "Ag1-Ah2")
    huffed = step(state, "huff:Ac3")
    assert events(huffed) == ["piece-huffed"]
    assert pieces(huffed.state, 0) == {"Ab2", "Ah2"}
    assert mover(huffed.state) == 1
    assert huffed.state.lost == (10, 9, 10)
    assert mover(do(huffed.state, "Be1-Bd2")) == 2
    assert refused(huffed.state, "huff:Ah2") == ("ETO-40", "nothing-missed")


@pytest.mark.clause("ETO-40")
def test_the_piece_that_moved_is_huffed_where_it_stands_now() -> None:
    state = do(at(MISSED), "Ac3-Ab4")
    assert "huff:Ab4" in offered(state)
    assert pieces(do(state, "huff:Ab4"), 0) == {"Ab2", "Ag1"}


@pytest.mark.clause("ETO-40")
def test_the_offender_is_obliged_to_take_back_and_capture() -> None:
    state = do(at(MISSED), "Ag1-Ah2")
    obliged = step(state, "oblige")
    assert events(obliged) == ["move-taken-back"]
    assert pieces(obliged.state, 0) == {"Ab2", "Ac3", "Ag1"}
    assert mover(obliged.state) == 0
    assert plays(obliged.state) == {"Ac3xBd4", "Ac3xCd4"}
    assert refused(obliged.state, "Ag1-Ah2") == ("ETO-40", "capture-instead")
    assert mover(do(obliged.state, "Ac3xCd4")) == 1


@pytest.mark.clause("ETO-40")
def test_moving_lets_it_go_and_the_right_is_nobody_elses() -> None:
    state = do(at(MISSED), "Ag1-Ah2")
    assert refused(state, "huff:Ac3", seat=2) == ("ETO-12", "not-your-turn")
    state = do(state, "Be1-Bd2")
    assert mover(state) == 2
    assert refused(state, "huff:Ac3") == ("ETO-40", "nothing-missed")
    assert refused(state, "oblige") == ("ETO-40", "nothing-missed")


@pytest.mark.clause("ETO-40")
def test_any_one_of_several_chains_satisfies_the_duty() -> None:
    state = do(at("A:dark:A=Ad2:B=Ac3,Ae3,Cb4,Be1:C=Ce1,Cg3"), "Ad2xAb4")
    assert state.claim is None


@pytest.mark.clause("ETO-40")
def test_huffing_can_take_the_last_piece() -> None:
    done = step(do(at("A:dark:A=Ac3:B=Ad4,Be1"), "Ac3-Ab4"), "huff:Ab4")
    assert events(done) == ["piece-huffed", "went-out", "game-ended"]
    assert game.standings(done.state) == ((1,), (0,))


@pytest.mark.clause("ETO-40")
def test_a_blocked_player_may_still_punish_before_he_is_passed_over() -> None:
    state = do(at("A:dark:A=Ac3,Ag1,Aa1:B=Ah2:C=Ad4,Ce1"), "Aa1-Ab2")
    assert mover(state) == 1
    assert offered(state) == {"huff:Ac3", "oblige"}
    done = step(state, "huff:Ac3")
    assert events(done) == ["piece-huffed", "passed-over"]
    assert mover(done.state) == 2


@pytest.mark.clause("ETO-41")
def test_a_touched_piece_that_can_move_must_move() -> None:
    state = opened(3, touched=True)
    done = step(state, "touch:Ac3")
    assert events(done) == ["piece-touched"]
    assert plays(done.state) == {"Ac3-Ab4", "Ac3-Ad4"}
    assert refused(done.state, "Aa3-Ab4") == ("ETO-41", "touched-must-move")
    assert refused(done.state, "touch:Aa3") == ("ETO-41", "touched-must-move")
    assert refused(done.state, "draw?") == ("ETO-41", "touched-must-move")
    assert do(done.state, "Ac3-Ad4").touched is None
    assert mover(do(state, "Aa3-Ab4")) == 1


@pytest.mark.clause("ETO-41")
def test_touching_a_piece_that_cannot_move_is_refused() -> None:
    state = opened(3, touched=True)
    assert refused(state, "touch:Aa1") == ("ETO-41", "piece-cannot-move")
    assert refused(state, "touch:Ba3") == ("ETO-90", "not-your-piece")


@pytest.mark.clause("ETO-41")
def test_touching_ends_the_right_to_punish() -> None:
    state = do(at(MISSED, touched=True), "Ag1-Ah2", "touch:Be1")
    assert refused(state, "oblige") == ("ETO-40", "nothing-missed")


@pytest.mark.clause("ETO-41")
def test_without_the_option_touching_means_nothing() -> None:
    assert refused(opened(3), "touch:Ac3") == ("ETO-41", "touching-is-free")


OWNED = "A:dark:A=Ac3,Ag1,Ab2:B=Be1,Bg1,Bg3:C=Ad4,Ce1,Cg3"


@pytest.mark.clause("ETO-40")
def test_the_owner_of_the_piece_may_be_asked_first_whether_it_must_be_taken() -> None:
    done = step(at(OWNED, owner_obliges=True), "Ag1-Ah2")
    assert events(done) == ["piece-moved", "capture-missed", "owner-asked"]
    assert game.to_act(done.state) == {2}
    assert {write_move(move) for move in game.offers(done.state, 2).moves} == {"oblige", "waive"}
    for text in ("huff:Ac3", "oblige", "Be1-Bd2", "resign", "draw?"):
        assert refused(done.state, text, seat=1) == ("ETO-40", "owner-first")
    for text in ("huff:Ac3", "Ce1-Cd2", "resign"):
        assert refused(done.state, text, seat=2) == ("ETO-40", "owner-first")
    assert refused(done.state, "waive", seat=1) == ("ETO-40", "owner-first")


@pytest.mark.clause("ETO-40")
def test_an_owner_who_insists_has_a_piece_of_their_own_taken() -> None:
    state = at("A:dark:A=Ac3,Ag1,Ab2:B=Bb2,Bc3,Be1,Ah2:C=Ad4,Ce1,Cg3", owner_obliges=True)
    missed = do(state, "Ab2-Aa3")
    obliged = step(missed, "oblige", seat=2)
    assert events(obliged) == ["move-taken-back"]
    assert (mover(obliged.state), obliged.state.owed_to) == (0, 2)
    assert all("x" in text for text in plays(obliged.state))
    assert refused(obliged.state, "Ab2-Aa3") == ("ETO-40", "take-theirs")
    after = do(obliged.state, min(plays(obliged.state)))
    assert after.lost[2] > state.lost[2]
    assert (after.owed_to, after.claim) == (None, None)


@pytest.mark.clause("ETO-40")
def test_another_capture_does_not_do_where_the_owner_insists() -> None:
    """A may take B's man on c3 or C's on its own d4; C wants the second."""
    state = at("A:dark:A=Ac3,Ag1,Bb4:B=Bc3,Be1,Bg1:C=Ad4,Ce1,Cg3", owner_obliges=True)
    assert {"Bb4xBd2", "Ac3xBd4xBb2", "Ac3xCd4"} <= plays(state)
    obliged = step(do(state, "Ag1-Ah2"), "oblige", seat=2).state
    assert plays(obliged) == {"Ac3xBd4xBb2", "Ac3xCd4"}
    assert refused(obliged, "Bb4xBd2") == ("ETO-40", "take-theirs")


@pytest.mark.clause("ETO-40")
def test_if_the_owner_lets_it_stand_the_next_player_has_every_answer() -> None:
    waived = step(do(at(OWNED, owner_obliges=True), "Ag1-Ah2"), "waive", seat=2)
    assert events(waived) == ["capture-waived"]
    assert mover(waived.state) == 1
    assert {"huff:Ac3", "oblige", "Be1-Bd2"} <= offered(waived.state)
    assert refused(waived.state, "waive", seat=2) == ("ETO-40", "nothing-to-waive")
    assert do(waived.state, "oblige").owed_to is None


@pytest.mark.clause("ETO-40")
@pytest.mark.parametrize(
    ("position", "options"),
    [
        (OWNED, {}),
        (MISSED, {"owner_obliges": True}),
        ("A:dark:A=Ac3,Ag1,Ab2:B=Ad4,Be1,Bg1", {"owner_obliges": True}),
    ],
    ids=["not agreed", "the piece is the next player's", "two play"],
)
def test_the_owner_is_not_asked(position: str, options: dict[str, bool]) -> None:
    state = do(at(position, **options), "Ag1-Ah2")
    assert game.to_act(state) == {1}
    assert refused(state, "waive", seat=0) == ("ETO-40", "nothing-to-waive")
