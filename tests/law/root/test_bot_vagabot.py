"""Chapter 7 of the Law of Rootbotics: the Vagabot, from his items to his Evening [K7.1-K7.6]."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.rambling import (
    BIRD,
    FOX,
    MOUSE,
    RABBIT,
    counts,
    kit,
    pawn,
    plan,
    ramble,
    skipped,
    spent,
    track,
    way,
)
from tests.law.root.rootbotics import battles, compared, gains, new_game
from tests.law.root.seeing import clearing, events, pieces, public, score, spectator, warriors
from weald.engine.table import CHANCE_NAME
from weald.scenario import Scenario


@law("K7.4", "K7.4.1", "K7.4.2", "K7.5", "K7.5.1", "K7.5.2", "K7.5.3", "K7.5.4", "K7.5.7", "K7.6", "K7.6.1", "K7.6.3")
def test_the_worked_example() -> None:
    """A bird order: craft, explore in 12, a quest in 7, aid and battle of the Marquise there; five points."""
    dice = ("find sword", "reveal errand_fox", "receive bag", "draw anvil", "roll 3 3")
    cats = {"warriors": "7x3", "items": "bag", "score": 9}
    s = ramble(
        *("arms_trader", *dice), at="4", items=kit(5), quest="escort_mouse", marquise=cats, eyrie={"warriors": "7"}
    )
    assert gains(s, "vagabond") == {"K1.1.2": 1, "K7.5.2": 1, "K7.5.3": 1, "K7.5.4": 2}
    assert way(s) == [12, 7]
    assert compared(s, "quest")["moves"] == {"2": 2, "7": 1, "9": 1, "11": 1}
    assert public(s, "marquise")["hand"] == 1
    assert public(s, "marquise")["items"] == {}
    assert warriors(s, "marquise", 7) == 1
    assert battles(s, "vagabond") == [(7, "marquise")]
    assert [event["count"] for event in events(s, None, "battle-track")] == [1, 0, 1]
    assert events(s, None, "bot-refreshed")[0]["count"] == 4
    assert counts(s) == (5, 1, 0, 2)
    assert track(s) == ["exhausted"]
    assert public(s, "vagabond")["quest"] == "errand_fox"
    assert spectator(s)["discard"] == ["arms_trader"]
    assert score(s, "vagabond") == 5


# 7.1 - 7.2


@law("K7.1", "K7.2.1")
def test_his_pawn_is_no_warrior() -> None:
    """He rules nothing, alone in a clearing or not."""
    s = ramble(RABBIT, at="9", marquise={"warriors": "1"}, items=kit(0, 4))
    assert clearing(s, 9)["ruler"] is None
    assert pawn(s) == {"clearing": 9}


@law("K7.2.1.1")
def test_what_removes_all_pieces_damages_three_items() -> None:
    """A favor and a revolt: three items are damaged, exhausted ones first; the pawn stays."""
    own = {"bot": "normal", "items": kit(3, 2), "pawn": "6"}
    cat = {"workshop": "1 6 8", "hand": "favor_of_the_foxes"}
    s = Scenario("root", order="marquise vagabond", phase="daylight", ruins="", marquise=cat, vagabond=own)
    s.play("marquise: craft favor-of-the-foxes")
    assert counts(s) == (2, 0, 1, 2)
    assert pawn(s) == {"clearing": 6}
    mob = {"sympathy": "6", "supporters": "anvil foxfolk_steel"}
    s = Scenario("root", order="alliance vagabond", turn="alliance", ruins="", alliance=mob, vagabond=own)
    s.play("alliance: revolt 6", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert counts(s) == (2, 0, 1, 2)


@law("K7.2.2")
def test_he_moves_whoever_rules() -> None:
    """The Marquise rules every clearing, and he goes where he likes."""
    everywhere = "1x2 2 3 4 5 6 7 8 9 10 11 12"
    s = ramble(FOX, "find bag", "roll 0 0", at="9", items=kit(3), marquise={"warriors": everywhere})
    assert way(s) == [12]


@law("K7.2.3")
def test_all_items_are_alike() -> None:
    """Without boots he moves, without a torch he explores; what he finds lies face up."""
    s = ramble(FOX, "find bag", at="9", items="tea coins crossbow")
    assert way(s) == [12]
    assert spent(s, "K7.5.1") == 1
    assert public(s, "vagabond")["kit"]["ready"].get("bag") == 1


@law("K7.2.4")
@pytest.mark.parametrize(
    ("items", "spaces", "most", "extra"), [(5, 0, 1, 0), (6, 1, 2, 0), (9, 2, 3, 0), (12, 3, 3, 1)]
)
def test_the_battle_track_limits_his_hits(items: int, spaces: int, most: int, extra: int) -> None:
    """One rolled hit, two with six undamaged items, three with nine; with twelve an extra hit as attacker."""
    s = ramble(
        RABBIT, "roll 3 0", items=kit(items, damaged=2), traits="adventurer", marquise={"warriors": "1x8"}, ruins=""
    )
    assert len(events(s, None, "battle-track")) <= 1  # one more may come with the repair of Evening
    assert warriors(s, "marquise", 1) == 8 - most - extra
    defender = {"bot": "normal", "items": kit(items), "pawn": "1"}
    d = Scenario(
        "root", order="marquise vagabond", phase="daylight", ruins="", marquise={"warriors": "1x8"}, vagabond=defender
    )
    assert len(track(d)) == spaces
    d.play("marquise: fight", "marquise: battle vagabond in 1", "chance: roll 3 3")
    assert warriors(d, "marquise", 1) == 8 - most  # and he is never defenseless
    assert sum(counts(d)[2:]) == 3
    assert gains(d, "vagabond") == {}  # [K7.5.4] no points for warriors as defender


@law("K7.2.4")
def test_items_on_the_track_pay_for_nothing() -> None:
    """Six ready items are five to act by; exhausted ones go onto the track before others."""
    s = ramble(RABBIT, *["roll 0 0"] * 3, items=kit(6), marquise={"warriors": "1x5"})
    assert spent(s, "K7.5.4") == 5
    s = ramble(RABBIT, *["roll 0 0"] * 2, items=kit(5, 1), marquise={"warriors": "1x5"}, traits="adventurer")
    assert events(s, None, "battle-track") == []
    assert spent(s, "K7.5.4") == 1


@law("K7.2.5")
def test_hits_damage_exhausted_items_first() -> None:
    """Two hits: the exhausted item, then a ready one. The track shrinks with the items."""
    own = {"bot": "normal", "items": kit(5, 1), "pawn": "1"}
    s = Scenario("root", order="marquise vagabond", phase="daylight", marquise={"warriors": "1x2"}, vagabond=own)
    assert track(s) == ["exhausted"]
    s.play("marquise: fight", "marquise: battle vagabond in 1", "chance: roll 2 0")
    assert counts(s) == (4, 0, 1, 1)
    assert track(s) == []


# 7.3


@law("K7.3.1", "K7.3.2", "K7.3.3", "K7.3.4", "K7.3.5")
def test_set_up() -> None:
    """Any character, the forest next to five clearings, a quest of his own, four items of those marked S."""
    table = new_game("marquise=bot vagabond=bot", order="listed")
    while not table.offers()[0].startswith("become"):
        table.play(table.offers()[0], CHANCE_NAME)
    assert len(table.offers()) == 6
    table.play("become thief", CHANCE_NAME)
    assert table.offers() == ["forest 3"]
    table.play("forest 3", CHANCE_NAME)
    assert len(table.offers()) == 15
    table.play("reveal errand-fox", CHANCE_NAME)
    shown = spectator(table)
    own = public(table, "vagabond")
    assert own["quest"] == "errand_fox"
    assert sum(own["kit"]["ready"].values()) == 4
    assert shown["quests"] == []
    assert shown["under_ruins"] == ["bag", "boots", "hammer", "sword"]


@law("K7.3.5", "K7.7.2")
def test_the_tinker_begins_with_three_items() -> None:
    """One fewer than the others."""
    table = new_game("eyrie vagabond=bot", character="tinker")
    while table.actor == CHANCE_NAME or spectator(table)["active"] is None:
        table.play(table.offers()[0])
    assert sum(public(table, "vagabond")["kit"]["ready"].values()) == 3


@law("K7.3.1", "K7.3.3", "K3.2")
def test_beside_a_vagabond_both_may_be_thieves_and_their_quests_differ() -> None:
    """The same trade for both; three open quests for the person, the bot's own is not among them."""
    table = new_game("marquise vagabond vagabond2=bot", character="thief", character2="thief")
    while spectator(table)["active"] is None:
        table.play(table.offers()[0])
    shown = spectator(table)
    own = public(table, "vagabond2")
    assert own["character"] == public(table, "vagabond")["character"] == "thief"
    assert len(shown["quests"]) == 3
    assert own["quest"] not in shown["quests"]
    assert len(shown["under_ruins"]) == 8


@law("K7.3.3")
def test_nobody_else_completes_his_quest() -> None:
    """A Vagabond in the right clearing, with the items: it is not offered."""
    other = {"pawn": "1", "items": "tea boots"}
    bot = {"bot": "normal", "pawn": "2", "quest": "errand_fox"}
    order = "vagabond vagabond2 marquise"
    s = Scenario("root", order=order, turn="vagabond", phase="daylight", vagabond=other, vagabond2=bot)
    assert not [sentence for sentence in s.offers() if sentence.startswith("quest")]


# 7.4


@law("K7.4.3")
def test_with_few_items_he_slips_away() -> None:
    """Two undamaged items: a random forest next to him, no Daylight, and in Evening all is repaired."""
    s = ramble(FOX, "forest 2", at="12", items=kit(2, damaged=3), marquise={"warriors": "12"})
    assert way(s) == ["forest 2"]
    assert [event["law"] for event in events(s, None, "travelled")] == ["K7.4.3"]
    assert events(s, None, "bot-plans") == []
    assert counts(s) == (5, 0, 0, 0)
    assert battles(s, "vagabond") == []
    with_three = ramble(RABBIT, "roll 0 0", at="12", items=kit(3, damaged=2), marquise={"warriors": "12"})
    assert battles(with_three, "vagabond")[0] == (12, "marquise")


# 7.5


@law("K7.5.7", "K7.5.8", "K7.5.9", "K7.5.10")
@pytest.mark.parametrize(
    ("card", "errands"),
    [
        (BIRD, ["explore", "quest", "aid", "battle"]),
        (FOX, ["explore", "battle", "special"]),
        (RABBIT, ["battle", "repair", "special"]),
        (MOUSE, ["quest", "aid", "battle", "repair"]),
    ],
)
def test_the_order_says_what_he_does(card: str, errands: list[str]) -> None:
    """By the suit of the card."""
    assert plan(ramble(card, at="1", items=kit(0, 3), ruins="")) == errands


@law("K7.5")
def test_he_goes_to_the_nearest_clearing_and_stays_where_he_can_act() -> None:
    """From 9 the ruin in 12 is nearest; standing on one he does not move."""
    s = ramble(FOX, "find bag", at="9", items=kit(3))
    assert compared(s, "explore")["moves"] == {"6": 3, "10": 2, "11": 2, "12": 1}
    assert way(ramble(FOX, "find bag", at="12", items=kit(3))) == []


@law("K7.5")
def test_he_moves_even_without_the_items_for_the_action() -> None:
    """One item: it takes him to 12, and the ruin is left alone. Two moves away, it takes him half the way."""
    s = ramble(FOX, at="9", items=kit(1, 3))
    assert way(s) == [12]
    assert skipped(s) == ["explore"]
    assert pieces(s, "ruin", 12) == 1
    s = ramble(RABBIT, at="1", items=kit(1, 3), marquise={"warriors": "6"})
    assert way(s) == [5]  # of the ways by 5 and by 10, the first by priority


@law("K7.5")
def test_out_of_a_forest_costs_an_item_too() -> None:
    """From the forest between 4, 9 and 12."""
    s = ramble(FOX, "find bag", at="forest-7", items=kit(4))
    assert way(s) == [12]
    assert spent(s, "K7.5") == 1


@law("K7.5")
def test_he_goes_around_a_burnt_clearing() -> None:
    """Nobody goes where a Scoundrel's torch lies."""
    fire = {"character": "scoundrel", "pawn": "forest-6", "items": "boots crossbow"}
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(4), marquise={"warriors": "2"}, vagabond2=fire, scorched="5")
    assert way(s) == [10, 2]


@law("K7.5.1")
def test_exploring_takes_a_random_item_without_a_point() -> None:
    """Any of the four; the empty ruin goes."""
    s = ramble(FOX, at="12", items=kit(3))
    assert set(s.offers()) == {"find bag", "find boots", "find hammer", "find sword"}
    s.dice("find hammer")
    assert score(s, "vagabond") == 0
    assert pieces(s, "ruin", 12) == 0
    assert spectator(s)["under_ruins"] == ["bag", "boots", "sword"]


@law("K7.5.1")
def test_beside_a_vagabond_ruins_hold_two_items() -> None:
    """He takes one of the two at random, the ruin stays; the Vagabond then finds the other there."""
    bot = {"bot": "normal", "pawn": "12", "items": kit(3)}
    person = {"pawn": "12", "items": "torch boots sword tea"}
    order = "vagabond vagabond2 marquise"
    s = Scenario("root", order=order, turn="vagabond", vagabond=bot, vagabond2=person)
    s.dice(["draw ambush-fox", "find bag", "find sword"])
    assert set(s.offers()) == {"receive bag", "receive sword"}
    s.dice(["receive sword", "roll 0 0", "roll 0 0"])
    assert pieces(s, "ruin", 12) == 1
    assert score(s, "vagabond") == 0
    assert "ruin-seen" not in [event["what"] for event in s.table.events("vagabond2")]
    while s.asked == "vagabond2" and "explore" not in s.offers():
        s.play("vagabond2: pass")
    s.play("vagabond2: explore")
    assert s.offers() == ["pass", "receive bag"]


@law("K7.5.2")
def test_a_quest_costs_two_items_and_brings_the_next() -> None:
    """One point whatever the card says; it lies with the done ones and comes no more."""
    s = ramble(MOUSE, at="2", items=kit(4), quest="escort_mouse", completed="expel_bandits_mouse")
    assert len(s.offers()) == 13
    s.dice("reveal errand_fox".replace("_", "-"))
    assert gains(s, "vagabond") == {"K7.5.2": 1}
    assert spent(s, "K7.5.2") == 2
    assert public(s, "vagabond")["completed"] == ["expel_bandits_mouse", "escort_mouse"]
    one = ramble(MOUSE, at="2", items=kit(1, 3), quest="escort_mouse")
    assert gains(one, "vagabond") == {}
    assert "quest" in skipped(one)


@law("K7.5.3")
def test_aid_takes_all_the_items_of_the_one_with_fewest_points() -> None:
    """Two items for two of his own; two points, two cards. He does not move for it."""
    people = {
        "marquise": {"warriors": "2", "items": "hammer", "score": 5},
        "eyrie": {"warriors": "2", "items": "boots bag", "score": 3},
    }
    s = ramble(
        MOUSE,
        "receive boots",
        "receive bag",
        "draw anvil",
        "draw bake_sale",
        *["roll 0 0"] * 2,
        at="2",
        items=kit(2, 2),
        **people,
    )
    assert compared(s, "aid-whom")["points"] == {"marquise": 5, "eyrie": 3}
    assert gains(s, "vagabond") == {"K7.5.3": 2}
    assert public(s, "eyrie")["hand"] == 2
    assert public(s, "eyrie")["items"] == {}
    assert spent(s, "K7.5.3") == 2
    away = ramble(MOUSE, at="9", items=kit(2, 2), marquise={"warriors": "2", "items": "hammer"})
    assert "aid" in skipped(away)


@law("K7.5.3", "K2.8.1")
def test_an_aided_bot_scores_instead_of_drawing() -> None:
    """One item exhausted, as there is but one: one of the two is taken, and the Marquise bot scores a point."""
    cats = {"bot": "normal", "warriors": "2x4", "items": "sword sword"}
    s = ramble(MOUSE, "receive sword", "roll 0 0", at="2", items=kit(1, 3), marquise=cats, eyrie={})
    assert gains(s, "marquise") == {"K2.8.1": 1}
    assert public(s, "marquise")["items"] == {"sword": 1}


@law("K7.5.3", "K7.2.3")
def test_an_exhausted_item_is_ready_for_him() -> None:
    """What the League of Adventurous Mice has exhausted; of equal items that one goes first."""
    cats = {"warriors": "2", "items": "boots boots:exhausted"}
    s = ramble(MOUSE, "receive boots", "draw anvil", "roll 0 0", at="2", items=kit(1, 3), marquise=cats)
    assert public(s, "marquise")["items"] == {"boots": 1}
    assert "exhausted" not in public(s, "marquise")
    assert s.table.game.faults() == []


@law("K7.5.4")
def test_he_battles_whoever_leads_again_and_again() -> None:
    """One item, then two for each further battle, while the leader is there; a point for each warrior."""
    people = {"marquise": {"warriors": "10x3 1", "score": 4}, "eyrie": {"warriors": "1x3", "score": 3}}
    s = ramble(RABBIT, *["roll 1 0"] * 2, at="1", items=kit(4), **people)
    assert battles(s, "vagabond") == [(1, "marquise")]  # he is gone from there after the first
    assert compared(s, "defender")["points"] == {"marquise": 4, "eyrie": 3}
    people["marquise"]["score"] = 2
    s = ramble(RABBIT, *["roll 1 0"] * 2, at="1", items=kit(4), **people)
    assert battles(s, "vagabond") == [(1, "eyrie")] * 2
    assert spent(s, "K7.5.4") == 3
    assert gains(s, "vagabond") == {"K7.5.4": 2}


@law("K7.5.4")
def test_a_leader_out_of_reach_is_passed_over() -> None:
    """[K2.3] The Marquise leads without a piece on the map: the Eyrie it is. Equal points: by priority [K2.2]."""
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(3), marquise={"score": 9}, eyrie={"warriors": "1", "score": 0})
    assert battles(s, "vagabond")[0] == (1, "eyrie")
    tie = ramble(RABBIT, "roll 0 0", at="1", items=kit(3), marquise={"warriors": "1"}, eyrie={"warriors": "1"})
    assert battles(tie, "vagabond")[0] == (1, "marquise")


@law("K7.5.4.1", "K7.5.4.2")
def test_ties_between_clearings_of_battle() -> None:
    """Equally near: more buildings and tokens of the defender, then fewer warriors."""
    s = ramble(
        RABBIT, "roll 0 0", at="1", items=kit(3), marquise={"warriors": "5 9 10", "wood": "9 10", "sawmill": "10"}
    )
    assert way(s) == [10]
    s = ramble(RABBIT, "roll 0 0", at="1", items=kit(3), marquise={"warriors": "5x3 9x2 10x4"})
    assert way(s) == [9]
    assert compared(s, "battle")["defender-warriors"] == {"5": 3, "9": 2, "10": 4}


@law("K7.5.5", "K7.6.2")
def test_repairs_take_face_up_items_first_and_turn_none() -> None:
    """One by Daylight for an item, one in Evening for nothing: the face up one, then one that stays face down."""
    s = ramble(RABBIT, at="1", items=kit(3, damaged=1, damaged_exhausted=2), ruins="")
    laws = [(event["law"], event["state"]) for event in events(s, None, "repaired")]
    assert laws == [("K7.5.5", "damaged"), ("K7.6.2", "damaged-exhausted")]
    assert spent(s, "K7.5.5") == 1
    assert skipped(ramble(RABBIT, at="1", items=kit(3)))[1] == "repair"


@law("K7.5.6")
def test_a_special_action_without_effect_costs_nothing() -> None:
    """A Thief alone in the wood."""
    s = ramble(RABBIT, at="1", items=kit(3))
    assert skipped(s) == ["battle", "repair", "special"]
    assert spent(s, "K7.5.6") == 0


# 7.6, K13.4


@law("K7.6.1", "K13.4.1", "K13.4.2", "K13.4.3", "K13.4.4")
@pytest.mark.parametrize(
    ("level", "damaged", "sound", "points"),
    [("easy", 3, 5, 0), ("normal", 4, 6, 0), ("challenging", 5, 7, 0), ("nightmare", 5, 7, 1)],
)
def test_levels_refresh_more_or_fewer(level: str, damaged: int, sound: int, points: int) -> None:
    """With a damaged item and without; items on the battle track stay as they lie."""
    s = ramble(FOX, items=kit(0, 8, damaged_exhausted=1), bot=level, ruins="")
    assert counts(s)[0] == damaged
    s = ramble(FOX, items=kit(0, 8), bot=level, ruins="")
    assert counts(s)[0] == sound
    assert track(s) == ["exhausted"]
    assert gains(s, "vagabond") == ({"K13.4.4": points} if points else {})


@law("K7.6.2")
def test_in_a_forest_all_is_repaired() -> None:
    """Nothing to do and nowhere to go: the face down ones stay face down."""
    s = ramble(RABBIT, at="forest-1", items=kit(3, damaged=1, damaged_exhausted=3), ruins="")
    assert counts(s)[2:] == (0, 0)


@law("K7.6.3")
def test_the_order_card_is_discarded() -> None:
    """And no order is left for anybody."""
    s = ramble(FOX, items=kit(3), ruins="")
    assert spectator(s)["discard"] == [FOX]
    assert public(s, "vagabond")["bot"]["ordered"] is None
