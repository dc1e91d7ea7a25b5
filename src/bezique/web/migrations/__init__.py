"""The versions of the database, one module each, and how alembic runs them."""
