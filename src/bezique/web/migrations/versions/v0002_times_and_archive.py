"""Times of lines, the standing of each game, invitations by hash alone, and browsers that share an archive."""

import hashlib
import json
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
_OLD = ("games", "lines", "places")
_LINES = sa.text(
    "insert into lines (game, number, body, at) select game, number, body, :at from old_lines where game = :of"
)
_PLACES = sa.text("insert into places (person, game, place) select token, game, place from old_places where game = :of")


def upgrade() -> None:
    """Make the new tables, and put what was kept into them."""
    for name in _OLD:
        op.rename_table(name, f"old_{name}")
    new = _make()
    connection = op.get_bind()
    for id_, setup, header, secret, invite, code in connection.execute(sa.text("select * from old_games")).fetchall():
        begun = _begun(setup)
        row = {"id": id_, "setup": setup, "header": header, "secret": bytes(secret), "begun": begun}
        connection.execute(new["games"].insert(), row)
        connection.execute(_LINES, {"at": begun, "of": id_})
        connection.execute(_PLACES, {"of": id_})
        hashes = [invite] * bool(invite) + [hashlib.sha256(code.encode()).hexdigest()] * bool(code)
        if hashes:
            connection.execute(new["invitations"].insert(), [{"secret": each, "game": id_} for each in hashes])
    for name in _OLD:
        op.drop_table(f"old_{name}")


def _begun(setup: str) -> int:
    """The day on which a game was begun, in milliseconds: nearer than that was not kept."""
    day = json.loads(setup).get("begun") or "1970-01-01"
    return int(datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()) * 1000


def _game(table: str, *, key: bool = False) -> sa.Column[str]:
    kept = sa.ForeignKey("games.id", name=f"fk_{table}_game_games", ondelete="CASCADE")
    return sa.Column("game", sa.Text, kept, nullable=False, primary_key=key)


def _make() -> dict[str, sa.Table]:
    text, big = sa.Text, sa.BigInteger
    games = op.create_table(
        "games",
        sa.Column("id", text, nullable=False),
        sa.Column("setup", text, nullable=False),
        sa.Column("header", text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("begun", big, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_table(
        "lines",
        _game("lines"),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", text, nullable=False),
        sa.Column("at", big, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_lines"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standings",
        _game("standings"),
        sa.Column("south", sa.Integer, nullable=False),
        sa.Column("north", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winner", text, nullable=False),
        sa.Column("turn", text, nullable=False),
        sa.Column("active", big, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("person", text, nullable=False),
        _game("places"),
        sa.Column("place", text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_places"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_places_game", "places", ["game"])
    seated = sa.text("place != 'watching'")
    op.create_index(
        "uq_places_game_place", "places", ["game", "place"], unique=True, sqlite_where=seated, postgresql_where=seated
    )
    invitations = op.create_table(
        "invitations",
        sa.Column("secret", text, nullable=False),
        _game("invitations"),
        sa.PrimaryKeyConstraint("secret", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_game", "invitations", ["game"])
    op.create_table(
        "devices",
        sa.Column("token", text, nullable=False),
        sa.Column("person", text, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_devices"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "recoveries",
        sa.Column("person", text, nullable=False),
        sa.Column("secret", text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_recoveries"),
        sa.UniqueConstraint("secret", name="uq_recoveries_secret"),
        sqlite_with_rowid=False,
    )
    return {"games": games, "invitations": invitations}
