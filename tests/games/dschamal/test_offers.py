"""What a hand is offered is worked out once for each case, and must not depend on which came first."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tablee.games.dschamal.game import State
from tablee.games.dschamal.offering import PLAIN, offers
from tablee.games.dschamal.searching import refuse_bag_move
from tablee.games.dschamal.state import Hand, Searching
from tests.games.dschamal.building import some, state_of


def anywhere(chance: random.Random, game: str, purpose: str) -> State:
    """A hand somewhere in the bag, often at the rim, often late, often holding something."""
    x, y = (chance.choice((chance.randint(0, 14), chance.randint(354, 368), 180)) for _ in range(2))
    held = some("blue-cube") if chance.random() < 0.5 else ()
    grip = (max(0, x - chance.randint(0, 24)), y) if held else None
    clock = chance.choice((0, 30_000, 45_000 - chance.randint(0, 200)))
    hand = Hand(0, x, y, clock, called=chance.random() < 0.3, held=held, grip=grip)
    return state_of([(), (), ()], Searching((), (hand, Hand(1, 9, 9))), game=game, purpose=purpose)


@pytest.mark.clause("DSC-90")
@pytest.mark.parametrize("game", ["duell", "turm", "quartett"])
def test_offers_and_refusals_agree_everywhere_in_the_bag(game: str) -> None:
    chance = random.Random(game)
    for _ in range(400):
        state = anywhere(chance, game, chance.choice(("duel", "reach")))
        phase = state.phase
        assert isinstance(phase, Searching)
        open_now = tuple([move for move in PLAIN if refuse_bag_move(state, phase, 0, move) is None])
        assert offers(state, 0).moves == open_now
        assert offers(replace(state, last=None), 0) == offers(state, 0)
