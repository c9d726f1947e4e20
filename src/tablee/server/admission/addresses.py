"""Whose address counts: the peer's own, or the one a proxy that the host trusts has written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Headers = Iterable[tuple[bytes, bytes]]
NOBODY: Final = ""  # a proxy's line that names nobody: it has no limits of its own
FORWARDING: Final = (  # what proxies add to a request of somebody else's
    b"forwarded",
    b"via",
    b"x-real-ip",
    b"x-client-ip",
    b"true-client-ip",
    b"cf-connecting-ip",
    b"x-forwarded",
)
HOUSEHOLD: Final = 64  # bits of an IPv6 address that everybody behind one line shares


class Proxies:
    """The proxies the host named (`--trusted-proxy`); from anybody else forwarded addresses are ignored."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(one, strict=False) for one in networks]

    def trusts(self, peer: str) -> bool:
        address = _read(peer)
        return address is not None and any(address in network for network in self._networks)

    def address(self, peer: str, headers: Headers = ()) -> str:
        """The address by which every limit counts whoever speaks over this line."""
        if not self._networks or not self.trusts(peer):
            return household(peer)
        for forwarded in reversed(_forwarded(headers)):
            if _read(forwarded) is None:
                return household(peer)
            if not self.trusts(forwarded):
                return household(forwarded)
        return household(peer)


def household(peer: str) -> str:
    """An IPv6 network of one household counts as one, an IPv4 address in IPv6's clothes as itself."""
    address = _read(peer)
    if isinstance(address, IPv6Address):
        if address.is_loopback:
            return str(address)
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address) if address is not None else peer


def address_of(scope: Any) -> str:
    """The address in an ASGI scope: HTTP and socket lines have put the one that counts there."""
    client = cast(tuple[str, int] | None, scope.get("client"))
    return client[0] if client else NOBODY


def is_loopback(peer: str) -> bool:
    """Whether it is this very machine that asks."""
    address = _read(peer)
    return address is not None and address.is_loopback


def is_forwarded(headers: Headers) -> bool:
    """Whether somebody passes this request on for somebody else."""
    return any(name.startswith(FORWARDING) for name, _ in headers)


def _read(text: str) -> Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def _forwarded(headers: Headers) -> list[str]:
    """Every `X-Forwarded-For`, the farthest first, without ports."""
    lines = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
    return [_bare(part.strip()) for line in lines for part in line.split(",") if part.strip()]


def _bare(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
