"""What a person types: the notation, and the words of both languages for it."""

from __future__ import annotations

import unicodedata

from msgspec.structs import replace

from tablee.games.camelot import notation
from tablee.games.camelot.moves import Move, PlayAction

SPOKEN = {
    "rester": "stay", "reste": "stay", "je reste": "stay", "r": "stay",
    "retirer": "withdraw", "se retirer": "withdraw", "retrait": "withdraw", "leave": "withdraw",
    "passe": "pass", "passer": "pass", "p": "pass", "tout passer": "pass all", "tout passe": "pass all",
    "dame": "lady-6", "lady": "lady-6",
}  # fmt: skip
COLOURS = {
    "violet": "purple", "purple": "purple", "rouge": "red", "red": "red", "bleu": "blue", "blue": "blue",
    "jaune": "yellow", "yellow": "yellow", "vert": "green", "green": "green",
}  # fmt: skip
ALONE = {"naming": "name {}", "token-lost": "lose {}", "token-won": "take {}", "turn": "{}-1"}
"""What a colour alone means, by phase; in a turn it is the one card that has no other value."""
KINDS = {**COLOURS, "ecuyer": "squire", "squire": "squire", "dame": "lady", "lady": "lady"}
FIRST_WORDS = {
    "ouvrir": "name", "nommer": "name", "open": "name", "garder": "keep", "rendre": "lose", "prendre": "take",
    "unhorse": "desarconne", "riposte": "riposte", "dodge": "esquive", "retreat": "retraite",
    "stunned": "assomme", "shield": "bouclier", "outwit": "finesse", "adapt": "adaptation",
    "outmanoeuvre": "feinte", "countercharge": "contre-charge",
}  # fmt: skip
MEANT = {**COLOURS, "shield": "bouclier", "stunned": "assomme"}
"""Words after the first: a colour, or a card that lies beside a character."""
TWO_WORDS = {
    "changement d'arme": "changement-d-arme", "change weapon": "changement-d-arme",
    "drop weapon": "maladresse", "break lance": "lance-brisee", "lance brisee": "lance-brisee",
    "knock down": "chute", "contre charge": "contre-charge",
}  # fmt: skip


def read(text: str, phase: str) -> Move:
    """The move of that text, its seats and cards numbered from 1; `ValueError` if it is none."""
    move = _read(simple(text), phase)
    return _from_zero(move) if isinstance(move, PlayAction) else move


def _from_zero(move: PlayAction) -> PlayAction:
    numbers = {name: getattr(move, name) for name in ("target", "mine", "theirs")}
    counted = {name: number - 1 for name, number in numbers.items() if isinstance(number, int)}
    if any(number < 0 for number in counted.values()):
        raise ValueError("seats and cards are numbered from 1")
    return replace(move, **counted)


def _read(plain: str, phase: str) -> Move:
    if plain in COLOURS and phase in ALONE:
        return notation.read_move(ALONE[phase].format(COLOURS[plain]))
    for said, meant in TWO_WORDS.items():
        plain = plain.replace(said, meant)
    if plain in SPOKEN:
        return notation.read_move(SPOKEN[plain])
    words = plain.replace(",", " ").split()
    if len(words) == 2 and (card := card_of(*words)) is not None:
        return notation.read_move(card)
    if words and FIRST_WORDS.get(words[0], words[0]) == "keep":
        return notation.read_move(" ".join(["keep", *_kept(words[1:])]))
    if words and (words[0] in FIRST_WORDS or words[-1] in COLOURS):
        first = FIRST_WORDS.get(words[0], words[0])
        return notation.read_move(" ".join([first, *[MEANT.get(word, word) for word in words[1:]]]))
    return notation.read_move(plain)


def _kept(words: list[str]) -> list[str]:
    """“3 rouge écuyer 2”, or both cards in the notation."""
    if any("-" in word for word in words):
        return words
    pairs = zip(words[::2], words[1::2], strict=True)
    return [card_of(*pair) or " ".join(pair) for pair in pairs]


def simple(text: str) -> str:
    """Small letters without accents, straight apostrophes, single spaces."""
    split = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return " ".join("".join(char for char in split if not unicodedata.combining(char)).split())


def card_of(one: str, other: str) -> str | None:
    """“red 4” and “4 rouge” are the same card."""
    kind, value = (one, other) if other.isdigit() else (other, one)
    return f"{KINDS[kind]}-{value}" if kind in KINDS and value.isdigit() else None
