"""What a person types at his turn, read as an entry of the menu or as an action that may be refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bezique.cards import CARDS, Card
from bezique.cli.phrases import range_of
from bezique.errors import BadNotation
from bezique.game.actions import Action, Announce, Choose, Play, Score
from bezique.game.actions import action as action_of
from bezique.game.naming import label, named
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.words import combination_name, rank_name, suit_name

_VERBS = ("score", "announce", "declare")
SHORTEST, MOST_LISTED = 3, 4
"""The letters that name a combination by its beginning; the meanings of a word that are listed."""

_DONE = ("d", "draw", "done", "no", "nothing", "pass", "go on")


@cache
def _kinds() -> dict[str, Card]:
    """Cards in words, "ten hearts"."""
    return {
        f"{word} {suit}": kind
        for kind in CARDS
        for suit in (suit_name(str(kind.suit)), suit_name(str(kind.suit))[:-1])
        for word in (rank_name(str(kind.rank)), str(kind.rank).lower())
    }


def entered(text: str, view: View, menu: Sequence[Action], *, numbers: bool = True) -> Action:
    """The action that `text` means: a number of the menu, an action as records write it, or the beginnings of words.

    An empty text is the only entry of the menu. The action need not be allowed. Raises BadNotation with a sentence,
    which speaks of no numbers where the person sees none.
    """
    typed = " ".join(text.lower().split())
    if not typed:
        return _only(menu)
    if typed.isdecimal() and typed.isascii():
        return _numbered(typed, menu)
    if typed in _DONE and view.stage == "window":
        return menu[-1]
    try:
        return _meant(action_of(text), view, menu)
    except BadNotation:
        return _by_words(typed, view, menu, numbers=numbers)


def _only(menu: Sequence[Action]) -> Action:
    if len(menu) == 1:
        return menu[0]
    raise BadNotation(f"{range_of(menu)}, or ? for help.")


def _numbered(typed: str, menu: Sequence[Action]) -> Action:
    if len(typed) < 4 and 1 <= int(typed) <= len(menu):
        return menu[int(typed) - 1]
    raise BadNotation(f"There is no choice {typed[:8]}. {range_of(menu)}.")


def _meant(action: Action, view: View, menu: Sequence[Action]) -> Action:
    """A card is chosen where one is asked for; a card that lies only on the table needs no star."""
    if not isinstance(action, Play):
        return action
    action = Choose(action.card, action.sort) if view.stage == "choose" else action
    if action in menu or action.sort:
        return action
    laid = [other for other in menu if isinstance(other, (Play, Choose)) and other.card == action.card]
    return laid[0] if len(laid) == 1 and action.card not in view.hand else action


def _by_words(typed: str, view: View, menu: Sequence[Action], *, numbers: bool) -> Action:
    words = typed.replace("-", " ")
    found = [action for action in menu if _begins(words, _said(action, view))]
    scores = [action for action in found if isinstance(action, Score)]
    if len(scores) == 1 and all(_same(scores[0], action) for action in found):
        return scores[0]
    if len(found) == 1:
        return found[0]
    named = _named(words, view)
    if len(named) == 1:
        return named[0]
    ask = "type the number" if found and numbers else "say which"
    if found or named:
        some = any(action in view.actions() for action in found or named)
        hint = "" if some else " None of them can be declared now."
        raise BadNotation(f'"{typed[:30]}" can mean {_listed(found or named, view)}: {ask}.{hint}')
    help_ = f"{range_of(menu)}, or ? for help" if numbers else "Type ? for what hands do"
    raise BadNotation(f'"{typed[:30]}" is not understood. {help_}.')


def _named(words: str, view: View) -> list[Action]:
    """The cards and combinations that go by these words, whether they are in the menu or not."""
    card = _kinds().get(" ".join(word for word in words.split() if word not in ("the", "of", "play")))
    if card is not None:
        return [Choose(card) if view.stage == "choose" else Play(card)]
    first, _, rest = words.partition(" ")
    verb = next((verb for verb in _VERBS if len(first) >= SHORTEST and verb.startswith(first)), "")
    if not verb or not rest:
        verb, rest = "score", words
    items = [item for item in Combination if item.key(view.trump) in view.rules.combinations]
    found = _called(rest, items, view) or _called(rest, list(Combination), view)
    return [Announce(item) if verb == "announce" else Score(item) for item in found]


def _called(words: str, items: Sequence[Combination], view: View) -> list[Combination]:
    """Those of `items` whose name this is, or where it is that of none, those whose name begins so."""
    exact = [item for item in items if words in _names(item, view)]
    begun = [item for item in items if any(_begins(words, name.split()) for name in _names(item, view))]
    return exact or (begun if len(words) >= SHORTEST else [])


def _names(item: Combination, view: View) -> list[str]:
    """What a combination is called, with its suit and without the mention of trumps where these are known."""
    names = [named(view, item), combination_name(str(item)), str(item)]
    if item.suit is not None and item.suit == view.trump:
        names += [names[0].removesuffix(" in trumps")]
    if item.suit is not None and view.trump is None:
        names += [combination_name(str(item), str(item.suit))]
    return [name.replace("-", " ").lower() for name in names]


def _same(score: Action, action: Action) -> bool:
    """Whoever names a combination without more means to score it."""
    return action == score or (
        isinstance(action, Announce) and isinstance(score, Score) and action.combination == score.combination
    )


def _listed(found: Sequence[Action], view: View) -> str:
    texts = [_label(action, view) for action in found[:MOST_LISTED]]
    return f"{', '.join(texts[:-1])} or {texts[-1]}"


def _label(action: Action, view: View) -> str:
    """As in the menu; without points where it is not in it."""
    if isinstance(action, Score) and action not in view.actions():
        return named(view, action.combination)
    return label(action, view)


def _said(action: Action, view: View) -> list[str]:
    words = label(action, view).replace("(", "").replace(")", "").replace("-", " ").split()
    return ["score", *words] if isinstance(action, Score) else words


def _begins(typed: str, words: Sequence[str]) -> bool:
    """Whether every word typed begins a word of the entry, in their order."""
    left = iter(words)
    return all(any(word.startswith(part) for word in left) for part in typed.split())
