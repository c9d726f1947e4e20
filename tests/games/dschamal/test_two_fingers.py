"""DSC-82: closing with two fingers, the width between them, and rolling what is held."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.clocked import concerns
from tablee.games.dschamal.events import HandClosed, PieceRolled, ReliefFelt, WidthFelt
from tablee.games.dschamal.game import apply, fault_in, offers, read_move, view, write_move
from tablee.games.dschamal.lying import Lying, outline_of
from tablee.games.dschamal.moves import Close, Feel, LetGo, Pinch, Roll
from tablee.games.dschamal.pieces import ALL
from tablee.games.dschamal.state import Closing, Hand, State, Width
from tests.games.dschamal.building import do, events_of, feeling, lying, refusal_of, some, stream, told_to


def hand(state: State) -> Hand:
    return state.phase.hands[0]  # type: ignore[union-attr]


@pytest.mark.clause("DSC-82")
def test_two_fingers_close_as_a_hand_does_and_feel_the_width_between_them() -> None:
    state = feeling((lying("blue-brick", 100, 100),))
    step = apply(state, 0, Pinch(0, 240), stream())
    assert events_of(step, HandClosed) == [HandClosed(0, 1)]
    assert events_of(step, WidthFelt) == [WidthFelt(0, 0, 36)]
    assert told_to(step, 1) == told_to(step, None) == []
    assert concerns(state, 0, Pinch(0, 240), step.state) == (0,)
    own = view(step.state, 0).hand
    assert own is not None
    assert (own.holds, own.width, own.closings) == (1, Width(0, 36), (Closing(100, 100, 1),))
    assert view(step.state, 1).hand.width is None  # type: ignore[union-attr]


@pytest.mark.clause("DSC-82")
def test_a_held_piece_is_felt_across_as_often_as_one_likes_and_each_time_takes_time() -> None:
    held = do(feeling((lying("blue-brick", 100, 100),)), 0, Close(150))
    across = do(held, 0, Pinch(6, 200))
    assert hand(across).width == Width(6, 18)
    assert hand(across).clock == 350
    slanting = do(across, 0, Pinch(3, 200))
    assert hand(slanting).width == Width(3, 38)  # corner to corner: (36 + 18) over the root of two
    assert refusal_of(held, 0, Pinch(6, 199)) == ("DSC-90", "too-fast")
    assert refusal_of(held, 0, Pinch(12, 200)) == ("DSC-82", "no-such-turn")
    assert refusal_of(held, 0, Pinch(-1, 200)) == ("DSC-82", "no-such-turn")


@pytest.mark.clause("DSC-82")
def test_an_empty_pinch_is_an_empty_hand_and_letting_go_forgets_the_width() -> None:
    nothing = do(feeling(()), 0, Pinch(0, 240))
    assert (hand(nothing).held, hand(nothing).width) == ((), None)
    opened = do(feeling((lying("blue-brick", 100, 100),)), 0, Pinch(0, 240), LetGo(100))
    assert hand(opened).width is None


@pytest.mark.clause("DSC-82")
def test_two_pieces_in_the_hand_are_as_wide_as_both_and_do_not_roll() -> None:
    two = do(feeling((lying("blue-cube", 87, 100), lying("white-cube", 113, 100))), 0, Pinch(0, 240))
    assert hand(two).width == Width(0, 52)
    assert refusal_of(two, 0, Roll(300)) == ("DSC-82", "one-rolls-alone")
    assert not [move for move in offers(two, 0).moves if isinstance(move, Roll)]


@pytest.mark.clause("DSC-82")
def test_a_rolled_piece_lies_on_another_side_and_feels_otherwise() -> None:
    held = do(feeling((lying("blue-cone", 100, 100),)), 0, Pinch(0, 240), Feel(6, 0, 60))
    step = apply(held, 0, Roll(300), stream())
    assert events_of(step, PieceRolled) == [PieceRolled(0, free=True)]
    assert events_of(step, ReliefFelt)[0].relief != hand(held).felt.relief  # type: ignore[union-attr]
    assert told_to(step, 1) == []
    after = step.state
    assert after.phase.layout[0].pose == 1
    assert hand(after).held == some("blue-cone")
    assert (hand(after).width, len(hand(after).lately)) == (None, 1)
    assert hand(after).clock == hand(held).clock + 300
    wide = {do(after, 0, Pinch(turn, 200)).phase.hands[0].width.mm for turn in (0, 6)}  # type: ignore[union-attr]
    assert max(wide) > 30  # it stands no longer on its round foot of 28 mm


@pytest.mark.clause("DSC-82")
def test_what_has_no_room_does_not_roll_and_a_ball_always_does() -> None:
    beside = (lying("white-brick", 100, 83), lying("brown-brick", 100, 117))
    edgewise = lying("blue-brick", 100, 100, pose=4)
    held = do(feeling((edgewise, *beside)), 0, Close(150))
    step = apply(held, 0, Roll(300), stream())
    assert events_of(step, PieceRolled) == [PieceRolled(0, free=False)]
    assert edgewise in step.state.phase.layout
    assert refusal_of(feeling(()), 0, Roll(300)) == ("DSC-90", "nothing-held")
    ball = apply(do(feeling((lying("blue-ball", 100, 100),)), 0, Close(150)), 0, Roll(300), stream())
    assert events_of(ball, PieceRolled) == [PieceRolled(0, free=True)]


@pytest.mark.clause("DSC-82")
@pytest.mark.parametrize("piece", ALL)
def test_every_piece_rolls_through_its_sides_and_lies_inside_the_bag(piece: int) -> None:
    """Near a corner of the bag, where not every side has room."""
    state = do(feeling((Lying(piece, 0, 1, 24, 24),), at=(24, 24)), 0, Close(150))
    for _ in range(7):
        state = do(state, 0, Roll(250))
        [lies] = state.phase.layout  # type: ignore[union-attr]
        assert lies.piece == piece
        assert outline_of(lies)[12] <= 240
        assert fault_in(state, 3, state.options) is None


@pytest.mark.parametrize("text", ["pinch 6 220", "roll 260"])
def test_both_are_written_and_read(text: str) -> None:
    assert write_move(read_move(text)) == text
