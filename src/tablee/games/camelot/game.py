"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from tablee.core.absent import changes, clocked, measured, simulated
from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step
from tablee.core.refusal import MoveRefused, Refusal, refused
from tablee.games.camelot import dealing, keeping, reactions, starting, turn, winning, withdrawing
from tablee.games.camelot.actions import refuse_action
from tablee.games.camelot.events import Event
from tablee.games.camelot.guess import guess
from tablee.games.camelot.meta import META, Options, refuse_options
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.notation import read_move, write_move
from tablee.games.camelot.offering import offers
from tablee.games.camelot.soundness import fault_in
from tablee.games.camelot.state import (
    Keeping,
    Losing,
    Naming,
    Over,
    Playing,
    Reacting,
    Seat,
    State,
    Taking,
    Turn,
)
from tablee.games.camelot.turns import due, hidden, to_act
from tablee.games.camelot.view import View, view

__all__ = [
    "META",
    "Event",
    "Move",
    "Options",
    "State",
    "View",
    "apply",
    "changes",
    "clocked",
    "deal",
    "due",
    "fault_in",
    "guess",
    "hidden",
    "measured",
    "offers",
    "read_move",
    "refuse",
    "refuse_options",
    "simulated",
    "standings",
    "to_act",
    "view",
    "write_move",
]


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step:
    refusal = refuse_options(seats, options)
    if refusal is not None:
        raise MoveRefused(refusal)
    return dealing.deal_cards(seats, options, chance, rules)


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    phase = state.phase
    match phase, move:
        case Playing(now), PlayCard() | PlayAction() | Stay() | Withdraw():
            return turn.refuse_turn(state, now, seat) or refuse_in_turn(state, now, move)
        case Reacting(), LetPass():
            return reactions.refuse_answer(state, phase, seat)
        case Reacting(), PlayLancelot():
            return reactions.refuse_lancelot(state, phase, seat)
        case Naming(), NameColour():
            return starting.refuse_naming(state, phase, seat, move)
        case Keeping(), Keep():
            return keeping.refuse_keeping(state, phase, seat, move)
        case Losing(), LoseToken():
            return withdrawing.refuse_loss(state, phase, seat, move)
        case Taking(), TakeToken():
            return winning.refuse_taking(state, phase, seat, move)
        case _, LetPass() | PlayLancelot():
            return refused("CAM-51", "no-card-to-answer")
    return refused("CAM-90", "not-now", phase=str(phase.__struct_config__.tag))


def refuse_in_turn(state: State, now: Turn, move: PlayCard | PlayAction | Stay | Withdraw) -> Refusal | None:
    match move:
        case PlayCard(card):
            return turn.refuse_card(state, now, card)
        case PlayAction():
            return refuse_action(state, now, move)
        case Stay():
            return turn.refuse_stay(state, now)
        case Withdraw():
            return withdrawing.refuse_withdrawal(now)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    refusal = refuse(state, seat, move)
    if refusal is not None:
        raise MoveRefused(refusal)
    return carry_out(state, seat, move, chance)


def carry_out(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    """What a move leads to that `refuse` has let through, or would: search asks no more than that."""
    phase = state.phase
    match phase, move:
        case Playing(now), PlayCard(card):
            return turn.play_card(state, now, card)
        case Playing(now), PlayAction():
            return reactions.announce(state, now, move, chance)
        case Playing(now), Stay():
            return turn.stay(state, now, chance)
        case Playing(), Withdraw():
            return withdrawing.withdraw(state, seat, chance)
        case Reacting(), LetPass():
            return reactions.let_pass(state, phase, seat, move, chance)
        case Reacting(), PlayLancelot():
            return reactions.play_lancelot(state, phase, seat)
    return apply_choice(state, seat, move, chance)


def apply_choice(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    phase = state.phase
    match phase, move:
        case Naming(), NameColour():
            return starting.name_colour(state, seat, move, chance)
        case Keeping(), Keep():
            return keeping.keep(state, phase, seat, move)
        case Losing(), LoseToken():
            return withdrawing.lose_token(state, seat, move, chance)
        case Taking(), TakeToken():
            return winning.take_token(state, seat, move, chance)
    raise AssertionError("refuse lets no other move through")


def standings(state: State) -> Standings | None:
    return winning.places(state) if isinstance(state.phase, Over) else None
