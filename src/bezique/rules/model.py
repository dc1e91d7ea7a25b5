"""The rules of one form of Bezique, as data: every option of laws 2.5 under its key.

`Rules` names mechanisms from closed lists; each mechanism is written once, in `bezique.game`. The values here are
those of the preset `standard`. Rules are read by `bezique.rules.load`, which also refuses contradictions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import gcd
from types import MappingProxyType
from typing import Any


class TrumpSource(StrEnum):
    """How the trump suit is fixed."""

    TURN_UP = "turn_up"
    FIRST_MARRIAGE_OR_SEQUENCE = "first_marriage_or_sequence"
    FIRST_MARRIAGE = "first_marriage"


class DrawOrder(StrEnum):
    """Who draws first from the stock (laws S1)."""

    WINNER_FIRST = "winner_first"
    PONE_FIRST = "pone_first"
    BY_SEAT = "by_seat"


class Phase2(StrEnum):
    """What binds the follower once the stock is gone (laws E1)."""

    STRICT = "strict"
    WHIST = "whist"
    NO_OVERTAKE = "no_overtake"


class Reuse(StrEnum):
    """How cards may serve in more than one combination (laws R1 to R7, 3.7 to 3.9)."""

    CLASS = "class"
    ASCENDING_VALUE = "ascending_value"
    RUBICON = "rubicon"
    SIX_PACK = "six_pack"
    POLISH_COMPOUND = "polish_compound"
    POLISH_TWO = "polish_two"

    @property
    def is_polish(self) -> bool:
        """Whether combinations are made of captured cards only."""
        return self in (Reuse.POLISH_COMPOUND, Reuse.POLISH_TWO)


class FreshCard(StrEnum):
    """Whether a further announcement of a class needs a new card (laws R3)."""

    FROM_HAND = "from_hand"
    ANY_UNUSED = "any_unused"
    NONE = "none"


class MarriageCrossing(StrEnum):
    """When declared marriages of one suit may be paired anew in Rubicon (laws 3.7, 5)."""

    LAW35 = "law35"
    FREE_REPAIRING = "free_repairing"


class FoursSuits(StrEnum):
    """Which suits make four of a kind (laws R8)."""

    ANY = "any"
    ONE_OF_EACH = "one_of_each"


class BeziquePair(StrEnum):
    """Which queen and jack make bezique (laws 3.8, 3.11)."""

    FIXED_SQ_DJ = "fixed_SQ_DJ"
    FLOATING_NONTRUMP = "floating_nontrump"
    TRUMP_QUEEN = "trump_queen"


class SevenExchange(StrEnum):
    """When the seven of trumps may be exchanged for the turn-up (laws 3.3)."""

    AFTER_WIN_BEFORE_DRAW = "after_win_before_draw"
    ON_LEAD = "on_lead"
    BEFORE_FIRST_CARD = "before_first_card"


class SecondSeven(StrEnum):
    """How the other seven earns its points (laws 3.3)."""

    DECLARE = "declare"
    PLAY = "play"
    NONE = "none"


class Brisques(StrEnum):
    """When aces and tens taken are counted (laws E4)."""

    IMMEDIATE = "immediate"
    END_OF_HAND = "end_of_hand"
    TIE_OR_RUBICON = "tie_or_rubicon"
    NEVER = "never"

    @property
    def bring_points(self) -> bool:
        """Whether each of them brings points."""
        return self in (Brisques.IMMEDIATE, Brisques.END_OF_HAND)

    @property
    def counted_later(self) -> bool:
        """Whether they are counted, but not as they are taken."""
        return self in (Brisques.END_OF_HAND, Brisques.TIE_OR_RUBICON)


class LastTrickWhich(StrEnum):
    """Which trick earns the points of the last trick (laws E3)."""

    FINAL = "final"
    LAST_DRAWING = "last_drawing"


class CarteBlancheHand(StrEnum):
    """Which hand is a carte blanche (laws 3.7, 3.11)."""

    NO_KQJ = "no_KQJ"
    NO_AKQJT = "no_AKQJT"


class StockCount(StrEnum):
    """Whether the face-down stock may be counted (laws S5)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    RUBICON = "rubicon"


class Cut(StrEnum):
    """What the cut for deal decides (laws G7)."""

    HIGH_CHOOSES = "high_chooses"
    HIGH_DEALS = "high_deals"
    LOW_DEALS = "low_deals"


class NextDealer(StrEnum):
    """Who deals next (laws G6)."""

    ALTERNATE = "alternate"
    LAST_TRICK = "last_trick"


class GameEnd(StrEnum):
    """Whether reaching the target stops play (laws G1)."""

    IMMEDIATE = "immediate"
    END_OF_HAND = "end_of_hand"


class EndTie(StrEnum):
    """Who wins when both have reached the target (laws G2)."""

    HIGHER_THEN_LAST_TRICK = "higher_then_last_trick"
    NONDEALER_FIRST = "nondealer_first"


class Partie(StrEnum):
    """Whether games make a partie (laws G4)."""

    NONE = "none"
    BEST_OF_FIVE = "best_of_five"


class OddGameWhen(StrEnum):
    """When the extra stake on the odd game is paid (laws G4)."""

    ALWAYS = "always"
    FIFTH_GAME = "fifth_game"


class Stake(StrEnum):
    """What is paid: so much a game, or so much a point (laws G5)."""

    BY_GAME = "by_game"
    BY_POINT = "by_point"


class Settlement(StrEnum):
    """How a deal or game is settled (laws 3.7, 3.8)."""

    RACE = "race"
    PORTLAND = "portland"
    MODERN_PAGE = "modern_page"
    BICYCLE = "bicycle"
    SIX = "six"
    EIGHT = "eight"


class Laws(StrEnum):
    """The code of laws for irregularities (laws 4)."""

    FOSTER = "foster"
    FRENCH = "french"
    PORTLAND = "portland"
    FIXED_MODERN = "fixed_modern"
    ENQUIRE_WITHIN = "enquire_within"
    SIX_PACK = "six_pack"
    GERMAN = "german"


@dataclass(frozen=True, slots=True)
class Seven:
    """The seven of trumps (laws 3.3)."""

    points: int = 10
    exchange: SevenExchange = SevenExchange.AFTER_WIN_BEFORE_DRAW
    second: SecondSeven = SecondSeven.DECLARE
    on_play_phase1: bool = False
    with_declaration: bool = False
    turned_to_dealer: int = 10


@dataclass(frozen=True, slots=True)
class Lifting:
    """The points for lifting exactly the cards to be dealt, and for guessing how many were lifted (laws 3.8)."""

    exact: int = 250
    guess: int = 150


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The points of the last trick and which trick that is (laws E3)."""

    points: int = 10
    which: LastTrickWhich = LastTrickWhich.FINAL


@dataclass(frozen=True, slots=True)
class CarteBlanche:
    """A hand without court cards (laws 3.7, 3.11)."""

    points: int = 0
    definition: CarteBlancheHand = CarteBlancheHand.NO_KQJ
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """Where the value of an option comes from: a work, and the place in it."""

    work: str
    law: str = ""

    def __str__(self) -> str:
        return f"{self.work}, {self.law}" if self.law else self.work


STANDARD_POINTS: Mapping[str, int] = MappingProxyType(
    {
        "marriage": 20,
        "royal_marriage": 40,
        "sequence": 250,
        "bezique": 40,
        "double": 500,
        "four_aces": 100,
        "four_kings": 80,
        "four_queens": 60,
        "four_jacks": 40,
    }
)
"""The combinations of the standard game and their points (laws 2.3, column STD)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One complete set of rules; the field names are the keys of laws 2.5.

    `packets` are the sizes of the packets dealt, `(1,) * hand` when the cards go singly. `combinations` maps a name
    of `COMBINATION_KEYS` to its points; an absent name is not in the game. `sources` maps a key (such as
    "seven.exchange") to where its value comes from. Equality looks at the values, not at name, title or sources.
    """

    name: str = field(default="standard", compare=False)
    title: str = field(default="", compare=False)
    seats: int = 2
    packs: int = 2
    hand: int = 8
    packets: tuple[int, ...] = (3, 2, 3)
    trump_source: TrumpSource = TrumpSource.TURN_UP
    trump_repeat: bool = True
    draw_order: DrawOrder = DrawOrder.WINNER_FIRST
    last_draw_declare: bool = True
    phase2: Phase2 = Phase2.STRICT
    ten_low_in_phase2: bool = False
    reuse: Reuse = Reuse.CLASS
    fresh_card: FreshCard = FreshCard.FROM_HAND
    sequence_after_marriage: bool = True
    marriage_crossing: MarriageCrossing = MarriageCrossing.LAW35
    fours_suits: FoursSuits = FoursSuits.ANY
    bezique_pair: BeziquePair = BeziquePair.FIXED_SQ_DJ
    combinations: Mapping[str, int] = field(default_factory=lambda: STANDARD_POINTS)
    seven: Seven = Seven()
    brisques: Brisques = Brisques.IMMEDIATE
    last_trick: LastTrick = LastTrick()
    carte_blanche: CarteBlanche = CarteBlanche()
    stock_count: StockCount = StockCount.ALLOWED
    cut: Cut = Cut.HIGH_CHOOSES
    next_dealer: NextDealer = NextDealer.ALTERNATE
    target: int = 1000
    game_end: GameEnd = GameEnd.IMMEDIATE
    end_tie: EndTie = EndTie.HIGHER_THEN_LAST_TRICK
    double_game_below: int = 500
    partie: Partie = Partie.NONE
    odd_game: int = 0
    odd_game_when: OddGameWhen = OddGameWhen.ALWAYS
    stake: Stake = Stake.BY_GAME
    settlement: Settlement = Settlement.RACE
    rescue_may_flip: bool = True
    brisque_margin: int = 0
    laws: Laws = Laws.FOSTER
    sources: Mapping[str, Source] = field(default_factory=dict, compare=False, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        values = {key.name: getattr(self, key.name) for key in fields(self)}
        values["combinations"], values["sources"] = dict(self.combinations), dict(self.sources)
        return _remake, (values,)

    @property
    def has_turn_up(self) -> bool:
        """Whether a card is turned up for trumps."""
        return self.trump_source is TrumpSource.TURN_UP

    @property
    def unit(self) -> int:
        """What every score is a multiple of."""
        seven, extra = self.seven, () if self.lifting is None else (self.lifting.exact, self.lifting.guess)
        points = (*self.combinations.values(), seven.points, seven.turned_to_dealer, self.last_trick.points)
        return gcd(10, self.carte_blanche.points, *points, *extra)

    @property
    def pack_size(self) -> int:
        """The number of cards in play."""
        return 32 * self.packs

    @property
    def lifting(self) -> Lifting | None:
        """What lifting and guessing are worth; None where the dealer does not lift the cards to be dealt."""
        return Lifting() if self.settlement in (Settlement.SIX, Settlement.EIGHT) else None

    @property
    def drawing_tricks(self) -> int:
        """The number of tricks after which cards are drawn (laws 2.2)."""
        return self.pack_size // self.seats - self.hand

    def source(self, key: str) -> Source | None:
        """Where the value of `key` comes from, or that of the group it belongs to; None where nothing is named."""
        while key:
            if key in self.sources:
                return self.sources[key]
            key = key.rpartition(".")[0]
        return None


def _remake(values: dict[str, Any]) -> Rules:
    """Rules that were pickled; they keep their points from being changed, as when they were read."""
    return Rules(**values | {"combinations": MappingProxyType(values["combinations"])})
