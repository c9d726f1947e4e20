"""Several hosts on one machine: a network namespace each, joined by a bridge; routes cut them apart."""

from __future__ import annotations

import os
import subprocess
from itertools import count
from shutil import which

NET = "10.77.0"
PEOPLE, PATHS = f"{NET}.1", f"{NET}.2"
"""Where people come from, and where the paths to the database begin (`paths.py`)."""
SOURCES = 3
BRIDGE = "tablee-br"
_numbers = count(10)


def possible() -> bool:
    """Whether namespaces can be made here: root, and iproute2."""
    if os.geteuid() != 0 or which("ip") is None:
        return False
    return ip("netns", "add", "tablee-try", check=False) and ip("netns", "del", "tablee-try", check=False)


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

    def __enter__(self) -> Network:
        if self.apart:
            self._clear()
            ip("link", "add", BRIDGE, "type", "bridge")
            for address in (PEOPLE, PATHS, *self.sources):
                ip("addr", "add", f"{address}/24", "dev", BRIDGE)
            ip("link", "set", BRIDGE, "up")
            for number, (name, address) in enumerate(self.hosts.items()):
                self._host(f"tablee-{name}", f"tb{number}", address)
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

    def _clear(self) -> None:
        ip("link", "del", BRIDGE, check=False)
        for number, name in enumerate(self.hosts):
            ip("link", "del", f"tb{number}", check=False)
            ip("netns", "del", f"tablee-{name}", check=False)

    def __exit__(self, *_: object) -> None:
        if self.apart:
            self._clear()

    def within(self, name: str) -> list[str]:
        """What a command begins with that runs on that host."""
        return ["ip", "netns", "exec", f"tablee-{name}"] if self.apart else []

    def cut(self, name: str, address: str, on: bool) -> None:
        """Nothing that host sends reaches that address."""
        ip("-n", f"tablee-{name}", "route", "add" if on else "del", "blackhole", f"{address}/32")

    def cut_answers(self, name: str, on: bool) -> None:
        """Nothing the database answers reaches that host, which goes on asking."""
        ip("rule", "add" if on else "del", "from", PATHS, "to", self.hosts[name], "blackhole")
