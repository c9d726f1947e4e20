"""What a seat, or a watcher, may know: built field by field (CAM-60)."""

from __future__ import annotations

import msgspec

from tablee.core.roles import Asked, Standings
from tablee.games.camelot.deeds import Deeds, Past
from tablee.games.camelot.facts import Known
from tablee.games.camelot.meta import Options
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import VALUE, Card, Cards, Colour, in_order
from tablee.games.camelot.reactions import still_waited_for
from tablee.games.camelot.state import Columns, Keeping, Kept, Over, Playing, Reacting, Seat, State, Turn
from tablee.games.camelot.totals import shorts, totals, worth
from tablee.games.camelot.turns import to_act
from tablee.games.camelot.winning import needed, places


class View(msgspec.Struct, frozen=True, gc=False):
    """`phase` is "naming", "turn", "reaction", "adaptation", "token-lost", "token-won" or "over".

    `waiting` are the seats to act; while the clock of a reaction runs, all that are asked, for who
    has answered is known to that seat alone (CAM-51).
    `short` is how much each seat lacks to be strictly the highest; `gains` what each card of the
    hand would add to the total now, 0 for action cards. `top` and `pile` are what
    lies on the table; `discarded`, `fresh`, `drawn` and `known` are what a seat that watched
    and remembered knows besides: the discards, what the pile was last made of, what it drew
    since, and cards in other hands. `deeds` are what every seat did last in this tournament, `past`
    those of the last tournament of each colour: everybody saw them.
    """

    seat: Seat | None
    options: Options
    tournament: int
    dealer: Seat
    starter: Seat
    phase: str
    waiting: Asked
    turn: Turn | None
    action: PlayAction | None
    hand: Cards
    counts: tuple[int, ...]
    characters: Columns
    laid: Columns
    totals: tuple[int, ...]
    short: tuple[int, ...]
    tokens: tuple[tuple[Colour, ...], ...]
    needed: int
    inside: tuple[Seat, ...]
    colour: Colour | None
    previous: Colour | None
    pile: int
    top: Card | None
    announced: int
    standing: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    choice: Kept | None
    discarded: Cards
    fresh: Cards
    drawn: Cards
    known: tuple[Known, ...]
    gains: tuple[int, ...] = ()
    rules: int = 1
    standings: Standings = ()
    deeds: Deeds = ()
    past: tuple[Past, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    phase = state.phase
    worths = totals(state)
    seats = len(state.hands)
    chosen = phase.chosen if isinstance(phase, Keeping) else ()
    return View(
        seat=seat,
        options=state.options,
        tournament=state.tournament,
        dealer=state.dealer,
        starter=state.starter,
        phase=str(phase.__struct_config__.tag),
        waiting=waited_for(state, seat),
        turn=phase.turn if isinstance(phase, Playing | Reacting | Keeping) else None,
        action=phase.action if isinstance(phase, Reacting | Keeping) else None,
        hand=() if seat is None else state.hands[seat],
        counts=tuple([len(hand) for hand in state.hands]),
        characters=state.characters,
        laid=state.laid,
        totals=worths,
        short=shorts(worths),
        tokens=state.tokens,
        needed=needed(seats),
        inside=state.inside,
        colour=state.colour,
        previous=state.previous,
        pile=len(state.pile),
        top=state.discards[-1] if state.discards else None,
        announced=state.announced,
        standing=orders_seen(state, seat),
        chosen=tuple([kept.seat for kept in chosen]),
        choice=next((kept for kept in chosen if kept.seat == seat), None),
        discarded=in_order(state.discards),
        fresh=state.fresh,
        drawn=() if seat is None else state.drawn[seat],
        known=state.known[seats if seat is None else seat],
        gains=() if seat is None else gains(state, seat),
        rules=state.rules,
        standings=places(state) if isinstance(phase, Over) else (),
        deeds=state.deeds,
        past=state.past,
    )


def waited_for(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Who may act now; while a card is answered, as far as this seat may know (CAM-51)."""
    if isinstance(state.phase, Reacting):
        return still_waited_for(state, state.phase, seat)
    return tuple(sorted(to_act(state)))


def gains(state: State, seat: Seat) -> tuple[int, ...]:
    """What each card in hand would be worth on the character (CAM-24, CAM-27)."""
    return tuple([worth((card,), state.colour) if card in VALUE else 0 for card in state.hands[seat]])


def orders_seen(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """With a clock one's own order alone; without one they show in who is asked (CAM-51)."""
    if not state.options.reaction_seconds:
        return state.standing
    return tuple([order for order in state.standing if order == seat])
