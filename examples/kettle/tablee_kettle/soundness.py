"""What is wrong with a state from outside, if anything."""

from __future__ import annotations

from tablee.core.soundness import (
    Fault,
    Faults,
    conserved,
    distinct_seats,
    first_fault,
    fits,
    in_order,
    length,
    no_longer,
    number,
    options_faults,
)
from tablee_kettle.meta import META, Options, refuse_options
from tablee_kettle.pieces import DECK, HAND, SPOON, State

MOST_POINTS = 8  # of one seat in one round: a 6 in a kettle filled to the brim


def fault_in(state: State, seats: int, options: Options) -> Fault:
    return first_fault(faults(state, seats, options))


def faults(state: State, seats: int, options: Options) -> Faults:
    """Lengths before contents: whatever was sent, only a small part of it is looked at."""
    yield from options_faults(state.options, options, refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield number("round", state.round, 1, options.rounds)
    yield number("size", state.size, 2 * seats + 1, 2 * seats + 6)
    for where in ("hands", "poured", "stirs", "scores"):
        yield length(where, getattr(state, where), seats)
    yield from distinct_seats("waiting", state.waiting, seats)
    yield in_order("waiting", list(state.waiting) == sorted(state.waiting))
    ended = state.round - (state.phase != "over")  # rounds: what is still to come can be scored besides
    for seat, score in enumerate(state.scores):
        yield number(f"scores[{seat}]", score, 0, MOST_POINTS * ended)
    yield from card_faults(state)
    yield from phase_faults(state)


def card_faults(state: State) -> Faults:
    """Every card of the deck is in one place, and hands and bag are sorted."""
    yield no_longer("bag", state.bag, len(DECK))
    for seat, hand in enumerate(state.hands):
        yield no_longer(f"hands[{seat}]", hand, HAND)
        yield in_order(f"hands[{seat}]", list(hand) == sorted(hand))
    yield in_order("bag", list(state.bag) == sorted(state.bag))
    cards = [card for hand in (*state.hands, state.bag) for card in hand]
    cards += [card for card in state.poured if card is not None]
    yield conserved("bag", sorted(cards) == list(DECK))


def phase_faults(state: State) -> Faults:
    """Who has poured holds a card less; who has stirred holds a spoon."""
    seats = range(len(state.hands))
    chosen = [card is not None for card in state.poured]
    silent = {"pour": [not one for one in chosen], "over": [False for _ in seats]}
    if state.phase in silent:
        yield fits("waiting", [seat in state.waiting for seat in seats] == silent[state.phase], "poured")
    yield fits("waiting", bool(state.waiting) == (state.phase != "over"), "phase")
    yield fits("poured", state.phase == "pour" or set(chosen) == {state.phase == "stir"}, "phase")
    for seat, hand in enumerate(state.hands):
        short = chosen[seat] or state.phase == "over"
        yield fits(f"hands[{seat}]", len(hand) == HAND - short, "poured")
        stirring = state.phase == "stir" and seat not in state.waiting and SPOON in hand
        yield fits(f"stirs[{seat}]", stirring or not state.stirs[seat], "phase")
    yield fits("round", state.phase != "over" or state.round == state.options.rounds, "phase")
