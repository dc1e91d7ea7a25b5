"""The rules of one form of the game in the small numbers and tables that the compiled core reads."""

from __future__ import annotations

from enum import StrEnum

from bezique.cards import ordered_pack
from bezique.rules.combination import Combination
from bezique.rules.model import (
    BeziquePair,
    CarteBlancheHand,
    FoursSuits,
    FreshCard,
    GameEnd,
    LastTrickWhich,
    MarriageCrossing,
    Reuse,
    Rules,
    Settlement,
    TrumpSource,
)

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import bit

NO_TRUMP = 4
"""The row of the tables used while no suit is trumps."""

SPADE_QUEEN, DIAMOND_JACK, CLUB_QUEEN, HEART_JACK = 4, 19, 28, 11
TRUMP_QUEEN_JACKS = (19, 27, 3, 11)
"""The jack that makes bezique with the queen of trumps, by trump suit (laws 3.8)."""


def number_of(member: StrEnum) -> int:
    """The place of a mechanism in its closed list."""
    return list(type(member)).index(member)


class Mechanics:
    """What the core needs to know of a `Rules`, once and for all; built by `mechanics_of`."""

    def __init__(self, rules: Rules) -> None:
        self._make_room()
        self.rules = rules
        self._read_deal(rules)
        self._read_reuse(rules)
        self._read_seven(rules)
        self._read_points(rules)
        self._fill_dealing(rules)
        self._fill_ranking(rules)
        self._fill_values(rules)
        self._fill_bezique(rules)
        self._fill_degrees(rules)

    def _make_room(self) -> None:
        if not cython.compiled:
            self.dealt_to, self.rank_unit, self.ordered = [0] * 32, [0] * 32, [0] * 256
            self.higher_free, self.higher_strict = [0] * 32, [0] * 32
            self.values = [0] * 140
            self.queen, self.jack = [0] * 5, [0] * 5
            self.barred_by, self.drops = [0] * 10, [0] * 10

    def _read_deal(self, rules: Rules) -> None:
        self.packs, self.hand, self.pack_size = rules.packs, rules.hand, rules.pack_size
        self.trump_source = number_of(rules.trump_source)
        self.has_turn_up = rules.trump_source is TrumpSource.TURN_UP
        self.draw_order = number_of(rules.draw_order)
        self.phase2 = number_of(rules.phase2)
        self.last_draw_declare = rules.last_draw_declare

    def _read_reuse(self, rules: Rules) -> None:
        self.reuse = number_of(rules.reuse)
        self.polish = rules.reuse.is_polish
        self.renewable = rules.reuse in (Reuse.RUBICON, Reuse.SIX_PACK)
        self.fresh_card = number_of(FreshCard.NONE if self.polish else rules.fresh_card)
        self.law35 = rules.marriage_crossing is MarriageCrossing.LAW35
        self.one_of_each = rules.fours_suits is FoursSuits.ONE_OF_EACH

    def _read_seven(self, rules: Rules) -> None:
        seven = rules.seven
        self.seven_points = seven.points
        self.seven_exchange = number_of(seven.exchange)
        self.seven_second = number_of(seven.second)
        self.seven_on_play = seven.on_play_phase1
        self.seven_with_declaration = seven.with_declaration
        self.seven_turned = seven.turned_to_dealer

    def _read_points(self, rules: Rules) -> None:
        self.brisques = number_of(rules.brisques)
        self.last_trick = rules.last_trick.points
        self.last_trick_is_drawing = rules.last_trick.which is LastTrickWhich.LAST_DRAWING
        self.blanche_points = rules.carte_blanche.points
        self.blanche_repeat = rules.carte_blanche.repeat
        barred = 0b00111000 if rules.carte_blanche.definition is CarteBlancheHand.NO_KQJ else 0b11111000
        self.blanche_bars = barred * 0x01010101
        stops = rules.game_end is GameEnd.IMMEDIATE and rules.settlement is Settlement.RACE
        self.target = rules.target if stops else 0

    def _fill_dealing(self, rules: Rules) -> None:
        """The pack in order; who gets each of the first cards, 0 the pone, 1 the dealer (laws 2.1, packets)."""
        for place, card in enumerate(ordered_pack(rules.packs)):
            self.ordered[place] = card
        order = [who for packet in rules.packets for who in [0] * packet + [1] * packet]
        for place, who in enumerate(order):
            self.dealt_to[place] = who

    def _fill_ranking(self, rules: Rules) -> None:
        """The cards of its suit that beat each card, in free and in strict play (laws 1.1, E2).

        `rank_unit` is what a concealed card adds to the counters of ranks: nothing in Polish Bezique.
        """
        low_ten = (0, 1, 2, 4, 5, 6, 3, 7)
        strict = low_ten if rules.ten_low_in_phase2 else tuple(range(8))
        for kind in range(32):
            self.rank_unit[kind] = 0 if rules.reuse.is_polish else bit(8 * (kind % 8))
            self.higher_free[kind] = self._higher(kind, tuple(range(8)))
            self.higher_strict[kind] = self._higher(kind, strict)

    def _higher(self, kind: int, strength: tuple[int, ...]) -> int:
        suit = kind // 8
        higher = (rank for rank in range(8) if strength[rank] > strength[kind % 8])
        return sum(bit(8 * suit + rank) for rank in higher)

    def _fill_values(self, rules: Rules) -> None:
        """Points by trump suit and combination; -1 where it cannot be declared."""
        for trump in range(5):
            for item in Combination:
                self.values[28 * trump + item] = self._value(rules, trump, item)

    def _value(self, rules: Rules, trump: int, item: Combination) -> int:
        suit = item.suit
        if trump == NO_TRUMP:
            if item >= Combination.FOUR_TRUMP_JACKS:
                return -1
            if suit is not None and self._makes_trump(rules, item):
                return rules.combinations.get(item.key(suit), -1)
            if item.family == 1 and rules.bezique_pair is not BeziquePair.FIXED_SQ_DJ:
                return -1
        return rules.combinations.get(item.key(trump), -1)

    def _makes_trump(self, rules: Rules, item: Combination) -> bool:
        is_marriage = item < Combination.SEQUENCE_SPADES
        return is_marriage or rules.trump_source is TrumpSource.FIRST_MARRIAGE_OR_SEQUENCE

    def _fill_bezique(self, rules: Rules) -> None:
        """The queen and the jack of bezique by trump suit (laws 3.8, 3.11)."""
        for trump in range(5):
            queen, jack = SPADE_QUEEN, DIAMOND_JACK
            if rules.bezique_pair is BeziquePair.FLOATING_NONTRUMP and trump in (0, 2):
                queen, jack = CLUB_QUEEN, HEART_JACK
            if rules.bezique_pair is BeziquePair.TRUMP_QUEEN and trump < NO_TRUMP:
                queen, jack = 8 * trump + 4, TRUMP_QUEEN_JACKS[trump]
            self.queen[trump], self.jack[trump] = queen, jack

    def _fill_degrees(self, rules: Rules) -> None:
        """What a card may no longer serve in (laws R1, R2, R5, 3.7): sets of degrees, as bits.

        Inside its class a degree is barred to cards that served above it; any four and four in trumps bar each other.
        `drops` turns that round: which pending degrees are lost when one is scored, itself included (laws 1.6).
        """
        for degree in range(10):
            top = 2 if degree < 2 else 7 if degree < 7 else 10
            self.barred_by[degree] = sum(1 << above for above in range(degree + 1, top))
        self.barred_by[8] |= 1 << 7
        self.barred_by[9] |= 1 << 7
        if rules.reuse is Reuse.ASCENDING_VALUE:
            for degree in range(10):
                self.barred_by[degree] = 0
        if not rules.sequence_after_marriage:
            self.barred_by[1] |= 1 << 0
        for degree in range(10):
            barred = (lower for lower in range(10) if self.barred_by[lower] >> degree & 1)
            self.drops[degree] = 1 << degree | sum(1 << lower for lower in barred)


_KNOWN: dict[int, Mechanics] = {}


def mechanics_of(rules: Rules) -> Mechanics:
    """The mechanics of `rules`, made once for each `Rules` object."""
    known = _KNOWN.get(id(rules))
    if known is None or known.rules is not rules:
        if len(_KNOWN) > 500:
            _KNOWN.clear()
        known = _KNOWN[id(rules)] = Mechanics(rules)
    return known
