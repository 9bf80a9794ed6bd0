"""Games over days: what people agree on, who plays no more, clocks, chat, and notices to their devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_AGREED = """INSERT INTO agreements (table_id, what, about, seat, number)
SELECT seats.table_id, 'end', '', seats.seat, tables.actions + 2 * tables.undos
FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.ends = true AND tables.over = false"""
_ENDS = """UPDATE seats SET ends = true WHERE EXISTS (SELECT 1 FROM agreements
WHERE agreements.table_id = seats.table_id AND agreements.seat = seats.seat AND agreements.what = 'end')"""


def _table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id")


def _guest(name: str, column: str = "guest") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=f"fk_{name}_{column}")


def upgrade() -> None:
    op.create_table(
        "agreements",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "what", "about", "seat", name="pk_agreements"),
        _table("agreements"),
    )
    op.execute(_AGREED)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("ends")
        seats.add_column(sa.Column("stand_in", sa.String(40)))
        seats.add_column(sa.Column("gave_up", sa.String(20)))
        seats.add_column(sa.Column("bank", sa.BigInteger()))
        seats.add_column(sa.Column("noticed", sa.String(32)))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("flag_at", sa.BigInteger()))
        tables.add_column(sa.Column("talk", sa.String(10), nullable=False, server_default="players"))
        tables.add_column(sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_tables_flag_at", "tables", ["flag_at"])
    op.create_table(
        "hours",
        sa.Column("open", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("open", name="pk_hours"),
    )
    op.execute("INSERT INTO hours (open) VALUES (0)")
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40)),
        sa.Column("text", sa.Text()),
        sa.Column("phrase", sa.String(40)),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        _table("chat"),
        _guest("chat"),
    )
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _table("reports"),
        _guest("reports"),
        _guest("reports", "about"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id", "number", "guest"], unique=True)
    op.create_index("ix_reports_guest", "reports", ["guest"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("muted", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guest", "muted", name="pk_mutes"),
        _guest("mutes"),
        _guest("mutes", "muted"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("pem", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
        _guest("pushes"),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])


def downgrade() -> None:
    for name in ("pushes", "keys", "mutes", "reports", "chat", "hours"):
        op.drop_table(name)
    op.drop_index("ix_tables_flag_at", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("said", "talk", "flag_at"):
            tables.drop_column(name)
    with op.batch_alter_table("seats") as seats:
        for name in ("noticed", "bank", "gave_up", "stand_in"):
            seats.drop_column(name)
        seats.add_column(sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_ENDS)
    op.drop_table("agreements")
