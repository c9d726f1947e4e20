"""The twin's numbers for moves and positions, and the reference rules' words for them."""

from __future__ import annotations

from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Spot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import BOUCLIER, COLOURS, PLACE, VALUE, Card, Colour
from tablee.games.camelot.state import Keeping, Over, Playing, Reacting, Seat, State, Turn
from tablee.games.camelot.twin.game import Twin

NOBODY, BESIDE = -1, 112
KINDS: dict[type[Move], int] = {
    Stay: 1,
    Withdraw: 2,
    PlayCard: 3,
    PlayAction: 4,
    LetPass: 5,
    PlayLancelot: 7,
    Keep: 8,
    NameColour: 9,
    LoseToken: 10,
    TakeToken: 11,
}


def code_of(move: Move) -> int:
    """A move as the twin numbers it (`action_cards.py`)."""
    kind = KINDS[type(move)]
    if isinstance(move, PlayCard):
        return kind | PLACE[move.card] << 4
    if isinstance(move, PlayAction):
        target = 0 if move.target is None else move.target + 1
        places = _spot(move.mine) << 16 | _spot(move.theirs) << 23
        return kind | PLACE[move.card] << 4 | target << 10 | (hue(move.colour) + 1) << 13 | places
    if isinstance(move, Keep):
        return kind | sum([_kept(card) for card in move.cards])
    if isinstance(move, NameColour | LoseToken | TakeToken):
        return kind | (hue(move.colour) + 1) << 13
    return kind + move.rest if isinstance(move, LetPass) else kind


def _spot(spot: Spot | None) -> int:
    if spot is None:
        return 0
    return spot + 1 if isinstance(spot, int) else BESIDE + PLACE[spot] - PLACE[BOUCLIER]


def hue(colour: Colour | None) -> int:
    return NOBODY if colour is None else COLOURS.index(colour)


def _kept(card: Card) -> int:
    """Of each value in doubt, the colour that stays; support is the one after the colours."""
    name = card.split("-")[0]
    return ((COLOURS.index(name) if name in COLOURS else len(COLOURS)) + 1) << 4 + 3 * (VALUE[card] - 2)


def bits(numbers: tuple[int, ...]) -> int:
    return sum([1 << number for number in numbers])


def hues(colours: tuple[Colour, ...]) -> int:
    """Tokens, a bit a colour."""
    return bits(tuple([COLOURS.index(colour) for colour in colours]))


def set_up(twin: Twin, state: State) -> None:
    """Put a state of the reference rules on the twin's table."""
    numbers = (state.tournament, state.dealer, state.starter, state.announced)
    twin.place_game(numbers, (hue(state.colour), hue(state.previous)), bits(state.inside))
    for seat, hand in enumerate(state.hands):
        tokens = hues(state.tokens[seat])
        twin.place_seat(seat, hand, state.characters[seat], state.laid[seat], tokens)
    twin.place_piles(state.pile, state.discards)
    twin.place_standing(bits(state.standing))
    phase = state.phase
    if isinstance(phase, Playing | Reacting | Keeping):
        twin.place_turn(turn_numbers(phase.turn))
    if isinstance(phase, Reacting):
        twin.place_reaction(code_of(phase.action), bits(phase.answered), bits(state.standing))
    elif isinstance(phase, Keeping):
        kept = {one.seat: code_of(Keep(one.cards)) for one in phase.chosen}
        twin.place_keeping(code_of(phase.action), kept)
    elif not isinstance(phase, Playing):
        seat = NOBODY if isinstance(phase, Over) else phase.seat
        twin.place_choice(tag_of(state), seat)


def tag_of(state: State) -> str:
    return str(state.phase.__struct_config__.tag)


def turn_numbers(turn: Turn) -> tuple[Seat, bool, bool, bool, bool, int]:
    return turn.seat, turn.opening, turn.first, turn.played, turn.entered, turn.added
