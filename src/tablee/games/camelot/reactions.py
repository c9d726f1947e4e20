"""An action card is announced, answered, and takes effect or not (CAM-40, CAM-51)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import facts
from tablee.games.camelot.actions import BY_CARD, refuse_action
from tablee.games.camelot.actions.finesse import card_at
from tablee.games.camelot.events import ActionAnnounced, ActionCancelled, PassLet, StandingOrderGiven
from tablee.games.camelot.moves import LetPass, PlayAction, PlayLancelot
from tablee.games.camelot.pieces import LAID, LANCELOT, without
from tablee.games.camelot.state import Keeping, Phase, Playing, Reacting, Seat, State, Turn, put
from tablee.games.camelot.turn import refuse_turn


def asked(state: State, phase: Reacting) -> tuple[Seat, ...]:
    """Everybody still in but the one who plays the card, whatever they hold (CAM-51)."""
    return tuple([seat for seat in state.inside if seat != phase.turn.seat])


def still_asked(state: State, phase: Reacting) -> tuple[Seat, ...]:
    return tuple([seat for seat in asked(state, phase) if seat not in phase.answered])


def refuse_announcing(state: State, phase: Playing, seat: Seat, move: PlayAction) -> Refusal | None:
    return refuse_turn(state, phase.turn, seat) or refuse_action(state, phase.turn, move)


def announce(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """The card lies face up with its targets named; nothing happens before all have answered.

    Without a clock a standing order is an answer at once; with one it waits for the clock,
    so that it looks like any other silence.
    """
    seat = turn.seat
    answered = state.standing if not state.options.reaction_seconds else ()
    phase = Reacting(replace(turn, played=True), move, tuple([s for s in answered if s != seat]))
    state = replace(
        state,
        phase=phase,
        announced=state.announced + 1,
        hands=put(state.hands, seat, without(state.hands[seat], move.card)),
        known=facts.left_hand(state.known, seat, move.card),
    )
    return _go_on(state, phase, (_announcement(state, seat, move),), chance)


def _announcement(state: State, seat: Seat, move: PlayAction) -> Told:
    mine = None if move.mine is None else card_at(state, seat, move.mine)
    theirs = None if move.target is None else card_at(state, move.target, move.theirs)
    return Told(ActionAnnounced(seat, move.card, move.target, move.colour, mine, theirs))


def not_now(phase: Phase, move: object) -> Refusal:
    """An answer needs an announced card (CAM-51); any other move its own time (CAM-90)."""
    if isinstance(move, LetPass | PlayLancelot):
        return refused("CAM-51", "no-card-to-answer")
    return refused("CAM-90", "not-now", phase=str(phase.__struct_config__.tag))


def refuse_answer(state: State, phase: Reacting, seat: Seat) -> Refusal | None:
    if seat not in state.inside:
        return refused("CAM-32", "withdrawn")
    if seat == phase.turn.seat:
        return refused("CAM-51", "own-card")
    return refused("CAM-51", "already-answered") if seat in phase.answered else None


def refuse_lancelot(state: State, phase: Reacting, seat: Seat) -> Refusal | None:
    refusal = refuse_answer(state, phase, seat)
    if refusal is None and LANCELOT not in state.hands[seat]:
        return refused("CAM-90", "not-held")
    return refusal


def let_pass(state: State, phase: Reacting, seat: Seat, move: LetPass, chance: Chance) -> Step:
    told: tuple[Told, ...] = (_heard(state, PassLet(seat)),)
    if move.rest and seat not in state.standing:
        state = replace(state, standing=tuple(sorted((*state.standing, seat))))
        told += (_heard(state, StandingOrderGiven(seat)),)
    phase = replace(phase, answered=tuple(sorted((*phase.answered, seat))))
    return _go_on(replace(state, phase=phase), phase, told, chance)


def _heard(state: State, answer: PassLet | StandingOrderGiven) -> Told:
    """With a clock nobody else learns who is quick and who hesitates; without one, all do."""
    return Told(answer, (answer.seat,) if state.options.reaction_seconds else None)


def still_waited_for(state: State, phase: Reacting, seat: Seat | None) -> tuple[Seat, ...]:
    """Who is still asked, as a seat sees it: with a clock, of the answers it knows its own alone."""
    if not state.options.reaction_seconds:
        return still_asked(state, phase)
    return tuple([other for other in asked(state, phase) if other != seat or other not in phase.answered])


def _go_on(state: State, phase: Reacting, events: tuple[Told, ...], chance: Chance) -> Step:
    """When the last one has answered the card takes effect."""
    if still_asked(state, phase):
        return Step(state, events)
    turn, move = phase.turn, phase.action
    step = BY_CARD[move.card].effect(replace(state, phase=Playing(turn)), turn, move, chance)
    after = step.state
    if move.card not in LAID and not isinstance(after.phase, Keeping):
        after = replace(after, discards=(*after.discards, move.card))
    return Step(after, events + step.events)


def play_lancelot(state: State, phase: Reacting, seat: Seat) -> Step:
    """The announced card has no effect and is discarded all the same (CAM-51)."""
    card = phase.action.card
    after = replace(
        state,
        phase=Playing(phase.turn),
        hands=put(state.hands, seat, without(state.hands[seat], LANCELOT)),
        discards=(*state.discards, card, LANCELOT),
        known=facts.left_hand(state.known, seat, LANCELOT),
    )
    return Step(after, (Told(ActionCancelled(seat, phase.turn.seat, card)),))
