"""Who may not come in: addresses, networks and guests, each with a reason and perhaps an end."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from weald.engine.errors import BadValue
from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host.closing import Report, known
from weald.server.host.deeds import Actor, doing, note
from weald.server.records import DAY, later, now
from weald.server.schema import BANS, GUESTS

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_WIDEST = {4: 8, 6: 16}  # whoever bans more than that means something else


class Ban(msgspec.Struct, frozen=True):
    """One of them: of an address (a network, perhaps) or of a guest. `why` is told to those who are banned."""

    address: str | None
    guest: str | None
    why: str
    made: str
    until: str | None

    def holds(self) -> bool:
        return self.until is None or self.until > now()


class Bans:
    """Those that hold, in memory. `version` counts how often they have changed."""

    def __init__(self) -> None:
        self.version = 0
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    def learn(self, bans: Sequence[Ban]) -> None:
        self._guests = {ban.guest: ban for ban in bans if ban.guest is not None}
        self._networks = [(ipaddress.ip_network(ban.address), ban) for ban in bans if ban.address is not None]
        self.version += 1

    def check(self, client: Sequence[object] | None, guest: str | None = None) -> None:
        """Raises if this address or this guest may not come in."""
        ban = self._guests.get(guest) if guest is not None else None
        if ban is None and self._networks and client:
            ban = self._of(str(client[0]))
        if ban is not None and ban.holds():
            facts = {"until": ban.until[:10]} if ban.until else {}
            raise ServerError(403, "banned", why=ban.why, **facts)

    def _of(self, host: str) -> Ban | None:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return None
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return next((ban for network, ban in self._networks if address in network and ban.holds()), None)


def read(connection: Connection) -> list[Ban]:
    """All bans, the newest first, those that have ended too."""
    rows = connection.execute(select(BANS).order_by(BANS.c.id.desc()))
    return [Ban(row.address, row.guest, row.why, row.made, row.until) for row in rows]


def network(text: str) -> str:
    """An address or a network as it is stored; of IPv6 at least a household's /64."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadValue("bad-address", value=text) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        mapped = found.network_address.ipv4_mapped
        found = ipaddress.ip_network(mapped) if mapped else found.supernet(new_prefix=64)
    if found.prefixlen < _WIDEST[found.version]:
        raise BadValue("ban-too-wide", value=str(found))
    return str(found)


def ending(days: int | None) -> str | None:
    """When something ends that holds for so many days."""
    return None if days is None else later(days * DAY)


def ban(database: Database, actor: Actor, whom: str, is_guest: bool, until: str | None, dry: bool = False) -> Report:
    """Ban an address or a guest; a ban that there is already is replaced."""
    subject = whom if is_guest else network(whom)
    with doing(database, dry) as connection:
        if is_guest:
            known(connection, GUESTS, [whom])
        if not dry:
            _lift(connection, subject, is_guest)
            row = {"guest" if is_guest else "address": subject, "why": actor.why, "made": now(), "until": until}
            connection.execute(insert(BANS).values(row))
            note(connection, actor, "ban", [subject], **({"until": until} if until else {}))
    return Report("ban", [subject], dry=dry)


def unban(database: Database, actor: Actor, whom: str, is_guest: bool, dry: bool = False) -> Report:
    subject = whom if is_guest else network(whom)
    with doing(database, dry) as connection:
        found = connection.execute(select(BANS.c.id).where(_one(subject, is_guest))).first()
        if found is None:
            raise ServerError(404, "unknown-ban", value=subject)
        if not dry:
            _lift(connection, subject, is_guest)
            note(connection, actor, "unban", [subject])
    return Report("unban", [subject], dry=dry)


def _one(subject: str, is_guest: bool) -> ColumnElement[bool]:
    return BANS.c.guest == subject if is_guest else BANS.c.address == subject


def _lift(connection: Connection, subject: str, is_guest: bool) -> None:
    connection.execute(delete(BANS).where(_one(subject, is_guest)))
