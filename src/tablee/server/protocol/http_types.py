"""What the HTTP side takes and gives (the same structs make the OpenAPI page)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.bots.analyst import Finding
from tablee.core.chapters import Jump
from tablee.core.contract import Offers
from tablee.core.meta import Meta
from tablee.core.refusal import Refusal
from tablee.core.teaching import Picture, Tip, Words
from tablee.table.model import Settings


class Shelf(msgspec.Struct, frozen=True):
    """GET /api/shelf: the boxes that can be played, and by name the options each begins with.

    `pages` says by name which parts of a box a client may ask for besides: its `coach`, `scenes`,
    `practice` or `given` deal of the day. What is not named there is not there.
    """

    games: tuple[Meta, ...]
    defaults: dict[str, Any]
    pages: dict[str, tuple[str, ...]]


class BoxParts(msgspec.Struct, frozen=True):
    """GET /api/boxes/{game}: what a client that knows no game needs to tell and draw this one.

    `roles` says what fields of events, moves and views stand for: by the field's name, or by
    `owner.field` where the event or move of that tag, or the field that holds it, means something
    else by the name. `client` is the address of the ES module that draws the game, empty where the
    box brings none. `moments` are the events nobody should miss: by tag, the fields that hold the seats
    each matters to, none where it matters to all. Its sentences are at /api/boxes/{game}/words/{language}.
    """

    roles: dict[str, str]
    client: str
    moments: dict[str, tuple[str, ...]] = {}


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a box. With `bots`, the other seats are bots of these levels.

    With `begin` the game begins at once, and nobody but the house has a part in its shuffle: a
    commitment is bound to the table's code, which is not known yet. Who wants a part says
    `commit` and `begin` on the socket instead.
    """

    game: str
    name: str
    seats: int
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()
    begin: bool = False
    device: str = ""  # as in `TakeSeat`


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/from: a new table that plays on from a turn of a finished game.

    The game is named by its table's `code` or given as a `record`. `bots` has a level for each
    seat, empty where a friend is to sit; the asker takes `seat`. Unless `begin` is false the game
    begins at once if no friend is waited for, without a part of the asker's.
    """

    turn: int
    seat: int
    name: str
    code: str | None = None
    record: Any = None
    bots: tuple[str, ...] = ()
    settings: Settings = Settings()
    begin: bool = True


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/seats: sit down under a name, on any free seat or on that one.

    In the middle of a game that is a bot's seat, if the table lets late guests in. `device` is any text by
    which this device calls itself; the table keeps a hash of it, made for this table alone.
    """

    name: str
    seat: int | None = None
    device: str = ""


class Seated(msgspec.Struct, frozen=True):
    """The answer to both: the table's code, the seat, and the token that opens this seat only."""

    code: str
    seat: int
    token: str
    commitment: str


class TableSummary(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}: what somebody with the link sees before they sit down."""

    code: str
    game: str
    status: str
    names: tuple[str, ...]
    free: int
    commitment: str  # to the deal: to be seen before one contributes
    link: str  # the invitation: this page as friends on the local network reach it
    for_late: int = 0  # bots' seats that whoever comes in the middle of the game may take
    takes_back: bool = False  # whether moves of this game can be taken back at all
    late: str = "at-once"  # when those who come in the middle of the game sit down (`Settings.late`)
    people: int = 0  # who sit there, bots not counted
    next: str = ""  # the table where everybody has gone on, with another box


class Curve(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/curve, POST /api/curve: after each turn, how it stood for each seat.

    From -1 (lost) to 1 (won).
    """

    turns: tuple[tuple[float, ...], ...]


class Review(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/review, POST /api/review: what could have been played, and all in writing.

    `findings[n]` is about the move of turn n + 1, null where there is nothing to compare; empty where
    nobody here can analyse the game. `positions` are those after each turn and `game` the whole of it,
    in the notation of the rule book, empty where it has none; `sides` says by seat which side it plays.
    """

    findings: tuple[Finding | None, ...] = ()
    positions: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    game: str = ""


class WrittenGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/read: a position or a game in a rule book's notation, to be made a record."""

    text: str


class HttpProblem(msgspec.Struct, frozen=True):
    """The body of every answer of 400 and above."""

    code: str
    values: dict[str, int | str] = {}
    refusal: Refusal | None = None


class Frame(msgspec.Struct, frozen=True):
    """One step of a finished game, as one seat saw it; `seat` and `move` are null for the deal.

    `back`: nothing was played, `seat` took back what followed that turn. `hands` are what every seat
    holds, in games where somebody holds something.
    `again`: what this step ended, to be seen again by everybody, if the game retells anything.
    """

    turn: int
    seat: int | None
    move: Any
    events: tuple[Any, ...]
    view: Any
    back: int | None = None
    hands: tuple[Any, ...] = ()
    again: Any = None


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/replay, POST /api/replay: a finished game from a seat's eyes.

    `jumps` are the turns with which its rounds, tricks or whatever it falls into begin; `reviewed`:
    whether there is a review of it.
    """

    game: str
    options: Any
    names: tuple[str, ...]
    seat: int | None
    commitment: str
    jumps: tuple[Jump, ...]
    finished: bool
    judged: bool
    reviewed: bool
    frames: tuple[Frame, ...]


class SceneTitle(msgspec.Struct, frozen=True):
    """An example of the rule book that can be watched or played.

    `seat` is whom its words call "you"; null where they speak of everybody by name.
    """

    name: str
    title: Words
    names: tuple[str, ...]
    seat: int | None


class Scenes(msgspec.Struct, frozen=True):
    """GET /api/scenes/{game}: none for a game without scenes; `playable` or only to be watched."""

    scenes: tuple[SceneTitle, ...] = ()
    playable: bool = True


class SceneStep(msgspec.Struct, frozen=True):
    """One move of a scene and what it led to; `seat` and `move` are null for the beginning.

    `asked` is what the looking seat could do next, where the next move is its own; `again` what this
    move ended, to be seen again by everybody, if the game retells anything.
    """

    seat: int | None
    move: Any
    events: tuple[Any, ...]
    view: Any
    asked: Offers | None
    comment: Words | None
    again: Any = None


class ScenePlay(msgspec.Struct, frozen=True):
    """GET /api/scenes/{game}/{name}: a scene from a seat's eyes, or a watcher's."""

    game: str
    name: str
    title: Words
    names: tuple[str, ...]
    seat: int | None
    steps: tuple[SceneStep, ...]
    playable: bool


class SceneTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/scenes/{game}/{name}/try: may this seat make this move after step `at`?"""

    seat: int
    at: int
    move: Any


class SceneAnswer(msgspec.Struct, frozen=True):
    """`refusal` names the clause against the move; null if the rules allow it."""

    refusal: Refusal | None


class CoachPlan(msgspec.Struct, frozen=True):
    """GET /api/coach/{game}: how somebody new is led through a box.

    `pictures` are of its rule book, `lessons` are scenes to be played, `tips` come in the first game
    when what they speak of is there; `refresher` is for whoever knew it once.
    """

    game: str
    pictures: tuple[Picture, ...]
    lessons: tuple[str, ...]
    tips: tuple[Tip, ...]
    refresher: tuple[Words, ...]
    seats: int
    level: str


class BeginLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/coach/{game}: sit down at a first game with bots of that pace; the answer is `Seated`."""

    name: str
    pace: int = 1


class PracticeTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/practice/{game}: what a learner does in an exercise, alone; the house keeps nothing of it.

    The same `seed` makes the same exercise. `moves` lead to where it stands, the last `fresh` of them new;
    older ones may be sent as fewer that lead as far. An `answer` ends it: what the learner says it is, or
    nothing if what they did is the answer.
    """

    task: str
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    moves: tuple[Any, ...] = ()
    fresh: Annotated[int, msgspec.Meta(ge=0)] = 0
    answer: str | None = None


class PracticeTold(msgspec.Struct, frozen=True):
    """One view after each new move, up to the first that is refused; after none, one of how it stands.

    `offers` are what is open last; `solved` is the game's own word on the answer.
    """

    views: tuple[Any, ...]
    offers: Offers
    refusal: Refusal | None
    solved: Any
