"""The truth of a game in progress: frozen values, no time, no chance."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tablee.core import roles
from tablee.games.camelot.deeds import Deeds, Past
from tablee.games.camelot.facts import Known
from tablee.games.camelot.meta import Options
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import Cards, Colour

Seat = roles.Seat

Columns = tuple[Cards, ...]


class _Value(msgspec.Struct, frozen=True, gc=False):
    pass


class _Phase(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Turn(_Value, frozen=True):
    """What has been done so far in a turn.

    `opening`: the starter's; `first`: this seat's first in the tournament; `played`: a card of
    any sort; `entered`: a colour or support card; `added`: cards put on the character (CAM-50).
    """

    seat: Seat
    opening: bool = False
    first: bool = False
    played: bool = False
    entered: bool = False
    added: int = 0


class Kept(_Value, frozen=True):
    """A seat's choice under Adaptation, secret until all have chosen (CAM-44)."""

    seat: Seat
    cards: Cards


class Naming(_Phase, frozen=True, tag="naming"):
    """The starter names a colour (CAM-10)."""

    seat: Seat


class Playing(_Phase, frozen=True, tag="turn"):
    turn: Turn


class Reacting(_Phase, frozen=True, tag="reaction"):
    """An action card is announced; all others still in are asked alike (CAM-51)."""

    turn: Turn
    action: PlayAction
    answered: tuple[Seat, ...]


class Keeping(_Phase, frozen=True, tag="adaptation"):
    """Everybody with a choice chooses at once (CAM-44)."""

    turn: Turn
    action: PlayAction
    chosen: tuple[Kept, ...]


class Losing(_Phase, frozen=True, tag="token-lost"):
    """Somebody withdrew with a lady and has several tokens (CAM-31)."""

    seat: Seat


class Taking(_Phase, frozen=True, tag="token-won"):
    """The winner of a purple tournament lacks several tokens (CAM-35)."""

    seat: Seat


class Over(_Phase, frozen=True, tag="over"):
    pass


Phase = Naming | Playing | Reacting | Keeping | Losing | Taking | Over


class State(_Value, frozen=True, omit_defaults=True):
    """`pile` and `discards` end with their top card; `laid` are Bouclier and Assommé by seat.

    `fresh` is what the pile was made of when last shuffled from the discards, `drawn` what each
    seat drew since; `known` what each seat (the watchers last) knows of other hands.
    `announced` counts action cards, `standing` are orders to let everything pass (CAM-51).
    `deeds` are what every seat did last in this tournament, `past` those of earlier ones (CAM-60):
    while empty they are not written, so a state from before they were there keeps its hash.
    """

    options: Options
    tournament: int
    dealer: Seat
    starter: Seat
    phase: Phase
    hands: Columns
    pile: Cards
    discards: Cards
    characters: Columns
    laid: Columns
    tokens: tuple[tuple[Colour, ...], ...]
    inside: tuple[Seat, ...]
    colour: Colour | None
    previous: Colour | None
    announced: int
    standing: tuple[Seat, ...]
    fresh: Cards
    drawn: Columns
    known: tuple[tuple[Known, ...], ...]
    rules: int = 1  # the version of the rules it is played by
    deeds: Deeds = ()
    past: tuple[Past, ...] = ()


T = TypeVar("T")


def put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """The same by seat, with one seat's changed."""
    return (*items[:seat], item, *items[seat + 1 :])


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats, beginning with one and going to the left (CAM-06)."""
    return tuple([(first + step) % seats for step in range(seats)])
