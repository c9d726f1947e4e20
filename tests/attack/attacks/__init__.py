"""Every attack by name. An attack is a function of the ground it is made on; it ends by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from tests.attack.attacks import (
    beside,
    bodies,
    concert,
    control,
    costly,
    doors,
    machine,
    seats,
    slow,
    starts,
    talk,
)
from tests.attack.ground import Ground

Attack = Callable[[Ground], Awaitable[None]]


class Room(Protocol):
    """A file of attacks."""

    __name__: str

    @property
    def ATTACKS(self) -> Mapping[str, Attack]: ...  # noqa: N802


ROOMS: Final[tuple[Room, ...]] = (
    machine,
    starts,
    bodies,
    slow,
    concert,
    doors,
    costly,
    seats,
    control,
    talk,
    beside,
)
ATTACKS: Final = {name: attack for room in ROOMS for name, attack in room.ATTACKS.items()}
FEW_DESCRIPTORS: Final = {"idle-connections": 1024, "idle-watchers": 1024}
"""Attacks that are made on a house with no more descriptors than these."""
