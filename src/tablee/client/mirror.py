"""A client's copy of all its seat may know of a table, kept current by what the house tells."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from tablee.core.contract import Offers
from tablee.server.protocol.table_shown import ChatLine, Countdown, TableView
from tablee.server.protocol.to_client import Kept, Orders, Presence, ToClient, Update, Welcome

EVENTS: Final = 1000  # of the last ones kept
CHAT_LINES: Final = 50
NOTHING: Final = Offers()


class Mirror:
    """Merges welcomes, updates and presence as docs/protocol.md says; does no input or output.

    `view`, the moves of `offers` and `events` are plain JSON values: their types are the game's own.
    """

    def __init__(self) -> None:
        self.version: int | None = None  # None: not welcomed yet
        self.you: int | None = None
        self.table: TableView | None = None
        self.view: dict[str, Any] = {}
        self.offers: Offers = NOTHING
        self.countdown: Countdown | None = None
        self.answer: Any = None  # the hidden one this seat has given to what it is asked
        self.orders = Orders()  # at a slow table: what may be ordered in advance, and what was
        self.events: deque[Any] = deque(maxlen=EVENTS)
        self.told = 0  # events in all, those no longer kept too
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)

    def take(self, message: ToClient) -> tuple[Any, ...]:
        """Take one message in, in the order told; the events that are new by it."""
        if isinstance(message, Welcome):
            events = self._welcome(message)
        elif isinstance(message, Update):
            events = self._update(message)
        else:
            events = ()
            if isinstance(message, Presence):
                self._presence(message)
            if isinstance(message, Kept):
                self.answer, self.offers = message.answer, NOTHING
            if isinstance(message, Orders):
                self.orders = message
        self.events.extend(events)
        self.told += len(events)
        return events

    def _welcome(self, message: Welcome) -> tuple[Any, ...]:
        """Everything anew; events come from `missed` alone."""
        self.version, self.you, self.table = message.version, message.you, message.table
        self.view = message.view or {}
        self.offers = offers_in(message.offers)
        self.countdown = message.countdown
        self.answer, self.orders = message.answer, Orders()
        self.chat = deque(message.chat, maxlen=CHAT_LINES)
        return message.missed or ()

    def _update(self, message: Update) -> tuple[Any, ...]:
        """Changed fields replace old ones; what was heard already changes nothing."""
        if self.version is None or message.version <= self.version:
            return ()
        self.version, self.countdown = message.version, message.countdown
        self.view = self.view | (message.view or {})
        if message.table is not None and self.table is not None:
            self.table = changed(self.table, message.table)
            self.view = {} if message.table.get("status") == "lobby" else self.view
        if message.offers is not None:
            self.offers = offers_in(message.offers)
            self.answer = None
        if message.chat is not None:
            self.chat.append(message.chat)
        return message.events

    def _presence(self, message: Presence) -> None:
        if self.table is None:
            return
        here = dict(enumerate(message.present))
        places = tuple(
            [msgspec.structs.replace(p, present=here.get(n, False)) for n, p in enumerate(self.table.places)]
        )
        self.table = msgspec.structs.replace(
            self.table,
            places=places,
            watchers=message.watchers,
            televisions=message.televisions,
            guests=message.guests,
        )


def offers_in(told: Any) -> Offers:
    return NOTHING if told is None else msgspec.convert(told, Offers)


def changed(table: TableView, fields: dict[str, Any]) -> TableView:
    return msgspec.convert(msgspec.to_builtins(table) | fields, TableView)
