"""Chapter 2: key terms."""

from __future__ import annotations

from math import atan2

import pytest

from tests.law import law
from tests.law.root.looking import (
    FOX,
    MOUSE,
    RABBIT,
    SEATS,
    board,
    clearing,
    data,
    deck,
    fight,
    hand,
    pieces,
    question,
    ruler,
    says,
    score,
    supporters,
    told,
    warriors,
)
from weald.engine import procedure
from weald.scenario import Scenario

CARDS_BY_SUIT = {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}

# 2.1 cards


@law("2.1", "B.1.4")
def test_the_deck_has_54_cards_of_four_suits() -> None:
    """54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice; each has one suit."""
    cards = deck()
    by_suit = {suit: sum(card["count"] for card in cards if card["suit"] == suit) for suit in CARDS_BY_SUIT}
    assert by_suit == CARDS_BY_SUIT
    assert Scenario("root").see(None)["deck"] == 54


@law("2.1")
def test_most_cards_can_be_crafted() -> None:
    """All cards but ambushes and dominance have an effect to craft."""
    cards = deck()
    assert sum(card["count"] for card in cards if "cost" in card) == 54 - 5 - 4
    assert {card["kind"] for card in cards if "cost" not in card} == {"ambush", "dominance"}


@law("2.1.1")
def test_a_bird_stands_for_any_suit() -> None:
    """A bird pays for overwork in clearings of all three suits."""
    s = Scenario("root", phase="daylight", marquise={"hand": "sappers anvil", "sawmill": "1 5 9", "warriors": "1"})
    offered = [offer for offer in s.offers() if offer.startswith("overwork")]
    assert set(offered) == {
        "overwork sappers in 1",
        "overwork sappers in 5",
        "overwork sappers in 9",
        "overwork anvil in 1",
    }


@law("2.1.1")
def test_birds_stand_for_several_cards_of_a_suit() -> None:
    """A revolt in a rabbit clearing takes two rabbit supporters: two birds will do, or one of each."""
    s = Scenario(
        "root", turn="alliance", phase="birdsong", alliance={"sympathy": "5", "supporters": "sappers armorers anvil"}
    )
    s.play("alliance: revolt 5", "spend sappers", "spend armorers")
    assert pieces(s, 5) == {"base": 1, "sympathy": 1}
    assert supporters(s) == ["anvil"]


@law("2.1.1.1", "8.2.6")
def test_a_forced_payment_takes_a_bird_if_nothing_else_fits() -> None:
    """The culprit has no rabbit card but a bird: it has to be given."""
    s = Scenario(
        "root", phase="daylight", marquise={"hand": "sappers anvil", "warriors": "1"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: march", "from 1", "to 5")
    assert s.offers() == ["give sappers"]
    assert s.refused("marquise: pass") == "8.2.6"
    assert s.refused("marquise: give anvil") == "8.2.6"


@law("2.1.1.1", "8.2.6")
def test_a_forced_payment_may_be_any_fitting_card() -> None:
    """With a rabbit card and a bird, the culprit gives either."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "sappers bake_sale anvil", "warriors": "1"},
        alliance={"sympathy": "5"},
    )
    s.play("marquise: march", "from 1", "to 5")
    assert set(s.offers()) == {"give sappers", "give bake-sale"}


@law("2.1.1.2", "6.5")
def test_nothing_replaces_a_bird() -> None:
    """An extra action of the Marquise costs a bird: no other card hires."""
    s = Scenario("root", phase="daylight", marquise={"hand": "anvil bake_sale investments sappers", "warriors": "1"})
    assert [offer for offer in s.offers() if offer.startswith("hire")] == ["hire sappers"]
    for card in ("anvil", "bake-sale", "investments"):
        assert s.why(f"hire {card}") == ("6.5", "only-a-bird")


@law("2.1.1.2", "3.3.4")
def test_bird_dominance_is_taken_with_a_bird_only() -> None:
    """Where a bird is to be spent, no other suit will do."""
    s = Scenario(
        "root", phase="daylight", available="dominance_bird", marquise={"hand": "anvil bake_sale", "warriors": "1"}
    )
    assert s.refused("marquise: take dominance-bird") == "3.3.4"


@law("2.1.2")
def test_cards_are_drawn_from_the_shared_deck() -> None:
    """A drawn card leaves the deck; chance says which of all its cards, each as likely as it is frequent there."""
    s = Scenario("root", phase="evening", marquise={"hand": "anvil"}, eyrie={"hand": "tax_collector"})
    assert s.asked == "chance"
    weights = {s.table.rules.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert sum(weights.values()) == 52
    assert weights["draw tax-collector"] == 2
    assert weights["draw ambush-bird"] == 2
    assert "draw anvil" not in weights
    assert s.refused("chance: draw anvil") == "2.1.2"
    s.play("chance: draw sappers")
    assert (s.see(None)["deck"], hand(s, "marquise")) == (51, ["anvil", "sappers"])


ALL_BUT_TWO = " ".join(
    card["id"]
    for card in deck()
    for _ in range(card["count"])
    if card["id"] not in ("anvil", "bake_sale") and card["kind"] != "dominance"
)
DOMINANCE = "dominance_fox dominance_rabbit dominance_mouse dominance_bird"


@law("2.1.2")
def test_an_empty_deck_is_refilled_at_once() -> None:
    """The last card is drawn: in that moment the discard pile becomes the deck."""
    s = Scenario(
        "root",
        phase="evening",
        discard=ALL_BUT_TWO,
        available=DOMINANCE,
        marquise={"warriors": "1"},
        eyrie={"hand": "bake_sale"},
    )
    assert s.see(None)["deck"] == 1
    assert s.offers() == ["draw anvil"]
    s.play("chance: draw anvil")
    assert question(s) == ("eyrie", "add-to-decree")  # nothing more is drawn
    assert (s.see(None)["deck"], s.see(None)["discard"]) == (48, [])
    assert s.see(None)["available"] == sorted(DOMINANCE.split(), key=DOMINANCE_ORDER.index)


DOMINANCE_ORDER = ["dominance_bird", "dominance_fox", "dominance_rabbit", "dominance_mouse"]


@law("2.1.2")
def test_the_draw_goes_on_from_the_new_deck() -> None:
    """Two cards are due and one was left: the second comes from the reshuffled pile."""
    s = Scenario(
        "root",
        phase="evening",
        discard=ALL_BUT_TWO,
        available=DOMINANCE,
        marquise={"hand": "bake_sale", "recruiter": "2x2 7"},
    )
    s.play("chance: draw anvil", "chance: draw sappers")
    assert hand(s, "marquise") == ["anvil", "bake_sale", "sappers"]
    assert s.see(None)["deck"] == 47


@law("2.1.2", "2.5")
def test_without_any_card_left_nothing_is_drawn() -> None:
    """Deck and discard pile are both empty: the turn goes on."""
    s = Scenario(
        "root",
        phase="evening",
        available=DOMINANCE,
        marquise={"warriors": "1"},
        alliance={"supporters": f"{ALL_BUT_TWO} anvil bake_sale", "base": "5"},
    )
    assert hand(s, "marquise") == []
    assert s.see(None)["deck"] == 0
    assert (s.see(None)["active"], s.asked) == ("eyrie", "eyrie")


@law("2.1.3")
def test_spent_and_discarded_cards_go_to_the_discard_pile() -> None:
    """Overwork spends a card; the hand limit discards one."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "anvil bake_sale investments sappers armorers cobbler", "sawmill": "1", "warriors": "1"},
    )
    s.play("marquise: overwork anvil in 1")
    assert s.see(None)["discard"] == ["anvil"]
    s.play("marquise: end", "chance: draw codebreakers", "marquise: discard bake-sale")
    assert s.see(None)["discard"] == ["anvil", "bake_sale"]


@law("2.1.3", "3.3.3")
def test_a_spent_dominance_card_does_not_go_to_the_discard_pile() -> None:
    """It lies beside the map, available."""
    s = Scenario("root", phase="daylight", marquise={"hand": "dominance_fox", "sawmill": "1", "warriors": "1"})
    s.play("marquise: overwork dominance-fox in 1")
    assert (s.see(None)["discard"], s.see(None)["available"]) == ([], ["dominance_fox"])


@law("2.1.4", "2.6", "4.1.3")
def test_a_card_shown_for_good_lies_in_its_owners_play_area() -> None:
    """A persistent card and an activated dominance card are laid before their owner, for all to see."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "armorers dominance_fox", "workshop": "1", "warriors": "1", "score": 10},
    )
    assert "armorers" not in told(s.table, None)
    s.play("marquise: craft armorers", "activate dominance-fox")
    for viewer in (*SEATS, None):
        shown = s.see(viewer)["seats"]["marquise"]
        assert (shown["cards"], shown["dominance"], shown["hand"]) == (["armorers"], "dominance_fox", 0)


@law("2.1.5", "B.1.4")
def test_there_are_five_ambushes() -> None:
    """One fox, one rabbit, one mouse and two bird ambushes."""
    ambushes = {c["suit"]: c["count"] for c in deck() if c["kind"] == "ambush"}
    assert ambushes == {"fox": 1, "rabbit": 1, "mouse": 1, "bird": 2}


@law("2.1.5")
def test_an_ambush_is_spent_for_its_suit_but_never_crafted() -> None:
    """It has no effect to craft, however many workshops there are."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "ambush_fox ambush_bird", "sawmill": "1", "workshop": "5x2 8x2 9x2", "warriors": "1"},
    )
    assert s.refused("marquise: craft ambush-fox") == "2.1.5"
    assert s.refused("marquise: craft ambush-bird") == "2.1.5"
    s.play("marquise: overwork ambush-fox in 1", "hire ambush-bird")
    assert pieces(s, 1)["wood"] == 1
    assert s.see(None)["discard"] == ["ambush_bird", "ambush_fox"]


@law("2.1.6", "3.3")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse", "bird"])
def test_there_is_a_dominance_card_of_each_suit_never_crafted(suit: str) -> None:
    """Four dominance cards, one of each suit; none can be crafted, all can be spent."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={
            "hand": f"dominance_{suit}",
            "sawmill": "1 5 9",
            "workshop": "5 8x2 9",
            "recruiter": "2x2",
            "warriors": "1",
        },
    )
    assert s.refused(f"marquise: craft dominance-{suit}") == "2.1.6"
    places = {"fox": [1], "rabbit": [5], "mouse": [9], "bird": [1, 5, 9]}[suit]
    overworks = [offer for offer in s.offers() if offer.startswith("overwork")]
    assert overworks == [f"overwork dominance-{suit} in {place}" for place in places]


# 2.2 - 2.4 the map


@law("2.2", "2.2.1", "4.2")
def test_paths_make_clearings_adjacent() -> None:
    """From clearing 1 paths lead to 5, 9 and 10, and nowhere else."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3"})
    assert clearing(s, 1)["paths"] == [5, 9, 10]
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 5", "to 9", "to 10"]
    assert s.why("to 2") == ("4.2", "not-adjacent")


@law("2.2.1")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_adjacency_is_mutual(name: str) -> None:
    """Where a path leads there, it leads back; twelve clearings, each reached from every other."""
    s = Scenario("root", map=name, suits=" ".join(["fox", "rabbit", "mouse"] * 4))
    paths = {number: clearing(s, number)["paths"] for number in range(1, 13)}
    assert all(here in paths[there] for here in paths for there in paths[here])
    reached, todo = {1}, [1]
    while todo:
        new = set(paths[todo.pop()]) - reached
        reached |= new
        todo += new
    assert reached == set(range(1, 13))


@law("2.2.2")
def test_each_clearing_has_a_suit() -> None:
    """On the autumn map four clearings of each suit are printed."""
    s = Scenario("root")
    for suit, numbers in (("fox", FOX), ("rabbit", RABBIT), ("mouse", MOUSE)):
        assert [n for n in range(1, 13) if clearing(s, n)["suit"] == suit] == list(numbers)


@law("2.2.3")
def test_a_building_takes_a_slot_and_none_fits_without_one() -> None:
    """Clearing 1 has one slot: once it is taken nothing more can be built there."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3 5", "wood": "1x3", "sawmill": "5"})
    assert clearing(s, 1)["open_slots"] == 1
    s.play("marquise: build sawmill in 1")
    assert clearing(s, 1)["open_slots"] == 0
    assert s.refused("marquise: build workshop in 1") == "2.2.3"
    assert "build workshop in 5" in s.offers()


@law("2.2.3")
def test_tokens_take_no_slot() -> None:
    """Keep, wood and sympathy lie beside the slots."""
    s = Scenario("root", marquise={"keep": "1", "wood": "1x2"}, alliance={"sympathy": "5"})
    assert (clearing(s, 1)["open_slots"], clearing(s, 5)["open_slots"]) == (1, 2)


@law("2.2.4", "5.1.4")
@pytest.mark.parametrize(("name", "ruins"), [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12])])
def test_ruins_fill_their_slots(name: str, ruins: list[int]) -> None:
    """Four slots are filled by ruins from the start: no building goes there."""
    s = Scenario("root", map=name, suits=" ".join(["fox", "rabbit", "mouse"] * 4))
    assert [n for n in range(1, 13) if pieces(s, n).get("ruin")] == ruins
    for number in range(1, 13):
        ruin = 1 if number in ruins else 0
        assert clearing(s, number)["open_slots"] == clearing(s, number)["slots"] - ruin


@law("2.2.4")
def test_a_ruin_stays_whatever_happens_around_it() -> None:
    """A favor clears a fox clearing of all enemies, but not of its ruin."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "1", "workshop": "1 8x2", "hand": "favor_of_the_foxes"},
        eyrie={"roost": "6", "warriors": "6x2"},
    )
    assert s.why("craft favor-of-the-foxes") == ("", "")
    s.play("marquise: craft favor-of-the-foxes")
    assert pieces(s, 6) == {"ruin": 1}
    assert clearing(s, 6)["open_slots"] == 1


@law("2.3")
def test_the_river_is_no_path() -> None:
    """The river links 4 and 7 on the autumn map, but warriors do not walk along it."""
    assert [4, 7] in data("maps.json")["maps"]["autumn"]["river"]
    s = Scenario("root", phase="daylight", marquise={"warriors": "4x3"})
    s.play("marquise: march", "from 4")
    assert s.offers() == ["to 8", "to 9", "to 12"]
    assert s.why("to 7") == ("4.2", "not-adjacent")


def faces(name: str, river: bool) -> list[set[int]]:
    """The areas between the lines of a map, found by walking along each line with the area on one hand."""
    printed = data("maps.json")["maps"][name]
    links = printed["paths"] + (printed["river"] if river else [])
    where = {number + 1: place for number, place in enumerate(printed["places"])}
    around: dict[int, list[int]] = {number: [] for number in where}
    for a, b in links:
        around[a].append(b)
        around[b].append(a)
    for number, others in around.items():
        x, y = where[number]
        others.sort(key=lambda other: atan2(where[other][1] - y, where[other][0] - x))
    walked: set[tuple[int, int]] = set()
    found: list[tuple[float, set[int]]] = []
    for start in [(a, b) for a in around for b in around[a]]:
        corners: list[int] = []
        here, there = start
        while (here, there) not in walked:
            walked.add((here, there))
            corners.append(here)
            turn = around[there]
            here, there = there, turn[(turn.index(here) + 1) % len(turn)]
        if corners:
            ring = [where[corner] for corner in corners]
            area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, [*ring[1:], ring[0]], strict=True))
            found.append((abs(area), set(corners)))
    found.sort(key=lambda face: face[0])
    return [corners for _, corners in found[:-1]]  # the largest is the outside


def forests(name: str) -> list[set[int]]:
    return [set(forest["clearings"]) for forest in data("maps.json")["maps"][name]["forests"]]


@law("2.3", "2.4")
def test_forests_are_the_areas_enclosed_by_paths() -> None:
    """Seven areas on the autumn map; its river divides none of them."""
    assert sorted(map(sorted, faces("autumn", river=False))) == sorted(map(sorted, forests("autumn")))
    assert len(forests("autumn")) == 7


@law("G.1.1")
def test_on_the_winter_map_the_river_divides_forests() -> None:
    """Without the river there would be five areas; each of its three stretches makes one more."""
    assert sorted(map(sorted, faces("winter", river=True))) == sorted(map(sorted, forests("winter")))
    assert (len(faces("winter", river=False)), len(forests("winter"))) == (5, 8)


@law("2.4.1", "G.1.1")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_forests_across_one_path_are_adjacent(name: str) -> None:
    """Two forests are adjacent exactly if one path (in winter also a stretch of river) lies between them."""
    printed = data("maps.json")["maps"][name]
    links = [set(link) for link in printed["paths"] + (printed["river"] if name == "winter" else [])]
    listed = printed["forests"]
    for one, forest in enumerate(listed, start=1):
        for two, other in enumerate(listed, start=1):
            border = any(link <= set(forest["clearings"]) & set(other["clearings"]) for link in links)
            assert (two in forest["next_to"]) == (border and one != two)


# 2.5 pieces


@law("2.5", "6.4")
def test_as_many_pieces_as_there_are() -> None:
    """Two sawmills want wood and one token is left: one is placed."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1 5", "wood": "8x7", "warriors": "1"})
    s.play("marquise: wood 5")
    assert board(s, "marquise")["stock"]["wood"] == 0
    assert pieces(s, 8) == {"wood": 7}


@law("2.5", "6.5.3")
def test_the_last_warriors_are_recruited() -> None:
    """Three recruiters and one warrior left: one warrior is placed."""
    s = Scenario("root", phase="daylight", marquise={"recruiter": "5x2 8", "warriors": "1x24"})
    s.play("marquise: recruit", "enlist 5")
    assert board(s, "marquise")["supply"] == 0
    assert warriors(s, "marquise", 5) + warriors(s, "marquise", 8) == 1


@law("2.5", "4.3.3")
def test_more_hits_than_pieces_remove_all_pieces() -> None:
    """Three hits against two pieces: both go, and that is all."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x2"})
    fight(s, "eyrie", 5, "3 0")
    assert warriors(s, "eyrie", 5) == 0
    assert question(s) == ("marquise", "marquise-daylight")


@law("2.5.1")
def test_warriors_come_from_the_supply_and_return_to_it() -> None:
    """Recruiting takes one of the supply, a hit gives it back."""
    s = Scenario("root", phase="daylight", marquise={"recruiter": "5", "warriors": "5x2"}, eyrie={"warriors": "5x2"})
    assert board(s, "marquise")["supply"] == 23
    s.play("marquise: recruit")
    assert (board(s, "marquise")["supply"], warriors(s, "marquise", 5)) == (22, 3)
    fight(s, "eyrie", 5, "1 1")
    assert (board(s, "marquise")["supply"], board(s, "eyrie")["supply"]) == (23, 19)


@law("2.5.2", "6.5.4.1")
def test_buildings_leave_their_track_from_the_left_and_return_to_the_right() -> None:
    """The third sawmill costs two wood. When the second is lost it returns, and the next one is a second again."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"sawmill": "5 9", "wood": "9", "warriors": "9x5 5"},
        eyrie={"warriors": "5x3", "cards": "sappers"},
    )
    assert s.refused("marquise: build sawmill in 9") == "6.5.4.2"  # two wood
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert (pieces(s, 5), board(s, "marquise")["stock"]["sawmill"]) == ({}, 5)
    s.play("marquise: build sawmill in 9")  # one wood
    assert score(s, "marquise") == 1


@law("2.5.2", "3.2.1")
def test_a_removed_building_is_back_on_its_track() -> None:
    """The Eyrie's roost falls: it lies on their track again."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "3x3"}, eyrie={"roost": "3 5"})
    assert board(s, "eyrie")["stock"] == {"roost": 5}
    fight(s, "eyrie", 3, "0 0")
    assert board(s, "eyrie")["stock"] == {"roost": 6}


@law("2.5.3", "8.4.2.2")
def test_tokens_leave_their_track_from_the_left_and_return_to_it() -> None:
    """A removed sympathy token is the next to be placed, at the price above its space."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, alliance={"sympathy": "5 2 6 9"})
    assert board(s, "alliance")["stock"]["sympathy"] == 6
    fight(s, "alliance", 5, "0 0")
    assert board(s, "alliance")["stock"]["sympathy"] == 7


@law("2.5.3")
def test_wood_without_a_track_returns_to_the_supply() -> None:
    """Wood that is removed can be placed again."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3", "wood": "5x2", "sawmill": "5"})
    assert board(s, "marquise")["stock"]["wood"] == 6
    s.play("marquise: build sawmill in 5")
    assert board(s, "marquise")["stock"]["wood"] == 7


@law("2.5.4", "4.1.2")
def test_an_item_goes_from_the_supply_to_the_crafters_box() -> None:
    """The hammer leaves the supply and lies with its crafter, for all to see."""
    s = Scenario("root", phase="daylight", marquise={"workshop": "1", "hand": "anvil", "warriors": "1"})
    s.play("marquise: craft anvil")
    for viewer in (*SEATS, None):
        assert s.see(viewer)["items"]["hammer"] == 0
        assert s.see(viewer)["seats"]["marquise"]["items"] == {"hammer": 1}


@law("2.5.5", "7.7.2")
def test_other_pieces_follow_their_own_rules() -> None:
    """The loyal viziers are cards of the Decree, but no purge discards them: they follow the new leader."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"leader": "builder", "decree": {"recruit": "anvil"}, "score": 5},
    )
    assert question(s) == ("eyrie", "obey")
    s.play("eyrie: obey anvil", "eyrie: leader commander")
    assert s.see(None)["discard"] == ["anvil"]
    assert board(s, "eyrie")["decree"] == {"recruit": [], "move": ["vizier"], "battle": ["vizier"], "build": []}


@law("2.6")
def test_cards_in_the_play_area_are_not_spent() -> None:
    """A bird that lies in play hires nobody and pays for nothing."""
    s = Scenario("root", phase="daylight", marquise={"cards": "armorers", "sawmill": "1", "warriors": "1"})
    assert not any("armorers" in offer for offer in s.offers())
    assert s.why("hire armorers")[1] == "not-asked"


@law("2.6", "6.6")
def test_cards_in_the_play_area_do_not_count_against_the_hand() -> None:
    """Five cards in hand and two in play: nothing is discarded."""
    s = Scenario(
        "root",
        phase="evening",
        marquise={"hand": "anvil bake_sale investments sappers", "cards": "armorers cobbler"},
        eyrie={"hand": "root_tea_fox"},
    )
    s.play("chance: draw foxfolk-steel")
    assert s.see(None)["active"] == "eyrie"
    assert len(hand(s, "marquise")) == 5


@law("2.7")
def test_every_other_player_is_an_enemy() -> None:
    """A battle can be fought with either of the others; a revolt drives both out."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5"}, eyrie={"warriors": "5"}, alliance={"sympathy": "5"}
    )
    s.play("marquise: fight")
    assert set(s.offers()) == {"battle eyrie in 5", "battle alliance in 5"}
    t = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"warriors": "5", "wood": "5"},
        eyrie={"warriors": "5", "roost": "5"},
        alliance={"sympathy": "5", "supporters": "sappers armorers"},
    )
    t.play("alliance: revolt 5", "spend sappers", "spend armorers")
    assert clearing(t, 5)["warriors"] == {"alliance": 1}
    assert pieces(t, 5) == {"base": 1, "sympathy": 1}
    assert score(t, "alliance") == 2


@law("2.8")
@pytest.mark.parametrize(
    ("marquise", "alliance", "expected"),
    [
        ({"warriors": "5x2"}, {"warriors": "5"}, "marquise"),
        ({"warriors": "5", "sawmill": "5"}, {"warriors": "5"}, "marquise"),
        ({"warriors": "5"}, {"warriors": "5", "base": "5"}, "alliance"),
        ({"warriors": "5"}, {"warriors": "5"}, None),
        ({"sawmill": "5"}, {"warriors": "5"}, None),
        ({"warriors": "5", "wood": "5x3"}, {"warriors": "5"}, None),
        ({"keep": "5"}, {}, None),
        ({"warriors": "5"}, {"warriors": "5", "sympathy": "5"}, None),
        ({}, {"sympathy": "5"}, None),
        ({}, {}, None),
    ],
)
def test_rule_counts_warriors_and_buildings(
    marquise: dict[str, str], alliance: dict[str, str], expected: str | None
) -> None:
    """The most warriors and buildings together; tokens do not count, and a tie rules nothing."""
    s = Scenario("root", marquise=marquise, alliance=alliance)
    assert ruler(s, 5) == expected


@law("2.8")
def test_a_tie_below_the_most_does_not_matter() -> None:
    """Two players tie for second: the player with the most rules."""
    s = Scenario("root", marquise={"warriors": "5x3"}, eyrie={"warriors": "5x2"}, alliance={"warriors": "5x2"})
    assert ruler(s, 5) == "marquise"


@law("2.8", "7.2.2")
def test_a_tie_of_all_three_is_the_eyries() -> None:
    """Two each: by their own rule the Eyrie have it, in whatever order the players sit."""
    for order in ("marquise eyrie alliance", "eyrie marquise alliance", "marquise alliance eyrie"):
        s = Scenario(
            "root",
            order=order,
            marquise={"warriors": "5x2"},
            eyrie={"warriors": "5x2"},
            alliance={"warriors": "5x2"},
        )
        assert ruler(s, 5) == "eyrie"


@law("2.1.2")
def test_what_chance_says_is_what_is_drawn() -> None:
    """Three recruiters uncover a bonus: two cards come, in the order drawn."""
    s = Scenario("root", phase="evening", marquise={"recruiter": "5x2 8"}, dice=says("anvil sappers"))
    assert hand(s, "marquise") == ["anvil", "sappers"]
