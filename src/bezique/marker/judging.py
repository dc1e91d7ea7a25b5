"""What an entry does to the deal that runs: marks and a new state, a question, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bezique.cards import Rank, Suit
from bezique.errors import BadScore
from bezique.game.events import Announced, Event, Loss, PendingLost, Reason, Scored, TrumpMade, TurnedUp
from bezique.game.refusal import Refusal
from bezique.game.spoken import told
from bezique.game.supposing import makes_trump, with_trump, worth
from bezique.marker.conflicts import Conflict, bar_to_laid, conflict
from bezique.marker.entries import (
    Blanche,
    Brisques,
    Combined,
    Dropped,
    Entry,
    LastTrick,
    Lifted,
    Points,
    Seven,
    Trumps,
    Turned,
)
from bezique.marker.possible import Declaration, brings_doubt, may_be
from bezique.marker.running import Choice, Mark, Question, Running, Waiting
from bezique.rules.combination import Combination
from bezique.rules.model import BeziquePair, LastTrickWhich, SecondSeven, SevenExchange, TrumpSource
from bezique.rules.model import Brisques as Counting
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words import Saying, saying

Outcome = tuple[Running, tuple[Mark, ...]]
"""The deal after an entry, and what it came to."""


class Judge:
    """Judges one entry of a deal; `names` are what the players are called."""

    def __init__(self, deal: Running, number: int, line: str, names: PerSeat[str]) -> None:
        self.deal, self.number, self.line, self.names = deal, number, line, names
        self.rules = deal.rules

    def judged(self, entry: Entry) -> Outcome | Question:
        """What the entry does; raises BadScore where it cannot be."""
        return _BY_KIND[type(entry)](self, entry)

    # --- marks ------------------------------------------------------------------------------------------------

    def mark(self, deal: Running, event: Event) -> Mark:
        """A mark of this entry for something that happened, the deal standing so with it."""
        seat = event.seat if isinstance(event, (Scored, Announced, PendingLost)) else None
        points = event.points if isinstance(event, Scored) else 0
        totals = (0, 0) if seat is None else (deal.scores[seat], deal.game_scores[seat])
        says = told(event, self.names, deal.trump)
        return Mark(self.number, self.line, seat, points, says, label(event, deal.trump_text), deal.number, *totals)

    def _scored(self, deal: Running, scored: Scored) -> Outcome:
        after = deal.with_points(scored.seat, scored.points)
        return after, (self.mark(after, scored),)

    def _plain(self, after: Running, seat: Seat, points: int, code: str, args: dict[str, object]) -> Mark:
        """A mark for what is no event of a deal."""
        says = saying(f"score.{code}", args | {"seat": self.names[seat]})
        what = saying(f"part.score_{code}", {} if points else args)
        totals = after.scores[seat], after.game_scores[seat]
        return Mark(self.number, self.line, seat, points, says, what, after.number, *totals)

    def _refuse(self, code: str, **args: object) -> BadScore:
        return BadScore(saying(f"score.{code}", args))

    # --- trumps -----------------------------------------------------------------------------------------------

    def _no_turn_up(self) -> None:
        if not self.rules.has_turn_up:
            marriage = self.rules.trump_source is TrumpSource.FIRST_MARRIAGE
            raise self._refuse("no_turn_up_marriage" if marriage else "no_turn_up")
        if self.deal.trump is not None:
            raise self._refuse("trumps_known", suit=self.deal.trump_text)

    def turned(self, made: Turned) -> Outcome:
        """The card turned up; a seven earns the dealer its points."""
        card = made.card
        self._no_turn_up()
        deal = self._with_trumps(card.suit)
        marks = (self.mark(deal, TurnedUp(card)),)
        points = self.rules.seven.turned_to_dealer
        if card.rank is not Rank.SEVEN or not points:
            return deal, marks
        deal, more = self._scored(replace(deal, sevens=1), Scored(deal.dealer, points, Reason.SEVEN_TURNED))
        return deal, marks + more

    def trumps(self, made: Trumps) -> Outcome:
        """The trump suit where the card turned up is not told."""
        suit = made.suit
        self._no_turn_up()
        deal = self._with_trumps(suit)
        return deal, (self.mark(deal, TrumpMade(suit)),)

    def _with_trumps(self, suit: Suit) -> Running:
        """The deal with its trumps known; what was declared before was so under them."""
        declared = tuple((number, replace(one, trump=int(suit))) for number, one in self.deal.declared)
        return replace(self.deal, first_trump=suit, trump=suit, declared=declared)

    def _which_trumps(self) -> Question:
        choices = tuple(
            Choice((str(Trumps(suit)), self.line), saying("part.score_suit", suit=str(suit)))
            for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
        )
        return Question(saying("score.which_trumps"), choices)

    def _needs_trumps(self, item: Combination) -> bool:
        """Whether what is trumps must be known for a combination, and is not though a card was turned up."""
        if not self.rules.has_turn_up or self.deal.trump is not None:
            return False
        beziques = item.family == 1 and self.rules.bezique_pair is not BeziquePair.FIXED_SQ_DJ
        return beziques or item.suit is not None or item >= Combination.FOUR_TRUMP_JACKS or self.rules.reuse.is_polish

    # --- combinations -----------------------------------------------------------------------------------------

    def combined(self, entry: Combined) -> Outcome | Question:
        """A combination announced or scored."""
        if self.deal.declaring_is_over:
            raise self._refuse("after_last_trick")
        if self._needs_trumps(entry.combination):
            return self._which_trumps()
        if entry.announced and self.rules.reuse.is_polish:
            raise BadScore(_sourced(Refusal("no_announcing", {}, "reuse", self.rules.source("reuse"))))
        waiting = self._waiting(entry.seat, entry.combination)
        if entry.pending and waiting is None:
            raise self._refuse("not_announced", seat=self.names[entry.seat], **self._name(entry.combination))
        if entry.another:
            return self._declared(entry)
        return self._fresh(entry) if entry.pending or waiting is None else self._same_again(entry)

    def _fresh(self, entry: Combined) -> Outcome | Question:
        """A combination as it is named; where the cards that lie there may not make it, whether it is of others."""
        outcome = self._declared(entry)
        made = self.deal.declaration(entry.seat, entry.combination, announced=entry.announced, pending=entry.pending)
        barred = bar_to_laid(self.deal.ground, self.deal.declarations, made)
        if barred is None:
            return outcome
        name = self._name(entry.combination)
        others = Choice((str(replace(entry, another=True)),), saying("part.score_other_cards"))
        return Question(
            saying("score.is_it_of_others", name | {"why": _sourced(barred)}),
            (others, Choice((), saying("part.score_mistake"))),
        )

    def _same_again(self, entry: Combined) -> Outcome | Question:
        """A combination is entered of which one waits already: the same, or another one."""
        name = self._name(entry.combination)
        another = replace(entry, another=True)
        first = str(replace(entry, pending=True))
        if self._is_possible(another):
            same = Choice(() if entry.announced else (first,), saying("part.score_the_pending", **name))
            other = Choice((str(another),), saying("part.score_another", **name))
            return Question(saying("score.is_it_pending", **name, seat=self.names[entry.seat]), (same, other))
        if entry.announced:
            raise self._refuse("waits_already", seat=self.names[entry.seat], **name)
        return self._fresh(replace(entry, pending=True))

    def _is_possible(self, entry: Combined) -> bool:
        made = self.deal.declaration(entry.seat, entry.combination, announced=entry.announced, pending=entry.pending)
        return may_be(self.deal.ground, self.deal.declarations, made)

    def _waiting(self, seat: Seat, item: Combination) -> Waiting | None:
        return next((one for one in self.deal.pending if (one.seat, one.combination) == (seat, item)), None)

    def _name(self, item: Combination) -> dict[str, Any]:
        """A combination as an argument of a sentence."""
        return {"combination": str(item), "trump": self.deal.trump_text}

    def _declared(self, entry: Combined) -> Outcome:
        deal, seat, item = self.deal, entry.seat, entry.combination
        made = deal.declaration(seat, item, announced=entry.announced, pending=entry.pending)
        if not entry.announced and not self.rules.reuse.is_polish:
            self._tricks_suffice()
        found = conflict(deal.ground, deal.declarations, made)
        if found is not None:
            raise self._impossible(found)
        after = replace(deal, declared=(*deal.declared, (self.number, made)))
        if after.brisques_left_to(next_seat(seat)) < 0:
            raise self._refuse("brisques_are_taken", seat=self.names[next_seat(seat)], **self._name(item))
        if entry.announced:
            waiting = Waiting(seat, item, self.number)
            after = replace(after, pending=(*deal.pending, waiting))
            marks: tuple[Mark, ...] = (self.mark(after, Announced(seat, item, ())),)
        else:
            after, marks = self._taken(after, entry)
        return after, marks + self._belief(made)

    def _impossible(self, found: Conflict) -> BadScore:
        """A combination is refused, with the entries that it cannot be made beside."""
        why = found.why
        if why.code.startswith("score."):
            why = replace(why, args={**why.args, "entries": [self._entry(place) for place in found.beside]})
        return BadScore(_sourced(why))

    def _entry(self, place: int) -> Saying:
        """A declaration of the deal with the number of its entry."""
        number, one = self.deal.declared[place]
        what = saying("for.combination", combination=one.combination, trump=self.deal.trump_text)
        return saying("part.score_entry", number=number, what=saying("for.line", seat=self.names[one.seat], what=what))

    def _belief(self, made: Declaration) -> tuple[Mark, ...]:
        """That from here on declarations are believed, where nobody can say whether all of them were possible."""
        if not brings_doubt(self.deal.ground, self.deal.declarations, made):
            return ()
        says, what = saying("score.believed"), saying("part.score_believed")
        return (Mark(self.number, self.line, None, 0, says, what, self.deal.number),)

    def _taken(self, after: Running, entry: Combined) -> Outcome:
        """The points of a combination, the trumps it makes, and what can be scored no longer."""
        seat, item = entry.seat, entry.combination
        ground = with_trump(after.ground.deal(), -1 if after.trump is None else int(after.trump))
        scored = Scored(seat, worth(ground, item), Reason.COMBINATION, item, (), entry.pending)
        if entry.pending:
            first = self._waiting(seat, item)
            after = replace(after, pending=tuple(one for one in after.pending if one != first))
        made = item.suit if makes_trump(ground, item) else None
        if made is not None:
            after = replace(after, trump=made)
        if not self.rules.reuse.is_polish:
            after = replace(after, window=after.window + 1, won=after.won + 1)
        after, marks = self._scored(after, scored)
        if made is not None:
            marks += (self.mark(after, TrumpMade(made)),)
        return self._lost(after, marks)

    def _lost(self, after: Running, marks: tuple[Mark, ...]) -> Outcome:
        """What waits and cannot be scored any more, however the cards lie."""
        for one in after.pending:
            made = after.declaration(one.seat, one.combination, announced=False, pending=True)
            if not may_be(after.ground, after.declarations, made):
                after = replace(after, pending=tuple(other for other in after.pending if other != one))
                lost = PendingLost(one.seat, one.combination, (), Loss.SUPERSEDED)
                marks += (self.mark(after, lost),)
        return after, marks

    def _tricks_suffice(self) -> None:
        """There is one score to a trick, and so many tricks as long as there is a stock (laws 2.2, D1)."""
        tricks = self.rules.drawing_tricks - (0 if self.rules.last_draw_declare else 1)
        if self.deal.won >= tricks:
            raise self._refuse("no_trick_left", tricks=tricks)

    def _takes_a_trick(self) -> bool:
        """Whether the seven is scored in place of a combination (laws X1, X2)."""
        seven = self.rules.seven
        in_window = seven.exchange is SevenExchange.AFTER_WIN_BEFORE_DRAW and seven.second is SecondSeven.DECLARE
        return in_window and not (seven.with_declaration or seven.on_play_phase1 or self.rules.reuse.is_polish)

    def dropped(self, made: Dropped) -> Outcome:
        """An announced combination that can no longer be scored."""
        seat, item = made.seat, made.combination
        waiting = self._waiting(seat, item)
        if waiting is None:
            raise self._refuse("not_announced", seat=self.names[seat], **self._name(item))
        declared = tuple((number, one) for number, one in self.deal.declared if number != waiting.number)
        deal = replace(self.deal, pending=tuple(one for one in self.deal.pending if one != waiting), declared=declared)
        lost = PendingLost(seat, item, (), Loss.CARD_PLAYED)
        return deal, (self.mark(deal, lost),)

    # --- all else ---------------------------------------------------------------------------------------------

    def seven(self, made: Seven) -> Outcome:
        """A seven of trumps."""
        seven, deal = self.rules.seven, self.deal
        if not seven.points:
            raise BadScore(
                _sourced(Refusal("seven_not_counted", {}, "seven.points", self.rules.source("seven.points")))
            )
        if deal.declaring_is_over and seven.second is not SecondSeven.PLAY:
            raise self._refuse("after_last_trick")
        there = self.rules.packs if seven.second is not SecondSeven.NONE else 1
        if deal.sevens >= there:
            raise self._refuse("no_seven_left", number=there)
        reason = Reason.SEVEN_TAKEN if self.rules.reuse.is_polish else Reason.SEVEN_EXCHANGED
        after = replace(deal, sevens=deal.sevens + 1)
        if self._takes_a_trick():
            self._tricks_suffice()
            after = replace(after, window=deal.window + 1, won=deal.won + 1)
        return self._scored(after, Scored(made.seat, seven.points, reason))

    def brisques(self, made: Brisques) -> Outcome:
        """Aces and tens taken."""
        seat, number = made.seat, made.number
        deal, how = self.deal, self.rules.brisques
        if how is Counting.NEVER:
            raise self._refuse("brisques_not_counted")
        at_end = how is not Counting.IMMEDIATE
        if at_end and deal.told[seat]:
            raise self._refuse("brisques_told", seat=self.names[seat])
        if number > deal.brisques_left or (number == 0 and not at_end):
            raise self._refuse("too_many_brisques", left=deal.brisques_left, number=number)
        left, (name, other) = deal.brisques_left_to(seat), (self.names[seat], self.names[next_seat(seat)])
        if number > left:
            raise self._refuse("brisques_declared", left=left, number=number, seat=name, other=other)
        if at_end and deal.told[next_seat(seat)] and number != deal.brisques_left:
            raise self._refuse("brisques_short", left=deal.brisques_left, number=number, seat=self.names[seat])
        after = replace(
            deal, brisques=deal.brisques.having(seat, deal.brisques[seat] + number), told=deal.told.having(seat, True)
        )
        if how is Counting.TIE_OR_RUBICON:
            return after, (self._plain(after, seat, 0, "brisques_held", {"number": number}),)
        return self._scored(after, Scored(seat, 10 * number, Reason.BRISQUES))

    def last_trick(self, made: LastTrick) -> Outcome:
        """The last trick."""
        seat = made.seat
        if self.deal.last_trick is not None:
            raise self._refuse("last_trick_again", seat=self.names[self.deal.last_trick])
        final = self.rules.last_trick.which is LastTrickWhich.FINAL
        after = replace(self.deal, last_trick=seat, pending=() if final else self.deal.pending)
        points = self.rules.last_trick.points
        after, marks = self._scored(after, Scored(seat, points, Reason.LAST_TRICK))
        gone = (PendingLost(one.seat, one.combination, (), Loss.STOCK_GONE) for one in self.deal.pending if final)
        return after, (*marks, *(self.mark(after, each) for each in gone))

    def blanche(self, made: Blanche) -> Outcome:
        """A carte blanche, or a card drawn to one."""
        seat = made.seat
        deal, blanche = self.deal, self.rules.carte_blanche
        if not blanche.points:
            raise BadScore(_sourced(Refusal("no_carte_blanche", {}, "carte_blanche.points", None)))
        again = deal.blanches[seat] > 0
        if again and not blanche.repeat:
            raise self._refuse("carte_blanche_once", seat=self.names[seat])
        if not again and any(one.seat == seat for one in deal.declarations):
            raise self._refuse("carte_blanche_late", seat=self.names[seat])
        if again and any(one.seat == seat and _has_court(one.combination) for one in deal.declarations):
            raise self._refuse("carte_blanche_over", seat=self.names[seat])
        after = replace(deal, blanches=deal.blanches.having(seat, deal.blanches[seat] + 1))
        reason = Reason.CARTE_BLANCHE_DRAW if again else Reason.CARTE_BLANCHE
        return self._scored(after, Scored(seat, blanche.points, reason))

    def lifted(self, made: Lifted) -> Outcome:
        """The packet lifted, or the guess."""
        seat, guessed = made.seat, made.guessed
        lifting = self.rules.lifting
        if lifting is None:
            raise self._refuse("no_lift")
        if (seat == self.deal.dealer) is guessed:
            raise self._refuse("guess_by_pone" if guessed else "lift_by_dealer", seat=self.names[seat])
        if guessed in self.deal.lifted:
            raise self._refuse("lifted_already")
        after = replace(self.deal, lifted=(*self.deal.lifted, guessed))
        points, reason = (lifting.guess, Reason.GUESS) if guessed else (lifting.exact, Reason.LIFT)
        return self._scored(after, Scored(seat, points, reason))

    def points(self, made: Points) -> Outcome | Question:
        """Points that a law gives or takes: as many as the rules can give."""
        seat, points = made.seat, made.points
        if not points:
            raise self._refuse("no_points")
        unit = self.rules.unit
        if points % unit:
            return self._which_points(made, unit)
        after = self.deal.with_points(seat, points)
        return after, (self._plain(after, seat, points, "by_law", {"points": points}),)

    def _which_points(self, made: Points, unit: int) -> Question:
        """No score of these rules is so much: the next that are."""
        less = made.points // unit * unit
        choices = tuple(
            Choice((str(Points(made.seat, each)),), saying("part.score_number", number=each))
            for each in (less, less + unit)
            if each
        )
        mistake = Choice((), saying("part.score_mistake"))
        return Question(saying("score.which_points", unit=unit, points=made.points), (*choices, mistake))


def label(event: Event, trump: str) -> Saying:
    """What a mark is for, without the name of the player."""
    match event:
        case Scored(reason=Reason.COMBINATION, combination=item):
            return saying("for.combination", combination=item, trump=trump)
        case Scored(reason=reason):
            return saying(f"for.{reason}")
        case Announced(combination=item):
            return saying("part.score_announced", combination=item, trump=trump)
        case PendingLost(combination=item):
            return saying("part.score_offer_drop", combination=item, trump=trump)
        case TurnedUp(card):
            return saying("part.turned", trumps=saying("part.trumps", suit=str(card.suit)), card=str(card))
    return saying("part.trumps", suit=trump)


_BY_KIND: Mapping[type, Callable[[Judge, Any], Outcome | Question]] = {
    Turned: Judge.turned,
    Trumps: Judge.trumps,
    Combined: Judge.combined,
    Dropped: Judge.dropped,
    Seven: Judge.seven,
    Brisques: Judge.brisques,
    LastTrick: Judge.last_trick,
    Blanche: Judge.blanche,
    Lifted: Judge.lifted,
    Points: Judge.points,
}


def _has_court(item: Combination) -> bool:
    return item.rank not in (Rank.ACE, Rank.TEN)


def _sourced(refused: Refusal) -> Saying:
    """A reason of the game as a saying, with its source in brackets."""
    why = saying(refused.code, refused.args)
    return why if refused.source is None else saying("part.score_sourced", why=why, source=str(refused.source))
