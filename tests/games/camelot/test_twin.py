"""The compiled twin is the reference rules: same deals, same moves, same positions, same endings."""

import os

import pytest

from tablee.games.camelot import game
from tablee.games.camelot.meta import Options
from tablee.games.camelot.state import Keeping, Playing, Reacting, State
from tablee.games.camelot.totals import totals
from tablee.games.camelot.twin import game as twin_game
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import bits, code_of, hue, hues, set_up, tag_of, turn_numbers
from tests.bots.twins import Pair, playouts_leave_alone, threads_go_on
from tests.uncompiled import both_ways

COMPILED = not twin_game.__file__.endswith(".py")
POSITIONS = int(os.environ.get("TABLEE_TWIN_POSITIONS", "12000" if COMPILED else "2000"))
"""100,000 and more are compared by `TABLEE_TWIN_POSITIONS=110000`."""
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


PAIR = Pair(game, Twin, set_up, code_of, told)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_twin_deals_and_plays_as_the_rules_do(seats: int, options: Options) -> None:
    PAIR.walk_through(seats, options, POSITIONS / len(TABLES))


def test_playouts_are_whole_games_and_leave_the_position_alone() -> None:
    playouts_leave_alone(Twin(Options(), 4), least=100)


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
    threads_go_on(Twin(Options(), 4), games=1500)
