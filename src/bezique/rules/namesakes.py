"""Games that go by a name like Bezique: which one it is and where ours differs (laws 2.1, 3.11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bezique.rules.load import preset, preset_names


@dataclass(frozen=True, slots=True)
class Namesake:
    """One game: its names, a title, the rules of ours that are it or come nearest ("" for none), and the difference."""

    names: tuple[str, ...]
    title: str
    ours: str
    differs: str
    source: str


@cache
def namesakes() -> tuple[Namesake, ...]:
    """Every game told of, in the order of the file."""
    import tomllib

    table = tomllib.loads((Path(__file__).parent / "namesakes.toml").read_text("utf-8"))
    return tuple(Namesake(tuple(game.pop("names")), **game) for game in table["games"])


def plain(name: str) -> str:
    """A name without accents, capitals, spaces and signs, for comparing."""
    import unicodedata

    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def preset_called(name: str) -> str | None:
    """The preset that `name` means when written in another way, such as "Six Pack", or its title; else None."""
    titles = {plain(preset(each).rules.title): each for each in preset_names()}
    return (titles | {plain(each): each for each in preset_names()}).get(plain(name))


def namesake(name: str) -> Namesake | None:
    """The game that goes by `name`; None where it is not told of."""
    wanted = plain(name)
    return next((game for game in namesakes() if wanted in map(plain, game.names)), None)


def all_names() -> list[str]:
    """Every name that can be shown: presets first, then namesakes."""
    return [*preset_names(), *(name for game in namesakes() for name in game.names)]
