"""Who sat where, from when to when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002_conduct"
branch_labels = None
depends_on = None

# what is known of those who sit there already: they came with the table
_SEATED = """INSERT INTO sittings (table_id, seat, guest, came)
SELECT seats.table_id, seats.seat, seats.guest, tables.made FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.guest IS NOT NULL
UNION SELECT holders.table_id, holders.seat, holders.guest, tables.made FROM holders
JOIN tables ON tables.id = holders.table_id"""


def upgrade() -> None:
    op.create_table(
        "sittings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("came", sa.String(32), nullable=False),
        sa.Column("went", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sittings_guest"),
    )
    op.create_index("ix_sittings_table_id", "sittings", ["table_id", "seat"])
    op.execute(_SEATED)


def downgrade() -> None:
    op.drop_table("sittings")
