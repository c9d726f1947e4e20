"""Every limit of the network side, once: code reads the constants, pages and help print the table.

What a limit protects is dropped or refused; the person is told the figure and may try again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

KIB: Final = 1024
MIB: Final = 1024 * 1024

FRAME_BYTES: Final = 64 * KIB
HELLO_BYTES: Final = 4 * KIB
HELLO_FRAMES: Final = 16
HELLO_SECONDS: Final = 5.0
MESSAGES_PER_SECOND: Final = 30.0
MESSAGES_BURST: Final = 60.0
MESSAGE_BYTES: Final = 4 * KIB
FLOOD_DROPS: Final = 300.0
FRAME_SECONDS: Final = 10.0
PING_SECONDS: Final = 20.0
QUEUE_BYTES: Final = 256 * KIB
WATCHERS_PER_TABLE: Final = 100
SOCKETS_PER_SEAT: Final = 16

URL_BYTES: Final = 2 * KIB
HEADER_BYTES: Final = 16 * KIB
HEADERS: Final = 64
BODY_BYTES: Final = 8 * KIB
RECORD_BYTES: Final = 8 * MIB
BODY_PIECES: Final = 1024
PIPELINED: Final = 4
IDLE_LINE_SECONDS: Final = 10.0
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 120.0

CONNECTIONS: Final = 10_000
CONNECTIONS_PER_ADDRESS: Final = 256
CONNECTS_PER_SECOND: Final = 200.0
CONNECTS_BURST: Final = 400.0
ALL_CONNECTS_PER_SECOND: Final = 500.0
WAITING: Final = 1024
WAITING_PER_ADDRESS: Final = 256
WAITING_SECONDS: Final = 5.0
REQUESTS_PER_SECOND: Final = 100.0
REQUESTS_BURST: Final = 400.0
ALL_REQUESTS_PER_SECOND: Final = 500.0
GREETINGS_PER_SECOND: Final = 10.0
GREETINGS_BURST: Final = 100.0
ALL_GREETINGS_PER_SECOND: Final = 200.0
BUFFERED_BYTES: Final = 64 * MIB

UPLOADS: Final = 8
UPLOADS_PER_ADDRESS: Final = 2
UPLOAD_SECONDS: Final = 2.0
REPLAYS_WAITING: Final = 32
REPLAYS_PER_ADDRESS: Final = 8
REPLAY_SECONDS: Final = 15.0
REPLAY_SHARE: Final = 0.1
REPLAY_MEMORY: Final = 768 * MIB
REPLAY_REST: Final = 60.0
REPLAY_BYTES: Final = 64 * MIB
ANSWERS_BYTES: Final = 32 * MIB

JOINS_PER_MINUTE: Final = 60
GUESSES_PER_MINUTE: Final = 30.0
ALL_GUESSES_PER_MINUTE: Final = 300.0
CHAT_BYTES_PER_MINUTE: Final = 8 * KIB
TABLE_CHAT_BYTES_PER_MINUTE: Final = 32 * KIB

MISSED_EVENTS: Final = 400
MISSED_VERSIONS: Final = 4000
CHAT_LINES: Final = 50
WRITES_PER_MINUTE: Final = 60.0
TABLE_WRITES_PER_MINUTE: Final = 240.0
PRESENCE_SECONDS: Final = 0.25
THINK_SECONDS: Final = 30.0
MOVES_WAITING: Final = 1000
HINT_SECONDS: Final = 20.0
HINTS_WAITING: Final = 64
HINTS_ASKED: Final = 8
THINKER_MEMORY: Final = 1024 * MIB
IDLE_SECONDS: Final = 60.0
TABLES_AT_EASE: Final = 1000
CROWDED_IDLE_SECONDS: Final = 10.0
LOGS_READ: Final = 4


class Limit(NamedTuple):
    """`name` is the constant's; `unit` follows the figure, and bytes are counted in KiB and MiB."""

    name: str
    value: float
    unit: str
    of: str
    protects: str

    @property
    def figure(self) -> str:
        if self.unit.startswith("bytes"):
            size, unit = (self.value / KIB, "KiB") if self.value < MIB else (self.value / MIB, "MiB")
            return f"{size:g} {unit}{self.unit.removeprefix('bytes')}"
        return f"{self.value:,.10g} {self.unit}".strip()


LIMITS: Final = (
    Limit(
        "FRAME_BYTES",
        FRAME_BYTES,
        "bytes",
        "a frame or message from a client; a longer one closes the socket (1009)",
        "memory",
    ),
    Limit("HELLO_BYTES", HELLO_BYTES, "bytes", "a frame before the `welcome` (1009)", "memory"),
    Limit("HELLO_FRAMES", HELLO_FRAMES, "", "frames before the `welcome` (1008)", "memory"),
    Limit("HELLO_SECONDS", HELLO_SECONDS, "s", "to say hello after connecting (1008)", "connections"),
    Limit(
        "MESSAGES_PER_SECOND",
        MESSAGES_PER_SECOND,
        "a second",
        "frames of one socket, pings and pieces too; more are dropped: `too-fast`",
        "time",
    ),
    Limit("MESSAGES_BURST", MESSAGES_BURST, "", "of these in one go", "time"),
    Limit("MESSAGE_BYTES", MESSAGE_BYTES, "bytes", "of a message count as one message", "time"),
    Limit(
        "FLOOD_DROPS",
        FLOOD_DROPS,
        "",
        "dropped messages of one socket, as many forgiven as allowed a second; then it is closed (1008)",
        "time",
    ),
    Limit("FRAME_SECONDS", FRAME_SECONDS, "s", "for a message, once begun, to be complete (1008)", "memory"),
    Limit(
        "PING_SECONDS",
        PING_SECONDS,
        "s",
        "of silence before a socket is pinged; after as many without an answer it is gone",
        "connections",
    ),
    Limit(
        "QUEUE_BYTES",
        QUEUE_BYTES,
        "bytes",
        "a reader may be behind; then it is dropped (1013): reconnect",
        "memory",
    ),
    Limit(
        "WATCHERS_PER_TABLE", WATCHERS_PER_TABLE, "", "watchers at one table: `table-crowded` (1013)", "time"
    ),
    Limit("SOCKETS_PER_SEAT", SOCKETS_PER_SEAT, "", "devices on one seat: `table-crowded` (1013)", "time"),
    Limit("URL_BYTES", URL_BYTES, "bytes", "the address in an HTTP request (414)", "memory"),
    Limit("HEADER_BYTES", HEADER_BYTES, "bytes", "the headers of an HTTP request together (431)", "memory"),
    Limit("HEADERS", HEADERS, "", "headers of an HTTP request (431)", "time"),
    Limit("BODY_BYTES", BODY_BYTES, "bytes", "the body of an HTTP request (413)", "memory"),
    Limit("RECORD_BYTES", RECORD_BYTES, "bytes", "a record sent to be replayed (413)", "memory"),
    Limit("BODY_PIECES", BODY_PIECES, "", "pieces of a body that is sent in chunks (413)", "time"),
    Limit("UPLOADS", UPLOADS, "", "records on their way to the house at once: `busy`", "memory"),
    Limit("UPLOADS_PER_ADDRESS", UPLOADS_PER_ADDRESS, "", "of these from one address: `busy`", "memory"),
    Limit(
        "UPLOAD_SECONDS",
        UPLOAD_SECONDS,
        "s",
        "a record may be on its way before it makes room for one of an address that has none: `busy`",
        "memory",
    ),
    Limit(
        "REPLAYS_WAITING",
        REPLAYS_WAITING,
        "",
        "records, replays and curves waited for, while one is made: `busy`",
        "memory",
    ),
    Limit("REPLAYS_PER_ADDRESS", REPLAYS_PER_ADDRESS, "", "of these from one address: `busy`", "time"),
    Limit("REPLAY_SECONDS", REPLAY_SECONDS, "s", "for making one of them: `too-long`", "time"),
    Limit(
        "REPLAY_SHARE",
        REPLAY_SHARE,
        "s a second",
        "of making them is an address' share; whoever has had more waits for those who have not",
        "time",
    ),
    Limit("REPLAY_MEMORY", REPLAY_MEMORY, "bytes", "of the process that makes them: `too-long`", "memory"),
    Limit("REPLAY_REST", REPLAY_REST, "s", "without work until that process ends", "memory"),
    Limit("REPLAY_BYTES", REPLAY_BYTES, "bytes", "a replay, unpacked: `too-long`", "memory"),
    Limit("ANSWERS_BYTES", ANSWERS_BYTES, "bytes", "answers kept for those who ask again", "memory"),
    Limit("PIPELINED", PIPELINED, "", "HTTP requests waiting on one connection (429)", "memory"),
    Limit(
        "IDLE_LINE_SECONDS",
        IDLE_LINE_SECONDS,
        "s",
        "a connection without a request stays open",
        "connections",
    ),
    Limit("HEAD_SECONDS", HEAD_SECONDS, "s", "for the headers of a request to arrive (408)", "connections"),
    Limit("BODY_SECONDS", BODY_SECONDS, "s", "for the rest of a request to arrive (408)", "connections"),
    Limit("ANSWER_SECONDS", ANSWER_SECONDS, "s", "to take an answer; then the connection is cut", "memory"),
    Limit(
        "CONNECTIONS",
        CONNECTIONS,
        "",
        "connections in all, fewer where descriptors are few (503)",
        "descriptors",
    ),
    Limit(
        "CONNECTIONS_PER_ADDRESS",
        CONNECTIONS_PER_ADDRESS,
        "",
        "connections from one address, seats apart; for a new one the idlest goes",
        "descriptors",
    ),
    Limit(
        "CONNECTS_PER_SECOND",
        CONNECTS_PER_SECOND,
        "a second",
        f"new connections from one address, {CONNECTS_BURST:g} in one go; more wait at the door",
        "time",
    ),
    Limit("CONNECTS_BURST", CONNECTS_BURST, "", "of these in one go", "time"),
    Limit(
        "ALL_CONNECTS_PER_SECOND",
        ALL_CONNECTS_PER_SECOND,
        "a second",
        "new connections in all; beyond, only addresses that open few do not wait",
        "time",
    ),
    Limit("WAITING", WAITING, "", "connections that wait at the door, in all", "descriptors"),
    Limit(
        "WAITING_PER_ADDRESS",
        WAITING_PER_ADDRESS,
        "",
        "of these from one address; beyond, the oldest of the larger kind goes, silent or asking (503)",
        "descriptors",
    ),
    Limit("WAITING_SECONDS", WAITING_SECONDS, "s", "a connection waits at the door (503)", "descriptors"),
    Limit(
        "REQUESTS_PER_SECOND",
        REQUESTS_PER_SECOND,
        "a second",
        "HTTP requests from one address, a connection's first ones apart: `slow-down`",
        "time",
    ),
    Limit("REQUESTS_BURST", REQUESTS_BURST, "", "of these in one go", "time"),
    Limit(
        "ALL_REQUESTS_PER_SECOND",
        ALL_REQUESTS_PER_SECOND,
        "a second",
        "of these in all; beyond, only addresses that ask for little are answered",
        "time",
    ),
    Limit(
        "GREETINGS_PER_SECOND",
        GREETINGS_PER_SECOND,
        "a second",
        "sockets opened from one address, for each table that it knows (429)",
        "time",
    ),
    Limit("GREETINGS_BURST", GREETINGS_BURST, "", "of these in one go", "time"),
    Limit(
        "ALL_GREETINGS_PER_SECOND",
        ALL_GREETINGS_PER_SECOND,
        "a second",
        "sockets opened in all; beyond, only addresses that open few are let in (429)",
        "time",
    ),
    Limit(
        "BUFFERED_BYTES",
        BUFFERED_BYTES,
        "bytes",
        "held for all slow readers and writers together; the one who holds most is dropped",
        "memory",
    ),
    Limit(
        "JOINS_PER_MINUTE",
        JOINS_PER_MINUTE,
        "a minute",
        "tables opened, records sent, and seats asked for at one table, each from one address and as "
        "many in one go: `slow-down` (`--joins-per-minute`)",
        "time",
    ),
    Limit(
        "GUESSES_PER_MINUTE",
        GUESSES_PER_MINUTE,
        "a minute",
        "codes that are no table's, asked for from one address: `slow-down`, but for codes known there",
        "tables",
    ),
    Limit("ALL_GUESSES_PER_MINUTE", ALL_GUESSES_PER_MINUTE, "a minute", "of these in all", "tables"),
    Limit(
        "CHAT_BYTES_PER_MINUTE",
        CHAT_BYTES_PER_MINUTE,
        "bytes a minute",
        "chat of one seat: `chat-too-fast`",
        "memory",
    ),
    Limit(
        "TABLE_CHAT_BYTES_PER_MINUTE",
        TABLE_CHAT_BYTES_PER_MINUTE,
        "bytes a minute",
        "chat of all seats of a table: `chat-too-fast`",
        "memory",
    ),
    Limit(
        "MISSED_EVENTS", MISSED_EVENTS, "", "events a `welcome` gives back; after more the view alone", "time"
    ),
    Limit(
        "MISSED_VERSIONS",
        MISSED_VERSIONS,
        "",
        f"versions a `welcome` looks through for them, {MISSED_EVENTS} for a watcher; then the view alone",
        "time",
    ),
    Limit("CHAT_LINES", CHAT_LINES, "", "lines of chat a `welcome` gives back", "memory"),
    Limit(
        "WRITES_PER_MINUTE",
        WRITES_PER_MINUTE,
        "a minute",
        "messages of one seat (`hello` on an open socket too) that are no moves: `requests-too-fast`",
        "store",
    ),
    Limit(
        "TABLE_WRITES_PER_MINUTE",
        TABLE_WRITES_PER_MINUTE,
        "a minute",
        "of these of all seats of a table: `requests-too-fast`",
        "store",
    ),
    Limit(
        "PRESENCE_SECONDS",
        PRESENCE_SECONDS,
        "s",
        "between two `presence` of a table, however many come and go",
        "time",
    ),
    Limit(
        "THINK_SECONDS",
        THINK_SECONDS,
        "s",
        "a bot may think, and wait for its turn to; then the simplest bot moves in its place",
        "time",
    ),
    Limit("MOVES_WAITING", MOVES_WAITING, "", "bots' moves waiting for their turn, in all", "memory"),
    Limit("HINT_SECONDS", HINT_SECONDS, "s", "for a hint, and to wait for its turn; then: `no-hint`", "time"),
    Limit("HINTS_WAITING", HINTS_WAITING, "", "hints waiting for their turn, in all: `no-hint`", "memory"),
    Limit("HINTS_ASKED", HINTS_ASKED, "", "requests for the one hint a seat waits for: `no-hint`", "memory"),
    Limit("THINKER_MEMORY", THINKER_MEMORY, "bytes", "of a process in which bots think", "memory"),
    Limit("IDLE_SECONDS", IDLE_SECONDS, "s", "until a table nobody looks at leaves memory", "memory"),
    Limit("TABLES_AT_EASE", TABLES_AT_EASE, "", "tables in memory; beyond, it leaves sooner:", "memory"),
    Limit("CROWDED_IDLE_SECONDS", CROWDED_IDLE_SECONDS, "s", "until it does then", "memory"),
    Limit("LOGS_READ", LOGS_READ, "", "tables read from the store at once; others wait", "time"),
)
