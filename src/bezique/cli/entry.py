"""What a person types at his turn, read as an entry of the menu or as an action that may be refused."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cli.phrases import label
from bezique.errors import BadNotation
from bezique.game.actions import Action, Announce, Choose, Play, Score
from bezique.game.actions import action as action_of
from bezique.game.view import View

_DONE = ("d", "draw", "done", "no", "nothing", "pass", "go on")


def entered(text: str, view: View, menu: Sequence[Action]) -> Action:
    """The action that `text` means: a number of the menu, an action as records write it, or the beginnings of words.

    An empty text is the only entry of the menu. The action need not be allowed. Raises BadNotation with a sentence.
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
        return _by_words(typed, view, menu)


def _only(menu: Sequence[Action]) -> Action:
    if len(menu) == 1:
        return menu[0]
    raise BadNotation(f"Type a number from 1 to {len(menu)}, or ? for help.")


def _numbered(typed: str, menu: Sequence[Action]) -> Action:
    if len(typed) < 4 and 1 <= int(typed) <= len(menu):
        return menu[int(typed) - 1]
    raise BadNotation(f"There is no choice {typed[:8]}: they go from 1 to {len(menu)}.")


def _meant(action: Action, view: View, menu: Sequence[Action]) -> Action:
    """A card is chosen where one is asked for; a card that lies only on the table needs no star."""
    if not isinstance(action, Play):
        return action
    action = Choose(action.card, action.sort) if view.stage == "choose" else action
    if action in menu or action.sort:
        return action
    laid = [other for other in menu if isinstance(other, (Play, Choose)) and other.card == action.card]
    return laid[0] if len(laid) == 1 and action.card not in view.hand else action


def _by_words(typed: str, view: View, menu: Sequence[Action]) -> Action:
    found = [action for action in menu if _begins(typed, _said(action, view))]
    scores = [action for action in found if isinstance(action, Score)]
    if len(scores) == 1 and all(_same(scores[0], action) for action in found):
        return scores[0]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadNotation(f'"{typed[:30]}" can mean {_listed(found, view)}: type the number.')
    raise BadNotation(f'"{typed[:30]}" is not understood. Type a number from 1 to {len(menu)}, or ? for help.')


def _same(score: Action, action: Action) -> bool:
    """Whoever names a combination without more means to score it."""
    return action == score or (
        isinstance(action, Announce) and isinstance(score, Score) and action.combination == score.combination
    )


def _listed(found: Sequence[Action], view: View) -> str:
    return " or ".join(label(action, view) for action in found[:3])


def _said(action: Action, view: View) -> list[str]:
    words = label(action, view).replace("(", "").replace(")", "").split()
    return ["score", *words] if isinstance(action, Score) else words


def _begins(typed: str, words: Sequence[str]) -> bool:
    """Whether every word typed begins a word of the entry, in their order."""
    left = iter(words)
    return all(any(word.startswith(part) for word in left) for part in typed.split())
