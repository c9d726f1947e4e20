"""`tablee play GAME`: a game in the terminal against bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.arguments import (
    GameName,
    OptionPairs,
    check_bots,
    find_game,
    options_of,
    split_names,
)
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, spoken, tell

if TYPE_CHECKING:
    from tablee.cli.solo.unfinished_game import Resumed, UnfinishedGame
    from tablee.cli.speech.fluent_words import Words

SEATS = 5  # where a game allows it: the size most games are at their best


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: GameName,
    seats: Annotated[
        int,
        typer.Option(
            metavar="N", show_default=False, help="Players, you included; by default 5 or the nearest."
        ),
    ] = 0,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help="The bots' level; several, separated by commas, take turns.")
    ] = "",
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    seed: Annotated[int | None, typer.Option(metavar="N", help="Deal the same game again.")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "",
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, max=10, help="Seconds between two bots' moves.")
    ] = 0.7,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the finished game.")
    ] = None,
    resume: Annotated[
        bool | None,
        typer.Option(
            "--resume/--new",
            show_default=False,
            help="Go on with the game you left, or give it up; at a terminal you are asked.",
        ),
    ] = None,
    deal_of_the_day: Annotated[
        bool, typer.Option("--deal-of-the-day", help="The same hand for everybody: one try at a house.")
    ] = False,
    house: Annotated[
        str, typer.Option(metavar="URL", help="With --deal-of-the-day: where the house is.")
    ] = "http://localhost:8000",
) -> None:
    """Play in the terminal against bots."""
    if deal_of_the_day:
        if seats or bots or option or seed is not None or record or resume is not None:
            raise Complaint(tell("--deal-of-the-day: seats, bots, options and the deal are the house's"))
        _play_given(game, house, name)
        return
    from tablee.cli.solo.new_game import Wanted, go_on, sit_down
    from tablee.cli.solo.record_file import check_keeping
    from tablee.cli.solo.unfinished_game import UnfinishedGame
    from tablee.cli.speech.fluent_words import game_words

    if sys.stdin is None:
        raise Complaint(tell("the input is closed: nobody can answer"))
    rules = find_game(game)
    count = seats or min(rules.META.seats, key=lambda seats: abs(seats - SEATS))
    options = options_of(rules, count, option)
    levels = split_names(bots or rules.META.levels[-1])
    check_bots(game, levels)
    if record is not None:
        check_keeping(record)
    words = game_words(game, spoken())
    wanted = Wanted(_names(words, name, count), options, tuple(levels), seed, pace, record)
    place = UnfinishedGame(rules)
    resumed = _left_game(place, words, resume)
    if resumed is not None:
        check_bots(game, resumed.levels)
        go_on(words, wanted, place, resumed)
    else:
        sit_down(rules, words, wanted, place)


def _play_given(game: str, house: str, name: str) -> None:
    from tablee.cli.remote.deal_of_the_day import play_given
    from tablee.cli.speech.fluent_words import own_words
    from tablee.client import HouseProblem, Unreachable

    if sys.stdin is None:
        raise Complaint(tell("the input is closed: nobody can answer"))
    find_game(game)
    words = own_words(spoken())
    try:
        play_given(game, house, name, words)
    except HouseProblem as problem:
        raise Complaint(words.say("remote-problem", code=problem.code)) from None
    except Unreachable:
        raise Complaint(words.say("remote-unreachable", house=house)) from None


def _left_game(place: UnfinishedGame, words: Words, wish: bool | None) -> Resumed | None:
    """The game that was left, if there is one and it is to go on; one given up gives its place away."""
    from tablee.cli.screen.streams import at_a_terminal
    from tablee.cli.solo.unfinished_game import Unusable

    if not place.there:
        if wish:
            raise Complaint(tell("--resume: there is no unfinished game of this box"))
        return None
    if wish is None and not at_a_terminal():
        return None
    if wish is False or (wish is None and not _asked_to_resume(words)):
        place.take_place()
        return None
    try:
        return place.resume()
    except Unusable as why:
        told = {"file": place.file, "why": foreign(str(why))}
        raise Complaint(
            tell("{file}: this game cannot be gone on with ({why}); --new deals another", **told)
        ) from None


def _asked_to_resume(words: Words) -> bool:
    """Enter goes on with it; anything else deals anew."""
    try:
        return not input(words.say("play-resume") + " ").strip()
    except EOFError:
        return True


def _names(words: Words, wished: str, seats: int) -> tuple[str, ...]:
    """The person's first; the bots are called as at any table of the house."""
    from tablee.cli.speech.fluent_words import plain
    from tablee.table.player_names import BOT_NAMES, LONGEST_NAME, look, tidy_name

    own = plain(tidy_name(wished)) or words.say("play-own-name")
    if len(tidy_name(wished)) > LONGEST_NAME:
        raise Complaint(tell("--name: at most {most} characters", most=LONGEST_NAME))
    others = [name for name in BOT_NAMES if look(name) != look(own)]
    return (own, *others[: seats - 1])
