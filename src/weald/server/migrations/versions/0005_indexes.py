"""An index for every list, and for the sweep that looks for computers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_COMPUTERS = """UPDATE tables SET computer = true WHERE over = false AND EXISTS (SELECT 1 FROM seats
WHERE seats.table_id = tables.id AND seats.seat = tables.asked AND seats.player IS NOT NULL)"""


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("computer", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_COMPUTERS)
    op.create_index("ix_tables_public", "tables", ["public", "over", "asked_since"])
    op.create_index("ix_tables_computer", "tables", ["computer", "asked_since"])
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_index("ix_tokens_table_id", "tokens", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_index("ix_tokens_table_id", "tokens")
    op.drop_index("ix_tokens_guest", "tokens")
    op.drop_index("ix_tables_computer", "tables")
    op.drop_index("ix_tables_public", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("computer")
