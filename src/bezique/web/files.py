"""The browser application's files, held in memory as they are sent: compressed at build time, cached by their names."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from bezique.web.bodies import encodings_of

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGE = "index.html"
_ENCODINGS = {".br": "br", ".gz": "gzip"}
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_HASHED = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")

NOT_BUILT = """<!doctype html><html lang="en"><head><title>Bezique</title></head><h1>Bezique</h1>
<p>The browser application has not been built. In a clone: <code>make play</code>.</p>"""


@dataclass(slots=True)
class File:
    """A file in all its encodings; "" is the plain one."""

    kind: str
    caching: str
    tag: str
    bodies: dict[str, bytes] = field(default_factory=dict)


class Files:
    """Everything below a folder; a path that leads out of it is simply not among them."""

    def __init__(self, folder: Path = STATIC, prefix: str = "") -> None:
        self.prefix = prefix
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                self._add(path.relative_to(folder).as_posix(), path.read_bytes())
        if PAGE not in self._files:
            self._add(PAGE, NOT_BUILT.encode())
        self._set_base()

    def _add(self, name: str, body: bytes) -> None:
        stem, _, suffix = name.rpartition(".")
        encoding = _ENCODINGS.get(f".{suffix}", "")
        plain = stem if encoding and stem in self._files else name
        if plain == name:
            caching = FOREVER if _HASHED.match(name) else ASK_AGAIN
            self._files[name] = File(_type_of(name), caching, hashlib.sha256(body).hexdigest()[:20])
        self._files[plain].bodies[encoding if plain != name else ""] = body

    def _set_base(self) -> None:
        """The page says where it is, so that its own addresses are right behind any prefix and on any page."""
        page = self._files[PAGE]
        base = f'<base href="{self.prefix}/">'.encode()
        whole = page.bodies[""]
        made = whole.replace(b"<head>", b"<head>" + base, 1) if b"<base" not in whole else whole
        page.bodies = {"": made}
        page.tag = hashlib.sha256(made).hexdigest()[:20]

    def answer(self, request: Request) -> Response:
        """The file that is asked for; the application's page for any other path that could be one of its own."""
        name = request.path_params.get("path", "") or PAGE
        file = self._files.get(name)
        if file is None:
            last = name.rpartition("/")[2]
            if "." in last:
                return Response("Not found\n", 404, media_type="text/plain")
            file = self._files[PAGE]
        return _sent(file, request)


def _sent(file: File, request: Request) -> Response:
    headers = {"cache-control": file.caching, "etag": f'"{file.tag}"', "vary": "accept-encoding"}
    if f'"{file.tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    encoding = _encoding(file, encodings_of(request))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.kind)


def _encoding(file: File, taken: set[str]) -> str:
    """The best that the browser takes and that there is."""
    return next((name for name in _ENCODINGS.values() if name in taken and name in file.bodies), "")


def _type_of(name: str) -> str:
    suffix = f".{name.rpartition('.')[2]}"
    return _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
