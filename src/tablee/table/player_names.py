"""What people are called at a table: shown as what it is, and told apart by eye (docs/decisions/names.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from tablee.table.model import Place
from tablee.table.outcome import TableProblem

LONGEST_NAME: Final = 24
LONGEST_TYPED: Final = 8 * LONGEST_NAME
"""Characters that are looked at, with all marks and what draws nothing; one may stand for eighteen others."""
MOST_MARKS: Final = 3  # accents and vowel signs on one letter: more would cover the lines around them

BOT_NAMES: Final = (
    "Renart", "Ysengrin", "Chantecler", "Tibert", "Hersent", "Grimbert",
    "Tiécelin", "Pinte", "Belin", "Hermeline", "Couard", "Brichemer",
)  # fmt: skip
"""Beasts of the Roman de Renart: nobody at the table is likely to be called so."""

JOINERS: Final = "\u200c\u200d"
FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that draw nothing
SELECTORS: Final = (("\u180b", "\u180f"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
VIRAMA: Final = 9  # the combining class of what joins consonants in Indian scripts

ALIKE: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE"))
"""Alphabets that share shapes; no word needs letters of two of them."""

_CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТХУҮԚԜ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ՕՍ", "ABESIJKMHOPCTXYYQW" + "ABEZHIKMNOPTYX" + "OU"
)
_SMALL: Final = str.maketrans(
    "аеѕіјорсухԛԝҽ" + "αικνορυχ" + "օսհոզ" + "1|ıi05", "aesljopcyxqwe" + "alkvopux" + "ouhnq" + "llllos"
)


def tidy_name(name: str) -> str:
    """One way to write a name: plain composed letters, nothing invisible, single spaces."""
    composed = unicodedata.normalize("NFKC", name[:LONGEST_TYPED])[:LONGEST_TYPED]
    return " ".join("".join(unpiled(visible(composed))).split())


def refuse_name(name: str, places: Iterable[Place]) -> TableProblem | None:
    """`name` is tidy. Nobody at a table is called like somebody else, or so that it looks alike."""
    written = name.translate(dict.fromkeys(map(ord, JOINERS)))
    if not 1 <= len(name) <= LONGEST_NAME or not written.isprintable():
        reason = "length" if written.isprintable() else "letters"
        return TableProblem("bad-name", {"reason": reason, "most": LONGEST_NAME})
    if any(len(alphabets(word)) > 1 for word in name.split()):
        return TableProblem("bad-name", {"reason": "alphabets"})
    for other in (place.name for place in places if place.name):
        if name.casefold() == other.casefold():
            return TableProblem("bad-name", {"reason": "taken", "name": name})
        if look(name) == look(other):
            return TableProblem("bad-name", {"reason": "alike", "name": name, "other": other})
    return None


def bot_name(places: Iterable[Place]) -> str:
    taken = {look(place.name) for place in places}
    return next(name for name in BOT_NAMES if look(name) not in taken)


def visible(text: str) -> Iterator[str]:
    """Without what draws nothing or turns writing round; joiners stay where a script needs them."""
    for before, char, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if char in JOINERS:
            if _joins(before, char, after):
                yield char
        elif not (unicodedata.category(char) == "Cf" or char in FILLERS or _selects(char)):
            yield char


def _joins(before: str, char: str, after: str) -> bool:
    """Persian between two letters, Indian scripts after a virama."""
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return unicodedata.combining(before) == VIRAMA or (char == JOINERS[0] and arabic)


def _selects(char: str) -> bool:
    return any(first <= char <= last for first, last in SELECTORS)


def unpiled(chars: Iterable[str]) -> Iterator[str]:
    """With at most so many marks on a letter, and none on nothing."""
    marks = MOST_MARKS
    for char in chars:
        mark = unicodedata.category(char) in ("Mn", "Me")
        marks = marks + 1 if mark else MOST_MARKS if char.isspace() else 0
        if not mark or marks <= MOST_MARKS:
            yield char


def alphabets(word: str) -> set[str]:
    """Which of the alphabets that share shapes it has letters of."""
    return {unicodedata.name(char, "").partition(" ")[0] for char in word if char.isalpha()} & ALIKE


def look(name: str) -> str:
    """The same for names that look alike: without accents, spaces and signs, and by shape."""
    letters = [char for char in unicodedata.normalize("NFKD", name) if unicodedata.category(char)[0] in "LNS"]
    shapes = "".join(letters).translate(_CAPITALS).casefold().translate(_SMALL)
    return shapes.replace("rn", "m").replace("vv", "w") or name
