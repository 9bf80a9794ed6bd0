"""Appendices L and M: the lake with its ferry, the mountain with its closed paths and the Pass."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import board, clearing, data, hand, pieces, question, score, supporters, warriors
from weald import library
from weald.engine.errors import BrokenPosition
from weald.engine.table import Table
from weald.games.root.tables import CARD_NAMES, CLEARINGS, MAP_NAMES, MAPS
from weald.scenario import Scenario

SUITS: Final = "fox rabbit mouse " * 4  # clearing 1 is fox, 2 rabbit, 3 mouse, 4 fox ...
SHORE: Final = (1, 10, 11, 12)
CLOSED: Final = [[2, 5], [3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]


def lake(**words: Any) -> Scenario:
    """The Marquise's Daylight on the lake, unless it is said otherwise."""
    return Scenario("root", **{"map": "lake", "suits": SUITS, "turn": "marquise", "phase": "daylight", **words})


def mountain(**words: Any) -> Scenario:
    return Scenario("root", **{"map": "mountain", "suits": SUITS, "turn": "marquise", "phase": "daylight", **words})


def fresh(name: str) -> dict[str, Any]:
    """The clearings of a map after the suit markers have been laid."""
    table = Table(library.ruleset("root"), {"map": name})
    for suit in SUITS.split():
        assert table.question is not None
        assert table.question.law == "V.1"
        table.play(f"suit {suit}", "chance")
    shown: Any = table.show(None)["clearings"]
    assert [found["suit"] for found in shown.values()] == SUITS.split()
    return dict(shown)


def ferry(s: Scenario) -> int:
    """The clearing of the ferry."""
    [found] = [number for number in range(1, CLEARINGS + 1) if clearing(s, number)["ferry"]]
    return found


# the lake


@law("L.1", "V.1")
def test_the_lake_begins_with_suits_at_random_and_the_ferry_in_the_corner_of_the_shore() -> None:
    """Four markers of each suit are laid; the ferry is in clearing 1."""
    shown = fresh("lake")
    assert [number for number, found in shown.items() if found["ferry"]] == ["1"]


@law("L.1")
def test_the_ferry_is_no_piece() -> None:
    """It can be neither fought nor lost: a favor that empties its clearing leaves it there."""
    s = lake(marquise={"hand": "favor_of_the_foxes", "workshop": "1 4 7"}, eyrie={"warriors": "1x2"}, ferry="10")
    s.play("marquise: craft favor-of-the-foxes")
    assert warriors(s, "eyrie", 1) == 0
    assert ferry(s) == 10
    assert "ferry" not in pieces(s, 10)


@law("L.2")
def test_the_lake_is_a_river_between_all_clearings_of_its_shore() -> None:
    """Every two of the four are joined; nobody else is."""
    printed = MAPS[MAP_NAMES.index("lake")]
    for number in range(1, CLEARINGS + 1):
        links = [other for other in SHORE if other != number] if number in SHORE else []
        assert [other + 1 for other in printed.river[number - 1]] == links


@law("L.3", "9.4.2")
def test_along_the_shore_forests_are_adjacent_across_one_clearing() -> None:
    """From the forest 1-5-11 he slips to 1-9-12, past clearing 1; 3-8-10-12 lies on the far side of the lake."""
    s = lake(turn="vagabond", phase="birdsong", vagabond={"pawn": "forest-1"})
    assert [forest for forest in s.offers() if forest.startswith("forest")] == ["forest 2", "forest 7", "forest 9"]
    assert s.why("forest 5") == ("2.4.1", "not-adjacent")


@law("L.4")
def test_from_its_clearing_the_ferry_leads_to_every_clearing_of_the_shore() -> None:
    """Beside the paths; the ferry comes along, and who moved draws a card."""
    s = lake(marquise={"warriors": "1x3"}, dice="draw anvil")
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 5", "to 9", "to 10", "to 11", "to 12"]
    s.play("to 11", "warriors 2")
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 11)) == (1, 2)
    assert ferry(s) == 11
    assert hand(s, "marquise") == ["anvil"]


@law("L.4")
def test_a_move_by_land_leaves_the_ferry_behind() -> None:
    """And draws nothing."""
    s = lake(marquise={"warriors": "1"})
    s.play("marquise: march", "from 1", "to 5")
    assert (ferry(s), hand(s, "marquise")) == (1, [])


@law("L.4")
def test_the_ferry_sails_once_a_turn() -> None:
    """The second move of the march is by land."""
    s = lake(marquise={"warriors": "1 10x2"}, dice="draw anvil")
    s.play("marquise: march", "from 1", "to 10", "from 10")
    assert s.offers() == ["to 2", "to 7", "to 8"]
    assert s.why("to 11") == ("4.2", "not-adjacent")


@law("L.4", "1.5")
def test_the_ferry_sails_again_in_the_next_turn() -> None:
    """The Marquise brings it to clearing 10, the Eyrie take it on from there."""
    s = lake(marquise={"warriors": "1"}, eyrie={"warriors": "10x3", "roost": "10", "leader": "despot"})
    s.dice(["draw anvil", "draw sappers", "draw root-tea-fox"])
    s.play("marquise: march", "from 1", "to 10", "marquise: end")
    s.play("eyrie: decree root-tea-fox build", "eyrie: from 10")
    assert s.offers() == ["to 1", "to 2", "to 7", "to 8", "to 11", "to 12"]


@law("L.4", "4.2.1")
def test_the_ferry_needs_rule_as_every_move_does() -> None:
    """Of where it leaves or of where it lands."""
    s = lake(marquise={"warriors": "1 11 12x2"}, eyrie={"warriors": "1x3"})
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 11", "to 12"]
    assert s.why("to 10") == ("4.2.1", "must-rule-to-move")


@law("L.4")
def test_only_from_where_the_ferry_is() -> None:
    """The rest of the shore waits for it."""
    s = lake(marquise={"warriors": "12x2"})
    s.play("marquise: march", "from 12")
    assert s.offers() == ["to 3", "to 9"]


@law("L.4", "7.5.2.2")
def test_a_move_of_the_decree_may_take_the_ferry() -> None:
    """It leaves from a clearing of the card's suit like every such move."""
    eyrie = {"warriors": "1", "leader": "despot", "decree": {"move": "anvil"}}
    s = lake(turn="eyrie", eyrie=eyrie, dice="draw sappers")
    s.play("eyrie: obey anvil", "from 1", "to 12")
    assert (warriors(s, "eyrie", 12), ferry(s), hand(s, "eyrie")) == (1, 12, ["sappers"])


@law("L.4", "9.5.1")
def test_the_vagabond_takes_the_ferry_by_his_boots() -> None:
    """He needs no rule [9.2.3]; he draws the card."""
    s = lake(turn="vagabond", vagabond={"pawn": "1", "items": "boots"}, eyrie={"warriors": "1"}, dice="draw anvil")
    s.play("vagabond: to 10")
    assert board(s, "vagabond")["pawn"] == {"clearing": 10}
    assert (ferry(s), hand(s, "vagabond")) == (10, ["anvil"])


@law("L.4", "9.4.2")
def test_the_vagabond_may_slip_by_ferry() -> None:
    """A slip is a move too."""
    s = lake(turn="vagabond", phase="birdsong", vagabond={"pawn": "1"}, dice="draw anvil")
    s.play("vagabond: to 12")
    assert (ferry(s), hand(s, "vagabond")) == (12, ["anvil"])


@law("L.4", "9.2.9.2.2")
def test_allies_go_along_on_the_ferry() -> None:
    """If they could make the move by themselves. He is the one who draws."""
    s = lake(
        turn="vagabond",
        vagabond={"pawn": "1", "items": "boots", "relations": {"eyrie": "allied"}},
        eyrie={"warriors": "1"},
        dice="draw anvil",
    )
    s.play("vagabond: to 10", "choose eyrie")
    assert (warriors(s, "eyrie", 10), hand(s, "vagabond"), hand(s, "eyrie")) == (1, ["anvil"], [])


@law("L.4", "C.6.2")
def test_the_ferry_does_not_land_in_a_burnt_clearing() -> None:
    """Nothing moves in there."""
    s = lake(marquise={"warriors": "1"}, vagabond={"pawn": "2", "items": "boots", "scorched": "11"})
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 5", "to 9", "to 10", "to 12"]
    assert s.why("to 11") == ("C.6.2", "scorched")


@law("L.4", "6.5.4")
def test_wood_does_not_cross_the_lake() -> None:
    """The ferry is for moves: clearings of the shore are not adjacent."""
    s = lake(marquise={"warriors": "1 10", "wood": "1", "sawmill": "2"})
    assert s.why("build sawmill in 10") == ("6.5.4.2", "too-little-wood")


# the ferry's card and outrage


@law("1.1.3", "L.4", "8.2.6")
@pytest.mark.parametrize("card_first", [True, False])
def test_the_mover_orders_outrage_and_the_card_for_the_ferry(card_first: bool) -> None:
    """The card drawn first must pay, if it matches; outrage first finds an empty hand, and the Alliance draw."""
    s = lake(marquise={"warriors": "1"}, alliance={"sympathy": "11"})
    s.play("marquise: march", "from 1", "to 11")
    assert (question(s), s.offers()) == (("marquise", "order-effects"), ["first ferry", "first outrage"])
    if card_first:
        s.play("marquise: first ferry", "chance: draw cobbler", "marquise: give cobbler")
        assert (supporters(s), hand(s, "marquise")) == (["cobbler"], [])
    else:
        s.play("marquise: first outrage", "chance: draw cobbler", "chance: draw anvil")
        assert (supporters(s), hand(s, "marquise")) == (["cobbler"], ["anvil"])


@law("1.1.3", "L.4", "9.2.9.2.2")
def test_the_vagabond_orders_outrage_and_the_card_for_the_ferry_for_his_allies() -> None:
    """He draws and pays for them. His pawn alone outrages nobody."""
    wanderer = {"pawn": "1", "items": "boots", "relations": {"eyrie": "allied"}}
    words: dict[str, Any] = {"eyrie": {"warriors": "1"}, "alliance": {"sympathy": "10"}}
    s = lake(turn="vagabond", vagabond=wanderer, **words)
    s.play("vagabond: to 10", "choose eyrie")
    assert question(s) == ("vagabond", "order-effects")
    t = lake(turn="vagabond", vagabond=wanderer, **words)
    t.play("vagabond: to 10", "pass", "chance: draw anvil")
    assert question(t) == ("vagabond", "vagabond-daylight")


@law("L.4", "1.4", "4.1.3")
def test_false_orders_may_send_warriors_by_ferry() -> None:
    """It is the move of whose warriors they are: they draw the card. Whoever gives the order sets the order."""
    words: dict[str, Any] = {"marquise": {"warriors": "2", "cards": "false_orders"}, "eyrie": {"warriors": "1x3"}}
    s = lake(cards="exiles", phase="start", **words)
    s.play("marquise: use false-orders", "order eyrie in 1")
    assert {f"to {number}" for number in SHORE if number != 1} <= set(s.offers())
    s.play("to 11", "chance: draw anvil")
    assert (warriors(s, "eyrie", 11), ferry(s), hand(s, "eyrie")) == (2, 11, ["anvil"])
    t = lake(cards="exiles", phase="start", alliance={"sympathy": "11"}, **words)
    t.play("marquise: use false-orders", "order eyrie in 1", "to 11")
    assert question(t) == ("marquise", "order-effects")
    t.play("first outrage", "chance: draw tunnels", "chance: draw anvil")
    assert (supporters(t), hand(t, "eyrie"), hand(t, "marquise")) == (["tunnels"], ["anvil"], [])


needs_boats = pytest.mark.skipif("boat_builders" not in CARD_NAMES, reason="nobody can use the river")


@needs_boats
@law("L.2", "L.4")
@pytest.mark.parametrize("takes", [True, False])
def test_who_can_cross_the_lake_anyway_may_leave_the_ferry_where_it_is(takes: bool) -> None:
    """Boat Builders use the river, and the lake is one: the ferry is theirs to take, with its card, or to leave."""
    s = lake(cards="exiles", marquise={"warriors": "1", "cards": "boat_builders"}, dice="draw anvil" if takes else [])
    s.play("marquise: march", "from 1", "to 11")
    assert s.offers() == ["sail", "pass"]
    s.play("sail" if takes else "pass")
    assert warriors(s, "marquise", 11) == 1
    assert (ferry(s), hand(s, "marquise")) == ((11, ["anvil"]) if takes else (1, []))


@needs_boats
@law("L.4", "1.4")
@pytest.mark.parametrize("takes", [True, False])
def test_false_orders_say_whether_warriors_with_boats_take_the_ferry(takes: bool) -> None:
    """They could cross by their boats: it is part of the order."""
    orders = {"warriors": "2", "cards": "false_orders"}
    s = lake(cards="exiles", phase="start", marquise=orders, eyrie={"warriors": "1", "cards": "boat_builders"})
    s.play("marquise: use false-orders", "order eyrie in 1", "to 11")
    assert (question(s), s.offers()) == (("marquise", "may-take-ferry"), ["sail", "pass"])
    s.play(*(["sail", "chance: draw anvil"] if takes else ["pass"]))
    assert (ferry(s), hand(s, "eyrie")) == ((11, ["anvil"]) if takes else (1, []))


@needs_boats
@law("L.2")
def test_boats_cross_the_lake_where_there_is_no_ferry() -> None:
    """From any clearing of the shore, as often as one moves, and nobody is asked."""
    s = lake(cards="exiles", marquise={"warriors": "10", "cards": "boat_builders"})
    s.play("marquise: march", "from 10", "to 12", "from 12", "to 11")
    assert (warriors(s, "marquise", 11), ferry(s)) == (1, 1)


@needs_boats
@law("L.4", "9.5.1")
def test_a_vagabond_with_boats_is_asked_too() -> None:
    """He leaves the ferry to others."""
    s = lake(cards="exiles", turn="vagabond", vagabond={"pawn": "1", "items": "boots", "cards": "boat_builders"})
    s.play("vagabond: to 12")
    assert s.offers() == ["sail", "pass"]
    s.play("pass")
    assert (board(s, "vagabond")["pawn"], ferry(s)) == ({"clearing": 12}, 1)


def test_a_ferry_is_on_the_shore() -> None:
    """Other positions are refused."""
    with pytest.raises(BrokenPosition):
        lake(ferry="5")
    with pytest.raises(BrokenPosition):
        mountain(ferry="1")


# the mountain


@law("M.1", "V.1")
def test_the_mountain_begins_with_suits_at_random_and_six_closed_paths() -> None:
    """Each of the six is shown at both its ends."""
    shown = fresh("mountain")
    assert [[int(a), b] for a, found in shown.items() for b in found["closed"] if b > int(a)] == CLOSED


@law("M.1", "2.2.1")
@pytest.mark.parametrize(("one", "other"), CLOSED)
def test_a_closed_path_does_not_make_adjacent(one: int, other: int) -> None:
    """No move along it, either way."""
    for origin, to in ((one, other), (other, one)):
        s = mountain(marquise={"warriors": str(origin)})
        s.play("marquise: march", f"from {origin}")
        assert f"to {to}" not in s.offers() + unasked(s)


@law("M.1", "9.4.2")
def test_a_closed_path_divides_forests() -> None:
    """From the forest 2-5-11 he slips across 2-11 and 5-11; 2-5 bounds it on the outside."""
    s = mountain(turn="vagabond", phase="birdsong", vagabond={"pawn": "forest-2"})
    assert [place for place in s.offers() if place.startswith("forest")] == ["forest 3", "forest 8"]
    s = mountain(turn="vagabond", phase="birdsong", vagabond={"pawn": "forest-5"})  # 3-7-11-12, with two closed paths
    assert [place for place in s.offers() if place.startswith("forest")] == ["forest 4", "forest 10"]


@law("M.4")
def test_every_enclosed_area_of_the_mountain_is_a_forest() -> None:
    """As many as Euler counts within the paths, closed ones included; none outside, between 1, 9 and 5."""
    printed = data("maps.json")["maps"]["mountain"]
    links = len(printed["paths"]) + len(printed["closed_paths"])
    assert len(printed["forests"]) == links - CLEARINGS + 1
    assert [1, 5, 9] not in [forest["clearings"] for forest in printed["forests"]]


@law("M.4")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_forests_are_adjacent_both_ways(name: str) -> None:
    """On every map."""
    printed = MAPS[MAP_NAMES.index(name)]
    for forest, beyond in enumerate(printed.beyond):
        assert forest not in beyond
        assert all(forest in printed.beyond[other] for other in beyond)


@law("M.2")
def test_any_card_clears_a_closed_path_for_a_point() -> None:
    """The path is a path from then on, for everybody."""
    s = mountain(marquise={"warriors": "2", "hand": "anvil sappers"})
    s.play("marquise: clear 2-5")
    assert question(s) == ("marquise", "pay-for-path")
    s.play("spend anvil")
    assert (score(s, "marquise"), hand(s, "marquise")) == (1, ["sappers"])
    assert s.see(None)["discard"] == ["anvil"]
    assert clearing(s, 2)["closed"] == []
    s.play("march", "from 2", "to 5")
    assert warriors(s, "marquise", 5) == 1


@law("M.2")
def test_an_only_card_is_spent_without_asking() -> None:
    """There is nothing to choose."""
    s = mountain(marquise={"warriors": "5", "hand": "anvil"})
    s.play("marquise: clear 5-9")
    assert (score(s, "marquise"), hand(s, "marquise")) == (1, [])


@law("M.2")
def test_clearing_takes_a_piece_at_either_end() -> None:
    """A building or a token will do, anybody else's will not."""
    s = mountain(marquise={"warriors": "1", "wood": "7", "hand": "anvil"}, eyrie={"warriors": "8"})
    assert "clear 3-7" in s.offers()
    assert s.why("clear 8-9") == ("M.2", "nobody-at-either-end")


@law("M.2")
def test_clearing_takes_a_card() -> None:
    """An empty hand pays for nothing."""
    s = mountain(marquise={"warriors": "2"})
    assert s.why("clear 2-5") == ("M.2", "no-card-to-spend")


@law("M.2")
def test_one_path_a_turn() -> None:
    """The next one in the next turn."""
    s = mountain(marquise={"warriors": "2x2 5", "hand": "anvil sappers"})
    s.play("marquise: clear 2-5", "spend anvil")
    assert s.why("clear 5-9") == ("M.2", "cleared-this-turn")
    assert s.why("clear 2-5") == ("M.2", "path-is-clear")


@law("M.2", "1.5")
def test_what_was_cleared_this_turn_counts_in_this_turn_only() -> None:
    """The Eyrie clear a path right after the Marquise has."""
    eyrie = {"warriors": "9", "roost": "9", "leader": "despot", "hand": "sappers bake_sale"}
    s = mountain(marquise={"warriors": "2", "hand": "anvil"}, eyrie=eyrie, dice="draw root-tea-fox")
    s.play("marquise: clear 2-5", "marquise: end", "eyrie: decree sappers move", "eyrie: end", "eyrie: clear 8-9")
    assert (score(s, "marquise"), score(s, "eyrie")) == (1, 1)


@law("M.2", "7.5")
def test_the_eyrie_may_clear_between_the_cards_of_the_decree() -> None:
    """At any time of Daylight: just before the move that needs the path."""
    eyrie = {"warriors": "9x2", "hand": "anvil", "leader": "despot", "decree": {"move": "sword_mouse"}}
    s = mountain(turn="eyrie", eyrie=eyrie)
    s.play("eyrie: end")
    assert question(s) == ("eyrie", "obey")
    s.play("clear 8-9", "obey sword-mouse", "from 9", "to 8", "warriors 1")
    assert (score(s, "eyrie"), warriors(s, "eyrie", 8)) == (1, 1)


@law("M.2", "8.5")
def test_the_alliance_may_clear() -> None:
    """Sympathy is a piece."""
    s = mountain(turn="alliance", alliance={"sympathy": "6", "hand": "anvil"})
    s.play("alliance: clear 6-11")
    assert score(s, "alliance") == 1
    assert 11 in clearing(s, 6)["paths"]


@law("M.2", "9.5")
def test_the_vagabond_may_clear() -> None:
    """His pawn is a piece; it takes no item."""
    s = mountain(turn="vagabond", vagabond={"pawn": "8", "items": "boots", "hand": "anvil"})
    s.play("vagabond: clear 8-9", "vagabond: to 9")
    assert (score(s, "vagabond"), board(s, "vagabond")["pawn"]) == (1, {"clearing": 9})


@law("M.2")
def test_only_in_daylight() -> None:
    """The Alliance moves in Evening, but clears nothing then."""
    s = mountain(turn="alliance", phase="evening", alliance={"warriors": "6", "officers": 1, "hand": "anvil"})
    assert not [offer for offer in s.offers() if offer.startswith("clear")]


@law("M.2", "3.3.1")
def test_who_plays_for_dominance_clears_without_points() -> None:
    """The path is cleared all the same."""
    s = mountain(marquise={"warriors": "2", "hand": "anvil", "score": 10, "dominance": "dominance_fox"})
    s.play("marquise: clear 2-5")
    assert (score(s, "marquise"), clearing(s, 2)["closed"]) == (10, [])


@law("M.3")
def test_ruling_the_pass_at_the_end_of_evening_scores() -> None:
    """After the draw and everything else."""
    s = mountain(phase="evening", marquise={"warriors": "10"}, dice="draw anvil")
    assert score(s, "marquise") == 1


@law("M.3")
def test_only_ones_own_evening_counts_and_only_rule() -> None:
    """The Eyrie's Evening brings the Marquise nothing; nor does a tie."""
    s = mountain(turn="alliance", phase="evening", marquise={"warriors": "10"}, dice="draw anvil")
    assert score(s, "marquise") == 0
    s = mountain(phase="evening", marquise={"warriors": "10"}, alliance={"warriors": "10"}, dice="draw anvil")
    assert (score(s, "marquise"), score(s, "alliance")) == (0, 0)


@law("M.3", "3.1")
def test_the_pass_may_win_the_game() -> None:
    """With the thirtieth point."""
    s = mountain(phase="evening", marquise={"warriors": "10", "score": 29}, dice="draw anvil")
    assert s.table.outcome is not None
    assert s.see(None)["winner"] == "marquise"


@law("M.3", "9.2.2")
def test_the_vagabond_never_holds_the_pass() -> None:
    """A pawn does not rule."""
    s = mountain(turn="vagabond", phase="evening", vagabond={"pawn": "10"}, dice="draw anvil")
    assert score(s, "vagabond") == 0
