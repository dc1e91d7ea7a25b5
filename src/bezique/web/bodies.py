"""Bodies read and answers written: strict JSON in, JSON out, faults with a code, a sentence and the place."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from bezique.errors import Unreadable
from bezique.web.api import Fault
from bezique.words import known_language

JSON = "application/json"
Read = TypeVar("Read")
_writer = msgspec.json.Encoder()


class Refused(Exception):
    """A request that is answered with a fault."""

    def __init__(self, status: int, fault: Fault) -> None:
        super().__init__(fault.text)
        self.status, self.fault = status, fault


def refusal(status: int, code: str, text: str, field: str = "") -> Refused:
    """A fault to be raised."""
    return Refused(status, Fault(code, text, field))


def unreadable(fault: Unreadable) -> Refused:
    """The fault for a text that cannot be read, with line and column."""
    return Refused(422, Fault("unreadable", str(fault), fault.key or "", fault.line, fault.column))


def language_of(request: Request) -> str:
    """The language that is asked for, or else the one that the browser likes best; English where there is none."""
    return known_language(request.query_params.get("language") or request.headers.get("accept-language", ""))


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
    return refusal(413, "too_long", f"This is too long: at most {most} bytes are taken.")


async def read(request: Request, kind: type[Read], most: int) -> Read:
    """The body as a value; raises Refused where it is not exactly of this kind."""
    kind_said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind_said != JSON:
        raise refusal(415, "not_json", f"The body is to be {JSON}.", "content-type")
    body = await body_of(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as fault:
        sentence, _, place = str(fault).partition(" - at ")
        raise refusal(422, "bad_value", f"{sentence}.", place.strip("`").removeprefix("$.")) from None
    except msgspec.DecodeError as fault:
        raise refusal(400, "bad_json", f"This is not JSON: {fault}.") from None
