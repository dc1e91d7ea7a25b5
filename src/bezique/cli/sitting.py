"""One sitting at the terminal: the record that is being kept, and what has to be remembered to tell of it.

Everything that happens goes through `Sitting.add`: it is on the disk before anything is told of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import Suit
from bezique.errors import BadRecord
from bezique.game.amendments import Rewind
from bezique.game.deal import Deal
from bezique.game.events import Event, Played, TookTrick
from bezique.game.match import Match
from bezique.game.naming import points_of
from bezique.game.score_sheet import ScoreSheet
from bezique.game.view import View, view
from bezique.record import Act, Amend, Body, FromPosition, NewDeal, Recorder, Step, Undo, Void, replay
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.seats import Seat, next_seat


class Sitting:
    """A person at seat `me` against a computer, and the record of it.

    `sheet` is the score sheet of the game; `story` what happened in the deal, one entry for the dealing and one for
    every action that still stands.
    """

    def __init__(self, recorder: Recorder, me: Seat) -> None:
        self.recorder, self.me, self.other = recorder, me, next_seat(me)
        self.sheet = ScoreSheet()
        self.story: list[tuple[Event, ...]] = []
        self._sheets: list[ScoreSheet] = []
        self._before = self.sheet
        self.alone = False
        for step in replay(recorder.record):
            self._follow(step)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.recorder.header.rules

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.recorder.replay.match

    @property
    def deal(self) -> Deal:
        """The deal in play, or the last one; raises BadRecord where there is none with all its cards."""
        deal = self.recorder.replay.deal
        if not isinstance(deal, Deal):
            raise BadRecord("no cards have been dealt that could be played")
        return deal

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        deal = self.recorder.replay.deal
        return None if deal is None else deal.trump

    @property
    def playing(self) -> bool:
        """Whether a deal is under way."""
        return self.recorder.replay.playing

    @property
    def ended(self) -> bool:
        """Whether the record is closed."""
        return self.recorder.replay.ended

    @property
    def number(self) -> int:
        """The number of the deal, 0 before the first."""
        return self.recorder.replay.number

    @property
    def practice(self) -> bool:
        """Whether actions may be taken back."""
        return self.recorder.header.practice

    @property
    def by_hand(self) -> bool:
        """Whether hands play, who may err: nothing is counted for them."""
        return self.recorder.header.by_hand

    @property
    def numbered(self) -> int | None:
        """The number of the first pack where the packs are numbered ones, else None."""
        return self.recorder.header.numbered

    @property
    def view(self) -> View:
        """What the person may see."""
        return view(self.deal, self.me)

    def add(self, body: Body) -> Step:
        """Do something and write it down; raises BadRecord, nothing done, where it cannot be."""
        step = self.recorder.append(body)
        self._follow(step)
        return step

    def note(self, comment: str) -> None:
        """Write a comment into the record, on a line of its own."""
        self.recorder.append(None, comment)

    def _follow(self, step: Step) -> None:
        body = step.line.body
        if isinstance(body, (NewDeal, FromPosition)):
            self._begin(step, body)
        elif isinstance(body, Amend):
            self._amend(step, body)
        elif isinstance(body, Act):
            self._sheets.append(self.sheet)
            self.sheet = self.sheet.add(step.events)
            self.story.append(step.events)
        elif isinstance(body, Undo):
            left = 0 if body.whole else len(self._sheets) - 1
            self.sheet = [*self._sheets, self.sheet][left]
            self._sheets, self.story = self._sheets[:left], self.story[: 1 + left]
        elif isinstance(body, Void):
            self.sheet = self._before

    def _amend(self, step: Step, body: Amend) -> None:
        """An amendment is a step of the story; one that goes back ends the story where the deal stands again."""
        if isinstance(body.amendment, Rewind):
            self.story, self._sheets = self.story[: 1 + body.amendment.step], self._sheets[: body.amendment.step]
        else:
            self.story.append(step.events)
            self._sheets.append(self.sheet)
        self.sheet = self.sheet.add(step.events)

    def _begin(self, step: Step, body: NewDeal | FromPosition) -> None:
        self.alone = isinstance(body, FromPosition)
        self._before = self.sheet
        if self.alone and step.deal is not None:
            self.sheet = ScoreSheet(deal=step.deal.scores, trump=step.deal.trump)
        elif not step.match.deals:
            self.sheet = ScoreSheet()
        self.sheet = self.sheet.add(step.events)
        self.story, self._sheets = [step.events], []

    def undo(self) -> int:
        """Take back the person's last action in this deal and all that followed; how many actions that were.

        0 where there is none.
        """
        acts = self.recorder.replay.acts
        mine = [place for place, act in enumerate(acts) if act.seat == self.me]
        count = len(acts) - mine[-1] if mine else 0
        for _ in range(count):
            self.add(Undo())
        return count

    def waiting(self, seat: Seat) -> list[tuple[Combination, int]]:
        """What a seat has announced and not scored, with the points it would bring now."""
        layout = self.view.layout()
        return [(item, points_of(self.rules, item, layout.trump)) for item, _ in layout.standings[seat].pending]

    def tricks(self) -> list[tuple[Played, Played, TookTrick]]:
        """The tricks of the deal as far as they are in the story: both cards, and who took them."""
        return tricks_of([event for events in self.story for event in events])


def tricks_of(events: Sequence[Event]) -> list[tuple[Played, Played, TookTrick]]:
    """The whole tricks among these events."""
    found, played = [], [event for event in events if isinstance(event, (Played, TookTrick))]
    for place, event in enumerate(played):
        if isinstance(event, TookTrick) and place >= 2:
            first, second = played[place - 2 : place]
            if isinstance(first, Played) and isinstance(second, Played):
                found.append((first, second, event))
    return found
