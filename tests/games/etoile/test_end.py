"""How a game ends: ETO-50 to ETO-53."""

from __future__ import annotations

import pytest

from tablee.core.contract import Step
from tablee.games.etoile import game
from tablee.games.etoile.state import State
from tests.games.etoile.scenes import at, do, events, mover, opened, pieces, refused, step


def reason(state: State) -> str | None:
    return None if state.end is None else state.end.reason


def shuffled(state: State, cycle: list[str], turns: int) -> Step:
    """Pieces walk to and fro, as many turns as said; the last step is given."""
    for turn in range(turns - 1):
        state = do(state, cycle[turn % len(cycle)])
        assert state.end is None, f"over after {turn + 1} turns"
    return step(state, cycle[(turns - 1) % len(cycle)])


@pytest.mark.clause("ETO-50")
def test_a_player_without_pieces_is_out_and_the_others_play_on() -> None:
    done = step(at("A:dark:A=Ac3,Ag1:B=Ad4:C=Ce1"), "Ac3xBd4")
    assert events(done) == ["pieces-taken", "went-out"]
    assert mover(done.state) == 2
    assert mover(do(done.state, "Ce1-Cd2")) == 0


@pytest.mark.clause("ETO-50")
def test_who_has_taken_everybody_wins() -> None:
    done = step(at("A:dark:A=Ac3:B=Bd4:C=Ad4"), "Ac3xCd4xBc3")
    assert reason(done.state) == "taken"
    assert game.standings(done.state) == ((0,), (1, 2))
    assert game.to_act(done.state) == frozenset()


@pytest.mark.clause("ETO-50")
def test_the_last_to_go_out_is_placed_before_the_first() -> None:
    state = do(at("A:dark:A=Ac3,Ag1:B=Ad4:C=Ce1"), "Ac3xBd4")
    assert game.standings(do(state, "resign")) == ((0,), (2,), (1,))


@pytest.mark.clause("ETO-50")
def test_at_two_who_cannot_move_loses() -> None:
    done = step(at("A:dark:A=Af2,Ag1:B=Ah2"), "Af2-Ae3")
    assert reason(done.state) == "blocked"
    assert game.standings(done.state) == ((0,), (1,))


@pytest.mark.clause("ETO-50")
def test_at_three_a_blocked_player_is_passed_over_while_blocked() -> None:
    done = step(at("A:dark:A=Af2,Ag1:B=Ah2:C=Ce1,Cg1"), "Af2-Ae3")
    assert events(done) == ["piece-moved", "passed-over"]
    assert mover(done.state) == 2
    state = do(done.state, "Ce1-Cd2")
    assert mover(state) == 0
    freed = do(do(state, "Ae3-Af4"), "Cd2-Cc3")
    assert mover(freed) == 0


@pytest.mark.clause("ETO-50")
def test_at_three_the_game_is_won_when_both_others_are_blocked_in_the_same_round() -> None:
    done = step(at("A:dark:A=Af2,Ag1,QBg1:B=Ah2:C=Bh2"), "Af2-Ae3")
    assert events(done) == ["piece-moved", "passed-over", "passed-over", "game-ended"]
    assert reason(done.state) == "blocked"
    assert game.standings(done.state) == ((0,), (1, 2))


@pytest.mark.clause("ETO-51")
def test_a_draw_needs_all_players_still_in() -> None:
    state = opened(3)
    offer = step(state, "draw?")
    assert events(offer) == ["draw-offered"]
    assert game.to_act(offer.state) == {1, 2}
    assert refused(offer.state, "Ac3-Ad4", seat=0) == ("ETO-51", "draw-to-answer")
    assert refused(offer.state, "draw-yes", seat=0) == ("ETO-51", "not-yours-to-answer")
    one = step(offer.state, "draw-yes", seat=2)
    assert game.to_act(one.state) == {1}
    assert refused(one.state, "draw-no", seat=2) == ("ETO-51", "not-yours-to-answer")
    done = step(one.state, "draw-yes", seat=1)
    assert reason(done.state) == "agreed"
    assert game.standings(done.state) == ((0, 1, 2),)


@pytest.mark.clause("ETO-51")
def test_one_refusal_is_enough_and_the_game_goes_on() -> None:
    offer = do(opened(3), "draw?")
    declined = step(offer, "draw-no", seat=2)
    assert events(declined) == ["draw-declined"]
    assert mover(declined.state) == 0
    assert refused(declined.state, "draw?") == ("ETO-51", "already-declined")
    assert game.offers(declined.state, 0).choices == (game.offers(declined.state, 0).choices[-1],)
    later = do(declined.state, "Ac3-Ad4", "Ba3-Bb4", "Ca3-Cb4")
    assert events(step(later, "draw?")) == ["draw-offered"]


@pytest.mark.clause("ETO-51")
def test_who_is_out_is_not_asked() -> None:
    state = do(at("A:dark:A=Ac3,Ag1:B=Ad4:C=Ce1"), "Ac3xBd4", "draw?")
    assert game.to_act(state) == {0}
    done = step(state, "draw-yes", seat=0)
    assert game.standings(done.state) == ((0, 2), (1,))
    assert refused(opened(2), "draw-yes") == ("ETO-51", "no-draw-offered")


@pytest.mark.clause("ETO-52")
@pytest.mark.parametrize(
    ("sides", "rounds"),
    [
        ("A=QAa1,QAc1:B=QBa1", 10),
        ("A=QAa1,QAc1,QAe1:B=QBa1,QBc1", 20),
        ("A=QAa1,QAc1,QAe1:B=QBa1", 30),
        ("A=QAa1:B=QBa1", 30),
        ("A=QAa1,QAc1,Ag3:B=QBa1", 30),
    ],
)
def test_the_count_is_10_20_or_30_moves_each(sides: str, rounds: int) -> None:
    cycle = ["Aa1-Ab2", "Ba1-Bb2", "Ab2-Aa1", "Bb2-Ba1"]
    done = shuffled(at(f"A:dark:{sides}", rules="english"), cycle, 2 * rounds)
    assert reason(done.state) == "counted"
    assert game.standings(done.state) == ((0, 1),)


@pytest.mark.clause("ETO-52")
def test_at_three_30_full_rounds_count() -> None:
    state = at("A:dark:A=QAa1:B=QBa1:C=QCa1", rules="english")
    cycle = ["Aa1-Ab2", "Ba1-Bb2", "Ca1-Cb2", "Ab2-Aa1", "Bb2-Ba1", "Cb2-Ca1"]
    done = shuffled(state, cycle, 90)
    assert reason(done.state) == "counted"
    assert game.standings(done.state) == ((0, 1, 2),)


@pytest.mark.clause("ETO-52")
def test_a_turn_passed_over_counts_in_its_round() -> None:
    state = at("A:dark:A=QAa1,Ag1:B=Bg1,Ah2:C=QCa1:count=10", rules="english")
    assert do(state, "Aa1-Ab2").count == 11
    blocked = at("A:dark:A=QAa1,Ag1:B=Ah2:C=QCa1:count=10", rules="english")
    assert do(blocked, "Aa1-Ab2").count == 12


@pytest.mark.clause("ETO-52")
@pytest.mark.parametrize(
    ("position", "move", "count"),
    [
        ("A:dark:A=QAc1,Ag1:B=QBa1:count=12", "Ag1-Ah2", 0),  # a man of the stronger side
        ("A:dark:A=QAc1,Ag1:B=QBa1:count=12", "Ac1-Ad2", 13),
        ("B:dark:A=QAa1,QAc1,Ag1:B=QBa1,Bg1:count=12", "Bg1-Bh2", 13),  # of the weaker side
        ("A:dark:A=QAa1,Ag1:B=QBa1,Bg1:count=12", "Ag1-Ah2", 0),  # neither is weaker
        ("A:dark:A=Bb2:B=QBe1,QBg1:count=12", "Bb2-Ba1", 0),  # a new queen
        ("A:dark:A=QAc3,Aa1:B=Ad4,QBe1:count=12", "Ac3xCd4", 0),  # a capture
        ("A:dark:A=QAc1:B=Bg1:C=Ca1,Cc1,Ce1:count=12", "Ac1-Ad2", 13),
        ("A:dark:A=Ac1:B=QBg1:C=Ca1,Cc1,Ce1:count=12", "Ac1-Ad2", 0),  # any man at three
    ],
)
def test_what_starts_the_count_again(position: str, move: str, count: int) -> None:
    assert do(at(position), move).count == count


@pytest.mark.clause("ETO-52", "ETO-40")
def test_huffing_starts_the_count_again_and_taking_back_restores_it() -> None:
    state = do(at("A:dark:A=QAc3,QAa1:B=QAd4,QBe1:count=12"), "Aa1-Ab2")
    assert state.count == 13
    assert do(state, "huff:Ac3").count == 0
    assert do(state, "oblige").count == 12


@pytest.mark.clause("ETO-52", "ETO-40")
def test_a_capture_missed_on_the_last_turn_of_the_count_may_still_be_punished() -> None:
    state = do(at("A:dark:A=QAc3,QAa1:B=QAd4,QBe1:count=59"), "Aa1-Ab2")
    assert state.end is None
    assert do(state, "oblige").end is None
    assert reason(do(state, "Be1-Bd2")) == "counted"


@pytest.mark.clause("ETO-53")
def test_at_three_the_others_play_on_when_one_resigns() -> None:
    done = step(opened(3), "resign")
    assert events(done) == ["resigned"]
    assert (done.state.lost, done.state.withdrawn) == ((0, 0, 0), (12, 0, 0))
    assert pieces(done.state, 0) == set()
    assert mover(done.state) == 1
    over = step(do(done.state, "Ba3-Bb4"), "resign")
    assert reason(over.state) == "resigned"
    assert game.standings(over.state) == ((1,), (2,), (0,))


@pytest.mark.clause("ETO-53")
def test_at_two_the_other_has_won() -> None:
    assert game.standings(do(opened(2), "Ac3-Ad4", "resign")) == ((0,), (1,))
