"""Scenes at a free table, told in lines: who does what, and what must come of it.

A line is a seat and an act. Seats: South, North, D and P (dealer and pone), W and L (winner and loser of the last
trick), X and Y (the offender of the fault noted last, and his adversary). Acts are those of `bezique.laws.hands.acts`,
and these: `*` plays the first card that is allowed, `any` the first card held; without a seat `trick` plays one
lawfully, `draws` draws lawfully, `round` does both, `stock` goes on until the stock is gone, `three left` until it has
so many cards, `revoke` until somebody can revoke and does, `under` until somebody follows suit and does not win though
he could, `out` to the end of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bezique.cards import Card, cards, numbered_pack, ordered_pack
from bezique.game.actions import Choose, Done, Play, Take
from bezique.laws.hands.acts import Act, Draw, act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.playing import DUTIES
from bezique.laws.hands.tabletop import Ruled, Shown, Step, Unfounded, Word
from bezique.laws.hands.turns import missing
from bezique.rules.load import rules
from bezique.rules.model import Rules
from bezique.seats import Seat, next_seat

NAMES = {str(seat): seat for seat in Seat}
LEFT = {"two": 2, "three": 3}
COUNTED = ("too-many-cards", "too-few-cards")


def stacked(chosen: Rules, south: str, north: str = "", turned: str = "", stock: str = "") -> list[Card]:
    """A pack that deals these cards: South is the pone; what is not said comes in order."""
    left = ordered_pack(chosen.packs)
    told = [list(cards(text)) for text in (south, north, turned, stock)]
    for card in (card for each in told for card in each):
        left.remove(card)
    hands = [list(told[0]), list(told[1])]
    for hand in hands:
        while len(hand) < chosen.hand:
            hand.append(left.pop(0))
    dealt: list[Card] = []
    for packet in chosen.packets:
        for hand in hands:
            dealt += [hand.pop(0) for _ in range(packet)]
    turn_up = told[2] or ([left.pop(0)] if chosen.has_turn_up else [])
    return [*dealt, *turn_up, *told[3], *left]


def counted(table: FreeTable) -> set[tuple[str, Seat, int]]:
    """The hands of which a wrong number is noted: the law, whose it is, and the step."""
    return {(fault.law, fault.whose, fault.step) for fault in table.faults if fault.law in COUNTED}


def is_wrong(table: FreeTable, seat: Seat) -> bool:
    """Whether a hand has a wrong number of cards, and nobody is about to draw."""
    drawing = table.state.drawing is not None or (table.deal is not None and table.deal.looking)
    return not drawing and table.surplus(seat) != 0


@dataclass
class Scene:
    """A table at which a scene is played."""

    table: FreeTable
    said: list[Word] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, case: dict[str, Any], code: str) -> Scene:
        """The table of a case: its rules and pack; the dealer is North."""
        chosen = rules(case["rules"])
        if "south" in case:
            told = {key: case[key] for key in ("south", "north", "turned", "stock") if key in case}
            pack: Sequence[Card] = stacked(chosen, **told)
        else:
            pack = numbered_pack(case.get("deal", 7), chosen.packs)
        return cls(FreeTable(chosen, pack, Seat.NORTH, code))

    def seat(self, word: str) -> Seat:
        """Who a word of a line is."""
        if word in NAMES:
            return NAMES[word]
        if word in ("D", "P"):
            return self.table.dealer if word == "D" else next_seat(self.table.dealer)
        if word in ("X", "Y"):
            offender = self.table.faults[-1].offender
            return offender if word == "X" else next_seat(offender)
        won = self.table.dealt.last_trick
        assert won is not None
        return won if word == "W" else next_seat(won)

    def line(self, line: str) -> None:
        """Play one line."""
        who, _, text = line.partition(" ")
        if text == "left":
            while self.table.dealt.stock_left > LEFT[who]:
                self.go_on("round")
            return
        if not text:
            self.go_on(who)
            return
        seat = self.seat(who)
        if text == "*":
            self.do(seat, self.lawful_card(seat))
        elif text == "any":
            own = self.table.dealt.layout().standings[seat]
            self.do(seat, Play(own.hand[0]))
        else:
            self.do(seat, act(text))

    def do(self, seat: Seat, act: Act) -> None:
        """Do an act, and keep what came of it."""
        before = counted(self.table)
        outcome = self.table.act(seat, act)
        self.said += outcome.said
        self.steps = list(outcome.steps)
        assert all(is_wrong(self.table, seat) for _, seat, _ in counted(self.table) - before)

    def lawful_card(self, seat: Seat) -> Play:
        """The first card that a seat may play, or holds where it is not asked for one."""
        deal = self.table.dealt
        if deal.turn != seat or deal.stage != "play":
            return Play(deal.layout().standings[seat].hand[0])
        return next(each for each in deal.actions() if isinstance(each, Play))

    def go_on(self, word: str) -> None:
        """What both do lawfully."""
        if word == "trick":
            self.trick()
        elif word == "draws":
            self.draws()
        elif word == "round":
            self.trick()
            self.draws()
        elif word == "stock":
            while self.table.dealt.stock_left:
                self.go_on("round")
        elif word in ("revoke", "under"):
            while not self.revoked(DUTIES if word == "revoke" else ("must_head",)):
                pass
        elif word == "out":
            while not self.table.dealt.over:
                self.lawful()
        else:
            raise ValueError(word)

    def lawful(self) -> None:
        """One lawful act of whoever is to act."""
        deal = self.table.dealt
        if deal.stage == "window" and not deal.looking and deal.phase == 1:
            self.draws()
            return
        seat = deal.turn
        assert seat is not None
        held = [each for each in deal.actions() if isinstance(each, (Play, Choose, Take, Done))]
        self.do(seat, held[0])

    def trick(self) -> None:
        """A lawful trick, as far as it is not played yet."""
        deal = self.table.dealt
        if deal.stage == "window":
            self.draws()
        led = deal.card_led is not None
        for _ in range(1 if led else 2):
            if not deal.over and self.table.dealt.turn is not None:
                seat = self.table.dealt.turn
                self.do(seat, self.lawful_card(seat))

    def draws(self) -> None:
        """Both draw what they must, in order."""
        deal = self.table.dealt
        if deal.stage != "window" or deal.phase == 2:
            return
        winner = deal.turn
        assert winner is not None
        for seat in (winner, next_seat(winner)):
            table = self.table
            while table.dealt.stage == "window" and not table.dealt.looking and missing(table, seat):
                self.do(seat, Draw(missing(table, seat)))
        while self.table.dealt.looking:
            chooser = self.table.dealt.turn
            assert chooser is not None
            self.do(chooser, Take())

    def revoked(self, duties: Sequence[str]) -> bool:
        """Whether the one who is to follow could fail in one of these, and did; else a card is played lawfully."""
        deal = self.table.dealt
        seat = deal.turn
        assert seat is not None, "nobody could revoke"
        if deal.card_led is not None:
            for card in deal.layout().standings[seat].hand:
                refusal = deal.refusal(seat, Play(card))
                if refusal is not None and refusal.code in duties:
                    self.do(seat, Play(card))
                    return True
        self.lawful()
        return False

    @property
    def rows(self) -> list[str]:
        """The first row of every ruling that was made."""
        return [word.ruling.rows[0] for word in self.said if isinstance(word, Ruled)]

    @property
    def unfounded(self) -> list[str]:
        """The reasons for claims that were not borne out."""
        return [word.reason for word in self.said if isinstance(word, Unfounded)]

    @property
    def shown(self) -> list[str]:
        """The cards that rulings made somebody show."""
        return [f"{word.seat} {card}" for word in self.said if isinstance(word, Shown) for card in word.cards]
