"""What an action card would do, asked of the rules themselves; and which ones are worth their while."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.core.chance import Chance
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.actions.adaptation import adaptation
from tablee.games.camelot.actions.base import discard_to
from tablee.games.camelot.bots.paying import cost_of, payment
from tablee.games.camelot.bots.table import GREEN, lead, wins_something
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import ASSOMME, BOUCLIER, VALUE, Card, Cards
from tablee.games.camelot.state import Reacting, Seat, State, Turn

ACTION_COST = 3  # points an action card is worth in hand
TOKEN = 8  # points of cards a new token is worth
HIT = {False: 3, True: 2}  # by "in green": the lost lead for which Lancelot comes
SILENT = frozenset(("chute", "retraite", ASSOMME, BOUCLIER))
"""Cards that do not bring one closer to the highest total: other reasons speak for them."""


def foreseen(state: State, turn: Turn, move: PlayAction, chance: Chance) -> State:
    """The table once this card has taken effect; under Adaptation everybody keeps their oldest cards."""
    if move.card == "adaptation":
        after: State = discard_to(state, adaptation(state, turn.seat, ())).state
    else:
        after = BY_CARD[move.card].effect(state, turn, move, chance).state
    return after


def cheapest_action(state: State, turn: Turn, chance: Chance) -> tuple[int, PlayAction] | None:
    """The action card after which staying in costs least, and what it then costs in all."""
    held = [card for card in dict.fromkeys(state.hands[turn.seat]) if card in BY_CARD and card not in SILENT]
    priced = [
        (cost, way)
        for way in ways_with(state, turn, held)
        if (cost := price(state, turn, way, chance)) is not None
    ]
    return min(priced, key=lambda found: found[0]) if priced else None


def ways_with(state: State, turn: Turn, cards: Iterable[Card]) -> list[PlayAction]:
    """The ways of playing these; of the exchanges, the most profitable with each opponent."""
    return [
        way
        for card in cards
        for way in (exchanges(state, turn.seat) if card == "finesse" else BY_CARD[card].ways(state, turn))
        if BY_CARD[card].refuse(state, turn, way) is None
    ]


def exchanges(state: State, seat: Seat) -> list[PlayAction]:
    """One's smallest card for the greatest of each opponent who has entered."""
    mine = state.characters[seat]
    if not mine:
        return []
    own = min(range(len(mine)), key=lambda spot: VALUE[mine[spot]])
    return [
        PlayAction("finesse", rival, mine=own, theirs=max(range(len(column)), key=_value_in(column)))
        for rival in state.inside
        if rival != seat and (column := state.characters[rival])
    ]


def _value_in(column: Cards) -> Callable[[int], int]:
    return lambda spot: VALUE[column[spot]]


def price(state: State, turn: Turn, way: PlayAction, chance: Chance) -> int | None:
    """Points for the card itself, for those still to add, and for a token that is none any more."""
    after = foreseen(state, turn, way, chance)
    added = turn.added + (way.card == "riposte")
    then = Turn(turn.seat, turn.opening, turn.first, True, turn.entered, added)
    cards = payment(after, then)
    if cards is None:
        return None
    lost = wins_something(state, turn.seat, state.colour) - wins_something(state, turn.seat, after.colour)
    return ACTION_COST + cost_of(cards, after, then) + TOKEN * lost


def hurts(state: State, phase: Reacting, seat: Seat, chance: Chance) -> bool:
    """Whether the announced card spoils a tournament this seat is in and would win something by."""
    card = phase.action.card
    if card in SILENT and card != ASSOMME:
        return False
    if not state.characters[seat] or not wins_something(state, seat, state.colour):
        return False
    if card == ASSOMME:
        return phase.action.target == seat
    after = foreseen(state, phase.turn, phase.action, chance)
    return lead(state, seat) - lead(after, seat) >= HIT[state.colour == GREEN]
