"""Whose address a limit counts by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.admission.addresses import Proxies, address_of, household, is_forwarded, is_loopback


def forwarded(*values: str) -> list[tuple[bytes, bytes]]:
    return [(b"host", b"x"), *((b"x-forwarded-for", value.encode()) for value in values)]


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(peer: str, counted: str) -> None:
    assert household(peer) == counted


def test_nobody_is_believed_unless_the_host_says_so() -> None:
    assert Proxies().address("10.0.0.1", forwarded("192.0.2.7")) == "10.0.0.1"
    assert Proxies(["10.0.0.2"]).address("10.0.0.1", forwarded("192.0.2.7")) == "10.0.0.1"


@pytest.mark.parametrize(
    ("values", "counted"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["6.6.6.6, 192.0.2.7"], "192.0.2.7"),  # what a client wrote itself stands on the left
        (["6.6.6.6", "192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, 10.0.0.9"], "192.0.2.7"),  # two proxies in a row
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["[2001:db8::1]:4711"], "2001:db8::/64"),
        (["2001:db8::1"], "2001:db8::/64"),
        (["unknown"], "10.0.0.1"),
        (["192.0.2.7, nonsense"], "10.0.0.1"),
        ([""], "10.0.0.1"),
        ([], "10.0.0.1"),
        (["10.0.0.3"], "10.0.0.1"),
    ],
)
def test_a_trusted_proxy_names_the_asker(values: list[str], counted: str) -> None:
    assert Proxies(["10.0.0.0/24"]).address("10.0.0.1", forwarded(*values)) == counted


@given(st.text(max_size=60), st.text(st.characters(max_codepoint=255), max_size=60))
def test_no_header_makes_it_fail(peer: str, value: str) -> None:
    Proxies(["10.0.0.0/24"]).address(peer, [(b"x-forwarded-for", value.encode("latin-1"))])
    Proxies(["10.0.0.0/24"]).address("10.0.0.1", [(b"x-forwarded-for", value.encode("latin-1"))])


def test_a_scope_without_a_client_has_no_address() -> None:
    assert address_of({"client": ("192.0.2.7", 1)}) == "192.0.2.7"
    assert address_of({"client": None}) == address_of({}) == ""


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_the_house_s_own_machine_is_known(peer: str) -> None:
    assert is_loopback(peer)


@pytest.mark.parametrize("peer", ["192.0.2.7", "2001:db8::/64", "", "localhost"])
def test_everybody_else_is_somebody_else(peer: str) -> None:
    assert not is_loopback(peer)


@pytest.mark.parametrize(
    "name", ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "cf-connecting-ip"]
)
def test_a_request_that_is_passed_on_is_known(name: str) -> None:
    assert is_forwarded([(b"host", b"localhost"), (name.encode(), b"127.0.0.1")])
    assert not is_forwarded([(b"host", b"localhost"), (b"accept", b"*/*")])
