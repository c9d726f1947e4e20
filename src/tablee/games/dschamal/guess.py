"""A full state that fits what a seat knows, drawn fairly.

The bag is shaken anew. What the fingertip felt last is kept as it was felt: a layout that gives
the same relief to the last half millimetre is not looked for, only one that comes near it.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.dschamal.fingertip import blank
from tablee.games.dschamal.lying import Layout, Lying, at, fits, shake
from tablee.games.dschamal.pieces import ALL, Pieces, form_of, left_out
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.state import (
    LAID,
    Building,
    Cameling,
    Choosing,
    Giving,
    Hand,
    Handing,
    Over,
    Phase,
    Ready,
    Searching,
    State,
    Taking,
)
from tablee.games.dschamal.touch import inside, relief
from tablee.games.dschamal.tower import pieces_in
from tablee.games.dschamal.view import OwnHand, View

TRIES = 12


def guess(view: View, chance: Chance) -> State:
    bag = bag_of(view)
    return State(
        options=view.options,
        owned=view.owned,
        towers=view.towers,
        bag=bag,
        course=view.course,
        bout=view.bout,
        phase=_phase(view, bag, chance),
        last=view.last,
        rules=view.rules,
    )


def bag_of(view: View) -> Pieces:
    """What is nowhere else is in the bag, in a hand, or laid and not yet judged."""
    elsewhere = {*left_out(view.options.game), view.bout.middle}
    for owned in view.owned:
        elsewhere.update(owned)
    for tower in view.towers:
        elsewhere.update(pieces_in(tower))
    return tuple([piece for piece in ALL if piece not in elsewhere])


def _phase(view: View, bag: Pieces, chance: Chance) -> Phase:
    match view.phase:
        case "choose":
            return Choosing(view.waiting[0])
        case "ready":
            return Ready()
        case "search":
            return _searching(view, bag, chance)
        case "over":
            return Over(view.standings)
    return _choice(view)


def _choice(view: View) -> Phase:
    seat = view.waiting[0]
    if view.phase == "take":
        return Taking(seat, view.victims, view.clause)
    if view.phase == "give":
        assert view.to is not None
        return Giving(seat, view.to)
    if view.phase == "camel":
        return Cameling(seat)
    assert view.piece is not None
    if view.winner is None:
        return Handing(seat, view.piece)
    return Building(seat, view.piece, view.winner)


def _searching(view: View, bag: Pieces, chance: Chance) -> Searching:
    """Unseen pieces to the hands that laid or hold something; the rest is shaken."""
    layout = shake(bag, chance)
    if view.hand is not None and view.hand.felt is not None and not view.hand.laid:
        layout = under_finger(layout, view.hand, view.rules, chance)
    spare = [piece for piece in (bag[i] for i in chance.order(len(bag))) if not _mine(view, piece)]
    if view.hand is not None and view.hand.holds and not view.hand.laid:
        near = sorted(layout, key=lambda lying: _from(view.hand, lying))[: view.hand.holds]
        mine = tuple(sorted(lying.piece for lying in near))
        spare = [piece for piece in spare if piece not in mine]
    else:
        mine = view.hand.laid if view.hand is not None else ()
    hands = tuple([_hand(view, place, mine, spare, chance) for place in range(len(view.hands))])
    laid = {piece for hand in hands if hand.status == LAID for piece in hand.held}
    return Searching(tuple([lying for lying in layout if lying.piece not in laid]), hands)


def _mine(view: View, piece: int) -> bool:
    return view.hand is not None and piece in view.hand.laid


def _from(own: OwnHand | None, lying: Lying) -> int:
    assert own is not None
    return (lying.x - own.x) ** 2 + (lying.y - own.y) ** 2


def _hand(view: View, place: int, mine: Pieces, spare: list[int], chance: Chance) -> Hand:
    seen = view.hands[place]
    if seen.seat == view.seat and view.hand is not None:
        own = view.hand
        felt = (own.felt, own.lately, own.closings)
        where = (own.x, own.y, own.clock, seen.status, seen.called, mine, own.grip)
        return Hand(seen.seat, *where, *felt, width=own.width)
    held = (spare.pop(),) if seen.status == LAID else ()
    x, y = chance.below(369), chance.below(369)
    clock = chance.below(view.options.search_seconds * 1000)
    return Hand(seen.seat, x, y, clock, seen.status, seen.called, held)


def under_finger(layout: Layout, own: OwnHand, rules: int, chance: Chance) -> Layout:
    """Of a few pieces brought under the fingertip, the one that feels most like what was felt."""
    assert own.felt is not None
    if own.felt.relief == blank(rules) or not layout:
        return layout
    best, closest = layout, unlike(relief(layout, own.x, own.y, rules), own.felt.relief)
    for _ in range(TRIES):
        tried = _brought(layout, own, chance)
        away = unlike(relief(tried, own.x, own.y, rules), own.felt.relief)
        if away < closest:
            best, closest = tried, away
    return best


def _brought(layout: Layout, own: OwnHand, chance: Chance) -> Layout:
    """One piece in a fresh pose near the fingertip; what lay there changes places with it."""
    index = chance.below(len(layout))
    old = layout[index]
    pose, turn = chance.below(poses(form_of(old.piece))), chance.below(STEPS)
    x, y = inside(own.x + chance.below(25) - 12, own.y + chance.below(25) - 12)
    fresh = Lying(old.piece, pose, turn, x, y)
    rest = [lying for lying in layout if lying is not old]
    clash = [lying for lying in rest if not fits(fresh, (lying,))]
    if len(clash) > 1:
        return layout
    kept = [lying for lying in rest if lying not in clash]
    moved = [at(lying, old.x, old.y) for lying in clash]
    if not all(fits(lying, (*kept, fresh)) for lying in moved) or not fits(fresh, kept):
        return layout
    return (*kept, *moved, fresh)


def unlike(one: str, other: str) -> int:
    """How different two reliefs feel, point by point."""
    return sum([abs(ord(a) - ord(b)) for a, b in zip(one, other, strict=True)])
