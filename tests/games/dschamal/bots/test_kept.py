"""What bots know of the forms by touch is read from a file, and the file is what feeling them over gives."""

from __future__ import annotations

from tablee.games.dschamal.bots.familiar import learnt
from tablee.games.dschamal.bots.kept import all_rough
from tablee.games.dschamal.fingertip import SINCE
from tablee.games.dschamal.meta import META

AGAIN = "write it again: python -m tests.games.dschamal.bench.touches"


def test_the_kept_touches_are_those_of_the_pieces() -> None:
    assert all_rough(SINCE) == learnt(SINCE), AGAIN


def test_games_begun_today_need_no_feeling_over() -> None:
    assert all_rough(META.rules) is all_rough(SINCE)


def test_a_hand_that_lies_flat_knows_the_forms_as_it_feels_them() -> None:
    ways, touches = all_rough(SINCE - 1)
    assert all_rough(1) == (ways, touches)
    assert touches != all_rough(SINCE)[1]
