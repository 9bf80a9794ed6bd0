"""Notices that wait to be sent outlive the server that was to send them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_WAITS = sa.text("due IS NOT NULL")
_WANTS = sa.text("turns IS 1"), sa.text("turns IS true")  # in the words of SQLite and of PostgreSQL


def upgrade() -> None:
    op.add_column("seats", sa.Column("due", sa.String(32)))
    op.create_index("ix_seats_due", "seats", ["due"], sqlite_where=_WAITS, postgresql_where=_WAITS)
    op.create_index("ix_mails_turns", "mails", ["guest"], sqlite_where=_WANTS[0], postgresql_where=_WANTS[1])


def downgrade() -> None:
    op.drop_index("ix_mails_turns", "mails")
    op.drop_index("ix_seats_due", "seats")
    op.drop_column("seats", "due")
