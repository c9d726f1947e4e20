"""The browser client, served from memory: read once, compressed once."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import msgspec

from tablee.server.http.prepared_answers import PreparedAnswer, prepared
from tablee.server.http.responses import ASK_AGAIN

COMPRESSED: Final = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".txt", ".webmanifest", ".wasm"}
KINDS: Final = {  # whatever this machine's list of types says
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = b"""<!doctype html><html lang="fr"><meta charset="utf-8"><title>Tabl\xc3\xa9e</title>
<p>Le client n\xe2\x80\x99est pas encore construit\xc2\xa0: lancez <code>make client</code>.</p>
<p lang="en">The client has not been built yet: run <code>make client</code>.</p></html>
"""


class File(msgspec.Struct, frozen=True):
    answer: PreparedAnswer
    cache: str


class Client:
    """Every file of the built browser client, by its path."""

    def __init__(self, folder: Path | None, path: str = "") -> None:
        """The house stands below this path of its host, and its `page` names its scripts by it."""
        self._files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")) if folder else ():
            if file.is_file():
                name = file.relative_to(folder).as_posix() if folder else ""
                self._files[name] = read(name, file.read_bytes())
        page = (folder / INDEX).read_bytes() if INDEX in self._files and folder else MISSING
        self.page = self._files[INDEX] = read(INDEX, page.replace(b'="./', f'="{path}/'.encode()))

    def find(self, path: str) -> File | None:
        """The file of that path; the client's own page for its routes; None for a missing file."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        return None if "." in name.rpartition("/")[2] else self.page


def read(name: str, body: bytes) -> File:
    """Files under assets/ carry a hash of their content in their name, so they never change."""
    suffix = Path(name).suffix
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0]
    kind = kind or ("text/plain" if suffix in COMPRESSED else "application/octet-stream")
    answer = prepared(body, kind, packing=9 if suffix in COMPRESSED else 0)
    return File(answer, FOREVER if name.startswith("assets/") else ASK_AGAIN)
