"""The Vagabot among plots, on the lake and the mountain, beside the Cult."""

from __future__ import annotations

from typing import Any

from tests.law import law
from tests.law.root.rambling import FOX, RABBIT, counts, kit, pawn, ramble, spent, way
from tests.law.root.rootbotics import battles, gains
from tests.law.root.seeing import events, pieces, public, spectator
from tests.law.root.test_bot_plots import flip
from tests.law.root.test_maps import SUITS
from weald.games.root.tables import CARD_NAMES, MAP_NAMES, MAPS

MOUNTAIN = MAP_NAMES.index("mountain")


def sprung(crows: dict[str, Any]) -> dict[str, Any]:
    return {"bot": "normal", **crows}


@law("K11.8.2", "K7.5")
def test_a_snare_costs_him_a_move() -> None:
    """From 9 to the ruin in 12: the first item goes with the snare, the second takes him there, the third explores."""
    s = ramble(FOX, "find bag", at="9", items=kit(3), corvids=sprung({"snare": "9"}))
    assert [(event["seat"], event["clearing"]) for event in events(s, None, "snare-sprung")] == [("vagabond", 9)]
    assert pieces(s, "snare", 9) == 0
    assert way(s) == [12]
    assert (spent(s, "K7.5"), spent(s, "K7.5.1")) == (2, 1)
    assert gains(s, "vagabond") == {}


@law("K11.8.2")
def test_a_snare_where_he_stays_is_left_alone() -> None:
    """He explores where he stands; nothing is moved or placed."""
    s = ramble(FOX, "find bag", at="12", items=kit(1, 2), corvids=sprung({"snare": "12"}))
    assert events(s, None, "snare-sprung") == []
    assert pieces(s, "snare", 12) == 1


@law("K11.8.2", "K7.4.3")
def test_a_snare_keeps_him_from_slipping_away() -> None:
    """He stays in 12 without a Daylight, and one item is repaired, not all."""
    s = ramble(FOX, "forest 2", at="12", items=kit(2, damaged=3), corvids=sprung({"snare": "12"}))
    assert way(s) == []
    assert pieces(s, "snare", 12) == 0
    assert events(s, None, "bot-plans") == []
    assert counts(s) == (3, 0, 2, 0)


@law("K11.8.2", "K7.7.3")
def test_a_snare_keeps_the_ranger_from_hiding() -> None:
    """The item is exhausted, the snare is gone, and he is where he was."""
    crows = sprung({"snare": "1"})
    hurt = kit(4, damaged=4)
    s = ramble(
        *(RABBIT, "forest 2"), at="1", items=hurt, character="ranger", corvids=crows, eyrie={}, coop="yes", ruins=""
    )
    assert spent(s, "K7.5.6") == 1
    assert pawn(s) == {"clearing": 1}


@law("K7.2.1.1", "K11.8.1")
def test_a_bomb_damages_three_of_his_items() -> None:
    """As every removal of all pieces, though other bots lose but two pieces."""
    own = {"bot": "normal", "items": kit(3, 2), "pawn": "1"}
    s = flip("bomb", "1", ("lay extortion",), order="eyrie vagabond", vagabond=own, eyrie={})
    assert pieces(s, "bomb", 1) == 0
    assert counts(s) == (2, 0, 1, 2)
    assert pawn(s) == {"clearing": 1}


@law("K12.1.1", "K7.5")
def test_he_sails_for_a_point() -> None:
    """The ferry is a path of one move from its clearing; no card is drawn."""
    lake = MAPS[MAP_NAMES.index("lake")]
    start = lake.ferry
    near = lake.adjacent[0][start]
    far = next(c for c in lake.shore if c != start and c not in near and not set(lake.adjacent[0][c]) & set(near))
    cats = {"warriors": str(far + 1)}
    s = ramble(
        *(RABBIT, "roll 0 0"), at=str(start + 1), items=kit(2, 2), map="lake", suits=SUITS, ruins="", marquise=cats
    )
    assert way(s) == [far + 1]
    assert spent(s, "K7.5") == 1
    assert gains(s, "vagabond") == {"K12.1.1": 1}
    assert battles(s, "vagabond") == [(far + 1, "marquise")]
    assert public(s, "vagabond")["hand"] == 0


@law("K12.2.1", "K7.5")
def test_closed_paths_are_paths_to_him() -> None:
    """One item takes him from one end to the other."""
    one, other = MAPS[MOUNTAIN].closed[0]
    cats = {"warriors": str(other + 1)}
    s = ramble(
        *(RABBIT, "roll 0 0"), at=str(one + 1), items=kit(2, 2), map="mountain", suits=SUITS, ruins="", marquise=cats
    )
    assert way(s) == [other + 1]
    assert battles(s, "vagabond") == [(other + 1, "marquise")]
    assert spectator(s)["clearings"][str(one + 1)]["closed"].count(other + 1) == 1


@law("K7.7.2", "10.2.6")
def test_the_tinker_beside_the_cult() -> None:
    """Lost Souls are no discard pile; what he crafts and his order go to them, and then to the pile in that order."""
    s = ramble(
        RABBIT, at="1", items="crossbow bag bag", character="tinker", discard="bake_sale", ruins="",
        cult={"souls": "anvil"},
    )  # fmt: skip
    assert [event["card"] for event in events(s, None, "bot-crafted")] == ["bake_sale"]
    assert events(s, None, "souls-discarded")[0]["count"] == 3
    assert s.table.game.board.discard == [CARD_NAMES.index(name) for name in ("anvil", "bake_sale", RABBIT)]
