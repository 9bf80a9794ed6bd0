"""Defenders of the Wild on the drawn land: whole games, gestures, keys, the threat, and what the wire does not tell."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import ROOT, Visit
from tests.browser.playing import OFFERED, answer, moment, play, quick, wait_for_turn
from tests.browser.wire import Wire

FACTIONS = ("order", "council", "coven", "sect")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
CARDS = json.loads((ROOT / "src/weald/games/defenders/data/defenders.json").read_text(encoding="utf-8"))
LAY = """async ([options, seats]) => {
  const headers = {"Content-Type": "application/json"};
  const body = JSON.stringify({game: "defenders", options, seats});
  return (await fetch("/api/tables", {method: "POST", headers, body})).json();
}"""


def settle(page: Page, **settings: Any) -> None:
    """Nothing is told step by step, unless the settings say otherwise."""
    kept = {"pace": "off", "catchUp": False, **settings}
    page.evaluate("kept => localStorage.setItem('weald-settings', JSON.stringify(kept))", kept)
    page.reload()


def lay(page: Page, seats: dict[str, str], **options: str) -> Any:
    """A table with these seats and no others; the page goes there."""
    parts = {faction: "yes" if faction in seats else "no" for faction in FACTIONS}
    laid = page.evaluate(LAY, [{**parts, **options}, seats])
    page.evaluate("table => location.hash = `#/t/${table}`", laid["table"])
    expect(page.get_by_role("region", name="The board").first).to_be_visible()
    return laid


def hexagon(page: Page, name: str) -> Locator:
    return page.locator(f'.touch[data-place="hex {name}"]')


def lit(page: Page) -> list[str]:
    """The hexes that can be chosen."""
    found = page.locator(".touch.offered").evaluate_all("all => all.map(one => one.dataset.place.slice(4))")
    return [str(name) for name in found]


def until_acting(page: Page, wire: Wire, dice: random.Random) -> dict[str, Any]:
    """Play on until the seat of this page may act; the question's facts."""
    while wait_for_turn(page):
        asked = wire.told["question"]
        if asked["ask"] == "act" and asked["facts"]["points"] and any(o["verb"] == "move" for o in wire.told["offers"]):
            return dict(asked["facts"])
        answer(page, dice.choice)
    raise AssertionError("the game ended before anybody could act")


def ended(page: Page) -> None:
    """The end says which it was, and how near the others were."""
    over = page.locator("section.over")
    expect(over).to_be_visible()
    ending = over.locator("[data-ending]").get_attribute("data-ending")
    assert ending in ("victory", "core-completed", "toxic-disaster", "massacre")
    near = over.locator(".near li")
    assert near.count() == (3 if ending == "victory" else 4)
    expect(over.locator("[data-gauge]").first).to_be_visible()


def center(box: Any) -> tuple[float, float]:
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_together_never_against(visit: Visit) -> None:
    """The start page offers the co-operative game as one; a whole game with a computer as teammate."""
    page = visit("#/")
    card = page.get_by_role("article").filter(has_text="Defenders of the Wild")
    expect(card.get_by_role("button", name=re.compile("^Play"))).to_have_text(
        re.compile("^Play together with the computer")
    )
    assert "against the computer" not in card.inner_text()
    settle(page)
    quick(page, "Defenders of the Wild")
    assert play(page, random.Random(1)) > 10
    ended(page)


def test_a_whole_game_alone(visit: Visit) -> None:
    """Two factions and one hand; both boards are in sight, and the team's gauges."""
    page = visit("#/")
    settle(page)
    lay(page, {"solo": "me"}, order="yes", coven="yes", solo="yes")
    assert wait_for_turn(page)
    expect(page.locator("[data-faction]")).to_have_count(2)
    expect(page.locator("[data-gauge]")).to_have_count(5)
    assert play(page, random.Random(2)) > 20
    ended(page)


def test_a_whole_game_of_four_with_computers(visit: Visit) -> None:
    """Every faction has its board, its leader and its camp on the land."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    lay(page, {"sect": "me", "order": "greedy", "council": "greedy", "coven": "greedy"})
    dice = random.Random(3)
    assert play(page, dice, 3) == 3
    assert wait_for_turn(page)
    for faction in FACTIONS:
        expect(page.locator(f'[data-faction="{faction}"]')).to_have_count(1)
        leader = wire.told["view"]["seats"][faction]["leader"]
        assert page.locator(f".wood use[href='#leader-{leader}']").count() == 1
        assert page.locator(f".wood use[href='#camp-{faction}']").count() >= 1
    play(page, dice)
    ended(page)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    """Gauges and threat above the land, boards as a sheet, nothing serious for those who cannot see it."""
    page = visit("#/", **PHONE, bypass_csp=True)
    settle(page)
    quick(page, "Defenders of the Wild")
    dice = random.Random(4)
    assert play(page, dice, 6) == 6
    assert wait_for_turn(page)
    assert serious(page) == []
    page.get_by_role("button", name="Boards").click()
    expect(page.get_by_role("dialog").locator("[data-faction]")).to_have_count(2)
    assert serious(page) == []
    page.keyboard.press("Escape")
    play(page, dice)
    ended(page)
    assert serious(page) == []


def test_two_people_and_what_the_wire_keeps(visit: Visit) -> None:
    """Each sees that the other has chosen, never what: no frame names a card of the other before the reveal."""
    host, friend = visit("#/"), visit("#/")
    for page in (host, friend):
        settle(page)
    wires = {"order": Wire(host), "coven": Wire(friend)}
    laid = lay(host, {"order": "me", "coven": "open"})
    friend.goto(laid["seats"]["coven"]["invite_link"])
    expect(friend.locator("[data-faction]")).to_have_count(2)
    pages = {"order": host, "coven": friend}
    others = {"order": "coven", "coven": "order"}
    abilities = {one["id"]: one["faction"] for one in CARDS["abilities"]}
    own = {side: [card["id"] for card in CARDS["cards"] if abilities[card["ability"]] == side] for side in pages}
    dice = random.Random(5)
    chosen = False
    expect(host.locator(OFFERED).first).to_be_visible()
    while not wires["order"].told.get("outcome"):
        told = wires["order"].told
        side = told["question"]["seat"]
        mover, other = pages[side], pages[others[side]]
        assert wait_for_turn(mover)
        revealed = any('"revealed"' in text for text in wires["order"].heard)
        answer(mover, dice.choice)
        at = int(moment(mover))
        for page in (mover, other):
            page.wait_for_function("at => Number(document.querySelector('[data-at]')?.dataset.at) >= at", arg=at)
        hidden = wires[others[side]]
        if not revealed and told["question"]["ask"] == "choose-defender" and not chosen:
            chosen = True
            expect(other.locator(f'[data-faction="{side}"] [data-chosen]')).to_have_attribute("data-chosen", "yes")
            heard = "\n".join(hidden.heard)
            assert '"chose"' in heard
            assert [card for card in own[side] if f'"{card}"' in heard] == []
    assert chosen
    for page in pages.values():
        ended(page)


def test_a_leader_is_dragged_and_deeds_are_where_it_stands(visit: Visit) -> None:
    """A drag to a lit hex moves; a tap on the own hex opens what can be done there; another hex says why not."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    facts = until_acting(page, wire, random.Random(6))
    here = str(facts["hex"])
    direct = [o["words"]["hex"] for o in wire.told["offers"] if o["verb"] == "move"]
    alone = next(
        name for name in direct if sum(o["words"].get("hex") == name for o in wire.told["offers"]) == 1 and name != here
    )
    before = moment(page)
    page.mouse.move(*center(hexagon(page, here).bounding_box()))
    page.mouse.down()
    page.mouse.move(*center(hexagon(page, alone).bounding_box()), steps=5)
    page.mouse.up()
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)
    assert next(event["hex"] for event in wire.told["events"] if event["what"] == "moved") == alone
    until_acting(page, wire, random.Random(7))
    hexagon(page, "D4").click(force=True)  # it cannot be chosen, but it answers
    expect(page.get_by_role("alert")).to_contain_text("core")
    expect(page.get_by_role("alert")).to_contain_text("3.4")


def test_the_land_by_keys(visit: Visit) -> None:
    """Arrows walk from hex to hex, whatever is lit; Enter chooses; plus and Home look nearer and at the whole."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    until_acting(page, wire, random.Random(8))
    hexagon(page, "D2").focus()
    for key, name in (("ArrowRight", "D3"), ("ArrowLeft", "D2"), ("ArrowLeft", "D1")):
        page.keyboard.press(key)
        expect(hexagon(page, name)).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert (page.evaluate("document.activeElement.dataset.place") or "").startswith("hex C")
    page.keyboard.press("+")
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.locator(".wood.zoomed")).to_have_count(0)
    goal = lit(page)[0]
    hexagon(page, goal).focus()
    label = hexagon(page, goal).get_attribute("aria-label") or ""
    assert label.startswith(goal)
    assert re.search(r"move to|clear|regroup|heal|camp|destroy|maps", label, re.IGNORECASE)
    before = moment(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "at => document.querySelector('[data-at]').dataset.at !== at || document.querySelector('.over [data-action]')",
        arg=before,
    )


def test_every_hex_is_told_to_readers(visit: Visit) -> None:
    """Its ground, what is there, and what lies beyond each side."""
    page = visit("#/")
    settle(page)
    quick(page, "Defenders of the Wild")
    assert wait_for_turn(page)
    labels = page.locator(".touch").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) == 37
    assert sum("core, top tile 5" in label for label in labels) == 1
    for label in labels:
        assert re.match(r"[A-G][1-7] (forest|plains|marsh|mountain|core)", label), label
        assert len(re.findall(r"\b(?:E|SE|SW|W|NW|NE) (?:[A-G][1-7]|the rim)", label)) == 6, label


def test_the_threat_is_drawn_before_it_comes(visit: Visit) -> None:
    """A card that is looked at shows its walls as ghosts and says what it would do; hidden, nothing is drawn."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    until_acting(page, wire, random.Random(9))
    engines = next(card for card in wire.told["view"]["forecast"] if card["machine"] == "engines")
    walls = {edge for event in engines["would"] for edge in event.get("walls", [])} - set(wire.told["view"]["walls"])
    assert walls
    page.locator('[data-machine="engines"]').click()
    ghosts = page.locator("[data-ghost]").evaluate_all("all => all.map(one => one.dataset.ghost)")
    assert set(ghosts) == {f"wall {edge}" for edge in walls}
    expect(page.get_by_role("region", name="The next machine card")).to_contain_text("Engine 1 walls")
    page.get_by_role("button", name="Hide").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.get_by_role("button", name="Hide").click()
    assert page.locator("[data-ghost]").count() >= len(walls)


def test_what_an_action_may_cost(visit: Visit) -> None:
    """In danger, an answer that is looked at shows the odds of its roll, as the engine tells them."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    lay(page, {"solo": "me"}, order="yes", sect="yes", solo="yes")
    dice = random.Random(10)
    while True:
        until_acting(page, wire, dice)
        risky = [o for o in wire.told["offers"] if o["verb"] == "move" and o["facts"].get("harm")]
        if risky:
            break
        answer(page, dice.choice)
    offer = risky[0]
    page.locator(f'.choice[data-action="{offer["action"]}"]').hover()
    shown = page.locator(".harm .damage").all_inner_texts()
    of = offer["facts"]["die_faces"]
    wanted = [f"{damage} {round(faces * 100 / of)} %" for damage, faces in offer["facts"]["harm"]]
    assert [re.sub(r"\s+", " ", one) for one in shown] == wanted


def test_the_reveal_is_a_scene(visit: Visit) -> None:
    """All cards are turned up beside each other, and wait at the pace of the reader."""
    page = visit("#/", reduced_motion="no-preference")
    settle(page, pace="step")
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    told = page.get_by_role("region", name="What happens")
    for _ in range(60):
        page.wait_for_selector("section.story, [data-action]:not([disabled])")
        if told.count():
            if "The defenders are revealed" in told.inner_text():
                break
            told.get_by_role("button", name="Next step").click()
        else:
            answer(page, random.Random(11).choice)
    cards = [event for event in wire.told["events"] if event["what"] == "revealed"]
    expect(told.locator("li .card")).to_have_count(2)
    assert not cards or len(cards) == 2


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (844, 390)])
def test_nothing_serious_for_those_who_cannot_see_it(visit: Visit, size: tuple[int, int]) -> None:
    """By axe, with the choices of a place open."""
    page = visit("#/", viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    until_acting(page, wire, random.Random(12))
    assert serious(page) == []
