"""Every limit of the network side, once; `protocol/limit_table.py` says what each is of.

What a limit protects is dropped or refused; the person is told the figure and may try again.
"""

from __future__ import annotations

from typing import Final

KIB: Final = 1024
MIB: Final = 1024 * 1024

# What comes over one socket
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

# HTTP requests
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

# Connections and whoever opens them
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
UNHEARD_BYTES: Final = 16 * MIB

# Records and replays
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

# Codes, seats and chat
JOINS_PER_MINUTE: Final = 60
GUESSES_PER_MINUTE: Final = 30.0
ALL_GUESSES_PER_MINUTE: Final = 300.0
CHAT_BYTES_PER_MINUTE: Final = 8 * KIB
TABLE_CHAT_BYTES_PER_MINUTE: Final = 32 * KIB
REACTIONS_PER_MINUTE: Final = 40.0
REACTIONS_BURST: Final = 4.0

# Tables, bots and hints
MISSED_EVENTS: Final = 400
MISSED_VERSIONS: Final = 4000
CHAT_LINES: Final = 50
WRITES_PER_MINUTE: Final = 60.0
TABLE_WRITES_PER_MINUTE: Final = 240.0
PRESENCE_SECONDS: Final = 0.25
THINK_SECONDS: Final = 30.0
MOVES_WAITING: Final = 1000
BOT_MOVES_PER_SECOND: Final = 2000.0
HINT_SECONDS: Final = 20.0
HINTS_WAITING: Final = 64
HINTS_ASKED: Final = 8
THINKER_MEMORY: Final = 1024 * MIB
IDLE_SECONDS: Final = 60.0
TABLES_AT_EASE: Final = 1000
CROWDED_IDLE_SECONDS: Final = 10.0
LOGS_READ: Final = 4
