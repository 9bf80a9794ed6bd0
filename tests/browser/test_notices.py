"""Notices in the browser: what its worker makes of a push, and where a click on it leads."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.patience import wait_until
from tests.server.client import Guest

SHOWN = """async () => {
  const at = await navigator.serviceWorker.ready;
  return (await at.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
# as the browser does it when somebody clicks; it lets no test open a window
CLICK = """async () => {
  const opened = [];
  const [notification] = await registration.getNotifications();
  let taken = 0;
  self.clients.openWindow = async (address) => (opened.push(address), null);
  WindowClient.prototype.focus = async function () { taken += 1; return this; };
  const waits = [];
  const event = new ExtendableEvent("notificationclick");
  Object.defineProperty(event, "notification", { value: notification });
  Object.defineProperty(event, "waitUntil", { value: (work) => waits.push(work) });
  self.dispatchEvent(event);
  await Promise.all(waits);
  return { opened, taken, left: (await registration.getNotifications()).length };
}"""


class Pushed:
    """A page whose worker gets pushes, as if from a push service."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        page.context.grant_permissions(["notifications"], origin=house.address)
        self.session = page.context.new_cdp_session(page)
        self.known: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.session.send("ServiceWorker.enable")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")

    def _note(self, told: Any) -> None:
        self.known += [one["registrationId"] for one in told["registrations"] if not one["isDeleted"]]

    def show(self, data: str, count: int) -> list[dict[str, Any]]:
        """The notices on the screen, once a push has made so many of them.

        Chromium loses a push now and then. So it is delivered again after a while: what came twice is shown once.
        """
        found: list[dict[str, Any]] = []
        looks = 0

        def there() -> bool:
            nonlocal looks
            if looks % 100 == 0:
                self._deliver(data)
            looks += 1
            found[:] = self.page.evaluate(SHOWN)
            return len(found) == count

        wait_until(there, f"there are not {count} notices")
        return found

    def _deliver(self, data: str) -> None:
        while not self.known:
            self.page.evaluate("() => null")  # lets what was told arrive
        push = {"origin": self.house.address, "registrationId": self.known[-1], "data": data}
        self.session.send("ServiceWorker.deliverPushMessage", push)


@pytest.fixture
def pushed(visit: Visit, house: House) -> Pushed:
    return Pushed(visit("#/"), house)


def test_a_push_is_shown(pushed: Pushed) -> None:
    """By the house's own words, and of one table once: the later takes the place of the earlier."""
    (first,) = pushed.show(json.dumps({"what": "turn", "table": "abc123"}), 1)
    assert first["data"] == {"table": "abc123"}
    assert first["tag"] == "weald-abc123"
    assert "turn" in first["body"].lower()
    assert "abc123" not in first["title"] + first["body"]
    for table, count in (("def456", 2), ("abc123", 2), ("ghi789", 3)):
        shown = pushed.show(json.dumps({"what": "turn", "table": table}), count)
    assert {one["tag"] for one in shown} == {"weald-abc123", "weald-def456", "weald-ghi789"}


@pytest.mark.parametrize("strange", ["nonsense", "null", "{}", '{"what": "turn", "table": "../../evil?"}'])
def test_what_is_not_ours_is_shown_without_a_table(pushed: Pushed, strange: str) -> None:
    """A browser wants every push to be shown; nothing of it is believed."""
    (shown,) = pushed.show(strange, 1)
    assert (shown["tag"], shown["data"]) == ("weald-", {"table": ""})
    assert "evil" not in shown["title"] + shown["body"]


def clicked(pushed: Pushed, table: str) -> Any:
    """A notice of a table is shown and clicked: which pages are opened and taken, and how many notices are left."""
    pushed.show(json.dumps({"what": "turn", "table": table}), 1)
    (worker,) = pushed.page.context.service_workers
    return worker.evaluate(CLICK)


def test_a_click_opens_the_table(pushed: Pushed) -> None:
    """A page is there, but it shows something else."""
    assert clicked(pushed, "abc123") == {"opened": ["/#/t/abc123"], "taken": 0, "left": 0}


def test_a_click_takes_the_page_that_shows_the_table(pushed: Pushed, house: House) -> None:
    """Wherever it was when it was opened."""
    table = Guest(house.address).lay(seats={"south": "me", "north": "me"}, public=True)["table"]
    pushed.page.goto(f"/#/t/{table}")
    expect(pushed.page.locator("[data-at]")).to_be_visible()
    assert clicked(pushed, table) == {"opened": [], "taken": 1, "left": 0}
