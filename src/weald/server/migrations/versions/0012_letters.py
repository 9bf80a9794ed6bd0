"""Letters to people whose turn it is: who wants them, in which language, and which turns they were told of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("mails") as mails:
        mails.add_column(sa.Column("turns", sa.Boolean(), nullable=False, server_default=sa.false()))
        mails.add_column(sa.Column("language", sa.String(3), nullable=False, server_default=""))
        mails.add_column(sa.Column("told", sa.String(40)))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("mailed", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("mailed")
    with op.batch_alter_table("mails") as mails:
        for name in ("told", "language", "turns"):
            mails.drop_column(name)
