"""`tablee`: the subcommands, and how their failures are told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from tablee.cli.commands import (
    arena_command,
    backup_command,
    check_store_command,
    config_command,
    dataset_command,
    join_command,
    mcp_command,
    move_store_command,
    people_command,
    perft_command,
    picture_command,
    play_command,
    rate_command,
    replay_command,
    rules_command,
    scale_command,
    serve_command,
    train_command,
    verify_command,
    version_command,
)
from tablee.cli.commands.setting_source import PREFIX, said_by
from tablee.cli.commands.translated_help import SpokenCommand, SpokenGroup, in_french
from tablee.cli.commands.version_command import VersionAsked
from tablee.cli.screen.streams import LOST, drop_unwritten, forgive_letters, say_last
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.language import asked_language, without_language
from tablee.cli.speech.translation import foreign, speak, spoken, tell

# Plain help: drawing it with rich costs a quarter of a second.
app = typer.Typer(
    name="tablee",
    cls=SpokenGroup,
    help="A game house: open a box, sit down, play with friends and bots.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve_command,
    config_command,
    play_command,
    join_command,
    mcp_command,
    replay_command,
    picture_command,
    verify_command,
    rules_command,
    arena_command,
    rate_command,
    scale_command,
    train_command,
    dataset_command,
    perft_command,
    check_store_command,
    backup_command,
    move_store_command,
    people_command,
    version_command,
):
    command.add_to(app)
for registered in app.registered_commands:
    registered.cls = SpokenCommand


@app.callback()
def house(version: VersionAsked = False) -> None:
    """What stands before a command is for all of them."""


# What typer raises for wrong arguments, by whatever name this version of it has.
WRONG_ARGUMENTS: type[Exception] = typer.BadParameter.__bases__[0]


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 no, 2 wrong arguments or files, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    forgive_letters()
    speak(asked_language(given))
    try:
        code = _command()(without_language(given) or ["--help"], prog_name="tablee", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except WRONG_ARGUMENTS as error:
        return _say(_usage(error), 2)
    except Complaint as complaint:
        return _say(str(complaint), complaint.code)
    except (KeyboardInterrupt, typer.Abort):
        return _say(tell("interrupted"), 130)
    except OSError as error:
        return _cut_off(error)
    return code if isinstance(code, int) else 0


def _command() -> Any:
    command = typer.main.get_command(app)
    if spoken() == "fr":
        in_french(command)
    return command


def _usage(error: Any) -> str:
    """Typer's own message, and where to read on."""
    if isinstance(error, typer.BadParameter):
        _name_source(error)
    told = foreign(" ".join(error.format_message().split()))
    command = error.ctx.command_path if error.ctx else "tablee"
    return tell("{told} (see {command} --help)", told=told.rstrip("."), command=command)


def _name_source(error: Any) -> None:
    """What came from the environment or a file is looked for there, not among the flags."""
    if not (error.ctx and error.param) or error.param_hint:
        return
    source = said_by(error.ctx, error.param.name)
    if source is not None and not source.startswith("-"):
        error.param_hint = f"'{source}'" if source.startswith(PREFIX) else f"'{source}: {error.param.name}'"


def _cut_off(error: OSError) -> int:
    """The reader has gone, or the disk is full; anything else is a fault of ours and shows itself."""
    if error.filename is not None or error.errno not in LOST:
        raise error
    drop_unwritten()
    if isinstance(error, BrokenPipeError):
        return 1
    return _say(tell("cannot write: {why}", why=foreign(error.strerror or str(error))), 2)


def _say(message: str, code: int) -> int:
    say_last(f"tablee: {message}")
    return code


if __name__ == "__main__":
    main()
