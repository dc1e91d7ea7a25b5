"""A record in memory: its tags, its rules, and its lines.

`docs/record.md` describes the text. A `Line` is a body, which says what was done, with a comment that says it in
words. `Record` and all its parts are values: what was written and read back is equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from bezique.cards import Card, Suit
from bezique.game.actions import Action
from bezique.game.amendments import Amendment
from bezique.game.events import Event
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat

FORMAT = 1
"""The version of the format that this package writes (docs/record.md tells the history)."""

RULES_VERSION = 1
"""The version of the mechanisms of the game: it grows when one is added or corrected."""


NO_POINTS: PerSeat[int] = PerSeat((0, 0))
"""Nothing for either seat."""


@dataclass(frozen=True, slots=True)
class CutCards:
    """Both players cut for deal (laws G7)."""

    cards: PerSeat[Card]


@dataclass(frozen=True, slots=True)
class DealsFirst:
    """Who deals first: chosen by the winner of the cut, or agreed without one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sealed:
    """The commitment to the secret of the next deal (docs/fairness.md)."""

    number: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class Seeded:
    """What a seat adds to the chance of the next deal."""

    number: int
    seat: Seat
    seed: bytes


@dataclass(frozen=True, slots=True)
class Unsealed:
    """The secret of the deal that is over."""

    number: int
    secret: bytes


@dataclass(frozen=True, slots=True)
class NewDeal:
    """The cards are dealt.

    `pack` is the order of all cards, the top first; None in a record of what one seat saw, where `seen` are the
    events of the dealing. `before` are the points of the game so far and `barred` the suit that may not be trumps.
    `lift` and `guess` are the numbers of cards lifted and guessed (laws 3.8). A deal that stands `alone` belongs to
    no game: it is played to its end, whatever the target.
    """

    number: int
    dealer: Seat
    pack: tuple[Card, ...] | None
    alone: bool = False
    before: PerSeat[int] = NO_POINTS
    barred: Suit | None = None
    lift: int | None = None
    guess: int | None = None
    seen: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class FromPosition:
    """A deal that begins in the middle, alone, from the text of a position."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Act:
    """A player does something.

    `scores`, where given, are the points of the deal after it, for checking; `seen` are the events, in a record of
    what one seat saw.
    """

    seat: Seat
    action: Action
    scores: PerSeat[int] | None = None
    seen: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Amend:
    """An irregular act, or the effect of a ruling; `amendment` is None in a record of what one seat saw."""

    amendment: Amendment | None
    scores: PerSeat[int] | None = None
    seen: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """Practice: the last action of the deal that still stands is taken back, or with `whole` all of them."""

    whole: bool = False


Why = Literal["", "time", "away"]
"""How a game was given up: by the player himself, by his clock, or because he had gone and the other claimed it."""


@dataclass(frozen=True, slots=True)
class Resigns:
    """A player gives up the game; the deal in play is broken off."""

    seat: Seat
    why: Why = ""


@dataclass(frozen=True, slots=True)
class Void:
    """The players agree that the deal in play counts for nothing; the same player deals again."""


@dataclass(frozen=True, slots=True)
class DealEnds:
    """The points of the deal that is over, for checking."""

    scores: PerSeat[int]


@dataclass(frozen=True, slots=True)
class GameEnds:
    """The points of the game that is over, its winner (None: nobody), and its worth, for checking."""

    scores: PerSeat[int]
    winner: Seat | None
    value: int


@dataclass(frozen=True, slots=True)
class PartieEnds:
    """The winner of the partie that is over, and his stake on the odd game, for checking."""

    winner: Seat
    odd_game: int


@dataclass(frozen=True, slots=True)
class End:
    """The players rise: nothing follows."""


Body = (
    CutCards
    | DealsFirst
    | Sealed
    | Seeded
    | NewDeal
    | FromPosition
    | Act
    | Amend
    | Undo
    | Resigns
    | Void
    | DealEnds
    | GameEnds
    | PartieEnds
    | Unsealed
    | End
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what was done (None for a line of comment alone), and a comment.

    What a comment may not hold (line ends, characters that steer a terminal) is left out of it. `number` is the line
    of the file and `columns` where its words begin; both 0 and empty for a line that was not read.
    """

    body: Body | None
    comment: str = ""
    number: int = field(default=0, compare=False, repr=False)
    columns: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        """Keep the comment on one line."""
        if self.comment:
            clean = "".join(letter for letter in " ".join(self.comment.split()) if letter.isprintable())
            object.__setattr__(self, "comment", " ".join(clean.split()))


@dataclass(frozen=True, slots=True)
class Header:
    """What stands above the lines: tags in order, and the complete rules.

    `tags` holds neither the version of the format nor the name of the rules: they come from `FORMAT` and `rules`.
    `bezique.record.header` makes one and checks the tags.
    """

    rules: Rules
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        """Every record says under which version of the mechanisms it was made."""
        if "RulesVersion" not in self.tags:
            tags = {"RulesVersion": str(RULES_VERSION), **self.tags}
            object.__setattr__(self, "tags", MappingProxyType(tags))

    @property
    def seen_by(self) -> str | None:
        """Who saw what the record tells: a seat, or "nobody" for a spectator; None for a complete record."""
        return self.tags.get("Seen")

    @property
    def practice(self) -> bool:
        """Whether actions may be taken back."""
        return "Practice" in self.tags

    @property
    def by_hand(self) -> bool:
        """Whether hands dealt, who may deal wrongly."""
        return "Laws" in self.tags

    @property
    def numbered(self) -> int | None:
        """The number of the first pack where the packs are numbered ones, else None."""
        how, _, number = self.tags.get("Deal", "").partition(" ")
        return int(number) if how == "numbered" else None

    def promised(self, number: int) -> int | None:
        """The number of the pack that a deal of the match must have; None where nothing is promised.

        By hand a numbered pack lies before the dealer; how it is dealt, and how often again, is his.
        """
        return None if self.numbered is None or self.by_hand else self.numbered + number - 1

    @property
    def rules_version(self) -> int:
        """The version of the mechanisms under which the record was made."""
        return int(self.tags["RulesVersion"])

    @property
    def names(self) -> PerSeat[str]:
        """What the players are called: by their tags, or by their seats."""
        return PerSeat.of(lambda seat: self.tags.get(str(seat)) or str(seat))


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper."""

    header: Header
    lines: tuple[Line, ...] = ()
