"""What lies on the table and what can be done, in words: short lines that read well aloud."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bezique.cards import Card, Suit
from bezique.cli.lines import wrapped
from bezique.game.actions import Action, Choose, Play
from bezique.game.layout import LaidCard
from bezique.game.makings import members
from bezique.game.naming import held_order, label, named, own_table, served_text
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.words import card_name, rank_name, suit_name


def hand_lines(view: View, menu: Sequence[Action], unseen: Sequence[Card] = ()) -> list[str]:
    """The concealed cards by suits, trumps first, with the numbers of the menu; those that he has not seen unnamed."""
    numbers = {action: number for number, action in enumerate(menu, 1)}
    seen = Counter(view.hand) - Counter(unseen)
    held = [card for card in held_order(view.trump) if seen[card]]
    texts = [(card.suit, _numbered(numbers, Play(card), _counted(card, seen[card]))) for card in held]
    suits = [_suit_text(view, suit, [text for of, text in texts if of is suit]) for suit in _in_order(held)]
    return wrapped(f"Hand: {'; '.join([*suits, *_unseen(len(unseen))]) or 'no card'}.")


def _unseen(count: int) -> list[str]:
    return [f"{'a card' if count == 1 else f'{count} cards'} that you have not seen"] if count else []


def own_table_lines(view: View, menu: Sequence[Action]) -> list[str]:
    """The own cards on the table, with the numbers of the menu; nothing where there is none."""
    numbers = {action: number for number, action in enumerate(menu, 1)}
    sorts = _sorts(own_table(view), view.trump)
    laid = [_numbered(numbers, Play(card, sort), text) for (card, sort), text in sorts.items()]
    return wrapped(f"Your table: {', '.join(laid)}.") if laid else []


def _in_order(held: Iterable[Card]) -> list[Suit]:
    return list(dict.fromkeys(card.suit for card in held))


def _numbered(numbers: dict[Action, int], action: Action, text: str) -> str:
    number = numbers.get(action) or numbers.get(_chosen(action))
    return f"{number} {text}" if number else text


def _chosen(action: Action) -> Action:
    return Choose(action.card, action.sort) if isinstance(action, Play) else action


def _counted(card: Card, count: int) -> str:
    return rank_name(str(card.rank)) + _times(count)


def _times(count: int) -> str:
    return {1: "", 2: " twice"}.get(count, f" {count} times")


def _suit_text(view: View, suit: Suit, texts: Sequence[str]) -> str:
    trumps = " (trumps)" if suit == view.trump else ""
    return f"{suit_name(str(suit))}{trumps} {', '.join(texts)}"


def _sorts(table: Sequence[LaidCard], trump: int | None) -> dict[tuple[Card, int], str]:
    """The sorts of cards on a table as they are held, with name and number, and what they served in."""
    order = held_order(trump)
    groups: dict[tuple[Card, int], list[LaidCard]] = {}
    for laid in sorted(table, key=lambda one: (order.index(one.card), one.sort)):
        groups.setdefault((laid.card, laid.sort), []).append(laid)
    return {sort: _sort_text(same) for sort, same in groups.items()}


def _sort_text(same: Sequence[LaidCard]) -> str:
    return f"{card_name(str(same[0].card))}{_times(len(same))}{served_text(same[0])}"


def table_lines(view: View, names: Sequence[str]) -> list[str]:
    """What lies declared before each player, what waits to be scored, and the card turned up."""
    lines = []
    for seat, table in view.tables.items():
        texts = ", ".join(_sorts(table, view.trump).values()) or "nothing"
        lines += wrapped(f"Before {names[seat]}: {texts}.".replace("Before You", "Before you"))
        waiting = ", ".join(named(view, item) for item, _ in view.pending[seat])
        lines += wrapped(f"To score for {names[seat]}: {waiting}.") if waiting else []
    return lines + trump_lines(view)


def trump_lines(view: View) -> list[str]:
    """The trump suit and the card that is turned up."""
    trumps = "There are no trumps yet" if view.trump is None else f"Trumps are {suit_name(str(view.trump))}"
    turned = "" if view.turn_up is None else f"; the {card_name(str(view.turn_up))} is turned up"
    return wrapped(f"{trumps}{turned}.")


def choice_lines(view: View, menu: Sequence[Action]) -> list[str]:
    """The question and the numbered choices of this turn; where there is one choice, that Enter takes it."""
    texts = [f"{number} {label(action, view)}" for number, action in enumerate(menu, 1)]
    if view.stage == "window":
        return wrapped(_window_question(view, menu, texts))
    if view.stage == "choose":
        return wrapped(f"Which card serves? {'; '.join(texts)}.")
    if len(menu) == 1:
        return ["There is no other choice: Enter plays it."]
    extra = [text for text, action in zip(texts, menu, strict=True) if not isinstance(action, Play)]
    return wrapped(f"Or: {'; '.join(extra)}.") if extra else []


def _window_question(view: View, menu: Sequence[Action], texts: Sequence[str]) -> str:
    if len(menu) > 1:
        return f"Declare? {'; '.join(texts)}."
    more = "Nothing more" if view.layout().scored else "Nothing"
    return f"{more} to declare: Enter {'draws' if view.phase == 1 else 'goes on'}."


def range_of(menu: Sequence[Action]) -> str:
    """What can be typed to take a choice by its number."""
    return f"Type a number from 1 to {len(menu)}" if len(menu) > 1 else "Press Enter for the only choice"


def bezique_text(rules: Rules, trump: int | None) -> str:
    """The cards of bezique, "the queen of spades and the jack of diamonds"; "" where trumps will decide it."""
    cards = members(rules, Combination.BEZIQUE, None if trump is None else Suit(trump))
    return " and ".join(f"the {card_name(str(card))}" for card in cards)
