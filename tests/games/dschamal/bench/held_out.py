"""A Dschamál player for measuring alone: no level was tuned or tested against it, ever.

It is a gauger. Levels feel all over a piece before they close on it; the gauger closes two fingers round
whatever it meets first, feels how wide that is in four directions, if need be rolls it over and does so
again, and goes by these widths alone. It builds without trying anything out: on the side that is lowest, over
the base. Whatever is decided with open eyes it leaves to luck.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dschamal.bots.wishes import too_late
from tablee.games.dschamal.guess import bag_of
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.moves import Build, Call, Feel, GiveUp, Lay, LetGo, Move, Pinch, Roll
from tablee.games.dschamal.pieces import CAMEL, COLOURED, SHAPES, Form, Piece, form_of, shape_of
from tablee.games.dschamal.placing import set_on, span
from tablee.games.dschamal.resting import poses, resting
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.state import Seat
from tablee.games.dschamal.tower import Tower, pieces_in
from tablee.games.dschamal.view import OwnHand, View

REACTION, PACE, GAUGING = 900, 200, 260  # milliseconds: before the first touch, of a touch, of a width
ACROSS, AGAIN = (0, 3, 6, 9), (0, 6)  # directions of a width, and once it is rolled over
SURE, CONTENT, HOPELESS = 0.75, 0.3, 0.1  # the hope that is enough at first, and when time is up; too little
APART = 32  # millimetres between two places where it feels
NEAR = 6  # millimetres it follows what it has met, towards its middle
LAST = 2500  # milliseconds before the end at which nothing new is begun
Widths = dict[int, int]
Side = tuple[tuple[int, int], ...]


class Gauger:
    heavy = False

    def __init__(self) -> None:
        self._sides: dict[Seat, list[Widths]] = {}
        """Of what each hand holds: how wide it is, side by side, since that hand closed on it."""

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        moves: tuple[Move, ...] = offers.moves
        if view.phase == "build":
            assert view.piece is not None
            return lowest(view.towers[_seat(view)], view.piece)
        if view.phase != "search":
            return moves[chance.below(len(moves))]
        hand = view.hand
        assert hand is not None
        left = view.options.search_seconds * 1000 - hand.clock
        if too_late(view) or left < LAST:
            return GiveUp()
        if hand.holds:
            return self._gauged(view, hand, moves, chance)
        self._sides.pop(_seat(view), None)
        return _felt(view, hand, chance)

    def _gauged(self, view: View, hand: OwnHand, moves: tuple[Move, ...], chance: Chance) -> Move:
        if hand.holds > 1:
            return LetGo(_ms(PACE, chance))
        sides = self._sides.setdefault(_seat(view), [{}])
        if hand.width is not None:
            sides[-1][hand.width.across] = hand.width.mm
        for across in ACROSS if len(sides) == 1 else AGAIN:
            if across not in sides[-1]:
                return Pinch(across, _ms(GAUGING, chance))
        forms = likely(tuple([tuple(sorted(widths.items())) for widths in sides]), _unseen(view))
        hope = sum([share for form, share in forms.items() if form in _wanted(view)])
        if hope >= _enough(view, hand):
            if forms.get(form_of(CAMEL), 0.0) > 0.5 and any(isinstance(move, Call) for move in moves):
                return Call(_ms(PACE, chance))
            return Lay(_ms(PACE, chance))
        if hope >= HOPELESS and len(sides) == 1:
            sides.append({})
            return Roll(_ms(GAUGING, chance))
        return LetGo(_ms(PACE, chance))


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _felt(view: View, hand: OwnHand, chance: Chance) -> Move:
    """On to the next place; where there is something, two fingers close round it."""
    closed = bool(hand.closings) and (hand.closings[-1].x, hand.closings[-1].y) == (hand.x, hand.y)
    there = hand.lately[-1] if hand.lately else None
    if there is None or not there.relief or (there.x, there.y) != (hand.x, hand.y) or closed:
        return _to(hand, _next_place(view, hand), chance)
    x, y = _inwards(hand.x, hand.y, there.relief)
    if (x, y) != (hand.x, hand.y) and (hand.x, hand.y) in _places():
        return _to(hand, (x, y), chance)
    return Pinch(ACROSS[0], _ms(GAUGING, chance))


def _inwards(x: int, y: int, relief: str) -> tuple[int, int]:
    """A little to the side where most of it lies under the fingertip."""
    there = [(k % 5 - 2, k // 5 - 2) for k, sign in enumerate(relief[:25]) if sign != "."]
    across, along = sum([dx for dx, _ in there]), sum([dy for _, dy in there])
    dx, dy = [0 if abs(lean) < len(there) / 2 else NEAR if lean > 0 else -NEAR for lean in (across, along)]
    return max(0, min(WIDTH, x + dx)), max(0, min(WIDTH, y + dy))


@cache
def _places() -> tuple[tuple[int, int], ...]:
    """Row by row and back."""
    steps = range(APART // 2, WIDTH, APART)
    return tuple(
        [(x, y) for row, y in enumerate(steps) for x in (steps if row % 2 == 0 else reversed(steps))]
    )


def _next_place(view: View, hand: OwnHand) -> tuple[int, int]:
    """The one after the nearest; every other seat goes the other way round."""
    places = _places()
    near = min(range(len(places)), key=lambda n: (places[n][0] - hand.x) ** 2 + (places[n][1] - hand.y) ** 2)
    return places[(near + (1 if _seat(view) % 2 == 0 else -1)) % len(places)]


def _to(hand: OwnHand, place: tuple[int, int], chance: Chance) -> Feel:
    dx, dy = place[0] - hand.x, place[1] - hand.y
    way = 3 * int((dx * dx + dy * dy) ** 0.5)  # a finger needs 2.5 ms a millimetre
    return Feel(dx, dy, max(_ms(PACE, chance), way) + (0 if hand.lately or hand.closings else REACTION))


def _ms(about: int, chance: Chance) -> int:
    return about + chance.below(100)


def _enough(view: View, hand: OwnHand) -> float:
    return SURE - (SURE - CONTENT) * hand.clock / (view.options.search_seconds * 1000)


def _wanted(view: View) -> frozenset[Form]:
    """What counts in this search: what is sought; alone, what nobody has; for a tower, what is not in it."""
    if view.sought:
        return frozenset(map(form_of, view.sought))
    turm = view.options.game == "turm"
    had = pieces_in(view.towers[_seat(view)]) if turm else [piece for owned in view.owned for piece in owned]
    return frozenset(range(len(SHAPES))) - {shape_of(piece) for piece in had if piece < COLOURED}


def _unseen(view: View) -> tuple[tuple[Form, int], ...]:
    return tuple(sorted(Counter(map(form_of, bag_of(view))).items()))


def likely(sides: tuple[Side, ...], unseen: tuple[tuple[Form, int], ...]) -> dict[Form, float]:
    """How likely it is each form, from how wide it is: a millimetre more or less is the same to a finger."""
    shares = {form: float(count) for form, count in unseen}
    for widths in sides:
        shares = {form: share * (_fits(form, widths) + 1e-4) for form, share in shares.items()}
    whole = sum(shares.values())
    return {form: share / whole for form, share in shares.items()}


@cache
def _fits(form: Form, widths: Side) -> float:
    """In how many of its poses and turns a form is about as wide as that."""
    ways = [(pose, turn) for pose in range(poses(form)) for turn in range(STEPS)]
    fitting = [all(abs(_width(form, *way, across) - mm) <= 1 for across, mm in widths) for way in ways]
    return sum(fitting) / len(ways)


@cache
def _width(form: Form, pose: int, turn: int, across: int) -> int:
    outline = resting(form, pose).outline
    return (outline[(across - turn) % STEPS] + outline[(across + STEPS // 2 - turn) % STEPS] + 5) // 10


def lowest(tower: Tower, piece: Piece) -> Build:
    """On the side on which it is lowest, over the base."""

    def height(pose: int) -> float:
        low, high = span(set_on((), piece, pose))
        return high - low

    return Build(set_on(tower, piece, min(range(poses(form_of(piece))), key=height)))
