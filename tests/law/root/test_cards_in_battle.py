"""Persistent cards in battle [4.1.3, 4.3]."""

from __future__ import annotations

from tests.law import law
from tests.law.root.looking import (
    board,
    fight,
    pieces,
    question,
    score,
    warriors,
)
from weald.scenario import Scenario

# Armorers


@law("4.3.2.2", "4.1.3")
def test_armorers_of_the_defender_ignore_all_rolled_hits() -> None:
    """Discarded after the roll; no rolled hit is taken."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, eyrie={"warriors": "5x4", "cards": "armorers"})
    fight(s, "eyrie", 5, "3 1")
    assert question(s) == ("eyrie", "may-use-in-battle")
    s.play("eyrie: use armorers")
    assert (warriors(s, "eyrie", 5), warriors(s, "marquise", 5)) == (4, 3)
    assert (board(s, "eyrie")["cards"], s.see(None)["discard"]) == ([], ["armorers"])


@law("4.3.2.2", "4.1.3")
def test_armorers_do_not_stop_extra_hits() -> None:
    """The hit for having no warriors and the one of Brutal Tactics go through."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "cards": "brutal_tactics"},
        alliance={"sympathy": "5", "base": "5", "cards": "armorers"},
    )
    fight(s, "alliance", 5, "3 3")
    s.play("alliance: use armorers", "marquise: use brutal-tactics")
    assert (pieces(s, 5), score(s, "marquise")) == ({}, 2)


@law("4.1.3")
def test_armorers_may_be_kept() -> None:
    """They need not be used; then the hits are taken."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4", "cards": "armorers"}, eyrie={"warriors": "5x4"})
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: pass")
    assert (warriors(s, "marquise", 5), board(s, "marquise")["cards"]) == (2, ["armorers"])


@law("4.1.3")
def test_armorers_of_the_attacker() -> None:
    """They work for either side."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4", "cards": "armorers"}, eyrie={"warriors": "5x4"})
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: use armorers")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (4, 2)


# Sappers, Brutal Tactics


@law("4.3.2.2", "4.1.3")
def test_sappers_deal_one_hit_for_the_defender() -> None:
    """Discarded for it."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, eyrie={"warriors": "5x4", "cards": "sappers"})
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert (warriors(s, "marquise", 5), s.see(None)["discard"]) == (2, ["sappers"])
    assert board(s, "eyrie")["cards"] == []


@law("4.1.3")
def test_sappers_are_for_defenders_and_brutal_tactics_for_attackers() -> None:
    """Each on the wrong side is not asked about."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "cards": "sappers"},
        eyrie={"warriors": "5x4", "cards": "brutal_tactics"},
    )
    fight(s, "eyrie", 5, "1 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (3, 3)


@law("4.3.2.2", "4.1.3")
def test_brutal_tactics_deal_one_hit_and_give_the_defender_a_point() -> None:
    """They stay in play, to be used in the next battle too."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5x4", "cards": "brutal_tactics"}, eyrie={"warriors": "5x6"}
    )
    for left, points in ((4, 1), (2, 2)):
        fight(s, "eyrie", 5, "1 0")
        s.play("marquise: use brutal-tactics")
        assert (warriors(s, "eyrie", 5), score(s, "eyrie")) == (left, points)
    assert board(s, "marquise")["cards"] == ["brutal_tactics"]
    fight(s, "eyrie", 5, "1 0")
    s.play("marquise: pass")
    assert (warriors(s, "eyrie", 5), score(s, "eyrie")) == (1, 2)


# Scouting Party


@law("4.3.1", "4.1.3")
def test_scouting_party_makes_an_attacker_safe_from_ambush() -> None:
    """The defender's ambush does nothing, so it is not asked for."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "cards": "scouting_party"},
        eyrie={"warriors": "5x2", "hand": "ambush_rabbit"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5")
    assert question(s) == ("chance", "chance-roll")


@law("4.1.3")
def test_scouting_party_of_a_defender_changes_nothing() -> None:
    """It is for attackers; its owner may still ambush."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3"},
        eyrie={"warriors": "5x2", "hand": "ambush_rabbit", "cards": "scouting_party"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert warriors(s, "marquise", 5) == 1
