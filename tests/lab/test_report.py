"""The report: the right figures, in one page that needs nothing else."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.lab.small import lay, needs_lab
from weald import library
from weald.arena.stats import interval
from weald.engine.errors import BadValue
from weald.texts import Texts
from weald.texts.locales import LOCALES, SPOKEN

pytestmark = needs_lab

CRITTERS = """
name = "Who <wins>?"
game = "critters"
games = 40
players = ["random", ["random", "greedy"]]

[options]
mode = ["standard", "beginner"]
"""
DEFENDERS = """
name = "Endings"
game = "defenders"
games = 8
players = "random"

[options]
difficulty = [0, 6]
"""
ROOT = """
name = "Bots too"
game = "root"
games = 8
players = "random"
seats = ["eyrie", "cult"]

[options]
corvids = "bot"
corvids-level = ["easy", "nightmare"]
map = ["lake", "autumn"]
"""


class Whole(HTMLParser):
    """Which elements a page has, and that all of them are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        found = dict(attributes)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if "href" in found else []
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def made(folder: Path, text: str) -> tuple[str, dict[str, Any], Any]:
    """The page, its data, and the results that they are made from."""
    from weald.lab import report, running

    results, cells = lay(folder, text)
    assert running.run(results, cells) is None
    data = report.write(results, folder / "page.html")
    page = (folder / "page.html").read_text(encoding="utf-8")
    return page, json.loads(data.read_text(encoding="utf-8")), results


@pytest.fixture(scope="module")
def critters(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any], Any]:
    return made(tmp_path_factory.mktemp("critters"), CRITTERS)


def test_critters(critters: tuple[str, dict[str, Any], Any]) -> None:
    """Wins by player where players meet, by seat, order and mode; how points come in; counted by hand."""
    from weald.lab.store import SEATS

    page, told, results = critters
    seats = results.table(SEATS).to_dicts()
    cells = {cell["cell"]: cell["chosen"] for cell in told["cells"]}
    beginners = [seat for seat in seats if seat["place"] == 1 and cells[seat["cell"]]["players"] == ["random"]]
    wins = sum(seat["won"] for seat in beginners)
    row = next(row for row in told["by_place"] if row["line_up"] == "random" and row["place"] == 1)
    assert (row["wins"], row["games"]) == (wins, 80)
    assert (row["low"], row["high"]) == interval(wins, 80)
    met = [row for row in told["by_player"] if row["line_up"] == "random + greedy"]
    assert [row["player"] for row in met] == ["random", "greedy"]
    assert sum(row["wins"] for row in met) == 80
    assert {row["line_up"] for row in told["by_player"]} == {"random + greedy"}  # alike players always win half
    assert {row["value"] for row in told["by_option"]["mode"]} == {"standard", "beginner"}
    starts = [row for row in told["points"] if row["round"] == 0]
    assert all(row["points"] == 0 for row in starts)
    assert sum(row["games"] for row in told["length_counts"]) == 160
    assert told["even"] == 0.5
    found = Whole(page)
    for key in ("by-player", "by-seat", "by-mode", "by-place", "endings", "points", "lengths", "cells"):
        assert key in found.ids
        assert f"#{key}" in found.links
    assert "difficulty" not in found.ids
    assert "Who &lt;wins&gt;?" in page


def test_a_page_needs_nothing_else(critters: tuple[str, dict[str, Any], Any]) -> None:
    """No script, no network, no file beside it; every picture has a name; nothing is left open."""
    page, _, _ = critters
    found = Whole(page)
    assert found.open == []
    assert found.tags.isdisjoint({"script", "link", "img", "iframe", "image", "foreignobject"})
    addresses = set(re.findall(r"[a-z]+://[^\"' )]*", page))
    assert addresses <= {"http://www.w3.org/2000/svg"}  # the name of a language, which nobody fetches
    assert "url(" not in page
    assert "@import" not in page
    pictures = re.findall(r"<svg [^>]*>", page)
    assert pictures
    assert all('role="img"' in picture and 'aria-label="' in picture for picture in pictures)
    assert len(page) < 300_000


def test_defenders_are_told_by_difficulty(tmp_path: Path) -> None:
    """All win or lose together: a game counts once; endings with their laws, for each difficulty."""
    page, told, _ = made(tmp_path, DEFENDERS)
    assert told["team"]
    assert [(row["value"], row["games"]) for row in told["by_option"]["difficulty"]] == [(0, 8), (6, 8)]
    for difficulty in (0, 6):
        rows = [row for row in told["endings_by_difficulty"] if row["difficulty"] == difficulty]
        assert sum(row["games"] for row in rows) == 8
        assert sum(row["share"] for row in rows) == pytest.approx(1.0, abs=0.001)
    assert sum(row["games"] for row in told["by_count"]) == 16
    ids = Whole(page).ids
    assert "difficulty" in ids
    assert "points" not in ids


def test_bots_are_told_by_their_names(tmp_path: Path) -> None:
    """Beside people's factions, by level, map and seat."""
    page, told, _ = made(tmp_path, ROOT)
    assert {(row["player"], row["level"]) for row in told["by_player"]} == {
        ("random", None),
        ("bot", "easy"),
        ("bot", "nightmare"),
    }
    assert "Cogwheel Corvids" in page
    assert "Eyrie Dynasties" in page
    assert [row["value"] for row in told["by_option"]["map"] if row["seat"] == "eyrie"] == ["autumn", "lake"]
    assert "by-map" in Whole(page).ids

    assert "Wins by: Cogwheel Corvids: level" in page
    assert "nightmare" in page


@pytest.mark.parametrize("locale", LOCALES)
def test_things_have_their_names_in_every_language(
    critters: tuple[str, dict[str, Any], Any], locale: str, tmp_path: Path
) -> None:
    """The game, options with their values, players who are levels, and numbers."""
    from weald.lab import report

    texts = Texts("critters", locale)
    before = SPOKEN.set(locale)
    try:
        report.write(critters[2], tmp_path / "page.html")
    finally:
        SPOKEN.reset(before)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    lead, _, rest = page.partition("<nav")
    assert texts.say("game-critters") in lead
    assert "critters" not in lead
    mode = texts.note("option-mode", "title").lower()
    assert f">{mode}</th>" in rest
    assert f">{mode}</text>" in rest  # in the legend of the picture
    assert f">{texts.say('report-value', value='beginner')}</td>" in rest
    assert ("50.0 %" if locale == "en" else "50,0 %") in rest


def test_an_axis_of_a_grid_has_a_name() -> None:
    """Whatever a plan may have lists of."""
    from weald.lab.names import Names

    names = Names(library.ruleset("root"), Texts("root"))
    told = {
        ("options.map", "lake"): ("map", "lake"),
        ("options.corvids-level", "easy"): ("Cogwheel Corvids: level", "easy"),
        ("options.eyrie-traits", "swoop+war-tax"): ("Electric Eyrie: traits", "swoop + war tax"),
        ("options.coop", "no"): ("people together against the bots", "no"),
        ("players", ("easy", "search")): ("players", "easy + search"),
        ("seats", ("eyrie", "cult")): ("who takes part", "Eyrie Dynasties + Lizard Cult"),
        ("seated.eyrie", "hard"): ("Eyrie Dynasties", "hard"),
        ("among", "easy"): ("among", "easy"),
        ("bots", "nightmare"): ("level of the bots", "nightmare"),
    }
    assert {(key, value): (names.axis(key), names.at(key, value)) for key, value in told} == told


def test_what_has_not_begun_has_no_report(tmp_path: Path) -> None:
    """Nor has a folder without results."""
    from weald.lab import report
    from weald.lab.store import Results

    results, _ = lay(tmp_path)
    with pytest.raises(BadValue, match="nothing-played"):
        report.write(results, tmp_path / "page.html")
    with pytest.raises(BadValue, match="no-results"):
        Results(tmp_path)
