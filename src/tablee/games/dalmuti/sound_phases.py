"""Whether a phase from outside fits its state: what is owed, given, called, and what lies."""

from __future__ import annotations

from tablee.core.soundness import (
    Faults,
    among,
    distinct,
    distinct_seats,
    fits,
    no_longer,
    not_empty,
    number,
)
from tablee.games.dalmuti.pieces import JOKER, Cards, holds
from tablee.games.dalmuti.sets import rank_of
from tablee.games.dalmuti.state import Calling, Gift, Over, Playing, Seat, Slipping, State, Taxing, Trick
from tablee.games.dalmuti.taxes import choosers, people, tax_pairs

KINDS = ("tax", "tribute", "swap", "slip")
MOST_GIFTS = 7  # a slip, two taxes, two tributes, two cards swapped


def phase_faults(state: State) -> Faults:
    """Cards, seats and scores are known to be sound."""
    yield from _revolution_faults(state)
    yield from _slip_faults(state)
    yield from _gift_faults(state)
    match state.phase:
        case Calling(silent):
            yield from distinct_seats("phase.silent", silent, len(state.order))
            yield fits("phase.silent", len(silent) < len(state.order), "order")
        case Taxing() as phase:
            yield from _tax_faults(state, phase)
        case Playing() as phase:
            yield from _play_faults(state, phase)


def _revolution_faults(state: State) -> Faults:
    """Who declared it held both jokers, and nothing was given afterwards (DAL-25)."""
    seat = state.revolution
    if seat is None:
        return
    yield number("revolution", seat, 0, len(state.order) - 1)
    yield fits("revolution", isinstance(state.phase, Playing | Over), "phase")
    yield fits("revolution", state.hands[seat][JOKER] + state.played[seat][JOKER] == 2, "hands")


def _slip_faults(state: State) -> Faults:
    """The shown card is where it was meant for, or with the Grand Péon (DAL-55)."""
    slip, seats = state.slip, len(state.order)
    settling = isinstance(state.phase, Slipping)
    yield fits("slip", slip is not None or not settling, "phase")
    if slip is None:
        return
    yield fits("slip", bool(state.options.slip), "options.slip")
    yield number("slip.card", slip.card, 1, JOKER)
    yield number("slip.meant_for", slip.meant_for, 0, seats - 1)
    ends = (state.order[0], state.order[-1]) if state.revolution is not None else (state.order[-1],)
    yield among("slip.holder", slip.holder, (slip.meant_for, *ends))
    if isinstance(state.phase, Slipping | Calling | Taxing):
        yield fits("slip.card", state.hands[slip.holder][slip.card] > 0, "hands")
    if settling:
        yield fits("slip.meant_for", slip.meant_for == slip.holder != state.order[-1], "order")


def _gift_faults(state: State) -> Faults:
    """What changed hands this round, as far as it is known: each kind between those who owe it."""
    yield no_longer("gifts", state.gifts, MOST_GIFTS)
    taxed = isinstance(state.phase, Playing | Over) and state.revolution is None and not _free(state)
    for at, gift in enumerate(state.gifts):
        where = f"gifts[{at}]"
        yield from _one_gift_faults(where, gift, len(state.order))
        if gift.kind == "slip":
            yield fits(where, state.slip is not None and gift.receiver == state.slip.meant_for, "slip")
        else:
            yield fits(where, taxed, "phase")
            yield fits(where, _owed(state, gift), "order")
    givers = [(gift.kind, gift.giver) for gift in state.gifts]
    yield distinct("gifts", givers)


def _one_gift_faults(where: str, gift: Gift, seats: int) -> Faults:
    yield among(f"{where}.kind", gift.kind, KINDS)
    yield number(f"{where}.giver", gift.giver, 0, seats - 1)
    yield number(f"{where}.receiver", gift.receiver, 0, seats - 1)
    yield fits(f"{where}.receiver", gift.giver != gift.receiver, f"{where}.giver")
    yield from _cards_faults(f"{where}.cards", gift.cards, 2)


def _cards_faults(where: str, cards: Cards, most: int) -> Faults:
    yield not_empty(where, cards)
    yield no_longer(where, cards, most)
    for at, card in enumerate(cards):
        yield number(f"{where}[{at}]", card, 1, JOKER)


def _free(state: State) -> bool:
    return state.round == 1 and state.options.free_first_round


def _owed(state: State, gift: Gift) -> bool:
    """Whether the two stand so to each other that the one gives the other so many (DAL-20, DAL-54)."""
    if gift.kind == "swap":
        among_them = people(state.order)
        both = gift.giver in among_them and gift.receiver in among_them
        return state.options.people_swap and both and len(gift.cards) == 1
    for dalmuti, peon, count in tax_pairs(state.order):
        pair = (dalmuti, peon) if gift.kind == "tax" else (peon, dalmuti)
        if pair == (gift.giver, gift.receiver):
            return len(gift.cards) == count
    return False


def _tax_faults(state: State, phase: Taxing) -> Faults:
    """Every choice is of cards still held, and somebody has not chosen yet (DAL-22, DAL-54)."""
    yield fits("phase", not _free(state), "round")
    yield no_longer("phase.chosen", phase.chosen, 4)
    for at, gift in enumerate(phase.chosen):
        where = f"phase.chosen[{at}]"
        yield from _one_gift_faults(where, gift, len(state.order))
        yield among(f"{where}.kind", gift.kind, ("tax", "swap"))
        yield fits(where, _owed(state, gift), "order")
        yield fits(f"{where}.cards", holds(state.hands[gift.giver], gift.cards), "hands")
    givers = [gift.giver for gift in phase.chosen]
    yield distinct("phase.chosen", givers)
    yield from _swap_faults(state, phase)
    yield fits("phase.chosen", bool(choosers(state.order, phase)), "phase")


def _swap_faults(state: State, phase: Taxing) -> Faults:
    """The highest of the people offers, another one answers; both cards lie ready then (DAL-54)."""
    possible = state.options.people_swap and len(people(state.order)) >= 2
    yield fits("phase.swap_open", possible or not phase.swap_open, "options.people_swap")
    swap = phase.swap
    swapped = [(g.giver, g.receiver) for g in phase.chosen if g.kind == "swap"]
    if swap is None:
        yield fits("phase.chosen", not swapped, "phase.swap")
        return
    yield fits("phase.swap", possible, "options.people_swap")
    head = state.order[2]
    yield among("phase.swap.partner", swap.partner, people(state.order)[1:])
    yield number("phase.swap.card", swap.card, 1, JOKER)
    yield fits("phase.swap.card", holds(state.hands[head], (swap.card,)), "hands")
    answered = sorted(swapped) == sorted([(head, swap.partner), (swap.partner, head)])
    yield fits("phase.chosen", not swapped if phase.swap_open else answered, "phase.swap")


def _play_faults(state: State, phase: Playing) -> Faults:
    """Whose turn it is holds cards and has neither passed nor played what lies (DAL-31, DAL-32)."""
    seats = len(state.order)
    yield number("phase.turn", phase.turn, 0, seats - 1)
    yield fits("phase.turn", state.hands[phase.turn][0] > 0, "hands")
    yield from distinct_seats("phase.passed", phase.passed, seats)
    yield fits("phase.passed", phase.turn not in phase.passed, "phase.turn")
    yield fits("phase.passed", all(state.hands[seat][0] for seat in phase.passed), "hands")
    if phase.trick is None:
        yield fits("phase.passed", not phase.passed, "phase.trick")
    else:
        yield from _trick_faults(state, phase.trick, phase.turn)


def _trick_faults(state: State, trick: Trick, turn: Seat) -> Faults:
    """What lies is a set, and among what its seat has played (DAL-30)."""
    yield number("phase.trick.seat", trick.seat, 0, len(state.order) - 1)
    yield fits("phase.trick.seat", trick.seat != turn, "phase.turn")
    yield from _cards_faults("phase.trick.cards", trick.cards, JOKER + 1)
    yield fits("phase.trick.cards", holds(state.played[trick.seat], trick.cards), "played")
    yield fits("phase.trick.rank", trick.rank == rank_of(trick.cards), "phase.trick.cards")
