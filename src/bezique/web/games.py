"""The requests over HTTP about games: the first page, beginning and joining one, and the visitor's own archive."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

import bezique
from bezique.errors import BadNotation, BadRules
from bezique.table.setup import Chosen, Setup
from bezique.web import catalogue
from bezique.web.api import Archive as ArchivePage
from bezique.web.api import Done, Home, Invited, Join, Me, NewGame, Recover, Recovery
from bezique.web.archive import Archive
from bezique.web.bodies import JSON, answer, language_of, read, refusal, unreadable
from bezique.web.house import House
from bezique.web.identity import drop_token, hash_of, token_of, with_token
from bezique.web.settings import Settings


class Games:
    """Answers that go by who asks."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house, self.settings, self.archive = house, settings, Archive(house)

    def routes(self) -> list[Route]:
        """Their paths."""
        return [
            Route("/api/home", with_token(self.home, self.settings)),
            Route("/api/games", with_token(self.archived, self.settings)),
            Route("/api/games", with_token(self.begin, self.settings), methods=["POST"]),
            Route("/api/games/{game}", with_token(self.delete, self.settings), methods=["DELETE"]),
            Route("/api/invitation", self.invitation, methods=["POST"]),
            Route("/api/join", with_token(self.join, self.settings), methods=["POST"]),
            Route("/api/export", with_token(self.export, self.settings)),
            Route("/api/recovery", with_token(self.recovery, self.settings), methods=["POST"]),
            Route("/api/recover", with_token(self.recover, self.settings), methods=["POST"]),
            Route("/api/me", self.forget, methods=["DELETE"]),
        ]

    async def home(self, request: Request, token: str) -> Response:
        """What the first page shows."""
        own, language = hash_of(token), language_of(request)
        page = await self._page(request, own)
        newest = await self.house.store.games(own, 0, 1)
        setup = newest[0].setup if newest else None
        name = "" if setup is None else setup.name if newest[0].place == setup.seat else setup.friend
        me = Me(name, await self.house.store.recoverable(own))
        last = NewGame("computer") if setup is None else _again(setup)
        levels, presets = catalogue.levels(language), catalogue.presets(language)
        return answer(Home(bezique.__version__, me, last, levels, presets, page.games, page.scores))

    async def _page(self, request: Request, own: str, skip: int = 0) -> ArchivePage:
        """A page of the archive in the language of the one who asks."""
        page, language = await self.archive.games(own, skip), language_of(request)
        scores = () if skip else await self.archive.rows(own, language)
        return ArchivePage(tuple(catalogue.line_in(line, language) for line in page.games), page.more, scores)

    async def archived(self, request: Request, token: str) -> Response:
        """A page of the archive."""
        skip = request.query_params.get("skip", "0")
        if not (skip.isascii() and skip.isdigit() and len(skip) < 10):
            raise refusal(422, "bad_value", "skip", words="no_such_count")
        return answer(await self._page(request, hash_of(token), int(skip)))

    async def delete(self, request: Request, token: str) -> Response:
        """A game goes out of the archive."""
        await self.archive.delete(request.path_params["game"], hash_of(token))
        return answer(Done())

    async def export(self, _: Request, token: str) -> Response:
        """The archive as a file."""
        headers = {"content-disposition": 'attachment; filename="bezique-games.json"', "cache-control": "no-store"}
        return StreamingResponse(self.archive.export(hash_of(token)), media_type=JSON, headers=headers)

    async def recovery(self, _: Request, token: str) -> Response:
        """A new recovery link."""
        made = answer(Recovery(await self.archive.recovery(hash_of(token))), 201)
        made.headers["cache-control"] = "no-store"
        return made

    async def recover(self, request: Request, token: str) -> Response:
        """The archive behind a recovery link, for this browser too."""
        wanted = await read(request, Recover, self.settings.body_size)
        await self.archive.recover(hash_of(token), wanted.secret, join=wanted.join)
        return await self.home(request, token)

    async def forget(self, request: Request) -> Response:
        """All that is kept of a visitor goes, his token too."""
        token = token_of(request)
        made = answer(Done(await self.archive.forget(hash_of(token)) if token else 0))
        drop_token(made, self.settings)
        return made

    async def begin(self, request: Request, token: str) -> Response:
        """A new game."""
        wanted = await read(request, NewGame, self.settings.body_size)
        try:
            return answer(await self.house.begin(wanted, token), 201)
        except (BadRules, BadNotation) as fault:
            raise unreadable(fault) from None

    async def invitation(self, request: Request) -> Response:
        """What there is to know before one sits down at a friend's table."""
        wanted = await read(request, Invited, self.settings.body_size)
        return answer(await self.house.invitation(wanted.secret, language_of(request)))

    async def join(self, request: Request, token: str) -> Response:
        """A place at a friend's table."""
        return answer(await self.house.join(await read(request, Join, self.settings.body_size), token))


def _again(setup: Setup) -> NewGame:
    """What was chosen for a game, as the choice for the next one."""
    return NewGame(**{name: getattr(setup, name) for name in Chosen.__struct_fields__})
