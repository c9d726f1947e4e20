"""Seeded random games, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.conformance.broken import Broken, require
from tablee.conformance.cases import Case
from tablee.core.chance import Chance, Draw, Stream, key_of
from tablee.core.choices import any_of
from tablee.core.contract import Game, Step, read_choice
from tablee.core.refusal import MoveRefused


class Played(msgspec.Struct, frozen=True):
    """One step of a random game: who moved, what, and what it led to; the deal has no seat."""

    before: Any
    seat: int | None
    move: Any
    draws: tuple[Draw, ...]
    step: Step


def stream(seed: int) -> Stream:
    return Stream(key_of(b"conformance", [str(seed)]))


DESCRIBED: Final = 0.03
"""How often a described move is tried beside listed ones: some end a game, and games are to be long."""


def random_game(case: Case, seed: int, described: float = DESCRIBED) -> Iterator[Played]:
    """A whole game by random choices among the offers; `described` of the moves beside listed ones."""
    game, chance, choice = case.rules, stream(seed), random.Random(seed)
    step = game.deal(case.seats, case.options, chance, case.version)
    yield Played(None, None, None, chance.taken(), step)
    own, bound = stream(seed), case.bound
    for _ in range(bound):
        if game.standings(step.state) is not None:
            return
        before = step.state
        asked = sorted(game.to_act(before))
        require(bool(asked), "somebody can act until the game is over", before)
        seat = choice.choice(asked)
        move = any_move(game, before, seat, choice, own, described)
        try:
            step = game.apply(before, seat, move, chance)
        except MoveRefused as error:
            raise Broken(f"what is offered is not refused: {seat}, {move!r}, {error}") from None
        yield Played(before, seat, move, chance.taken(), step)
    require(game.standings(step.state) is not None, f"a game is over after {bound} moves (`longest`)")


def any_move(
    game: Game, state: Any, seat: int, choice: random.Random, chance: Chance, described: float = DESCRIBED
) -> Any:
    """A listed move, or a described one: beside listed ones that may be refused, and is not made then."""
    offers = game.offers(state, seat)
    served = [one for one in offers.choices if not one.special]
    require(
        bool(offers.moves or served),
        "whoever is asked has a move listed, or one described that is not special",
        offers,
    )
    if served and (not offers.moves or (described and choice.random() < described)):
        one = choice.choice(served)
        move = read_choice(game, one, any_of(one, chance))
        if not offers.moves or game.refuse(state, seat, move) is None:
            return move
    return choice.choice(offers.moves)


def some(steps: list[Played], count: int) -> list[Played]:
    """About so many of them, evenly."""
    return steps[:: max(1, len(steps) // count)]
