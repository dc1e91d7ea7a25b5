"""When games end by themselves, how they were lost, who is waited for, and the times in which no server was up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
_RUNNING = sa.text(
    "update standings set due = 0 where not over and game in (select id from games where setup like '%\"clock\":%')"
)
"""Due at once: the server looks at each of them, and finds when its clock runs out."""


def upgrade() -> None:
    """Make the new columns and tables."""
    op.add_column("standings", sa.Column("due", sa.BigInteger))
    op.add_column("standings", sa.Column("ended", sa.Text))
    op.create_index("ix_standings_due", "standings", ["due"])
    op.execute(_RUNNING)
    op.create_table(
        "absences",
        sa.Column(
            "game",
            sa.Text,
            sa.ForeignKey("games.id", name="fk_absences_game_games", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("gone", sa.BigInteger, nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_absences"),
        sqlite_with_rowid=False,
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outages",
        sa.Column("begun", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("begun", name="pk_outages"),
        sqlite_with_rowid=False,
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])
