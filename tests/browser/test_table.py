"""The table itself: it fits on every screen, keeps its places, and says nothing false."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import OFFERED, answer, choices, moment, quick, seat, wait_for_turn
from tests.browser.wire import Wire
from tests.patience import PATIENCE

Shot = Callable[[Page, str], None]

# a phone on its side, and desks at twice their size
LOW = ((844, 390), (720, 450), (640, 360), (512, 384))
BOARD = "document.querySelector('.laid > .board').getBoundingClientRect()"
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def box(found: Locator) -> dict[str, float]:
    place = found.first.bounding_box()
    assert place
    x, y, width, height = place["x"], place["y"], place["width"], place["height"]
    return {"x": x, "y": y, "height": height, "right": x + width, "bottom": y + height}


def inside(page: Page, found: Locator) -> bool:
    """Whether it comes to lie whole in the window, once the page has its shape."""
    size = page.viewport_size
    assert size
    patient_until = time.monotonic() + PATIENCE
    while time.monotonic() < patient_until:
        at = box(found)
        if min(at["x"], at["y"]) >= -1 and at["right"] <= size["width"] + 1 and at["bottom"] <= size["height"] + 1:
            return True
        page.wait_for_timeout(20)
    return False


@pytest.mark.parametrize("game", ["Critters at War", "Root", "Defenders of the Wild"])
def test_low_screens_hold_board_question_and_hand(visit: Visit, shot: Shot, game: str) -> None:
    """Nothing has to be scrolled to be played, whatever is asked; the log is a tap away."""
    page = visit()
    quick(page, game)
    assert wait_for_turn(page)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Log")).to_be_visible()
        page.wait_for_function(f"() => !({SCROLLS})")
        for part in (".board", ".question", ".hand"):
            assert inside(page, page.locator(f".laid {part}, .laid > .side > {part}")), (part, width, height)
        page.wait_for_function(f"() => {BOARD}.height > 130")
        shot(page, f"low-{game.split()[0].lower()}-{width}")
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    before = moment(page)
    if game == "Critters at War":
        page.locator("[data-card][aria-disabled=false]").first.click()
        page.locator("[data-slot]").last.click()
    else:
        answer(page, lambda offered: offered[0])
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)


def test_an_invitation_can_be_scanned_on_any_screen(visit: Visit, shot: Shot) -> None:
    """The code is whole; on a phone it is a tap away, and the board keeps its place."""
    page = visit("#/new/critters")
    seat(page, "North", "A friend, by link")
    page.get_by_role("button", name="Lay the table").click()
    code = page.get_by_role("img", name="The same link as a QR code")
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert inside(page, code)
        panel = box(page.locator("section.waiting"))
        assert box(code)["bottom"] <= panel["bottom"]
        shot(page, f"waiting-{width}")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        least = 300 if height > 800 else 130
        page.wait_for_function(f"least => {BOARD}.height > least", arg=least)  # once the page has its new shape
        page.get_by_role("button", name="Invite").click()
        assert height < 500 or inside(page, code)  # on a low screen the sheet scrolls
        shot(page, f"waiting-{width}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_dice_do_not_think(visit: Visit) -> None:
    """Where chance is asked, the table says so."""
    page = visit()
    wire = Wire(page)
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    chance = {"seat": "chance", "ask": "chance-deal", "law": "1.3", "facts": {}}
    wire.tell(question=chance, offers=[], refused=[])
    expect(page.get_by_role("region", name="The question").get_by_role("heading")).to_have_text("The dice decide.")
    expect(page.get_by_text("chance")).to_have_count(0)


def test_escape_closes_every_sheet(visit: Visit) -> None:
    """Whatever lies over the table, as often as it is opened, with and without a click before."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    dialog = page.get_by_role("dialog")
    menu = page.get_by_role("navigation", name="Menu")
    for _ in range(3):
        for key in ("?", "/"):
            page.keyboard.press(key)
            expect(dialog).to_be_visible()
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        for name in ("Settings", "Keys", "Law book"):
            menu.get_by_role("button", name=name).click()
            expect(dialog).to_be_visible()
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
    menu.get_by_role("button", name="Settings").click()
    dialog.get_by_role("button", name="Keys").click()  # one sheet makes room for another
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(".law").first.click()
    expect(dialog).to_contain_text("Open it in the law book")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Log", "List"):
        page.get_by_role("button", name=name).click()
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_law_book_lies_over_the_game(visit: Visit, shot: Shot) -> None:
    """It can be browsed and searched, and the game is still there when it is closed."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    address, before = page.url, moment(page)
    page.keyboard.press("/")
    book = page.get_by_role("dialog", name="Law book")
    expect(book.get_by_role("heading", name="Critters at War")).to_be_visible()
    shot(page, "laws-over-the-game")
    book.get_by_role("link", name="The Law of Root", exact=True).click()
    expect(book.get_by_role("heading", name="The Law of Root", exact=True)).to_be_visible()
    book.get_by_label("Search all laws").fill("ambush")
    book.locator("article a.number").first.click()
    expect(book.locator("article[aria-current=true]")).to_be_in_viewport()
    assert page.url == address
    book.get_by_label("Search all laws").fill("river")
    page.keyboard.press("Escape")  # first what is searched for, then the book
    expect(book.get_by_label("Search all laws")).to_have_value("")
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert moment(page) == before
    page.locator(".question .law").first.click()
    page.get_by_role("link", name="Open it in the law book").click()
    expect(book.locator("article[aria-current=true]")).to_be_in_viewport()
    assert page.url == address


PASS = [{"action": "decline", "verb": "decline", "words": {}, "facts": {}}]


def test_a_question_with_an_empty_answer_alone_is_not_put(visit: Visit) -> None:
    """Alone at the table nobody is asked what can only be declined; after an undo it is shown."""
    page = visit()
    wire = Wire(page)
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    wire.held = True
    question = {"seat": wire.told["seat"], "ask": "choose-cargo", "law": "6.1", "facts": {}}
    wire.tell(question=question, offers=PASS, refused=[])
    expect(page.get_by_role("heading", name="Going on …")).to_be_visible()
    while not any(said["type"] == "play" for said in wire.said):
        page.wait_for_timeout(10)
    assert [said["action"] for said in wire.said if said["type"] == "play"] == ["decline"]
    assert choices(page).count() == 0
    wire.tell(question=question, offers=PASS, refused=[], undos=1)
    expect(page.get_by_role("heading", name=re.compile("Move one of your cards"))).to_be_visible()
    assert len([said for said in wire.said if said["type"] == "play"]) == 1


def test_people_are_called_by_their_names(visit: Visit) -> None:
    """Who sits at the table is not called South: in the bar, in the log and where somebody is thought of."""
    host = visit("#/new/critters")
    seat(host, "North", "A friend, by link")
    host.get_by_role("button", name="Lay the table").click()
    link = host.get_by_label(re.compile("Invitation to play")).input_value().split("/", 3)[-1]
    friend = visit(link)
    expect(friend.locator("[data-card]")).to_have_count(6)
    names = friend.locator("li[data-seat] .seat").all_inner_texts()
    assert not {"South", "North"} & set(names)
    host.wait_for_selector(f"{OFFERED}, .question:not(.mine)")
    mover, other = (host, friend) if host.locator(OFFERED).count() else (friend, host)
    mine = mover.locator("li.own .seat").inner_text()
    expect(other.get_by_role("heading", name=f"{mine} is thinking.")).to_be_visible()
    answer(mover, lambda offered: next(one for one in offered if one.startswith("improvise")))
    expect(other.get_by_role("list", name="Log")).to_contain_text(f"{mine} played a card facedown")


@pytest.mark.parametrize("address", ["/#/nowhere", "/nowhere/at/all", "/#/t/unknown", "/#/replay/unknown"])
def test_an_unknown_address_is_a_page(visit: Visit, shot: Shot, address: str) -> None:
    """With a head, words and a way home."""
    page = visit()
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    shot(page, f"lost{address.replace('/', '-').replace('#', '')}")
    page.get_by_role("link", name="To the start page").first.click()
    expect(page.get_by_role("heading", name="Start a game")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_question_keeps_its_size(visit: Visit, width: int) -> None:
    """Whatever is asked, and by how many answers: question, board and log stay where they are."""
    page = visit(viewport={"width": width, "height": 844})
    quick(page, "Root")
    dice = random.Random(5)
    places: set[tuple[float, ...]] = set()
    for _ in range(12):
        assert wait_for_turn(page)
        parts = [box(page.locator(part)) for part in (".question", ".laid > .board")]
        places.add(tuple(round(part[side]) for part in parts for side in ("y", "bottom")))
        answer(page, dice.choice)
    assert len(places) == 1


def test_a_replay_begins_with_nothing_false(visit: Visit, shot: Shot) -> None:
    """Before the theaters lie and the cards are dealt, nobody controls anything."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"/#/replay/{table}?at=0")
    expect(page.get_by_text("The table is still bare")).to_be_visible()
    for false in ("Battle 0", "by the tie", "controls", "chance"):
        expect(page.get_by_text(false)).to_have_count(0)
    shot(page, "replay-0")


# what of a seat's words lies outside of the seat, or over another part of it
PARTS = ":scope > svg, .seat, .person, .score > span:first-child, .cards, .mark"
CLASHES = """parts => [...document.querySelectorAll("li[data-seat]")].flatMap(seat => {
  const around = seat.getBoundingClientRect();
  const clipped = part => part !== seat && (getComputedStyle(part).clipPath !== "none" || clipped(part.parentElement));
  const seen = [...seat.querySelectorAll(parts)].filter(part => !clipped(part));
  const boxes = seen.map(part => part.getBoundingClientRect()).filter(b => b.width > 2);
  const out = boxes.filter(b => b.left < around.left - 1 || b.right > around.right + 1 || b.bottom > around.bottom + 1);
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => wide(a, b) > 2 && high(a, b) > 3));
  return [...out, ...over].map(b => `${seat.dataset.seat} ${b.left} ${b.top} ${b.width}`);
})"""


def lay(page: Page, seats: int) -> Wire:
    """A table of Root for so many, all but one of them computers."""
    order = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
    parts = {seat: "yes" if place < seats else "no" for place, seat in enumerate(order)}
    sitting = dict.fromkeys(order[1:seats], "greedy") | {"marquise": "me"}
    wanted = {"game": "root", "options": parts, "seats": sitting}
    made: dict[str, str] = page.evaluate(
        """wanted => fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify(wanted)}).then(answer => answer.json())""",
        wanted,
    )
    wire = Wire(page)
    page.goto(f"/#/t/{made['table']}")
    assert wait_for_turn(page)
    return wire


def test_my_own_board_is_in_sight_on_a_tablet(visit: Visit) -> None:
    """Where the map leaves no room beside it, it lies below the question; the log is a tap or a key away."""
    page = visit(viewport={"width": 1024, "height": 768}, bypass_csp=True)
    quick(page, "Root")
    assert wait_for_turn(page)
    mine = page.locator(".side [data-faction]")
    assert inside(page, mine.locator("header").first)
    assert serious(page) == []
    page.keyboard.press("l")
    expect(page.locator("[data-log]")).to_be_focused()
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="My board").click()
    expect(mine).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(mine).to_have_count(0)
    expect(page.locator(".laid > .board [data-faction]").first).to_be_visible()


SCREENS = ((6, 1440, 900), (6, 1024, 768), (6, 390, 844), (4, 390, 844), (4, 844, 390))


@pytest.mark.parametrize(("seats", "width", "height"), SCREENS)
def test_seats_stand_in_turn_order(visit: Visit, shot: Shot, seats: int, width: int, height: int) -> None:
    """Nothing overlaps, however many they are; who acts is marked, also while a computer plays."""
    page = visit(viewport={"width": width, "height": height})
    wire = lay(page, seats)
    shown = [str(seat) for seat in page.locator("li[data-seat]").evaluate_all("all => all.map(s => s.dataset.seat)")]
    assert shown == wire.told["view"]["order"]
    scores = dict.fromkeys(shown, 28)
    view = wire.told["view"]
    view["seats"] = {seat: {**facts, "score": scores[seat], "hand": 12} for seat, facts in view["seats"].items()}
    rival = next(seat for seat in shown if seat != "marquise")
    question = {"seat": rival, "ask": "choose-battle", "law": "4.3", "facts": {}}
    wire.tell(view=view, question=question, offers=[], refused=[])
    assert page.evaluate(CLASHES, PARTS) == []
    assert page.locator("li[data-seat].asked").evaluate_all("all => all.map(s => s.dataset.seat)") == [rival]
    shot(page, f"seats-{seats}-{width}")
