"""`make icons`: the icons and the share picture, drawn by Chromium from the client's drawings into web/public."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

WEB: Final = Path(__file__).parent.parent / "web"
OUT: Final = WEB / "public"
DRAWINGS: Final = ("boards/root/art/heads.svg", "boards/critters/art/symbols.svg", "home/pictures.svg")
FONT: Final = "node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2"
ICONS: Final = {  # their size, and how much of it the leaf's own square takes
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-maskable-512": (512, 0.75),
    "apple-touch-icon": (180, 0.85),
}
SHARE: Final = """
body { display: grid; grid-template: 1fr 1fr / 1fr 1fr; gap: 20px; padding: 20px; width: 1200px; height: 630px;
  background: var(--table); color: var(--ink); font-family: Letters }
svg.shown { width: 100%; height: 100%; border: 4px solid var(--pen); border-radius: 14px }
div { align-self: center; padding-left: 24px; font-size: 47px; line-height: 1.1; text-wrap: balance }
b { display: flex; align-items: center; font-size: 124px; line-height: 1 } img { width: 130px }
"""


def read(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def words(message: str) -> str:
    """A message of the catalogue of the shell."""
    found = re.search(rf"^shell-{message} = (.*)$", read("../src/weald/texts/en/shell.ftl"), re.MULTILINE)
    assert found, message
    return found[1]


def share() -> str:
    """The three games side by side, and what it is."""
    pens = read("src/art/Symbols.svelte").split(":global {")[1].split("</style>")[0].rsplit("}", 1)[0]
    letters = f"@font-face {{ font-family: Letters; src: url({(WEB / FONT).resolve().as_uri()}) }}"
    games = "".join(
        f'<svg class="shown"><use href="#picture-{game}" width="100%" height="100%"/></svg>'
        for game in ("root", "critters", "defenders")
    )
    drawings = "".join(read(f"src/{path}") for path in DRAWINGS)
    leaf = (OUT / "icon.svg").as_uri()
    name = f'<div><b><img src="{leaf}">{words("title")}</b>{words("slogan")}</div>'
    style = f"* {{ box-sizing: border-box }} html {{ color-scheme: light }} body {{ margin: 0 }} {letters} {SHARE}"
    hidden = f'<section style="position: absolute">{drawings}</section>'
    return f"<!doctype html><style>{read('src/theme.css')}{pens}{style}</style>{hidden}{name}{games}"


def icon(size: int, part: float) -> str:
    """The leaf on its ground; smaller where the system cuts the corners off, and then the ground fills everything."""
    drawn = read("public/icon.svg").replace("<svg ", f'<svg width="{size * part}" height="{size * part}" ')
    ground = re.search(r'<rect [^>]*fill="([^"]*)"', drawn)
    assert ground
    fill = f"background: {ground[1]}" if part < 1 else ""
    return (
        f"<!doctype html><body style='margin: 0; display: grid; place-content: center; height: 100vh; {fill}'>{drawn}"
    )


def draw(page: Page, path: Path, content: str, width: int, height: int) -> None:
    source = path.with_suffix(".html")  # a file, so that it may show others
    source.write_text(content, encoding="utf-8")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(source.as_uri())
    page.evaluate("document.fonts.ready")
    if path.suffix == ".png":
        page.screenshot(path=path, omit_background=True)
    else:
        page.screenshot(path=path, type="jpeg", quality=80)
    source.unlink()


def main() -> int:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        print("There is no Chromium here: `make packages` installs it where it may.", file=sys.stderr)
        return 1
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        page = browser.new_page()
        for name, (size, part) in ICONS.items():
            draw(page, OUT / f"{name}.png", icon(size, part), size, size)
        draw(page, OUT / "share.jpg", share(), 1200, 630)
        browser.close()
    print(f"{len(ICONS) + 1} pictures in {OUT.relative_to(WEB.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
