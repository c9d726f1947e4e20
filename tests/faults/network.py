"""Several hosts on one machine: a network namespace each, joined by a bridge; routes cut them apart.

Names and addresses carry the number of the process: two runs on one machine know nothing of each other, and
nobody of one asks the nodes of the other for tables they do not have.
"""

from __future__ import annotations

import os
import subprocess
from itertools import count
from pathlib import Path
from shutil import which

OWN = os.getpid()
NET = f"10.{100 + OWN // 256 % 100}.{OWN % 256}"
PEOPLE, PATHS = f"{NET}.1", f"{NET}.2"
"""Where people come from, and where the paths to the database begin (`paths.py`)."""
SOURCES = 3
SPACE = "tablee-faults"
BRIDGE = f"tablee{OWN}"
_numbers = count(10)


def possible() -> bool:
    """Whether namespaces can be made here: root, and iproute2."""
    if os.geteuid() != 0 or which("ip") is None:
        return False
    space = _space("try")
    return ip("netns", "add", space, check=False) and ip("netns", "del", space, check=False)


def _space(name: str, run: int = OWN) -> str:
    return f"{SPACE}-{run}-{name}"


def ip(*words: str, check: bool = True) -> bool:
    return subprocess.run(["ip", *words], check=check, capture_output=True).returncode == 0


class Network:
    """`with Network(["one", "two"]) as network:` hosts by name; without root all of them are this machine."""

    def __init__(self, names: list[str], apart: bool) -> None:
        self.apart = apart
        self.hosts = {name: f"{NET}.{next(_numbers)}" if apart else "127.0.0.1" for name in names}
        self.people = PEOPLE if apart else "127.0.0.1"
        self.paths = PATHS if apart else "127.0.0.1"
        self.sources = [f"{NET if apart else '127.0.1'}.{200 + number}" for number in range(SOURCES)]
        """From where the database sees each node come."""
        self._unanswered: set[str] = set()

    def __enter__(self) -> Network:
        if self.apart:
            clear_the_dead()
            ip("link", "add", BRIDGE, "type", "bridge")
            for address in (PEOPLE, PATHS, *self.sources):
                ip("addr", "add", f"{address}/24", "dev", BRIDGE)
            ip("link", "set", BRIDGE, "up")
            for number, (name, address) in enumerate(self.hosts.items()):
                self._host(_space(name), f"tb{OWN}-{number}", address)
        return self

    def _host(self, space: str, link: str, address: str) -> None:
        ip("netns", "add", space)
        ip("link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", space)
        ip("link", "set", link, "master", BRIDGE, "up")
        for words in (
            ("addr", "add", f"{address}/24", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
            ("link", "set", "lo", "up"),
        ):
            ip("-n", space, *words)

    def __exit__(self, *_: object) -> None:
        if self.apart:
            for name in list(self._unanswered):
                self.cut_answers(name, False)
            clear(OWN)

    def within(self, name: str) -> list[str]:
        """What a command begins with that runs on that host."""
        return ["ip", "netns", "exec", _space(name)] if self.apart else []

    def cut(self, name: str, address: str, on: bool) -> None:
        """Nothing that host sends reaches that address."""
        ip("-n", _space(name), "route", "add" if on else "del", "blackhole", f"{address}/32")

    def cut_answers(self, name: str, on: bool) -> None:
        """Nothing the database answers reaches that host, which goes on asking."""
        ip("rule", "add" if on else "del", "from", PATHS, "to", self.hosts[name], "blackhole")
        self._unanswered ^= {name}


def clear(run: int) -> None:
    """Take away the hosts of that run; a link goes with its namespace."""
    for name in _spaces():
        if name.startswith(_space("", run)):
            ip("netns", "del", name, check=False)
    ip("link", "del", f"tablee{run}", check=False)


def clear_the_dead() -> None:
    """Take away what runs have left behind whose processes were killed."""
    runs = {int(name.split("-")[2]) for name in _spaces()}
    for run in runs:
        if not Path(f"/proc/{run}").exists():
            clear(run)


def _spaces() -> list[str]:
    listed = subprocess.run(["ip", "netns", "list"], check=True, capture_output=True, text=True).stdout
    return [line.split()[0] for line in listed.splitlines() if line.startswith(f"{SPACE}-")]
