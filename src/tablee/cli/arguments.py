"""What commands share: games, options and bots as people type them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.complaint import Complaint

if TYPE_CHECKING:
    from tablee.core.contract import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A box on the shelf, for example dalmuti.")]
OptionPairs = Annotated[
    list[str],
    typer.Option("--option", metavar="NAME=VALUE", help="A table option, for example rounds=3; repeatable."),
]
Language = Annotated[
    str, typer.Option("--lang", metavar="fr|en", help="French or English; by default as your terminal.")
]


def find_game(name: str) -> Game:
    from tablee import games

    try:
        return games.load(name)
    except KeyError:
        raise Complaint(f"no game called {name!r} on the shelf: {', '.join(games.NAMES)}") from None


def read_options(game: Game, pairs: Iterable[str]) -> Any:
    """`rounds=3`, `people_swap=yes` … as the game's own options."""
    import msgspec

    given: dict[str, object] = {}
    infos = {info.name: info for info in game.META.options}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"--option {pair!r}: expected NAME=VALUE")
        if name not in infos:
            raise Complaint(f"{game.META.name} has no option {name!r}: {', '.join(infos)}")
        given[name] = _value(name, infos[name].kind, value)
    try:
        return msgspec.convert(given, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise Complaint(f"--option: {error}") from None


def _value(name: str, kind: str, text: str) -> object:
    if kind != "switch":
        return text
    switches = {"yes": True, "on": True, "true": True, "1": True, "oui": True}
    switches |= {"no": False, "off": False, "false": False, "0": False, "non": False}
    if text.lower() not in switches:
        raise Complaint(f"--option {name}: expected yes or no, not {text!r}")
    return switches[text.lower()]


def check_options(game: Game, seats: int, options: Any) -> None:
    """Complains in the game's own words if a table may not be set up so."""
    refusal = game.refuse_options(seats, options)
    if refusal is not None:
        from tablee.cli.words import game_words

        told = game_words(game.META.name, "en").say(f"refusal-{refusal.reason}", **refusal.values)
        option = refusal.values.get("option")
        raise Complaint(f"{f'--option {option}: ' if option else ''}{told} ({refusal.clause})")


def check_bots(game: str, names: Sequence[str]) -> None:
    from tablee.lab.players import NoSuchBot, find_bot

    for name in names:
        try:
            find_bot(game, name)
        except NoSuchBot as error:
            levels = ", ".join(find_game(game).META.levels)
            raise Complaint(f"{error} (levels: {levels}; or a Python file)") from None
