"""Seeded random games, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from tablee.conformance.broken import Broken, require
from tablee.conformance.cases import Case, table_of
from tablee.core.chance import Chance, Draw, Stream, key_of
from tablee.core.choices import Choice, any_of
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
        require(step.state != before, "a move changes the state", seat, move)
        yield Played(before, seat, move, chance.taken(), step)
    promise = f"a game goes on after the {bound} moves that `longest` allows"
    require(game.standings(step.state) is not None, promise, table_of(case))


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
        move = move_of(game, one, any_of(one, chance))
        if not offers.moves or game.refuse(state, seat, move) is None:
            return move
    return choice.choice(offers.moves)


def move_of(game: Game, choice: Choice, fields: dict[str, Any]) -> Any:
    """The move that a choice becomes; one line where it becomes none."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(game.Move) or (game.Move,)}
    said = f"Choice({choice.move!r})"
    if choice.move not in kinds:
        raise Broken(f"{said}: no move has this tag")
    if strange := [name for name in fields if name not in kinds[choice.move].__struct_encode_fields__]:
        raise Broken(f"{said}: this move has no field {strange[0]!r}")
    try:
        return read_choice(game, choice, fields)
    except msgspec.ValidationError as error:
        raise Broken(f"{said}: it becomes no move: {error}") from None


def some(steps: list[Played], count: int) -> list[Played]:
    """About so many of them, evenly."""
    return steps[:: max(1, len(steps) // count)]
