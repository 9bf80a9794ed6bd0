"""Answering at a table of Root: few keys, words as the screen says them, and what an answer brings."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.test_root_words import TEXTS, asked, choices, told, two, wanderer, written
from weald.cli.choices import Choices, refused
from weald.cli.screen import Screen
from weald.cli.session import Session, result_lines
from weald.drawings import drawing, wording
from weald.engine.errors import IllegalAction, WealdError
from weald.scenario import Scenario
from weald.texts import Texts

BIRDS = {"roost": "3", "warriors": "3x6", "leader": "despot"}


def understood(s: Scenario, typed: str) -> str:
    """What is taken for meant."""
    return s.table.ruleset.grammar.write(choices(s).understand(typed))


def not_understood(s: Scenario, typed: str) -> str:
    """What is said instead."""
    with pytest.raises(WealdError) as error:
        choices(s).understand(typed)
    return " ".join(TEXTS.error(error.value))


def test_words_of_a_choice_in_any_order_are_understood() -> None:
    """`anvil build` is enough where only one choice has these words; `build` is not."""
    s = two("eyrie", "start", eyrie={**BIRDS, "hand": "anvil bake_sale"})
    assert understood(s, "anvil build") == "decree anvil build"
    assert understood(s, "build bake") == "decree bake-sale build"
    assert "could be" in not_understood(s, "build")


def test_a_clearing_may_be_named_as_the_screen_does() -> None:
    """`move 10` as well as `to 10`; but a number must be whole."""
    s = two("marquise", eyrie=BIRDS, marquise={"keep": "1", "warriors": "1x3 5"})
    s.play("marquise: march", "marquise: from 1")
    assert understood(s, "move 10") == "to 10"
    assert "is no action" in not_understood(s, "move 100")


def test_words_of_a_refused_choice_bring_its_reason() -> None:
    """Not `no action of this game`: it is one, only not now."""
    s = two("marquise", eyrie={**BIRDS, "warriors": "3x6 10x3"}, marquise={"keep": "1", "warriors": "1x2 2 10"})
    s.play("marquise: march")
    s.play("marquise: from 10")
    assert "rule the clearing you leave" in not_understood(s, "move 12")


def test_mistakes_are_named_in_the_language_of_the_screen() -> None:
    """What is refused too, not only why; in whatever words it was typed."""
    ukrainian = Texts("root", "uk")
    s = two("marquise", eyrie={**BIRDS, "warriors": "3x6 10x3"}, marquise={"keep": "1", "warriors": "1x2 2 10"})
    s.play("marquise: march", "marquise: from 10")
    offered = Choices(s.table, wording(s.table.ruleset, ukrainian), ukrainian)
    for typed in ("переміститися 12", "to 12"):
        with pytest.raises(IllegalAction) as error:
            offered.understand(typed)
        assert ukrainian.error(error.value)[0].startswith("«переміститися на галявину 12")


def test_the_number_of_a_clearing_is_no_choice_but_helps() -> None:
    """Who types the clearing instead of the choice is told what to type."""
    s = two("marquise", eyrie=BIRDS, marquise={"keep": "1", "warriors": "1x3 5"})
    s.play("marquise: march", "marquise: from 1")
    hint = 'The choices are 1 to 3. Did you mean "move to clearing 10 (rabbit)"?'
    assert not_understood(s, "10") == f"there is no choice 10 {hint}"


# the Vagabond's pawn and kit


def drawn(s: Scenario, seat: str) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(drawing(s.table.ruleset, TEXTS).picture(s.table.view(seat)))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def test_the_pawn_stands_on_the_map() -> None:
    """In its clearing, drawn and line by line; not in a forest."""
    s = wanderer(pawn="11")
    assert "M1 V " in drawn(s, "marquise")
    lines = drawing(s.table.ruleset, TEXTS).lines(s.table.view("marquise"))
    assert [line for line in lines if "Warriors: Marquise de Cat 1, Vagabond." in line and "Clearing 11," in line]


def test_a_walk_is_drawn_and_items_are_told() -> None:
    """Where the pawn goes the picture changes; where only an item is turned, a line tells the kit."""
    s = wanderer(pawn="11", hand="scouting_party")
    board = drawing(s.table.ruleset, TEXTS)
    before = s.table.view("vagabond")
    assert board.kit(before) == ["Your items: ready: boots, crossbow, sword, torch"]
    assert not board.changed(before, s.table.view("vagabond"))
    s.play("vagabond: to 12")
    assert board.changed(before, s.table.view("vagabond"))
    assert board.kit(s.table.view("vagabond")) == ["Your items: ready: crossbow, sword, torch; exhausted: boots"]
    assert board.kit(s.table.view("marquise")) == []


# what is not asked


def session(s: Scenario, path: Path, seat: str) -> Session:
    """One person at the table."""
    sitting = Session(s.table, path / "game.weald", Screen(plain=True))
    sitting.people = [seat]
    return sitting


def rebels(**words: Any) -> Scenario:
    return two("alliance", "start", alliance={"sympathy": "10 11", **words})


def test_supporters_of_whom_none_is_left_over_are_spent_unasked(tmp_path: Path) -> None:
    """Two of two: which one first is no question; two of three are."""
    two_of_two = rebels(supporters="investments sappers anvil")
    two_of_two.play("alliance: revolt 11")
    assert session(two_of_two, tmp_path, "alliance")._forced(choices(two_of_two)) is not None
    two_of_three = rebels(supporters="investments sappers armorers")
    two_of_three.play("alliance: revolt 11")
    assert session(two_of_three, tmp_path, "alliance")._forced(choices(two_of_three)) is None


def test_what_was_passed_over_does_not_hold_up_the_decree(tmp_path: Path) -> None:
    """A dominance card that could be activated is offered once, and again where there is something to choose."""
    birds = {**BIRDS, "score": 12, "hand": "dominance_fox", "decree": {"recruit": "bake_sale"}}
    s = Scenario(
        "root",
        order="marquise eyrie alliance",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1", "warriors": "1x2"},
        eyrie=birds,
    )
    at = session(s, tmp_path, "eyrie")
    assert "activate Dominance (fox)" in written(s)
    assert at._forced(choices(s)) is None  # a phase is not ended unasked
    at.declined = at._aside(choices(s))
    s.play("eyrie: end")
    assert "activate Dominance (fox)" in written(s)
    assert at._forced(choices(s)) == s.table.read("obey bake-sale")
    at.declined.clear()
    assert at._forced(choices(s)) is None


# what an answer brings


def test_a_card_that_brings_turmoil_says_so() -> None:
    """Before it is resolved."""
    s = two("eyrie", eyrie={**BIRDS, "decree": {"recruit": "bake_sale anvil"}})
    assert "[1] Bake Sale (rabbit)  [2] Anvil (fox) (cannot be obeyed: turmoil)" in written(s)


def test_outrage_that_nobody_can_pay_is_told() -> None:
    """With an empty hand there is nothing to show, but the Alliance get their card for a reason."""
    s = two("marquise", alliance={"sympathy": "5"}, marquise={"keep": "1", "warriors": "1x2", "hand": ""})
    s.play("marquise: march", "marquise: from 1", "marquise: to 5", "marquise: warriors 1")
    assert told(s, "outrage-unpaid") == [
        "Marquise de Cat: outrage, but no card to give: the Alliance drew one.",
    ]


def test_organizing_is_told_as_such() -> None:
    """A warrior that leaves the map for sympathy was not lost."""
    s = two("alliance", "evening", alliance={"sympathy": "10", "base": "10", "warriors": "11", "officers": 1})
    s.play("alliance: organize 11")
    assert told(s, "organized") == ["Woodland Alliance: organized in clearing 11."]


def test_the_room_for_supporters_is_told() -> None:
    """Only without a base are there too many."""
    board = drawing(rebels().table.ruleset, TEXTS)
    without = board.lines(rebels(supporters="anvil sappers").table.view(None))
    assert [line for line in without if "2 supporters (at most 5 without a base), 0 officers" in line]
    with_base = board.lines(rebels(supporters="anvil sappers", base="10").table.view(None))
    assert [line for line in with_base if "2 supporters, 0 officers" in line]


def test_sympathy_tells_its_points() -> None:
    """What it costs and what it scores stand together."""
    assert "for one supporter (1 point)" in written(rebels(supporters="anvil", sympathy="10"))


def test_the_wanderer_reads_how_much_is_left() -> None:
    """How many items to refresh, how many points a quest brings, how many boots a hostile clearing takes."""
    cats = {"keep": "1", "warriors": "1x2 11 12"}
    tired = "boots boots torch sword tea:exhausted bag:exhausted hammer:exhausted coins:exhausted"
    hostile = {"character": "ranger", "pawn": "11", "relations": {"marquise": "hostile"}}
    s = two("vagabond", vagabond={**hostile, "items": "boots boots torch sword"}, marquise=cats)
    assert "[3] 12 fox (2 boots)" in written(s)
    s = two("vagabond", "start", vagabond={**hostile, "items": tired}, marquise=cats)
    assert asked(s) == "Birdsong: which item do you refresh? 3 more."
    s = two("vagabond", "evening", vagabond={**hostile, "items": f"{tired} sword boots"}, marquise=cats)
    while s.asked == "chance":
        s.play("chance: draw cobbler")
    assert asked(s) == "You carry 4 items too many beside your tracks: which one leaves the game?"


def test_a_quest_tells_its_points() -> None:
    """One for each completed quest of the suit, this one too."""
    s = wanderer(pawn="11", items="torch sword boots", quests="guard_duty_mouse", completed="escort_mouse")
    s.play("vagabond: quest guard-duty-mouse", "chance: reveal errand-fox")
    assert asked(s) == "The reward: a point for each mouse quest you have completed, or two cards?"
    assert "score 2 points" in written(s)


def test_a_strike_is_refused_for_what_they_lack() -> None:
    """Not for warriors of the Vagabond's own, who has none."""
    s = wanderer(pawn="12")
    reasons = dict(refused(s.table.answers().refused, s.table.ruleset.grammar, TEXTS, s.table.view(s.asked)))
    assert "they have no warriors here [9.5.6]" in reasons
    assert "there is no such piece here [9.5.6]" in reasons


def test_a_victory_says_by_what() -> None:
    """Thirty points, and not only the number of a law."""
    s = two("alliance", alliance={"sympathy": "1 6", "hand": "anvil", "score": 29})
    s.play("alliance: craft anvil")
    assert result_lines(s.table, TEXTS)[0].startswith("Won by the Woodland Alliance: thirty points [3.1]. Points:")
