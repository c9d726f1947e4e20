"""A played game as one JSON document, and how such a document is read safely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from tablee.core.chance import OPEN, Draw
from tablee.core.contract import Game, Seat, Standings
from tablee.core.known_types import decode
from tablee.core.record_limits import LARGEST, limit_fault
from tablee.core.record_turns import back_fault, turns_that_count
from tablee.core.soundness import brief, told_by
from tablee.core.told import Told

KIND = "tablee-record/"
FORMAT = f"{KIND}1"
WITH_LIST = f"{KIND}2"  # the same, its chance with the list of the shuffle
WITH_BACK = f"{KIND}3"  # the same, with or without a list, some of its moves taken back
WITH_PLAYERS = f"{KIND}4"  # the same, with or without any of these; bots' levels are told
FORMATS = (FORMAT, WITH_LIST, WITH_BACK, WITH_PLAYERS)
LONGEST_LEVEL = 64
START_DAMAGED = "the record is damaged: start"

O = TypeVar("O")  # noqa: E741  (the game's options)
M = TypeVar("M")
E = TypeVar("E")


class Turn(msgspec.Struct, Generic[M, E], frozen=True, forbid_unknown_fields=True):
    """One move and all it led to; the deal is a turn without seat and move.

    A turn with `back` and no move is `seat` taking back: the game stands again as after that turn.
    """

    seat: Seat | None
    move: M | None
    at: int
    draws: tuple[Draw, ...]
    events: tuple[Told[E], ...]
    back: int | msgspec.UnsetType = msgspec.UNSET


class ChanceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's commitment; the secret that opens it once the game is over.

    `seeds` is what each seat brought: under "hmac-sha256/2" its opened part, empty where it had
    none; there `list` is the text published before, `withheld` the seats that did not open.
    """

    commitment: str
    secret: str | None
    seeds: tuple[str, ...]
    scheme: str = OPEN
    list: str | msgspec.UnsetType = msgspec.UNSET
    withheld: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET


class Record(msgspec.Struct, Generic[O, M, E], frozen=True, forbid_unknown_fields=True):
    """`start` is the state a game was played on from; None where it began with a deal.

    `players`: who the game was dealt to, the level of a bot with the version of its strength (`hard/2`),
    empty for a person; `braked` are the turns of bots whose thoughts the clock cut short.
    """

    game: str
    rules: int
    names: tuple[str, ...]
    options: O
    chance: ChanceRecord
    turns: tuple[Turn[M, E], ...]
    standings: Standings | None
    start: Any = None
    format: str = FORMAT
    players: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    braked: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


def format_of(turns: Sequence[Turn[Any, Any]], *, listed: bool, players: bool = False) -> str:
    """The oldest format that says it all."""
    if players:
        return WITH_PLAYERS
    if any(isinstance(turn.back, int) for turn in turns):
        return WITH_BACK
    return WITH_LIST if listed else FORMAT


NO_START: Final = msgspec.Raw(b"null")


class _Sent(Record[O, M, E], Generic[O, M, E], frozen=True, forbid_unknown_fields=True):
    """A record as it comes: its start is only text until it is known to be no longer than any start."""

    start: msgspec.Raw = NO_START


class _Head(msgspec.Struct):
    format: str
    game: str
    rules: int


class RecordError(ValueError):
    """A file that is no readable record; the message is one line for people."""


def write_record(record: Record[O, M, E]) -> bytes:
    """The version of the rules is written once, for the start too."""
    if record.start is None:
        return msgspec.json.encode(record)
    start = msgspec.to_builtins(record.start)
    start.pop("rules", None)
    return msgspec.json.encode(replace(record, start=start))


def read_record(data: bytes, find: Callable[[str], Game]) -> Record[object, object, object]:
    """The record in these bytes; `find` gives the game of a name or raises `KeyError`."""
    if len(data) > LARGEST:
        raise RecordError(f"the file is larger than {LARGEST // 1024 // 1024} MB: no record is")
    head = _decode(data, _Head, "not a Tablée record")
    if head.format not in FORMATS:
        raise RecordError(f"the record's format is {brief(head.format)}; this version reads {WITH_PLAYERS!r}")
    try:
        game = find(head.game)
    except KeyError:
        raise RecordError(f"the record is of a game not on this shelf: {brief(head.game)}") from None
    if not game.META.reads(head.rules):
        raise RecordError(
            f"the record follows version {brief(head.rules)} of the rules of {head.game}; "
            f"versions {game.META.oldest} to {game.META.rules} are read here"
        )
    sent: _Sent[object, object, object] = _decode(data, _sent_type(game), "the record is damaged")
    told = sent.format in (WITH_BACK, WITH_PLAYERS)
    fault = limit_fault(sent) or back_fault(sent.turns, told=told) or players_fault(sent)
    if fault is not None:
        raise RecordError(f"the record is damaged: {fault}")
    _refuse_longer(sent, game)
    fields = {name: getattr(sent, name) for name in Record.__struct_fields__}
    return Record(**fields | {"start": _start_of(sent, game)})


def players_fault(sent: Any) -> str | None:
    """What a record says of its players that cannot be: seats or turns there are not, or another format."""
    players, braked = sent.players, sent.braked
    if players is msgspec.UNSET and braked is msgspec.UNSET:
        return None
    if sent.format != WITH_PLAYERS or players is msgspec.UNSET or len(players) != len(sent.names):
        return "players: nothing can be said of them like this"
    if max(map(len, players), default=0) > LONGEST_LEVEL:
        return "players: no level has such a name"
    numbers = () if braked is msgspec.UNSET else braked
    if any(not 0 < number < len(sent.turns) for number in numbers) or list(numbers) != sorted(set(numbers)):
        return "braked: there are no such turns"
    return None


def _refuse_longer(sent: Any, game: Game) -> None:
    """No game has more turns than its rules say, the deal apart; a table that cannot be is refused later."""
    seats = len(sent.names)
    if game.refuse_options(seats, sent.options) is not None:
        return
    most = 1 + game.longest(seats, sent.options)
    turns = turns_that_count(sent.turns)
    if turns > most:
        raise RecordError(f"the record has {turns} turns: such a game of {game.META.name} has at most {most}")


def _start_of(sent: _Sent[object, object, object], game: Game) -> Any:
    if bytes(sent.start) == bytes(NO_START):
        return None
    start: Any = replace(_decode(sent.start, game.State, START_DAMAGED), rules=sent.rules)
    fault = game.fault_in(start, len(sent.names), sent.options)
    if fault is not None:
        raise RecordError(f"{START_DAMAGED}: {fault}")
    return start


def load_record(path: Path, find: Callable[[str], Game]) -> Record[object, object, object]:
    return load_document(path, find)[0]


def load_document(path: Path, find: Callable[[str], Game]) -> tuple[Record[object, object, object], bytes]:
    """The record in a file, and the bytes it was read from."""
    try:
        data = _read(path)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    try:
        return read_record(data, find), data
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def is_record(path: Path) -> bool:
    """Whether this file says that it is one, of whatever game and version."""
    try:
        return _decode(_read(path), _Head, "").format.startswith(KIND)
    except (OSError, RecordError):
        return False


def _read(path: Path) -> bytes:
    """One byte more than a record may have is enough to know."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _sent_type(game: Game) -> Any:
    return _Sent[game.Options, game.Move, game.Event]  # type: ignore[name-defined]


T = TypeVar("T")


def _decode(data: bytes | msgspec.Raw, type_: type[T], wrong: str) -> T:
    try:
        return decode(data, type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{wrong}: {told_by(error)}") from None
