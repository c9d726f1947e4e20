"""Finished games of people who wish to be on the scale, as they lie in files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.commands.record_flaws import tell_flaw
from tablee.cli.commands.verify_command import find_flaw, open_record
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell

if TYPE_CHECKING:
    from tablee.lab.league import Plan
    from tablee.lab.tally import ArenaResult


def games_of(game: str, paths: Sequence[Path], people: Sequence[str], plan: Plan) -> list[ArenaResult]:
    """Every game of these people in these files; complains of what cannot be read or does not hold."""
    if bool(paths) != bool(people):
        raise Complaint(tell("--record and --person go together: whose games, and who of them?"))
    from tablee.lab.players import name_of

    taken = {*plan.levels, *map(name_of, plan.own)}
    for name in people:
        if name in taken:
            raise Complaint(tell("--person: {name!r} is the name of a level or a bot", name=name))
    files = [file for path in paths for file in _files(path)]
    played = [result for file in files if (result := _played(game, file, people, plan)) is not None]
    met = {name for result in played for name in result.entrants}
    if missing := [name for name in people if name not in met]:
        raise Complaint(tell("--person: {names}: in none of these games", names=", ".join(missing)))
    return played


def _files(path: Path) -> list[Path]:
    """A folder's records; what else lies there is left alone."""
    from tablee.core.record import is_record

    if not path.is_dir():
        return [path]
    return [file for file in sorted(path.glob("*.json")) if is_record(file)]


def _played(game: str, file: Path, people: Sequence[str], plan: Plan) -> ArenaResult | None:
    """A game of another box says nothing here."""
    from tablee.lab.people_played import result_of

    record = open_record(file)
    if record.game != game:
        return None
    flaw = find_flaw(record)
    if flaw is not None:
        raise Complaint(tell("{file}: {why}", file=file, why=tell_flaw(flaw, record)))
    return result_of(record, people, plan.levels)
