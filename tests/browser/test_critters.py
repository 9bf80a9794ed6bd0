"""Critters at War as it is drawn: faces, landscapes, cards that travel, turn and fall apart, the price of leaving."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import ROOT, Visit
from tests.browser.playing import quick, wait_for_turn
from tests.browser.wire import Wire

Shot = Callable[[Page, str], None]

CARDS = json.loads((ROOT / "src/weald/games/critters/data/cards.json").read_text(encoding="utf-8"))["cards"]
THEATERS = ("air", "land", "sea")

# keeps what moves: by script, as transitions are, or by the style sheet
WATCH = """
  window.moved = [];
  const note = (element, how) => window.moved.push({
    how,
    spot: element.closest?.(".lying")?.querySelector("[data-lying]")?.dataset.lying ?? "",
    torn: element.closest?.("[data-destroyed]")?.dataset.destroyed ?? "",
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const text = JSON.stringify(frames);
    if ((options?.duration ?? options) > 0) note(this, text.includes("scaleX") ? "turns" : "travels");
    return animate.call(this, frames, options);
  };
  addEventListener("animationstart", (event) => note(event.target, "falls"), true);
"""


def laid(view: dict[str, Any], **piles: str) -> dict[str, Any]:
    """The same battle with these piles: `south_air="A1 A2x"`. A card counts 3."""
    found = {f"{seat}_{theater}": "" for seat in ("south", "north") for theater in THEATERS} | piles
    view = {**view, "piles": {}, "strengths": {}, "totals": {}, "destroyed": []}
    for seat in ("south", "north"):
        lists = {theater: found[f"{seat}_{theater}"].split() for theater in THEATERS}
        view["piles"][seat] = lists
        view["strengths"][seat] = {theater: [3] * len(lists[theater]) for theater in THEATERS}
        view["totals"][seat] = {theater: 3 * len(lists[theater]) for theater in THEATERS}
    return view


def told(wire: Wire, what: str, **facts: Any) -> dict[str, Any]:
    """An event of the next action."""
    placed = {"at": wire.told["at"] + 1, "turn": 9, "step": 9, "role": "follows", "cause": "", "law": "7.1"}
    return {**placed, "what": what, **facts}


def opened(visit: Visit, **settings: Any) -> tuple[Page, Wire]:
    """A table at which nothing is told of others but by the board itself."""
    page = visit(**settings)
    page.evaluate("localStorage.setItem('weald-settings', JSON.stringify({pace: 'off'}))")
    page.add_init_script(WATCH)
    wire = Wire(page)
    page.reload()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    return page, wire


def moves(page: Page, wire: Wire, view: dict[str, Any], *events: dict[str, Any]) -> list[dict[str, str]]:
    """What moves when this is told, once all that moved before has come to rest."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")
    page.evaluate("window.moved = []")
    wire.tell(view=view, events=list(events))
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[dict[str, str]] = page.evaluate("window.moved")
    return found


def test_every_card_shows_its_face(visit: Visit, shot: Shot) -> None:
    """In the hand and on the board, covered and uncovered: each its own drawing, which is there and not empty."""
    page, wire = opened(visit, bypass_csp=True)
    ids = [card["id"] for card in CARDS]
    view = laid(
        wire.told["view"], south_air=" ".join(ids[:3]), north_land=" ".join(ids[3:6]), north_sea=" ".join(ids[6:8])
    )
    drawn: set[str] = set()
    for hand in (ids[8:13], ids[13:]):
        wire.tell(view=view | {"hand": hand, "hands": {"south": 5, "north": 5}}, offers=[], refused=[])
        found: list[str] = page.evaluate(
            """() => [...document.querySelectorAll("use[href^='#card-']")]
            .filter(use => use.getBoundingClientRect().width > 9 && document.querySelector(use.getAttribute("href")))
            .map(use => use.getAttribute("href").slice(6))"""
        )
        drawn |= set(found)
    assert drawn == set(ids)
    assert page.locator("symbol#card-A1").count() == 1
    assert serious(page) == []
    shot(page, "critters-faces")


def test_every_theater_is_a_landscape(visit: Visit) -> None:
    """One behind each side of each theater; a facedown card has the back of its owner."""
    page, wire = opened(visit)
    wire.tell(view=laid(wire.told["view"], south_air="x", north_sea="x"))
    for theater in THEATERS:
        expect(page.locator(f"use[href='#scene-{theater}']")).to_have_count(2)
    colours = page.locator("use[href='#card-back']").evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    assert len(colours) == len(set(colours)) == 2


def test_cards_travel_turn_and_fall_apart(visit: Visit) -> None:
    """What is played comes, what is flipped turns, what is moved travels, what is destroyed is torn."""
    page, wire = opened(visit, reduced_motion="no-preference")
    view = wire.told["view"]
    moves(page, wire, laid(view))
    came = moves(page, wire, laid(view, south_air="A6"), told(wire, "deployed", seat="south", card="A6", theater="air"))
    assert {"how": "travels", "spot": "south air 1", "torn": ""} in came
    flipped = told(wire, "flipped-down", seat="south", card="A6", theater="air")
    turned = moves(page, wire, laid(view, south_air="A6x"), flipped)
    assert {one["how"] for one in turned} == {"turns"}
    assert {one["spot"] for one in turned} == {"south air 1"}
    unknown = moves(page, wire, laid(view, south_air="A6x", north_land="x"))
    assert {one["how"] for one in unknown} == {"travels"}
    up = told(wire, "flipped-up", seat="north", card="L2", theater="land")
    revealed = moves(page, wire, laid(view, south_air="A6x", north_land="L2"), up)
    assert {one["how"] for one in revealed} == {"turns"}
    moved = told(wire, "moved", seat="south", card="A6", theater="sea", from_theater="air")
    assert "travels" in {one["how"] for one in moves(page, wire, laid(view, south_sea="A6x", north_land="L2"), moved)}
    lost = told(wire, "destroyed", seat="north", theater="air", by_card="A5")
    torn = moves(page, wire, laid(view, south_sea="A6x", north_land="L2"), lost)
    assert [one for one in torn if one["torn"] == "air"]
    assert {one["how"] for one in torn} == {"falls"}
    expect(page.locator("[data-destroyed=air]")).to_have_count(1)
    moves(page, wire, laid(view, south_sea="A6x", north_land="L2"))
    expect(page.locator("[data-destroyed]")).to_have_count(0)


def test_who_wants_no_movement_sees_a_highlight(visit: Visit, shot: Shot) -> None:
    """Nothing travels; what is new has a ring, what was destroyed lies there in two while it is news."""
    page, wire = opened(visit)
    view = wire.told["view"]
    moves(page, wire, laid(view))
    came = moves(page, wire, laid(view, north_sea="S6"), told(wire, "deployed", seat="north", card="S6", theater="sea"))
    assert came == []
    expect(page.locator(".lying.fresh")).to_have_count(1)
    played = told(wire, "deployed", seat="south", card="L3", theater="land")
    lost = told(wire, "destroyed", seat="south", card="L3", theater="land", by_card="S5")
    assert [one for one in moves(page, wire, laid(view, north_sea="S6"), played, lost) if one["how"] != "falls"] == []
    torn = page.locator("[data-destroyed=land]")
    expect(torn.locator("use[href='#card-L3']")).to_have_count(2)
    assert torn.locator(".left").evaluate("half => Number(getComputedStyle(half).opacity)") > 0.5
    shot(page, "critters-destroyed")


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"points": 2, "score": 8, "own_score": 5, "ends": "battle"}, "Withdraw: North gets 2, then 8 to 5 of 12"),
        (
            {"points": 4, "score": 13, "own_score": 5, "ends": "war"},
            "Withdraw: North gets 4 and wins the game, 13 to 5",
        ),
    ],
)
def test_the_price_of_leaving_stands_on_the_button(visit: Visit, facts: dict[str, Any], words: str) -> None:
    """As the engine tells it: what the other gets, and what it would mean for the game."""
    page, wire = opened(visit)
    offered = [one for one in wire.told["offers"] if one["verb"] != "withdraw"]
    price = {"other_seat": "north", "target": 12, **facts}
    leave = {"action": "withdraw", "verb": "withdraw", "words": {}, "facts": price}
    wire.tell(offers=[*offered, leave])
    expect(page.locator("[data-end]")).to_have_text(words)
