"""What happens at the table, in the past tense."""

from __future__ import annotations

import msgspec

from tablee.core.roles import Seat, Standings
from tablee.games.camelot.pieces import Card, Cards, Colour


class _Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class DealerDrawn(_Event, frozen=True, tag="dealer-drawn"):
    seat: Seat


class HandDealt(_Event, frozen=True, tag="hand-dealt"):
    seat: Seat
    cards: Cards


class HandShown(_Event, frozen=True, tag="hand-shown"):
    """This seat can start in no colour and shows why (CAM-13)."""

    seat: Seat
    cards: Cards


class NobodyStarted(_Event, frozen=True, tag="nobody-started"):
    """No seat can start: everybody draws, and `seat` tries again (CAM-13)."""

    seat: Seat


class ColourNamed(_Event, frozen=True, tag="colour-named"):
    seat: Seat
    colour: Colour
    tournament: int


class CardDrawn(_Event, frozen=True, tag="card-drawn"):
    seat: Seat


class CardSeen(_Event, frozen=True, tag="card-seen"):
    """What this seat drew; nobody else is told."""

    seat: Seat
    card: Card


class DrawSkipped(_Event, frozen=True, tag="draw-skipped"):
    """Neither pile nor discards have a card left (CAM-20)."""

    seat: Seat


class PileShuffled(_Event, frozen=True, tag="pile-shuffled"):
    """The discards have become the new pile (CAM-20)."""

    count: int


class CardPlayed(_Event, frozen=True, tag="card-played"):
    seat: Seat
    card: Card
    total: int


class ActionAnnounced(_Event, frozen=True, tag="action-announced", omit_defaults=True):
    """An action card with its targets, before it takes effect (CAM-51)."""

    seat: Seat
    card: Card
    target: Seat | None = None
    colour: Colour | None = None
    mine: Card | None = None
    theirs: Card | None = None


class PassLet(_Event, frozen=True, tag="pass-let"):
    """This seat lets the card pass; with a clock nobody else is told (CAM-51)."""

    seat: Seat


class StandingOrderGiven(_Event, frozen=True, tag="standing-order-given"):
    """This seat lets everything pass until the tournament ends (CAM-51)."""

    seat: Seat


class ActionCancelled(_Event, frozen=True, tag="action-cancelled"):
    """`seat` played Lancelot on `owner`'s card (CAM-51)."""

    seat: Seat
    owner: Seat
    card: Card


class ColourChanged(_Event, frozen=True, tag="colour-changed"):
    before: Colour
    colour: Colour


class CardsDiscarded(_Event, frozen=True, tag="cards-discarded"):
    """An action card took these from a character (CAM-43 to CAM-46)."""

    seat: Seat
    cards: Cards


class CardTaken(_Event, frozen=True, tag="card-taken"):
    """Riposte: the newest card of `target` moved on top of `seat`'s character (CAM-46)."""

    seat: Seat
    target: Seat
    card: Card


class CardTakenBack(_Event, frozen=True, tag="card-taken-back"):
    seat: Seat
    card: Card


class CardStolen(_Event, frozen=True, tag="card-stolen"):
    """Chute, as everybody sees it (CAM-47)."""

    seat: Seat
    target: Seat


class StolenCardSeen(_Event, frozen=True, tag="stolen-card-seen"):
    """Chute, as thief and victim see it (CAM-47)."""

    seat: Seat
    target: Seat
    card: Card


class CardsExchanged(_Event, frozen=True, tag="cards-exchanged"):
    """Finesse: `seat` gave `mine` and received `theirs` (CAM-48)."""

    seat: Seat
    target: Seat
    mine: Card
    theirs: Card


class CardLaid(_Event, frozen=True, tag="card-laid"):
    """Bouclier or Assommé lies before `seat` (CAM-49, CAM-50)."""

    seat: Seat
    card: Card


class KeepingChosen(_Event, frozen=True, tag="keeping-chosen"):
    seat: Seat


class StayedIn(_Event, frozen=True, tag="stayed-in"):
    """The announced total (CAM-24)."""

    seat: Seat
    total: int


class Withdrew(_Event, frozen=True, tag="withdrew"):
    seat: Seat
    cards: Cards


class TokenLost(_Event, frozen=True, tag="token-lost"):
    seat: Seat
    colour: Colour


class TournamentWon(_Event, frozen=True, tag="tournament-won"):
    seat: Seat
    colour: Colour


class TokenWon(_Event, frozen=True, tag="token-won"):
    """`count` tokens now, of `needed` to win the game (CAM-05)."""

    seat: Seat
    colour: Colour
    count: int
    needed: int


class NothingWon(_Event, frozen=True, tag="nothing-won"):
    """The winner had a token of that colour already (CAM-34)."""

    seat: Seat
    colour: Colour


class GameEnded(_Event, frozen=True, tag="game-ended"):
    standings: Standings


Event = (
    DealerDrawn
    | HandDealt
    | HandShown
    | NobodyStarted
    | ColourNamed
    | CardDrawn
    | CardSeen
    | DrawSkipped
    | PileShuffled
    | CardPlayed
    | ActionAnnounced
    | PassLet
    | StandingOrderGiven
    | ActionCancelled
    | ColourChanged
    | CardsDiscarded
    | CardTaken
    | CardTakenBack
    | CardStolen
    | StolenCardSeen
    | CardsExchanged
    | CardLaid
    | KeepingChosen
    | StayedIn
    | Withdrew
    | TokenLost
    | TournamentWon
    | TokenWon
    | NothingWon
    | GameEnded
)
