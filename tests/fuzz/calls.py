"""Every address of the OpenAPI page as bytes to be sent: asked rightly, or wrongly in some way."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import quote

from tablee.core.shelf import names
from tablee.server.http.scene_answers import stage_of
from tests.fuzz.broken_http import RAW
from tests.fuzz.mangling import STRANGE, mangled, text_of

Route = tuple[str, str]
"""method, path"""
HOLE = re.compile(r"\{(\w+)\}")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "FOO", "")
JSON = "application/json"
KINDS = (*[JSON] * 8, f"{JSON}; charset=utf-16", "text/plain", "", "multipart/form-data", "\x00")
PAGES = ("/", "/t/{code}", "/healthz", "/metrics", "/assets/x.js", "/ws/{code}", "/api", "/api//shelf")
SCENES = tuple([scene.clause for name in names() if (stage := stage_of(name)) for scene in stage.SCENES])
WORDS = ("fr", "en", *SCENES, "seat", "0", "1", "-1", "9" * 40, "..", "%00", "%ff", "é", "null", "A" * 1500)
TAILS = ("/", "//", "/..", "/%2e%2e/", "?", "#", ";x", "%", "%zz", "\\")
NAMED = ("accept-encoding", "if-none-match", "origin", "content-encoding", "range", "x-forwarded-for")
SAID = ("gzip", "*", '"x"', "gzip;q=0", "null", "127.0.0.1", "http://127.0.0.1", "\xff", "")


class Calls:
    """Seeded; `bodies` are proper ones by path, `codes` those of real tables."""

    def __init__(
        self,
        routes: list[Route],
        bodies: dict[str, Any],
        codes: tuple[str, ...],
        games: tuple[str, ...],
        seed: int,
    ) -> None:
        self._dice = random.Random(seed)
        self._routes = routes
        self._bodies = bodies
        self._known = {"code": codes, "game": games, "language": ("fr", "en"), "name": SCENES}

    def next(self) -> bytes:
        dice = self._dice
        if dice.random() < 0.1:
            raw = bytearray(dice.choice(RAW))
            for _ in range(dice.randrange(3)) if raw else ():
                raw[dice.randrange(len(raw))] = dice.randrange(256)
            return bytes(raw)
        return self._call()

    def _call(self) -> bytes:
        dice = self._dice
        method, path = dice.choice(self._routes) if dice.random() < 0.9 else ("GET", dice.choice(PAGES))
        body = self._body(path) if method == "POST" else b"{}" if dice.random() < 0.05 else b""
        if dice.random() < 0.05:
            method = dice.choice(METHODS)
        head = [f"{method} {self._target(path)} HTTP/1.1", "host: 127.0.0.1", "connection: close"]
        if body or method == "POST":
            head += [f"content-type: {dice.choice(KINDS)}", *self._length(body)]
        head += [self._header() for _ in range(dice.choice((0, 0, 0, 1, 2)))]
        return "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + body

    def _target(self, path: str) -> str:
        dice = self._dice
        filled = HOLE.sub(lambda hole: self._word(hole[1]), path)
        if dice.random() < 0.4:
            value = dice.choice((*WORDS, "0", "1", "2"))
            filled += f"?{dice.choice(('seat', 'seat', 'token', 'x', ''))}={value}"
        if dice.random() < 0.05:
            filled += dice.choice(TAILS)
        return filled.replace(" ", "%20").replace("é", dice.choice(("%C3%A9", "é")))

    def _word(self, hole: str) -> str:
        dice = self._dice
        if hole in self._known and dice.random() < 0.8:
            return dice.choice(self._known[hole])
        return (
            dice.choice(WORDS) if dice.random() < 0.95 else quote(str(dice.choice(STRANGE)), errors="replace")
        )

    def _body(self, path: str) -> bytes:
        dice, proper = self._dice, self._bodies.get(path, {})
        wish = dice.choice(proper) if isinstance(proper, list) else proper
        if dice.random() < 0.15:
            return json.dumps(wish).encode()
        return text_of(mangled(wish, dice, dice.randrange(1, 4)), dice)

    def _length(self, body: bytes) -> list[str]:
        dice = self._dice
        if dice.random() < 0.95:
            return [f"content-length: {len(body)}"]
        return [
            dice.choice(
                (f"content-length: {len(body) // 2}", "transfer-encoding: chunked", "content-length: x")
            )
        ]

    def _header(self) -> str:
        return f"{self._dice.choice(NAMED)}: {self._dice.choice(SAID)}"
