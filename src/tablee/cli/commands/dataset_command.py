"""`tablee dataset GAME FOLDER`: games between bots, written down for learners."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.arguments import (
    GameName,
    OptionPairs,
    Seed,
    check_bots,
    find_game,
    options_of,
    split_names,
)
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell


def add_to(app: typer.Typer) -> None:
    app.command()(dataset)


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it (made if missing).")],
    bots: Annotated[str, typer.Option(metavar="A,B,C…", help="One bot a seat: levels or Python files.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
) -> None:
    """Write games between bots as a data set.

    Records line by line, positions as numbers, and a page that says what they are.
    """
    from tablee.lab.players import BotFailed

    rules = find_game(game)
    names = split_names(bots)
    check_bots(game, names)
    options = options_of(rules, len(names), option)
    if find_spec("numpy") is None:
        raise Complaint(tell("a data set needs numpy: pip install 'tablee[lab]'"))
    from tablee.lab.data_set import write_data_set

    try:
        write_data_set(folder, game, names, games, seed, options)
    except BotFailed as failure:
        raise Complaint(foreign(str(failure))) from None
    except OSError as error:
        raise Complaint(foreign(f"{folder}: {error.strerror or error}")) from None
    print(tell("{games} games written to {folder}", games=games, folder=folder))
