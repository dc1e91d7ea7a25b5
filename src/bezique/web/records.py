"""The requests over HTTP about records: one saved, a game shown again, and any record that is sent here."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bezique.errors import BadRecord
from bezique.record import decoded
from bezique.seats import Seat
from bezique.table.messages import Replay
from bezique.table.replays import finished, is_over, retold, saved
from bezique.table.room import Room
from bezique.web.bodies import JSON, body_of, encodings_of, language_of, refusal, unreadable
from bezique.web.identity import hash_of, token_of
from bezique.web.settings import Settings
from bezique.web.store import Kept, Place, Store

PACKED = 5
"""How hard answers are pressed together: the tables of a deal are much alike."""
MOST_LINES, MOST_UNDONE = 8000, 300
"""A game to 1000 has about 700 lines; what is taken back costs the replay of its deal."""
MOST_WAITING = 16
"""So many requests wait while one is answered; more are refused."""
_UNDONE = re.compile(r"^[ \t]*undo", re.MULTILINE)
_SEATS: dict[str, Seat | None] = {"South": Seat.SOUTH, "North": Seat.NORTH, "watching": None, "": None}
_write = msgspec.json.Encoder().encode
Made = TypeVar("Made")


class Records:
    """Answers made from the lines that are kept. One is made at a time, beside the games that are played."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self._one = asyncio.Semaphore(1)
        self._waiting = 0

    def routes(self) -> list[Route]:
        """Their paths."""
        return [
            Route("/api/games/{game}/record", self.record),
            Route("/api/games/{game}/replay", self.replay),
            Route("/api/replay", self.replay_any, methods=["POST"]),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a game: the whole when it is over, before that what the seat of the one who asks saw.

        While it runs there is none of a game from memory: a record tells more than may be looked at there.
        """
        kept, place = await self._kept(request)
        name = request.path_params["game"]
        room = await self._made(lambda: _room(name, kept))
        if kept.setup.remembered != "full" and not is_over(room.game):
            raise refusal(409, "from_memory")
        text = await self._made(lambda: saved(room.game, _SEATS[place]))
        headers = {"content-disposition": f'attachment; filename="bezique-{name}.txt"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="text/plain")

    async def replay(self, request: Request) -> Response:
        """A deal of a game that is over, told to the one who asks."""
        kept, place = await self._kept(request)
        room = await self._made(lambda: _room(request.path_params["game"], kept))
        text = finished(room.game)
        if not text:
            raise refusal(409, "not_over")
        return await self._replayed(request, text, place)

    async def replay_any(self, request: Request) -> Response:
        """A deal of the record that is sent."""
        body = await body_of(request, self.settings.record_size)
        try:
            text = decoded(body)
        except BadRecord as fault:
            raise unreadable(fault) from None
        return await self._replayed(request, text, request.query_params.get("seat", ""))

    async def _kept(self, request: Request) -> tuple[Kept, Place]:
        game = request.path_params["game"]
        place = await self.store.seat(game, hash_of(token_of(request)))
        kept = None if place is None else await self.store.load(game)
        if kept is None or place is None:
            raise refusal(404, "no_game")
        return kept, place

    async def _replayed(self, request: Request, text: str, place: str) -> Response:
        deal, language = request.query_params.get("deal", ""), language_of(request)
        if place not in _SEATS:
            raise refusal(422, "bad_value", "seat", words="no_such_seat")
        if deal and not (deal.isascii() and deal.isdigit() and len(deal) < 10):
            raise refusal(422, "bad_value", "deal", words="no_such_number")
        if text.count("\n") > MOST_LINES or len(_UNDONE.findall(text)) > MOST_UNDONE:
            raise refusal(413, "too_long", words="long_record", lines=MOST_LINES, undone=MOST_UNDONE)
        try:
            pack = "gzip" in encodings_of(request)
            number, seat = int(deal) if deal else None, _SEATS[place]
            return await self._made(lambda: _answer(retold(text, number, seat, language), pack=pack))
        except BadRecord as fault:
            raise unreadable(fault) from None

    async def _made(self, make: Callable[[], Made]) -> Made:
        if self._waiting >= MOST_WAITING:
            raise refusal(429, "busy")
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.to_thread(make)
        finally:
            self._waiting -= 1


def _room(game: str, kept: Kept) -> Room:
    return Room.load(game, kept.setup, kept.lines, kept.times, kept.secret)


def _answer(found: Replay, *, pack: bool) -> Response:
    body, headers = _write(found), {"cache-control": "no-store", "vary": "accept-encoding"}
    if pack:
        body = gzip.compress(body, PACKED, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=JSON)
