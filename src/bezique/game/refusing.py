"""The reasons for refusals: what bars an action that is not on the menu, with the cards concerned.

The menu says that an action is barred; `bezique.game.reasons` finds out by what, asking the same core. Here the bar
becomes a `Refusal`: its code, its arguments, and the option of the rules that is responsible.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bezique.cards import CARDS, Card, Rank, sorted_hand
from bezique.game import _plain as c
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, Take
from bezique.game.amendments import Right
from bezique.game.deal import Deal
from bezique.game.layout import outstanding_of
from bezique.game.reasons import bar_to, bar_to_seven, may_declare, points_of, without_rulings
from bezique.game.refusal import Refusal
from bezique.rules.combination import Combination
from bezique.rules.model import FreshCard, SevenExchange
from bezique.words import saying

KEYS: Mapping[str, str] = {
    "must_follow": "phase2",
    "must_head": "phase2",
    "must_trump": "phase2",
    "trick_not_won": "reuse",
    "stock_gone": "reuse",
    "last_draw": "last_draw_declare",
    "already_scored": "reuse",
    "needs_trump": "trump_source",
    "fours_need_suits": "fours_suits",
    "cannot_serve": "reuse",
    "already_pending": "reuse",
    "only_captured": "reuse",
    "two_a_trick": "reuse",
    "no_announcing": "reuse",
    "already_served": "reuse",
    "served_higher": "reuse",
    "not_worth_more": "reuse",
    "sequence_from_marriage": "sequence_after_marriage",
    "needs_fresh_card": "fresh_card",
    "needs_unused_card": "fresh_card",
    "same_pair": "reuse",
    "no_married_card_gone": "marriage_crossing",
    "still_whole": "reuse",
    "too_many_laid": "reuse",
    "served_as_four": "reuse",
    "seven_used": "seven.with_declaration",
    "declared_already": "seven.with_declaration",
    "picked_up": "seven.with_declaration",
    "no_seven": "seven.exchange",
    "seven_paid": "seven.second",
    "seven_not_counted": "seven.points",
    "seven_not_exchanged": "reuse",
    "turn_up_is_seven": "seven.second",
    "exchange_after_trick": "seven.exchange",
    "exchange_on_lead": "seven.exchange",
    "exchange_before_first_card": "seven.exchange",
    "no_turn_up": "trump_source",
    "not_carte_blanche": "carte_blanche.definition",
    "no_carte_blanche": "carte_blanche.points",
    "carte_blanche_late": "carte_blanche.definition",
    "series_over": "carte_blanche.repeat",
}
"""The option of the rules behind each code; where there is none the refusal names no rule."""

MOMENTS: Mapping[SevenExchange, str] = {
    SevenExchange.AFTER_WIN_BEFORE_DRAW: "exchange_after_trick",
    SevenExchange.ON_LEAD: "exchange_on_lead",
    SevenExchange.BEFORE_FIRST_CARD: "exchange_before_first_card",
}


def explain(deal: Deal, action: Action) -> Refusal:
    """Why the seat whose turn it is may not do this action, which is not on the menu."""
    if deal.stage == "choose":
        return _while_choosing(deal, action)
    return (_by_ruling(deal, action) if deal.amended else None) or _by_rules(deal, action)


def _by_rules(deal: Deal, action: Action) -> Refusal:
    match action:
        case Play():
            return _not_played(deal, action)
        case Choose():
            return Refusal("not_choosing")
        case Exchange():
            return _not_exchanged(deal)
        case Show():
            return _not_shown(deal)
        case Take():
            return Refusal("not_looking")
        case _:
            return _not_in_window(deal, action)


def _by_ruling(deal: Deal, action: Action) -> Refusal | None:
    """What a ruling forbids, and nothing else does: the same deal without the ruling would allow it."""
    if deal.looking:
        return Refusal("looking")
    free = without_rulings(deal)
    if free.number(action) not in free.choices():
        return None
    if isinstance(action, Play):
        return Refusal("called", {"cards": sorted({card.rstrip("*23456789") for card in _on_menu(deal)})})
    right = Right.ANNOUNCING
    if isinstance(action, (Exchange, Show)) or (isinstance(action, Score) and _lacks(deal, Right.SCORING)):
        right = Right.SCORING
    return Refusal(f"barred_{right}", {"until": saying(f"until.{_lacks(deal, right)}")})


def _lacks(deal: Deal, right: Right) -> str:
    """Until when the seat whose turn it is lacks a right; "" where it has it."""
    return next((until for lost, until in outstanding_of(deal).owed[deal.acting].barred if lost == right), "")


def _because(deal: Deal, code: str, key: str = "", **args: object) -> Refusal:
    """The refusal of that code, with the rule behind it."""
    key = key or KEYS.get(code, "")
    return Refusal(code, args, key, deal.rules.source(key))


def _about(deal: Deal, code: str, combination: Combination, key: str = "", **args: object) -> Refusal:
    """The same about a combination; with trumps, so that it can be named after them."""
    trump = {} if deal.trump is None else {"trump": str(deal.trump)}
    return _because(deal, code, key, combination=str(combination), **args, **trump)


# --- choosing --------------------------------------------------------------------------------------------------


def _while_choosing(deal: Deal, action: Action) -> Refusal:
    combination, cards = Combination(deal.choosing), _on_menu(deal)
    if isinstance(action, Choose):
        card = str(Play(action.card, action.sort))
        return _about(deal, "cannot_serve", combination, card=card, cards=cards)
    return _about(deal, "choosing", combination, cards=cards)


def _on_menu(deal: Deal) -> list[str]:
    """The cards on the menu, as they are written in records."""
    actions = deal.actions()
    return [str(Play(held.card, held.sort)) for held in actions if isinstance(held, (Play, Choose))]


# --- playing ---------------------------------------------------------------------------------------------------


def _not_played(deal: Deal, play: Play) -> Refusal:
    if deal.stage == "window":
        return Refusal("window_open")
    captured = deal.rules.reuse.is_polish
    if play.sort and not captured:
        return Refusal("not_on_table", {"card": str(play)})
    if play.sort or not deal.hidden[deal.acting][play.card]:
        return Refusal("not_held", {"card": str(play.card)})
    return _bound_to_follow(deal)


def _bound_to_follow(deal: Deal) -> Refusal:
    """What the card led demands, seen from what may be played to it (laws 1.3, E1)."""
    led = CARDS[deal.led]
    allowed = [CARDS[number] for number in deal.choices()]
    names = list(map(str, allowed))
    if allowed[0].suit != led.suit:
        return _because(deal, "must_trump", led=str(led.suit), trump=str(deal.trump), allowed=names)
    if any(card.suit == led.suit and card not in allowed for card in _hand(deal)):
        return _because(deal, "must_head", led=str(led), allowed=names)
    return _because(deal, "must_follow", led=str(led.suit), allowed=names)


def _hand(deal: Deal) -> list[Card]:
    """The kinds of card that the seat whose turn it is holds concealed."""
    return [card for card in CARDS if deal.hidden[deal.acting][card]]


# --- declaring -------------------------------------------------------------------------------------------------


def _not_in_window(deal: Deal, action: Score | Announce | Done) -> Refusal:
    """Declaring where no window is open (laws 1.3, 1.4); in one a player may always be done."""
    if deal.stage == "window" and not isinstance(action, Done):
        return _not_declared(deal, action)
    none_to_come = deal.phase == 2 and not deal.rules.reuse.is_polish
    return _because(deal, "stock_gone" if none_to_come else "trick_not_won")


def _not_declared(deal: Deal, action: Score | Announce) -> Refusal:
    announcing = isinstance(action, Announce)
    if announcing and deal.rules.reuse.is_polish:
        return _because(deal, "no_announcing")
    if not may_declare(deal):
        return _because(deal, "seven_used" if deal.seven_now else "last_draw")
    if not announcing and _could_wait(deal, action.combination):
        return _because(deal, "already_scored")
    return _barred(deal, action.combination)


def _could_wait(deal: Deal, combination: Combination) -> bool:
    """Whether a combination could be scored but for another scored after the same trick."""
    waiting = deal.waiting_combination[deal.acting][: deal.waiting[deal.acting]]
    return combination in waiting or deal.number(Announce(combination)) in deal.choices()


def _barred(deal: Deal, combination: Combination) -> Refusal:
    """What keeps a new combination of that name from being made."""
    code, degree, slots, places = bar_to(deal, deal.acting, combination)
    if code == "missing_cards":
        return _missing(deal, combination, places)
    if code == "served_higher":
        return _served_otherwise(deal, combination, degree, _lying(deal, slots))
    if code == "needs_fresh_card" and deal.rules.fresh_card is FreshCard.ANY_UNUSED:
        code = "needs_unused_card"
    key = _worth_key(deal, combination) if code == "not_in_game" else ""
    return _about(deal, code, combination, key, **_named(deal, code, combination, slots))


def _named(deal: Deal, code: str, combination: Combination, slots: int) -> dict[str, object]:
    """What the sentence of that code names besides the combination."""
    if code == "not_worth_more":
        worth = min(deal.worth[deal.acting][slot] for slot in _each(slots))
        of_least = sum(1 << slot for slot in _each(slots) if deal.worth[deal.acting][slot] == worth)
        return {"cards": _lying(deal, of_least), "worth": worth, "points": points_of(deal, combination)}
    if code == "picked_up":
        return {"card": str(CARDS[deal.picked_up])}
    if code == "no_married_card_gone":
        return {"suit": str(combination.suit)}
    if code == "same_pair":
        return {"cards": [f"K{combination.suit}", f"Q{combination.suit}"]}
    return {"cards": _lying(deal, slots)} if slots else {}


def _worth_key(deal: Deal, combination: Combination) -> str:
    """The option that gives the points of a combination."""
    return f"combinations.{combination.key(deal.trump)}"


def _lying(deal: Deal, slots: int) -> list[str]:
    """The cards that lie in these slots before the seat whose turn it is."""
    return _told(CARDS[deal.kind_in[deal.acting][slot]] for slot in _each(slots))


def _each(bits: int) -> list[int]:
    """The members of a set of small numbers."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _told(cards: Iterable[Card]) -> list[str]:
    """Cards as an argument of a sentence, each suit from the highest down."""
    return list(map(str, sorted_hand(cards)))


def _served_otherwise(deal: Deal, combination: Combination, degree: int, cards: Sequence[str]) -> Refusal:
    """Cards that have served above it, or where the rules set one kind of combination against another."""
    if degree == c.MARRIED:
        return _because(deal, "sequence_from_marriage", cards=cards)
    if c.FOUR in (degree, c.FOUR + (combination - c.FOURS) // 5):
        return _about(deal, "served_as_four", combination, cards=cards)
    return _about(deal, "served_higher", combination, higher=str(_of_degree(degree, combination)), cards=cards)


def _of_degree(degree: int, combination: Combination) -> Combination:
    """The combination of that degree and of the suit or rank of another."""
    if degree == c.SEQUENCED:
        return Combination(c.SEQUENCES + combination % 4)
    if degree <= c.QUINTUPLE:
        return Combination(c.BEZIQUES + degree - c.SINGLE)
    return Combination(c.FOURS + 5 * (degree - c.FOUR) + (combination - c.FOURS) % 5)


def _missing(deal: Deal, combination: Combination, places: Sequence[int]) -> Refusal:
    """Cards that are not there at all; a place above the kinds is any card of a rank."""
    concealed = deal.hidden[deal.acting]
    captured = deal.rules.reuse.is_polish
    if captured and all(_count(concealed, place) >= places.count(place) for place in places):
        return _about(deal, "only_captured", combination)
    laid = [slots.bit_count() for slots in deal.slots_of[deal.acting]]
    have = laid if captured else [sum(both) for both in zip(laid, concealed, strict=True)]
    by_suits = c.FOURS <= combination < c.TRUMP_FOURS and places[0] < c.KINDS
    if by_suits and _count(have, c.KINDS + places[0] % 8) >= 4:
        return _about(deal, "fours_need_suits", combination)
    missing = [str(CARDS[place]) if place < c.KINDS else str(Rank(place - c.KINDS)) for place in places]
    return _about(deal, "missing_cards", combination, _worth_key(deal, combination), missing=missing)


def _count(counts: Sequence[int], place: int) -> int:
    """The number of cards that are right for a place, from the numbers of each kind."""
    return counts[place] if place < c.KINDS else sum(counts[place - c.KINDS :: 8])


# --- the seven and carte blanche -------------------------------------------------------------------------------


def _not_exchanged(deal: Deal) -> Refusal:
    """The seven of trumps (laws 3.3)."""
    if deal.rules.reuse.is_polish:
        return _because(deal, "seven_not_exchanged")
    if deal.turn_up is None:
        return (
            _because(deal, "stock_gone", "seven.exchange") if deal.rules.has_turn_up else _because(deal, "no_turn_up")
        )
    if not deal.rules.seven.points:
        return _because(deal, "seven_not_counted")
    code = bar_to_seven(deal, deal.acting)
    if code == "no_seven":
        return _because(deal, code, trump=str(deal.trump))
    return _because(deal, MOMENTS[deal.rules.seven.exchange] if code == "wrong_moment" else code)


def _not_shown(deal: Deal) -> Refusal:
    """A carte blanche, or the card drawn to one (laws 3.7, 3.11)."""
    me = deal.acting
    if not deal.rules.carte_blanche.points:
        return _because(deal, "no_carte_blanche")
    if deal.shown[me]:
        return _because(deal, "series_over")
    if deal.moved[me]:
        return _because(deal, "carte_blanche_late")
    barring = [card for card in CARDS if deal.rules_table.blanche_bars >> card & 1]
    return _because(
        deal, "not_carte_blanche", cards=_told(card for card in barring for _ in range(deal.hidden[me][card]))
    )
