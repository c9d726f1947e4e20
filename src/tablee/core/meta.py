"""What the shelf and the box page know of a game."""

from __future__ import annotations

import msgspec


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table option: the clause it changes, its possible values, and where it applies."""

    name: str
    clause: str
    kind: str  # "switch" | "choice" | "number"
    values: tuple[int | str, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()  # the numbers of players it applies to; empty: all


class Meta(msgspec.Struct, frozen=True):
    """A published game: its name, its people, its rules' version and its options.

    New games follow version `rules`; games of the versions from `oldest` on are still read and
    finished as they were begun.
    """

    name: str
    title: str
    author: str
    publisher: str
    year: int
    seats: tuple[int, ...]
    rules: int
    options: tuple[OptionInfo, ...]
    minutes: int
    levels: tuple[str, ...] = ("random", "search")  # of bots, weakest first; these two are everybody's
    strength: int = 1  # the version of these levels: one more whenever any of them plays otherwise
    oldest: int = 1
    real_time: bool = False  # whether hands act in real time: no table of it is slow or has clocks
    windows: bool = False  # whether there are hidden answers, in windows that last their whole time
    numbers: dict[str, int] = {}  # of the rules, that a client shows: no client has its own
    names: dict[str, tuple[str, ...]] = {}  # of pieces or places, in the order in which the game numbers them

    def reads(self, rules: int) -> bool:
        """Whether a game of that version of the rules can be replayed and played on."""
        return self.oldest <= rules <= self.rules
