"""How a game of Camelot stood: every seat's chance to win it, all cards known and the pile's order not."""

from __future__ import annotations

from tablee.games.camelot.bots.search.imagining import expect
from tablee.games.camelot.bots.search.world import Tournament
from tablee.games.camelot.state import Over, State
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import set_up
from tablee.games.camelot.winning import places

WORLDS = 60  # ways in which the tournament is played out
SEED = 1


def judge(state: State) -> tuple[float, ...]:
    """From -1, no chance, to 1, won; the tournament is played out by models of good players."""
    seats = len(state.hands)
    if isinstance(state.phase, Over):
        return tuple([1.0 if seat in places(state)[0] else -1.0 for seat in range(seats)])
    truth = Twin(state.options, seats)
    set_up(truth, state)
    world = Tournament(truth, 0, SEED)
    world.reveal(truth)
    for seat in range(seats):
        expect(world, seat, {"normal": 1000})
    return tuple([round(2 * chance - 1, 3) for chance in world.prospects(WORLDS)])
