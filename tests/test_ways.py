"""The pages "how they play": every faction and every bot has its words, and their pictures are of today's rules."""

from __future__ import annotations

import re

import pytest
from tools import ways

from tests.texts.test_web_words import ROOT
from weald.texts import Texts, law_id

SOURCE = (ROOT / "web/src/boards/root/ways/ways.ts").read_text(encoding="utf-8")
WAYS = re.findall(r'way\("(\w+)", \w+, "(K?)([\d.]+)"', SOURCE)
TOLD = ("points", "turn", "against")
OF_PEOPLE = ("plan", "mind", "map", "board")


def test_everybody_has_a_page() -> None:
    """The six that people play, and the eight bots."""
    assert len(WAYS) == 14
    assert len({(seat, robot) for seat, robot, _ in WAYS}) == 14


@pytest.mark.parametrize(("seat", "robot", "law"), WAYS)
def test_every_page_has_its_words(seat: str, robot: str, law: str) -> None:
    """What they are, how they score, a turn, what to do against them; and the law where their chapter begins."""
    texts = Texts("root")
    way = f"way-bot-{seat}" if robot else f"way-{seat}"
    assert texts.has(way)
    for note in TOLD if robot else (*TOLD, *OF_PEOPLE):
        assert texts.note(way, note), f"{way}.{note}"
    assert texts.has(law_id(robot + law))


def test_the_pictures_are_of_positions_that_can_be() -> None:
    """The file of positions is what tools/ways.py writes."""
    assert ways.FILE.read_text(encoding="utf-8") == ways.written(), "run tools/ways.py again"
