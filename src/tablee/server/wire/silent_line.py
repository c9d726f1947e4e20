"""A line that leads nowhere: what a device that has moved on is still told by whoever it has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class SilentLine:
    address = ""

    def listen(self, owner: object, heard: Callable[[bytes], None], longest: int) -> None:
        """Nothing comes."""

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        """Nobody hears."""

    def ping(self) -> None:
        """Nobody answers."""

    def pass_ping(self, payload: bytes) -> None:
        """Nobody answers."""

    def delay(self) -> int:
        return 0

    def usual_delay(self) -> int | None:
        return None

    def backlog(self) -> int:
        return 0

    def read(self, on: bool) -> None:
        """There is nothing to be read."""

    def hang_up(self, code: int, reason: str) -> None:
        """It is closed."""


SILENT: Final = SilentLine()
