"""A turn: draw, play cards, stay in (CAM-20 to CAM-26, CAM-50)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import deeds, facts
from tablee.games.camelot.drawing import draw
from tablee.games.camelot.events import CardPlayed, StayedIn
from tablee.games.camelot.moves import PlayCard
from tablee.games.camelot.pieces import ASSOMME, COLOUR, LADY, SUPPORT, VALUE, Card, Colour, without
from tablee.games.camelot.state import Playing, Seat, State, Turn, clockwise, put
from tablee.games.camelot.totals import lacking_points, totals, worth


def begin_turn(state: State, after: Seat, chance: Chance) -> Step:
    """The next one still in draws a card, always (CAM-20)."""
    order = clockwise(len(state.hands), after)[1:]
    seat = next(other for other in order if other in state.inside)
    turn = Turn(seat, first=not state.characters[seat])
    return draw(replace(state, phase=Playing(turn)), seat, chance)


def refuse_turn(state: State, turn: Turn, seat: Seat) -> Refusal | None:
    """Only whose turn it is plays; who withdrew waits for the next tournament (CAM-32)."""
    if seat == turn.seat:
        return None
    if seat not in state.inside:
        return refused("CAM-32", "withdrawn")
    return refused("CAM-90", "not-your-turn", seat=turn.seat)


def refuse_playing(state: State, phase: Playing, seat: Seat, move: PlayCard) -> Refusal | None:
    return refuse_turn(state, phase.turn, seat) or refuse_card(state, phase.turn, move.card)


def refuse_card(state: State, turn: Turn, card: Card) -> Refusal | None:
    """Why this card may not be put on the character now (CAM-22, CAM-26, CAM-50)."""
    if card not in state.hands[turn.seat]:
        return refused("CAM-90", "not-held")
    if card not in VALUE:
        return refused("CAM-40", "action-card", card=card)
    if card not in SUPPORT and COLOUR[card] != state.colour:
        return _wrong_colour(card, state.colour or "")
    if card == LADY and LADY in state.characters[turn.seat]:
        return refused("CAM-26", "second-lady")
    return refuse_adding(state, turn)


@cache
def _wrong_colour(card: Card, colour: Colour) -> Refusal:
    """Said of most cards of a hand whenever moves are offered, and few differ."""
    return refused("CAM-22", "wrong-colour", card=card, colour=colour)


def refuse_adding(state: State, turn: Turn) -> Refusal | None:
    """Before an Assommé only one card per turn joins the character (CAM-50)."""
    if turn.added and ASSOMME in state.laid[turn.seat]:
        return refused("CAM-50", "stunned")
    return None


def play_card(state: State, turn: Turn, card: Card) -> Step:
    """On top of the character; every value stays visible (CAM-23)."""
    seat = turn.seat
    character = (*state.characters[seat], card)
    after = Turn(seat, turn.opening, turn.first, True, True, turn.added + 1)
    state = replace(
        state,
        phase=Playing(after),
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        characters=put(state.characters, seat, character),
        known=facts.left_hand(state.known, seat, card),
        deeds=deeds.added(state.deeds, seat, len(state.hands), lacking_points(state, seat), VALUE[card]),
    )
    return Step(state, (Told(CardPlayed(seat, card, worth(character, state.colour))),))


def refuse_staying(state: State, turn: Turn, seat: Seat) -> Refusal | None:
    return refuse_turn(state, turn, seat) or refuse_stay(state, turn)


def refuse_stay(state: State, turn: Turn) -> Refusal | None:
    """To stay in: a card played, at first one of colour or support, and the highest total."""
    if turn.opening and not turn.entered:
        return refused("CAM-14", "opening-card-first")
    if not turn.played:
        return refused("CAM-21", "nothing-played")
    if turn.first and not turn.entered:
        return refused("CAM-25", "not-entered")
    lacking = lacking_points(state, turn.seat)
    if lacking:
        return refused("CAM-24", "not-highest", total=totals(state)[turn.seat], short=lacking)
    return None


def stay(state: State, turn: Turn, chance: Chance) -> Step:
    """The total is announced and the turn passes on (CAM-24)."""
    total = worth(state.characters[turn.seat], state.colour)
    begun = begin_turn(state, turn.seat, chance)
    return Step(begun.state, (Told(StayedIn(turn.seat, total)), *begun.events))
