"""The requests over HTTP about scores of games with real cards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bezique.errors import BadRules
from bezique.marker.writing import record_text, sheet_text
from bezique.web.api import Done
from bezique.web.bodies import answer, language_of, read, refusal, unreadable
from bezique.web.identity import hash_of, token_of, with_token
from bezique.web.scores.api import NewScore, ScoreEntry, ScoreLink
from bezique.web.scores.book import Scorebook
from bezique.web.settings import Settings
from bezique.web.standing import moment


class Scores:
    """Answers that go by who asks."""

    def __init__(self, book: Scorebook, settings: Settings) -> None:
        self.book, self.settings = book, settings

    def routes(self) -> list[Route]:
        """Their paths."""
        one = "/api/scores/{score}"
        return [
            Route("/api/scores", with_token(self.begin, self.settings), methods=["POST"]),
            Route("/api/scores/join", with_token(self.join, self.settings), methods=["POST"]),
            Route(one, self.shown),
            Route(one, self.enter, methods=["POST"]),
            Route(one, self.leave, methods=["DELETE"]),
            Route(f"{one}/link", self.link, methods=["POST"]),
            Route(f"{one}/record", self.record),
            Route(f"{one}/sheet", self.sheet),
        ]

    async def begin(self, request: Request, token: str) -> Response:
        """A new score."""
        wanted = await read(request, NewScore, self.settings.body_size)
        try:
            return answer(await self.book.begin(wanted, hash_of(token)), 201)
        except BadRules as fault:
            raise unreadable(fault) from None

    async def join(self, request: Request, token: str) -> Response:
        """The score behind a link."""
        wanted = await read(request, ScoreLink, self.settings.body_size)
        return answer(await self.book.join(wanted.secret, hash_of(token)))

    async def shown(self, request: Request) -> Response:
        """The score, where it is not as it was seen."""
        found = await self.book.shown(_score(request), _own(request), _seen(request), language_of(request))
        made = Response(status_code=204) if found is None else answer(found)
        made.headers["cache-control"] = "no-store"
        return made

    async def enter(self, request: Request) -> Response:
        """An entry."""
        wanted = await read(request, ScoreEntry, self.settings.body_size)
        return answer(await self.book.enter(_score(request), _own(request), wanted, language_of(request)))

    async def leave(self, request: Request) -> Response:
        """A score goes out of the archive."""
        await self.book.leave(_score(request), _own(request))
        return answer(Done())

    async def link(self, request: Request) -> Response:
        """A new link."""
        made = answer(ScoreLink(await self.book.link(_score(request), _own(request))), 201)
        made.headers["cache-control"] = "no-store"
        return made

    async def record(self, request: Request) -> Response:
        """The record, as a file."""
        kept, sheet = await self.book.sheet(_score(request), _own(request))
        return _file(record_text(sheet, moment(kept.begun)[:10]), f"bezique-{_score(request)}.txt")

    async def sheet(self, request: Request) -> Response:
        """The sheet to read, as a file."""
        _, sheet = await self.book.sheet(_score(request), _own(request))
        return _file(sheet_text(sheet, language_of(request)), f"bezique-{_score(request)}-sheet.txt")


def _seen(request: Request) -> int:
    """How many lines of the score were seen; -1 where it was not."""
    seen = request.query_params.get("seen") or "-1"
    if not (seen.isascii() and seen.removeprefix("-").isdigit()):
        raise refusal(422, "bad_value", "seen", words="no_such_number")
    return int(seen[:9])


def _score(request: Request) -> str:
    return str(request.path_params["score"])


def _own(request: Request) -> str:
    return hash_of(token_of(request))


def _file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="text/plain")
