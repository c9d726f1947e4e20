"""Who sat at a table, and which entries of its log concern each of them, whatever seats they changed to."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from tablee.core.contract import Seat
from tablee.table.entries import (
    Again,
    Agreed,
    Begun,
    Ended,
    Entry,
    Listed,
    Moved,
    Opened,
    Paused,
    Recognised,
    Removed,
    Said,
    SatDown,
    StoodUp,
    Swapped,
    Waits,
    WentOn,
)
from tablee.table.model import Place
from tablee.table.player_names import BOT_NAMES


class Concern(msgspec.Struct, frozen=True):
    """An entry, by its number in the log: what the person did or was told alone, on which seat."""

    number: int
    seat: Seat
    entry: Entry


class Sitting(msgspec.Struct):
    """One person at one table, by the number of the entry that sat them down; times in milliseconds."""

    number: int
    name: str
    since: int
    last: int
    concerns: list[Concern]

    @property
    def tokens(self) -> frozenset[str]:
        """The hashes by which they were ever known there."""
        seated = [one.entry.place for one in self.concerns if isinstance(one.entry, SatDown | Waits)]
        keys = [one.entry.key for one in self.concerns if isinstance(one.entry, Recognised)]
        return frozenset([place.token for place in seated] + keys) - {""}

    @property
    def words(self) -> tuple[int, ...]:
        """The numbers of the entries that name or quote them."""
        return tuple([one.number for one in self.concerns if isinstance(one.entry, SatDown | Waits | Said)])


def sittings(entries: Iterable[Entry]) -> list[Sitting]:
    """Everybody who ever sat there, in the order they came; bots of the house's own names are nobody."""
    reading = _Reading()
    for number, entry in enumerate(entries, 1):
        reading.read(number, entry)
    return reading.found


class _Reading:
    """`here` is who sits, or has left their name, on each seat; `promised`, by their link, who waits for one.

    `lobby`: no game is dealt.
    """

    def __init__(self) -> None:
        self.found: list[Sitting] = []
        self.here: dict[Seat, tuple[Sitting, Place]] = {}
        self.promised: dict[str, Sitting] = {}
        self.lobby = True

    def read(self, number: int, entry: Entry) -> None:
        match entry:
            case SatDown(seat=seat, place=place):
                self._sit(number, entry, seat, place)
            case Waits(seat=seat, place=place):
                self.promised[place.token] = self._come(number, entry, place)
            case Moved() | Begun():
                self._tell(number, entry)
            case Swapped(seat=seat, other=other):
                self._note(number, seat, entry)
                self._note(number, other, entry)
                self._swap(seat, other)
            case Opened() | Agreed() | Paused() | Ended() | WentOn():
                return
            case Listed() | Again():
                self._turn_over(entry)
            case _:
                self._note(number, entry.seat, entry)
                if isinstance(entry, StoodUp | Removed):
                    self._leave(entry)

    def _sit(self, number: int, entry: SatDown, seat: Seat, place: Place) -> None:
        before = self.here.get(seat)
        if before is not None and place.bot and place.name == before[1].name:
            self._note(number, seat, entry)  # the bot that plays under their name plays otherwise now
            return
        self.here.pop(seat, None)
        if place.bot and place.name in BOT_NAMES:
            return
        sitting = self.promised.pop(place.token, None)
        if sitting is None:
            self.here[seat] = self._come(number, entry, place), place
        else:
            self.here[seat] = sitting, place
            self._note(number, seat, entry)

    def _come(self, number: int, entry: SatDown | Waits, place: Place) -> Sitting:
        concerns = [Concern(number, entry.seat, entry)]
        sitting = Sitting(number, place.name, entry.at, entry.at, concerns)
        self.found.append(sitting)
        return sitting

    def _tell(self, number: int, entry: Moved | Begun) -> None:
        """Their own moves whole; of what others did, and of the deal, what they alone were shown."""
        for seat in list(self.here):
            if isinstance(entry, Moved) and entry.seat == seat:
                self._note(number, seat, entry)
                continue
            shown = tuple([told for told in entry.events if told.to is not None and seat in told.to])
            if shown and isinstance(entry, Begun):
                self._note(number, seat, replace(entry, events=shown, draws=()))
            elif shown and isinstance(entry, Moved):
                self._note(number, seat, replace(entry, move=None, id="", events=shown, draws=()))

    def _note(self, number: int, seat: Seat, entry: Entry) -> None:
        if (place := self.here.get(seat)) is not None:
            place[0].concerns.append(Concern(number, seat, entry))
            place[0].last = entry.at

    def _swap(self, one: Seat, other: Seat) -> None:
        first, second = self.here.pop(one, None), self.here.pop(other, None)
        for seat, place in ((one, second), (other, first)):
            if place is not None:
                self.here[seat] = place

    def _leave(self, entry: StoodUp | Removed) -> None:
        """Before a game the seat is free; in one, a bot plays on under their name."""
        if self.lobby:
            self.here.pop(entry.seat, None)

    def _turn_over(self, entry: Listed | Again) -> None:
        self.lobby = isinstance(entry, Again)
