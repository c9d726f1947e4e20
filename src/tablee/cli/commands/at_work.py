"""Games played in several processes, with a bar for whoever watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign

if TYPE_CHECKING:
    from tablee.lab.workers import Workers

    Progress = Callable[[int], None]


@contextmanager
def at_work(
    title: str, total: int, jobs: int, cluster: str
) -> Iterator[tuple[Workers, Callable[[int], None]]]:
    """The workers, and what to tell how much is done; a bot or a cluster that fails is a complaint."""
    from tablee.cli.screen.progress_bar import progress_bar
    from tablee.lab.players import BotFailed
    from tablee.lab.workers import WorkersLost, workers_of

    try:
        with workers_of(jobs, cluster) as workers, progress_bar(title, total) as progress:
            yield workers, progress
    except (BotFailed, WorkersLost) as failure:
        raise Complaint(foreign(str(failure))) from None
