"""The star's standing order: the move that is the only one anyway."""

from __future__ import annotations

import random

from tablee.core.chance import Stream
from tablee.games.etoile.game import Options, apply, deal, offers, standings, to_act, view
from tablee.games.etoile.moves import Play
from tablee.games.etoile.orders import OnlyMove, answer, offered


def test_it_plays_where_one_move_is_open_and_nowhere_else() -> None:
    chance, choice = Stream(b"star"), random.Random(5)
    alone = several = 0
    for _ in range(6):
        state = deal(3, Options(), chance).state
        while standings(state) is None:
            seat = min(to_act(state))
            assert offered(view(state, seat), silent=False) == (OnlyMove(),)
            moves = offers(state, seat).moves
            played = answer(view(state, seat), OnlyMove())
            if len(moves) == 1 and isinstance(moves[0], Play):
                assert played == moves[0]
                alone += 1
            else:
                assert played is None
                several += 1
            state = apply(state, seat, choice.choice(moves), chance).state
    assert alone > 20
    assert several > 20


def test_nothing_is_offered_when_the_game_is_over() -> None:
    chance, choice = Stream(b"over"), random.Random(6)
    state = deal(2, Options(), chance).state
    while standings(state) is None:
        seat = min(to_act(state))
        state = apply(state, seat, choice.choice(offers(state, seat).moves), chance).state
    assert offered(view(state, 0), silent=False) == ()
