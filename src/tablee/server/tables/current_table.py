"""What everything at one running table looks at: the table as its stored log makes it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from tablee.server import limits
from tablee.server.protocol.table_shown import ChatLine
from tablee.server.tables.audience import Viewer
from tablee.server.tables.delay import Delay
from tablee.server.tables.recent_entries import RecentEntries
from tablee.store.store_contract import Store
from tablee.table import game_rules
from tablee.table.entries import Entry, Said
from tablee.table.model import Table


class CurrentTable:
    """The journal alone replaces `table`, once the entry that leads to the next one is stored.

    Read from its log, it is given the last `entries` of that, and what was `said` before them.
    `changing`: it has begun to store what comes next, and has not told it yet. `delay` says who is shown it
    later. `stale`: somebody's words were erased since it was read, and no snapshot of it may be kept.
    """

    __slots__ = ("changing", "chat", "delay", "game", "recent", "stale", "table")

    def __init__(self, table: Table, entries: Sequence[Entry], said: Iterable[Entry] = ()) -> None:
        self.table = table
        self.recent = RecentEntries(table.length, entries)
        self.changing = False
        self.stale = False
        self.delay = Delay(table)
        self.game = game_rules.load(table.game)
        self.chat: deque[ChatLine] = deque(maxlen=limits.CHAT_LINES)
        for entry in (*said, *entries):
            self.hear(entry)

    def become(self, table: Table, entry: Entry) -> None:
        """What that entry has made, now that it is stored."""
        self.table = table
        self.recent.add(entry)

    def read_anew(self, table: Table, entries: Sequence[Entry]) -> None:
        """What the whole log has made, in the place of what was known."""
        self.table = table
        self.recent = RecentEntries(table.length, entries)

    async def since(self, store: Store, version: int) -> Sequence[Entry]:
        """The entries of its log after that version, from memory where they are still known."""
        recent = self.recent.since(version)
        return await store.since(self.table.code, version, self.table.game) if recent is None else recent

    def seen(self, viewer: Viewer) -> Table | None:
        """The table as this viewer may see it now; None if that is to be found out first (`Delay.read`)."""
        return self.delay.seen(self.table, viewer)

    def chat_for(self, viewer: Viewer) -> tuple[ChatLine, ...]:
        """The last lines, but for those that wait."""
        unsaid = self.delay.unsaid() if self.delay.holds(self.table, viewer) else 0
        return tuple(self.chat)[: max(0, len(self.chat) - unsaid)]

    def hear(self, entry: Entry) -> None:
        """Keep what was said among the last lines of the chat."""
        if isinstance(entry, Said):
            self.chat.append(ChatLine(entry.seat, entry.text, entry.at))

    def said(self) -> tuple[Said, ...]:
        """The last lines of the chat, as entries."""
        return tuple([Said(line.at, line.seat, line.text, "") for line in self.chat])
