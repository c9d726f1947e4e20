"""A client's own part in the shuffle: what it says by itself, what it checks, and what it finds."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from tablee.client.mirror import Mirror
from tablee.core.chance import commitment_of
from tablee.core.contract import Seat
from tablee.core.given_deal import is_given
from tablee.core.shuffle import (
    ABSENT,
    BOT,
    PART_BYTES,
    PERSON,
    ListedSeat,
    ShuffleList,
    commitment_to,
    is_hash,
    list_hash,
    read_list,
    refuse_part,
)
from tablee.server.protocol.from_client import Commit, FromClient, OpenPart
from tablee.server.protocol.table_shown import PlaceView, TableView

LOBBY, SHUFFLING = "lobby", "shuffling"
DEALT: Final = ("playing", "over")
OVER: Final = ("over", "ended")
IN: Final = "in"


class Kept(msgspec.Struct, frozen=True):
    """What a client keeps of a shuffle: its part, and the hash of the list it opened it for.

    `refused`: why it did not, if it did not.
    """

    number: int
    seat: Seat
    part: str
    list: str = ""
    refused: str = ""

    def commitment(self, table: str) -> str:
        return commitment_to(table, self.number, self.seat, self.part)


class Contribution:
    """One fresh part for every game and seat: committed to in the lobby, opened for the list it is in."""

    def __init__(self) -> None:
        self.kept: Kept | None = None
        self.finding = ""  # why the part was not opened, or what became of it; empty until known
        self._lobby: TableView | None = None  # as it was last shown, to whoever has not been away since

    def due(self, seen: Mirror, arrived: bool, id: str) -> FromClient | None:
        """What is to be said now, under that id; `arrived`: after a welcome, when words may be lost."""
        table, you = seen.table, seen.you
        if table is None or you is None:
            return None
        if table.status == LOBBY:
            self._lobby = table
            return self._commit(table, you, arrived, id)
        kept = self._followed(table, you, arrived)
        if table.status != SHUFFLING:
            refused = kept is not None and kept.refused
            self.finding = finding(table, you, kept) if table.list or refused else ""
        elif kept is not None and (arrived or not kept.list):
            return self._open(table, kept, arrived, id)
        return None

    def part_in(self, table: TableView, you: Seat) -> str:
        kept = self._of(table, you)
        return "" if kept is None else kept.part

    def _of(self, table: TableView, you: Seat) -> Kept | None:
        kept = self.kept
        return kept if kept is not None and (kept.number, kept.seat) == (table.number, you) else None

    def _followed(self, table: TableView, you: Seat, arrived: bool) -> Kept | None:
        """What was kept for this game. Whoever has stayed saw its lobby, so it has that number and that seat;
        and whoever committed to a part is dealt to by a list.
        """
        if arrived:
            self._lobby = None
        kept, known = self.kept, self._of(table, you)
        if kept is None or (known is not None and (table.list or table.status not in DEALT)):
            return known
        if known is None and arrived:
            self.kept = None  # of another game, when this one began without us
        else:
            why = kept.refused or "other-list"
            self.kept = msgspec.structs.replace(kept, number=table.number, seat=you, refused=why)
        return self.kept

    def _commit(self, table: TableView, you: Seat, arrived: bool, id: str) -> FromClient | None:
        kept = self._of(table, you)
        if kept is None:
            kept = self.kept = Kept(table.number, you, secrets.token_hex(PART_BYTES))
            self.finding = ""
        elif not arrived or table.places[you].commitment == kept.commitment(table.code):
            return None
        return Commit(id, kept.commitment(table.code))

    def _open(self, table: TableView, kept: Kept, arrived: bool, id: str) -> FromClient | None:
        shown = table if self._lobby is None else msgspec.structs.replace(self._lobby, list=table.list)
        self.finding = wrong_list(shown, kept, arrived)
        if self.finding:
            self.kept = msgspec.structs.replace(kept, refused=self.finding)
            return None
        self.kept = msgspec.structs.replace(kept, list=list_hash(table.list))
        return OpenPart(id, kept.part)


def wrong_list(table: TableView, kept: Kept, arrived: bool) -> str:
    """Why this seat does not open its part for this list; empty if it does.

    Who has just arrived knows the others only as they are now, which may be later than the list.
    """
    if kept.refused:
        return kept.refused
    try:
        listed = read_list(table.list)
    except ValueError:
        return "other-list"
    if kept.list not in ("", list_hash(table.list)) or not _is_of(listed, table):
        return "other-list"
    own = listed.seats[kept.seat]
    place = table.places[kept.seat]
    if own.commitment != kept.commitment(table.code):
        if own.kind == ABSENT and (arrived or place.away):
            return ABSENT
        if own.kind == PERSON and own.commitment == place.commitment:  # as the lobby showed it
            return "other-device" if own.commitment else "withheld"
        return "unlisted"
    seats = zip(table.places, listed.seats, strict=True)
    return "" if arrived or all(_fits(place, seat) for place, seat in seats) else "other-list"


def _fits(place: PlaceView, seat: ListedSeat) -> bool:
    """Whether the list says of a seat what everybody at the table sees."""
    committed = place.commitment if seat.kind == PERSON else ""
    return (seat.name or place.name, seat.kind, seat.commitment) == (place.name, kind_of(place), committed)


def kind_of(place: PlaceView) -> str:
    return BOT if place.bot else ABSENT if place.away else PERSON


def _is_of(listed: ShuffleList, table: TableView) -> bool:
    """Whether the list is of this table's game, as it was agreed."""
    told = (listed.table, listed.number, listed.game, listed.commitment, len(listed.seats))
    shown = (table.code, table.number, table.game, table.commitment, len(table.places))
    return told == shown and bool(listed.options == table.options)


def finding(table: TableView, you: Seat, kept: Kept | None) -> str:
    """What became of this seat's part once it is dealt, and at the end of the secret."""
    if kept is not None and kept.refused:
        return kept.refused
    if is_given(table.list) and kept is None:  # nobody commits to a part of a given deal
        opened = table.status not in OVER or _opens(table.secret or "", table.commitment)
        return "given" if opened else "other-secret"
    listed = _dealt_by(table)
    if listed is None:
        return "other-list"
    own = listed.seats[you]
    if own.kind == ABSENT and (kept is None or not kept.list):
        return ABSENT
    if kept is None:
        return "other-device" if own.commitment else "no-part"
    if own.commitment != kept.commitment(table.code):
        return "other-device" if own.commitment and not kept.list else "unlisted"
    if kept.list not in ("", list_hash(table.list)):
        return "other-list"
    if any(part and refuse_part(listed, seat, part) for seat, part in enumerate(table.parts)):
        return "other-part"
    if table.status in OVER and not _opens(table.secret or "", listed.commitment):
        return "other-secret"
    return IN if table.parts[you] else "withheld"


def _dealt_by(table: TableView) -> ShuffleList | None:
    """The list, if it and the parts that were opened for it are of as many seats as the table has."""
    try:
        listed = read_list(table.list)
    except ValueError:
        return None
    return listed if len(listed.seats) == len(table.parts) == len(table.places) else None


def _opens(secret: str, commitment: str) -> bool:
    return is_hash(secret) and commitment_of(bytes.fromhex(secret)) == commitment
