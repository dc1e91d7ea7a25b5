"""Advice in words: a reason is the code of a sentence and facts, which are put together in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bezique.bots.reasons.fact import Fact
from bezique.cards import Rank
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score
from bezique.game.actions import action as action_of
from bezique.game.view import View
from bezique.words import phrase, sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the first of `best`, and the others that are like it, are better than `other`.

    The code of a sentence, and one or two facts; none where there is no choice, or nothing to say for either.
    """

    code: str
    best: tuple[Action, ...]
    other: Action | None = None
    facts: tuple[Fact, ...] = ()


def said(view: View, reason: Reason, language: str = "en") -> str:
    """A reason as a sentence."""
    facts = [phrase(f"why.{fact.key}", _fields(view, fact, language), language) for fact in reason.facts]
    fields = {
        "best": actions_said(view, reason.best, language),
        "other": "" if reason.other is None else _thing_said(view, reason.other, language),
        "why": _joined(facts, reason.code, language) if facts else "",
    }
    return sentence(reason.code, fields, language)


def _fields(view: View, fact: Fact, language: str) -> dict[str, object]:
    """The fields of a fact for its sentence: an action that is named in it, in words."""
    fields: dict[str, object] = {**fact.fields, "trump": "" if view.trump is None else str(view.trump)}
    if "than" in fact.fields:
        fields["than"] = _thing_said(view, action_of(str(fact.fields["than"])), language)
    return fields


def _joined(facts: Sequence[str], code: str, language: str) -> str:
    """One or two facts as one; in some sentences it is not "it" that they are about."""
    joint = "why.and" if code in ("advice.best", "advice.asked") else "why.and_too"
    return facts[0] if len(facts) == 1 else phrase(joint, {"first": facts[0], "second": facts[1]}, language)


def actions_said(view: View, actions: Sequence[Action], language: str = "en") -> str:
    """What is to be done, one of several where they are cards: "lead the seven or eight of spades"."""
    cards = [str(action) for action in actions if isinstance(action, Play)]
    if len(cards) < 2:
        return action_said(view, actions[0], language)
    return phrase("do.lead_one" if view.card_led is None else "do.play_one", {"cards": cards}, language)


def _thing_said(view: View, action: Action, language: str) -> str:
    """A card by itself, anything else as what is to be done."""
    return (
        phrase("do.card", {"card": str(action)}, language)
        if isinstance(action, Play)
        else action_said(view, action, language)
    )


def action_said(view: View, action: Action, language: str = "en") -> str:
    """What is to be done, as a request: "lead the ace of spades"."""
    fields: dict[str, object] = {"trump": "" if view.trump is None else str(view.trump)}
    match action:
        case Play():
            code = "do.lead" if view.card_led is None else "do.play"
            fields["card"] = str(action)
        case Choose():
            code, fields["card"] = "do.choose", str(Play(action.card, action.sort))
        case Score(item) | Announce(item):
            code = "do.score" if isinstance(action, Score) else "do.announce"
            fields["combination"] = str(item)
        case Exchange():
            shown = view.turn_up is not None and view.turn_up.rank == Rank.SEVEN
            code = "do.show_seven" if shown else "do.exchange"
            fields["card"] = str(view.turn_up)
        case Done():
            code = "do.draw" if view.phase == 1 else "do.go_on"
        case _:
            code = "do.show"
    return phrase(code, fields, language)
