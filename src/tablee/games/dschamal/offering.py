"""The moves open to a seat: plain ones listed, the wide ones described; all through the same refusals."""

from __future__ import annotations

from tablee.core.choices import Choice, NumberIn, PointIn
from tablee.core.contract import Offers
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.moves import (
    QUICKEST,
    BagMove,
    Call,
    Choose,
    Close,
    Feel,
    Give,
    GiveUp,
    Lay,
    LetGo,
    Move,
    Pinch,
    Push,
    Roll,
    Start,
    Take,
)
from tablee.games.dschamal.placing import plain_builds
from tablee.games.dschamal.question import question_of
from tablee.games.dschamal.searching import FURTHEST_PUSH, SPEED, hand_of, refuse_bag_move
from tablee.games.dschamal.setup import open_pieces
from tablee.games.dschamal.sought import sought
from tablee.games.dschamal.starting import refuse_start
from tablee.games.dschamal.state import (
    Building,
    Cameling,
    Choosing,
    Giving,
    Handing,
    Ready,
    Searching,
    Seat,
    State,
    Taking,
)
from tablee.games.dschamal.turm import camel_choices
from tablee.games.dschamal.turns import to_act
from tablee.games.dschamal.winning import takeable

NOTHING = Offers()
_WAYS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
STEP = 12
PLAIN: tuple[BagMove, ...] = (
    *[Feel(STEP * dx, STEP * dy, 60) for dx, dy in _WAYS],
    *[Push(10 * dx, 10 * dy, 110) for dx, dy in _WAYS[::2]],
    Close(150),
    Pinch(0, 240),
    Pinch(6, 240),
    Roll(300),
    LetGo(100),
    Call(50),
    Lay(180),
    GiveUp(),
)
"""One step in each direction and every action: enough for a keyboard, and for a bot in the dark."""
LONGEST = 300  # the most milliseconds one of them takes
MOST_KNOWN = 4096
ANYWHERE = Choice("build", special=True)  # a piece may be let go anywhere, turned anyhow (DSC-54)
_KNOWN: dict[tuple[object, ...], tuple[tuple[Move, ...], tuple[Choice, ...]]] = {}


def offers(state: State, seat: Seat) -> Offers:
    if seat not in to_act(state):
        return NOTHING
    phase = state.phase
    if isinstance(phase, Searching):
        return _in_the_bag(state, phase, seat)
    if isinstance(phase, Building):
        return Offers(plain_builds(state.towers[seat], phase.piece), (ANYWHERE,), question_of(state, seat))
    return Offers(tuple(_listed(state, seat)), question=question_of(state, seat))


def _in_the_bag(state: State, phase: Searching, seat: Seat) -> Offers:
    """A hand is offered the same wherever the rim is far and time is left: worked out once for each case."""
    hand = hand_of(phase, seat)
    assert hand is not None
    grip = hand.grip and (hand.x - hand.grip[0], hand.y - hand.grip[1])
    left = min(LONGEST, state.options.search_seconds * 1000 - hand.clock)
    agreed = (state.options.game, state.options.search_seconds)
    rules = (*agreed, state.bout.purpose, min(2, len(hand.held)), hand.called)
    case = (rules, grip, left, _from_rim(hand.x), _from_rim(hand.y))
    known = _KNOWN.get(case)
    if known is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        plain = tuple([move for move in PLAIN if refuse_bag_move(state, phase, seat, move) is None])
        known = _KNOWN[case] = plain, bag_choices(state.options.search_seconds)
    return Offers(*known, sought(state.options, state.bout, state.owned, seat).question)


def _from_rim(along: int) -> int:
    """Where it is as far as a plain step can tell."""
    return along if along < STEP or along > WIDTH - STEP else STEP


def bag_choices(seconds: int) -> tuple[Choice, ...]:
    """How far and how fast a hand may go: the same for everybody, whatever lies where (DSC-81)."""
    return (
        Choice("feel", _stroke(Feel, 0, seconds)),
        Choice("push", _stroke(Push, FURTHEST_PUSH, seconds)),
    )


def _stroke(move: type[Feel | Push], most: int, seconds: int) -> tuple[PointIn, NumberIn]:
    step = PointIn(("dx", "dy"), width=WIDTH, most=most, speed=SPEED[move])
    return step, NumberIn("ms", least=QUICKEST[move], most=1000 * seconds)


def _listed(state: State, seat: Seat) -> list[Move]:
    phase = state.phase
    match phase:
        case Choosing():
            return [Choose(piece) for piece in open_pieces(state)]
        case Ready():
            starts = (Start(), Start(after_pause=True))
            return [move for move in starts if refuse_start(state, seat, move) is None]
        case Taking():
            return [Take(piece) for piece in takeable(state, phase.victims[0])]
        case Giving():
            return [Give(piece, phase.to) for piece in takeable(state, seat)]
        case Handing():
            return [Give(phase.piece, other) for other in range(state.seats) if other != seat]
        case Cameling():
            return list(camel_choices(state, seat))
    return []
