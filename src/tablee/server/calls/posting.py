"""One request to an address somebody named: to the public network alone, followed nowhere, and soon over."""

from __future__ import annotations

import http.client
import socket
import ssl
from ipaddress import IPv6Address, ip_address
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

from tablee.server.calls.call import Outgoing

SECONDS: Final = 10.0  # in all
READ: Final = 1024  # bytes of an answer, thrown away
PORTS: Final = {"https": 443, "http": 80}


class NotThere(Exception):
    """An address that nobody is called at: it lies in the house's own network, or is none."""


def post(outgoing: Outgoing, private: bool, trusted: ssl.SSLContext | None = None) -> int:
    """The answer's status; a redirect is one like any other. `OSError` where there is none in time.

    The name is looked up once, and the address that was looked at is the one that is spoken to.
    """
    parts = urlsplit(outgoing.url)
    host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 443)
    line = socket.create_connection((address_of(host, port, private), port), SECONDS)
    end = Timer(SECONDS, lambda: _cut(line))
    end.daemon = True
    end.start()
    try:
        if parts.scheme == "https":
            secure = trusted or ssl.create_default_context()
            line = secure.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
            line.do_handshake()
        connection = http.client.HTTPConnection(host, port)
        connection.sock = line
        target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        connection.request("POST", target, outgoing.body, {"Host": parts.netloc, **outgoing.headers})
        answer = connection.getresponse()
        answer.read(READ)
        return answer.status
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"no answer in HTTP: {type(error).__name__}") from error
    finally:
        end.cancel()
        line.close()


def address_of(host: str, port: int, private: bool) -> str:
    """Where that name leads; `NotThere` if any of it lies in a private network and the host allows none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (socket.gaierror, UnicodeError) as error:
        raise OSError("no such name") from error
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise NotThere("an address of the house's own network")
    return addresses[0]


def is_public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


def _cut(line: socket.socket) -> None:
    """Whoever still reads from it stops reading."""
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        line.close()
