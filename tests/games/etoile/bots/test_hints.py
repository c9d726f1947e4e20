"""Five hundred hints of the star: their facts are recomputed with the rules, and none is said too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tablee import bots
from tablee.bots.adviser import explain
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Offers, Seat
from tablee.games.etoile import game
from tablee.games.etoile.bots import reasons
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.bots.reasons import MAN, MOST, TURNS, Why
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import Move, Play
from tablee.games.etoile.state import State

HINTS = 500
QUICK = Player(Level(nodes=300), heavy=True)
TABLES = ((2, Options()), (3, Options()), (2, Options(rules="italian")))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "LOOK", QUICK)


def positions() -> Iterator[tuple[State, Seat]]:
    """Every eighth one with a choice, from the first eighty moves of games between `easy` and `normal`."""
    for number in range(100):
        seats, options = TABLES[number % len(TABLES)]
        chance = Stream(key_of(b"hints", [str(number)]))
        players = [bots.load("etoile", level) for level in ("easy", "normal", "easy")]
        state = game.deal(seats, options, chance).state
        for count in range(80):
            if game.standings(state) is not None:
                break
            seat = min(game.to_act(state))
            view, offers = game.view(state, seat), game.offers(state, seat)
            if count % 8 == 5 and len(offers.moves) > 1:
                yield state, seat
            state = game.apply(state, seat, players[seat].choose(view, offers, chance), chance).state


def test_every_fact_can_be_recomputed_and_no_reason_is_said_too_often() -> None:
    said: Counter[str] = Counter()
    for state, seat in positions():
        view, offers = game.view(state, seat), game.offers(state, seat)
        move = QUICK.choose(view, offers, Stream(bytes(32)))
        told = explain("etoile", view, offers, move)
        assert isinstance(told, Why)
        check(state, seat, offers, move, told)
        said[repr(told)] += 1
        if said.total() == HINTS:
            break
    assert said.total() == HINTS
    assert said.most_common(1)[0][1] <= HINTS / 4


def check(state: State, seat: Seat, offers: Offers, move: Move, told: Why) -> None:
    if not isinstance(move, Play):
        return
    camp, then = state.turn, game.apply(state, seat, move, Stream(bytes(32))).state
    others = [one for one in range(3) if one != camp]
    assert told.taken == sum(count(state.board.men[one]) - count(then.board.men[one]) for one in others)
    assert told.queens == sum(
        count(state.board.queens[one]) - count(then.board.queens[one]) for one in others
    )
    assert told.crowns == (count(then.board.queens[camp]) > count(state.board.queens[camp]))
    rest = tuple([one for one in offers.moves if isinstance(one, TURNS) and one != move])
    assert told.only == (not rest)
    assert told.worth == worth(state, seat, move, rest)
    if len(state.seats) == 2 and state.options == Options():
        assert told.given == most_lost(then, camp)


def count(pieces: int) -> int:
    return pieces.bit_count()


def worth(state: State, seat: Seat, move: Move, rest: tuple[Move, ...]) -> int:
    """In whole men, by the same short search."""
    if not rest:
        return 0
    view = game.view(state, seat)
    best, second = [QUICK.think(view, Offers(moves)).points for moves in ((move,), rest)]
    return min(MOST, max(0, (best - second) // MAN))


def most_lost(state: State, camp: int) -> int:
    """The most pieces of this camp that one move of the other takes, by the rules' own offers."""
    lost = [0]
    for seat in game.to_act(state):
        for reply in game.offers(state, seat).moves:
            if isinstance(reply, Play):
                after = game.apply(state, seat, reply, Stream(bytes(32))).state
                lost.append(count(state.board.of(camp)) - count(after.board.of(camp)))
    return max(lost)
