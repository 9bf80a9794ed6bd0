"""`make screenshots`: the pages of the house at every size, by day and by night, and contact sheets of them.

`make pictures`: a few of them, small, for the README. What is dealt is the same in every run (`scenes.py`).
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House
from tests.browser.scenes import SCENES, Scene, lay
from tests.browser.test_story import battle
from tests.browser.wire import Wire
from tests.patience import PATIENCE
from tests.server.client import Guest

ROOT = Path(__file__).parent.parent.parent
OUT = ROOT / "build" / "screenshots"
SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))
THEMES = ("light", "dark")
STEP_BY_STEP = "localStorage.setItem('weald-settings', JSON.stringify({ pace: 'step', leftovers: true }))"
SHEET = "body { display: grid; gap: 12px; font-size: 12px } img { width: 100% } figure { margin: 0 }"
SHEET_WIDTH = 1800
SHEET_ROWS = 4
STILL = "Promise.all(document.getAnimations().map(one => one.finished))"

# the README's: a scene, its size and theme, and the name of the file
PICTURES = (
    ("autumn", (1440, 900), "light", "root"),
    ("six", (390, 844), "dark", "root-phone"),
    ("told", (1024, 768), "light", "battle"),
    ("defenders-late", (1440, 900), "light", "defenders"),
    ("critters", (1024, 768), "light", "critters"),
)
FOLDER = ROOT / "docs" / "pictures"
MOST = 120_000  # bytes of a picture that lies in the repository


class Camera:
    """A browser at a house, with the cookies of a guest who sits at its tables."""

    def __init__(self, browser: Browser, house: House, guest: Guest) -> None:
        self.browser = browser
        self.house = house
        self.guest = guest

    @contextlib.contextmanager
    def page(self, scene: Scene, address: str, touch: bool) -> Iterator[Page]:
        """The scene's page, once it has settled; with a mouse or for fingers."""
        context = self.browser.new_context(base_url=self.house.address, has_touch=touch, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE * 1000)
        cookies: list[Any] = [
            {"name": name, "value": value, "url": self.house.address} for name, value in self.guest.http.cookies.items()
        ]
        context.add_cookies(cookies)
        page = context.new_page()
        wire = Wire(page)
        page.set_viewport_size({"width": 390, "height": 844} if touch else {"width": 1440, "height": 900})
        if scene.told or scene.again:
            context.add_init_script(STEP_BY_STEP)
            page.emulate_media(reduced_motion="no-preference")
        page.goto(f"/{address}")
        page.wait_for_function("() => document.fonts.size > 0")
        page.evaluate("Promise.all([...document.fonts].map(font => font.load()))")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        if scene.told or scene.again:
            page.wait_for_selector("[data-at]")
        if scene.told:
            wire.tell(wait=False, events=battle(wire.told["at"] + 1, attacker="eyrie", defender="marquise"))
            page.wait_for_selector("section.story")
        if scene.again:
            heard = [event for text in wire.heard for event in json.loads(text).get("events", [])]
            known = [event for event in heard if event["what"] == scene.again]
            new = {"at": wire.told["at"] + 1, "turn": 4000, "step": 4000}
            last = [event | new for event in known if event["at"] == known[-1]["at"]]
            wire.tell(wait=False, events=last)
            page.wait_for_selector("section.story")
        for selector in scene.press:
            if page.locator(selector).count():
                page.locator(selector).first.click()
        yield page
        context.close()


def open_board(page: Page, seat: str) -> None:
    """The board of another faction, which is a tap or two away."""
    sheet = page.locator("button.boards")
    if sheet.count():
        sheet.click()
    tab = page.locator(f".tabs button:has(use[href='#head-{seat}'])")
    if tab.get_attribute("aria-pressed") == "false":
        tab.click()


def taken(camera: Camera, scene: Scene, address: str) -> Iterator[tuple[str, bytes]]:
    """Every picture of a scene, with its name: the page as it is, then with each board open."""
    for touch in (False, True):
        with camera.page(scene, address, touch) as page:
            for width, height in SIZES:
                if (width < 900) != touch:
                    continue
                page.set_viewport_size({"width": width, "height": height})
                for board in ("", *scene.boards):
                    if board:
                        open_board(page, board)
                    for theme in THEMES:
                        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                        name = f"{scene.name}-{board}" if board else scene.name
                        page.evaluate(STILL)
                        yield f"{name}-{width}x{height}-{theme}", page.screenshot()
                    if board:
                        page.keyboard.press("Escape")
                        page.evaluate("delete document.documentElement.dataset.keys")


def contact_sheet(page: Page, name: str, pictures: list[Path]) -> None:
    """Pictures of one size and theme on a sheet, large enough to be read."""
    figures = "".join(
        f'<figure><img src="{path.name}"><figcaption>{path.stem}</figcaption></figure>' for path in pictures
    )
    columns = f"body {{ grid-template-columns: repeat({columns_of(name)}, 1fr) }}"
    sheet = OUT / f"sheet-{name}.html"
    sheet.write_text(f"<!doctype html><style>{SHEET} {columns}</style>{figures}", encoding="utf-8")
    page.goto(sheet.as_uri())
    page.wait_for_load_state("networkidle")
    page.screenshot(path=OUT / f"sheet-{name}.png", full_page=True)


def columns_of(shelf: str) -> int:
    """How many pictures stand side by side: at least at half their size, and phones as they are."""
    width = int(shelf.split("x")[0])
    return max(2, SHEET_WIDTH // width)


def all_pictures(camera: Camera, scenes: list[Scene]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    shelves: dict[str, list[Path]] = {}
    for number, scene in enumerate(scenes, 1):
        print(f"{number} of {len(scenes)}: {scene.name}", flush=True)
        address = lay(camera.house, camera.guest, scene)
        for name, picture in taken(camera, scene, address):
            path = OUT / f"{name}.png"
            path.write_bytes(picture)
            shelves.setdefault("-".join(name.rsplit("-", 2)[1:]), []).append(path)
    page = camera.browser.new_page(viewport={"width": SHEET_WIDTH, "height": 1000})
    for old in OUT.glob("sheet-*"):
        old.unlink()
    sheets = 0
    for shelf, pictures in shelves.items():
        rows = columns_of(shelf) * SHEET_ROWS
        for first in range(0, len(pictures), rows):
            contact_sheet(page, f"{shelf}-{first // rows + 1}", pictures[first : first + rows])
            sheets += 1
    count = sum(map(len, shelves.values()))
    print(f"{count} pictures and {sheets} contact sheets in {OUT.relative_to(ROOT)}")


# a canvas writes WebP, the smallest that every browser shows
WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  return [...new Uint8Array(await blob.arrayBuffer())];
}"""


def few_pictures(camera: Camera) -> None:
    """Those of the README, as small files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {scene.name: scene for scene in SCENES}
    for name, (width, height), theme, file in PICTURES:
        scene = known[name]
        address = lay(camera.house, camera.guest, scene)
        with camera.page(scene, address, width < 900) as page:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.evaluate(STILL)
            png = base64.b64encode(page.screenshot()).decode()
        blank = camera.browser.new_page()
        for quality in (0.85, 0.7, 0.5):
            webp = bytes(blank.evaluate(WEBP, [png, quality]))
            if len(webp) < MOST:
                break
        assert len(webp) < MOST, f"{file} is too large"
        (FOLDER / f"{file}.webp").write_bytes(webp)
        print(f"{file}.webp: {len(webp) // 1000} kB", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    names = ", ".join(one.name for one in SCENES)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"only these: {names}")
    parser.add_argument("--pictures", action="store_true", help="those of the README, into docs/pictures")
    wanted = parser.parse_args()
    unknown = set(wanted.scenes) - {scene.name for scene in SCENES}
    if unknown:
        parser.error(f"no such scene: {', '.join(sorted(unknown))}")
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        print("There is no Chromium here: `make packages` installs it where it may.", file=sys.stderr)
        return 1
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*arguments, "--disable-dev-shm-usage"])
        camera = Camera(browser, house, Guest(house.address))
        if wanted.pictures:
            few_pictures(camera)
        else:
            all_pictures(camera, [one for one in SCENES if not wanted.scenes or one.name in wanted.scenes])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
