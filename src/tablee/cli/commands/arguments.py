"""What commands share: games, options and bots as people type them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, one_of, spoken, tell

if TYPE_CHECKING:
    from tablee.core.contract import Game
    from tablee.core.meta import OptionInfo
    from tablee.lab.results_folder import Bar
    from tablee.lab.tally import ArenaResult

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A box on the shelf, by its short name.")]
OptionPairs = Annotated[
    list[str],
    typer.Option("--option", metavar="NAME=VALUE", help="A table option, for example rounds=3; repeatable."),
]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(metavar="N", min=1, help="Processes to play in.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Cluster = Annotated[
    str,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local begins one here."),
]
Results = Annotated[
    Path | None, typer.Option("--out", metavar="FOLDER", help="Write JSON, Parquet and a plot there too.")
]


def find_game(name: str) -> Game:
    from tablee.core import shelf

    try:
        return shelf.load(name)
    except KeyError:
        if fault := shelf.fault(name):
            raise Complaint(foreign(fault)) from None
        known = ", ".join(shelf.names())
        raise Complaint(
            tell("no game called {name!r} on the shelf: {shelf}", name=name, shelf=known)
        ) from None


def split_names(text: str) -> list[str]:
    """`easy, normal` as people write it."""
    return [name.strip() for name in text.split(",")]


def options_of(game: Game, seats: int, pairs: Iterable[str]) -> Any:
    """What a table of that size agrees on; complains in the game's own words if it may not."""
    options = _read_options(game, pairs)
    refusal = game.refuse_options(seats, options)
    if refusal is not None:
        from tablee.cli.speech.fluent_words import game_words

        told = game_words(game.META.name, spoken()).say(f"refusal-{refusal.reason}", **refusal.values)
        option = refusal.values.get("option")
        head = tell("--option {name}: ", name=option) if option else ""
        raise Complaint(f"{head}{told} ({refusal.clause})")
    return options


def _read_options(game: Game, pairs: Iterable[str]) -> Any:
    """`rounds=3`, `people_swap=yes` … as the game's own options."""
    import msgspec

    given: dict[str, object] = {}
    infos = {info.name: info for info in game.META.options}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(tell("--option {pair!r}: expected NAME=VALUE", pair=pair))
        if name not in infos:
            known = {"game": game.META.name, "name": name, "options": ", ".join(infos)}
            raise Complaint(tell("{game} has no option {name!r}: {options}", **known))
        given[name] = _value(infos[name], value)
    return msgspec.convert(given, game.Options)


def _value(info: OptionInfo, text: str) -> object:
    """Of the right kind; whether it may be is the game's to say."""
    if info.kind == "switch":
        return _switch(info.name, text)
    if any(isinstance(value, str) for value in info.values):
        return pick(f"--option {info.name}", info.values, text)
    try:
        return int(text)
    except ValueError:
        told = {"name": f"--option {info.name}", "least": info.least, "most": info.most, "text": text}
        raise Complaint(
            tell("{name}: expected a number from {least} to {most}, not {text!r}", **told)
        ) from None


def pick(name: str, values: Sequence[object], text: str) -> str:
    if text not in values:
        told = {"name": name, "values": one_of(values), "text": text}
        raise Complaint(tell("{name}: expected {values}, not {text!r}", **told))
    return text


def _switch(name: str, text: str) -> bool:
    switches = {"yes": True, "on": True, "true": True, "1": True, "oui": True}
    switches |= {"no": False, "off": False, "false": False, "0": False, "non": False}
    if text.lower() not in switches:
        raise Complaint(tell("--option {name}: expected yes or no, not {text!r}", name=name, text=text))
    return switches[text.lower()]


def check_cluster(address: str) -> None:
    from importlib.util import find_spec

    if address and find_spec("ray") is None:
        raise Complaint(tell("--ray needs ray: pip install 'tablee[ray]'"))


def keep_results(folder: Path, told: Any, results: Sequence[ArenaResult], bars: Sequence[Bar]) -> None:
    """Says so where there is no library for the one file that needs it."""
    from tablee.lab.results_folder import write_results

    try:
        whole = write_results(folder, told, results, bars)
    except OSError as error:
        raise Complaint(foreign(f"{folder}: {error.strerror or error}")) from None
    if not whole:
        typer.echo(tell("no Parquet: it needs pyarrow (pip install 'tablee[ray]')"), err=True)


def check_bots(game: str, names: Sequence[str]) -> None:
    """Complains of a bot that is not there, and says which ones play light because nothing is compiled."""
    from tablee.bots.bot import is_light
    from tablee.lab.players import NoSuchBot, find_bot

    for name in dict.fromkeys(names):
        try:
            if is_light(find_bot(game, name)):
                typer.echo(
                    tell("{name} (light): nothing is compiled here, it thinks less", name=name), err=True
                )
        except NoSuchBot as error:
            levels = ", ".join(find_game(game).META.levels)
            hint = tell("(levels: {levels}; or a Python file)", levels=levels)
            raise Complaint(f"{foreign(str(error))} {hint}") from None
