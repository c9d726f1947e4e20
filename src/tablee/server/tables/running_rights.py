"""Whether this house may run its tables now: always, unless it is one node of several."""

from __future__ import annotations

from typing import Final, Protocol


class RunningRights(Protocol):
    alone: bool
    """Whether nobody else could run these tables."""

    def held(self) -> bool:
        """Whether no other node can have been given this one's tables."""


class OwnHouse:
    alone = True

    def held(self) -> bool:
        return True


ALONE: Final = OwnHouse()
