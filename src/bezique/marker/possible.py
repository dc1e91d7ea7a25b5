"""Whether what was declared can have been declared, when nobody has seen the cards.

A declaration is refused only if it is impossible however the cards lie: with whatever cards the combinations before it
were made, and whichever of the laid cards have been played since. The ways are tried one after another, the likely
ones first, on deals of `bezique.game.supposing`; what is allowed is asked of the deal, never known here. Where the
ways are too many to try them all, the declaration stands, unless the pack has too few cards for what both players have
declared: a card belongs to one of them for the whole deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from bezique.cards import CARDS, Rank
from bezique.game.deal import Deal
from bezique.game.supposing import (
    captured,
    could_be_renewed,
    declared,
    gone,
    is_sound,
    is_waiting,
    kinds_of,
    laid_cards,
    like_it,
    likeness,
    never_served,
    sort_in,
    supposed,
    waits,
    ways,
    with_trump,
    within_reach,
)
from bezique.rules.combination import Combination, Family
from bezique.rules.model import FoursSuits, Reuse, Rules
from bezique.seats import PerSeat, Seat, next_seat

LIKELY, QUICK, ALL = 400, 1000, 10_000
"""So many ways are tried to find one that is possible; and to make sure that none is, for a menu and for a refusal."""

MOST_SETS = 500
"""So many sets of cards are looked at for one combination."""

OF_RANK = frozenset(tuple(range(rank, len(CARDS), 8)) for rank in range(8))
"""For each rank its kinds of card."""

TABLE_BIT = 32
"""The number from which on picks are cards on the table."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A combination that was announced, scored, or scored after it had been announced (`pending`).

    `trump` is the trump suit at that moment, -1 for none; `window` counts the tricks that are known to lie between:
    two declarations of a seat with the same number may belong to the same trick.
    """

    seat: Seat
    combination: Combination
    announced: bool = False
    pending: bool = False
    trump: int = -1
    window: int = 0


@dataclass(frozen=True, slots=True)
class Ground:
    """What everything in a deal is judged by: the rules, the trump suit at first, and the suit that may not be it."""

    rules: Rules
    trump: int | None = None
    barred: int | None = None

    def __hash__(self) -> int:
        return hash((self.rules.name, self.trump, self.barred))

    def deal(self) -> Deal:
        """The deal before anything was declared."""
        return supposed(self.rules, self.trump, self.barred)


class TooMany(Exception):
    """The ways are too many to try them all."""


def is_possible(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> bool:
    """Whether a declaration is possible after those before it, or nobody can say."""
    return _possible(ground, (*before, new), ALL)


def brings_doubt(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> bool:
    """Whether from this declaration on nobody can soon say how all of them can have been made."""
    return _proved(ground, before) and not _proved(ground, (*before, new))


def may_be(ground: Ground, before: tuple[Declaration, ...], new: Declaration) -> bool:
    """Whether a declaration is possible after those before it, or nobody can soon say."""
    return _possible(ground, (*before, new), QUICK)


@lru_cache(4096)
def refused(ground: Ground, declarations: tuple[Declaration, ...], most: int) -> bool:
    """Whether all ways were tried, and none is possible."""
    try:
        return Search(ground, declarations, most).found() is None
    except TooMany:
        return False


@lru_cache(4096)
def _proved(ground: Ground, declarations: tuple[Declaration, ...]) -> bool:
    """Whether a way is found in which all of these were declared."""
    if likely_end(ground, declarations) is not None:
        return True
    with suppress(TooMany):
        return Search(ground, declarations, ALL).found() is not None
    return False


@lru_cache(8192)
def likely_end(ground: Ground, declarations: tuple[Declaration, ...]) -> Deal | None:
    """A deal in which all of these were declared, where one is soon found."""
    with suppress(TooMany):
        last = likely_end(ground, declarations[:-1]) if declarations else ground.deal()
        if last is not None:
            then = Search(ground, declarations, LIKELY).found(len(declarations) - 1, last) if declarations else last
            if then is not None:
                return then
    with suppress(TooMany):
        return Search(ground, declarations, LIKELY).found()
    return None


@lru_cache(8192)
def _possible(ground: Ground, declarations: tuple[Declaration, ...], most: int) -> bool:
    """Whether the last of these may have been declared after the others."""
    if likely_end(ground, declarations) is not None:
        return True
    if outnumbered(ground, declarations):
        return False
    some = (of_its_kind(declarations), sharing_cards(ground, declarations))
    return not any(refused(ground, each, most) for each in some)


def of_its_kind(declarations: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
    """The last declaration and those of its kind before it: to leave others out makes nothing impossible."""
    last = _kind(declarations[-1].combination)
    return tuple(one for one in declarations if _kind(one.combination) == last)


def _kind(combination: Combination) -> tuple[Family, object]:
    return combination.family, combination.suit if combination.suit is not None else combination.rank


def sharing_cards(ground: Ground, declarations: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
    """The last declaration and those before it that may hold a card of the same kind."""
    last = _kinds(ground, declarations[-1])
    return tuple(one for one in declarations if last & _kinds(ground, one))


@lru_cache(1024)
def places_under(ground: Ground, combination: Combination, trump: int) -> tuple[int, ...]:
    """The kinds of card that a combination is made of while this suit is trumps."""
    return tuple(kinds_of(with_trump(ground.deal(), trump), combination))


def _kinds(ground: Ground, declaration: Declaration) -> frozenset[int]:
    return frozenset(places_under(ground, declaration.combination, declaration.trump))


# --- the cards that the pack has -----------------------------------------------------------------------------


@lru_cache(8192)
def outnumbered(ground: Ground, declarations: tuple[Declaration, ...]) -> bool:
    """Whether the pack has too few cards of a kind or of a rank for what both players need at least."""
    packs = ground.rules.packs
    least = PerSeat.of(lambda seat: least_of_kinds(ground, declarations, seat))
    if any(sum(each[(kind,)] for each in least) > packs for kind in range(len(CARDS))):
        return True
    return any(sum(_least_of_rank(each, kinds) for each in least) > 4 * packs for kinds in OF_RANK)


def brisques_needed(ground: Ground, declarations: tuple[Declaration, ...], seat: Seat) -> int:
    """How many aces and tens a player must have had for what he declared."""
    least = least_of_kinds(ground, declarations, seat)
    return sum(_least_of_rank(least, kinds) for kinds in OF_RANK if CARDS[kinds[0]].rank in (Rank.TEN, Rank.ACE))


def _least_of_rank(least: Mapping[tuple[int, ...], int], kinds: tuple[int, ...]) -> int:
    return max(least[kinds], sum(least[(kind,)] for kind in kinds))


def least_of_kinds(ground: Ground, declarations: tuple[Declaration, ...], seat: Seat) -> Counter[tuple[int, ...]]:
    """How many cards of a kind, or of a rank in any suits, a player must have had for what he declared."""
    groups: dict[object, list[Declaration]] = {}
    for one in declarations:
        if one.seat == seat:
            is_four = one.combination.family is Family.FOURS
            groups.setdefault(one.combination if is_four else _kind(one.combination), []).append(one)
    least: Counter[tuple[int, ...]] = Counter()
    for group in groups.values():
        least |= Counter({kinds: _least(ground, tuple(group), kinds) for kinds in _to_count(ground, group)})
    return least


def _to_count(ground: Ground, group: Iterable[Declaration]) -> set[tuple[int, ...]]:
    """The kinds of card that are counted for declarations of one sort; those of a rank together where any suit does."""
    made_of = {places_under(ground, one.combination, one.trump) for one in group}
    of_rank = made_of & OF_RANK
    if of_rank and ground.rules.fours_suits is FoursSuits.ANY:
        return of_rank
    return {(kind,) for kinds in made_of for kind in kinds}


@lru_cache(8192)
def _least(ground: Ground, group: tuple[Declaration, ...], kinds: tuple[int, ...]) -> int:
    """With fewer cards of these kinds a player cannot have declared all of a group."""
    least = _least(ground, group[:-1], kinds) if group else 0
    with suppress(TooMany):
        while group and Search(ground, group, QUICK, (kinds, least)).found() is None:
            if least == ground.rules.packs * len(kinds):
                break
            least += 1
    return least


class Search:
    """Tries the ways in which declarations can have come about, from the first to the last.

    `limit`: kinds of card, and how many of them the player who declared can have had.
    """

    def __init__(
        self,
        ground: Ground,
        declarations: tuple[Declaration, ...],
        most: int,
        limit: tuple[tuple[int, ...], int] | None = None,
    ) -> None:
        self.ground, self.declarations, self.limit = ground, declarations, limit
        self.left: float = most
        self.polish = ground.rules.reuse.is_polish
        self.renewable = ground.rules.reuse in (Reuse.RUBICON, Reuse.SIX_PACK)
        self.room = ground.rules.hand - 1
        self.wanted = Counter(
            kind for one in declarations if one.combination.family is not Family.FOURS for kind in _kinds(ground, one)
        )
        self.deepest: tuple[int, Deal] = 0, ground.deal()
        self.tried: set[object] = set()
        self.needs = list(self._needed())
        self.suits_matter = len({_kind(one.combination) for one in declarations}) > 1 or any(
            one.combination < Combination.FOUR_JACKS or one.combination >= Combination.FOUR_TRUMP_JACKS
            for one in declarations
        )
        self.suits_matter |= limit is not None and len(limit[0]) == 1

    def found(self, place: int = 0, deal: Deal | None = None) -> Deal | None:
        """A deal in which all was declared, from this place on; raises TooMany where not all could be tried."""
        return self._from(place, deal or self.ground.deal())

    def _from(self, place: int, deal: Deal) -> Deal | None:
        """How the deal may stand at the end, the declarations before this one being made."""
        if place >= self.deepest[0]:
            self.deepest = place, deal
        if place == len(self.declarations):
            return None if self._exceeds(deal) else deal
        known = place, likeness(deal, self.suits_matter, self.renewable)
        if known in self.tried or self._short(deal, place):
            return None
        self.tried.add(known)
        one = self.declarations[place]
        deal = with_trump(deal, one.trump)
        following = self._in_polish(deal, one, place) if self.polish else self._after(deal, one, place)
        ends = (self._from(place + 1, then) for then in following)
        return next((end for end in ends if end is not None), None)

    def _needed(self) -> Iterator[Counter[tuple[Seat, int]]]:
        """For each place, how many cards of a kind a seat needs at once for some declaration from there on."""
        for place in range(len(self.declarations)):
            most: Counter[tuple[Seat, int]] = Counter()
            for one in self.declarations[place:]:
                if one.combination.family is not Family.FOURS and not self.polish:
                    kinds = Counter(places_under(self.ground, one.combination, one.trump))
                    most |= Counter({(one.seat, kind): number for kind, number in kinds.items()})
            yield most

    def _short(self, deal: Deal, place: int) -> bool:
        """Whether cards are gone that some later declaration needs, or more have served than there can have been."""
        return self._exceeds(deal) or any(
            within_reach(deal, seat, kind) < number for (seat, kind), number in self.needs[place].items()
        )

    def _exceeds(self, deal: Deal) -> bool:
        """Whether more cards of the limited kinds have been declared: what the other player cannot have any more."""
        if self.limit is None:
            return False
        (kinds, number), other = self.limit, next_seat(self.declarations[0].seat)
        left = sum(within_reach(deal, other, kind) for kind in kinds)
        return self.ground.rules.packs * len(kinds) - left > number

    def _spend(self, looked_at: int = 0) -> None:
        """Count a way that is tried, or so many that were only looked at; raises TooMany when too many were."""
        self.left -= looked_at / 10 if looked_at else 1
        if self.left < 0:
            raise TooMany

    # --- laid from the hand -----------------------------------------------------------------------------------

    def _after(self, deal: Deal, one: Declaration, place: int) -> Iterator[Deal]:
        """The deals that may stand after a declaration."""
        for ground in self._before(deal, one, place):
            for picks in self._likely(ground, one):
                self._spend()
                yield declared(ground, one.seat, one.combination, one.announced, picks)

    def _before(self, deal: Deal, one: Declaration, place: int) -> Iterator[Deal]:
        """The deals that may stand before a declaration: in the same window, or with laid cards played since."""
        last = next((other for other in reversed(self.declarations[:place]) if other.seat == one.seat), None)
        if last is not None and last.window == one.window:
            yield deal
        closed = gone(deal, one.seat, 0)
        yield closed
        if not one.pending and not could_be_renewed(closed, one.seat, one.combination):
            return
        laid = dict(laid_cards(closed, one.seat))
        related = like_it(closed, one.seat, one.combination) if self.renewable else 0
        sorts = {slot: sort_in(closed, one.seat, slot, self.suits_matter) for slot in laid}
        missed = {slot: self.wanted[kind] + 100 * waits(closed, one.seat, 1 << slot) for slot, kind in laid.items()}
        pairs_matter = self.renewable and one.combination < Combination.BEZIQUE
        known: set[object] = set()
        for number in range(max(1, self._crowd(one, laid)), len(laid) + 1):
            self._spend(looked_at=comb(len(laid), number))
            for slots in sorted(combinations(laid, number), key=lambda some: sum(missed[slot] for slot in some)):
                alike: object = slots if pairs_matter else tuple(sorted(sorts[slot] for slot in slots))
                if alike not in known and self._of_use(one, len(laid), slots, related):
                    known.add(alike)
                    then = gone(closed, one.seat, sum(1 << slot for slot in slots))
                    if not self._short(then, place):
                        self._spend()
                        yield then

    def _of_use(self, one: Declaration, lying: int, slots: tuple[int, ...], related: int) -> bool:
        """Whether it can help that just these cards are gone: some make room, or are of the kind declared."""
        spared = sum(1 for slot in slots if not related >> slot & 1)
        return spared <= max(0, lying - (len(slots) - spared) + self._size(one.combination) - self.room)

    def _crowd(self, one: Declaration, laid: Mapping[int, int]) -> int:
        """How many cards on the table must have been played at least, so that the combination finds room."""
        kinds = _kinds(self.ground, one)
        there = sum(1 for kind in laid.values() if kind in kinds)
        return len(laid) + max(0, self._size(one.combination) - there) - self.room

    def _size(self, combination: Combination) -> int:
        """The number of cards of a combination."""
        if combination.family is Family.FOURS:
            return 5 if combination >= Combination.FIVE_TRUMP_JACKS else 4
        return len(places_under(self.ground, combination, -1))

    def _likely(self, deal: Deal, one: Declaration) -> list[tuple[int, ...]]:
        """The sets of cards for a declaration that leave no more on the table than can be held, the likely first."""
        lying = len(laid_cards(deal, one.seat))
        sets = ways(deal, one.seat, one.combination, one.pending, MOST_SETS)
        self._spend(looked_at=1 + len(sets))
        if len(sets) >= MOST_SETS:
            self.left = min(self.left, LIKELY)  # not all are looked at, so that nothing can be refused
            self._spend()
        fits = [picks for picks in sets if lying + _from_hand(picks) <= self.room]
        if one.pending:
            fits = [picks for picks in fits if _are_waiting(deal, one, picks)]
        return sorted(fits, key=self._price)

    def _price(self, picks: tuple[int, ...]) -> tuple[int, int]:
        """What a set of cards takes from what else is wanted."""
        from_hand = [pick for pick in picks if pick < TABLE_BIT]
        spared = len(from_hand) if self.ground.rules.reuse is not Reuse.ASCENDING_VALUE else -len(from_hand)
        return sum(self.wanted[kind] for kind in from_hand), spared

    # --- captured cards ---------------------------------------------------------------------------------------

    def _in_polish(self, deal: Deal, one: Declaration, place: int) -> Iterator[Deal]:
        """As `_after`: at least one of the cards, and at most two in a window, come from the trick just won."""
        last = next((other for other in reversed(self.declarations[:place]) if other.seat == one.seat), None)
        grounds = [gone(deal, one.seat, 0)]
        if last is not None and last.window == one.window:
            grounds.insert(0, deal)
        for ground in grounds:
            before = ground.fresh[one.seat]
            unused = never_served(ground, one.seat)
            sets = ways(captured(ground, one.seat, unused | before), one.seat, one.combination, False, MOST_SETS)
            self._spend(looked_at=1 + len(sets))
            for picks in sets:
                for won in _won(before, unused, picks):
                    trial = captured(ground, one.seat, won)
                    self._spend()
                    if is_sound(trial, one.seat, one.combination, picks):
                        yield declared(trial, one.seat, one.combination, False, picks)


def _won(before: int, unused: int, picks: tuple[int, ...]) -> Iterator[int]:
    """The cards that may be those of the trick just won: those known to be, and some of these, two at most."""
    mine = [1 << pick for pick in picks if unused >> pick & 1 and not before >> pick & 1]
    for number in range(max(0, 2 - before.bit_count()), -1, -1):
        for some in combinations(mine, min(number, len(mine))):
            if before or some:
                yield before | sum(some)


def _are_waiting(deal: Deal, one: Declaration, picks: tuple[int, ...]) -> bool:
    """Whether these cards are the ones that were announced."""
    return _from_hand(picks) == 0 and is_waiting(deal, one.seat, sum(1 << (pick - TABLE_BIT) for pick in picks))


def _from_hand(picks: tuple[int, ...]) -> int:
    return sum(1 for pick in picks if pick < TABLE_BIT)
