"""What is not kept for ever: guests without games, and tables where nobody has moved for long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, not_, select

from weald.server.database import Database
from weald.server.host.closing import Report, leave
from weald.server.host.deeds import Actor
from weald.server.host.walking import links
from weald.server.records import DAY, later
from weald.server.schema import GUESTS, SESSIONS, TABLES

# What a foreign key to `guests` says of a guest: it keeps them in the house, or it goes when they go.
# A test fails if one is missing here: whoever adds a table says what it means.
GUEST_LINKS: Final[dict[str, Literal["keeps", "goes"]]] = {
    "tables.owner": "keeps",
    "seats.guest": "keeps",
    "holders.guest": "keeps",
    "sittings.guest": "keeps",
    "watchers.guest": "goes",
    "tokens.guest": "goes",
    "bans.guest": "keeps",
    "silences.guest": "keeps",
    "passkeys.guest": "keeps",
    "mails.guest": "keeps",
    "sessions.guest": "goes",
    "passes.guest": "goes",
    "chat.guest": "keeps",
    "reports.guest": "keeps",
    "reports.about": "keeps",
    "mutes.guest": "goes",
    "mutes.muted": "goes",
    "pushes.guest": "goes",
}


class Keeping(msgspec.Struct, frozen=True):
    """For how many days; None: for ever."""

    guests: int | None = None  # without games
    unfinished: int | None = None  # since the last move
    finished: int | None = None  # since the end


def before(days: int) -> str:
    """The moment so many days ago."""
    return later(-days * DAY)


def without_games(moment: str) -> ColumnElement[bool]:
    """Guests who were last here before this moment, are nobody at any table, and can come back by a cookie alone."""
    kept = [
        not_(select(link.child).where(next(iter(link.key.columns)) == GUESTS.c.id).correlate(GUESTS).exists())
        for link in links(GUESTS)
        if GUEST_LINKS.get(link.name, "keeps") == "keeps"
    ]
    seen = select(SESSIONS).where(SESSIONS.c.guest == GUESTS.c.id, SESSIONS.c.seen >= moment[:10])
    return and_(GUESTS.c.made < moment, not_(seen.correlate(GUESTS).exists()), *kept)


def unmoved(moment: str, over: bool) -> ColumnElement[bool]:
    return and_(TABLES.c.over.is_(over), TABLES.c.asked_since < moment)


def tidy(database: Database, actor: Actor, keeping: Keeping, dry: bool = False) -> list[Report]:
    """Let go what is older. Guests are counted first: one whose last table leaves now is let go the next time."""
    wanted = []
    if keeping.guests is not None:
        wanted.append((GUESTS, without_games(before(keeping.guests))))
    if keeping.unfinished is not None:
        wanted.append((TABLES, unmoved(before(keeping.unfinished), over=False)))
    if keeping.finished is not None:
        wanted.append((TABLES, unmoved(before(keeping.finished), over=True)))
    with database.engine.connect() as connection:
        found: list[Sequence[str]] = [
            list(connection.scalars(select(root.c.id).where(rows).order_by(root.c.id))) for root, rows in wanted
        ]
    return [leave(database, actor, root, ids, rows, dry) for (root, rows), ids in zip(wanted, found, strict=True)]
