"""What public facts leave no choice about is not asked; what a secret decides is: see docs/decisions/0013."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.birds import eyrie
from tests.law.root.cats import daylight
from tests.law.root.seeing import ask, events, hand, pieces, places, public, score, warriors
from tests.law.root.woodland import alliance
from weald.scenario import Scenario

# crafting: which pieces [4.1.1]


@law("4.1.1")
def test_pieces_of_one_suit_are_engaged_unasked() -> None:
    """Royal Claim costs four of any suit: with five workshops in fox clearings there is nothing to choose."""
    s = daylight(keep="1", workshop="1 6 8x2 12", warriors="1", hand="royal_claim armorers")
    s.play("marquise: craft royal-claim")
    assert ask(s) == ("marquise", "marquise-daylight")
    assert s.why("craft armorers") == ("", "")  # one fox is left


@law("4.1.1")
def test_all_idle_pieces_are_engaged_unasked() -> None:
    """Four workshops of different suits, four needed: their order does not matter."""
    s = daylight(keep="1", workshop="1 5 9 10", warriors="1", hand="royal_claim armorers")
    s.play("marquise: craft royal-claim")
    assert ask(s) == ("marquise", "marquise-daylight")
    assert s.refused("marquise: craft armorers") == "4.1.1"


@law("4.1.1")
def test_which_pieces_stay_idle_is_asked() -> None:
    """Five workshops of two suits, four needed: she chooses the one that stays, until the rest is settled."""
    s = daylight(keep="1", workshop="6 8x2 12 5", warriors="1", hand="royal_claim armorers")
    s.play("marquise: craft royal-claim")
    assert (ask(s), s.offers()) == (("marquise", "engage"), ["engage fox", "engage rabbit"])
    s.play("marquise: engage rabbit")
    assert ask(s) == ("marquise", "marquise-daylight")


# the Eyrie [7]


@law("7.4.3")
def test_the_only_clearing_for_a_new_roost_is_taken_unasked() -> None:
    """One clearing has fewer warriors than all others: the roost and its warriors come there."""
    cats = {"keep": "1", "warriors": " ".join(f"{clearing}" for clearing in range(1, 13) if clearing != 3)}
    s = eyrie("birdsong", marquise=cats, leader="despot", hand="anvil")
    s.play("eyrie: decree anvil move")
    assert (pieces(s, "roost", 3), warriors(s, "eyrie", 3)) == (1, 3)
    assert [event["law"] for event in events(s, None, "roosted")] == ["7.4.3"]


@law("7.4.3")
def test_a_new_roost_is_asked_for_among_equals() -> None:
    """Two clearings are equally empty."""
    cats = {"keep": "1", "warriors": " ".join(f"{clearing}" for clearing in range(1, 13) if clearing not in (3, 9))}
    s = eyrie("birdsong", marquise=cats, leader="despot", hand="anvil")
    s.play("eyrie: decree anvil move")
    assert (ask(s), s.offers()) == (("eyrie", "new-roost"), ["roost 3", "roost 9"])


@law("7.5.2.1")
def test_recruits_come_to_the_only_roost_unasked() -> None:
    """One roost: the warrior comes there, and it is told."""
    s = eyrie(roost="3", warriors="3x2", leader="charismatic", hand="")
    assert [(event["clearing"], event["count"]) for event in events(s, None, "enlisted")] == [(3, 2)]


@law("7.5.2.1")
def test_recruiting_is_asked_with_two_roosts() -> None:
    """The vizier is a bird, so both fit."""
    s = eyrie(roost="3 7", warriors="3x2", leader="charismatic", hand="")
    assert (ask(s), s.offers()) == (("eyrie", "recruit-where"), ["enlist 3", "enlist 7"])


@law("7.5.2.2")
def test_a_move_with_one_way_is_made_unasked() -> None:
    """One warrior that does not rule where it stands, beside one clearing that the Eyrie rule."""
    s = eyrie(marquise={"warriors": "8x2"}, roost="4", warriors="8", leader="despot", decree={}, hand="")
    moved = events(s, None, "moved")
    assert [(event["from_clearing"], event["clearing"], event["count"]) for event in moved] == [(8, 4, 1)]


@law("7.5.2.2")
def test_a_move_with_several_ways_is_asked_from_the_first_choice_on() -> None:
    """The origin is the only one; where to, and how many, are choices."""
    s = eyrie(roost="2", warriors="2x2", leader="despot", hand="")
    assert (ask(s), s.offers()) == (("eyrie", "move-to"), ["to 5", "to 6", "to 10"])
    s.play("eyrie: to 6")
    assert ask(s) == ("eyrie", "move-count")


@law("7.5.2.3")
def test_the_only_battle_is_begun_unasked() -> None:
    """A decree's battle with one clearing and one foe there."""
    cats = {"keep": "1", "warriors": "7x2"}
    s = eyrie(marquise=cats, roost="3", warriors="3x6 7", leader="commander", decree={}, hand="")
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 2")
    assert [(event["other_seat"], event["clearing"]) for event in events(s, None, "battle")] == [("marquise", 7)]
    assert s.asked == "chance"


@law("7.5.2.3")
def test_a_battle_is_asked_for_among_two() -> None:
    """Two clearings with cats."""
    cats = {"keep": "1", "warriors": "7x2 10x2"}
    s = eyrie(marquise=cats, roost="3", warriors="3x6 7 10", leader="commander", hand="")
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 2")
    assert (ask(s), s.offers()) == (
        ("eyrie", "choose-battle"),
        ["battle marquise in 7", "battle marquise in 10"],
    )


@law("7.5.2.4")
def test_the_only_clearing_to_build_in_is_taken_unasked() -> None:
    """A roost of the decree fits where the two that have moved rule; in two such clearings the Eyrie choose."""
    s = eyrie(roost="3", warriors="3x2", leader="despot", hand="")
    s.play("eyrie: to 11", "eyrie: warriors 1")
    assert unasked(s) == ["roost 11"]
    assert places(s, "roost") == [3, 11]
    s = eyrie(roost="3", warriors="3x2 8", leader="despot", hand="")
    s.play("eyrie: from 3", "eyrie: to 11", "eyrie: warriors 1")
    assert (ask(s), s.offers()) == (("eyrie", "roost-where"), ["roost 8", "roost 11"])


@law("7.7.3")
def test_the_last_leader_takes_office_unasked() -> None:
    """Three are deposed, so the fourth follows."""
    s = eyrie(roost="3", leader="despot", deposed="builder commander", warriors="", hand="")
    assert public(s, "eyrie")["leader"] == "charismatic"
    assert [event["law"] for event in events(s, None, "leader")] == ["7.7.3"]


@law("7.7.3")
def test_a_leader_is_chosen_among_two() -> None:
    """Two are left."""
    s = eyrie(roost="3", leader="despot", deposed="builder", warriors="", hand="")
    assert (ask(s), s.offers()) == (("eyrie", "choose-leader"), ["leader charismatic", "leader commander"])


@law("7.5.1")
def test_the_eyrie_are_asked_to_craft_only_with_idle_roosts() -> None:
    """Without a roost no card can be crafted, whatever they hold; with one they are asked, whatever they hold."""
    without = eyrie(roost="", warriors="3x2", leader="despot", hand="ambush_bird")
    assert ask(without) != ("eyrie", "eyrie-craft")
    with_roost = eyrie(roost="3", warriors="3x2", leader="despot", hand="ambush_bird")
    assert (ask(with_roost), with_roost.offers()) == (("eyrie", "eyrie-craft"), ["end"])


# the Alliance [8]


@law("8.4.2.2")
def test_spreading_is_not_asked_with_too_few_supporters() -> None:
    """The fourth token costs two supporters: one is too few, wherever it would go."""
    s = alliance("birdsong", sympathy="2 6 10", supporters="anvil", hand="")
    assert ask(s) != ("alliance", "may-spread")


@law("8.4.2.2.1")
def test_spreading_is_not_asked_if_martial_law_is_too_dear_everywhere() -> None:
    """Three warriors stand wherever sympathy could spread: the first token costs two, and there is one supporter."""
    everywhere = " ".join(f"{clearing}x3" for clearing in range(2, 10))
    birds = {"roost": "3", "warriors": "10x3 11x3 12x3"}
    s = alliance("birdsong", {"keep": "1", "warriors": everywhere}, birds, supporters="anvil", hand="")
    assert ask(s) != ("alliance", "may-spread")


@law("8.4.2.2")
@pytest.mark.parametrize("supporter", ["anvil", "bake_sale", "investments"])
def test_spreading_is_asked_whatever_the_supporters_are(supporter: str) -> None:
    """One supporter and a token that costs one: whether it matches a clearing next to sympathy is a secret."""
    s = alliance("birdsong", sympathy="2", supporters=supporter, hand="")  # its neighbours: rabbit 5, fox 6, rabbit 10
    assert ask(s) == ("alliance", "may-spread")
    assert (s.offers() == ["end"]) is (supporter == "investments")


@law("8.4.1.2")
def test_supporters_are_spent_unasked_if_all_are_needed() -> None:
    """Two supporters for a revolt: both go."""
    s = alliance("birdsong", sympathy="8", supporters="anvil foxfolk_steel", hand="")
    s.play("alliance: revolt 8")
    assert public(s, "alliance")["supporters"] == 0
    assert [event["law"] for event in events(s, None, "supporter-spent")] == ["8.4.1.2", "8.4.1.2"]


@law("8.4.1.2")
@pytest.mark.parametrize("third", ["anvil", "bake_sale"])
def test_supporters_are_asked_for_if_more_are_there(third: str) -> None:
    """Whether the third one matches is a secret, so each is asked for."""
    s = alliance("birdsong", sympathy="8", supporters=f"foxfolk_steel protection_racket {third}", hand="")
    s.play("alliance: revolt 8")
    assert ask(s) == ("alliance", "spend-supporter")
    s.play("alliance: spend foxfolk-steel")
    assert ask(s) == ("alliance", "spend-supporter")


@law("8.6.1")
def test_operations_are_not_asked_when_none_is_possible() -> None:
    """An officer, but no warrior, no base: Evening goes on to the draw."""
    s = alliance("evening", officers=1, sympathy="2", hand="")
    assert s.asked == "chance"


@law("8.6.1")
def test_operations_are_asked_when_one_is_possible() -> None:
    """A base, where a warrior can be recruited."""
    s = alliance("evening", officers=1, base="8", sympathy="8", hand="")
    assert (ask(s), s.offers()) == (("alliance", "alliance-evening"), ["end", "raise 8"])


@law("8.6.1.1")
def test_an_operation_with_one_way_is_carried_out_unasked() -> None:
    """The only foe of the only clearing is battled as soon as they choose to battle."""
    s = alliance("evening", {"keep": "1", "warriors": "8"}, officers=1, warriors="8x2", hand="")
    s.play("alliance: fight")
    assert [(event["other_seat"], event["clearing"]) for event in events(s, None, "battle")] == [("marquise", 8)]


# cards [4.1.3]


@law("4.1.3")
def test_the_only_other_player_is_named_unasked() -> None:
    """Of three players one other holds cards: Codebreakers look at that hand."""
    s = Scenario("root", phase="daylight", marquise={"keep": "1", "cards": "codebreakers"}, eyrie={"hand": "anvil"})
    s.play("marquise: use codebreakers")
    shown = events(s, "marquise", "hand-shown")
    assert [(event["seat"], event["cards"]) for event in shown] == [("eyrie", ["anvil"])]


@law("4.1.3")
def test_another_player_is_chosen_among_two() -> None:
    """Both others hold cards."""
    held = {"hand": "anvil"}
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "cards": "codebreakers"},
        eyrie=held,
        alliance={"hand": "bake_sale"},
    )
    s.play("marquise: use codebreakers")
    assert (ask(s), s.offers()) == (("marquise", "choose-other"), ["choose eyrie", "choose alliance"])


@law("4.1.3")
def test_codebreakers_are_not_offered_when_nobody_holds_a_card() -> None:
    """The Eyrie have no hand and nothing in play but Codebreakers: after their decree nothing is asked."""
    cats: dict[str, Any] = {"keep": "1", "warriors": "1x2"}
    s = eyrie(marquise=cats, roost="3 7", warriors="3x2", leader="charismatic", cards="codebreakers", hand="")
    assert ask(s) == ("eyrie", "recruit-where")  # not eyrie-craft
    s = eyrie(marquise={**cats, "hand": "anvil"}, roost="3 7", warriors="3x2", cards="codebreakers", hand="")
    assert (ask(s), s.offers()) == (("eyrie", "eyrie-craft"), ["end", "use codebreakers"])


@law("4.1.3")
def test_the_tax_collector_is_not_offered_without_warriors() -> None:
    """Nobody to tax: the Alliance's Daylight passes without a question."""
    s = alliance("daylight", cards="tax_collector", sympathy="2", hand="")
    assert ask(s) != ("alliance", "alliance-daylight")
    s = alliance("daylight", cards="tax_collector", sympathy="2", warriors="2", hand="")
    assert ask(s) == ("alliance", "alliance-daylight")


# the end of a Daylight


@law("6.5", "9.5")
def test_a_daylight_with_nothing_left_is_ended_by_its_player() -> None:
    """The Marquise has no card and nothing to do, the Vagabond no item: until they end it they can take things back."""
    cats = Scenario("root", order="marquise eyrie", phase="daylight", marquise={"keep": "1"}, eyrie={"roost": "3"})
    assert (ask(cats), cats.offers()) == (("marquise", "marquise-daylight"), ["end"])
    alone = {"character": "thief", "pawn": "5", "items": "tea:exhausted"}
    s = Scenario("root", order="vagabond marquise", turn="vagabond", phase="daylight", vagabond=alone)
    assert (ask(s), s.offers()) == (("vagabond", "vagabond-daylight"), ["end"])


# cards that are given


@law("9.5.4")
def test_the_last_card_is_given_unasked() -> None:
    """He chose to aid with one card in hand: that card it is, and only the two of them see it."""
    s = Scenario(
        "root",
        order="vagabond marquise eyrie",
        turn="vagabond",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5"},
        vagabond={"character": "thief", "pawn": "5", "items": "tea", "hand": "bake_sale"},
    )
    s.play("vagabond: aid marquise")
    assert hand(s, "marquise") == ["bake_sale"]
    assert "card" not in events(s, "eyrie", "aided")[0]


@law("8.2.6", "11.2.3")
def test_an_open_hand_pays_the_only_fitting_card_unasked() -> None:
    """The Riverfolk hold one fox: all can see that it pays the outrage. With a bird besides they choose."""
    for held, asked in (("anvil bake_sale", False), ("anvil armorers", True)):
        s = Scenario(
            "root",
            order="riverfolk alliance",
            turn="riverfolk",
            phase="daylight",
            alliance={"sympathy": "12"},
            riverfolk={"warriors": "10", "funds": {"riverfolk": 2}, "hand": held},
        )
        s.play("riverfolk: march")
        if ask(s) == ("riverfolk", "move-to"):
            s.play("riverfolk: to 12")
        assert (ask(s) == ("riverfolk", "pay-outrage")) is asked
        assert score(s, "alliance") == 0
        assert (public(s, "alliance")["supporters"] == 1) is not asked


@law("8.2.6")
@pytest.mark.parametrize("card", ["anvil", "bake_sale"])
def test_a_closed_hand_is_asked_for_outrage_even_with_one_card(card: str) -> None:
    """Whether the one card fits is a secret."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "9x2", "hand": card},
        alliance={"sympathy": "12"},
    )
    s.play("marquise: march", "marquise: to 12", "marquise: warriors 1")
    assert ask(s) == ("marquise", "pay-outrage")
