"""The host's settings in one TOML file: names as the flags have them, values of their types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from tablee.cli.commands.setting_source import line_of, nearest
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell


def read_settings_file(file: Path, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """What the file sets, by the options' names; a complaint of one line about the first thing wrong."""
    import tomllib

    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Complaint(tell("{file}: {why}", file=file, why=foreign(error.strerror or str(error)))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint(tell("{file}: this is not TOML ({why})", file=file, why=error)) from None
    settings = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in kinds:
            raise Complaint(_unknown(line_of(file, key), key, kinds))
        settings[name] = _checked(line_of(file, key), key, value, kinds[name])
    return settings


def _unknown(where: str, key: str, kinds: Mapping[str, Any]) -> str:
    if near := nearest(key.replace("-", "_"), kinds):
        return tell(
            "{where}: no setting is called {key!r}; perhaps {near!r}?", where=where, key=key, near=near
        )
    return tell("{where}: no setting is called {key!r}; `tablee config` lists them", where=where, key=key)


def _checked(where: str, key: str, value: Any, kind: Any) -> Any:
    allowed = {list if one == list[str] else str if one is Path else one for one in _alternatives(kind)}
    if float in allowed and type(value) is int:
        return float(value)
    fits = type(value) in allowed and (type(value) is not list or all(type(one) is str for one in value))
    if not fits:
        raise Complaint(
            tell("{where}: {key}: expected {what}", where=where, key=key, what=_expected(allowed))
        )
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
    return (kind,) if kind == list[str] else get_args(kind) or (kind,)
