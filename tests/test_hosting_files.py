"""The files in `hosting/` name settings and paths that are there, and a house takes what they set."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tablee.cli.commands.serve_options import ServeOptions
from tests.cli.running import call

ROOT = Path(__file__).resolve().parent.parent
HOSTING = ROOT / "hosting"
COMPOSED = ("compose.yaml", "compose-three.yaml")
SETTINGS = {f"TABLEE_{name.upper()}" for name in ServeOptions._fields}
GIVEN = {"DOMAIN": "games.example", "POSTGRES_PASSWORD": "5f2c", "TABLEE_ADMIN_TOKEN": "5f2c" * 6}

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def text_of(name: str) -> str:
    return (HOSTING / name).read_text("utf-8")


def image_environment() -> dict[str, str]:
    block = re.search(r"^ENV (.*?[^\\])$", text_of("Containerfile"), re.MULTILINE | re.DOTALL)
    assert block is not None
    return dict(part.split("=", 1) for part in block[1].replace("\\\n", " ").split())


def composed_environment(name: str) -> dict[str, str]:
    """What a house is given there, filled in from `.env` as the file's first lines ask for."""
    found = dict(re.findall(r"^ +(TABLEE_\w+): (.+?)(?: #.*)?$", text_of(name), re.MULTILINE))
    return {
        key: re.sub(r"\$\{(\w+)[^}]*\}", lambda name: GIVEN[name[1]], value) for key, value in found.items()
    }


def holds(capsys: Captured, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], *flags: str) -> str:
    for name, value in environment.items():
        if name != "PATH":
            monkeypatch.setenv(name, value.strip('"'))
    told = call(capsys, "config", *flags)
    assert told.code == 0, told.err
    assert {name for name in environment if name.startswith("TABLEE_")} <= SETTINGS
    return told.out


def test_one_composed_house_keeps_its_tables_on_its_volume(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = holds(capsys, monkeypatch, image_environment() | composed_environment("compose.yaml"))
    assert tomllib.loads(told)["db"] == "/data/tablee/tablee.db"
    assert tomllib.loads(told)["public_url"] == "https://games.example"
    assert "tables:/data" in text_of("compose.yaml")


def test_three_composed_houses_are_nodes_of_one_database(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = holds(capsys, monkeypatch, image_environment() | composed_environment("compose-three.yaml"))
    found = tomllib.loads(told)
    assert (found["node"], found.get("db")) == (True, None)
    assert found["store"].endswith("@database/tablee")


@pytest.mark.parametrize("name", COMPOSED)
def test_a_composed_house_believes_its_own_proxy(name: str) -> None:
    network = composed_environment(name)["TABLEE_TRUSTED_PROXY"]
    assert f"subnet: {network} " in text_of(name)


@pytest.mark.parametrize("name", COMPOSED)
def test_what_is_composed_lies_where_it_is_looked_for(name: str) -> None:
    text = text_of(name)
    for context, file in re.findall(r"build: \{ context: (\S+), dockerfile: (\S+) \}", text):
        assert (HOSTING / context / file).is_file()
    for file in re.findall(r'"(\./[^:"]+):', text):
        assert (HOSTING / file).is_file()
    asked = set(re.findall(r"\{\$(\w+)[:}]", text_of("Caddyfile")))
    assert asked == set(re.findall(r"\b(DOMAIN|HOUSES):", text.partition("  proxy:")[2]))


def test_the_image_is_made_of_what_is_there() -> None:
    for file in re.findall(r"/src/(\S+) /src", text_of("Containerfile")):
        assert (ROOT / file).stat().st_mode & 0o100
    assert "**/.env" in (ROOT / ".dockerignore").read_text().splitlines()


def test_a_house_under_systemd_keeps_its_tables_in_its_own_folder(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = re.findall(r"^Environment=(.*)$", text_of("tablee.service"), re.MULTILINE)
    settings = dict(one.split("=", 1) for line in environment for one in line.split())
    file = str(HOSTING / "tablee.toml")
    assert tomllib.loads(holds(capsys, monkeypatch, settings, "--config", file))["db"].startswith(
        "/var/lib/tablee/"
    )
    assert "StateDirectory=tablee\n" in text_of("tablee.service")
    from_env = tomllib.loads(
        holds(capsys, monkeypatch, {"TABLEE_STORE": "postgresql://db/tablee"}, "--config", file)
    )
    assert from_env["store"] == "postgresql://db/tablee"
    assert "db" not in from_env


def test_the_file_of_settings_sets_what_there_is() -> None:
    assert set(tomllib.loads(text_of("tablee.toml"))) <= set(ServeOptions._fields)
