"""Hands in the bag: feeling, pushing, closing, calling, laying (DSC-80 to DSC-83, DSC-90)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.events import (
    CamelCalled,
    GaveUp,
    HandClosed,
    HandLaid,
    HandOpened,
    OwnLaid,
    PieceRolled,
    ReliefFelt,
    WidthFelt,
)
from tablee.games.dschamal.fingertip import blank
from tablee.games.dschamal.lying import WIDTH, Layout
from tablee.games.dschamal.moves import (
    ACROSS_TURNS,
    GRIP,
    QUICKEST,
    BagMove,
    Call,
    Close,
    Feel,
    GiveUp,
    Lay,
    LetGo,
    Pinch,
    Push,
    Roll,
)
from tablee.games.dschamal.pieces import CAMEL, Pieces
from tablee.games.dschamal.race import BOUND
from tablee.games.dschamal.state import (
    IN,
    LAID,
    OUT,
    REACH,
    Closing,
    Felt,
    Hand,
    Searching,
    Seat,
    State,
    Touch,
    Trace,
    Width,
)
from tablee.games.dschamal.touch import NEAR, grasped, inside, pushed, relief
from tablee.games.dschamal.two_fingers import rolled, width_of

SPEED = {Feel: 400, Push: 200}  # the most millimetres a second of a feeling, and of a pushing, finger
FURTHEST_PUSH = 30
REMEMBERED, CLOSINGS = 32, 6  # touches and closings a hand keeps in mind
TRACED = 100  # milliseconds between two traces of its way


def hand_of(phase: Searching, seat: Seat) -> Hand | None:
    return next((hand for hand in phase.hands if hand.seat == seat), None)


def refuse_bag_move(state: State, phase: Searching, seat: Seat, move: BagMove) -> Refusal | None:
    hand = hand_of(phase, seat)
    if hand is None:
        return refused("DSC-90", "not-in-the-duel")
    if hand.status == LAID:
        late = isinstance(move, Call)
        return refused("DSC-13", "call-too-late") if late else refused("DSC-14", "already-pulled")
    if hand.status == OUT:
        return refused("DSC-31", "already-out")
    if isinstance(move, GiveUp):
        return None
    return _refuse_time(state, hand, move) or _refuse_action(state, hand, move)


def _refuse_time(state: State, hand: Hand, move: BagMove) -> Refusal | None:
    """No hand is faster than a hand, and none searches longer than agreed (DSC-31, DSC-90)."""
    assert not isinstance(move, GiveUp)
    quickest = QUICKEST[type(move)]
    if isinstance(move, Feel | Push):
        way = move.dx * move.dx + move.dy * move.dy
        if way * 1_000_000 > (SPEED[type(move)] * move.ms) ** 2:
            return refused("DSC-90", "too-fast")
    if move.ms < quickest:
        return refused("DSC-90", "too-fast")
    if isinstance(move, Lay) and not 0 <= move.within <= BOUND:
        return refused("DSC-84", "measured-badly", most=BOUND)
    if hand.clock + move.ms > state.options.search_seconds * 1000:
        return refused("DSC-31", "time-is-up")
    return None


def _refuse_action(state: State, hand: Hand, move: BagMove) -> Refusal | None:
    if isinstance(move, Call):
        return _refuse_call(state, hand)
    if isinstance(move, Lay | LetGo | Roll) and not hand.held:
        return refused("DSC-90", "nothing-held")
    if isinstance(move, Lay | LetGo):
        return None
    if isinstance(move, Pinch | Roll):
        return _refuse_fingers(hand, move)
    if hand.held and not isinstance(move, Feel):
        return refused("DSC-82", "hand-is-full")
    return _refuse_way(hand, move) if isinstance(move, Feel | Push) else None


def _refuse_fingers(hand: Hand, move: Pinch | Roll) -> Refusal | None:
    """Two fingers lie across a piece, and roll one piece at a time (DSC-82)."""
    if isinstance(move, Roll):
        return refused("DSC-82", "one-rolls-alone") if len(hand.held) > 1 else None
    known = 0 <= move.across < ACROSS_TURNS
    return None if known else refused("DSC-82", "no-such-turn", most=ACROSS_TURNS - 1)


def _refuse_way(hand: Hand, move: Feel | Push) -> Refusal | None:
    x, y = hand.x + move.dx, hand.y + move.dy
    if inside(x, y) != (x, y):
        return refused("DSC-80", "outside-the-bag", width=WIDTH)
    if isinstance(move, Push) and move.dx * move.dx + move.dy * move.dy > FURTHEST_PUSH**2:
        return refused("DSC-82", "pushed-too-far", most=FURTHEST_PUSH)
    if hand.grip is not None:
        across, along = x - hand.grip[0], y - hand.grip[1]
        if across * across + along * along > GRIP * GRIP:
            return refused("DSC-82", "hand-is-full")
    return None


def _refuse_call(state: State, hand: Hand) -> Refusal | None:
    """There is no call in the Turm, no camel in the Quartett, and none to win alone (DSC-51, DSC-70)."""
    if state.options.game == "turm":
        return refused("DSC-51", "no-call")
    if state.options.game == "quartett":
        return refused("DSC-70", "no-camel")
    if state.bout.purpose == REACH:
        return refused("DSC-30", "no-call-alone")
    return refused("DSC-13", "already-called") if hand.called else None


def use_hand(  # noqa: C901  (one case a move)
    phase: Searching, seat: Seat, move: BagMove, rules: int
) -> tuple[Searching, tuple[Told, ...]]:
    """The bag after one hand's move, and what is told of it: mostly to its owner alone (DSC-81)."""
    hand = hand_of(phase, seat)
    assert hand is not None
    if not isinstance(move, GiveUp):
        hand = replace(hand, clock=hand.clock + move.ms)
    match move:
        case Feel(dx, dy):
            return _felt(phase, phase.layout, replace(hand, x=hand.x + dx, y=hand.y + dy), rules)
        case Push(dx, dy):
            layout, x, y = pushed(phase.layout, hand.x, hand.y, (dx, dy), _held(phase))
            return _felt(
                phase, layout, replace(hand, x=x, y=y, lately=()), rules
            )  # it lies no longer as felt
        case Close():
            return _closed(phase, hand)
        case Pinch(across):
            return _pinched(phase, hand, across)
        case Roll():
            return _rolled(phase, hand, rules)
        case LetGo():
            opened = replace(hand, held=(), grip=None, width=None)
            return _with(phase, opened), (Told(HandOpened(seat), (seat,)),)
        case Call():
            return _with(phase, replace(hand, called=True)), (Told(CamelCalled(seat)),)
        case Lay(_, within):
            return _laid(phase, replace(hand, within=within))
        case GiveUp():
            called = hand.called and hand.held != (CAMEL,)  # a camel in the hand was not called for nothing
            out = replace(hand, status=OUT, held=(), grip=None, called=called, width=None)
            return _with(phase, out), (Told(GaveUp(seat)),)


def _held(phase: Searching) -> Pieces:
    return tuple([piece for hand in phase.hands for piece in hand.held])


def _with(phase: Searching, hand: Hand, layout: Layout | None = None) -> Searching:
    hands = tuple([hand if other.seat == hand.seat else other for other in phase.hands])
    return Searching(phase.layout if layout is None else layout, hands)


def _felt(phase: Searching, layout: Layout, hand: Hand, rules: int) -> tuple[Searching, tuple[Told, ...]]:
    felt = Felt(relief(layout, hand.x, hand.y, rules), _near(phase, hand))
    told = ReliefFelt(hand.seat, hand.x, hand.y, felt.relief, felt.near)
    touch = Touch(hand.x, hand.y, "" if felt.relief == blank(rules) else felt.relief)
    lately = (*hand.lately[1 - REMEMBERED :], touch)
    after = replace(hand, felt=felt, lately=lately, trail=_trail(hand))
    return _with(phase, after, layout), (Told(told, (hand.seat,)),)


def _trail(hand: Hand) -> tuple[Trace, ...]:
    """Its way so far, a trace every tenth of a second: enough to see it go."""
    if hand.trail and hand.clock - hand.trail[-1].ms < TRACED:
        return hand.trail
    return (*hand.trail, Trace(hand.x, hand.y, hand.clock))


def _near(phase: Searching, hand: Hand) -> bool:
    """Another hand is sensed when it is near, no more."""
    return any(
        (other.x - hand.x) ** 2 + (other.y - hand.y) ** 2 <= NEAR * NEAR
        for other in phase.hands
        if other.seat != hand.seat and other.status == IN
    )


def _closed(phase: Searching, hand: Hand) -> tuple[Searching, tuple[Told, ...]]:
    """An empty grasp is an empty hand; what another holds is not to be had (DSC-04, DSC-82)."""
    held = grasped(phase.layout, hand.x, hand.y, _held(phase))
    grip = (hand.x, hand.y) if held else None
    told = Told(HandClosed(hand.seat, len(held)), (hand.seat,))
    closings = (*hand.closings[1 - CLOSINGS :], Closing(hand.x, hand.y, len(held)))
    trail = (*hand.trail, Trace(hand.x, hand.y, hand.clock, len(held)))
    return _with(phase, replace(hand, held=held, grip=grip, closings=closings, trail=trail)), (told,)


def _pinched(phase: Searching, hand: Hand, across: int) -> tuple[Searching, tuple[Told, ...]]:
    """Two fingers close, and feel what is between them (DSC-82)."""
    told: tuple[Told, ...] = ()
    if not hand.held:
        phase, told = _closed(phase, hand)
        hand = hand_of(phase, hand.seat) or hand
    if not hand.held:
        return phase, told
    width = Width(across, width_of(phase.layout, hand.held, across))
    felt = Told(WidthFelt(hand.seat, width.across, width.mm), (hand.seat,))
    return _with(phase, replace(hand, width=width)), (*told, felt)


def _rolled(phase: Searching, hand: Hand, rules: int) -> tuple[Searching, tuple[Told, ...]]:
    """Over onto another side, if there is room; it lies no longer as it was felt (DSC-82)."""
    [piece] = hand.held
    layout, free = rolled(phase.layout, piece)
    after, felt = _felt(phase, layout, replace(hand, lately=(), width=None), rules)
    return after, (Told(PieceRolled(hand.seat, free), (hand.seat,)), *felt)


def _laid(phase: Searching, hand: Hand) -> tuple[Searching, tuple[Told, ...]]:
    """Out of the bag; what it is shows when the duel is judged (DSC-83)."""
    layout = tuple([lying for lying in phase.layout if lying.piece not in hand.held])
    took = tuple([lying for lying in phase.layout if lying.piece in hand.held])
    trail = (*hand.trail, Trace(hand.x, hand.y, hand.clock))
    after = _with(phase, replace(hand, status=LAID, grip=None, trail=trail, took=took), layout)
    own = Told(OwnLaid(hand.seat, hand.held), (hand.seat,))
    return after, (Told(HandLaid(hand.seat)), own)
