"""What a connection, a request or a new socket is measured by."""

from __future__ import annotations

from typing import Any

from tablee.server import limits
from tablee.server.admission.addresses import NOBODY, Proxies
from tablee.server.admission.code_guesses import CodeGuesses
from tablee.server.admission.connections import AT_ONCE, Connections, Priority
from tablee.server.admission.origins import HouseNames
from tablee.server.counts import Counts
from tablee.server.wire.gate import FIRST, Gate


class Line:
    """A connection of some standing."""

    def __init__(self, priority: Priority, address: str = "a", since: float = 0.0, held: int = 0) -> None:
        self.address = address
        self.since = since
        self.worth = priority
        self.size = held
        self.dropped = ""
        self.beats = 0
        self.checks = 0

    def priority(self) -> Priority:
        return self.worth

    def drop(self, code: str) -> None:
        self.dropped = code

    def check(self, now: float) -> None:
        self.checks += 1

    def beat(self) -> None:
        self.beats += 1

    def held(self) -> int:
        return self.size


def full(*lines: Line, most: int = 1000, per_address: int = 1000) -> Connections:
    connections = Connections(Counts(), most, per_address)
    for line in lines:
        connections.add(line)
    return connections


def look_at_all(connections: Connections, now: float) -> None:
    for _ in connections.tick(now):
        pass


def test_for_a_new_connection_the_idlest_of_its_address_goes() -> None:
    lines = [Line(priority, since=float(at)) for at, priority in enumerate(reversed(Priority))]
    connections = full(*lines, per_address=len(lines))
    assert connections.admits("a", 0.0)
    assert [line.worth for line in lines if line.dropped] == [Priority.LEAVING]


def test_of_idle_ones_the_oldest_goes_and_of_watchers_and_second_devices_the_latest() -> None:
    for priority, gone in ((Priority.IDLE, 0), (Priority.WATCHING, 2), (Priority.SPARE, 2)):
        lines = [Line(priority, since=float(at)) for at in range(3)]
        assert full(*lines, per_address=3).admits("a", 0.0)
        assert [at for at, line in enumerate(lines) if line.dropped] == [gone]


def test_what_keeps_the_house_waiting_goes_before_whoever_only_looks_on() -> None:
    lines = [Line(Priority.WATCHING), Line(Priority.STALLING), Line(Priority.ANSWERING)]
    assert full(*lines, per_address=3).admits("a", 0.0)
    assert [line.worth for line in lines if line.dropped] == [Priority.STALLING]


def test_seats_and_answers_are_never_given_up() -> None:
    lines = [Line(Priority.SEATED), Line(Priority.ANSWERING)]
    connections = full(*lines, per_address=2)
    assert not connections.admits("a", 0.0)
    assert connections.admits("b", 0.0)
    assert not any(line.dropped for line in lines)


def test_an_address_full_of_seats_is_still_open_to_others() -> None:
    seats = [Line(Priority.SEATED) for _ in range(10)]
    connections = full(*seats, per_address=2)
    look_at_all(connections, 0.0)
    assert not connections.admits("a", 0.0), "eight seats beside two connections: further ones count"
    connections.remove(seats.pop())
    look_at_all(connections, 1.0)
    assert connections.admits("a", 1.0)
    assert not any(line.dropped for line in seats)


def test_a_full_house_takes_from_the_address_that_has_most() -> None:
    greedy = [Line(Priority.GREETING, "greedy") for _ in range(5)]
    modest = [Line(Priority.IDLE, f"m{number}") for number in range(3)]
    seats = [Line(Priority.SEATED, "family") for _ in range(6)]
    connections = full(*greedy, *modest, *seats, most=14)
    for _ in range(5):
        assert connections.admits("newcomer", 0.0)
    assert all(line.dropped for line in greedy)
    assert not any(line.dropped for line in [*modest, *seats])


def test_dropped_connections_count_until_their_descriptor_is_free() -> None:
    line = Line(Priority.IDLE)
    connections = full(line, most=1)
    assert connections.admits("b", 0.0)
    assert connections.open == 1
    connections.remove(line)
    assert connections.open == 0
    assert connections.all() == []


def test_new_connections_come_at_a_rate_but_those_of_a_trusted_proxy_do_not() -> None:
    connections = full()
    admitted = [connections.admits("a", 0.0) for _ in range(1000)]
    assert admitted.count(True) == limits.CONNECTS_BURST
    assert connections.admits("b", 0.0)
    assert all(connections.admits(NOBODY, 0.0) for _ in range(1000))


def test_a_proxy_names_another_address() -> None:
    audience = [Line(Priority.SEATED, "a") for _ in range(2)]
    line = Line(Priority.ASKING, NOBODY)
    connections = full(*audience, line, per_address=2)
    assert connections.move(line, "b")
    assert not connections.move(line, "a")
    connections.remove(line)
    assert connections.open == 2


def test_who_holds_most_is_dropped_when_all_hold_too_much() -> None:
    lines = [Line(Priority.WATCHING, held=limits.BUFFERED_BYTES // part) for part in (2, 3, 4)]
    connections = full(*lines)
    look_at_all(connections, 0.0)
    assert [line.dropped for line in lines] == ["slow-reader", "", ""]
    assert connections.buffered <= limits.BUFFERED_BYTES


def test_every_socket_is_looked_at_once_a_round() -> None:
    lines = [Line(Priority.WATCHING) for _ in range(50)]
    connections = full(*lines)
    for line in lines:
        connections.become(line, line)
    for second in range(int(limits.PING_SECONDS)):
        look_at_all(connections, float(second))
    assert [line.beats for line in lines] == [1] * 50


def test_many_connections_are_looked_at_a_few_at_a_time_and_those_gone_meanwhile_not_at_all() -> None:
    lines = [Line(Priority.IDLE) for _ in range(3 * AT_ONCE)]
    connections = full(*lines)
    looking = connections.tick(1.0)
    next(looking)
    looked = [line for line in lines if line.checks]
    assert 0 < len(looked) <= AT_ONCE
    connections.remove(lines[-1])
    for _ in looking:
        pass
    assert [line.checks for line in lines] == [1] * (len(lines) - 1) + [0]


def gate(guesses: CodeGuesses | None = None) -> Gate:
    counts = Counts()

    def attend(*_: Any) -> None: ...

    return Gate(
        counts,
        Connections(counts),
        names=HouseNames(),
        proxies=Proxies(["10.0.0.1"]),
        guesses=guesses or CodeGuesses(),
        attend=attend,
    )


def test_a_connection_s_first_requests_are_answered_whatever_its_address_does() -> None:
    made = gate()
    assert [made.may_ask("a", 99, 0.0) for _ in range(1000)].count(True) == limits.REQUESTS_BURST
    assert all(made.may_ask("a", number, 0.0) for number in range(1, FIRST + 1))
    assert not made.may_ask("a", FIRST + 1, 0.0)
    assert made.may_ask("b", 99, 0.0)


def test_sockets_to_a_table_known_at_an_address_have_their_own_measure() -> None:
    guesses = CodeGuesses()
    guesses.found("a", "ABCDEF")
    made = gate(guesses)
    assert [made.may_greet("a", "QQQQQQ", 0.0) for _ in range(500)].count(True) == limits.GREETINGS_BURST
    assert made.may_greet("a", "ABCDEF", 0.0)
    assert not made.may_greet("a", "nonsense", 0.0)


def test_a_trusted_proxy_has_no_address_until_it_names_one() -> None:
    made = gate()
    assert made.address("10.0.0.1") == NOBODY
    assert made.address("192.0.2.7") == "192.0.2.7"
    assert made.forwarded("10.0.0.1", [(b"x-forwarded-for", b"192.0.2.7")]) == "192.0.2.7"
