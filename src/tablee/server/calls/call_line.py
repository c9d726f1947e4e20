"""The connection of one call: a thread opens it and speaks on it, the loop may cut it at any time."""

from __future__ import annotations

import contextlib
import socket
from threading import Lock


class CallLine:
    def __init__(self) -> None:
        self._lock = Lock()
        self._socket: socket.socket | None = None
        self.is_cut = False

    def carry(self, connection: socket.socket) -> None:
        """This is what it runs over from now on; `OSError` if it was cut before."""
        with self._lock:
            self._socket = connection
            if self.is_cut:
                raise OSError("the call was cut")

    def cut(self) -> None:
        """Whoever still waits for something on it waits no longer."""
        with self._lock:
            self.is_cut = True
            if self._socket is not None:
                with contextlib.suppress(OSError):
                    socket.socket.shutdown(self._socket, socket.SHUT_RDWR)  # also beneath a TLS socket

    def close(self) -> None:
        with self._lock:
            connection, self._socket = self._socket, None
        if connection is not None:
            connection.close()
