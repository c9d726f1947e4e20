"""One request to an address somebody named: to the public network alone, followed nowhere, and soon over."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

from tablee.server.calls.call import Outgoing

SECONDS: Final = 10.0  # for the connection, and for all that is said on it
HEADS: Final = 8 * 1024  # bytes of an answer that are read: its status is at the beginning
STATUS: Final = re.compile(rb"(?:\A|\r?\n\r?\n)HTTP/1\.[01] ([2-9]\d\d)\b")
"""The final one; answers that only say that another comes (100, 103) are a head each."""
PORTS: Final = {"https": 443, "http": 80}
BOUGHT: Final = ip_network("2000::/3")
"""All of IPv6 that anybody's public address is in."""
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""An IPv4 address for networks that speak IPv6 alone (NAT64)."""


class NotThere(Exception):
    """An address that nobody is called at: it lies in the house's own network, or is none."""


def anywhere(address: str) -> bool:
    return True


def post(
    outgoing: Outgoing,
    private: bool,
    trusted: ssl.SSLContext | None = None,
    may_call: Callable[[str], bool] = anywhere,
) -> int:
    """The answer's status; a redirect is one like any other. `OSError` where there is none in time.

    The name is looked up once, and the address that was looked at is the one that is spoken to, if
    it may be called now.
    """
    parts = urlsplit(outgoing.url)
    host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 443)
    address = address_of(host, port, private)
    if not may_call(address):
        raise OSError("this address was called too often")
    line = socket.create_connection((address, port), SECONDS)
    end = Timer(SECONDS, lambda: _cut(line))
    end.daemon = True
    end.start()
    try:
        if not private and line.getpeername()[0] == line.getsockname()[0]:
            raise NotThere("the house's own machine, by its public address")
        if parts.scheme == "https":
            secure = trusted or ssl.create_default_context()
            line = secure.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
            line.do_handshake()
        connection = http.client.HTTPConnection(host, port)
        connection.sock = line
        target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        connection.request("POST", target, outgoing.body, {"Host": parts.netloc, **outgoing.headers})
        return _status(line)
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"no answer in HTTP: {type(error).__name__}") from error
    finally:
        end.cancel()
        line.close()


def address_of(host: str, port: int, private: bool) -> str:
    """Where that name leads; `NotThere` if any of it lies in a private network and the host allows none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (socket.gaierror, ValueError) as error:  # what cannot be a name at all is none either
        raise OSError("no such name") from error
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise NotThere("an address of the house's own network")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether it is somebody's on the internet, whatever clothes an IPv4 address comes in."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is None:
            return address in BOUGHT and address.is_global and address.sixtofour is None
        address = inner
    return address.is_global and not address.is_multicast


def _status(line: socket.socket) -> int:
    """An answer's status; nothing that comes after it is read, and no more than a page before it."""
    told = b""
    while len(told) < HEADS and (piece := line.recv(HEADS - len(told))):
        told += piece
        if found := STATUS.search(told):
            return int(found[1])
    raise OSError("no answer in HTTP")


def _cut(line: socket.socket) -> None:
    """Whoever still reads from it stops reading."""
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        line.close()
