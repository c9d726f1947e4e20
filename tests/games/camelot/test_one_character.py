"""Lance brisée, Esquive, Riposte, Retraite (CAM-46)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot.events import CardTaken, CardTakenBack
from tablee.games.camelot.game import Options, offers, view
from tablee.games.camelot.moves import PlayAction, PlayCard
from tablee.games.camelot.state import Playing
from tests.games.camelot.building import events_of, everybody_passes, make, resolve, turn_of, why_not

COLUMNS = ["red-3 squire-2", "purple-4 red-4 purple-3", "red-5 purple-7"]
SHIELD = ["", "bouclier", ""]
LETTER = Options(shield_stops_all=True)


def turn(card: str, **more: Any) -> Any:
    return turn_of(0, [card, "", ""], more.pop("characters", COLUMNS), **more)


@pytest.mark.clause("CAM-46")
def test_lance_brisee_breaks_all_purple_cards_of_one_opponent() -> None:
    after = resolve(turn("lance-brisee"), 0, "lance-brisee", target=1)
    assert after.characters == (("red-3", "squire-2"), ("red-4",), ("red-5", "purple-7"))
    assert after.discards == ("purple-4", "purple-3", "lance-brisee")


@pytest.mark.clause("CAM-46")
def test_lance_brisee_needs_purple_cards_that_can_go() -> None:
    state = turn("lance-brisee", characters=["red-3", "red-4 red-5", "purple-7"])
    assert why_not(state, 0, "lance-brisee", target=1) == ("CAM-40", "no-effect")
    assert why_not(state, 0, "lance-brisee", target=2) == ("CAM-40", "no-effect")


@pytest.mark.clause("CAM-46")
def test_esquive_discards_any_one_card_of_an_opponent() -> None:
    after = resolve(turn("esquive"), 0, "esquive", target=1, theirs=1)
    assert after.characters[1] == ("purple-4", "purple-3")
    assert after.discards == ("red-4", "esquive")
    moves = [move for move in offers(turn("esquive"), 0).moves if isinstance(move, PlayAction)]
    assert [(move.target, move.theirs) for move in moves] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


@pytest.mark.clause("CAM-46")
def test_esquive_reaches_no_card_that_is_not_there_and_no_laid_one() -> None:
    state = turn("esquive", laid=["", "assomme", ""])
    assert why_not(state, 0, "esquive", target=1, theirs=3) == ("CAM-90", "no-such-card")
    assert why_not(state, 0, "esquive", target=1, theirs=-1) == ("CAM-90", "no-such-card")
    assert why_not(state, 0, "esquive", target=1, theirs="assomme") == ("CAM-90", "no-such-card")


@pytest.mark.clause("CAM-46")
def test_riposte_moves_the_newest_card_on_top_of_ones_own() -> None:
    result = everybody_passes(make(turn("riposte"), (0, PlayAction("riposte", 1))))
    assert result.state.characters == (
        ("red-3", "squire-2", "purple-3"),
        ("purple-4", "red-4"),
        ("red-5", "purple-7"),
    )
    assert events_of(result, CardTaken) == [CardTaken(0, 1, "purple-3")]
    assert isinstance(result.state.phase, Playing)
    assert result.state.phase.turn.added == 1


@pytest.mark.clause("CAM-46")
def test_retraite_takes_one_of_ones_own_cards_back_to_play_it_again() -> None:
    result = everybody_passes(make(turn("retraite"), (0, PlayAction("retraite", mine=1))))
    assert result.state.characters[0] == ("red-3",)
    assert result.state.hands[0] == ("squire-2",)
    assert events_of(result, CardTakenBack) == [CardTakenBack(0, "squire-2")]
    assert PlayCard("squire-2") in offers(result.state, 0).moves
    assert why_not(turn("retraite"), 0, "retraite", mine=2) == ("CAM-90", "no-such-card")


@pytest.mark.clause("CAM-46")
@pytest.mark.parametrize(
    ("card", "targets", "worths"),
    [
        ("lance-brisee", {"target": 1}, (2, 1, 2)),
        ("esquive", {"target": 1, "theirs": 0}, (2, 2, 2)),
        ("riposte", {"target": 1}, (3, 2, 2)),
        ("retraite", {"mine": 0}, (1, 3, 2)),
    ],
)
def test_in_green_tournaments_too(card: str, targets: dict[str, Any], worths: tuple[int, ...]) -> None:
    after = resolve(turn(card, colour="green"), 0, card, **targets)
    assert view(after, 0).totals == worths


@pytest.mark.clause("CAM-46")
@pytest.mark.parametrize("card", ["lance-brisee", "riposte", "esquive"])
def test_the_target_is_an_opponent_still_in_and_has_entered(card: str) -> None:
    place = {"theirs": 0} if card == "esquive" else {}
    state = turn(card, characters=["red-3 red-4", "", ""], inside=(0, 2))
    assert why_not(state, 0, card, target=1, **place) == ("CAM-90", "target-withdrawn")
    assert why_not(state, 0, card, target=0, **place) == ("CAM-90", "no-opponent")
    assert why_not(state, 0, card, target=3, **place) == ("CAM-90", "no-opponent")
    assert why_not(state, 0, card, target=-1, **place) == ("CAM-90", "no-opponent")
    assert why_not(state, 0, card, target=2, **place) == ("CAM-40", "no-effect")


@pytest.mark.clause("CAM-49")
@pytest.mark.parametrize("card", ["lance-brisee", "riposte", "esquive"])
def test_a_shielded_target_is_refused_an_unshielded_one_is_not(card: str) -> None:
    place = {"theirs": 0} if card == "esquive" else {}
    state = turn(card, laid=SHIELD)
    assert why_not(state, 0, card, target=1, **place) == ("CAM-49", "target-shielded")
    targets = {move.target for move in offers(state, 0).moves if isinstance(move, PlayAction)}
    assert targets == {2}


@pytest.mark.clause("CAM-49")
@pytest.mark.parametrize(("card", "targets"), [("riposte", {"target": 1}), ("retraite", {"mine": 0})])
def test_ones_own_shield_stops_ones_own_cards_only_by_the_letter(card: str, targets: dict[str, Any]) -> None:
    own = ["bouclier", "", ""]
    assert resolve(turn(card, laid=own), 0, card, **targets).discards == (card,)
    letter = turn(card, laid=own, options=LETTER)
    assert why_not(letter, 0, card, **targets) == ("CAM-49", "shielded-yourself")
