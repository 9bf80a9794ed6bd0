"""Under which rules a table was laid, where games stand that the rules of today could not follow, how games end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
        tables.add_column(sa.Column("ended", sa.String(20)))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("ends")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ended")
        tables.drop_column("rules")
