"""How a database came to be as it is: Alembic's steps, shipped in the package and taken when the server starts."""
