"""Which table is meant: by its code, or by a link somebody sent."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

import msgspec

PATH = re.compile(r"(?P<base>.*)/(?:t|tv)/(?P<code>[A-Za-z0-9]+)/?")
CODE = re.compile(r"[A-Za-z0-9]{2,12}")


class TableAddress(msgspec.Struct, frozen=True):
    """The house, the table's code, and the token of a personal link."""

    house: str
    code: str
    token: str = ""

    @property
    def invitation(self) -> str:
        """What leads back to the table from anywhere, whichever house it is in."""
        return f"{self.house}/t/{self.code}"


def read_address(text: str, house: str) -> TableAddress | None:
    """A code at that house, an invitation or a personal link; None for anything else."""
    if CODE.fullmatch(text):
        return TableAddress(house.rstrip("/"), text.upper())
    link = urlsplit(text)
    path = PATH.fullmatch(link.path)
    if link.scheme not in ("http", "https") or not link.netloc or path is None:
        return None
    base = f"{link.scheme}://{link.netloc}{path['base']}"
    return TableAddress(base, path["code"].upper(), unquote(link.fragment))
