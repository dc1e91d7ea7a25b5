"""Where games are kept: what can be asked of the database, and what is written into it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec
from sqlalchemy import BigInteger, BindParameter, Executable, Row, bindparam, func, select, tuple_

from bezique.seats import Seat
from bezique.table.messages import Ended, SeatName
from bezique.table.presence import Absence
from bezique.table.setup import Setup
from bezique.web import tables
from bezique.web.database import Address, engine_at
from bezique.web.grouping import Groups, Step
from bezique.web.tables import absences, devices, games, invitations, lines, outages, places, recoveries, standings
from bezique.web.writing import Away, Taken, writer_to

__all__ = ["Away", "Kept", "OwnGame", "Place", "Standing", "Store", "Taken"]

Place = Literal["South", "North", "watching"]
Turn = Literal["", "South", "North", "both"]
Named = tuple[Setup, str]
"""What the names of the players stand in: the setup, and the header of the record."""
HURRY = 4.0
"""Seconds in which the database must answer one who asks whether it does."""
PAGE = 100
"""Games of an archive that are told at once."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that there is of a game."""

    setup: Setup
    header: str
    lines: tuple[str, ...]
    times: tuple[int, ...]
    """When each line was accepted, in milliseconds since 1970."""
    secret: bytes
    absent: dict[Seat, Absence] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, for a list of games. `turn` is who is waited for, `active` when something happened last.

    `due` is when it ends by itself, in milliseconds of up-time (`uptime.py`), where a clock runs.
    """

    south: int
    north: int
    over: bool
    winner: SeatName | None
    turn: Turn
    active: int
    due: int | None = None
    ended: Ended = ""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game of somebody's archive; `standing` is None where none was kept."""

    id: str
    setup: Setup
    place: Place
    begun: int
    standing: Standing | None


_SEATS = {str(seat): seat for seat in Seat}
_game: BindParameter[str] = bindparam("game")
_token: BindParameter[str] = bindparam("token")
_secret: BindParameter[str] = bindparam("secret")
_person = func.coalesce(select(devices.c.person).where(devices.c.token == _token).scalar_subquery(), _token)
PERSON = select(_person)
_GAME = select(games.c.setup, games.c.header, games.c.secret).where(games.c.id == _game)
_LINES = select(lines.c.body, lines.c.at).where(lines.c.game == _game).order_by(lines.c.number)
_ABSENT = select(absences).where(absences.c.game == _game)
_DUE = (
    select(standings.c.game, standings.c.due)
    .where(standings.c.due <= bindparam("until"))
    .where(tuple_(standings.c.due, standings.c.game) > tuple_(bindparam("since", type_=BigInteger), _game))
    .order_by(standings.c.due, standings.c.game)
    .limit(bindparam("most"))
)
_OUTAGES = select(outages).order_by(outages.c.begun)
_SEAT = select(places.c.place).where(places.c.game == _game, places.c.person == _person)
_SEATED = select(places.c.person, places.c.place).where(places.c.game == _game)
_INVITED = select(invitations.c.game).where(invitations.c.secret == _secret)
_active = func.coalesce(standings.c.active, games.c.begun)
_OWN = (
    select(games.c.id, games.c.setup, places.c.place, games.c.begun, standings)
    .select_from(places.join(games, games.c.id == places.c.game).outerjoin(standings, standings.c.game == games.c.id))
    .where(places.c.person == _person, places.c.place != "watching")
    .order_by(_active.desc(), games.c.id)
    .limit(bindparam("most"))
    .offset(bindparam("skip"))
)
_RECOVERY_OF = select(recoveries.c.secret).where(recoveries.c.person == _person)
_RECOVERED = select(recoveries.c.person).where(recoveries.c.secret == _secret)
_theirs = places.alias("theirs")
_BOTH = (
    select(places.c.game)
    .join(_theirs, _theirs.c.game == places.c.game)
    .where(
        places.c.person == bindparam("who"),
        _theirs.c.person == bindparam("other"),
        places.c.place != "watching",
        _theirs.c.place != "watching",
    )
)


class Store:
    """Keeps games. Tokens, invitations and recovery secrets come as hashes only; what returns has been kept for good.

    Every method raises Away where the database cannot be used. A token stands for a person: the first token of an
    archive is the person's name, and browsers that came by its recovery link have tokens of their own.
    """

    def __init__(self, address: Address) -> None:
        self._engine = engine_at(address)
        self._reading = self._engine
        if address.path is None:
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = writer_to(address, self._engine)
        self.groups = Groups(self._writer)

    async def rows(self, question: Executable, **values: Any) -> Sequence[Row[Any]]:
        """What a question of the database finds."""
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(question, values)).all()
        except Exception as fault:
            raise Away("nothing can be read just now") from fault

    async def value(self, question: Executable, **values: Any) -> Any:
        """The first value of the first row; None where there is no row."""
        rows = await self.rows(question, **values)
        return rows[0][0] if rows else None

    async def reach(self) -> None:
        """Write something that changes nothing; raises Away where that is not kept in time."""
        try:
            async with asyncio.timeout(HURRY):
                await self.groups.keep((tables.PULSE_STAYS, [{}]))
        except TimeoutError as fault:
            raise Away("the database does not answer") from fault

    async def close(self) -> None:
        """Wait for what is being kept, and let go of the database."""
        await self.groups.close()
        await self._writer.close()
        await self._engine.dispose()

    # --- games ---------------------------------------------------------------------------------------------------

    async def create(self, game: str, kept: Kept, token: str, invited: Sequence[str], standing: Standing) -> None:
        """A new game, with its first lines; its host sits where the setup says."""
        person = await self.value(PERSON, token=token)
        row = {"id": game, "setup": _text(kept.setup), "header": kept.header, "secret": kept.secret}
        await self.groups.keep(
            (tables.GAME, [row | {"begun": standing.active}]),
            (tables.LINES, _rows_of(game, 0, kept.lines, kept.times)),
            (tables.STANDING, [{"game": game, **_columns(standing)}]),
            (tables.PLACE, [{"person": person, "game": game, "place": kept.setup.seat}]),
            (tables.INVITATION, [{"secret": secret, "game": game} for secret in invited]),
        )

    async def load(self, game: str) -> Kept | None:
        """The game as it was last kept."""
        found = await self.rows(_GAME, game=game)
        if not found:
            return None
        head, rows = found[0], await self.rows(_LINES, game=game)
        bodies, times = tuple(row.body for row in rows), tuple(row.at for row in rows)
        setup = _setup(head.setup)
        away = () if setup.computer is not None else await self.rows(_ABSENT, game=game)
        absent = {_SEATS[row.seat]: Absence(row.gone, row.waited, row.since) for row in away}
        return Kept(setup, head.header, bodies, times, bytes(head.secret), absent)

    async def append(self, game: str, first: int, lines: Sequence[str], standing: Standing) -> None:
        """Lines from this number on, accepted when it stood so, all or none; raises Taken where others are there."""
        await self.groups.keep(
            (tables.LINES, _rows_of(game, first, lines, (standing.active,) * len(lines))),
            (tables.STANDS, [{"of": game, **_columns(standing)}]),
        )

    async def stand(self, game: str, standing: Standing) -> None:
        """Keep how a game stands, in the place of what was kept of that."""
        await self.groups.keep(
            (tables.STANDING_GOES, [{"of": game}]), (tables.STANDING, [{"game": game, **_columns(standing)}])
        )

    async def absent(self, game: str, absent: dict[Seat, Absence]) -> None:
        """Keep who is away from a game, in the place of what was kept of that."""
        rows = [
            {"game": game, "seat": str(seat), "gone": one.gone, "waited": one.waited, "since": one.since}
            for seat, one in absent.items()
        ]
        await self.groups.keep((tables.ABSENCES_GO, [{"of": game}]), (tables.ABSENCE, rows))

    async def remove(self, game: str) -> None:
        """Forget a game and all that belongs to it."""
        await self.groups.keep((tables.GAME_GOES, [{"of": game}]))

    # --- time ----------------------------------------------------------------------------------------------------

    async def due(self, until: int, most: int, after: tuple[int, str] = (-1, "")) -> dict[str, int]:
        """So many of the games that end by themselves up to a moment, and when; those after one moment and game."""
        since, game = after
        return {row.game: row.due for row in await self.rows(_DUE, until=until, most=most, since=since, game=game)}

    async def put_off(self, game: str, due: int | None) -> None:
        """A game does not end by itself before this moment."""
        await self.groups.keep((tables.PUT_OFF, [{"of": game, "moment": due}]))

    async def beat(self, now: int, gap: int) -> None:
        """A server is up now; where none was for longer than `gap`, that is kept as an outage."""
        await self.groups.keep((tables.OUTAGE, [{"now": now, "gap": gap}]), (tables.BEAT, [{"now": now}]))

    async def outages(self) -> list[tuple[int, int]]:
        """The times in which no server was up."""
        return [(row.begun, row.ended) for row in await self.rows(_OUTAGES)]

    # --- places --------------------------------------------------------------------------------------------------

    async def seat(self, game: str, token: str) -> Place | None:
        """Whose place this is."""
        return cast("Place | None", await self.value(_SEAT, game=game, token=token))

    async def sit(self, game: str, token: str, place: Place, named: Named | None = None) -> None:
        """Give a place, and keep the name of who has come; raises Taken where it is another's."""
        person = await self.value(PERSON, token=token)
        steps: list[Step] = [(tables.PLACE, [{"person": person, "game": game, "place": place}])]
        await self.groups.keep(*steps, *_renamed(game, named))

    async def others(self, game: str, token: str) -> list[Place]:
        """The seats of a game that are other people's."""
        person = await self.value(PERSON, token=token)
        rows = await self.rows(_SEATED, game=game)
        return [cast("Place", row.place) for row in rows if row.place != "watching" and row.person != person]

    async def rise(self, game: str, token: str, named: Named | None = None, lines: Sequence[str] = ()) -> None:
        """Give a place up, and keep the names and lines without that of who has gone."""
        person = await self.value(PERSON, token=token)
        anew = [{"of": game, "which": number, "body": body} for number, body in enumerate(lines)]
        await self.groups.keep(
            (tables.PLACE_GOES, [{"of": game, "who": person}]), *_renamed(game, named), (tables.LINE_ANEW, anew)
        )

    async def invited(self, secret: str) -> str | None:
        """The game of an invitation."""
        return cast("str | None", await self.value(_INVITED, secret=secret))

    async def games(self, token: str, skip: int = 0, most: int = PAGE) -> list[OwnGame]:
        """The games of one person, those in which something happened last first."""
        return [_own(row) for row in await self.rows(_OWN, token=token, skip=skip, most=most)]

    # --- an archive in several browsers --------------------------------------------------------------------------

    async def recoverable(self, token: str) -> bool:
        """Whether there is a recovery link to the archive of a person."""
        return await self.value(_RECOVERY_OF, token=token) is not None

    async def make_recoverable(self, token: str, secret: str) -> None:
        """Keep a recovery secret in the place of an earlier one."""
        person = await self.value(PERSON, token=token)
        await self.groups.keep(
            (tables.RECOVERY_GOES, [{"who": person}]), (tables.RECOVERY, [{"person": person, "secret": secret}])
        )

    async def recover(self, token: str, secret: str) -> bool:
        """Let a browser have the archive behind a secret, its own games added to it; whether there is one.

        Raises Taken where both have a seat at one table.
        """
        person, other = await self.value(PERSON, token=token), await self.value(_RECOVERED, secret=secret)
        if other is None or other == person:
            return other is not None
        if await self.rows(_BOTH, who=person, other=other):
            raise Taken("both archives have a seat at one table")
        both = [{"who": person, "other": other}]
        await self.groups.keep(
            (tables.LOOKING_ON_GOES, both),
            (tables.LOOKED_ON_TWICE_GOES, both),
            (tables.PLACES_MOVE, both),
            (tables.DEVICES_MOVE, both),
            (tables.KEPT_TWICE_GOES, both),
            (tables.KEEPERS_MOVE, both),
            (tables.RECOVERY_GOES, [{"who": person}]),
            (tables.DEVICE, [{"token": token, "person": other}] if token == person else []),
        )
        return True

    async def forget(self, token: str) -> None:
        """Forget what is kept of a person besides games: other browsers, the recovery link."""
        who = [{"who": await self.value(PERSON, token=token)}]
        await self.groups.keep((tables.RECOVERY_GOES, who), (tables.DEVICES_GO, who))


def _rows_of(game: str, first: int, lines: Sequence[str], times: Sequence[int]) -> list[dict[str, Any]]:
    numbered = enumerate(zip(lines, times, strict=True), first)
    return [{"game": game, "number": number, "body": body, "at": at} for number, (body, at) in numbered]


def _columns(standing: Standing) -> dict[str, Any]:
    return {
        "south": standing.south,
        "north": standing.north,
        "over": standing.over,
        "winner": standing.winner or "",
        "turn": standing.turn,
        "active": standing.active,
        "due": standing.due,
        "ended": standing.ended,
    }


def _own(row: Row[Any]) -> OwnGame:
    standing = None
    if row.game is not None:
        standing = Standing(
            row.south, row.north, row.over, row.winner or None, row.turn, row.active, row.due, row.ended or ""
        )
    return OwnGame(row.id, _setup(row.setup), row.place, row.begun, standing)


def _renamed(game: str, named: Named | None) -> list[Step]:
    return [(tables.SETUP, [{"of": game, "setup": _text(named[0]), "header": named[1]}])] if named else []


def _text(setup: Setup) -> str:
    return msgspec.json.encode(setup).decode()


def _setup(text: str) -> Setup:
    return msgspec.json.decode(text, type=Setup)
