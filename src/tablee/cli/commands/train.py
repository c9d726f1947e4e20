"""`tablee train GAME FILE`: a small policy, learnt from its own games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.arguments import (
    Cluster,
    GameName,
    OptionPairs,
    check_bots,
    check_cluster,
    check_options,
    find_game,
    read_options,
)
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
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes to play in.")] = 1,
    ray: Cluster = "",
) -> None:
    """Learn a small policy from its own games.

    The same seed learns the same policy, whatever the jobs; `tablee rate` measures it.
    """
    from importlib.util import find_spec

    from tablee.cli.screen.progress_bar import progress_bar
    from tablee.lab.players import BotFailed
    from tablee.lab.workers import WorkersLost, workers_of

    check_cluster(ray)
    rules = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    check_bots(game, names)
    options = read_options(rules, option)
    check_options(rules, len(names) + 1, options)
    if file.suffix != ".npz":
        raise Complaint(tell("{file}: a policy is a file of .npz", file=file))
    if find_spec("gymnasium") is None:
        raise Complaint(tell("training needs numpy: pip install 'tablee[lab]'"))
    from tablee.lab.training import train as learn

    try:
        with workers_of(jobs, ray) as workers, progress_bar(game, rounds) as progress:
            policy, told = learn(
                game, names, rounds, games, seed, options,
                workers=workers, progress=lambda one: progress(one.number),
            )  # fmt: skip
        policy.save(file)
    except (BotFailed, WorkersLost, ValueError) as failure:
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
