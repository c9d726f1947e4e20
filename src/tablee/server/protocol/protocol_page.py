"""docs/protocol.md, made from the structs, the endpoints and the limits themselves."""

from __future__ import annotations

from typing import Any

from msgspec import inspect as shapes

from tablee.core.contract import Offers
from tablee.core.record import Record
from tablee.core.shuffle import ShuffleList
from tablee.core.story import Story
from tablee.server.protocol import (
    call_types,
    evening_types,
    from_client,
    given_types,
    http_types,
    problems,
    to_client,
)
from tablee.server.protocol.limit_table import LIMITS
from tablee.server.protocol.typescript import doc_of, expression, parts_of, structs_in
from tablee.table.chat_text import LONGEST_ID, LONGEST_TEXT
from tablee.table.game_effects import REMEMBERED
from tablee.table.player_names import LONGEST_NAME
from tablee.table.time_marks import OPENING_SECONDS

HEAD = """# How client and server talk

Made from the Python messages by `make protocol`; changes here are lost.
Fields are written as TypeScript types; `?` marks what may be left out. `web/src/protocol.ts` holds
the same types, and [schemas/house.json](schemas/house.json) the same as JSON Schema. `unknown` stands
for a value of the game's own: its moves, events, views and options are in `docs/rules/<game>/schema.json`
(`$defs`: `Move`, `Event`, `View`, `Options`, `Offers`) and in `web/src/games/<game>/protocol.ts`.
`tablee.client` is a client of all this in Python.

## In short

A table has a code of six letters and a log; its **version** is the length of that log. Over HTTP one
opens a table or takes a seat and is given a token, which opens that seat and nothing else. Then
one socket at `/ws/CODE` carries everything: say `hello` with the token (without one: as a watcher) and
the last version you have; `welcome` answers with all you may see. From then on every version that has
anything for you is one `update` that holds only what changed; a socket loses none. After a lost
connection say `hello` with the last version you had: the events since then come with the `welcome`.

Nothing is told before it is stored. Messages carry an `id` of the client's own: what is sent twice is
done once, and answered with `done` (`react` apart). A `problem` leaves the socket open unless stated
otherwise.

**Exactly once.** Every message with an `id` has one answer that repeats it as `re`: what it led to (an
`update`, or `kept`, `orders`, `hint-is`, `reaction`), `done`, or a `problem`. If the connection is lost
before that, say `hello` on a new one and send the same message again, its `seen` too: whatever became of
the first, it is done once. Only `react` is kept nowhere: sent twice, it is shown twice. The version in
`done` may be older than yours. An id is remembered for the seat, not for the connection: begin the ids of
each start of your client with something random.

**A part of the deal** is optional. Draw 32 random bytes as 64 lower-case hexadecimal digits and `commit` to
the SHA-256, in such digits too, of `tablee-part/2 {code} {number} {seat} {part}`, where `number` is that of
`table`. When `status` is "shuffling", look for your commitment in `list`, which is JSON in a string, and
only then `open-part`; there are 3 seconds ([chance](decisions/chance.md) says what more to check).

**A frame** is one text frame of a WebSocket (RFC 6455): one message, one JSON object in UTF-8, told
apart by its `type`. Binary frames and compression are not used; a message may come in pieces. Fields the
house does not know are refused (`unknown-type`); fields you do not know, in what the house sends, are to
be passed over. (A `Frame` below is something else: one step of a replay.)

**How an update merges** into what you have:

1. If its `version` is not greater than yours, you have it already: drop it. Else that is your version now.
2. Each field in `view` replaces that field of your view, whole; fields that are not there stay. The same
   goes for `table`. If `table` says `"status": "lobby"`, there is no game and the view is empty.
3. `offers`, where it is given, replaces your offers. **Where it is not given they have not changed and
   still hold**: unchanged offers are not sent again, not even after a move of your own.
4. `countdown` is always that of now: where it is not given, no window is open.
5. `events` are what happened, in order: to be told or drawn, never needed to know how things stand.
6. After `kept` nothing is open to you until an update says `offers` again.
7. `chat` is one more line. `presence` comes beside all this and has no version: it replaces who is here.

A `welcome` replaces everything; its `missed` are the events you have not had.
"""

BEGINS, ENDS = "<!-- conversation -->\n", "<!-- end of conversation -->\n"

HTTP = """Bodies are `application/json`. Every answer of 400 and above is an `HttpProblem`. `HEAD` is answered
wherever `GET` is; what was made once has an `ETag`. The client's pages answer at every other address.
"""

ENDPOINTS = (
    ("GET", "/api/shelf", "", "Shelf", "the boxes that can be played"),
    ("POST", "/api/tables", "OpenTable", "Seated", "open a box and take its first seat"),
    ("GET", "/api/tables/{code}", "", "TableSummary", "what stands on the invitation"),
    ("POST", "/api/tables/{code}/seats", "TakeSeat", "Seated", "sit down"),
    ("GET", "/api/given", "", "GivenShelf", "which boxes have a deal of the day"),
    ("GET", "/api/given/{game}", "", "GivenShown", "the terms of today's deal and tomorrow's"),
    ("POST", "/api/given/{game}", "PlayGiven", "Seated", "sit down to today's deal, or go on with it"),
    ("POST", "/api/given/{game}/own", "AskGiven", "OwnGiven", "how it went, once it is over"),
    ("GET", "/api/tables/{code}/next", "", "NextBoxes", "which boxes fit the people there"),
    ("POST", "/api/tables/{code}/next", "GoOn", "Seated", "go on together with another box"),
    ("POST", "/api/tables/{code}/ways", "ChooseWays", "WaysShown", "choose how one is called"),
    ("GET", "/api/tables/{code}/qr.svg", "", "SVG", "the invitation link as a QR code"),
    ("GET", "/api/tables/{code}/record", "", "Record", "the finished game as one document"),
    ("GET", "/api/tables/{code}/replay?seat=", "", "Replay", "it, from a seat's eyes (no seat: a watcher's)"),
    ("POST", "/api/replay?seat=", "Record", "Replay", "the same for a record from a file"),
    ("GET", "/api/tables/{code}/curve", "", "Curve", "how it stood for each seat, turn by turn"),
    ("GET", "/api/tables/{code}/story", "", "Story", "what a finished game is remembered for"),
    ("POST", "/api/curve", "Record", "Curve", "the same for a record from a file"),
    ("GET", "/api/tables/{code}/review", "", "Review", "what would have been better; all of it in writing"),
    ("POST", "/api/review", "Record", "Review", "the same for a record from a file"),
    (
        "POST",
        "/api/read",
        "WrittenGame",
        "Record",
        "a record of what a rule book's notation writes",
    ),
    (
        "GET",
        "/api/boxes/{game}/picture",
        "",
        "",
        "`?position=…`: a written position as an SVG; `&bottom=`, `&path=`",
    ),
    ("POST", "/api/tables/from", "PlayOn", "Seated", "play on from a position of a finished game"),
    ("GET", "/api/scenes/{game}", "", "Scenes", "its examples that can be watched or played"),
    ("GET", "/api/scenes/{game}/{name}?seat=", "", "ScenePlay", "one of them, from a seat's eyes"),
    (
        "POST",
        "/api/scenes/{game}/{name}/try",
        "SceneTry",
        "SceneAnswer",
        "may this seat make this move there?",
    ),
    ("GET", "/api/coach/{game}", "", "CoachPlan", "how somebody new is led through it"),
    ("POST", "/api/coach/{game}", "BeginLesson", "Seated", "a first game with bots, led by the coach"),
    ("POST", "/api/practice/{game}", "PracticeTurn", "PracticeTold", "an exercise for one, without a table"),
    ("GET", "/api/rules/{game}/{language}", "", "Markdown", "the rule book, `fr` or `en`"),
    ("GET", "/api/rules/{game}/pictures/{name}", "", "SVG", "a picture that the book shows"),
    ("GET", "/api/boxes/{game}", "", "BoxParts", "what its fields stand for, and a client of its own"),
    ("GET", "/api/boxes/{game}/words/{language}", "", "Fluent", "its sentences, `fr` or `en`"),
    ("GET", "/api/openapi.json", "", "OpenAPI 3.1", "all of this for machines"),
    ("GET", "/healthz", "", "text", "`ok` while the house takes moves"),
    ("GET", "/readyz", "", "text", "`ok` while its store answers too"),
    ("GET", "/metrics", "", "Prometheus", "what the house counts, for programs on its own machine"),
)

OVER_HTTP = (http_types, call_types, evening_types, given_types)

ALSO = (Offers, ShuffleList, Record, Story)
"""No field's type: a message's `offers`, what the text `list` holds, a game as a document, its story."""

STATED = (
    *[(limit.figure, limit.of) for limit in LIMITS],
    (f"{OPENING_SECONDS} s", "to open one's part once the list is published; then it counts as withheld"),
    (f"{LONGEST_NAME}", "characters of a name"),
    (f"{LONGEST_TEXT}", "characters of a line of chat"),
    (f"{LONGEST_ID}", "characters of a message's `id`"),
    (
        f"{REMEMBERED}",
        "moves of a seat not answered yet, in a game where one need not wait for answers; more are `stale`",
    ),
)


def conversation_in(page: str) -> str:
    """What is printed between the marks of a page made before."""
    return page.partition(BEGINS)[2].partition(ENDS)[0]


def markdown(conversation: str) -> str:
    sent = parts_of(shapes.type_info(from_client.FromClient))
    given = parts_of(shapes.type_info(to_client.ToClient))
    http = [
        shapes.type_info(cls) for module in OVER_HTTP for cls in vars(module).values() if is_own(cls, module)
    ]
    known = {one.cls for one in (*sent, *given, *http) if isinstance(one, shapes.StructType)}
    told = (*sent, *given, *http, *map(shapes.type_info, ALSO))
    inner = {one.cls: one for shape in told for one in structs_in(shape) if one.cls not in known}
    parts = [
        HEAD,
        "## A conversation\n",
        BEGINS + conversation + ENDS,
        "## From the client\n",
        *map(section, sent),
        "## To the client\n",
        *map(section, given),
        "## Inside these messages\n",
        *map(section, inner.values()),
        "## HTTP\n",
        HTTP,
        grid(("", "address", "takes", "gives", ""), ENDPOINTS),
        *map(section, http),
        "## Limits\n",
        grid(("limit", "of"), STATED),
        "## Problems\n",
        grid(("code", "status", "when"), ((f"`{c}`", str(k.status), k.when) for c, k in rows())),
    ]
    return "\n".join(parts)


def rows() -> list[tuple[str, problems.Kind]]:
    return list(problems.PROBLEMS.items())


def is_own(thing: Any, module: Any) -> bool:
    return isinstance(thing, type) and thing.__module__ == module.__name__


def section(shape: shapes.Type) -> str:
    assert isinstance(shape, shapes.StructType)
    title = f"`{shape.tag}` ({shape.cls.__name__})" if shape.tag else shape.cls.__name__
    fields = "\n".join(f"- {field_line(field)}" for field in shape.fields)
    return "\n\n".join(filter(None, [f"### {title}", doc_of(shape.cls), fields])) + "\n"


def field_line(field: shapes.Field) -> str:
    mark = "" if field.required else "?"
    return f"`{field.encode_name}{mark}: {expression(field.type)}`"


def grid(head: tuple[str, ...], lines: Any) -> str:
    made = [head, tuple("---" for _ in head), *lines]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in made)
