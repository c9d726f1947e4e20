"""Bots against bots: many games, seats shared out fairly, the same result from the same seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, nullcontext
from typing import Any

import msgspec

from tablee.bots.bot import patient, was_braked
from tablee.core import shelf
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Game, Standings
from tablee.lab.match import Match, secret_of
from tablee.lab.players import Player, find_bot, name_of
from tablee.lab.tally import ArenaResult, GamePlayed, tally
from tablee.lab.whole_games import play_out, settle_options
from tablee.lab.workers import Workers, workers_of

Progress = Callable[[int], None]


class _Task(msgspec.Struct, frozen=True):
    """All one game needs, so that any process can play it."""

    game: str
    bots: tuple[Player, ...]
    options: Any
    seed: int
    number: int


def run_arena(
    game: str,
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | Any = None,
    jobs: int = 1,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> ArenaResult:
    """Each bot plays every game, each seat equally often; with `jobs`, in as many processes.

    `workers` are there already (`lab.workers`) and outlast it. The result is the same. Nobody waits for a
    move here, so levels with a brake think to the end.

    A bot that breaks down or breaks the rules raises `BotFailed`.
    """
    agreed = settle_options(shelf.load(game), len(bots), options)
    for bot in bots:
        find_bot(game, bot)  # complain before the first game, not in the middle
    tasks = [_Task(game, tuple(bots), agreed, seed, number) for number in range(games)]
    played = []
    with (
        nullcontext(workers) if workers else workers_of(jobs) as hired,
        closing(hired.spread(_play, tasks)) as results,
    ):
        for result in results:
            played.append(result)
            if progress is not None:
                progress(len(played))
    return tally(game, [name_of(bot) for bot in bots], agreed, seed, played)


def seating(bots: int, seed: int, number: int) -> tuple[int, ...]:
    """Which bot sits where: in a block of as many games as bots, everybody sits everywhere once.

    Each block draws its own circle, so that nobody keeps the same neighbour.
    """
    block, turn = divmod(number, bots)
    circle = Stream(key_of(b"arena seats", (str(seed), str(block)))).order(bots)
    return circle[turn:] + circle[:turn]


def _play(task: _Task) -> GamePlayed:
    seats = seating(len(task.bots), task.seed, task.number)
    players = [task.bots[bot] for bot in seats]
    # One deal for a whole block: luck at a seat comes to every bot in turn.
    secret = secret_of(f"arena {task.seed} {task.number // len(task.bots)}")
    match = Match(shelf.load(task.game), [name_of(p) for p in players], task.options, secret)
    bots = [patient(find_bot(task.game, player)) for player in players]
    spent, asked, braked = [0.0] * len(seats), [0] * len(seats), [0] * len(seats)

    def decided(seat: int, seconds: float) -> None:
        spent[seats[seat]] += seconds
        asked[seats[seat]] += 1
        braked[seats[seat]] += was_braked(bots[seat])

    play_out(match, bots, secret_of(f"arena {task.seed} {task.number}"), decided)
    standings = match.standings or ()
    scores = scores_of(match.game, match.state, standings)
    places = places_of(standings)
    return GamePlayed(
        scores=tuple([scores[seats.index(bot)] for bot in range(len(seats))]),
        places=tuple([places[seats.index(bot)] for bot in range(len(seats))]),
        moves=match.moves,
        asked=tuple(asked),
        spent=tuple(spent),
        braked=tuple(braked),
    )


def scores_of(game: Game, state: Any, standings: Standings) -> tuple[float, ...]:
    """What the game scored; in a game without scores, winners share one point."""
    scores = game.scores(state)
    if scores is not None:
        return tuple(scores)
    winners = standings[0]
    seats = sum(map(len, standings))
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def places_of(standings: Standings) -> dict[int, int]:
    """Place 1 is best; those who tie share the better place, and the next ones come after all of them."""
    places: dict[int, int] = {}
    for tied in standings:
        place = len(places) + 1
        places.update(dict.fromkeys(tied, place))
    return places
