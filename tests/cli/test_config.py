"""Settings by flag, environment or file: who wins, what is shown, and what is said of a wrong one."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cli.running import call

SECRET = "Vb7kq2Lx9RtZ4mW8"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "house.toml"
    found.write_text('port = 9000\nhost = "127.0.0.1"\nallow-host = ["a.example", "b.example"]\n')
    return found


def test_a_flag_wins_over_the_environment_and_that_over_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9001")
    monkeypatch.setenv("TABLEE_TRUSTED_PROXY", "10.0.0.0/8 127.0.0.1")
    told = call(capsys, "config", "--config", file, "--log", "json").out
    found = tomllib.loads(told)
    assert found["port"] == 9001
    assert found["host"] == "127.0.0.1"
    assert found["allow_host"] == ["a.example", "b.example"]
    assert found["trusted_proxy"] == ["10.0.0.0/8", "127.0.0.1"]
    assert found["log"] == "json"
    assert "port = 9001  # TABLEE_PORT" in told
    assert f'host = "127.0.0.1"  # {file}' in told
    assert 'log = "json"  # --log' in told
    assert "quiet = false  # by default" in told


def test_what_is_printed_can_be_read_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: Path
) -> None:
    first = call(capsys, "config", "--config", file).out
    again = tmp_path / "again.toml"
    again.write_text(first)
    assert tomllib.loads(call(capsys, "config", "--config", again).out) == tomllib.loads(first)


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://me:{SECRET}@db/x",
        f"postgresql://db/x?user=me&password={SECRET}",
        f"postgresql://me:{SECRET}@/@db/x",
    ],
)
def test_no_secret_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("TABLEE_ADMIN_TOKEN", SECRET)
    monkeypatch.setenv("TABLEE_METRICS_TOKEN", SECRET)
    told = call(capsys, "config", "--store", address)
    assert told.code == 0
    assert SECRET not in told.out + told.err
    assert "# admin_token: set, and not shown (TABLEE_ADMIN_TOKEN)" in told.out


@pytest.mark.parametrize("command", ["serve", "config"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 9000", "house.toml, line 1: no setting is called 'prot'; perhaps 'port'?"),
        (
            "# ours\n\n[tables]\nport = 1",
            "house.toml, line 3: no setting is called 'tables'; `tablee config`",
        ),
        ('quiet = true\n"xyz" = 1', "house.toml, line 2: no setting is called 'xyz'"),
        ('quiet = true\nport = "9000"', "house.toml, line 2: port: expected a whole number"),
        ("port = true", "port: expected a whole number"),
        ("allow-host = [1]", "allow-host: expected a list of texts"),
        ('quiet = "yes"', "quiet: expected true or false"),
        ("host = 1", "host: expected a text"),
        ('joins-per-minute = "x"', "joins-per-minute: expected a number"),
        ("port = ", "this is not TOML"),
        ("port = 700000", "house.toml, line 1: port': Input should be less than or equal to 65535"),
        ('admin-token = "short"', "--admin-token: expected at least 16"),
        ('log = "xml"', "--log xml: expected text or json"),
    ],
)
def test_a_wrong_setting_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, text: str, why: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    told = call(capsys, command, "--config", file)
    assert told.code == 2
    assert why in told.complaint


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = call(capsys, "serve", "--config", tmp_path / "no.toml")
    assert (told.code, "No such file or directory" in told.complaint) == (2, True)


def test_what_is_wrong_in_the_environment_is_named_as_it_stands_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_PORT", "tcp://10.0.0.1:8000")
    told = call(capsys, "config")
    assert (told.code, "Invalid value for 'TABLEE_PORT'" in told.complaint) == (2, True)


def test_a_variable_that_is_nearly_a_setting_is_listed_with_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_PUBLIC_ULR", "https://games.example")
    monkeypatch.setenv("TABLEE_PROT", "8080")
    told = call(capsys, "config").out
    assert "# TABLEE_PUBLIC_ULR: no setting is called so; perhaps TABLEE_PUBLIC_URL?" in told
    assert "# TABLEE_PROT: no setting is called so; perhaps TABLEE_PORT?" in told


def test_a_variable_that_somebody_else_reads_is_not_called_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_ENDGAMES", "/var/lib/endgames")  # a box's own
    assert "TABLEE_ENDGAMES" not in call(capsys, "config").out


def test_of_a_file_and_a_database_the_one_holds_that_is_said_more_nearly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text('db = "/var/lib/tablee/tablee.db"\n')
    assert 'db = "/var/lib/tablee/tablee.db"' in call(capsys, "config", "--config", file).out
    monkeypatch.setenv("TABLEE_STORE", "postgresql://db/tablee")
    told = call(capsys, "config", "--config", file).out
    assert 'store = "postgresql://db/tablee"  # TABLEE_STORE' in told
    assert f"# db: not used, though set ({file}, line 1)" in told
    told = call(capsys, "config", "--config", file, "--db", "other.db").out
    assert 'db = "other.db"  # --db' in told
    assert "# store: not used, though set (TABLEE_STORE)" in told
    monkeypatch.setenv("TABLEE_DB", "other.db")
    assert "kept in one of them" in call(capsys, "config").complaint
