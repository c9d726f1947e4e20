"""A line and its owner: what the way to a device promises, and what it asks of whoever it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tablee.server.admission.connections import Priority


class Owner(Protocol):
    """Whose line it is."""

    def charge(self) -> bool:
        """A frame came that is no message; whether the line goes on."""

    def gone(self) -> None:
        """The line is at its end; said once."""

    def ponged(self, payload: bytes) -> bool:
        """The client answers a ping that this line has not sent; whether somebody else has."""

    def flows(self) -> None:
        """The client takes what it is told again."""

    def can_wait(self) -> bool:
        """Whether nobody plays by this line: moves come before what it says and is told."""

    def priority(self) -> Priority: ...


class Line(Protocol):
    """The way to the device: a web socket of this node's own, or a channel to the node it came to."""

    @property
    def address(self) -> str: ...
    def listen(self, owner: Owner, heard: Callable[[bytes], None], longest: int) -> None: ...
    def tell(self, frame: bytes, can_wait: bool = False) -> None: ...
    def backlog(self) -> int: ...
    def read(self, on: bool) -> None: ...
    def ping(self) -> None: ...
    def pass_ping(self, payload: bytes) -> None: ...
    def delay(self) -> int: ...
    def usual_delay(self) -> int | None: ...
    def hang_up(self, code: int, reason: str) -> None: ...
