"""Whether a phase from outside fits its state: a turn, an announced card, a choice that is due."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.soundness import (
    Faults,
    allowed,
    among,
    distinct,
    distinct_seats,
    fits,
    no_longer,
    number,
)
from tablee.games.camelot.actions import refuse_action
from tablee.games.camelot.actions.adaptation import CARD as ADAPTATION
from tablee.games.camelot.actions.adaptation import choices, choosers
from tablee.games.camelot.keeping import still_choosing
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import DECK, with_card
from tablee.games.camelot.reactions import still_asked
from tablee.games.camelot.starting import open_colours
from tablee.games.camelot.state import (
    Keeping,
    Losing,
    Naming,
    Over,
    Phase,
    Playing,
    Reacting,
    State,
    Taking,
    Turn,
    put,
)
from tablee.games.camelot.turn import refuse_card
from tablee.games.camelot.winning import lacking


def phase_faults(state: State) -> Faults:
    """Cards, seats, tokens and colours are known to be sound."""
    phase = state.phase
    if isinstance(phase, Playing | Reacting | Keeping):
        yield from _turn_faults(state, phase.turn)
    yield from _between_faults(state, phase)
    match phase:
        case Playing(turn):
            yield from _opening_faults(state, turn)
        case Reacting(turn, action):
            yield from _announced_faults(state, turn, action)
            yield from _answer_faults(state, phase)
        case Keeping(turn, action):
            yield from _announced_faults(state, turn, action)
            yield from _kept_faults(state, phase)
        case Losing(seat):
            yield fits("phase.seat", seat not in state.inside, "inside")
            yield fits("phase.seat", len(state.tokens[seat]) > 1, "tokens")


def _turn_faults(state: State, turn: Turn) -> Faults:
    """Whose turn it is is in, among others; what was added came from the hand (CAM-20, CAM-50)."""
    yield among("phase.turn.seat", turn.seat, state.inside)
    yield fits("inside", len(state.inside) > 1, "phase")
    left = len(DECK) - len(state.hands[turn.seat])
    yield number("phase.turn.added", turn.added, 0, left)
    yield fits("phase.turn.played", turn.played or not (turn.entered or turn.added), "phase.turn")


def _between_faults(state: State, phase: Phase) -> Faults:
    """Between tournaments nothing lies before anybody (CAM-33); one seat is asked, or none."""
    if isinstance(phase, Naming | Losing | Taking):
        yield number("phase.seat", phase.seat, 0, len(state.hands) - 1)
    if isinstance(phase, Naming | Taking | Over):
        yield fits("characters", not any(state.characters + state.laid), "phase")
    if isinstance(phase, Naming):
        yield fits("inside", len(state.inside) == len(state.hands), "phase")
        yield fits("phase.seat", phase.seat == state.starter, "starter")
        yield fits("phase.seat", bool(open_colours(state, phase.seat)), "hands")
    if isinstance(phase, Taking):
        yield fits("phase.seat", state.inside == (phase.seat,), "inside")
        yield fits("colour", state.colour == state.previous == "purple", "phase")
        yield fits("phase.seat", len(lacking(state, phase.seat)) > 1, "tokens")


def _opening_faults(state: State, turn: Turn) -> Faults:
    """The starter cannot leave before the first card: one must be there to be played (CAM-14)."""
    if not turn.opening:
        return
    seat = turn.seat
    yield fits("phase.turn.opening", turn.first and seat == state.starter, "starter")
    entered = [who for who, character in enumerate(state.characters) if character]
    yield fits("characters", entered == ([seat] if turn.entered else []), "phase.turn.opening")
    playable = [card for card in state.hands[seat] if refuse_card(state, turn, card) is None]
    yield fits("hands", turn.entered or bool(playable), "phase.turn.opening")


def _announced_faults(state: State, turn: Turn, action: PlayAction) -> Faults:
    """The card could be announced so, were it still in the hand (CAM-40)."""
    yield fits("phase.turn.played", turn.played, "phase.action")
    yield from _opening_faults(state, turn)
    hands = put(state.hands, turn.seat, with_card(state.hands[turn.seat], action.card))
    before = replace(state, hands=hands, phase=Playing(turn))
    yield allowed("phase.action", refuse_action(before, turn, action))


def _answer_faults(state: State, phase: Reacting) -> Faults:
    """Somebody has not answered yet (CAM-51)."""
    yield from distinct_seats("phase.answered", phase.answered, len(state.hands))
    yield fits("phase.answered", phase.turn.seat not in phase.answered, "phase.turn.seat")
    yield fits("phase.answered", bool(still_asked(state, phase)), "inside")


def _kept_faults(state: State, phase: Keeping) -> Faults:
    """Somebody has not chosen yet; the others keep what they may (CAM-44)."""
    yield among("phase.action.card", phase.action.card, (ADAPTATION,))
    asked = choosers(state, phase.turn.seat)
    yield no_longer("phase.chosen", phase.chosen, len(asked))
    for at, kept in enumerate(phase.chosen):
        yield among(f"phase.chosen[{at}].seat", kept.seat, asked)
        ways = choices(state.characters[kept.seat])
        yield fits(f"phase.chosen[{at}].cards", kept.cards in ways, f"characters[{kept.seat}]")
    chosen = [kept.seat for kept in phase.chosen]
    yield distinct("phase.chosen", chosen)
    yield fits("phase.chosen", bool(still_choosing(state, phase)), "characters")
