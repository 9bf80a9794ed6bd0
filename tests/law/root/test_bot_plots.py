"""Chapter 11 of the Law of Rootbotics: plots, flipped and removed, against people and bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, hand, pieces, question, score, supporters, warriors
from tests.law.root.wilds import FOX_ORDER, bot_turn, corvids, scored, told
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.table import Table
from weald.games.root.state.lenses import Game
from weald.scenario import Scenario

DRAW = "draw tax-collector"  # a fox order without an item
FULL = "2x2 3x2 4x2 5 7x2 9x2 10x2 11x2"  # nobody to recruit, nowhere to thicken, nobody in a fox clearing


def flip(kinds: str, where: str, dice: tuple[str, ...] = (), **words: Any) -> Scenario:
    """The Corvids flip plots in Birdsong, and do nothing else this turn."""
    own = {"plot": where, "facedown": kinds, "warriors": FULL, **words}
    return corvids("birdsong", dice=[DRAW, *dice], **own)


def people(turn: str, phase: str = "daylight", **words: Any) -> Scenario:
    """A person's phase, with the Corvids at the table."""
    order = str(words.pop("order", "marquise eyrie alliance corvids"))
    return Scenario("root", order=order, turn=turn, phase=phase, **words)


def plot(**words: object) -> dict[str, object]:
    return {"bot": "normal", **words}


# flipping [K11.4.4]


@law("K11.4.4")
def test_plots_are_flipped_in_order_and_score_what_lies_face_up() -> None:
    """One raid is face up: 2 points for the first, 3 for the second; warriors need not be there."""
    s = flip("snare raid", "2 7", raid="9")
    assert [(event["clearing"], event["piece"]) for event in told(s, "plot-flipped")] == [(2, "snare"), (7, "raid")]
    assert [event["points"] for event in told(s, "scored", "K11.4.4")] == [2, 3]
    assert (pieces(s, 2), pieces(s, 7)) == ({"snare": 1}, {"raid": 1})
    assert board(s, "corvids")["hidden_plots"] == {"bomb": 2, "snare": 1, "extortion": 2, "raid": 0}


@law("K11.7")
def test_nobody_may_expose_a_plot() -> None:
    """A person beside a facedown plot has no action for it but battle; its kind is in no view."""
    words = plot(plot="5", facedown="bomb")
    s = people("marquise", marquise={"warriors": "5", "hand": "sappers anvil"}, corvids=words)
    assert not [sentence for sentence in s.offers() if "plot" in sentence or "guess" in sentence]
    other = people(
        "marquise", marquise={"warriors": "5", "hand": "sappers anvil"}, corvids={**words, "facedown": "raid"}
    )
    for viewer in (None, "marquise", "eyrie", "alliance"):
        assert s.see(viewer) == other.see(viewer)
    assert s.offers() == other.offers()


# bombs


@law("K11.7.1")
def test_a_bomb_removes_all_pieces_of_people() -> None:
    """Warriors, buildings and tokens of both, for points; then a random plot lies there, face up, without effect."""
    cat = {"warriors": "5x3", "sawmill": "5", "wood": "5x2", "hand": "anvil"}
    s = flip("bomb", "5", ("lay extortion",), marquise=cat, eyrie={"warriors": "5", "roost": "5"})
    assert (pieces(s, 5), warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == ({"extortion": 1}, 0, 0)
    assert scored(s, "corvids", "3.2.1") == 4
    assert hand(s, "marquise") == ["anvil"]  # the new extortion takes no effect
    assert board(s, "corvids")["hidden_plots"] == {"bomb": 2, "snare": 2, "extortion": 1, "raid": 2}


@law("K11.7.1")
def test_the_plot_for_a_bomb_may_be_a_bomb() -> None:
    """Of the supply, in which the flipped one is not; with all others on the map the bomb stays."""
    s = flip("bomb", "5", ("lay bomb",))
    assert pieces(s, 5) == {"bomb": 1}
    assert len(told(s, "plot-flipped")) == 1
    spent: dict[str, Any] = {"bomb": "1", "snare": "2 6", "extortion": "7 8", "raid": "9 11"}
    last = flip("bomb", "5", **spent)
    assert pieces(last, 5) == {"bomb": 1}
    assert told(last, "plot-swapped") == []


@law("K11.7.1", "6.2.3", "8.2.6", "8.2.4")
def test_a_bomb_sets_off_what_removals_set_off() -> None:
    """Field Hospitals for the Marquise, outrage for the token: the Alliance draw, as bots hold no cards."""
    cat = {"warriors": "5x2", "keep": "1", "hand": "bake_sale"}
    s = flip(
        "bomb",
        "5",
        ("lay raid", "draw anvil"),
        marquise=cat,
        order="marquise alliance",
        alliance={"sympathy": "5"},
    )
    assert question(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal bake-sale")
    assert warriors(s, "marquise", 1) == 2
    assert supporters(s) == ["anvil"]


@law("K11.7.1", "9.2.2.1")
def test_a_bomb_damages_three_items_of_the_vagabond() -> None:
    """His pawn stays."""
    wanderer = {"character": "thief", "pawn": "5", "items": "sword boots torch"}
    s = flip("bomb", "5", ("lay raid",), order="marquise vagabond", vagabond=wanderer)
    assert board(s, "vagabond")["kit"]["damaged"] == {"boots": 1, "sword": 1, "torch": 1}
    assert board(s, "vagabond")["pawn"] == {"clearing": 5}


@law("K11.8", "K11.8.1")
def test_a_bomb_removes_two_pieces_of_each_bot() -> None:
    """Warriors first, then tokens, then a random building; the Duchy fail."""
    duchy = {"bot": "normal", "warriors": "5", "tunnel": "5", "market": "5", "swayed": "captain"}
    s = flip("bomb", "5", ("lay raid",), order="marquise duchy", duchy=duchy)
    assert (warriors(s, "duchy", 5), pieces(s, 5)) == (0, {"raid": 1, "market": 1})
    assert board(s, "duchy")["swayed"] == ["captain"]
    bare = {"bot": "normal", "market": "5", "citadel": "5", "tunnel": "5", "swayed": "captain"}
    t = flip("bomb", "5", ("lose citadel", "lay raid"), order="marquise duchy", duchy=bare)
    assert (pieces(t, 5), board(t, "duchy")["swayed"]) == ({"raid": 1, "market": 1}, [])
    assert scored(t, "corvids", "3.2.1") == 2
    many = {"bot": "normal", "warriors": "5x4", "tunnel": "5"}
    u = flip("bomb", "5", ("lay raid",), order="marquise duchy", duchy=many)
    assert (warriors(u, "duchy", 5), pieces(u, 5)) == (2, {"raid": 1, "tunnel": 1})


@law("K14.8.4")
@pytest.mark.parametrize("kind", ["snare", "extortion", "raid"])
def test_with_vendetta_every_plot_is_a_bomb(kind: str) -> None:
    """It removes people's pieces and is exchanged; an extortion takes its cards before. Without the trait it stays."""
    cat = {"warriors": "5x2", "hand": "anvil"}
    dice = ("discard anvil", "lay bomb") if kind == "extortion" else ("lay bomb",)
    s = flip(kind, "5", dice, traits="vendetta", marquise=cat)
    assert (warriors(s, "marquise", 5), pieces(s, 5)) == (0, {"bomb": 1})
    assert len(hand(s, "marquise")) == (0 if kind == "extortion" else 1)
    assert warriors(flip(kind, "5", dice[:-1], marquise=cat), "marquise", 5) == 2


# snares


@law("K11.7.2", "4.2")
def test_people_cannot_leave_a_snare() -> None:
    """Not by a march; into it they may go."""
    s = people("marquise", marquise={"warriors": "5x2 2x2 8"}, corvids=plot(snare="5"))
    s.play("marquise: march")
    assert s.why("from 5") == ("K11.7.2", "snared")
    s.play("marquise: from 2")
    assert "to 5" in s.offers()
    only = people("marquise", marquise={"warriors": "5x2"}, corvids=plot(snare="5"))
    assert only.refused("marquise: march") == "K11.7.2"


@law("K11.7.2")
def test_the_marquise_places_nothing_in_a_snare() -> None:
    """No building, no wood, no overwork, no recruits, no hospital."""
    cat = {"warriors": "5x2", "wood": "5x3", "sawmill": "5", "hand": "bake_sale"}
    s = people("marquise", marquise=cat, corvids=plot(snare="5"))
    assert s.why("build workshop in 5") == ("K11.7.2", "snared")
    assert s.why("overwork bake-sale in 5") == ("K11.7.2", "snared")
    wood = people("marquise", "birdsong", marquise={"sawmill": "5 8"}, corvids=plot(snare="5"))
    assert (pieces(wood, 5).get("wood"), pieces(wood, 8).get("wood")) == (None, 1)


@law("K11.7.2")
def test_the_alliance_places_nothing_in_a_snare() -> None:
    """No sympathy, no recruits at a base; but a revolt removes the snare first."""
    words = {"sympathy": "5", "supporters": "bake_sale cobbler mouse_in_a_sack"}
    s = people("alliance", "birdsong", alliance=words, corvids=plot(snare="2"))
    s.play("alliance: end")
    assert s.why("sympathy 2") == ("K11.7.2", "snared")
    base = {"base": "5", "officers": 1, "warriors": "5"}
    t = people("alliance", "evening", alliance=base, corvids=plot(snare="5"))
    assert t.why("raise 5") == ("K11.7.2", "snared")
    u = people("alliance", "birdsong", alliance=words, corvids=plot(snare="5"))
    u.play("alliance: revolt 5", "alliance: spend bake-sale", "alliance: spend cobbler")
    assert (pieces(u, 5), score(u, "alliance")) == ({"base": 1, "sympathy": 1}, 1)


@law("K11.7.2", "7.5.2")
def test_an_eyrie_in_a_snare_falls_into_turmoil() -> None:
    """The decree wants a recruit at the only roost, where a snare lies."""
    birds = {"roost": "3", "warriors": "3x2", "leader": "despot", "decree": {"recruit": "bake_sale"}, "score": 3}
    s = people("eyrie", eyrie=birds, corvids=plot(snare="3"))
    assert told(s, "turmoil")


@law("K11.7.2", "9.4.2", "9.5.1")
def test_the_vagabond_walks_out_of_no_snare_but_slips_away() -> None:
    """Boots do not help in Daylight; in Birdsong he ignores what keeps others from leaving."""
    wanderer = {"character": "thief", "pawn": "5", "items": "boots boots sword"}
    s = people("vagabond", "daylight", order="vagabond eyrie corvids", vagabond=wanderer, corvids=plot(snare="5"))
    assert s.why("to 1") == ("K11.7.2", "snared")
    t = people("vagabond", "birdsong", order="vagabond eyrie corvids", vagabond=wanderer, corvids=plot(snare="5"))
    while t.asked == "vagabond" and question(t)[1] != "travel-where":
        t.play(f"vagabond: {t.offers()[0]}")
    assert {"to 1", "to 2", "forest 1"} <= set(t.offers())
    t.play("vagabond: to 2")
    assert board(t, "vagabond")["pawn"] == {"clearing": 2}


@law("9.4.2", "9.2.9.2.2", "K11.7.2")
def test_allies_stay_in_a_snare_when_the_vagabond_slips() -> None:
    """They follow the general rules of moving."""
    wanderer = {"character": "thief", "pawn": "5", "items": "boots", "relations": {"eyrie": "allied"}}
    words = {"vagabond": wanderer, "eyrie": {"warriors": "5x3"}, "corvids": plot(snare="5")}
    s = people("vagabond", "birdsong", order="vagabond eyrie corvids", **words)
    s.play("vagabond: to 2")
    assert question(s)[1] != "travel-with"


@law("K11.8.2")
def test_a_bot_removes_the_snare_instead_of_placing_or_leaving() -> None:
    """The Marquise bot's recruits for that clearing are lost, all of them, and so is her building; no points."""
    cat = {"bot": "normal", "warriors": "5x2", "recruiter": "1"}
    s = people("marquise", "birdsong", marquise=cat, corvids=plot(snare="1"), dice=[DRAW])
    sprung = told(s, "snare-sprung")
    assert [(event["seat"], event["clearing"]) for event in sprung] == [("marquise", 1)]
    assert (warriors(s, "marquise", 1), pieces(s, 1), score(s, "marquise")) == (0, {"recruiter": 1}, 0)
    builder = {"bot": "normal", "warriors": "5x2"}
    t = people("marquise", "birdsong", marquise=builder, corvids=plot(snare="5"), dice=[DRAW, "draw sappers"])
    assert [event["clearing"] for event in told(t, "snare-sprung")] == [5]
    assert told(t, "bot-expands")  # nothing was built


@law("K11.8.2")
def test_a_bot_does_not_move_out_of_a_snare() -> None:
    """Five warriors in 8 would leave but for three: the snare goes, they stay."""
    cat = {"bot": "normal", "warriors": "8x5 5x9 2x9 7x2"}
    s = people("marquise", "birdsong", coop="yes", marquise=cat, corvids=plot(snare="8"), dice=[DRAW])
    assert (warriors(s, "marquise", 8), pieces(s, 8)) == (5, {})
    assert told(s, "moved") == []


@law("K11.8.2")
def test_snares_do_not_catch_the_corvids() -> None:
    """They move out of their own, as in the worked example, and recruit there."""
    s = corvids(ordered=FOX_ORDER, warriors="8x3", snare="8")
    assert (warriors(s, "corvids", 8), pieces(s, 8)) == (2, {"snare": 1})


# extortion


@law("K11.7.3")
def test_extortion_takes_a_random_card_of_everybody_there() -> None:
    """Of those with a piece in the clearing, the pawn included; bots have none."""
    s = flip(
        "extortion",
        "5",
        ("discard anvil", "discard foxfolk-steel"),
        order="marquise eyrie vagabond",
        marquise={"warriors": "5", "hand": "anvil bake_sale"},
        eyrie={"warriors": "6", "hand": "smugglers_trail"},
        vagabond={"character": "thief", "pawn": "5", "items": "sword", "hand": "foxfolk_steel"},
    )
    assert (hand(s, "marquise"), hand(s, "eyrie"), hand(s, "vagabond")) == (["bake_sale"], ["smugglers_trail"], [])
    assert warriors(s, "marquise", 5) == 1


@law("K11.7.3", "K2.4")
def test_extortion_goes_by_the_order_of_set_up() -> None:
    """The Marquise before the Vagabond, though he plays before her."""
    s = flip(
        "extortion",
        "5",
        order="vagabond marquise",
        marquise={"warriors": "5", "hand": "anvil"},
        vagabond={"character": "thief", "pawn": "5", "items": "sword", "hand": "foxfolk_steel"},
    )
    s.dice(["discard anvil"])
    assert (hand(s, "marquise"), hand(s, "vagabond")) == ([], ["foxfolk_steel"])
    s.dice(["discard foxfolk-steel"])
    assert hand(s, "vagabond") == []


# raids


@law("K11.7.4")
@pytest.mark.parametrize(("words", "more"), [({"raid": "5"}, 0), ({"plot": "5", "facedown": "raid"}, 1)])
def test_a_removed_raid_brings_warriors_to_all_neighbours(words: dict[str, object], more: int) -> None:
    """Either side up; around 5 are 1 and 2."""
    s = people("marquise", marquise={"warriors": "5x4"}, corvids=plot(**words))
    s.play("marquise: fight", "marquise: battle corvids in 5", "chance: roll 0 0")
    assert (warriors(s, "corvids", 1), warriors(s, "corvids", 2), pieces(s, 5)) == (1, 1, {})
    assert score(s, "marquise") == 1
    assert board(s, "corvids")["stock"] == {"plot": 8}


@law("K11.7.4")
def test_other_plots_bring_nobody_and_the_keep_forbids() -> None:
    """A removed bomb; and a raid beside the keep, with one warrior left."""
    s = people("marquise", marquise={"warriors": "5x4"}, corvids=plot(bomb="5"))
    s.play("marquise: fight", "marquise: battle corvids in 5", "chance: roll 0 0")
    assert board(s, "corvids")["supply"] == 15
    t = people("marquise", marquise={"warriors": "5x4", "keep": "1"}, corvids=plot(raid="5"))
    t.play("marquise: fight", "marquise: battle corvids in 5", "chance: roll 0 0")
    assert (warriors(t, "corvids", 1), warriors(t, "corvids", 2)) == (0, 1)


@law("K11.7.4", "9.5.6", "9.2.9.3.1")
def test_the_vagabond_strikes_a_plot() -> None:
    """A facedown plot without warriors: a point, and its raid; in battle a hostile one gives infamy."""
    wanderer = {"character": "thief", "pawn": "5", "items": "crossbow sword sword"}
    order = "vagabond eyrie corvids"
    s = people("vagabond", order=order, vagabond=wanderer, corvids=plot(plot="5", facedown="raid"))
    s.play("vagabond: shoot plot")
    assert (score(s, "vagabond"), warriors(s, "corvids", 1), warriors(s, "corvids", 2)) == (1, 1, 1)
    hates = {**wanderer, "relations": {"corvids": "hostile"}}
    t = people("vagabond", order=order, vagabond=hates, corvids=plot(bomb="5"))
    t.play("vagabond: battle corvids in 5", "chance: roll 0 0")
    assert score(t, "vagabond") == 2


@law("K11.7.4", "4.1")
def test_a_favor_removes_plots_before_their_raids_speak() -> None:
    """Raids in 1 and 12 both go; the warriors they bring come to clearings that the favor has passed."""
    cat = {"workshop": "1 6 8", "hand": "favor_of_the_foxes"}
    s = people("marquise", marquise=cat, corvids=plot(raid="1 12", warriors="1 9"))
    s.play("marquise: craft favor-of-the-foxes")
    assert pieces(s, 12) == {"ruin": 1}
    found = {c: warriors(s, "corvids", c) for c in range(1, 13) if warriors(s, "corvids", c)}
    assert found == {4: 1, 5: 1, 7: 1, 9: 3, 10: 2, 11: 1}


# traits


@law("K14.8.2")
def test_backup_plans_leave_a_warrior_behind() -> None:
    """When a plot is removed, by a battle or by a bot's snare; not without the trait, not for an exchanged bomb."""
    for traits, left in (("backup-plans", 1), ("", 0)):
        s = people("marquise", marquise={"warriors": "5x4"}, corvids=plot(snare="5", traits=traits))
        s.play("marquise: fight", "marquise: battle corvids in 5", "chance: roll 0 0")
        assert warriors(s, "corvids", 5) == left
    duchy = {"bot": "normal", "warriors": "5x3", "ordered": FOX_ORDER}
    words = {"order": "marquise corvids", "corvids": plot(snare="5", traits="backup-plans")}
    t = bot_turn("duchy", "daylight", duchy, **words)  # type: ignore[arg-type]
    assert (pieces(t, 5), warriors(t, "corvids", 5)) == ({}, 1)
    u = flip("bomb", "5", ("lay raid",), traits="backup-plans", warriors="5")
    assert warriors(u, "corvids", 5) == 1


@law("K14.8.2", "K6.5.1", "K6.4.4")
def test_a_backup_warrior_comes_in_the_middle_of_pity() -> None:
    """The first sympathy springs the snare in 1; the warrior there sends the second to 2, where nobody is."""
    mice: dict[str, object] = {"sympathy": "5"}
    crows = plot(snare="1", traits="backup-plans")
    cat = {"warriors": "12"}
    s = bot_turn("alliance", "birdsong", mice, ["draw royal-claim"], "marquise corvids", corvids=crows, marquise=cat)
    assert [event["clearing"] for event in told(s, "snare-sprung")] == [1]
    assert told(s, "placed")[0]["clearing"] == 2


@law("K14.8.2", "K5.5.1.1")
def test_a_backup_warrior_comes_in_the_middle_of_recruiting() -> None:
    """The fox column springs the snare at its roost; the bird column sees an enemy piece there, and recruits there."""
    birds: dict[str, object] = {"roost": "1 3", "warriors": "1x2 3"}
    crows = plot(snare="1", traits="backup-plans")
    s = bot_turn("eyrie", "birdsong", birds, [DRAW], "marquise corvids", corvids=crows)
    assert [event["clearing"] for event in told(s, "snare-sprung")] == [1]
    assert [(event["clearing"], event["count"]) for event in told(s, "bot-recruited", "K5.5.1.1")] == [(1, 2)]


@law("K14.8.1", "K11.7")
def test_gamble_lets_the_person_with_most_pieces_guess() -> None:
    """Right: it scores, takes no effect and is removed, for a point. The question is the same whatever lies there."""
    words: dict[str, Any] = {
        "traits": "gamble",
        "marquise": {"warriors": "5", "workshop": "5"},
        "eyrie": {"warriors": "5"},
    }
    s = flip("bomb", "5", **words)
    other = flip("raid", "5", **words)
    assert question(s) == question(other) == ("marquise", "guess-plot")
    assert s.offers() == other.offers() == ["guess bomb", "guess snare", "guess extortion", "guess raid"]
    s.play("marquise: guess bomb")
    assert (score(s, "corvids"), score(s, "marquise"), pieces(s, 5)) == (1, 1, {"workshop": 1})
    assert warriors(s, "marquise", 5) == 1
    other.play("marquise: guess raid")
    assert (warriors(other, "corvids", 1), warriors(other, "corvids", 2)) == (0, 2)  # nobody in the supply
    assert score(other, "marquise") == 1


@law("K14.8.1")
def test_a_wrong_guess_is_worth_a_point_to_the_corvids() -> None:
    """And the plot is flipped as ever. Of a tie the first in the order of set-up guesses; with nobody there, nobody."""
    tie = {"marquise": {"warriors": "5"}, "eyrie": {"warriors": "5"}}
    s = flip("bomb", "5", ("lay raid",), traits="gamble", **tie)
    s.play("marquise: guess snare")
    assert (score(s, "corvids"), warriors(s, "marquise", 5), pieces(s, 5)) == (2, 0, {"raid": 1})
    alone = flip("snare", "5", traits="gamble")
    assert (told(alone, "plot-guessed"), score(alone, "corvids")) == ([], 1)


@law("K14.8.1")
def test_what_all_lie_face_up_cannot_be_guessed() -> None:
    """Both bombs are face up."""
    s = flip("snare", "5", traits="gamble", bomb="6 7", marquise={"warriors": "5"})
    assert s.why("guess bomb") == ("K14.8.1", "both-face-up")


# hidden kinds


@law("K11.3.1", "K11.7")
def test_an_imagined_world_has_plots_that_may_be() -> None:
    """A view imagines facedown plots of those that are not face up, and never looks at the true ones."""
    s = people(
        "marquise", marquise={"warriors": "5"}, corvids=plot(plot="5 6", facedown="raid raid", bomb="1 2", snare="3")
    )
    view = s.table.game.lens(0)
    seen: set[int] = set()
    for number in range(40):
        world = view.imagine(QuickDice(str(number)))
        assert world.faults() == []
        assert isinstance(world, Game)
        seen.update(hidden % 4 for hidden in world.hidden)
    assert seen == {1, 2, 3}


@law("K11.5.3")
def test_bots_alone_ask_nobody_but_the_dice() -> None:
    """A whole game of three bots."""
    options = dict.fromkeys(library.ruleset("root").seats, "no")
    options.update(marquise="bot", duchy="bot", corvids="bot")
    options.update({"duchy-traits": "overwhelm+invaders", "corvids-traits": "mastermind+vendetta+gamble"})
    table = Table(library.ruleset("root"), options, "bots alone")
    assert table.actor is None
    assert table.outcome is not None
