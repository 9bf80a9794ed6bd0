"""Notices and letters outlive the server that was to send them: the next one sends those that still hold."""

from __future__ import annotations

import signal
import smtplib
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, select, update

from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest
from tests.server.serving import Running, free_port, wait_for
from tests.server.test_letters import read, waiting, want
from tests.server.test_mail import ORIGIN, Office, office, posting
from tests.server.test_notices import Browser, Service, answer, first_mover, service
from tests.server.test_parting import duel
from weald.server import letters, mail, notices
from weald.server.schema import SEATS

__all__ = ["office", "service"]  # the fixtures
LONG_AGO = "2020-01-01T00:00:00.000Z"

# a server whose notices and letters wait for ever: whatever ends it, they are not sent
_SLOW = """
import sys
from weald.server import letters, notices
notices._PAUSE, letters._GATHER = {pause}, 3600.0
from weald.server.app import make_app
from weald.server.config import Config
from weald.server.run import settings
import uvicorn
config = Config(database=sys.argv[1], port=int(sys.argv[2]), thinkers=0, origins=["{origin}"], mail=sys.argv[3],
                mail_from="wood@weald.example")
uvicorn.run(make_app(config), **{{**settings(config), "factory": False}})
"""


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_PAUSE", 0.2)
    monkeypatch.setattr(notices, "_LOOK", 0.2)
    monkeypatch.setattr(letters, "_GATHER", 0.2)
    monkeypatch.setattr(letters, "_PAUSE", 0.0)


class Ledger:
    """What the database says of a seat, whoever serves."""

    def __init__(self, database: str, table: str, seat: str) -> None:
        self.engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
        self.one = (SEATS.c.table_id == table, SEATS.c.seat == seat)

    def row(self) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(select(SEATS.c.noticed, SEATS.c.mailed, SEATS.c.due).where(*self.one)).one()

    def until(self, holds: Callable[[Any], bool], problem: str) -> None:
        wait_until(lambda: holds(self.row()), problem)

    def let_time_pass(self) -> None:
        """So much that what is due has become anybody's."""
        with self.engine.begin() as connection:
            connection.execute(update(SEATS).where(*self.one, SEATS.c.due.is_not(None)).values(due=LONG_AGO))


@contextmanager
def slow(database: str, tmp_path: Path, pause: float, mail: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    script = _SLOW.format(pause=pause, origin=ORIGIN)
    with (tmp_path / "slow.log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", script, database, str(port), mail], stdout=log, stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait(PATIENCE)


def end(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    process.send_signal(how)
    process.wait(PATIENCE)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_notice_that_waits_is_sent_by_the_next_server(
    database: str, service: Service, office: Office, tmp_path: Path, how: signal.Signals
) -> None:
    """Once, and only by one that finds the turn as it was."""
    with Running(database, thinkers=0, push_anywhere=True) as server:
        (ann, bob), table = duel(server)
        mover, seat, other, place = first_mover(ann, bob, table)
        phone = Browser(f"{service.address}/1")
        other.post("/api/notices", phone.subscription())
    ledger = Ledger(database, table, place)
    with slow(database, tmp_path, 3600.0, "") as (process, address):
        waiting_at(address, mover, seat, table)
        ledger.until(lambda row: row.due is not None, "it is not noted")
        end(process, how)
    assert service.got == []
    ledger.let_time_pass()
    with Running(database, thinkers=0, push_anywhere=True) as server:
        service.wait(1)
        assert phone.opened(service.got[0][2]) == {"what": "turn", "table": table}
        ledger.until(lambda row: row.due is None, "it is still due")
    with Running(database, thinkers=0, push_anywhere=True) as server:
        wait_until(lambda: server.app.state.house.notices.store.overdue() == [], "something is due")
    assert len(service.got) == 1


def waiting_at(address: str, mover: Guest, seat: str, table: str) -> None:
    with mover.again(address).socket(table) as socket:
        socket.look(seat)
        answer(socket)


def test_what_no_longer_holds_is_not_sent(database: str, service: Service, tmp_path: Path) -> None:
    """The turn is over by then, or somebody has come by themselves."""
    with Running(database, thinkers=0, push_anywhere=True) as server:
        (ann, bob), table = duel(server)
        mover, seat, other, place = first_mover(ann, bob, table)
        (one, two), second = duel(server)
        mover2, seat2, other2, place2 = first_mover(one, two, second)
        for guest in (other, other2):
            guest.post("/api/notices", Browser(f"{service.address}/1").subscription())
    first, later = Ledger(database, table, place), Ledger(database, second, place2)
    with slow(database, tmp_path, 3600.0, "") as (process, address):
        waiting_at(address, mover, seat, table)
        waiting_at(address, mover2, seat2, second)
        for ledger in (first, later):
            ledger.until(lambda row: row.due is not None, "it is not noted")
        with other.again(address).socket(table) as socket:
            socket.look(place)
            answer(socket)
        end(process, signal.SIGKILL)
    first.let_time_pass()
    with Running(database, thinkers=0, push_anywhere=True) as server:
        first.until(lambda row: row.due is None, "it is still due")
        with other2.again(server.address).socket(second) as socket:
            socket.look(place2)
            later.let_time_pass()
            later.until(lambda row: row.due is None, "it is still due")
        assert later.row().mailed == later.row().noticed, "a letter would come"
    assert service.got == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_letter_that_waits_is_written_by_the_next_server(
    database: str, office: Office, tmp_path: Path, how: signal.Signals
) -> None:
    """Once; the one that was to write it had gathered what it should say."""
    with posting(database, office) as server:
        (ann, bob), table = duel(server, name="Friday", pace="day")
        mover, seat, other, place = first_mover(ann, bob, table)
        want(other, office, "robin@weald.example")
    ledger = Ledger(database, table, place)
    with slow(database, tmp_path, 0.0, f"smtp://127.0.0.1:{office.server_address[1]}") as (process, address):
        waiting_at(address, mover, seat, table)
        ledger.until(lambda row: row.noticed is not None and row.due is None, "nobody was told")
        end(process, how)
    assert office.letters.empty()
    for _ in range(2):
        with posting(database, office) as server:
            ledger.until(lambda row: row.mailed == row.noticed, "no letter was written")
            assert server.app.state.house.letter_store.waiting() == []
    assert f"{ORIGIN}/#/t/{table}" in read(office).get_content()
    assert office.letters.empty()


def test_a_letter_that_cannot_be_delivered_is_tried_again(database: str, office: Office) -> None:
    """The mail server is away for a while."""
    with posting(database, office) as server:
        house = server.app.state.house
        (ann, bob), table = duel(server, pace="day")
        mover, seat, other, place = first_mover(ann, bob, table)
        want(other, office, "robin@weald.example")
        port, house.post._port = house.post._port, 1
        tried: list[bool] = []
        deliver = house.post._deliver

        def attempt(letter: EmailMessage) -> bool:
            tried.append(deliver(letter))
            return tried[-1]

        house.post._deliver = attempt
        waiting(server, mover, seat, table)
        wait_until(lambda: len(tried) >= 2, "it is not tried again")
        assert not any(tried)
        house.post._port = port
        assert read(office)["To"] == "robin@weald.example"
        Ledger(database, table, place).until(lambda row: row.mailed == row.noticed, "it is not noted")
        assert office.letters.empty()


def test_what_a_mail_server_refuses_for_good_is_not_tried_again() -> None:
    for status, ever in ((550, True), (450, False)):
        refused = smtplib.SMTPRecipientsRefused({"robin@weald.example": (status, b"no")})
        assert mail._for_good(refused) is ever
