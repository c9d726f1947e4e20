"""What each of the house's limits is of, and what it protects: pages and help print this table."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.server import limits
from tablee.server.limits import KIB, MIB


class Limit(NamedTuple):
    """`name` is the constant's; `unit` follows the figure, and bytes are counted in KiB and MiB."""

    name: str
    unit: str
    of: str
    protects: str

    @property
    def value(self) -> float:
        return float(getattr(limits, self.name))

    @property
    def figure(self) -> str:
        value = self.value
        if self.unit.startswith("bytes"):
            size, unit = (value / KIB, "KiB") if value < MIB else (value / MIB, "MiB")
            return f"{size:g} {unit}{self.unit.removeprefix('bytes')}"
        return f"{value:,.10g} {self.unit}".strip()


LIMITS: Final = (
    Limit(
        "FRAME_BYTES",
        "bytes",
        "a frame or message from a client; a longer one closes the socket (1009)",
        "memory",
    ),
    Limit("HELLO_BYTES", "bytes", "a frame before the `welcome` (1009)", "memory"),
    Limit("HELLO_FRAMES", "", "frames before the `welcome` (1008)", "memory"),
    Limit("HELLO_SECONDS", "s", "to say hello after connecting (1008)", "connections"),
    Limit(
        "MESSAGES_PER_SECOND",
        "a second",
        "frames of one socket, pings and pieces too; more are dropped: `too-fast`",
        "time",
    ),
    Limit("MESSAGES_BURST", "", "of these in one go", "time"),
    Limit("MESSAGE_BYTES", "bytes", "of a message count as one message", "time"),
    Limit(
        "FLOOD_DROPS",
        "",
        "dropped messages of one socket, as many forgiven as allowed a second; then it is closed (1008)",
        "time",
    ),
    Limit("FRAME_SECONDS", "s", "for a message, once begun, to be complete (1008)", "memory"),
    Limit(
        "PING_SECONDS",
        "s",
        "of silence before a socket is pinged; after as many without an answer it is gone",
        "connections",
    ),
    Limit(
        "QUEUE_BYTES",
        "bytes",
        "a reader may be behind; then it is dropped (1013): reconnect",
        "memory",
    ),
    Limit("WATCHERS_PER_TABLE", "", "watchers at one table: `table-crowded` (1013)", "time"),
    Limit("SOCKETS_PER_SEAT", "", "devices on one seat: `table-crowded` (1013)", "time"),
    Limit("URL_BYTES", "bytes", "the address in an HTTP request (414)", "memory"),
    Limit("HEADER_BYTES", "bytes", "the headers of an HTTP request together (431)", "memory"),
    Limit("HEADERS", "", "headers of an HTTP request (431)", "time"),
    Limit("BODY_BYTES", "bytes", "the body of an HTTP request (413)", "memory"),
    Limit("RECORD_BYTES", "bytes", "a record sent to be replayed (413)", "memory"),
    Limit("BODY_PIECES", "", "pieces of a body that is sent in chunks (413)", "time"),
    Limit("UPLOADS", "", "records on their way to the house at once: `busy`", "memory"),
    Limit("UPLOADS_PER_ADDRESS", "", "of these from one address: `busy`", "memory"),
    Limit(
        "UPLOAD_SECONDS",
        "s",
        "a record may be on its way before it makes room for one of an address that has none: `busy`",
        "memory",
    ),
    Limit(
        "REPLAYS_WAITING",
        "",
        "records, replays and curves waited for, while one is made: `busy`",
        "memory",
    ),
    Limit("REPLAYS_PER_ADDRESS", "", "of these from one address: `busy`", "time"),
    Limit("REPLAY_SECONDS", "s", "for making one of them: `too-long`", "time"),
    Limit(
        "REPLAY_SHARE",
        "s a second",
        "of making them is an address' share; whoever has had more waits for those who have not",
        "time",
    ),
    Limit("REPLAY_MEMORY", "bytes", "of the process that makes them: `too-long`", "memory"),
    Limit("REPLAY_REST", "s", "without work until that process ends", "memory"),
    Limit("REPLAY_BYTES", "bytes", "a replay, unpacked: `too-long`", "memory"),
    Limit("ANSWERS_BYTES", "bytes", "answers kept for those who ask again", "memory"),
    Limit("PIPELINED", "", "HTTP requests waiting on one connection (429)", "memory"),
    Limit(
        "IDLE_LINE_SECONDS",
        "s",
        "a connection without a request stays open",
        "connections",
    ),
    Limit("HEAD_SECONDS", "s", "for the headers of a request to arrive (408)", "connections"),
    Limit("BODY_SECONDS", "s", "for the rest of a request to arrive (408)", "connections"),
    Limit("ANSWER_SECONDS", "s", "to take an answer; then the connection is cut", "memory"),
    Limit(
        "CONNECTIONS",
        "",
        "connections in all, fewer where descriptors are few (503)",
        "descriptors",
    ),
    Limit(
        "CONNECTIONS_PER_ADDRESS",
        "",
        "connections from one address, seats apart; for a new one the idlest goes",
        "descriptors",
    ),
    Limit(
        "CONNECTS_PER_SECOND",
        "a second",
        f"new connections from one address, {limits.CONNECTS_BURST:g} in one go; more wait at the door",
        "time",
    ),
    Limit("CONNECTS_BURST", "", "of these in one go", "time"),
    Limit(
        "ALL_CONNECTS_PER_SECOND",
        "a second",
        "new connections in all; beyond, only addresses that open few do not wait",
        "time",
    ),
    Limit("WAITING", "", "connections that wait at the door, in all", "descriptors"),
    Limit(
        "WAITING_PER_ADDRESS",
        "",
        "of these from one address; beyond, the oldest of the larger kind goes, silent or asking (503)",
        "descriptors",
    ),
    Limit("WAITING_SECONDS", "s", "a connection waits at the door (503)", "descriptors"),
    Limit(
        "REQUESTS_PER_SECOND",
        "a second",
        "HTTP requests from one address, a connection's first ones apart: `slow-down`",
        "time",
    ),
    Limit("REQUESTS_BURST", "", "of these in one go", "time"),
    Limit(
        "ALL_REQUESTS_PER_SECOND",
        "a second",
        "of these in all; beyond, only addresses that ask for little are answered",
        "time",
    ),
    Limit(
        "GREETINGS_PER_SECOND",
        "a second",
        "sockets opened from one address, for each table that it knows (429)",
        "time",
    ),
    Limit("GREETINGS_BURST", "", "of these in one go", "time"),
    Limit(
        "ALL_GREETINGS_PER_SECOND",
        "a second",
        "sockets opened in all; beyond, only addresses that open few are let in (429)",
        "time",
    ),
    Limit(
        "BUFFERED_BYTES",
        "bytes",
        "held for all slow readers and writers together; the one who holds most is dropped",
        "memory",
    ),
    Limit(
        "UNHEARD_BYTES",
        "bytes",
        "read of requests, and of sockets without a seat, that wait for their turn: `busy` (503, 1013)",
        "memory",
    ),
    Limit(
        "JOINS_PER_MINUTE",
        "a minute",
        "tables opened, records sent, and seats asked for at one table, each from one address and as "
        "many in one go: `slow-down` (`--joins-per-minute`)",
        "time",
    ),
    Limit(
        "GUESSES_PER_MINUTE",
        "a minute",
        "codes that are no table's, asked for from one address: `slow-down`, but for codes known there",
        "tables",
    ),
    Limit("ALL_GUESSES_PER_MINUTE", "a minute", "of these in all", "tables"),
    Limit(
        "CHAT_BYTES_PER_MINUTE",
        "bytes a minute",
        "chat of one seat: `chat-too-fast`",
        "memory",
    ),
    Limit(
        "TABLE_CHAT_BYTES_PER_MINUTE",
        "bytes a minute",
        "chat of all seats of a table: `chat-too-fast`",
        "memory",
    ),
    Limit("MISSED_EVENTS", "", "events a `welcome` gives back; after more the view alone", "time"),
    Limit(
        "MISSED_VERSIONS",
        "",
        f"versions a `welcome` looks through for them, {limits.MISSED_EVENTS} for a watcher; "
        "then the view alone",
        "time",
    ),
    Limit("CHAT_LINES", "", "lines of chat a `welcome` gives back", "memory"),
    Limit(
        "WRITES_PER_MINUTE",
        "a minute",
        "messages of one seat (`hello` on an open socket too) that are no moves: `requests-too-fast`",
        "store",
    ),
    Limit(
        "TABLE_WRITES_PER_MINUTE",
        "a minute",
        "of these of all seats of a table: `requests-too-fast`",
        "store",
    ),
    Limit(
        "PRESENCE_SECONDS",
        "s",
        "between two `presence` of a table, however many come and go",
        "time",
    ),
    Limit(
        "THINK_SECONDS",
        "s",
        "a bot may think, and wait for its turn to; then the simplest bot moves in its place",
        "time",
    ),
    Limit("MOVES_WAITING", "", "bots' moves waiting for their turn, in all", "memory"),
    Limit("BOT_MOVES_PER_SECOND", "a second", "moves of bots that play at once, in all; others wait", "time"),
    Limit(
        "CHOICES_PER_MINUTE",
        "a minute",
        "changes of how one person is called at a slow table, and as many in one go: `slow-down`",
        "time",
    ),
    Limit(
        "REACTIONS_PER_MINUTE",
        "a minute",
        "reactions of one seat; more are told to nobody: `too-fast`",
        "time",
    ),
    Limit("REACTIONS_BURST", "", "of these in one go", "time"),
    Limit("HINT_SECONDS", "s", "for a hint, and to wait for its turn; then: `no-hint`", "time"),
    Limit("HINTS_WAITING", "", "hints waiting for their turn, in all: `no-hint`", "memory"),
    Limit("HINTS_ASKED", "", "requests for the one hint a seat waits for: `no-hint`", "memory"),
    Limit("THINKER_MEMORY", "bytes", "of a process in which bots think", "memory"),
    Limit("IDLE_SECONDS", "s", "until a table nobody looks at leaves memory", "memory"),
    Limit("TABLES_AT_EASE", "", "tables in memory; beyond, it leaves sooner:", "memory"),
    Limit("CROWDED_IDLE_SECONDS", "s", "until it does then", "memory"),
    Limit("LOGS_READ", "", "tables read from the store at once; others wait", "time"),
)
