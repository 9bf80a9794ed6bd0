"""What a person reads at a table of Root: events, questions and refusals say what matters, and nothing raw."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Weald
from weald import library
from weald.cli.choices import Choices, refused
from weald.cli.groups import Groups
from weald.cli.screen import Screen
from weald.drawings import wording
from weald.scenario import Scenario
from weald.texts import Texts

TEXTS = Texts("root")


def told(s: Scenario, what: str, seat: str | None = None) -> list[str]:
    """The events of a kind in words, as a seat perceives them."""
    return [TEXTS.event(event) for event in s.table.events(seat) if event["what"] == what]


def two(turn: str, phase: str = "daylight", **seats: Any) -> Scenario:
    """The Marquise and one other."""
    other = next(name for name in seats if name != "marquise")
    seats.setdefault("marquise", {"keep": "1", "warriors": "1x2"})
    return Scenario("root", order=f"marquise {other}", turn=turn, phase=phase, **seats)


def test_turmoil_names_the_card_that_failed() -> None:
    """Which column, and with which card or vizier."""
    words = {"roost": "3", "warriors": "3x6", "leader": "despot"}
    s = two("eyrie", eyrie={**words, "score": 9, "decree": {"recruit": "anvil"}})
    assert told(s, "turmoil") == [
        "Eyrie Dynasties: turmoil! The decree cannot be obeyed: recruit with Anvil (fox).",
    ]
    nobody = two("eyrie", eyrie={**words, "warriors": ""})
    assert told(nobody, "turmoil")[0].endswith("move with loyal vizier (bird).")


def test_no_points_are_not_told() -> None:
    """Turmoil with nothing to lose: the log does not speak of points."""
    words = {"roost": "3", "warriors": "3x6", "leader": "despot", "decree": {"recruit": "anvil"}}
    assert told(two("eyrie", eyrie={**words, "score": 0}), "scored") == []
    assert told(two("eyrie", eyrie={**words, "score": 9}), "scored") == ["Eyrie Dynasties: -2 points, 7 now."]


def test_a_crafted_item_is_named() -> None:
    """The log says what was taken from the supply, and nothing of the kind for a card that stays in play."""
    s = two("alliance", alliance={"sympathy": "1 6", "hand": "anvil tax_collector"})
    s.play("alliance: craft anvil")
    assert told(s, "crafted") == ["Woodland Alliance: crafted Anvil (fox), and took the hammer."]


def test_a_shown_hand_says_to_whom() -> None:
    """Those who do not see it learn who does."""
    s = Scenario(
        "root",
        order="marquise eyrie alliance",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "1", "warriors": "1x2 5", "hand": "anvil"},
        alliance={"sympathy": "10"},
    )
    s.play("marquise: march", "marquise: from 5", "marquise: to 1", "marquise: from 1", "marquise: to 10")
    s.play("marquise: warriors 1", "marquise: pass")
    assert told(s, "hand-shown", "eyrie") == ["Marquise de Cat: showed the Woodland Alliance the hand."]
    assert told(s, "hand-shown", "alliance") == ["Marquise de Cat: showed the Woodland Alliance the hand: Anvil (fox)."]


def test_moving_and_building_are_refused_for_their_own_reasons() -> None:
    """Both need rule, but not of the same clearing."""
    cats = {"keep": "1", "warriors": "1 2 10", "wood": "1"}
    s = two("marquise", eyrie={"roost": "3", "warriors": "3x6 10x3"}, marquise=cats)
    building = s.table.why_not(s.table.read("build sawmill in 10"))
    assert building is not None
    assert TEXTS.refusal(building) == "it takes a clearing that you rule [6.5.4.2]"
    s.play("marquise: march")
    s.play("marquise: from 10")
    moving = s.table.why_not(s.table.read("to 12"))
    assert moving is not None
    assert TEXTS.refusal(moving) == "to move, rule the clearing you leave or the one you enter [4.2.1]"


HAND = "anvil bake_sale investments armorers sappers root_tea_fox"


@pytest.mark.parametrize(
    ("seat", "law"), [("marquise", "6.6"), ("eyrie", "7.6.2"), ("alliance", "8.6.2"), ("vagabond", "9.6.3")]
)
def test_discarding_cites_the_law_of_the_faction(seat: str, law: str) -> None:
    """Each board has its own number for the hand limit."""
    other = "eyrie" if seat == "marquise" else seat
    seats: dict[str, Any] = {other: {}, "marquise": {"keep": "1", "warriors": "1x2"}}
    seats[seat] = {**seats[seat], "hand": HAND}
    if "eyrie" in seats:
        seats["eyrie"].update(roost="3", warriors="3x6", leader="despot")
    if "vagabond" in seats:
        seats["vagabond"].update(character="thief", pawn="5")
    s = two(seat, "evening", **seats)
    while s.asked == "chance":
        s.play("chance: draw cobbler")
    question = s.table.question
    assert question is not None
    assert (question.ask, question.law) == ("choose-discard", law)
    s.play(f"{seat}: discard anvil")
    assert [event["law"] for event in s.table.events(None) if event["what"] == "discarded"] == [law]


# at the prompt


def choices(s: Scenario) -> Choices:
    return Choices(s.table, wording(s.table.ruleset, TEXTS), TEXTS)


def written(s: Scenario, terminal: bool = False) -> str:
    """The choices as they stand on a plain screen, or on a terminal of 100 columns."""
    screen = Screen(plain=True)
    screen.console = Console(file=io.StringIO(), width=100, height=60, force_terminal=terminal)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        choices(s).write(screen)
    return out.getvalue()


def asked(s: Scenario) -> str:
    """The open question in words."""
    question = s.table.question
    assert question is not None
    return TEXTS.question(question.ask, question.seat, **question.facts)


def test_what_the_screen_says_can_be_typed() -> None:
    """`battle` is how the choice `fight` is told; both are understood, and a thing may be named alone."""
    s = two("marquise", eyrie={"roost": "3", "warriors": "3x6 5x2 9"}, marquise={"keep": "1", "warriors": "1 5 9"})
    for typed in ("fight", "battle", "BATT"):
        assert s.table.ruleset.grammar.write(choices(s).understand(typed)) == "fight"
    s.play("marquise: fight")
    assert s.table.ruleset.grammar.write(choices(s).understand("battle 5")) == "battle eyrie in 5"


def test_a_single_building_tells_its_price() -> None:
    """One possible clearing or many: wood and points are told, and for the free first one nothing."""
    s = two(
        "marquise",
        eyrie={"roost": "3", "warriors": "3x6"},
        marquise={"keep": "1", "warriors": "1 5", "sawmill": "1", "workshop": "5", "wood": "1x2"},
    )
    told = written(s)
    assert "build a sawmill in clearing 5 (rabbit) (1 wood, 1 point)" in told
    assert "build a recruiter in clearing 5 (rabbit)\n" in told


def test_ending_early_says_what_is_left_unused() -> None:
    """Nobody gives up three actions unawares."""
    s = two("marquise", eyrie={"roost": "3", "warriors": "3x6"})
    assert "end: go on, and leave 3 actions unused" in written(s)
    assert asked(s) == "Daylight: what do you do? 3 actions are left."


def test_a_move_says_where_it_comes_from() -> None:
    """The second move of a march, a move of the decree and the Cobbler's are not asked for out of the blue."""
    cats = {"keep": "1", "warriors": "1x3 5", "cards": "cobbler command_warren"}
    s = two("marquise", "start", eyrie={"roost": "3", "warriors": "3x6 5"}, marquise=cats)
    assert asked(s) == "Daylight, Command Warren, a battle if you like: where do you battle, and whom?"
    s.play("marquise: pass", "marquise: march")
    assert asked(s) == "Where do warriors leave from?"
    s.play("marquise: from 1", "marquise: to 5", "marquise: warriors 1")
    assert asked(s) == "The march's second move, if you like: where do warriors leave from?"
    s.play("marquise: pass", "marquise: end")
    assert asked(s) == "Evening, Cobbler, a move if you like: where do warriors leave from?"
    birds = {"roost": "3", "warriors": "3x6 4", "leader": "despot", "decree": {"move": "bake_sale"}}
    s = two("eyrie", eyrie=birds)
    s.play("eyrie: obey bake-sale")
    assert asked(s) == "The decree, move (a rabbit clearing): where do warriors leave from?"


def test_refusals_are_told_as_the_offers_are() -> None:
    """Names of cards and pieces, not the words of the notation."""
    s = two(
        "marquise", eyrie={"roost": "3", "warriors": "3x6"}, marquise={"keep": "1", "warriors": "1", "hand": "anvil"}
    )
    told = dict(refused(s.table.answers().refused, s.table.ruleset.grammar, TEXTS, s.table.view(s.asked)))
    assert told["it must be a bird card [6.5]"] == ["One more action, for: Anvil (fox)"]
    assert "battle" in told["nobody is there to battle [6.5.1]"]


def test_too_little_wood_is_placed_and_not_taken() -> None:
    """The last wood goes to one of several sawmills; the question and its choices say so."""
    cats = {"keep": "1", "warriors": "1 5", "sawmill": "1 5", "wood": "1x4 5x3"}
    s = two("marquise", "start", eyrie={"roost": "3", "warriors": "3x6"}, marquise=cats)
    assert asked(s) == "The supply has too little for each sawmill (1 left): where does the next one go?"
    assert "Wood in clearing:" in written(s)


def test_seats_set_against_each_other_have_their_names() -> None:
    """The Vagrant's choice names factions as people do."""
    grammar = library.ruleset("root").grammar
    action = grammar.read("set marquise against eyrie")
    assert TEXTS.action(grammar, action) == "set the Marquise de Cat against the Eyrie Dynasties"


def test_a_drawn_log_is_one_paragraph_for_each_seat(
    weald: Weald, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a drawn screen what a seat does in a row stands together, each part with its law; plainly, line by line."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "50")
    seats = ["--seat", "eyrie=random", "--seat", "alliance=random", "--seat", "vagabond=random"]
    ran = weald("play", "root", "--seed", "3", "--file", str(tmp_path / "a.weald"), *seats, stdin="1\n1\n1\n1\nq\n")
    assert "drew a card (3 times) [2.1.2]" in ran.out
    assert re.search(r"Marquise de Cat: drew [^;]+ \[2.1.2\]; drew ", " ".join(ran.out.split()))
    ran = weald("play", "root", "--seed", "3", "--plain", "--file", str(tmp_path / "b.weald"), *seats, stdin="1\nq\n")
    assert "drew a card. (3 times) [2.1.2]" in ran.out


# the Vagabond's side


def wanderer(**words: Any) -> Scenario:
    """The Vagabond in his Daylight, against the Marquise."""
    told = {"character": "ranger", "pawn": "11", **words}
    return two("vagabond", vagabond=told, marquise={"keep": "1", "warriors": "1x2 11"})


def test_characters_and_forests_are_more_than_names(weald: Weald, tmp_path: Path) -> None:
    """Who could be chosen says what he has and can; a forest says where it lies."""
    seats = ["--option", "eyrie=no", "--option", "alliance=no", "--seat", "vagabond=human", "--seat", "marquise=random"]
    ran = weald("play", "root", "--plain", "--seed", "1", "--file", str(tmp_path / "v.weald"), *seats, stdin="3\n5\n")
    told = " ".join(ran.out.split())
    assert "be the Ranger (boots, torch, crossbow, sword): torch: repair three items and end Daylight" in told
    assert "[5] 5 (between 3 7 11 12)" in told
    assert "Pawn: forest 5 (between 3 7 11 12)" in told
    assert "Items: ready: boots, crossbow, sword, torch" in told
    assert "Birdsong: where do you slip to, if anywhere?" in told
    assert "stay where you are" in told


def test_the_wanderers_actions_say_what_they_cost() -> None:
    """Which item each takes, and what the character's own action is."""
    told = written(wanderer(hand="scouting_party"))
    assert "strike the Marquise de Cat (crossbow)" in told
    assert "Ranger, torch: repair three items and end Daylight" in told
    assert "aid the Marquise de Cat (an item, and a card of this suit)" in told


def test_items_to_damage_are_told_by_their_state() -> None:
    """Ready and exhausted ones are apart, and the heading says which are which."""
    grammar = library.ruleset("root").grammar
    items = ("ready boots", "ready torch", "exhausted sword", "exhausted tea")
    actions = [grammar.read(f"damage {item}") for item in items]
    s = wanderer()
    screen = Screen(plain=True)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        Groups(grammar, wording(s.table.ruleset, TEXTS), TEXTS, actions).write(screen, s.table.view("vagabond"))
    assert out.getvalue().splitlines() == [
        "Damage (ready):  [1] boots  [2] torch",
        "Damage (exhausted):  [3] sword  [4] tea",
    ]


def test_line_by_line_only_what_is_new_is_told(weald: Weald, tmp_path: Path) -> None:
    """Within a turn a plain screen repeats the clearings and boards that have changed, not the rest; `b` tells all."""
    seats = ["--seat", "eyrie=random", "--seat", "alliance=random", "--seat", "vagabond=random"]
    script = "1\n1\n1\n1\nrecruit\nb\nq\n"
    ran = weald("play", "root", "--seed", "3", "--plain", "--file", str(tmp_path / "p.weald"), *seats, stdin=script)
    before, after = ran.out.split("recruited at every recruiter", 1)
    new, everything = after.split("> b\n", 1)
    assert before.count("Clearing 12,") >= 1
    assert new.count("Clearing ") == 1
    assert "Marquise de Cat (you)" in new
    assert everything.count("Clearing ") == 12


def test_a_decree_card_that_could_not_be_obeyed_is_marked() -> None:
    """Before it is added: a fox card cannot recruit at a rabbit roost."""
    s = two("eyrie", "start", eyrie={"roost": "3", "warriors": "3x6", "leader": "builder", "hand": "anvil bake_sale"})
    told = written(s)
    assert "Decree: Anvil (fox) to:  [1] recruit (not now)" in told
    assert "Decree: Bake Sale (rabbit) to:  [5] recruit  [6] move  " in told


def test_extra_hits_say_whence() -> None:
    """For the leader and against nobody; of the agents of a facedown plot."""
    bird = {"roost": "3", "warriors": "3 5x2", "leader": "commander"}
    s = two("eyrie", eyrie=bird, marquise={"keep": "1", "sawmill": "5"})
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: battle marquise in 5", "chance: roll 0 0")
    assert told(s, "extra-hit") == [
        "Eyrie Dynasties: one more hit under the Commander.",
        "Eyrie Dynasties: one more hit against the defenseless.",
    ]
    crows = {"bot": "normal", "plot": "5", "facedown": "bomb"}
    s = Scenario(
        "root", order="marquise corvids", turn="marquise", phase="daylight", marquise={"warriors": "5x2"}, corvids=crows
    )
    s.play("marquise: fight", "marquise: battle corvids in 5", "chance: roll 0 0")
    assert told(s, "extra-hit")[1] == "Cogwheel Corvids: one more hit of embedded agents, for the facedown plot."


def test_hits_left_are_those_of_who_is_asked() -> None:
    """Of three hits on a lone warrior two are left over: the attacking Vagabond is asked about his own one."""
    s = two(
        "vagabond", vagabond={"character": "ranger", "pawn": "5", "items": "sword sword sword torch"},
        marquise={"keep": "1", "warriors": "5"},
    )  # fmt: skip
    s.play("vagabond: battle marquise in 5", "chance: roll 3 1")
    assert asked(s) == "What is damaged, in clearing 5 (rabbit)? Hits left: 1."
