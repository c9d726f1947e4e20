"""The conversation printed in docs/protocol.md is held again; the types the page names are defined in it."""

from __future__ import annotations

import json
import re

import pytest

from tablee.client import Mirror
from tablee.client.table_line import decoder
from tablee.server.protocol.generated_files import PAGE
from tablee.server.protocol.protocol_page import conversation_in
from tablee.server.protocol.to_client import Welcome
from tests.server.conversation import held

TRIES = 3  # on a machine so busy that five seconds pass between two messages, the toy's window closes


def page() -> str:
    return PAGE.read_text("utf-8")


def told() -> list[bytes]:
    """The messages Anne is sent, as they are printed."""
    block = conversation_in(page()).split("```")[1]
    blocks = re.findall(r"(?m)^< (\{.*(?:\n  .*)*)", block)
    return [json.dumps(json.loads(one)).encode() for one in blocks]


@pytest.mark.slow
def test_the_printed_conversation_comes_out_so_again() -> None:
    printed = conversation_in(page())
    assert printed
    heard: list[str] = []
    while printed not in heard and len(heard) < TRIES:
        heard.append(held())
    assert heard[-1] == printed, "run `make protocol`"


def test_updates_merge_into_what_the_next_welcome_says() -> None:
    """As the page says: a client that took in every message knows what one that comes back is told."""
    messages = [decoder.decode(one) for one in told()]
    last = messages[-1]
    assert isinstance(last, Welcome)
    stayed, back = Mirror(), Mirror()
    for message in messages[:-1]:
        stayed.take(message)
    back.take(last)
    assert (stayed.version, stayed.view, stayed.table) == (back.version, back.view, back.table)
    assert stayed.offers == back.offers


def test_every_type_the_page_names_is_defined_in_it() -> None:
    text = page()
    defined = set(re.findall(r"(?m)^### (?:`[\w-]+` \()?(\w+)\)?$", text))
    fields = " ".join(re.findall(r"(?m)^- `\w+\??: ([^`]+)`", text))
    used = set(re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", fields))) - {"Record"}
    endpoints = re.findall(r"(?m)^\| (?:GET|POST) \| [^|]+\| (\w*) \| ([A-Z]\w+) \|", text)
    formats = {"SVG", "Markdown", "Fluent", "Prometheus", "OpenAPI"}
    used |= {name for pair in endpoints for name in pair if name} - formats
    assert len(used) > 20
    assert not used - defined
