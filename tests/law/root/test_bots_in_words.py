"""What everybody sees of a bot: its data, its board in the terminal, its positions set up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.root.rootbotics import bot, turn
from weald import library
from weald.drawings import drawing
from weald.engine import codec
from weald.engine.errors import UnknownName
from weald.engine.table import Table
from weald.games.root.arranging import arrange
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.tables import CARD_NAMES
from weald.scenario import Scenario, export
from weald.texts import Texts


def board(s: Scenario) -> str:
    """The whole board as a spectator reads it."""
    return "\n".join(drawing(s.table.ruleset, Texts("root")).lines(s.table.game.lens(-1)))


def test_level_traits_and_order_are_open() -> None:
    """In its own turn also the order card and what it orders."""
    s = turn(
        "eyrie",
        "armorers",
        order="eyrie marquise alliance",
        eyrie={"bot": "nightmare", "traits": "war-tax focused", "roost": "3", "warriors": "3x6 5"},
        marquise={"bot": "easy", "warriors": "5x2"},
        alliance={"bot": "normal", "sympathy": "1"},
    )
    assert s.asked == "chance"  # the dice of the battle in 5
    assert bot(s, "eyrie") == {
        "level": "nightmare",
        "traits": ["war-tax", "focused"],
        "order_card": None,  # it lies in the decree already
        "ordered": "bird",
    }
    assert bot(s, "marquise") == {"level": "easy", "traits": [], "order_card": None, "ordered": None}
    words = board(s)
    assert "E Electric Eyrie (nightmare bot), on turn: 0 points" in words
    assert "ordered: bird" in words
    assert (
        "Decree: fox: none; mouse: none; rabbit: none; bird: loyal vizier (bird), loyal vizier (bird), Armorers"
        in words
    )
    assert "Traits: war tax, focused" in words
    explained = drawing(s.table.ruleset, Texts("root", robots=["eyrie", "marquise", "alliance"])).robots(
        s.table.view(None)
    )
    assert "Electric Eyrie, trait war tax: Whoever loses a building or token to it loses a point too." in explained
    assert [line.partition(":")[0] for line in explained] == [
        "Electric Eyrie, level nightmare", "Electric Eyrie, trait war tax", "Electric Eyrie, trait focused",
        "Mechanical Marquise, level easy",
    ]  # fmt: skip
    assert "roost 6 (now 0 points an Evening)" in words
    assert "M Mechanical Marquise (easy bot): 0 points" in words
    assert "sympathy 9 (next: 1 point)" in words
    assert "supporter" not in words


def test_an_order_card_in_words() -> None:
    """While it lies open, it is named."""
    s = turn(
        "marquise",
        "cobbler",
        order="marquise eyrie",
        marquise={"bot": "normal", "warriors": "5x3"},
        eyrie={"warriors": "5"},
    )
    assert bot(s, "marquise")["order_card"] == "cobbler"
    assert "ordered: Cobbler (rabbit)" in board(s)


@pytest.mark.parametrize("words", [{"bot": "hard"}, {"bot": "easy", "traits": "swoop"}])
def test_unknown_levels_and_traits_are_refused(words: dict[str, str]) -> None:
    """The Marquise does not swoop."""
    with pytest.raises(UnknownName):
        arrange({"marquise": words})


def test_a_game_with_bots_becomes_a_scenario(tmp_path: Path) -> None:
    """Any position can be written as words that lead to it again."""
    options: dict[str, int | str] = {
        "vagabond": "no",
        "marquise": "bot",
        "eyrie": "bot",
        "eyrie-level": "challenging",
        "marquise-traits": "blitz+hospitals",
        "order": "listed",
    }
    table = Table(library.ruleset("root"), options, "scenario")
    while len(table.actions) < 120 and table.actor is not None:
        table.take(table.legal()[0])
    table.save(tmp_path / "bots.weald")
    text = export(tmp_path / "bots.weald")
    assert "'bot': 'challenging'" in text
    assert "'traits': 'blitz hospitals'" in text
    found: dict[str, Scenario] = {}
    exec(text, found)  # our own words
    assert found["s"].table.show(None)["clearings"] == table.show(None)["clearings"]
    assert codec.encode(found["s"].table.game.board.robots) == codec.encode(table.game.board.robots)


LIZARDS: dict[str, object] = {
    "bot": "challenging",
    "traits": "martyrs",
    "warriors": "5x4",
    "rabbit-garden": "4 5",
    "acolytes": 2,
    "conspiracy": 1,
    "souls": "cobbler anvil armorers",
}


def lizards(*dice: str) -> Scenario:
    """The Lizards' Birdsong up to the dice of a crusade, or beyond."""
    seats: dict[str, object] = {"cult": LIZARDS, "marquise": {"warriors": "5x2"}}
    return Scenario("root", order="cult marquise", turn="cult", dice=dice, **seats)


def test_the_side_of_the_lizards() -> None:
    """The Lost Souls from the top, for everybody; the marker, the acolytes, the gardens and what they score."""
    s = lizards()
    for viewer in (None, "marquise"):
        seat = s.see(viewer)["seats"]["cult"]
        assert seat["lost_souls"] == ["cobbler", "anvil", "armorers"]
        assert (seat["acolytes"], seat["conspiracy"]) == (2, {"space": 2, "name": "crusade"})
    assert bot(s, "cult")["ordered"] == "bird"
    words = board(s)
    assert "L Logical Lizards (challenging bot), on turn: 0 points" in words
    assert "2 acolytes, marker on crusade (2 of 5), ordered: bird" in words
    assert "rabbit garden 3 (now 2 points an Evening)" in words
    assert "Lost Souls, from the top: Cobbler (rabbit), Anvil (fox), Armorers (bird)" in words
    assert "Traits: martyrs" in words


def test_the_lizards_are_set_up_again() -> None:
    """Any moment of their turn that a position has words for, and those words lead to it."""
    game = arrange({"cult": LIZARDS, "order": "cult marquise", "turn": "cult", "phase": "birdsong"})
    words = {**LIZARDS, "ordered": "fox", "revealed": "codebreakers tax_collector"}
    evening = arrange({"cult": words, "order": "cult marquise", "turn": "cult", "phase": "evening"})
    assert cult_board(game.board).souls == cult_board(evening.board).souls
    assert [CARD_NAMES[card] for card in cult_board(evening.board).souls] == ["armorers", "anvil", "cobbler"]
    assert [CARD_NAMES[card] for card in cult_board(evening.board).revealed] == ["codebreakers", "tax_collector"]
    s = lizards("roll 0 0", "draw royal-claim")
    assert s.asked == "marquise"
    found = s.table.ruleset.arrangement(s.table.game)
    assert found is not None
    own = found["cult"]
    assert isinstance(own, dict)
    assert own["souls"] == "royal_claim cobbler anvil"  # the bird is gone
    assert (own["conspiracy"], own["acolytes"], own["traits"]) == (3, 2, "martyrs")
    again = arrange(found)
    assert codec.encode(cult_board(again.board)) == codec.encode(cult_board(s.table.game.board))


@pytest.mark.parametrize("words", [{"outcast": "fox"}, {"conspiracy": 6}, {"hated": True}])
def test_words_that_the_lizards_do_not_have(words: dict[str, object]) -> None:
    """An outcast is the Cult's, and the track has five spaces."""
    with pytest.raises(UnknownName):
        arrange({"cult": {"bot": "normal", **words}})
    with pytest.raises(UnknownName):
        arrange({"cult": {"conspiracy": 2}})


def test_the_side_of_the_robots() -> None:
    """The market from the left, the payments, what a service costs whom, what a post scores; for everybody."""
    robots = {"bot": "easy", "traits": "greedy", "market": "cobbler anvil", "payments": {"eyrie": 2}, "fox-post": "8"}
    s = Scenario("root", order="marquise eyrie riverfolk", riverfolk=robots, eyrie={"score": 12}, services="special")
    for viewer in (None, "marquise", "eyrie"):
        seat = s.see(viewer)["seats"]["riverfolk"]
        assert (seat["market"], seat["payments"], seat["hand"]) == (["cobbler", "anvil"], {"eyrie": 2}, 0)
        assert seat["prices"] == {"marquise": 2, "eyrie": 3}
        assert "open_hand" not in seat
    words = board(s)
    assert "R Riverfolk Robots (easy bot): 0 points" in words
    assert "fox trade post 2 (next: 1 point)" in words
    assert "Market: Cobbler (rabbit), Anvil (fox)" in words
    assert "Prices: Marquise de Cat 2; Eyrie Dynasties 3" in words
    found = s.table.ruleset.arrangement(s.table.game)
    assert found is not None
    assert codec.encode(riverfolk_board(arrange(found).board)) == codec.encode(riverfolk_board(s.table.game.board))
    assert found["services"] == "special"


def test_the_robots_turn_set_up_again() -> None:
    """Up to the dice of a battle: the order is the rightmost card, the shield holds."""
    robots = {"bot": "normal", "market": "armorers anvil", "warriors": "6x2"}
    cats = {"warriors": "6"}
    order = "riverfolk marquise"
    s = Scenario("root", order=order, turn="riverfolk", phase="daylight", riverfolk=robots, marquise=cats)
    assert s.asked == "chance"
    assert bot(s, "riverfolk")["order_card"] == "anvil"
    assert bot(s, "riverfolk")["ordered"] == "fox"
    assert s.see(None)["seats"]["riverfolk"]["protectionism"] == ["shield"]
    with pytest.raises(UnknownName):
        arrange({"riverfolk": {"bot": "normal", "protectionism": "spear"}})


@pytest.mark.parametrize(
    ("criterion", "wanted", "values", "said"),
    [
        ("open-slot", "most", {"1": 0, "6": 1, "8": 1}, "With an open slot, if possible [K8.5.1]: 6 and 8."),
        ("open-slot", "most", {"1": 0, "6": 0}, "With an open slot, if possible [K8.5.1]: none. Of 1 and 6 the"),
        ("customer-there", "most", {"3": 1, "7": 1}, "With pieces of the best customer, if possible [K8.5.1]: all. Of"),
        ("roosts", "fewest", {"3": 1, "7": 0}, "Without a roost, if possible [K8.5.1]: 7."),
        ("plots", "fewest", {"3": 1, "7": 1}, "Without a plot, if possible [K8.5.1]: none. Of"),
        ("enemy-pieces", "most", {"3": 1, "7": 0}, "Most enemy pieces [K8.5.1]: 3 with 1; 7 with 0."),
    ],
)
def test_what_is_met_or_not_is_not_counted(criterion: str, wanted: str, values: dict[str, int], said: str) -> None:
    """Who has an open slot is said, and not that it has one of them."""
    best = (max if wanted == "most" else min)(values.values())
    left = [name for name, value in values.items() if value == best]
    tied = left if len(left) > 1 else []
    compared = {"criterion": criterion, "wanted": wanted, "law": "K8.5.1", "values": values, "left": left}
    event = {
        "what": "bot-chose",
        "law": "K8.5",
        "seat": "cult",
        "choice": "ritual",
        "chosen": left[0],
        "players": False,
        "kind": "clearing",
        "among": list(values),
        "compared": [compared],
        "tie": "K2.1" if tied else "",
        "tie_by": "highest" if tied else "",
        "tied": tied,
    }
    assert said in Texts("root").event(event)
