"""Which names the house answers to, which pages may speak to it, and what a person reads if not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.admission.origins import (
    ForeignName,
    HouseNames,
    explanation_of,
    host_port_of,
    origin_host_port,
)
from tablee.server.hosting.host_settings import BadSetting, HostSettings

NAMES = HouseNames("https://jeux.example/", ("nas.example",), ("https://blog.example:8443",), machine="Salon")


def foreign_name(host: str | None, origin: str | None = None, names: HouseNames = NAMES) -> str | None:
    headers = [(b"accept", b"*/*")]
    headers += [] if host is None else [(b"host", host.encode("latin-1"))]
    headers += [] if origin is None else [(b"origin", origin.encode("latin-1"))]
    found = names.foreign_name(headers)
    return found.code if found else None


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "LOCALHOST",
        "127.0.0.1:8000",
        "192.168.1.7:8000",
        "[::1]:8000",
        "[2001:db8::7]",
        "salon",
        "salon.local:8000",
        "Salon.LAN.",
        "jeux.example",
        "jeux.example:443",
        "nas.example:8000",
        "tablee.localhost:8000",
    ],
)
def test_the_house_s_own_names(host: str) -> None:
    assert foreign_name(host) is None


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        "evil.example",
        "localhost.evil.example",
        "salon.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8000",
        "jeux.example.evil.example",
        "localhost@evil.example",
        "localhost:port",
        "localhost:999999",
        "localhost/",
        "local host",
        "::1",
        "0x7f.1",
        "\xe9tang",
    ],
)
def test_foreign_names(host: str | None) -> None:
    assert foreign_name(host) == "foreign-host"


def test_two_names_at_once_are_none() -> None:
    assert NAMES.foreign_name([(b"host", b"localhost"), (b"host", b"evil.example")]) == ForeignName(
        "foreign-host", ""
    )


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("jeux.example", "https://jeux.example"),
        ("127.0.0.1:8000", "https://jeux.example"),  # a proxy that asks in its own name
        ("localhost:8000", "https://blog.example:8443"),
    ],
)
def test_the_house_s_own_pages(host: str, origin: str) -> None:
    assert foreign_name(host, origin) is None


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "https://evil.example",
        "http://localhost:9000",
        "http://127.0.0.1:8000",
        "https://blog.example",
        "file://",
        "chrome-extension://abcdef",
        "http://localhost:8000 http://evil.example",
    ],
)
def test_foreign_pages(origin: str) -> None:
    assert foreign_name("localhost:8000", origin) == "foreign-origin"


@given(st.text(st.characters(max_codepoint=255), max_size=300), st.text(max_size=50))
def test_no_header_makes_it_fail_and_what_is_said_again_is_harmless(host: str, origin: str) -> None:
    headers = [(b"host", host.encode("latin-1")), (b"origin", origin.encode())]
    found = NAMES.foreign_name(headers)
    if found is not None:
        assert len(found.name) <= 80
        assert found.name.isascii()
        assert not set("<>&\"'\r\n") & set(found.name)


def test_the_refusal_says_what_to_do_in_both_languages() -> None:
    said = explanation_of(ForeignName("foreign-host", "nas.lan"))
    assert said.count("--allow-host nas.lan") == 2
    assert "Ouvrez-la" in said
    assert "Open it" in said
    assert (
        explanation_of(ForeignName("foreign-origin", "https://x.example")).count(
            "--allow-origin https://x.example"
        )
        == 2
    )


@pytest.mark.parametrize(
    ("setting", "named"),
    [
        ({"public_url": "jeux.example"}, "--public-url jeux.example"),
        ({"allow_host": ("a b",)}, "--allow-host a b"),
        ({"allow_origin": ("example.org",)}, "--allow-origin example.org"),
        ({"trusted_proxy": ("router",)}, "--trusted-proxy router"),
    ],
)
def test_what_a_host_sets_must_be_understood(setting: dict[str, object], named: str) -> None:
    with pytest.raises(BadSetting, match=named):
        HostSettings(**setting)  # type: ignore[arg-type]


def test_places() -> None:
    assert host_port_of("A.example:80") == host_port_of("a.example:443") == host_port_of("a.example")
    assert origin_host_port("https://a.example:8443") == host_port_of("a.example:8443")
    assert origin_host_port("ws://a.example") is None
