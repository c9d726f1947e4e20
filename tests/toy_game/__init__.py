"""A tiny game for the tables' tests: guess together, then take counters in turn or gamble.

It has all a table must cope with: a random deal, a secret, a choice everybody makes at the
same time with a window that closes by itself, turns, draws in the middle, ties, and rules that
have changed: version 1 is forgotten, in version 2 a gamble won two counters at most, and an end that
is told of came with version 4. Where the table wants it, guesses are hidden answers in a window of fixed
length, or there are none.
"""

from __future__ import annotations

import sys
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from tablee.core.absent import changes as changes
from tablee.core.absent import clocked as clocked
from tablee.core.absent import measured as measured
from tablee.core.absent import scores as scores
from tablee.core.absent import simulated as simulated
from tablee.core.chance import Chance
from tablee.core.contract import Due, Game, Offers, Standings, Step, Told
from tablee.core.meta import Meta, OptionInfo
from tablee.core.question import ask
from tablee.core.refusal import Refusal, raise_if_refused, refused
from tablee.core.roles import Asked, EachSeat, Score, Seat
from tablee.core.soundness import (
    Fault,
    Faults,
    all_seats,
    allowed,
    conserved,
    first_fault,
    fits,
    length,
    number,
)

META = Meta(
    name="toy",
    title="Toy",
    author="-",
    publisher="-",
    year=2000,
    seats=(2, 3, 4, 5, 6, 7, 8),
    rules=4,
    options=(
        OptionInfo("counters", "TOY-01", "number", least=1, most=100_000),
        OptionInfo("secret", "TOY-04", "switch"),
        OptionInfo("guessing", "TOY-05", "switch"),
        OptionInfo("order", "TOY-02", "choice", values=("left", "right")),
    ),
    levels=("random", "easy", "normal", "hard"),
    minutes=1,
    oldest=2,
    windows=True,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    counters: int = 12
    secret: bool = False
    guessing: bool = True
    order: Literal["left", "right"] = "left"


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guess"):
    odd: bool


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    count: int


class Gamble(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="gamble"):
    pass


Move = Guess | Take | Gamble


class Began(msgspec.Struct, frozen=True, tag="began"):
    first: Seat


class LuckDealt(msgspec.Struct, frozen=True, tag="luck-dealt"):
    seat: Seat
    luck: int


class Guessed(msgspec.Struct, frozen=True, tag="guessed"):
    seat: Seat


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: Seat
    count: int
    at: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    standings: Standings


Event = Began | LuckDealt | Guessed | Taken | Ended


class State(msgspec.Struct, frozen=True):
    pile: int
    first: int
    luck: tuple[int, ...]
    guesses: tuple[bool | None, ...]
    taken: tuple[int, ...]
    turn: int
    rules: int = 1
    secret: bool = False
    right: bool = False


class View(msgspec.Struct, frozen=True):
    pile: int
    luck: int | None
    guessed: EachSeat[bool]
    taken: EachSeat[Score]
    turn: Seat
    rules: int = 1
    secret: bool = False
    right: bool = False
    seat: Seat | None = None
    waiting: Asked = ()


def refuse_options(seats: int, options: Options) -> Refusal | None:
    if seats not in META.seats:
        return refused("TOY-01", "wrong-seats", least=META.seats[0], most=META.seats[-1], got=seats)
    counters = META.options[0]
    if not counters.least <= options.counters <= counters.most:
        return refused("TOY-01", "out-of-range", option="counters", least=counters.least, most=counters.most)
    return None


def longest(seats: int, options: Options) -> int:
    """A gamble may win nothing, which chance does not do for ever."""
    return seats + 50 * options.counters


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step:
    raise_if_refused(refuse_options(seats, options))
    luck = chance.order(seats)
    first = chance.below(seats)
    guesses = (None if options.guessing else False,) * seats
    state = State(
        options.counters,
        first,
        luck,
        guesses,
        (0,) * seats,
        first,
        rules,
        options.secret,
        options.order == "right",
    )
    told = [Told(LuckDealt(seat, luck[seat]), (seat,)) for seat in range(seats)]
    return Step(state, (Told(Began(first)), *told))


def to_act(state: State) -> frozenset[int]:
    waiting = frozenset([seat for seat, guess in enumerate(state.guesses) if guess is None])
    return waiting or frozenset((state.turn,) if state.pile else ())


def offers(state: State, seat: int) -> Offers:
    if seat not in to_act(state):
        return Offers()
    if state.guesses[seat] is None:
        return Offers((Guess(False), Guess(True)), question=ask("guess"))
    moves = (*[Take(n) for n in (1, 2, 3) if n <= state.pile], Gamble())
    return Offers(moves, question=ask("take", pile=state.pile))


def refuse(state: State, seat: int, move: Any) -> Refusal | None:
    if seat not in to_act(state):
        return refused("TOY-02", "not-your-turn", seat=state.turn)
    return None if move in offers(state, seat).moves else refused("TOY-03", "not-open")


def apply(state: State, seat: int, move: Any, chance: Chance) -> Step:
    raise_if_refused(refuse(state, seat, move))
    if isinstance(move, Guess):
        guesses = (*state.guesses[:seat], move.odd, *state.guesses[seat + 1 :])
        return Step(replace(state, guesses=guesses), (Told(Guessed(seat)),))
    count = move.count if isinstance(move, Take) else gamble(state, chance)
    taken = (*state.taken[:seat], state.taken[seat] + count, *state.taken[seat + 1 :])
    after = replace(
        state, pile=state.pile - count, taken=taken, turn=(seat + (-1 if state.right else 1)) % len(taken)
    )
    ended = standings(after) if state.rules >= 4 else None
    return Step(after, (Told(Taken(seat, count, chance.now)), *([Told(Ended(ended))] if ended else [])))


def gamble(state: State, chance: Chance) -> int:
    return min(state.pile, chance.below(4 if state.rules >= 3 else 3))


def due(state: State) -> Due | None:
    late = tuple([(seat, Guess(False)) for seat, guess in enumerate(state.guesses) if guess is None])
    return Due("guess", 5.0, late, whole=state.secret) if late else None


def hidden(state: State, seat: int, move: Any) -> bool:
    return state.secret and isinstance(move, Guess)


def view(state: State, seat: int | None) -> View:
    hides = state.secret and None in state.guesses  # who has answered, until all have
    guesses = [None if hides and other != seat else guess for other, guess in enumerate(state.guesses)]
    guessed = tuple([guess is not None for guess in guesses])
    luck = None if seat is None else state.luck[seat]
    waiting = tuple(sorted(to_act(replace(state, guesses=tuple(guesses)))))
    return View(
        state.pile,
        luck,
        guessed,
        state.taken,
        state.turn,
        state.rules,
        state.secret,
        state.right,
        seat,
        waiting,
    )


def guess(view: View, chance: Chance) -> State:
    seats = len(view.taken)
    guesses = tuple([False if done else None for done in view.guessed])
    luck = list(chance.order(seats))
    if view.seat is not None and view.luck is not None:
        there = luck.index(view.luck)
        luck[there], luck[view.seat] = luck[view.seat], view.luck
    return State(
        view.pile, 0, tuple(luck), guesses, view.taken, view.turn, view.rules, view.secret, view.right
    )


def standings(state: State) -> Standings | None:
    if state.pile:
        return None
    scores = sorted(set(state.taken), reverse=True)
    return tuple([tuple([s for s, n in enumerate(state.taken) if n == score]) for score in scores])


def fault_in(state: State, seats: int, options: Options) -> Fault:
    return first_fault(_faults(state, seats, options))


def _faults(state: State, seats: int, options: Options) -> Faults:
    yield allowed("options", refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield from all_seats("luck", state.luck, seats)
    yield length("guesses", state.guesses, seats)
    yield length("taken", state.taken, seats)
    for where, seat in (("first", state.first), ("turn", state.turn)):
        yield number(where, seat, 0, seats - 1)
    for where, count in (("pile", state.pile), *[(f"taken[{s}]", n) for s, n in enumerate(state.taken)]):
        yield number(where, count, 0, options.counters)
    yield conserved("pile", state.pile + sum(state.taken) == options.counters)
    yield fits("guesses", None not in state.guesses or state.pile == options.counters, "pile")


def write_move(move: Any) -> str:
    return msgspec.json.encode(move).decode()


def read_move(text: str) -> Any:
    return msgspec.json.decode(text, type=Move)


def find(name: str) -> Game:
    """A shelf with this one box."""
    if name != "toy":
        raise KeyError(name)
    return cast(Game, sys.modules[__name__])
