"""What a seat can do."""

from __future__ import annotations

import msgspec

from tablee.core.roles import Seat
from tablee.games.dalmuti.pieces import Card, Cards, Set


class _Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class SettleSlip(_Move, frozen=True, tag="settle-slip"):
    """The Grand Dalmuti says who gets the card shown by accident (DAL-55)."""

    to_peon: bool


class Declare(_Move, frozen=True, tag="declare"):
    """Declare the Revolution (DAL-25)."""


class KeepSilent(_Move, frozen=True, tag="keep-silent"):
    """Let the round begin without a Revolution (DAL-25)."""


class GiveTax(_Move, frozen=True, tag="give-tax"):
    """A Dalmuti chooses what their péon receives (DAL-20)."""

    cards: Cards


class OfferSwap(_Move, frozen=True, tag="offer-swap"):
    """The highest of the people picks a partner and a card (DAL-54)."""

    partner: Seat
    card: Card


class SkipSwap(_Move, frozen=True, tag="skip-swap"):
    """The highest of the people swaps with nobody (DAL-54)."""


class AnswerSwap(_Move, frozen=True, tag="answer-swap"):
    """The partner picks their card, without seeing the other (DAL-54)."""

    card: Card


class PlaySet(_Move, frozen=True, tag="play"):
    """Play cards of one rank, jokers standing in (DAL-30, DAL-31)."""

    cards: Set


class Pass(_Move, frozen=True, tag="pass"):
    """Let this turn go by (DAL-31, DAL-32)."""


Move = SettleSlip | Declare | KeepSilent | GiveTax | OfferSwap | SkipSwap | AnswerSwap | PlaySet | Pass
