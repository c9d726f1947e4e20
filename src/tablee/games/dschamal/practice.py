"""Learning to feel: a bag for one person, without a clock (DSC-80 to DSC-83).

"one": a single piece; say what it is. "three": three pieces; take the one that is asked for. "alone": the
whole bag and three shapes to look for, as in a duel without anybody else.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.refusal import MoveRefused, raise_if_refused, refused
from tablee.core.teaching import LEARNER, Practice
from tablee.games.dschamal.lying import WIDTH, Layout, Lying
from tablee.games.dschamal.meta import META, Options
from tablee.games.dschamal.moves import BagMove, GiveUp, Lay, Move
from tablee.games.dschamal.pieces import ALL, BLUE, CAMEL, FORMS, SHAPES, Pieces, form_of, of_colour
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.searching import hand_of, refuse_bag_move, use_hand
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.sought import sought
from tablee.games.dschamal.starting import reach_in
from tablee.games.dschamal.state import Bout, Course, Hand, Ready, Searching, State

LONG = 24 * 60 * 60  # seconds: nobody is hurried
APART = 62  # millimetres between the pieces of a small bag
AHEAD = 74  # and from the rim to them
LOOSE = 9  # they lie up to so far beside that
OWNED = 3


class Solved(msgspec.Struct, frozen=True, gc=False):
    """Lights on: whether it was right, what the hand held, and where everything lay."""

    right: bool
    took: Pieces
    layout: Layout
    ms: int


def start(task: str, chance: Chance) -> State:
    if task == "alone":
        return _alone(chance)
    shapes = chance.order(len(SHAPES))[: 1 if task == "one" else 3]
    pieces = tuple([4 * shape + 1 + chance.below(3) for shape in shapes])  # of any colour but blue
    layout = tuple([_lying(piece, place, len(pieces), chance) for place, piece in enumerate(pieces)])
    wanted = () if task == "one" else (4 * shapes[chance.below(3)] + BLUE,)
    state = _state(Options(game="quartett", search_seconds=LONG), wanted, pieces)
    return replace(state, phase=Searching(layout, (Hand(LEARNER, WIDTH // 2, AHEAD // 3),)))


def _alone(chance: Chance) -> State:
    """As in a first duel, but that nobody else is in the bag."""
    owned = tuple(sorted([of_colour(BLUE)[shape] for shape in chance.order(len(SHAPES))[:OWNED]]))
    bag = tuple([piece for piece in ALL if piece not in owned])
    return reach_in(_state(Options(search_seconds=LONG), owned, bag), chance)


def _state(options: Options, owned: Pieces, bag: Pieces) -> State:
    bout = Bout(1, (LEARNER,))
    return State(options, (owned,), ((),), bag, Course(LEARNER), bout, Ready(), rules=META.rules)


def _lying(piece: int, place: int, count: int, chance: Chance) -> Lying:
    """Side by side, each turned at random and a little out of line."""
    pose, turn = chance.below(poses(form_of(piece))), chance.below(STEPS)
    x = WIDTH // 2 + round(APART * (place - (count - 1) / 2))
    beside, beyond = chance.below(2 * LOOSE + 1) - LOOSE, chance.below(2 * LOOSE + 1) - LOOSE
    return Lying(piece, pose, turn, x + beside, AHEAD + beyond)


def act(state: State, move: Move) -> State:
    """A move of the hand in the bag; what ends the search is an answer, and no move."""
    phase = state.phase
    assert isinstance(phase, Searching)
    if not isinstance(move, BagMove) or isinstance(move, Lay | GiveUp):
        raise MoveRefused(refused("DSC-90", "not-now", phase="search"))
    raise_if_refused(refuse_bag_move(state, phase, LEARNER, move))
    after, _ = use_hand(phase, LEARNER, move, state.rules)
    return replace(state, phase=after)


def solve(state: State, answer: str) -> Solved:
    """By the shape that is named, or by what the hand holds: one piece that counts, the camel called."""
    phase = state.phase
    assert isinstance(phase, Searching)
    hand = hand_of(phase, LEARNER)
    assert hand is not None
    right = _is_named(phase.layout, answer) if answer else _is_found(state, hand)
    return Solved(right, hand.held, phase.layout, hand.clock)


def _is_named(layout: Layout, answer: str) -> bool:
    return len(layout) == 1 and answer == FORMS[form_of(layout[0].piece)]


def _is_found(state: State, hand: Hand) -> bool:
    wanted = [form_of(piece) for piece in sought(state.options, state.bout, state.owned, LEARNER).pieces]
    if len(hand.held) != 1 or form_of(hand.held[0]) not in wanted:
        return False
    return hand.called == (hand.held[0] == CAMEL)


PRACTICE = Practice(("one", "three", "alone"), start, act, solve)
