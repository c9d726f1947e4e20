"""A client's own part in the shuffle: what it says by itself, and when."""

from __future__ import annotations

import secrets

from tablee.client.mirror import Mirror
from tablee.server.messages import FromClient, Seed

SEED_BYTES = 16


class Contribution:
    """One fresh seed for every commitment of the house, sent once that commitment was seen."""

    def __init__(self) -> None:
        self._answered = ""

    def due(self, seen: Mirror, wish_id: str) -> FromClient | None:
        """What is to be said now, under that id; None: nothing."""
        table = seen.table
        if table is None or seen.you is None or table.status != "lobby" or table.commitment == self._answered:
            return None
        self._answered = table.commitment
        return Seed(wish_id, secrets.token_hex(SEED_BYTES))
