"""Whether a state from outside could be one of this game: cards, tokens, who is in, and each phase."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.soundness import (
    Fault,
    Faults,
    all_among,
    among,
    conserved,
    distinct_seats,
    first_fault,
    fits,
    in_order,
    length,
    not_empty,
    number,
    options_faults,
)
from tablee.games.camelot.meta import META, Options, refuse_options
from tablee.games.camelot.pieces import COLOURS, DECK, LADY, LAID, PLACE, VALUE, Cards
from tablee.games.camelot.pieces import in_order as by_kind
from tablee.games.camelot.sound_memory import memory_faults
from tablee.games.camelot.sound_phases import phase_faults
from tablee.games.camelot.state import Keeping, Naming, Over, Reacting, State
from tablee.games.camelot.winning import needed

COUNTED = 1_000_000  # tournaments and announced cards: numbers that only grow


def fault_in(state: State, seats: int, options: Options) -> Fault:
    """What is wrong with a state of a table of so many seats that plays so; None: nothing."""
    return first_fault(_faults(state, seats, options))


def _faults(state: State, seats: int, options: Options) -> Faults:
    yield from options_faults(state.options, options, refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield number("tournament", state.tournament, 1, COUNTED)
    yield number("announced", state.announced, 0, COUNTED)
    for where, seat in (("dealer", state.dealer), ("starter", state.starter)):
        yield number(where, seat, 0, seats - 1)
    yield from _card_faults(state, seats)
    yield from _seat_faults(state, seats)
    yield from _token_faults(state, seats)
    yield from _colour_faults(state)
    yield from memory_faults(state, seats)
    yield from phase_faults(state)


def _card_faults(state: State, seats: int) -> Faults:
    """Every card is in one place: a hand, the pile, the discards, before a seat, or announced (CAM-01)."""
    yield length("hands", state.hands, seats)
    yield length("characters", state.characters, seats)
    yield length("laid", state.laid, seats)
    cards: list[str] = []
    for where, column in _columns(state):
        yield from all_among(where, column, PLACE, len(DECK))
        cards += column
    yield conserved("hands", by_kind(cards) == DECK)
    for seat, hand in enumerate(state.hands):
        yield in_order(f"hands[{seat}]", hand == by_kind(hand))


def _columns(state: State) -> Iterator[tuple[str, Cards]]:
    for name in ("hands", "characters", "laid"):
        for seat, column in enumerate(getattr(state, name)):
            yield f"{name}[{seat}]", column
    yield "pile", state.pile
    yield "discards", state.discards
    if isinstance(state.phase, Reacting | Keeping):
        yield "phase.action.card", (state.phase.action.card,)


def _seat_faults(state: State, seats: int) -> Faults:
    """Who withdrew has nothing before them; who is in has cards with a value (CAM-21, CAM-30)."""
    for where, some in (("inside", state.inside), ("standing", state.standing)):
        yield from distinct_seats(where, some, seats)
        yield in_order(where, tuple(sorted(some)) == some)
    yield not_empty("inside", state.inside)
    for seat, (character, laid) in enumerate(zip(state.characters, state.laid, strict=True)):
        yield from all_among(f"characters[{seat}]", character, VALUE, len(DECK))
        yield fits(f"characters[{seat}]", character.count(LADY) <= 1, "CAM-26")
        yield from all_among(f"laid[{seat}]", laid, LAID, len(LAID))
        yield fits("inside", seat in state.inside or not (character or laid), f"characters[{seat}]")


def _token_faults(state: State, seats: int) -> Faults:
    """Nobody holds two of one colour; enough different ones end the game (CAM-05, CAM-34)."""
    yield length("tokens", state.tokens, seats)
    for seat, tokens in enumerate(state.tokens):
        yield from all_among(f"tokens[{seat}]", tokens, COLOURS, len(COLOURS))
        by_colour = tuple([colour for colour in COLOURS if colour in tokens])
        yield in_order(f"tokens[{seat}]", tokens == by_colour)
    complete = [seat for seat, tokens in enumerate(state.tokens) if len(tokens) >= needed(seats)]
    won = list(state.inside) if isinstance(state.phase, Over) else []
    yield fits("tokens", complete == won, "phase")


def _colour_faults(state: State) -> Faults:
    """A tournament has a colour once it is named (CAM-10)."""
    yield among("colour", state.colour, (None, *COLOURS))
    yield among("previous", state.previous, (None, *COLOURS))
    yield fits("colour", (state.colour is None) == isinstance(state.phase, Naming), "phase")
