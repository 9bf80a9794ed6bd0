"""Mail in the browser: an address is confirmed and signs in; letters are chosen, and ended by a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_person import call, panel
from tests.patience import PATIENCE
from tests.server.test_mail import Office, office
from weald.server.database import Database
from weald.server.letters import LetterStore, ending
from weald.server.schema import MAILS

__all__ = ["office"]  # the fixture
Shot = Callable[[Page, str], None]
ADDRESS = "robin@weald.example"


@pytest.fixture
def posting(tmp_path: Path, office: Office) -> Iterator[House]:
    """A server that sends mail; the links of its letters lead to itself."""
    made = House(tmp_path)
    mail = f"smtp://127.0.0.1:{office.server_address[1]}"
    made.more = ("--mail", mail, "--mail-from", "wood@weald.example", "--origin", made.address)
    with made:
        yield made


def opened(office: Office, house: House) -> str:
    """The link of the next letter, as a page of the server."""
    body = message_from_bytes(office.letters.get(timeout=PATIENCE), policy=policy.default).get_content()
    return next(str(line) for line in body.splitlines() if line.startswith(f"{house.address}/#/"))


def give(page: Page, office: Office, house: House) -> None:
    """Somebody gives an address on their own page and opens the link that comes."""
    page.get_by_label("Mail address").fill(ADDRESS)
    page.get_by_role("button", name="Send me a link").click()
    expect(panel(page, "Sign in by mail").get_by_role("status")).to_contain_text(ADDRESS)
    link = opened(office, house)
    page.goto(link)
    expect(page.get_by_role("status")).to_contain_text(f"{ADDRESS} is yours now")
    assert "/mail/" not in page.url, "the secret stands in the address"


def test_an_address_is_confirmed_and_signs_in(visit: Visit, posting: House, office: Office) -> None:
    """The link is good once, and on the device that asked; another device signs in by a link of its own."""
    page = visit("#/me", at=posting)
    call(page, "Robin")
    give(page, office, posting)
    page.goto("/#/me")
    expect(panel(page, "Sign in by mail")).to_contain_text(f"{ADDRESS} can be sent a link")

    other = visit("#/sign-in", at=posting, bypass_csp=True)
    by_mail = panel(other, "With a link by mail")
    expect(by_mail).to_be_visible()
    assert serious(other) == []
    by_mail.get_by_label("Mail address").fill(ADDRESS)
    by_mail.get_by_role("button").click()
    expect(other.get_by_role("status")).to_contain_text(ADDRESS)
    link = opened(office, posting)
    other.goto(link)
    other.get_by_role("button", name="Become Robin").click()
    expect(other.get_by_role("button", name="Change your name")).to_contain_text("Robin")

    third = visit("#/", at=posting)
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("has been used")


def ending_link(house: House) -> str:
    """The last line of a letter, as the server would write it."""
    database = Database(f"sqlite:///{house.folder / 'tables.db'}")
    key = LetterStore(database).key()
    with database.engine.connect() as connection:
        guest = connection.execute(select(MAILS.c.guest).where(MAILS.c.address == ADDRESS)).scalar_one()
    database.close()
    return f"#/letters/{ending(key, guest, ADDRESS)}"


@pytest.mark.parametrize(("scheme", "width", "height"), [("light", 1440, 900), ("dark", 390, 844), ("light", 844, 390)])
def test_letters_are_chosen_and_ended(
    visit: Visit, shot: Shot, posting: House, office: Office, scheme: str, width: int, height: int
) -> None:
    """By a switch on one's own page; and by the link of a letter, where nobody is signed in."""
    size = {"width": width, "height": height}
    settings: dict[str, Any] = {"viewport": size, "color_scheme": scheme, "bypass_csp": True}
    page = visit("#/me", at=posting, **settings)
    call(page, "Robin")
    give(page, office, posting)
    page.goto("/#/me")
    wanted = page.get_by_label("Write to me when it is my turn")
    expect(wanted).not_to_be_checked()
    wanted.focus()
    page.keyboard.press("Space")
    expect(wanted).to_be_enabled()
    expect(wanted).to_be_checked()
    page.reload()
    expect(wanted).to_be_checked()
    assert serious(page) == []
    wanted.scroll_into_view_if_needed()
    shot(page, f"letters-wanted-{scheme}-{width}")

    stranger = visit("#/", at=posting, **settings)
    stranger.goto(f"/{ending_link(posting)}x")
    stranger.get_by_role("button", name="No more letters").click()
    expect(stranger.get_by_role("alert")).not_to_be_empty()
    stranger.goto(f"/{ending_link(posting)}")
    expect(stranger.get_by_role("alert")).to_have_count(0)
    shot(stranger, f"letters-end-{scheme}-{width}")
    stranger.get_by_role("button", name="No more letters").click()
    expect(stranger.get_by_role("status")).to_contain_text("You get no more letters.")
    assert serious(stranger) == []
    page.reload()
    expect(wanted).not_to_be_checked()
