"""The Kettle as the house plays it: `tablee.core.contract.Game`, function by function."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tablee.core.absent import changes, clocked, measured, simulated
from tablee.core.chance import Chance
from tablee.core.choices import Choice, SomeOf
from tablee.core.contract import Due, Offers, Step
from tablee.core.question import ask
from tablee.core.refusal import Refusal, raise_if_refused, refused
from tablee_kettle.meta import META, Options, longest, refuse_options
from tablee_kettle.notation import read_move, write_move
from tablee_kettle.pieces import DECK, SPOON, SWAPPED, Event, Move, Pour, State, Stir, Swap, View, Wait
from tablee_kettle.rules import (
    answer,
    begin_round,
    pour,
    refuse_pour,
    refuse_stir,
    refuse_swap,
    refuse_wait,
    scores,
    standings,
    swap,
)
from tablee_kettle.soundness import fault_in
from tablee_kettle.view import guess, view

__all__ = [
    "META", "Event", "Move", "Options", "State", "View", "apply", "changes", "clocked", "deal", "due",
    "fault_in", "guess", "hidden", "longest", "measured", "offers", "read_move", "refuse", "refuse_options",
    "scores", "simulated", "standings", "to_act", "view", "write_move",
]  # fmt: skip


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step[State, Event]:
    """Everybody draws a hand, and the first kettle is put on (KET-02)."""
    nothing = State(
        phase="swap", round=0, size=0, waiting=(), hands=((),) * seats, poured=(None,) * seats,
        stirs=(False,) * seats, scores=(0,) * seats, bag=DECK, options=options, rules=rules,
    )  # fmt: skip
    return begin_round(nothing, [], chance)


def to_act(state: State) -> frozenset[int]:
    return frozenset(state.waiting)


def offers(state: State, seat: int) -> Offers[Move]:
    """Cards to swap are described, everything else is listed."""
    if seat not in state.waiting:
        return Offers()
    hand = state.hands[seat]
    if state.phase == "swap":
        return Offers(choices=(Choice("swap", (SomeOf("cards", hand, 0, SWAPPED),)),), question=ask("swap"))
    if state.phase == "pour":
        cards = tuple([Pour(card) for card in sorted(set(hand))])
        return Offers(cards, question=ask("pour", size=state.size))
    total = sum([card or 0 for card in state.poured])
    question = ask("stir", total=total, size=state.size)
    return Offers((Stir(), Wait()) if SPOON in hand else (Wait(),), question=question)


# For each phase and move: what refuses it, and what it leads to.
RULES: dict[tuple[str, type], tuple[Callable[..., Refusal | None], Callable[..., Step[State, Event]]]] = {
    ("swap", Swap): (refuse_swap, swap),
    ("pour", Pour): (refuse_pour, pour),
    ("stir", Stir): (refuse_stir, answer),
    ("stir", Wait): (refuse_wait, answer),
}


def refuse(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in state.waiting:
        return refused("KET-03", "not-asked")
    rule = RULES.get((state.phase, type(move)))
    return refused("KET-03", "not-now") if rule is None else rule[0](state, seat, move)


def apply(state: State, seat: int, move: Move, chance: Chance) -> Step[State, Event]:
    raise_if_refused(refuse(state, seat, move))
    carry_out = RULES[state.phase, type(move)][1]
    state = replace(state, waiting=tuple([other for other in state.waiting if other != seat]))
    return carry_out(state, seat, move, chance)


def due(state: State) -> Due[Move] | None:
    """The window stays open for all its time, so that nobody can hear who hesitates (KET-30)."""
    if state.phase != "stir":
        return None
    silent = tuple([(seat, Wait()) for seat in state.waiting])
    return Due(f"stir-{state.round}", float(state.options.window), silent, whole=True)


def hidden(state: State, seat: int, move: Move) -> bool:
    """Whether somebody stirs is shown when the window closes, all together (KET-30)."""
    return state.phase == "stir"
