"""Letters when it is one's turn: chosen, once a turn, together, without secrets, and ended by a link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from typing import Any

import pytest
from sqlalchemy import and_, func, select

from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest
from tests.server.serving import Running
from tests.server.test_mail import ORIGIN, Office, give, office, posting
from tests.server.test_notices import answer, first_mover
from tests.server.test_parting import duel, seated
from tests.server.test_rest import code
from weald.server import letters, notices
from weald.server.schema import GUESTS, SEATS, TABLES

__all__ = ["office"]  # the fixture


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_PAUSE", 0.2)
    monkeypatch.setattr(letters, "_GATHER", 0.4)
    monkeypatch.setattr(letters, "_PAUSE", 0.0)


@pytest.fixture
def house(database: str, office: Office) -> Iterator[Running]:
    with posting(database, office) as running:
        yield running


def want(guest: Guest, office: Office, address: str, language: str = "en") -> None:
    """Somebody gives an address and wants letters."""
    give(guest, office, address)
    headers = {"Accept-Language": language}
    told = guest.http.patch("/api/me/mail", json={"turns": True}, headers=headers)
    assert told.json() == {"address": address, "turns": True}


def read(office: Office) -> Any:
    return message_from_bytes(office.letters.get(timeout=PATIENCE), policy=policy.default)


def waiting(house: Running, mover: Guest, seat: str, table: str) -> None:
    """One answers, so that the other, who is not there, is waited for."""
    with mover.socket(table) as socket:
        socket.look(seat)
        answer(socket)


def test_a_letter_tells_whose_turn_it_is_and_nothing_else(house: Running, office: Office) -> None:
    """The game, the table's title and its address; once for a turn, in the language in which it was chosen."""
    (ann, bob), table = duel(house, name="Friday", pace="day")
    mover, seat, other, _ = first_mover(ann, bob, table)
    other.patch("/api/me", {"name": "Robin"})
    want(other, office, "robin@weald.example", "it")
    waiting(house, mover, seat, table)
    got = read(office)
    body = got.get_content()
    assert (got["To"], got["Auto-Submitted"]) == ("robin@weald.example", "auto-generated")
    assert got["Subject"] == "Weald: tocca a te"
    assert f"Critters at War: Friday\n{ORIGIN}/#/t/{table}\n" in body.replace("\r\n", "\n")
    assert got["List-Unsubscribe"].strip("<>") in body.replace("\n", "")
    shown = other.get(f"/api/tables/{table}/positions/1?seat={'north' if seat == 'south' else 'south'}")
    for card in re.findall(r"'card': '(\w+)'", str(shown["view"])):
        assert card not in body
    assert "?" not in body.partition(ORIGIN)[2].partition("\n")[0], "the question is in the letter"
    store, robin = house.app.state.house.letter_store, guest_of(house, "Robin")
    wait_until(lambda: store.waiting() == [], "it is still to come")
    assert store.letter(robin, letters._now()) is None, "told twice"


def guest_of(house: Running, name: str) -> str:
    with house.app.state.house.database.engine.connect() as connection:
        return str(connection.execute(select(GUESTS.c.id).where(GUESTS.c.name == name)).scalar_one())


def test_several_games_are_one_letter(house: Running, office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes while a letter is gathered is in it; what comes soon after waits for the next."""
    monkeypatch.setattr(letters, "_GATHER", 3600.0)
    people = seated(house, "critters", {"south": "me", "north": "open"}, 2, pace="day")
    (ann, bob), tables = people[0], [people[1]]
    for _ in range(2):
        table = ann.lay(seats={"south": "me", "north": "open"}, public=True, pace="week")["table"]
        bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
        tables.append(table)
    bob.patch("/api/me", {"name": "Bob"})
    ann.patch("/api/me", {"name": "Ann"})
    moved: dict[str, list[str]] = {"Ann": [], "Bob": []}
    want(ann, office, "ann@weald.example")
    want(bob, office, "bob@weald.example")
    for table in tables:
        mover, seat, other, _ = first_mover(ann, bob, table)
        waiting(house, mover, seat, table)
        moved["Bob" if other is bob else "Ann"].append(table)
    store = house.app.state.house.letter_store

    def noticed() -> bool:
        asked = and_(TABLES.c.id == SEATS.c.table_id, TABLES.c.asked == SEATS.c.seat)
        told = select(func.count()).select_from(SEATS).join(TABLES, asked).where(SEATS.c.noticed == TABLES.c.turn_since)
        with store.database.engine.connect() as connection:
            return int(connection.execute(told).scalar_one()) == len(tables)

    wait_until(noticed, "nobody was told")
    for name, waits in moved.items():
        found = store.letter(guest_of(house, name), letters._now())
        assert (found is None) == (not waits)
        if found is not None:
            assert [one.table for one in found.tables] == waits
            loop = house.app.state.house._tidying.get_loop()
            sent = asyncio.run_coroutine_threadsafe(house.app.state.house.writing.send(found), loop)
            assert sent.result(PATIENCE)
            got = read(office)
            assert all(f"/#/t/{table}" in got.get_content() for table in waits)
            assert ("in" in got["Subject"]) == (len(waits) > 1)
        assert store.letter(guest_of(house, name), letters._now()) is None, "told twice"
    monkeypatch.setattr(letters, "_PAUSE", 1800.0)
    name = next(name for name, waits in moved.items() if waits)
    pause = store.letter(guest_of(house, name), letters._now())
    assert isinstance(pause, float)
    assert 1700 < pause <= 1800


def test_who_did_not_ask_gets_nothing(house: Running, office: Office) -> None:
    """No letter without an address, without the choice, at a live clock, nor once the turn is over."""
    (ann, bob), table = duel(house, pace="day")
    mover, seat, other, _ = first_mover(ann, bob, table)
    assert code(other.http.patch("/api/me/mail", json={"turns": True}).json()) == "no-address"
    give(other, office, "robin@weald.example")
    assert other.get("/api/me/person")["mail"] == {"address": "robin@weald.example", "turns": False}
    waiting(house, mover, seat, table)
    (one, two), live = duel(house, pace="clock-60-0")
    mover, seat, other, _ = first_mover(one, two, live)
    want(other, office, "clock@weald.example")
    waiting(house, mover, seat, live)
    (one, two), last = duel(house)
    mover, seat, other, _ = first_mover(one, two, last)
    want(other, office, "last@weald.example")
    waiting(house, mover, seat, last)  # its letter would come after all others
    assert read(office)["To"] == "last@weald.example"
    assert office.letters.empty()


def test_a_link_ends_them_without_signing_in(house: Running, office: Office) -> None:
    """For whoever holds the letter, as often as they like; a link that is no link ends nothing."""
    (ann, bob), table = duel(house)
    mover, seat, other, _ = first_mover(ann, bob, table)
    want(other, office, "robin@weald.example")
    waiting(house, mover, seat, table)
    body = read(office).get_content()
    found = re.search(rf"{ORIGIN}/#/letters/([A-Za-z0-9_-]+)", body)
    assert found is not None
    secret = found[1]
    stranger = Guest(house.address)
    for wrong in (
        "",
        "nonsense",
        secret[:-2] + ("AA" if secret[-2:] != "AA" else "BB"),
        secret.partition("-")[0] + "-",
    ):
        assert code(stranger.post("/api/letters/end", {"secret": wrong}, 403)) == "bad-pass"
    assert other.get("/api/me/person")["mail"]["turns"]
    for _ in range(2):
        stranger.post("/api/letters/end", {"secret": secret}, 204)
    assert other.get("/api/me/person")["mail"] == {"address": "robin@weald.example", "turns": False}
    assert stranger.get("/api/me/person")["mail"]["address"] is None, "the link signs in"


def test_a_server_without_mail_has_none_of_it(server: Running) -> None:
    guest = Guest(server.address)
    guest.patch("/api/me", {"name": "Robin"})
    assert code(guest.http.patch("/api/me/mail", json={"turns": True}).json()) == "no-mail"
    assert code(guest.post("/api/letters/end", {"secret": "a-b"}, 404)) == "no-mail"
