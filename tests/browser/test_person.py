"""The same person on several devices: passkeys in a virtual authenticator, a code, what is kept and deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_home import LAY, SIZES

Shot = Callable[[Page, str], None]
SOLO = {"game": "critters", "seats": {"south": "me", "north": "greedy"}}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own: tries to sign in are counted by address, and here all come from one."""
    with House(tmp_path) as made:
        yield made


def at_localhost(page: Page, house: House, fragment: str) -> None:
    """Passkeys are bound to a name; numbers have none."""
    page.goto(f"http://localhost:{house.port}/{fragment}")


def authenticator(page: Page, known: list[Any] | None = None) -> tuple[CDPSession, str]:
    """A device that keeps passkeys and says yes; with those of another, as where they are synchronised."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    made |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    told = session.send("WebAuthn.addVirtualAuthenticator", {"options": made})
    for credential in known or []:
        session.send("WebAuthn.addCredential", {"authenticatorId": told["authenticatorId"], "credential": credential})
    return session, str(told["authenticatorId"])


def call(page: Page, name: str) -> None:
    """Take a name on one's own page."""
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Change your name")).to_contain_text(name)


def panel(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=name)


def test_a_passkey_is_made_here_and_used_there(visit: Visit, own: House) -> None:
    """Made, renamed, used on a device that was somebody else, and removed, after which it opens nothing."""
    page = visit(at=own)
    at_localhost(page, own, "#/me")
    session, device = authenticator(page)
    expect(page.get_by_text("tied to this browser alone")).to_be_visible()
    call(page, "Robin")
    page.get_by_role("button", name="Make a passkey").click()
    keys = panel(page, "Passkeys")
    expect(keys.get_by_text("Passkey 1", exact=True)).to_be_visible()
    expect(page.get_by_text("tied to this browser alone")).to_have_count(0)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("already")
    keys.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the passkey").fill("My phone")
    page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    expect(keys.get_by_text("My phone", exact=True)).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    other = visit(at=own)
    at_localhost(other, own, "#/sign-in")
    authenticator(other, kept)
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_role("heading", name="Become Robin on this device?")).to_be_visible()
    other.get_by_role("button", name="Become Robin").click()
    expect(panel(other, "Where you are signed in").get_by_role("listitem")).to_have_count(2)
    expect(panel(other, "Passkeys").get_by_text("My phone", exact=True)).to_be_visible()
    panel(other, "Passkeys").get_by_role("button", name="Remove").click()
    other.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(panel(other, "Passkeys").get_by_text("My phone", exact=True)).to_have_count(0)
    page.reload()
    expect(keys.get_by_text("My phone", exact=True)).to_have_count(0)


def test_where_passkeys_do_not_work_it_is_said(visit: Visit) -> None:
    """At an address in numbers no browser has any; the code works there."""
    page = visit("#/me")
    expect(panel(page, "Passkeys")).to_contain_text("do not work at this address")
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    page.goto("/#/sign-in")
    expect(page.get_by_role("heading", name="With a code")).to_be_visible()
    expect(page.get_by_role("button", name="Use a passkey")).to_have_count(0)
    expect(page.get_by_text("link by mail")).to_have_count(0)


def test_a_code_brings_a_phone_in_with_its_games(visit: Visit, own: House, shot: Shot) -> None:
    """It is asked by name first, with what becomes of the guest it was; the desk sees it come."""
    desk = visit("#/me", at=own, bypass_csp=True)
    call(desk, "Robin")
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator(".code").inner_text()
    assert re.fullmatch(r"[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}", code)
    expect(panel(desk, "Use another device").locator("svg")).to_be_visible()
    assert serious(desk) == []
    shot(desk, "me-code-1440")

    phone = visit(at=own, viewport={"width": 390, "height": 844}, bypass_csp=True)
    table = phone.evaluate(LAY, SOLO)
    was = phone.evaluate("fetch('/api/me').then(told => told.json()).then(me => me.name)")
    phone.goto(f"/#/pair/{code}")
    expect(phone.get_by_role("heading", name="Become Robin on this device?")).to_be_visible()
    assert code not in phone.url
    expect(phone.get_by_text(f"Until now you were {was} here")).to_be_visible()
    assert serious(phone) == []
    shot(phone, "become-390")
    phone.get_by_role("radio", name=re.compile("Leave them behind")).focus()
    phone.keyboard.press("ArrowUp")
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(panel(phone, "Where you are signed in").get_by_role("listitem")).to_have_count(2)
    expect(panel(desk, "Use another device").get_by_role("status")).to_contain_text("is now yours too")
    desk.goto("/#/")
    expect(panel(desk, "My games").get_by_role("listitem")).to_have_count(1)
    desk.goto(f"/#/t/{table}")
    expect(desk.get_by_role("region", name="The board").first).to_be_visible()


def test_a_code_that_opens_nothing_says_so(visit: Visit, own: House) -> None:
    """Typed wrongly, or used already."""
    page = visit("#/sign-in", at=own)
    page.get_by_role("textbox", name="Code").fill("aaaa bbbb")
    with page.expect_response("**/api/sign-in/code") as answer:
        page.get_by_role("button", name="Go on").click()
    assert answer.value.status == 403
    expect(page.get_by_role("alert")).to_contain_text("Ask for a new one")


def test_a_device_is_signed_out_from_another(visit: Visit, own: House) -> None:
    """Its page of the table learns it at once."""
    desk = visit("#/me", at=own)
    call(desk, "Robin")
    table = desk.evaluate(LAY, SOLO)
    desk.get_by_role("button", name="Show a code").click()
    phone = visit(f"#/pair/{desk.locator('.code').inner_text()}", at=own)
    phone.get_by_role("button", name="Become Robin").click()
    expect(panel(phone, "Where you are signed in")).to_be_visible()
    phone.goto(f"/#/t/{table}")
    expect(phone.get_by_role("region", name="The board").first).to_be_visible()
    devices = panel(desk, "Where you are signed in")
    devices.get_by_role("listitem").filter(has_not_text="this device").get_by_role("button").click()
    desk.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.get_by_role("region", name="The board")).to_have_count(0)


def test_what_is_kept_is_taken_away_and_deleted(visit: Visit, shot: Shot) -> None:
    """As a file; and then, asked once more, it is gone."""
    page = visit("#/me")
    call(page, "Robin")
    table = page.evaluate(LAY, SOLO)
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert told["name"] == "Robin"
    assert {seat["table"] for seat in told["seats"]} == {table}
    page.get_by_role("button", name="Delete everything").click()
    sheet = page.get_by_role("dialog", name="Delete everything")
    expect(sheet).to_contain_text("at one table")
    shot(page, "me-delete-1440")
    sheet.get_by_role("button", name="Yes, delete everything").click()
    expect(panel(page, "My games")).to_contain_text("None yet")
    assert page.evaluate("fetch('/api/me').then(told => told.json()).then(me => me.name)") != "Robin"
    assert page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('weald-links'))") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_fits_everywhere(visit: Visit, shot: Shot, scheme: str) -> None:
    """Every size, day and night, without a finding of axe; and signing in too."""
    page = visit("#/me", color_scheme=scheme, bypass_csp=True)
    call(page, "A rather long name, as some people have")
    page.evaluate(LAY, SOLO)
    for fragment, heading in (("#/me", "You are"), ("#/sign-in", "Sign in")):
        page.goto(f"/{fragment}")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert serious(page) == []
            shot(page, f"{fragment[2:]}-{scheme}-{width}")
