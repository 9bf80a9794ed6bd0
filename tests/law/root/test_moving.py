"""Chapter 4.2: moving."""

from __future__ import annotations

from tests.law import law
from tests.law.root.looking import hand, pieces, question, score, supporters, told, warriors
from weald.scenario import Scenario


@law("4.2")
def test_any_number_of_warriors_move_together_to_one_adjacent_clearing() -> None:
    """At least one, at most all; they go together."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3"})
    s.play("marquise: march", "from 1", "to 5")
    assert s.offers() == ["warriors 1", "warriors 2", "warriors 3"]
    s.play("marquise: warriors 2")
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 5)) == (1, 2)


@law("4.2")
def test_a_single_warrior_moves_without_being_counted() -> None:
    """With one warrior there is nothing to choose."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1"})
    s.play("marquise: march", "from 1", "to 9")
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 9)) == (0, 1)


@law("4.2")
def test_only_ones_own_warriors_move() -> None:
    """A clearing with only others' warriors, or only buildings, is no start."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1 2", "sawmill": "8"}, eyrie={"warriors": "5x2"})
    s.play("marquise: march")
    assert s.offers() == ["from 1", "from 2"]
    assert s.why("from 5") == ("4.2", "no-warriors-there")
    assert s.why("from 8") == ("4.2", "no-warriors-there")


@law("4.2", "2.2.1")
def test_a_move_goes_along_a_path() -> None:
    """Not to a clearing further off."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1"})
    s.play("marquise: march", "from 1")
    assert s.refused("marquise: to 12") == "4.2"


@law("4.2.1")
def test_ruling_the_origin_is_enough() -> None:
    """Out of a ruled clearing into one ruled by an enemy."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x2"}, eyrie={"warriors": "5x5"})
    s.play("marquise: march", "from 1", "to 5", "warriors 2")
    assert warriors(s, "marquise", 5) == 2


@law("4.2.1")
def test_ruling_the_destination_is_enough() -> None:
    """Out of an enemy's clearing, but only into a ruled one."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1 5x2 10"}, eyrie={"warriors": "1x3"})
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 5", "to 10"]
    assert s.why("to 9") == ("4.2.1", "must-rule-to-move")


@law("4.2.1")
def test_ruling_neither_forbids_the_move() -> None:
    """Shared and empty clearings are not ruled."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1 6x2 8"}, alliance={"warriors": "1"})
    s.play("marquise: march")
    assert s.why("from 1") == ("4.2.1", "must-rule-to-move")
    assert s.offers() == ["from 6", "from 8"]


@law("4.2.1", "6.5.2")
def test_without_rule_anywhere_there_is_no_march() -> None:
    """The Marquise stands only where the Eyrie rule."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1"}, eyrie={"warriors": "1"})
    assert s.why("march") == ("4.2.1", "must-rule-to-move")


@law("4.2.1")
def test_rule_is_looked_at_before_the_move() -> None:
    """Five warriors would rule the empty clearing on arrival; that does not count."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x5 6 8"}, eyrie={"warriors": "1x5"})
    s.play("marquise: march")
    assert s.refused("marquise: from 1") == "4.2.1"


@law("4.2.2", "6.5.2")
def test_the_same_warriors_may_move_again() -> None:
    """Both moves of a march with the same group."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x2"})
    s.play("marquise: march", "from 1", "to 5", "warriors 2", "from 5", "to 2", "warriors 2")
    assert warriors(s, "marquise", 2) == 2
    s.play("marquise: march", "from 2", "to 6", "warriors 2", "from 6", "to 3", "warriors 2")
    assert warriors(s, "marquise", 3) == 2


@law("4.2.2")
def test_different_groups_may_move() -> None:
    """The second move takes others."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1 3"})
    s.play("marquise: march", "from 1", "to 5", "from 3", "to 7")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 7)) == (1, 1)


@law("4.2", "6.2.2")
def test_anybody_may_move_to_the_keep() -> None:
    """The keep forbids placing there, not moving there."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "1"},
        alliance={"warriors": "5x2", "officers": 1},
    )
    s.play("alliance: march", "from 5", "to 1", "warriors 1", "chance: draw anvil")
    assert warriors(s, "alliance", 1) == 1


# moving into sympathy


@law("8.2.6", "4.2")
def test_moving_into_sympathy_costs_one_card_however_many_move() -> None:
    """Three warriors, one card."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "1x3", "hand": "bake_sale cobbler"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: march", "from 1", "to 5", "warriors 3", "give cobbler")
    assert (hand(s, "marquise"), supporters(s)) == (["bake_sale"], ["cobbler"])
    assert question(s) == ("marquise", "move-from")


@law("8.2.6", "4.2")
def test_each_move_into_sympathy_costs_a_card() -> None:
    """Two moves of a march, two cards."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "1x2", "hand": "bake_sale cobbler"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: march", "from 1", "to 5", "warriors 1", "give cobbler", "from 1", "to 5", "give bake-sale")
    assert supporters(s) == ["bake_sale", "cobbler"]


@law("8.2.6", "4.2")
def test_moving_out_of_sympathy_costs_nothing() -> None:
    """Only the clearing entered matters."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5", "hand": "bake_sale"}, alliance={"sympathy": "5"})
    s.play("marquise: march", "from 5", "to 1")
    assert question(s) == ("marquise", "move-from")
    assert hand(s, "marquise") == ["bake_sale"]


@law("8.2.6", "4.2")
def test_the_alliance_move_into_their_own_sympathy_for_nothing() -> None:
    """Outrage is for other players."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        alliance={"sympathy": "5", "warriors": "1", "officers": 2, "hand": "bake_sale"},
    )
    s.play("alliance: march", "from 1", "to 5")
    assert question(s) == ("alliance", "alliance-evening")


@law("8.2.6", "1.2.1")
def test_without_a_fitting_card_the_alliance_alone_see_the_hand_and_draw() -> None:
    """The hand is shown to the Alliance; nobody else learns it, nor what the Alliance draw."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "1", "hand": "anvil investments"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: march", "from 1", "to 5")
    assert s.offers() == ["pass"]
    s.play("marquise: pass", "chance: draw cobbler")
    assert (hand(s, "marquise"), supporters(s)) == (["anvil", "investments"], ["cobbler"])
    assert told(s.table, "alliance") == {"anvil", "investments", "cobbler"}
    assert told(s.table, "marquise") == {"anvil", "investments"}
    assert told(s.table, "eyrie") == told(s.table, None) == set()


@law("8.2.6", "1.2.1")
def test_a_card_given_is_known_to_giver_and_alliance_only() -> None:
    """Supporters lie facedown."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1", "hand": "cobbler"}, alliance={"sympathy": "5"})
    s.play("marquise: march", "from 1", "to 5", "give cobbler")
    assert "cobbler" in told(s.table, "alliance")
    assert "cobbler" in told(s.table, "marquise")
    assert told(s.table, "eyrie") == told(s.table, None) == set()
    assert s.see("marquise")["supporters"] is None
    assert s.see(None)["seats"]["alliance"]["supporters"] == 1


@law("8.2.6")
def test_an_empty_hand_pays_nothing_and_the_alliance_draw() -> None:
    """Nothing is asked."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1"}, alliance={"sympathy": "5"})
    s.play("marquise: march", "from 1", "to 5")
    assert question(s) == ("chance", "chance-draw")
    s.play("chance: draw cobbler")
    assert supporters(s) == ["cobbler"]
    assert (pieces(s, 5), score(s, "marquise")) == ({"sympathy": 1}, 0)
