"""What stands before several nodes, as a proxy does: a door that leads to the first of them that opens."""

from __future__ import annotations

import socket
import threading
from collections.abc import Sequence
from types import TracebackType

PATIENCE = 1.0


class Front:
    """`with Front([8001, 8002]) as port:` a port of this machine that leads to one of these."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]

    def __enter__(self) -> Front:
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                came, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._lead, args=(came,), daemon=True).start()

    def _lead(self, came: socket.socket) -> None:
        for port in self._ports:
            try:
                there = socket.create_connection(("127.0.0.1", port), PATIENCE)
            except OSError:
                continue
            there.settimeout(None)
            threading.Thread(target=_pass_on, args=(there, came), daemon=True).start()
            _pass_on(came, there)
            return
        came.close()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    try:
        while data := one.recv(65536):
            other.sendall(data)
    except OSError:
        pass
    for line in (one, other):
        try:
            line.shutdown(socket.SHUT_RDWR)
        except OSError:
            line.close()
