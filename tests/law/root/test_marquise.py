"""Chapter 6: the Marquise de Cat, her keep and her hospitals [6.1-6.3]. Her turn is in test_marquise_turn.py."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.cats import daylight
from tests.law.root.looking import (
    begin,
    begin_play,
    board,
    fight,
    hand,
    pieces,
    question,
    score,
    supporters,
    warriors,
)
from weald.scenario import Scenario

# 6.1 - 6.2


@law("6.1", "6.5.4.3")
def test_building_scores_more_for_each_further_one_of_a_kind() -> None:
    """Three sawmills in a row: one, two, three points."""
    s = daylight(warriors="5x3 7x3 8x3", sawmill="5", wood="5x2 7x3 8x3", hand="sappers")
    gained = []
    for where in (5, 7, 8):
        before = score(s, "marquise")
        s.play(f"marquise: build sawmill in {where}")
        while question(s)[1] == "pay-wood":
            s.play(f"marquise: {s.offers()[-1]}")
        gained.append(score(s, "marquise") - before)
    assert gained == [1, 2, 3]


@law("6.2.1", "6.5")
def test_she_crafts_with_workshops_in_daylight() -> None:
    """A workshop in the clearing's suit."""
    s = daylight(workshop="1", hand="anvil", warriors="1")
    s.play("marquise: craft anvil")
    assert board(s, "marquise")["items"] == {"hammer": 1}


@law("6.2.2")
def test_nobody_else_places_in_the_clearing_of_the_keep() -> None:
    """The Alliance neither spread nor organize there; without the keep they may."""
    words = {"warriors": "1", "sympathy": "5", "officers": 1, "supporters": "anvil"}
    s = Scenario("root", turn="alliance", phase="birdsong", marquise={"keep": "1"}, alliance=words)
    assert s.why("sympathy 1") == ("6.2.2", "keep-forbids")
    t = Scenario("root", turn="alliance", phase="evening", marquise={"keep": "1"}, alliance=words)
    assert t.why("organize 1")[0] == "8.6.1.4"
    assert "organize 1" not in t.offers()
    u = Scenario("root", turn="alliance", phase="evening", marquise={}, alliance=words)
    assert "organize 1" in u.offers()


@law("6.2.2", "7.4.3", "7.5.2.4")
def test_the_eyrie_build_no_roost_at_the_keep() -> None:
    """Neither a new one nor by the Decree, though they rule there."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "2 3 4 5 6 7 8 9 10 11 12"},
        eyrie={"hand": "anvil"},
    )
    s.play("eyrie: decree anvil move")
    assert question(s) == ("eyrie", "new-roost")
    assert "roost 1" not in s.offers()
    assert s.refused("eyrie: roost 1") == "6.2.2"
    t = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1"},
        eyrie={"leader": "despot", "warriors": "1x3 5x2", "roost": "9"},
    )
    t.play("eyrie: from 5", "to 2", "warriors 1")
    assert question(t) == ("eyrie", "roost-where")
    assert "roost 5" in t.offers()
    assert "roost 1" not in t.offers()


@law("6.2.2")
def test_the_marquise_places_at_her_keep() -> None:
    """She recruits and builds there."""
    s = daylight(keep="1", warriors="1", recruiter="1")
    s.play("marquise: recruit")
    assert warriors(s, "marquise", 1) == 2


@law("6.2.2", "4.2")
def test_others_may_move_to_the_keep() -> None:
    """Moving is not placing."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1"},
        eyrie={"leader": "despot", "warriors": "5x2", "roost": "9"},
    )
    s.play("eyrie: from 5", "to 1", "warriors 2")
    assert warriors(s, "eyrie", 1) == 2


@law("6.2.2", "3.2.1")
def test_a_removed_keep_is_out_of_the_game() -> None:
    """It scores like a token, and does not come back to her board."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "5"},
        alliance={"warriors": "5x2", "officers": 2},
    )
    assert board(s, "marquise")["stock"]["keep"] == 0
    s.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 0 0")
    assert (pieces(s, 5), score(s, "alliance")) == ({}, 1)
    assert board(s, "marquise")["stock"]["keep"] == 0


# 6.2.3 field hospitals


@law("6.2.3", "4.3.3")
def test_field_hospitals_after_a_battle() -> None:
    """All warriors removed together go to the keep for one card of the clearing's suit."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x4", "hand": "bake_sale anvil"},
        eyrie={"warriors": "5x4"},
    )
    fight(s, "eyrie", 5, "3 3")
    assert question(s) == ("marquise", "field-hospitals")
    assert set(s.offers()) == {"pass", "heal bake-sale"}
    assert s.why("heal anvil") == ("6.2.3", "suit-must-match")
    s.play("marquise: heal bake-sale")
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 5)) == (3, 1)
    assert (board(s, "marquise")["supply"], s.see(None)["discard"]) == (21, ["bake_sale"])


@law("6.2.3")
def test_field_hospitals_may_be_declined() -> None:
    """Then the warriors are in the supply."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x4", "hand": "bake_sale"},
        eyrie={"warriors": "5x4"},
    )
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: pass")
    assert (warriors(s, "marquise", 1), board(s, "marquise")["supply"]) == (0, 23)
    assert hand(s, "marquise") == ["bake_sale"]


@law("6.2.3", "2.1.1")
def test_a_bird_heals_anywhere() -> None:
    """A bird is a card of the clearing's suit."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x2", "hand": "sappers"},
        eyrie={"warriors": "5x2"},
    )
    fight(s, "eyrie", 5, "1 1")
    assert "heal sappers" in s.offers()


@law("6.2.3")
def test_without_the_keep_no_hospitals() -> None:
    """Nothing is asked."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x2", "hand": "sappers"}, eyrie={"warriors": "5x2"})
    fight(s, "eyrie", 5, "1 1")
    assert question(s) == ("marquise", "marquise-daylight")


@law("6.2.3")
def test_without_a_loss_no_hospitals() -> None:
    """No warrior was removed."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x2", "hand": "sappers"},
        eyrie={"warriors": "5x2"},
    )
    fight(s, "eyrie", 5, "1 0")
    assert question(s) == ("marquise", "marquise-daylight")


@law("6.2.3")
def test_field_hospitals_as_defender() -> None:
    """Also in another player's turn."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "1", "warriors": "5x2", "hand": "bake_sale"},
        alliance={"warriors": "5x3", "officers": 1},
    )
    s.play("alliance: fight", "alliance: battle marquise in 5", "marquise: pass", "chance: roll 2 0")
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale")
    assert warriors(s, "marquise", 1) == 2


@law("6.2.3", "4.3.1")
def test_field_hospitals_after_an_ambush() -> None:
    """The two hits of an ambush are healed before the dice are rolled."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x3", "hand": "bake_sale"},
        eyrie={"warriors": "5", "hand": "ambush_rabbit"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit", "marquise: pass")
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale")
    assert (warriors(s, "marquise", 1), question(s)) == (2, ("chance", "chance-roll"))


@law("6.2.3", "8.4.1.3")
def test_field_hospitals_after_a_revolt() -> None:
    """Before the base and its warriors come."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "5x3", "hand": "bake_sale"},
        alliance={"sympathy": "5", "supporters": "cobbler sappers"},
    )
    s.play("alliance: revolt 5", "spend cobbler", "spend sappers")
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale")
    assert warriors(s, "marquise", 1) == 3
    assert pieces(s, 5) == {"base": 1, "sympathy": 1}


@law("6.2.3", "4.1.2")
def test_field_hospitals_after_a_favor_clearing_by_clearing() -> None:
    """One card for each clearing."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x2 10x3", "hand": "bake_sale cobbler"},
        alliance={"sympathy": "3 4 5", "hand": "favor_of_the_rabbits"},
    )
    s.play("alliance: craft favor-of-the-rabbits")
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale")
    assert warriors(s, "marquise", 1) == 2
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal cobbler")
    assert warriors(s, "marquise", 1) == 5


@law("6.2.3", "4.1.3")
def test_field_hospitals_after_her_own_tax() -> None:
    """Whoever removes them: a warrior taxed away is removed, and may be healed."""
    s = daylight(keep="1", warriors="5", hand="bake_sale", cards="tax_collector")
    s.play("marquise: use tax-collector", "remove 5")
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale", "chance: draw anvil")
    assert (warriors(s, "marquise", 1), hand(s, "marquise")) == (1, ["anvil"])


@law("6.2.3", "6.2.2")
def test_a_keep_removed_with_the_warriors_heals_nobody() -> None:
    """Both leave the map in one moment: no keep, no hospitals."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "5", "warriors": "5", "hand": "bake_sale"},
        alliance={"warriors": "5x3", "officers": 1},
    )
    s.play("alliance: fight", "alliance: battle marquise in 5", "marquise: pass", "chance: roll 2 0")
    assert question(s) == ("chance", "chance-draw")
    assert warriors(s, "marquise", 5) == 0


@law("6.2.3", "8.2.6")
def test_hospitals_and_outrage_of_one_battle() -> None:
    """She loses warriors and removes the sympathy: both are settled, a card each."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x3", "hand": "bake_sale cobbler"},
        alliance={"sympathy": "5", "warriors": "5"},
    )
    fight(s, "alliance", 5, "3 2")
    for _ in range(3):
        wanted = {"field-hospitals": "heal bake-sale", "pay-outrage": "give cobbler"}.get(question(s)[1])
        if wanted:
            s.play(f"marquise: {wanted}")
        elif question(s)[1] != "marquise-daylight":
            s.play(f"{s.asked}: {s.offers()[0]}")
    assert (warriors(s, "marquise", 1), supporters(s), hand(s, "marquise")) == (1, ["cobbler"], [])
    assert question(s) == ("marquise", "marquise-daylight")


# 6.3 set-up


@law("6.3.1")
def test_her_supply() -> None:
    """25 warriors and eight wood."""
    seats = begin().show(None)["seats"]
    assert isinstance(seats, dict)
    assert (seats["marquise"]["supply"], seats["marquise"]["stock"]["wood"]) == (25, 8)


@law("6.3.2")
@pytest.mark.parametrize("keep", [1, 2, 3, 4])
def test_the_keep_goes_to_any_corner(keep: int) -> None:
    """To each of the four corners, and nowhere else."""
    table = begin()
    assert table.offers() == ["start 1", "start 2", "start 3", "start 4"]
    for other in range(5, 13):
        refusal = table.why_not(f"start {other}")
        assert refusal is not None
        assert (refusal.law, refusal.why) == ("6.3.2", "not-a-corner")
    table.play(f"start {keep}", "marquise")
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert clearings[str(keep)]["pieces"] == {"keep": 1}


@law("6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_the_garrison(keep: int, opposite: int) -> None:
    """One warrior in every clearing but the corner diagonally opposite."""
    table = begin()
    table.play(f"start {keep}", "marquise")
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    for number in range(1, 13):
        expected = {} if number == opposite else {"marquise": 1}
        assert clearings[str(number)]["warriors"] == expected
    seats = table.show(None)["seats"]
    assert isinstance(seats, dict)
    assert seats["marquise"]["supply"] == 14


@law("6.3.4")
def test_the_first_buildings_stand_at_or_next_to_the_keep() -> None:
    """One of each kind, in the clearing of the keep or adjacent to it, where there is a slot."""
    table = begin()
    table.play("start 1", "marquise")
    assert table.offers() == [f"build sawmill in {number}" for number in (1, 5, 9, 10)]
    refusal = table.why_not("build sawmill in 2")
    assert refusal is not None
    assert (refusal.law, refusal.why) == ("6.3.4", "too-far-from-keep")
    table.play("build sawmill in 1", "marquise")
    assert table.offers() == [f"build workshop in {number}" for number in (5, 9, 10)]
    refusal = table.why_not("build workshop in 1")
    assert refusal is not None
    assert refusal.law == "2.2.3"
    table.play("build workshop in 10", "marquise")
    assert table.offers() == [f"build recruiter in {number}" for number in (5, 9)]


@law("6.3.4")
def test_the_first_buildings_may_share_a_clearing() -> None:
    """As she likes: two in clearing 5."""
    table = begin()
    for sentence in ("start 1", "build sawmill in 5", "build workshop in 5", "build recruiter in 1"):
        table.play(sentence, "marquise")
    clearings = table.show(None)["clearings"]
    assert isinstance(clearings, dict)
    assert clearings["5"]["pieces"] == {"sawmill": 1, "workshop": 1}


@law("6.3.5", "6.3.4")
def test_five_of_each_building_are_left() -> None:
    """The next of each kind costs one wood."""
    table = begin_play()
    seats = table.show(None)["seats"]
    assert isinstance(seats, dict)
    stock = seats["marquise"]["stock"]
    assert (stock["sawmill"], stock["workshop"], stock["recruiter"]) == (5, 5, 5)
    assert {"build workshop in 5", "build recruiter in 5", "build sawmill in 5"} <= set(table.offers())  # one wood
