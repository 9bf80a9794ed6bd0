"""What the lobby looks for: points, the language of a table, whether a seat is free for anybody.

And an index for the seats that have standing answers.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_SEEKING = """UPDATE tables SET seeking = true WHERE public = true AND over = false AND rematch IS NULL AND EXISTS (
SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest IS NULL AND seats.player IS NULL
AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.table_id = seats.table_id AND sittings.seat = seats.seat))"""


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("scores", sa.Text()))
        tables.add_column(sa.Column("language", sa.String(3), nullable=False, server_default=""))
        tables.add_column(sa.Column("seeking", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_SEEKING)
    stands = sa.text("standing IS NOT NULL")
    op.create_index("ix_seats_standing", "seats", ["table_id"], sqlite_where=stands, postgresql_where=stands)
    op.create_index("ix_tables_game", "tables", ["public", "over", "game", "asked_since", "id"])
    op.create_index("ix_tables_seeking", "tables", ["seeking", "game", "asked_since", "id"])


def downgrade() -> None:
    op.drop_index("ix_seats_standing", "seats")
    op.drop_index("ix_tables_seeking", "tables")
    op.drop_index("ix_tables_game", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seeking")
        tables.drop_column("language")
        tables.drop_column("scores")
