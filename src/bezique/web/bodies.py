"""Bodies read and answers written: strict JSON in, JSON out, faults with a code, a sentence and the place."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from bezique.errors import Unreadable
from bezique.web.api import Fault
from bezique.words import Saying, known_language, saying

JSON = "application/json"
Read = TypeVar("Read")
_writer = msgspec.json.Encoder()
_NEVER = re.compile(r"0(\.0*)?")
"""The weight of an encoding that is not taken."""


class Refused(Exception):
    """A request that is answered with a fault."""

    def __init__(self, status: int, what: Saying, fault: Fault) -> None:
        super().__init__(what.said())
        self.status, self.what, self.code, self._fault = status, what, fault.code, fault

    def fault(self, language: str) -> Fault:
        """The fault in words."""
        return replace(self._fault, text=self.what.said(language))


def refusal(status: int, code: str, field: str = "", *, words: str = "", **args: object) -> Refused:
    """A fault to be raised: its sentence is `fault.CODE`, or `fault.WORDS` where a code has several."""
    return Refused(status, saying(f"fault.{words or code}", args), Fault(code, "", field))


def unreadable(fault: Unreadable) -> Refused:
    """The fault for a text that cannot be read, with line and column."""
    told = Fault("unreadable", "", fault.key or "", fault.line, fault.column)
    return Refused(422, saying("fault.unreadable", text=str(fault).rstrip(".")), told)


def language_of(request: Request) -> str:
    """The language that is asked for, or else the one that the browser likes best; English where there is none."""
    return known_language(request.query_params.get("language") or request.headers.get("accept-language", ""))


def encodings_of(request: Request) -> set[str]:
    """The encodings that an answer may have."""
    told = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {name for name, _, weight in (each.partition(";q=") for each in told) if not _NEVER.fullmatch(weight)}


def answer(value: Struct, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(_writer.encode(value), status, media_type=JSON)


async def body_of(request: Request, most: int) -> bytes:
    """The body; raises Refused where it is longer than `most` bytes, and reads no further."""
    said = request.headers.get("content-length", "")
    if said.isdigit() and int(said) > most:
        raise _too_long(most)
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise _too_long(most)
        parts.append(part)
    return b"".join(parts)


def _too_long(most: int) -> Refused:
    return refusal(413, "too_long", most=most)


async def read(request: Request, kind: type[Read], most: int) -> Read:
    """The body as a value; raises Refused where it is not exactly of this kind."""
    kind_said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind_said != JSON:
        raise refusal(415, "not_json", "content-type", kind=JSON)
    body = await body_of(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as fault:
        text, _, place = str(fault).partition(" - at ")
        raise refusal(422, "bad_value", place.strip("`").removeprefix("$."), text=text) from None
    except msgspec.DecodeError as fault:
        raise refusal(400, "bad_json", text=str(fault)) from None
