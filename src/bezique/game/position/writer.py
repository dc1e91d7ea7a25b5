"""A deal or a view written as a position; what the reader would take for granted is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bezique.cards import CARDS, Card
from bezique.errors import BadRules
from bezique.game import _plain as c
from bezique.game.deal import Deal
from bezique.game.layout import LaidCard, Layout, Standing
from bezique.game.makings import default_announced, default_worth
from bezique.game.mechanics import mechanics_of
from bezique.game.position.amended import deal_words, seat_words
from bezique.game.position.lines import FILL, GAP
from bezique.game.position.words import NOBODY
from bezique.game.view import View
from bezique.rules import load
from bezique.rules.combination import Family
from bezique.rules.model import Rules
from bezique.rules.options import flatten, text_of
from bezique.seats import Seat

STOPPED = "stopped"
"""The stage of a deal that is over because a player reached the target."""

FAMILIES = tuple(family.name.lower() for family in Family)


def write_position(deal: Deal) -> str:
    """The position of a deal as a text: ``position(write_position(deal)) == deal``."""
    return _text(deal.rules, deal.layout())


def write_view(view: View) -> str:
    """What a view tells, as a text: ``read_view(write_view(view)) == view``."""
    return _text(view.rules, view.layout(), f"seat {NOBODY if view.seat is None else view.seat}")


def _text(rules: Rules, layout: Layout, *first: str) -> str:
    """The lines of a layout, whole or with cards that are hidden."""
    lines = [f"rules {rules_text(rules)}", *first, *_course(rules, layout)]
    for seat, own in layout.standings.items():
        lines += [f"{seat} {line}" for line in _seat(rules, layout, own)]
    lines += _amended(layout)
    return "\n".join((*lines, *_cards_apart(layout), *_window(rules, layout), ""))


def rules_text(rules: Rules) -> str:
    """A text that `bezique.rules.load.rules` reads as these rules."""
    try:
        if load.rules(rules.name, duplicate=True) == rules:
            return rules.name
    except BadRules:
        pass  # the name of a person's own file
    before = flatten(load.rules("standard"))
    return ",".join(
        ["standard", *(f"{key}={text_of(value)}" for key, value in flatten(rules).items() if value != before[key])]
    )


def _course(rules: Rules, layout: Layout) -> Iterator[str]:
    yield f"dealer {layout.dealer}"
    if layout.turn is not None:
        yield f"turn {layout.turn}"
    yield f"stage {STOPPED if layout.stopped else layout.stage}"
    yield f"trump {'none' if layout.trump is None else layout.trump}"
    if layout.barred_trump is not None:
        yield f"barred {layout.barred_trump}"
    yield f"tricks {layout.tricks}"
    if layout.last_winner is not None:
        yield f"last-trick {layout.last_winner}"
    if layout.led is not None:
        yield f"led {layout.led}"
    if layout.trick_unpaid:
        yield f"trick-unpaid {layout.trick_unpaid}"
    if mechanics_of(rules).target:
        yield f"target {layout.target}"


def _seat(rules: Rules, layout: Layout, own: Standing) -> Iterator[str]:
    on_table = 0 if rules.reuse.is_polish else len(own.table)
    yield f"hand {_names(own.hand, own.hand_size - on_table - len(own.hand))}"
    labels = _labels(own.table)
    if own.table:
        yield f"table {' '.join(_table(rules, layout, own))}"
    for item, places in own.pending:
        yield f"pending {item} {_named(labels, places)}"
    for word, places in own.whole:
        yield f"whole {word} {_named(labels, places)}"
    if own.pairs:
        yield f"pairs {' '.join(f'{labels[one]}-{labels[other]}' for one, other in own.pairs)}"
    if own.fed:
        yield f"fed {_named(labels, own.fed)}"
    if own.announced != default_announced(own):
        yield f"announced {' '.join(FAMILIES[family] for family in own.announced) or 'none'}"
    yield from _books(own)


def _books(own: Standing) -> Iterator[str]:
    if own.known:
        yield f"known {_names(own.known)}"
    if own.remarry:
        yield f"remarry {' '.join(map(str, own.remarry))}"
    yield f"score {own.score}"
    if own.before:
        yield f"before {own.before}"
    yield f"brisques {own.brisques}"
    if own.shown:
        yield f"blanche shown{' lasting' if own.series else ''}"
    if own.has_drawn:
        yield f"drawn {FILL if own.drawn is None else own.drawn}"
    if own.paid:
        yield f"paid {own.paid}"


def _amended(layout: Layout) -> Iterator[str]:
    """What amendments left behind."""
    told = layout.amended
    if told is None:
        return
    yield f"amended {' '.join(deal_words(told))}"
    if told.apart:
        yield f"apart {_in_order(told.apart)}"
    for seat, own in told.owed.items():
        if words := seat_words(own):
            yield f"{seat} ruled {' '.join(words)}"
        if not layout.standings[seat].moved:
            yield f"{seat} moved no"


def _cards_apart(layout: Layout) -> Iterator[str]:
    if layout.turn_up is not None:
        yield f"turn-up {layout.turn_up}"
    yield f"stock {_in_order(layout.stock)}"
    yield f"gone {_names(layout.gone)}"


def _window(rules: Rules, layout: Layout) -> Iterator[str]:
    told = {"scored": layout.scored, "announced": layout.announced, "seven": layout.seven_shown}
    if any(told.values()):
        yield f"window {' '.join(word for word, is_so in told.items() if is_so)}"
    if layout.picked_up is not None:
        yield f"picked-up {layout.picked_up}"
    if layout.fed_sets:
        yield f"fed-sets {layout.fed_sets}"
    if layout.choosing is not None and layout.turn is not None:
        yield f"choosing {'announce' if layout.announcing else 'score'} {layout.choosing}"
        if layout.chosen:
            yield f"chosen {' '.join(_chosen(rules, layout, layout.turn))}"


def _chosen(rules: Rules, layout: Layout, seat: Seat) -> Iterator[str]:
    """The cards chosen so far: those of the table with a number, concealed ones without."""
    table_bit = 0 if rules.reuse.is_polish else c.TABLE_BIT
    labels = _labels(layout.standings[seat].table, always=True)
    for choice in layout.chosen:
        yield str(CARDS[choice]) if choice < table_bit else labels[choice - table_bit]


def _in_order(cards: Sequence[Card | None]) -> str:
    """Cards in their order, the stock from the top: by name, and the number of hidden ones between them."""
    words: list[str] = []
    for card, run in groupby(cards):
        same = list(run)
        words += [f"{FILL}{len(same)}"] if card is None else map(str, same)
    return " ".join(words) or "none"


def _names(cards: Iterable[Card], hidden: int = 0) -> str:
    """The cards by name, and the number of those that are hidden."""
    return " ".join([*map(str, cards), *([f"{FILL}{hidden}"] if hidden else [])]) or "none"


def _labels(table: Sequence[LaidCard], *, always: bool = False) -> list[str]:
    """A name for each card of a table: QS, the second of its kind QS.2."""
    names: list[str] = []
    for place, laid in enumerate(table):
        number = sum(other.card == laid.card for other in table[: place + 1])
        names.append(f"{laid.card}.{number}" if always or number > 1 else str(laid.card))
    return names


def _named(labels: Sequence[str], places: Iterable[int]) -> str:
    return " ".join(labels[place] for place in places)


def _table(rules: Rules, layout: Layout, own: Standing) -> Iterator[str]:
    """The cards of a table, with a dash for each empty place between them."""
    laid = iter(own.table)
    for slot in range(len(own.table) + len(own.gaps)):
        yield GAP if slot in own.gaps else _laid(rules, layout, next(laid))


def _laid(rules: Rules, layout: Layout, laid: LaidCard) -> str:
    told = list(laid.served)
    if laid.worth != default_worth(rules, laid.card, laid.served, layout.trump):
        told.append(str(laid.worth))
    if laid.fresh:
        told.append("fresh")
    return f"{laid.card}({','.join(told)})" if told else str(laid.card)
