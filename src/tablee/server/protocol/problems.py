"""Every problem the network side answers with: its code, when it comes, and its HTTP status."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.core.shuffle import PART_BYTES
from tablee.server.limits import HELLO_SECONDS
from tablee.table.chat_text import LONGEST_ID, LONGEST_TEXT
from tablee.table.player_names import LONGEST_NAME


class Kind(NamedTuple):
    status: int
    when: str


PROBLEMS: Final[dict[str, Kind]] = {
    "bad-json": Kind(400, "the message is not JSON"),
    "unknown-type": Kind(400, "no such message, or a field is missing, unknown or of the wrong type"),
    "not-json": Kind(415, "a body must be `application/json`, neither packed nor of another type"),
    "too-large": Kind(413, "the message is longer than the limit; a socket is closed with 1009"),
    "too-fast": Kind(429, "more messages than the limit allows; this one was dropped"),
    "slow-down": Kind(
        429, "too many tables opened, seats taken, codes guessed or requests made from this address"
    ),
    "chat-too-fast": Kind(
        429, "too much was said at this table, or by this seat, within a minute; again in `seconds`"
    ),
    "requests-too-fast": Kind(
        429, "too many messages, other than moves, at this table or of this seat; again in `seconds`"
    ),
    "table-crowded": Kind(
        503, "as many watchers as a table may have, or as many devices as a seat may: `most`"
    ),
    "foreign-host": Kind(403, "the house does not go by this name; its host can allow it"),
    "foreign-origin": Kind(403, "the page that asks is not the house's own; its host can allow it"),
    "too-slow": Kind(408, "the request did not arrive in time"),
    "too-many-connections": Kind(503, "the house, or this address, has as many connections as it may"),
    "bad-request": Kind(400, "this is not HTTP, or not the HTTP this house speaks"),
    "busy": Kind(503, "too many records and replays are waited for just now; try again in a moment"),
    "too-long": Kind(413, "replaying this game takes more than the house spends on one"),
    "slow-reader": Kind(409, "this socket reads too slowly and is closed; say hello again on a new one"),
    "no-hello": Kind(400, f"the first message must be hello, within {HELLO_SECONDS:g} seconds"),
    "closing": Kind(503, "the house is closing; everything done so far is kept"),
    "no-such-page": Kind(404, "nothing is served at this address"),
    "not-here": Kind(403, "only the house's own machine may ask for this"),
    "not-the-host": Kind(403, "only the host of the house, who has its token, may ask for this"),
    "banned": Kind(403, "the host of the house lets nobody in from this address for a while"),
    "table-closed": Kind(410, "the host of the house has closed this table; its log is kept"),
    "no-such-method": Kind(405, "this address is not asked by this method"),
    "no-such-game": Kind(404, "the shelf has no such box"),
    "no-such-table": Kind(404, "no table has this code"),
    "no-such-seat": Kind(404, "this table has no such seat"),
    "no-such-level": Kind(400, "no bot of this game has this level"),
    "bad-token": Kind(403, "the token opens no seat at this table"),
    "not-seated": Kind(403, "a watcher may only look on"),
    "not-your-seat": Kind(403, "the message speaks for somebody else's seat"),
    "not-host": Kind(403, "only the host may do this"),
    "table-full": Kind(409, "no seat is free"),
    "seat-taken": Kind(409, "somebody sits there"),
    "bad-name": Kind(
        400,
        f"a name is 1 to {LONGEST_NAME} visible characters, in one alphabet a word, "
        "like nobody else's at the table",
    ),
    "bad-text": Kind(400, f"a chat line is 1 to {LONGEST_TEXT} characters"),
    "bad-seed": Kind(400, "the message of older clients: a part of the shuffle is committed to first"),
    "bad-part": Kind(
        409,
        "a commitment or a part of the shuffle is not taken; `reason` is `not-a-commitment` or `not-a-part` "
        f"(both are {2 * PART_BYTES} digits, 0 to 9 and a to f), "
        "`no-list` (a part is opened after the list is published), "
        "`not-committed` (the list has no commitment of this seat) or `other-part` (than was committed to)",
    ),
    "bad-key": Kind(400, f"a person's key is shown as {2 * PART_BYTES} digits, 0 to 9 and a to f"),
    "bad-settings": Kind(400, "a setting is out of range"),
    "bad-options": Kind(400, "the game cannot be set up that way; `refusal` says why"),
    "bad-record": Kind(400, "this is not the record of a game"),
    "already-begun": Kind(409, "the game has begun"),
    "kept-away": Kind(403, "the host keeps this device away from the table"),
    "removed": Kind(403, "the host has sent this seat's owner away; the link opens it no more"),
    "hand-seen": Kind(409, "this device has been shown another seat's hand in this game"),
    "nobody-there": Kind(409, "nobody but oneself, a bot or no one has that seat"),
    "bad-way": Kind(400, "nobody can be called by this way"),
    "muted": Kind(403, "the host lets nothing be heard of what this seat says"),
    "not-in-lobby": Kind(409, "only before the start"),
    "not-playing": Kind(409, "no game is going on"),
    "paused": Kind(409, "the host has stopped the game for a while"),
    "not-in-window": Kind(409, "a clock of the game's own is running, or about to: not before it is over"),
    "table-ended": Kind(409, "the host has ended this table: nothing more is played here"),
    "not-over": Kind(404, "only once the game is over"),
    "fixed-position": Kind(409, "this table plays on from a position: its seats and options are fixed"),
    "given-deal": Kind(
        409,
        "the deal of the day: played alone and without help, and shown to nobody before the day is over",
    ),
    "no-hint": Kind(
        409, "nothing is asked of this seat now, or no adviser has an answer in time; `reason` says which"
    ),
    "no-take-back": Kind(
        409,
        "the last move of this seat stands; `reason` is `nothing` (it has made none), `drawn`, `shown`, "
        "`told`, `answered` or `by-hand` (that happened since), `never` (this game takes nothing back), "
        "`too-far`, `too-often` or `declined` (somebody did not agree; ask again after the next move)",
    ),
    "no-such-order": Kind(409, "at this table, or now, nothing like that can be ordered in advance"),
    "back-asked": Kind(409, "somebody else is asking to take a move back; answer that first"),
    "nothing-asked": Kind(409, "nobody is waiting for this answer"),
    "no-curve": Kind(404, "nobody here can judge this game"),
    "no-review": Kind(404, "nobody here can analyse or write down this game"),
    "bad-notation": Kind(400, "this cannot be read; `detail` says what is wrong at `line` and `column`"),
    "no-such-turn": Kind(404, "the record has no such turn, or the game was already over"),
    "stale": Kind(409, "something changed for this seat since the version it had seen"),
    "answered": Kind(409, "this seat has answered, and its hidden answer is kept"),
    "refused": Kind(409, "the rules do not allow this move; `refusal` names the clause"),
    "bad-id": Kind(400, f"an id is at most {LONGEST_ID} characters"),
    "other-rules": Kind(
        409, "this table's game follows a version of the rules that this house does not read"
    ),
    "box-not-installed": Kind(
        503, "this table's box is not installed here; the table is kept, and goes on when it is again"
    ),
    "table-damaged": Kind(500, "this table's log cannot be read; `tablee check-store` says more"),
    "failed": Kind(500, "the house made a mistake, which is in its log"),
    "not-read": Kind(503, "the store cannot be read just now; try again in a moment"),
    "not-kept": Kind(503, "the store could not keep it: nothing has changed"),
    "version-conflict": Kind(409, "somebody was quicker; the table was read anew, try again"),
}


def status_of(code: str) -> int:
    """Unknown codes are the asker's fault until somebody writes them down."""
    return PROBLEMS[code].status if code in PROBLEMS else 400
