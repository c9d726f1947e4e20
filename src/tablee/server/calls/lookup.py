"""Where a name leads: looked up beside the loop, a few names of one domain at once.

A lookup that hangs cannot be stopped and keeps its thread. So a name that was found before is called where
it led when nothing newer is found soon, and whoever owns a domain holds up its own names.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter, OrderedDict
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from typing import Final, NamedTuple

AT_ONCE: Final = 16
OF_A_DOMAIN: Final = 4
FRESH: Final = 60.0  # seconds for which a name is not looked up again
SOON: Final = 3.0  # seconds in which a name that is known is looked up anew
SECONDS: Final = 10.0
KNOWN: Final = 1024  # names remembered, the latest
BOUGHT: Final = ip_network("2000::/3")
"""All of IPv6 that anybody's public address is in."""
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""An IPv4 address for networks that speak IPv6 alone (NAT64)."""


class NotThere(Exception):
    """An address that nobody is called at: it lies in the house's own network, or is none."""


class Found(NamedTuple):
    addresses: list[str]
    at: float


class Lookup:
    """Names that are asked for at the same time are looked up once."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, Found] = OrderedDict()
        self._asked: dict[str, asyncio.Task[Found]] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._domains: dict[str, asyncio.Semaphore] = {}
        self._asking = Counter[str]()

    async def address(self, host: str, private: bool) -> str:
        """The address that name leads to; `OSError` if it leads nowhere, or is not found in time."""
        return allowed([host] if _is_address(host) else await self._addresses(host), private)

    async def _addresses(self, host: str) -> list[str]:
        found = self._found.get(host)
        if found is not None and asyncio.get_running_loop().time() - found.at < FRESH:
            return found.addresses
        try:
            async with asyncio.timeout(SECONDS if found is None else SOON):
                return (await asyncio.shield(self._asked.get(host) or self._ask(host))).addresses
        except TimeoutError:
            if found is None:
                raise OSError("the name was not found in time") from None
            return found.addresses

    def _ask(self, host: str) -> asyncio.Task[Found]:
        asked = self._asked[host] = asyncio.create_task(self._look_up(host))
        asked.add_done_callback(lambda _: self._asked.pop(host))
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may still wait
        return asked

    async def _look_up(self, host: str) -> Found:
        domain = domain_of(host)
        self._asking[domain] += 1
        try:
            async with self._domains.setdefault(domain, asyncio.Semaphore(OF_A_DOMAIN)), self._at_once:
                addresses = await _beside(host)
        finally:
            self._asking[domain] -= 1
            if not self._asking[domain]:
                del self._asking[domain], self._domains[domain]
        found = Found(addresses, asyncio.get_running_loop().time())
        self._found.pop(host, None)
        self._found[host] = found
        if len(self._found) > KNOWN:
            self._found.popitem(last=False)
        return found

    def close(self) -> None:
        for asked in list(self._asked.values()):
            asked.cancel()


def _beside(host: str) -> asyncio.Future[list[str]]:
    """Looked up in a thread that a house which closes does not wait for."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def look_up() -> None:
        found = resolved(host)
        with contextlib.suppress(RuntimeError):  # the loop is closed by now
            loop.call_soon_threadsafe(settle, found)

    def settle(found: list[str]) -> None:
        if answer.done():
            return
        if found:
            answer.set_result(found)
        else:
            answer.set_exception(OSError("no such name"))

    Thread(target=look_up, name="lookup", daemon=True).start()
    return answer


def domain_of(host: str) -> str:
    """What its owner bought, or a little more: they may give out as many names below it as they like."""
    return ".".join(host.rstrip(".").lower().split(".")[-2:])


def resolved(host: str) -> list[str]:
    """Where that name leads, as the system knows it; nowhere, if there is no such name."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, ValueError):  # what cannot be a name at all is none either
        return []
    return [str(one[4][0]) for one in found]


def allowed(addresses: list[str], private: bool) -> str:
    """The first of them; `NotThere` if any lies in a private network and the host allows none."""
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


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
