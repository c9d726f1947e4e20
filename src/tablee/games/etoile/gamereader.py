"""Games read from text (ETO-70): what `gametext` writes, played through the rules as it is read.

A move the rules refuse is an error like any other: `NotationError` names its line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tablee.core.chance import Recorded
from tablee.core.notation import NotationError
from tablee.games.etoile.game import apply, refuse
from tablee.games.etoile.gametext import OPTION_TAGS, Played, first_state
from tablee.games.etoile.geometry import CAMPS
from tablee.games.etoile.meta import Options, refuse_options
from tablee.games.etoile.moves import Move
from tablee.games.etoile.notation import read_move
from tablee.games.etoile.position import Position, read_position
from tablee.games.etoile.state import Seat, State

_TAG = re.compile(r'\[(\w+) "([^"]*)"\]\s*')
_TOKEN = re.compile(r"\S+")
_NUMBER = re.compile(r"\d+\.")


class Token(NamedTuple):
    text: str
    line: int
    column: int


def read_game(text: str) -> Played:
    tags, tokens = _split(text)
    seats = _read_seats(_known(tags, "Camps"))
    options = _read_options(tags, len(seats))
    position = _read_position(tags, options, len(seats))
    own = {"Camps", "Position", *OPTION_TAGS}
    others = tuple([(name, tag.text) for name, tag in tags.items() if name not in own])
    played = Played(options, seats, position=position, tags=others)
    return msgspec.structs.replace(played, moves=tuple(_read_moves(first_state(played), tokens)))


def _split(text: str) -> tuple[dict[str, Token], list[Token]]:
    """The tags by name, each value with its place, and the words of the moves."""
    tags: dict[str, Token] = {}
    tokens: list[Token] = []
    for number, line in enumerate(_without_remarks(text).splitlines(), 1):
        if not line.lstrip().startswith("["):
            tokens += [Token(word.group(), number, word.start() + 1) for word in _TOKEN.finditer(line)]
            continue
        tag = _TAG.fullmatch(line.lstrip())
        column = len(line) - len(line.lstrip()) + 1
        if tag is None:
            raise NotationError('expected a tag such as [Rules "italian"]', column, number)
        if tag.group(1) in tags:
            raise NotationError(f"the tag {tag.group(1)} is there twice", column, number)
        tags[tag.group(1)] = Token(tag.group(2), number, column + tag.start(2))
    return tags, tokens


def _without_remarks(text: str) -> str:
    """Remarks become blanks, so that every word keeps its place."""
    blanked = re.sub(r"\{[^}]*\}", lambda remark: re.sub(r"[^\n]", " ", remark.group()), text)
    opened = blanked.find("{")
    if opened >= 0:
        line = blanked.count("\n", 0, opened) + 1
        raise NotationError("this remark is never closed", opened - blanked.rfind("\n", 0, opened), line)
    return blanked


def _known(tags: dict[str, Token], name: str) -> Token:
    if name not in tags:
        raise NotationError(f"the tag {name} is missing", 1, 1)
    return tags[name]


def _read_seats(tag: Token) -> tuple[Seat, ...]:
    seats = tag.text.split()
    if sorted(seats) not in (["0", "1"], ["0", "1", "2"]):
        raise NotationError('expected the seats of the camps, such as "1 0 2"', tag.column, tag.line)
    return tuple(map(int, seats))


def _read_options(tags: dict[str, Token], seats: int) -> Options:
    values: dict[str, Any] = {}
    for name, field in OPTION_TAGS.items():
        if name not in tags:
            continue
        tag = tags[name]
        value = {"yes": True, "no": False}.get(tag.text, tag.text)
        try:
            values[field] = value
            msgspec.convert({field: value}, Options)
        except msgspec.ValidationError as error:
            raise NotationError(f"{name} cannot be {tag.text!r}", tag.column, tag.line) from error
    options = msgspec.convert(values, Options)
    refusal = refuse_options(seats, options)
    if refusal is not None:
        raise NotationError(f"{refusal.clause}: {refusal.reason}", 1, tags["FreeLanding"].line)
    return options


def _read_position(tags: dict[str, Token], options: Options, camps: int) -> Position | None:
    if "Position" not in tags:
        return None
    tag = tags["Position"]
    try:
        position = read_position(tag.text)
    except NotationError as error:
        raise NotationError(error.what, tag.column + error.column - 1, tag.line) from error
    if not position.board.occupied:
        raise NotationError("nobody has a piece here", tag.column, tag.line)
    if (position.cells, position.camps) != (options.cells, camps):
        raise NotationError("the position is for another colour or number of players", tag.column, tag.line)
    return position


def _read_moves(state: State, tokens: list[Token]) -> Iterator[tuple[Seat, Move]]:
    for token in tokens:
        if _NUMBER.fullmatch(token.text):
            continue
        seat, move = _read_one(state, token)
        refusal = refuse(state, seat, move)
        if refusal is not None:
            why = f"{refusal.clause}: {refusal.reason}"
            raise NotationError(f"{token.text} is refused, {why}", token.column, token.line)
        state = apply(state, seat, move, Recorded(())).state
        yield seat, move


def _read_one(state: State, token: Token) -> tuple[Seat, Move]:
    """The seat that acts, by its camp's letter or its turn, and what it does."""
    text, column, camp = token.text, token.column, state.turn
    if len(text) > 2 and text[1] == ":" and text[0] in CAMPS[: len(state.seats)]:
        camp, text, column = CAMPS.index(text[0]), text[2:], column + 2
    try:
        return state.seats[camp], read_move(text)
    except NotationError as error:
        raise NotationError(error.what, column + error.column - 1, token.line) from error
