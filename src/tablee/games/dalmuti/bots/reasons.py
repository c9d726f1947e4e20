"""Why a move is advised at the Grand Dalmuti: what it does to one's hand, and what a search expects."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Offers
from tablee.games.dalmuti.bots.counting import beaten_by_unseen, unseen_cards
from tablee.games.dalmuti.bots.master import BOT as MASTER
from tablee.games.dalmuti.bots.normal import STRONG, cost
from tablee.games.dalmuti.moves import Move, Pass, PlaySet
from tablee.games.dalmuti.pieces import JOKER, Hand, hand_of, without
from tablee.games.dalmuti.sets import rank_of
from tablee.games.dalmuti.spelling import code_of
from tablee.games.dalmuti.view import View

LOOK = MASTER
SEED = 1
SERIOUS = 20  # tries from which a move's mean says something
Results = list[tuple[int, int, float]]
"""Of every move by number: how often it was tried, and what it was worth on average."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of a set: whether it takes one `out`, whether it is `sure` (no unseen cards can beat it), and how many
    different ranks are `left` then. Of a pass: what the cheapest set would have spoiled, the rank it
    `breaks` up, the `jokers` or the strong card it `spends`. Of both: how many others one ends `ahead` of
    on average in imagined rounds, in tenths; the next best move `instead`, and what it `costs` in tenths.
    """

    only: bool = False
    out: bool = False
    sure: bool = False
    left: int = 0
    breaks: int = 0
    jokers: int = 0
    spends: int = 0
    ahead: int = 0
    instead: Move | None = None
    costs: int = 0


def explain(view: View, offers: Offers, move: Move) -> Why:
    if len(offers.moves) == 1:
        return Why(only=True)
    if view.phase == "slip":  # before hands are taken up there is nothing to search
        return Why()
    return told(view, offers, move, LOOK.think(view, SEED).results())


def told(view: View, offers: Offers, move: Move, results: Results) -> Why:
    """What speaks for a move, by what a search found."""
    hand, expected = hand_of(view.hand), _expected(view, offers, move, results)
    if isinstance(move, PlaySet):
        return _of_set(view, hand, move, expected)
    sets = [one for one in offers.moves if isinstance(one, PlaySet)]
    return _of_pass(hand, sets, expected) if isinstance(move, Pass) and sets else expected


def _expected(view: View, offers: Offers, move: Move, results: Results) -> Why:
    """What the search found: for the move itself, and for the best of the others it looked at in earnest."""
    others, wanted = len(view.order) - 1, code_of(move)
    named: dict[int, Move] = {code_of(one): one for one in offers.moves}
    own = next((mean for code, _, mean in results if code == wanted), 0.0)
    rest = [(mean, code) for code, tries, mean in results if code != wanted and tries >= SERIOUS]
    if not rest:
        return Why(ahead=round(10 * others * own))
    mean, code = max(rest)
    costs = max(0, round(10 * others * (own - mean)))
    return Why(ahead=round(10 * others * own), instead=named[code], costs=costs)


def _of_set(view: View, hand: Hand, move: PlaySet, expected: Why) -> Why:
    rest, rank = without(hand, move.cards), rank_of(move.cards)
    assert rank is not None
    sure = not beaten_by_unseen(rank, len(move.cards), unseen_cards(view))
    left = sum([count > 0 for count in rest[1:JOKER]])
    return msgspec.structs.replace(expected, out=not rest[0], sure=sure, left=left)


def _of_pass(hand: Hand, sets: list[PlaySet], expected: Why) -> Why:
    """What the set that would spoil least would still have spoiled."""
    cheapest = min(sets, key=lambda one: (cost(hand, one), -one.cards[0]))
    rank, jokers = cheapest.cards[0], cheapest.cards.count(JOKER)
    broken = hand[rank] > len(cheapest.cards) - jokers
    return msgspec.structs.replace(
        expected,
        breaks=rank if broken else 0,
        jokers=jokers,
        spends=rank if rank <= STRONG and not broken else 0,
    )
