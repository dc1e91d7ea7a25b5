"""Why a combination cannot have been declared: in the words of the game, or with the entries that leave it no cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from bezique.cards import CARDS
from bezique.game.actions import Announce, Score
from bezique.game.refusal import Refusal
from bezique.game.refusing import explain
from bezique.game.supposing import asked_by, lies_there, with_empty_hand, with_trump
from bezique.marker.possible import (
    ALL,
    QUICK,
    Declaration,
    Ground,
    Search,
    TooMany,
    is_possible,
    likely_end,
    of_its_kind,
    outnumbered,
    places_under,
    refused,
    sharing_cards,
)
from bezique.rules.combination import Combination, Family


@dataclass(frozen=True, slots=True)
class Conflict:
    """Why a declaration is impossible, and which of those before it, by their places, it cannot be made beside.

    `beside` is empty where the game itself has the reason.
    """

    why: Refusal
    beside: tuple[int, ...] = ()


def conflict(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> Conflict | None:
    """Why a declaration is impossible after those before it; None where it is possible, or nobody can say."""
    if is_possible(ground, before, new):
        return None
    alone = new.pending or is_possible(ground, (), new)
    said = None if new.pending else _said_by_the_game(ground, (*before, new) if alone else (new,))
    if said is not None and said.code != "missing_cards":
        return Conflict(_told(said, new.combination))
    beside = _beside(ground, before, new)
    code = "score.not_waiting" if new.pending else "score.none_left"
    others = [before[place] for place in beside]
    if said is not None and not any(one.pending for one in others):
        fewer = _said_by_the_game(ground, (*others, new))
        said = fewer if fewer is not None and fewer.code == said.code else said
    missing = _missing(ground, new, others) if said is None else said.args["missing"]
    words = {"combination": str(new.combination), "trump": _suit(new.trump), "missing": missing}
    return Conflict(Refusal(code, words), beside)


def bar_to_laid(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> Refusal | None:
    """What bars the very cards that lie there from a declaration that others may make; None where nothing does.

    So a marriage after a sequence of the suit needs another king and queen: they may be there, or it is a mistake.
    """
    if ground.rules.reuse.is_polish:
        return None
    end = likely_end(ground, of_its_kind((*before, new))[:-1])
    if end is None:
        return None
    laid = asked_by(with_empty_hand(with_trump(end, new.trump), new.seat), new.seat)
    action = Announce(new.combination) if new.announced else Score(new.combination)
    if not lies_there(laid, new.seat, new.combination) or laid.number(action) in laid.choices():
        return None
    return _told(explain(laid, action), new.combination)


def _said_by_the_game(ground: Ground, declarations: tuple[Declaration, ...]) -> Refusal | None:
    """The reason in the words of the game, asked of a deal in which only what matters was declared."""
    new = declarations[-1]
    for some in (of_its_kind(declarations), sharing_cards(ground, declarations), declarations):
        search = Search(ground, some, ALL)
        try:
            if search.found() is not None:
                continue
        except TooMany:
            continue
        place, deal = search.deepest
        if some[place] is not new:
            continue
        stands = asked_by(with_trump(deal, new.trump), new.seat)
        action = Announce(new.combination) if new.announced else Score(new.combination)
        if stands.number(action) not in stands.choices():
            return explain(stands, action)
    return None


def _beside(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> tuple[int, ...]:
    """The places of as few as are enough to make it impossible."""
    groups = (of_its_kind((*before, new)), sharing_cards(ground, (*before, new)))
    counted = outnumbered(ground, (*before, new))
    group = (*before, new) if counted else next((some for some in groups if refused(ground, some, ALL)), (*before, new))
    kept = [place for place, one in enumerate(before) if any(one is other for other in group)]
    own = _announced_by(before, new)
    for units in _units(before, kept):
        if own in units:  # without it there is nothing to score
            continue
        fewer = [place for place in kept if place not in units]
        left = (*(before[place] for place in fewer), new)
        if outnumbered(ground, left) if counted else refused(ground, left, QUICK):
            kept = fewer
    waiting = {unit[0] for unit in _units(before, kept) if len(unit) > 1}
    return tuple(place for place in kept if place not in waiting and place != own)


def _units(before: tuple[Declaration, ...], places: Iterable[int]) -> list[tuple[int, ...]]:
    """The places, what was announced together with its scoring: the one cannot be without the other."""
    units: list[tuple[int, ...]] = []
    for place in places:
        own = _announced_by(before[:place], before[place])
        if own is not None and (own,) in units:
            units[units.index((own,))] = (own, place)
        else:
            units.append((place,))
    return units


def _announced_by(before: tuple[Declaration, ...], new: Declaration) -> int | None:
    """The place of what was announced and is scored now; None where nothing was."""
    if not new.pending:
        return None
    wanted = (new.seat, new.combination, True)
    alike = (place for place, one in enumerate(before) if (one.seat, one.combination, one.announced) == wanted)
    return next(alike, None)


def _missing(ground: Ground, new: Declaration, beside: Iterable[Declaration]) -> list[str]:
    """The cards of a combination that others have as well; a rank alone where any suit will do."""
    own = places_under(ground, new.combination, new.trump)
    if _is_of_any_suits(new.combination):
        return [str(CARDS[kind]).rstrip("SHDC") for kind in own]
    had = set(chain.from_iterable(places_under(ground, one.combination, one.trump) for one in beside))
    return [str(CARDS[kind]) for kind in own if kind in had] or [str(CARDS[kind]) for kind in own]


def _is_of_any_suits(item: Combination) -> bool:
    return item.family is Family.FOURS and item < Combination.FOUR_TRUMP_JACKS


def _told(why: Refusal, item: Combination) -> Refusal:
    """The reason as it is told to one who keeps the score: of which suits four of a rank were, nobody has said."""
    named = why.args.get("cards")
    if _is_of_any_suits(item) and isinstance(named, (list, tuple)):
        return replace(why, args={**why.args, "cards": [str(card).rstrip("SHDC") for card in named]})
    return why


def _suit(trump: int) -> str:
    return "SHDC"[trump] if trump >= 0 else ""
