"""What all action cards share (CAM-40, CAM-41) and how each can be cancelled (CAM-51)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.events import ActionAnnounced, ActionCancelled, ColourChanged
from tablee.games.camelot.game import offers
from tablee.games.camelot.moves import LetPass, PlayAction, PlayLancelot, Stay
from tablee.games.camelot.pieces import BOUCLIER, LAID
from tablee.games.camelot.state import Playing
from tests.games.camelot.building import everybody_passes, make, refusal_of, resolve, step, turn_of, why_not
from tests.games.camelot.cases import census
from tests.games.camelot.situations import SITUATIONS

CARDS = sorted(SITUATIONS)
every_card = pytest.mark.parametrize("card", CARDS)


@pytest.mark.clause("CAM-40")
def test_there_is_a_situation_for_every_card() -> None:
    assert set(SITUATIONS) == set(BY_CARD)


@every_card
@pytest.mark.clause("CAM-40")
def test_an_action_is_offered_announced_resolved_and_discarded_face_up(card: str) -> None:
    situation = SITUATIONS[card]
    state, move = situation.state(card), situation.move(card)
    assert move in offers(state, 0).moves
    announced = step(state, 0, move)
    first = announced.events[0]
    assert isinstance(first.event, ActionAnnounced)
    assert (first.event.card, first.to) == (card, None)
    draws = (0,) if card == "chute" else ()
    after = everybody_passes(announced.state, *draws).state
    assert isinstance(after.phase, Playing)
    assert (after.discards[-1:] == (card,)) != (card in LAID)
    assert any(card in beside for beside in after.laid) == (card in LAID)
    assert census(after) == census(state)


@pytest.mark.parametrize("card", [card for card in CARDS if SITUATIONS[card].useless is not None])
@pytest.mark.clause("CAM-40")
def test_an_action_without_effect_is_refused(card: str) -> None:
    situation = SITUATIONS[card]
    state = situation.state(card, characters=situation.useless)
    refusal = refusal_of(state, 0, situation.move(card))
    assert refusal.clause in ("CAM-40", "CAM-41")
    assert not any(isinstance(move, PlayAction) for move in offers(state, 0).moves)


@every_card
@pytest.mark.clause("CAM-40")
def test_an_action_needs_its_targets_and_no_others(card: str) -> None:
    situation = SITUATIONS[card]
    state = situation.state(card)
    for field, value in (("target", 1), ("colour", "blue"), ("mine", 0), ("theirs", 0)):
        changed = {**situation.targets, field: value}
        if field in situation.targets:
            del changed[field]
        refusal = refusal_of(state, 0, PlayAction(card, **changed))
        assert (refusal.clause, refusal.reason) == ("CAM-40", "wrong-targets")
        assert refusal.values["needs"] == ("-".join(BY_CARD[card].needs) or "none")


@pytest.mark.clause("CAM-40")
def test_actions_are_played_in_ones_own_turn() -> None:
    situation = SITUATIONS["feinte"]
    state = turn_of(1, ["feinte", "", ""], situation.characters)
    assert refusal_of(state, 0, PlayAction("feinte")).clause == "CAM-90"


@every_card
@pytest.mark.clause("CAM-51")
def test_a_cancelled_action_has_no_effect_and_is_discarded_all_the_same(card: str) -> None:
    situation = SITUATIONS[card]
    state = situation.state(card)
    announced = make(state, (0, situation.move(card)), (2, LetPass()))
    result = step(announced, 1, PlayLancelot())
    after = result.state
    assert [told.event for told in result.events] == [ActionCancelled(1, 0, card)]
    assert after.discards == (card, "lancelot")
    assert (after.characters, after.laid, after.colour) == (state.characters, state.laid, state.colour)
    assert after.hands == (("red-3",), ("red-4", "blue-2"), ("red-5",))
    assert isinstance(after.phase, Playing)
    assert after.phase.turn.played
    assert census(after) == census(state)


@pytest.mark.clause("CAM-40")
def test_a_cancelled_action_counts_as_a_card_played() -> None:
    state = turn_of(0, ["bouclier", "lancelot"], ["red-5", "red-3"])
    after = make(state, (0, PlayAction(BOUCLIER)), (1, PlayLancelot()))
    assert Stay() in offers(after, 0).moves


@pytest.mark.clause("CAM-41")
@pytest.mark.parametrize("card", ["riposte", "esquive", "retraite"])
def test_an_only_card_is_neither_removed_nor_stolen(card: str) -> None:
    situation = SITUATIONS[card]
    state = situation.state(card, characters=["red-3", "red-4", "red-5 red-5"])
    assert why_not(state, 0, card, **situation.targets) == ("CAM-41", "only-card")


@pytest.mark.clause("CAM-41")
@pytest.mark.parametrize(
    ("card", "characters", "after"),
    [
        ("charge", ["red-3 squire-3", "red-4 red-3", ""], ("red-3", "red-4")),
        ("contre-charge", ["lady-6", "red-3 lady-6", ""], ("lady-6", "red-3")),
        ("disgrace", ["red-3", "squire-3 lady-6", ""], ("red-3", "squire-3")),
        ("feinte", ["red-3 red-4", "red-5", "red-4 red-3"], ("red-3 red-4", "red-5", "red-4")),
    ],
)
def test_if_all_would_go_the_oldest_stays(card: str, characters: list[str], after: tuple[str, ...]) -> None:
    state = turn_of(0, [card, "", ""], characters)
    left = [" ".join(character) for character in resolve(state, 0, card).characters]
    assert left[: len(after)] == list(after)


@pytest.mark.clause("CAM-41")
def test_all_purple_leaves_the_oldest() -> None:
    state = turn_of(0, ["lance-brisee", ""], ["red-3", "purple-3 purple-7 purple-5"], colour="purple")
    assert resolve(state, 0, "lance-brisee", target=1).characters[1] == ("purple-3",)


@pytest.mark.clause("CAM-41")
def test_an_only_card_may_be_exchanged() -> None:
    state = turn_of(0, ["finesse", ""], ["red-3", "red-5"])
    after = resolve(state, 0, "finesse", target=1, mine=0, theirs=0)
    assert after.characters == (("red-5",), ("red-3",))


@pytest.mark.clause("CAM-42")
def test_the_events_of_an_effect_follow_the_last_answer() -> None:
    state = turn_of(0, ["maladresse", ""], ["red-3", "red-5"])
    announced = step(state, 0, PlayAction("maladresse", colour="green"))
    assert len(announced.events) == 1
    last = step(announced.state, 1, LetPass())
    assert ColourChanged("red", "green") in [told.event for told in last.events]
