"""A deal set out from its layout: how positions begin in the middle.

The layout is believed here; `bezique.game.books` says whether it can be.
"""

from __future__ import annotations

from collections.abc import Iterable

from bezique.game.layout import DEGREES as DEGREE_WORDS
from bezique.game.layout import HOLDERS, MOMENTS, RIGHTS, STAGES, VOIDS, Layout, Outstanding, Standing
from bezique.rules.model import Rules

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal


def arrange(rules: Rules, layout: Layout) -> Deal:
    """The deal of that layout: `arrange(deal.rules, deal.layout()) == deal`."""
    deal: Deal = Deal.__new__(Deal)
    deal.begin_under(rules, layout.barred_trump)
    deal.reset(layout.dealer)
    restore_course(deal, layout)
    restore_stock(deal, layout)
    for me in range(SEATS):
        place_cards(deal, me, layout.standings[me])
        restore_sets(deal, me, layout.standings[me])
        restore_standing(deal, me, layout.standings[me])
    restore_window(deal, layout)
    if layout.choosing is not None:
        restore_choice(deal, layout)
    if layout.amended is not None:
        restore_amended(deal, layout, layout.amended)
    return deal


def restore_amended(deal: Deal, layout: Layout, told: Outstanding) -> None:
    """What amendments left behind."""
    deal.begin_amended()
    deal.looking = told.looking
    deal.waits = NONE if told.waits is None else told.waits
    deal.trick_award, deal.tricks_award = holder_of(told.last_trick), holder_of(told.tricks)
    deal.dead, deal.void_how = len(told.apart), VOIDS.index(told.void)
    for place, card in enumerate(told.apart):
        deal.stock_cards[place] = UNSEEN if card is None else card
    for me in range(SEATS):
        own = told.owed[me]
        deal.size[me] = layout.standings[me].hand_size
        deal.owed[me], deal.looks[me], deal.promised[me] = own.draws, own.choices, own.promised
        deal.hollow[me], deal.lost_by_ruling[me] = own.hollow, own.rubiconed
        deal.called[me], deal.seen_stock[me] = bits_of(own.called), bits_of(own.knows)
        deal.seen_apart[me] = bits_of(own.knows_apart)
        deal.barred[me] = bits_of([4 * MOMENTS.index(until) + RIGHTS.index(right) for right, until in own.barred])


def holder_of(word: str) -> int:
    """The number of the one who has a prize."""
    return HOLDERS.index(word) if word else NONE


def place_cards(deal: Deal, me: int, standing: Standing) -> None:
    """Hands and tables; the empty places of a table are held open while its cards are laid."""
    for card in standing.hand:
        deal.hold(me, card)
    for card in standing.known:
        deal.known[me][card] += 1
    gaps = bits_of(standing.gaps)
    deal.laid[me] = gaps
    for laid in standing.table:
        place = deal.put_down(me, laid.card)
        for word in laid.served:
            deal.served[me][DEGREE_WORDS.index(word)] |= bit(place)
            deal.marks[me][place] |= 1 << DEGREE_WORDS.index(word)
        deal.worth[me][place] = laid.worth
    deal.laid[me] &= ~gaps


def restore_sets(deal: Deal, me: int, standing: Standing) -> None:
    """Whole scored sets, married pairs and pending combinations."""
    for word, places in standing.whole:
        degree = DEGREE_WORDS.index(word)
        slots = slots_at(deal, me, places)
        deal.live[me][degree] |= slots
        deal.group_set[me][deal.groups[me]] = slots
        deal.group_degree[me][deal.groups[me]] = degree
        deal.groups[me] += 1
    for pair in standing.pairs:
        deal.marry(me, slots_at(deal, me, pair))
    for combination, places in standing.pending:
        deal.set_aside(me, combination, slots_at(deal, me, places))


def restore_standing(deal: Deal, me: int, standing: Standing) -> None:
    """Everything else that belongs to a seat."""
    deal.fresh[me] = slots_at(deal, me, [place for place, laid in enumerate(standing.table) if laid.fresh])
    deal.announced[me] = bits_of(standing.announced)
    deal.remarry[me] = bits_of(standing.remarry)
    deal.points[me], deal.points_before[me] = standing.score, standing.before
    deal.taken[me], deal.brisque_points[me] = standing.brisques, standing.brisque_points
    deal.moved[me], deal.shown[me], deal.series[me] = standing.moved, standing.shown, standing.series
    if standing.has_drawn:
        deal.drawn[me] = UNSEEN if standing.drawn is None else standing.drawn
    deal.paid[me] = standing.paid
    if standing.fed:
        deal.fed = slots_at(deal, me, standing.fed)


def restore_stock(deal: Deal, layout: Layout) -> None:
    """The stock with the turn-up under it, and the cards played."""
    under = [] if layout.turn_up is None else [layout.turn_up]
    left = [*layout.stock, *under]
    deal.left = len(left)
    top = deal.rules_table.pack_size - len(left)
    for place, card in enumerate(left):
        deal.stock_cards[top + place] = UNSEEN if card is None else card
    deal.turn_up_kind = NONE if layout.turn_up is None else layout.turn_up
    for card in layout.gone:
        deal.gone[card] += 1


def restore_course(deal: Deal, layout: Layout) -> None:
    """Where the deal stands."""
    deal.stage_number = STAGES.index(layout.stage)
    deal.acting = NONE if layout.turn is None else layout.turn
    deal.trump_suit = NONE if layout.trump is None else layout.trump
    deal.led = NONE if layout.led is None else layout.led
    deal.last_winner = NONE if layout.last_winner is None else layout.last_winner
    deal.phase = 1 if layout.stock or layout.turn_up is not None else 2
    deal.tricks, deal.target = layout.tricks, layout.target
    deal.trick_unpaid, deal.stopped = layout.trick_unpaid, layout.stopped


def restore_window(deal: Deal, layout: Layout) -> None:
    """What was done in the window that is open."""
    deal.scored_now, deal.announced_now = layout.scored, layout.announced
    deal.seven_now, deal.fed_sets = layout.seven_shown, layout.fed_sets
    deal.picked_up = NONE if layout.picked_up is None else layout.picked_up


def restore_choice(deal: Deal, layout: Layout) -> None:
    """A declaration whose cards are being chosen."""
    deal.choosing = NONE if layout.choosing is None else layout.choosing
    deal.announcing = layout.announcing
    deal.prepare(deal.acting, deal.choosing, not deal.announcing)
    table_bit = 0 if deal.rules.reuse.is_polish else TABLE_BIT
    slots = slots_of_table(deal, deal.acting)
    for picked in layout.chosen:
        deal.picked[deal.picks] = picked if picked < table_bit else table_bit + slots[picked - table_bit]
        deal.picks += 1


def slots_at(deal: Deal, me: int, places: Iterable[int]) -> int:
    """The slots of the table cards in these places, as bits."""
    slots = slots_of_table(deal, me)
    bits = 0
    for place in places:
        bits |= bit(slots[place])
    return bits


def slots_of_table(deal: Deal, me: int) -> list[int]:
    """The slot of each card of a table."""
    return [slot for slot in range(SLOTS) if deal.laid[me] & bit(slot)]


def bits_of(places: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    bits = 0
    for place in places:
        bits |= bit(place)
    return bits
