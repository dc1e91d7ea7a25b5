"""Who asks: an anonymous token in a cookie, of which only a hash is kept, and where the page that asks is from."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bezique.web.settings import Settings

COOKIE = "bezique"
A_YEAR = 365 * 24 * 3600
_LONGEST = 100


def new_secret() -> str:
    """A token, an invitation or a recovery secret: 256 bits from the operating system."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is kept of a secret; it has 256 bits of chance, so that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str:
    """The token that the browser sent; "" where it has none that could be one of ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if 40 <= len(token) <= _LONGEST and token.replace("-", "").replace("_", "").isalnum() else ""


def give_token(response: Response, token: str, settings: Settings) -> None:
    """Let the browser keep a token; no script can read it, and no other site's page can use it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=A_YEAR,
        path=settings.prefix or "/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def with_token(
    what: Callable[[Request, str], Awaitable[Response]], settings: Settings
) -> Callable[[Request], Awaitable[Response]]:
    """Answer with the token of the one who asks; one without is given one when he does something.

    Who only looks needs none. Of two answers on their way the later would take away the place that the other gave.
    """

    async def whole(request: Request) -> Response:
        known = token_of(request)
        token = known or new_secret()
        made = await what(request, token)
        if known or request.method == "POST":
            give_token(made, token, settings)
        return made

    return whole


def drop_token(response: Response, settings: Settings) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(COOKIE, path=settings.prefix or "/", secure=settings.secure, httponly=True, samesite="lax")


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks is one of ours: its Origin is the public one, or the host that it asks."""
    origin = connection.headers.get("origin", "").lower()
    scheme, _, host = origin.partition("://")
    if settings.origin:
        return origin == settings.origin
    return scheme in {"http", "https"} and bool(host) and host == connection.headers.get("host", "").lower()
