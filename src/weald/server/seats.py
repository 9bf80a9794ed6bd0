"""Who somebody is, and which seats are theirs: guests by cookie, programs by token, links by their secrets."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from weald.server.devices import UNKNOWN, Device, device_of
from weald.server.errors import ServerError
from weald.server.following import Unfollowed
from weald.server.host.bans import Bans
from weald.server.limits import Buckets
from weald.server.live import Live, Placed
from weald.server.messages import Links
from weald.server.people import People
from weald.server.records import Guest, Token, now
from weald.server.secrets import digest, looks_like_id, looks_right, new_id, new_secret, same
from weald.server.store import Store
from weald.server.tables import Tables
from weald.texts import Texts

COOKIE: Final = "weald_guest"
_MOST_TOUCHED: Final = 50_000


class Visitor(msgspec.Struct):
    """Who sends a request: a guest by cookie (perhaps a new one), or a program by token."""

    address: str
    secret: str = ""
    fresh: bool = False  # the cookie must still be set
    device: Device = UNKNOWN
    guest: Guest | None = None
    token: Token | None = None

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    @property
    def session(self) -> str:
        """What is stored of their cookie: it names their device."""
        return digest(self.secret)

    @property
    def key(self) -> str:
        """The key by which their messages are counted."""
        return self.guest.id if self.guest else self.address


class Seats:
    """The door of the tables."""

    def __init__(self, store: Store, people: People, tables: Tables, guesses: Buckets, bans: Bans) -> None:
        self.store = store
        self.people = people
        self.bans = bans
        self._day = ""
        self._touched: set[str] = set()  # devices that have been here on that day
        self.database = store.database
        self.tables = tables
        self.guesses = guesses

    # who it is

    async def visitor(self, address: str, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Visitor:
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        if kind:
            token = None
            if kind.lower() == "bearer" and looks_right(bearer.strip()):
                token = await self.database.read(self.store.token, digest(bearer.strip()))
            if token is None:
                self._wrong(address)
                raise ServerError(401, "bad-token")
            self.bans.check(None, token.guest)
            return Visitor(address, token=token)
        secret = cookies.get(COOKIE, "")
        device = device_of(headers.get("user-agent", ""))
        if not looks_right(secret):
            return Visitor(address, new_secret(), fresh=True, device=device)
        guest = await self.database.read(self.store.guest, digest(secret))
        self.bans.check(None, guest.id if guest else None)
        if guest is not None:
            await self._touch(digest(secret))
        return Visitor(address, secret, device=device, guest=guest)

    async def _touch(self, session: str) -> None:
        """Note once a day that a device was here."""
        day = now()[:10]
        if self._day != day or len(self._touched) >= _MOST_TOUCHED:
            self._day, self._touched = day, set()
        if session not in self._touched:
            self._touched.add(session)
            await self.database.write(self.people.touch, session, day)

    async def guest(self, visitor: Visitor) -> Guest:
        """The guest, stored if new. A program is no guest."""
        if visitor.token is not None:
            raise ServerError(403, "token-scope")
        if visitor.guest is None:
            guest = Guest(new_id(), self.name(visitor))
            visitor.guest = await self.database.write(self.store.add_guest, guest, visitor.session, visitor.device)
        return visitor.guest

    def name(self, visitor: Visitor) -> str:
        """The name of a guest who has not chosen one. It derives from the cookie, so it stays the same."""
        if visitor.guest is not None:
            return visitor.guest.name
        lot = hashlib.sha256(f"weald name\n{visitor.secret}".encode()).digest()
        texts = Texts()
        kinds = texts.say("guest-kinds").split(", ")
        animals = texts.say("guest-animals").split(", ")
        return texts.say("guest-name", kind=kinds[lot[0] % len(kinds)], animal=animals[lot[1] % len(animals)])

    def _wrong(self, address: str) -> None:
        """The error for a secret that opens nothing. Who tries many is stopped."""
        if not self.guesses.take(address):
            raise ServerError(429, "too-many-guesses")

    # what is theirs

    def mine(self, live: Placed, visitor: Visitor) -> list[str]:
        """The seats that this visitor may look through."""
        if visitor.token is not None:
            return [visitor.token.seat] if self._is_good(live, visitor.token, "see") else []
        if visitor.guest is None:
            return []
        return [seat.seat for seat in live.seats if seat.is_of(visitor.guest.id)]

    @staticmethod
    def _is_good(live: Placed, token: Token, scope: str) -> bool:
        """Whether a token opens a seat here: it does as long as its maker holds that seat."""
        if token.table != live.id or scope not in token.scopes:
            return False
        return any(
            seat.seat == token.seat and seat.is_of(token.guest) and token.hash in seat.tokens for seat in live.seats
        )

    def may_play(self, live: Live, visitor: Visitor, seat: str) -> bool:
        if visitor.token is not None:
            return visitor.token.seat == seat and self._is_good(live, visitor.token, "play")
        return seat in self.mine(live, visitor)

    def check_holder(self, live: Live, visitor: Visitor, seat: str) -> None:
        """What a seat has set for itself is for those who may play it, and for nobody else."""
        if not self.may_play(live, visitor, seat):
            raise ServerError(403, "not-your-seat")

    def check_player(self, live: Live, visitor: Visitor, seat: str) -> None:
        """The same, and no computer plays for them."""
        self.check_holder(live, visitor, seat)
        if live.seat(seat).stand_in is not None:
            raise ServerError(409, "stood-in")

    async def may_watch(self, live: Placed, visitor: Visitor) -> bool:
        """Whether this visitor may see what everybody at the table sees."""
        if live.record.public or self.mine(live, visitor):
            return True
        if visitor.token is not None:
            return self._is_good(live, visitor.token, "play")
        guest = visitor.guest
        if guest is None:
            return False
        return live.record.owner == guest.id or await self.database.read(self.store.is_watcher, live.id, guest.id)

    async def enter(self, table: str, visitor: Visitor) -> Live:
        """A table, if the visitor may see it; otherwise it does not exist for them."""
        try:
            live = await self.tables.get(table)
        except Unfollowed:
            await self.enter_still(table, visitor)  # for others it is not even that
            raise
        if not await self.may_watch(live, visitor):
            raise ServerError(404, "unknown-table")
        return live

    async def enter_still(self, table: str, visitor: Visitor) -> Placed:
        """The same for one whose game cannot be followed, or need not be."""
        found = await self.database.read(self.store.table, table) if looks_like_id(table) else None
        if found is None or not await self.may_watch(placed := Placed(*found), visitor):
            raise ServerError(404, "unknown-table")
        return placed

    # links

    async def claim(
        self, table: str, visitor: Visitor, kind: str, secret: str, seat: str | None, peek: bool = False
    ) -> str | None:
        """Exchange a secret for a seat, or for the place of a spectator (None). With `peek`, see what it would open."""
        if not secret and kind == "invite" and seat is not None:
            return await self._take_open_seat(table, visitor, seat, peek)
        if not looks_right(secret):
            raise self._bad_link(visitor)
        live = await self._behind(table, visitor)
        if kind == "watch":
            if not same(live.record.watch_hash, secret):
                raise self._bad_link(visitor)
            if peek:
                return None
            guest = await self.guest(visitor)
            if not await self.database.write(self.store.add_watcher, table, guest.id, digest(secret)):
                raise self._bad_link(visitor)
            return None
        found = None
        for record in live.seats:  # compares all, so that the time taken reveals nothing
            if same(record.seat_hash if kind == "seat" else record.invite_hash, secret):
                found = record.seat
        if found is None or seat not in (None, found):
            raise self._bad_link(visitor)
        if peek:
            return found
        guest = await self.guest(visitor)
        if kind == "seat":
            known = live.seat(found).is_of(guest.id)
            if not known and not await self.database.write(
                self.store.add_holder, table, found, guest.id, digest(secret)
            ):
                raise self._bad_link(visitor)
        else:
            await self._sit(live, found, guest.id, digest(secret))
        await self.tables.refresh(live)
        self.tables.changed(live, True)
        return found

    async def _behind(self, table: str, visitor: Visitor) -> Live:
        """The table behind a link. One that is not there is a link that opens nothing, as one to a private table is."""
        try:
            return await self.tables.get(table)
        except ServerError as error:
            if error.status == 404:
                raise self._bad_link(visitor) from None
            raise

    def _bad_link(self, visitor: Visitor) -> ServerError:
        self._wrong(visitor.address)
        return ServerError(403, "bad-link")

    async def _sit(self, live: Live, seat: str, guest: str, invite_hash: str | None = None) -> None:
        if not await self.database.write(self.store.take_seat, live.id, seat, guest, invite_hash):
            raise ServerError(409, "seat-left" if live.seat(seat).is_left() else "seat-taken")

    async def _take_open_seat(self, table: str, visitor: Visitor, seat: str, peek: bool) -> str:
        """Without a secret: at a public table, or at a seat that the visitor has held before."""
        live = await self._behind(table, visitor)
        back = visitor.guest is not None and any(
            visitor.guest.id in one.known for one in live.seats if one.seat == seat
        )
        if not live.record.public and not back:
            raise self._bad_link(visitor)
        if not live.seat(seat).opens_to(visitor.guest_id):
            raise ServerError(409, "seat-left" if live.seat(seat).is_left() else "seat-taken")
        if peek:
            return seat
        guest = await self.guest(visitor)
        await self._sit(live, seat, guest.id)
        await self.tables.refresh(live)
        self.tables.changed(live, True)
        return seat

    async def links(self, live: Live, visitor: Visitor, seat: str | None) -> Links:
        """A fresh link. The old one of its kind no longer works."""
        guest = await self.guest(visitor)
        mine = self.mine(live, visitor)
        secret = new_secret()
        if seat is None:
            if live.record.owner != guest.id:
                raise ServerError(403, "not-yours")
            await self.database.write(self.store.set_watch_link, live.id, digest(secret))
            link = Links(watch_link=watch_link(live.id, secret))
        elif seat in mine:
            if not await self.database.write(self.store.set_seat_link, live.id, seat, digest(secret), guest.id):
                raise ServerError(403, "not-yours")
            link = Links(seat_link=seat_link(live.id, secret))
        else:
            record = live.seat(seat)
            if not mine and live.record.owner != guest.id:
                raise ServerError(403, "not-yours")
            if not record.is_free():
                raise ServerError(409, "seat-taken")
            if record.is_left():
                raise ServerError(409, "seat-left")
            if not await self.database.write(self.store.set_invite_link, live.id, seat, digest(secret)):
                raise ServerError(409, "seat-taken")
            link = Links(invite_link=invite_link(live.id, secret))
        await self.tables.refresh(live)
        return link

    async def leave(self, live: Live, visitor: Visitor, seat: str | None) -> None:
        """Give up one seat or all. They open to those who have held them; for others the cards are dealt anew."""
        guest = await self.guest(visitor)
        mine = self.mine(live, visitor)
        if seat is not None:
            live.seat(seat)
        if not mine or seat not in (None, *mine):
            raise ServerError(403, "not-yours")
        for name in mine if seat is None else [seat]:
            if not await self.database.write(self.store.leave_seat, live.id, name, guest.id):
                raise ServerError(403, "not-yours")
        await self.tables.refresh(live)

    async def token(self, live: Live, visitor: Visitor, seat: str, scopes: list[str]) -> str:
        """A token for a program that sees or plays a seat of this guest."""
        guest = await self.guest(visitor)
        live.seat(seat)
        if seat not in self.mine(live, visitor):
            raise ServerError(403, "not-yours")
        secret = new_secret()
        token = Token(live.id, seat, guest.id, sorted(set(scopes)))
        if not await self.database.write(self.store.add_token, token, digest(secret)):
            raise ServerError(403, "not-yours")
        await self.tables.refresh(live)
        return secret


def seat_link(table: str, secret: str) -> str:
    """A link to a seat. Its secret stands behind the #: browsers send that part to no server."""
    return f"/#/seat/{table}/{secret}"


def invite_link(table: str, secret: str) -> str:
    return f"/#/invite/{table}/{secret}"


def watch_link(table: str, secret: str) -> str:
    return f"/#/watch/{table}/{secret}"
