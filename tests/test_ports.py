"""The tests' own ports: nobody else on this machine gets one while it is held, a house always does."""

from __future__ import annotations

import socket
from contextlib import ExitStack

import pytest

from tablee.server.hosting.run import listen
from tests.ports import HeldPort


def test_a_held_port_is_served_on_again_and_again() -> None:
    held = HeldPort()
    for _ in range(3):
        listen("127.0.0.1", held.number).close()


def test_a_held_port_is_given_to_nobody_else() -> None:
    held = HeldPort()
    with ExitStack() as stack:
        given = set()
        for _ in range(300):
            other = stack.enter_context(socket.socket())
            other.bind(("127.0.0.1", 0))
            given.add(other.getsockname()[1])
        taken = stack.enter_context(socket.socket())
        refused = taken.connect_ex(("127.0.0.1", held.number))
    assert held.number not in given
    assert refused, "a held port answered"


def test_a_held_port_is_held_once() -> None:
    held = HeldPort()
    with pytest.raises(OSError, match="in use"):
        HeldPort(held.number)


def test_a_node_has_its_port_and_takes_nobody_in_before_it_can_serve() -> None:
    with ExitStack() as stack:
        door = stack.enter_context(listen("127.0.0.1", 0, at_once=False))
        early = stack.enter_context(socket.socket())
        assert early.connect_ex(door.getsockname()), "whoever waits here finds no other node"
        door.listen()
        later = stack.enter_context(socket.socket())
        assert not later.connect_ex(door.getsockname())
