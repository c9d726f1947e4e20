"""Where people find the house: a web address, perhaps below a path of its host."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*", re.ASCII)
OWN: Final = {
    "admin",
    "api",
    "assets",
    "box",
    "coach",
    "healthz",
    "join",
    "look",
    "metrics",
    "mine",
    "practice",
    "readyz",
    "replay",
    "rules",
    "scene",
    "t",
    "tv",
    "watch",
    "ws",
}
"""First parts of the house's own paths: below one of them nobody could tell which is meant."""


class PublicUrl(NamedTuple):
    """`https://games.example` and the path below it, "" or `/club`."""

    origin: str
    path: str


def public_url_of(text: str) -> PublicUrl | None:
    """The address in its two parts; None if the path is none the house can stand at."""
    scheme, separator, rest = text.rstrip("/").partition("://")
    authority, slash, below = rest.partition("/")
    path = slash + below
    if not PATH.fullmatch(path) or {".", ".."} & set(path.split("/")) or below.partition("/")[0] in OWN:
        return None
    return PublicUrl(f"{scheme}{separator}{authority}", path)


def below(path: bytes, url: bytes) -> bytes:
    """A request's address as the house knows it, whether the proxy took the path away or left it."""
    if not path or not url.startswith(path):
        return url
    rest = url[len(path) :]
    if rest.startswith(b"/"):
        return rest
    return b"/" + rest if not rest or rest.startswith(b"?") else url
