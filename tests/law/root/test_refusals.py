"""A refusal names the law and the reason that stand in the way; an event the law by which it happens."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.birds import eyrie
from tests.law.root.cats import daylight
from tests.law.root.seeing import ask, events, public
from tests.law.root.woodland import alliance, attack
from weald.scenario import Scenario

# moving [4.2]


@law("4.2", "4.2.1")
def test_a_march_is_refused_for_want_of_warriors_or_of_rule() -> None:
    """Without warriors there is nobody to move; with some that rule nothing, rule is missing."""
    assert daylight(keep="1", sawmill="1").why("march") == ("4.2", "no-warriors-to-move")
    birds = {"roost": "3", "warriors": "1x2 5x2 9x2 10x2"}
    s = Scenario("root", phase="daylight", marquise={"warriors": "1"}, eyrie=birds)
    assert s.why("march") == ("4.2.1", "must-rule-to-move")


@law("4.2", "8.6.1.1")
def test_an_operation_without_warriors_cannot_move() -> None:
    """The Alliance have a base and no warrior."""
    s = alliance("evening", officers=1, base="8", sympathy="8", hand="")
    assert s.why("march") == ("4.2", "no-warriors-to-move")


@law("4.2", "10.4.3.1")
def test_a_crusade_names_what_keeps_it_from_moving() -> None:
    """Warriors only in clearings that are not outcast; none at all; none that could move by rule."""

    def cult(**words: object) -> Scenario:
        own = {"outcast": "mouse", "hated": "yes", "acolytes": 3, "hand": "", **words}
        cats = {"keep": "1", "warriors": "2x4 5x4 6x4 10x4"}
        return Scenario("root", order="cult marquise", turn="cult", phase="birdsong", marquise=cats, cult=own)

    souls = "anvil bake_sale"  # a tie: the outcast stays
    assert cult(souls=souls, warriors="3").why("crusade move") == ("10.4.3.1", "suit-must-match")
    assert cult(souls=souls, warriors="").why("crusade move") == ("4.2", "no-warriors-to-move")
    assert cult(souls=souls, warriors="2").why("crusade move") == ("4.2.1", "must-rule-to-move")


# the Marquise [6]


@law("6.5.5")
def test_overwork_needs_a_sawmill() -> None:
    """Not in a clearing without one; and not without an action left."""
    s = daylight(keep="1", sawmill="1", warriors="1x2 5", hand="anvil")
    assert s.why("overwork anvil in 1") == ("", "")
    assert s.why("overwork anvil in 6") == ("6.5.5", "no-sawmill")


@law("6.5")
def test_without_actions_everything_is_refused_for_that() -> None:
    """Building and overworking as well as marching."""
    s = daylight(keep="1", sawmill="1", warriors="1", hand="anvil foxfolk_steel root_tea_fox protection_racket")
    for card in ("anvil", "foxfolk-steel", "root-tea-fox"):
        s.play(f"marquise: overwork {card} in 1")
    assert s.why("overwork protection-racket in 1") == ("6.5", "no-actions-left")
    assert s.why("build sawmill in 1") == ("6.5", "no-actions-left")
    assert s.why("march") == ("6.5", "no-actions-left")


# the Eyrie [7]


@law("7.4.3", "6.2.2", "2.2.3")
def test_a_new_roost_names_what_stands_in_its_way() -> None:
    """The keep, a full clearing, or warriors."""
    cats = {"keep": "1", "sawmill": "2x2", "warriors": "5x2 6"}
    s = eyrie("birdsong", marquise=cats, leader="despot", hand="anvil")
    s.play("eyrie: decree anvil move")
    assert ask(s) == ("eyrie", "new-roost")
    assert s.why("roost 1") == ("6.2.2", "keep-forbids")
    assert s.why("roost 2") == ("2.2.3", "no-open-slot")
    assert s.why("roost 5") == ("7.4.3", "fewest-warriors")


@law("7.5.2.4", "6.2.2", "2.2.3")
def test_building_a_roost_names_what_stands_in_its_way() -> None:
    """The keep, a full clearing, a roost, an enemy's rule."""
    cats = {"keep": "1", "sawmill": "2x2", "warriors": "5x2"}
    s = eyrie(marquise=cats, roost="3", warriors="1x2 2x3 3x4 7x2", leader="despot", hand="")
    s.play("eyrie: from 3", "eyrie: to 11", "eyrie: warriors 1")
    assert ask(s) == ("eyrie", "roost-where")
    assert s.why("roost 1") == ("6.2.2", "keep-forbids")
    assert s.why("roost 2") == ("2.2.3", "no-open-slot")
    assert s.why("roost 3") == ("7.5.2.4", "roost-there")
    assert s.why("roost 5") == ("7.5.2.4", "must-rule")


@law("7.5.2.1", "7.5.2")
def test_recruiting_names_what_stands_in_its_way() -> None:
    """No roost there, or one of another suit."""
    s = eyrie(roost="3 7 4", warriors="3x2", leader="commander", decree={"recruit": "bake_sale"}, hand="")
    assert ask(s) == ("eyrie", "recruit-where")
    assert s.why("enlist 5") == ("7.5.2.1", "no-matching-roost")
    assert s.why("enlist 7") == ("7.5.2", "suit-must-match")


# the Alliance [8]


@law("8.4.2.2", "8.4.2.2.1")
def test_martial_law_is_named_where_it_makes_sympathy_too_dear() -> None:
    """One fox supporter: enough for clearing 12, not for 8 with three cats; none for a rabbit clearing."""
    s = alliance("birdsong", {"keep": "1", "warriors": "8x3"}, supporters="anvil", hand="")
    assert s.why("sympathy 12") == ("", "")
    assert s.why("sympathy 8") == ("8.4.2.2.1", "martial-law")
    assert s.why("sympathy 10") == ("8.4.2.2", "too-few-supporters")


@law("8.4.1.3", "8.5.3")
def test_an_officer_comes_by_the_law_that_makes_them() -> None:
    """A revolt's officer by the revolt, a trained one by training."""
    s = alliance("birdsong", sympathy="8", supporters="anvil foxfolk_steel", hand="")
    s.play("alliance: revolt 8")
    assert [event["law"] for event in events(s, None, "officer")] == ["8.4.1.3"]
    s = alliance("daylight", base="8", hand="anvil")
    s.play("alliance: train anvil")
    assert [event["law"] for event in events(s, None, "officer")] == ["8.5.3"]


@law("8.2.4")
def test_what_goes_with_a_base_goes_by_its_law() -> None:
    """Supporters of its suit by 8.2.4; officers are told only if any are lost."""
    for officers, told in ((0, []), (3, [2])):
        s = attack({"warriors": "8x3"}, {"base": "8", "supporters": "anvil bake_sale", "officers": officers})
        s.play("marquise: fight", "chance: roll 1 0")
        assert [(event["card"], event["law"]) for event in events(s, None, "supporter-spent")] == [("anvil", "8.2.4")]
        assert [event["count"] for event in events(s, None, "officers-lost")] == told


@law("8.4.2.2")
def test_supporters_are_spent_by_the_law_that_asks_for_them() -> None:
    """Sympathy by 8.4.2.2."""
    s = alliance("birdsong", supporters="anvil", hand="")
    s.play("alliance: sympathy 12")
    assert [event["law"] for event in events(s, None, "supporter-spent")] == ["8.4.2.2"]


# removed pieces [2.5]


@law("2.5.2", "2.5.3", "11.2.5.1")
def test_a_removed_piece_leaves_by_its_own_law() -> None:
    """A building by 2.5.2, a token by 2.5.3, a trade post by 11.2.5.1."""
    s = Scenario(
        "root",
        order="marquise eyrie alliance riverfolk",
        phase="daylight",
        marquise={"warriors": "8x3", "hand": "favor_of_the_foxes", "workshop": "1 6 12"},
        eyrie={"roost": "8"},
        alliance={"sympathy": "8"},
        riverfolk={"fox-post": "8"},
    )
    s.play("marquise: craft favor-of-the-foxes")
    told = {event["piece"]: event["law"] for event in events(s, None, "piece-removed")}
    assert told == {"roost": "2.5.2", "sympathy": "2.5.3", "fox-post": "11.2.5.1"}


@law("K9.2.2")
def test_a_trade_post_of_the_robots_returns_to_its_track() -> None:
    """By their own law."""
    s = Scenario(
        "root",
        order="marquise riverfolk",
        phase="daylight",
        marquise={"hand": "favor_of_the_foxes", "workshop": "1 6 12"},
        riverfolk={"bot": "normal", "fox-post": "8"},
    )
    s.play("marquise: craft favor-of-the-foxes")
    assert [event["law"] for event in events(s, None, "piece-removed")] == ["K9.2.2"]


# the Vagabond [9]


def wanderer(**words: object) -> Scenario:
    """A Vagabond in his Daylight, with every item ready."""
    own = {"character": "thief", "items": "sword torch crossbow tea boots", "quests": "errand_rabbit", **words}
    return Scenario(
        "root",
        order="vagabond marquise",
        turn="vagabond",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x2"},
        vagabond=own,
    )


@law("9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6")
@pytest.mark.parametrize(
    ("sentence", "by"),
    [
        ("battle marquise in 5", "9.5.2"),
        ("explore", "9.5.3"),
        ("aid marquise", "9.5.4"),
        ("quest errand-rabbit", "9.5.5"),
        ("strike marquise", "9.5.6"),
        ("shoot keep", "9.5.6"),
    ],
)
def test_in_a_forest_much_is_refused_and_says_why(sentence: str, by: str) -> None:
    """Each by its own law: it takes a clearing."""
    assert wanderer(pawn="forest-1").why(sentence) == (by, "in-a-forest")


@law("9.5.2")
def test_a_vagabond_battles_where_he_stands() -> None:
    """Elsewhere it is refused for that reason."""
    assert wanderer(pawn="10").why("battle marquise in 5") == ("9.5.2", "not-his-clearing")


@law("9.5.5", "9.3.3")
def test_the_next_quest_comes_by_the_law_of_quests() -> None:
    """In set-up by 9.3.3, after a quest by 9.5.5."""
    s = wanderer(pawn="10", items="boots tea", hand="")
    suits = {offer for offer in s.offers() if offer.startswith("quest")}
    assert suits, s.offers()
    s.play(f"vagabond: {min(suits)}")
    assert s.table.question is not None
    assert s.table.question.law == "9.5.5"
    s.play(f"chance: {s.offers()[0]}")
    assert [event["law"] for event in events(s, None, "quest-revealed")] == ["9.5.5"]


@law("4.2", "9.5.1")
def test_the_cobbler_moves_a_vagabond_by_the_law_of_moves() -> None:
    """The question, the refusal of a forest and the event name 4.2, not his slipping or his boots."""
    s = Scenario(
        "root",
        order="vagabond marquise",
        turn="vagabond",
        phase="daylight",
        marquise={"keep": "1"},
        vagabond={"character": "thief", "pawn": "5", "items": "tea", "cards": "cobbler"},
    )
    if ask(s) == ("vagabond", "vagabond-daylight"):
        s.play("vagabond: end")
    assert ask(s) == ("vagabond", "travel-where")
    assert s.table.question is not None
    assert s.table.question.law == "4.2"
    assert s.why("forest 1") == ("4.2", "not-into-a-forest")
    s.play("vagabond: to 2")
    assert [event["law"] for event in events(s, None, "travelled")] == ["4.2"]
    assert public(s, "vagabond")["pawn"] == {"clearing": 2}
