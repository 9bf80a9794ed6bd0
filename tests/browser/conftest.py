"""Chromium, a server with the built client, and visitors at it. What a page complains of fails its test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.browser.house import House
from tests.patience import PATIENCE
from weald.server.static import FOLDER

ROOT = Path(__file__).parent.parent.parent
SHOTS = ROOT / "build" / "screenshots"

# what Chromium writes into its console when there is no line or no server, or a form or an address is politely refused
EXPECTED = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "status of 422", "status of 404", "status of 403")

Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000)


def _missing(what: str) -> None:
    """In CI nothing may be left out in silence."""
    if os.environ.get("WEALD_REQUIRE_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        _missing("no Chromium here")
    if not (FOLDER / "index.html").exists():
        _missing("the client is not built: make web")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium's own sandbox does not run as root
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=[*arguments, "--disable-dev-shm-usage"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that need none of their own."""
    with House(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(autouse=True)
def _deals_follow_from_the_name(house: House, request: pytest.FixtureRequest) -> None:
    """What is dealt in a test is the same in every run, whatever tests came before."""
    house.deal(request.node.name)


PAGES = pytest.StashKey[list[BrowserContext]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what its pages showed."""
    report = yield
    if report.when == "call" and report.failed:
        for context in item.stash.get(PAGES, []):
            for number, page in enumerate(context.pages):
                report.sections.append((f"page {number + 1}", shown(page)))
    return report


def shown(page: Page) -> str:
    try:
        return f"{page.url}\n{page.locator('body').inner_text(timeout=5000)[:3000]}"
    except Error as error:
        return f"{page.url}\ncannot be read: {error.message}"


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody opens a page: `visit("#/")`. Each is another guest, with a desk unless told otherwise."""
    contexts = request.node.stash[PAGES] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            complaints.append(message.text)

    def make(fragment: str = "#/", at: House | None = None, **settings: Any) -> Page:
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(base_url=(at or house).address, **{**usual, **settings})
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"/{fragment}")
        page.wait_for_function("() => document.fonts.size > 0")  # they come after the first paint, and everything moves
        page.evaluate("Promise.all([...document.fonts].map(font => font.load()))")
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    """Keeps a picture of the page as a file of the run."""

    def take(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return take
