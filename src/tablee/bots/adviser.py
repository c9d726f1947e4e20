"""Why a move is advised, for games whose box has an adviser: facts that the game's sentences are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Offers

Adviser = Callable[[Any, Offers, Any], Any]
"""From what a seat sees, its offers and the move advised: the reasons."""


@runtime_checkable
class Sentence(Protocol):
    """Reasons that are one sentence of the game, `why-<key>`, as a terminal says it; "" is none."""

    @property
    def key(self) -> str: ...


@runtime_checkable
class FilledSentence(Sentence, Protocol):
    """Such a sentence with something to fill in."""

    @property
    def values(self) -> Mapping[str, Any]: ...


def explains(game: str) -> bool:
    return bool(shelf.box(game).adviser)


def explain(game: str, view: Any, offers: Offers, move: Any) -> Any:
    adviser: Adviser = part(shelf.box(game).adviser)
    return adviser(view, offers, move)
