"""What every game promises, on seeded random games."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tablee.core.chance import Recorded
from tablee.core.contract import changes_of
from tablee.core.refusal import MoveRefused
from tablee.table.project import changed
from tests.conformance.playing import Case, all_cases, name_of, random_game, stream

CASES = all_cases()
SEEDS = range(3)
every_case = pytest.mark.parametrize("case", CASES, ids=name_of)


@every_case
def test_somebody_can_act_until_the_end_and_the_end_comes(case: Case) -> None:
    game = case.rules
    for seed in SEEDS:
        for count, played in enumerate(random_game(case, seed)):
            state = played.step.state
            over = game.standings(state) is not None
            assert bool(game.to_act(state)) != over
            for seat in range(case.seats):
                assert bool(game.offers(state, seat).moves) == (seat in game.to_act(state))
            assert count <= case.bound


@every_case
def test_pieces_are_conserved(case: Case) -> None:
    for seed in SEEDS:
        censuses = {case.census(played.step.state) for played in random_game(case, seed)}
        assert len(censuses) == 1


@every_case
def test_standings_cover_every_seat_once(case: Case) -> None:
    for seed in SEEDS:
        *_, last = random_game(case, seed)
        places = case.rules.standings(last.step.state)
        assert places is not None
        assert sorted(seat for place in places for seat in place) == list(range(case.seats))


@every_case
def test_offers_are_what_refuse_lets_through(case: Case) -> None:
    """Every move seen anywhere in the game is tried by every seat at many of its states."""
    game = case.rules
    steps = list(random_game(case, 1))
    offered = {
        move
        for played in steps[:: max(1, len(steps) // 40)]
        for seat in range(case.seats)
        for move in game.offers(played.step.state, seat).moves
    }
    for played in steps[:: max(1, len(steps) // 25)]:
        state = played.step.state
        for seat in range(case.seats):
            open_to_seat = set(game.offers(state, seat).moves)
            assert all(game.refuse(state, seat, move) is None for move in open_to_seat)
            for move in offered - open_to_seat:
                assert game.refuse(state, seat, move) is not None, (seat, move)


@every_case
def test_refused_moves_raise_and_change_nothing(case: Case) -> None:
    game = case.rules
    previous = None
    for played in random_game(case, 2):
        state = played.step.state
        before = msgspec.json.encode(state)
        if previous is not None:
            for seat in range(case.seats):
                if game.refuse(state, seat, previous) is not None:
                    chance = stream(0)
                    with pytest.raises(MoveRefused):
                        game.apply(state, seat, previous, chance)
                    assert chance.taken() == ()
        assert msgspec.json.encode(state) == before
        previous = played.move


@every_case
def test_what_is_no_move_at_all_is_refused(case: Case) -> None:
    """A bot of somebody's own may answer anything."""
    game = case.rules
    steps = list(random_game(case, 1))
    for played in steps[:: max(1, len(steps) // 5)]:
        state = played.step.state
        for seat, junk in product(game.to_act(state), (None, "pass", {"type": "pass"})):
            assert game.refuse(state, seat, junk) is not None
            with pytest.raises(MoveRefused):
                game.apply(state, seat, junk, stream(1))


@every_case
def test_the_recorded_draws_give_the_same_bytes(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 3):
        chance = Recorded(played.draws)
        if played.seat is None:
            again = game.deal(case.seats, case.options, chance, case.version)
        else:
            again = game.apply(played.before, played.seat, played.move, chance)
        chance.finish()
        assert msgspec.json.encode(again) == msgspec.json.encode(played.step)


@every_case
def test_states_moves_events_and_views_survive_json(case: Case) -> None:
    game = case.rules
    for played in list(random_game(case, 4))[::7]:
        state = played.step.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=game.State) == state
        for told in played.step.events:
            assert msgspec.json.decode(msgspec.json.encode(told.event), type=game.Event) == told.event
        for seat in (None, *range(case.seats)):
            view = game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.View) == view


@every_case
def test_changes_told_quickly_are_those_of_the_views(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 6):
        before, after = played.before, played.step.state
        told = None if before is None else changes_of(game, before, after)
        if told is None:
            continue
        for seat in (None, *range(case.seats)):
            fields = {**told.common, **told.own.get(seat, {})} if seat is not None else told.common
            assert fields == changed(game.view(before, seat), game.view(after, seat))


@every_case
def test_notation_round_trips(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 5):
        for seat in game.to_act(played.step.state):
            for move in game.offers(played.step.state, seat).moves:
                assert game.read_move(game.write_move(move)) == move
                encoded = msgspec.json.encode(move)
                assert msgspec.json.decode(encoded, type=game.Move) == move


@every_case
def test_a_game_is_played_to_its_end_by_the_rules_it_began_with(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 7):
        state = played.step.state
        views = [game.view(state, seat) for seat in (None, *range(case.seats))]
        assert {state.rules, *[view.rules for view in views]} == {case.version}


@every_case
def test_a_state_written_before_rules_had_versions_follows_the_first(case: Case) -> None:
    played = next(iter(random_game(case, 8)))
    written = msgspec.to_builtins(played.step.state)
    del written["rules"]
    assert msgspec.convert(written, case.rules.State).rules == 1


@every_case
def test_every_state_of_a_game_is_sound(case: Case) -> None:
    for seed in SEEDS:
        for number, played in enumerate(random_game(case, seed)):
            fault = case.rules.fault_in(played.step.state, case.seats, case.options)
            assert fault is None, (seed, number, fault)


@every_case
def test_a_state_of_another_table_is_not_sound(case: Case) -> None:
    game = case.rules
    state = game.deal(case.seats, case.options, stream(1)).state
    for seats in (-1, 0, case.seats - 1, case.seats + 1, 10**30):
        assert game.fault_in(state, seats, case.options) is not None
