"""A layout made of the lines of a position: what they say, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bezique.cards import Card, Suit, numbered_pack
from bezique.game import _plain as c
from bezique.game.books import held_size, leader_of, stock_size
from bezique.game.layout import DEGREES, STAGES, LaidCard, Layout, Outstanding, Standing
from bezique.game.makings import default_announced, default_worth
from bezique.game.mechanics import mechanics_of
from bezique.game.position.amended import outstanding
from bezique.game.position.lines import FILL, GAP, Line, Word, read_card, read_number, read_one_of
from bezique.game.position.words import (
    SUITS,
    Told,
    card_words,
    check_filling,
    example,
    is_open,
    read_combination,
)
from bezique.game.position.writer import FAMILIES, STOPPED
from bezique.rules.combination import Combination
from bezique.rules.model import Brisques
from bezique.seats import PerSeat, Seat, next_seat

WINDOW_WORDS = ("scored", "announced", "seven")
BLANCHE_WORDS = ("shown", "lasting")


class Reader(Told):
    """Makes a layout of the lines; raises BadPosition for words that cannot be read."""

    def layout(self) -> Layout:
        """Everything that the lines say, completed."""
        course = self._course()
        standings = PerSeat.of(lambda seat: self._standing(course, seat))
        return self._finished(self._filled(replace(course, standings=standings, amended=self._amended())))

    def _amended(self) -> Outstanding | None:
        """What amendments left behind; the cards that lie apart come later."""
        line = self.lines.get("amended")
        if line is None:
            return None
        return outstanding(line, PerSeat.of(lambda seat: self.lines.get(f"{seat} ruled")), ())

    # --- the course --------------------------------------------------------------------------------------------

    def _course(self) -> Layout:
        """Who is to act at what; hands, stock and what the seats know come later."""
        stage, tricks, led = self._stage(), self._tricks(), self._card("led")
        turn_up = self._card("turn-up")
        layout = Layout(
            dealer=self._seat("dealer", Seat.NORTH),
            turn=None,
            stage=stage,
            trump=self._suit("trump", None if turn_up is None else turn_up.suit),
            standings=PerSeat.both(Standing()),
            barred_trump=self._suit("barred", None),
            target=self._target(),
            led=led,
            tricks=tricks,
            last_winner=self._last_winner(tricks, led),
            turn_up=turn_up,
            stopped=self._is_stopped(),
            trick_unpaid=self._number("trick-unpaid"),
            picked_up=self._card("picked-up"),
            fed_sets=self._number("fed-sets"),
        )
        return self._window(replace(layout, turn=self._turn(layout)))

    def _stage(self) -> str:
        line = self.lines.get("stage")
        if line is None:
            return "choose" if self.lines.get("choosing") else "play"
        place = read_one_of(line.one("window"), (*STAGES, STOPPED))
        return STAGES[place] if place < len(STAGES) else "over"

    def _is_stopped(self) -> bool:
        line = self.lines.get("stage")
        return line is not None and line.one("window").text.lower() == STOPPED

    def _tricks(self) -> int:
        """The number given; or by the stock, where it is told whole; or none, one before a window."""
        rules, stage, line = self.rules, self._stage(), self.lines.get("tricks")
        if line is not None:
            return read_number(line.one("1"), rules.pack_size // 2)
        if stage == "over":
            return rules.pack_size // 2
        waiting = int(stage != "play")
        stock = self.lines.get("stock")
        if stock is None or is_open(stock):
            return waiting
        left = len(card_words(stock)) + (self.lines.get("turn-up") is not None)
        if left:
            return max(0, rules.drawing_tricks - left // 2 + waiting)
        held = max(len(card_words(self.lines.get(f"{seat} hand"))) for seat in Seat)
        return max(0, rules.drawing_tricks + rules.hand - held)

    def _last_winner(self, tricks: int, led: Card | None) -> Seat | None:
        if tricks == 0 and self.lines.get("last-trick") is None:
            return None
        turn = self._seat("turn", Seat.SOUTH if led is None else Seat.NORTH)
        return self._seat("last-trick", turn if led is None else next_seat(turn))

    def _turn(self, layout: Layout) -> Seat | None:
        if layout.stage == "over":
            return None
        return self._seat("turn", leader_of(layout) if layout.led is None else next_seat(leader_of(layout)))

    def _target(self) -> int:
        line = self.lines.get("target")
        if line is not None:
            return read_number(line.one("1000"))
        told = any(self.lines.get(f"{seat} before") for seat in Seat)
        return int(mechanics_of(self.rules).target) if told else 0

    def _window(self, layout: Layout) -> Layout:
        told = self._words("window", WINDOW_WORDS)
        layout = replace(layout, scored=0 in told, announced=1 in told, seven_shown=2 in told)
        line = self.lines.get("choosing")
        if line is None:
            return layout
        if len(line.words) != 2:
            line.place.wrong("say how and what: `choosing score marriage-S` or `choosing announce marriage-S`")
        announcing = read_one_of(line.words[0], ("score", "announce")) == 1
        return replace(layout, choosing=read_combination(line.words[1]), announcing=announcing)

    # --- the seats ---------------------------------------------------------------------------------------------

    def _standing(self, course: Layout, seat: Seat) -> Standing:
        own = Standing(table=self._table(course, seat), gaps=self._gaps(seat))
        own = replace(own, pending=self._pending(seat, own), whole=self._whole(seat, own), pairs=self._pairs(seat, own))
        blanche = self._words(f"{seat} blanche", BLANCHE_WORDS)
        drawn = self.lines.get(f"{seat} drawn")
        return replace(
            own,
            known=tuple(sorted(self._cards(f"{seat} known"))),
            fed=self._at(own, self.lines.get(f"{seat} fed")),
            announced=self._announced(seat, own),
            remarry=tuple(Suit(suit) for suit in self._words(f"{seat} remarry", SUITS)),
            score=self._score(seat),
            before=self._number(f"{seat} before"),
            moved=self._moved(course, seat),
            shown=0 in blanche,
            series=1 in blanche,
            drawn=None if drawn is None or is_open(drawn) else self._card(drawn.key),
            has_drawn=drawn is not None,
            paid=self._number(f"{seat} paid"),
        )

    def _score(self, seat: Seat) -> int:
        """The points of the deal: after a ruling they can be less than none."""
        line = self.lines.get(f"{seat} score")
        if line is None or self.lines.get("amended") is None or not line.one("10").text.startswith("-"):
            return self._number(f"{seat} score")
        return -read_number(replace(line.one("10"), text=line.one("10").text[1:]))

    def _moved(self, course: Layout, seat: Seat) -> bool:
        line = self.lines.get(f"{seat} moved")
        if line is not None:
            return read_one_of(line.one("no"), ("no", "yes")) == 1
        if self.lines.get("amended") is not None:
            return True
        return course.tricks > 0 or (course.led is not None and seat == leader_of(course))

    def _table(self, course: Layout, seat: Seat) -> tuple[LaidCard, ...]:
        line = self.lines.get(f"{seat} table")
        words = card_words(line)
        if len(words) > c.SLOTS:
            words[c.SLOTS].wrong(f"a table has room for {c.SLOTS} cards")
        return tuple(self._laid(course, word) for word in words)

    def _gaps(self, seat: Seat) -> tuple[int, ...]:
        line = self.lines.get(f"{seat} table")
        return () if line is None else tuple(place for place, word in enumerate(line.words) if word.text == GAP)

    def _laid(self, course: Layout, word: Word) -> LaidCard:
        """One card of a table, with what it served in: KS, KS(four), KS(marriage,fresh)."""
        name, bracket, inside = word.text.partition("(")
        if bracket and not inside.endswith(")"):
            word.wrong(f'"{word}" lacks a bracket: say what a card served in as in KS(four,fresh), without spaces')
        told = [part for part in inside[:-1].split(",") if part]
        fresh, worths = "fresh" in told, [part for part in told if part.isdigit()]
        kinds = [part for part in told if part != "fresh" and not part.isdigit()]
        order = sorted({read_one_of(replace(word, text=part), DEGREES) for part in kinds})
        served = tuple(DEGREES[place] for place in order)
        held = read_card(word, name)
        worth = default_worth(self.rules, held, served, course.trump)
        if worths:
            worth = read_number(replace(word, text=worths[0]))
        return LaidCard(held, served, worth, fresh)

    def _pending(self, seat: Seat, own: Standing) -> tuple[tuple[Combination, tuple[int, ...]], ...]:
        lines = self.lines.all(f"{seat} pending")
        if len(lines) > c.WAITING:
            lines[c.WAITING].place.wrong("so many combinations cannot wait")
        return tuple((read_combination(self._first(line)), self._places(own, line.words[1:])) for line in lines)

    def _whole(self, seat: Seat, own: Standing) -> tuple[tuple[str, tuple[int, ...]], ...]:
        lines = self.lines.all(f"{seat} whole")
        if len(lines) > c.GROUPS:
            lines[c.GROUPS].place.wrong("so many sets cannot lie whole")
        kinds = [DEGREES[read_one_of(self._first(line), DEGREES)] for line in lines]
        return tuple(sorted((kind, self._places(own, line.words[1:])) for kind, line in zip(kinds, lines, strict=True)))

    def _first(self, line: Line) -> Word:
        if not line.words:
            line.place.wrong(f"say what and of which cards, as in `{line.key} {example(line.key)}`")
        return line.words[0]

    def _pairs(self, seat: Seat, own: Standing) -> tuple[tuple[int, int], ...]:
        line = self.lines.get(f"{seat} pairs")
        return () if line is None else tuple(sorted({self._pair(own, word) for word in line.words}))

    def _pair(self, own: Standing, word: Word) -> tuple[int, int]:
        parts = word.text.split("-")
        if len(parts) != 2:
            word.wrong(f'"{word}" is not a pair of cards on the table, as KS-QS.2')
        one, other = sorted(self._place(own, replace(word, text=part)) for part in parts)
        return one, other

    def _announced(self, seat: Seat, own: Standing) -> tuple[int, ...]:
        key = f"{seat} announced"
        return default_announced(own) if self.lines.get(key) is None else self._words(key, FAMILIES)

    def _at(self, own: Standing, line: Line | None) -> tuple[int, ...]:
        return () if line is None else self._places(own, line.words)

    def _places(self, own: Standing, words: Sequence[Word]) -> tuple[int, ...]:
        """Places on the table: a plain name is the next card of it that is not yet named."""
        found: list[int] = []
        for word in words:
            found.append(self._place(own, word, found))
        return tuple(sorted(found))

    def _place(self, own: Standing, word: Word, taken: Sequence[int] = ()) -> int:
        name, dot, number = word.text.partition(".")
        wanted = read_card(word, name)
        there = [place for place, laid in enumerate(own.table) if laid.card == wanted]
        if dot:
            at = read_number(replace(word, text=number)) - 1
            free = there[at : at + 1] if at >= 0 else []
        else:
            free = [place for place in there if place not in taken]
        if not free or free[0] in taken:
            word.wrong(f"{word} is not on that table, or is named twice: it has {len(there)} of {wanted}")
        return free[0]

    # --- cards that no line names ------------------------------------------------------------------------------

    def _filled(self, layout: Layout) -> Layout:
        """Deal out the cards that are not named: to the hands, the stock, and the tricks played."""
        rest = self._rest(layout)
        left = self._left(layout)
        layout = replace(layout, stock=self._filled_stock(layout, left, rest, measure=True))
        for seat in Seat:
            own = layout.standings[seat]
            on_table = 0 if self.rules.reuse.is_polish else len(own.table)
            size = self._told(f"{seat} hand") + on_table if layout.amended else held_size(self.rules, layout, seat)
            due = size - on_table
            hand = tuple(sorted(self._fill(f"{seat} hand", due, rest)))
            own = replace(own, hand=hand, hand_size=len(hand) + size - due)
            own = replace(own, drawn=self._drawn(seat, own))
            layout = replace(layout, standings=layout.standings.having(seat, own))
        layout = replace(layout, stock=self._filled_stock(layout, left, rest))
        if layout.amended is not None:
            apart = tuple(self._in_order("apart", rest))
            layout = replace(layout, amended=replace(layout.amended, apart=apart))
        return replace(layout, gone=tuple(sorted(self._gone(layout, rest))))

    def _drawn(self, seat: Seat, own: Standing) -> Card | None:
        """The card drawn to a carte blanche; where it is not told, the only one that not everybody knows."""
        if not own.has_drawn or own.drawn is not None:
            return own.drawn
        hidden = list((Counter(own.hand) - Counter(own.known)).elements())
        if len(hidden) != 1:
            self.lines.wrong(f"{seat} drawn", "it is the only card of the hand that is not known")
        return hidden[0]

    def _left(self, layout: Layout) -> int:
        """The cards to be drawn, the turn-up included, as far as they follow from the tricks."""
        stage = layout.stage
        if layout.amended is not None:
            return self._told("stock") + (layout.turn_up is not None)
        if stage == "over":
            stage = "window" if layout.led is None else "play"
        return stock_size(self.rules, layout.tricks, stage)

    def _told(self, key: str) -> int:
        """How many cards a line names, or says that there are; a deal that was amended tells all of them."""
        words = () if (line := self.lines.get(key)) is None else line.words
        fills = [word for word in words if word.is_fill]
        if any(word.text == FILL for word in fills):
            self.lines.wrong(key, f"a deal that was amended says how many cards there are, as in {FILL}5")
        return len(card_words(line)) + sum(int(word.text.removeprefix(FILL)) for word in fills)

    def _filled_stock(
        self, layout: Layout, left: int, rest: list[Card], *, measure: bool = False
    ) -> tuple[Card | None, ...]:
        """The stock; to `measure` it, any cards may stand for those that are not named."""
        wanted = max(0, left - (layout.turn_up is not None))
        if layout.amended is not None:
            return tuple(self._in_order("stock", list(rest) if measure else rest))
        return tuple(self._fill("stock", wanted, list(rest) if measure else rest))

    def _in_order(self, key: str, rest: list[Card]) -> list[Card]:
        """The stock, or the cards apart, as the line says; cards of the rest in the places of hidden ones."""
        line = self.lines.get(key)
        found: list[Card] = []
        for word in () if line is None or (not card_words(line) and not is_open(line)) else line.words:
            count = int(word.text.removeprefix(FILL)) if word.is_fill else 0
            found += rest[:count] if word.is_fill else [read_card(word)]
            del rest[:count]
        return found

    def _gone(self, layout: Layout, rest: list[Card]) -> list[Card]:
        if self.lines.get("gone") is None:
            return [*self._named_as_gone(layout), *rest]
        return self._fill("gone", self.rules.pack_size, rest)

    def _named_as_gone(self, layout: Layout) -> list[Card]:
        led = [] if layout.led is None else [layout.led]
        if not self.rules.reuse.is_polish:
            return led
        return led + [laid.card for own in layout.standings for laid in own.table]

    def _fill(self, key: str, wanted: int, rest: list[Card]) -> list[Card]:
        """The cards of a line; unless it names all of them, further ones out of `rest` up to the number wanted."""
        line = self.lines.get(key)
        found = self._cards(key)
        if line is None or is_open(line):
            more = rest[: max(0, wanted - len(found))]
            if line is not None:
                check_filling(line, len(more))
            found += more
            del rest[: len(more)]
        return found

    def _rest(self, layout: Layout) -> list[Card]:
        """The cards that no line names, in the order of the numbered pack; refuses a card named too often."""
        named = Counter(self._named(layout))
        pack = numbered_pack(self._number("rest"), self.rules.packs)
        rest = []
        for held in pack:
            if named[held] > 0:
                named[held] -= 1
            else:
                rest.append(held)
        return rest

    def _named(self, layout: Layout) -> list[Card]:
        named = [] if layout.turn_up is None else [layout.turn_up]
        for key in ("stock", "gone", "apart", *(f"{seat} hand" for seat in Seat)):
            named += self._counted(key, named)
        if not self.rules.reuse.is_polish:
            for seat in Seat:
                named += self._counted(f"{seat} table", named)
        return named if self.lines.get("gone") else named + self._named_as_gone(layout)

    def _counted(self, key: str, named: Sequence[Card]) -> list[Card]:
        """The cards of a line, refused at the first that the pack does not hold so often."""
        counts = Counter(named)
        found = []
        for word in card_words(self.lines.get(key)):
            held = read_card(word, word.text.partition("(")[0])
            counts[held] += 1
            if counts[held] > self.rules.packs:
                word.wrong(f"{held} is named once too often: there are {self.rules.packs} in the pack")
            found.append(held)
        return found

    # --- what follows from everything else ---------------------------------------------------------------------

    def _finished(self, layout: Layout) -> Layout:
        standings = layout.standings
        layout = replace(layout, chosen=self._chosen(layout))
        taken = self._brisques(layout)
        counted = layout.stage == "over" and not layout.stopped and self.rules.brisques is Brisques.END_OF_HAND
        return replace(
            layout,
            standings=PerSeat.of(
                lambda seat: replace(
                    standings[seat], brisques=taken[seat], brisque_points=10 * taken[seat] if counted else 0
                )
            ),
        )

    def _brisques(self, layout: Layout) -> PerSeat[int]:
        """What is told; else what is left of the aces and tens played, shared evenly where nothing is told."""
        told = [self.lines.get(f"{seat} brisques") for seat in Seat]
        given = [None if line is None else read_number(line.one("4")) for line in told]
        led = layout.led is not None and layout.led.is_brisque
        gone = sum(held.is_brisque for held in layout.gone) - led
        south, north = given
        if south is None:
            south = (gone + 1) // 2 if north is None else max(0, gone - north)
        return PerSeat((south, max(0, gone - south) if north is None else north))

    def _chosen(self, layout: Layout) -> tuple[int, ...]:
        line = self.lines.get("chosen")
        if line is None or layout.turn is None:
            return ()
        own = layout.standings[layout.turn]
        return tuple(self._chosen_bit(own, word) for word in line.words)

    def _chosen_bit(self, own: Standing, word: Word) -> int:
        if "." not in word.text:
            return read_card(word)
        return self._place(own, word) + (0 if self.rules.reuse.is_polish else c.TABLE_BIT)
