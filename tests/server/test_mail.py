"""Signing in by a link sent by mail: where the host has set a mail server, and only there."""

from __future__ import annotations

import contextlib
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from queue import Queue
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.client import Guest
from tests.server.serving import FREE, Running
from tests.server.test_person import delete, named, say_yes
from tests.server.test_rest import code
from weald.engine.errors import BadValue
from weald.server.config import Config
from weald.server.mail import Post, looks_like_address

ORIGIN = "https://weald.example"


class Letterbox(socketserver.StreamRequestHandler):
    """As much of SMTP as is needed to take a letter."""

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"DATA":
                self._say("354 go on")
                lines: list[bytes] = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                letters(self.server).put(b"".join(lines))
                self._say("250 kept")
            elif verb == b"QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 fine")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class Office(socketserver.ThreadingTCPServer):
    daemon_threads = True
    letters: Queue[bytes]


def letters(server: Any) -> Queue[bytes]:
    assert isinstance(server, Office)
    return server.letters


@pytest.fixture
def office() -> Iterator[Office]:
    """A mail server that keeps what it gets."""
    with Office(("127.0.0.1", 0), Letterbox) as server:
        server.letters = Queue()
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()


@contextlib.contextmanager
def posting(database: str, office: Office, **limits: float) -> Iterator[Running]:
    mail = f"smtp://127.0.0.1:{office.server_address[1]}"
    known: dict[str, Any] = {"requests": 10_000, "creations": 10_000, "guesses": 10_000, "letters": 10_000, **limits}
    settings: dict[str, Any] = {"origins": [ORIGIN], "mail": mail, "mail_from": "wood@weald.example"}
    with Running(database, thinkers=0, limits=type(FREE)(**known), **settings) as running:
        yield running


def letter(office: Office) -> tuple[str, str, str]:
    """The next letter: to whom, the page that its link opens, and the secret in it."""
    got = message_from_bytes(office.letters.get(timeout=PATIENCE), policy=policy.default)
    body = got.get_content()
    found = re.search(rf"{ORIGIN}/#/([a-z-]+)/([A-Za-z0-9_-]+)", body)
    assert found is not None, body
    return str(got["To"]), found[1], found[2]


def give(guest: Guest, office: Office, address: str) -> None:
    """A guest gives an address, and opens the link."""
    assert guest.http.put("/api/me/mail", json={"address": address}).status_code == 204
    to, page, secret = letter(office)
    assert (to.casefold(), page) == (address.casefold(), "mail")
    assert guest.post("/api/me/mail", {"secret": secret}) == {"address": address.casefold(), "turns": False}


def test_a_link_by_mail_signs_in(database: str, office: Office) -> None:
    """The address counts once its link was opened; the link that signs in is good once."""
    with posting(database, office) as house:
        me, other = named(house, "Robin"), Guest(house.address)
        assert me.get("/api/me/person")["mail"] == {"address": None, "turns": False}
        give(me, office, "Robin@Weald.example")
        other.post("/api/sign-in/mail", {"address": "robin@weald.example"}, 204)
        _, page, secret = letter(office)
        assert page == "sign-in"
        arrival = other.post("/api/sign-in/link", {"secret": secret})
        assert arrival["name"] == "Robin"
        assert code(Guest(house.address).post("/api/sign-in/link", {"secret": secret}, 403)) == "bad-pass"
        assert say_yes(other, arrival)["name"] == "Robin"


def test_a_link_of_another_person_opens_nothing(database: str, office: Office) -> None:
    """Whoever gives somebody else's address gets nothing by their opening it; an address is one person's."""
    with posting(database, office) as house:
        me, thief = named(house, "Robin"), named(house, "Jay")
        give(me, office, "robin@weald.example")
        thief.http.put("/api/me/mail", json={"address": "robin@weald.example"})
        _, _, secret = letter(office)
        assert code(me.post("/api/me/mail", {"secret": secret}, 403)) == "bad-pass"
        assert code(thief.post("/api/me/mail", {"secret": secret}, 409)) == "mail-taken"
        assert thief.get("/api/me/person")["mail"] == {"address": None, "turns": False}


def test_an_unknown_address_gets_nothing_and_nobody_learns_it(database: str, office: Office) -> None:
    """The answers are alike. An address that was removed is unknown, and its links end."""
    with posting(database, office) as house:
        me, other = named(house, "Robin"), Guest(house.address)
        other.post("/api/sign-in/mail", {"address": "nobody@weald.example"}, 204)
        give(me, office, "robin@weald.example")
        other.post("/api/sign-in/mail", {"address": "robin@weald.example"}, 204)
        _, _, secret = letter(office)
        delete(me, "/api/me/mail")
        assert code(other.post("/api/sign-in/link", {"secret": secret}, 403)) == "bad-pass"
        other.post("/api/sign-in/mail", {"address": "robin@weald.example"}, 204)
        give(me, office, "later@weald.example")  # had another letter gone out, it would come first
        assert office.letters.empty()


def test_nobody_is_flooded(database: str, office: Office) -> None:
    """Few letters go to one address, whoever asks for them, known or not."""
    with posting(database, office, letters=0.0001) as house:
        tries = [
            Guest(house.address).http.post("/api/sign-in/mail", json={"address": "a@weald.example"}).status_code
            for _ in range(4)
        ]
        assert tries == [204, 204, 204, 429]
        bad = Guest(house.address)
        for address in ("nonsense", "a@b", "a b@weald.example", "a@weald.example\nBcc: b@weald.example"):
            assert code(bad.post("/api/sign-in/mail", {"address": address}, 422)) == "bad-mail"


def test_without_a_mail_server_there_is_no_mail(database: str) -> None:
    with Running(database, thinkers=0) as house:
        me = named(house, "Robin")
        assert me.get("/api/me/person")["mail"] is None
        assert code(me.post("/api/sign-in/mail", {"address": "a@weald.example"}, 404)) == "no-mail"


def test_wrong_settings_are_told() -> None:
    """Links need an address of the server's own: what visitors say of it is not believed."""
    fine: dict[str, Any] = {
        "database": "sqlite://",
        "mail": "smtps://u:p%40@mail.example",
        "mail_from": "wood@weald.example",
    }
    Post(Config(**fine, origins=[ORIGIN])).close()
    for wrong, problem in (
        ({}, "mail-needs-origin"),
        ({"mail": "http://mail.example", "origins": [ORIGIN]}, "bad-mail-server"),
        ({"mail": "smtp://", "origins": [ORIGIN]}, "bad-mail-server"),
        ({"mail_from": "nobody", "origins": [ORIGIN]}, "bad-mail-server"),
    ):
        with pytest.raises(BadValue) as error:
            Post(Config(**{**fine, **wrong}))
        assert error.value.code == problem


def test_addresses() -> None:
    assert looks_like_address("robin.hood+games@mail.weald.example")
    assert not looks_like_address("robin@localhost\r\nTo: x@y.example")
