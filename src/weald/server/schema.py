"""The tables of the database. Alembic's migrations make them; a test compares both."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # the id once more; SQLite cannot drop the column
    Column("name", String(40), nullable=False),  # empty: they have had themselves deleted
    Column("made", String(32), nullable=False),
)

# The devices on which somebody is a guest: each has a cookie of its own, of which the hash is kept.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("made", String(32), nullable=False),
    Column("seen", String(10), nullable=False),  # the day
)
Index("ix_sessions_guest", SESSIONS.c.guest)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("credential", String(1400), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("key", Text, nullable=False),  # the public one
    Column("signatures", BigInteger, nullable=False),  # how often it has signed, if it tells
    Column("made", String(32), nullable=False),
    Column("used", String(10)),  # the day
)
Index("ix_passkeys_guest", PASSKEYS.c.guest)

# What is good once and for minutes: challenges, pairing codes, links sent by mail, arrivals that wait for a yes.
PASSES: Final = Table(
    "passes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("session", String(64)),  # the hash of the cookie to which it was given, if it is good there alone
    Column("facts", Text, nullable=False),
    Column("until", String(32), nullable=False),
)
Index("ix_passes_until", PASSES.c.until)
Index("ix_passes_guest", PASSES.c.guest, PASSES.c.kind)

MAILS: Final = Table(
    "mails",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("address", String(254), nullable=False, unique=True),
    Column("made", String(32), nullable=False),
    Column("turns", Boolean, nullable=False, server_default=false()),  # they want letters when it is their turn
    Column("language", String(3), nullable=False, server_default=""),  # of those letters
    Column("told", String(40)),  # when they got the last one
)
_WANTS: Final = MAILS.c.turns.is_(True)
Index("ix_mails_turns", MAILS.c.guest, sqlite_where=_WANTS, postgresql_where=_WANTS)

# The columns beside the journal (`actions`, `undos`, `asked` ...) follow from it; the lists need them.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", String(60), nullable=False),
    Column("owner", String(16), ForeignKey("guests.id"), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("rematch", String(16)),
    Column("made", String(32), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("asked", String(40)),
    Column("asked_since", String(32), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", Text),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version under which it was laid
    Column("computer", Boolean, nullable=False, server_default=false()),  # a computer is asked
    Column("ended", String(20)),  # how, if it was not played to its end
    Column("pace", String(20), nullable=False, server_default="none"),  # agreed at set-up
    Column("turn_since", String(32), nullable=False, server_default=""),  # since when the asked seat is waited for
    Column("scores", Text),  # everybody's points at the end
    Column("language", String(3), nullable=False, server_default=""),  # in which people talk here, if it was said
    Column("seeking", Boolean, nullable=False, server_default=false()),  # somebody can sit down here: `lobby.py`
    Column("flag_at", BigInteger),  # when the asked seat's clock is run down, by the hours of the house; if one runs
    Column("talk", String(10), nullable=False, server_default="players"),  # who may speak: `players`, `all`, `off`
    Column("said", Integer, nullable=False, server_default="0"),  # the number of the last line of its chat
    Column("hinted", Boolean, nullable=False, server_default=false()),  # somebody took a hint
)
# one for each list and for the sweep: what it looks for, then the order in which it tells
Index("ix_tables_over", TABLES.c.over, TABLES.c.asked_since)
Index("ix_tables_public", TABLES.c.public, TABLES.c.over, TABLES.c.asked_since)
Index("ix_tables_computer", TABLES.c.computer, TABLES.c.asked_since)
Index("ix_tables_game", TABLES.c.public, TABLES.c.over, TABLES.c.game, TABLES.c.asked_since, TABLES.c.id)
Index("ix_tables_seeking", TABLES.c.seeking, TABLES.c.game, TABLES.c.asked_since, TABLES.c.id)
Index("ix_tables_owner", TABLES.c.owner)
Index("ix_tables_rematch", TABLES.c.rematch)
Index("ix_tables_flag_at", TABLES.c.flag_at)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("player", String(40)),  # the kind of computer player, or nothing where a person sits
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("seat_hash", String(64)),
    Column("invite_hash", String(64)),
    Column("standing", Text),  # the holder's standing answers
    Column("left", Boolean, nullable=False, server_default=false()),  # somebody has sat here and gone
    Column("stand_in", String(40)),  # the kind of computer that plays for its holder
    Column("gave_up", String(20)),  # why its holder plays no more: `resigned`, `time` or `gone`
    Column("bank", BigInteger),  # milliseconds on its clock, when it began to run
    Column("noticed", String(32)),  # the turn (by its beginning) that its holder was told of elsewhere
    Column("mailed", String(32)),  # the turn of which they had a letter
    Column("due", String(32)),  # while they have yet to be told: when another worker does it, if none has by then
)
Index("ix_seats_guest", SEATS.c.guest)
_STANDS: Final = SEATS.c.standing.is_not(None)  # few seats have standing answers
_WAITS: Final = SEATS.c.due.is_not(None)
Index("ix_seats_due", SEATS.c.due, sqlite_where=_WAITS, postgresql_where=_WAITS)
Index("ix_seats_standing", SEATS.c.table_id, sqlite_where=_STANDS, postgresql_where=_STANDS)

# Further devices of a seat's guest, which came by the seat link and have their own cookies.
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
)
Index("ix_holders_guest", HOLDERS.c.guest)

# Who has held a seat, further devices included. It only grows: a seat once held opens to its holders alone.
SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("came", String(32), nullable=False),
    Column("went", String(32)),
)
Index("ix_sittings_table_id", SITTINGS.c.table_id, SITTINGS.c.seat)
Index("ix_sittings_guest", SITTINGS.c.guest)

# Append-only, until a deed says that the table is deleted; triggers refuse everything else.
# An undo is a line of its own.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("action", Text),  # a sentence; nothing for an undo
    Column("made", String(32), nullable=False),
)

# Where a game stands. No second truth: it is looked at when the rules of today cannot follow the journal.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("made", String(32), nullable=False),
)

# One row, which is written to find out whether anything can be.
PULSE: Final = Table("pulse", METADATA, Column("beat", BigInteger, primary_key=True, autoincrement=False))

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
)
Index("ix_watchers_guest", WATCHERS.c.guest)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("scopes", String(40), nullable=False),
    Column("made", String(32), nullable=False),
)
Index("ix_tokens_guest", TOKENS.c.guest)
Index("ix_tokens_table_id", TOKENS.c.table_id, TOKENS.c.seat)

# What operators have done, and why. Append-only; the servers read here what they have to notice.
DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("made", String(32), nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(40), nullable=False),
    Column("subject", String(80), nullable=False),  # a table, a guest, an address
    Column("why", Text, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
)
Index("ix_deeds_subject", DEEDS.c.subject, DEEDS.c.id)

# Who may not come in: an address or network, or a guest.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", String(64), unique=True),
    Column("guest", String(16), ForeignKey("guests.id"), unique=True),
    Column("why", Text, nullable=False),
    Column("made", String(32), nullable=False),
    Column("until", String(32)),
)

# Who may not speak in any chat.
SILENCES: Final = Table(
    "silences",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("why", Text, nullable=False),
    Column("made", String(32), nullable=False),
    Column("until", String(32)),
)

# Who may come to the operator's page, and who is there just now; of their secrets the digests.
OPERATORS: Final = Table(
    "operators",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", String(32), nullable=False),
)
OPERATOR_SESSIONS: Final = Table(
    "operator_sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("operator", String(40), nullable=False),
    Column("operator_hash", String(64), nullable=False),  # the secret that opened it: it ends with it
    Column("until", String(32), nullable=False),
)
# What those at a table want together. Each word holds until who gave it, or whom it is about, has acted again.
AGREEMENTS: Final = Table(
    "agreements",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("what", String(10), primary_key=True),  # `end` or `replace`
    Column("about", String(40), primary_key=True),  # the seat to be replaced, or nothing
    Column("seat", String(40), primary_key=True),  # who agrees
    Column("number", Integer, nullable=False),  # the last line of the journal then
)

# One row: the milliseconds that the house has been open. No clock on a wall can set it forward or back.
HOURS: Final = Table("hours", METADATA, Column("open", BigInteger, primary_key=True, autoincrement=False))

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("seat", String(40)),  # nothing for somebody who watches
    Column("text", Text),
    Column("phrase", String(40)),  # instead of a text: one that everybody reads in their language
    Column("made", String(32), nullable=False),
)
Index("ix_chat_guest", CHAT.c.guest)

# What somebody wants the host to look at: the line, and those around it as they were.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),  # who reports
    Column("about", String(16), ForeignKey("guests.id"), nullable=False),  # whose line it is
    Column("lines", Text, nullable=False),
    Column("made", String(32), nullable=False),
)
Index("ix_reports_table_id", REPORTS.c.table_id, REPORTS.c.number, REPORTS.c.guest, unique=True)
Index("ix_reports_guest", REPORTS.c.guest)
Index("ix_reports_about", REPORTS.c.about)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(16), ForeignKey("guests.id"), primary_key=True),
)
Index("ix_mutes_muted", MUTES.c.muted)

# Keys of the server itself, made at its first start: they never leave it.
KEYS: Final = Table("keys", METADATA, Column("name", String(20), primary_key=True), Column("pem", Text, nullable=False))

# Devices that want to be told, by the address that their browser's push service gave them.
PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the address
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", String(32), nullable=False),
)
Index("ix_pushes_guest", PUSHES.c.guest)
