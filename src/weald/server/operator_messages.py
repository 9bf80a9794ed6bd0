"""What is said on the operator's page, type by type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weald.server.host.bans import Ban
from weald.server.host.check import Finding
from weald.server.host.closing import GuestListed, Report, TableListed
from weald.server.host.deeds import Deed
from weald.server.host.reports import Reported, ReportedLine
from weald.server.host.silences import Silence
from weald.server.messages import Id, Secret

Why = Annotated[str, Meta(max_length=300)]
ReportId = Annotated[int, Meta(ge=1, le=999_999_999)]
Days = Annotated[int, Meta(ge=0, le=36_500)]


class Enter(Struct, forbid_unknown_fields=True):
    """The operator's secret, to be exchanged for a cookie of half a day."""

    secret: Secret


class Entered(Struct):
    """Who is there, and for how long."""

    operator: str
    until: str


class TablesWanted(Struct, forbid_unknown_fields=True):
    """Close or delete these; with `dry`, only say what would happen."""

    tables: Annotated[list[Id], Meta(min_length=1, max_length=100)]
    why: Why = ""
    dry: bool = True


class NameWanted(Struct, forbid_unknown_fields=True):
    """Take a guest's name away."""

    guest: Id
    why: Why = ""
    dry: bool = True


class ReportsWanted(Struct, forbid_unknown_fields=True):
    """Dismiss these reports."""

    reports: Annotated[list[ReportId], Meta(min_length=1, max_length=100)]
    why: Why = ""
    dry: bool = True


class LineRemoved(Struct, forbid_unknown_fields=True):
    """Remove the line that is reported: nobody reads it any more."""

    report: ReportId
    why: Why = ""
    dry: bool = True


class BanWanted(Struct, forbid_unknown_fields=True):
    """Keep out an address, a network or a guest, for some days or (null) until it is lifted. They are told why."""

    whom: Annotated[str, Meta(min_length=1, max_length=64)]
    kind: Literal["address", "guest"]
    why: Why = ""
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None
    dry: bool = True


class Unban(Struct, forbid_unknown_fields=True):
    """Let them in again."""

    whom: Annotated[str, Meta(min_length=1, max_length=64)]
    kind: Literal["address", "guest"]
    why: Why = ""


class MuteDeed(Struct, forbid_unknown_fields=True):
    """Let a guest speak in no chat, for some days or (null) until it is lifted. They are told why."""

    guest: Id
    why: Why = ""
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None
    dry: bool = True


class Unmute(Struct, forbid_unknown_fields=True):
    """Let them speak again."""

    guest: Id
    why: Why = ""


class RetentionWanted(Struct, forbid_unknown_fields=True):
    """Delete what is older than so many days; null: keep it."""

    guests: Days | None = None
    unfinished: Days | None = None
    finished: Days | None = None
    why: Why = ""
    dry: bool = True


class HouseTold(Struct):
    """How the server is: what was found out about it, what it holds, and its limits."""

    version: str
    form: str
    database: str
    listening: bool
    started: str
    tables: dict[str, int]  # open, over
    guests: int
    live: int  # tables in the memory of this worker
    sockets: int  # of this worker
    findings: list[Finding]
    limits: dict[str, float]


__all__ = ["Ban", "Deed", "Finding", "GuestListed", "Report", "Reported", "ReportedLine", "Silence", "TableListed"]
