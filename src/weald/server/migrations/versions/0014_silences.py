"""Silences: who may not speak in any chat of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "silences",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32)),
        sa.PrimaryKeyConstraint("guest", name="pk_silences"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_silences_guest"),
    )


def downgrade() -> None:
    op.drop_table("silences")
