"""The page of the messages: ``python -m bezique.web.protocol docs/protocol.md``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec

from bezique.table.messages import PROTOCOL
from bezique.web.describing import MODULES, Description, Field, descriptions, is_union

_HEAD = """# The messages

What a browser, or another program that wants to sit at a table, and the server say to each other. Everything is JSON;
fields that a table below gives a default may be left out, and are left out by the server. Unknown fields and types are
refused. This page is made from the types themselves by `python -m bezique.web.protocol docs/protocol.md`; the version
of the messages is {protocol}.

"""

_TITLES = ("## At a table", "## Keeping a score", "## Over HTTP")


def page() -> str:
    """The page as text."""
    return _HEAD.format(protocol=PROTOCOL) + "\n".join(_part(module) for module in MODULES[::-1])


def _part(module: ModuleType) -> str:
    title = dict(zip(MODULES, _TITLES, strict=True))[module]
    known = [each for each in descriptions(module) if each.name not in _elsewhere(module)]
    blocks = [title, _about(module.__doc__ or ""), *map(_structure, known)]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _elsewhere(module: ModuleType) -> set[str]:
    return set() if module is MODULES[0] else {each.name for each in descriptions(MODULES[0])}


def _about(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def _structure(each: Description) -> str:
    tag = f"Its `type` is `{each.tag}`." if each.tag else ""
    rows = [_row(field) for field in each.fields]
    table = "\n".join(["| field | type | default | |", "|---|---|---|---|", *rows]) if rows else ""
    return "\n\n".join(block for block in (f"### {each.name}", each.about, tag, table) if block)


def _row(field: Field) -> str:
    default = f"`{json.dumps(msgspec.to_builtins(field.default))}`" if field.optional else ""
    return f"| `{field.name}` | {_type(field.type)} | {default} | {' '.join(field.about.split())} |"


def _type(kind: Any) -> str:
    plain = {str: "text", int: "number", float: "number", bool: "true or false", type(None): "null"}
    if kind in plain:
        return plain[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    if get_origin(kind) is Literal:
        return " or ".join(f"`{word}`" for word in get_args(kind))
    if is_union(kind):
        return " or ".join(map(_type, get_args(kind)))
    inner = get_args(kind)
    if len(inner) == 2 and inner[1] is Ellipsis:
        return f"list of {_type(inner[0])}"
    return f"[{', '.join(map(_type, inner))}]"


def main(arguments: list[str]) -> int:
    """Write the page into the file that is named."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m bezique.web.protocol FILE\n")
        return 2
    Path(arguments[0]).write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
