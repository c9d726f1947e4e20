"""Moves as short text, both ways: `swap 1 3`, `pour 5`, `stir`, `wait`."""

from __future__ import annotations

from tablee_kettle.pieces import Move, Pour, Stir, Swap, Wait


def write_move(move: Move) -> str:
    match move:
        case Swap(cards):
            return " ".join(["swap", *map(str, cards)])
        case Pour(card):
            return f"pour {card}"
        case Stir():
            return "stir"
        case Wait():
            return "wait"


def read_move(text: str) -> Move:
    """`ValueError` for what is no move at all."""
    match text.split():
        case ["swap", *cards]:
            return Swap(tuple(map(int, cards)))
        case ["pour", card]:
            return Pour(int(card))
        case ["stir"]:
            return Stir()
        case ["wait"]:
            return Wait()
    raise ValueError(f"no move: {text!r}")
