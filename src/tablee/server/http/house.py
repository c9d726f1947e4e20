"""What one running house shares between its handlers."""

from __future__ import annotations

import msgspec

from tablee.server.admission.code_guesses import Guesses
from tablee.server.admission.origins import Names
from tablee.server.http.answers import Answers
from tablee.server.http.client_files import Client
from tablee.server.tables.hub import Hub
from tablee.server.token_bucket import PerMinute
from tablee.server.workers.replay_queue import ReplayQueue


class House(msgspec.Struct, frozen=True):
    """`address` is where others find it: as the host says, or on the local network."""

    hub: Hub
    client: Client
    joins: PerMinute
    address: str = ""
    guesses: Guesses = msgspec.field(default_factory=Guesses)
    names: Names = msgspec.field(default_factory=Names)
    public: bool = False  # whether `address` is the host's own word, good for every link
    behind_unknown: bool = False  # whether a proxy stands before it that the host has not named
    answers: Answers = msgspec.field(default_factory=Answers)
    replays: ReplayQueue = msgspec.field(default_factory=ReplayQueue)
