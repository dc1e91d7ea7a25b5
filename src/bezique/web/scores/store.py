"""Where the scores of games with real cards are kept: their entries line by line, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from bezique.web import tables
from bezique.web.scores.api import NewScore
from bezique.web.store import PAGE, PERSON, Store
from bezique.web.tables import entries, keepers, scores


@dataclass(frozen=True, slots=True)
class Entry:
    """A line as it was entered, and the mark that the one who sent it gave it."""

    body: str
    mark: str


@dataclass(frozen=True, slots=True)
class Stand:
    """How a score stands, for a list of scores."""

    south: int
    north: int
    over: bool


@dataclass(frozen=True, slots=True)
class KeptScore:
    """A score without its entries; times are milliseconds since 1970."""

    id: str
    setup: NewScore
    begun: int
    active: int
    stand: Stand


_score = bindparam("score", type_=scores.c.id.type)
_own = select(keepers.c.score).where(keepers.c.person == bindparam("person"))
_HEAD = select(scores).where(scores.c.id == _score)
_ENTRIES = select(entries.c.body, entries.c.mark).where(entries.c.score == _score).order_by(entries.c.number)
_KEEPERS = select(keepers.c.person).where(keepers.c.score == _score)
_LINKED = select(scores.c.id).where(scores.c.link == bindparam("link"))
_OWN = (
    select(scores)
    .where(scores.c.id.in_(_own))
    .order_by(scores.c.active.desc(), scores.c.id)
    .limit(bindparam("most"))
    .offset(bindparam("skip"))
)


class ScoreStore:
    """Keeps scores. Tokens and links come as hashes only; what returns has been kept for good. Raises Away."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _person(self, token: str) -> str:
        return str(await self._store.value(PERSON, token=token))

    async def create(self, score: str, setup: NewScore, token: str, now: int) -> None:
        """A new score, of which this person is the keeper."""
        row = {"id": score, "setup": msgspec.json.encode(setup).decode(), "link": "", "begun": now}
        await self._store.groups.keep(
            (tables.SCORE, [row | {"active": now, **_columns(Stand(0, 0, over=False))}]),
            (tables.KEEPER, [{"person": await self._person(token), "score": score}]),
        )

    async def keeps(self, score: str, token: str) -> bool:
        """Whether this person keeps the score."""
        person = await self._person(token)
        return any(row.person == person for row in await self._store.rows(_KEEPERS, score=score))

    async def head(self, score: str) -> KeptScore | None:
        """The score without its entries."""
        rows = await self._store.rows(_HEAD, score=score)
        return _kept(rows[0]) if rows else None

    async def entries(self, score: str) -> tuple[Entry, ...]:
        """All that was entered."""
        return tuple(Entry(row.body, row.mark) for row in await self._store.rows(_ENTRIES, score=score))

    async def append(self, score: str, first: int, lines: Sequence[str], mark: str, stand: Stand, *, now: int) -> None:
        """Lines from this number on, and how the score stands with them; raises Taken where others are there."""
        rows = [
            {"score": score, "number": number, "body": line, "mark": mark, "at": now}
            for number, line in enumerate(lines, first)
        ]
        await self._store.groups.keep(
            (tables.ENTRIES, rows), (tables.SCORE_STANDS, [{"of": score, "active": now, **_columns(stand)}])
        )

    async def scores(self, token: str, skip: int = 0, most: int = PAGE) -> list[KeptScore]:
        """The scores that one person keeps, those last entered into first."""
        person = await self._person(token)
        return [_kept(row) for row in await self._store.rows(_OWN, person=person, skip=skip, most=most)]

    async def link(self, score: str, secret: str) -> None:
        """Keep the secret of a link in the place of an earlier one."""
        await self._store.groups.keep((tables.SCORE_LINK, [{"of": score, "link": secret}]))

    async def join(self, secret: str, token: str) -> str | None:
        """Let somebody keep the score behind a link too; which that is."""
        score = await self._store.value(_LINKED, link=secret)
        if score is not None and not await self.keeps(score, token):
            await self._store.groups.keep((tables.KEEPER, [{"person": await self._person(token), "score": score}]))
        return None if score is None else str(score)

    async def leave(self, score: str, token: str) -> None:
        """Take a score from one of its keepers; where he was the last one it is forgotten."""
        person = await self._person(token)
        others = [row for row in await self._store.rows(_KEEPERS, score=score) if row.person != person]
        gone = (tables.KEEPER_GOES, [{"of": score, "who": person}]) if others else (tables.SCORE_GOES, [{"of": score}])
        await self._store.groups.keep(gone)


def _columns(stand: Stand) -> dict[str, Any]:
    return {"south": stand.south, "north": stand.north, "over": stand.over}


def _kept(row: Any) -> KeptScore:
    stand = Stand(row.south, row.north, row.over)
    return KeptScore(row.id, msgspec.json.decode(row.setup, type=NewScore), row.begun, row.active, stand)
