"""Law 10.4.3: the conspiracies of the Lizard Cult, and the rulings about them."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import after, ask, clearing, events, pieces, places, public, score, warriors
from tests.law.root.worship import acolytes, outcast, worship


@law("10.4.3")
@pytest.mark.parametrize(("lost", "cost"), [("bake_sale", 2), ("", 1)])
def test_a_hated_outcast_makes_conspiracies_cheaper(lost: str, cost: int) -> None:
    """Crusade and convert two, or one; the acolytes go back to the supply."""
    for sentence in ("crusade battle", "convert marquise in 5"):
        was = "mouse" if lost else "rabbit"
        s = worship("birdsong", marquise={"warriors": "5x2"}, warriors="5", outcast=was, souls=lost, acolytes=3)
        assert outcast(s) == ("rabbit", not lost)
        s.play(f"cult: {sentence}")
        assert acolytes(s) == 3 - cost


@law("10.4.3")
@pytest.mark.parametrize(("lost", "cost"), [("bake_sale", 3), ("", 2)])
def test_sanctify_costs_three_or_two(lost: str, cost: int) -> None:
    """With one acolyte less it is refused."""
    was = "mouse" if lost else "rabbit"
    cats = {"sawmill": "5", "warriors": "5"}
    s = worship("birdsong", marquise=cats, outcast=was, souls=lost, acolytes=cost - 1)
    assert s.why("cult: sanctify sawmill in 5") == ("10.4.3.3", "too-few-acolytes")
    s = worship("birdsong", marquise=cats, outcast=was, souls=lost, acolytes=cost)
    s.play("cult: sanctify sawmill in 5")
    assert (acolytes(s), public(s, "cult")["supply"]) == (0, 25)


@law("10.4.3")
def test_conspiracies_in_any_number_and_order_until_the_end() -> None:
    """Convert, sanctify, convert again; then the Cult ends it with an acolyte left."""
    s = worship("birdsong", marquise={"warriors": "5x3", "sawmill": "5"}, eyrie={}, outcast="rabbit", acolytes=5)
    s.play("cult: convert marquise in 5", "cult: sanctify sawmill in 5", "cult: convert marquise in 5")
    assert (warriors(s, "cult", 5), places(s, "rabbit-garden"), acolytes(s)) == (2, [5], 1)
    assert ask(s) == ("cult", "may-conspire")
    s.play("cult: end")
    assert s.asked == "chance"  # no hand, no crafting: the Cult draw


@law("10.4.3")
def test_nothing_is_asked_without_acolytes_or_targets() -> None:
    """No acolytes: no question. One acolyte, unhated: too few for anything. Nobody in outcast clearings: none too."""
    cats = {"warriors": "5x3"}
    s = worship("birdsong", marquise=cats, outcast="rabbit", hand="armorers")
    assert ask(s) == ("cult", "cult-daylight")
    s = worship("birdsong", marquise=cats, souls="bake_sale", acolytes=1, hand="armorers")
    assert ask(s) == ("cult", "cult-daylight")
    s = worship("birdsong", marquise=cats, eyrie={}, outcast="mouse", acolytes=5, hand="armorers")
    assert ask(s) == ("cult", "cult-daylight")


@law("10.4.3.1")
def test_a_crusade_is_a_battle_in_an_outcast_clearing() -> None:
    """Where the Cult have warriors: among foxes, not among rabbits."""
    s = worship("birdsong", marquise={"warriors": "6 8x2 5x2 12"}, warriors="6 8x3 5x3", acolytes=1)
    s.play("cult: crusade battle")
    assert s.offers() == ["battle marquise in 6", "battle marquise in 8"]
    assert s.why("cult: battle marquise in 5") == ("10.4.3.1", "suit-must-match")
    assert s.refused("cult: battle marquise in 12") == "4.3"
    s.play("cult: battle marquise in 8", "chance: roll 2 1")
    assert (warriors(s, "cult", 8), warriors(s, "marquise", 8), acolytes(s)) == (2, 0, 0)


@law("10.4.3.1")
def test_or_a_move_out_of_one_and_then_a_battle() -> None:
    """From fox 8 to mouse 7, as many as wanted, and a battle there."""
    s = worship("birdsong", marquise={"warriors": "7x2"}, warriors="8x3 5x2 6", acolytes=1)
    s.play("cult: crusade move")
    assert s.offers() == ["from 6", "from 8"]
    assert s.why("cult: from 5") == ("10.4.3.1", "suit-must-match")
    s.play("cult: from 8", "cult: to 7", "cult: warriors 2")
    assert (ask(s), s.offers()) == (("cult", "choose-battle"), ["pass", "battle marquise in 7"])
    s.play("cult: battle marquise in 7", "chance: roll 1 0")
    assert (warriors(s, "cult", 7), warriors(s, "marquise", 7), warriors(s, "cult", 8)) == (2, 1, 1)


@law("10.4.3.1")
def test_the_battle_after_a_move_is_where_it_led_and_may_be_left_out() -> None:
    """Other enemies, in outcast clearings or not, are out of reach; pass ends the crusade."""
    s = worship("birdsong", marquise={"warriors": "7 12x2"}, warriors="8 12", acolytes=1)
    s.play("cult: crusade move", "cult: from 8", "cult: to 7")
    assert s.why("cult: battle marquise in 12") == ("10.4.3.1", "where-they-arrived")
    s.play("cult: pass")
    assert (warriors(s, "marquise", 7), acolytes(s), s.asked) == (1, 0, "chance")


@law("10.4.3.1", "4.2.1")
def test_a_crusade_moves_by_the_rules_of_moving() -> None:
    """They must rule where they leave or arrive; with neither there is no such crusade."""
    s = worship("birdsong", marquise={"warriors": "8x3 4x2 7x2"}, warriors="8", acolytes=1)
    assert s.why("cult: crusade move") == ("4.2.1", "must-rule-to-move")
    assert "crusade battle" in s.offers()
    s = worship("birdsong", marquise={"warriors": "8x3 7x2"}, warriors="8 4", acolytes=1)
    s.play("cult: crusade move")
    assert unasked(s) == ["from 8", "to 4"]


@law("10.4.3.1")
def test_without_enemies_where_they_arrive_nothing_is_asked() -> None:
    """The move is the whole crusade."""
    s = worship("birdsong", marquise={"warriors": "12"}, warriors="8", acolytes=1, hand="armorers")
    s.play("cult: crusade move", "cult: from 8", "cult: to 7")
    assert (warriors(s, "cult", 7), ask(s)) == (1, ("cult", "cult-daylight"))


@law("10.4.3.1")
def test_a_crusade_needs_somebody_to_fight() -> None:
    """Warriors alone among foxes may move but not battle; enemies alone are refused too."""
    s = worship("birdsong", marquise={"warriors": "12"}, warriors="8", acolytes=1)
    assert s.why("cult: crusade battle") == ("10.4.3.1", "nobody-to-fight")
    s = worship("birdsong", marquise={"warriors": "12"}, souls="bake_sale anvil foxfolk_steel", outcast="mouse",
                warriors="8", acolytes=1)  # fmt: skip
    assert s.asked != "cult"  # unhated: one acolyte is too few


@law("10.4.3.2")
def test_convert_replaces_an_enemy_warrior() -> None:
    """One of the Eyrie's goes, one of the Cult's comes; nobody scores, nobody fights."""
    s = worship("birdsong", eyrie={"warriors": "8x2 7"}, acolytes=1)
    assert after(s.offers(), "convert") == {"eyrie in 8"}
    assert s.why("cult: convert eyrie in 7") == ("10.4.3", "not-outcast")
    assert s.why("cult: convert marquise in 8") == ("10.4.3.2", "no-enemy-warrior")
    assert s.why("cult: convert cult in 8") == ("10.4.3.2", "no-enemy-warrior")
    s.play("cult: convert eyrie in 8")
    assert (warriors(s, "eyrie", 8), warriors(s, "cult", 8), public(s, "eyrie")["supply"]) == (1, 1, 18)
    assert (score(s, "cult"), clearing(s, 8)["ruler"]) == (0, "eyrie")
    assert events(s, None, "battle") == []


@law("10.4.3.2")
def test_spent_acolytes_can_be_the_convert() -> None:
    """All warriors are on the map or acolytes: the spent one is in the supply in time."""
    s = worship("birdsong", eyrie={"warriors": "8"}, warriors="9x24", acolytes=1)
    assert public(s, "cult")["supply"] == 0
    s.play("cult: convert eyrie in 8")
    assert (warriors(s, "cult", 8), acolytes(s), public(s, "cult")["supply"]) == (1, 0, 0)


@law("10.4.3.3", "3.2.1")
def test_sanctify_replaces_an_enemy_building() -> None:
    """The sawmill goes, worth a point; a rabbit garden takes its slot, guarded or not."""
    s = worship("birdsong", marquise={"sawmill": "5", "workshop": "5", "warriors": "5x3"}, outcast="rabbit", acolytes=2)
    s.play("cult: sanctify sawmill in 5")
    assert (pieces(s, "sawmill", 5), pieces(s, "workshop", 5), pieces(s, "rabbit-garden", 5)) == (0, 1, 1)
    assert (score(s, "cult"), clearing(s, 5)["ruler"], clearing(s, 5)["open_slots"]) == (1, "cult", 0)
    assert public(s, "cult")["stock"]["rabbit-garden"] == 4


@law("10.4.3.3")
def test_tokens_ruins_and_own_gardens_are_not_sanctified() -> None:
    """Wood and sympathy are tokens; a ruin is nobody's."""
    s = worship("birdsong", marquise={"wood": "12", "warriors": "12"}, fox_garden="8", acolytes=3,
                alliance={"sympathy": "12"})  # fmt: skip
    assert after(s.offers(), "sanctify") == set()
    for piece in ("wood", "sympathy", "ruin"):
        assert s.refused(f"cult: sanctify {piece} in 12") == "10.4.3"
    assert s.why("cult: sanctify fox-garden in 8") == ("10.4.3.3", "no-enemy-building")


@law("10.4.3", "10.4.3.2", "10.4.3.3", "6.2.2")
def test_convert_and_sanctify_are_all_or_nothing() -> None:
    """Ruling 68: at the keep nothing can be placed, so nothing is removed; nor without a garden left."""
    s = worship("birdsong", marquise={"keep": "1", "sawmill": "1", "warriors": "1x2 8"}, acolytes=3)
    assert s.why("cult: convert marquise in 1") == ("6.2.2", "keep-forbids")
    assert s.why("cult: sanctify sawmill in 1") == ("6.2.2", "keep-forbids")
    s = worship("birdsong", marquise={"sawmill": "12", "warriors": "12"}, fox_garden="8x2 6x2 1", ruins="", acolytes=3)
    assert s.why("cult: sanctify sawmill in 12") == ("10.4.3.3", "none-left")


@law("10.4.3", "C.6.2")
def test_nothing_is_placed_in_a_burnt_clearing() -> None:
    """The keep is not the only place where nobody may come."""
    s = worship("birdsong", eyrie={"warriors": "8 12"}, acolytes=2,
                vagabond={"pawn": "1", "character": "scoundrel", "items": "boots", "scorched": "8"})  # fmt: skip
    assert s.why("cult: convert eyrie in 8") == ("C.6.2", "scorched")
    assert after(s.offers(), "convert") == {"eyrie in 12"}


@law("10.4.3.2")
def test_a_pawn_cannot_be_converted() -> None:
    """The Vagabond has no warriors."""
    s = worship("birdsong", eyrie={"warriors": "8"}, vagabond={"pawn": "8"}, acolytes=1)
    assert s.why("cult: convert vagabond in 8") == ("10.4.3.2", "no-enemy-warrior")
