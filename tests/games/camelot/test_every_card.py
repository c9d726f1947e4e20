"""Every way of playing each action card: lone cards, shields, green (CAM-27, CAM-41, CAM-49)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot.game import Options, State, offers, view
from tablee.games.camelot.moves import PlayAction
from tests.games.camelot.building import everybody_passes, make, turn_of, why_not
from tests.games.camelot.situations import SITUATIONS

CARDS = sorted(SITUATIONS)
COLOUR_CHANGES = {"desarconne", "changement-d-arme", "maladresse"}
TAKES_FROM_OTHERS = {
    "lance-brisee", "riposte", "esquive", "feinte", "charge", "contre-charge", "disgrace", "adaptation",
    "finesse",
}  # fmt: skip
"""Cards that touch an opponent's character; the others change colours, hands, oneself, or lie beside."""
TOUCHES_ONESELF = {"riposte", "retraite", "finesse", "charge", "contre-charge", "disgrace", "adaptation"}
COLUMNS = ["red-3 squire-2 red-5", "red-4 squire-2 red-4 purple-5", "red-4 squire-2 red-4 purple-5"]
SECOND_SHIELDED = ["", "bouclier", ""]
every_card = pytest.mark.parametrize("card", CARDS)


def table(card: str, columns: list[str] = COLUMNS, **more: Any) -> State:
    more.setdefault("colour", SITUATIONS[card].colour)
    return turn_of(0, [card, "blue-2", "blue-3"], columns, **more)


def ways(state: State) -> list[PlayAction]:
    return [move for move in offers(state, 0).moves if isinstance(move, PlayAction)]


def outcomes(state: State) -> list[tuple[PlayAction, State]]:
    """Every way of playing the card, and the table after it."""
    return [
        (way, everybody_passes(make(state, (0, way)), *([0] if way.card == "chute" else [])).state)
        for way in ways(state)
    ]


@every_card
@pytest.mark.clause("CAM-41")
def test_a_lone_card_stays_whatever_is_played(card: str) -> None:
    """An exchange leaves one card too, if another one."""
    lone = table(card, ["red-3", "squire-2", "purple-5"])
    for way, after in outcomes(lone):
        assert [len(character) for character in after.characters] == [1, 1, 1], way
    if card in TAKES_FROM_OTHERS - {"finesse"} or card == "retraite":
        assert ways(lone) == []
        assert why_not(lone, 0, card, **SITUATIONS[card].targets)[0] in ("CAM-40", "CAM-41")


@every_card
@pytest.mark.clause("CAM-49")
def test_behind_a_shield_a_character_is_as_it_was(card: str) -> None:
    """Only a Finesse aimed at the Bouclier itself reaches past it."""
    for laid in (["", "bouclier", "assomme"], ["", "bouclier assomme", ""]):
        state = table(card, laid=laid)
        for way, after in outcomes(state):
            if way.theirs != "bouclier":
                assert after.characters[1] == state.characters[1], way


@every_card
@pytest.mark.clause("CAM-49")
def test_of_two_alike_the_unshielded_one_is_hit(card: str) -> None:
    state = table(card, laid=SECOND_SHIELDED)
    hit = [way for way, after in outcomes(state) if after.characters[2] != state.characters[2]]
    assert bool(hit) == (card in TAKES_FROM_OTHERS)
    spared = {way.target for way in ways(state) if way.theirs != "bouclier"}
    reaches_shielded = card in ("chute", "assomme")
    assert (1 in spared) == reaches_shielded


@every_card
@pytest.mark.clause("CAM-49")
def test_ones_own_shield_stops_ones_own_card_by_the_letter_alone(card: str) -> None:
    columns = ["red-3 squire-2 red-5 red-3", *COLUMNS[1:]]
    own = ["bouclier", "", ""]
    usual = table(card, columns, laid=own)
    strict = table(card, columns, laid=own, options=Options(shield_stops_all=True))
    touched = any(after.characters[0] != usual.characters[0] for _, after in outcomes(usual))
    assert touched == (card in TOUCHES_ONESELF)
    for way, after in outcomes(strict):
        if way.mine != "bouclier":
            assert after.characters[0] == strict.characters[0], way


@every_card
@pytest.mark.clause("CAM-27")
def test_in_a_green_tournament(card: str) -> None:
    """Colours change no more; every other card acts as elsewhere, and each card left counts 1."""
    state = table(card, colour="green")
    found = outcomes(state)
    assert bool(found) == (card not in COLOUR_CHANGES)
    if not found:
        assert why_not(state, 0, card, **SITUATIONS[card].targets) == ("CAM-42", "no-such-change")
    for way, after in found:
        assert view(after, 0).totals == tuple(len(character) for character in after.characters), way
    elsewhere = outcomes(table(card, colour="red"))
    if found and elsewhere:
        assert [after.characters for _, after in found] == [after.characters for _, after in elsewhere]
