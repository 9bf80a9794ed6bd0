"""The Riverfolk among the others: every faction as customer and as enemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import after, ask, clearing, events, pieces, places, public, score, warriors
from tests.law.root.trading import box, boxes, company, supply, trade
from weald.scenario import Scenario

CHEAP = {"prices": "1 1 1", "hand": "anvil cobbler"}


def relation(s: Scenario, seat: str) -> str:
    found: str = public(s, "vagabond")["relations"][seat]
    return found


# every faction buys every service


@law("11.2.6", "11.2.7.1", "11.2.7.2", "11.2.7.3")
@pytest.mark.parametrize("seat", ["marquise", "eyrie", "alliance", "vagabond"])
@pytest.mark.parametrize("service", ["buy anvil", "riverboats", "mercenaries"])
def test_each_seat_buys_each_service(seat: str, service: str) -> None:
    """But for the Vagabond, who cannot hire. The payment comes from supply, or from items and the Riverfolk's own."""
    seats: dict[str, Any] = {"alliance": {"supporters": "sappers"}, "vagabond": {"items": "torch boots"}}
    s = trade(seat, "start", CHEAP, **seats)
    if (seat, service) == ("vagabond", "mercenaries"):
        assert s.refused(f"{seat}: {service}") == "11.2.7.3.2"
        return
    s.play(f"{seat}: {service}")
    if seat == "vagabond":
        s.play("vagabond: exhaust torch")
    payer = "riverfolk" if seat == "vagabond" else seat
    assert box(s, "payments") == {payer: 1}
    shown = public(s, "riverfolk")
    assert ("anvil" in shown["open_hand"]) == (service != "buy anvil")
    assert (shown["riverboats"] == seat, shown["mercenaries"] == seat) == (
        service == "riverboats",
        service == "mercenaries",
    )


# the Marquise


@law("6.2.3", "11.2.7.3.1")
def test_hospitals_never_heal_mercenaries() -> None:
    """Ruling 33: two fall, one of them a mercenary; one warrior reaches the keep."""
    cats = {"keep": "1", "warriors": "8x2", "hand": "anvil"}
    s = trade(
        "marquise", "daylight", {"warriors": "8x2", "hired": "marquise"}, marquise=cats, eyrie={"warriors": "8x3"}
    )
    s.play("marquise: fight", "marquise: battle eyrie in 8", "chance: roll 2 2", "marquise: heal anvil")
    assert (warriors(s, "marquise", 1), warriors(s, "marquise", 8), warriors(s, "riverfolk", 8)) == (1, 1, 1)
    assert supply(s, "riverfolk") == 14


@law("6.2.3", "11.2.7.3.1")
def test_no_hospital_is_asked_for_when_only_mercenaries_fell() -> None:
    cats = {"keep": "1", "warriors": "1", "hand": "anvil"}
    s = trade(
        "marquise", "daylight", {"warriors": "8x2", "hired": "marquise"}, marquise=cats, eyrie={"warriors": "8x3"}
    )
    s.play("marquise: fight", "marquise: battle eyrie in 8", "chance: roll 2 2")
    assert (warriors(s, "riverfolk", 8), ask(s)) == (0, ("marquise", "marquise-daylight"))


@law("6.5.4.2", "11.2.7.3")
def test_the_marquise_builds_where_mercenaries_rule_for_her() -> None:
    """And wood travels through clearings that they rule."""
    cats = {"keep": "1", "warriors": "4", "wood": "4", "sawmill": "1"}
    words = {"warriors": "9x2"}
    s = trade(
        "marquise", "daylight", {**words, "hired": "marquise"}, marquise=cats, eyrie={"warriors": "9"}, alliance={}
    )
    s.play("marquise: build workshop in 9")
    assert pieces(s, "workshop", 9) == 1
    s = trade("marquise", "daylight", words, marquise=cats, eyrie={"warriors": "9"}, alliance={})
    assert s.why("build workshop in 9") == ("6.5.4.2", "must-rule")


@law("11.3.2", "6.2.2")
def test_swimmers_may_enter_the_keep_but_place_nothing_there() -> None:
    s = company(funds={"riverfolk": 2}, warriors="7", seats={"marquise": {"keep": "4", "warriors": "4x3"}})
    assert s.refused("riverfolk: enlist 4") == "6.2.2"
    s.play("riverfolk: march", "riverfolk: from 7", "riverfolk: to 4")
    assert warriors(s, "riverfolk", 4) == 1


# the Eyrie


@law("7.5.2.4", "11.2.7.3")
def test_the_decree_builds_where_mercenaries_rule() -> None:
    """Without them the same decree ends in turmoil."""
    birds: dict[str, Any] = {"warriors": "8", "roost": "3", "leader": "builder", "decree": {"build": "anvil"}}
    cats = {"warriors": "8x2"}
    for hired, built in (({"hired": "eyrie"}, [3, 8]), ({}, [3])):
        s = trade("eyrie", "daylight", {"warriors": "8x2", **hired}, marquise=cats, eyrie=birds)
        s.play("eyrie: enlist 3", "eyrie: from 8" if hired else "eyrie: from 3")
        if hired:
            s.play("eyrie: to 7")
            assert clearing(s, 8)["ruler"] == "eyrie"  # a tie of two mercenaries and two cats is the Eyrie's [7.2.2]
            s.play("eyrie: roost 8")
        else:
            s.play("eyrie: to 7")
        assert places(s, "roost") == built
        assert bool(events(s, None, "turmoil")) == (not hired)


@law("7.5.2.3", "11.2.7.3")
def test_the_decree_battles_with_mercenaries_alone() -> None:
    """A fox battle is possible only through them: no turmoil, and it must be fought."""
    birds: dict[str, Any] = {"warriors": "3x2", "roost": "3", "leader": "builder", "decree": {"battle": "anvil"}}
    words = {"warriors": "8x2", "hired": "eyrie"}
    s = trade("eyrie", "daylight", words, marquise={"warriors": "8x2"}, eyrie=birds)
    s.play("eyrie: enlist 3", "eyrie: from 3", "eyrie: to 6", "eyrie: warriors 1")
    assert unasked(s) == ["battle marquise in 8"]
    s.play("chance: roll 2 0")
    assert (warriors(s, "marquise", 8), events(s, None, "turmoil")) == (0, [])


@law("7.8.4", "11.2.5.1")
def test_a_trade_post_is_a_token_to_the_despot() -> None:
    """One point for the post and one for the Despot."""
    birds: dict[str, Any] = {"warriors": "8x2 3", "roost": "3", "leader": "despot", "decree": {"battle": "anvil"}}
    s = trade("eyrie", "daylight", {"fox-post": "8", "funds": {"riverfolk": 3}}, eyrie=birds)
    s.play("eyrie: from 3", "eyrie: to 6")
    s.play("eyrie: battle riverfolk in 8", "chance: roll 1 0")
    assert (places(s, "fox-post"), score(s, "eyrie"), box(s, "funds")) == ([], 2, {"riverfolk": 1})


# the Alliance


@law("8.2.6", "11.2.2")
def test_swimming_into_sympathy_is_outrage() -> None:
    """The Riverfolk pay from their open hand: everybody sees the card."""
    held = "codebreakers cobbler investments"
    s = company(funds={"riverfolk": 1}, warriors="4", hand=held, seats={"alliance": {"sympathy": "7"}})
    s.play("riverfolk: march", "riverfolk: from 4", "riverfolk: to 7")
    assert ask(s) == ("riverfolk", "pay-outrage")
    assert s.refused("riverfolk: give cobbler") == "8.2.6"
    s.play("riverfolk: give codebreakers")
    assert s.see("alliance")["supporters"] == ["codebreakers"]
    assert events(s, "eyrie", "outraged")[-1]["card"] == "codebreakers"
    assert public(s, "riverfolk")["open_hand"] == ["investments", "cobbler"]


@law("8.2.6", "11.2.3")
def test_an_open_hand_without_a_match_needs_no_showing() -> None:
    """Everybody sees that they have none: the Alliance draw at once."""
    s = company(funds={"riverfolk": 1}, warriors="4", hand="cobbler", seats={"alliance": {"sympathy": "7"}})
    s.play("riverfolk: march", "riverfolk: from 4", "riverfolk: to 7")
    assert ask(s) == ("chance", "chance-draw")
    s.play("chance: draw anvil")
    assert s.see("alliance")["supporters"] == ["anvil"]


@law("8.4.2.2.1", "11.2.7.3")
def test_martial_law_by_riverfolk_warriors_though_they_are_hired() -> None:
    """D36: three of them make sympathy dearer, for an Alliance too that has just hired them: they do not serve yet."""
    rebels = {"supporters": "anvil foxfolk_steel"}
    s = trade("alliance", "start", {"warriors": "8x3", "prices": "1 1 1"}, alliance=rebels)
    s.play("alliance: mercenaries", "alliance: sympathy 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert places(s, "sympathy") == [8]
    s = trade("alliance", "birdsong", {"warriors": "8x2"}, alliance=rebels)
    s.play("alliance: sympathy 8", "alliance: spend anvil")
    assert places(s, "sympathy") == [8]


@law("8.4.1.3", "11.2.5.1")
def test_a_revolt_ends_trade() -> None:
    """Post and garrison leave together: a point, and half the funds."""
    words: dict[str, Any] = {"fox-post": "8", "warriors": "8x2", "funds": {"marquise": 3}}
    rebels = {"sympathy": "8", "supporters": "anvil foxfolk_steel"}
    s = trade("alliance", "birdsong", words, alliance=rebels)
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert (score(s, "alliance"), box(s, "funds"), warriors(s, "riverfolk", 8)) == (1, {"marquise": 1}, 0)


@law("8.6.1.2", "11.2.7.3")
def test_the_alliance_fight_in_evening_with_mercenaries() -> None:
    """Their operations are in Evening, and mercenaries serve there."""
    rebels = {"base": "7", "officers": 1, "warriors": "7"}
    s = trade(
        "alliance", "evening", {"warriors": "8x2", "hired": "alliance"}, marquise={"warriors": "8x2"}, alliance=rebels
    )
    s.play("alliance: fight", "alliance: battle marquise in 8", "chance: roll 2 1")
    assert (warriors(s, "marquise", 8), warriors(s, "riverfolk", 8)) == (0, 1)


@law("8.6.1.4", "11.2.7.3")
def test_mercenaries_cannot_be_organized() -> None:
    rebels = {"base": "7", "officers": 1, "warriors": "7"}
    s = trade("alliance", "evening", {"warriors": "8x2", "hired": "alliance"}, alliance=rebels)
    assert after(s.offers(), "organize") == {"7"}


# the Vagabond


@law("11.2.7.3", "9.2.9.3")
def test_mercenaries_who_fall_to_the_vagabond_make_their_buyer_hostile() -> None:
    """D44: in that battle they are the buyer's; he has nothing against the Riverfolk."""
    words = {"warriors": "8x2", "hired": "marquise"}
    wanderer = {"pawn": "8", "items": "sword sword"}
    s = trade("marquise", "daylight", words, marquise={"warriors": "1"}, vagabond=wanderer)
    s.play("marquise: fight", "marquise: battle vagabond in 8", "chance: roll 1 1")
    assert warriors(s, "riverfolk", 8) == 1
    assert (relation(s, "marquise"), relation(s, "riverfolk")) == ("hostile", "indifferent")


@law("9.2.9.3.1", "11.2.5.1")
def test_the_vagabond_fights_the_riverfolk() -> None:
    """The first warrior makes them hostile; the post scores its point and one of infamy, and trade ends."""
    words: dict[str, Any] = {"fox-post": "8", "warriors": "8", "funds": {"eyrie": 2}}
    wanderer = {"pawn": "8", "items": "sword sword sword"}
    s = trade("vagabond", "daylight", words, vagabond=wanderer)
    s.play("vagabond: battle riverfolk in 8", "chance: roll 2 0")
    assert (relation(s, "riverfolk"), score(s, "vagabond")) == ("hostile", 2)
    assert (places(s, "fox-post"), box(s, "funds")) == ([], {"eyrie": 1})


@law("9.5.6", "11.2.5.1")
def test_a_crossbow_ends_trade_too() -> None:
    words: dict[str, Any] = {"fox-post": "8", "funds": {"eyrie": 1}}
    s = trade("vagabond", "daylight", words, vagabond={"pawn": "8", "items": "crossbow"})
    s.play("vagabond: shoot fox-post")
    assert (score(s, "vagabond"), box(s, "funds"), supply(s, "eyrie")) == (1, {}, 17)


@law("9.5.4", "11.2.3")
def test_an_aid_to_the_riverfolk_lies_open() -> None:
    """Everybody sees the card that he gives them."""
    wanderer = {"pawn": "8", "items": "torch", "hand": "anvil"}
    s = trade("vagabond", "daylight", {"warriors": "8"}, vagabond=wanderer)
    s.play("vagabond: aid riverfolk", "vagabond: give anvil")
    assert events(s, None, "aided")[-1]["card"] == "anvil"
    assert (public(s, "riverfolk")["open_hand"], relation(s, "riverfolk")) == (["anvil"], "amiable")


@law("C.1.2", "11.2.3")
def test_the_thief_takes_a_random_card_of_the_open_hand() -> None:
    wanderer = {"pawn": "8", "items": "torch", "character": "thief"}
    s = trade("vagabond", "daylight", {"warriors": "8", "hand": "anvil cobbler"}, vagabond=wanderer)
    s.play("vagabond: special")
    if ask(s) == ("vagabond", "choose-victim"):
        s.play("vagabond: choose riverfolk")
    assert set(s.offers()) == {"steal anvil", "steal cobbler"}
    s.play("chance: steal anvil")
    assert s.see("vagabond")["hand"] == ["anvil"]


@law("9.2.9.3.2")
def test_hostile_riverfolk_cost_boots() -> None:
    wanderer = {"pawn": "4", "items": "boots", "relations": {"riverfolk": "hostile"}}
    s = trade("vagabond", "daylight", {"warriors": "8"}, vagabond=wanderer)
    assert s.why("to 8") == ("9.2.9.3.2", "too-few-boots")


# everybody


@law("11.2.5.1", "4.1")
def test_a_favor_ends_trade_in_every_clearing() -> None:
    """Two posts fall together: a point each; half of five funds, then half of the two that are left."""
    words: dict[str, Any] = {"fox-post": "8 12", "warriors": "8", "funds": {"riverfolk": 5}}
    cats = {"workshop": "1 6 12", "warriors": "1", "hand": "favor_of_the_foxes"}
    s = trade("marquise", "daylight", words, marquise=cats)
    s.play("marquise: craft favor-of-the-foxes")
    assert (score(s, "marquise"), places(s, "fox-post"), warriors(s, "riverfolk", 8)) == (2, [], 0)
    assert boxes(s) == ({}, {"riverfolk": 1}, {})
    assert public(s, "riverfolk")["gone"] == {"fox-post": 2}


@law("11.2.7.3", "1.1.2", "4.1")
def test_a_favor_of_the_buyer_spares_mercenaries() -> None:
    """The buyer cannot remove them but by hits; a trade post beside them goes."""
    cats = {"workshop": "1 6 12", "warriors": "1", "hand": "favor_of_the_foxes"}
    s = trade("marquise", "daylight", {"warriors": "8x2", "fox-post": "8", "hired": "marquise"}, marquise=cats)
    s.play("marquise: craft favor-of-the-foxes")
    assert (warriors(s, "riverfolk", 8), places(s, "fox-post")) == (2, [])
    s = trade("marquise", "daylight", {"warriors": "8x2"}, marquise=cats)
    s.play("marquise: craft favor-of-the-foxes")
    assert warriors(s, "riverfolk", 8) == 0


@law("11.2.7.3", "4.1.3")
def test_propaganda_of_the_buyer_sways_no_mercenaries() -> None:
    """They are no more replaced than removed; once nobody has hired them, they are."""
    words: dict[str, Any] = {"cards": "propaganda_bureau", "hand": "anvil", "warriors": "1"}
    lenders: dict[str, Any] = {"warriors": "8"}
    position: dict[str, Any] = {"cards": "exiles", "turn": "marquise", "phase": "daylight", "marquise": words}
    s = Scenario("root", riverfolk={**lenders, "hired": "marquise"}, **position)
    assert s.why("use propaganda-bureau") == ("4.1.3", "nothing-to-spend")
    mixed = {**position, "eyrie": {"warriors": "12 6"}}
    u = Scenario("root", riverfolk={**lenders, "hired": "marquise"}, **mixed)
    u.play("marquise: use propaganda-bureau", "marquise: spend anvil")
    assert u.why("sway riverfolk in 8") == ("11.2.7.3", "mercenaries-stay")
    t = Scenario("root", riverfolk=lenders, **position)
    t.play("marquise: use propaganda-bureau", "marquise: spend anvil")
    assert (warriors(t, "riverfolk", 8), warriors(t, "marquise", 8)) == (0, 1)


@law("1.1.3", "11.2.5.1")
def test_effects_of_one_removal_are_ordered_by_the_player_on_turn() -> None:
    """Sympathy and a trade post fall to one favor: outrage and the end of trade, in the order the Marquise says."""
    words: dict[str, Any] = {"fox-post": "8", "funds": {"riverfolk": 2}}
    cats = {"workshop": "1 6 12", "hand": "favor_of_the_foxes anvil"}
    s = trade("marquise", "daylight", words, marquise=cats, alliance={"sympathy": "8"})
    s.play("marquise: craft favor-of-the-foxes")
    assert set(s.offers()) == {"first outrage", "first trade"}
    s.play("marquise: first trade")
    assert (box(s, "funds"), ask(s)) == ({"riverfolk": 1}, ("marquise", "pay-outrage"))


@law("3.3.1", "11.2.4")
def test_dominance_silences_dividends_and_posts() -> None:
    """An activated dominance card: no more points for trade posts or funds; three clearings of the suit win."""
    words: dict[str, Any] = {"fox-post": "8", "funds": {"riverfolk": 4}, "score": 10, "dominance": "dominance_rabbit"}
    s = company("start", warriors="4 5 8", **words)
    assert (s.see(None)["winner"], score(s, "riverfolk")) == (None, 10)
    s = company("start", warriors="4 5 10", **words)
    assert s.see(None)["winner"] == "riverfolk"


@law("4.3.1", "11.2.3")
def test_an_open_hand_is_asked_for_an_ambush_only_if_it_has_one() -> None:
    """There is no secret to keep."""
    cats = {"warriors": "8x3"}
    s = trade("marquise", "daylight", {"warriors": "8", "hand": "anvil ambush_mouse"}, marquise=cats)
    s.play("marquise: fight", "marquise: battle riverfolk in 8")
    assert ask(s) == ("chance", "chance-roll")
    s = trade("marquise", "daylight", {"warriors": "8", "hand": "anvil ambush_fox"}, marquise=cats)
    s.play("marquise: fight", "marquise: battle riverfolk in 8")
    assert ask(s) == ("riverfolk", "may-ambush")


@law("C.6.2", "11.2.2", "11.5.5")
def test_a_burnt_clearing_is_closed_to_swimmers_and_posts() -> None:
    """Nobody comes there by the river either."""
    wanderer = {"pawn": "7", "items": "boots", "character": "scoundrel", "scorched": "7"}
    s = company(funds={"riverfolk": 3}, warriors="4", seats={"vagabond": wanderer})
    assert s.refused("riverfolk: enlist 7") == "C.6.2"
    s.play("riverfolk: march", "riverfolk: from 4")
    assert s.refused("riverfolk: to 7") == "C.6.2"
