"""The path a house stands at: which there may be, and what is left of an address without it."""

from __future__ import annotations

import pytest

from tablee.server.admission.public_url import PublicUrl, below, public_url_of
from tablee.server.hosting.host_settings import BadSetting, HostSettings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://games.example", PublicUrl("https://games.example", "")),
        ("https://games.example/", PublicUrl("https://games.example", "")),
        ("https://games.example/club", PublicUrl("https://games.example", "/club")),
        ("https://games.example:8443/a/b-c/", PublicUrl("https://games.example:8443", "/a/b-c")),
    ],
)
def test_an_address_has_an_origin_and_a_path(text: str, found: PublicUrl) -> None:
    assert public_url_of(text) == found
    settings = HostSettings(public_url=text)
    assert settings.public == found


@pytest.mark.parametrize(
    "text",
    [
        "games.example/club",
        "https://",
        "https://x/api",
        "https://x/t/y",
        "https://x/../y",
        "https://x/a b",
        "https://x/a?b",
    ],
)
def test_a_path_that_could_be_mistaken_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="expected https://NAME or https://NAME/PATH"):
        HostSettings(public_url=text)


@pytest.mark.parametrize(
    ("url", "own"),
    [
        (b"/club/t/ABCDEF?x=1", b"/t/ABCDEF?x=1"),
        (b"/club", b"/"),
        (b"/club?x", b"/?x"),
        (b"/clubs/t", b"/clubs/t"),
        (b"/t/ABCDEF", b"/t/ABCDEF"),
        (b"/", b"/"),
    ],
)
def test_the_path_is_taken_away_where_the_proxy_left_it(url: bytes, own: bytes) -> None:
    assert below(b"/club", url) == own
    assert below(b"", url) == url
