"""The requests over HTTP about games: the first page, beginning one, joining one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import bezique
from bezique.errors import BadNotation, BadRules
from bezique.web import catalogue
from bezique.web.api import Home, Join, Me, NewGame
from bezique.web.bodies import answer, language_of, read, unreadable
from bezique.web.house import House
from bezique.web.identity import give_token, hash_of, new_secret, token_of
from bezique.web.settings import Settings


class Games:
    """Answers that go by who asks; one without a token is given one."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house, self.settings = house, settings

    def routes(self) -> list[Route]:
        """Their paths."""
        return [
            Route("/api/home", self._with_token(self.home)),
            Route("/api/games", self._with_token(self.begin), methods=["POST"]),
            Route("/api/join", self._with_token(self.join), methods=["POST"]),
        ]

    def _with_token(
        self, what: Callable[[Request, str], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def whole(request: Request) -> Response:
            token = token_of(request) or new_secret()
            made = await what(request, token)
            give_token(made, token, self.settings)
            return made

        return whole

    async def home(self, request: Request, token: str) -> Response:
        """What the first page shows."""
        language = language_of(request)
        games = [catalogue.line_in(line, language) for line in await self.house.games(hash_of(token))]
        last = NewGame("computer", rules=games[0].rules) if games else NewGame("computer")
        levels, presets = catalogue.levels(language), catalogue.presets(language)
        return answer(Home(bezique.__version__, Me(), last, levels, presets, tuple(games)))

    async def begin(self, request: Request, token: str) -> Response:
        """A new game."""
        wanted = await read(request, NewGame, self.settings.body_size)
        try:
            return answer(await self.house.begin(wanted, token), 201)
        except (BadRules, BadNotation) as fault:
            raise unreadable(fault) from None

    async def join(self, request: Request, token: str) -> Response:
        """A place at a friend's table."""
        return answer(await self.house.join(await read(request, Join, self.settings.body_size), token))
