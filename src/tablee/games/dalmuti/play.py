"""Tricks: playing, passing, winning, going out (DAL-30 to DAL-34, DAL-40, DAL-56)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti.events import Passed, SetPlayed, TrickWon, WentOut
from tablee.games.dalmuti.moves import Pass, PlaySet
from tablee.games.dalmuti.pieces import Hand, with_cards, without
from tablee.games.dalmuti.round_end import end_round
from tablee.games.dalmuti.sets import rank_of, refuse_set
from tablee.games.dalmuti.state import Order, Phase, Playing, Seat, State, Trick, replace_hand


def refuse_turn(phase: Playing, seat: Seat) -> Refusal | None:
    if seat != phase.turn:
        return refused("DAL-31", "not-your-turn", seat=phase.turn)
    return None


def refuse_playing(state: State, phase: Playing, seat: Seat, move: PlaySet) -> Refusal | None:
    return refuse_turn(phase, seat) or refuse_set(move.cards, state.hands[seat], phase.trick)


def refuse_passing(state: State, phase: Playing, seat: Seat, move: Pass) -> Refusal | None:
    """The leader must play (DAL-30)."""
    if seat == phase.turn and phase.trick is None:
        return refused("DAL-30", "leader-must-play")
    return refuse_turn(phase, seat)


def play_set(state: State, phase: Playing, seat: Seat, move: PlaySet, chance: Chance) -> Step:
    cards = tuple(sorted(move.cards))
    rank = rank_of(cards)
    assert rank is not None
    hand = without(state.hands[seat], cards)
    hands = replace_hand(state.hands, seat, hand)
    played = replace_hand(state.played, seat, with_cards(state.played[seat], cards))
    events: tuple[Told, ...] = (Told(SetPlayed(seat, cards)),)
    out, scores, points = state.out, state.scores, state.points
    if not hand[0]:
        gained = len(state.order) - 1 - len(out)  # as many as still hold cards (DAL-40)
        out = (*out, seat)
        scores, points = _add(scores, seat, gained), _add(points, seat, gained)
        events += (Told(WentOut(seat, len(out), gained)),)
    passed = phase.passed if state.options.pass_is_final else ()
    trick = Trick(seat, rank, cards)
    if len(out) == len(state.order) - 1:
        return end_round(_with(state, hands, played, out, scores, points, phase), events, chance)
    after, won = next_turn(state.order, hands, seat, trick, passed)
    return Step(_with(state, hands, played, out, scores, points, after), events + won)


def pass_turn(state: State, phase: Playing, seat: Seat, move: Pass, chance: Chance) -> Step:
    """A pass is for this turn only (DAL-32), unless the table says it is final (DAL-56)."""
    assert phase.trick is not None
    after, won = next_turn(state.order, state.hands, seat, phase.trick, (*phase.passed, seat))
    moved = _with(state, state.hands, state.played, state.out, state.scores, state.points, after)
    return Step(moved, (Told(Passed(seat)), *won))


def next_turn(
    order: Order, hands: tuple[Hand, ...], seat: Seat, trick: Trick, passed: tuple[Seat, ...]
) -> tuple[Playing, tuple[Told, ...]]:
    """The next one asked, or a new lead when everybody else has passed (DAL-31, DAL-33)."""
    asked = next_holder(order, hands, seat, (*passed, trick.seat))
    if asked is not None:
        return Playing(asked, trick, passed), ()
    lead = trick.seat
    if not hands[lead][0]:
        left = next_holder(order, hands, lead, ())  # DAL-34
        assert left is not None
        lead = left
    return Playing(lead, None, ()), (Told(TrickWon(trick.seat, lead)),)


def next_holder(order: Order, hands: tuple[Hand, ...], after: Seat, skipped: tuple[Seat, ...]) -> Seat | None:
    """Clockwise from a seat, the first that holds cards and is not skipped (DAL-31, DAL-34)."""
    place = order.index(after) + 1
    for seat in order[place:] + order[:place]:
        if hands[seat][0] and seat not in skipped:
            return seat
    return None


def _add(scores: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return (*scores[:seat], scores[seat] + points, *scores[seat + 1 :])


def _with(
    state: State,
    hands: tuple[Hand, ...],
    played: tuple[Hand, ...],
    out: tuple[Seat, ...],
    scores: tuple[int, ...],
    points: tuple[int, ...],
    phase: Phase,
) -> State:
    """The state after a play; written out because this is the busiest line of the game."""
    return State(
        state.options,
        state.round,
        state.order,
        scores,
        hands,
        played,
        out,
        phase,
        state.gifts,
        state.slip,
        state.revolution,
        points,
        state.last,
        state.rules,
    )
