"""What a seat sees (CAM-60)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.camelot.game import Options, deal, view
from tests.games.camelot.building import stream, turn_of

HANDS = ["red-5 lancelot", "blue-2", "chute chute charge"]
COLUMNS = ["red-3", "red-4 squire-2", ""]


@pytest.mark.clause("CAM-60")
def test_a_player_sees_his_hand_all_sizes_and_everything_face_up() -> None:
    state = turn_of(0, HANDS, COLUMNS, discards="feinte green-1 riposte", laid=["", "bouclier", ""])
    seen = view(state, 0)
    assert seen.hand == ("red-5", "lancelot")
    assert seen.counts == (2, 1, 3)
    assert seen.characters == state.characters
    assert seen.laid == state.laid
    assert seen.top == "riposte"
    assert seen.pile == len(state.pile)


@pytest.mark.clause("CAM-60")
def test_a_watcher_sees_no_hand() -> None:
    state = turn_of(0, HANDS, COLUMNS)
    seen = view(state, None)
    assert seen.hand == ()
    assert seen.counts == (2, 1, 3)
    assert b"lancelot" not in msgspec.json.encode(seen)


@pytest.mark.clause("CAM-60")
def test_neither_other_hands_nor_the_pile_are_in_a_view() -> None:
    state = turn_of(0, HANDS, COLUMNS, pile="purple-7 maladresse")
    sent = msgspec.json.encode(view(state, 1))
    for hidden in (b"lancelot", b"chute", b"charge", b"purple-7", b"maladresse"):
        assert hidden not in sent


@pytest.mark.clause("CAM-60")
def test_the_order_of_the_discards_below_the_top_is_not_told() -> None:
    one = turn_of(0, HANDS, COLUMNS, discards="green-1 feinte riposte")
    other = turn_of(0, HANDS, COLUMNS, discards="feinte green-1 riposte")
    assert view(one, 1) == view(other, 1)


@pytest.mark.clause("CAM-60")
def test_the_rest_of_the_deal_is_hidden() -> None:
    state = deal(3, Options(), stream()).state
    seen = view(state, 2)
    assert seen.hand == state.hands[2]
    assert (seen.pile, seen.top, seen.discarded, seen.known) == (110 - 24, None, (), ())
