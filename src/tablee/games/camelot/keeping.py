"""The choices under Adaptation: made at once, revealed together (CAM-44)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.actions.adaptation import adaptation, choices, choosers
from tablee.games.camelot.actions.base import discard_to
from tablee.games.camelot.events import KeepingChosen
from tablee.games.camelot.moves import Keep
from tablee.games.camelot.state import Keeping, Kept, Playing, Seat, State


def still_choosing(state: State, phase: Keeping) -> tuple[Seat, ...]:
    chosen = {kept.seat for kept in phase.chosen}
    return tuple([seat for seat in choosers(state, phase.turn.seat) if seat not in chosen])


def refuse_keeping(state: State, phase: Keeping, seat: Seat, move: Keep) -> Refusal | None:
    if seat not in choosers(state, phase.turn.seat):
        return refused("CAM-44", "nothing-to-choose")
    if seat not in still_choosing(state, phase):
        return refused("CAM-44", "already-chosen")
    if move.cards not in choices(state.characters[seat]):
        return refused("CAM-44", "wrong-choice")
    return None


def keep(state: State, phase: Keeping, seat: Seat, move: Keep) -> Step:
    chosen = tuple(sorted((*phase.chosen, Kept(seat, move.cards)), key=lambda kept: kept.seat))
    phase = replace(phase, chosen=chosen)
    told = Told(KeepingChosen(seat))
    if still_choosing(state, phase):
        return Step(replace(state, phase=phase), (told,))
    shown = discard_to(state, adaptation(state, phase.turn.seat, chosen))
    discards = (*shown.state.discards, phase.action.card)
    after = replace(shown.state, phase=Playing(phase.turn), discards=discards)
    return Step(after, (told, *shown.events))
