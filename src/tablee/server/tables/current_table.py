"""What everything at one running table looks at: the table as its stored log makes it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tablee.server import limits
from tablee.server.protocol.table_shown import ChatLine
from tablee.table import game_rules
from tablee.table.model import Entry, Said, Table


class CurrentTable:
    """The journal alone replaces `table`, once the entry that leads to the next one is stored.

    `stale`: somebody's words were erased since it was read, and no snapshot of it may be kept.
    """

    __slots__ = ("chat", "game", "stale", "table")

    def __init__(self, table: Table, entries: Iterable[Entry]) -> None:
        self.table = table
        self.stale = False
        self.game = game_rules.load(table.game)
        self.chat: deque[ChatLine] = deque(maxlen=limits.CHAT_LINES)
        for entry in entries:
            self.hear(entry)

    def hear(self, entry: Entry) -> None:
        """Keep what was said among the last lines of the chat."""
        if isinstance(entry, Said):
            self.chat.append(ChatLine(entry.seat, entry.text, entry.at))
