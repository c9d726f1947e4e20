"""How strong the levels are, on a sample; docs/decisions/etoile-bots.md has the whole table."""

import pytest

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.games.etoile import game
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.bots.search import tree
from tablee.games.etoile.meta import Options
from tests.bots.arena import play
from tests.uncompiled import both_ways

COMPILED = not tree.__file__.endswith(".py")


def level(name: str) -> Bot:
    """Without a clock, for nobody's level depends on what else a machine does; `hard` looks at half of
    its nodes where plain Python takes a minute for what a compiled search does in two seconds."""
    if name != "hard":
        return load("etoile", name)
    hard = load("etoile", "hard")
    assert isinstance(hard, Player)
    return Player(
        hard.level._replace(seconds=600.0, nodes=hard.level.nodes // (1 if COMPILED else 2)), heavy=True
    )


def first_places(entrants: list[Bot], games: int, options: Options) -> tuple[int, int]:
    """Games the first entrant won alone, and games anybody did; everybody sits everywhere."""
    won = decided = 0
    for seed in range(games):
        turn = seed % len(entrants)
        seated = entrants[turn:] + entrants[:turn]
        best = play(game, seated, options, seed // len(entrants)).end.standings[0]
        if len(best) == 1:
            decided += 1
            won += seated[best[0]] is entrants[0]
    return won, decided


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [("easy", "beginner"), ("moderate", "easy"), ("normal", "moderate"), ("hard", "normal")],
)
@pytest.mark.parametrize("rules", ["standard", "english"])
def test_each_level_beats_the_one_below(better: str, worse: str, rules: str) -> None:
    options = Options("english") if rules == "english" else Options()
    games = 8 if COMPILED else 4
    won, decided = first_places([level(better), level(worse)], games, options)
    drawish = (better, rules) == ("moderate", "english")  # short queens: 14 won, 26 drawn, none lost of 40
    assert decided >= games / (4 if drawish else 2)
    assert won >= 0.7 * decided


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (3, 0.85)])
def test_a_small_part_of_the_top_level_beats_chance(seats: int, share: float) -> None:
    """A five-hundredth of what the master looks at in a second is enough, and less where that takes long."""
    master = Player(Level(nodes=3_000 if COMPILED else 600, endings=True), heavy=True)
    chance = [load("etoile", "random") for _ in range(seats - 1)]
    won, _ = first_places([master, *chance], 30, Options())
    assert won >= share * 30


def test_plain_python_thinks_as_the_compiled_search_does() -> None:
    """The same files without a compiler: the same nodes, the same value, the same move."""
    compiled, plain = both_ways(THINK)
    assert compiled == plain


THINK = """
from tablee.games.etoile.bots.search.learnt import learnt
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.meta import Options

tables = [(2, "paranoid", False), (3, "paranoid", False), (3, "best-reply", False), (3, "maxn", False)]
for camps, style, taught in [*tables, (2, "paranoid", True), (3, "best-reply", True)]:
    twin = Twin(Options(), camps)
    worth = Worth(Options(), Weights(), learnt=learnt(Options()) if taught else None)
    search = Search(twin, worth, style)
    for _ in range(4):
        best = search.think(list(range(len(twin.moves()))), 1500, 60.0, 60, 7)
        print(best, search.nodes, search.value, search.depth)
        twin.advance(best)
"""
