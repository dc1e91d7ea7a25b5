"""What happens at a free table, told to the person: everything at once, once, and under the name of who did it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bezique.cards import Card
from bezique.cli.hand_said import to_person
from bezique.cli.lines import wrapped
from bezique.cli.narrator import Narrator
from bezique.cli.sitting import Sitting
from bezique.game.actions import Done
from bezique.game.amendments import Cancel, Irregular, Move, Points, Rewind, Show, hand
from bezique.game.events import Amended, DealOver, Event, Exchanged, Scored, events_for
from bezique.game.points import Reason
from bezique.record import Act, Amend, Step
from bezique.words import card_name

_TOLD = (Irregular, Points, Cancel, Rewind, Show)
"""Amendments that are told whatever brought them about; the others are told as the effects of rulings."""


class HandNarrator(Narrator):
    """Tells of a sitting at a free table."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.ending: tuple[Event, ...] = ()  # of the deal, told and not yet in the record
        self.unseen: Sequence[Card] = ()

    def happened(self, step: Step, *, ruled: bool = False, dealing: bool = False) -> list[str]:
        """A step of the deal: of irregular acts only what they show, of rulings every effect, of dealing no hand."""
        if not isinstance(step.line.body, Amend):
            return self.told(step)
        if ruled or isinstance(step.line.body.amendment, _TOLD):
            return self.lines([self._unnamed(event) for event in self._new(step.events)])
        return [] if dealing else self._drawn(step)

    def told(self, step: Step) -> list[str]:
        """The lines for an action: what is declared is told when it is declared."""
        body, events = step.line.body, self._new(step.events)
        if not isinstance(body, Act):
            return self.lines(events)
        if isinstance(body.action, Done):
            return self._silence(body.seat) + self.lines(events)
        if any(isinstance(event, Scored) for event in events) and self._in_window(body.action):
            exchanged = [event for event in events if isinstance(event, Exchanged)]
            return self.lines(exchanged) + self._declaration(body.seat, [e for e in events if e not in exchanged])
        return self.lines(events) + self._reminders(events)

    def end(self, events: Sequence[Event]) -> list[str]:
        """The cards or declaration that end the deal, told before it is scored; nothing where that has been told."""
        if self.ending:
            return []
        self.ending = tuple(event for event in events_for(events, self.sitting.me) if not _scores(event))
        return self.lines(self.ending)

    def goes_on(self) -> None:
        """The deal is not at its end, or no longer."""
        self.ending = ()

    def _new(self, events: Iterable[Event]) -> list[Event]:
        """What the person sees, without the end of the deal that he has been told."""
        return [event for event in events_for(events, self.sitting.me) if event not in self.ending]

    def _drawn(self, step: Step) -> list[str]:
        """The cards that the person takes from the stock out of the order of the deal."""
        moves = [event.amendment for event in step.events if isinstance(event, Amended)]
        taken = [each for each in moves if isinstance(each, Move) and each.target == hand(self.sitting.me)]
        cards = [card for each in taken for card in each.cards if card is not None]
        return [line for card in cards for line in wrapped(self._draws(card))]

    def _draws(self, card: Card) -> str:
        seen = card not in self.unseen
        return f"You draw the {card_name(str(card))}." if seen else "You draw a card too, and do not look at it."

    def _unnamed(self, event: Event) -> Event:
        """A card that the person drew and has not seen is not named when it goes back."""
        move = event.amendment if isinstance(event, Amended) else None
        if not isinstance(event, Amended) or not isinstance(move, Move) or move.origin != hand(self.sitting.me):
            return event
        cards = tuple(None if card in self.unseen else card for card in move.cards)
        return replace(event, amendment=replace(move, cards=cards))

    def said(self, text: str) -> list[str]:
        """What was said or done beside the deal, as it stands in the record."""
        return wrapped(to_person(text, self.sitting.me))


def _scores(event: Event) -> bool:
    """Whether it is of the deal being scored: its end, the last trick, brisques."""
    scored = isinstance(event, Scored) and event.reason in (Reason.LAST_TRICK, Reason.BRISQUES)
    return scored or isinstance(event, DealOver)


def sentence_of(fault: Exception) -> str:
    """Why something cannot be done, as a sentence."""
    text = str(fault)
    stopped = text.endswith((".", "?", "!")) or (text.endswith(")") and ". (" in text)  # a source after its sentence
    return f"{text[:1].upper()}{text[1:]}{'' if stopped else '.'}"
