"""A player lets somebody look into their own hand: by a link for this seat and this game, until they end it.

Whoever looks in plays nothing. A device is all that can be known of them: one that was shown another seat's
hand in this game is not let in, and one that has looked in takes no other seat of this game.
"""

from __future__ import annotations

from typing import Final

from tablee.core.contract import Seat
from tablee.core.shuffle import is_hash
from tablee.table.entries import HandShown, LookedIn
from tablee.table.entry_effects import changed_by
from tablee.table.model import OVER, PLAYING, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem

MOST_DEVICES: Final = 8
"""Devices that may be shown one hand in one game, its owner's among them."""


def show_hand(table: Table, seat: Seat | None, look: str, now: int) -> Outcome:
    """Let whoever has the token of this hash look into one's hand, and nobody else; empty: nobody at all."""
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if look and not is_hash(look):
        return TableProblem("bad-key")
    if look and table.status != PLAYING:
        return TableProblem("not-playing")
    if table.places[seat].look == look:
        return AlreadyDone(table.version)
    entry = HandShown(now, seat, look)
    return Decision(entry, changed_by(table, entry))


def hand_opened_by(table: Table, token_hash: str) -> Seat | None:
    """The seat into whose hand whoever has this token may look."""
    if table.status not in (PLAYING, OVER):
        return None
    shown = [seat for seat, place in enumerate(table.places) if token_hash and place.look == token_hash]
    return shown[0] if shown else None


def look_in(table: Table, seat: Seat, device: str, now: int) -> Outcome:
    """A device comes by such a link; the first time in a game is written down, and told to everybody."""
    if device and device in table.kept_away:
        return TableProblem("kept-away")
    seen = [other for one, other in _shown_to(table) if device and one == device]
    if any(other != seat for other in seen):
        return TableProblem("hand-seen")
    if table.status != PLAYING or (device, seat) in table.hands_seen:
        return AlreadyDone(table.version)
    if sum(other == seat for _, other in table.hands_seen) >= MOST_DEVICES:
        return TableProblem("table-crowded", {"most": MOST_DEVICES})
    entry = LookedIn(now, seat, device)
    return Decision(entry, changed_by(table, entry))


def _shown_to(table: Table) -> list[tuple[str, Seat]]:
    """Devices with the seats whose hands they see: in this game, and those that sit or will sit there."""
    sitting = [(place.device, seat) for seat, place in enumerate(table.places)]
    return [*table.hands_seen, *sitting, *[(place.device, seat) for seat, place in table.waiting]]
