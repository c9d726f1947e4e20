"""How a person at a table wants to be called when it is their turn (/api/tables/CODE/ways)."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChosenWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way: a browser's push subscription, or an address to post to.

    `style` is "push", with the browser's two keys, or how the address wants it said: "plain" (JSON), "ntfy",
    "discord" or "slack".
    """

    style: Literal["push", "plain", "ntfy", "discord", "slack"]
    endpoint: str
    p256dh: str = ""
    auth: str = ""


class ChooseWays(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/ways: who has the seat adds a way, or takes one back, or looks."""

    token: str
    add: ChosenWay | None = None
    remove: str = ""
    lang: Literal["fr", "en"] = "fr"


class WayShown(msgspec.Struct, frozen=True):
    """`host` is all that is told of an address that was given."""

    id: str
    style: str
    host: str


class WaysShown(msgspec.Struct, frozen=True):
    """`push_key` is the house's own, empty where it can push to nobody; `private`: own networks will do."""

    ways: tuple[WayShown, ...]
    push_key: str
    private: bool
