"""Whole games by hands that know what they take: every one ends in one of its own ways."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tablee.core.contract import Step
from tablee.games.dschamal.events import GameEnded
from tablee.games.dschamal.game import Options, apply, deal, offers, refuse, standings, to_act
from tablee.games.dschamal.meta import MOST
from tablee.games.dschamal.moves import GiveUp, Move
from tablee.games.dschamal.pieces import CAMEL
from tablee.games.dschamal.staging import Pull, hand_moves
from tablee.games.dschamal.state import REACH, Searching, State
from tests.games.dschamal.building import events_of, stream
from tests.games.dschamal.cases import IN_PLAY, census


def pulls(state: State, chance: random.Random) -> list[tuple[int, Move]]:
    """Each hand takes some piece it can have alone: mostly a shape its owner has, now and then any."""
    assert isinstance(state.phase, Searching)
    moves: list[tuple[int, Move]] = []
    for seat in state.bout.fighters:
        mine = {piece // 4 for piece in state.owned[seat]}
        lies = [lying.piece for lying in state.phase.layout]
        liked = [piece for piece in lies if piece // 4 in mine or piece == CAMEL]
        wanted = chance.choice(liked if liked and chance.random() < 0.6 else lies)
        called = wanted == CAMEL and state.options.game != "turm" and state.bout.purpose != REACH
        try:
            moves += hand_moves(state.phase, Pull(seat, (wanted,), chance.randint(1800, 9000), called))
        except ValueError:
            moves += hand_moves(state.phase, Pull(seat))
    return moves


def whole_game(options: Options, seats: int, seed: int) -> Step:
    chance, choice = stream(seed), random.Random(seed)
    step = deal(seats, options, chance)
    before = census(step.state)
    assert len(before) == IN_PLAY[options.game]
    while standings(step.state) is None:
        state: State = step.state
        if isinstance(state.phase, Searching):
            todo = pulls(state, choice)
        else:
            seat = min(to_act(state))
            todo = [(seat, choice.choice(offers(state, seat).moves[:3]))]
        number = state.bout.number
        for seat, move in todo:
            if step.state.bout.number == number and seat in to_act(step.state):
                taken = refuse(step.state, seat, move) is not None  # by the other hand, a moment before
                step = apply(step.state, seat, GiveUp() if taken else move, chance)
        assert census(step.state) == before
    return step


@pytest.mark.clause("DSC-46")
@pytest.mark.parametrize(
    ("game", "reasons"),
    [("duell", {"seven"}), ("dreier", {"seven"}), ("turm", {"tower", "blacks"}), ("quartett", {"four"})],
)
def test_every_game_ends_in_one_of_its_own_ways(game: str, reasons: set[str]) -> None:
    ends: Counter[str] = Counter()
    for seed, seats in enumerate((3, 4, MOST[game])):
        step = whole_game(Options(game=game, duels=400), seats, seed)  # type: ignore[arg-type]
        (ended,) = events_of(step, GameEnded)
        ends[ended.reason] += 1
        assert sorted(seat for place in ended.standings for seat in place) == list(range(seats))
    assert set(ends) <= reasons
