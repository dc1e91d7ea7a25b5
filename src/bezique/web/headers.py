"""What every answer carries for the browser's safety: nothing is loaded, framed or told elsewhere."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # places and sizes of cards; no rule can be brought in by an attribute
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
HEADERS = {
    "content-security-policy": "; ".join(_POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
A_YEAR = "max-age=31536000"


class SafeHeaders:
    """Adds the headers to all answers; that a browser must come by https is said only where it did."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self.headers = HEADERS | ({"strict-transport-security": A_YEAR} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers where its answer begins."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
