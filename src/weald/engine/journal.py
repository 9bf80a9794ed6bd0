"""The journal: one file format for saved, finished and disputed games.

A file is lines of JSON. The first is the header (format, game, edition, options, players, and the commitment to the
seed); then one line for each action, the players' and chance's; the last says how the game stands, and, when it is
over, the result and the seed. Each line carries a sum over itself and all lines before it.

A journal holds every secret: it is the referee's. What a seat receives is redacted through its lens.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from weald.engine.errors import JournalError

FORMAT: Final = 1
SUFFIX: Final = ".weald"
_START: Final = "weald journal"


class Entry:
    """One action: who did what, by sentence."""

    def __init__(self, seat: str, sentence: str) -> None:
        self.seat = seat
        self.sentence = sentence

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.seat, self.sentence) == (other.seat, other.sentence)

    def __hash__(self) -> int:
        return hash((self.seat, self.sentence))

    def __repr__(self) -> str:
        return f"Entry({self.seat!r}, {self.sentence!r})"


class Result:
    """How a game ended: who won, everybody's points, the law that ended it, and which seats win and lose together.

    The sides are not recorded: they follow from the game. A seat that is in none of them stands alone.
    """

    def __init__(
        self, winners: list[str], scores: dict[str, int], law: str, sides: list[list[str]] | None = None
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.law = law
        self.sides: list[list[str]] = sides if sides is not None else []

    def to_data(self) -> dict[str, object]:
        return {"winners": self.winners, "scores": self.scores, "law": self.law}


class Journal:
    """What a file says, before anybody has checked it against the law."""

    def __init__(
        self,
        game: str,
        edition: str,
        options: Mapping[str, int | str],
        players: Mapping[str, str],
        commitment: str,
        entries: list[Entry],
        result: Result | None = None,
        seed: str = "",
        rules: int = 1,
        practice: bool = False,
        hinted: bool = False,
    ) -> None:
        self.game = game
        self.rules = rules  # the version of the rules under which it was laid
        self.edition = edition
        self.options = dict(options)
        self.players = dict(players)
        self.commitment = commitment
        self.entries = entries
        self.result = result
        self.seed = seed
        self.practice = practice  # more was taken back than the law of undo allows
        self.hinted = hinted  # somebody was told what a computer would do
        self.edited = 0  # the first line whose sum is wrong; reported only if nothing else is wrong

    def header(self) -> dict[str, object]:
        """The first line. Without `rules` it is of the first version."""
        later = {"rules": self.rules} if self.rules != 1 else {}
        return {
            "file": _START,
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "options": self.options,
            "players": self.players,
            "commitment": self.commitment,
            **later,
        }

    def lines(self) -> list[str]:
        """The text of the file, line by line."""
        records: list[dict[str, object]] = [self.header()]
        for number, entry in enumerate(self.entries, start=1):
            records.append({"n": number, "seat": entry.seat, "do": entry.sentence})
        end: dict[str, object] = {"end": "finished" if self.result else "open", "entries": len(self.entries)}
        if self.result:
            end["result"] = self.result.to_data()
            end["seed"] = self.seed
        if self.practice:
            end["practice"] = True
        if self.hinted:
            end["hinted"] = True
        records.append(end)
        lines: list[str] = []
        total = ""
        for record in records:
            total = _sum(total, record)
            lines.append(json.dumps({**record, "sum": total}, ensure_ascii=False))
        return lines


def _sum(before: str, record: dict[str, object]) -> str:
    text = before + json.dumps(record, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def line_of(entry: int) -> int:
    """The line of a file that holds this entry, both counted from 1."""
    return entry + 1


def write(journal: Journal, path: Path) -> None:
    """Save atomically. Refuses to overwrite a file unless it holds an earlier state of this game."""
    lines = journal.lines()
    if path.exists():
        if _first_line(path) != lines[0]:
            raise JournalError("file-exists", path=str(path))
        if journal.result is None and _is_finished(path):
            raise JournalError("file-finished", path=str(path))
    _replace(path, lines)


def _first_line(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().rstrip("\n")
    except (OSError, UnicodeDecodeError):
        return ""


def _is_finished(path: Path) -> bool:
    """Whether a file holds a game that has ended."""
    try:
        return read(path).result is not None
    except JournalError:
        return False


def write_privately(path: Path, text: str) -> None:
    """Save a file that only its owner may read, atomically."""
    _replace(path, [text])


def _replace(path: Path, lines: list[str]) -> None:
    """Write a temporary file beside it, then swap: a reader sees the old file or the new one."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise JournalError("file-not-writable", path=str(path), problem=error.strerror) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def read(path: Path) -> Journal:
    """What a file says. Raises an error that names the first line that makes no sense."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise JournalError("unknown-file", path=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise JournalError("journal-foreign", path=str(path)) from None
    return parse(text, str(path))


def parse(text: str, path: str = "") -> Journal:
    """The journal in a text."""
    if not text.strip():
        raise JournalError("journal-empty", path=path)
    lines = text.split("\n")
    cut = lines.pop() != ""  # a whole file ends with a line break
    records: list[dict[str, object]] = []
    for number, line in enumerate(lines, start=1):
        records.append(_record(line, number, path))
        if number == 1:
            _check_header(records[0], path)
    if cut or not records or "end" not in records[-1]:
        stray = [number for number, record in enumerate(records, start=1) if "end" in record]
        if stray:
            raise JournalError("journal-goes-on-after-end", line=stray[0] + 1)
        raise JournalError("journal-truncated", line=len(lines) + (1 if cut else 0))
    journal = _journal(records)
    total = ""
    for number, record in enumerate(records, start=1):
        total = _sum(total, {key: value for key, value in record.items() if key != "sum"})
        if record.get("sum") != total:
            journal.edited = number
            break
    return journal


def _record(line: str, number: int, path: str) -> dict[str, object]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        if number == 1:
            raise JournalError("journal-foreign", path=path)
        raise JournalError("journal-line-broken", line=number)
    return cast("dict[str, object]", record)


def _check_header(header: dict[str, object], path: str) -> None:
    if header.get("file") != _START:
        raise JournalError("journal-foreign", path=path)
    form = header.get("format")
    if not isinstance(form, int):
        raise JournalError("journal-line-broken", line=1)
    if form > FORMAT:
        raise JournalError("journal-newer", line=1, format=form, known=FORMAT)


def _journal(records: list[dict[str, object]]) -> Journal:
    header, end = records[0], records[-1]
    entries: list[Entry] = []
    for number, record in enumerate(records[1:-1], start=1):
        if "end" in record:
            raise JournalError("journal-goes-on-after-end", line=line_of(number) + 1)
        if record.get("n") != number:
            raise JournalError("journal-misnumbered", line=line_of(number), expected=number, found=str(record.get("n")))
        entries.append(Entry(_text(record, "seat", line_of(number)), _text(record, "do", line_of(number))))
    if end.get("entries") != len(entries):
        raise JournalError(
            "journal-miscounted", line=len(records), expected=str(end.get("entries")), found=len(entries)
        )
    result = None
    seed = ""
    if end.get("end") == "finished":
        told = _table(end, "result", len(records))
        winners, scores = told.get("winners"), told.get("scores")
        if not isinstance(winners, list) or not isinstance(scores, dict):
            raise JournalError("journal-line-broken", line=len(records))
        if not all(isinstance(score, int) and not isinstance(score, bool) for score in scores.values()):
            raise JournalError("journal-line-broken", line=len(records))
        result = Result([str(name) for name in winners], dict(scores), _text(told, "law", len(records)))
        seed = _text(end, "seed", len(records)) if "seed" in end else ""
    practice, hinted = end.get("practice", False), end.get("hinted", False)
    if not isinstance(practice, bool) or not isinstance(hinted, bool):
        raise JournalError("journal-line-broken", line=len(records))
    options = _table(header, "options", 1)
    players = _table(header, "players", 1)
    return Journal(
        _text(header, "game", 1),
        _text(header, "edition", 1),
        {name: value if isinstance(value, int) else str(value) for name, value in options.items()},
        {seat: str(player) for seat, player in players.items()},
        _text(header, "commitment", 1),
        entries,
        result,
        seed,
        _rules(header),
        practice,
        hinted,
    )


def _rules(header: dict[str, object]) -> int:
    value = header.get("rules", 1)
    if not isinstance(value, int) or isinstance(value, bool):
        raise JournalError("journal-line-broken", line=1)
    return value


def _text(record: dict[str, object], key: str, line: int) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise JournalError("journal-line-broken", line=line)
    return value


def _table(record: dict[str, object], key: str, line: int) -> dict[str, object]:
    value = record.get(key)
    if not isinstance(value, dict):
        raise JournalError("journal-line-broken", line=line)
    return cast("dict[str, object]", value)
