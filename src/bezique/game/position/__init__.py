"""Deals that begin in the middle, from a text that a person can write, and back.

docs/position.md describes the text. A line is a key and what it says; what is not said is taken for granted where
only one thing is likely, and cards that no line names are dealt out in the order of a numbered pack.
"""

from __future__ import annotations

from dataclasses import replace

from bezique.game import _plain as c
from bezique.game.arrange import arrange
from bezique.game.books import imbalance
from bezique.game.deal import Deal
from bezique.game.layout import Layout
from bezique.game.makings import size_of
from bezique.game.position.lines import Lines, read_lines
from bezique.game.position.reader import Reader
from bezique.game.position.writer import write_position, write_view
from bezique.game.view import View, view
from bezique.rules.combination import Combination
from bezique.rules.model import Rules

__all__ = ["position", "read_view", "write_position", "write_view"]


def position(text: str) -> Deal:
    """The deal that a position describes.

    Raises BadPosition, with line and column, for what cannot be read and for what cannot be.
    """
    return _deal(Reader(read_lines(text)))


def read_view(text: str) -> View:
    """The view that a position with a line `seat` describes: of any deal with these cards it tells the same.

    Raises BadPosition as `position` does, and where the seat is not named.
    """
    reader = Reader(read_lines(text))
    return view(_deal(reader), reader.viewer())


def _deal(reader: Reader) -> Deal:
    """The deal that the lines describe; raises BadPosition."""
    lines = reader.lines
    layout = reader.layout()
    found = imbalance(reader.rules, layout)
    if found is not None:
        lines.wrong(found.where, found.problem)
    if layout.choosing is not None:
        _check_choice(reader.rules, lines, layout, layout.choosing)
    deal = arrange(reader.rules, layout)
    if not deal.over and not deal.choices():
        lines.wrong("stage", f"{deal.turn} would have nothing to do")
    return deal


def _check_choice(rules: Rules, lines: Lines, layout: Layout, item: Combination) -> None:
    """Refuse a declaration that could not have been begun, or cards that could not have been chosen for it."""
    window = arrange(rules, replace(layout, stage="window", choosing=None, announcing=False, chosen=()))
    if 64 * c.WINDOW + (c.ANNOUNCE_BIT if layout.announcing else 0) + item not in window.choices():
        lines.wrong("choosing", f"{item} cannot be declared now")
    if len(layout.chosen) >= size_of(item):
        lines.wrong("chosen", f"a card of {item} must still be to choose")
    for count, choice in enumerate(layout.chosen):
        before = arrange(rules, replace(layout, chosen=layout.chosen[:count]))
        if 64 * c.CHOOSE + _menu_bit(rules, layout, choice) not in before.choices():
            lines.wrong("chosen", f"card {count + 1} of these cannot be chosen there")


def _menu_bit(rules: Rules, layout: Layout, choice: int) -> int:
    """The menu bit of a card chosen: places of the table that are empty count there."""
    table_bit = 0 if rules.reuse.is_polish else c.TABLE_BIT
    if choice < table_bit or layout.turn is None:
        return choice
    own = layout.standings[layout.turn]
    places = [place for place in range(len(own.table) + len(own.gaps)) if place not in own.gaps]
    return table_bit + places[choice - table_bit]
