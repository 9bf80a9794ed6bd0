"""Where games are kept: where the user says, else where the system says, else where they have always been."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest
from platformdirs.unix import Unix

from tests.cli.conftest import Weald
from weald.cli import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder, and nothing said about where data goes."""
    for name in ("WEALD_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with a place of its own for the data of programs, as macOS has."""
    folder = home / "Library" / "Application Support" / "weald"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: folder)
    return folder


def test_weald_data_goes_first(data: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WEALD_DATA names the folder, whatever else there is."""
    elsewhere.mkdir(parents=True)
    monkeypatch.setenv("WEALD_DATA", str(data))
    assert data_folder.path() == data


def test_on_linux_nothing_has_changed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The place of the system is the one that Weald has always had."""
    assert Unix("weald", appauthor=False).user_data_path == data_folder._former() == home / ".local" / "share" / "weald"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "shared"))
    assert Unix("weald", appauthor=False).user_data_path == data_folder._former() == home / "shared" / "weald"


def test_elsewhere_the_system_says_where(elsewhere: Path) -> None:
    """Whoever is new to Weald gets the place of the system."""
    assert data_folder.path() == elsewhere
    assert data_folder.games() == elsewhere / "games"


def test_games_of_earlier_versions_are_still_found(
    weald: Weald, home: Path, elsewhere: Path, opened: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has the former folder keeps it, with its games and tables; moved to the new place, it is found there."""
    former = home / ".local" / "share" / "weald"
    (former / "games").mkdir(parents=True)
    for file in (opened, Path(f"{opened}.seed")):
        file.rename(former / "games" / file.name)
    assert data_folder.path() == former
    assert [file.name for file in data_folder.saved_games()] == ["open.weald"]
    assert weald("play", "--resume", "--plain", stdin="q\n").code == 0
    elsewhere.parent.mkdir(parents=True)
    former.rename(elsewhere)
    assert data_folder.path() == elsewhere
    assert [file.name for file in data_folder.saved_games()] == ["open.weald"]
