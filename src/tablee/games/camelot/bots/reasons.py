"""Why a move is advised at Camelot: a fact of the table that a view shows, and what a search found."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.bots.luck import Luck
from tablee.core.contract import Offers
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.table import ADDS, strength
from tablee.games.camelot.bots.thinker import Results, Thinker, worth_thinking
from tablee.games.camelot.guess import guess
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import LADY, SUPPORT, Colour
from tablee.games.camelot.previews import previews
from tablee.games.camelot.twin.spelling import code_of
from tablee.games.camelot.view import View

LOOK: Thinker = hard.BOT
SEED = 1
SERIOUS = 20  # tries from which a move's mean says something
BESIDE = {"bouclier": "shield", "assomme": "stun", "adaptation": "adapt"}
Values = dict[str, Any]


class Why(msgspec.Struct, frozen=True):
    """The sentence `why-…` of that `key`, and what it is filled with.

    In all of them `tried` says whether the search compared the move with others; then `win` is the chance
    to win the game by it, in hundredths, and `cost` by how much the best `other` one wins less or more.
    """

    key: str
    values: Values = {}


def explain(view: View, offers: Offers, move: Move) -> Why:
    if len(offers.moves) == 1:
        return Why("only")
    return told(view, LOOK.results(view, SEED) if worth_thinking(view, offers) else [], move)


def told(view: View, results: Results, move: Move) -> Why:
    """The fact that speaks for a move, and what a search found of it."""
    fact = _fact(view, move)
    return Why(fact.key, {**fact.values, **_odds(results, move)})


def _odds(results: Results, move: Move) -> Values:
    wanted = code_of(move)
    own = next((mean for code, tries, mean in results if code == wanted and tries), None)
    rest = [mean for code, tries, mean in results if code != wanted and tries >= SERIOUS]
    if own is None or not rest:
        return {"tried": "no"}
    cost = round(100 * (own - max(rest)))
    other = "same" if not cost else "less" if cost > 0 else "more"
    return {"tried": "yes", "win": round(100 * own), "cost": abs(cost), "other": other}


def _fact(view: View, move: Move) -> Why:
    match move:
        case PlayCard(card):
            lead = lead_of(view, view.totals) + ADDS[view.colour][card]
            return Why("leads", {"lead": lead}) if lead > 0 else Why("nears", {"short": 1 - lead})
        case Stay():
            return Why("stay", {"lead": lead_of(view, view.totals), "count": len(view.hand)})
        case Withdraw():
            return _of_leaving(view)
        case PlayAction():
            return _of_action(view, move)
        case NameColour(colour):
            held = "yes" if colour in view.tokens[_seat(view)] and colour != "purple" else "no"
            return Why("name", {"total": strength(view.hand, colour), "held": held})
        case Keep(cards):
            return Why("keep", {"count": len([card for card in cards if card not in SUPPORT])})
        case TakeToken(colour) | LoseToken(colour):
            return Why("take" if isinstance(move, TakeToken) else "lose", {"total": _held(view, colour)})
        case LetPass() | PlayLancelot():
            return _of_answer(view, move)


def _of_leaving(view: View) -> Why:
    """What staying in would take, and all one could still add."""
    need, reach = 1 - lead_of(view, view.totals), reach_of(view)
    if reach < need:
        return Why("cannot", {"need": need, "reach": reach})
    return Why("leave", {"need": max(1, need), "count": len(view.hand)})


def _of_action(view: View, move: PlayAction) -> Why:
    if move.card == "chute":
        assert move.target is not None
        return Why("steal", {"count": view.counts[move.target], "tokens": len(view.tokens[move.target])})
    if move.card in BESIDE:
        return Why(BESIDE[move.card], {"count": len(view.characters[_seat(view)])})
    (after,) = previews(guess(view, Luck(SEED)), _seat(view), (move,))
    assert after is not None
    return Why("action", {"before": lead_of(view, view.totals), "after": lead_of(view, after)})


def _of_answer(view: View, move: LetPass | PlayLancelot) -> Why:
    """What the announced card would do to one's lead, where what lies open tells."""
    key = "cancel" if isinstance(move, PlayLancelot) else "pass"
    after_it = previews(guess(view, Luck(SEED)), _seat(view), (LetPass(),))
    if not after_it or after_it[0] is None:
        return Why(key, {"known": "no"})
    before, after = lead_of(view, view.totals), lead_of(view, after_it[0])
    return Why(key, {"known": "yes", "before": before, "after": after})


def lead_of(view: View, totals: tuple[int, ...]) -> int:
    """By how much one is above the best of the others; below it if negative."""
    seat = _seat(view)
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def reach_of(view: View) -> int:
    """All that one could still add in this tournament, of the ladies one at most (CAM-26)."""
    adds, lady = ADDS[view.colour], LADY not in view.characters[_seat(view)]
    cards = [card for card in view.hand if card in adds and card != LADY]
    return sum([adds[card] for card in cards]) + (adds[LADY] if lady and LADY in view.hand else 0)


def _held(view: View, colour: Colour) -> int:
    """One's strength in a colour, by cards of that colour alone."""
    return strength(tuple([card for card in view.hand if card not in SUPPORT]), colour)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
