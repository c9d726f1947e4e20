"""A port for a server of the tests' own, kept from everybody else on this machine."""

from __future__ import annotations

import socket


class HeldPort:
    """A free port of 127.0.0.1, held for as long as this object lives.

    Between finding a port and serving on it, and between a kill and the next start, the system could
    give it to anybody else. Bound and never listened on, it is given to nobody; a server that
    sets `SO_REUSEADDR`, as ours does, may bind it all the same.
    """

    def __init__(self, number: int = 0) -> None:
        """`OSError` if a certain one is asked for that is not free."""
        self._held = socket.socket()
        self._held.bind(("127.0.0.1", number))  # nobody else's: not one that others hold, nor one in use
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.number = int(self._held.getsockname()[1])

    def __del__(self) -> None:
        self._held.close()
