"""The search's parts: models equal to the readable players, worlds that fit, thoughts that repeat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tablee.bots import load as load_bot
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.counting import unseen_cards
from tablee.games.dalmuti.bots.master import BOT as MASTER
from tablee.games.dalmuti.bots.normal import cost
from tablee.games.dalmuti.bots.search.imagining import round_of
from tablee.games.dalmuti.bots.search.policy import Model
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.fast import Twin, packed, unpacked
from tablee.games.dalmuti.knowledge import known_cards, weakest_tribute
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.moves import Move
from tablee.games.dalmuti.offering import PASS
from tablee.games.dalmuti.pieces import JOKER, Hand
from tablee.games.dalmuti.sets import legal_sets
from tablee.games.dalmuti.spelling import code_of, set_up
from tablee.games.dalmuti.state import Playing, Seat, State
from tests.bots.decisions import NO_CHANCE, thoughts_know_no_more_than_views
from tests.bots.decisions import decisions as questions
from tests.uncompiled import both_ways

TABLES = [
    (4, Options(rounds=2)),
    (5, Options(rounds=2, slip=1)),
    (6, Options(rounds=2, people_swap=True, pass_is_final=True)),
    (8, Options(rounds=2, people_swap=True, slip=2)),
    (10, Options(rounds=2, rising_bonus=True)),
]
MIXED = [load_bot("dalmuti", level) for level in ("random", "easy", "normal")]


def decisions(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Seat]]:
    return questions(game, MIXED, seats, options, seed)


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_a_model_moves_as_its_readable_player_does(level: str, seats: int, options: Options) -> None:
    bot, model = load_bot("dalmuti", level), Model(Twin(options, seats))
    for seed in range(4):
        for state, seat in decisions(seats, options, seed):
            move = bot.choose(game.view(state, seat), game.offers(state, seat), NO_CHANCE)
            set_up(model.twin, state)
            assert model.move(seat, level) == code_of(move), (state, seat)


def quick_move(hand: Hand, phase: Playing) -> Move:
    """The weakest whole group without jokers; following, nothing that breaks a group early on."""
    sets = legal_sets(hand, phase.trick)
    if phase.trick is None:
        return max(sets, key=lambda s: (JOKER not in s.cards, s.cards[0], len(s.cards)))
    if not sets:
        return PASS
    best = min(sets, key=lambda s: (cost(hand, s), -s.cards[0]))
    return best if cost(hand, best) <= (4 if hand[0] > 5 else 99) else PASS


def test_the_quick_model_moves_as_it_is_said_to() -> None:
    model = Model(Twin(Options(rounds=2), 5))
    for state, seat in decisions(5, Options(rounds=2), 3):
        if isinstance(state.phase, Playing):
            set_up(model.twin, state)
            move = quick_move(state.hands[seat], state.phase)
            assert model.move(seat, "quick") == code_of(move)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_imagined_worlds_fit_what_the_seat_knows(seats: int, options: Options) -> None:
    for state, seat in decisions(seats, options, 5):
        view = game.view(state, seat)
        if view.phase == "slip":
            continue
        hands = [unpacked(word) for word in round_of(view, 3).hands()]
        assert tuple([hand[0] for hand in hands]) == view.counts
        assert packed(hands[seat]) == packed(state.hands[seat])
        others = [hand for other, hand in enumerate(hands) if other != seat]
        assert tuple([sum(counts) for counts in zip(*others, strict=True)]) == unseen_cards(view)
        for fact in known_cards(view):
            assert any(hands[holder][fact.card] for holder in fact.seats)
        limit = weakest_tribute(view)
        given = {fact.card for fact in known_cards(view)}
        if limit is not None:
            better = [card for card in range(1, limit[1]) if hands[limit[0]][card] and card not in given]
            assert not better


def test_what_is_hidden_changes_no_thought() -> None:
    asked = [
        (game.view(state, seat), seat)
        for state, seat in decisions(5, Options(rounds=1), 8)
        if len(game.offers(state, seat).moves) > 1
    ]
    thoughts_know_no_more_than_views(game, Thinker(replace(MASTER.level, simulations=200, seconds=60)), asked)


def test_plain_python_thinks_as_the_compiled_search_does() -> None:
    compiled, plain = both_ways(THINK)
    assert compiled == plain
    assert compiled.count("\n") > 5


THINK = """
from tablee.core.chance import Stream
from tablee.games.dalmuti import game
from msgspec.structs import replace
from tablee.games.dalmuti.bots.master import BOT
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.meta import Options

chance, master = Stream(bytes(32)), Thinker(replace(BOT.level, simulations=60, seconds=600))
for seats, options in ((5, Options(rounds=1)), (7, Options(rounds=1, people_swap=True, pass_is_final=True))):
    state, thoughts = game.deal(seats, options, chance).state, 0
    while game.standings(state) is None and thoughts < 12:
        seat = min(game.to_act(state))
        view, offers = game.view(state, seat), game.offers(state, seat)
        if len(offers.moves) > 1:
            print(seat, master.think(view, 11).results())
            thoughts += 1
        state = game.apply(state, seat, master.choose(view, offers, chance), chance).state
"""
