"""Chapter 4.3: battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import (
    board,
    fight,
    hand,
    pieces,
    question,
    score,
    told,
    warriors,
)
from weald.engine import procedure
from weald.scenario import Scenario


def arranged(marquise: dict[str, object], other: dict[str, object], seat: str = "eyrie") -> Scenario:
    """The Marquise's Daylight, she and one other."""
    position: dict[str, Any] = {"marquise": marquise, seat: other}
    return Scenario("root", phase="daylight", **position)


# 4.3


@law("4.3")
def test_a_battle_needs_ones_own_warriors_and_another_player() -> None:
    """Every clearing with one's warriors and pieces of another player, whatever pieces."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "1 5 6", "sawmill": "8"},
        eyrie={"warriors": "5 8", "roost": "6"},
        alliance={"sympathy": "5 9"},
    )
    s.play("marquise: fight")
    assert set(s.offers()) == {"battle eyrie in 5", "battle alliance in 5", "battle eyrie in 6"}
    assert s.why("battle eyrie in 8") == ("4.3", "no-warriors-there")  # a building does not attack
    assert s.why("battle alliance in 9") == ("4.3", "no-warriors-there")
    assert s.why("battle eyrie in 1") == ("4.3", "nobody-to-fight")


@law("4.3", "6.5.1")
def test_without_anybody_to_fight_there_is_no_battle() -> None:
    """Nobody else is where the Marquise has warriors."""
    s = arranged({"warriors": "1"}, {"warriors": "5"})
    assert s.why("fight") == ("6.5.1", "nobody-to-fight")


@law("4.3")
def test_a_battle_touches_only_its_two_sides_and_its_clearing() -> None:
    """Others there, and the same players elsewhere, lose nothing."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3 1x3"},
        eyrie={"warriors": "5x3 1x3"},
        alliance={"warriors": "5x2", "sympathy": "5"},
    )
    fight(s, "eyrie", 5, "3 3")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (0, 0)
    assert (warriors(s, "marquise", 1), warriors(s, "eyrie", 1), warriors(s, "alliance", 5)) == (3, 3, 2)
    assert pieces(s, 5) == {"sympathy": 1}


# 4.3.1 ambush


@law("4.3.1")
@pytest.mark.parametrize("cards", ["anvil", "ambush_mouse", "ambush_rabbit", "anvil bake_sale sappers"])
def test_a_defender_with_any_card_is_asked_about_an_ambush(cards: str) -> None:
    """Whether asked or not gives nothing away: whoever holds a card is asked."""
    s = arranged({"warriors": "5x3"}, {"warriors": "5", "hand": cards})
    s.play("marquise: fight", "marquise: battle eyrie in 5")
    assert question(s) == ("eyrie", "may-ambush")
    assert "pass" in s.offers()


@law("4.3.1")
def test_a_defender_without_cards_is_not_asked() -> None:
    """The dice follow at once."""
    s = arranged({"warriors": "5x3"}, {"warriors": "5"})
    s.play("marquise: fight", "marquise: battle eyrie in 5")
    assert question(s) == ("chance", "chance-roll")


@law("4.3.1", "2.1.5")
@pytest.mark.parametrize(("where", "suit"), [(6, "fox"), (5, "rabbit"), (9, "mouse")])
def test_an_ambush_must_fit_the_clearing(where: int, suit: str) -> None:
    """The suit of the clearing of battle, or a bird."""
    cards = "ambush_fox ambush_rabbit ambush_mouse ambush_bird anvil"
    s = arranged({"warriors": f"{where}x3"}, {"warriors": str(where), "hand": cards})
    s.play("marquise: fight", f"marquise: battle eyrie in {where}")
    assert set(s.offers()) == {"pass", f"ambush ambush-{suit}", "ambush ambush-bird"}
    other = next(name for name in ("fox", "rabbit", "mouse") if name != suit)
    assert s.why(f"ambush ambush-{other}") == ("4.3.1", "suit-must-match")
    assert s.why("ambush anvil") == ("2.1.5", "no-ambush")


@law("4.3.1")
def test_an_ambush_deals_two_hits_at_once_and_is_discarded() -> None:
    """Before the dice, without any limit by the defender's warriors."""
    s = arranged({"warriors": "5x4"}, {"roost": "5", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert warriors(s, "marquise", 5) == 2
    assert question(s) == ("chance", "chance-roll")
    assert s.see(None)["discard"] == ["ambush_rabbit"]
    assert hand(s, "eyrie") == []


@law("4.3.1")
def test_an_ambush_that_removes_all_attackers_ends_the_battle() -> None:
    """No dice are rolled, the defender loses nothing."""
    s = arranged({"warriors": "5x2"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (0, 2)


@law("4.3.1", "4.3.3", "3.2.1")
def test_an_ambush_hit_beyond_the_warriors_removes_a_building() -> None:
    """One warrior and a sawmill: both go, and the defender scores the sawmill."""
    s = arranged({"warriors": "5", "sawmill": "5"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert (pieces(s, 5), score(s, "eyrie")) == ({}, 1)


@law("4.3.1", "4.3.2.1")
def test_an_ambush_lowers_what_the_attacker_can_roll() -> None:
    """Three attackers, one left after the ambush: a three is one hit."""
    s = arranged({"warriors": "5x3"}, {"warriors": "5x3", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit", "chance: roll 3 0")
    assert warriors(s, "eyrie", 5) == 2


@law("4.3.1")
def test_ambush_hits_cannot_be_prevented() -> None:
    """Armorers are no help against them."""
    s = arranged({"warriors": "5x2", "cards": "armorers"}, {"warriors": "5", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert (warriors(s, "marquise", 5), board(s, "marquise")["cards"]) == (0, ["armorers"])


@law("4.3.1", "4.3")
def test_one_ambush_in_a_battle() -> None:
    """After an ambush the dice are rolled: a second is not asked for."""
    s = arranged({"warriors": "5x4"}, {"warriors": "5", "hand": "ambush_rabbit ambush_bird"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert question(s) == ("chance", "chance-roll")


@law("4.3.1.1")
def test_an_ambush_is_foiled_by_an_ambush() -> None:
    """No hits, both cards are discarded, the battle goes on."""
    s = arranged({"warriors": "5x2", "hand": "ambush_bird"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert question(s) == ("marquise", "may-foil")
    s.play("marquise: ambush ambush-bird")
    assert warriors(s, "marquise", 5) == 2
    assert s.see(None)["discard"] == ["ambush_bird", "ambush_rabbit"]
    assert question(s) == ("chance", "chance-roll")


@law("4.3.1.1")
def test_foiling_needs_a_fitting_ambush_and_is_asked_of_any_hand() -> None:
    """A mouse ambush foils nothing in a rabbit clearing."""
    s = arranged({"warriors": "5x2", "hand": "ambush_mouse anvil"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert s.offers() == ["pass"]
    assert s.why("ambush ambush-mouse") == ("4.3.1.1", "suit-must-match")


@law("4.3.1.1")
def test_without_an_ambush_there_is_nothing_to_foil() -> None:
    """The attacker plays no ambush of their own accord."""
    s = arranged({"warriors": "5x2", "hand": "ambush_bird"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: pass")
    assert question(s) == ("chance", "chance-roll")


@law("4.3.1", "1.2.1")
def test_declining_an_ambush_tells_nothing() -> None:
    """Nobody learns what the defender holds."""
    s = arranged({"warriors": "5x2"}, {"warriors": "5x2", "hand": "ambush_rabbit"})
    fight(s, "eyrie", 5)
    for viewer in ("marquise", "alliance", None):
        assert told(s.table, viewer) == set()


# 4.3.2 dice


@law("4.3.2", "5.1.6")
def test_two_dice_from_nought_to_three() -> None:
    """Sixteen throws: pairs once, others twice; the higher is said first."""
    s = arranged({"warriors": "5x2"}, {"warriors": "5x2"})
    fight(s, "eyrie", 5)
    weights = {s.table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert weights == {f"roll {a} {b}": 1 if a == b else 2 for a in range(4) for b in range(a + 1)}
    assert s.refused("chance: roll 1 2") == "4.3.2"


@law("4.3.2")
@pytest.mark.parametrize(("roll", "lost"), [("3 1", (1, 3)), ("2 0", (0, 2)), ("2 2", (2, 2)), ("0 0", (0, 0))])
def test_the_attacker_deals_the_higher_the_defender_the_lower(roll: str, lost: tuple[int, int]) -> None:
    """Equal dice give both the same."""
    s = arranged({"warriors": "5x5"}, {"warriors": "5x5"})
    fight(s, "eyrie", 5, roll)
    assert (5 - warriors(s, "marquise", 5), 5 - warriors(s, "eyrie", 5)) == lost


@law("4.3.2", "8.2.2")
def test_the_alliance_defend_with_the_higher_die() -> None:
    """Guerrilla war; attacking they have the higher one like everybody."""
    s = arranged({"warriors": "5x5"}, {"warriors": "5x5"}, "alliance")
    fight(s, "alliance", 5, "3 1")
    assert (warriors(s, "marquise", 5), warriors(s, "alliance", 5)) == (2, 4)
    t = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"warriors": "5x5"},
        alliance={"warriors": "5x5", "officers": 1},
    )
    t.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 3 1")
    assert (warriors(t, "marquise", 5), warriors(t, "alliance", 5)) == (2, 4)


@law("4.3.2.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "roll", "left"),
    [(1, 5, "3 3", (0, 4)), (5, 1, "3 3", (4, 0)), (2, 3, "3 3", (0, 1)), (3, 2, "3 2", (1, 0))],
)
def test_rolled_hits_are_limited_by_ones_own_warriors(
    attackers: int, defenders: int, roll: str, left: tuple[int, int]
) -> None:
    """Neither side rolls more hits than it has warriors in the clearing."""
    s = arranged({"warriors": f"5x{attackers} 1x5"}, {"warriors": f"5x{defenders} 1x5"})
    fight(s, "eyrie", 5, roll)
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == left


@law("4.3.2.1")
def test_a_defender_without_warriors_rolls_nothing() -> None:
    """Buildings do not strike back."""
    s = arranged({"warriors": "5x3"}, {"roost": "5"})
    fight(s, "eyrie", 5, "3 3")
    assert warriors(s, "marquise", 5) == 3


@law("4.3.2.2")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    """One attacker rolls one hit at most; with Brutal Tactics two pieces fall."""
    s = arranged({"warriors": "5", "cards": "brutal_tactics"}, {"warriors": "5x3"})
    fight(s, "eyrie", 5, "3 0")
    s.play("marquise: use brutal-tactics")
    assert warriors(s, "eyrie", 5) == 1


@law("4.3.2.2")
def test_extra_hits_of_a_defender_without_warriors() -> None:
    """Sappers strike for a lone roost."""
    s = arranged({"warriors": "5x3"}, {"roost": "5", "cards": "sappers"})
    fight(s, "eyrie", 5, "0 0")
    s.play("eyrie: use sappers")
    assert warriors(s, "marquise", 5) == 2


@law("4.3.2.2")
def test_extra_hits_are_added_after_the_dice() -> None:
    """Both sides know the roll when they are asked, the defender first."""
    s = arranged(
        {"warriors": "5x3", "cards": "brutal_tactics armorers"}, {"warriors": "5x3", "cards": "sappers armorers"}
    )
    fight(s, "eyrie", 5)
    assert question(s) == ("chance", "chance-roll")
    s.play("chance: roll 2 1")
    asked = []
    while question(s)[1] == "may-use-in-battle":
        asked.append((s.asked, s.offers()))
        s.play(f"{s.asked}: pass")
    assert asked == [
        ("eyrie", ["pass", "use armorers"]),
        ("eyrie", ["pass", "use sappers"]),
        ("marquise", ["pass", "use armorers"]),
        ("marquise", ["pass", "use brutal-tactics"]),
    ]
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (2, 1)


@law("4.3.2.3")
@pytest.mark.parametrize(("other", "extra"), [({"roost": "5"}, 1), ({"roost": "5", "warriors": "5"}, 0)])
def test_a_defender_without_warriors_takes_one_hit_more(other: dict[str, object], extra: int) -> None:
    """Exactly one, and only if there is no warrior."""
    s = arranged({"warriors": "5x3"}, other)
    fight(s, "eyrie", 5, "0 0")
    assert score(s, "marquise") == extra
    assert pieces(s, 5).get("roost", 0) == 1 - extra


@law("4.3.2.3")
def test_warriors_elsewhere_do_not_defend() -> None:
    """It is the clearing of battle that counts; and the attacker never takes that hit."""
    s = arranged({"warriors": "5x3"}, {"sympathy": "5", "base": "5", "warriors": "1x5"}, "alliance")
    fight(s, "alliance", 5, "1 1")
    assert pieces(s, 5) == {}  # one rolled, one extra
    assert warriors(s, "marquise", 5) == 3


# 4.3.3 hits


@law("4.3.3")
def test_hits_are_dealt_at_the_same_time() -> None:
    """Both lose their last warriors together."""
    s = arranged({"warriors": "5x2"}, {"warriors": "5x2"})
    fight(s, "eyrie", 5, "2 2")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (0, 0)


@law("4.3.3")
def test_warriors_fall_before_buildings_and_tokens() -> None:
    """Two hits on two warriors leave the roost; a third takes it."""
    s = arranged({"warriors": "5x3"}, {"warriors": "5x2", "roost": "5"})
    fight(s, "eyrie", 5, "2 0")
    assert (warriors(s, "eyrie", 5), pieces(s, 5)) == (0, {"roost": 1})
    t = arranged({"warriors": "5x3"}, {"warriors": "5x2", "roost": "5"})
    fight(t, "eyrie", 5, "3 0")
    assert (pieces(t, 5), score(t, "marquise")) == ({}, 1)


@law("4.3.3")
def test_the_player_hit_chooses_among_buildings_and_tokens() -> None:
    """One hit, a base and a sympathy: the Alliance choose which to lose."""
    s = arranged({"warriors": "5x3", "hand": "anvil"}, {"base": "5", "sympathy": "5"}, "alliance")
    fight(s, "alliance", 5, "0 0")
    assert question(s) == ("alliance", "lose-piece")
    assert set(s.offers()) == {"lose base", "lose sympathy"}
    assert s.refused("alliance: lose roost") == "4.3.3"
    s.play("alliance: lose base")
    assert (pieces(s, 5), score(s, "marquise")) == ({"sympathy": 1}, 1)


@law("4.3.3")
def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    """As many hits as pieces, or pieces all alike."""
    s = arranged({"warriors": "5x3"}, {"base": "5", "sympathy": "5"}, "alliance")
    fight(s, "alliance", 5, "1 1")
    assert (pieces(s, 5), score(s, "marquise")) == ({}, 2)
    t = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"wood": "5x3"},
        alliance={"warriors": "5x3", "officers": 1},
    )
    t.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 1 1", "chance: draw anvil")
    assert (pieces(t, 5), score(t, "alliance")) == ({"wood": 1}, 2)


@law("4.3.3")
def test_the_attacker_chooses_what_to_lose_too() -> None:
    """Also for the attacker: warriors first, then as they like."""
    s = arranged({"warriors": "5", "sawmill": "5", "wood": "5", "keep": "5"}, {"warriors": "5x3", "cards": "sappers"})
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert question(s) == ("marquise", "lose-piece")
    assert set(s.offers()) == {"lose sawmill", "lose wood", "lose keep"}
    s.play("marquise: lose wood")
    assert pieces(s, 5) == {"sawmill": 1, "keep": 1}
    assert score(s, "eyrie") == 1


@law("4.3.3", "3.2.1")
def test_a_defender_scores_what_the_defender_removes() -> None:
    """By an ambush as by the dice: what the attacker loses is the defender's point."""
    s = arranged({"warriors": "5", "workshop": "5", "wood": "5"}, {"warriors": "5x4", "hand": "ambush_rabbit"})
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit", "marquise: lose wood")
    assert (score(s, "eyrie"), score(s, "marquise")) == (1, 0)
    t = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        marquise={"warriors": "3x3"},
        eyrie={"leader": "commander", "roost": "3", "warriors": "3 6", "decree": {}},
    )
    t.play("eyrie: from 6", "to 2", "eyrie: battle marquise in 3", "chance: roll 3 3")
    assert (score(t, "marquise"), board(t, "eyrie")["stock"]) == (1, {"roost": 7})  # the warrior fell, then the roost
