"""What the house counts while it plays: plain numbers that `http/metrics.py` shows to Prometheus."""

from __future__ import annotations

from typing import Final, Protocol

from tablee.server.histogram import Histogram

KINDS: Final = 64  # of refusals told apart; all further ones count as one


class OpenConnections(Protocol):
    """The figures of `admission/connections.py` that are shown."""

    @property
    def open(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def buffered(self) -> int: ...


class Counts:
    """One for the whole house; adding to a slot is all a move costs."""

    __slots__ = (
        "braked",
        "bytes_out",
        "conflicts",
        "connections",
        "descriptors",
        "dropped",
        "entries",
        "frames_in",
        "frames_out",
        "late",
        "opened",
        "problems",
        "refused",
        "relayed",
        "stored_in",
        "takeovers",
        "told_in",
    )

    def __init__(self) -> None:
        self.entries = 0
        self.braked = 0  # thoughts of bots that a clock cut short
        self.frames_in = 0
        self.frames_out = 0
        self.bytes_out = 0
        self.problems = 0
        self.dropped = 0
        self.stored_in = Histogram()  # an append
        self.told_in = Histogram()  # a move, from its decision until everybody is told
        self.opened = Histogram()  # a table read from the store
        self.conflicts = 0  # appends that met another's entries
        self.takeovers = 0  # tables taken from a node that is gone
        self.relayed = 0  # sockets that were led to another node
        self.late = 0.0  # seconds, the longest the loop was kept from its clock lately
        self.refused: dict[str, int] = {}
        self.descriptors = 0  # in use beside the connections
        self.connections: OpenConnections | None = None

    def stored(self, entries: int, seconds: float) -> None:
        self.entries += entries
        self.stored_in.add(seconds)

    def refuse(self, kind: str) -> None:
        """Something was refused or dropped; `kind` is a word of the house, never of a stranger."""
        known = kind if kind in self.refused or len(self.refused) < KINDS else "other"
        self.refused[known] = self.refused.get(known, 0) + 1
