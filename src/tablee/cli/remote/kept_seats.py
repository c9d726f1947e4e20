"""Seats at tables of houses, kept so that one comes back to the same: a file of this person's alone."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from tablee.cli.solo.data_folder import data_folder, write_own

MOST = 200


class KeptSeat(msgspec.Struct, frozen=True):
    """`bot` is the file of the bot that sits there, empty for a person."""

    house: str
    code: str
    seat: int
    token: str
    name: str
    bot: str = ""


class _Kept(msgspec.Struct):
    device: str
    seats: list[KeptSeat] = []


class KeptSeats:
    """The newest come last; `device` is what this device calls itself at tables."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or data_folder() / "seats.json"
        self._kept = self._read()

    @property
    def device(self) -> str:
        return self._kept.device

    def find(self, house: str, code: str, name: str, bot: str) -> KeptSeat | None:
        """The seat taken there before; without a name, whatever it was called."""
        for kept in reversed(self._kept.seats):
            if (kept.house, kept.code, kept.bot) == (house, code, bot) and name in ("", kept.name):
                return kept
        return None

    def keep(self, seat: KeptSeat) -> None:
        """`OSError` where it cannot be kept."""
        self._kept = self._read()  # somebody else may have sat down meanwhile
        self._kept.seats = [*[one for one in self._kept.seats if one.token != seat.token], seat][-MOST:]
        self._write()

    def forget(self, seat: KeptSeat) -> None:
        self._kept = self._read()
        self._kept.seats = [one for one in self._kept.seats if one.token != seat.token]
        self._write()

    def _read(self) -> _Kept:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError):
            return _Kept(secrets.token_hex(16))

    def _write(self) -> None:
        write_own(self._file, msgspec.json.encode(self._kept))
