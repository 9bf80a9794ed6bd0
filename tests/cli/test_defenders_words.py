"""Defenders of the Wild at the terminal: what people found awkward at the table, and how it is told now."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_defenders import picture
from tests.kit import until
from weald import library
from weald.cli.choices import Choices
from weald.drawings import drawing, wording
from weald.engine import procedure
from weald.engine.errors import BadValue
from weald.engine.table import Table
from weald.scenario import Scenario
from weald.texts import Texts

RULESET = library.ruleset("defenders")
TEXTS = Texts("defenders")
DRAWING = drawing(RULESET, TEXTS)
WORDING = wording(RULESET, TEXTS)


def test_the_board_leaves_room_for_the_question() -> None:
    """On a terminal of 40 lines the picture takes at most 30: head, map, legend, factions, machine deck."""
    s = Scenario("defenders", turn="order", order={"active": "archives-a", "at": "D1"}, council={"at": "G2"})
    lines = picture(s.table, None).splitlines()
    assert len(lines) <= 30
    assert lines[0].startswith("Round ")


def test_a_crowded_hex_stays_within_its_sides() -> None:
    """A toxic site, mechs, a camp and two leaders: closer together, the border unhurt."""
    s = Scenario(
        "defenders",
        turn="order",
        order={"active": "archives-a", "at": "D1", "camps": "D1"},
        council={"at": "D1"},
        mechs="D1x12",
        toxic="D1",
    )
    lines = picture(s.table, None).splitlines()
    below = lines[lines.index(next(line for line in lines if "D1 " in line)) + 1]
    assert re.match(r"│ Th12⌂O\[OC\] +┊", below), below


def test_a_roll_tells_whether_it_hurts() -> None:
    """A 2 of snipers, or one that an ability wards off, is told to be harmless."""
    s = Scenario(
        "defenders", turn="order", order={"active": "archives-a", "at": "D3"}, council={"at": "G2"}, mechs="D4"
    )
    question = TEXTS.question("act", "order", **procedure.facts(s.table.game.board))
    assert question.endswith("Snipers are next to you: each action brings a roll, a 1 hurts.")
    told = {"what": "rolled", "law": "6.4", "seat": "order", "kind": "sniper"}
    assert TEXTS.event({**told, "number": 2, "harm": "no"}) == (
        "The Order rolls 2 for acting next to snipers: no harm."
    )
    assert TEXTS.event({**told, "number": 1, "harm": "yes"}) == "The Order rolls 1 for acting next to snipers."


def test_the_lone_player_plans() -> None:
    """A lone player who chooses a defender is planning; the choices are the hand, which is not told twice."""
    table = Table(RULESET, {"solo": "yes"}, "alone")
    while table.question is not None and table.question.ask != "choose-alone":
        assert DRAWING.hands(table.view("solo"))
        table.take(table.legal()[0])
    assert RULESET.show(table.view("solo"))["phase"] == "planning"
    assert DRAWING.hands(table.view("solo")) == []


def test_the_forecast_of_planning_says_whose_turn_it_supposes() -> None:
    """Whom hunters chase depends on the turn; before there is one, the first player's is supposed."""
    table = Table(RULESET, {"leaders": "random"}, "supposed")
    until(table, "choose-defender")
    first = TEXTS.name("seat", str(RULESET.show(table.view(None))["first"]))
    assert DRAWING.forecast(table.view(None))[0] == f"Who is chased is reckoned as if it were the {first}'s turn."


def test_a_factions_turn_is_one_paragraph() -> None:
    """What a faction does in a row begins with its name, which is told once; machines have no such opening."""
    moved = TEXTS.event({"what": "moved", "law": "7.1", "seat": "council", "hex": "D1"})
    assert WORDING.opening("council") == "The Council "
    assert moved.removeprefix(WORDING.opening("council")) == "goes to D1."
    assert WORDING.opening("engine-moved") == ""


def test_a_death_tells_the_habitat_and_the_danger() -> None:
    """In solo a card of the one faction may die for the other: the event names card and habitat alone."""
    killed = {"what": "killed", "law": "6.6", "seat": "council", "card": "archives-a", "habitat": "forest"}
    assert TEXTS.event(killed) == "Archives (forest) is dead."
    dead = {"list": "Archives (forest)"}
    assert "loses the game" in TEXTS.say("board-dead", phase="planning", **dead)
    assert TEXTS.say("board-dead", phase="over", **dead) == "Dead: Archives (forest)."


def test_words_that_fit_several_choices_are_answered_with_their_numbers() -> None:
    """Two cards of one name: the screen's words and numbers, not the notation."""
    s = Scenario("defenders", hand="archives-a archives-b", order={"at": "D1"}, council={"at": "G2"}, solo=True)
    choices = Choices(s.table, WORDING, TEXTS)
    with pytest.raises(BadValue) as refused:
        choices.understand("archives")
    told = refused.value.facts["list"]
    assert isinstance(told, list)
    assert [words[:12] for words in told] == ["[1] Archives", "[2] Archives"]
