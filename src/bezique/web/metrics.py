"""What is counted and timed, for Prometheus. Nothing in it depends on cards."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request

from bezique.web.settings import networks

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.connections = Gauge("bezique_connections", "Open sockets", registry=own)
        self.rooms = Gauge("bezique_rooms", "Games in memory", registry=own)
        self.requests = Counter("bezique_http_requests", "Requests over HTTP", ["status"], registry=own)
        self.messages = Counter("bezique_messages", "Messages from browsers", ["type"], registry=own)
        self._messages_of = cache(self.messages.labels)
        self.refused = Counter("bezique_refused", "Requests and messages that were not let in", ["why"], registry=own)
        self.dropped = Counter("bezique_dropped", "Connections ended by the server", ["why"], registry=own)
        self.answering = Histogram(
            "bezique_answering_seconds", "From a message to what was sent for it", buckets=_SECONDS, registry=own
        )
        self.thinking = Histogram("bezique_thinking_seconds", "A computer player's move", registry=own)
        self.fallbacks = Counter("bezique_fallbacks", "Moves made in the place of a player that failed", registry=own)

    def heard(self, kind: str) -> None:
        """Count a message of this type."""
        self._messages_of(kind).inc()

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)


def may_read(request: Request, allowed: str) -> bool:
    """Whether the figures are for the one who asks."""
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in network for network in networks(allowed))
