"""A host's house: operators and their deeds, bans; a journal leaves with its table when a deed says so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# the last that was done to the table is that it was deleted
_DELETED = """coalesce((SELECT what FROM deeds WHERE subject = OLD.table_id ORDER BY id DESC LIMIT 1), '')
= 'delete-table'"""
_SQLITE_JOURNAL = f"""CREATE TRIGGER journal_DELETE BEFORE DELETE ON journal WHEN NOT ({_DELETED})
BEGIN SELECT RAISE(ABORT, 'append-only'); END"""
_SQLITE_DEEDS = "CREATE TRIGGER deeds_{what} BEFORE {what} ON deeds BEGIN SELECT RAISE(ABORT, 'append-only'); END"
_POSTGRES = (
    f"""CREATE FUNCTION journal_leaves() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN IF {_DELETED} THEN RETURN OLD; END IF; RAISE EXCEPTION 'append-only'; END $$""",
    "DROP TRIGGER journal_append_only ON journal",
    """CREATE TRIGGER journal_append_only BEFORE UPDATE OR TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse()""",
    "CREATE TRIGGER journal_leaves BEFORE DELETE ON journal FOR EACH ROW EXECUTE FUNCTION journal_leaves()",
    """CREATE TRIGGER deeds_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deeds
    FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse()""",
)
_POSTGRES_BACK = (
    "DROP TRIGGER journal_leaves ON journal",
    "DROP TRIGGER journal_append_only ON journal",
    "DROP FUNCTION journal_leaves()",
    """CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse()""",
)


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_subject", "deeds", ["subject", "id"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(64)),
        sa.Column("guest", sa.String(16)),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sa.UniqueConstraint("address", name="uq_bans_address"),
        sa.UniqueConstraint("guest", name="uq_bans_guest"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_bans_guest"),
    )
    op.create_table(
        "operators",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_operators"),
        sa.UniqueConstraint("hash", name="uq_operators_hash"),
    )
    op.create_table(
        "operator_sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("operator_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_operator_sessions"),
    )
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
    if op.get_context().dialect.name == "postgresql":
        for statement in _POSTGRES:
            op.execute(statement)
    else:
        op.execute("DROP TRIGGER journal_DELETE")
        op.execute(_SQLITE_JOURNAL)
        op.execute(_SQLITE_DEEDS.format(what="UPDATE"))
        op.execute(_SQLITE_DEEDS.format(what="DELETE"))


def downgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        for statement in _POSTGRES_BACK:
            op.execute(statement)
    else:
        op.execute("DROP TRIGGER journal_DELETE")
        op.execute(
            "CREATE TRIGGER journal_DELETE BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'append-only'); END"
        )
    op.drop_index("ix_tables_rematch", "tables")
    for name in ("operator_sessions", "operators", "bans", "deeds"):
        op.drop_table(name)
