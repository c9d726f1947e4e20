"""One request to an address somebody named: to the public network alone, followed nowhere, and soon over."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from tablee.server.calls.call import Outgoing
from tablee.server.calls.call_line import CallLine
from tablee.server.calls.lookup import NotThere

SECONDS: Final = 10.0  # for each step; whoever holds the line cuts it when all of them take too long
HEADS: Final = 8 * 1024  # bytes of an answer that are read: its status is at the beginning
STATUS: Final = re.compile(rb"(?:\A|\r?\n\r?\n)HTTP/1\.[01] ([2-9]\d\d)\b")
"""The final one; answers that only say that another comes (100, 103) are a head each."""
PORTS: Final = {"https": 443, "http": 80}


def post(
    outgoing: Outgoing, address: str, line: CallLine, private: bool, trusted: ssl.SSLContext | None = None
) -> int:
    """The answer's status; a redirect is one like any other. `OSError` where there is none.

    The `address` its name led to is the one that is spoken to.
    """
    parts = urlsplit(outgoing.url)
    host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 443)
    try:
        connection = _connected(address, port, line)
        if not private and connection.getpeername()[0] == connection.getsockname()[0]:
            raise NotThere("the house's own machine, by its public address")
        if parts.scheme == "https":
            connection = _secured(connection, host, line, trusted or _usual_trust())
        request = http.client.HTTPConnection(host, port)
        request.sock = connection
        target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        request.request("POST", target, outgoing.body, {"Host": parts.netloc, **outgoing.headers})
        return _status(connection)
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"no answer in HTTP: {type(error).__name__}") from error
    finally:
        line.close()


def _connected(address: str, port: int, line: CallLine) -> socket.socket:
    family, *_, at = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)[
        0
    ]
    connection = socket.socket(family, socket.SOCK_STREAM)
    line.carry(connection)
    connection.settimeout(SECONDS)
    connection.connect(at)
    return connection


def _secured(connection: socket.socket, host: str, line: CallLine, trust: ssl.SSLContext) -> ssl.SSLSocket:
    secured = trust.wrap_socket(connection, server_hostname=host, do_handshake_on_connect=False)
    line.carry(secured)
    secured.do_handshake()
    return secured


@cache
def _usual_trust() -> ssl.SSLContext:
    """Whom this system trusts, read once: that takes 20 ms of processor."""
    return ssl.create_default_context()


def _status(connection: socket.socket) -> int:
    """An answer's status; nothing that comes after it is read, and no more than a page before it."""
    told = b""
    while len(told) < HEADS and (piece := connection.recv(HEADS - len(told))):
        told += piece
        if found := STATUS.search(told):
            return int(found[1])
    raise OSError("no answer in HTTP")
