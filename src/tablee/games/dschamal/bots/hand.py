"""A hand in the bag: it feels, makes up its mind, closes, pushes aside, calls and lays (DSC-86).

Levels differ in how fast the finger goes, how many touches it gives a piece, how sure the hand wants
to be, and how closely it compares. Everything is chosen from the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.core.chance import Chance
from tablee.games.dschamal.bots.doubt import Doubt, doubt
from tablee.games.dschamal.bots.familiar import side_by_side
from tablee.games.dschamal.bots.finger import Finger, Place, aim, cells, episode, next_cell
from tablee.games.dschamal.bots.wishes import CAMEL_FORM, may_call, to_be_found, too_late, wishes
from tablee.games.dschamal.moves import QUICKEST, BagMove, Call, Close, Feel, GiveUp, Lay, LetGo, Push
from tablee.games.dschamal.searching import SPEED
from tablee.games.dschamal.state import Touch
from tablee.games.dschamal.touch import inside
from tablee.games.dschamal.view import OwnHand, View

NEAR = 25  # millimetres: closings nearer than that were on the same piece
TRIES = 3  # closings on it before one looks elsewhere
IMPATIENCE = 0.5  # how much less sure one wants to be when all the time is gone
ASIDE = 18  # millimetres a piece is pushed


class Level(msgspec.Struct, frozen=True):
    """In milliseconds: `reaction` before the first touch, `pace` of a touch, `hesitation` more or less.

    `ponder` is how long it doubts a find before it closes, and again before it lays: luck is not trusted.

    `judge` are the numbers of touches after which the hand makes up its mind.

    It takes a piece of which it hopes for at least `sure`, and leaves one of which it hopes for less
    than `hopeless`; `blur` and `closely` are how it compares, `tries` and `unsteady` how it builds.
    """

    reaction: int
    pace: int
    hesitation: int
    judge: tuple[int, ...]
    sure: float
    hopeless: float
    blur: float
    closely: int
    tries: int = 1
    unsteady: int = 0
    ponder: int = 0


def search(view: View, level: Level, chance: Chance) -> BagMove:
    """The next move of a hand; one for which no time is left is not begun (DSC-31)."""
    hand = view.hand
    assert hand is not None
    end = view.options.search_seconds * 1000
    if too_late(view) or hand.clock > end - 1500:
        return GiveUp()
    move = _next(view, hand, level, chance)
    return move if isinstance(move, GiveUp) or hand.clock + move.ms <= end else GiveUp()


def _next(view: View, hand: OwnHand, level: Level, chance: Chance) -> BagMove:
    if hand.holds:
        return _holding(view, hand, level, chance)
    places = cells(view.in_bag)
    touches = episode(hand.lately, places)
    if hand.closings and _just_closed(hand):
        missed = hand.closings[-1].count == 0 or _closed_near(hand) >= TRIES
        return _on(view, hand, touches, level, chance) if missed else _aside(hand, touches, level, chance)
    if not touches:
        return _on(view, hand, touches, level, chance)
    return _feeling(view, hand, touches, level, chance)


def _feeling(view: View, hand: OwnHand, touches: Sequence[Touch], level: Level, chance: Chance) -> BagMove:
    places = cells(view.in_bag)
    finger = Finger(touches, places)
    if finger.settled:
        return Close(_ms(Close, level, chance))
    if finger.start is None or len(finger.felt) not in level.judge:
        if finger.next is None:
            return _on(view, hand, touches, level, chance)
        return _to(hand, finger.next, level, chance)
    found = _doubt(view, finger, level)
    hope = sum([found.forms[form] * good for form, good in wishes(view).items() if form in found.forms])
    if hope >= _sure(view, hand, level):
        return _to(hand, aim(finger, found.middle, places), level, chance)
    if hope < level.hopeless or finger.next is None or len(finger.felt) == level.judge[-1]:
        return _on(view, hand, touches, level, chance)
    return _to(hand, finger.next, level, chance)


def _doubt(view: View, finger: Finger, level: Level) -> Doubt:
    return doubt(side_by_side(finger.felt, view.rules), to_be_found(view), level.blur, level.closely)


def _sure(view: View, hand: OwnHand, level: Level) -> float:
    """The longer one looks, the less one asks for."""
    return level.sure - IMPATIENCE * hand.clock / (view.options.search_seconds * 1000)


def _holding(view: View, hand: OwnHand, level: Level, chance: Chance) -> BagMove:
    if hand.holds > 1:
        return LetGo(_ms(LetGo, level, chance))
    called = any(seen.called for seen in view.hands if seen.seat == view.seat)
    if not called and may_call(view) and _is_camel(view, hand, level):
        return Call(_ms(Call, level, chance))
    return Lay(_ms(Lay, level, chance))


def _is_camel(view: View, hand: OwnHand, level: Level) -> bool:
    finger = Finger(episode(hand.lately, cells(view.in_bag)), cells(view.in_bag)) if hand.lately else None
    if finger is None or finger.start is None:
        return False
    return _doubt(view, finger, level).forms.get(CAMEL_FORM, 0.0) > 0.5


def _just_closed(hand: OwnHand) -> bool:
    last = hand.closings[-1]
    return (last.x, last.y) == (hand.x, hand.y)


def _closed_near(hand: OwnHand) -> int:
    return sum([abs(c.x - hand.x) <= NEAR and abs(c.y - hand.y) <= NEAR for c in hand.closings])


def _aside(hand: OwnHand, touches: Sequence[Touch], level: Level, chance: Chance) -> BagMove:
    """Away from what was felt further out, which is the neighbour; else anywhere."""
    far = [t for t in touches if t.relief and abs(t.x - hand.x) + abs(t.y - hand.y) > 14]
    dx, dy = sum([hand.x - t.x for t in far]), sum([hand.y - t.y for t in far])
    if not far or dx == dy == 0 or chance.below(3) == 0:
        dx, dy = chance.below(21) - 10, chance.below(21) - 9
    size = max(1.0, (dx * dx + dy * dy) ** 0.5)
    x, y = inside(hand.x + round(ASIDE * dx / size), hand.y + round(ASIDE * dy / size))
    dx, dy = x - hand.x, y - hand.y
    return Push(dx, dy, max(_ms(Push, level, chance), _takes(dx, dy, SPEED[Push])))


def _on(view: View, hand: OwnHand, touches: Sequence[Touch], level: Level, chance: Chance) -> BagMove:
    """To the next heap; every other seat goes the other way round."""
    way = 1 if (view.seat or 0) % 2 == 0 else -1
    return _to(hand, next_cell(cells(view.in_bag), touches, hand.x, hand.y, way), level, chance)


def _to(hand: OwnHand, place: Place, level: Level, chance: Chance) -> BagMove:
    dx, dy = place[0] - hand.x, place[1] - hand.y
    first = 0 if hand.lately or hand.closings else level.reaction
    return Feel(dx, dy, first + max(_ms(Feel, level, chance), _takes(dx, dy, SPEED[Feel])))


def _takes(dx: int, dy: int, speed: int) -> int:
    return 1 + int(1000 * (dx * dx + dy * dy) ** 0.5 / speed)


def _ms(kind: type, level: Level, chance: Chance) -> int:
    """No hand is as even as a clock."""
    own = QUICKEST[kind] if kind is not Feel else 0
    own += level.ponder if kind in (Close, Lay) else 0
    return max(QUICKEST[kind], own + level.pace + chance.below(level.hesitation))
