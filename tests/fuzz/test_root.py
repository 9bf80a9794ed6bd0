"""Invariants of Root that need a second way of counting."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.fuzz.checking import play
from tests.fuzz.variety import OPTIONS
from weald.engine.table import Table

OWNER = {
    "sawmill": "marquise",
    "workshop": "marquise",
    "recruiter": "marquise",
    "roost": "eyrie",
    "base": "alliance",
    "citadel": "duchy",
    "market": "duchy",
}


TOKENS = {"keep": "marquise", "wood": "marquise", "sympathy": "alliance"}


def ruler_by_hand(clearing: dict[str, Any], seats: dict[str, Any]) -> str | None:
    """Who rules a clearing, counted from the view alone: a garden; most warriors and buildings; the Eyrie win ties.

    Tokens count as two for whoever has soup kitchens.
    """
    if any(piece.endswith("-garden") for piece in clearing["pieces"]):
        return "cult"
    count: Counter[str] = Counter(clearing["warriors"])
    if seats.get("riverfolk", {}).get("serving"):
        count[seats["riverfolk"]["mercenaries"]] += count.pop("riverfolk", 0)
    for piece, number in clearing["pieces"].items():
        if piece in OWNER:
            count[OWNER[piece]] += number
        elif piece in TOKENS and "soup_kitchens" in seats[TOKENS[piece]]["cards"]:
            count[TOKENS[piece]] += 2 * number
    most = max(count.values(), default=0)
    leaders = [seat for seat, number in count.items() if number == most and number > 0]
    if len(leaders) == 1:
        return leaders[0]
    return "eyrie" if "eyrie" in leaders else None


def test_rule_is_the_same_counted_in_two_ways() -> None:
    """In every position of random games the board's ruler is the one counted by hand from a spectator's view."""
    compared = 0

    def watch(table: Table) -> None:
        nonlocal compared
        if len(table.actions) % 7:
            return
        shown: dict[str, Any] = table.show(None)
        for clearing in shown["clearings"].values():
            assert clearing["ruler"] == ruler_by_hand(clearing, shown["seats"])
            compared += 1

    for number, options in enumerate(OPTIONS["root"]):
        play("root", f"rule {number}", options, watch, thorough=False)
    assert compared > 1000


def test_a_score_is_the_sum_of_its_logged_reasons() -> None:
    """Every point on the track has an event with its law; nothing scores in silence."""
    for number, options in enumerate(OPTIONS["root"]):
        table = play("root", f"points {number}", options, thorough=False)
        told: Counter[str] = Counter()
        for events in table.log:
            for event in events:
                if event.what == "scored":
                    told[str(event.facts["seat"])] += int(str(event.facts["points"]))
                    assert event.law
        assert table.outcome is not None
        for seat in table.seats:
            assert told[seat] == table.outcome.scores[seat]
