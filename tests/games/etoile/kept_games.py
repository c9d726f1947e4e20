"""The games of the star worth keeping: every way one ends, but for the two that begin from a position."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tablee.core.replay import AnyRecord
from tablee.core.shelf import load
from tablee.games.etoile.gamereader import read_game
from tablee.games.etoile.meta import META
from tablee.lab.match import Match, secret_of
from tests.records.kept import folder_of
from tests.records.making import NAMES, Makes


def written_record(path: Path) -> AnyRecord:
    """A game of the star written as text, dealt so that the same seats get the same camps."""
    played, game, seed = read_game(path.read_text("utf-8")), load(META.name), 0
    names = NAMES[: len(played.seats)]
    while True:
        match = Match(game, names, played.options, secret_of(seed), [""] * len(names))
        if match.state.seats == played.seats:
            break
        seed += 1
    for seat, move in played.moves:
        match.play(seat, move, match.moves * 1000)
    return match.record()


WANTED: dict[str, Makes] = {
    path.stem: partial(written_record, path)
    for path in sorted(folder_of(META.name).glob("*.txt"))
    if "[Position" not in path.read_text("utf-8")
}
