"""Tables where a turn was taken back; seats that somebody has left; their standing answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_conduct"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("standing", sa.Text()))
    op.add_column("seats", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "left")
    op.drop_column("seats", "standing")
    op.drop_column("tables", "practice")
