"""By which names the house is called, and which pages may speak to it.

A browser sends the name a person typed (`Host`) and the page that asks (`Origin`). A name that is not
the house's may be a stranger's, turned to this address afterwards (DNS rebinding); an address in
figures cannot be turned, so any of them is good. Programs that are no browsers send no `Origin`.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple

Headers = Iterable[tuple[bytes, bytes]]
HOME: Final = (
    "",
    ".local",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
    ".localdomain",
)  # nobody can buy these
AUTHORITY: Final = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[\w.-]+)(?::(?P<port>\d{1,5}))?", re.ASCII)
WEB_PORTS: Final = (None, 80, 443)
SHOWN: Final = 80  # characters of a foreign name that are said again


class HostPort(NamedTuple):
    """A host and its port; None for the web's own ports."""

    host: str
    port: int | None


class ForeignName(NamedTuple):
    """Why a request is not answered: a problem's code, and the name it is about."""

    code: str
    name: str


def host_port_of(authority: str) -> HostPort | None:
    """`name`, `name:8000` or `[::1]:8000`, as a `Host` header has it; None if it is none of these."""
    found = AUTHORITY.fullmatch(authority)
    if found is None:
        return None
    port = int(found["port"]) if found["port"] else None
    return HostPort(found["host"].strip("[]").rstrip(".").lower(), None if port in WEB_PORTS else port)


def origin_host_port(origin: str) -> HostPort | None:
    """Where a page comes from; None for `null` and whatever else is no web address."""
    scheme, separator, authority = origin.partition("://")
    return host_port_of(authority) if separator and scheme in ("http", "https") else None


class HouseNames:
    """The house's own names, and the pages beside its own that may speak to it; `public_url` has no path."""

    def __init__(
        self, public_url: str = "", hosts: Sequence[str] = (), origins: Sequence[str] = (), machine: str = ""
    ) -> None:
        own = (machine or socket.gethostname()).lower()
        public = origin_host_port(public_url.rstrip("/"))
        allowed = [host_port for host_port in map(host_port_of, hosts) if host_port is not None]
        pages = [host_port for host_port in map(origin_host_port, origins) if host_port is not None]
        self._hosts = {"localhost", *(own + end for end in HOME), *(host_port.host for host_port in allowed)}
        self._pages = set(pages)
        if public is not None:
            self._hosts.add(public.host)
            self._pages.add(public)

    def foreign_name(self, headers: Headers) -> ForeignName | None:
        """Why a request with these headers (names in small letters) is refused, or None."""
        hosts = [value for name, value in headers if name == b"host"]
        origins = [value for name, value in headers if name == b"origin"]
        host = _text(hosts)
        host_port = host_port_of(host)
        if host_port is None or not self.own(host_port.host):
            return ForeignName("foreign-host", shown(host))
        if origins and not self._may_speak(_text(origins), host_port):
            return ForeignName("foreign-origin", shown(_text(origins)))
        return None

    def own(self, host: str) -> bool:
        return host in self._hosts or host.endswith(".localhost") or is_address(host)

    def _may_speak(self, origin: str, asked: HostPort) -> bool:
        page = origin_host_port(origin)
        return page is not None and (page == asked or page in self._pages)


def _text(values: Sequence[bytes]) -> str:
    """The one value; several at once are nobody's name."""
    return values[0].decode("latin-1") if len(values) == 1 else ""


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def shown(name: str) -> str:
    """A stranger's word, safe to be said again."""
    kept = "".join(letter for letter in name[:SHOWN] if letter.isascii() and letter.isprintable())
    return kept.translate({ord(letter): None for letter in "<>&\"'`\\"})


EXPLANATIONS: Final = {
    "foreign-host": """\
Cette maison ne répond pas au nom « {name} ». Ouvrez-la par son adresse en chiffres, ou demandez
à qui l’a ouverte de la relancer avec --allow-host {name}.

This house does not answer to the name “{name}”. Open it by its address in figures, or ask whoever
started it to start it again with --allow-host {name}.
""",
    "foreign-origin": """\
La page {name} n’est pas de cette maison et ne peut rien lui demander. Pour le permettre, il faut
relancer la maison avec --allow-origin {name}.

The page {name} is not this house's own and may ask it for nothing. To allow it, start the house
again with --allow-origin {name}.
""",
}


def explanation_of(foreign_name: ForeignName) -> str:
    """What a person reads who meets the refusal in a browser: French, then English."""
    return EXPLANATIONS[foreign_name.code].format(name=foreign_name.name)
