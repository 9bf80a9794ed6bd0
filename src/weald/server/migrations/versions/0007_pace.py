"""The pace of a table, and since when somebody is waited for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pace", sa.String(20), nullable=False, server_default="none"))
        tables.add_column(sa.Column("turn_since", sa.String(32), nullable=False, server_default=""))
    op.execute("UPDATE tables SET turn_since = asked_since")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("turn_since")
        tables.drop_column("pace")
