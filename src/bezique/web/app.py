"""The application: routes and what stands before them, made from settings, without anything global."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount

from bezique.web.files import Files
from bezique.web.gate import Gate
from bezique.web.headers import SafeHeaders
from bezique.web.metrics import Metrics
from bezique.web.routes import Pages
from bezique.web.settings import Settings


def application(settings: Settings) -> Starlette:
    """The server's application."""
    metrics = Metrics()
    routes: list[BaseRoute] = list(Pages(settings, metrics, Files(prefix=settings.prefix)).routes())
    return Starlette(
        routes=[Mount(settings.prefix, routes=routes)] if settings.prefix else routes,
        middleware=[
            Middleware(SafeHeaders, secure=settings.secure),
            Middleware(Gate, settings=settings, metrics=metrics),
        ],
    )
