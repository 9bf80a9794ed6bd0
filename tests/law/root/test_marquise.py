"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.looking import (
    begin,
    begin_play,
    board,
    fight,
    hand,
    pieces,
    question,
    says,
    score,
    supporters,
    warriors,
)
from weald.scenario import Scenario


def daylight(**marquise: object) -> Scenario:
    """The Marquise's Daylight, with nobody else on the map."""
    return Scenario("root", phase="daylight", marquise=marquise)


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
    assert s.refused("eyrie: roost 1") == "7.4.3"
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


# 6.4 Birdsong


@law("6.4")
def test_one_wood_at_each_sawmill() -> None:
    """Two sawmills in one clearing give two."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5x2", "warriors": "1", "wood": "1"})
    assert (pieces(s, 1)["wood"], pieces(s, 5)["wood"]) == (2, 2)
    assert board(s, "marquise")["stock"]["wood"] == 4


@law("6.4", "2.5")
def test_without_wood_left_none_is_placed() -> None:
    """All eight are on the map."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1", "warriors": "1", "wood": "8x8"})
    assert pieces(s, 1) == {"sawmill": 1}


@law("6.4", "2.5")
def test_with_too_little_wood_she_chooses_the_sawmills() -> None:
    """Three sawmills in two clearings, two wood left: she says where it goes, as far as that matters."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5x2", "warriors": "1", "wood": "8x6"})
    assert s.asked == "marquise"
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert (pieces(s, 5), pieces(s, 1)) == ({"sawmill": 2, "wood": 2}, {"sawmill": 1})
    assert question(s) == ("marquise", "marquise-daylight")


# 6.5 Daylight


@law("6.5")
def test_crafting_comes_before_the_actions() -> None:
    """After the first action nothing is crafted any more."""
    s = daylight(workshop="1", hand="anvil", warriors="1", sawmill="5", recruiter="8")
    s.play("marquise: recruit")
    assert s.why("craft anvil") == ("6.5", "crafting-comes-first")


@law("6.5")
def test_hiring_is_past_crafting_too() -> None:
    """A bird spent for an action belongs to the actions."""
    s = daylight(workshop="1", hand="anvil sappers", warriors="1")
    s.play("marquise: hire sappers")
    assert s.refused("marquise: craft anvil") == "6.5"


@law("6.5")
def test_three_actions_in_any_order_and_repetition() -> None:
    """The same three times, then no more."""
    s = daylight(
        hand="anvil foxfolk_steel travel_gear_fox protection_racket", sawmill="1", warriors="1x2", recruiter="5"
    )
    s.play("marquise: overwork anvil in 1", "overwork foxfolk-steel in 1", "overwork travel-gear-fox in 1")
    assert pieces(s, 1)["wood"] == 3
    assert s.offers() == ["end"]
    for action in ("march", "recruit", "fight"):
        assert s.why(action) == ("6.5", "no-actions-left")


@law("6.5")
def test_actions_may_be_left_out() -> None:
    """She may end at once."""
    s = daylight(warriors="1")
    s.play("marquise: end")
    assert question(s) == ("chance", "chance-draw")


@law("6.5")
def test_each_bird_spent_is_one_more_action() -> None:
    """Two birds, five actions; a bird may be spent before, between or after the three."""
    s = Scenario(
        "root", phase="daylight", marquise={"hand": "sappers armorers", "warriors": "5x2"}, eyrie={"warriors": "5x2"}
    )
    s.play("marquise: hire sappers")
    for _ in range(4):
        fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")
    s.play("marquise: hire armorers")
    fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")


@law("6.5", "2.1.1.2")
def test_hiring_is_no_action_itself() -> None:
    """With no actions left a bird still hires."""
    s = daylight(hand="sappers anvil", sawmill="1", warriors="1", recruiter="5")
    s.play("marquise: recruit", "overwork anvil in 1", "march", "from 1", "to 9", "pass")
    assert s.offers() == ["end", "hire sappers"]


@law("6.5.1")
def test_an_action_is_one_battle() -> None:
    """Each battle is an action of its own."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x5"}, eyrie={"warriors": "5x5"})
    for _ in range(3):
        fight(s, "eyrie", 5, "0 0")
    assert s.why("fight") == ("6.5", "no-actions-left")


@law("6.5.2")
def test_a_march_is_up_to_two_moves() -> None:
    """One action, two moves; the second may be left out."""
    s = daylight(warriors="1 3")
    s.play("marquise: march", "from 1", "to 5", "from 3", "to 7", "march", "from 5", "to 1")
    assert "pass" in s.offers()
    s.play("marquise: pass", "march", "from 1", "to 9", "pass")
    assert s.why("march") == ("6.5", "no-actions-left")


@law("6.5.3")
def test_recruit_places_one_warrior_at_each_recruiter() -> None:
    """Two in a clearing with two recruiters."""
    s = daylight(recruiter="5x2 8", warriors="1")
    s.play("marquise: recruit")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 8), warriors(s, "marquise", 1)) == (2, 1, 1)


@law("6.5.3")
def test_recruit_once_in_a_turn() -> None:
    """Not even with a hired action."""
    s = daylight(recruiter="5", warriors="1", hand="sappers")
    s.play("marquise: recruit", "hire sappers")
    assert s.why("recruit") == ("6.5.3", "recruited-already")


@law("6.5.3", "1.5")
def test_recruit_again_in_the_next_turn() -> None:
    """Once in each turn."""
    s = Scenario(
        "root",
        order="marquise alliance",
        phase="daylight",
        marquise={"recruiter": "5", "warriors": "1"},
        dice=says("anvil bake_sale"),
    )
    s.play("marquise: recruit", "end")
    assert (s.see(None)["active"], s.see(None)["round"]) == ("marquise", 2)
    s.play("marquise: recruit")
    assert warriors(s, "marquise", 5) == 2


@law("6.5.3", "2.5")
def test_with_too_few_warriors_she_chooses_the_recruiters() -> None:
    """Two recruiters and one warrior left: she says where."""
    s = daylight(recruiter="5 8", warriors="1x24")
    s.play("marquise: recruit")
    assert s.offers() == ["enlist 5", "enlist 8"]
    assert s.refused("marquise: enlist 1") == "6.5.3"
    s.play("marquise: enlist 8")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 8)) == (0, 1)
    assert question(s) == ("marquise", "marquise-daylight")


@law("6.5.3")
def test_without_recruiters_or_warriors_no_recruiting() -> None:
    """There is nothing to place, or nowhere."""
    assert daylight(warriors="1").why("recruit") == ("6.5.3", "nobody-to-recruit")
    assert daylight(warriors="1x25", recruiter="5").why("recruit") == ("6.5.3", "nobody-to-recruit")


# 6.5.4 build


@law("6.5.4", "6.5.4.1", "6.5.4.3")
@pytest.mark.parametrize(
    ("kind", "standing", "cost", "points"),
    [
        ("sawmill", 1, 1, 1),
        ("sawmill", 2, 2, 2),
        ("sawmill", 3, 3, 3),
        ("sawmill", 4, 3, 4),
        ("sawmill", 5, 4, 5),
        ("workshop", 1, 1, 2),
        ("workshop", 2, 2, 2),
        ("workshop", 3, 3, 3),
        ("workshop", 4, 3, 4),
        ("workshop", 5, 4, 5),
        ("recruiter", 1, 1, 1),
        ("recruiter", 2, 2, 2),
        ("recruiter", 3, 3, 3),
        ("recruiter", 4, 3, 3),
        ("recruiter", 5, 4, 4),
    ],
)
def test_cost_and_points_of_each_building(kind: str, standing: int, cost: int, points: int) -> None:
    """The leftmost one left on its track: the wood above it, the points under it."""
    places = " ".join(["2", "2", "7", "7", "9"][:standing])
    words: dict[str, object] = {kind: places, "warriors": "5x3"}
    s = Scenario("root", phase="daylight", marquise={**words, "wood": f"5x{cost}"})
    s.play(f"marquise: build {kind} in 5")
    assert (score(s, "marquise"), pieces(s, 5)) == (points, {kind: 1})
    assert board(s, "marquise")["stock"][kind] == 5 - standing
    if cost > 1:
        t = Scenario("root", phase="daylight", marquise={**words, "wood": f"5x{cost - 1}"})
        assert t.why(f"build {kind} in 5") == ("6.5.4.2", "too-little-wood")
    u = Scenario("root", phase="daylight", marquise=words)
    assert u.why(f"build {kind} in 5") == ("6.5.4.2", "too-little-wood")


@law("6.5.4.1")
def test_an_empty_track_gives_no_building() -> None:
    """All six sawmills stand."""
    s = daylight(sawmill="2x2 7x2 8x2", warriors="5", wood="5x8")
    assert s.why("build sawmill in 5") == ("6.5.4.1", "none-left")
    assert "build workshop in 5" in s.offers()


@law("6.5.4.2")
def test_the_clearing_must_be_ruled() -> None:
    """Where she does not rule she does not build, whatever lies there."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5 1x3", "wood": "5x3 1x3", "sawmill": "9"},
        eyrie={"warriors": "5"},
    )
    assert s.why("build sawmill in 5") == ("6.5.4.2", "must-rule")
    assert "build sawmill in 1" in s.offers()


@law("6.5.4.2")
def test_wood_comes_through_ruled_clearings() -> None:
    """From 2 to 1 by way of 5, if she rules all of them."""
    words: dict[str, object] = {"warriors": "1x2 5x2 2x2", "wood": "2", "sawmill": "8"}
    s = Scenario("root", phase="daylight", marquise=words)
    s.play("marquise: build sawmill in 1")
    assert (pieces(s, 2), pieces(s, 1)) == ({}, {"sawmill": 1})
    for blocked in ("5x2", "2x2"):
        t = Scenario("root", phase="daylight", marquise=words, eyrie={"warriors": blocked})
        assert t.why("build sawmill in 1") == ("6.5.4.2", "too-little-wood")
    u = Scenario("root", phase="daylight", marquise={**words, "warriors": "1x2 2x2"})
    assert u.refused("marquise: build sawmill in 1") == "6.5.4.2"  # 5 is empty: not ruled


@law("6.5.4.2", "2.3")
def test_wood_does_not_float_down_the_river() -> None:
    """4 and 7 are linked by the river only."""
    s = daylight(warriors="4x2 7x2", wood="7", sawmill="9")
    assert s.refused("marquise: build sawmill in 4") == "6.5.4.2"


@law("6.5.4.2")
def test_she_says_which_wood_if_there_is_a_choice() -> None:
    """Two to pay, three in reach in two clearings: she picks token by token, as long as it matters."""
    s = daylight(warriors="1x2 5x2", wood="1 5x2", sawmill="9x2")
    s.play("marquise: build sawmill in 1")
    assert question(s) == ("marquise", "pay-wood")
    assert s.offers() == ["wood 1", "wood 5"]
    assert s.why("wood 9") == ("6.5.4.2", "no-wood-in-reach")
    s.play("marquise: wood 5")
    assert s.offers() == ["wood 1", "wood 5"]
    s.play("marquise: wood 5")
    assert pieces(s, 1) == {"wood": 1, "sawmill": 1}
    assert pieces(s, 5) == {}


@law("6.5.4.2")
def test_which_wood_is_not_asked_without_a_choice() -> None:
    """All of it is needed, or all of it lies in one clearing."""
    s = daylight(warriors="1x2 5x2", wood="1 5", sawmill="9x2")
    s.play("marquise: build sawmill in 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (pieces(s, 1), pieces(s, 5)) == ({"sawmill": 1}, {})
    t = daylight(warriors="1x2 5x2", wood="5x3", sawmill="9x2")
    t.play("marquise: build sawmill in 1")
    assert (question(t), pieces(t, 5)) == (("marquise", "marquise-daylight"), {"wood": 1})


@law("6.5.4.2")
def test_after_one_token_the_rest_may_be_beyond_choice() -> None:
    """Two to pay, two and one in reach; with one clearing emptied the other pays the rest."""
    s = daylight(warriors="1x2 5x2", wood="1 5x2", sawmill="9x2")
    s.play("marquise: build sawmill in 1", "wood 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert pieces(s, 5) == {"wood": 1}


@law("6.5.4.3", "2.2.3")
def test_a_building_needs_a_slot() -> None:
    """All slots taken, or ruined."""
    s = daylight(warriors="6x2", wood="6x3", sawmill="6")
    assert s.why("build workshop in 6") == ("2.2.3", "no-open-slot")


@law("6.5.5")
def test_overwork_places_wood_at_a_sawmill_of_the_cards_suit() -> None:
    """A fox card at a sawmill in a fox clearing."""
    s = daylight(hand="anvil bake_sale", sawmill="1 9", warriors="1")
    assert [offer for offer in s.offers() if offer.startswith("overwork")] == ["overwork anvil in 1"]
    assert s.why("overwork anvil in 9") == ("6.5.5", "suit-must-match")
    s.play("marquise: overwork anvil in 1")
    assert (pieces(s, 1), s.see(None)["discard"]) == ({"sawmill": 1, "wood": 1}, ["anvil"])


@law("6.5.5", "2.5")
def test_overwork_needs_wood() -> None:
    """With all eight on the map there is none to place."""
    s = daylight(hand="anvil", sawmill="1", warriors="1", wood="5x8")
    assert s.why("overwork anvil in 1") == ("6.5.5", "no-wood-left")


# 6.6 Evening


@law("6.6")
@pytest.mark.parametrize(
    ("recruiters", "drawn"), [("", 1), ("5", 1), ("5x2", 1), ("5x2 8", 2), ("5x2 8x2", 2), ("5x2 8x2 9", 3)]
)
def test_she_draws_one_card_and_one_for_each_bonus(recruiters: str, drawn: int) -> None:
    """The third and the fifth recruiter uncover a card each."""
    s = Scenario("root", phase="evening", marquise={"recruiter": recruiters}, eyrie={"hand": "anvil"})
    cards = ["cobbler", "sappers", "armorers"]
    for card in cards[:drawn]:
        assert question(s) == ("chance", "chance-draw")
        s.play(f"chance: draw {card}")
    assert hand(s, "marquise") == sorted(cards[:drawn], key=hand(s, "marquise").index)
    assert len(hand(s, "marquise")) == drawn
    assert s.see(None)["active"] == "eyrie"


@law("6.6")
def test_sawmills_and_workshops_draw_nothing() -> None:
    """Only recruiters uncover cards."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"sawmill": "5x2 8x2 9", "workshop": "2x2 7x2 9"},
        eyrie={"hand": "anvil"},
        dice="draw cobbler",
    )
    assert s.see(None)["active"] == "eyrie"


@law("6.6")
def test_she_discards_down_to_five_as_she_chooses() -> None:
    """Seven cards in hand and one drawn: three are discarded."""
    cards = "anvil bake_sale investments sappers armorers cobbler codebreakers"
    s = Scenario("root", phase="evening", marquise={"hand": cards}, eyrie={"hand": "foxfolk_steel"})
    s.play("chance: draw root-tea-fox")
    assert question(s) == ("marquise", "choose-discard")
    assert len(s.offers()) == 8
    s.play("marquise: discard anvil", "discard root-tea-fox", "discard sappers")
    assert set(hand(s, "marquise")) == {"bake_sale", "investments", "armorers", "cobbler", "codebreakers"}
    assert set(s.see(None)["discard"]) == {"anvil", "root_tea_fox", "sappers"}
    assert s.see(None)["active"] == "eyrie"
