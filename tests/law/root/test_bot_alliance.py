"""Chapter 6 of the Law of Rootbotics: the Automated Alliance, their levels [K13.3] and traits [K14.3]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import fight
from tests.law.root.rootbotics import choices, compared, gains, new_game, placed, recruits, turn
from tests.law.root.seeing import ask, clearing, events, pieces, places, public, score, spectator, warriors
from weald.engine.table import CHANCE_NAME
from weald.scenario import Scenario

GARRISON = "1x2 2 4 5 6 7 8 9 10 11 12"


def mice(card: str, /, *dice: str, marquise: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """A turn of the Alliance bot against the Marquise of a person."""
    own = {"bot": "normal", **words}
    return turn("alliance", card, *dice, order="alliance marquise", marquise=marquise or {}, alliance=own)


def against(marquise: dict[str, Any], **words: Any) -> Scenario:
    """Daylight of a person's Marquise beside the Alliance bot."""
    own = {"bot": "normal", **words}
    order = "marquise alliance"
    return Scenario("root", order=order, turn="marquise", phase="daylight", marquise=marquise, alliance=own)


def revolts(s: Scenario) -> list[int]:
    return [int(str(event["clearing"])) for event in events(s, None, "revolt")]


@law(
    "K6.4", "K6.4.1", "K6.4.2", "K6.4.4", "K6.5", "K6.5.1", "K6.5.1.1", "K6.5.2", "K6.6", "K6.6.2", "K6.6.3", "K13.3.2"
)
def test_the_worked_example() -> None:
    """A bird on the first turn: a bag, three tokens in 2, 5 and 6, a revolt in 5 and a warrior there; four points."""
    s = turn(
        "alliance",
        "birdy_bindle",
        order="alliance marquise eyrie",
        alliance={"bot": "normal"},
        marquise={"keep": "1", "warriors": GARRISON, "sawmill": "1", "workshop": "5", "recruiter": "9"},
        eyrie={"roost": "3", "warriors": "3x6"},
    )
    assert public(s, "alliance")["items"] == {"bag": 1}
    assert placed(s, "sympathy") == [2, 5, 6]
    assert compared(s, "sympathy", 1)["enemy-warriors"] == {"5": 1, "6": 1, "10": 1}
    assert compared(s, "sympathy", 2)["enemy-warriors"] == {"6": 1, "10": 1}  # 1 has the keep
    assert compared(s, "revolt")["enemy-pieces"] == {"2": 1, "5": 2, "6": 1}
    assert revolts(s) == [5]
    assert placed(s, "base") == [5]
    assert clearing(s, 5)["warriors"] == {"alliance": 1}
    assert recruits(s, "K6.6.2") == {5: 1}
    assert gains(s, "alliance") == {"K1.1.2": 1, "K6.5.1": 2, "3.2.1": 1}
    assert spectator(s)["discard"] == ["birdy_bindle"]


@law("K6.1", "K6.2.1", "K6.3.1", "K6.3.2", "K6.3.3")
def test_set_up() -> None:
    """Ten warriors, three bases, ten tokens, all on the board; no hand and no supporters."""
    table = new_game("marquise=bot alliance=bot", order="listed")
    table.play("start 1", CHANCE_NAME)
    for _ in range(3):
        table.play(table.offers()[0], CHANCE_NAME)
    shown: Any = table.show(None)
    seat = shown["seats"]["alliance"]
    assert (seat["supply"], seat["stock"], seat["hand"]) == (10, {"base": 3, "sympathy": 10}, 0)
    assert "supporters" not in seat
    assert all("alliance" not in one["warriors"] for one in shown["clearings"].values())


@law("K6.2.1.1", "K6.2.1.2", "K6.5.1")
def test_sympathy_goes_to_unsympathetic_neighbours() -> None:
    """One token to a clearing: from 5, by a fox, only 1 will do; it is fox and next to sympathy."""
    s = mice("tax_collector", sympathy="5 2 6 8 12")
    assert placed(s, "sympathy")[0] == 1
    assert all(pieces(s, "sympathy", number) <= 1 for number in range(1, 13))


@law("K6.2.2")
@pytest.mark.parametrize(("defenders", "left"), [("5", 2), ("", 3)])
def test_automated_ambush(defenders: str, left: int) -> None:
    """Defending with a warrior they hit once more; without one they do not."""
    s = against({"warriors": "5x3"}, warriors=defenders, base="5")
    fight(s, "alliance", 5, "0 0")
    assert warriors(s, "marquise", 5) == left


@law("K6.2.3")
@pytest.mark.parametrize(("hand", "scored"), [("cobbler", 0), ("anvil", 1), ("", 1)])
def test_automated_outrage_of_a_move(hand: str, scored: int) -> None:
    """A person who moves into sympathy discards a matching card; without one the Alliance score a point."""
    s = against({"warriors": "1x3", "hand": hand}, sympathy="5")
    s.play("marquise: march", "marquise: from 1", "marquise: to 5", "marquise: warriors 1")
    if hand == "cobbler":
        assert s.refused("marquise: pass") == "8.2.6"
        s.play("marquise: give cobbler")
        assert spectator(s)["discard"] == ["cobbler"]
    elif hand:
        s.play("marquise: pass")
    assert gains(s, "alliance").get("K6.2.3", 0) == scored


@law("K6.2.3")
def test_automated_outrage_of_a_removal_and_of_bots() -> None:
    """Removing a token outrages as well; a bot outrages nobody."""
    s = against({"warriors": "5x3"}, sympathy="5")
    fight(s, "alliance", 5, "0 0")
    assert gains(s, "alliance") == {"K6.2.3": 1}
    s = turn(
        "marquise",
        "cobbler",
        "roll 0 0",
        order="marquise alliance",
        marquise={"bot": "normal", "warriors": "5x3 7x5"},
        alliance={"bot": "normal", "sympathy": "5"},
    )
    assert pieces(s, "sympathy", 5) == 0
    assert score(s, "alliance") == 0


@law("K6.2.4")
def test_a_lost_base_takes_all_sympathy_of_its_suit() -> None:
    """The rabbit base falls, and with it the tokens in 3, 4 and 5, for points; the fox token stays. Outrage follows."""
    s = against({"warriors": "5x3"}, sympathy="1 3 4 5", base="5")
    fight(s, "alliance", 5, "1 0")
    s.play("marquise: first base")
    assert places(s, "base") == []
    assert places(s, "sympathy") == [1]
    assert gains(s, "marquise") == {"3.2.1": 4}
    assert gains(s, "alliance") == {"K6.2.3": 3}
    assert public(s, "alliance")["stock"] == {"base": 3, "sympathy": 9}


@law("K6.2.5")
def test_martial_law() -> None:
    """Beside three warriors of one enemy a token is worth one less, but never less than nothing."""
    words: dict[str, Any] = {"sympathy": "1 2 6 9 10", "base": "4"}
    s = mice("cobbler", marquise={"warriors": "3x4 4x4 5x3"}, **words)
    assert placed(s, "sympathy") == [5, 3]
    assert gains(s, "alliance") == {"K6.2.5": 2}  # two tokens that score two each elsewhere
    s = mice("cobbler", marquise={"warriors": "3x4 4x4 5x2"}, **words)
    assert gains(s, "alliance") == {"K6.5.1": 2, "K6.2.5": 1}
    s = turn(
        "alliance",
        "cobbler",
        order="alliance marquise eyrie",
        alliance={"bot": "normal", "score": 5},
        marquise={"warriors": "1x3 2x3 3x3 4x3 5x3 6x3 7x3 8x3"},
        eyrie={"warriors": "9x3 10x3 11x3 12x3"},
    )
    assert len(placed(s, "sympathy")) == 3
    assert score(s, "alliance") == 5  # three tokens worth 0, 1 and 1


@law("K6.4.2")
def test_crafting() -> None:
    """An item that is there, for a point."""
    assert public(mice("anvil"), "alliance")["items"] == {"hammer": 1}


@law("K6.4.3")
def test_revolt() -> None:
    """In the ordered sympathetic clearing with most enemy pieces: all leave, for points, and the base comes."""
    cats: dict[str, Any] = {"warriors": "4 5x2 6x5", "workshop": "5"}
    s = mice("cobbler", sympathy="4 5 6", marquise=cats)
    assert choices(s, "revolt") == ["5"]
    assert compared(s, "revolt")["enemy-pieces"] == {"4": 1, "5": 3}
    assert clearing(s, 5)["warriors"] == {"alliance": 1}
    assert clearing(s, 5)["pieces"] == {"base": 1, "sympathy": 1}
    assert gains(s, "alliance")["3.2.1"] == 1
    assert events(s, None, "bot-pity") == []  # [K6.4.4] only without a revolt


@law("K6.4.3", "K6.4.4")
@pytest.mark.parametrize(
    "words",
    [{"sympathy": "4", "base": "5"}, {"sympathy": "1"}, {}],
)
def test_what_stops_a_revolt(words: dict[str, Any]) -> None:
    """The base is on the map, or no clearing of its suit is sympathetic: public pity instead."""
    s = mice("cobbler", **words)
    assert revolts(s) == []
    assert events(s, None, "bot-pity")[0]["count"] == 2


@law("K6.4.4")
@pytest.mark.parametrize(("tokens", "spreads"), [("1 2 6 8", 2), ("1 2 6 8 12", 1)])
def test_pity_counts_tokens_before_it_spreads(tokens: str, spreads: int) -> None:
    """Twice with up to four tokens, once with five; and once more in Daylight."""
    s = mice("cobbler", sympathy=tokens)
    assert events(s, None, "bot-pity")[0]["count"] == spreads
    assert len(placed(s, "sympathy")) == spreads + 1


@law("K6.5.1")
@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4)]
)
def test_the_sympathy_track(tokens: int, points: int) -> None:
    """The space that a token leaves is scored: by how many are on the map already."""
    held = " ".join(["1", "2", "6", "7", "8", "9", "11", "12", "3"][:tokens])
    s = mice("cobbler", sympathy=held, base="5")
    marked = [event for event in events(s, None, "scored") if event["seat"] == "alliance"]
    first = int(str(marked[0]["points"])) if tokens else 0
    assert first == points
    assert len(placed(s, "sympathy")) > 0


@law("K6.5.1")
def test_fewest_enemy_warriors() -> None:
    """By warriors alone: 4 with a workshop but no warrior comes before 10 with one warrior."""
    cats: dict[str, Any] = {"warriors": "3 10", "workshop": "4"}
    s = mice("cobbler", sympathy="1 2 5 6 8 12", base="5", marquise=cats)
    assert compared(s, "sympathy")["enemy-warriors"] == {"3": 1, "4": 0, "10": 1}
    assert placed(s, "sympathy")[0] == 4


@law("K6.5.1.1")
def test_no_such_clearing() -> None:
    """By a mouse no neighbour of 5 but 2 would do, and it is full: fewest enemy pieces anywhere, not at the keep."""
    s = mice("codebreakers", sympathy="5 2 7 9 11", marquise={"keep": "1", "workshop": "3", "warriors": "4"})
    assert placed(s, "sympathy")[0] == 6
    assert compared(s, "sympathy")["enemy-pieces"] == {"3": 1, "4": 1, "6": 0, "8": 0, "10": 0, "12": 0}


@law("K6.5.1.2")
def test_no_spread_at_all() -> None:
    """With all ten tokens on the map each spread is worth five points."""
    s = mice("cobbler", sympathy="1 2 3 4 6 7 8 9 11 12", base="5")
    assert gains(s, "alliance")["K6.5.1.2"] == 10


@law("K6.5.2")
def test_surprise_revolt() -> None:
    """By a bird wherever most enemy pieces are, if that base is not built; the highest priority decides a tie."""
    cats: dict[str, Any] = {"warriors": "1x2 2x2 3x5"}
    s = mice("armorers", sympathy="1 2 3 7 9", base="5", marquise=cats)
    assert compared(s, "revolt")["enemy-pieces"]["1"] == 2
    assert revolts(s) == [1]
    assert placed(s, "base") == [1]
    assert {event["law"] for event in events(s, None, "revolt")} == {"K6.5.2"}


@law("K6.6.1")
def test_organize() -> None:
    """Each base with three warriors sends them home and spreads once; then a warrior comes to every base."""
    s = mice("cobbler", sympathy="1 2 6 8 9", base="5 11", warriors="5x3 11x2")
    assert [event["clearing"] for event in events(s, None, "bot-organizes")] == [5]
    assert len(placed(s, "sympathy")) == 1 + 1 + 1
    assert warriors(s, "alliance", 5) == 1
    assert warriors(s, "alliance", 11) == 3


@law("K13.3.1", "K13.3.2", "K13.3.3", "K13.3.4")
@pytest.mark.parametrize(
    ("level", "organizing"), [("easy", [1]), ("normal", [1, 5]), ("challenging", [1, 5, 11]), ("nightmare", [1, 5, 11])]
)
def test_levels(level: str, organizing: list[int]) -> None:
    """Four, three, two warriors are enough to organize; the hardest score a point at the end."""
    s = mice("cobbler", bot=level, sympathy="2 6 8 9 12", base="1 5 11", warriors="1x4 5x3 11x2")
    assert [event["clearing"] for event in events(s, None, "bot-organizes")] == organizing
    assert gains(s, "alliance").get("K13.3.4", 0) == (1 if level == "nightmare" else 0)


@law("K14.3.1")
@pytest.mark.parametrize(("traits", "left"), [("informants", 2), ("", 3)])
def test_informants(traits: str, left: int) -> None:
    """Sympathy without a warrior hits once too."""
    s = against({"warriors": "5x3"}, sympathy="5", traits=traits)
    fight(s, "alliance", 5, "0 0")
    assert warriors(s, "marquise", 5) == left


@law("K14.3.2")
def test_popularity() -> None:
    """A removed token scores nothing, a base still does."""
    s = against({"warriors": "5x3"}, sympathy="3 5", base="5", traits="popularity")
    fight(s, "alliance", 5, "1 0")
    s.play("marquise: first base")
    assert places(s, "sympathy") == []
    assert gains(s, "marquise") == {"3.2.1": 1}


@law("K14.3.3")
@pytest.mark.parametrize(("traits", "cats", "mice_left"), [("veterans", 0, 3), ("", 2, 1)])
def test_veterans(traits: str, cats: int, mice_left: int) -> None:
    """They deal the higher die and take the lower."""
    s = against({"warriors": "5x3"}, warriors="5x3", traits=traits)
    fight(s, "alliance", 5, "2 0")
    assert (warriors(s, "marquise", 5), warriors(s, "alliance", 5)) == (cats, mice_left)


@law("K14.3.4")
def test_wildfire() -> None:
    """One more token at the end of Evening, by the same order, for nothing."""
    words: dict[str, Any] = {"sympathy": "1 2 6 8 9", "base": "5"}
    s = mice("cobbler", traits="wildfire", **words)
    plain = mice("cobbler", **words)
    assert len(placed(s, "sympathy")) == len(placed(plain, "sympathy")) + 1
    assert gains(s, "alliance") == gains(plain, "alliance")
    full: dict[str, Any] = {"sympathy": "1 2 3 4 6 7 8 9 11 12", "base": "5"}
    assert gains(mice("cobbler", traits="wildfire", **full), "alliance")["K6.5.1.2"] == 10


@law("K14.3.5")
def test_steadfast() -> None:
    """No pity if there will be a surprise revolt, even one that Daylight's token makes possible; no martial law."""
    s = mice("armorers", traits="steadfast")
    assert events(s, None, "bot-pity") == []
    assert len(placed(s, "sympathy")) == 1
    assert len(revolts(s)) == 1
    assert len(events(mice("armorers"), None, "bot-pity")) == 1
    s = mice("armorers", traits="steadfast", base="1 2 5", sympathy="6")  # every base is built
    assert len(events(s, None, "bot-pity")) == 1
    words: dict[str, Any] = {"sympathy": "2 1 10 9 6", "marquise": {"warriors": "5x3"}}
    assert "K6.2.5" not in gains(mice("cobbler", traits="steadfast", **words), "alliance")


@law("K6.4.3")
def test_nobody_is_asked_in_its_turn_but_the_other_side() -> None:
    """A revolt that wounds a person's Marquise asks her for hospitals, and then goes on."""
    cats: dict[str, Any] = {"keep": "1", "warriors": "5x2", "hand": "cobbler"}
    s = mice("smugglers_trail", sympathy="5", marquise=cats)
    assert ask(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal cobbler")
    assert warriors(s, "marquise", 1) == 2
    assert places(s, "base") == [5]
