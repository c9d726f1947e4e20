"""The compiled twin is the reference rules: same deals, same moves, same positions, same endings."""

import os
import random
import threading

import pytest

from tablee.games.camelot import game
from tablee.games.camelot.meta import Options
from tablee.games.camelot.state import Keeping, Playing, Reacting, State
from tablee.games.camelot.totals import totals
from tablee.games.camelot.twin import game as twin_game
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import bits, code_of, hue, hues, set_up, tag_of, turn_numbers
from tests.uncompiled import both_ways

COMPILED = not twin_game.__file__.endswith(".py")
POSITIONS = int(os.environ.get("TABLEE_TWIN_POSITIONS", "12000" if COMPILED else "2000"))
"""100,000 and more are compared by `TABLEE_TWIN_POSITIONS=110000`."""
WORD, MIX, STIR = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
TABLES = [
    (2, Options()),
    (2, Options(no_repeated_colour=True, name_after_drawing=True, reaction_seconds=0)),
    (3, Options(name_after_drawing=True)),
    (3, Options(shield_stops_all=True, reaction_seconds=0)),
    (4, Options()),
    (4, Options(no_repeated_colour=True, shield_stops_all=True)),
    (5, Options(reaction_seconds=0)),
    (5, Options(no_repeated_colour=True, name_after_drawing=True, shield_stops_all=True)),
]


class Dice:
    """The twin's generator as chance for the reference rules."""

    now = 0

    def __init__(self, seed: int) -> None:
        self._word = (seed * MIX + STIR & WORD) | 1

    def below(self, n: int) -> int:
        word = self._word
        word ^= word << 13 & WORD
        word ^= word >> 7
        word ^= word << 17 & WORD
        self._word = word
        return ((word >> 32) * n) >> 32

    def order(self, n: int) -> tuple[int, ...]:
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)


def told(state: State) -> dict[str, object]:
    """The reference state in the twin's words; what seats remember is no part of it."""
    phase = state.phase
    return {
        "phase": tag_of(state),
        "tournament": state.tournament,
        "dealer": state.dealer,
        "starter": state.starter,
        "announced": state.announced,
        "turn": turn_numbers(phase.turn) if isinstance(phase, Playing | Reacting | Keeping) else None,
        "action": code_of(phase.action) if isinstance(phase, Reacting | Keeping) else None,
        "hands": state.hands,
        "characters": state.characters,
        "laid": state.laid,
        "tokens": tuple(map(hues, state.tokens)),
        "totals": totals(state),
        "pile": state.pile,
        "discards": state.discards,
        "colours": (hue(state.colour), hue(state.previous)),
        "inside": bits(state.inside),
        "standing": bits(state.standing),
        "asked": bits(tuple(game.to_act(state))),
    }


def walk(seats: int, options: Options, seed: int) -> int:
    """One game, played side by side from the deal on; the number of positions compared."""
    choice, dice, twin = random.Random(seed), Dice(seed), Twin(options, seats)
    state: State = game.deal(seats, options, dice).state
    twin.deal(seed)
    other, compared = Twin(options, seats), 0
    while True:
        assert twin.facts() == told(state)
        compared += 1
        if game.standings(state) is not None:
            return compared
        set_up(other, state)
        assert other.facts() == twin.facts()
        for seat in range(seats):
            codes = [code_of(move) for move in game.offers(state, seat).moves]
            assert twin.moves(seat) == codes == other.moves(seat)
        seat = choice.choice(sorted(game.to_act(state)))
        move = choice.choice(game.offers(state, seat).moves)
        state = game.apply(state, seat, move, dice).state
        twin.advance(seat, code_of(move))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_twin_deals_and_plays_as_the_rules_do(seats: int, options: Options) -> None:
    compared, seed = 0, 1
    while compared < POSITIONS / len(TABLES):
        compared += walk(seats, options, seed)
        seed += 1


def test_playouts_are_whole_games_and_leave_the_position_alone() -> None:
    twin = Twin(Options(), 4)
    twin.deal(3)
    before = twin.facts()
    assert twin.playouts(5, seed=1) == twin.playouts(5, seed=1) > 5 * 100
    assert twin.facts() == before
    assert twin.playouts(5, seed=2) != twin.playouts(5, seed=1)


def test_plain_python_plays_the_same_games() -> None:
    """The same files without a compiler: the same deals, the same moves."""
    compiled, plain = both_ways(PLAYED)
    assert compiled == plain


PLAYED = f"""
from tablee.games.camelot.meta import Options
from tablee.games.camelot.twin.game import Twin

for seats, options in {TABLES}:
    twin = Twin(options, seats)
    twin.deal(seats)
    print(twin.facts(), twin.playouts(2, seats))
"""


@pytest.mark.skipif(not COMPILED, reason="plain Python keeps its lock")
def test_other_threads_go_on_while_games_are_played() -> None:
    twin = Twin(Options(), 4)
    twin.deal(1)
    playing = threading.Thread(target=twin.playouts, args=(1500, 1))
    playing.start()
    turns = 0
    while playing.is_alive():
        turns += 1
    assert turns > 1000
