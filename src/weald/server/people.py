"""What is kept of a person beside their games: devices, passkeys, a mail address, and what is good once.

Each method is one transaction and runs in a thread, as those of `store.py`.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, and_, func, insert, select, update

from weald.server.database import Database
from weald.server.devices import Device
from weald.server.errors import ServerError
from weald.server.records import Guest, Mail, Pass, Passkey, Session, now
from weald.server.schema import GUESTS, MAILS, PASSES, PASSKEYS, SESSIONS
from weald.server.secrets import new_id

MOST_KEYS: Final = 20
MOST_DEVICES: Final = 50
DEVICE: Final = "device "  # how a notice to other workers says that a device is signed out
# kinds of what is good once
REGISTER, SIGN, CODE, ARRIVAL, LETTER, ADDRESS = "register", "sign", "code", "arrival", "letter", "address"


def new_session(guest: str, secret_hash: str, device: Device) -> dict[str, Any]:
    """A row for a device on which somebody is a guest."""
    moment = now()
    row = {"hash": secret_hash, "id": new_id(), "guest": guest, "browser": device.browser, "system": device.system}
    return {**row, "made": moment, "seen": moment[:10]}


class People:
    """Persons and the ways in which they show who they are."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine

    def guest(self, guest: str) -> Guest | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == guest)).first()
        return Guest(row.id, row.name) if row and row.name else None

    def since(self, guest: str) -> str:
        """When they first did something here."""
        with self._engine.connect() as connection:
            return str(connection.execute(select(GUESTS.c.made).where(GUESTS.c.id == guest)).scalar_one())

    # devices

    def sessions(self, guest: str) -> list[Session]:
        mine = select(SESSIONS).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.made, SESSIONS.c.id)
        with self._engine.connect() as connection:
            rows = connection.execute(mine).all()
        return [Session(row.id, row.hash, row.browser, row.system, row.made, row.seen) for row in rows]

    def known(self, sessions: list[str]) -> set[str]:
        """Which of these devices are still signed in."""
        with self._engine.connect() as connection:
            return set(connection.scalars(select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(sessions))))

    def touch(self, secret_hash: str, day: str) -> None:
        """Note that a device was here today."""
        with self._engine.begin() as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == secret_hash).values(seen=day))

    def sign_in(self, connection: Connection, guest: str, secret_hash: str, device: Device, instead: str) -> list[str]:
        """Make a device one of a person's. Returns the cookies that open nothing any more: the one it had before.

        Raises ServerError if the person is gone, or has too many devices.
        """
        held = select(GUESTS.c.name).where(GUESTS.c.id == guest).with_for_update()
        if not connection.execute(held).scalar():
            raise ServerError(403, "bad-pass")
        mine = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.guest == guest)
        if connection.execute(mine).scalar_one() >= MOST_DEVICES:
            raise ServerError(409, "too-many-devices", most=MOST_DEVICES)
        ended = self.end_sessions(connection, SESSIONS.c.hash == instead)
        connection.execute(insert(SESSIONS).values(new_session(guest, secret_hash, device)))
        return ended

    def sign_out(self, guest: str, session: str) -> str | None:
        """End a device by its id. Returns the hash of its cookie, or None if the guest has none of that id."""
        with self._engine.begin() as connection:
            ended = self.end_sessions(connection, and_(SESSIONS.c.guest == guest, SESSIONS.c.id == session))
        return ended[0] if ended else None

    def end_sessions(self, connection: Connection, which: Any) -> list[str]:
        """End devices; all workers hear of it. Returns the hashes of their cookies."""
        ended = list(connection.scalars(SESSIONS.delete().where(which).returning(SESSIONS.c.hash)))
        for one in ended:
            self.database.announce(connection, f"{DEVICE}{one}")
        return ended

    # passkeys

    def passkeys(self, guest: str) -> list[Passkey]:
        mine = select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
        with self._engine.connect() as connection:
            return [_passkey(row) for row in connection.execute(mine)]

    def passkey(self, credential: str) -> Passkey | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential)).first()
        return _passkey(row) if row else None

    def add_passkey(self, key: Passkey) -> bool:
        """False if it is known already. Raises ServerError if the person has too many."""
        row = {"credential": key.credential, "id": key.id, "guest": key.guest, "name": key.name, "key": key.key}
        with self._engine.begin() as connection:
            connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == key.guest).with_for_update())
            mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.guest == key.guest)
            if connection.execute(mine).scalar_one() >= MOST_KEYS:
                raise ServerError(409, "too-many-passkeys", most=MOST_KEYS)
            return self.database.add(connection, PASSKEYS, {**row, "signatures": key.count, "made": key.made})

    def use_passkey(self, credential: str, before: int, count: int) -> bool:
        """Note that a key has signed. False if it is gone, or has signed elsewhere since `before` was read."""
        one = and_(PASSKEYS.c.credential == credential, PASSKEYS.c.signatures == before)
        with self._engine.begin() as connection:
            signed = update(PASSKEYS).where(one).values(signatures=count, used=now()[:10])
            return bool(connection.execute(signed).rowcount)

    def rename_passkey(self, guest: str, key: str, name: str) -> bool:
        one = and_(PASSKEYS.c.guest == guest, PASSKEYS.c.id == key)
        with self._engine.begin() as connection:
            return bool(connection.execute(update(PASSKEYS).where(one).values(name=name)).rowcount)

    def remove_passkey(self, guest: str, key: str) -> bool:
        with self._engine.begin() as connection:
            one = PASSKEYS.delete().where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == key)
            return bool(connection.execute(one).rowcount)

    # what is good once

    def add_pass(self, one: Pass, instead: bool = False) -> None:
        """Keep something that is good once; `instead`: of all that the guest had of this kind."""
        row = {"hash": one.hash, "kind": one.kind, "guest": one.guest, "session": one.session, "facts": one.facts}
        with self._engine.begin() as connection:
            connection.execute(PASSES.delete().where(PASSES.c.until < now()))
            if instead:
                connection.execute(PASSES.delete().where(PASSES.c.guest == one.guest, PASSES.c.kind == one.kind))
            connection.execute(insert(PASSES).values(**row, until=one.until))

    def take_pass(self, secret_hash: str, kind: str, session: str | None = None, guest: str | None = None) -> Pass:
        """Use something up: of all who try at once, one gets it. One that was given to a cookie is good there alone.

        Raises ServerError if it is no good; `guest`: if it is somebody else's.
        """
        one = and_(PASSES.c.hash == secret_hash, PASSES.c.kind == kind, PASSES.c.until >= now())
        one = and_(one, PASSES.c.session.is_(None) if session is None else PASSES.c.session == session)
        if guest is not None:
            one = and_(one, PASSES.c.guest == guest)
        with self._engine.begin() as connection:
            row = connection.execute(PASSES.delete().where(one).returning(PASSES)).first()
        if row is None:
            raise ServerError(403, "bad-pass")
        return Pass(row.hash, row.kind, row.until, row.guest, row.session, row.facts)

    def end_passes(self, guest: str, kind: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(PASSES.delete().where(PASSES.c.guest == guest, PASSES.c.kind == kind))

    # mail

    def mail(self, guest: str) -> Mail:
        """Somebody's address, if they have given one, and whether they want letters when it is their turn."""
        with self._engine.connect() as connection:
            row = connection.execute(select(MAILS).where(MAILS.c.guest == guest)).first()
        return Mail(row.address, row.turns) if row is not None else Mail()

    def mailed(self, address: str) -> str | None:
        """Whose address this is."""
        with self._engine.connect() as connection:
            return connection.execute(select(MAILS.c.guest).where(MAILS.c.address == address)).scalar()

    def set_mail(self, guest: str, address: str) -> bool:
        """False if somebody else has it."""
        with self._engine.begin() as connection:
            other = select(MAILS.c.guest).where(MAILS.c.address == address)
            if connection.execute(other).scalar() not in (None, guest):
                return False
            connection.execute(MAILS.delete().where(MAILS.c.guest == guest))
            return self.database.add(connection, MAILS, {"guest": guest, "address": address, "made": now()})

    def remove_mail(self, guest: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(MAILS.delete().where(MAILS.c.guest == guest))
            mails = and_(PASSES.c.guest == guest, PASSES.c.kind.in_((LETTER, ADDRESS)))
            connection.execute(PASSES.delete().where(mails))


def _passkey(row: Any) -> Passkey:
    return Passkey(row.credential, row.id, row.guest, row.name, row.key, row.signatures, row.made, row.used)
