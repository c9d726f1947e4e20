"""Bytes from the store and from sockets: an entry or a message, or the documented error."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.shelf import load, names
from tablee.server.protocol.from_client import FromClient
from tablee.store.checksum import checksum
from tablee.store.codec import decode_rows
from tablee.store.store_contract import StoreDamaged, StoreError
from tests.fuzz.budget import tries

DEEP = [b"[" * 100_000, b'{"type":' + b"[" * 100_000, b'{"type":"moved","move":' + b"[" * 100_000]
PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.text(max_size=8)),
    lambda parts: st.one_of(
        st.lists(parts, max_size=3), st.dictionaries(st.text(max_size=6), parts, max_size=3)
    ),
    max_leaves=8,
)
TYPES = st.sampled_from(["opened", "moved", "begun", "sat", "hello", "move", "chat", "begin"])
OBJECTS = st.builds(
    lambda kind, parts: msgspec.json.encode({**parts, "type": kind}),
    TYPES,
    st.dictionaries(st.sampled_from(["at", "game", "move", "seat", "events", "draws"]), PLAIN, max_size=5),
)
BODIES = st.one_of(st.binary(max_size=200), st.sampled_from(DEEP), OBJECTS)


@tries(150)
@given(BODIES, st.integers(-1, 3))
def test_a_row_is_an_entry_or_named_damage(body: bytes, at: int) -> None:
    rows = [(1, at, checksum(b"TABLE", 1, body), body)]
    for game in (None, *map(load, names())):
        for entry in decode_rows("TABLE", rows, load, game=game):
            assert isinstance(entry, StoreError) or entry.at == at


@tries(150)
@given(BODIES)
def test_a_frame_is_a_message_or_a_decoding_error(body: bytes) -> None:
    for kind in (FromClient, *[load(name).Move for name in names()]):
        try:
            msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue


@pytest.mark.parametrize("body", DEEP)
def test_a_deep_row_is_named(body: bytes) -> None:
    (found,) = decode_rows("TABLE", [(1, 0, checksum(b"TABLE", 1, body), body)], load)
    assert isinstance(found, StoreDamaged)
