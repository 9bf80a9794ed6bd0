"""Chapter 5: turns."""

from __future__ import annotations

from tests.law import law
from weald.scenario import Scenario


@law("5.4")
def test_a_card_is_deployed_only_where_its_type_belongs() -> None:
    """A sea card may be deployed to the sea, and not to land or air."""
    s = Scenario("critters", south={"hand": "S6"}, north={"hand": "L6"})
    assert s.refused("south: deploy S6 to land") == "5.4"
    assert s.refused("south: deploy S6 to air") == "5.4"
    s.play("south: deploy S6 to sea")
    assert s.see("north")["piles"]["south"]["sea"] == ["S6"]
