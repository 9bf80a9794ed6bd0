"""Whatever a bot chooses can be checked from its event alone [K2.1-K2.5], and every step has its law."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.law import law
from tests.law.root.rootbotics import turn
from tests.law.root.seeing import events
from weald import library
from weald.engine.table import Table
from weald.games.root.tables import MAP_NAMES, MAPS, SEATS
from weald.texts import Texts

ROOT = library.rules("root")
WAYS = {"highest", "lowest", "pass", "set-up", ""}


def whole_game(board: str, seed: str) -> Table:
    """A game of four bots, told from set-up to its end."""
    options: dict[str, int | str] = {"map": board, "vagabond": "no", "duchy": "bot", "corvids": "bot"}
    options.update(dict.fromkeys(("marquise", "eyrie", "alliance"), "bot"))
    return Table(ROOT, options, seed)


def check(event: dict[str, Any], tower: str) -> None:
    """From the candidates and the values alone, the same is chosen."""
    left = event["among"]
    for one in event["compared"]:
        assert one["wanted"] in ("most", "fewest")
        assert re.fullmatch(r"K\d+(\.\d+)+", one["law"])
        assert sorted(one["values"]) == sorted(left)
        best = (max if one["wanted"] == "most" else min)(one["values"].values())
        left = [name for name in left if one["values"][name] == best]
        assert one["left"] == left
    assert event["tie_by"] in WAYS
    if len(left) == 1:
        assert (event["tie"], event["tie_by"], event["tied"]) == ("", "", [])
        assert event["chosen"] == left[0]
        return
    assert event["tied"] == left
    if event["players"]:
        assert event["tie"] == "K2.2"
        assert event["chosen"] == min(left, key=SEATS.index)
    elif event["tie_by"] == "pass":
        assert event["tie"] == "K12.2.2"
        assert event["chosen"] == tower
    else:
        assert tower not in left
        pick = {"highest": min, "lowest": max}[event["tie_by"]]
        assert event["chosen"] == str(pick(int(name) for name in left))
        assert event["tie"] == "K2.1" or event["tie_by"] == "lowest"


@law("K2.1", "K2.2", "K2.3", "K2.5")
@pytest.mark.parametrize("board", MAP_NAMES)
def test_every_choice_follows_from_what_is_told(board: str) -> None:
    """Whole games of bots: each choice is made again from its event, which is plain data and reads as a sentence."""
    ways: set[str] = set()
    tower = str(MAPS[MAP_NAMES.index(board)].tower + 1)
    for seed in range(3):
        table = whole_game(board, str(seed))
        texts = Texts("root", robots=table.seats)
        for event in table.events(None):
            assert re.fullmatch(r"[A-Z]?\.?[\d.A-Z]+", str(event["law"])), event
            words = texts.event(event)
            assert not re.search(r"[{_]|^event-|choice-|criterion-|reason-", words), words
            if event["what"] == "bot-chose":
                assert json.loads(json.dumps(event)) == event
                check(event, tower)
                ways.add(str(event["tie_by"]))
    assert {"highest", "lowest", "set-up", ""} <= ways
    assert ("pass" in ways) == (board == "mountain")


@law("K2.4")
def test_targets_are_told_in_their_order() -> None:
    """Before the battles: where they will be; if nowhere, that too."""
    s = turn(
        "marquise",
        "cobbler",
        "roll 0 0",
        "roll 0 0",
        order="marquise eyrie",
        marquise={"bot": "normal", "warriors": "3 5"},
        eyrie={"warriors": "3 5"},
    )
    targets = [event for event in events(s, None, "bot-targets") if event["choice"] == "battle"]
    assert targets[0]["clearings"] == [3, 5]
    assert targets[0]["law"] == "K4.5.1"
    t = turn("marquise", "cobbler", order="marquise eyrie", marquise={"bot": "normal", "warriors": "3"})
    assert ("battle", "K4.5.1") in [(event["choice"], event["law"]) for event in events(t, None, "bot-found-none")]


@law("K4.7.3")
def test_what_is_built_by_a_bird_is_compared() -> None:
    """The kinds with their numbers on the map; by a suit, the suit."""
    own = {"bot": "normal", "warriors": "3", "workshop": "6", "sawmill": "7"}
    s = turn("marquise", "armorers", order="marquise eyrie", marquise=own)
    (told,) = events(s, None, "bot-builds-most")
    assert (told["piece"], told["sawmill"], told["workshop"], told["recruiter"]) == ("sawmill", 1, 1, 0)
    t = turn("marquise", "cobbler", order="marquise eyrie", marquise=own)
    (suited,) = events(t, None, "bot-builds")[:1]
    assert (suited["piece"], suited["suit"]) == ("workshop", "rabbit")
