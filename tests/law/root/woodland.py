"""Positions and cards for the tests of the Alliance."""

from __future__ import annotations

from typing import Any

from weald.scenario import Scenario

CATS: dict[str, Any] = {"keep": "1", "warriors": "1x2"}
BIRDS: dict[str, Any] = {"roost": "3", "warriors": "3x2"}

FOXES = "anvil foxfolk_steel root_tea_fox protection_racket travel_gear_fox"
RABBITS = "bake_sale cobbler root_tea_rabbit smugglers_trail command_warren"
MICE = "investments sword_mouse root_tea_mouse mouse_in_a_sack crossbow_mouse"


def alliance(phase: str, marquise: Any = None, eyrie: Any = None, **words: Any) -> Scenario:
    """The Alliance in a phase of their turn."""
    cats = CATS if marquise is None else marquise
    birds = BIRDS if eyrie is None else eyrie
    return Scenario("root", turn="alliance", phase=phase, marquise=cats, eyrie=birds, alliance=words)


def attack(marquise: dict[str, Any], alliance: dict[str, Any], hand: str = "") -> Scenario:
    """The Marquise in Daylight, about to act."""
    cats = {"keep": "1", **marquise, "hand": hand}
    return Scenario("root", turn="marquise", phase="daylight", marquise=cats, eyrie=BIRDS, alliance=alliance)


def supporters(s: Scenario) -> list[str]:
    """What the Alliance see in their stack."""
    stack: list[str] = s.see("alliance")["supporters"]
    return stack
