"""What a face needs besides for a game in real time, so that a person acts by keys and gestures.

A game in real time whose face has none of this is played in the terminal without a clock on the wall.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from tablee.cli.faces.face import Face, Reader


@runtime_checkable
class ClockedFace(Face, Protocol):
    """Gestures are words; moves are made of them when their time is known."""

    keys: dict[str, str]
    """What each key does, as a gesture's word."""
    blocked: str
    """The sentence for a gesture that has no way."""
    final_again: str
    """The sentence that asks again before a final move."""

    def gestures(self, text: str) -> tuple[str, ...]:
        """The gestures of a typed line; `ValueError` if it holds anything else."""
        ...

    def gesture(self, word: str, view: Any) -> Any:
        """The move as quick as it can be made; `ValueError` where there is no way."""
        ...

    def lasting(self, move: Any, ms: int) -> Any:
        """The move, made to last so many milliseconds longer."""
        ...

    def final(self, move: Any) -> bool:
        """Whether one should be asked again before it."""
        ...

    def felt(self, view: Any, reader: Reader) -> str:
        """What the person feels now, where nothing is drawn."""
        ...

    def waits(self, view: Any, reader: Reader) -> str | None:
        """What to say before a start that this person must be ready for."""
        ...
