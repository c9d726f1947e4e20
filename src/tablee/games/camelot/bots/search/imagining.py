"""A view as the search needs it: the twin where the tournament stands, and what is known of hidden cards."""

from __future__ import annotations

from math import exp

from tablee.games.camelot.bots.search.leanings import fitted, leaning, signs
from tablee.games.camelot.bots.search.player_kinds import Shares, shares_by_deeds
from tablee.games.camelot.bots.search.policy import STYLES
from tablee.games.camelot.bots.search.world import Tournament
from tablee.games.camelot.guess import credible, unseen
from tablee.games.camelot.imagined import opener
from tablee.games.camelot.moves import Keep
from tablee.games.camelot.pieces import PLACE, Card, less
from tablee.games.camelot.state import Seat
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import NOBODY, bits, code_of, hue, hues, turn_numbers
from tablee.games.camelot.view import View

MOST, EVEN = 3_000, 100  # hundredths: nobody is taken to be more than thirty times as likely


def tournament_of(view: View, seed: int, usual: Shares, *, fair: bool = False) -> Tournament:
    """What this seat can imagine, `fair` or by what the others did, who are `usual` as far as one knows."""
    assert view.seat is not None
    twin = Twin(view.options, len(view.counts))
    _place(twin, view)
    world = Tournament(twin, view.seat, seed)
    _tell(world, view)
    if not fair:
        _lean(world, view)
    for seat in range(len(view.counts)):
        expect(world, seat, usual if fair else shares_by_deeds(view, seat, usual))
    return world


def expect(world: Tournament, seat: Seat, shares: Shares) -> None:
    """What kind of player a seat may be."""
    for kind, thousandths in shares.items():
        world.expect_style(seat, STYLES.index(kind), thousandths)


def _place(twin: Twin, view: View) -> None:
    """All that everybody sees, and my own hand; other hands and the pile are dealt in every simulation."""
    numbers = (view.tournament, view.dealer, view.starter, view.announced)
    twin.place_game(numbers, (hue(view.colour), hue(view.previous)), bits(view.inside))
    for seat in range(len(view.counts)):
        hand = view.hand if seat == view.seat else ()
        twin.place_seat(seat, hand, view.characters[seat], view.laid[seat], hues(view.tokens[seat]))
    twin.place_piles((), _discards(view))
    twin.place_standing(bits(view.standing))
    if view.turn is not None:
        twin.place_turn(turn_numbers(view.turn))
    if view.phase == "reaction" and view.action is not None:
        answered = bits(view.standing) if not view.options.reaction_seconds else 0
        twin.place_reaction(code_of(view.action), answered, bits(view.standing))
    elif view.phase == "adaptation" and view.action is not None:
        kept = {view.choice.seat: code_of(Keep(view.choice.cards))} if view.choice else {}
        twin.place_keeping(code_of(view.action), kept)
    elif view.turn is None:
        twin.place_choice(view.phase, view.waiting[0] if view.waiting else NOBODY)


def _discards(view: View) -> tuple[Card, ...]:
    return () if view.top is None else (*less(view.discarded, (view.top,)), view.top)


def _tell(world: Tournament, view: View) -> None:
    cards = unseen(view)
    facts = credible(view, cards)
    for fact in facts:
        world.know(PLACE[fact.card], dict(fact.holders))
    left = less(cards, [fact.card for fact in facts])
    rooms = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    world.place_unseen([PLACE[card] for card in left], rooms, view.pile)
    if view.fresh:
        world.limit_pile([PLACE[card] for card in less(view.fresh, view.drawn)])
    opening = opener(view)
    if opening is not None:
        world.expect_opening(opening)


def _lean(world: Tournament, view: View) -> None:
    weights = [(STYLES.index(kind), of_kind) for kind, of_kind in fitted().items()]
    for seat, count in enumerate(view.counts):
        for card in set(unseen(view)) if count and seat != view.seat else ():
            found = signs(view, seat, card)
            for style, of_kind in weights:
                likelier = exp(leaning(found, of_kind))
                world.lean(seat, style, PLACE[card], max(1, min(MOST, round(EVEN * likelier))))
