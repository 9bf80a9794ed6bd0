"""A person on several devices: sessions, passkeys, what is good once, mail addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

# a guest had one device; what kind it is was not kept
_DEVICES = """INSERT INTO sessions (hash, id, guest, browser, system, made, seen)
SELECT hash, substr(hash, 1, 16), id, 'other', 'other', made, substr(made, 1, 10) FROM guests"""

_BACK = """UPDATE guests SET hash = (SELECT min(sessions.hash) FROM sessions WHERE sessions.guest = guests.id)
WHERE id IN (SELECT guest FROM sessions)"""


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.execute(_DEVICES)
    op.execute("UPDATE guests SET hash = id")
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("signatures", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(10)),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_passkeys_guest"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("session", sa.String(64)),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_passes"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_passes_guest"),
    )
    op.create_index("ix_passes_until", "passes", ["until"])
    op.create_index("ix_passes_guest", "passes", ["guest", "kind"])
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_mails"),
        sa.UniqueConstraint("address", name="uq_mails_address"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_mails_guest"),
    )
    # a person's games are moved and given up guest by guest
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
    op.create_index("ix_watchers_guest", "watchers", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_watchers_guest", "watchers")
    op.drop_index("ix_sittings_guest", "sittings")
    op.drop_index("ix_tables_owner", "tables")
    op.execute(_BACK)
    for table in ("mails", "passes", "passkeys", "sessions"):
        op.drop_table(table)
