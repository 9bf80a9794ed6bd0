"""Alembic's environment: the connection is the caller's."""

from __future__ import annotations

from alembic import context

from weald.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
