"""`tablee train GAME FILE`: a small policy, learnt from its own games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.arguments import (
    Cluster,
    GameName,
    Jobs,
    OptionPairs,
    check_bots,
    check_cluster,
    find_game,
    options_of,
    split_names,
)
from tablee.cli.commands.at_work import at_work
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell


def add_to(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it: a file of .npz.")],
    bots: Annotated[
        str, typer.Option(metavar="A,B,C…", help="Whom it learns against: levels or Python files.")
    ],
    rounds: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many rounds, a step after each.")
    ] = 100,
    games: Annotated[int, typer.Option(metavar="N", min=2, help="Games of a round.")] = 32,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed learns the same policy.")] = 0,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    jobs: Jobs = 1,
    ray: Cluster = "",
) -> None:
    """Learn a small policy from its own games.

    The same seed learns the same policy, whatever the jobs; `tablee rate` measures it.
    """
    from importlib.util import find_spec

    check_cluster(ray)
    rules = find_game(game)
    names = split_names(bots)
    check_bots(game, names)
    options = options_of(rules, len(names) + 1, option)
    if file.suffix != ".npz":
        raise Complaint(tell("{file}: a policy is a file of .npz", file=file))
    if find_spec("gymnasium") is None:
        raise Complaint(tell("training needs numpy: pip install 'tablee[lab]'"))
    from tablee.lab.training import train as learn

    try:
        with at_work(game, rounds, jobs, ray) as (workers, progress):
            policy, told = learn(
                game, names, rounds, games, seed, options,
                workers=workers, progress=lambda one: progress(one.number),
            )  # fmt: skip
        policy.save(file)
    except ValueError as failure:
        raise Complaint(foreign(str(failure))) from None
    except OSError as error:
        raise Complaint(foreign(f"{file}: {error.strerror or error}")) from None
    tenth = max(1, rounds // 10)
    ends = [sum(one.mean_return for one in part) / tenth for part in (told[:tenth], told[-tenth:])]
    print(
        tell(
            "from {first} to {last} a game, in the first and in the last tenth of the rounds",
            first=f"{ends[0]:.2f}",
            last=f"{ends[1]:.2f}",
        )
    )
