"""The first release: games, their lines, and who sits where."""

from alembic import op
from sqlalchemy import Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        Column("id", Text, nullable=False),
        *(Column(name, Text, nullable=False) for name in ("setup", "header")),
        Column("secret", LargeBinary, nullable=False),
        *(Column(name, Text, nullable=False) for name in ("invite", "code")),
        PrimaryKeyConstraint("id", name="pk_first_games"),
    )
    op.create_table(
        "lines",
        Column("game", Text, nullable=False),
        Column("number", Integer, nullable=False, autoincrement=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("game", "number", name="pk_first_lines"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        *(Column(name, Text, nullable=False) for name in ("game", "token", "place")),
        PrimaryKeyConstraint("token", "game", name="pk_first_places"),
        sqlite_with_rowid=False,
    )
