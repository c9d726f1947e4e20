"""What becomes of a request: an entry for the log, nothing more to do, or a problem."""

from __future__ import annotations

import msgspec

from tablee.core.refusal import Refusal
from tablee.table.entries import Entry
from tablee.table.model import Table


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What to write in the log, and the table after it. Show nothing before it is stored."""

    entry: Entry
    table: Table


class AlreadyDone(msgspec.Struct, frozen=True, gc=False):
    """That request is fulfilled already, at that version or before."""

    version: int


class TableProblem(msgspec.Struct, frozen=True, gc=False):
    """Why a request is not fulfilled: `code` names the sentence, `refusal` is the game's own."""

    code: str
    values: dict[str, int | str] = {}
    refusal: Refusal | None = None


Outcome = Decision | AlreadyDone | TableProblem
