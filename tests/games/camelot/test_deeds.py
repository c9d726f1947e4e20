"""What everybody did last, as a person at the table could have written it down (CAM-60)."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.shuffle import start_hash
from tablee.games.camelot import game
from tablee.games.camelot.deeds import NOTHING, Deed, Past
from tablee.games.camelot.game import Options, guess, view
from tablee.games.camelot.moves import PlayCard, Stay, Withdraw
from tablee.games.camelot.soundness import fault_in
from tablee.games.camelot.state import State
from tests.games.camelot.building import make, resolve, step, stream, turn_of

COLUMNS = ["red-3", "red-4 squire-2", ""]


@pytest.mark.clause("CAM-60")
def test_a_card_put_down_tells_what_was_lacking_and_what_it_is_worth() -> None:
    state = turn_of(0, ["red-5 squire-3", "blue-2", ""], COLUMNS)
    after = make(state, (0, PlayCard("red-5")))
    assert after.deeds == (Deed(4, 5), NOTHING, NOTHING)
    assert make(after, (0, PlayCard("squire-3"))).deeds == (Deed(0, 3), NOTHING, NOTHING)


@pytest.mark.clause("CAM-60")
def test_whoever_leaves_tells_what_was_lacking_then_and_what_it_had_put_down() -> None:
    state = turn_of(0, ["red-5", "blue-2", ""], COLUMNS, deeds=(Deed(1, 3), NOTHING, NOTHING))
    assert make(state, (0, Withdraw())).deeds == (Deed(1, 3, 4), NOTHING, NOTHING)


@pytest.mark.clause("CAM-60")
def test_whoever_leaves_at_the_top_lacked_a_card_at_least() -> None:
    state = turn_of(1, ["red-5", "blue-2", ""], COLUMNS)
    assert make(state, (1, Withdraw())).deeds == (NOTHING, Deed(0, 0, 1), NOTHING)


@pytest.mark.clause("CAM-60")
def test_the_last_tournament_of_a_colour_is_remembered_and_another_one_takes_its_place() -> None:
    before = (Past("red", 2, ()), Past("blue", 3, (NOTHING, Deed(1, 2))))
    state = turn_of(0, ["red-5 red-3", "blue-2"], ["red-3", "red-4"], tournament=7, past=before)
    after = make(state, (0, Withdraw()))
    assert after.past == (before[1], Past("red", 7, (Deed(0, 0, 2), NOTHING)))
    assert after.deeds == ()


@pytest.mark.clause("CAM-60")
def test_another_colour_begins_a_new_line() -> None:
    state = turn_of(0, ["maladresse", "blue-2", ""], COLUMNS, deeds=(Deed(1, 3), NOTHING, NOTHING))
    assert resolve(state, 0, "maladresse", colour="green").deeds == ()


@pytest.mark.clause("CAM-60")
def test_everybody_sees_the_same_deeds_and_a_guess_keeps_them() -> None:
    state = turn_of(
        0, ["red-5", "blue-2", ""], COLUMNS, past=(Past("green", 1, (Deed(1, 1), Deed(0, 1), NOTHING)),)
    )
    state = make(state, (0, PlayCard("red-5")))
    for seat in (None, 0, 1, 2):
        seen = view(state, seat)
        assert (seen.deeds, seen.past) == (state.deeds, state.past)
        guessed = guess(seen, stream())
        assert (guessed.deeds, guessed.past) == (state.deeds, state.past)


@pytest.mark.clause("CAM-60")
def test_deeds_do_not_depend_on_what_is_hidden() -> None:
    """Whatever else the hands hold: the same cards put down are the same deeds."""
    one = turn_of(0, ["red-5 lancelot", "blue-2", "red-4"], COLUMNS)
    other = turn_of(0, ["red-5 green-1", "charge", "lady-6"], COLUMNS)
    played = [
        step(make(state, (0, PlayCard("red-5"))), 0, Stay(), (0, 1, 2, 3, 4, 5)).state
        for state in (one, other)
    ]
    assert played[0].deeds == played[1].deeds != ()


def whole_game(seats: int) -> list[State]:
    chance, states = stream(3), [game.deal(seats, Options(), stream(3)).state]
    while game.standings(states[-1]) is None:
        seat = min(game.to_act(states[-1]))
        moves = game.offers(states[-1], seat).moves
        states.append(game.apply(states[-1], seat, moves[chance.below(len(moves))], chance).state)
    return states


def test_a_whole_game_stays_sound_and_small() -> None:
    """A colour is remembered once, and what is sent of it all stays below a few hundred bytes."""
    states = whole_game(5)
    assert all(fault_in(state, 5, state.options) is None for state in states)
    assert max([len(msgspec.json.encode((state.deeds, state.past))) for state in states]) < 400
    changes = sum([one.past != other.past for one, other in pairwise(states)])
    assert changes <= states[-1].tournament


def test_a_state_that_remembers_nonsense_is_refused() -> None:
    state = whole_game(3)[40]
    past = Past("red", 1, (NOTHING,) * 3)
    for wrong in (
        {"deeds": (NOTHING,)},
        {"deeds": (Deed(-1), NOTHING, NOTHING)},
        {"past": (past, past)},
        {"past": (replace(past, colour="pink"),)},
        {"past": (replace(past, tournament=10_000),)},
    ):
        assert fault_in(replace(state, **wrong), 3, state.options) is not None


def test_a_state_kept_before_deeds_were_remembered_is_read() -> None:
    state = whole_game(2)[30]
    kept = msgspec.to_builtins(state)
    del kept["deeds"], kept["past"]
    assert msgspec.convert(kept, State, strict=False) == replace(state, deeds=(), past=())


@pytest.mark.parametrize("seats", [2, 5])
def test_a_position_from_before_deeds_were_remembered_keeps_its_hash(seats: int) -> None:
    """It stands in the list of every game that was played on from there (docs/decisions/chance.md)."""
    state: State = game.deal(seats, Options(), stream()).state
    before = {
        name: value for name, value in msgspec.to_builtins(state).items() if name not in ("deeds", "past")
    }
    assert start_hash(state, bytes(32)) == start_hash(before, bytes(32))
    kept = msgspec.convert(before, State, strict=False)
    assert start_hash(kept, bytes(32)) == start_hash(before, bytes(32))
