"""110 cards, each in one place after every event, over thousands of random games (CAM-02 to CAM-04)."""

from __future__ import annotations

import random

import pytest

from tablee.games.camelot.game import apply, deal, offers, standings, to_act
from tablee.games.camelot.meta import longest
from tablee.games.camelot.moves import Withdraw
from tablee.games.camelot.pieces import DECK, in_order
from tests.games.camelot.building import stream
from tests.games.camelot.cases import CASES, census

ALL = in_order(DECK)
GAMES = 125


@pytest.mark.clause("CAM-02", "CAM-03", "CAM-04")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_no_card_is_lost_or_made(case: int) -> None:
    """Half of the games are stubborn: they rarely withdraw, so the pile runs out and is renewed."""
    seats, options = CASES[case]
    for seed in range(GAMES):
        chance, choice = stream(seed * 100 + case), random.Random(seed)
        state = deal(seats, options, chance).state
        for _ in range(longest(seats, options)):
            if standings(state) is not None:
                break
            seat = choice.choice(sorted(to_act(state)))
            moves = list(offers(state, seat).moves)
            if seed % 2 and len(moves) > 1 and choice.random() < 0.8:
                moves = [move for move in moves if move != Withdraw()]
            state = apply(state, seat, choice.choice(moves), chance).state
            chance.taken()
            assert census(state) == ALL
            assert all(len(set(tokens)) == len(tokens) for tokens in state.tokens)
        assert standings(state) is not None
