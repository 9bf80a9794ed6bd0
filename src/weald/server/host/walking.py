"""What belongs to a row: found along the foreign keys of the schema, so that a new table is never forgotten.

A row that cannot be without another (its key is not nullable) belongs to it and leaves with it; one that can be
forgets it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, ForeignKeyConstraint, Table, delete, func, select, tuple_, update

Counts = dict[str, int]


class Link(NamedTuple):
    """A foreign key: the table that has it, and what it says there."""

    child: Table
    key: ForeignKeyConstraint

    @property
    def binds(self) -> bool:
        """Whether a row of the child cannot be without the row that it names."""
        return not all(column.nullable for column in self.key.columns)

    def of(self, rows: ColumnElement[bool]) -> ColumnElement[bool]:
        """The rows of the child that name one of these rows of the parent."""
        named = select(*(element.column for element in self.key.elements)).where(rows)
        here = list(self.key.columns)
        return here[0].in_(named) if len(here) == 1 else tuple_(*here).in_(named)

    @property
    def name(self) -> str:
        return f"{self.child.name}.{'+'.join(column.name for column in self.key.columns)}"


def links(parent: Table) -> list[Link]:
    """All foreign keys that name rows of this table."""
    found = [
        Link(child, key)
        for child in parent.metadata.sorted_tables
        for key in child.foreign_key_constraints
        if key.referred_table is parent and child is not parent
    ]
    return sorted(found, key=lambda link: link.name)


def belonging(root: Table, rows: ColumnElement[bool]) -> Iterator[tuple[Table, ColumnElement[bool]]]:
    """These rows and all that belongs to them, what is named after what names it."""
    for link in links(root):
        if link.binds:
            yield from belonging(link.child, link.of(rows))
    yield root, rows


def count(connection: Connection, root: Table, rows: ColumnElement[bool]) -> Counts:
    """How many rows of each table would leave."""
    found: Counts = {}
    for table, some in belonging(root, rows):
        number = connection.execute(select(func.count()).select_from(table).where(some)).scalar_one()
        if number:
            found[table.name] = found.get(table.name, 0) + number
    return found


def remove(connection: Connection, root: Table, rows: ColumnElement[bool]) -> Counts:
    """Let these rows leave with all that belongs to them."""
    found: Counts = {}
    for table, some in belonging(root, rows):
        for link in links(table):
            if not link.binds:
                forgotten = {column.name: None for column in link.key.columns}
                connection.execute(update(link.child).where(link.of(some)).values(forgotten))
        number = connection.execute(delete(table).where(some)).rowcount
        if number:
            found[table.name] = found.get(table.name, 0) + number
    return found


def rows_of(connection: Connection, root: Table, rows: ColumnElement[bool]) -> dict[Table, list[dict[str, Any]]]:
    """These rows and all that belongs to them, as plain data, each once; what is named before what names it."""
    found: dict[Table, dict[tuple[Any, ...], dict[str, Any]]] = {}
    for table, some in reversed(list(belonging(root, rows))):
        known = found.setdefault(table, {})
        for row in connection.execute(select(table).where(some).order_by(*table.primary_key)):
            told = dict(row._mapping)
            known[tuple(told[column.name] for column in table.primary_key)] = told
    order = {table: place for place, table in enumerate(root.metadata.sorted_tables)}
    return {table: list(found[table].values()) for table in sorted(found, key=order.__getitem__)}


def named_by(
    connection: Connection, found: dict[Table, list[dict[str, Any]]], by: Sequence[Table] = ()
) -> dict[Table, list[dict[str, Any]]]:
    """The rows outside that these rows name, and those that they name in turn: guests, for example."""
    wanted: dict[Table, set[Any]] = {}
    for table, rows in found.items():
        for key in table.foreign_key_constraints:
            if key.referred_table in found or key.referred_table in by:
                continue
            column = next(iter(key.columns)).name
            wanted.setdefault(key.referred_table, set()).update(row[column] for row in rows if row[column] is not None)
    fetched = {
        table: [dict(row._mapping) for row in connection.execute(select(table).where(_key(table).in_(ids)))]
        for table, ids in wanted.items()
        if ids
    }
    if not fetched:
        return {}
    return {**named_by(connection, fetched, [*by, *found]), **fetched}


def _key(table: Table) -> ColumnElement[Any]:
    (column,) = table.primary_key
    return column
