"""DSC-80 to DSC-83, DSC-86: the bag by touch."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.chance import Recorded
from tablee.games.dschamal.events import HandClosed, HandLaid, OwnLaid, PiecesShown, ReliefFelt
from tablee.games.dschamal.fingertip import ACROSS, POINTS, blank
from tablee.games.dschamal.game import META, apply, offers, view
from tablee.games.dschamal.lying import CLEAR, TOUCHING, WIDTH, Lying, gap, outline_of, shake
from tablee.games.dschamal.moves import Close, Feel, Lay, LetGo, Push, Start
from tablee.games.dschamal.pieces import ALL, FORMS, form_of
from tablee.games.dschamal.resting import heights, poses, resting
from tablee.games.dschamal.searching import REMEMBERED
from tablee.games.dschamal.solids import CIRCLE, corners
from tablee.games.dschamal.state import Closing, State, Touch
from tablee.games.dschamal.touch import relief
from tablee.games.dschamal.view import OwnHand
from tests.games.dschamal.building import (
    do,
    events_of,
    feeling,
    lying,
    refusal_of,
    some,
    state_of,
    stream,
    told_to,
)


def hand(state: State, seat: int = 0) -> Any:
    return state.phase.hands[seat]  # type: ignore[union-attr]


@pytest.mark.clause("DSC-80")
@pytest.mark.parametrize("seed", range(6))
def test_after_a_shake_nothing_overlaps_some_touch_and_all_lie_in_the_bag(seed: int) -> None:
    layout = shake(ALL, stream(seed))
    gaps = [gap(one, other) for k, one in enumerate(layout) for other in layout[:k]]
    assert min(gaps) >= 0
    assert sum(0 <= distance <= TOUCHING for distance in gaps) >= 4
    for one in layout:
        outline = outline_of(one)
        assert 10 * one.x >= outline[12]
        assert 10 * (WIDTH - one.y) >= outline[6]


@pytest.mark.clause("DSC-80")
def test_every_search_shakes_anew_and_the_record_holds_the_shake() -> None:
    state = state_of([some("blue-ball"), some("blue-egg"), ()])
    chance = stream(3)
    first = apply(state, 2, Start(), chance)
    draws = chance.taken()
    second = apply(state, 2, Start(), chance)
    assert first.state.phase.layout != second.state.phase.layout
    assert apply(state, 2, Start(), Recorded(draws)) == first


@pytest.mark.clause("DSC-80")
@pytest.mark.parametrize("form", range(len(FORMS)), ids=FORMS)
def test_every_pose_is_one_in_which_the_piece_lies_still(form: int) -> None:
    """Its centre of mass is over what it stands on."""
    for pose in range(poses(form)):
        body = resting(form, pose)
        feet = [p for part in body.parts for p in corners(part) if p[2] < 0.05]
        for c, s in CIRCLE:
            assert max(p[0] * c + p[1] * s for p in feet) >= body.centre[0] * c + body.centre[1] * s - 1e-3
        assert body.reach <= 230
        assert max(heights(form, pose)) >= 4 * 9


@pytest.mark.clause("DSC-80")
def test_the_relief_under_a_fingertip_and_nothing_beyond_it() -> None:
    cube = lying("blue-cube", 100, 100)
    middle, edge = relief((cube,), 100, 100), relief((cube,), 113, 100)
    assert middle == "4" * POINTS + "ee", "level"
    assert edge[:ACROSS] == "444..", "a cube's edge: wood on one side, nothing on the other"
    assert relief((cube,), 125, 100) == blank(META.rules)
    far = (cube, lying("white-ball", 140, 100))
    assert relief(far, 100, 100) == middle


@pytest.mark.clause("DSC-81")
def test_layouts_that_differ_beyond_the_fingertip_feel_the_same() -> None:
    """Every frame a client gets: view, offers and events, while the rest of the bag is another."""
    here = (lying("blue-cone", 104, 98, turn=5),)
    worlds = [
        feeling((*here, lying("white-ball", 200, 200), lying("camel", 250, 90))),
        feeling((*here, lying("brown-cross", 160, 60, turn=7), lying("camel", 40, 300))),
        feeling(here),
    ]
    frames = set()
    for state in worlds:
        step = apply(state, 0, Feel(4, 0, 60), stream())
        sent = [view(step.state, 0), offers(step.state, 0), [told.event for told in told_to(step, 0)]]
        frames.add(msgspec.json.encode(sent))
        assert not told_to(step, None)
    assert len(frames) == 1


@pytest.mark.clause("DSC-81")
def test_no_frame_names_a_piece_a_pose_or_a_place() -> None:
    state = apply(state_of([some("blue-ball"), some("blue-egg"), ()]), 2, Start(), stream()).state
    assert not hasattr(view(state, 0), "layout")
    step = apply(state, 0, Feel(12, 12, 60), stream())
    (felt,) = events_of(step, ReliefFelt)
    assert set(felt.__struct_fields__) == {"seat", "x", "y", "relief", "near"}
    assert set(view(step.state, 0).hand.__struct_fields__) == {  # type: ignore[union-attr]
        "x",
        "y",
        "clock",
        "holds",
        "grip",
        "felt",
        "laid",
        "lately",
        "closings",
        "width",
    }
    assert view(step.state, 1).hand != view(step.state, 0).hand
    assert view(step.state, 2).hand is None
    assert view(step.state, None).hand is None


@pytest.mark.clause("DSC-81")
def test_another_hand_is_sensed_when_it_is_near() -> None:
    assert hand(do(feeling((), other=(130, 100)), 0, Feel(0, 4, 60))).felt.near
    assert not hand(do(feeling((), other=(180, 100)), 0, Feel(0, 4, 60))).felt.near


@pytest.mark.clause("DSC-82")
def test_closing_takes_one_free_piece_or_all_that_touch_within_the_grasp() -> None:
    free = feeling((lying("blue-cube", 100, 100), lying("white-cube", 160, 100)))
    step = apply(free, 0, Close(150), stream())
    assert events_of(step, HandClosed)[0].count == 1
    assert hand(step.state).held == some("blue-cube")
    both = feeling((lying("blue-cube", 94, 100), lying("white-cube", 121, 100)), at=(107, 100))
    assert hand(do(both, 0, Close(150))).held == some("blue-cube", "white-cube")
    aside = feeling((lying("blue-cube", 94, 100), lying("white-cube", 121, 100)), at=(84, 100))
    assert hand(do(aside, 0, Close(150))).held == some("blue-cube")
    assert hand(do(feeling(()), 0, Close(150))).held == ()


@pytest.mark.clause("DSC-82")
def test_a_piece_can_be_pushed_aside_until_something_stops_it() -> None:
    state = feeling((lying("blue-cube", 100, 100), lying("white-cube", 150, 100)))
    after = do(state, 0, Push(0, 20, 150))
    assert after.phase.layout[0] == lying("blue-cube", 100, 120)  # type: ignore[union-attr]
    assert (hand(after).x, hand(after).y) == (100, 120)
    stopped = do(state, 0, Push(30, 0, 200)).phase.layout[0]  # type: ignore[union-attr]
    assert 120 <= stopped.x <= 124
    assert refusal_of(state, 0, Push(31, 0, 900)) == ("DSC-82", "pushed-too-far")
    nothing = do(feeling(()), 0, Push(10, 0, 150))
    assert hand(nothing).x == 110


@pytest.mark.clause("DSC-82")
def test_a_closed_hand_feels_what_it_holds_and_can_open_again() -> None:
    held = do(feeling((lying("blue-cube", 100, 100),)), 0, Close(150))
    assert refusal_of(held, 0, Close(150)) == ("DSC-82", "hand-is-full")
    assert refusal_of(held, 0, Push(4, 0, 150)) == ("DSC-82", "hand-is-full")
    assert refusal_of(held, 0, Feel(30, 0, 100)) == ("DSC-82", "hand-is-full")
    felt = do(held, 0, Feel(12, 0, 60))
    assert hand(felt).felt.relief != blank(META.rules)
    again = do(felt, 0, LetGo(100), Feel(30, 0, 100))
    assert hand(again).held == ()


@pytest.mark.clause("DSC-83")
def test_a_laid_piece_shows_its_colour_on_the_table_only() -> None:
    state = feeling((lying("blue-cube", 100, 100), lying("white-ball", 300, 300)))
    state = do(state, 0, Close(150))
    step = apply(state, 0, Lay(200), stream())
    assert [type(told.event) for told in told_to(step, 1)] == [HandLaid]
    assert events_of(step, OwnLaid)[0].pieces == some("blue-cube")
    assert view(step.state, 0).hand.laid == some("blue-cube")  # type: ignore[union-attr]
    other = do(step.state, 1, Close(150))
    done = apply(other, 1, Lay(900), stream())
    assert [event.pieces for event in events_of(done, PiecesShown)] == [some("blue-cube")]


def own(state: State, seat: int) -> OwnHand:
    hand = view(state, seat).hand
    assert hand is not None
    return hand


@pytest.mark.clause("DSC-81")
def test_a_hand_remembers_its_own_last_touches_until_it_pushes() -> None:
    state = feeling((lying("blue-cube", 100, 100),))
    felt = do(state, 0, Feel(0, 0, 60), Feel(40, 0, 200), Feel(-20, 0, 60))
    first, second, third = own(felt, 0).lately
    assert first == Touch(100, 100, "4" * POINTS + "ee")
    assert second == Touch(140, 100, "")
    assert (third.x, third.relief) == (120, "")
    assert own(felt, 1).lately == ()
    long = do(felt, 0, *[Feel(1, 0, 60)] * (REMEMBERED + 5))
    assert len(own(long, 0).lately) == REMEMBERED
    assert [touch.x for touch in own(long, 0).lately] == list(range(126, 126 + REMEMBERED))
    pushed = do(long, 0, Push(5, 0, 90), Feel(-50, 0, 200), Close(150), LetGo(100))
    assert len(own(pushed, 0).lately) == 2
    assert own(pushed, 0).closings == (Closing(112, 100, 1),)


@pytest.mark.clause("DSC-86")
def test_a_bot_has_a_view_like_anybody_and_no_other_way_to_the_bag() -> None:
    """What a bot is given is the view of its seat; its offers are the same wherever pieces lie."""
    one = feeling((lying("blue-cube", 100, 100),))
    two = feeling((lying("camel", 100, 100),))
    assert view(one, 0) == view(two, 0)
    assert offers(one, 0) == offers(two, 0)
    quick = [move for move in offers(one, 0).moves if isinstance(move, Feel)]
    assert all((move.dx**2 + move.dy**2) ** 0.5 / move.ms <= 0.4 for move in quick)


def test_turning_a_piece_turns_its_outline() -> None:
    brick = [outline_of(Lying(some("blue-brick")[0], 0, turn, 0, 0)) for turn in range(24)]
    assert brick[6] == brick[0][-6:] + brick[0][:-6]
    assert form_of(some("blue-brick")[0]) == FORMS.index("brick")


@pytest.mark.clause("DSC-80")
def test_no_outline_reaches_further_than_half_of_a_cell() -> None:
    """Pieces whose middles are a cell apart along an axis are clear of each other without another look."""
    outlines = [
        resting(form_of(piece), pose).outline for piece in ALL for pose in range(poses(form_of(piece)))
    ]
    assert 2 * max(map(max, outlines)) <= CLEAR
