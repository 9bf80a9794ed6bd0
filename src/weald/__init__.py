"""Weald plays woodland war games by their printed law.

    >>> import weald
    >>> table = weald.new("critters", seed=7)
    >>> table.actor
    'north'

`new`, `load` and `replay` give a `Table`; see its methods, and `docs/` for the rest.
"""

from __future__ import annotations

from pathlib import Path

from weald import _form

_form.choose()

from weald import library  # noqa: E402 - the form must be chosen before the engine is imported
from weald.engine import journal as _journal  # noqa: E402 - see above
from weald.engine import table as _table  # noqa: E402 - see above
from weald.engine.errors import IllegalAction, JournalError, WealdError  # noqa: E402 - see above
from weald.engine.journal import Journal  # noqa: E402 - see above
from weald.engine.lenses import Outcome, View  # noqa: E402 - see above
from weald.engine.offers import Refusal  # noqa: E402 - see above
from weald.engine.table import Question, Table  # noqa: E402 - see above

__version__ = "0.1.0"

__all__ = [
    "new",
    "load",
    "replay",
    "verify",
    "library",
    "form",
    "Table",
    "Question",
    "Refusal",
    "Outcome",
    "View",
    "Journal",
    "WealdError",
    "IllegalAction",
    "JournalError",
    "__version__",
]


def form() -> str:
    """Which form of the engine is running: `compiled`, `interpreted` or `stale`."""
    return _form.form()


def new(game: str, seed: int | str | None = None, players: dict[str, str] | None = None, **options: int | str) -> Table:
    """A new table. The same seed and the same actions give the same game; without a seed, one is drawn."""
    return _table.new_table(library.ruleset(game), seed, players, options)


def load(path: str | Path) -> Table:
    """The table of a saved journal, ready to go on. The seed of an open game is found in the file beside it."""
    journal = _journal.read(Path(path))
    return _table.replay(library.ruleset(journal.game), journal, seed=_table.read_seed(Path(path)))


def replay(path: str | Path, to: int | None = None) -> Table:
    """The table of a journal after its first `to` actions (all of them, if not said). It throws no dice."""
    journal = _journal.read(Path(path))
    return _table.replay(library.ruleset(journal.game), journal, to)


def verify(path: str | Path) -> Table:
    """Check a journal: every action legal, the dice true to the revealed seed, the result as recorded."""
    return replay(path)
