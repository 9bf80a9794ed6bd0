"""The Vagabot's characters [K7.7] and traits [K14.4]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.rambling import (
    BIRD,
    FOX,
    MOUSE,
    RABBIT,
    counts,
    kit,
    plan,
    ramble,
    skipped,
    spent,
    track,
    way,
)
from tests.law.root.rootbotics import battles, compared, gains
from tests.law.root.seeing import clearing, events, pieces, public, score, spectator, warriors
from weald.engine.table import CHANCE_NAME
from weald.games.root.tables import CARD_NAMES
from weald.scenario import Scenario

# 7.7


@law("K7.7.1", "K7.5.6", "K2.8.1")
def test_the_thief_robs_whoever_leads() -> None:
    """A random card of the leader there is discarded, and he scores it. Equal points: more pieces there."""
    people: dict[str, Any] = {
        "marquise": {"warriors": "1", "hand": "anvil", "score": 2},
        "eyrie": {"warriors": "1x2", "hand": "bake_sale sappers", "score": 2},
    }
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(2, 2), character="thief", **people)
    assert set(s.offers()) == {"steal bake-sale", "steal sappers"}
    s.dice("steal sappers")
    assert gains(s, "vagabond") == {"K2.8.1": 1}
    assert spectator(s)["discard"] == [RABBIT, "sappers"]
    assert compared(s, "victim")["pieces"] == {"marquise": 1, "eyrie": 2}
    assert spent(s, "K7.5.6") == 1


@law("K7.7.1", "K2.8.1")
def test_the_thief_robs_nobody_without_cards() -> None:
    """A bot has none, whatever its points, and a person may have none: the action is passed over."""
    cats = {"bot": "normal", "warriors": "1", "score": 9}
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(2, 2), character="thief", marquise=cats, eyrie={"warriors": "1"})
    assert "special" in skipped(s)


@law("K7.7.2")
def test_the_tinker_crafts_the_topmost_item_of_the_discards() -> None:
    """The last discarded card with an available item, for one point; it is on top of the pile again."""
    pile = "anvil root_tea_fox bake_sale sappers"
    all_of_them = "tea tea coins coins crossbow"
    cats = {"items": "hammer"}
    s = ramble(RABBIT, at="1", items=all_of_them, character="tinker", discard=pile, marquise=cats, ruins="")
    assert [event["card"] for event in events(s, None, "bot-crafted")] == []  # none of these items is in the supply
    plain = "crossbow bag bag"
    s = ramble(RABBIT, at="1", items=plain, character="tinker", discard=pile, ruins="")
    assert [event["card"] for event in events(s, None, "bot-crafted")] == ["bake_sale"]
    assert gains(s, "vagabond") == {"K1.1.2": 1}
    assert s.table.game.board.discard[-2:] == [CARD_NAMES.index("bake_sale"), CARD_NAMES.index(RABBIT)]
    assert public(s, "vagabond")["would_craft"] == "bake_sale"  # there are two coins


@law("K7.7.3")
def test_the_ranger_hides_with_three_damaged_items() -> None:
    """Into a random forest next to him, where all is repaired; with two damaged he does not."""
    s = ramble(RABBIT, "forest 2", at="1", items=kit(4, damaged=4), character="ranger", ruins="")
    assert way(s) == ["forest 2"]
    assert {event["law"] for event in events(s, None, "travelled")} == {"K7.7.3"}
    assert [event["law"] for event in events(s, None, "bot-chose") if event["choice"] == "forest"] == ["K7.7.3"]
    assert counts(s) == (8, 0, 0, 0)
    s = ramble(RABBIT, at="1", items=kit(4, damaged=3), character="ranger", ruins="")
    assert skipped(s)[-1] == "special"  # one was repaired in Daylight


@law("K7.7.4")
def test_the_vagrant_sets_two_others_on_each_other() -> None:
    """Attacker and defender by priority; he removes at random for both, and scores buildings and tokens."""
    people: dict[str, Any] = {
        "marquise": {"warriors": "10x3", "score": 3},
        "eyrie": {"roost": "10"},
        "alliance": {"sympathy": "10"},
    }
    s = ramble(RABBIT, "roll 0 0", "roll 0 0", at="10", items=kit(2, 2), character="vagrant", ruins="", **people)
    assert events(s, None, "instigated")[0]["attacker_seat"] == "marquise"
    assert events(s, None, "instigated")[0]["defender_seat"] == "eyrie"
    assert pieces(s, "roost", 10) == 0
    assert gains(s, "vagabond") == {"3.2.1": 1}
    assert gains(s, "marquise") == {}


@law("K7.7.4")
def test_the_vagrant_removes_random_pieces_of_a_person() -> None:
    """A token or a building of the Marquise: chance decides, she is not asked."""
    people: dict[str, Any] = {
        "marquise": {"sawmill": "10", "wood": "10x2", "workshop": "10"},
        "eyrie": {"warriors": "10", "score": 9},
    }
    s = ramble(RABBIT, "roll 0 0", "roll 0 0", at="10", items=kit(2, 2), character="vagrant", ruins="", **people)
    assert s.asked == CHANCE_NAME
    assert set(s.offers()) == {"lose sawmill", "lose wood", "lose workshop"}


@law("K7.7.4", "K3.5")
def test_in_a_team_game_the_vagrant_sets_no_bot_on_a_bot() -> None:
    """Only the Marquise bot is there: nobody to set her on."""
    cats = {"bot": "normal", "warriors": "1x3"}
    s = ramble(RABBIT, at="1", items=kit(2, 2), character="vagrant", marquise=cats, eyrie={}, coop="yes")
    assert skipped(s) == ["battle", "repair", "special"]


@law("K7.7.5")
def test_the_scoundrel_burns_and_covers_a_slot() -> None:
    """Three pieces, a token among them: all go, an item covers a slot for good, one point more."""
    cats = {"warriors": "10x2", "wood": "10"}
    s = ramble(
        RABBIT,
        "roll 0 0",
        at="10",
        items=kit(3, 2),
        character="scoundrel",
        ruins="",
        marquise=cats,
        traits="adventurer",
    )
    assert pieces(s, "wood", 10) == warriors(s, "marquise", 10) == 0
    assert gains(s, "vagabond") == {"3.2.1": 1, "K7.7.5": 1}
    assert (clearing(s, 10)["covered"], clearing(s, 10)["open_slots"]) == (1, 1)
    assert sum(counts(s)) == 4
    assert s.table.game.faults() == []


@law("K7.7.5")
@pytest.mark.parametrize("cats", [{"warriors": "10x3"}, {"warriors": "10", "wood": "10"}])
def test_the_scoundrel_needs_three_pieces_and_a_building_or_token(cats: dict[str, str]) -> None:
    """Warriors alone, or two pieces, are not enough."""
    s = ramble(RABBIT, "roll 0 0", at="10", items=kit(2, 2), character="scoundrel", ruins="", marquise=cats)
    assert skipped(s)[-1] == "special"


def judged(score: int, warriors: int, own: int, character: str = "arbiter") -> Scenario:
    """The Eyrie of a person attack the Marquise bot in 5, where the Arbiter stands with nine items."""
    birds = {"warriors": f"5x{warriors}", "roost": "3", "decree": {"battle": "cobbler"}}
    cats = {"bot": "normal", "warriors": f"5x{own}", "score": score}
    judge = {"bot": "normal", "character": character, "pawn": "5", "items": kit(9), "score": 1}
    s = Scenario(
        "root", order="eyrie marquise vagabond", turn="eyrie", phase="daylight", ruins="", eyrie=birds,
        marquise=cats, vagabond=judge,
    )  # fmt: skip
    while s.asked == "eyrie" and not s.offers()[0].startswith("battle"):
        s.play(f"eyrie: {s.offers()[0]}")
    s.play("eyrie: battle marquise in 5")
    return s


@law("K7.7.6", "K7.7.6.1", "K7.7.6.2", "K7.7.6.3")
@pytest.mark.parametrize(
    ("score", "attackers", "own", "met"),
    [(2, 4, 1, "yes yes yes"), (1, 4, 1, "yes yes no"), (2, 1, 1, "yes no"), (2, 4, 3, "no")],
)
def test_when_a_bot_enlists_the_arbiter(score: int, attackers: int, own: int, met: str) -> None:
    """Weak, outnumbered and ahead of him; he scores, and adds the items of his battle track to its limit.

    The conditions are told one after another, until one does not hold.
    """
    s = judged(score, attackers, own)
    hired = "no" not in met
    asked = [(event["law"], event["met"]) for event in events(s, None, "bot-checked") if event["choice"] == "enlist"]
    assert asked == [(f"K7.7.6.{place}", answer) for place, answer in enumerate(met.split(), start=1)]
    s.dice("roll 3 3")
    assert gains(s, "vagabond") == ({"K7.7.6": 1} if hired else {})
    assert warriors(s, "eyrie", 5) == attackers - min(3, own + (2 if hired else 0))


@law("K7.7.6.1", "K14.6.3")
@pytest.mark.parametrize(("traits", "limit", "hired"), [("garrison", 3, False), ("", 2, True)])
def test_a_garrison_counts_when_robots_would_enlist_the_arbiter(traits: str, limit: int, hired: bool) -> None:
    """Two warriors and a trade post that fights: three rolled hits are enough without him."""
    judge = {"bot": "normal", "character": "arbiter", "pawn": "5", "items": kit(9)}
    robots = {"bot": "normal", "traits": traits, "warriors": "5x2", "rabbit-post": "5", "score": 3}
    s = Scenario(
        "root", order="marquise vagabond riverfolk", phase="daylight", ruins="", vagabond=judge, riverfolk=robots,
        marquise={"warriors": "5x5"},
    )  # fmt: skip
    s.play("marquise: fight", "marquise: battle riverfolk in 5")
    asked = [event for event in events(s, None, "bot-checked") if event["law"] == "K7.7.6.1"]
    assert [(event["value"], event["met"]) for event in asked] == [(limit, "yes" if hired else "no")]
    s.dice("roll 0 0")
    assert gains(s, "vagabond") == ({"K7.7.6": 1} if hired else {})


@law("K7.7.6")
def test_a_person_may_enlist_a_bot_arbiter_and_a_bot_a_person() -> None:
    """Asked as ever; the swords of a person, the track of a bot."""
    judge = {"bot": "normal", "character": "arbiter", "pawn": "5", "items": kit(6)}
    cats = {"warriors": "5x3"}
    birds = {"warriors": "5"}
    s = Scenario(
        "root", order="marquise eyrie vagabond", phase="daylight", ruins="", marquise=cats, eyrie=birds, vagabond=judge
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: choose vagabond", "chance: roll 3 3")
    assert score(s, "vagabond") == 1
    assert warriors(s, "marquise", 5) == 1
    person = {"character": "arbiter", "pawn": "5", "items": "sword sword torch"}
    lone = {"bot": "normal", "warriors": "5", "score": 3}
    s = Scenario(
        "root", order="marquise eyrie vagabond", turn="eyrie", phase="daylight", vagabond=person, marquise=lone,
        eyrie={"warriors": "5x3", "roost": "3", "decree": {"battle": "cobbler"}},
    )  # fmt: skip
    while s.asked == "eyrie" and not s.offers()[0].startswith("battle"):
        s.play(f"eyrie: {s.offers()[0]}")
    s.play("eyrie: battle marquise in 5", "chance: roll 3 3")
    assert warriors(s, "eyrie", 5) == 0
    assert gains(s, "vagabond") == {"K7.7.6": 1}


# traits


@law("K14.4.1")
def test_the_adventurer_battles_once_and_seeks_quests() -> None:
    """One battle; the rest of his items go to quests, one after another."""
    dice = ("roll 0 0", "reveal errand_fox", "reveal give_a_speech_fox", "reveal escort_mouse")
    s = ramble(
        RABBIT,
        *dice,
        at="1",
        items=kit(6, 1),
        quest="repair_a_shed_fox",
        traits="adventurer",
        marquise={"warriors": "1x5"},
        ruins="",
    )
    assert battles(s, "vagabond") == [(1, "marquise")]
    assert gains(s, "vagabond") == {"K7.5.2": 2}
    plain = ramble(
        RABBIT, *["roll 0 0"] * 3, at="1", items=kit(6, 1), quest="errand_fox", marquise={"warriors": "1x5"}, ruins=""
    )
    assert len(battles(plain, "vagabond")) == 3


@law("K14.4.2")
def test_the_berserker_goes_where_most_pieces_are() -> None:
    """The Eyrie lead, but most pieces are in 9, most of them the Marquise's; in Evening one more item is repaired."""
    people: dict[str, Any] = {
        "marquise": {"warriors": "9x3 5"},
        "eyrie": {"warriors": "5x2 9", "score": 9},
    }
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(3, damaged_exhausted=4), traits="berserker", **people, ruins="")
    assert battles(s, "vagabond") == [(9, "marquise")]
    assert [event["law"] for event in events(s, None, "repaired")] == ["K7.5.5", "K7.6.2", "K14.4.2"]
    calm = ramble(RABBIT, "roll 0 0", at="1", items=kit(3, damaged_exhausted=4), **people, ruins="")
    assert battles(calm, "vagabond") == [(9, "eyrie")]


@law("K14.4.3")
def test_the_helper_gives_and_gets_more() -> None:
    """Two points and two cards for an item."""
    cats = {"warriors": "2", "items": "boots", "score": 1}
    s = ramble(
        *(MOUSE, "receive boots", "draw anvil", "draw sappers", "roll 0 0"),
        at="2",
        items=kit(1, 3),
        traits="helper",
        marquise=cats,
    )
    assert gains(s, "vagabond") == {"K7.5.3": 1, "K14.4.3": 1}
    assert public(s, "marquise")["hand"] == 2


@law("K14.4.4")
def test_the_marksman_hits_before_the_dice() -> None:
    """The only defender falls before he can strike back; nothing is rolled."""
    s = ramble(RABBIT, at="1", items=kit(3), traits="marksman", marquise={"warriors": "1"})
    assert warriors(s, "marquise", 1) == 0
    assert gains(s, "vagabond") == {"K7.5.4": 1}
    two = ramble(RABBIT, "roll 3 3", at="1", items=kit(3), traits="marksman", marquise={"warriors": "1x2"})
    assert warriors(two, "marquise", 1) == 0
    assert sum(counts(two)[2:]) == 0  # one hit, and one repaired in Evening


@law("K14.4.5")
def test_questing_keeps_items_on_the_track() -> None:
    """Damaged items count; hits take other items, and the track stays when few are left."""
    own = {"bot": "normal", "items": kit(3, damaged=3), "pawn": "1", "traits": "questing"}
    s = Scenario(
        "root", order="marquise vagabond", phase="daylight", ruins="", marquise={"warriors": "1x3"}, vagabond=own
    )
    assert track(s) == ["ready"]
    s.play("marquise: fight", "marquise: battle vagabond in 1", "chance: roll 3 3")
    assert counts(s) == (1, 0, 5, 0)
    assert track(s) == ["ready"]
    assert warriors(s, "marquise", 1) == 1  # two rolled hits


@law("K14.4.5")
def test_questing_scores_quests_better_and_travels_to_aid() -> None:
    """Two points for a quest; then to the nearest player with items, for one of them only."""
    cats = {"warriors": "9 2", "items": "boots boots", "score": 1}
    s = ramble(
        *(MOUSE, "reveal errand_fox", "receive boots", "draw anvil", "roll 0 0"),
        at="7", items=kit(5), quest="escort_mouse", traits="questing", marquise=cats, ruins="",
    )  # fmt: skip
    assert gains(s, "vagabond") == {"K7.5.2": 1, "K14.4.5": 1, "K7.5.3": 1}
    assert way(s) == [12, 9]
    assert public(s, "marquise")["items"] == {"boots": 1}


@law("K14.4.5")
@pytest.mark.parametrize(
    ("card", "errands"),
    [
        (BIRD, ["explore", "quest", "battle"]),
        (FOX, ["explore", "special", "battle"]),
        (RABBIT, ["special", "aid", "battle"]),
        (MOUSE, ["quest", "aid", "battle"]),
    ],
)
def test_questing_has_other_orders(card: str, errands: list[str]) -> None:
    """By the suit of the card."""
    assert plan(ramble(card, at="1", items=kit(0, 3), ruins="", traits="questing")) == errands


# the position as words


@law("K7.3.3", "K7.2.4", "K7.7.5")
def test_his_things_are_part_of_a_position() -> None:
    """Quest, battle track and covered slots survive being written down and set up again."""
    own: dict[str, Any] = {"bot": "easy", "traits": "helper", "items": kit(5, 2), "quest": "errand_fox"}
    own.update(battle_track="exhausted", covered="10")
    seats: dict[str, Any] = {"vagabond": own, "eyrie": {}, "marquise": {"warriors": "1"}}
    s = Scenario("root", order="eyrie marquise vagabond", turn="marquise", phase="daylight", ruins="", **seats)
    words: Any = s.table.ruleset.arrangement(s.table.game)
    again = Scenario("root", **words)
    assert again.see(None) == s.see(None)
    assert again.table.game.board.robots.covered[9] == 1
