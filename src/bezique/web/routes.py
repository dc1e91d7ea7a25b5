"""The requests over HTTP that need no game: rules, options, health, metrics, files."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bezique.errors import BadRules
from bezique.rules.load import loads
from bezique.web import catalogue, laws
from bezique.web.api import NewGame
from bezique.web.bodies import answer, body_of, language_of, read, refusal, unreadable
from bezique.web.files import Files
from bezique.web.gate import plain
from bezique.web.metrics import CONTENT_TYPE, Metrics, may_read
from bezique.web.settings import Settings
from bezique.web.store import Store


class Pages:
    """Answers that are the same for everybody."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, files: Files) -> None:
        self.settings, self.store, self.metrics, self.files = settings, store, metrics, files

    def routes(self) -> list[Route]:
        """The paths, the application's own files last."""
        return [
            Route("/health", self.health),
            Route("/metrics", self.figures),
            Route("/api/rules", self.rules),
            Route("/api/rules", self.own_rules, methods=["POST"]),
            Route("/api/laws", self.laws),
            Route("/api/options", self.options, methods=["POST"]),
            Route("/api/{path:path}", self.nothing, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/{path:path}", self.file),
        ]

    async def health(self, _: Request) -> Response:
        """That the server is well; raises Away where nothing can be written into the database."""
        await self.store.reach()
        return plain("well\n")

    async def figures(self, request: Request) -> Response:
        """The metrics, for those who may read them; for others there is no such page."""
        if not may_read(request, self.settings.metrics_for):
            return plain("Not found\n", 404)
        return Response(self.metrics.text(), headers={"content-type": CONTENT_TYPE})

    async def rules(self, request: Request) -> Response:
        """The rules of all presets, to read."""
        made = answer(catalogue.rules_pages(language_of(request)))
        made.headers["cache-control"] = "no-cache"
        return made

    async def own_rules(self, request: Request) -> Response:
        """What a person's own file of rules comes to: a set with options, or the place where it cannot be read."""
        body = await body_of(request, self.settings.body_size)
        try:
            return answer(catalogue.options_of(loads(body.decode("utf-8-sig")).name, language_of(request)))
        except UnicodeDecodeError:
            raise unreadable(BadRules("a file of rules is a text in UTF-8")) from None
        except BadRules as fault:
            raise unreadable(fault) from None

    async def laws(self, request: Request) -> Response:
        """The codes of laws, for the referee of a real table."""
        made = answer(laws.laws(language_of(request)))
        made.headers["cache-control"] = "no-cache"
        return made

    async def options(self, request: Request) -> Response:
        """What the chosen rules come to."""
        wanted = await read(request, NewGame, self.settings.body_size)
        try:
            return answer(catalogue.options_of(wanted.rules, language_of(request), wanted.target))
        except BadRules as fault:
            raise unreadable(fault) from None

    async def nothing(self, _: Request) -> Response:
        """There is no such request."""
        raise refusal(404, "unknown")

    async def file(self, request: Request) -> Response:
        """A file of the browser application."""
        return self.files.answer(request)
