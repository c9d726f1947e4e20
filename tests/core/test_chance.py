"""The published generator: vectors that must never change, fairness, and recorded chance."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Recorded, Stream, commitment_of, key_of

KEY = bytes(range(32))
VECTOR_ORDER = (2, 3, 7, 5, 6, 1, 0, 4)
VECTOR_BELOW = [42, 22, 76, 21, 83, 24]


def test_the_stream_is_hmac_sha256_over_a_counter_four_bytes_a_draw() -> None:
    block = hmac.new(KEY, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    stream = Stream(KEY)
    assert [stream.below(1000) for _ in range(8)] == [word % 1000 for word in words]


def test_these_draws_are_part_of_the_format_and_never_change() -> None:
    stream = Stream(key_of(b"secret", ["anne", "bruno"]))
    assert stream.order(8) == VECTOR_ORDER
    assert [stream.below(100) for _ in range(6)] == VECTOR_BELOW


def test_words_that_would_bias_a_draw_are_rejected() -> None:
    """For n just above 2^31 nearly half of all words are rejected; none may come out >= n."""
    n = (1 << 31) + 1
    stream = Stream(KEY)
    assert all(stream.below(n) < n for _ in range(200))
    assert stream.block > 200 // 8 + 10


def test_orders_are_fair_enough() -> None:
    stream = Stream(KEY)
    counts = Counter(stream.order(3) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_what_is_taken_starts_the_next_step_on_a_fresh_block() -> None:
    stream = Stream(KEY)
    stream.below(6)
    assert len(stream.taken()) == 1
    assert stream.taken() == ()
    assert Stream(KEY, block=stream.block).below(1000) == stream.below(1000)


def test_every_contribution_and_its_place_changes_the_key() -> None:
    keys = {key_of(b"s", parts) for parts in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", "b", ""])}
    assert len(keys) == 5
    assert key_of(b"other", ["a", "b"]) not in keys
    assert commitment_of(b"s") == hashlib.sha256(b"s").hexdigest()


@given(st.lists(st.integers(1, 50), max_size=20))
def test_recorded_chance_gives_back_what_the_stream_drew(sizes: list[int]) -> None:
    stream = Stream(KEY)
    drawn = [stream.order(n) if n % 2 else stream.below(n) for n in sizes]
    recorded = Recorded(stream.taken())
    assert [recorded.order(n) if n % 2 else recorded.below(n) for n in sizes] == drawn
    recorded.finish()


def test_a_record_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ValueError, match="below 6"):
        Recorded((6,)).below(6)
    with pytest.raises(ValueError, match="order of 3"):
        Recorded(((0, 0, 1),)).order(3)
    with pytest.raises(ValueError, match="order of 3"):
        Recorded((1,)).order(3)
    with pytest.raises(ValueError, match="fewer"):
        Recorded(()).below(2)
    with pytest.raises(ValueError, match="more"):
        Recorded((1,)).finish()
