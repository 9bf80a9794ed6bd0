"""A host's house: what operators may do to tables, guests and the database itself. See docs/running.md."""
