"""The host's settings in one TOML file: names as the flags have them, values of their types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell


def read_settings_file(file: Path, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """What the file sets, by the options' names; a complaint of one line about the first thing wrong."""
    import tomllib

    try:
        with file.open("rb") as opened:
            found = tomllib.load(opened)
    except OSError as error:
        raise Complaint(tell("{file}: {why}", file=file, why=foreign(error.strerror or str(error)))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint(tell("{file}: this is not TOML ({why})", file=file, why=error)) from None
    settings = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in kinds:
            raise Complaint(tell("{file}: no setting is called {key!r}", file=file, key=key))
        settings[name] = _checked(file, key, value, kinds[name])
    return settings


def _checked(file: Path, key: str, value: Any, kind: Any) -> Any:
    allowed = {list if one == list[str] else str if one is Path else one for one in _alternatives(kind)}
    if float in allowed and type(value) is int:
        return float(value)
    fits = type(value) in allowed and (type(value) is not list or all(type(one) is str for one in value))
    if not fits:
        raise Complaint(tell("{file}: {key}: expected {what}", file=file, key=key, what=_expected(allowed)))
    return value


def _expected(allowed: set[Any]) -> str:
    if bool in allowed:
        return tell("true or false")
    if int in allowed:
        return tell("a whole number")
    if float in allowed:
        return tell("a number")
    return tell("a list of texts") if list in allowed else tell("a text")


def _alternatives(kind: Any) -> tuple[Any, ...]:
    """`Path | None` is a path or nothing; what is not in the file is nothing."""
    return getattr(kind, "__args__", (kind,)) if kind != list[str] else (kind,)
