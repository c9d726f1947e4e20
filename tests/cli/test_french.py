"""The command line in French: help, usage and every complaint; nothing left in English."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
import typer

from tablee.cli.main import app
from tablee.cli.speech.french import FRENCH
from tablee.cli.speech.french_foreign import FOREIGN
from tablee.cli.speech.french_help import HELP, METAVARS, SHARED
from tablee.cli.speech.translation import foreign, speak, tell
from tablee.core.chance import Stream, key_of
from tablee.core.shelf import load, names
from tests.cli.running import call, small_record, spawn
from tests.cli.test_help import COMMANDS

Captured = pytest.CaptureFixture[str]
ENGLISH = re.compile(
    r"\b(?:the|of|is|are|not|this|a seat|no|such|missing|invalid|should|expected|default)\b", re.IGNORECASE
)


@pytest.fixture(autouse=True)
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


def spaced(text: str) -> str:
    """As one types it."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def texts() -> list[str]:
    helps = [text for command in HELP.values() for text in command.values()]
    return [*helps, *SHARED.values(), *METAVARS.values(), *FRENCH.values(), *FOREIGN.values()]


def test_french_spaces_do_not_break() -> None:
    for text in texts():
        assert not re.search(r"[ \w][;?!]|\w»|«\w| [:»]|« ", text.replace("{", "").replace("}", "")), text
        assert "'" not in text or "pip install" in text


def test_every_command_and_parameter_is_explained() -> None:
    group = typer.main.get_command(app)
    commands = {"tablee": group, **group.commands}  # type: ignore[attr-defined]
    assert set(HELP) == set(commands)
    for name, command in commands.items():
        own = {parameter.name for parameter in command.params}
        assert set(HELP[name]) - {""} <= own
        assert own <= set(HELP[name]) | set(SHARED)
        for parameter in command.params:
            assert parameter.help


def test_what_stands_for_a_value_is_french() -> None:
    group = typer.main.get_command(app)
    stand = {one.metavar for command in group.commands.values() for one in command.params}  # type: ignore[attr-defined]
    assert stand - {None, *METAVARS} == {"A,B,C…", "CODE", "N", "N|all", "SECRET", "URL", "text|json"}
    assert set(METAVARS) - stand == {group.subcommand_metavar}  # type: ignore[attr-defined]


def test_every_sentence_told_has_its_french() -> None:
    """And none is kept that nobody says."""
    said = set()
    for source in Path(str(files("tablee.cli"))).rglob("*.py"):
        said |= set(told_in(ast.parse(source.read_text("utf-8"))))
    titles = {"Arguments", "Options", "Commands"}
    assert said | titles == set(FRENCH)


def told_in(tree: ast.AST) -> list[str]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [one for one in calls if isinstance(one.func, ast.Name) and one.func.id == "tell"]
    return [str(one.args[0].value) for one in named if isinstance(one.args[0], ast.Constant)]


@pytest.mark.parametrize("table", [FRENCH, FOREIGN], ids=["ours", "foreign"])
def test_values_carry_over(table: dict[str, str]) -> None:
    for english, text in table.items():
        wanted = set(re.findall(r"\{(\w+)", english)) - {"detail"}
        assert set(re.findall(r"\{(\w+)", text)) == wanted, english


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_is_french(capsys: Captured, name: str) -> None:
    told = call(capsys, *filter(None, [name]), "--help")
    assert told.code == 0
    assert spaced(told.out).startswith(f"Usage : tablee {name}".strip())
    assert "Affiche cette aide." in told.out
    assert not ENGLISH.search(told.out.replace("--no", "").replace("--deal-of-the-day", ""))


def test_lang_decides_before_anything_else(capsys: Captured) -> None:
    assert call(capsys, "--lang", "en", "--help").out.startswith("Usage: tablee")
    assert "no game called" in call(capsys, "rules", "chess", "--lang=en").complaint
    assert "Did you mean" in call(capsys, "--lang", "en", "plya").complaint
    assert "on attend fr ou en" in call(capsys, "--lang", "de", "version").complaint


def test_lang_holds_for_the_command_it_stands_before(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "partie.json"
    path.write_bytes(small_record())
    assert "Glossary" in call(capsys, "--lang", "en", "rules", "toy").out
    assert "Move 0 of" in call(capsys, "--lang", "en", "replay", path).out
    assert "You have left" in spawn("--lang", "en", "play", "toy", "--seed", "1").out


@pytest.mark.parametrize("command", COMMANDS)
def test_lang_may_follow_every_command(capsys: Captured, command: str) -> None:
    told = call(capsys, command, "--help", "--lang", "en").out
    assert told.startswith("Usage: ")
    assert "--lang" in told
    assert call(capsys, command, "--lang", "fr", "--help").out.startswith("Usage\u00a0: ")


def test_the_command_s_own_lang_wins(capsys: Captured) -> None:
    assert "Glossaire" in call(capsys, "--lang", "en", "rules", "toy", "--lang", "fr").out
    assert "Glossary" in call(capsys, "--lang=fr", "rules", "toy", "--lang=en").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["plya"], "aucune commande « plya » ; peut-être « play », « replay » ? (voir tablee --help)"),
        (["xyzzy"], "aucune commande « xyzzy » (voir tablee --help)"),
        (["--nonsense"], "aucune option --nonsense"),
        (["play", "toy", "--seat", "3"], "aucune option --seat ; peut-être --house, --seats, --seed ? (voir"),
        (["play"], "il manque l’argument JEU (voir tablee play --help)"),
        (["arena", "toy"], "il manque l’option --bots"),
        (["play", "toy", "--bots"], "l’option --bots attend une valeur"),
        (["version", "--help=3"], "l’option --help ne prend pas de valeur"),
        (["version", "now"], "de trop : now"),
        (["play", "toy", "--seats", "three"], "--seats : on attend un nombre entier"),
        (["play", "toy", "--pace", "fast"], "--pace : on attend un nombre"),
        (["play", "toy", "--pace", "-1"], "--pace : 0 au moins"),
        (["serve", "--port", "70000"], "--port : 65535 au plus"),
        (["play", "chess"], f"aucun jeu « chess » sur l’étagère : {names()[0]}"),
        (["play", "toy", "--seats", "9"], "TOY-01"),
        (["play", "toy", "--bots", "genius"], "toy n’a pas de robot « genius » (niveaux : "),
        (["play", "toy", "--bots", "nowhere.py"], "nowhere.py : fichier introuvable"),
        (["arena", "toy", "--bots", "easy,,easy,easy"], "toy n’a pas de robot sans nom"),
        (["play", "toy", "--option", "counters"], "--option « counters » : on attend NOM=VALEUR"),
        (["play", "toy", "--option", "counter=3"], "toy n’a pas de réglage « counter »"),
        (
            ["play", "toy", "--option", "counters=many"],
            "--option counters : on attend un nombre de 1 à 100000, pas « many »",
        ),
        (["play", "toy", "--option", "counters=0"], "--option counters : Ce réglage va de 1 à 100 000"),
        (["play", "toy", "--option", "secret=maybe"], "on attend oui ou non, pas « maybe »"),
        (["play", "toy", "--lang", "de"], "--lang « de » : on attend fr ou en"),
        (["play", "toy", "--name", "x" * 30], "--name : 24 caractères au plus"),
        (["play", "toy", "--record", "/nowhere/at/all.json"], "ce dossier n’existe pas"),
        (["rules", "toy", "TOY-99"], "le livret de toy n’a pas d’article « TOY-99 »"),
        (["perft", "chess", "--depth", "1"], "« chess » n’a pas de jumeau compilé pour compter"),
        (
            ["play", "toy", "--option", "order=x"],
            "--option order : on attend left ou right, pas « x »",
        ),
        (["check-store", "/nowhere.db"], "/nowhere.db : fichier introuvable"),
        (["check-store", "/"], "/ : c’est un dossier"),
        (["verify", "/nowhere.json"], "/nowhere.json : fichier introuvable"),
    ],
)
def test_wrong_arguments_get_one_french_line(capsys: Captured, arguments: list[str], told: str) -> None:
    ran = call(capsys, *arguments)
    assert ran.code == 2
    assert told in spaced(ran.complaint)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "ce n’est pas une partie de Tablée : les données s’arrêtent trop tôt"),
        ("nonsense", "ce n’est pas une partie de Tablée : JSON mal formé (octet "),
        ("{}", "ce n’est pas une partie de Tablée : il manque le champ format"),
        ("[]", "ce n’est pas une partie de Tablée : on attend object, pas array"),
        ('{"format":"tablee-record/9","game":"toy","rules":3}', "le format de la partie est"),
        ('{"format":"tablee-record/1","game":"chess","rules":1}', "ce jeu n’est pas sur l’étagère"),
        ('{"format":"tablee-record/1","game":"toy","rules":99}', "la partie suit la version 99"),
        (
            '{"format":"tablee-record/1","game":"toy","rules":3}',
            "la partie est abîmée : il manque le champ",
        ),
    ],
)
def test_foreign_files_in_french(capsys: Captured, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "partie.json"
    path.write_text(text)
    complaint = spaced(call(capsys, "verify", path).complaint)
    assert complaint.startswith(f"tablee: {path} : {told}")
    assert not ENGLISH.search(complaint.removeprefix(f"tablee: {path}"))


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"luck": [0, 1, 2, 2]}, "luck : quelque chose y est deux fois"),
        ({"luck": [0, 1, 2]}, "luck : on attend 4 éléments, pas 3"),
        ({"turn": 10**30}, "turn : on attend un nombre de 0 à 3, pas un nombre énorme"),
        (
            {"guesses": [None] * 4, "pile": 11, "taken": [1, 0, 0, 0]},
            "guesses : cela ne s’accorde pas avec pile",
        ),
    ],
)
def test_a_start_that_cannot_be_in_french(
    capsys: Captured, tmp_path: Path, value: dict[str, object], told: str
) -> None:
    record = json.loads(small_record())
    game = load("toy")
    options = game.Options(**record["options"])
    state = game.deal(4, options, Stream(key_of(b"start", []))).state
    start = json.loads(msgspec.json.encode(state)) | value
    path = tmp_path / "partie.json"
    path.write_text(json.dumps(record | {"start": start}))
    complaint = spaced(call(capsys, "verify", path).complaint)
    assert complaint.startswith(f"tablee: {path} : la partie est abîmée : départ : {told}")


def test_verdicts_in_french(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "partie.json"
    path.write_bytes(small_record())
    assert spaced(call(capsys, "verify", path).out).startswith("Elle est honnête : Toy, 4 places")
    record = json.loads(small_record())
    path.write_text(json.dumps(record | {"chance": record["chance"] | {"secret": None}}))
    assert spaced(call(capsys, "verify", path).out) == (
        "La partie n’est pas honnête : l’engagement n’a pas été ouvert : la partie n’était pas finie.\n"
    )
    path.write_text(json.dumps(record | {"turns": record["turns"][:-1]}))
    assert "le résultat n’est pas celui où mènent les coups" in call(capsys, "replay", path).complaint


def test_what_other_rooms_still_say() -> None:
    """A sentence changed there must change here: each is somewhere in the code, up to its first value."""
    rooms = [
        path
        for name in ("core", "store", "lab", "table", "server")
        for path in Path(str(files("tablee")), name).rglob("*.py")
    ]
    code = "\n".join(path.read_text("utf-8") for path in rooms)
    own = list(FOREIGN)[
        list(FOREIGN).index("{path}: no such file") : list(FOREIGN).index("No such file or directory")
    ]
    for english in own:
        longest = max(re.split(r"\{\w+\}", english), key=len)
        assert longest.strip("'; :") in code, english


def test_an_address_nobody_knows() -> None:
    speak("fr")
    told = foreign("cannot listen on nowhere:8000: Name or service not known")
    assert spaced(told) == "impossible d’écouter sur nowhere:8000 : cette adresse est introuvable"


def test_the_unforeseen_stays_as_it_is() -> None:
    speak("fr")
    assert foreign("something nobody foresaw") == "something nobody foresaw"
    assert spaced(foreign("the record is damaged: who knows")) == "la partie est abîmée : who knows"
    with pytest.raises(KeyError):
        tell("no such sentence")
