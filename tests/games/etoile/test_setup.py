"""Set-up, turn and the options of a table: ETO-03, ETO-10 to ETO-12."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.chance import Recorded, Stream
from tablee.core.refusal import MoveRefused
from tablee.games.etoile import game
from tablee.games.etoile.meta import META, Options, refuse_options
from tests.games.etoile.scenes import do, events, mover, opened, pieces, plays, refused, step

CAMP_A = {"Aa1", "Ac1", "Ae1", "Ag1", "Ab2", "Ad2", "Af2", "Ah2", "Aa3", "Ac3", "Ae3", "Ag3"}


@pytest.mark.clause("ETO-10")
def test_every_player_has_12_men_on_lines_1_to_3() -> None:
    state = opened(3)
    assert pieces(state, 0) == CAMP_A
    for camp, letter in enumerate("ABC"):
        assert pieces(state, camp) == {letter + name[1:] for name in CAMP_A}


@pytest.mark.clause("ETO-10")
@pytest.mark.parametrize("seats", [0, 1, 4])
def test_the_star_is_for_two_or_three(seats: int) -> None:
    refusal = refuse_options(seats, Options())
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("ETO-10", "wrong-seats")
    with pytest.raises(MoveRefused):
        game.deal(seats, Options(), Stream(b"lot"))


@pytest.mark.clause("ETO-03")
def test_the_light_game_is_played_on_light_cells() -> None:
    state = opened(3, cells="light")
    assert "Ab1" in pieces(state, 0)
    assert "Aa1" not in pieces(state, 0)
    assert len(plays(state)) == 7
    assert refused(state, "Ac3-Ad4") == ("ETO-03", "wrong-colour")


@pytest.mark.clause("ETO-11")
def test_at_two_the_third_camp_is_empty_and_open_to_both() -> None:
    state = opened(2)
    assert pieces(state, 0) == CAMP_A
    assert pieces(state, 2) == set()
    state = do(state, "Ag3-Ah4", "Ba3-Bb4")
    assert "Ac3-Ad4" in plays(state)
    state = do(state, "Ae3-Af4", "Bc3-Bd4")
    assert "Af4-Cb4" in plays(state, "Af4")


@pytest.mark.clause("ETO-12")
def test_players_move_in_turn_a_b_c() -> None:
    state = opened(3)
    order = []
    for text in ("Ac3-Ad4", "Ba3-Bb4", "Ca3-Cb4", "Aa3-Ab4"):
        order.append(mover(state))
        state = do(state, text)
    assert order == [0, 1, 2, 0]
    assert refused(state, "Ca3-Cb4", seat=2) == ("ETO-12", "not-your-turn")


@pytest.mark.clause("ETO-12")
def test_who_is_a_is_drawn_by_lot() -> None:
    dealt = game.deal(3, Options(), Recorded([(2, 0, 1)]))
    assert dealt.state.seats == (2, 0, 1)
    assert game.to_act(dealt.state) == {2}
    assert events(dealt) == ["camps-drawn"]
    firsts = {game.deal(3, Options(), Stream(bytes([n]))).state.seats[0] for n in range(20)}
    assert firsts == {0, 1, 2}


@pytest.mark.clause("ETO-61")
def test_free_landing_is_refused_where_queens_do_not_fly() -> None:
    refusal = refuse_options(2, Options(rules="english", free_landing=True))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("ETO-61", "short-queens-land-nowhere-else")
    assert refuse_options(2, Options(rules="german", free_landing=True)) is None


def test_every_option_is_in_the_box() -> None:
    assert [info.name for info in META.options] == list(Options.__struct_fields__)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"rules": "frisian"}, Options)


def test_the_clock_belongs_to_the_table() -> None:
    assert game.due(opened(3)) is None
    assert game.due(step(opened(3), "Ac3-Ad4").state) is None
