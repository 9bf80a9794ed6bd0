"""The site as an app: what it tells about itself, how it can be installed, and what it says without a connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House

Shot = Callable[[Page, str], None]

KIND_WORDS = "Your games are safe"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found.sort();
}"""


def ready(page: Page) -> None:
    """Until the worker has what it needs and answers for this page."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_page_tells_what_it_is(visit: Visit, house: House) -> None:
    """Name, description and a picture by its whole address; every file that is named is there, in its kind."""
    page = visit()
    told = {
        name: page.locator(f'meta[property="og:{name}"]').get_attribute("content")
        for name in ("title", "description", "image", "image:alt")
    }
    assert all(told.values())
    assert told["image"] == f"{house.address}/share.jpg"
    manifest: dict[str, Any] = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(told => told.json())"
    )
    assert manifest["name"] == "Weald"
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    wanted = {str(icon["src"]): str(icon["type"]) for icon in manifest["icons"]}
    wanted |= {"/share.jpg": "image/jpeg", "/apple-touch-icon.png": "image/png"}
    for path, kind in wanted.items():
        answer = httpx.get(f"{house.address}{path}", trust_env=False)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)


def test_chromium_finds_nothing_against_installing_it(visit: Visit) -> None:
    """What Chromium itself says about the manifest and its icons."""
    page = visit()
    ready(page)
    client = page.context.new_cdp_session(page)
    assert client.send("Page.getAppManifest")["errors"] == []
    found = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_connection_it_says_so_kindly(visit: Visit, shot: Shot, scheme: str) -> None:
    """Offline the page is opened again: kind words. With the line back it is the page that was wanted, by itself."""
    page = visit("#/law/critters/5.4", color_scheme=scheme, bypass_csp=True)
    ready(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No connection just now")).to_be_visible()
    expect(page.get_by_text(KIND_WORDS)).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.wait_for_function("() => document.querySelector('img').naturalWidth > 0")
    assert serious(page) == []
    shot(page, f"offline-{scheme}")
    page.set_viewport_size({"width": 390, "height": 844})
    shot(page, f"offline-phone-{scheme}")
    page.context.set_offline(False)
    expect(page.locator("article[aria-current=true]")).to_contain_text("5.4")
    assert page.url.endswith("#/law/critters/5.4")


def test_a_stopped_server_is_no_connection_either(visit: Visit, tmp_path: Path) -> None:
    """The button tries again, as often as one likes; when the server is back, the page comes without it."""
    with House(tmp_path) as own:
        page = visit("#/", at=own)
        ready(page)
        own.stop()
        page.reload()
        again = page.get_by_role("button", name="Try again")
        again.click()
        expect(again).to_be_visible()
        expect(page.get_by_text(KIND_WORDS)).to_be_visible()
        own.start()  # and the page finds out by itself
        expect(page.get_by_role("heading", name="Start a game")).to_be_visible()


def test_nothing_of_the_client_is_kept(visit: Visit) -> None:
    """After a whole visit only the words for a day without a connection are kept: no page and no code can grow old."""
    page = visit()
    ready(page)
    page.reload()
    page.goto("/#/law/critters")
    expect(page.locator("main article").first).to_be_visible()
    assert page.evaluate(KEPT) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]


def test_a_new_client_is_shown_at_once(visit: Visit) -> None:
    """The server answers with another page: the worker of before passes it on."""
    page = visit()
    ready(page)
    scope: dict[str, str] = page.evaluate(
        """async () => {
        const answer = await fetch("/", {mode: "same-origin"});
        const worker = await fetch("/worker.js");
        return {page: answer.headers.get("cache-control"), worker: worker.headers.get("cache-control")};
        }"""
    )
    assert scope == {"page": "private, no-cache", "worker": "no-cache"}

    def renew(route: Any) -> None:
        route.fulfill(body="<!doctype html><title>new</title><h1>The new client</h1>", content_type="text/html")

    page.context.route(re.compile(r":\d+/$"), renew)
    page.goto("/")
    expect(page.get_by_role("heading", name="The new client")).to_be_visible()


def test_it_works_where_there_are_no_workers(visit: Visit) -> None:
    """On an origin that is not secure browsers have none: everything else is there."""
    page = visit("#/law")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto("/#/")
    page.reload()
    assert page.evaluate("'serviceWorker' in navigator") is False
    expect(page.get_by_role("heading", name="Start a game")).to_be_visible()
