"""Learning Camelot by playing: a game well under way, opened by the learner with a good red hand (CAM-10).

Everybody has two of the four tokens, so that a first game is short; action cards come as they are drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.teaching import Coach, FirstGame, Picture
from tablee.games.camelot.coach_words import END, GOAL, REFRESHER, TIPS, TURN
from tablee.games.camelot.dealing import DEALT, first_state
from tablee.games.camelot.meta import META, Options
from tablee.games.camelot.pieces import ACTIONS, DECK, Card, in_order
from tablee.games.camelot.state import State

SEATS = 4
OPTIONS = Options()
DEALER = SEATS - 1  # the learner, at the dealer's left, opens
HAND: tuple[Card, ...] = ("red-3", "red-4", "red-4", "red-5", "squire-2", "squire-3", "blue-3", "green-1")
TOKENS = (("blue", "green"), ("purple", "yellow"), ("purple", "blue"), ("yellow", "green"))


def start(chance: Chance) -> State:
    """The learner's hand is always the same; what others hold and the pile brings is not.

    Nobody begins with an action card: the first ones are drawn.
    """
    rest = list(DECK)
    for card in HAND:
        rest.remove(card)
    plain = [card for card in rest if card not in ACTIONS]
    order = chance.order(len(plain))
    hands = [plain[i] for i in order[: (SEATS - 1) * DEALT]]
    left = [plain[i] for i in order[(SEATS - 1) * DEALT :]] + [card for card in rest if card in ACTIONS]
    pile = tuple([left[i] for i in chance.order(len(left))])
    others = [in_order(tuple(hands[at::3])) for at in range(SEATS - 1)]
    state = first_state(OPTIONS, META.rules, DEALER, (in_order(HAND), *others), pile)
    return replace(state, tournament=1, tokens=TOKENS)


COACH = Coach(
    pictures=(Picture("goal.svg", GOAL), Picture("turn.svg", TURN), Picture("end.svg", END)),
    game=FirstGame(SEATS, "easy", OPTIONS, start),
    tips=TIPS,
    refresher=REFRESHER,
)
