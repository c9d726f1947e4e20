"""A seat's question as text, and the move in a text: for language models and whoever else reads and writes.

    asked = prompt(game, view, offers)
    move = parse(game, model(asked))

A question holds what the seat sees and what it is offered, nothing else. Whether the move may be made, the
rules say.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec

from tablee.core.contract import Game, Offers

ANSWER: Final = re.compile(r"^[\s>*_`#-]*move[\s*_`]*:[\s*_]*(.+?)[\s*_]*$", re.IGNORECASE)
LONGEST: Final = 100_000  # characters of an answer that are looked at, from its end


class NoMove(ValueError):
    """A text in which no move can be found; the message is one line for whoever wrote it."""


def prompt(
    game: Game, view: Any, offers: Offers, *, listed: bool = True, book: str = "", refused: str = ""
) -> str:
    """What a seat is asked. `listed` shows the open moves; without it, how moves are written as JSON.

    `book` is the rule book, or what of it is to be read; `refused` says what was wrong with the last answer.
    """
    parts = [
        (
            f"You play {game.META.title}. Think as long as you like, then end your answer with one line: "
            "“MOVE:” and your move."
        ),
        book,
        f"What your seat sees, as JSON:\n{_json(view)}",
        f"What you are asked, as JSON:\n{_json(offers.question)}" if offers.question else "",
        _open_moves(game, offers) if listed else _every_move(game),
        f"Your last answer was not taken: {refused}" if refused else "",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def written(game: Game, offers: Offers) -> list[str]:
    """The listed moves as one types them."""
    return [game.write_move(move) for move in offers.moves]


def parse(game: Game, text: str) -> Any:
    """The move in an answer: what its last “MOVE:” line says, or its only line; `NoMove` if there is none.

    A move is written as it was listed, or as a JSON object.
    """
    said = _said(text[-LONGEST:])
    try:
        if said.startswith("{"):
            return msgspec.convert(json.loads(said), game.Move)
        return game.read_move(said)
    except (ValueError, RecursionError) as error:
        why = " ".join(str(error).split())[:200]
        raise NoMove(f"{said[:200]!r} is no move" + (f": {why}" if why else "")) from None


def _said(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    answers = [found[1] for line in lines if (found := ANSWER.match(line))]
    if not answers and len(lines) != 1:
        raise NoMove("no line begins with “MOVE:”" if lines else "the answer is empty")
    said = (answers or lines)[-1].strip("` ")
    if not said:
        raise NoMove("nothing follows “MOVE:”")
    return said


def _open_moves(game: Game, offers: Offers) -> str:
    """Listed moves one a line; what is too wide to list is described."""
    lines = [f"- {move}" for move in written(game, offers)]
    told = ["The moves open to you:", *lines] if lines else []
    if offers.choices:
        told += [
            (
                "You may also write a move as a JSON object: its “type” is the “move” of one of these "
                "choices, its fields are filled in as the parts say:"
            ),
            *[f"- {_json(choice)}" for choice in offers.choices],
        ]
    return "\n".join(told)


def _every_move(game: Game) -> str:
    schema = json.dumps(msgspec.json.schema(game.Move), ensure_ascii=False, separators=(",", ":"))
    return (
        "Which moves are open to you, the rules say. Write yours as the rule book does, "
        f"or as a JSON object of this schema:\n{schema}"
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
