"""Bad input: ETO-90. Every refusal names its clause and changes nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from tablee.core.refusal import MoveRefused
from tablee.games.etoile import game
from tablee.games.etoile.moves import Huff, Move, Play, Touch
from tests.games.etoile.cases import CASES
from tests.games.etoile.scenes import NO_CHANCE, at, do, opened, refused

TURN = opened(3)
DUTY = at("A:dark:A=Ac3,Ag1:B=Bf2,Bd4:C=Ad4,Cf2", rules="italian")


@pytest.mark.clause("ETO-90")
@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        (Play(("Ba3", "Bb4")), "ETO-90", "not-your-piece"),
        (Play(("Ad4", "Bd4")), "ETO-90", "not-your-piece"),
        (Play(("Ac3", "Ac4")), "ETO-03", "wrong-colour"),
        (Play(("Ac3", "Bb4")), "ETO-04", "not-on-the-diagonal"),
        (Play(("Ac3", "Zz9")), "ETO-90", "no-such-cell"),
        (Play(("", "Ad4")), "ETO-90", "no-such-cell"),
        (Play(("Ac3",)), "ETO-90", "no-landing-cell"),
        (Play(()), "ETO-90", "no-landing-cell"),
        (Play(("Ac3", "Ad2")), "ETO-20", "cell-occupied"),
        (Play(("Ac3", "Bd4")), "ETO-20", "one-cell-at-a-time"),
        (Play(("Ac3", "Ad4"), takes=True), "ETO-70", "takes-nothing"),
        (Play(("Ac3", "Ad4", "Bd4"), takes=True), "ETO-22", "no-such-chain"),
        (Huff("Ba3"), "ETO-40", "nothing-missed"),
        (Touch("Ac3"), "ETO-41", "touching-is-free"),
    ],
)
def test_a_bad_move_is_refused_with_its_clause_and_nothing_changes(
    move: Move, clause: str, reason: str
) -> None:
    before = msgspec.json.encode(TURN)
    refusal = game.refuse(TURN, 0, move)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)
    with pytest.raises(MoveRefused):
        game.apply(TURN, 0, move, NO_CHANCE)
    assert msgspec.json.encode(TURN) == before


@pytest.mark.clause("ETO-90")
def test_not_ones_turn() -> None:
    assert refused(TURN, "Ba3-Bb4", seat=1) == ("ETO-12", "not-your-turn")
    assert refused(TURN, "resign", seat=2) == ("ETO-12", "not-your-turn")
    assert refused(TURN, "draw?", seat=2) == ("ETO-12", "not-your-turn")


@pytest.mark.clause("ETO-90")
def test_a_backward_step() -> None:
    state = do(TURN, "Ac3-Ad4", "Ba3-Bb4", "Ca3-Cb4")
    assert refused(state, "Ad4-Ac3") == ("ETO-21", "backward-step")


@pytest.mark.clause("ETO-90")
def test_a_chain_cut_short_and_a_capture_not_announced() -> None:
    assert refused(DUTY, "Ac3xCd4") == ("ETO-22", "chain-cut-short")
    unsaid = game.refuse(DUTY, 0, Play(("Ac3", "Cd4", "Bc3")))
    assert unsaid is not None
    assert (unsaid.clause, unsaid.reason) == ("ETO-70", "takes-a-piece")


@pytest.mark.clause("ETO-90")
def test_soufflage_claimed_where_no_capture_was_missed() -> None:
    state = do(TURN, "Ac3-Ad4")
    assert refused(state, "huff:Ad4") == ("ETO-40", "nothing-missed")
    assert refused(state, "oblige") == ("ETO-40", "nothing-missed")


@pytest.mark.clause("ETO-90")
def test_nothing_is_played_after_the_end() -> None:
    over = do(opened(2), "resign")
    for text in ("Ba3-Bb4", "resign", "draw?", "draw-yes"):
        assert refused(over, text, seat=1) == ("ETO-90", "game-over")


@pytest.mark.clause("ETO-90")
def test_moves_from_the_wire_are_checked() -> None:
    for text in (b'{"type":"play","path":["Ac3",4]}', b'{"type":"play"}', b'{"type":"fly","path":[]}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=game.Move)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"resign","seat":2}', type=game.Move)


@pytest.mark.clause("ETO-90")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_path_is_either_offered_or_refused_with_a_clause(seats: int, options: game.Options) -> None:
    choice = random.Random(3)
    state = opened(seats, **msgspec.structs.asdict(options))
    for _ in range(300):
        seat = min(game.to_act(state))
        moves = game.offers(state, seat).moves
        names = [choice.choice(state.star.names) for _ in range(choice.choice((1, 2, 2, 2, 3)))]
        own = choice.choice([move.path[0] for move in moves if isinstance(move, Play)] or ["Aa1"])
        for takes in (False, True):
            tried = Play((own, *names), takes)
            refusal = game.refuse(state, seat, tried)
            assert (refusal is None) == (tried in moves)
            assert refusal is None or refusal.clause.startswith("ETO-")
        state = game.apply(state, seat, choice.choice(moves), NO_CHANCE).state
        if state.end is not None:
            state = opened(seats, **msgspec.structs.asdict(options))
