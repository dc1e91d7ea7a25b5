"""The types of the messages for the browser: ``python -m bezique.web.typescript browser/src/messages.ts``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from bezique.table.messages import PROTOCOL
from bezique.web.describing import MODULES, Description, Field, descriptions, is_union, names, parts

_HEAD = """// Made by `python -m bezique.web.typescript browser/src/messages.ts`: do not edit.

/** The version of the messages. */
export const PROTOCOL = {protocol};
"""

_TAIL = """
type Name = keyof Structures;

/** What is sent: fields that have a default may be left out. */
export type Sent<K extends Name> = K extends keyof typeof DEFAULTS
  ? Omit<Structures[K], keyof (typeof DEFAULTS)[K]> & Partial<Structures[K]>
  : Structures[K];

/** A value as it came from the server, with the fields that were left out at their defaults. */
export function complete<K extends Name>(name: K, value: unknown): Structures[K] {
  const parts: Record<string, Name> = (PARTS as Partial<Record<Name, Record<string, Name>>>)[name] ?? {};
  const defaults = (DEFAULTS as Partial<Record<Name, object>>)[name] ?? {};
  const whole: Record<string, unknown> = { ...defaults, ...(value as object) };
  for (const [field, part] of Object.entries(parts)) {
    const inner = whole[field];
    if (Array.isArray(inner)) whole[field] = inner.map((each) => complete(part, each));
    else if (inner !== null && inner !== undefined) whole[field] = complete(part, inner);
  }
  return whole as unknown as Structures[K];
}

const FROM_SERVER = { FROM_SERVER_TAGS } as const;

/** A message of the server, read. */
export function read(text: string): FromServer {
  const value = JSON.parse(text) as { type: keyof typeof FROM_SERVER };
  return complete(FROM_SERVER[value.type], value);
}
"""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """The module as text."""
    known = [each for module in MODULES for each in descriptions(module)]
    blocks = [_HEAD.format(protocol=PROTOCOL)]
    blocks += [f"export type {name} = {_named(value)};\n" for module in MODULES for name, value in _aliases(module)]
    blocks += [_interface(each) for each in known]
    blocks += [_table("export interface Structures", [f"{each.name}: {each.name};" for each in known])]
    blocks += [_defaults(known), _parts(known), _TAIL.replace("FROM_SERVER_TAGS", _tags(known))]
    return "\n".join(blocks)


def _aliases(module: Any) -> list[tuple[str, Any]]:
    found = names(module).items()
    return [(name, value) for name, value in found if module is MODULES[0] or name not in names(MODULES[0])]


def _named(value: Any) -> str:
    """The right side of a type with a name."""
    if get_origin(value) is Literal:
        return " | ".join(json.dumps(word) for word in get_args(value))
    members = [part.__name__ for part in get_args(value)]
    sent = "Act" in members
    return " | ".join(f'Sent<"{member}">' if sent else member for member in members)


def _interface(each: Description) -> str:
    tag = [f'type: "{each.tag}";'] if each.tag else []
    lines = tag + [line for field in each.fields for line in _field(field)]
    return _comment(each.about, "") + _table(f"export interface {each.name}", lines)


def _field(field: Field) -> list[str]:
    return [*_comment(field.about, "").splitlines(), f"{field.name}: {_type(field.type)};"]


def _comment(text: str, indent: str) -> str:
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return "".join(
        f"{indent}{line}\n".rstrip(" ") for line in ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
    )


def _table(head: str, lines: list[str], tail: str = "}\n") -> str:
    return "\n".join([f"{head} {{", *(f"  {line}" for line in lines), tail])


def _type(kind: Any) -> str:
    for module in MODULES:
        for name, value in names(module).items():
            if get_origin(value) is Literal and value == kind:
                return name
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if get_origin(kind) is Literal:
        return _named(kind)
    if is_union(kind):
        return " | ".join(_type(part) for part in get_args(kind))
    return _tuple(get_args(kind))


def _tuple(inner: tuple[Any, ...]) -> str:
    if len(inner) == 2 and inner[1] is Ellipsis:
        member = _type(inner[0])
        return f"readonly ({member})[]" if "|" in member else f"readonly {member}[]"
    return f"readonly [{', '.join(_type(part) for part in inner)}]"


def _defaults(known: list[Description]) -> str:
    """What fields are that were left out."""
    lines = []
    for each in known:
        own = {field.name: field.default for field in each.fields if field.optional}
        if own:
            lines.append(f"{each.name}: {json.dumps(msgspec.to_builtins(own))},")
    return _table("const DEFAULTS =", lines, "} as const;\n")


def _parts(known: list[Description]) -> str:
    """Which fields hold structures."""
    lines = []
    for each in known:
        own = {field.name: parts(field.type)[0] for field in each.fields if parts(field.type)}
        if own:
            lines.append(f"{each.name}: {json.dumps(own)},")
    return _table("const PARTS =", lines, "} as const;\n")


def _tags(known: list[Description]) -> str:
    received = {part.__name__ for part in get_args(names(MODULES[0])["FromServer"])}
    return ", ".join(f'{each.tag}: "{each.name}"' for each in known if each.name in received)


def main(arguments: list[str]) -> int:
    """Write the module into the file that is named."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m bezique.web.typescript FILE\n")
        return 2
    Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
