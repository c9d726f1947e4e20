"""Whether a state from outside could be one of this game: cards, seats, scores, and each phase."""

from __future__ import annotations

from tablee.core.soundness import (
    Fault,
    Faults,
    all_seats,
    conserved,
    distinct_seats,
    first_fault,
    fits,
    length,
    lengths,
    number,
    options_faults,
)
from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.meta import META, Options, refuse_options
from tablee.games.dalmuti.pieces import EMPTY, JOKER, Hand, hand_of
from tablee.games.dalmuti.round_end import rising_bonuses
from tablee.games.dalmuti.sound_phases import phase_faults
from tablee.games.dalmuti.state import Order, Over, Playing, RoundResult, State


def fault_in(state: State, seats: int, options: Options) -> Fault:
    """What is wrong with a state of a table of so many seats that plays so; None: nothing."""
    return first_fault(_faults(state, seats, options))


def _faults(state: State, seats: int, options: Options) -> Faults:
    yield from options_faults(state.options, options, refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield number("round", state.round, 1, options.total * seats if options.total else options.rounds)
    yield from all_seats("order", state.order, seats)
    yield from _card_faults(state, seats)
    yield from _out_faults(state, seats)
    yield from _last_faults(state, seats)
    yield from _score_faults(state, seats)
    yield from phase_faults(state)


def _card_faults(state: State, seats: int) -> Faults:
    """Every card of the deck is in a hand or has been played this round (DAL-01, DAL-15)."""
    for where, hands in (("hands", state.hands), ("played", state.played)):
        yield from lengths(where, hands, seats, len(EMPTY))
        for at, hand in enumerate(hands):
            yield from _hand_faults(f"{where}[{at}]", hand)
    held = tuple([_together(mine, laid) for mine, laid in zip(state.hands, state.played, strict=True)])
    whole = hand_of(deck_for(seats, state.options))
    yield conserved("hands", tuple(map(sum, zip(*held, strict=True))) == whole)
    yield fits("hands", any(_dealt_so(held, order) for order in _orders_dealt(state)), "order")


def _hand_faults(where: str, hand: Hand) -> Faults:
    for rank, count in enumerate(hand[1:], start=1):
        yield number(f"{where}[{rank}]", count, 0, 2 if rank == JOKER else rank)
    yield fits(f"{where}[0]", hand[0] == sum(hand[1:]), where)


def _together(held: Hand, laid: Hand) -> Hand:
    return tuple([a + b for a, b in zip(held, laid, strict=True)])


def _dealt_so(held: tuple[Hand, ...], order: Order) -> bool:
    """Cards are dealt one by one, the Grand Dalmuti first; no exchange changes how many (DAL-15)."""
    each, more = divmod(sum([hand[0] for hand in held]), len(order))
    return all(held[seat][0] == each + (place < more) for place, seat in enumerate(order))


def _orders_dealt(state: State) -> tuple[Order, ...]:
    """A Great Revolution turns the order round after the deal, its declarer first (DAL-26)."""
    great = state.revolution == state.order[0]
    return (state.order, state.order[::-1]) if great else (state.order,)


def _out_faults(state: State, seats: int) -> Faults:
    """Who is out holds nothing; a round ends when one is left (DAL-35)."""
    yield from distinct_seats("out", state.out, seats)
    over = isinstance(state.phase, Over)
    yield fits("out", len(state.out) == seats if over else len(state.out) <= seats - 2, "phase")
    empty = {seat for seat, hand in enumerate(state.hands) if not hand[0]}
    yield fits("out", set(state.out[: seats - 1]) == empty, "hands")
    begun = over or isinstance(state.phase, Playing)
    yield fits("played", begun or all(hand == EMPTY for hand in state.played), "phase")


def _last_faults(state: State, seats: int) -> Faults:
    """The round before gave this one its order; a game that is over ends with its own (DAL-35)."""
    last, over = state.last, isinstance(state.phase, Over)
    yield fits("last", (last is None) == (state.round == 1 and not over), "round")
    if last is None:
        return
    yield from all_seats("last.before", last.before, seats)
    yield from all_seats("last.after", last.after, seats)
    yield length("last.points", last.points, seats)
    yield fits("last.points", last.points == points_of(last, state.options), "last.after")
    if over:
        yield fits("last", last == RoundResult(state.order, state.out, state.points), "out")
    else:
        yield fits("last.after", last.after in _orders_dealt(state), "order")


def points_of(result: RoundResult, options: Options) -> tuple[int, ...]:
    """What a round that went so gave each seat (DAL-40, DAL-53)."""
    bonuses = rising_bonuses(result.before, result.after) if options.rising_bonus else ()
    risen = {bonus.seat for bonus in bonuses}
    seats = len(result.after)
    return tuple([seats - 1 - result.after.index(seat) + (seat in risen) for seat in range(seats)])


def _score_faults(state: State, seats: int) -> Faults:
    """Every round gives the same points, and in some games up to two more (DAL-40, DAL-41, DAL-53)."""
    options, over = state.options, isinstance(state.phase, Over)
    yield length("scores", state.scores, seats)
    yield length("points", state.points, seats)
    for seat, score in enumerate(state.scores):
        yield number(f"scores[{seat}]", score, state.points[seat], state.round * seats)
    if not over:
        gained = {seat: seats - 1 - place for place, seat in enumerate(state.out)}
        yield fits("points", state.points == tuple([gained.get(s, 0) for s in range(seats)]), "out")
    before = [score - gained for score, gained in zip(state.scores, state.points, strict=True)]
    played = state.round - 1
    least = played * seats * (seats - 1) // 2
    most = least + (2 * played if options.rising_bonus else 0)
    yield fits("scores", least <= sum(before) <= most, "round")
    yield fits("scores", not options.total or max(before) < options.total, "options.total")
    if over:
        ended = max(state.scores) >= options.total if options.total else state.round == options.rounds
        yield fits("scores" if options.total else "round", ended, "phase")
