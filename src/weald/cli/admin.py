"""`weald admin`: tables, guests, bans and retention, in the hands of whoever runs the server."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from weald.cli.arguments import HOUSE, Json, tell
from weald.cli.desk import Db, Dry, Find, Most, Why, Yes, carry_out, opened, tell_list
from weald.engine.errors import BadValue

_LISTS: Final = ("open", "finished", "all")
_TableIds = Annotated[list[str], typer.Argument(metavar="TABLE...", help=tell("admin-table"))]
_Guest = Annotated[str, typer.Argument(metavar="GUEST", help=tell("admin-guest"))]
_Whom = Annotated[str, typer.Argument(metavar="ADDRESS|GUEST", help=tell("admin-whom"))]
_Days = Annotated[int | None, typer.Option("--days", metavar="N", min=1, max=36_500, help=tell("admin-ban-days"))]


def _keep(name: str) -> Any:
    return typer.Option(f"--{name}", metavar="DAYS", min=0, max=36_500, help=tell(f"admin-keep-{name}"))


def tables(
    which: Annotated[str, typer.Option("--list", metavar="open|finished|all", help=tell("admin-list"))] = "all",
    find: Find = "",
    older: Annotated[int | None, typer.Option("--older", metavar="DAYS", min=0, help=tell("admin-older"))] = None,
    most: Most = 100,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import closing
    from weald.server.host.retention import before

    if which not in _LISTS:
        raise BadValue("bad-list", value=which, known=", ".join(_LISTS))
    with opened(db) as database:
        found = closing.tables(database, which, find, before(older) if older is not None else "", most)
    tell_list(found, as_json, _table_line, "admin-no-tables")


def _table_line(row: Any) -> str:
    state = row.ended or ("over" if row.over else "open")
    people = ", ".join(row.people)
    facts = {"table": row.table, "name": row.game, "moved": row.moved[:16], "count": row.actions, "people": people}
    return HOUSE.say("admin-table-line", **facts, title=row.title, which=HOUSE.say(f"admin-table-{state}"))


def close(
    ids: _TableIds, why: Why = "", dry: Dry = False, yes: Yes = False, as_json: Json = False, db: Db = ""
) -> None:
    from weald.server.host import closing
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [closing.close(database, actor, ids, trial)], dry, yes, as_json)


def delete(
    ids: _TableIds, why: Why = "", dry: Dry = False, yes: Yes = False, as_json: Json = False, db: Db = ""
) -> None:
    from weald.server.host import closing
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [closing.delete(database, actor, ids, trial)], dry, yes, as_json)


def guests(find: Find = "", most: Most = 100, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import closing

    with opened(db) as database:
        found = closing.guests(database, find, most)

    def line(row: Any) -> str:
        return HOUSE.say("admin-guest-line", guest=row.guest, name=row.name, made=row.made[:10], count=row.seats)

    tell_list(found, as_json, line, "admin-no-guests")


def remove_name(
    guest: _Guest, why: Why = "", dry: Dry = False, yes: Yes = False, as_json: Json = False, db: Db = ""
) -> None:
    from weald.server.host import closing
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [closing.remove_name(database, actor, guest, trial)], dry, yes, as_json)


def reports(most: Most = 100, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import reports as reporting

    with opened(db) as database:
        found = reporting.reports(database, most)
    tell_list(found, as_json, _report_lines, "admin-no-reports")


def _report_lines(row: Any) -> str:
    """Whose line it is and who reports it; then the lines, the one that is meant marked."""
    facts = {"count": row.id, "made": row.made[:16], "table": row.table, "name": row.game, "title": row.title}
    people = {"who": row.about_name, "guest": row.about, "by": row.by_name, "other": row.by}
    told = [HOUSE.say("admin-report-line", **facts, **people)]
    if not row.there:
        told.append("  " + HOUSE.say("admin-report-gone"))
    for line in row.lines:
        words = line.text if line.text is not None else HOUSE.say("admin-report-phrase", value=line.phrase or "-")
        told.append(f"  {'>' if line.number == row.number else ' '} {line.who}: {words}")
    return "\n".join(told)


def dismiss(
    ids: Annotated[list[int], typer.Argument(metavar="REPORT...", min=1, help=tell("admin-report"))],
    why: Why = "",
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import reports as reporting
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [reporting.dismiss(database, actor, ids, trial)], dry, yes, as_json)


def remove_line(
    report: Annotated[int, typer.Argument(metavar="REPORT", min=1, help=tell("admin-report"))],
    why: Why = "",
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import reports as reporting
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [reporting.remove_line(database, actor, report, trial)], dry, yes, as_json)


def _until(moment: str | None) -> str:
    return moment[:16] if moment else HOUSE.say("admin-for-ever")


def bans(as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import bans as banning

    with opened(db) as database, database.engine.connect() as connection:
        found = banning.read(connection)

    def line(ban: Any) -> str:
        return HOUSE.say("admin-ban-line", whom=ban.address or ban.guest, until=_until(ban.until), reason=ban.why)

    tell_list(found, as_json, line, "admin-no-bans")


def ban(
    whom: _Whom,
    why: Why = "",
    days: _Days = None,
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import bans as banning
    from weald.server.host.deeds import at_the_machine

    until = banning.ending(days)
    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [banning.ban(database, actor, whom, is_guest(whom), until, trial)], dry, yes, as_json)


def unban(whom: _Whom, why: Why = "", dry: Dry = False, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import bans as banning
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [banning.unban(database, actor, whom, is_guest(whom), trial)], dry, True, as_json)


def mutes(as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import silences

    with opened(db) as database, database.engine.connect() as connection:
        found = silences.read(connection)

    def line(one: Any) -> str:
        until, why = _until(one.until), one.why
        return HOUSE.say("admin-mute-line", guest=one.guest, name=one.name, until=until, reason=why)

    tell_list(found, as_json, line, "admin-no-mutes")


def mute(
    guest: _Guest,
    why: Why = "",
    days: _Days = None,
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import silences
    from weald.server.host.bans import ending
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor, until = at_the_machine(why), ending(days)
        carry_out(lambda trial: [silences.mute(database, actor, guest, until, trial)], dry, yes, as_json)


def unmute(guest: _Guest, why: Why = "", dry: Dry = False, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import silences
    from weald.server.host.deeds import at_the_machine

    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [silences.unmute(database, actor, guest, trial)], dry, True, as_json)


def is_guest(whom: str) -> bool:
    """Whether this names a guest: an address has dots or colons."""
    return "." not in whom and ":" not in whom


def retention(
    guests: Annotated[int | None, _keep("guests")] = None,
    unfinished: Annotated[int | None, _keep("unfinished")] = None,
    finished: Annotated[int | None, _keep("finished")] = None,
    why: Why = "retention",
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host.deeds import at_the_machine
    from weald.server.host.retention import Keeping, tidy

    keeping = Keeping(guests, unfinished, finished)
    if keeping == Keeping():
        raise BadValue("nothing-to-tidy")
    with opened(db) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: tidy(database, actor, keeping, trial), dry, yes, as_json)


def log(most: Most = 50, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import deeds

    with opened(db) as database, database.engine.connect() as connection:
        found = deeds.latest(connection, most)

    def line(deed: Any) -> str:
        facts = {"made": deed.made[:19], "who": deed.who, "subject": deed.subject, "reason": deed.why}
        return HOUSE.say("admin-deed-line", **facts, what=HOUSE.say(f"admin-deed-{deed.what}"))

    tell_list(found, as_json, line, "admin-no-deeds")


def secret(
    name: Annotated[str, typer.Argument(metavar="NAME", help=tell("admin-operator"))] = "operator",
    revoke: Annotated[bool, typer.Option("--revoke", help=tell("admin-revoke"))] = False,
    db: Db = "",
) -> None:
    from weald.server.host import operators
    from weald.server.host.deeds import at_the_machine

    with opened(db, fresh=True) as database:
        if revoke:
            operators.revoke(database, at_the_machine(), name)
            print(HOUSE.say("admin-done-revoke-secret", name=name))
        else:
            print(operators.make(database, at_the_machine(), name))
