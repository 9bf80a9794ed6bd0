"""Defenders of the Wild at the terminal: what people found awkward at the table, and how it is told now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.test_defenders import picture
from tests.kit import until
from weald import library
from weald.cli.choices import Choices, refused
from weald.cli.screen import Screen
from weald.cli.session import Session
from weald.drawings import drawing, wording
from weald.engine import procedure
from weald.engine.errors import BadValue
from weald.engine.table import Table
from weald.games.defenders.tables import LEADER_NAMES
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
        "The Order rolled 2 for acting next to snipers: no harm."
    )
    assert TEXTS.event({**told, "number": 1, "harm": "yes"}) == "The Order rolled 1 for acting next to snipers."


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
    assert moved.removeprefix(WORDING.opening("council")) == "went to D1."
    assert WORDING.opening("engine-moved") == ""


def test_a_death_tells_the_habitat_and_the_danger() -> None:
    """In solo a card of the one faction may die for the other: the event names card and habitat alone."""
    killed = {"what": "killed", "law": "6.6", "seat": "council", "card": "archives-a", "habitat": "forest"}
    assert TEXTS.event(killed) == "Archives (forest) died."
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


# line by line


def told_lines(s: Scenario) -> list[str]:
    return DRAWING.lines(s.table.view("order"))


def line_of(s: Scenario, start: str) -> str:
    (line,) = [line for line in told_lines(s) if line.startswith(start)]
    return line


def events(s: Scenario, *wanted: str) -> list[str]:
    """What was told of these kinds."""
    return [TEXTS.event(event) for event in s.table.events(None) if event["what"] in wanted]


def test_how_the_hexes_lie_is_told() -> None:
    """The rows, and for each hex its neighbours by side; beyond the last one is the rim."""
    s = Scenario("defenders", order={"at": "A1"}, council={"at": "G2"}, walls="C3-C4", breaches="C3-C4")
    assert any(line.startswith("Rows A to G have 4, 5, 6, 7, 6, 5 and 4 hexes") for line in told_lines(s))
    assert line_of(s, "A1 ").endswith("; E A2, SE B2, SW B1, W the rim, NW the rim, NE the rim")
    assert line_of(s, "C3 ").endswith("; E C4 (breach), SE D4 (core), SW D3, W C2, NW B2, NE B3")
    rows = [line[0] for line in told_lines(s) if re.match(r"[A-G][1-7] ", line)]
    assert [rows.count(row) for row in "ABCDEFG"] == [4, 5, 6, 7, 6, 5, 4]


def test_the_core_is_no_factory() -> None:
    """Its sides are told as the core's; those of a factory, rewilded or not, as a factory's."""
    s = Scenario(
        "defenders",
        order={"at": "A1"},
        council={"at": "G2"},
        factories={"5": "B2 N", "4": "F2 S wild"},
        engines="E4>E5 core",
    )
    assert "SE D4 (core)" in line_of(s, "C3 ")
    assert line_of(s, "D4 core").count("(") == 0
    assert "E B2 (factory)" in line_of(s, "B1 ")
    assert "E F2 (factory)" in line_of(s, "F1 ")
    assert "E E5 (engine)" in line_of(s, "E4 ")


def test_laws_of_cards_do_not_look_like_hexes() -> None:
    """C4 is a hex and a law of a card: where it is the law, it says so; numbers are told as they are."""
    assert (TEXTS.cited("C4"), TEXTS.cited("7.10")) == ("card C4", "7.10")
    assert Texts("root").cited("K4.5.1") == "K4.5.1"
    s = Scenario(
        "defenders", turn="order", points=1, order={"active": "archives-a"}, council={"active": "sustenance-a"}
    )
    assert all(not re.search(r"\[[A-G][1-7]\]", line) for line in told_lines(s))


def test_the_log_and_the_question_name_laws_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the log, in the question and in refusals."""
    s = Scenario(
        "defenders",
        order={"hand": "archives-a"},
        council={"leader": "T", "hand": "sharpshooter-a", "at": "C3"},
        mechs="C4 C2",
    )
    s.play("order: plan archives-a", "council: plan sharpshooter-a")
    session = Session(s.table, tmp_path / "game.weald", Screen(plain=True))
    session._put_question("council", Choices(s.table, WORDING, TEXTS))
    assert "next to your leader. [card C8]" in capsys.readouterr().out
    s.play("council: shoot C4")
    assert "- The Council destroyed a mech in C4. [card C8]" in session._events("council", 0)


def test_a_teammates_ability_is_told_in_words() -> None:
    """What the active defender of another faction does, on its board and when it takes effect."""
    s = Scenario(
        "defenders", turn="order", order={"active": "archives-a"}, council={"leader": "T", "active": "fortitude-a"}
    )
    assert "Fortitude (" in line_of(s, "Council")
    assert line_of(s, "Council").endswith("): ongoing, a 2 of the damage die does nothing to you")
    s = Scenario(
        "defenders",
        order={"hand": "archives-a"},
        council={"leader": "T", "hand": "sharpshooter-a", "at": "C3"},
        mechs="C4 C2",
    )
    s.play("order: plan archives-a", "council: plan sharpshooter-a")
    assert events(s, "ability") == [
        "The Council's Sharpshooter took effect: destroy a mech next to your leader.",
    ]


@pytest.mark.parametrize(
    ("card", "words", "idle"),
    [
        ("sharpshooter-a", {}, True),
        ("sharpshooter-a", {"mechs": "C4 C2"}, False),
        ("field-hospital-a", {}, True),
        ("field-kitchen-a", {"items": "bread"}, True),
        ("field-kitchen-a", {}, False),
        ("break-bread-a", {}, False),
        ("fortitude-a", {}, False),
        ("bountiful-harvest-a", {}, False),
    ],
)
def test_an_ability_with_nothing_to_do_says_so(card: str, words: dict[str, str], idle: bool) -> None:
    """Only if it is a reveal ability, and found nothing."""
    leader = "N" if card.startswith("bountiful") else "T"
    own = {"leader": leader, "hand": card, "at": "C3", **{key: value for key, value in words.items() if key == "items"}}
    s = Scenario("defenders", order={"hand": "archives-a"}, council=own, mechs=words.get("mechs", ""))
    s.play("order: plan archives-a", f"council: plan {card}")
    assert bool(events(s, "ability-idle")) is idle
    if idle:
        assert events(s, "ability-idle")[0].endswith(" found nothing to do.")


def test_a_machine_card_with_nothing_to_do_says_so() -> None:
    """Both engines wait on the core and no hunter is near: mechs do nothing."""
    for mechs, idle in (("", True), ("A2", False)):
        s = Scenario(
            "defenders", turn="order", order={"active": "archives-a", "at": "A1"}, council={"at": "G2"}, mechs=mechs
        )
        s.play("order: end", "chance: machine mechs")
        assert events(s, "machine-idle") == (["It found nothing to do."] if idle else [])


def test_the_end_of_a_turn_is_announced_before_the_last_item() -> None:
    """With no points and no cards the last item ends the turn; bread does not, nor is it so with cards in hand."""

    def asked(**own: str) -> str:
        s = Scenario("defenders", turn="order", points=0, order={"active": "archives-a", **own}, council={"at": "G2"})
        assert s.table.question is not None
        return TEXTS.question("act", "order", **s.table.question.facts)

    announced = "You hold no card, so your last item ends the turn."
    assert asked(items="maps").endswith(announced)
    assert announced not in asked(items="bread")
    assert announced not in asked(items="maps rockets")
    assert announced not in asked(items="maps", hand="archives-b")
    order = {"active": "archives-a", "items": "maps", "at": "A1", "camps": "D1"}
    s = Scenario("defenders", turn="order", points=0, order=order, council={"camps": "G2"})
    s.play("order: travel A2")
    assert s.asked == "chance"


def test_cards_of_one_name_are_told_apart() -> None:
    """In the log, and among what is refused, by habitat and points."""
    s = Scenario(
        "defenders",
        turn="order",
        points=1,
        order={"active": "order-comrade-a", "hand": "archives-a archives-b"},
        council={"at": "G2"},
    )
    groups = dict(refused(s.table.answers().refused, RULESET.grammar, TEXTS, s.table.view("order")))
    (line,) = [line for line in groups["there are points left to spend [4.4]"] if "Archives" in line]
    first, second = re.findall(r"Archives \(\w+, \d\)", line)
    assert first != second
    drew = {
        "what": "drew",
        "law": "4.7",
        "seat": "order",
        "card": "archives-a",
        "card_habitat": "forest",
        "card_points": 3,
    }
    assert TEXTS.event(drew) == "The Order drew Archives (forest, 3)."


def test_set_up_is_told_in_words() -> None:
    """No round has begun, and nobody has a leader or a camp."""
    table = Table(RULESET, {}, "set up")
    lines = DRAWING.lines(table.view("order"))
    assert lines[0].startswith("Set-up. Machines turn right.")
    assert "Order (you): no leader and no camp yet" in lines
    table.take(table.legal()[0])
    assert "Order (you): led by Burrun, no camp yet" in DRAWING.lines(table.view("order"))


def test_leaders_have_names_to_read() -> None:
    """Whose name is not known is called leader, not by a bare initial."""
    for initial in LEADER_NAMES:
        assert len(TEXTS.name("leader", initial)) > 4
