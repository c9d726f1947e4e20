"""Finesse: exchanges on the table (CAM-48, CAM-52)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot.events import ActionAnnounced, CardsExchanged
from tablee.games.camelot.game import Options, State, offers, view
from tablee.games.camelot.moves import PlayAction, PlayCard
from tablee.games.camelot.state import Playing
from tests.games.camelot.building import events_of, everybody_passes, make, resolve, step, turn_of, why_not

HANDS = ["finesse red-3", "", ""]
COLUMNS = ["red-3 squire-2 red-4", "red-5 lady-6", "red-4"]


def swap(mine: int | str, theirs: int | str, target: int = 1, **more: Any) -> State:
    state = turn_of(0, HANDS, more.pop("characters", COLUMNS), **more)
    return resolve(state, 0, "finesse", target=target, mine=mine, theirs=theirs)


def no_swap(mine: int | str, theirs: int | str, target: int = 1, **more: Any) -> tuple[str, str]:
    state = turn_of(0, HANDS, more.pop("characters", COLUMNS), **more)
    return why_not(state, 0, "finesse", target=target, mine=mine, theirs=theirs)


@pytest.mark.clause("CAM-48")
def test_each_card_takes_the_others_place_in_the_order() -> None:
    state = turn_of(0, HANDS, COLUMNS)
    announced = step(state, 0, PlayAction("finesse", 1, mine=1, theirs=0))
    assert events_of(announced, ActionAnnounced) == [
        ActionAnnounced(0, "finesse", 1, None, "squire-2", "red-5")
    ]
    result = everybody_passes(announced.state)
    assert result.state.characters == (("red-3", "red-5", "red-4"), ("squire-2", "lady-6"), ("red-4",))
    assert events_of(result, CardsExchanged) == [CardsExchanged(0, 1, "squire-2", "red-5")]


@pytest.mark.clause("CAM-48")
def test_an_only_card_and_a_green_tournament_are_no_obstacle() -> None:
    after = swap(0, 0, target=2, colour="green")
    assert after.characters[2] == ("red-3",)
    assert view(after, 0).totals == (3, 2, 1)


@pytest.mark.clause("CAM-48")
def test_an_assomme_given_lies_before_its_new_holder_and_the_card_got_goes_on_top() -> None:
    after = swap("assomme", 0, laid=["assomme", "", ""])
    assert after.laid == ((), ("assomme",), ())
    assert after.characters[:2] == (("red-3", "squire-2", "red-4", "red-5"), ("lady-6",))


@pytest.mark.clause("CAM-48")
def test_a_bouclier_taken_shields_its_new_holder() -> None:
    after = swap(1, "bouclier", laid=["", "bouclier", ""])
    assert after.laid == (("bouclier",), (), ())
    assert after.characters[:2] == (("red-3", "red-4"), ("red-5", "lady-6", "squire-2"))
    both = swap("assomme", "bouclier", laid=["assomme", "bouclier", ""])
    assert both.laid == (("bouclier",), ("assomme",), ())
    assert both.characters == turn_of(0, HANDS, COLUMNS).characters


@pytest.mark.clause("CAM-48")
def test_every_pair_of_face_up_cards_is_offered() -> None:
    state = turn_of(0, HANDS, COLUMNS, laid=["assomme", "bouclier", ""])
    ways = {
        (move.target, move.mine, move.theirs)
        for move in offers(state, 0).moves
        if isinstance(move, PlayAction)
    }
    assert ways == {
        (1, 0, "bouclier"), (1, 1, "bouclier"), (1, 2, "bouclier"), (1, "assomme", "bouclier"),
        (2, 0, 0), (2, 1, 0),
    }  # fmt: skip


@pytest.mark.clause("CAM-48")
def test_no_exchange_of_alike_or_absent_cards() -> None:
    assert no_swap(2, 0, target=2) == ("CAM-40", "no-effect")
    assert no_swap(3, 0) == ("CAM-90", "no-such-card")
    assert no_swap(0, "bouclier") == ("CAM-90", "no-such-card")
    assert no_swap("assomme", 0) == ("CAM-90", "no-such-card")
    assert no_swap(0, 0, target=1, inside=(0, 2)) == ("CAM-90", "target-withdrawn")


@pytest.mark.clause("CAM-48")
def test_an_exchange_empties_no_character() -> None:
    columns = ["red-3", "red-5", ""]
    laid = ["assomme", "", ""]
    assert no_swap("assomme", 0, characters=columns, laid=laid) == ("CAM-41", "only-card")
    given = ["", "assomme", ""]
    assert no_swap(0, "assomme", characters=columns, laid=given) == ("CAM-41", "only-card")


@pytest.mark.clause("CAM-25")
def test_a_character_begins_with_a_card_of_its_own_player() -> None:
    columns = ["red-3 red-4", "red-5", ""]
    laid = ["", "", "assomme"]
    assert no_swap(0, "assomme", 2, characters=columns, laid=laid) == ("CAM-25", "target-not-entered")


@pytest.mark.clause("CAM-49")
def test_a_shield_guards_its_character_but_not_itself() -> None:
    laid = ["", "bouclier", ""]
    assert no_swap(0, 0, laid=laid) == ("CAM-49", "target-shielded")
    assert swap(0, "bouclier", laid=laid).laid[0] == ("bouclier",)
    both = ["", "bouclier assomme", ""]
    assert no_swap(0, "assomme", laid=both) == ("CAM-49", "target-shielded")
    assert swap(0, 0, target=2, laid=laid).characters[2] == ("red-3",)


@pytest.mark.clause("CAM-49")
def test_ones_own_shield_stops_ones_finesse_only_by_the_letter() -> None:
    own = ["bouclier", "", ""]
    letter = Options(shield_stops_all=True)
    assert swap(0, 0, laid=own).characters[0][0] == "red-5"
    assert no_swap(0, 0, laid=own, options=letter) == ("CAM-49", "shielded-yourself")
    assert swap("bouclier", 0, laid=own, options=letter).laid[1] == ("bouclier",)


@pytest.mark.clause("CAM-52")
def test_no_second_lady_by_finesse() -> None:
    columns = ["red-3 lady-6", "red-5 lady-6", "red-4"]
    assert no_swap(0, 1, characters=columns) == ("CAM-52", "second-lady-comes")
    assert no_swap(1, 0, characters=columns) == ("CAM-52", "second-lady-comes")
    assert no_swap(1, 1, characters=columns) == ("CAM-40", "no-effect")
    assert swap(1, 0, target=2, characters=columns).characters[2] == ("lady-6",)


@pytest.mark.clause("CAM-52")
def test_no_second_lady_by_riposte() -> None:
    state = turn_of(0, ["riposte", "", ""], ["lady-6", "red-5 lady-6", "lady-6 red-3"])
    assert why_not(state, 0, "riposte", target=1) == ("CAM-52", "second-lady-comes")
    assert resolve(state, 0, "riposte", target=2).characters[0] == ("lady-6", "red-3")


@pytest.mark.clause("CAM-50")
def test_an_exchange_is_no_card_added() -> None:
    after = swap(0, 0, laid=["assomme", "", ""])
    assert isinstance(after.phase, Playing)
    assert after.phase.turn.added == 0
    assert make(after, (0, PlayCard("red-3"))).characters[0][-1] == "red-3"
