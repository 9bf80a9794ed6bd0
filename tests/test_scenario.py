"""Scenarios: positions by hand, refused when impossible, and exported from any position of a journal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.kit import play_out
from weald.engine import codec
from weald.engine.chance import QuickDice
from weald.engine.errors import BadValue, BrokenPosition, UnknownName, WealdError
from weald.scenario import Scenario, export


@pytest.mark.parametrize(
    ("position", "error", "code"),
    [
        ({"south": {"hand": "A1 A1"}}, BrokenPosition, "card-twice"),
        ({"south": {"hand": "A1"}, "north": {"sea": "A1x"}}, BrokenPosition, "card-twice"),
        ({"south": {"hand": "A1 A2 A3 A4 A5 A6 L1"}}, BrokenPosition, "impossible-position"),
        ({"south": {"shown": "A1"}}, BrokenPosition, "impossible-position"),
        ({"south": {"hand": "A7"}}, UnknownName, "unknown-card"),
        ({"south": {"hend": "A1"}}, UnknownName, "unknown-arrangement"),
        ({"rows": "air"}, UnknownName, "unknown-arrangement"),
        ({"row": "air land ocean"}, UnknownName, "unknown-theater"),
        ({"row": "air land"}, BadValue, "bad-arrangement"),
        ({"first": "east"}, UnknownName, "unknown-seat"),
        ({"south": "A1"}, BadValue, "bad-arrangement"),
        ({"south": {"hand": 3}}, BadValue, "bad-arrangement"),
        ({"target": "many"}, BadValue, "bad-arrangement"),
        ({"destroyed": "A1/east"}, UnknownName, "unknown-seat"),
        ({"mode": "easy"}, UnknownName, "unknown-mode"),
        ({"mode": ""}, UnknownName, "unknown-mode"),
        ({"target": 0}, BadValue, "bad-arrangement"),
        ({"target": -1}, BadValue, "bad-arrangement"),
        ({"target": True}, BadValue, "bad-arrangement"),
        ({"battle": 0}, BadValue, "bad-arrangement"),
        ({"battle": -3}, BadValue, "bad-arrangement"),
        ({"south": {"score": -1}}, BadValue, "bad-arrangement"),
        ({"south": {"score": 12}}, BrokenPosition, "impossible-position"),
        ({"target": 5, "north": {"score": 9}}, BrokenPosition, "impossible-position"),
        ({"south": {"air": "A1x/north"}}, BrokenPosition, "impossible-position"),
        ({"south": {"air_drop": "maybe"}}, UnknownName, "unknown-answer"),
        ({"south": {"air_drop": 1}}, UnknownName, "unknown-answer"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], error: type[WealdError], code: str) -> None:
    """Cards in two places, unknown words and impossible numbers are named."""
    with pytest.raises(error) as caught:
        Scenario("critters", **position)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("position", "error", "code"),
    [
        ({"first": "sect"}, UnknownName, "unknown-seat"),
        ({"turn": "sect"}, UnknownName, "unknown-seat"),
        ({"turn": "order"}, BadValue, "bad-arrangement"),
        ({"factions": "order"}, BadValue, "bad-arrangement"),
        ({"walls": "A1-G4"}, UnknownName, "unknown-edge"),
        ({"engines": "A1>A2"}, BadValue, "bad-arrangement"),
        ({"engines": "A1>G4 core"}, BadValue, "bad-arrangement"),
        ({"factories": {"5": "B2"}}, BadValue, "bad-arrangement"),
        ({"factories": {"9": "B2 N"}}, UnknownName, "unknown-factory"),
        ({"order": {"camps": "B2"}, "council": {"camps": "B2"}}, BadValue, "bad-arrangement"),
        ({"order": {"used": "archives-a", "hand": "archives-a"}}, BrokenPosition, "card-twice"),
        ({"pollution": "B2x9"}, BrokenPosition, "impossible-position"),
        ({"round": 0}, BadValue, "bad-arrangement"),
        ({"solo": "perhaps"}, UnknownName, "unknown-answer"),
        ({"order": {"support": -1}}, BadValue, "bad-arrangement"),
        ({"order": {"damage": -1}}, BadValue, "bad-arrangement"),
        ({"order": {"markers": -1}}, BadValue, "bad-arrangement"),
        ({"turn": "order", "points": -1, "order": {"active": "archives-a"}}, BadValue, "bad-arrangement"),
        ({"order": {"gone": True}}, BrokenPosition, "impossible-position"),
        ({"dead": "archives-a archives-a"}, BrokenPosition, "impossible-position"),
        (
            {"order": {"camps": "A1 A2 A3 B2 B3 B4"}, "council": {"camps": "G1 G2 G3 F2 F3 F4"}},
            BrokenPosition,
            "impossible-position",
        ),
    ],
)
def test_an_impossible_position_of_defenders_is_refused(
    position: dict[str, Any], error: type[WealdError], code: str
) -> None:
    """Factions that take no part, unknown edges, hexes that are not next to each other, cards in two places."""
    with pytest.raises(error) as caught:
        Scenario("defenders", **position)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("position", "error", "code"),
    [
        ({"marquise": {"score": 30}}, BrokenPosition, "impossible-position"),
        ({"marquise": {"score": -1}}, BadValue, "bad-arrangement"),
        ({"marquise": {"score": True}}, BadValue, "bad-arrangement"),
        ({"round": -1}, BadValue, "bad-arrangement"),
        ({"alliance": {"officers": -1}}, BadValue, "bad-arrangement"),
        ({"coop": "perhaps"}, UnknownName, "unknown-answer"),
        ({"cult": {"hated": "perhaps"}}, UnknownName, "unknown-answer"),
        ({"order": "marquise eyrie", "turn": "alliance"}, UnknownName, "unknown-seat"),
        ({"order": "marquise marquise"}, BadValue, "bad-arrangement"),
        ({"order": ""}, BadValue, "bad-arrangement"),
    ],
)
def test_an_impossible_position_of_root_is_refused(
    position: dict[str, Any], error: type[WealdError], code: str
) -> None:
    """Numbers below zero, a game that somebody has won, answers that are neither yes nor no, turns of nobody."""
    with pytest.raises(error) as caught:
        Scenario("root", **position)
    assert caught.value.code == code


def test_thirty_points_are_possible_for_some() -> None:
    """Whoever plays for dominance has no points, and people who play together wait for each other."""
    Scenario("root", marquise={"score": 30, "dominance": "dominance_fox"})
    Scenario("root", marquise={"score": 30}, eyrie={"bot": "easy"}, coop="yes")


@pytest.mark.parametrize(("said", "holds"), [(True, True), ("yes", True), (False, False), ("no", False)])
def test_no_is_not_yes(said: object, holds: bool) -> None:
    """What holds is told as True or yes; every word used to count as True."""
    s = Scenario("critters", south={"hand": "A1", "air_drop": said})
    assert s.see(None)["air_drop"] == (["south"] if holds else [])


def test_a_position_says_what_it_was_told() -> None:
    """All the words of an arrangement show in the views."""
    s = Scenario(
        "critters",
        row="sea air land",
        first="north",
        turn="south",
        battle=3,
        target=18,
        destroyed="A1* L6/north",
        south={"hand": "S6 S5", "air": "A2x A3x* A4", "score": 4, "air_drop": True, "shown": "S5"},
        north={"hand": "L1", "sea": "S1x", "score": 9},
    )
    south, north = s.see("south"), s.see("north")
    assert s.asked == "south"
    assert (south["row"], south["first"], south["battle"], south["target"]) == (["sea", "air", "land"], "north", 3, 18)
    assert south["piles"]["south"]["air"] == ["A2x", "A3x", "A4"]
    assert north["piles"]["south"]["air"] == ["x", "A3x", "A4"]
    assert (south["destroyed"], north["destroyed"]) == (["A1x", "x"], ["A1x", "L6x"])
    assert north["shown"]["south"] == ["S5"]
    assert south["scores"] == {"south": 4, "north": 9}
    assert south["air_drop"] == ["south"]
    assert s.offers().count("deploy S6 to land") == 1


def test_every_position_of_a_game_can_be_exported(tmp_path: Path) -> None:
    """The written scenario, run as it stands, leads to the same question, offers and views."""
    compared = 0
    for seed in range(6):
        table = weald.new("critters", seed=seed)
        play_out(table, QuickDice(f"export {seed}"))
        path = tmp_path / f"{seed}.weald"
        table.save(path)
        for at in range(4, len(table.actions), 3):
            original = weald.replay(path, at)
            namespace: dict[str, Any] = {}
            exec(export(path, at), namespace)
            again: Scenario = namespace["s"]
            assert again.asked == original.actor
            for seat in ("south", "north", None):
                assert again.see(seat) == original.show(seat)
            if original.actor != "chance":
                assert again.offers() == original.offers()
            compared += 1
    assert compared > 60


def test_positions_of_root_with_the_cult_can_be_exported() -> None:
    """What a seat sees, what is asked and what is offered is the same in the exported scenario."""
    path = Path(__file__).parent / "playthroughs" / "root-cult-on-autumn.weald"
    asked: set[str | None] = set()
    for at in range(60, 354, 21):
        original = weald.replay(path, at)
        namespace: dict[str, Any] = {}
        exec(export(path, at), namespace)
        again: Scenario = namespace["s"]
        asked.add(original.actor)
        for seat in ("marquise", "alliance", "cult", None):
            assert again.see(seat) == original.show(seat)
        if original.actor != "chance":
            assert again.offers() == original.offers()
    assert {"marquise", "alliance", "cult"} < asked


def test_before_the_first_turn_there_is_nothing_to_export(tmp_path: Path) -> None:
    """Set-up is all dice: the error says so."""
    weald.new("critters", seed=1).save(tmp_path / "game.weald")
    with pytest.raises(WealdError) as caught:
        export(tmp_path / "game.weald", 2)
    assert caught.value.code == "position-not-arrangeable"


def test_arranged_words_are_inverse_to_arranging() -> None:
    """A position, told in words and set up again, is the same position to the last bit that matters."""
    words: dict[str, Any] = {
        "row": "land sea air",
        "first": "north",
        "turn": "north",
        "south": {"hand": "A1 L4", "air": "A6x L2", "land": "L3x/south+north"},
        "north": {"hand": "S1", "sea": "S2x* S3", "air_drop": True},
        "destroyed": "L1* A5/south L6/south+north",
    }
    ruleset = weald.library.ruleset("critters")
    s = Scenario("critters", **words)
    told: dict[str, Any] | None = ruleset.arrangement(s.table.game)
    assert told is not None
    again = Scenario("critters", **told)
    assert codec.encode(again.table.game) == codec.encode(s.table.game)
    assert s.see("north")["piles"]["south"]["land"] == ["L3x"]
    assert s.see(None)["piles"]["south"]["land"] == ["x"]


def test_positions_with_the_riverfolk_can_be_told_in_words() -> None:
    """Boxes by owner, prices, services: many positions of a game can be set up again, also while mercenaries serve."""
    ruleset = weald.library.ruleset("root")
    table = weald.new("root", seed="words of the river", riverfolk="yes", alliance="no")
    dice = random.Random(1)
    told = hired = 0
    while table.actor is not None and len(table.actions) < 300:
        words: dict[str, Any] | None = ruleset.arrangement(table.game)
        if words is not None:
            told += 1
            hired += "hired" in words["riverfolk"]
            again, seen = Scenario("root", **words).see("eyrie"), table.show("eyrie")
            assert [again[key] for key in ("clearings", "seats", "question")] == [
                seen[key] for key in ("clearings", "seats", "question")
            ]
        table.take(dice.choice(table.legal()))
    assert told > 30
    assert hired > 3


def test_refused_insists_on_a_refusal() -> None:
    """`refused` fails when the action is allowed: it cannot pass by accident."""
    s = Scenario("critters", south={"hand": "S6 A1"}, north={"hand": "L6"})
    with pytest.raises(AssertionError):
        s.refused("south: deploy S6 to sea")
