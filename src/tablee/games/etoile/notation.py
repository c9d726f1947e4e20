"""Moves as short text (ETO-70).

`Ac3-Ad4` moves, `Ad4xBc3` captures and every landing cell of a chain is written; `huff:Ac3` lifts a
piece, `oblige` has a move taken back and `waive` lets it stand; `touch:Ac3`
selects; `draw?`, `draw-yes` and `draw-no` offer and answer a draw; `resign` leaves the game.
"""

from __future__ import annotations

import re

from tablee.core.notation import NotationError
from tablee.games.etoile.geometry import square_named
from tablee.games.etoile.moves import (
    AcceptDraw,
    DeclineDraw,
    Huff,
    Move,
    Oblige,
    OfferDraw,
    Play,
    Resign,
    Touch,
    Waive,
)

_WORDS: dict[str, Move] = {
    "oblige": Oblige(),
    "waive": Waive(),
    "draw?": OfferDraw(),
    "draw-yes": AcceptDraw(),
    "draw-no": DeclineDraw(),
    "resign": Resign(),
}
_TEXTS: dict[Move, str] = {move: text for text, move in _WORDS.items()}


def write_move(move: Move) -> str:
    match move:
        case Play(path, takes):
            return ("x" if takes else "-").join(path)
        case Huff(cell):
            return f"huff:{cell}"
        case Touch(cell):
            return f"touch:{cell}"
    return _TEXTS[move]


def read_move(text: str) -> Move:
    """The move of that text; `NotationError` says what was expected and where."""
    plain = text.strip()
    start = len(text) - len(text.lstrip()) + 1
    if plain in _WORDS:
        return _WORDS[plain]
    word, colon, cell = plain.partition(":")
    if colon and word in ("huff", "touch"):
        name = read_cell(cell, start + len(word) + 1)
        return Huff(name) if word == "huff" else Touch(name)
    return _read_play(plain, start)


def _read_play(text: str, start: int) -> Play:
    """Cells joined by `-` once, or by `x` throughout."""
    signs = [(match.start(), match.group()) for match in re.finditer("[-x]", text)]
    if not signs:
        raise NotationError(f"{text!r} is no move; expected one such as Ac3-Ad4 or Ad4xBc3", start)
    takes = signs[0][1] == "x"
    for place, sign in signs[1:]:
        if not takes or sign == "-":
            raise NotationError(
                "a chain is written with x throughout, a plain move has two cells", start + place
            )
    path, begin = [], 0
    for place, _ in (*signs, (len(text), "")):
        path.append(read_cell(text[begin:place], start + begin))
        begin = place + 1
    return Play(tuple(path), takes)


def read_cell(text: str, column: int) -> str:
    if square_named(text) is None:
        raise NotationError(f"{text!r} is no cell; cells go from Aa1 to Ch4", column)
    return text
