"""Whether what a state from outside remembers can be remembered (CAM-20, CAM-60)."""

from __future__ import annotations

from tablee.core.soundness import (
    Faults,
    all_among,
    among,
    distinct,
    fits,
    in_order,
    length,
    no_longer,
    not_empty,
    number,
)
from tablee.games.camelot.deeds import Deeds
from tablee.games.camelot.facts import FORGOTTEN, Known
from tablee.games.camelot.pieces import COLOURS, DECK, PLACE, VALUE
from tablee.games.camelot.pieces import in_order as by_kind
from tablee.games.camelot.state import Seat, State

MOST_FACTS = 3 * len(DECK)
MOST_POINTS = sum([VALUE.get(card, 0) for card in DECK])


def memory_faults(state: State, seats: int) -> Faults:
    """What the pile was made of, what was drawn since, and what each one knows of other hands."""
    yield from all_among("fresh", state.fresh, PLACE, len(DECK))
    yield in_order("fresh", state.fresh == by_kind(state.fresh))
    yield length("drawn", state.drawn, seats)
    for seat, drawn in enumerate(state.drawn):
        yield from all_among(f"drawn[{seat}]", drawn, PLACE, len(DECK))
    count = len(state.pile) + sum([len(drawn) for drawn in state.drawn])
    yield fits("drawn", count <= len(state.fresh) if state.fresh else not any(state.drawn), "fresh")
    yield length("known", state.known, seats + 1)
    for who, facts in enumerate(state.known):
        yield no_longer(f"known[{who}]", facts, MOST_FACTS)
        for at, fact in enumerate(facts):
            yield from _fact_faults(f"known[{who}][{at}]", fact, who, seats)
    yield from _deed_faults("deeds", state.deeds, seats)
    yield no_longer("past", state.past, len(COLOURS))
    for at, past in enumerate(state.past):
        yield among(f"past[{at}].colour", past.colour, COLOURS)
        yield number(f"past[{at}].tournament", past.tournament, 1, state.tournament)
        yield from _deed_faults(f"past[{at}].deeds", past.deeds, seats)
    yield distinct("past", [past.colour for past in state.past])


def _deed_faults(where: str, deeds: Deeds, seats: int) -> Faults:
    """One deed a seat, or none at all yet; each in points."""
    if deeds:
        yield length(where, deeds, seats)
    for seat, deed in enumerate(deeds):
        for points in (deed.lacked, deed.card, deed.left):
            yield number(f"{where}[{seat}]", points, 0, MOST_POINTS)


def _fact_faults(where: str, fact: Known, who: Seat, seats: int) -> Faults:
    """Some other seats, each with its weight in the odds."""
    yield among(f"{where}.card", fact.card, PLACE)
    yield not_empty(f"{where}.holders", fact.holders)
    yield no_longer(f"{where}.holders", fact.holders, seats)
    for seat, weight in fact.holders:
        yield number(f"{where}.holders", seat, 0, seats - 1)
        yield number(f"{where}.holders", weight, 1, FORGOTTEN - 1)
    holders = [seat for seat, _ in fact.holders]
    yield fits(f"{where}.holders", len(set(holders)) == len(holders) and who not in holders, "known")
    whole = sum([weight for _, weight in fact.holders])
    yield number(f"{where}.holders", whole, 1, FORGOTTEN - 1)
