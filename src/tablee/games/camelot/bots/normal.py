"""A good Camelot player, readable from top to bottom: a list of priorities for each decision.

Opening: a colour it lacks and is strong in. In turn: steal when one can; go on while what one
holds promises to outlast what rivals may hold, and pay as little as keeps one in, a lady last;
an action card is played when it is cheaper than the cards it saves. Else leave, with what
Retraite brings home. Lancelot is spent on a card that spoils a tournament worth having.

It imagines a table that fits what it sees and asks the rules what a card would do there.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.camelot.actions.adaptation import choices
from tablee.games.camelot.bots.foresight import ACTION_COST, cheapest_action, hurts, ways_with
from tablee.games.camelot.bots.paying import cost_of, payment
from tablee.games.camelot.bots.table import (
    GREEN,
    about_to_win,
    expected_reach,
    reach,
    strength,
    usable,
    wins_something,
)
from tablee.games.camelot.guess import guess
from tablee.games.camelot.moves import Keep, LoseToken, Move, NameColour, PlayAction, TakeToken
from tablee.games.camelot.offering import ANSWERS, LANCELOT_TOO, PLAYS, STAY, WITHDRAW
from tablee.games.camelot.pieces import ASSOMME, BOUCLIER, LAID, LANCELOT, SUPPORT, VALUE, Card, Cards, Colour
from tablee.games.camelot.starting import open_colours
from tablee.games.camelot.state import Keeping, Losing, Naming, Playing, Reacting, Seat, State, Turn
from tablee.games.camelot.view import View
from tablee.games.camelot.winning import lacking

Plan = tuple[Move, ...]
"""Moves to make one after the other, while nobody else is asked in between."""

BOLD = 0.8  # of the rivals' expected reach: less than that is no prospect
SMALL = 4  # points one pays anyway to see another round of a tournament one is in
GREEN_CARD = 3  # points a card is worth in green, where it counts 1
LACKED = 12  # points by which one prefers a colour one lacks
AN_ACTION = 2  # points an action card adds to one's prospects


class NormalBot:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        assert view.seat is not None
        return decide(guess(view, chance), view.seat, chance)[0]


def decide(state: State, seat: Seat, chance: Chance) -> Plan:
    phase, hand = state.phase, state.hands[seat]
    if isinstance(phase, Playing):
        return in_turn(state, phase.turn, chance)
    if isinstance(phase, Reacting):
        spend = hurts(state, phase, seat, chance) and LANCELOT in hand
        return (LANCELOT_TOO[-1] if spend else ANSWERS[0],)
    if isinstance(phase, Naming):
        return (NameColour(max(open_colours(state, seat), key=lambda c: promise(state, seat, c))),)
    if isinstance(phase, Keeping):
        return (Keep(max(choices(state.characters[seat]), key=sturdy)),)
    if isinstance(phase, Losing):
        return (LoseToken(max(state.tokens[seat], key=lambda c: points(hand, c))),)
    return (TakeToken(min(lacking(state, seat), key=lambda c: points(hand, c))),)


def points(hand: Cards, colour: Colour) -> int:
    """One's strength in a colour, green made comparable with the others."""
    return strength(hand, colour) * (GREEN_CARD if colour == GREEN else 1)


def promise(state: State, seat: Seat, colour: Colour) -> int:
    """How gladly one opens in a colour."""
    lacked = wins_something(state, seat, colour)
    return points(state.hands[seat], colour) + (LACKED if lacked else 0)


def sturdy(cards: Cards) -> int:
    """Under Adaptation: what Disgrâce cannot take."""
    return sum([card not in SUPPORT for card in cards])


def in_turn(state: State, turn: Turn, chance: Chance) -> Plan:
    seat = turn.seat
    if turn.opening and not turn.entered:
        return (PLAYS[usable(state.hands[seat], state.colour, lady=True)[0]],)
    thefts = ways_if_held(state, turn, "chute")
    if thefts:
        return (max(thefts, key=lambda way: richness(state, way)),)
    wanted = turn.opening or worth_having(state, seat)
    staying = stay_in(state, turn, chance) if wanted else ()
    return staying or leave(state, turn)


def ways_if_held(state: State, turn: Turn, *cards: Card) -> list[PlayAction]:
    hand = state.hands[turn.seat]
    held = [card for card in cards if card in hand]
    return ways_with(state, turn, held) if held else []


def has_action(hand: Cards) -> bool:
    """The deck's last cards are the action cards, and hands are in its order."""
    return bool(hand) and hand[-1] not in VALUE


def richness(state: State, theft: PlayAction) -> tuple[int, int]:
    """Whom to steal from: the one nearest to winning, then the one with most cards."""
    assert theft.target is not None
    return len(state.tokens[theft.target]), len(state.hands[theft.target])


def worth_having(state: State, seat: Seat) -> bool:
    """A new token, or one that a rival must not get."""
    if wins_something(state, seat, state.colour):
        return True
    return any(about_to_win(state, rival) for rival in state.inside if rival != seat)


def stay_in(state: State, turn: Turn, chance: Chance) -> Plan:
    """The cheapest way to stay in, if it is worth its price; () if there is none."""
    cards = payment(state, turn)
    cost = None if cards is None else cost_of(cards, state, turn)
    if (cost is None or cost > ACTION_COST) and has_action(state.hands[turn.seat]):
        found = cheapest_action(state, turn, chance)
        if found is not None and (cost is None or found[0] < cost):
            return (found[1],) if worth_paying(state, turn, found[0]) else ()
    if cards is None or cost is None or not worth_paying(state, turn, cost):
        return ()
    if cards:
        ending = () if not LAID.isdisjoint(state.hands[turn.seat]) else (STAY,)
        return (*[PLAYS[card] for card in cards], *ending)
    return (laying(state, turn) or STAY,)


def worth_paying(state: State, turn: Turn, cost: int) -> bool:
    """Whether one may hope to outlast the rivals, or it costs next to nothing to see."""
    seat = turn.seat
    others = [rival for rival in state.inside if rival != seat]
    if turn.opening or (len(others) == 1 and about_to_win(state, others[0])):
        return True
    if cost <= SMALL and state.characters[seat]:
        return True
    actions = sum([card not in VALUE for card in state.hands[seat]])
    mine = reach(state, seat) + actions * (1 if state.colour == GREEN else AN_ACTION)
    return mine >= BOLD * max([expected_reach(state, rival) for rival in others])


def laying(state: State, turn: Turn) -> PlayAction | None:
    """A last rival is stunned; a character with something to lose is shielded (CAM-49, CAM-50)."""
    wanted = {
        ASSOMME: len(state.inside) == 2,
        BOUCLIER: len(state.characters[turn.seat]) > 1,
    }
    return next((way for way in ways_if_held(state, turn, BOUCLIER, ASSOMME) if wanted[way.card]), None)


def leave(state: State, turn: Turn) -> Plan:
    """Retraite saves one's best card from the discards first (CAM-30)."""
    character = state.characters[turn.seat]
    takes = ways_if_held(state, turn, "retraite")
    if takes:
        return (max(takes, key=lambda way: VALUE[character[int(way.mine or 0)]]),)
    return (STAY if turn.opening else WITHDRAW,)


BOT = NormalBot()
