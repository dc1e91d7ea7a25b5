"""The types of the messages and bodies, read for those who need them in another form: the browser and the pages."""

from __future__ import annotations

import ast
import inspect
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields as fields_of

from bezique.table import messages
from bezique.web import api
from bezique.web.scores import api as score_api

MODULES = (messages, score_api, api)


@dataclass(frozen=True, slots=True)
class Field:
    """A field: its type, whether it may be left out and what it is then, and what it means."""

    name: str
    type: Any
    optional: bool
    default: Any
    about: str


@dataclass(frozen=True, slots=True)
class Description:
    """A message, a body, or a part of one. `tag` is the `type` of a message, "" elsewhere."""

    name: str
    tag: str
    about: str
    fields: tuple[Field, ...]


def descriptions(module: ModuleType) -> list[Description]:
    """All of a module, in its order, without the bases."""
    return [_describe(kind) for kind in _structs(module) if not kind.__subclasses__()]


def names(module: ModuleType) -> dict[str, Any]:
    """The types with a name of their own: choices between words, and unions of messages."""
    own = vars(module).items()
    return {
        name: value
        for name, value in own
        if name[0].isupper() and (get_origin(value) is Literal or isinstance(value, UnionType))
    }


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def _describe(kind: type[msgspec.Struct]) -> Description:
    about, hints = _field_docs(kind), get_type_hints(kind)
    fields = tuple(
        Field(
            field.name,
            hints[field.name],
            field.default is not msgspec.NODEFAULT,
            None if field.default is msgspec.NODEFAULT else field.default,
            about.get(field.name, ""),
        )
        for field in fields_of(kind)
    )
    tag = kind.__struct_config__.tag
    return Description(kind.__name__, str(tag or ""), inspect.getdoc(kind) or "", fields)


def _field_docs(kind: type) -> dict[str, str]:
    """The sentence below each field, those of its bases too."""
    return {name: text for base in reversed(kind.__mro__[:-1]) for name, text in _own_docs(base).items()}


def _own_docs(kind: type) -> dict[str, str]:
    if kind.__module__.startswith("msgspec"):
        return {}
    body = ast.parse(inspect.getsource(kind)).body[0]
    lines = body.body if isinstance(body, ast.ClassDef) else []
    found = {}
    for field, below in itertools.pairwise(lines):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found


def is_union(kind: Any) -> bool:
    """Whether a type is one of several."""
    return get_origin(kind) in {Union, UnionType}


def parts(kind: Any) -> list[str]:
    """The names of the structures that a type is made of: at most one, since none is mixed with another."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind.__name__]
    return list(dict.fromkeys(name for argument in get_args(kind) for name in parts(argument)))
