"""Players of the star: always legal, in time, the same under a seed, and wise in soufflage (ETO-40)."""

import time
from typing import Any

import pytest

from tablee import bots
from tablee.bots.bot import ENDLESS, patient, was_braked
from tablee.core.chance import Stream
from tablee.core.contract import Offers
from tablee.games.etoile import game
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.bots.search.worth import COMPILED
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import (
    AcceptDraw,
    DeclineDraw,
    Huff,
    Move,
    Oblige,
    OfferDraw,
    Play,
    Touch,
    Waive,
)
from tablee.games.etoile.position import begin, read_position
from tablee.games.etoile.state import State
from tests.games.etoile.scenes import at, do
from tests.uncompiled import both_ways

LEVELS = ("beginner", "easy", "moderate", "normal", "hard", "master")
CHANCE = Stream(b"players of the star")
QUICK = Player(Level(nodes=300), heavy=False)
KEEN = Player(Level(nodes=30_000), heavy=True)


def stands(text: str, options: Options | None = None, turn_by: Move | None = None) -> State:
    """The game at a position, after one more move if there is one."""
    position = read_position(text)
    state: State = begin(position, options or Options(), tuple(range(position.camps))).state
    return state if turn_by is None else made(state, turn_by)


def made(state: State, move: Any) -> State:
    after: State = game.apply(state, state.seats[state.turn], move, CHANCE).state
    return after


def offered(state: State) -> Offers:
    return game.offers(state, state.seats[state.turn])


def chosen(player: Player, state: State) -> Move:
    return player.think(game.view(state, state.seats[state.turn]), offered(state)).move


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_on_the_shelf(level: str) -> None:
    assert bots.load("etoile", level).heavy == (level in ("hard", "master"))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options("english", "light"),
        Options("german", free_landing=True),
        Options("italian", loser_wins=True),
        Options(touched=True),
    ],
    ids=str,
)
def test_every_move_is_one_of_the_offers(seats: int, options: Options) -> None:
    players = [
        Player(Level(nodes=60, blind=True), heavy=False),
        QUICK,
        Player(Level(80, style="maxn"), heavy=True),
    ]
    state: State = game.deal(seats, options, CHANCE).state
    for _ in range(120):
        if state.end is not None:
            break
        seat = state.seats[state.turn]
        offers = game.offers(state, seat)
        move = players[seat].choose(game.view(state, seat), offers, CHANCE)
        assert move in offers.moves
        state = made(state, move)


def test_a_touched_piece_is_moved() -> None:
    state = stands("A:dark:A=Ac3,Ag3:B=Bc3,Bg3", Options(touched=True), turn_by=Touch("Ag3"))
    move = chosen(QUICK, state)
    assert isinstance(move, Play)
    assert move.path[0] == "Ag3"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    def game_of(key: bytes) -> list[Move]:
        chance, moves = Stream(key), []
        state: State = game.deal(seats, Options(), chance).state
        for _ in range(30):
            seat = state.seats[state.turn]
            moves.append(QUICK.choose(game.view(state, seat), game.offers(state, seat), chance))
            state = made(state, moves[-1])
        return moves

    assert game_of(b"one") == game_of(b"one") != game_of(b"two")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_clock_is_kept(seats: int) -> None:
    state: State = game.deal(seats, Options(), CHANCE).state
    timed = Player(Level(nodes=10**9, seconds=0.2), heavy=True)
    chosen(QUICK, state)
    begun = time.monotonic()
    chosen(timed, state)
    assert 0.15 < time.monotonic() - begun < 20  # all its nodes would take minutes; machines are noisy
    assert timed.braked
    assert was_braked(timed)


def test_only_time_is_a_brake_and_the_last_thought_alone_counts() -> None:
    """Nodes that are spent are what a level wants; where nothing is thought about nothing is cut short."""
    state: State = game.deal(2, Options(), CHANCE).state
    keen, hurried = Player(KEEN.level, heavy=True), Player(Level(10**9, seconds=0.0), heavy=True)
    chosen(keen, state)
    assert not was_braked(keen)
    chosen(hurried, state)
    assert was_braked(hurried)
    asked = stands("A:dark:A=QAc1,QAe1,Aa3:B=Bc3", turn_by=OfferDraw())
    hurried.choose(game.view(asked, 1), game.offers(asked, 1), CHANCE)
    assert not was_braked(hurried)


def test_heavy_levels_play_light_where_nothing_could_compile() -> None:
    compiled, plain = both_ways(LIGHT)
    assert plain == "True True False\n"
    assert compiled == f"{not COMPILED} {not COMPILED} False\n"


LIGHT = """
from tablee.bots import load
from tablee.bots.bot import is_light

print(*[is_light(load("etoile", level)) for level in ("hard", "master", "normal")])
"""


def test_a_draw_is_welcome_only_when_behind() -> None:
    state = stands("A:dark:A=QAc1,QAe1,Aa3:B=Bc3", turn_by=OfferDraw())
    answers = game.offers(state, 1)
    assert QUICK.choose(game.view(state, 1), answers, CHANCE) == AcceptDraw()
    state = stands("A:dark:A=Aa3:B=Bc3,QBg3", turn_by=OfferDraw())
    assert QUICK.choose(game.view(state, 1), answers, CHANCE) == DeclineDraw()


@pytest.mark.clause("ETO-40")
def test_a_missed_capture_is_huffed() -> None:
    """A piece for nothing, and the move still to come."""
    state = stands("A:dark:A=Aa3,Ab4,Ae1,Ag1:B=Bf4,Ba1,Bc1,Be1", turn_by=Play(("Ag1", "Ah2")))
    assert state.claim is not None
    assert chosen(KEEN, state) == Huff("Ab4")


@pytest.mark.clause("ETO-40")
def test_a_capture_that_loses_is_insisted_on() -> None:
    """B's bait was left alone: A is made to take it, and loses everything."""
    state = stands("A:dark:A=Ag3,Cf2,Cf4:B=Ab4,Ad4,QAf4,QCg1:count=1", turn_by=Play(("Cf2", "Ce1")))
    assert chosen(KEEN, state) == Oblige()


@pytest.mark.clause("ETO-40")
@pytest.mark.parametrize(
    ("position", "move", "answer"),
    [
        ("A:dark:A=Ah2,Aa3,Cd4:B=Ae3:C=Ab2,Af2,Ba3", "Ah2-Ag3", Oblige()),
        ("A:dark:A=Ac3,Ag1,Ab2:B=Be1,Bg1,Bg3:C=Ad4,Ce1,Cg3", "Ag1-Ah2", Waive()),
    ],
    ids=["more can be taken back", "a man for nothing"],
)
def test_an_owner_insists_on_being_taken_where_it_pays(position: str, move: str, answer: Move) -> None:
    state = do(at(position, owner_obliges=True), move)
    assert game.to_act(state) == {2}
    assert QUICK.choose(game.view(state, 2), game.offers(state, 2), CHANCE) == answer


@pytest.mark.clause("ETO-40")
def test_a_better_capture_of_ones_own_comes_before_huffing() -> None:
    """Huffing Ad4 would take away the first of three pieces A can capture at once."""
    state = stands("B:dark:A=QAe3,Ah4,Cg3:B=Ad4,Bf2,Ba3,Bh4:count=1", turn_by=Play(("Ba3", "Bb4")))
    assert Huff("Ad4") in offered(state).moves
    assert chosen(KEEN, state) == Play(("Ae3", "Bg3", "Be1", "Ch4"), takes=True)


def test_in_qui_perd_gagne_pieces_are_given_away() -> None:
    """A offers his last man where B must take it (ETO-60)."""
    state = stands("A:dark:A=Ac3:B=Bf4,Bc1", Options(loser_wins=True))
    thought = KEEN.think(game.view(state, 0), offered(state))
    assert thought.points > 20_000


def test_where_nobody_waits_it_thinks_without_a_clock() -> None:
    hurried = Player(Level(nodes=20_000, seconds=0.001, learnt=True), heavy=True)
    found = patient(hurried)
    assert isinstance(found, Player)
    assert found.level == (hurried.level if hurried.light else hurried.level._replace(seconds=ENDLESS))
