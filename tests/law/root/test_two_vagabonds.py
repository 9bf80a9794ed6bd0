"""Law 9.7: two Vagabonds at one table, and what that makes of the rest of chapter 9."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import board, clearing, hand, pieces, question, score, told, warriors
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.errors import BadValue, BrokenPosition
from weald.engine.table import Table
from weald.scenario import Scenario

RULESET: Final = library.ruleset("root")
ORDER: Final = "vagabond vagabond2 marquise eyrie"


def wood(**words: Any) -> Scenario:
    """Two Vagabonds, the Marquise and the Eyrie; the first Vagabond's Daylight, unless it is said otherwise."""
    given = {"order": ORDER, "turn": "vagabond", "phase": "daylight", "vagabond": {}, "vagabond2": {}, **words}
    return Scenario("root", **given)


def thief(**words: object) -> dict[str, object]:
    """With the only two torches there are."""
    return {"pawn": "10", "character": "thief", "items": "torch torch boots", **words}


def ranger(**words: object) -> dict[str, object]:
    return {"pawn": "10", "character": "ranger", "items": "boots sword crossbow", **words}


def items(s: Scenario, seat: str) -> dict[str, int]:
    """All items on a Vagabond's board, whatever their state."""
    found: Counter[str] = Counter()
    for state in board(s, seat)["kit"].values():
        found.update(state)
    return dict(found)


def heard(s: Scenario, seat: str | None) -> list[str]:
    """Every item that somebody is told lies, or lay, under a ruin."""
    return [item for event in s.table.events(seat) for item in event.get("items", [])]  # type: ignore[attr-defined]


# set-up


@law("9.7", "9.7.1")
def test_every_ruin_hides_two_items() -> None:
    """Both sets of ruin items are used."""
    s = wood()
    assert sorted(s.see(None)["under_ruins"]) == sorted(["bag", "boots", "hammer", "sword"] * 2)
    assert [clearing(s, number)["items_under"] for number in (6, 10, 11, 12)] == [2, 2, 2, 2]


def set_up(first: str, **options: str) -> Table:
    """A new game of two Vagabonds, the Marquise and the Eyrie, up to the first question to a Vagabond."""
    table = Table(RULESET, {"vagabond2": "yes", "alliance": "no", "order": "listed", **options})
    while table.question is not None and table.question.law != "9.7.2":
        table.take(table.legal()[0])
    table.play(f"seat {first}", "chance")
    while not str(table.actor).startswith("vagabond"):
        table.take(table.legal()[0])
    return table


@law("9.7.2")
@pytest.mark.parametrize("first", ["vagabond", "vagabond2"])
def test_the_dice_say_which_vagabond_sets_up_first(first: str) -> None:
    """He chooses his character first; the other gets none that is taken."""
    table = set_up(first)
    assert table.actor == first
    table.play("character thief")
    table.play("forest 1")
    second = ({"vagabond", "vagabond2"} - {first}).pop()
    while table.actor != second:
        table.take(table.legal()[0])
    refusal = table.why_not("character thief")
    assert refusal is not None
    assert (refusal.law, refusal.why) == ("9.7", "character-taken")
    assert "character tinker" in table.offers()


@law("9.3.1")
def test_a_vagabond_who_does_not_play_keeps_no_character() -> None:
    """What was chosen for the second Vagabond means nothing without him."""
    table = Table(RULESET, {"vagabond2": "no", "character2": "ranger", "alliance": "no", "order": "listed"})
    while table.actor != "vagabond":
        table.take(table.legal()[0])
    assert "character ranger" in table.offers()


@law("9.3.1")
@pytest.mark.parametrize("seating", ["yes", "bot"])
def test_a_game_with_an_agreed_character_can_be_set_up_again(seating: str) -> None:
    """Once the Vagabond has it, nothing is left of the agreement."""
    table = Table(RULESET, {"vagabond": seating, "character": "ranger", "alliance": "no", "order": "listed"})
    while table.show(None)["active"] is None:
        table.take(table.legal()[0])
    words: Any = RULESET.arrangement(table.game)
    assert words["vagabond"]["character"] == "ranger"


@law("9.7.2", "9.3.1")
def test_an_agreed_character_is_kept_for_its_vagabond() -> None:
    """The other may not take it, even if he sets up first, by choice or by the dice."""
    table = set_up("vagabond2", character="ranger")
    refusal = table.why_not("character ranger")
    assert refusal is not None
    assert refusal.why == "character-taken"
    for number in range(20):
        table = Table(RULESET, {"vagabond2": "yes", "character": "ranger", "character2": "random"}, f"agreed {number}")
        while table.show(None)["active"] is None:
            table.take(table.legal()[0])
        seats: Any = table.show(None)["seats"]
        assert seats["vagabond"]["character"] == "ranger"
        assert seats["vagabond2"]["character"] not in (None, "ranger")


@law("9.7.3", "9.3.3")
def test_three_quests_for_both() -> None:
    """No more are laid out for the second Vagabond."""
    table = set_up("vagabond")
    while table.show(None)["active"] is None:
        table.take(table.legal()[0])
    assert len(table.show(None)["quests"]) == 3  # type: ignore[arg-type]  # plain data


@law("9.7.3", "9.5.5")
def test_either_vagabond_completes_any_open_quest() -> None:
    """What one has done is gone for the other, and counts for the one who did it."""
    s = wood(
        vagabond=thief(pawn="1", items="tea boots", quests="errand_fox errand_rabbit expel_bandits_mouse"),
        vagabond2=ranger(pawn="1"),
        dice="reveal fundraising-fox",
    )
    s.play("vagabond: quest errand-fox")
    s.play("vagabond: points")
    assert board(s, "vagabond")["completed"] == ["errand_fox"]
    assert board(s, "vagabond2")["completed"] == []
    assert sorted(s.see(None)["quests"]) == ["errand_rabbit", "expel_bandits_mouse", "fundraising_fox"]


@law("9.7")
def test_a_second_vagabond_needs_a_first_and_somebody_else() -> None:
    """Two of them alone would run out of anything to score by."""
    nobody = dict.fromkeys(("marquise", "eyrie", "alliance"), "no")
    with pytest.raises(BadValue):
        RULESET.check_options({"vagabond": "no", "vagabond2": "yes"})
    with pytest.raises(BadValue):
        RULESET.check_options({**nobody, "vagabond2": "yes"})
    with pytest.raises(BadValue):
        RULESET.check_options({"vagabond2": "yes", "character": "thief", "character2": "thief"})


# exploring


@law("9.7.1", "9.5.3")
def test_he_sees_both_items_and_takes_one() -> None:
    """For a point; the ruin stays while an item lies there."""
    s = wood(vagabond=thief(), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore")
    assert question(s) == ("vagabond", "take-found")
    assert s.offers() == ["pass", "receive bag", "receive sword"]
    s.play("receive sword")
    assert items(s, "vagabond") == {"torch": 2, "boots": 1, "sword": 1}
    assert (score(s, "vagabond"), pieces(s, 10)) == (1, {"ruin": 1})
    assert clearing(s, 10)["items_under"] == 1


@law("9.7.1")
def test_two_explorations_take_both() -> None:
    """The second finds the one that was left; then the ruin goes."""
    s = wood(vagabond=thief(), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore", "receive sword", "explore")
    assert s.offers() == ["pass", "receive bag"]
    s.play("receive bag")
    assert (score(s, "vagabond"), pieces(s, 10)) == (2, {})
    assert "items_under" not in clearing(s, 10)


@law("9.7.1")
def test_taking_nothing_scores_nothing_and_costs_a_torch() -> None:
    """Both items stay."""
    s = wood(vagabond=thief(), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore", "pass")
    assert score(s, "vagabond") == 0
    assert board(s, "vagabond")["kit"]["exhausted"] == {"torch": 1}
    assert clearing(s, 10)["items_under"] == 2
    s.play("explore")
    assert s.offers() == ["pass", "receive bag", "receive sword"]


@law("9.7.1")
def test_no_second_ruin_item_of_a_kind() -> None:
    """A bag of his own from elsewhere is no hindrance, one from a ruin is."""
    own = thief(items="torch torch bag", character="tinker")
    s = wood(vagabond=own, vagabond2=ranger(), dice=["find bag", "find bag"])
    s.play("vagabond: explore", "receive bag", "explore")
    assert s.why("receive bag") == ("9.7.1", "found-before")
    assert s.offers() == ["pass"]


@law("9.7.1", "9.6.4")
def test_a_ruin_item_that_has_left_his_board_is_no_hindrance() -> None:
    """He found a bag once, and has none any more."""
    s = wood(vagabond=thief(finds="bag"), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore")
    assert s.offers() == ["pass", "receive bag", "receive sword"]


@law("9.7.1")
def test_the_other_finds_what_was_left() -> None:
    """No dice are thrown: it lies there."""
    s = wood(turn="vagabond2", vagabond=thief(pawn="1", items="boots", seen="10:bag"), vagabond2=ranger(items="torch"))
    s.play("vagabond2: explore")
    assert s.offers() == ["pass", "receive bag"]
    s.play("receive bag")
    assert pieces(s, 10) == {}
    assert s.see("vagabond")["seen_in_ruins"] == {}


@law("9.7.1")
def test_what_nobody_has_seen_is_drawn_from_what_is_left() -> None:
    """An item known to lie elsewhere cannot be found here."""
    s = wood(vagabond=thief(), vagabond2=ranger(pawn="1", seen="12:bag 12:bag"))
    s.play("vagabond: explore")
    assert sorted(set(s.table.offers())) == ["find boots", "find hammer", "find sword"]


@law("9.7.1", "1.2.1")
def test_what_he_saw_is_his_secret() -> None:
    """Nobody is told but that he looked. What he takes, all see [9.5.3]."""
    s = wood(vagabond=thief(), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore")
    assert heard(s, "vagabond") == ["bag", "sword"]
    assert s.see("vagabond")["seen_in_ruins"] == {"10": ["bag", "sword"]}
    for other in ("vagabond2", "marquise", None):
        assert heard(s, other) == []
        assert s.see(other)["seen_in_ruins"] == {}
        assert clearing(s, 10)["searched_by"] == ["vagabond"]
    s.play("receive bag")
    assert s.see("vagabond")["seen_in_ruins"] == {"10": ["sword"]}
    assert any(event["what"] == "item-gained" and event["item"] == "bag" for event in s.table.events(None))


@law("9.7.1", "1.2.1")
def test_what_both_have_seen_both_know() -> None:
    """He who looked first still knows the rest when the other has taken one."""
    finding = ["find bag", "find sword", "draw anvil"]
    s = wood(vagabond=thief(items="torch"), vagabond2=ranger(items="torch"), dice=finding)
    s.play("vagabond: explore", "pass", "end", "vagabond2: pass", "explore", "receive bag")
    assert s.see("vagabond")["seen_in_ruins"] == s.see("vagabond2")["seen_in_ruins"] == {"10": ["sword"]}
    assert s.see("marquise")["seen_in_ruins"] == {}
    assert clearing(s, 10)["searched_by"] == ["vagabond", "vagabond2"]


@law("9.7.1", "1.2.1")
def test_imagined_worlds_differ_in_what_the_other_saw() -> None:
    """The Vagabond who looked is sure; for all others it may be anything that nobody has taken."""
    s = wood(vagabond=thief(), vagabond2=ranger(), dice=["find bag", "find sword"])
    s.play("vagabond: explore")
    saw: dict[str, set[tuple[str, ...]]] = {}
    for seat in ("vagabond", "vagabond2", "marquise"):
        saw[seat] = set()
        for number in range(60):
            view: Any = s.table.game.lens(RULESET.seat(seat))
            world: Any = view.imagine(QuickDice(f"{seat} {number}"))
            assert world.faults() == []
            shown: Any = RULESET.show(world.lens(RULESET.seat("vagabond")))
            saw[seat].add(tuple(sorted(shown["seen_in_ruins"]["10"])))
    assert saw["vagabond"] == {("bag", "sword")}
    assert len(saw["vagabond2"]) > 5
    assert len(saw["marquise"]) > 5


def test_a_position_with_seen_ruins_can_be_told() -> None:
    """The words of a position with two Vagabonds bring it back; nonsense is refused."""
    s = wood(vagabond=thief(seen="10:bag", finds="sword"), vagabond2=ranger(seen="10:bag 12:boots 12:sword"))
    words: Any = RULESET.arrangement(s.table.game)
    assert words["vagabond"]["seen"] == "10:bag"
    assert words["vagabond2"]["seen"] == "10:bag 12:boots 12:sword"
    with pytest.raises(BrokenPosition):
        wood(vagabond=thief(seen="1:bag"))


# between two Vagabonds


@law("9.2.9", "9.3.6")
def test_vagabonds_have_no_relationship_with_each_other() -> None:
    """The chart has no marker for the other."""
    assert list(board(wood(), "vagabond")["relations"]) == ["marquise", "eyrie"]
    assert list(board(wood(), "vagabond2")["relations"]) == ["marquise", "eyrie"]


@law("9.5.4", "9.2.9")
def test_one_vagabond_aids_the_other_with_a_card_and_no_more() -> None:
    """He has no box of crafted items, and no marker to move."""
    s = wood(vagabond=thief(pawn="1", items="boots", hand="anvil"), vagabond2=ranger(pawn="1"))
    s.play("vagabond: aid vagabond2", "give anvil")
    assert (hand(s, "vagabond"), hand(s, "vagabond2")) == ([], ["anvil"])
    assert score(s, "vagabond") == 0
    assert board(s, "vagabond")["aids"] == {}
    assert items(s, "vagabond2") == {"boots": 1, "sword": 1, "crossbow": 1}


@law("9.5.2", "9.2.6", "9.2.7")
def test_two_vagabonds_battle_by_their_swords() -> None:
    """Hits are limited by undamaged swords on both sides and damage items; nobody becomes hostile."""
    s = wood(
        vagabond=thief(pawn="1", items="sword sword tea"),
        vagabond2=ranger(pawn="1", items="torch boots sword"),
    )
    s.play("vagabond: battle vagabond2 in 1", "chance: roll 3 2")
    assert s.asked == "vagabond2"  # two hits on three items: his choice
    s.play("damage ready torch", "damage ready boots")
    s.play("vagabond: damage ready tea")
    assert board(s, "vagabond2")["kit"]["damaged"] == {"torch": 1, "boots": 1}
    assert board(s, "vagabond")["kit"]["damaged"] == {"tea": 1}
    assert (score(s, "vagabond"), score(s, "vagabond2")) == (0, 0)


@law("9.2.4")
def test_a_vagabond_without_swords_is_defenseless_against_the_other() -> None:
    """One more hit for the attacker, none for him."""
    s = wood(vagabond=thief(pawn="1", items="sword"), vagabond2=ranger(pawn="1", items="torch"))
    s.play("vagabond: battle vagabond2 in 1", "chance: roll 0 0")
    assert board(s, "vagabond2")["kit"]["damaged"] == {"torch": 1}
    assert board(s, "vagabond")["kit"]["damaged"] == {}


@law("9.5.6")
def test_a_vagabond_cannot_be_struck() -> None:
    """He has no warriors, buildings or tokens."""
    s = wood(vagabond=ranger(pawn="1"), vagabond2=thief(pawn="1"))
    assert s.why("strike vagabond2") == ("9.5.6", "nobody-to-strike")


@law("9.2.9.2.3")
def test_an_allys_warriors_fight_the_other_vagabond() -> None:
    """They add to the attacker's hits, and may die for him."""
    allied = {"marquise": "allied"}
    s = wood(
        vagabond=thief(pawn="1", items="sword", relations=allied),
        vagabond2=ranger(pawn="1", items="sword torch boots"),
        marquise={"warriors": "1x2"},
    )
    s.play("vagabond: battle vagabond2 in 1", "choose marquise", "chance: roll 3 1")
    assert s.asked == "vagabond"
    s.play("sacrifice marquise")
    assert board(s, "vagabond2")["kit"]["damaged"] == {"sword": 1, "torch": 1, "boots": 1}
    assert warriors(s, "marquise", 1) == 1
    assert board(s, "vagabond")["relations"]["marquise"] == "hostile"  # more of them than items [9.2.9.2.4]


@law("9.2.9")
def test_each_vagabond_has_a_chart_of_his_own() -> None:
    """One's enemy is the other's friend."""
    s = wood(
        vagabond=thief(pawn="1", items="sword", relations={"marquise": "friendly"}),
        vagabond2=ranger(pawn="1", relations={"marquise": "amiable"}),
        marquise={"warriors": "1"},
    )
    s.play("vagabond: battle marquise in 1", "chance: roll 1 0")
    assert board(s, "vagabond")["relations"]["marquise"] == "hostile"
    assert board(s, "vagabond2")["relations"]["marquise"] == "amiable"


@law("9.2.2.1", "C.6.2")
def test_scorched_earth_damages_three_items_of_the_other() -> None:
    """He is an enemy like any other; a partner is not."""
    scoundrel = {"pawn": "1", "character": "scoundrel", "items": "torch boots"}
    s = wood(vagabond=scoundrel, vagabond2=ranger(pawn="1", items="torch sword boots"))
    s.play("vagabond: special")
    assert board(s, "vagabond2")["kit"]["damaged"] == {"torch": 1, "sword": 1, "boots": 1}
    s = wood(vagabond={**scoundrel, "coalition": "vagabond2"}, vagabond2=ranger(pawn="1", items="torch sword boots"))
    s.play("vagabond: special")
    assert board(s, "vagabond2")["kit"]["damaged"] == {}


@law("C.1.2")
def test_the_thief_steals_from_the_other() -> None:
    """He is a player in the clearing."""
    s = wood(vagabond=thief(pawn="1"), vagabond2=ranger(pawn="1", hand="anvil"), dice="steal anvil")
    s.play("vagabond: special", "choose vagabond2")
    assert hand(s, "vagabond") == ["anvil"]
    assert "anvil" not in told(s.table, "marquise")


@law("C.5.2")
def test_the_other_vagabond_may_enlist_the_arbiter() -> None:
    """His swords let him deal more hits; the Arbiter scores."""
    s = wood(
        turn="marquise",
        vagabond={"pawn": "1", "character": "arbiter", "items": "sword sword"},
        vagabond2=ranger(pawn="1", items="sword torch"),
        marquise={"warriors": "1x4"},
    )
    s.play("marquise: fight", "marquise: battle vagabond2 in 1", "vagabond2: choose vagabond", "chance: roll 3 3")
    assert score(s, "vagabond") == 1
    assert warriors(s, "marquise", 1) == 1
    assert board(s, "vagabond2")["relations"]["marquise"] == "hostile"  # he removed them, not the Arbiter
    assert board(s, "vagabond")["relations"]["marquise"] == "indifferent"


@law("C.4.2")
def test_the_vagrant_sets_the_other_vagabond_on_somebody() -> None:
    """The other exhausts no sword; what falls the Vagrant has removed."""
    s = wood(
        vagabond={"pawn": "1", "character": "vagrant", "items": "torch coins"},
        vagabond2=ranger(pawn="1", items="sword sword torch", relations={"eyrie": "allied"}),
        marquise={"warriors": "1x2"},
        eyrie={"warriors": "1x2"},
    )
    s.play("vagabond: special", "set vagabond2 against marquise")
    assert s.asked == "chance"  # he did not start this battle: no allies are asked for [9.2.9.2.3]
    s.play("chance: roll 2 0")
    assert warriors(s, "marquise", 1) == 0
    assert board(s, "vagabond2")["kit"]["exhausted"] == {}
    assert board(s, "vagabond")["relations"]["marquise"] == "hostile"
    assert board(s, "vagabond2")["relations"]["marquise"] == "indifferent"
    assert score(s, "vagabond") == 1  # infamy for the second warrior [9.2.9.3.1]


@law("C.4.2", "9.2.7")
def test_the_vagrant_sets_somebody_on_the_other_vagabond() -> None:
    """Who is hit chooses the items himself: only buildings and tokens are the Vagrant's to order."""
    s = wood(
        vagabond={"pawn": "1", "character": "vagrant", "items": "torch coins"},
        vagabond2=ranger(pawn="1", items="sword torch boots"),
        marquise={"warriors": "1x2"},
    )
    s.play("vagabond: special", "set marquise against vagabond2", "chance: roll 1 0")
    assert s.asked == "vagabond2"
    s.play("damage ready boots")
    assert board(s, "vagabond2")["kit"]["damaged"] == {"boots": 1}


# coalitions [9.2.8]


def late(**words: Any) -> Scenario:
    """The first Vagabond may form a coalition; the second has the fewest points."""
    own = {"score": 12, "hand": "dominance_fox", **words.pop("vagabond", {})}
    other = {"score": 3, "character": "ranger", **words.pop("vagabond2", {})}
    rest = {"marquise": {"score": 10, **words.pop("marquise", {})}, "eyrie": {"score": 11, **words.pop("eyrie", {})}}
    return wood(vagabond=own, vagabond2=other, **rest, **words)


@law("9.2.8", "2.7")
def test_one_vagabond_may_join_the_other() -> None:
    """If he has the fewest points. They are no enemies then."""
    s = late()
    s.play("vagabond: activate dominance-fox")
    assert unasked(s) == ["choose vagabond2"]
    assert board(s, "vagabond")["coalition"] == "vagabond2"
    assert "vagabond2" not in board(s, "vagabond")["relations"]


@law("9.2.8")
def test_nobody_joins_a_vagabond_who_has_activated_a_dominance_card() -> None:
    """So two Vagabonds cannot join each other."""
    second = {"score": 12, "hand": "dominance_fox", "character": "ranger"}
    s = wood(
        turn="vagabond2",
        vagabond={"score": 10, "coalition": "vagabond2", "dominance": "dominance_mouse"},
        vagabond2=second,
        marquise={"score": 20},
        eyrie={"score": 11},
    )
    s.play("vagabond2: activate dominance-fox")
    assert unasked(s) == ["choose eyrie"]


@law("9.2.8")
@pytest.mark.parametrize("chained", [True, False])
def test_a_chain_of_coalitions_wins_together(chained: bool) -> None:
    """The first has joined the second, who has joined the Eyrie: if the Eyrie win, all three do."""
    second = {"coalition": "eyrie", "dominance": "dominance_fox", "character": "ranger"} if chained else {}
    s = wood(
        turn="eyrie",
        phase="evening",
        vagabond={"coalition": "vagabond2", "dominance": "dominance_mouse"},
        vagabond2={"character": "ranger", **second},
        eyrie={"score": 29, "roost": "1 2 5"},
    )
    assert s.table.outcome is not None
    winners = s.table.outcome.winners
    assert winners == (["eyrie", "vagabond2", "vagabond"] if chained else ["eyrie"])


@law("9.2.8")
def test_a_chain_the_other_way_round() -> None:
    """The second has joined the first, who has joined the Marquise; and a partner's own victory is shared too."""
    second = {"coalition": "vagabond", "dominance": "dominance_mouse", "character": "ranger"}
    first = {"coalition": "marquise", "dominance": "dominance_fox"}
    s = wood(turn="marquise", phase="start", vagabond=first, vagabond2=second, marquise={"dominance": "dominance_bird"})
    assert s.table.outcome is None
    s = wood(
        turn="marquise",
        phase="start",
        vagabond=first,
        vagabond2=second,
        marquise={"dominance": "dominance_bird", "warriors": "1 3"},
    )
    assert s.table.outcome is not None
    assert s.table.outcome.winners == ["marquise", "vagabond", "vagabond2"]


@law("9.2.8", "3.1")
def test_a_vagabond_who_wins_takes_his_partner_along() -> None:
    """The first has joined the second; the second reaches thirty."""
    s = wood(
        turn="vagabond2",
        vagabond={"coalition": "vagabond2", "dominance": "dominance_mouse"},
        vagabond2=ranger(score=29, items="torch"),
        dice=["find bag", "find sword"],
    )
    s.play("vagabond2: explore", "receive bag")
    assert s.table.outcome is not None
    assert s.table.outcome.winners == ["vagabond2", "vagabond"]


@law("2.7", "9.2.8")
def test_partners_of_partners_are_enemies_still() -> None:
    """Only who has formed a coalition with whom is no enemy: a favor of the Eyrie hits the first, not the second."""
    own = {"pawn": "1", "items": "torch sword boots", "coalition": "vagabond2", "dominance": "dominance_mouse"}
    other = ranger(pawn="1", coalition="eyrie", dominance="dominance_fox")
    s = wood(
        turn="eyrie",
        vagabond=own,
        vagabond2=other,
        eyrie={"hand": "favor_of_the_foxes", "roost": "1 6 8", "leader": "despot"},
    )
    s.play("eyrie: craft favor-of-the-foxes")
    assert board(s, "vagabond")["kit"]["damaged"] == {"torch": 1, "sword": 1, "boots": 1}
    assert board(s, "vagabond2")["kit"]["damaged"] == {}
