"""Messages at a table of the attacker's own, more and larger than anybody says."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from tablee.client.client_frames import frame
from tests.attack.ground import Ground, text


async def _talk(ground: Ground, said: Callable[[int], bytes], sockets: int = 8, pause: float = 0.0) -> None:
    seated = [await ground.client(source).open("toy", "Eve", 5) for source in ground.sources[:sockets]]

    async def talk(number: int) -> None:
        one = seated[number % len(seated)]
        for _ in ground.times(2000):
            async with ground.socket(one.code, hello={"token": one.token}) as (reader, writer):
                for step in ground.times(3000):
                    writer.write(said(step))
                    await writer.drain()
                    ground.tally["written"] += 1
                    if reader.at_eof():
                        ground.tally["sent off"] += 1
                        break
                    await asyncio.sleep(pause)

    await ground.together(sockets, talk)


def _line(letters: str) -> Callable[[int], bytes]:
    return lambda _: text({"type": "say", "id": secrets.token_hex(8), "text": letters})


async def chat_flood(ground: Ground) -> None:
    """The longest lines, as many as are taken: all are kept and told."""
    await _talk(ground, _line("€" * 500), pause=1 / 28)


async def chat_burst(ground: Ground) -> None:
    await _talk(ground, _line("x" * 500))


async def broken_messages(ground: Ground) -> None:
    """What is no JSON, or no message: each is answered."""
    wrong = [
        b"{",
        b"[" * 30_000,
        b'{"type":"move"}',
        b"null",
        b'{"type":"x"}' * 100,
        b'"' + b"\\u0000" * 9000 + b'"',
    ]
    wrong += [json.dumps({"type": "move", "id": "x" * 60_000, "seen": -1, "move": {}}).encode()]
    await _talk(ground, lambda step: frame(wrong[step % len(wrong)]), pause=0.001)


async def large_messages(ground: Ground) -> None:
    """Just under the longest frame, and over it."""
    just: Any = {"type": "say", "id": "a", "text": "y" * 65_000}
    over: Any = {"type": "say", "id": "a", "text": "y" * 200_000}
    await _talk(ground, lambda step: text(over if step % 10 == 9 else just))


async def settings_storm(ground: Ground) -> None:
    """A host who changes seats, options and settings for ever."""

    def agree(step: int) -> bytes:
        settings = {"pace": step % 3}
        wish = {"seats": 2 + step % 7, "options": {"counters": 1 + step % 9}, "settings": settings}
        return text({"type": "agree", "id": secrets.token_hex(8), **wish})

    await _talk(ground, agree, pause=1 / 28)


async def bots_storm(ground: Ground) -> None:
    """A host who seats and unseats a bot for ever."""

    def seat(step: int) -> bytes:
        level = "" if step % 2 else "hard"
        return text(
            {"type": "seat-bot", "id": secrets.token_hex(8), "seat": 1 + step // 2 % 4, "level": level}
        )

    await _talk(ground, seat, pause=1 / 28)


async def reactions(ground: Ground) -> None:
    """Signs without end: each would be shown to everybody at the table."""
    await _talk(ground, lambda _: text({"type": "react", "id": secrets.token_hex(8), "sign": "wow"}))


async def swaps_storm(ground: Ground) -> None:
    """A host who changes seats for ever: everybody's view of the table changes with it."""

    def swap(step: int) -> bytes:
        seats = {"seat": step % 5, "other": (step + 1) % 5}
        return text({"type": "swap", "id": secrets.token_hex(8), **seats})

    await _talk(ground, swap, pause=1 / 28)


ATTACKS = {
    "chat-flood": chat_flood,
    "chat-burst": chat_burst,
    "broken-messages": broken_messages,
    "large-messages": large_messages,
    "settings-storm": settings_storm,
    "bots-storm": bots_storm,
    "reactions": reactions,
    "swaps-storm": swaps_storm,
}
