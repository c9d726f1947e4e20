"""What one running house shares between its handlers."""

from __future__ import annotations

import msgspec

from tablee.server import limits
from tablee.server.admission.code_guesses import CodeGuesses
from tablee.server.admission.origins import HouseNames
from tablee.server.http.client_files import Client
from tablee.server.http.prepared_answers import AnswerCache
from tablee.server.nodes.service import NodeService
from tablee.server.nodes.table_requests import TableRequests
from tablee.server.tables.hub import Hub
from tablee.server.token_bucket import PerMinute
from tablee.server.workers.replay_queue import ReplayQueue


class House(msgspec.Struct, frozen=True):
    """`address` is where others find it: as the host says, or on the local network.

    `node` is there where the house has several, of which this process is one.
    """

    hub: Hub
    client: Client
    joins: PerMinute
    address: str = ""
    guesses: CodeGuesses = msgspec.field(default_factory=CodeGuesses)
    choices: PerMinute = msgspec.field(default_factory=lambda: PerMinute(limits.CHOICES_PER_MINUTE))
    """Of how somebody is called, by person."""
    names: HouseNames = msgspec.field(default_factory=HouseNames)
    public: bool = False  # whether `address` is the host's own word, good for every link
    behind_unknown: bool = False  # whether a proxy stands before it that the host has not named
    keep_days: int = 0  # without an entry, after which a table is removed; 0: never
    admin_token: str = ""  # empty: nobody is the house's host
    metrics_token: str = ""
    answers: AnswerCache = msgspec.field(default_factory=AnswerCache)
    replays: ReplayQueue = msgspec.field(default_factory=ReplayQueue)
    exercises: ReplayQueue = msgspec.field(default_factory=lambda: ReplayQueue("exercises"))
    node: NodeService | None = None

    @property
    def tables(self) -> Hub | TableRequests:
        """Who answers requests that concern a table, wherever it runs."""
        return self.hub if self.node is None else self.node.requests

    def end_work_beside(self) -> None:
        """Whoever waits for a process beside the house is told that it is closing."""
        self.replays.close()
        self.exercises.close()
