"""All commands, and the one place where errors become lines and exit codes.

Exit codes: 0 done; 1 a simulated game broke; 2 anything the user can put right; 70 a fault of Weald; 130 Ctrl-C.
"""

from __future__ import annotations

import contextlib
import errno
import os
import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import weald
from weald import library
from weald.cli import admin, admin_files, data_folder, lab, reading, shell
from weald.cli.analyse import analyse
from weald.cli.arena import arena
from weald.cli.arguments import HOUSE, tell
from weald.cli.explain import explain
from weald.cli.games import games
from weald.cli.law import law
from weald.cli.options import options
from weald.cli.play import play
from weald.cli.replay import replay
from weald.cli.scenario import scenario
from weald.cli.serve import NEEDED, serve
from weald.cli.sim import sim
from weald.cli.train import train
from weald.cli.verify import verify
from weald.engine import journal
from weald.engine.errors import WealdError
from weald.engine.journal import SUFFIX
from weald.texts import Texts

USER_ERROR: Final = 2
FAULT: Final = 70
INTERRUPTED: Final = 130

app = typer.Typer(
    name="weald", cls=reading.Group, help=tell("help-weald"), no_args_is_help=True, rich_markup_mode="rich"
)

_COMMANDS: Final[list[Callable[..., None]]] = [
    games,
    options,
    play,
    sim,
    arena,
    train,
    replay,
    analyse,
    verify,
    explain,
    law,
    scenario,
    serve,
]
for _command in _COMMANDS:
    _name = _command.__name__
    _examples = HOUSE.note(f"help-{_name}", "examples")
    app.command(_name, cls=reading.Command, help=tell(f"help-{_name}"), epilog=_examples)(_command)

_DESK: Final[dict[str, Callable[..., None]]] = {
    "tables": admin.tables,
    "close": admin.close,
    "delete": admin.delete,
    "guests": admin.guests,
    "remove-name": admin.remove_name,
    "reports": admin.reports,
    "dismiss": admin.dismiss,
    "remove-line": admin.remove_line,
    "bans": admin.bans,
    "ban": admin.ban,
    "unban": admin.unban,
    "mutes": admin.mutes,
    "mute": admin.mute,
    "unmute": admin.unmute,
    "retention": admin.retention,
    "archive": admin_files.archive,
    "import": admin_files.import_,
    "backup": admin_files.backup,
    "restore": admin_files.restore,
    "secret": admin.secret,
    "log": admin.log,
}
desk = typer.Typer(cls=reading.Group, no_args_is_help=True, rich_markup_mode="rich")
for _name, _command in _DESK.items():
    desk.command(_name, cls=reading.Command, help=tell(f"help-admin-{_name}"))(_command)
app.add_typer(desk, name="admin", help=tell("help-admin"), epilog=HOUSE.note("help-admin", "examples"))

_LAB: Final[list[Callable[..., None]]] = [lab.check, lab.run, lab.report, lab.replay]
experiments = typer.Typer(cls=reading.Group, no_args_is_help=True, rich_markup_mode="rich")
for _command in _LAB:
    _name = _command.__name__
    experiments.command(_name, cls=reading.Command, help=tell(f"help-lab-{_name}"))(_command)
app.add_typer(experiments, name="lab", help=tell("help-lab"), epilog=HOUSE.note("help-lab", "examples"))


def _version(wanted: bool) -> None:
    if wanted:
        form = weald.form()
        print(HOUSE.say("version", version=weald.__version__, form=HOUSE.say(f"form-{form}")))
        print(HOUSE.say("version-python", python=platform.python_version(), system=platform.system()))
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool, typer.Option("--version", help=tell("arg-version"), callback=_version, is_eager=True)
    ] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="TAG", help=tell("arg-lang"))] = "",
) -> None:
    """`--lang` is read before the commands are (see language.py); here it only stands in the help."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code. Nothing escapes as a traceback."""
    try:
        code: Any = app(args=list(arguments), prog_name="weald", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except WealdError as error:
        return _complain(*Texts(_game_of(arguments)).error(error))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the shell's prompt gets a line of its own
        return INTERRUPTED
    except OSError as error:
        if error.errno in (errno.EPIPE, errno.EIO):  # the reader or the whole terminal has gone
            _forget_output()
            return 0
        return _complain(HOUSE.say("error-os", problem=error.strerror, path=error.filename), "")
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] in NEEDED:
            return _complain(*Texts().error(WealdError("server-libraries")))
        if mistaken := reading.mistake(error):
            message, hint = HOUSE.error(mistaken)
            return _complain(message, hint or _usage_hint(error))
        if hasattr(error, "format_message"):  # a mistake in the command line that only Typer has words for
            return _complain(_one_line(error.format_message()), _usage_hint(error))
        return _confess(error)


def refuse(error: WealdError) -> int:
    """Say what is wrong with a command line before it is read."""
    return _complain(*HOUSE.error(error))


def _game_of(arguments: Sequence[str]) -> str | None:
    """The game that a command line names, or whose file it names; None if it names neither."""
    names = library.names()
    for word in arguments:
        if word.lower() in names:
            return word.lower()
        if word.endswith(SUFFIX):
            with contextlib.suppress(WealdError, OSError):
                game = journal.read(Path(word).expanduser()).game
                return game if game in names else None
    return None


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _usage_hint(error: Exception) -> str:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "weald"
    return HOUSE.say("hint-usage", command=f"{command} --help")


def _complain(message: str, hint: str) -> int:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    sys.stderr.write(HOUSE.say("complaint", message=_one_line(message)) + "\n")
    if hint:
        sys.stderr.write(HOUSE.say("hint", hint=_one_line(hint)) + "\n")
    return USER_ERROR


def _confess(error: Exception) -> int:
    """A fault of Weald: tell the user in one line and write the traceback to a file. Games are saved already."""
    try:
        data_folder.make(data_folder.crashes())
        path = data_folder.crashes() / f"fault-{datetime.now():%Y%m%d-%H%M%S}.txt"
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        where = shell.typed(path)
    except (OSError, WealdError):
        where = ""
    _complain(HOUSE.say("fault", problem=f"{type(error).__name__}: {error}"), HOUSE.say("hint-fault", path=where))
    return FAULT


def _forget_output() -> None:
    """Nobody reads any more: send the interpreter's last flush nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nowhere, sys.stdout.fileno())
