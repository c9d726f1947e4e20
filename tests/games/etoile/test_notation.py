"""Moves, positions and games as text, and the picture: ETO-70."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.core.chance import Recorded
from tablee.core.notation import NotationError
from tablee.games.etoile import game
from tablee.games.etoile.diagrams import diagrams
from tablee.games.etoile.gamereader import read_game
from tablee.games.etoile.gametext import Played, first_state, states, write_game
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import Move
from tablee.games.etoile.notation import read_move, write_move
from tablee.games.etoile.position import begin, position_of, read_position, start, write_position
from tests.games.etoile.cases import CASES
from tests.games.etoile.scenes import at, do, opened

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
BOOK = Path(__file__).parents[3] / "docs" / "rules" / "etoile"
MOVES = (
    *("Ac3-Ad4", "Ac3xBd4", "Ac3xCd4xBc3", "huff:Ac3", "oblige"),
    *("touch:Ah2", "draw?", "draw-yes", "draw-no", "resign"),
)


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize("text", MOVES)
def test_moves_are_read_and_written_without_loss(text: str) -> None:
    assert write_move(read_move(text)) == text
    assert read_move(f"  {text} ") == read_move(text)


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("  castle", 3),
        ("Ac3", 1),
        ("Ac3-Ad5", 5),
        ("Ac3xBd4xZd4", 9),
        ("Ac3xBd4-Bc3", 8),
        ("Ac3-Ad4-Bd4", 8),
        ("Ac3-", 5),
        ("huff:Aa9", 6),
        ("touch:", 7),
    ],
)
def test_a_bad_move_says_where(text: str, column: int) -> None:
    with pytest.raises(NotationError, match=f"column {column}:") as error:
        read_move(text)
    assert error.value.column == column


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize(
    "text",
    [
        "A:dark:A=Aa1,QBd4:B=Be1,Bc3:C=:count=4",
        "B:light:A=Ab1:B=QAd1,Bg4",
        str(start(3)),
        str(start(2, "light")),
    ],
)
def test_positions_are_read_and_written_without_loss(text: str) -> None:
    position = read_position(text)
    assert write_position(position) == text
    assert str(position) == text


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("", 1, "expected turn"),
        ("A:dark:A=Aa1", 13, "expected turn"),
        ("C:dark:A=Aa1:B=Ba1", 1, "no camp at this table"),
        ("AB:dark:A=Aa1:B=Ba1", 1, "no camp at this table"),
        ("A:red:A=Aa1:B=Ba1", 3, "no colour"),
        ("A:dark:B=Aa1:A=Ba1", 8, "expected A="),
        ("A:dark:A=Aa1,Aa7:B=Ba1", 14, "no cell"),
        ("A:dark:A=Aa1,:B=Ba1", 14, "no cell"),
        ("A:dark:A=Ab1:B=Ba1", 10, "not a dark cell"),
        ("A:dark:A=Aa1:B=Ba3,QAa1", 21, "holds a piece already"),
        ("A:dark:A=Aa1,Bc1:B=Ba3", 14, "would be a queen"),
        ("A:dark:A=Aa1:B=Ba3:count=x", 26, "no count"),
        ("A:dark:A=" + ",".join(["Aa1"] * 13) + ":B=", 58, "12 pieces at most"),
    ],
)
def test_a_bad_position_says_where(text: str, column: int, what: str) -> None:
    with pytest.raises(NotationError, match=what) as error:
        read_position(text)
    assert error.value.column == column


@pytest.mark.clause("ETO-70")
def test_a_state_is_a_position_and_a_position_a_game() -> None:
    state = do(opened(3), "Ac3-Ad4", "Ba3-Bb4")
    text = str(position_of(state))
    assert text.startswith("C:dark:A=")
    again = at(text)
    assert (again.board, again.turn) == (state.board, state.turn)
    with pytest.raises(ValueError, match="another table"):
        begin(start(2), Options(), (0, 1, 2))


def random_game(seats: int, options: Options, seed: int) -> Played:
    """A game by random moves, with a draw declined now and then."""
    choice = random.Random(seed)
    played = Played(options, (0, 1, 2)[:seats][::-1])
    state, moves = first_state(played), list[tuple[int, Move]]()
    while state.end is None:
        seat = choice.choice(sorted(game.to_act(state)))
        moves.append((seat, _chosen(state, seat, choice)))
        state = game.apply(state, *moves[-1], Recorded(())).state
    return Played(options, played.seats, tuple(moves))


def _chosen(state: game.State, seat: int, choice: random.Random) -> Move:
    if state.offer is not None:
        return read_move("draw-no")
    offers = game.offers(state, seat)
    may_offer = any(option.move == "offer-draw" for option in offers.choices)
    chosen: Move = choice.choice(offers.moves)
    return read_move("draw?") if may_offer and choice.random() < 0.05 else chosen


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_whole_games_are_read_and_written_without_loss(seats: int, options: Options) -> None:
    played = random_game(seats, options, 7)
    text = write_game(played)
    again = read_game(text)
    assert again == played
    assert write_game(again) == text


@pytest.mark.clause("ETO-50", "ETO-51", "ETO-52", "ETO-53", "ETO-60")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_records_end_as_they_say(path: Path) -> None:
    played = read_game(path.read_text(encoding="utf-8"))
    assert write_game(played) == path.read_text(encoding="utf-8")
    *_, last = states(played)
    assert last.end is not None
    assert dict(played.tags)["End"] == last.end.reason
    assert dict(played.tags)["Places"] == str(last.end.standings)


def test_there_is_a_record_for_every_way_a_game_ends() -> None:
    ends = {dict(read_game(path.read_text(encoding="utf-8")).tags)["End"] for path in RECORDS}
    assert ends == {"taken", "blocked", "agreed", "counted", "resigned", "emptied", "stuck"}


@pytest.mark.clause("ETO-70")
@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("1. Ac3-Ad4", 1, 1, "tag Camps is missing"),
        ('[Camps "0 2"]', 1, 9, "expected the seats"),
        ('[Camps "0 1"]\n[Rules "polish"]', 2, 9, "Rules cannot be"),
        ('[Camps "0 1"]\n[Touched "perhaps"]', 2, 11, "Touched cannot be"),
        ('[Camps "0 1"]\n[Rules "english"]\n[FreeLanding "yes"]', 3, 1, "ETO-61"),
        ('[Camps "0 1"]\n[Camps "1 0"]', 2, 1, "twice"),
        ('[Camps "0 1"]\n [Rules italian]', 2, 2, "expected a tag"),
        ('[Camps "0 1"]\n[Position "A:dark:A=Aa1:B=Bz1"]', 2, 27, "no cell"),
        ('[Camps "0 1"]\n[Position "A:light:A=Ab1:B=Bb1"]', 2, 12, "another colour"),
        ('[Camps "0 1"]\n\n1. Ac3-Ad4\n2. Ba3-Bc9', 4, 8, "no cell"),
        ('[Camps "0 1"]\n\n1. Ac3-Ad4 Ba3-Bb3', 3, 12, "ETO-03: wrong-colour"),
        ('[Camps "0 1"]\n\n1. Ac3-Ad4 {why} A:Aa3-Ab4', 3, 18, "ETO-12: not-your-turn"),
        ('[Camps "0 1"]\n\n1. Ac3-Ad4\n  {why', 4, 3, "never closed"),
    ],
)
def test_a_bad_game_says_where(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(NotationError, match=what) as error:
        read_game(text)
    assert (error.value.line, error.value.column) == (line, column)


@pytest.mark.clause("ETO-70")
def test_remarks_and_numbers_may_stand_anywhere() -> None:
    text = '[Camps "0 1"]\n\n1. {a good\nbeginning} Ac3-Ad4 7. Ba3-Bb4 draw? {hm} B:draw-yes'
    played = read_game(text)
    assert [write_move(move) for _, move in played.moves] == ["Ac3-Ad4", "Ba3-Bb4", "draw?", "draw-yes"]
    assert [seat for seat, _ in played.moves] == [0, 1, 0, 1]


@pytest.mark.clause("ETO-01", "ETO-70")
def test_a_position_draws_itself_as_a_star() -> None:
    position = read_position("A:dark:A=Aa1,QAc3:B=Bd4:C=Ce1")
    assert position._repr_svg_() == position.svg()
    root = ElementTree.fromstring(position.svg(bottom=2, marked=("Ad4",), path=("Ac3", "Cd4"), names=True))
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f".//{space}polygon")) == 96
    drawn = {(g.get("data-cell"), g.get("data-kind")) for g in root.iter(f"{space}g") if g.get("data-cell")}
    assert drawn == {("Aa1", "man"), ("Ac3", "queen"), ("Bd4", "man"), ("Ce1", "man")}
    with pytest.raises(ValueError, match="no cell"):
        position.svg(marked=("Ax1",))


def test_the_books_diagrams_are_those_we_draw() -> None:
    drawn = dict(diagrams())
    assert {path.stem for path in BOOK.glob("*.svg")} == set(drawn)
    for name, svg in drawn.items():
        assert (BOOK / f"{name}.svg").read_text(encoding="utf-8") == svg
