"""The requests over HTTP about records: one saved, a game shown again, and any record that is sent here."""

from __future__ import annotations

import asyncio
import gzip
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
from bezique.table.replays import is_over, retold, saved
from bezique.table.room import Room
from bezique.web.bodies import JSON, body_of, refusal, unreadable
from bezique.web.identity import hash_of, token_of
from bezique.web.settings import Settings
from bezique.web.store import Kept, Place, Store
from bezique.words import known_language

PACKED = 5
"""How hard answers are pressed together: the tables of a deal are much alike."""
_SEATS: dict[str, Seat | None] = {"South": Seat.SOUTH, "North": Seat.NORTH, "watching": None, "": None}
_write = msgspec.json.Encoder().encode
Made = TypeVar("Made")


class Records:
    """Answers made from the lines that are kept. One is made at a time, beside the games that are played."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self._one = asyncio.Semaphore(1)

    def routes(self) -> list[Route]:
        """Their paths."""
        return [
            Route("/api/games/{game}/record", self.record),
            Route("/api/games/{game}/replay", self.replay),
            Route("/api/replay", self.replay_any, methods=["POST"]),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a game: the whole when it is over, before that what the seat of the one who asks saw."""
        kept, place = await self._kept(request)
        name = request.path_params["game"]
        text = await self._made(lambda: saved(_room(name, kept).game, _SEATS[place]))
        headers = {"content-disposition": f'attachment; filename="bezique-{name}.txt"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="text/plain")

    async def replay(self, request: Request) -> Response:
        """A deal of a game that is over, told to the one who asks."""
        kept, place = await self._kept(request)
        room = await self._made(lambda: _room(request.path_params["game"], kept))
        if not is_over(room.game):
            raise refusal(409, "not_over", "Both hands are shown when the game is over.")
        return await self._replayed(request, room.record_text(), place)

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
            raise refusal(404, "no_game", "There is no such game.")
        return kept, place

    async def _replayed(self, request: Request, text: str, place: str) -> Response:
        deal, language = request.query_params.get("deal", ""), known_language(request.query_params.get("language", ""))
        if place not in _SEATS:
            raise refusal(422, "bad_value", "A seat is South or North.", "seat")
        if deal and not (deal.isascii() and deal.isdigit() and len(deal) < 10):
            raise refusal(422, "bad_value", "The number of a deal is a whole number.", "deal")
        try:
            pack = "gzip" in request.headers.get("accept-encoding", "")
            number, seat = int(deal) if deal else None, _SEATS[place]
            return await self._made(lambda: _answer(retold(text, number, seat, language), pack=pack))
        except BadRecord as fault:
            raise unreadable(fault) from None

    async def _made(self, make: Callable[[], Made]) -> Made:
        async with self._one:
            return await asyncio.to_thread(make)


def _room(game: str, kept: Kept) -> Room:
    return Room.load(game, kept.setup, kept.lines, kept.times, kept.secret)


def _answer(found: Replay, *, pack: bool) -> Response:
    body, headers = _write(found), {"cache-control": "no-store", "vary": "accept-encoding"}
    if pack:
        body = gzip.compress(body, PACKED, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=JSON)
