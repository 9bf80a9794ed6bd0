"""`weald serve`: the table in the browser, for this machine or for many."""

from __future__ import annotations

import os
import re
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from weald.cli import data_folder
from weald.cli.arguments import HOUSE, tell
from weald.engine.errors import BadValue

if TYPE_CHECKING:
    from weald.server.config import Config

_STATES: Final = 9  # columns for how something was found
_LEVELS: Final = ("debug", "info", "warning", "error")
NEEDED: Final = (  # what the extra `server` of the package brings
    "starlette",
    "uvicorn",
    "msgspec",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "prometheus_client",
    "websockets",
    "webauthn",
    "http_ece",
    "py_vapid",
)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=tell("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help=tell("serve-port"))] = 8000,
    db: Annotated[str, typer.Option("--db", metavar="FILE|URL", help=tell("serve-db"), envvar="WEALD_DB")] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help=tell("serve-workers"))] = 1,
    thinkers: Annotated[int, typer.Option("--thinkers", metavar="N", min=0, max=64, help=tell("serve-thinkers"))] = 1,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help=tell("serve-origin"))] = None,
    proxy: Annotated[str, typer.Option("--proxy", metavar="ADDRESSES", help=tell("serve-proxy"))] = "",
    https: Annotated[bool, typer.Option("--https", help=tell("serve-https"))] = False,
    mail: Annotated[str, typer.Option("--mail", metavar="URL", help=tell("serve-mail"), envvar="WEALD_MAIL")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help=tell("serve-mail-from"))] = "",
    sockets: Annotated[int, typer.Option("--sockets", metavar="N", min=1, help=tell("serve-sockets"))] = 64,
    requests: Annotated[float, typer.Option("--requests", metavar="N", min=1, help=tell("serve-requests"))] = 40,
    creations: Annotated[float, typer.Option("--creations", metavar="N", help=tell("serve-creations"))] = 0.5,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, help=tell("serve-tables"))] = 2_000,
    operator: Annotated[
        str,
        typer.Option(
            "--operator-secret-file",
            metavar="FILE",
            help=tell("serve-operator-secret-file"),
            envvar="WEALD_OPERATOR_SECRET_FILE",
        ),
    ] = "",
    check: Annotated[bool, typer.Option("--check", help=tell("serve-check"))] = False,
    chat: Annotated[bool, typer.Option("--chat/--no-chat", help=tell("serve-chat"))] = True,
    contact: Annotated[str, typer.Option("--contact", metavar="ADDRESS", help=tell("serve-contact"))] = "",
    grace: Annotated[int, typer.Option("--grace", metavar="SECONDS", min=0, help=tell("serve-grace"))] = 10,
    browser: Annotated[bool, typer.Option("--open", help=tell("serve-browser"))] = False,
    log: Annotated[str, typer.Option("--log", metavar="LEVEL", help=tell("serve-log"))] = "info",
) -> None:
    from weald.server.config import Config, Limits
    from weald.server.run import serve as run

    if log not in _LEVELS:
        raise BadValue("bad-log-level", value=log, known=", ".join(_LEVELS))
    limits = Limits(requests=requests, creations=creations, sockets_per_address=sockets, live_tables=tables)
    config = Config(
        database=address_of(db),
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers,
        origins=origin or [],
        proxies=proxy,
        operator=_operator(operator),
        secure=https,
        mail=mail,
        mail_from=mail_from,
        chat=chat,
        contact=_contact(contact) if contact else "",
        log_level=log,
        grace=grace,
        limits=limits,
    )
    if check:
        raise typer.Exit(_check(config))
    run(config, lambda port: _announce(host, port, https, browser))


def _check(config: Config) -> int:
    """A line for each finding, and the exit code: whether a server can be started so."""
    from weald.server.host.check import look

    faults = 0
    for found in look(config):
        faults += found.state == "fault"
        said = HOUSE.say(found.message, **found.facts)
        print(f"{HOUSE.say(f'check-{found.state}'):<{_STATES}}{said}", flush=True)
        advice = f"{found.message}-do"
        if HOUSE.has(advice):
            print(" " * _STATES + HOUSE.say(advice, **found.facts))
    return 2 if faults else 0


def _operator(file: str) -> str:
    """The digest of the operator's secret: out of its file, or out of WEALD_OPERATOR_SECRET."""
    from weald.server.host.operators import chosen

    if file:
        try:
            secret = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError):
            raise BadValue("no-such-file", path=file) from None
        return chosen(secret)
    secret = os.environ.get("WEALD_OPERATOR_SECRET", "").strip()
    return chosen(secret) if secret else ""


def _contact(given: str) -> str:
    """How push services reach the host: a mail address, or a page."""
    if given.startswith("https://"):
        return given
    if not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", given):
        raise BadValue("bad-contact", value=given)
    return f"mailto:{given}"


def _announce(host: str, port: int, https: bool, browser: bool) -> None:
    """Print the address, and open it in the browser if wanted."""
    address = f"{'https' if https else 'http'}://{_host(host)}:{port}/"
    print(HOUSE.say("serve-open", address=address), flush=True)
    if browser:
        opening = threading.Timer(1.0, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()


def _host(host: str) -> str:
    """The host part of the address for a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def address_of(db: str) -> str:
    """The address of the database: as given, or that of an SQLite file."""
    if "://" in db:
        return db
    if db:
        return f"sqlite:///{db}"
    data_folder.make(data_folder.path())
    return f"sqlite:///{data_folder.path() / 'tables.db'}"
