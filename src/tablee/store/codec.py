"""Entries as bytes, and back with the game's own types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.core.contract import Game, Told
from tablee.core.known_types import convert, decoder_of
from tablee.core.soundness import told_by
from tablee.core.standing_orders import orders_of
from tablee.store.checksum import Checksum, checksum
from tablee.store.store_contract import Body, BoxNotInstalled, StoreDamaged, StoreError
from tablee.store.words import WORDED, has_blank, join_body, joined, parted
from tablee.table.entries import Agreed, Answered, Begun, Entry, Moved, Opened, Ordered
from tablee.table.game_rules import Games

Row = tuple[object, ...]
"""version, at, crc and body as they were found; then the crc and bytes of the word beside it, if any"""

_encoder = msgspec.json.Encoder()
_holders: dict[Any, Any] = {}
_one_at_a_time = Lock()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def body_of(entry: Entry) -> Body:
    """As it is kept: with blanks, and the word that belongs there beside it."""
    if type(entry) in WORDED:
        entry, word = parted(entry)
        return entry.at, _encoder.encode(entry), word
    return entry.at, _encoder.encode(entry), None


def whole_body(row: Row) -> bytes:
    """The entry of a sound row as bytes, its word in its place and all else as it was written."""
    _, _, _, body, *word = row
    assert isinstance(body, bytes)
    return join_body(body, word[1]) if len(word) == 2 and isinstance(word[1], bytes) else body


def decode_log(
    code: str, rows: Iterable[Row], games: Games, first: int = 1, game: Game | None = None
) -> list[Entry]:
    """A log, or the rest of one; `StoreDamaged` names the first row that is not what was written."""
    entries = []
    for entry in decode_rows(code, rows, games, first, game):
        if isinstance(entry, StoreError):
            raise entry
        entries.append(entry)
    return entries


def decode_rows(
    code: str,
    rows: Iterable[Row],
    games: Games,
    first: int = 1,
    game: Game | None = None,
    seal: Checksum = checksum,
) -> Iterator[Entry | StoreDamaged | BoxNotInstalled]:
    """Row by row the entry, or what is wrong with it; a later part needs its game.

    Where the table's box is not installed, that is said once, and the rest is read without its types.
    """
    name, expected = code.encode(), first
    for row in rows:
        version = row[0]
        if version != expected:
            yield StoreDamaged(code, expected, _out_of_order(version, expected))
        if not isinstance(version, int):
            continue
        expected = version + 1
        try:
            entry = _plain(name, version, row, seal)
            if isinstance(entry, Opened):
                game = _game_of(entry, games)
                if game is None:
                    yield BoxNotInstalled(code, entry.game)
            yield entry if game is None else _typed(entry, game)
        except (TypeError, ValueError, RecursionError, UnicodeDecodeError, msgspec.MsgspecError) as error:
            yield StoreDamaged(code, version, told_by(error))


def _game_of(entry: Opened, games: Games) -> Game | None:
    try:
        return games(entry.game)
    except KeyError:
        return None


def _out_of_order(version: object, expected: int) -> str:
    if not isinstance(version, int):
        return "the version is no number"
    return "missing" if version > expected else "there is an entry too many"


def _plain(code: bytes, version: int, row: Row, seal: Checksum) -> Entry:
    _, at, crc, body, *word = row
    if not isinstance(body, bytes) or seal(code, version, body) != crc:
        raise ValueError("the bytes are not those that were written here")
    entry = _decoder.decode(body)
    if entry.at != at:
        raise ValueError("the time is not the one that was written")
    if type(entry) in WORDED or any(word):
        return _with_word(entry, code, version, word)
    return entry


def _with_word(entry: Entry, code: bytes, version: int, found: list[object]) -> Entry:
    """An entry of an older store has its word in itself; one with a blank needs one beside it."""
    crc, word = found if len(found) == 2 else (None, None)
    if word is None and not has_blank(entry):
        return entry
    if word is None:
        raise ValueError("the name or the words that belong there are missing")
    if not isinstance(word, bytes) or checksum(code, version, word) != crc:
        raise ValueError("the name or the words are not those that were written here")
    if not has_blank(entry):
        raise ValueError("a name or words that belong nowhere")
    return joined(entry, word)


def _typed(entry: Entry, game: Game) -> Entry:
    """The entry with the game's options, move and events as the game's own types."""
    match entry:
        case Opened(start=start):
            begins = None if start is None else own_type(start, game.State)
            return replace(entry, options=own_type(entry.options, game.Options), start=begins)
        case Agreed():
            return replace(entry, options=own_type(entry.options, game.Options))
        case Ordered():
            return replace(entry, orders=_orders(entry.orders, game))
        case Answered():
            return replace(entry, move=own_type(entry.move, game.Move))
        case Moved():
            return replace(entry, move=own_type(entry.move, game.Move), events=_events(entry.events, game))
        case Begun():
            return replace(entry, events=_events(entry.events, game))
    return entry


def _events(events: tuple[Told, ...], game: Game) -> tuple[Told, ...]:
    return tuple([Told(own_type(told.event, game.Event), told.to) for told in events])


def _orders(orders: tuple[Any, ...], game: Game) -> tuple[Any, ...]:
    """A box that takes no orders any more leaves them as they are: nobody carries them out."""
    box = orders_of(game.META.name)
    return orders if box is None else tuple([own_type(order, box.Order) for order in orders])


def own_type(value: Any, kind: Any) -> Any:
    """A plain value as one of the game's own types."""
    return convert({"value": value}, _holder(kind), str_keys=True).value


def _holder(kind: Any) -> Any:
    return _holders.get(kind) or prepare_type(kind)


def prepare_type(kind: Any) -> Any:
    """A struct around the type: msgspec then works out a wide union once, here, not at every use.

    One thread at a time, for two that work out one type at once end the process.
    """
    with _one_at_a_time:
        if kind not in _holders:
            holder = msgspec.defstruct("Held", [("value", kind)])
            decoder_of(holder)
            _holders[kind] = holder
        return _holders[kind]
