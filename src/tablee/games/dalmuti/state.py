"""The truth of a game in progress: frozen values, no time, no chance."""

from __future__ import annotations

import msgspec

from tablee.core import roles
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.pieces import Card, Cards, Hand

Seat = roles.Seat
Order = roles.Order


class _Value(msgspec.Struct, frozen=True, gc=False):
    pass


class _Phase(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Gift(_Value, frozen=True):
    """Cards that changed hands this round: a "tax", a "tribute", a "swap" or a "slip"."""

    kind: str
    giver: Seat
    receiver: Seat
    cards: Cards


class Slip(_Value, frozen=True):
    """The card shown while dealing, whom it was meant for, and who has it (DAL-55)."""

    card: Card
    meant_for: Seat
    holder: Seat


class Swap(_Value, frozen=True):
    """A swap under way among the people (DAL-54)."""

    partner: Seat
    card: Card


class Trick(_Value, frozen=True):
    """The cards to beat and who played them."""

    seat: Seat
    rank: int
    cards: Cards


class RoundResult(_Value, frozen=True):
    """How the last round changed the social order, and what each seat scored in it."""

    before: Order
    after: Order
    points: tuple[int, ...]


class Slipping(_Phase, frozen=True, tag="slip"):
    """The Grand Dalmuti decides about the shown card; no hand is taken up yet."""


class Calling(_Phase, frozen=True, tag="call"):
    """Everybody alike declares or keeps silent (DAL-25)."""

    silent: tuple[Seat, ...]


class Taxing(_Phase, frozen=True, tag="taxes"):
    """Choices made in secret, exchanged together (DAL-22, DAL-54)."""

    chosen: tuple[Gift, ...]
    swap: Swap | None
    swap_open: bool


class Playing(_Phase, frozen=True, tag="play"):
    turn: Seat
    trick: Trick | None
    passed: tuple[Seat, ...]


class Over(_Phase, frozen=True, tag="over"):
    pass


Phase = Slipping | Calling | Taxing | Playing | Over


class State(_Value, frozen=True):
    options: Options
    round: int
    order: Order
    scores: tuple[int, ...]
    hands: tuple[Hand, ...]
    played: tuple[Hand, ...]
    out: tuple[Seat, ...]
    phase: Phase
    gifts: tuple[Gift, ...] = ()
    slip: Slip | None = None
    revolution: Seat | None = None
    points: tuple[int, ...] = ()
    last: RoundResult | None = None
    rules: int = 1  # the version of the rules it is played by


def replace_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
