"""The search's parts: models equal to the readable players, worlds that fit, thoughts that repeat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tablee.bots import load as load_bot
from tablee.bots.bot import ENDLESS, patient
from tablee.bots.compiled import COMPILED
from tablee.cli.commands.arguments import check_bots
from tablee.core.contract import Offers
from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.bots.search.policy import STYLES, Policy
from tablee.games.camelot.bots.search.world import Tournament
from tablee.games.camelot.bots.thinker import Level, Thinker, worth_thinking
from tablee.games.camelot.bots.worth import signs, weights_for
from tablee.games.camelot.guess import credible, unseen
from tablee.games.camelot.meta import Options
from tablee.games.camelot.pieces import KINDS, PLACE
from tablee.games.camelot.state import Naming, Seat, State
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.spelling import code_of, set_up
from tablee.games.camelot.view import View
from tablee.games.camelot.winning import needed
from tests.bots.decisions import NO_CHANCE, thoughts_know_no_more_than_views
from tests.bots.decisions import decisions as questions
from tests.uncompiled import both_ways

TABLES = [
    (2, Options()),
    (3, Options(no_repeated_colour=True, reaction_seconds=0)),
    (4, Options(shield_stops_all=True)),
    (5, Options(name_after_drawing=True)),
]
MIXED = [load_bot("camelot", level) for level in ("random", "easy", "normal", "normal")]


def decisions(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Seat]]:
    return questions(game, MIXED, seats, options, seed)


@pytest.mark.parametrize("level", STYLES)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_a_model_moves_as_its_readable_player_does(level: str, seats: int, options: Options) -> None:
    bot, twin = load_bot("camelot", level), Twin(options, seats)
    model = Policy(twin)
    for seed in range(4):
        for state, seat in decisions(seats, options, seed):
            move = bot.choose(game.view(state, seat), game.offers(state, seat), NO_CHANCE)
            set_up(twin, state)
            assert model.move_as(seat, level) == code_of(move), (state, seat, move)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_imagined_worlds_fit_what_the_seat_knows(seats: int, options: Options) -> None:
    for state, seat in list(decisions(seats, options, 5))[::2]:
        view = game.view(state, seat)
        counts = tournament_of(view, 3, hard.BOT.usual).count_holders(1)
        assert tuple([sum(held) for held in counts]) == view.counts
        assert in_hand(counts[seat]) == Counter(view.hand)
        hidden = Counter(unseen(view))
        others = [in_hand(held) for other, held in enumerate(counts) if other != seat]
        assert sum(others, Counter()) <= hidden
        for fact in credible(view, unseen(view)):
            if len(fact.holders) == 1:
                assert counts[fact.holders[0][0]][PLACE[fact.card]], (view, fact)


def in_hand(counts: list[int]) -> Counter[str]:
    return Counter({KINDS[place].card: count for place, count in enumerate(counts) if count})


def thoughtful(seats: int, options: Options, seed: int) -> list[tuple[View, Seat, Offers]]:
    asked = [
        (game.view(state, seat), seat, game.offers(state, seat))
        for state, seat in decisions(seats, options, seed)
    ]
    return [(view, seat, offers) for view, seat, offers in asked if worth_thinking(view, offers)]


def test_what_is_hidden_changes_no_thought() -> None:
    asked = [(view, seat) for view, seat, _ in thoughtful(4, Options(), 8)]
    thoughts_know_no_more_than_views(game, Thinker(Level(150, seconds=60)), asked)


def test_what_is_thought_best_is_open() -> None:
    bot = Thinker(Level(60, seconds=60))
    phases = set()
    for seed, (seats, options) in enumerate(TABLES):
        for view, _, offers in thoughtful(seats, options, seed):
            phases.add(view.phase)
            assert bot.choose(view, offers, NO_CHANCE) in offers.moves
    assert phases >= {"naming", "turn", "token-won"}


def test_plain_python_thinks_as_the_compiled_search_does() -> None:
    compiled, plain = both_ways(THINK)
    assert compiled == plain
    assert compiled.count("\n") > 5


THINK = """
from tablee.core.chance import Stream
from tablee.games.camelot import game
from tablee.games.camelot.bots.thinker import Level, Thinker, worth_thinking
from tablee.games.camelot.meta import Options

chance, thinker = Stream(bytes(32)), Thinker(Level(40, seconds=600))
for seats, options in ((2, Options()), (4, Options(name_after_drawing=True, shield_stops_all=True))):
    state, thoughts = game.deal(seats, options, chance).state, 0
    while game.standings(state) is None and thoughts < 12:
        seat = min(game.to_act(state))
        view, offers = game.view(state, seat), game.offers(state, seat)
        if worth_thinking(view, offers):
            thoughts += 1
            print(thinker.think(view, thoughts).results())
        state = game.apply(state, seat, thinker.choose(view, offers, chance), chance).state
"""


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_search_weighs_a_table_as_it_is_written_for_people(seats: int, options: Options) -> None:
    weights = weights_for(seats)
    between = [state for state, _ in decisions(seats, options, 4) if isinstance(state.phase, Naming)]
    assert between
    for state in between:
        truth = Twin(options, seats)
        set_up(truth, state)
        found = Tournament(truth, 0, 1).promises()
        for seat in range(seats):
            starts = min(game.to_act(state)) == seat
            told = signs(state.hands[seat], state.tokens[seat], needed(seats), starts=starts)
            assert found[seat] == round(sum([round(100 * weights[s]) * n for s, n in told.items()]))


def test_without_a_compiler_a_level_that_searches_says_that_it_plays_light() -> None:
    compiled, plain = both_ways("from tablee.bots import load\nprint(load('camelot', 'hard').light)")
    assert plain == "True\n"
    assert compiled == f"{not COMPILED}\n"


def test_the_terminal_says_once_which_level_plays_light(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Thinker, "light", True)
    check_bots("camelot", ["hard", "normal", "hard"])
    assert capsys.readouterr().err.count("hard (") == 1


def test_where_nobody_waits_a_thinker_thinks_without_a_clock() -> None:
    hurried = Thinker(Level(simulations=50, seconds=0.001))
    found = patient(hurried)
    assert isinstance(found, Thinker)
    assert found.level == (hurried.level if hurried.light else replace(hurried.level, seconds=ENDLESS))
