"""Every limit the network side states, in one place (docs/protocol.md prints them)."""

from __future__ import annotations

from typing import Final

FRAME_BYTES: Final = 64 * 1024  # a longer frame from a client closes the socket (1009)
BODY_BYTES: Final = 64 * 1024  # of an HTTP request; a record to replay may be longer
RECORD_BYTES: Final = 8 * 1024 * 1024
HELLO_SECONDS: Final = 5.0  # a socket that has not said hello by then is closed (1008)
MESSAGES_PER_SECOND: Final = 30.0  # of one socket, sustained; more are dropped: "too-fast"
MESSAGES_BURST: Final = 60.0
FLOOD_DROPS: Final = 300.0  # dropped messages one socket may run up (falling by 30 a second); then 1008
SOCKETS_PER_TABLE: Final = 200
QUEUE_BYTES: Final = 256 * 1024  # a reader that far behind is dropped (1013): it says hello again
JOINS_PER_MINUTE: Final = 30.0  # tables opened and seats taken, per address
JOINS_BURST: Final = 60.0
MISSED_EVENTS: Final = 400  # a longer gap is answered by a full view alone
MISSED_VERSIONS: Final = 4000  # and so is a gap of more versions, most of which concern others
CHAT_LINES: Final = 50  # given on welcome
IDLE_SECONDS: Final = 60.0  # a table nobody looks at leaves memory after that
