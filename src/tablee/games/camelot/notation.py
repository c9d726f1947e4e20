"""Moves as short text, for the terminal, records read by people, and tests.

`name red`, `red-3`, `squire-2`, `riposte 2` (on seat 2), `desarconne blue`, `retraite 0` (my oldest
card), `esquive 2 1` (the second oldest of seat 2), `finesse 2 0 bouclier` (seat 2: my oldest for
the Bouclier there), `stay`, `withdraw`, `pass`, `pass all`, `lancelot`, `keep red-3 squire-2`,
`lose red`, `take blue`.
"""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.camelot.actions import BY_CARD, FIELDS
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Spot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import COLOURS, LAID, VALUE

_WORDS: dict[str, Move] = {
    "stay": Stay(),
    "withdraw": Withdraw(),
    "pass": LetPass(),
    "pass all": LetPass(rest=True),
    "lancelot": PlayLancelot(),
}
_TEXTS: dict[Move, str] = {move: text for text, move in _WORDS.items()}
_COLOUR_MOVES: dict[str, type[NameColour] | type[LoseToken] | type[TakeToken]] = {
    "name": NameColour,
    "lose": LoseToken,
    "take": TakeToken,
}


def write_move(move: Move) -> str:
    match move:
        case PlayCard(card):
            return card
        case PlayAction():
            fields = [getattr(move, field) for field in FIELDS]
            return " ".join([move.card, *[str(value) for value in fields if value is not None]])
        case Keep(cards):
            return " ".join(["keep", *cards])
        case NameColour(colour):
            return f"name {colour}"
        case LoseToken(colour):
            return f"lose {colour}"
        case TakeToken(colour):
            return f"take {colour}"
    return _TEXTS[move]


def read_move(text: str) -> Move:
    """The move of that text; `ValueError` says what was expected."""
    words = text.lower().split()
    if (plain := " ".join(words)) in _WORDS:
        return _WORDS[plain]
    if len(words) == 1 and words[0] in VALUE:
        return PlayCard(words[0])
    if words and words[0] in BY_CARD:
        return _read_action(words[0], words[1:])
    if words[:1] == ["keep"] and len(words) > 1 and all(word in VALUE for word in words[1:]):
        return Keep(tuple(words[1:]))
    if len(words) == 2 and words[0] in _COLOUR_MOVES and words[1] in COLOURS:
        return _COLOUR_MOVES[words[0]](words[1])
    raise ValueError(f"{text!r} is no move: a card as in 'red-3' or 'riposte 2', or a word as in 'stay'")


def _read_action(card: str, words: list[str]) -> PlayAction:
    needs = BY_CARD[card].needs
    if len(words) != len(needs):
        expected = " ".join([card, *(f"<{need}>" for need in needs)])
        raise ValueError(f"{card} is played as '{expected}'")
    fields = dict(zip(needs, map(_read_field, needs, words), strict=True))
    return replace(PlayAction(card), **fields)


def _read_field(field: str, word: str) -> Spot:
    if field == "colour" and word in COLOURS:
        return word
    if field in ("mine", "theirs") and word in LAID:
        return word
    if field != "colour" and word.isascii() and word.isdigit() and len(word) < 4:
        return int(word)
    raise ValueError(f"{word!r} is no {field}")
