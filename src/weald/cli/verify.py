"""`weald verify`: journals checked against the law, the dice and the recorded result."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import weald
from weald.arena.workers import cores, local
from weald.cli.arguments import Json, tell
from weald.cli.file_errors import errors_name, told
from weald.cli.screen import Screen
from weald.engine.errors import WealdError
from weald.engine.journal import SUFFIX
from weald.texts import Texts

_CHUNK = 50
_FEW = 1000  # up to so many files, other processes are not worth starting


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help=tell("verify-files"))],
    as_json: Json = False,
) -> None:
    paths = [path for name in files for path in _journals(Path(name).expanduser())]
    screen, texts, results = Screen(), Texts(), []
    bad = 0
    with ExitStack() as stack:
        console = Console(stderr=True)
        bar = None
        if console.is_terminal and not sys.stdout.isatty() and len(paths) > 1:  # else the lines show the progress
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            bar = stack.enter_context(Progress(*columns, console=console, transient=True, redirect_stdout=False))
            task = bar.add_task(texts.say("verify-progress"), total=len(paths))
        for result in _check_all(paths):
            results.append(result)
            bad += not result["ok"]
            if bar is not None:
                bar.advance(task)
            if not as_json:
                _tell(result, screen, texts, alone=len(paths) == 1)
    if as_json:
        print(json.dumps({"ok": not bad, "files": results}, indent=1))
    elif len(paths) > 1:
        screen.line(texts.say("verify-total", good=len(paths) - bad, bad=bad))
    if bad:
        raise typer.Exit(2)


def _journals(path: Path) -> list[Path]:
    """The file itself, or the journals in a folder."""
    found = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else []
    return found or [path]


def _check_all(paths: list[Path]) -> Iterator[dict[str, Any]]:
    names = [str(path) for path in paths]
    if len(paths) < _FEW or cores() == 1:
        yield from map(check, names)
        return
    with local(cores()) as pool:
        yield from pool.map(check, names, chunksize=_CHUNK)


def check(name: str) -> dict[str, Any]:
    """Check one file: sound, or what is wrong with it and in which line."""
    try:
        with errors_name(Path(name)):
            table = weald.verify(name)
    except WealdError as error:
        message, hint = told(Path(name), error)
        return {
            "file": name,
            "ok": False,
            "code": error.code,
            "line": error.facts.get("line") or None,
            "message": message,
            "hint": hint,
        }
    return {
        "file": name,
        "ok": True,
        "game": table.ruleset.name,
        "actions": len(table.actions),
        "finished": table.outcome is not None,
        "practice": table.practice,
        "hinted": table.hinted,
    }


def _tell(result: dict[str, Any], screen: Screen, texts: Texts, alone: bool) -> None:
    """One line for each file; what is wrong goes to the error stream, with a hint if there is but one file."""
    if result["ok"]:
        message = "verify-ok" if result["finished"] else "verify-ok-open"
        screen.line(texts.say(message, file=result["file"], actions=result["actions"]))
        if result["practice"]:
            screen.line(texts.say("practice-mark"), indent=4)
        if result["hinted"]:
            screen.line(texts.say("hinted-mark"), indent=4)
        return
    typer.echo(texts.say("complaint", message=result["message"]), err=True)
    if alone and result["hint"]:
        typer.echo(texts.say("hint", hint=result["hint"]), err=True)
