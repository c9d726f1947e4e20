"""Which kind of player a seat is taken for: by what it did, and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Stream
from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.bots.search.player_kinds import KINDS, Shares, fitted, shares_by_deeds, signs
from tablee.games.camelot.deeds import NOTHING, Deed, Past
from tablee.games.camelot.pieces import CHANGING, PLACE
from tablee.games.camelot.view import View
from tests.games.camelot.bench.kinds import players_met
from tests.games.camelot.building import turn_of

HANDS = ["blue-2 red-3", "red-3 red-4 red-5 green-1 green-1 green-1", "red-3 blue-4"]
EVEN: Shares = dict.fromkeys(KINDS, 333)


def seen(deed: Deed = NOTHING, columns: tuple[str, str, str] = ("", "", ""), **more: Any) -> View:
    """The table as seat 0 sees it; seat 1 did this in the last tournaments of three colours."""
    past = tuple([Past(colour, 1 + at, (NOTHING, deed, NOTHING)) for at, colour in enumerate(CHANGING)])
    return game.view(
        turn_of(0, HANDS, columns, past=past if deed != NOTHING else (), tournament=5, **more), 0
    )


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        (Deed(lacked=3, card=3), "normal"),
        (Deed(left=4), "normal"),
        (Deed(lacked=7, card=2, left=5), "beginner"),
        (Deed(lacked=1, card=5, left=1), "beginner"),
    ],
)
def test_what_a_seat_did_tells_what_kind_of_player_it_is(deed: Deed, kind: str) -> None:
    """Enough and no more; left at once; not enough, ending with its smallest; more than enough."""
    before, after = shares_by_deeds(seen(), 1, EVEN), shares_by_deeds(seen(deed), 1, EVEN)
    assert after[kind] > 2 * before[kind] or after[kind] > 900, after


def test_whoever_spends_too_little_and_leaves_is_not_thrifty() -> None:
    assert shares_by_deeds(seen(Deed(lacked=6, card=5, left=1)), 1, EVEN)["normal"] < 20


def test_a_character_that_goes_up_or_down_is_a_sign() -> None:
    assert signs(seen(columns=("", "red-3 red-5 red-4 red-4", "")), 1)[-3:] == ["step 1", "step -1", "step 0"]


def test_of_whom_nothing_is_known_what_is_usual_is_believed() -> None:
    dealt = game.view(game.deal(4, game.Options(), Stream(bytes(32))).state, 0)
    assert min(shares_by_deeds(dealt, 1, EVEN).values()) > 100
    assert hard.BOT.usual == {"normal": 800, "easy": 50, "beginner": 50}


@pytest.mark.parametrize("deed", [NOTHING, Deed(left=4), Deed(lacked=7, card=2, left=5)])
def test_shares_leave_something_for_those_who_search(deed: Deed) -> None:
    shares = shares_by_deeds(seen(deed), 1, hard.BOT.usual)
    assert set(shares) == set(KINDS)
    searching = 1000 - sum(shares.values())
    assert 0 < searching <= 200


def test_every_sign_that_players_give_was_weighed() -> None:
    met = list(players_met(2, 5, 4, 10))
    known = [sign in fitted() for one in met for sign in one.signs]
    assert sum(known) >= 0.98 * len(known)


def test_hands_and_kinds_are_imagined_together() -> None:
    """Whoever left with all it could put down has no support; a thrifty player kept some."""
    view, squires = seen(Deed(lacked=7, card=5, left=2)), slice(PLACE["squire-2"], PLACE["lady-6"])
    kept = {
        kind: sum(tournament_of(view, 1, {kind: 1000}).count_holders(2000)[1][squires])
        for kind in ("normal", "easy")
    }
    assert kept["normal"] > 1.5 * kept["easy"]
