"""What the house takes from inside uvicorn, httptools and websockets: when it changes, this says so."""

from __future__ import annotations

import inspect
import re
from importlib.metadata import version
from pathlib import Path

import httptools
import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tablee.server.wire.borrowed import TRIED, apply_mask

SOURCES = Path(__file__).parents[2] / "src" / "tablee" / "server"
CALLED = [
    "connection_made",
    "connection_lost",
    "data_received",
    "on_message_begin",
    "on_url",
    "on_header",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
    "on_response_complete",
    "pause_writing",
    "resume_writing",
    "_should_upgrade",
    "_unset_keepalive_if_required",
    "shutdown",
]
KEPT = [
    "transport",
    "flow",
    "client",
    "pipeline",
    "scope",
    "headers",
    "cycle",
    "parser",
    "connections",
    "server_state",
    "loop",
    "url",
]


def test_versions_are_those_it_was_written_against() -> None:
    """Newer ones may do as well: try tests/server with them, then name them in wire/borrowed.py."""
    for package, tried in TRIED.items():
        assert version(package).startswith(tried), package


def test_nothing_is_borrowed_anywhere_else() -> None:
    taken = re.compile(r"^\s*(from|import) (uvicorn|websockets)\b", re.MULTILINE)
    borrowers = [path.name for path in SOURCES.rglob("*.py") if taken.search(path.read_text())]
    assert borrowers == ["borrowed.py"]


def test_uvicorn_s_http_protocol_is_still_what_is_subclassed() -> None:
    source = inspect.getsource(HttpToolsProtocol)
    assert all(callable(getattr(HttpToolsProtocol, name, None)) for name in CALLED)
    assert [name for name in KEPT if f"self.{name}" not in source] == []
    cycle = inspect.getsource(RequestResponseCycle)
    assert all(f"self.{name}" in cycle for name in ("response_complete", "keep_alive", "body"))
    assert callable(FlowControl.pause_reading)
    assert list(inspect.signature(HttpToolsProtocol.__init__).parameters)[1:] == [
        "config",
        "server_state",
        "app_state",
        "_loop",
    ]


def test_uvicorn_s_server_starts_and_ends_as_it_did() -> None:
    source = inspect.getsource(uvicorn.Server)
    for kept in (
        "await self.lifespan.startup()",
        "self.servers",
        "server.close()",
        "await server.wait_closed()",
    ):
        assert kept in source
    assert inspect.iscoroutinefunction(uvicorn.Server.startup)
    assert inspect.iscoroutinefunction(uvicorn.Server.shutdown)


def test_an_upgrade_still_says_where_the_rest_begins() -> None:
    class Nobody: ...

    parser = httptools.HttpRequestParser(Nobody())
    data = b"GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nrest"
    with pytest.raises(httptools.HttpParserUpgrade) as reached:
        parser.feed_data(data)
    assert data[reached.value.args[0] :] == b"rest"


def test_masks_are_still_applied() -> None:
    assert bytes(apply_mask(b"abc", b"\0\1\0\1")) == b"a\x63c"
