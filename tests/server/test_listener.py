"""The door itself: whatever the system says of one connection, the next one is taken."""

from __future__ import annotations

import errno
import socket
from typing import Any, cast

import pytest

from tablee.server.wire.listener import AT_ONCE, Listener
from tests.server.test_gate import gate


class Door:
    """A listening socket of which the system says only what is wrong with each connection."""

    def __init__(self, failures: list[int]) -> None:
        self._ours, self._others = socket.socketpair()
        self.failures = failures

    def accept(self) -> tuple[socket.socket, Any]:
        if not self.failures:
            raise BlockingIOError
        raise OSError(self.failures.pop(0), "as the system says")

    def fileno(self) -> int:
        return self._ours.fileno()

    def setblocking(self, flag: bool) -> None:
        self._ours.setblocking(flag)

    def close(self) -> None:
        self._ours.close()
        self._others.close()


@pytest.mark.parametrize("wrong", [errno.EPROTO, errno.EPERM, errno.EHOSTUNREACH, errno.ENETDOWN])
async def test_a_connection_whose_network_failed_is_left_and_the_next_one_taken(wrong: int) -> None:
    door = Door([wrong] * (AT_ONCE - 1))
    listener = Listener(cast(socket.socket, door), gate(), lambda first: pytest.fail("nobody came"))
    listener._take()
    assert door.failures == []
    listener.close()
    door.close()
