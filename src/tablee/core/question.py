"""What a seat is asked: the name of a sentence in the game's own words, and what fills it."""

from __future__ import annotations

import msgspec

from tablee.core.refusal import Value


class Question(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """`question-<key>` is the sentence, `values` its arguments.

    They are told by the roles that fields of these names have in the game's events and moves.
    Everybody is asked the same in a window that lasts its whole time (`Due.whole`).
    """

    key: str
    values: dict[str, Value] = {}


def ask(key: str, **values: Value) -> Question:
    return Question(key, values)
