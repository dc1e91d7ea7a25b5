"""The scores of games with real cards, their entries, and who keeps them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new tables."""
    text, number, moment = sa.Text, sa.Integer, sa.BigInteger
    op.create_table(
        "scores",
        sa.Column("id", text, nullable=False),
        sa.Column("setup", text, nullable=False),
        sa.Column("link", text, nullable=False),
        sa.Column("begun", moment, nullable=False),
        sa.Column("active", moment, nullable=False),
        sa.Column("south", number, nullable=False),
        sa.Column("north", number, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_scores"),
    )
    op.create_index("ix_scores_link", "scores", ["link"])
    op.create_table(
        "entries",
        _score("entries"),
        sa.Column("number", number, nullable=False, autoincrement=False),
        sa.Column("body", text, nullable=False),
        sa.Column("mark", text, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("score", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keepers",
        sa.Column("person", text, nullable=False),
        _score("keepers"),
        sa.PrimaryKeyConstraint("person", "score", name="pk_keepers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_keepers_score", "keepers", ["score"])


def _score(table: str) -> sa.Column[str]:
    kept = sa.ForeignKey("scores.id", name=f"fk_{table}_score_scores", ondelete="CASCADE")
    return sa.Column("score", sa.Text, kept, nullable=False)
