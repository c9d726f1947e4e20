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
        ("prot = 9000", "no setting is called 'prot'"),
        ('port = "9000"', "port: expected a whole number"),
        ("port = true", "port: expected a whole number"),
        ("allow-host = [1]", "allow-host: expected a list of texts"),
        ('quiet = "yes"', "quiet: expected true or false"),
        ("host = 1", "host: expected a text"),
        ('joins-per-minute = "x"', "joins-per-minute: expected a number"),
        ("port = ", "this is not TOML"),
        ("port = 700000", "less than or equal to 65535"),
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
