"""Dschamál in the terminal: the bag by keys and by lines, towers from the side, all four games."""

from __future__ import annotations

import json
import time
from io import StringIO
from itertools import cycle
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tablee.cli.faces.face import Reader
from tablee.cli.solo.wall_clock import WallClock
from tablee.core.contract import Step
from tablee.games.dschamal import clocked, game
from tablee.games.dschamal.game import Options, offers, view
from tablee.games.dschamal.moves import (
    Build,
    Choose,
    Close,
    Feel,
    Give,
    GiveUp,
    Lay,
    LetGo,
    Move,
    Push,
    Start,
    Take,
)
from tablee.games.dschamal.pieces import ALL, name_of
from tablee.games.dschamal.staging import tower_of
from tablee.games.dschamal.state import Building, Choosing, Handing, Searching, State, Taking, Touch
from tablee.games.dschamal.terminal.around import draw_around
from tablee.games.dschamal.terminal.face import FACE
from tablee.games.dschamal.terminal.gestures import KEYS, gestures, move_of
from tablee.games.dschamal.terminal.relief import say_sensation, sensation
from tablee.games.dschamal.terminal.towers import draw_tower, tell_tower
from tablee.lab.match import Match, secret_of
from tests.cli.running import spawn
from tests.cli.seeing import NAMES, drawn, reader_of
from tests.cli.test_play import in_a_terminal
from tests.games.dschamal.building import feeling, lying, some, state_of

QUICK = ["--seats", "3", "--bots", "random", "--pace", "0"]
SHORT = ["--option", "search_seconds=2", "--option", "duels=3"]


def reader(language: str = "fr") -> Reader:
    return reader_of("dschamal", language)


@pytest.mark.parametrize(
    ("relief", "surface", "towards", "edges"),
    [
        ("." * 25, "empty", "none", ()),
        ("4" * 25, "flat", "none", ()),
        ("..444" * 5, "flat", "none", ("left",)),
        (".." + "444" + "..444" * 4, "flat", "none", ("left",)),
        ("....." * 2 + "..444" * 3, "flat", "none", ("left", "back")),
        ("01234".replace("0", ".") * 5, "slope", "right", ("left",)),
        ("2222233333333334444444444"[:25], "slope", "ahead", ()),
        ("2343223432" * 2 + "23432", "ridge", "along", ()),
        ("44444" + "4...4" * 3 + "44444", "hole", "none", ()),
        ("." * 12 + "4" + "." * 12, "point", "none", ()),
    ],
)
def test_what_a_finger_feels_is_told(relief: str, surface: str, towards: str, edges: tuple[str, ...]) -> None:
    felt = sensation(relief)
    assert (felt.surface, felt.towards, felt.edges) == (surface, towards, edges)
    assert say_sensation(reader().words, relief)
    assert say_sensation(reader("en").words, relief)


def test_the_relief_is_drawn_round_the_finger_and_remembers() -> None:
    shown = draw_around((Touch(100, 100, "4" * 25), Touch(110, 100, "1" * 25)), 110, 100).plain
    assert "██████████░░░░░░░░░░" in shown
    far_first = draw_around((Touch(0, 0, "1" * 5 + "." * 15 + "4" * 5),), 0, 0).plain
    assert far_first.index("██") < far_first.index("░░")


@pytest.mark.parametrize(("lines", "felt"), [(24, 9), (50, 15)])
def test_the_relief_is_smaller_where_the_terminal_is_low(lines: int, felt: int) -> None:
    """On 24 lines it stands under the title, eight players and two lines of log, above the keys."""
    state = feeling((lying("blue-cube", 100, 100),))
    owned = [some("blue-ball", "white-cube"), *[()] * 7]
    seen = view(msgspec.structs.replace(state, owned=tuple(owned), towers=((),) * 8), 0)
    names = (*NAMES, "Dora", "Emil", "Fanny", "Gustave", "Hélène")
    eight = Reader(reader().words, names, 0)
    console = Console(file=StringIO(), force_terminal=True, width=80, height=lines)
    hand = console.render_lines(FACE.hand(seen, eight))
    table = console.render_lines(FACE.table(seen, eight))
    keys = console.render_lines(reader().words.say("keys-dschamal"))
    assert len(hand) == felt
    assert len(table) + len(hand) + len(keys) + 2 <= lines  # a note, and the line for keys


def test_keys_and_words_are_the_same_gestures() -> None:
    assert gestures("droite 3 fond fermer poser") == ("right", "right", "right", "ahead", "close", "lay")
    assert gestures("right far grab lay") == gestures("d fond prendre pose")
    assert gestures("pousser gauche peu droite") == ("push-left", "fine-right")
    assert gestures("chameau sortir") == ("call", "give-up")
    with pytest.raises(ValueError, match="nothing a hand does"):
        gestures("sauter")
    assert KEYS["\x1b[C"] == "right"
    assert KEYS["\x1b[1;2A"] == "push-ahead"


def test_a_gesture_is_as_quick_as_a_hand_and_stops_at_the_rim() -> None:
    seen = view(feeling((lying("blue-cube", 104, 100),)), 0)
    assert move_of("right", seen) == Feel(8, 0, 40)
    assert move_of("push-left", seen) == Push(-10, 0, 80)
    assert move_of("hand", seen) == Close(120)
    rim = view(feeling((), at=(3, 0)), 0)
    assert move_of("left", rim) == Feel(-3, 0, 40)
    with pytest.raises(ValueError, match="rim"):
        move_of("back", rim)
    assert FACE.lasting(Lay(150), 50) == Lay(200)
    assert FACE.final(GiveUp())


def test_a_tower_is_seen_from_the_side_and_told_from_below() -> None:
    tower = tower_of((*some("blue-brick"), *some("white-cube"), *some("yellow-cone")))
    shown = drawn(draw_tower(tower))
    rows = [set(line) - {" "} for line in shown.splitlines() if line.strip()]
    assert rows[0] == {"3"}
    assert rows[-1] == {"1"}
    told = tell_tower(tower, 0, reader())
    assert len(told) == 4
    assert told[1].startswith("1. brique bleue")


def turm(piece: str, *built: str) -> State:
    state = state_of([(), (), ()], game="turm", towers=[tuple(some(name)[0] for name in built), (), ()])
    return msgspec.structs.replace(state, phase=Building(0, some(piece)[0], 0))


def test_a_piece_can_be_set_on_each_of_its_sides_or_by_numbers() -> None:
    state = turm("white-brick", "blue-brick")
    seen = view(state, 0)
    listed = FACE.listed(seen, offers(state, 0))
    assert len(listed) == 2  # flat, or on its long side
    assert "mm de haut" in FACE.describe(listed[0], reader())
    placed = FACE.read("poser 5 -3 90 1", seen)
    assert isinstance(placed, Build)
    assert isinstance(listed[0], Build)
    assert (placed.drop.x, placed.drop.y) == (listed[0].drop.x + 5000, listed[0].drop.y - 3000)
    assert placed.drop.q != listed[0].drop.q
    for wrong in ("poser 5", "poser 1 2 3 9", "poser a b"):
        with pytest.raises(ValueError):
            FACE.read(wrong, seen)


@pytest.mark.parametrize(("size", "language"), [(24, "fr"), (24, "en"), (50, "fr")])
def test_a_tower_is_built_within_the_screen(size: int, language: str) -> None:
    """On 24 lines the towers are squeezed, and the words about them left to the picture."""
    tower = ("blue-brick", "yellow-cylinder", "yellow-holed-disc", "blue-arch", "white-cube")
    state = turm("white-brick", *tower)
    console = Console(file=StringIO(), force_terminal=True, width=80, height=size)
    shown = [
        *console.render_lines(FACE.table(view(state, 0), reader(language))),
        *console.render_lines(FACE.hand(view(state, 0), reader(language))),
    ]
    assert len(shown) + 4 <= size  # the question, the moves in columns, the hint, and the line typed
    text = "\n".join("".join(part.text for part in line) for line in shown)
    assert ("1. brique" in text) == (size > 24)


@pytest.mark.parametrize(
    ("text", "meant"),
    [("boule bleue", "blue-ball"), ("Blue ball", "blue-ball"), ("cube", "white-cube"), ("œuf", "brown-egg")],
)
def test_pieces_are_understood_in_both_languages(text: str, meant: str) -> None:
    owned = [(), some("blue-ball", "white-cube", "brown-egg"), ()]
    seen = view(state_of(owned, Taking(0, (1,), "DSC-22")), 0)
    assert FACE.read(text, seen) == Take(some(meant)[0])


@pytest.mark.parametrize(("language", "blue"), [("fr", "Boule bleue"), ("en", "Blue ball")])
def test_the_list_says_what_to_type_in_the_language_spoken(language: str, blue: str) -> None:
    seen = view(state_of([(), (), ()], Choosing(0)), 0)
    assert FACE.typed(Choose(some("blue-ball")[0]), "choose blue-ball", seen, reader(language)) == blue
    for piece in ALL:
        typed = FACE.typed(Choose(piece), "", seen, reader(language))
        assert FACE.read(typed, seen) == FACE.read(f"choose {name_of(piece)}", seen) == Choose(piece)
    state = turm("white-brick", "blue-brick")
    for move in FACE.listed(view(state, 0), offers(state, 0)):
        typed = FACE.typed(move, "", view(state, 0), reader(language))
        assert typed.startswith(("poser 0 0 0 ", "set 0 0 0 "))
        assert FACE.read(typed, view(state, 0)) == move


def test_a_number_gives_and_enter_calls() -> None:
    piece = some("blue-ball")[0]
    seen = view(state_of([(), (), ()], Handing(0, piece), game="turm"), 0)
    assert FACE.read("2", seen) == Give(piece, 1)
    for text in ("boule bleue 3", "give blue-ball 3", "Blue ball 3"):
        assert FACE.read(text, seen) == Give(piece, 2)
    for nobody in ("0", "4", "boule bleue 0", "give blue-ball 0"):
        with pytest.raises(ValueError, match="seat"):
            FACE.read(nobody, seen)
    ready = state_of([(), (), ()], fighters=(1, 2))
    assert FACE.obvious(view(ready, 0), offers(ready, 0)) == Start()
    assert FACE.read("Dschamál !".replace(" ", ""), view(ready, 0)) == Start()


def test_the_table_shows_who_owns_what_within_the_screen() -> None:
    state = state_of([some("blue-ball"), some("white-cube", "brown-egg"), ()], master=1)
    shown = drawn(FACE.table(view(state, 0), reader()))
    assert "boule bleue" in shown
    assert "2 Bruno ★" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_bots_move_by_the_same_clock_and_what_is_due_happens() -> None:
    """A bot feels every 0.3 s; when the time for searching is over, all hands are out."""
    match = Match(game, NAMES, Options(game="quartett", search_seconds=2, duels=1), secret_of(1))
    while not isinstance(match.state.phase, Searching):
        seat = min(game.to_act(match.state))
        match.play(seat, game.offers(match.state, seat).moves[0])
    fighters = match.state.bout.fighters
    seen: list[tuple[int, Move, float]] = []
    began = time.monotonic()

    def play(seat: int, move: Move) -> None:
        seen.append((seat, move, time.monotonic() - began))
        step: Step = match.play(seat, move)
        assert step.events

    def answer(seat: int) -> Move:
        return Feel(0, 4, 300) if len(seen) < 5 else Feel(0, 0, 200)

    wall_clock = WallClock(match, clocked, fighters[0], answer, FACE.lasting, play)
    while wall_clock.going and time.monotonic() - began < 0.7:
        time.sleep(0.01)
        wall_clock.catch_up()
    assert {seat for seat, _, _ in seen} == {fighters[1]}
    assert 1 <= len(seen) <= (time.monotonic() - began) / 0.3
    assert seen[0][2] >= 0.3
    while wall_clock.going and len(seen) < 7:
        wall_clock.jump()
    wall_clock = WallClock(match, clocked, fighters[0], lambda seat: GiveUp(), FACE.lasting, play)
    wall_clock.jump()
    assert seen[-1][:2] == (fighters[1], GiveUp())
    wall_clock.jump()
    assert seen[-1][:2] == (fighters[0], GiveUp())


def test_a_bot_that_thinks_long_was_as_slow_as_it_was() -> None:
    match = Match(game, NAMES, Options(game="quartett", duels=1), secret_of(1))
    while not isinstance(match.state.phase, Searching):
        seat = min(game.to_act(match.state))
        match.play(seat, game.offers(match.state, seat).moves[0])
    made: list[Feel] = []

    def answer(seat: int) -> Move:
        time.sleep(0.2)
        return Feel(0, 4, 60)

    def play(seat: int, move: Feel) -> None:
        made.append(move)
        match.play(seat, move)

    WallClock(match, clocked, match.state.bout.fighters[0], answer, FACE.lasting, play).jump()
    assert made[0].ms >= 200


def test_slow_bots_leave_the_person_time_for_a_key() -> None:
    """On a busy machine a bot's thought takes longer than its move: one round of them, then a key is read."""
    match = Match(game, NAMES, Options(game="quartett", duels=1), secret_of(1))
    while not isinstance(match.state.phase, Searching):
        seat = min(game.to_act(match.state))
        match.play(seat, game.offers(match.state, seat).moves[0])
    thoughts: list[int] = []

    def answer(seat: int) -> Move:
        thoughts.append(seat)
        time.sleep(0.02)
        return Feel(0, 0, 1)

    def play(seat: int, move: Move) -> None:
        match.play(seat, Feel(0, 0, 60))

    wall_clock = WallClock(match, clocked, match.state.bout.fighters[0], answer, FACE.lasting, play)
    for _ in range(5):
        before = len(thoughts)
        wall_clock.catch_up()
        assert len(thoughts) - before <= 2 * len(NAMES)


@pytest.mark.parametrize("name", ["duell", "turm", "dreier", "quartett"])
@pytest.mark.slow
def test_every_game_by_keys_in_a_real_terminal(name: str, tmp_path: Path) -> None:
    """Arrows, the hand, laying, building, to the end; the record holds what happened."""
    kept = tmp_path / "kept.json"
    answers = cycle(["a\n", "kkkkkl \n"])
    table = [*QUICK, *SHORT, "--option", f"game={name}", "--seed", "5"]
    shown = in_a_terminal("play", "dschamal", *table, "--record", kept, answers=answers)
    assert "La partie est finie" in shown
    assert "flèches" in shown
    assert json.loads(kept.read_bytes())["game"] == "dschamal"
    assert spawn("verify", kept).code == 0


def test_by_lines_a_search_needs_no_picture(tmp_path: Path) -> None:
    """Words only, each line at its measured time; refusals with their clause."""
    typed = ["a", *["", "poser", "droite fond", "sauter", "?", "", "sortir", "sortir"] * 3, "q", "q"]
    table = [*QUICK, *SHORT, "--seed", "3", "--option", "game=dreier", "--lang", "en"]
    table += ["--record", str(tmp_path / "kept.json")]
    ran = spawn("play", "dschamal", *table, typed="\n".join(typed) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert "DSC-90  Your hand holds nothing." in ran.out
    assert "“sauter” is not a move" in ran.out
    assert "Line by line, without a picture" in ran.out


def test_a_held_piece_can_be_let_go_by_the_same_key() -> None:
    seen = view(feeling((lying("blue-cube", 100, 100),)), 0)
    assert seen.hand is not None
    holding = msgspec.structs.replace(seen, hand=msgspec.structs.replace(seen.hand, holds=1))
    assert move_of("hand", holding) == LetGo(80)


def test_after_a_tie_a_place_is_skipped() -> None:
    state = state_of([some("blue-cube"), some("blue-ball"), ()])
    shown = drawn(FACE.result(view(state, 0), ((0, 1), (2,)), reader()))
    assert [row.split()[0] for row in shown.splitlines()[2:]] == ["1ᵉʳ", "1ᵉʳ", "3ᵉ"]
