"""A row that is written to find out whether anything can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("beat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("beat", name="pk_pulse"),
    )
    op.execute("INSERT INTO pulse (beat) VALUES (0)")


def downgrade() -> None:
    op.drop_table("pulse")
