"""What players may have declared, when nobody has seen their cards: a deal in which they may hold anything.

Whoever keeps the score of a game with real cards knows the combinations that were laid, and neither the hands nor when
a laid card was played. So here each player has at hand every card of the pack that nobody has laid yet (in Polish
Bezique: all lie open before him), the deal itself says with which cards a combination could be declared, and what is
declared leaves the cards to that player alone. `bezique.marker` tries the ways one after another.

Cards are picked as in the menus of a deal: a kind for a concealed card, 32 + slot for one on the table (Polish: the
slot).
"""

from __future__ import annotations

from bezique.rules.model import Rules

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.cards_held import DEGREE_OF
    from bezique.game.deal import Deal


def supposed(rules: Rules, trump: int | None, barred: int | None) -> Deal:
    """A deal under these rules before anything is laid; the stage is the window of a won trick."""
    deal: Deal = Deal.__new__(Deal)
    deal.begin_under(rules, barred)
    deal.reset(0)
    deal.trump_suit = NONE if trump is None else trump
    deal.stage_number, deal.tricks, deal.phase = WINDOW, 1, 1
    deal.left = deal.rules_table.pack_size
    for me in range(SEATS):
        for kind in range(KINDS):
            for _ in range(deal.rules_table.packs):
                provide(deal, me, kind)
    return deal


def provide(deal: Deal, me: int, kind: int) -> None:
    """One more card that a player may have: in the hand, or in Polish Bezique open."""
    if not deal.rules_table.polish:
        deal.hold(me, kind)
    elif kind & 7 >= JACK and (kind & 7 != TEN or kind >> 3 == deal.trump_suit):
        deal.put_down(me, kind)


def makes_trump(deal: Deal, combination: int) -> bool:
    """Whether scoring this combination would fix the trump suit."""
    return deal.makes_trump(combination)


def worth(deal: Deal, combination: int) -> int:
    """The points of a combination if it were scored now; -1 where it cannot be declared."""
    return deal.value_of(combination)


def with_trump(deal: Deal, trump: int) -> Deal:
    """The same with this suit for trumps; -1 for none."""
    other = deal.copy()
    other.trump_suit = trump
    return other


def kinds_of(deal: Deal, combination: int) -> list[int]:
    """The kinds of card that a combination can be made of, a kind as often as it is wanted; any of a rank once each."""
    deal.list_places(combination)
    found: list[int] = []
    for i in range(deal.need):
        if deal.place[i] < KINDS:
            found.append(deal.place[i])
        elif i == 0:
            found += [8 * suit + deal.place[i] - KINDS for suit in range(4)]
    return found


def ways(deal: Deal, me: int, combination: int, pending: bool, most: int) -> list[tuple[int, ...]]:
    """The sets of cards, at most so many, with which a combination can be declared; `pending`: or was announced."""
    if deal.value_of(combination) < 0:
        return []
    deal.prepare(me, combination, pending)
    found: list[tuple[int, ...]] = []
    fill(deal, me, 0, found, most)
    return found


def fill(deal: Deal, me: int, i: int, found: list[tuple[int, ...]], most: int) -> None:
    """Fill the places from `i` on in every way."""
    if len(found) >= most:
        return
    if i == deal.need:
        if deal.sound(me):
            found.append(tuple([deal.picked[j] for j in range(i)]))
        return
    cards = deal.options(me, i)
    while cards:
        deal.picked[i] = low_bit(cards)
        cards &= cards - 1
        fill(deal, me, i + 1, found, most)


def declared(deal: Deal, me: int, combination: int, announcing: bool, picks: tuple[int, ...]) -> Deal:
    """The deal after a combination was announced or scored with these cards: nobody else has them."""
    other = deal.copy()
    other.prepare(me, combination, not announcing)
    other.choosing, other.announcing, other.picks = combination, announcing, len(picks)
    before = never_served(other, me)
    for i in range(len(picks)):
        other.picked[i] = picks[i]
        if not other.rules_table.polish and picks[i] < TABLE_BIT:
            other.release(other_seat(me), picks[i])
    other.declare(me)
    if other.rules_table.polish:
        withdraw(other, me, before & ~never_served(other, me))
    return other


def withdraw(deal: Deal, me: int, slots: int) -> None:
    """Open cards that have served before one player are not open before the other."""
    you = other_seat(me)
    while slots:
        kind = deal.kind_in[me][low_bit(slots)]
        slots &= slots - 1
        theirs = deal.slots_of[you][kind] & never_served(deal, you)
        if theirs:
            deal.take_off(you, low_bit(theirs))


def never_served(deal: Deal, me: int) -> int:
    """The slots of the cards on a table that have served in nothing."""
    slots = deal.laid[me]
    for degree in range(DEGREES):
        slots &= ~deal.served[me][degree]
    return slots


def like_it(deal: Deal, me: int, combination: int) -> int:
    """The slots of the cards that have scored in the same kind of combination: suit, rank or bezique."""
    deal.prepare(me, combination, False)
    return deal.of_the_same_kind(me)


def could_be_renewed(deal: Deal, me: int, combination: int) -> bool:
    """Whether there would be cards for a combination if all that was scored before could be restored (laws 3.7, 4)."""
    if deal.value_of(combination) < 0:
        return False
    other = deal.copy()
    other.live[me][DEGREE_OF[combination]] = 0
    other.prepare(me, combination, False)
    return other.enough(me)


def gone(deal: Deal, me: int, slots: int) -> Deal:
    """The deal after another trick was won, when these cards on the table have been played."""
    other = deal.copy()
    other.fresh[me] = other.fed = other.fed_sets = 0
    other.scored_now = other.announced_now = 0
    while slots:
        other.remove_played(me, TABLE_BIT + low_bit(slots))
        slots &= slots - 1
    return other


def captured(deal: Deal, me: int, slots: int) -> Deal:
    """Polish Bezique: the deal when these open cards are those of the trick just won."""
    other = deal.copy()
    other.fresh[me] = slots
    return other


def is_sound(deal: Deal, me: int, combination: int, picks: tuple[int, ...]) -> bool:
    """Whether a combination may be declared with just these cards."""
    deal.prepare(me, combination, False)
    for i in range(len(picks)):
        deal.picked[i] = picks[i]
    return deal.sound(me)


def with_empty_hand(deal: Deal, me: int) -> Deal:
    """The deal when this player has no cards but those on his table."""
    other = deal.copy()
    for kind in range(KINDS):
        while other.hidden[me][kind] > 0:
            other.release(me, kind)
    return other


def lies_there(deal: Deal, me: int, combination: int) -> bool:
    """Whether the cards of a combination are all there, whatever they have served in."""
    return (deal.candidates(me) >> combination & 1) != 0


def asked_by(deal: Deal, me: int) -> Deal:
    """The deal as this player finds it on winning a trick, so that it can be asked why he may not do something."""
    other = gone(deal, me, 0)
    other.acting = other.last_winner = me
    return other


# --- telling deals apart -----------------------------------------------------------------------------------------


def laid_cards(deal: Deal, me: int) -> list[tuple[int, int]]:
    """The slots of a table with the kinds of the cards in them."""
    return [(slot, deal.kind_in[me][slot]) for slot in range(SLOTS) if deal.laid[me] & bit(slot)]


def within_reach(deal: Deal, me: int, kind: int) -> int:
    """The number of cards of a kind that a player has on the table or may have in the hand."""
    return deal.hidden[me][kind] + popcount(deal.slots_of[me][kind])


def waits(deal: Deal, me: int, slots: int) -> bool:
    """Whether a card in these slots belongs to a combination that waits to be scored."""
    found = 0
    for i in range(deal.waiting[me]):
        found |= deal.waiting_set[me][i] & slots
    return found != 0


def is_waiting(deal: Deal, me: int, slots: int) -> bool:
    """Whether just the cards in these slots wait to be scored."""
    found = False
    for i in range(deal.waiting[me]):
        found = found or deal.waiting_set[me][i] == slots
    return found


def sort_in(deal: Deal, me: int, slot: int, suits: bool) -> tuple[int, ...]:
    """All that is known of a card on the table, as numbers; its kind only where `suits` matter."""
    groups, waiting = 0, 0
    for i in range(deal.groups[me]):
        if deal.group_set[me][i] & bit(slot):
            groups |= bit(i)
    for i in range(deal.waiting[me]):
        if deal.waiting_set[me][i] & bit(slot):
            waiting |= bit(i)
    kind = deal.kind_in[me][slot] if suits else 0
    fresh = 1 if deal.fresh[me] & bit(slot) else 0
    return kind, deal.marks[me][slot], deal.worth[me][slot], fresh, groups, waiting


def likeness(deal: Deal, suits: bool, pairs: bool) -> tuple[object, ...]:
    """What makes two deals differ for all that may follow; married `pairs` only where they matter."""
    left = [deal.hidden[0][kind] for kind in range(KINDS)]
    return (
        (tuple(left) if suits else sum(left)),
        table_likeness(deal, 0, suits, pairs),
        table_likeness(deal, 1, suits, pairs),
    )


def table_likeness(deal: Deal, me: int, suits: bool, pairs: bool) -> tuple[object, ...]:
    """The same of one table, the places of its cards left out."""
    found = sorted([(sort_in(deal, me, slot, suits), slot) for slot in range(SLOTS) if deal.laid[me] & bit(slot)])
    slots = [slot for _, slot in found]
    married = [(a, b) for a in slots for b in slots if are_married(deal, me, a, b)] if pairs else []
    places = tuple([(slots.index(a), slots.index(b)) for a, b in married])
    return tuple([sort for sort, _ in found]), places, deal.announced[me], deal.remarry[me]


def are_married(deal: Deal, me: int, one: int, other: int) -> bool:
    """Whether the king and the queen in these slots have been married to each other."""
    return one < other and deal.partners[me][one] & bit(other) != 0
