"""The application: routes and what stands before them, made from settings, without anything global."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute

from bezique.web import catalogue
from bezique.web.database import Address
from bezique.web.files import Files
from bezique.web.games import Games
from bezique.web.gate import Gate
from bezique.web.headers import SafeHeaders
from bezique.web.house import House
from bezique.web.metrics import Metrics
from bezique.web.records import Records
from bezique.web.routes import Pages
from bezique.web.scores.book import Scorebook
from bezique.web.scores.routes import Scores
from bezique.web.scores.store import ScoreStore
from bezique.web.settings import Settings
from bezique.web.sockets import Sockets
from bezique.web.store import Away, Store
from bezique.web.thinking import Thinkers
from bezique.web.tidying import settle, tidy

FEW = 20
"""Games with which a server is quiet."""


class Site:
    """One server: its application, and what must be told when it stops."""

    def __init__(self, settings: Settings, database: Address) -> None:
        metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers, metrics)
        self.store = Store(database)
        self.house = House(self.store, self.thinkers, metrics)
        sockets = Sockets(self.house, settings, metrics)
        routes: list[BaseRoute] = [WebSocketRoute("/socket", sockets.answer), *Games(self.house, settings).routes()]
        routes += Records(self.store, settings).routes()
        routes += Scores(Scorebook(ScoreStore(self.store)), settings).routes()
        routes += Pages(settings, self.store, metrics, Files(prefix=settings.prefix)).routes()
        self.application = Starlette(
            routes=[Mount(settings.prefix, routes=routes)] if settings.prefix else routes,
            middleware=[
                Middleware(SafeHeaders, secure=settings.secure),
                Middleware(Gate, settings=settings, metrics=metrics),
            ],
            lifespan=self._living,
        )

    @asynccontextmanager
    async def _living(self, _: Starlette) -> AsyncIterator[None]:
        """Let clocks run while the server does, and close the store after all connections."""
        with suppress(Away):
            await self.house.uptime.start()
        clocks = asyncio.create_task(self.house.run())
        preparing = asyncio.create_task(asyncio.to_thread(catalogue.prepare))
        preparing.add_done_callback(lambda _: settle())
        tidying = asyncio.create_task(tidy(lambda: len(self.house.live) <= FEW))
        try:
            yield
        finally:
            await preparing
            for each in (clocks, tidying):
                each.cancel()
                with suppress(asyncio.CancelledError):
                    await each
            await self.house.uptime.stop()
            self.thinkers.close()
            await self.store.close()
