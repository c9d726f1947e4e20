"""What stands between a browser and a house leaves nothing behind for the tests after it."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser.path_proxy import path_proxy
from tests.browser.slow_line import slow_line
from tests.ports import HeldPort

Between = Callable[[int, int], AbstractContextManager[object]]
REQUEST = b"GET /club/ HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def silent_house() -> Iterator[int]:
    """The port of a house that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def below_a_path(house: int, port: int) -> AbstractContextManager[object]:
    return path_proxy(port, house, "/club", keeps_path=True)


def by_a_slow_line(house: int, port: int) -> AbstractContextManager[object]:
    return slow_line(f"http://127.0.0.1:{house}", 0.01)


@pytest.mark.parametrize("between", [below_a_path, by_a_slow_line])
def test_whoever_is_being_answered_at_the_end_is_hung_up_on(between: Between, silent_house: int) -> None:
    held, left_behind = HeldPort(), list[object]()
    before, sys.unraisablehook = sys.unraisablehook, left_behind.append
    try:
        with between(silent_house, held.number) as address:
            at = int(str(address).rsplit(":", 1)[1]) if address else held.number
            asking = [socket.create_connection(("127.0.0.1", at)) for _ in range(50)]
            for one in asking:
                one.sendall(REQUEST)
        gc.collect()
    finally:
        sys.unraisablehook = before
    assert [ended_by(one) for one in asking] == ["hung up"] * len(asking)
    assert left_behind == []


def ended_by(one: socket.socket) -> str:
    one.settimeout(5)
    try:
        return "answered" if one.recv(1) else "hung up"
    except ConnectionError:
        return "hung up"
    finally:
        one.close()
