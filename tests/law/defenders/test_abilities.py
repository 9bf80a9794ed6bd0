"""Chapter 17 and the 36 abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, allowed, at, edge, faction_of, hex_of, land, machine, scene, told
from weald.games.defenders import tables
from weald.scenario import Scenario

FIRST = {"order": "archives-b", "council": "field-kitchen-b", "coven": "bubbling-brew-b", "sect": "arsenal-b"}


def revealed(card: str, *others: str, **position: Any) -> Scenario:
    """All reveal: the named cards, and for the other factions ones that only gain their own item."""
    cards = {}
    for name in (card, *others):
        faction = tables.FACTION_NAMES[tables.CARD_FACTION[tables.CARD_NAMES.index(name)]]
        cards[faction] = name
    factions = position.pop("factions", "order council coven sect").split()
    words: dict[str, Any] = {}
    for faction in factions:
        own = {"leader": leader_of(cards.get(faction, FIRST[faction])), **position.pop(faction, {})}
        words[faction] = {**own, "hand": f"{cards.get(faction, FIRST[faction])} {own.get('hand', '')}"}
    s = scene(factions=" ".join(factions), **words, **position)
    while s.see(None)["phase"] == "planning":
        asked = str(s.asked)
        s.play(f"plan {cards.get(asked, FIRST[asked])}")
    return s


def leader_of(card: str) -> str:
    """A leader whose deck has the card."""
    number = tables.CARD_NAMES.index(card)
    return next(tables.LEADER_NAMES[leader] for leader in range(8) if number in tables.DECK[leader])


def using(card: str, turn: str | None = None, **position: Any) -> Scenario:
    """A turn in which a card with an ongoing ability is its faction's active defender."""
    faction = tables.FACTION_NAMES[tables.CARD_FACTION[tables.CARD_NAMES.index(card)]]
    words = {faction: {"leader": leader_of(card), **position.pop(faction, {}), "active": card}}
    if turn and turn != faction:
        words[turn] = {**position.pop(turn, {}), "active": FIRST[turn]}
    return scene(turn=turn or faction, first=turn or faction, **words, **position)


@law("17.1")
def test_reveal_abilities_need_no_roll() -> None:
    """A mech is destroyed from among mechs, in planning, without a roll."""
    s = revealed("ambush-a", coven={"at": "C3"}, mechs="C3x2")
    assert hex_of(s, "C3")["mechs"] == 1
    assert not told(s, "rolled")
    assert s.asked == "order"


@law("17.2")
def test_abilities_give_support_like_actions() -> None:
    """A mech, a wall, and each hex cleared."""
    s = revealed("controlled-blaze-a", order={"at": "C3"}, pollution="C2 C4x2", factions="order council")
    assert faction_of(s, "order")["support"] == 2
    s = revealed("sharpshooter-a", council={"at": "C3"}, mechs="C4")
    s.play("shoot C4")
    assert faction_of(s, "council")["support"] == 1
    s = revealed("demolitions-a", walls="C3-C4")
    s.play("demolish C3-C4")
    assert faction_of(s, "sect")["support"] == 1


@law("17.3")
def test_the_players_order_the_abilities() -> None:
    """Pyromancy before Field Hospital leaves no damage, after it one; whoever has the marker speaks for all."""
    for first, damage in (("order", 0), ("council", 1)):
        s = revealed("pyromancy-a", "field-hospital-a", first="council")
        assert (s.asked, s.offers()) == ("council", ["resolve order", "resolve council"])
        s.play(f"resolve {first}")
        assert faction_of(s, "order")["damage"] == damage


@law("17.4")
def test_ongoing_abilities_change_nothing_else_of_an_action() -> None:
    """With Power Down a move out of a hex with mechs is rolled for as always."""
    s = using("power-down-a", sect={"at": "C3"}, mechs="C3", walls="C3-C4")
    s.play("move C4")
    assert s.asked == "chance"


@law("17.5")
def test_abilities_must_be_used() -> None:
    """A sharpshooter with a target cannot decline; without one nothing is asked."""
    s = revealed("sharpshooter-a", council={"at": "C3"}, mechs="C4")
    assert (s.asked, s.offers()) == ("council", ["shoot C4"])
    s = revealed("sharpshooter-a", council={"at": "C3"}, mechs="G4")
    assert s.asked == "order"


@law("17.6")
def test_abilities_are_for_their_own_player() -> None:
    """Evasion of the Coven does not help the Order."""
    s = using("evasion-a", turn="order", order={"at": "C3"}, mechs="C3")
    s.play("destroy", "chance: roll 1")
    assert faction_of(s, "order")["damage"] == 1


@law("17.7")
def test_neighbouring_hexes_whatever_lies_between() -> None:
    """A wall and an engine do not protect a mech from a sharpshooter, nor pollution from a blaze."""
    s = revealed("sharpshooter-a", council={"at": "C3"}, mechs="C4 D4", walls="C3-C4", engines="C2>C3 core")
    assert set(allowed(s, "shoot")) == {"C4", "D4"}
    s = revealed("controlled-blaze-a", order={"at": "C3"}, pollution="C4", walls="C3-C4")
    assert hex_of(s, "C4")["pollution"] == 0


@law("O1", "C1", "V1", "S1")
@pytest.mark.parametrize("faction", ["order", "council", "coven", "sect"])
def test_comrades_pass_the_marker(faction: str) -> None:
    s = revealed(f"{faction}-comrade-a", first="order")
    assert s.see(None)["first"] == "council"


@law("O2", "C2", "V2", "S2")
@pytest.mark.parametrize(
    ("card", "faction", "item"),
    [
        ("archives-a", "order", "maps"),
        ("field-kitchen-a", "council", "bread"),
        ("bubbling-brew-a", "coven", "potions"),
        ("arsenal-a", "sect", "rockets"),
    ],
)
def test_an_item_for_oneself(card: str, faction: str, item: str) -> None:
    s = revealed(card)
    assert faction_of(s, faction)["items"] == [item]
    assert all(item not in faction_of(s, other)["items"] for other in FIRST if other != faction)


@law("O3", "C3", "V3", "S3")
@pytest.mark.parametrize(
    ("card", "item"),
    [
        ("almanac-printing-a", "maps"),
        ("break-bread-a", "bread"),
        ("apothecary-a", "potions"),
        ("fireworks-festival-a", "rockets"),
    ],
)
def test_an_item_for_everybody(card: str, item: str) -> None:
    s = revealed(card)
    assert all(item in faction_of(s, faction)["items"] for faction in FIRST)


@law("O4")
def test_controlled_blaze_clears_all_around() -> None:
    """One support a hex, a damage for each toxic site; the own hex is not next to itself."""
    s = revealed("controlled-blaze-a", order={"at": "C3"}, pollution="B2x2 C3", toxic="C4 D3", factions="order council")
    order = faction_of(s, "order")
    assert (order["damage"], order["support"]) == (2, 2)
    assert [hex_of(s, name)["pollution"] for name in ("B2", "C3")] == [0, 1]
    assert not hex_of(s, "C4")["toxic"]


@law("O5")
def test_feel_the_burn() -> None:
    """One support for any amount of damage, toxic sites included."""
    s = using("feel-the-burn-a", order={"at": "C3", "camps": "A4 A1 A2", "support": 0}, mechs="C3", pollution="C3x2")
    s.play("destroy", "chance: roll 2")
    assert (faction_of(s, "order")["damage"], faction_of(s, "order")["support"]) == (2, 2)
    s = using("feel-the-burn-a", order={"at": "C3", "camps": "A4 A1 A2"}, toxic="C3")
    s.play("clear")
    assert faction_of(s, "order")["support"] == 2


@law("O6")
def test_pyromancy() -> None:
    assert faction_of(revealed("pyromancy-a"), "order")["damage"] == 1


@law("O7")
def test_manifesto() -> None:
    assert faction_of(revealed("manifesto-a"), "order")["support"] == 2


@law("O8")
def test_traveling_library() -> None:
    """Any own camp, to any forest hex without a camp, a rewilded factory included."""
    kinds = land(forest="D1 A4 F4", plains="G1", marsh="B1")
    s = revealed("traveling-library-a", order={"camps": "A4 D1"}, factories={"5": "C3 N wild"}, **kinds)
    assert allowed(s, "lift") == ["A4", "D1"]
    s.play("lift A4")
    assert set(allowed(s, "carry")) == {"C3", "F4"}
    s.play("carry F4")
    assert faction_of(s, "order")["camps"] == ["D1", "F4"]


@law("O9")
def test_sanctuary() -> None:
    """Everybody regroups to any camp, and no regrouping is rolled for."""
    s = using("sanctuary-a", turn="council", council={"at": "C3", "camps": "G1"}, order={"camps": "A4"}, mechs="C3")
    assert set(allowed(s, "regroup")) == {"A4", "G1"}
    s.play("regroup A4")
    assert (s.asked, faction_of(s, "council")["at"]) == ("council", "A4")


@law("C4")
def test_sustenance() -> None:
    """One support after any camp, another player's or one's own."""
    order = {"at": "D1", "camps": "A4", "support": 2, "hand": "archives-a order-comrade-a order-comrade-b pyromancy-a"}
    s = using("sustenance-a", turn="order", order=order)
    s.play("camp")
    assert faction_of(s, "council")["support"] == 1
    council = {"at": "G1", "camps": "G4", "support": 2, "hand": "field-kitchen-a field-kitchen-b caravans-a caravans-b"}
    s = using("sustenance-a", council=council)
    s.play("camp")
    assert faction_of(s, "council")["support"] == 1


@law("C5")
def test_bountiful_harvest() -> None:
    s = revealed("bountiful-harvest-a")
    for _ in range(2):
        assert s.asked == "chance"
        s.play(f"chance: {s.offers()[0]}")
    assert s.see(None)["hands"]["council"] == 2
    assert s.asked == "order"


@law("C6")
def test_caravans() -> None:
    """Everybody through corridors of any one habitat, not of several in one move."""
    kinds = land(marsh="C2 C3 A1", plains="C4 C5 G1", forest="D1 A4")
    s = using("caravans-a", turn="order", order={"at": "C1"}, **kinds)
    assert "C3" in allowed(s, "move")
    s = using("caravans-a", turn="order", order={"at": "C2"}, mechs="B2 B3 D3 B4 B1 D2", **kinds)
    assert "C4" in allowed(s, "move")
    assert "C5" not in allowed(s, "move")


@law("C7")
@pytest.mark.parametrize(("face", "damage"), [(1, 1), (2, 0)])
def test_fortitude(face: int, damage: int) -> None:
    s = using("fortitude-a", council={"at": "C3"}, mechs="C3")
    s.play("destroy", f"chance: roll {face}")
    assert faction_of(s, "council")["damage"] == damage


@law("C8")
def test_sharpshooter() -> None:
    s = revealed("sharpshooter-a", council={"at": "C3"}, mechs="C4x2 C3")
    assert allowed(s, "shoot") == ["C4"]
    s.play("shoot C4")
    assert hex_of(s, "C4")["mechs"] == 1


@law("C9")
def test_field_hospital() -> None:
    s = revealed("field-hospital-a", order={"damage": 2}, council={"damage": 1}, sect={"damage": 3})
    assert [faction_of(s, name)["damage"] for name in FIRST] == [1, 0, 0, 2]


@law("V4")
@pytest.mark.parametrize(("face", "damage"), [(1, 0), (2, 2)])
def test_evasion(face: int, damage: int) -> None:
    s = using("evasion-a", coven={"at": "C3"}, mechs="C3")
    s.play("destroy", f"chance: roll {face}")
    assert faction_of(s, "coven")["damage"] == damage


@law("V5")
def test_ambush() -> None:
    s = revealed("ambush-a", coven={"at": "C3"}, mechs="C3x2 C4")
    assert (hex_of(s, "C3")["mechs"], faction_of(s, "coven")["support"]) == (1, 1)


@law("V6")
def test_secret_paths() -> None:
    """Every player in turn, from the Coven on, may go next door, through walls, onto factories, not into the core."""
    s = revealed("secret-paths-a", coven={"at": "C3"}, factories={"5": "C4 N"}, walls="C2-C3", sect={"at": "D7"})
    assert s.asked == "coven"
    assert {"step C4", "step C2", "stay"} <= set(s.offers())
    assert s.why("step D4") == ("3.4", "core")
    s.play("step C4")
    assert (s.asked, faction_of(s, "coven")["at"]) == ("sect", "C4")
    s.play("stay")
    assert s.asked == "order"
    s.play("stay")
    assert s.asked == "council"


@law("V6", "8.3")
def test_a_path_to_a_camp_gives_no_item() -> None:
    s = revealed("secret-paths-a", coven={"at": "F1"}, council={"camps": "G1"})
    s.play("step G1")
    assert "bread" not in faction_of(s, "coven")["items"]


@law("V7")
def test_friendly_fungi() -> None:
    """A move clears its destination for a support; a toxic site still costs a damage."""
    s = using("friendly-fungi-a", coven={"at": "C3"}, pollution="C4x2", toxic="C5")
    s.play("move C4")
    assert (hex_of(s, "C4")["pollution"], faction_of(s, "coven")["support"]) == (0, 1)
    s.play("move C5")
    assert (hex_of(s, "C5")["toxic"], faction_of(s, "coven")["damage"]) == (False, 1)


@law("V8")
def test_rain_of_rust() -> None:
    """A mech anywhere but on a toxic site becomes pollution; nobody gains support; three tokens are a toxic site."""
    s = revealed("rain-of-rust-a", mechs="C3 D4 E2", toxic="E2", pollution="C3x2")
    assert set(allowed(s, "rust")) == {"C3", "D4"}
    s.play("rust C3")
    assert (hex_of(s, "C3")["mechs"], hex_of(s, "C3")["toxic"]) == (0, True)
    assert faction_of(s, "coven")["support"] == 0


@law("V9")
def test_medicinal_herbs() -> None:
    s = revealed("medicinal-herbs-a", order={"damage": 3}, sect={"damage": 2})
    assert allowed(s, "cure") == ["order", "council", "coven", "sect"]
    s.play("cure order")
    assert (faction_of(s, "order")["damage"], faction_of(s, "sect")["damage"]) == (0, 2)


@law("S4")
def test_hack_attack() -> None:
    """No machine card after this player's turn; the next player's turn comes at once."""
    s = using("hack-attack-a", council={"active": "field-kitchen-a"}, factions="council sect")
    s.play("end")
    assert s.asked != "chance"
    s = using("hack-attack-a", turn="council", factions="council sect")
    s.play("end")
    assert s.asked == "chance"


@law("S5")
def test_scrap_hunter() -> None:
    """Two support for a mech, by rockets too."""
    s = using("scrap-hunter-a", sect={"at": "C3", "camps": "A1 A2 A3", "items": "rockets"}, mechs="C3x2")
    s.play("launch C3")
    assert faction_of(s, "sect")["support"] == 2
    s.play("destroy", "chance: roll 0")
    assert faction_of(s, "sect")["support"] == 4


@law("S6")
def test_power_down() -> None:
    """Everybody through walls and into factories; not through engines."""
    s = using(
        "power-down-a", turn="order", order={"at": "C3"}, walls="C3-C4", factories={"5": "C2 N"}, engines="B2>C3 core"
    )
    assert {"C4", "C2"} <= set(allowed(s, "move"))
    assert s.why("move B2")[1] == "engine-in-the-way"


@law("S7")
def test_tunnels() -> None:
    """To any mountain hex or rewilded factory, whatever lies between; no item there."""
    kinds = land("plains", mountain="A1 G4", forest="D1", marsh="B1")
    s = revealed("tunnels-a", sect={"at": "C3", "camps": "G4"}, factories={"5": "C4 N wild"}, **kinds)
    assert set(allowed(s, "tunnel")) == {"A1", "C4", "G4"}
    s.play("tunnel G4")
    assert (faction_of(s, "sect")["at"], faction_of(s, "sect")["items"]) == ("G4", [])


@law("S8")
def test_ballistics() -> None:
    s = using("ballistics-a", sect={"at": "C3", "items": "rockets"}, mechs="C3 C4 G4", walls="C3-C4")
    assert set(allowed(s, "launch")) == {"C3", "C4"}
    s.play("launch C4")
    assert (hex_of(s, "C4")["mechs"], s.asked) == (0, "sect")


@law("S9")
def test_demolitions() -> None:
    """Any wall of the board that is not breached, with a marker of one's own."""
    walls = f"{edge((2, 0), (2, 1))} A1-NW"
    s = revealed("demolitions-a", walls=walls, breaches="A1-NW", factories={"5": f"{at(-2, 1)} N"})
    around_factory = [name for name in allowed(s, "demolish") if at(-2, 1) in name.split("-")]
    assert edge((2, 0), (2, 1)) in allowed(s, "demolish")
    assert "A1-NW" not in allowed(s, "demolish")
    assert len(around_factory) == 6
    s.play(f"demolish {edge((2, 0), (2, 1))}")
    assert edge((2, 0), (2, 1)) in s.see(None)["breaches"]


@law("S9")
def test_demolitions_without_a_marker() -> None:
    s = revealed("demolitions-a", sect={"markers": 0}, walls="C3-C4")
    assert s.asked == "order"


@law("2.9")
def test_an_ongoing_ability_ends_with_its_round() -> None:
    """After the round the defender is used and its ability gone."""
    s = using("power-down-a", factions="order sect", order={"hand": "archives-a"}, sect={"hand": "arsenal-a"})
    machine(s, "engines")
    while s.see(None)["phase"] != "planning":
        s.play(s.offers()[-1] if s.asked != "chance" else f"chance: {s.offers()[0]}")
    assert faction_of(s, "sect")["active"] is None


def test_both_cards_of_each_ability_are_there() -> None:
    """36 abilities, two cards each, nine abilities a faction."""
    assert len(tables.ABILITY_NAMES) == 36
    assert all(tables.ABILITY.count(ability) == 2 for ability in range(36))
    assert acting().see(None)["factions"] == ["order", "council"]
