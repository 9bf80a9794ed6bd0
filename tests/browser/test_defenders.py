"""Defenders of the Wild on the drawn land: whole games, gestures, keys, the threat, and what the wire does not tell."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import OFFERED, answer, moment, play, press, quick, wait_for_turn
from tests.browser.test_touch import slide
from tests.browser.wire import Wire

Shot = Callable[[Page, str], None]

FACTIONS = ("order", "council", "coven", "sect")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
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


def test_together_never_against(visit: Visit, shot: Shot) -> None:
    """The start page offers the co-operative game as one; a whole game with a computer as teammate."""
    page = visit("#/")
    card = page.get_by_role("article").filter(has_text="Defenders of the Wild")
    expect(card.get_by_role("button", name=re.compile("^Play"))).to_have_text(
        re.compile("^Play together with the computer")
    )
    assert "against the computer" not in card.inner_text()
    settle(page)
    quick(page, "Defenders of the Wild")
    dice = random.Random(1)
    assert play(page, dice, 16) == 16
    shot(page, "defenders-desktop")
    assert "machine" in page.get_by_role("list", name="Log").inner_text().lower()
    play(page, dice)
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


def plans(wire: Wire) -> dict[int, tuple[int, set[str]]]:
    """By moment of planning: the round, and the cards that a seat held or had chosen, as its own page was told."""
    told = [message for message in map(json.loads, wire.heard) if message["type"] == "position"]
    views = {message["at"]: message["view"] for message in told if message["view"]["phase"] == "planning"}
    held = {at: [*view["hand"], *([view["choice"]] if view["choice"] else [])] for at, view in views.items()}
    return {at: (views[at]["round"], {card["card"] for card in cards}) for at, cards in held.items() if cards}


def kept(side: str, own: Wire, other: Wire) -> tuple[set[int], set[int]]:
    """While both plan, nothing that the other hears names a card of this side: the rounds of which this was seen, and
    those in which the other knew that this side had chosen.
    """
    secret = plans(own)
    rounds, chosen, at = set(), set(), -1
    for text in other.heard:
        message = json.loads(text)
        at = message.get("at", at)
        if at not in secret:
            continue
        number, cards = secret[at]
        assert [card for card in cards if card in text] == [], (side, at)
        if message["type"] == "position":
            rounds.add(number)
            if message["view"]["seats"][side]["chosen"]:
                chosen.add(number)
    assert rounds == {number for number, _ in secret.values()}, "not all of it was compared"
    return rounds, chosen


def test_two_people_and_what_the_wire_keeps(visit: Visit) -> None:
    """Each sees that the other has chosen, never what: no frame names a card of the other before a reveal."""
    host, friend = visit("#/"), visit("#/")
    for page in (host, friend):
        settle(page)
    wires = {"order": Wire(host), "coven": Wire(friend)}
    laid = lay(host, {"order": "me", "coven": "open"})
    friend.goto(laid["seats"]["coven"]["invite_link"])
    expect(friend.locator("[data-faction]")).to_have_count(2)
    pages = {"order": host, "coven": friend}
    others = {"order": "coven", "coven": "order"}
    dice = random.Random(5)

    def choose(offered: list[str]) -> str:
        """The Order's comrade goes first, who hands on the first-player marker: each side is the first to choose."""
        return next((action for action in offered if action.startswith("plan order-comrade")), dice.choice(offered))

    expect(host.locator(OFFERED).first).to_be_visible()
    while not wires["order"].told.get("outcome"):
        told = wires["order"].told
        side = told["question"]["seat"]
        mover, other = pages[side], pages[others[side]]
        assert wait_for_turn(mover)
        answer(mover, choose)
        at = int(moment(mover))
        for page in (mover, other):
            page.wait_for_function("at => Number(document.querySelector('[data-at]')?.dataset.at) >= at", arg=at)
        if wires[others[side]].told["view"]["phase"] == "planning" and told["question"]["ask"] == "choose-defender":
            expect(other.locator(f'[data-faction="{side}"] [data-chosen]')).to_have_attribute("data-chosen", "yes")
    for page in pages.values():
        ended(page)
    for side, other_side in others.items():
        rounds, chosen = kept(side, wires[side], wires[other_side])
        assert len(rounds) > 2
        assert chosen, f"the {side} never chose first"


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
    heard = [message for message in map(json.loads, wire.heard) if message["type"] == "position"]
    cards = [event for message in heard for event in message["events"] if event["what"] == "revealed"][:2]
    assert {card["seat"] for card in cards} == set(wire.told["view"]["factions"])
    expect(told.locator("li .card")).to_have_count(2)
    assert told.locator("li .points").all_inner_texts() == [str(card["points"]) for card in cards]
    names = [card["card"].rsplit("-", 1)[0].replace("-", " ") for card in cards]
    assert [name.lower() for name in told.locator("li .name").all_inner_texts()] == names


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (844, 390)])
def test_nothing_serious_for_those_who_cannot_see_it(visit: Visit, size: tuple[int, int]) -> None:
    """By axe, with the choices of a place open."""
    page = visit("#/", viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    until_acting(page, wire, random.Random(12))
    assert serious(page) == []


def seen(page: Page) -> list[float]:
    """The part of the land that is looked at."""
    box = page.locator(".wood svg[role=group]").get_attribute("viewBox") or ""
    return [float(each) for each in box.split()]


def gone_on(page: Page, before: str) -> None:
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)


def gathering(visit: Visit, faction: str) -> tuple[Page, Wire]:
    """Somebody alone who has just gathered the item of this faction."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    lay(page, {"solo": "me"}, **{faction: "yes", "sect": "yes", "solo": "yes"})
    dice = random.Random(13)
    while True:
        facts = until_acting(page, wire, dice)
        if facts["faction_seat"] == faction and any(offer["verb"] == "gather" for offer in wire.told["offers"]):
            press(page, "gather")
            return page, wire
        answer(page, dice.choice)


def test_the_land_from_near_and_far(visit: Visit) -> None:
    """The wheel looks nearer at what is under it, a drag moves the land, a button shows the whole; the game stays."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    facts = until_acting(page, wire, random.Random(14))
    before, whole = moment(page), seen(page)
    away = next(name for name in ("B2", "F5", "B5", "F2") if name != facts["hex"])
    x, y = center(hexagon(page, away).bounding_box())
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    near = seen(page)
    assert near[2] < whole[2] * 0.7
    assert center(hexagon(page, away).bounding_box()) == pytest.approx((x, y), abs=2)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert seen(page)[2:] == pytest.approx(near[2:])
    assert center(hexagon(page, away).bounding_box()) == pytest.approx((x + 60, y + 40), abs=2)
    page.get_by_role("button", name="Whole map").click()
    expect(page.locator(".wood.zoomed")).to_have_count(0)
    assert seen(page) == pytest.approx(whole)
    page.get_by_role("button", name="Nearer").click()
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 300)
    expect(page.locator(".wood.zoomed")).to_have_count(0)
    assert moment(page) == before


def test_fingers_on_the_land(visit: Visit) -> None:
    """Two fingers look nearer, a double tap where nothing can be done too; one finger takes the leader along."""
    page = visit("#/", **PHONE)
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    facts = until_acting(page, wire, random.Random(15))
    screen = page.context.new_cdp_session(page)
    before, whole = moment(page), seen(page)
    x, y = center(page.locator(".wood").bounding_box())
    slide(screen, ((x - 20, y), (x - 80, y)), ((x + 20, y), (x + 80, y)))
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    slide(screen, ((x - 80, y), (x - 10, y)), ((x + 80, y), (x + 10, y)))
    expect(page.locator(".wood.zoomed")).to_have_count(0)
    idle = page.locator('.touch:not(.offered)[data-place="hex D4"]')  # the core
    for zoomed in (1, 0):
        idle.tap(force=True)
        idle.tap(force=True)
        expect(page.locator(".wood.zoomed")).to_have_count(zoomed)
    assert seen(page) == pytest.approx(whole)
    assert moment(page) == before
    goal = next(
        o["words"]["hex"]
        for o in wire.told["offers"]
        if o["verb"] == "move"
        and sum(each["words"].get("hex") == o["words"]["hex"] for each in wire.told["offers"]) == 1
    )
    start, end = hexagon(page, facts["hex"]).bounding_box(), hexagon(page, goal).bounding_box()
    slide(screen, (center(start), center(end)))
    gone_on(page, before)
    assert next(event["hex"] for event in wire.told["events"] if event["what"] == "moved") == goal


def test_an_item_is_tapped_and_then_a_place(visit: Visit) -> None:
    """Maps that are picked light the hexes they lead to and no others; a second tap lays them back."""
    page, wire = gathering(visit, "order")
    maps = page.locator('[data-faction="order"] [data-item="maps"]')
    ways = {offer["words"]["hex"] for offer in wire.told["offers"] if offer["verb"] in ("travel", "return")}
    plain = set(lit(page))
    assert ways
    maps.click()
    expect(maps).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hint")).to_contain_text("maps")
    assert set(lit(page)) == ways
    maps.click()
    expect(maps).to_have_attribute("aria-pressed", "false")
    assert set(lit(page)) == plain
    maps.click()
    before = moment(page)
    goal = sorted(ways)[0]
    hexagon(page, goal).click()
    if page.locator(".over [data-action]").count():  # both kinds of way lead there
        page.locator(".over [data-action]").first.click()
    gone_on(page, before)
    assert wire.told["view"]["seats"]["order"]["at"] == goal
    assert "maps" not in wire.told["view"]["seats"]["order"]["items"]
    assert wire.said[-1]["action"].split()[0] in ("travel", "return")


def test_an_item_that_needs_no_place_is_used_by_one_tap(visit: Visit) -> None:
    """Bread is eaten: one point more. What cannot be used says why."""
    page, wire = gathering(visit, "council")
    before, points = moment(page), wire.told["view"]["points"]
    page.locator('[data-faction="council"] [data-item="bread"]').click()
    gone_on(page, before)
    assert wire.said[-1]["action"] == "eat"
    assert wire.told["view"]["points"] == points + 1
    page.locator('[data-faction="council"] [data-item="bread"]').click()
    expect(page.get_by_role("alert")).to_contain_text("8.")


def test_what_can_be_done_where_the_leader_stands_and_at_a_wall(visit: Visit) -> None:
    """A tap on the own hex opens the deeds there and Escape closes them; a tap on a wall breaches it."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    dice = random.Random(16)
    while True:
        here = str(until_acting(page, wire, dice)["hex"])
        walls = [offer["words"]["edge"] for offer in wire.told["offers"] if offer["verb"] == "breach"]
        deeds = page.locator(".over [data-action]")
        hexagon(page, here).click(force=True)
        if walls and deeds.count():
            break
        answer(page, dice.choice)
    shown = deeds.evaluate_all("all => all.map(one => one.dataset.action)")
    assert all(action.split()[0] not in ("move", "breach", "end") for action in shown)
    page.keyboard.press("Escape")
    expect(deeds).to_have_count(0)
    before = moment(page)
    page.locator(f'.edge[data-place="edge {walls[0]}"]').click()
    gone_on(page, before)
    assert wire.said[-1]["action"] == f"breach {walls[0]}"
    assert walls[0] in wire.told["view"]["breaches"]


def test_at_twice_the_size_land_question_and_hand_are_on_one_screen(visit: Visit) -> None:
    """As a page of 1440 x 900 or 1280 x 800 at 200 %: the land is large, a card is picked, looked at and chosen."""
    page = visit("#/", viewport={"width": 720, "height": 450}, bypass_csp=True)
    settle(page)
    wire = Wire(page)
    lay(page, {"order": "me", "council": "greedy", "coven": "greedy", "sect": "greedy"})
    dice = random.Random(17)
    while wait_for_turn(page) and wire.told["question"]["ask"] != "choose-defender":
        answer(page, dice.choice)
    for width, height in ((640, 400), (720, 450), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        assert page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        top, bottom, left, right, question, hand = (
            page.locator(part).bounding_box()
            for part in (
                '[data-place="hex A1"]',
                '[data-place="hex G4"]',
                '[data-place="hex D1"]',
                '[data-place="hex D7"]',
                ".side .question",
                ".laid > .hand",
            )
        )
        assert top
        assert bottom
        assert left
        assert right
        assert question
        assert hand
        assert left["x"] >= 0
        assert right["x"] + right["width"] <= question["x"]
        assert bottom["y"] + bottom["height"] - top["y"] > 0.65 * height
        assert question["y"] + question["height"] <= hand["y"] + 1
        assert hand["y"] + hand["height"] <= height + 1
    card = page.locator(".hand [data-card]").first
    card.click()
    picked = page.locator(".drawer > .picked")
    box = picked.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 844
    assert serious(page) == []
    before = moment(page)
    picked.get_by_role("button", name="Choose this defender").click()
    gone_on(page, before)
    assert wire.said[-1]["action"].startswith("plan ")


def test_all_boards_of_four_are_in_sight_and_open_by_a_tap(visit: Visit) -> None:
    """At a desk nothing of them has to be scrolled for; another faction's whole board is a tap away, or a key."""
    page = visit("#/")
    settle(page)
    lay(page, {"order": "me", "council": "greedy", "coven": "greedy", "sect": "greedy"})
    dice = random.Random(18)
    assert play(page, dice, 6) == 6
    assert wait_for_turn(page)
    boards = page.get_by_role("region", name="The factions")
    assert boards.evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(boards.locator("[data-faction]")).to_have_count(4)
    other = boards.locator('[data-faction="sect"]')
    expect(other.locator("[data-item]")).to_have_count(0)
    other.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(other.locator("[data-item]")).to_have_count(4)
    expect(other.get_by_role("button", name="Show this board in brief")).to_be_focused()
    page.keyboard.press("Enter")
    expect(other.locator("[data-item]")).to_have_count(0)
    expect(other.get_by_role("button").first).to_be_focused()


def test_a_leader_is_chosen_by_face(visit: Visit) -> None:
    """Both leaders are drawn on the board of the faction; a tap takes one, who then stands on the land."""
    page = visit("#/")
    settle(page)
    wire = Wire(page)
    lay(page, {"coven": "me", "order": "greedy"})
    assert wait_for_turn(page)
    leads = page.locator('[data-faction="coven"] .leads button')
    expect(leads).to_have_count(2)
    faces = leads.locator("use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert sorted(faces) == ["#leader-A", "#leader-Z"]
    before = moment(page)
    leads.filter(has=page.locator("use[href='#leader-Z']")).click()
    gone_on(page, before)
    assert wire.said[-1]["action"] == "lead Z"
    expect(page.locator("[data-faction='coven'] use[href='#head-Z']")).to_have_count(1)
    before = moment(page)
    page.locator(".touch.offered").first.click()
    gone_on(page, before)
    expect(page.locator(".wood use[href='#leader-Z']")).to_have_count(1)
