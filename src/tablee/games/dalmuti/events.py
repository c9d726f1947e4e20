"""What happens at the table, in the past tense."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import Order, Seat, Standings, role
from tablee.games.dalmuti.pieces import Card, Cards, Set


class _Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class SeatCardsDrawn(_Event, frozen=True, tag="seat-cards-drawn"):
    """One public draw for rank; those who tie draw again (DAL-10)."""

    drawn: Annotated[tuple[tuple[Seat, Card], ...], role("draws")]


class RoundBegun(_Event, frozen=True, tag="round-begun"):
    """A round is dealt in this social order (DAL-15, DAL-42)."""

    round: int
    order: Order
    counts: tuple[int, ...]


class HandDealt(_Event, frozen=True, tag="hand-dealt"):
    seat: Seat
    cards: Annotated[Cards, role("dealt")]


class CardSlipped(_Event, frozen=True, tag="card-slipped"):
    """The dealer showed a card meant for `seat` (DAL-55)."""

    seat: Seat
    card: Card


class SlipSettled(_Event, frozen=True, tag="slip-settled"):
    seat: Seat
    to_peon: bool


class SilenceKept(_Event, frozen=True, tag="silence-kept"):
    """Told by the first version of the rules only."""

    seat: Seat


class NobodyDeclared(_Event, frozen=True, tag="nobody-declared"):
    """The time to declare is over, and nobody did (DAL-25)."""


class RevolutionDeclared(_Event, frozen=True, tag="revolution-declared"):
    """`great`: by the Grand Péon; `order` is the social order from now on (DAL-26)."""

    seat: Seat
    great: bool
    order: Order


class TaxChosen(_Event, frozen=True, tag="tax-chosen"):
    seat: Seat


class SwapOffered(_Event, frozen=True, tag="swap-offered"):
    seat: Seat
    partner: Seat


class SwapSkipped(_Event, frozen=True, tag="swap-skipped"):
    seat: Seat


class CardsGiven(_Event, frozen=True, tag="cards-given"):
    """Cards changed hands unseen by the rest of the table (DAL-22, DAL-54, DAL-55)."""

    kind: str
    giver: Seat
    receiver: Seat
    cards: Cards


class TaxesExchanged(_Event, frozen=True, tag="taxes-exchanged"):
    """What everybody sees of the taxes: who gave how many to whom."""

    pairs: Annotated[tuple[tuple[Seat, Seat, int], ...], role("pairs")]


class SetPlayed(_Event, frozen=True, tag="set-played"):
    seat: Seat
    cards: Set


class Passed(_Event, frozen=True, tag="passed"):
    seat: Seat


class WentOut(_Event, frozen=True, tag="went-out"):
    seat: Seat
    place: int
    points: int


class TrickWon(_Event, frozen=True, tag="trick-won"):
    """`lead` is the winner, or the next holder at their left if they are out (DAL-34)."""

    seat: Seat
    lead: Annotated[Seat, role("lead")]


class BonusScored(_Event, frozen=True, tag="bonus-scored"):
    """A Dalmuti scores because their péon rose (DAL-53)."""

    seat: Seat
    peon: Seat


class RoundEnded(_Event, frozen=True, tag="round-ended"):
    round: int
    before: Order
    after: Order
    points: tuple[int, ...]
    scores: tuple[int, ...]


class GameEnded(_Event, frozen=True, tag="game-ended"):
    standings: Standings


Event = (
    SeatCardsDrawn
    | RoundBegun
    | HandDealt
    | CardSlipped
    | SlipSettled
    | SilenceKept
    | NobodyDeclared
    | RevolutionDeclared
    | TaxChosen
    | SwapOffered
    | SwapSkipped
    | CardsGiven
    | TaxesExchanged
    | SetPlayed
    | Passed
    | WentOut
    | TrickWon
    | BonusScored
    | RoundEnded
    | GameEnded
)
