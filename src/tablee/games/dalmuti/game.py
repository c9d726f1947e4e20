"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers, Standings, Step, Told
from tablee.core.refusal import MoveRefused, Refusal, refused
from tablee.games.dalmuti import dealing, play, revolution, taxes
from tablee.games.dalmuti.events import Event
from tablee.games.dalmuti.guess import guess
from tablee.games.dalmuti.meta import META, Options, refuse_options
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.notation import read_move, write_move
from tablee.games.dalmuti.offering import offers
from tablee.games.dalmuti.round_end import places
from tablee.games.dalmuti.seating import draw_order
from tablee.games.dalmuti.sets import refuse_set
from tablee.games.dalmuti.state import Calling, Over, Playing, Seat, Slipping, State, Taxing
from tablee.games.dalmuti.turns import due, to_act
from tablee.games.dalmuti.view import View, view

__all__ = [
    "META",
    "Event",
    "Move",
    "Options",
    "State",
    "View",
    "apply",
    "deal",
    "due",
    "guess",
    "offers",
    "read_move",
    "refuse",
    "refuse_options",
    "standings",
    "to_act",
    "view",
    "write_move",
]


def deal(seats: int, options: Options, chance: Chance) -> Step:
    refusal = refuse_options(seats, options)
    if refusal is not None:
        raise MoveRefused(refusal)
    order, draws = draw_order(seats, dealing.deck_for(seats, options), chance)
    dealt = dealing.deal_round(options, 1, order, (0,) * seats, None, chance)
    return Step(dealt.state, tuple([Told(draw) for draw in draws]) + dealt.events)


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    phase = state.phase
    match phase, move:
        case Playing(), PlaySet(cards):
            return play.refuse_turn(phase, seat) or refuse_set(cards, state.hands[seat], phase.trick)
        case Playing(), Pass():
            return play.refuse_turn(phase, seat) or play.refuse_pass(phase)
        case Calling(), KeepSilent():
            return revolution.refuse_calling(phase, seat)
        case Calling(), Declare():
            return revolution.refuse_calling(phase, seat) or revolution.refuse_declaring(state, seat)
        case Taxing(), GiveTax():
            return taxes.refuse_tax(state, phase, seat, move)
        case Taxing(), OfferSwap():
            return taxes.refuse_offer(state, phase, seat, move)
        case Taxing(), SkipSwap():
            return taxes.refuse_swap(state, phase, seat)
        case Taxing(), AnswerSwap():
            return taxes.refuse_answer(state, phase, seat, move)
        case Slipping(), SettleSlip():
            return dealing.refuse_settling(state, seat)
    return refused("DAL-90", "not-now", phase=str(phase.__struct_config__.tag))


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    refusal = refuse(state, seat, move)
    if refusal is not None:
        raise MoveRefused(refusal)
    phase = state.phase
    match phase, move:
        case Playing(), PlaySet():
            return play.play_set(state, phase, seat, move, chance)
        case Playing(), Pass():
            return play.pass_turn(state, phase, seat)
        case Calling(), KeepSilent():
            return revolution.keep_silent(state, phase, seat)
        case Calling(), Declare():
            return revolution.declare(state, seat)
        case Taxing(), GiveTax():
            return taxes.give_tax(state, phase, seat, move)
        case Taxing(), OfferSwap():
            return taxes.offer_swap(state, phase, seat, move)
        case Taxing(), SkipSwap():
            return taxes.skip_swap(state, phase, seat)
        case Taxing(), AnswerSwap():
            return taxes.answer_swap(state, phase, seat, move)
        case Slipping(), SettleSlip():
            return dealing.settle_slip(state, seat, move, chance)
    raise AssertionError("refuse lets no other move through")


def standings(state: State) -> Standings | None:
    return places(state.scores) if isinstance(state.phase, Over) else None
