"""One name for one thing, in book, screen and terminal."""

from __future__ import annotations

from tests.prose import files_of, misnamed

TERMS = {
    r"[Kk]indly lords": "Kind lords",
    r"cadeaux|their gifts": "what the Dalmutis give",
    r"carte montrée|card shown|shown card": "la carte vue, the card that was seen",
    r"[Ww]ho passes waits": "Pass and wait for the next trick",
}


def test_one_thing_has_one_name() -> None:
    assert not misnamed(files_of("dalmuti"), TERMS)
