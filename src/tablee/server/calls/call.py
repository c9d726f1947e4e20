"""One call: that it is somebody's turn, with an id that is the same however often it is sent."""

from __future__ import annotations

import base64
from hashlib import sha256
from typing import Final

import msgspec

from tablee.core.contract import Seat
from tablee.server.calls.ways import Webhook

WORDS: Final = {
    "fr": "C’est à vous de jouer à la table {code}.",
    "en": "It is your turn at table {code}.",
}


class Call(msgspec.Struct, frozen=True):
    """`version` put the question this call is about; `until`, in milliseconds, there is time to answer."""

    code: str
    seat: Seat
    version: int
    until: int
    lang: str
    link: str

    @property
    def id(self) -> str:
        """32 letters, as a push service's `Topic` may have at most."""
        told = sha256(f"tablee-call/1 {self.code} {self.seat} {self.version}".encode()).digest()
        return base64.urlsafe_b64encode(told[:24]).decode()

    @property
    def text(self) -> str:
        return WORDS.get(self.lang, WORDS["fr"]).format(code=self.code)

    def seconds_left(self, now: int) -> int:
        return max(60, (self.until - now) // 1000)


class Outgoing(msgspec.Struct, frozen=True):
    url: str
    headers: dict[str, str]
    body: bytes


def for_webhook(way: Webhook, call: Call) -> Outgoing:
    """What is posted, as the receiver wants it; all of them find the id in a header."""
    headers = {"Idempotency-Key": call.id, "Content-Type": "application/json; charset=utf-8"}
    match way.style:
        case "ntfy":
            headers = {**headers, "Content-Type": "text/plain; charset=utf-8"}
            return Outgoing(
                way.endpoint, {**headers, "Click": call.link, "X-Sequence-ID": call.id}, call.text.encode()
            )
        case "discord":
            body: dict[str, object] = {
                "content": f"{call.text} {call.link}",
                "allowed_mentions": {"parse": []},
            }
        case "slack":
            body = {"text": f"{call.text} {call.link}"}
        case _:
            body = {
                "id": call.id,
                "table": call.code,
                "text": call.text,
                "link": call.link,
                "until": call.until,
            }
    return Outgoing(way.endpoint, headers, msgspec.json.encode(body))
