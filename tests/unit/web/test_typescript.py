"""The browser's types are those of the messages."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Literal, get_args

import pytest
from msgspec import Struct

from bezique.table import messages
from bezique.web import describing, protocol, typescript
from bezique.web.describing import descriptions

FILE = Path(__file__).parents[3] / "browser" / "src" / "messages.ts"


def test_the_browser_has_the_types_of_the_messages() -> None:
    advice = "run: python -m bezique.web.typescript browser/src/messages.ts"
    assert FILE.read_text(encoding="utf-8") == typescript.typescript(), advice


def test_the_page_of_the_messages_is_made_from_them() -> None:
    advice = "run: python -m bezique.web.protocol docs/protocol.md"
    assert (FILE.parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8") == protocol.page(), advice


class Inner(Struct):
    """A part."""

    name: str


class Outer(Struct, tag="outer", tag_field="type"):
    """A message."""

    which: Literal["a", "b"] | None
    """One of two."""
    pair: tuple[int | None, bool]
    inners: tuple[Inner, ...] = ()


def test_a_field_becomes_what_it_is_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    outer = Outer.__module__
    module = SimpleNamespace(Inner=Inner, Outer=Outer, __name__=outer, FromServer=Inner | Outer)
    monkeypatch.setattr(typescript, "MODULES", (module,))
    text = typescript.typescript()
    wanted = 'export interface Outer {\n  type: "outer";\n  /** One of two. */\n  which: "a" | "b" | null;\n'
    wanted += "  pair: readonly [number | null, boolean];\n  inners: readonly Inner[];\n}\n"
    assert wanted in text
    assert 'Outer: {"inners": []},' in text
    assert 'Outer: {"inners": "Inner"},' in text


def test_every_message_is_described() -> None:
    known = {each.name for each in descriptions(messages)}
    assert {part.__name__ for part in get_args(messages.FromServer) + get_args(messages.FromBrowser)} <= known
    assert describing.parts(messages.Table) == ["Table"]
