"""Cards carried from place to place by amendments: taken out of one, put into another, shown where they lie."""

from __future__ import annotations

from dataclasses import replace

from bezique.cards import CARDS, Card
from bezique.errors import BadAmendment
from bezique.game.amendments import Move, Place, Show, Where
from bezique.game.deal import Deal
from bezique.game.events import Amended, Event

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *


def move(deal: Deal, done: Move) -> list[Event]:
    """Cards go from place to place."""
    check_move(deal, done)
    if done.target.where is Where.APART:
        return [Amended(Move(tuple(lay_apart(deal, done)), done.origin, done.target, done.shown))]
    knowing = knows(deal, done)
    cards = tuple([take_away(deal, done.origin, card) for card in done.cards])
    below = done.target.where is Where.STOCK
    for number, card in enumerate(reversed(cards) if below else cards):
        put(deal, done, card, knowing[len(cards) - 1 - number] if below else 0)
    return [Amended(replace(done, cards=cards))]


def check_move(deal: Deal, done: Move) -> None:
    """Raise BadAmendment where there is no such move."""
    if not done.cards or done.origin == done.target:
        raise BadAmendment("a move takes cards from one place to another")
    if done.target.where is Where.TRICK:
        raise BadAmendment("a card is played to a trick, not moved there")
    if done.origin.where is Where.APART or (done.target.where is Where.APART and done.origin.where is not Where.STOCK):
        raise BadAmendment("cards of the stock are laid apart, and stay there")
    if done.unseen and (done.shown or (done.origin.where, done.target.where) != (Where.HAND, Where.STOCK)):
        raise BadAmendment("cards that nobody has looked at go from a hand to the stock")
    check_there(deal, done.origin, done.cards)
    polish = deal.rules.reuse.is_polish
    if polish and Where.TABLE in (done.origin.where, done.target.where):
        raise BadAmendment("open cards are not moved")
    if done.target.where is Where.TABLE and deal.left == 0:
        raise BadAmendment("nothing is declared when the stock is gone")
    if done.target.where is Where.TURN_UP and (
        deal.turn_up_kind >= 0 or len(done.cards) > 1 or not deal.rules.has_turn_up
    ):
        raise BadAmendment("one card lies turned up, where the rules turn one")
    if done.target.where is Where.STOCK and done.target.at > face_down(deal) - (
        len(done.cards) if done.origin.where is Where.STOCK else 0
    ):
        raise BadAmendment("the stock has not so many cards")
    comes = done.target.seat is not None and done.origin.seat != done.target.seat
    if comes and deal.count_held(done.target.seat or 0) + len(done.cards) > MOST_HELD:
        raise BadAmendment(f"nobody can hold more than {MOST_HELD} cards")


def check_there(deal: Deal, place: Place, cards: tuple[Card | None, ...]) -> None:
    """Raise BadAmendment unless these cards lie in that place."""
    here = lying(deal, place)
    if place.where is Where.STOCK:
        found = here[place.at : place.at + len(cards)]
        if len(found) < len(cards):
            raise BadAmendment("the stock has not so many cards")
        for told, card in zip(cards, found, strict=True):
            if told not in (None, card):
                raise BadAmendment(f"{told} does not lie there in the stock")
        return
    for one in cards:
        if one is None or one not in here:
            raise BadAmendment(f"{'a card without a name' if one is None else one} does not lie in: {place}")
        here.remove(one)


def lying(deal: Deal, place: Place) -> list[Card]:
    """The cards that lie in a place, those of the stock from the top."""
    layout = deal.layout()
    if place.where is Where.STOCK:
        return [card for card in layout.stock if card is not None]
    if place.where in (Where.TURN_UP, Where.TRICK):
        card = layout.turn_up if place.where is Where.TURN_UP else layout.led
        return [] if card is None else [card]
    if place.where is Where.APART:
        return [CARDS[kind] for kind in deal.stock_cards[: deal.dead]]
    if place.seat is None:
        raise BadAmendment(f"it must be said whose {place.where} it is")
    own = layout.standings[place.seat]
    return list(own.hand) if place.where is Where.HAND else [laid.card for laid in own.table]


def face_down(deal: Deal) -> int:
    """The number of cards of the stock that lie face down."""
    return deal.left - (1 if deal.turn_up_kind >= 0 else 0)


def knows(deal: Deal, done: Move) -> list[int]:
    """Who has seen each of the cards that are moved, as bits of the seats."""
    if done.origin.where is Where.STOCK and not done.shown:
        return [knowing_of(deal, place) for place in range(done.origin.at, done.origin.at + len(done.cards))]
    if done.unseen:
        return [0] * len(done.cards)
    hidden = done.origin.where is Where.HAND and not done.shown and done.origin.seat is not None
    return [bit(done.origin.seat or 0) if hidden else 3] * len(done.cards)


def knowing_of(deal: Deal, place: int) -> int:
    """Who knows a card of the stock, as bits of the seats."""
    if place >= 64:
        return 0
    return (deal.seen_stock[0] >> place & 1) | (deal.seen_stock[1] >> place & 1) << 1


def take_away(deal: Deal, place: Place, card: Card | None) -> Card:
    """Take a card out of its place."""
    if place.where is Where.STOCK:
        at = deal.rules_table.pack_size - deal.left + place.at
        kind = CARDS[deal.stock_cards[at]]
        deal.take_from_stock(at)
        return kind
    kind, me = CARDS[card or 0], place.seat or 0
    if place.where is Where.TURN_UP:
        deal.take_from_stock(deal.rules_table.pack_size - 1)
        deal.turn_up_kind = NONE
    elif place.where is Where.TRICK:
        deal.led = NONE
        deal.trick_unpaid = 0
        deal.gone[kind] -= 1
    elif place.where is Where.HAND:
        disturb(deal, me)
        deal.release(me, kind)
    else:
        deal.take_off(me, least_used(deal, me, kind))
    return kind


def lay_apart(deal: Deal, done: Move) -> list[Card]:
    """Lay cards of the stock apart: those that are shown everybody knows."""
    cards = []
    for _ in done.cards:
        at = deal.rules_table.pack_size - deal.left + done.origin.at
        cards.append(CARDS[deal.stock_cards[at]])
        for me in range(SEATS):
            if done.shown and done.origin.at < 64:
                deal.seen_stock[me] |= bit(done.origin.at)
        deal.lay_apart(at)
    return cards


def disturb(deal: Deal, me: int) -> None:
    """A hand whose cards were moved shows no more carte blanche."""
    deal.series[me] = 0
    deal.drawn[me] = NONE


def least_used(deal: Deal, me: int, kind: int) -> int:
    """The slot of the card of a kind on a table that has served least, and was laid last."""
    slots = [slot for slot in range(SLOTS) if deal.slots_of[me][kind] & bit(slot)]
    ranked = [(popcount(deal.marks[me][slot]), not deal.fresh[me] & bit(slot), -slot) for slot in slots]
    return -min(ranked)[2]


def put(deal: Deal, done: Move, card: Card, knowing: int) -> None:
    """Put a card into its new place."""
    place, me = done.target, done.target.seat or 0
    if place.where is Where.STOCK:
        into_stock(deal, place.at, card, knowing)
    elif place.where is Where.TURN_UP:
        under_stock(deal, card)
    elif place.where is Where.TABLE:
        slot = deal.put_down(me, card)
        if deal.stage_number != WINDOW or deal.acting != me:
            deal.fresh[me] &= ~bit(slot)
    else:
        disturb(deal, me)
        deal.hold(me, card)
        if done.shown or done.origin.where not in (Where.STOCK, Where.HAND):
            deal.known[me][card] += 1
        if done.origin.where is Where.TURN_UP and card == 8 * deal.trump_suit:
            deal.paid[me] += 1


def into_stock(deal: Deal, at: int, kind: int, knowing: int) -> None:
    """Put a card into the stock under `at` others."""
    deal.left += 1
    top = deal.rules_table.pack_size - deal.left
    for place in range(top, top + at):
        deal.stock_cards[place] = deal.stock_cards[place + 1]
    deal.stock_cards[top + at] = kind
    for me in range(SEATS):
        if at < 63:
            above = deal.seen_stock[me] & (bit(at) - 1)
            below = deal.seen_stock[me] >> at << at
            deal.seen_stock[me] = wrap(above | below << 1 | (bit(at) if knowing >> me & 1 else 0))


def under_stock(deal: Deal, kind: int) -> None:
    """Put a card turned up under the stock."""
    deal.left += 1
    for place in range(deal.rules_table.pack_size - deal.left, deal.rules_table.pack_size - 1):
        deal.stock_cards[place] = deal.stock_cards[place + 1]
    deal.stock_cards[deal.rules_table.pack_size - 1] = kind
    deal.turn_up_kind = kind


def show(deal: Deal, done: Show) -> list[Event]:
    """Everybody sees some cards where they lie."""
    check_there(deal, done.place, done.cards)
    if done.place.where is Where.STOCK:
        cards = tuple(lying(deal, done.place)[done.place.at : done.place.at + len(done.cards)])
        for me in range(SEATS):
            for place in range(done.place.at, min(done.place.at + len(cards), 64)):
                deal.seen_stock[me] |= bit(place)
        return [Amended(Show(cards, done.place))]
    if done.place.where is not Where.HAND or done.place.seat is None:
        raise BadAmendment("what lies open is not shown: show cards of a hand, or of the stock")
    me = done.place.seat
    for card in done.cards:
        if card is not None and deal.known[me][card] < deal.hidden[me][card]:
            deal.known[me][card] += 1
    return [Amended(done)]
