"""A finished game in a file: never lost while there is somebody to ask for another one."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

from rich.text import Text

from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.fluent_words import Words, plain
from tablee.cli.speech.translation import foreign, tell
from tablee.core.record import is_record

YES = ("o", "oui", "y", "yes")


def check_keeping(file: Path) -> None:
    """Complains before the game begins if it could not be kept there, as far as one can know."""
    try:
        _try_out(file)
        stranger = file.is_file() and file.stat().st_size > 0 and not is_record(file)
    except OSError as error:
        raise Complaint(f"--record {_why(file, error)}") from None
    if stranger:
        raise Complaint(tell("--record {file}: it is there already and is not a Tablée record", file=file))


def _try_out(file: Path) -> None:
    if not file.parent.is_dir():
        raise Complaint(tell("--record {file}: there is no such directory", file=file))
    if file.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if file.exists() and not os.access(file, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    if not _is_special(file):
        beside = _beside(file)
        beside.touch(exist_ok=False)
        beside.unlink()


def keep(data: bytes, screen: Screen, words: Words, file: Path | None) -> None:
    """Where the command said, or where the person says now; asked again until it can be written."""
    if file is None:
        file = _ask(screen, words, "play-keep")
    while file is not None:
        try:
            _save(file, data)
        except (OSError, ValueError) as error:
            why = _why(file, error)
            _note(screen, words, "play-not-kept", why=why)
            file = _ask(screen, words, "play-keep-elsewhere", lost=why)
            continue
        _note(screen, words, "play-kept", file=plain(str(file)))
        return


def _ask(screen: Screen, words: Words, question: str, *, lost: str = "") -> Path | None:
    """A file, or None where none is wanted; `lost` is the complaint if nobody is there any more."""
    while True:
        _note(screen, words, question)
        try:
            answer = screen.again()
            if not answer:
                return None
            file = _named(answer)
            if not _is_file(file) or _may_replace(screen, words, file):
                return file
        except Left:
            if lost:
                raise Complaint(lost) from None
            return None


def _may_replace(screen: Screen, words: Words, file: Path) -> bool:
    _note(screen, words, "play-replace", file=plain(str(file)))
    return screen.again().lower() in YES


def _named(answer: str) -> Path:
    try:
        return Path(answer).expanduser()
    except RuntimeError:  # nobody here is called so
        return Path(answer)


def _save(file: Path, data: bytes) -> None:
    """Written beside, then put in its place: a full disk spoils no older game."""
    if _is_special(file):
        file.write_bytes(data)
        return
    beside = _beside(file)
    try:
        with beside.open("xb") as fresh:
            fresh.write(data)
        beside.replace(file.resolve())
    finally:
        beside.unlink(missing_ok=True)


def _is_special(file: Path) -> bool:
    """A device or a pipe, or a directory: nothing can take its place."""
    return file.exists() and not file.is_file()


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # such a name cannot be
        return False


def _beside(file: Path) -> Path:
    real = file.resolve()
    return real.with_name(f"{real.name}.{secrets.token_hex(3)}")


def _why(file: Path, error: OSError | ValueError) -> str:
    reason = error.strerror if isinstance(error, OSError) else None
    return foreign(f"{plain(str(file))}: {reason or error}")


def _note(screen: Screen, words: Words, key: str, **values: str) -> None:
    screen.note(Text(words.say(key, **values)))
