"""Why a move is advised at Dschamál: how sure a finger is of what it felt, or what lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import dist
from typing import Any

import msgspec

from tablee.core.contract import Offers
from tablee.games.dschamal.bots import normal
from tablee.games.dschamal.bots.doubt import Doubt, doubt
from tablee.games.dschamal.bots.familiar import Touches, Way, poses_of, side_by_side, touches_of
from tablee.games.dschamal.bots.finger import Finger, cells, episode
from tablee.games.dschamal.bots.wishes import CAMEL_FORM, POINTED, to_be_found, too_late, wishes
from tablee.games.dschamal.counting import black_points
from tablee.games.dschamal.meta import META
from tablee.games.dschamal.moves import (
    Build,
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
from tablee.games.dschamal.pieces import FORMS, Form, Piece, form_of, is_black, shape_of
from tablee.games.dschamal.view import OwnHand, View

LEVEL = normal.BOT.level
FIRST = LEVEL.judge[0]  # touches after which a finger makes up its mind for the first time
NEAR = 25  # millimetres from where a piece was first felt: there its middle may be
Values = dict[str, Any]


class Why(msgspec.Struct, frozen=True):
    """The sentence `why-…` of that `key`, and what it is filled with; shares are in hundredths."""

    key: str
    values: Values = {}


class Felt(msgspec.Struct, frozen=True):
    """What a finger has felt of a piece: so many touches, what they may be, and the hope that it counts."""

    touches: int
    forms: dict[Form, float]
    hope: float

    @property
    def values(self) -> Values:
        form = max(self.forms, key=lambda one: self.forms[one])
        share = round(100 * self.forms[form])
        return {"touches": self.touches, "form": FORMS[form], "share": share, "hope": round(100 * self.hope)}


def explain(view: View, offers: Offers, move: Move) -> Why:
    hand = view.hand
    if view.phase == "search" and hand is not None:
        return _in_the_bag(view, hand, move)
    if len(offers.moves) == 1 and not isinstance(move, Start | Build):
        return Why("only")
    match move:
        case Choose(piece):
            return Why("choose", {"form": FORMS[form_of(piece)], "share": round(100 * told(form_of(piece)))})
        case Start():
            return Why("start", _in_sight(view))
        case Take() | Give() if is_black(move.piece):
            return Why("camel", _blacks(view, move))
        case Give() if view.phase == "hand":
            return Why("hand", _tower_of(view, move))
        case Take() | Give():
            return Why(view.phase, _shape(view, move.piece))
        case Build():
            return Why("build", _tried(view, move))
    raise TypeError(move)


def _in_the_bag(view: View, hand: OwnHand, move: Move) -> Why:
    felt = felt_by(view, hand)
    match move:
        case Feel():
            return _of_a_step(view, hand, felt, move)
        case Push():
            return Why("push", {"count": hand.closings[-1].count if hand.closings else 0})
        case LetGo():
            return Why("let-go", {"count": hand.holds})
        case GiveUp():
            left = view.options.search_seconds - hand.clock // 1000
            return Why("give-up", {"late": "yes" if too_late(view) else "no", "seconds": left})
        case Call():
            share = felt.forms.get(CAMEL_FORM, 0.0) if felt else 0.0
            return Why("call", {"share": round(100 * share)})
        case Close() | Pinch() | Lay() | Roll() if felt:
            return Why("lay" if isinstance(move, Lay) else "close", felt.values)
    return Why("blind", {"count": hand.holds})


def _of_a_step(view: View, hand: OwnHand, felt: Felt | None, move: Feel) -> Why:
    """Here there is nothing; or something, of which one knows too little, enough, or too much."""
    way = round(dist((0, 0), (move.dx, move.dy)))
    if not hand.lately:
        return Why("begin", _in_sight(view))
    if felt is None:
        return Why("nothing", {"mm": way, "touches": len(_lately(view, hand))})
    finger = Finger(_lately(view, hand), cells(view.in_bag))
    assert finger.start is not None
    if (hand.x + move.dx, hand.y + move.dy) == finger.next:
        return Why("unsure", felt.values)
    if max(abs(hand.x + move.dx - finger.start[0]), abs(hand.y + move.dy - finger.start[1])) <= NEAR:
        return Why("enough", {**felt.values, "mm": way})
    return Why("hopeless", felt.values)


def _lately(view: View, hand: OwnHand) -> Sequence[Any]:
    return episode(hand.lately, cells(view.in_bag))


def felt_by(view: View, hand: OwnHand) -> Felt | None:
    """What the finger knows of the piece it is at; None where it has felt nothing."""
    finger = Finger(_lately(view, hand), cells(view.in_bag)) if hand.lately else None
    if finger is None or finger.start is None:
        return None
    forms = _doubt(side_by_side(finger.felt, view.rules), to_be_found(view)).forms
    wanted = wishes(view)
    hope = sum([share * wanted.get(form, 0.0) for form, share in forms.items()])
    return Felt(len(finger.felt), forms, hope)


def _doubt(felt: Touches, among: dict[Form, float]) -> Doubt:
    return doubt(felt, among, LEVEL.blur, LEVEL.closely)


def _in_sight(view: View) -> Values:
    """How many of the pieces in the bag would count."""
    wanted = wishes(view)
    good = sum([number for form, number in to_be_found(view).items() if wanted.get(form, 0.0) == 1.0])
    return {"count": round(good), "bag": view.in_bag}


@cache
def told(form: Form) -> float:
    """How sure a finger is of this form after its first few touches from the middle, however it lies."""
    everything = dict.fromkeys(range(len(FORMS)), 1.0)
    shares = [
        share * _known(Way(form, pose, 0), everything).get(form, 0.0)
        for pose, share in poses_of(form).items()
    ]
    return sum(shares)


def _known(way: Way, among: dict[Form, float]) -> dict[Form, float]:
    bits = touches_of(way, 0, 0, FIRST, META.rules)
    return _doubt(Touches(bits, FIRST, (0, 0), META.rules), among).forms


def _shape(view: View, piece: Piece) -> Values:
    """How many of the shape one has oneself, and how many lie before anybody."""
    assert view.seat is not None
    counts = [sum([shape_of(one) == shape_of(piece) for one in owned]) for owned in view.owned]
    return {"form": FORMS[form_of(piece)], "mine": counts[view.seat], "out": sum(counts)}


def _tower_of(view: View, move: Give) -> Values:
    pointed = "yes" if shape_of(move.piece) in POINTED else "no"
    return {"form": FORMS[form_of(move.piece)], "pointed": pointed, "high": len(view.towers[move.to])}


def _blacks(view: View, move: Take | Give) -> Values:
    """What black pieces then bring oneself, and all others together."""
    assert view.seat is not None
    counts = [sum([is_black(piece) for piece in owned]) for owned in view.owned]
    if not isinstance(move, Give) or view.phase != "hand":
        counts[next(seat for seat, owned in enumerate(view.owned) if move.piece in owned)] -= 1
    counts[move.to if isinstance(move, Give) else view.seat] += 1
    points = black_points(counts)
    return {"own": points[view.seat], "others": sum(points) - points[view.seat]}


def _tried(view: View, move: Build) -> Values:
    """The same drop in the physics: how many pieces stand afterwards."""
    from tablee.games.dschamal.physics import settle

    assert view.seat is not None
    tower = view.towers[view.seat]
    count, everything = len(settle(tower, move.drop).tower), len(tower) + 1
    return {"count": count, "all": everything, "stands": "yes" if count == everything else "no"}
