"""What is raised where a request cannot be fulfilled: a problem, and no other answer."""

from __future__ import annotations

from tablee.store.store_contract import BoxNotInstalled, Conflict, StoreClosed, StoreDamaged
from tablee.table.log_replay import LogBroken, OtherRules
from tablee.table.outcome import TableProblem


class ProblemRaised(Exception):
    """Raised by whoever handles a request: this answer and no other."""

    def __init__(self, problem: TableProblem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def problem(code: str, **values: int | str) -> ProblemRaised:
    return ProblemRaised(TableProblem(code, values))


def code_of(error: Exception) -> str:
    """Which problem an error of the store, or of a table's log, is to whoever asked."""
    match error:
        case BoxNotInstalled():
            return "box-not-installed"
        case OtherRules():
            return "other-rules"
        case StoreDamaged() | LogBroken():
            return "table-damaged"
        case StoreClosed():
            return "closing"
        case Conflict():
            return "version-conflict"
    return "not-read"
