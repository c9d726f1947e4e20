"""What was simulated, shown to everybody: picture by picture, a little ahead of being played."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from tablee.core.contract import Seat
from tablee.server.protocol.to_client import Film
from tablee.server.tables.audience import Audience
from tablee.server.wire.frames import framed
from tablee.server.wire.socket import encode

EVERY: Final = 33  # milliseconds between two pictures
CHUNK: Final = 15  # pictures a message
AHEAD: Final = 2  # messages sent before the first one has been played


async def show(audience: Audience, version: int, seat: Seat, film: tuple[Any, ...]) -> None:
    """To whoever is at the table by then; who comes late sees how it ended."""
    for number, first in enumerate(range(0, len(film), CHUNK)):
        if number >= AHEAD:
            await asyncio.sleep(CHUNK * EVERY / 1000)
        poses = film[first : first + CHUNK]
        last = first + CHUNK >= len(film)
        frame = framed(encode(Film(version, seat, first, EVERY, poses, last)))
        for socket in audience:
            socket.tell(frame)
