"""Journals of all released versions are followed by this one, line by line. `tools/journals.py` writes a set."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald import library
from weald.engine import journal as files
from weald.engine.errors import JournalError
from weald.engine.ruleset import Option
from weald.engine.table import read_seed, replay

CRITTERS = library.ruleset("critters")
UNFOLLOWED: dict[str, str] = {}  # journals that the rules of today cannot follow, as "0.1.0/root-3", and why
KEPT = sorted((Path(__file__).parent.parent / "journals").glob("*/*.weald"))


def test_there_are_journals_of_every_game() -> None:
    """A first set is there, and none of it was lost."""
    assert {files.read(path).game for path in KEPT} == set(library.names())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_journal_is_followed(path: Path) -> None:
    """Every action is allowed, the dice are those of the seed, the end is the one that was written down."""
    journal = files.read(path)
    if f"{path.parent.name}/{path.stem}" in UNFOLLOWED:
        with pytest.raises(JournalError):
            replay(library.ruleset(journal.game), journal, seed=read_seed(path))
        return
    table = replay(library.ruleset(journal.game), journal, seed=read_seed(path))
    assert len(table.actions) >= len(journal.entries)
    assert (table.outcome is None) == (journal.result is None)


def test_an_option_that_came_later_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """New games have its default; games that do not name it have what there was before."""
    weather = Option("weather", "wet", names=("dry", "wet"), before="dry")
    monkeypatch.setattr(CRITTERS, "options", (*CRITTERS.options, weather))
    assert CRITTERS.check_options({})["weather"] == "wet"
    assert CRITTERS.recorded_options({})["weather"] == "dry"
    assert CRITTERS.recorded_options({"weather": "wet"})["weather"] == "wet"


def test_a_journal_names_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version on; one that other rules cannot follow says which, and at which line."""
    journal = files.read(next(path for path in KEPT if path.stem.startswith("critters")))
    assert journal.rules == 1
    monkeypatch.setattr(CRITTERS, "rules", 2)
    assert replay(CRITTERS, journal).rules == 1, "it was laid under the first"
    journal.entries[5] = type(journal.entries[5])("north", "sing")
    with pytest.raises(JournalError) as caught:
        replay(CRITTERS, journal)
    assert (caught.value.code, caught.value.line) == ("journal-rules", 7)
    table = type(replay(CRITTERS, journal, to=0))(CRITTERS, {}, "s")
    assert files.parse("\n".join(table.journal().lines()) + "\n").rules == 2
