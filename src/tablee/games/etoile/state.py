"""The truth of a game in progress: frozen values, no time, no chance."""

from __future__ import annotations

import msgspec

from tablee.core import roles
from tablee.games.etoile.board import Board
from tablee.games.etoile.geometry import STARS, Star
from tablee.games.etoile.meta import Options

Seat = roles.Seat

Camp = int


class Claim(msgspec.Struct, frozen=True, gc=False):
    """A capture that was missed: what stood before, and which pieces may be huffed for it (ETO-40).

    `owner`: the third player, while they have yet to say whether a piece of theirs must be taken.
    """

    offender: Camp
    board: Board
    count: int
    path: tuple[str, ...]
    cells: tuple[str, ...]
    owner: Camp | None = None


class DrawOffer(msgspec.Struct, frozen=True, gc=False):
    """A draw was proposed; these camps have agreed so far (ETO-51)."""

    by: Camp
    accepted: tuple[Camp, ...] = ()


class End(msgspec.Struct, frozen=True, gc=False):
    """How it ended, and the seats' places."""

    reason: str
    standings: tuple[tuple[Seat, ...], ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """`seats[camp]` plays that camp; `turn` is a camp, `gone` the camps out, in order, together."""

    options: Options
    seats: tuple[Seat, ...]
    board: Board
    turn: Camp = 0
    count: int = 0  # turns since the count of ETO-52 last started
    lost: tuple[int, ...] = (0, 0, 0)  # pieces every camp has lost
    withdrawn: tuple[int, ...] = (0, 0, 0)  # pieces a camp took off when it resigned (ETO-53)
    gone: tuple[tuple[Camp, ...], ...] = ()
    last: tuple[str, ...] = ()  # the path of the last move
    claim: Claim | None = None
    obliged: bool = False  # the move was taken back: capture now (ETO-40)
    owed_to: Camp | None = None  # who had it taken back: a piece of theirs is to be taken
    touched: str | None = None
    offer: DrawOffer | None = None
    offered: bool = False  # a draw was proposed and declined in this turn
    end: End | None = None
    rules: int = 1  # the version of the rules it is played by; variants are in `options`

    @property
    def star(self) -> Star:
        return STARS[self.options.cells]


def still_in(state: State) -> tuple[Camp, ...]:
    """The camps not out, in turn order."""
    if not state.gone:
        return (0, 1, 2)[: len(state.seats)]
    out = [camp for group in state.gone for camp in group]
    return tuple([camp for camp in range(len(state.seats)) if camp not in out])


def after(state: State, camp: Camp) -> Camp:
    """Whose turn comes after this camp's: A, B, C, and round again, without those out (ETO-12)."""
    camps = still_in(state)
    return camps[(camps.index(camp) + 1) % len(camps)]
