"""A whole game in the terminal: through a real one, and with lines typed in advance."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import time
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from tests.cli.running import FRENCH, HEEDING, command, small_record, spawn

QUICK = ["--seats", "4", "--bots", "random", "--option", "counters=12", "--pace", "0"]


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Drawn anew at every step, played by the first letter, kept, and honest."""
    kept = tmp_path / "kept.json"
    shown = in_a_terminal("play", "toy", *QUICK, "--seed", "7", "--record", kept, answers=repeat("a\n"))
    assert "\x1b[?1049h" in shown
    assert "\x1b[?1049l" in shown
    assert "La partie est finie" in shown
    assert json.loads(kept.read_bytes())["names"][0] == "Anonyme"
    assert spawn("verify", kept).code == 0


def test_a_kept_game_says_who_the_bots_were(tmp_path: Path) -> None:
    """So that whoever wishes to be on the scale of the levels is placed by whom they met."""
    kept, bots = tmp_path / "kept.json", ["--bots", "easy,random"]
    spawn("play", "toy", *QUICK, *bots, "--seed", "7", "--name", "Ada", "--record", kept, typed="a\n" * 200)
    assert json.loads(kept.read_bytes())["players"] == ["", "random/1", "easy/1", "random/1"]
    assert spawn("verify", kept).code == 0
    ran = spawn("scale", "toy", "--games", "4", "--record", kept, "--person", "Ada", "--lang", "en")
    assert "Ada" in ran.out


def test_replay_by_keys_in_a_real_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    spawn("play", "toy", *QUICK, "--seed", "7", "--record", kept, typed="a\n" * 200)
    shown = in_a_terminal("replay", kept, "--lang", "en", answers=iter([" ", "12\r", "b", "q"]))
    for number in (0, 1, 12, 11):
        assert f"Move {number} of" in shown
    assert "Move 2 of" not in shown


def test_lines_typed_in_advance_in_french() -> None:
    typed = ["?", "règle", "règle 03", "regle TOY-99", "7 8", "hop", "q", "", "q", "q"]
    ran = spawn("play", "toy", *QUICK, "--seed", "2", typed="\n".join(typed) + "\n")
    assert ran.code == 0
    assert "Choisissez un coup par sa lettre" in ran.out
    assert "Tapez règle et un article, par exemple règle TOY-01." in ran.out
    assert "On prend un, deux ou trois jetons" in ran.out
    assert "pas d’article «\u00a0TOY-99\u00a0»" in ran.out
    assert "«\u00a0hop\u00a0» n’est pas un coup" in ran.out
    assert "Vous restez." in ran.out
    assert "tablee play toy la continue" in ran.out


def test_a_finished_game_is_kept_where_the_person_says(tmp_path: Path) -> None:
    game = ["play", "toy", *QUICK, "--seed", "7", "--lang", "en", "--name", "Ada"]
    first = spawn(*game, "--record", tmp_path / "first.json", typed="a\n" * 200)
    asked = first.out.count("letter or cards")
    kept = tmp_path / "mine.json"
    ran = spawn(*game, typed="a\n" * asked + f"{kept}\n")
    assert "The game is over" in ran.out
    assert f"saved in {kept}" in ran.out.replace("\n", "")
    assert json.loads(kept.read_bytes())["names"][0] == "Ada"
    assert spawn(*game, typed="a\n" * asked + "\n").code == 0


def test_a_refusal_names_its_clause() -> None:
    ran = spawn("play", "toy", *QUICK, "--seed", "2", typed='{"type":"take","count":3}\n')
    assert "TOY-" in ran.out
    assert "Traceback" not in ran.err


def test_a_bot_of_ones_own_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(
        "class Mine:\n    heavy = False\n    def choose(self, *_): return None\nBOT = Mine()\n", "utf-8"
    )
    table = ["--seats", "4", "--bots", str(bot), "--pace", "0", "--seed", "2"]
    ran = spawn("play", "toy", *table, typed="a\n" * 9)
    assert ran.code == 2
    assert "à la place 2\u00a0: None est refusé\u00a0: TOY-03" in ran.complaint


def test_the_end_of_input_leaves_the_table() -> None:
    ran = spawn("play", "toy", *QUICK, "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "quitté la partie" in ran.out


@pytest.mark.parametrize("name", ["play", "replay"])
def test_an_interrupt_is_one_line(tmp_path: Path, name: str) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(small_record())
    game = ["toy", *QUICK, "--seed", "2"] if name == "play" else [kept]
    shown = in_a_terminal(name, *game, answers=iter(["\x03"]), code=130)
    assert shown.endswith("\x1b[?1049ltablee: interrompu\r\n")


def test_the_end_of_input_leaves_a_replay(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(small_record())
    assert in_a_terminal("replay", kept, answers=iter(["\x04"])).endswith("\x1b[?1049l")


def test_a_replay_in_a_window_too_low(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(small_record())
    shown = in_a_terminal("replay", kept, answers=iter(["x", "999\r", "q"]), lines=12)
    assert "Fenêtre trop basse\u00a0: 12 lignes" in shown
    assert "Cette touche ne fait rien ici." in shown
    assert "Il n’y a pas de coup 999" in shown


def in_a_terminal(
    *arguments: str | Path, answers: Iterator[str], code: int = 0, lines: int = 40, first: str = ""
) -> str:
    """All that is shown while the answers are typed, one at each prompt; `first` before any of them."""
    ours, theirs = pty.openpty()
    env = os.environ | FRENCH | {"TERM": "xterm-256color", "LINES": str(lines)}
    running = subprocess.Popen(
        [*HEEDING, "setsid", "--ctty", "--wait", *command(*arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env,
    )
    os.close(theirs)
    os.write(ours, first.encode())
    shown = b""
    answered = 0
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (chunk := read_some(ours)) is not None:
        shown += chunk
        # A terminal drops what is typed while a program changes its mode: wait for silence.
        if not chunk and len(shown) > answered and shown.endswith("› ".encode()):
            os.write(ours, next(answers).encode())
            answered = len(shown)
    os.close(ours)
    assert running.wait(timeout=10) == code
    return shown.decode()


def read_some(terminal: int) -> bytes | None:
    """What comes within a moment; None once the other side has closed."""
    ready, _, _ = select.select([terminal], [], [], 0.05)
    try:
        return os.read(terminal, 1 << 20) if ready else b""
    except OSError:
        return None


def test_a_hint_is_a_word_away_in_both_languages() -> None:
    ran = spawn("play", "toy", *QUICK, "--seed", "2", typed="conseil\nhint\nq\nq\n")
    assert ran.code == 0
    assert ran.out.count("Voici ce que je jouerais") == 2


def kept_game(tmp_path: Path) -> Path:
    return Path(os.environ["XDG_DATA_HOME"]) / "tablee" / "unfinished" / "toy.json"


LONG = ["--seats", "4", "--bots", "random", "--option", "counters=30", "--pace", "0", "--lang", "en"]


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    """With what was taken and can be taken back, also after a second pause; over, nothing is left of it."""
    first = spawn("play", "toy", *LONG, "--seed", "2", typed="a\na\nq\nq\n")
    assert "it is kept, and tablee play toy goes on with it" in first.out
    file = kept_game(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600
    pile = first.out.rpartition("Pile  ")[2].split()[0]
    second = spawn("play", "toy", "--resume", "--pace", "0", "--lang", "en", typed="")
    assert "goes on where you left it" in second.out
    assert f"Pile  {pile}" in second.out
    kept = tmp_path / "kept.json"
    rest = spawn("play", "toy", "--resume", "--pace", "0", "--record", kept, typed="a\n" * 60)
    assert rest.code == 0, rest.err
    assert not file.exists()
    assert spawn("verify", kept).code == 0
    assert "no unfinished game" in spawn("play", "toy", "--resume", "--lang", "en").complaint


def test_at_a_terminal_one_is_asked_and_a_pipe_takes_nobodys_place() -> None:
    spawn("play", "toy", *LONG, "--seed", "2", typed="a\nq\nq\n")
    other = spawn("play", "toy", *LONG, "--seed", "3", typed="a\nq\nq\n")
    assert "nothing is saved" in other.out
    shown = in_a_terminal("play", "toy", *LONG, answers=iter(["q\n", "q\n"]), first="\n")
    assert "left a game of this box unfinished" in shown
    assert "goes on where you left it" in shown
    shown = in_a_terminal("play", "toy", *LONG, answers=iter(["q\n", "q\n"]), first="n\n")
    assert "goes on where you left it" not in shown


@pytest.mark.parametrize("damage", ["", "{}", '{"game": 1', "secret"])
def test_a_damaged_unfinished_game_is_one_line(tmp_path: Path, damage: str) -> None:
    spawn("play", "toy", *LONG, "--seed", "2", typed="a\na\nq\nq\n")
    file = kept_game(tmp_path)
    file.write_text(file.read_text().replace('"count":1', '"count":9') if damage == "secret" else damage)
    ran = spawn("play", "toy", *LONG, "--resume")
    assert "cannot be gone on with" in ran.complaint
    assert spawn("play", "toy", *LONG, "--new", typed="a\nq\nq\n").code == 0
