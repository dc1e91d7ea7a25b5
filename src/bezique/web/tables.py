"""The tables of the database, and every statement that writes into them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""How keys and indexes are called, so that later versions can find them in every database."""

VERSION = "0004"
"""The newest version of the tables: that of the last module in `migrations`."""

metadata = MetaData(naming_convention=NAMING)


def _game(**more: bool) -> Column[str]:
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, **more)  # type: ignore[arg-type]


def _score(**more: bool) -> Column[str]:
    return Column("score", Text, ForeignKey("scores.id", ondelete="CASCADE"), nullable=False, **more)  # type: ignore[arg-type]


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("begun", BigInteger, nullable=False),
)
lines = Table(
    "lines",
    metadata,
    _game(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
standings = Table(
    "standings",
    metadata,
    _game(primary_key=True),
    Column("south", Integer, nullable=False),
    Column("north", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", Text, nullable=False),
    Column("turn", Text, nullable=False),
    Column("active", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("ended", Text),
    sqlite_with_rowid=False,
)
Index("ix_standings_due", standings.c.due)
absences = Table(
    "absences",
    metadata,
    _game(primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("gone", BigInteger, nullable=False),
    Column("waited", BigInteger, nullable=False),
    Column("since", BigInteger),
    sqlite_with_rowid=False,
)
places = Table(
    "places",
    metadata,
    Column("person", Text, primary_key=True),
    _game(primary_key=True),
    Column("place", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_places_game", places.c.game)
Index(
    "uq_places_game_place",
    places.c.game,
    places.c.place,
    unique=True,
    sqlite_where=places.c.place != "watching",
    postgresql_where=places.c.place != "watching",
)
invitations = Table("invitations", metadata, Column("secret", Text, primary_key=True), _game(), sqlite_with_rowid=False)
Index("ix_invitations_game", invitations.c.game)
devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_devices_person", devices.c.person)
recoveries = Table(
    "recoveries",
    metadata,
    Column("person", Text, primary_key=True),
    Column("secret", Text, nullable=False, unique=True),
    sqlite_with_rowid=False,
)
scores = Table(
    "scores",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("active", BigInteger, nullable=False),
    Column("south", Integer, nullable=False),
    Column("north", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
)
Index("ix_scores_link", scores.c.link)
entries = Table(
    "entries",
    metadata,
    _score(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
keepers = Table(
    "keepers",
    metadata,
    Column("person", Text, primary_key=True),
    _score(primary_key=True),
    sqlite_with_rowid=False,
)
Index("ix_keepers_score", keepers.c.score)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
outages = Table(
    "outages",
    metadata,
    Column("begun", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

_of: BindParameter[str] = bindparam("of")
_person: BindParameter[str] = bindparam("who")
_other: BindParameter[str] = bindparam("other")
_seated = select(places.c.game).where(places.c.person.in_([_person, _other]), places.c.place != "watching")
_others = select(places.c.game).where(places.c.person == _other)
_watching = places.c.place == "watching"
_kept_by_other = select(keepers.c.score).where(keepers.c.person == _other)
_now: BindParameter[int] = bindparam("now", type_=BigInteger)
_gap: BindParameter[int] = bindparam("gap", type_=BigInteger)

GAME = insert(games)
LINES = insert(lines)
STANDING_GOES = delete(standings).where(standings.c.game == _of)
STANDING = insert(standings)
STANDS = update(standings).where(standings.c.game == _of)
PUT_OFF = update(standings).where(standings.c.game == _of).values(due=bindparam("moment", type_=BigInteger))
ABSENCES_GO = delete(absences).where(absences.c.game == _of)
ABSENCE = insert(absences)
OUTAGE = insert(outages).from_select(
    ["begun", "ended"], select(pulse.c.at, _now).where(pulse.c.at > 0, pulse.c.at < _now - _gap)
)
BEAT = update(pulse).where(pulse.c.at < _now).values(at=_now)
PULSE_STAYS = update(pulse).values(at=pulse.c.at)
"""A write that changes nothing: whether anything can be written."""
PLACE = insert(places)
INVITATION = insert(invitations)
SETUP = update(games).where(games.c.id == _of)
LINE_ANEW = update(lines).where(lines.c.game == _of, lines.c.number == bindparam("which"))
GAME_GOES = delete(games).where(games.c.id == _of)
PLACE_GOES = delete(places).where(places.c.game == _of, places.c.person == _person)
INVITATIONS_GO = delete(invitations).where(invitations.c.game == _of)
RECOVERY_GOES = delete(recoveries).where(recoveries.c.person == _person)
RECOVERY = insert(recoveries)
DEVICES_GO = delete(devices).where(devices.c.person == _person)
LOOKING_ON_GOES = delete(places).where(_watching, places.c.person.in_([_person, _other]), places.c.game.in_(_seated))
LOOKED_ON_TWICE_GOES = delete(places).where(_watching, places.c.person == _person, places.c.game.in_(_others))
PLACES_MOVE = update(places).where(places.c.person == _person).values(person=_other)
DEVICES_MOVE = update(devices).where(devices.c.person == _person).values(person=_other)
DEVICE = insert(devices)
SCORE = insert(scores)
SCORE_STANDS = update(scores).where(scores.c.id == _of)
SCORE_LINK = update(scores).where(scores.c.id == _of)
SCORE_GOES = delete(scores).where(scores.c.id == _of)
ENTRIES = insert(entries)
KEEPER = insert(keepers)
KEEPER_GOES = delete(keepers).where(keepers.c.score == _of, keepers.c.person == _person)
KEPT_TWICE_GOES = delete(keepers).where(keepers.c.person == _person, keepers.c.score.in_(_kept_by_other))
KEEPERS_MOVE = update(keepers).where(keepers.c.person == _person).values(person=_other)

WRITES: tuple[UpdateBase, ...] = (
    GAME,
    LINES,
    STANDING_GOES,
    STANDING,
    STANDS,
    PUT_OFF,
    ABSENCES_GO,
    ABSENCE,
    OUTAGE,
    BEAT,
    PULSE_STAYS,
    INVITATIONS_GO,
    INVITATION,
    PLACE,
    SETUP,
    LINE_ANEW,
    PLACE_GOES,
    GAME_GOES,
    RECOVERY_GOES,
    RECOVERY,
    DEVICES_GO,
    LOOKING_ON_GOES,
    LOOKED_ON_TWICE_GOES,
    PLACES_MOVE,
    DEVICES_MOVE,
    DEVICE,
    SCORE,
    ENTRIES,
    SCORE_STANDS,
    SCORE_LINK,
    KEEPER,
    KEEPER_GOES,
    SCORE_GOES,
    KEPT_TWICE_GOES,
    KEEPERS_MOVE,
)
"""In the order in which those of one transaction are done."""
