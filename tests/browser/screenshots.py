"""`make screenshots`: the pages of the house at every size, by day and by night, and contact sheets of them.

Everything is dealt from fixed seeds, so that two runs can be laid side by side. Pictures go to build/screenshots.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House
from tests.patience import PATIENCE
from tests.server.client import Guest, Socket

ROOT = Path(__file__).parent.parent.parent
OUT = ROOT / "build" / "screenshots"
SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))
THEMES = ("light", "dark")
ENDS = ("end", "pass", "withdraw")
SHEET = "body { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px } img { width: 100% } figure { margin: 0 }"
REVEALED = ('.choice[data-action^="plan"]', *["section.story:not(:has(.card)) footer .button:first-child"] * 8)
MOST = 3000  # answers until a scene must have come

Asked = Callable[[dict[str, Any]], bool]


@dataclass
class Scene:
    """A page worth a picture: an address, or a table that is played until something is asked."""

    name: str
    address: str = ""
    game: str = ""
    mine: str = ""
    computers: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    answers: int = 0
    until: str = ""  # the question that is wanted, or "over"
    press: tuple[str, ...] = ()  # what is pressed before the picture, as far as it is there
    told: bool = False  # what a press brings is told step by step; then each picture has a table of its own


def root(name: str, mine: str, computers: str, answers: int = 40, until: str = "", **options: str) -> Scene:
    """A table of Root, with the computers named and the rest left out."""
    seats = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk", "duchy", "corvids")
    playing = {mine, *computers.split()}
    parts = {seat: "yes" if seat in playing else "no" for seat in seats}
    return Scene(name, "", "root", mine, tuple(computers.split()), {**parts, **options}, answers, until)


def defenders(
    name: str,
    mine: str,
    computers: str,
    answers: int,
    until: str = "act",
    press: tuple[str, ...] = (),
    told: bool = False,
) -> Scene:
    """A table of Defenders, with the computers named; alone it is two factions."""
    playing = {mine, *computers.split()} if mine != "solo" else {"order", "coven"}
    parts = {seat: "yes" if seat in playing else "no" for seat in ("order", "council", "coven", "sect")}
    options = {**parts, "solo": "yes" if mine == "solo" else "no"}
    return Scene(name, "", "defenders", mine, tuple(computers.split()), options, answers, until, press, told)


SCENES = (
    Scene("home", "#/"),
    Scene("side", "#/play/root"),
    Scene("set-up", "#/new/root"),
    root("autumn", "marquise", "eyrie alliance vagabond"),
    root("winter", "riverfolk", "marquise eyrie alliance vagabond cult", 60, map="winter"),
    root("lake", "cult", "marquise eyrie vagabond", map="lake"),
    root("mountain", "alliance", "marquise eyrie riverfolk", map="mountain"),
    root("eyrie", "eyrie", "marquise alliance vagabond", until="add-to-decree"),
    root("vagabond", "vagabond", "marquise eyrie alliance", until="vagabond-daylight"),
    root("battle", "marquise", "eyrie alliance vagabond", 20, until="choose-battle"),
    root("prompt", "eyrie", "marquise alliance vagabond", 20, until="may-ambush"),
    root("bots", "marquise", "", 12, eyrie="bot", duchy="bot", corvids="bot", cult="bot"),
    root("end", "marquise", "eyrie alliance vagabond", until="over"),
    Scene("critters", "", "critters", "south", ("north",), {}, 2),
    Scene("critters-late", "", "critters", "south", ("north",), {}, 5),
    Scene("critters-over", "", "critters", "south", ("north",), {}, 0, "over"),
    defenders("defenders-plan", "coven", "order council sect", 3, "choose-defender"),
    defenders("defenders-early", "order", "council coven sect", 6),
    defenders("defenders-late", "sect", "order council coven", 20),
    defenders("defenders-threat", "order", "council", 24, "act", ('[data-machine="engines"]',)),
    defenders("defenders-reveal", "council", "order coven sect", 0, "choose-defender", REVEALED, told=True),
    defenders("defenders-solo", "solo", "", 30),
    defenders("defenders-end", "order", "council coven sect", 0, "over"),
    defenders("defenders-solo-end", "solo", "", 0, "over"),
)


def play_until(socket: Socket, scene: Scene, dice: random.Random) -> None:
    """Answer at random, ending nothing while there is something else to do, until the scene has come."""
    given = 0
    while given < MOST and not socket.position.get("outcome"):
        position = socket.position
        if not position["offers"]:
            socket.receive()
            continue
        if given >= scene.answers and scene.until in ("", position["question"]["ask"]):
            return
        offered = [offer["action"] for offer in position["offers"]]
        wanted = [action for action in offered if action not in ENDS] or offered
        at = position["at"]
        socket.play(dice.choice(wanted))
        given += 1
        while socket.position["at"] == at:
            socket.receive()


def lay(guest: Guest, scene: Scene) -> str:
    """The address of the scene, once it has come."""
    if scene.address:
        return scene.address
    if scene.mine:
        seats = {scene.mine: "me", **dict.fromkeys(scene.computers, "greedy")}
        table = guest.lay(scene.game, seats, options=scene.options)["table"]
    else:
        table = guest.lay(scene.game)["table"]
    socket = guest.socket(table)
    mine = scene.mine or next(seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"] if seat["mine"])
    socket.look(mine)
    play_until(socket, scene, random.Random(scene.name))
    socket.close()
    return f"#/t/{table}"


def picture(
    browser: Browser, house: House, guest: Guest, address: str, size: tuple[int, int], theme: str, scene: Scene
) -> bytes:
    """One page, once it has settled and what the scene wants is pressed."""
    width, height = size
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if scene.told else "reduce",
        has_touch=width < 900,
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_cookies(
        [{"name": name, "value": value, "url": house.address} for name, value in guest.http.cookies.items()]
    )
    if scene.told:
        context.add_init_script("localStorage.setItem('weald-settings', JSON.stringify({pace: 'step'}))")
    page = context.new_page()
    page.goto(f"/{address}")
    page.wait_for_function("() => document.fonts.size > 0")
    page.evaluate("Promise.all([...document.fonts].map(font => font.load()))")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    for selector in scene.press:
        if page.locator(selector).count():
            page.locator(selector).first.click()
        if scene.told:
            page.wait_for_selector("section.story")
            page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")
    taken = page.screenshot()
    context.close()
    return taken


def contact_sheet(page: Page, name: str, pictures: list[Path]) -> None:
    """All pictures of one size and theme on one sheet."""
    figures = "".join(
        f'<figure><img src="{path.name}"><figcaption>{path.stem}</figcaption></figure>' for path in pictures
    )
    sheet = OUT / f"sheet-{name}.html"
    sheet.write_text(f"<!doctype html><style>{SHEET}</style>{figures}", encoding="utf-8")
    page.goto(sheet.as_uri())
    page.wait_for_load_state("networkidle")
    page.screenshot(path=OUT / f"sheet-{name}.png", full_page=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "scenes", nargs="*", metavar="SCENE", help=f"only these: {', '.join(one.name for one in SCENES)}"
    )
    wanted = parser.parse_args().scenes
    unknown = set(wanted) - {scene.name for scene in SCENES}
    if unknown:
        parser.error(f"no such scene: {', '.join(sorted(unknown))}")
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        print("There is no Chromium here: `make packages` installs it where it may.", file=sys.stderr)
        return 1
    scenes = [scene for scene in SCENES if not wanted or scene.name in wanted]
    OUT.mkdir(parents=True, exist_ok=True)
    taken: dict[str, list[Path]] = {}
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*arguments, "--disable-dev-shm-usage"])
        guest = Guest(house.address)
        for number, scene in enumerate(scenes, 1):
            print(f"{number} of {len(scenes)}: {scene.name}", flush=True)
            address = lay(guest, scene)
            for width, height in SIZES:
                for theme in THEMES:
                    shelf = f"{width}x{height}-{theme}"
                    path = OUT / f"{scene.name}-{shelf}.png"
                    path.write_bytes(picture(browser, house, guest, address, (width, height), theme, scene))
                    address = lay(guest, scene) if scene.told else address
                    taken.setdefault(shelf, []).append(path)
        page = browser.new_page(viewport={"width": 1800, "height": 1000})
        for shelf, pictures in taken.items():
            contact_sheet(page, shelf, pictures)
        browser.close()
    print(f"{sum(map(len, taken.values()))} pictures and {len(taken)} contact sheets in {OUT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
