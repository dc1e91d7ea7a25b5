"""What hands do at a table, as small values with a short text form that reads back.

The actions of a deal (`bezique.game.actions`) are acts too: a card played, a combination scored, the seven exchanged.
Here are the others, which a deal does by itself or does not know: cutting, dealing by packets, drawing, laying down any
cards for any combination, marking, taking back, speaking up. Whether an act is right is no matter of this module.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bezique.cards import Card, card, cards
from bezique.errors import BadNotation
from bezique.game import actions
from bezique.rules.combination import Combination, combination


@dataclass(frozen=True, slots=True)
class CutForDeal:
    """Cut for the deal; more than one card may come to light."""

    exposed: int = 1

    def __str__(self) -> str:
        return "cut for deal" if self.exposed == 1 else f"cut for deal, {self.exposed} exposed"


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut the pack to the dealer, and leave so many cards in the smaller packet; a card may come to light."""

    packet: int
    exposed: int = 0

    def __str__(self) -> str:
        return f"cut {self.packet}" + (f", {self.exposed} exposed" if self.exposed else "")


@dataclass(frozen=True, slots=True)
class DealPacket:
    """Deal so many cards at once, to the pone or (`mine`) to oneself."""

    count: int
    mine: bool = False

    def __str__(self) -> str:
        return f"deal {self.count} {'to me' if self.mine else 'to you'}"


@dataclass(frozen=True, slots=True)
class DealRest:
    """Deal what is left to deal the right way, and turn the card for trumps."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Expose:
    """Let a card of somebody come to light while dealing: one's own (`mine`), the other's, or the stock's."""

    whose: str

    def __str__(self) -> str:
        return f"expose {self.whose}"


@dataclass(frozen=True, slots=True)
class LiftHand:
    """Take up the hand that was dealt."""

    def __str__(self) -> str:
        return "lift"


@dataclass(frozen=True, slots=True)
class LiftPacket:
    """Lift so many cards off the pack before dealing, where the rules score it (laws 3.8)."""

    count: int

    def __str__(self) -> str:
        return f"lift {self.count}"


@dataclass(frozen=True, slots=True)
class Guess:
    """Guess how many cards the dealer lifted."""

    count: int

    def __str__(self) -> str:
        return f"guess {self.count}"


@dataclass(frozen=True, slots=True)
class Face:
    """Find a card of the stock lying face up, so many cards under the top."""

    place: int

    def __str__(self) -> str:
        return f"faced {self.place}"


@dataclass(frozen=True, slots=True)
class Miss:
    """Find the pack imperfect: a card is not in it, or lies on the floor."""

    floor: bool = False

    def __str__(self) -> str:
        return "pack imperfect, on floor" if self.floor else "pack imperfect"


@dataclass(frozen=True, slots=True)
class PlaySeveral:
    """Play several cards at once, the first of them meant."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"play {_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards from the top of the stock; `looked`: he has seen them all. `under` cards are left above them."""

    count: int = 1
    looked: bool = True
    under: int = 0

    def __str__(self) -> str:
        text = "draw" if self.count == 1 else f"draw {self.count}"
        return text + (f" under {self.under}" if self.under else "") + ("" if self.looked else " unseen")


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards down for a combination, whatever they are, and mark its points, or (`waiting`) have them to score."""

    combination: Combination
    cards: tuple[Card, ...]
    waiting: bool = False

    def __str__(self) -> str:
        return f"{'announce' if self.waiting else 'lay'} {self.combination} {_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark points for something that is not laid down."""

    points: int

    def __str__(self) -> str:
        return f"mark {self.points}"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the card that one has played last; `dropped`: it was not played but fell."""

    dropped: bool = False

    def __str__(self) -> str:
        return "take back, dropped" if self.dropped else "take back"


@dataclass(frozen=True, slots=True)
class Leave:
    """Win the next trick without gathering it: the heap stays on the table."""

    def __str__(self) -> str:
        return "leave heap"


@dataclass(frozen=True, slots=True)
class LookBack:
    """Look at turned tricks, count them, or take declared cards up while the stock lasts."""

    def __str__(self) -> str:
        return "look back"


@dataclass(frozen=True, slots=True)
class CountBrisques:
    """Count one's own aces and tens."""

    def __str__(self) -> str:
        return "count brisques"


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that something was wrong: the key of its law."""

    law: str

    def __str__(self) -> str:
        return f"claim {self.law}"


@dataclass(frozen=True, slots=True)
class Option:
    """Take an option that a ruling gives, with a card where it asks for one; "none" takes none."""

    option: str
    card: Card | None = None

    def __str__(self) -> str:
        return f"option {self.option}" + (f" {self.card}" if self.card is not None else "")


@dataclass(frozen=True, slots=True)
class CloseBooks:
    """Let the deal be scored: nothing is claimed any more that must be claimed before."""

    def __str__(self) -> str:
        return "close"


Act = (
    actions.Action
    | CutForDeal
    | CutPack
    | DealPacket
    | DealRest
    | Expose
    | LiftHand
    | LiftPacket
    | Guess
    | Face
    | Miss
    | PlaySeveral
    | Draw
    | Lay
    | Mark
    | TakeBack
    | Leave
    | LookBack
    | CountBrisques
    | Claim
    | Option
    | CloseBooks
)

_READERS: tuple[tuple[str, Callable[[re.Match[str]], Act]], ...] = (
    (r"cut for deal(?:, (\d+) exposed)?", lambda found: CutForDeal(int(found[1] or 1))),
    (r"cut (\d+)(?:, (\d+) exposed)?", lambda found: CutPack(int(found[1]), int(found[2] or 0))),
    (r"deal (\d+) to (you|me)", lambda found: DealPacket(int(found[1]), found[2] == "me")),
    (r"deal", lambda _: DealRest()),
    (r"expose (mine|yours|stock)", lambda found: Expose(found[1])),
    (r"lift", lambda _: LiftHand()),
    (r"lift (\d{1,3})", lambda found: LiftPacket(int(found[1]))),
    (r"guess (\d{1,3})", lambda found: Guess(int(found[1]))),
    (r"faced (\d+)", lambda found: Face(int(found[1]))),
    (r"pack imperfect(, on floor)?", lambda found: Miss(found[1] is not None)),
    (r"play ((?:\w+ )+\w+)", lambda found: PlaySeveral(cards(found[1]))),
    (
        r"draw(?: (\d+))?(?: under (\d+))?( unseen)?",
        lambda found: Draw(int(found[1] or 1), found[3] is None, int(found[2] or 0)),
    ),
    (r"(lay|announce) (\S+)((?: \w+)+)", lambda found: _lay(found[1], found[2], found[3])),
    (r"mark (\d+)", lambda found: Mark(int(found[1]))),
    (r"take back(, dropped)?", lambda found: TakeBack(found[1] is not None)),
    (r"leave heap", lambda _: Leave()),
    (r"look back", lambda _: LookBack()),
    (r"count brisques", lambda _: CountBrisques()),
    (r"claim ([a-z-]+)", lambda found: Claim(found[1])),
    (r"option ([a-z][a-z-]+)(?: (\w+))?", lambda found: Option(found[1], card(found[2]) if found[2] else None)),
    (r"close", lambda _: CloseBooks()),
)


def act(text: str) -> Act:
    """The act that `text` says: "draw 2", "lay four-kings KS KH KD JC", "claim revoke", "QS", "score bezique" ...

    Raises BadNotation.
    """
    plain = " ".join(text.split())
    for pattern, read in _READERS:
        found = re.fullmatch(pattern, plain, re.IGNORECASE)
        if found is not None:
            return read(found)
    try:
        return actions.action(plain)
    except BadNotation as fault:
        raise BadNotation(f'"{plain[:60]}" is nothing that hands do at this table; ? lists what they do') from fault


def _lay(word: str, named: str, laid: str) -> Lay:
    return Lay(combination(named), cards(laid), word.lower() == "announce")


def _listed(these: tuple[Card, ...]) -> str:
    return " ".join(map(str, these))
