"""Before any request: its origin and how often its address asks; after it: a count, and its faults told."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bezique.web import journal
from bezique.web.bodies import Refused, answer, language_of, refusal
from bezique.web.identity import same_origin
from bezique.web.limits import Buckets
from bezique.web.metrics import Metrics
from bezique.web.settings import Settings
from bezique.web.store import Away

_HARMLESS = {"GET", "HEAD", "OPTIONS"}


class Gate:
    """Lets requests over HTTP through, or answers them itself; sockets have their own rules (`sockets`)."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self.changes = Buckets(settings.requests_a_minute / 60, settings.requests_a_minute / 4)
        self.reads = Buckets(settings.requests_a_minute / 6, settings.requests_a_minute * 2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        counted = self._counting(send)
        request = Request(scope, receive)
        try:
            self._check(request)
            await self.app(scope, receive, counted)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            await answer(refused.fault(language_of(request)), refused.status)(scope, receive, counted)
        except Away as fault:
            journal.fault("the database is away", fault, route=_route(scope))
            sorry = refusal(503, "away").fault(language_of(request))
            await answer(sorry, 503)(scope, receive, counted)
        except Exception as fault:  # noqa: BLE001 - told in the log, and to the one who asked only that it happened
            journal.fault("a request failed", fault, route=_route(scope))
            sorry = refusal(500, "fault").fault(language_of(request))
            await answer(sorry, 500)(scope, receive, counted)

    def _check(self, request: Request) -> None:
        harmless = request.method in _HARMLESS
        address = request.client.host if request.client else ""
        if not (self.reads if harmless else self.changes).takes(address):
            raise refusal(429, "too_often")
        if not harmless and not same_origin(request, self.settings):
            raise refusal(403, "other_origin", "origin")

    def _counting(self, send: Send) -> Send:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return counted


def _route(scope: Scope) -> str:
    """The pattern of the path, not the path: that may hold a secret."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) if route else ""


def plain(text: str, status: int = 200) -> Response:
    """A line of text."""
    return Response(text, status, media_type="text/plain")
