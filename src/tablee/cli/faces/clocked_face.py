"""What the face of a game played in real time has besides."""

from __future__ import annotations

from typing import Any, Protocol

from tablee.cli.faces.face import Face, Reader


class ClockedFace(Face, Protocol):
    """Gestures are words; moves are made of them when their time is known."""

    keys: dict[str, str]
    """What each key does, as a gesture's word."""

    def gestures(self, text: str) -> tuple[str, ...]:
        """The gestures of a typed line; `ValueError` if it holds anything else."""
        ...

    def gesture(self, word: str, view: Any) -> Any:
        """The move as quick as it can be made; `ValueError` where there is no way."""
        ...

    def lasting(self, move: Any, ms: int) -> Any:
        """The same move, so many milliseconds longer."""
        ...

    def final(self, move: Any) -> bool:
        """Whether one should be asked again before it."""
        ...

    def felt(self, view: Any, reader: Reader) -> str: ...

    def waits(self, view: Any, reader: Reader) -> str | None:
        """What to say before a start that this person must be ready for."""
        ...
