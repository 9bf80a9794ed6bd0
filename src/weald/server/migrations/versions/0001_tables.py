"""Guests, tables, seats and their holders, the journal, watchers and tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SQLITE = "CREATE TRIGGER journal_{what} BEFORE {what} ON journal BEGIN SELECT RAISE(ABORT, 'append-only'); END"
_REFUSE = """CREATE FUNCTION journal_refuse() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'append-only'; END $$"""
_POSTGRES = """CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse()"""


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("hash", name="uq_guests_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("undos", sa.Integer(), nullable=False),
        sa.Column("asked", sa.String(40)),
        sa.Column("asked_since", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("winners", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_tables_owner"),
    )
    op.create_index("ix_tables_over", "tables", ["over", "asked_since"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("guest", sa.String(16)),
        sa.Column("seat_hash", sa.String(64)),
        sa.Column("invite_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "guest", name="pk_holders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holders_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_holders_guest"),
    )
    op.create_index("ix_holders_guest", "holders", ["guest"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("action", sa.Text()),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_watchers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_watchers_guest"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tokens_guest"),
    )
    if op.get_context().dialect.name == "postgresql":
        op.execute(_REFUSE)
        op.execute(_POSTGRES)
    else:
        op.execute(_SQLITE.format(what="UPDATE"))
        op.execute(_SQLITE.format(what="DELETE"))


def downgrade() -> None:
    for name in ("tokens", "watchers", "journal", "holders", "seats", "tables", "guests"):
        op.drop_table(name)
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP FUNCTION journal_refuse()")
