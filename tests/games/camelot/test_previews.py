"""CAM-40: what an action card would do to the totals is told to its player before it is announced."""

from __future__ import annotations

from tablee.core.contract import Offers
from tablee.core.previews import shown
from tablee.games.camelot import game
from tablee.games.camelot.box import BOX
from tablee.games.camelot.game import apply
from tablee.games.camelot.moves import LetPass, PlayAction, PlayCard
from tablee.games.camelot.state import State
from tablee.games.camelot.totals import totals
from tests.games.camelot.building import stream, turn_of

HANDS = ["contre-charge riposte chute adaptation retraite red-3", "blue-2", "blue-3"]
CHARACTERS = ["red-5 red-3", "red-4 red-5 red-3", "squire-2 red-4 red-4"]


def table() -> State:
    return turn_of(0, HANDS, CHARACTERS)


def offers(state: State, seat: int) -> Offers:
    """As that seat is shown them."""
    return shown(BOX, state, seat, game.offers(state, seat))


def told(state: State) -> dict[PlayAction, tuple[int, ...] | None]:
    open_now = offers(state, 0)
    pairs = zip(open_now.moves, open_now.previews, strict=True)
    return {move: preview for move, preview in pairs if isinstance(move, PlayAction)}


def after(state: State, move: PlayAction) -> tuple[int, ...]:
    state = apply(state, 0, move, stream()).state
    for seat in (1, 2):
        state = apply(state, seat, LetPass(), stream()).state
    return totals(state)


def test_what_a_countercharge_costs_oneself_is_told() -> None:
    assert told(table())[PlayAction("contre-charge")] == (3, 7, 10)


def test_a_preview_is_what_comes_of_the_card_when_nobody_cancels_it() -> None:
    state = table()
    found = {move: preview for move, preview in told(state).items() if preview is not None}
    assert {move.card for move in found} == {"contre-charge", "riposte", "retraite"}
    for move, preview in found.items():
        assert after(state, move) == preview, move


def test_what_is_drawn_or_chosen_later_is_not_told() -> None:
    assert {move.card for move, preview in told(table()).items() if preview is None} == {
        "chute",
        "adaptation",
    }


def test_whoever_may_cancel_a_card_is_told_what_it_costs() -> None:
    state = turn_of(0, ["contre-charge red-3", "lancelot", "blue-3"], CHARACTERS)
    state = apply(state, 0, PlayAction("contre-charge"), stream()).state
    assert offers(state, 1).previews == ((3, 7, 10), (3, 7, 10), (8, 12, 10))
    assert offers(state, 2).previews == ((3, 7, 10), (3, 7, 10))


def test_other_cards_have_none_and_nobody_else_is_told() -> None:
    state = table()
    open_now = offers(state, 0)
    assert PlayCard("red-3") in open_now.moves
    assert open_now.previews[open_now.moves.index(PlayCard("red-3"))] is None
    assert [offers(state, seat).previews for seat in (1, 2)] == [(), ()]


def test_bots_and_checks_do_not_pay_for_what_nobody_is_shown() -> None:
    assert game.offers(table(), 0).previews == ()
