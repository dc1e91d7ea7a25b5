"""A room: one game between two seats, what each may ask of it, and what each is sent. No network, no clock of its own.

`Room.request` takes a message and gives an `Outcome`: lines that are to be kept first, and messages that may then be
sent. Lines are those of the record, and notes of what else was done; a room that is loaded from its lines is the one
that wrote them. The number of a viewer's table counts what he was told by lines of the record; what changes without
one is sent as `Welcome`. All times are those in which the server was up, so that nobody loses a game by its standing
still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat

from bezique.game.actions import Action
from bezique.game.match import MatchStage
from bezique.game.view import view
from bezique.record import Act as ActLine
from bezique.record import Body, CutCards, NewDeal, Resigns
from bezique.record.heading import write_header
from bezique.seats import Seat
from bezique.table import advising, timing
from bezique.table.answering import answer, requests
from bezique.table.between import Between
from bezique.table.clocks import Clocks
from bezique.table.game import Game, Hearing
from bezique.table.messages import (
    PROTOCOL,
    Answered,
    AskHint,
    Ended,
    FromBrowser,
    FromServer,
    Happened,
    Moved,
    Refused,
    SeatName,
    Table,
    Welcome,
)
from bezique.table.moving import moved
from bezique.table.notes import Note, is_note, read_note
from bezique.table.offers import Offers
from bezique.table.outcome import NOTHING, Audience, Outcome, Unable, refused
from bezique.table.picture import picture, pictures
from bezique.table.preparing import opening
from bezique.table.presence import Absence, Presence
from bezique.table.setup import Setup, header_of
from bezique.table.showing import NAMES
from bezique.table.story import VIEWERS
from bezique.table.thinking import Computer, Job
from bezique.table.watching import watch_secret


class Room:
    """A game in progress. Made by `new` or `load`. `at` is the time it knows of, in milliseconds."""

    def __init__(self, name: str, setup: Setup, secret: bytes = b"") -> None:
        self.id, self.setup = name, setup
        persons = tuple(seat for seat in Seat if seat != setup.computer)
        logs = (None, *persons) if setup.remembered == "full" else ()
        self.game: Game = Game(header_of(setup), setup.names, secret, logs)
        self.watch = watch_secret(name, setup, secret)
        """The secret of the link for those who look on; "" where nobody may."""
        self.at = 0
        self.version = 0
        """The number of lines so far, notes among them."""
        self.offers: Offers = Offers()
        self.between: Between = Between(persons, self.game.lifts and setup.numbered is None)
        patience = None if setup.computer is not None or setup.clock == "days" else 1000 * setup.claim_after
        self.presence: Presence = Presence(setup.computer, patience)
        self.clocks: Clocks = Clocks(setup.clock, 1000 * setup.clock_seconds)
        self.languages: dict[Seat | None, tuple[str, ...]] = {}
        """The languages that are read from each place; English where nobody has said."""
        self.ended: Ended = ""
        """How the last game was lost, where it was not played to its end."""
        self._computer = Computer(setup.level, setup.numbered)

    @classmethod
    def new(cls, name: str, setup: Setup, secret: bytes = b"") -> Room:
        """A game that begins; raises BadRules or BadNotation for a setup that cannot be played."""
        return cls(name, setup, secret)

    @classmethod
    def load(
        cls, name: str, setup: Setup, lines: Sequence[str], times: Sequence[int] = (), secret: bytes = b""
    ) -> Room:
        """A game as far as its lines tell, each kept at its time; raises BadRecord where they cannot have happened."""
        room = cls(name, setup, secret)
        for line, at in zip(lines, chain(times, repeat(0)), strict=False):
            room.at = max(room.at, at)
            if is_note(line):
                room._take(read_note(line))
            else:
                room._took(*room.game.read(line))
            room.version += 1
        return room

    def header_text(self) -> str:
        """The header of the record."""
        return write_header(self.game.header)

    def record_text(self) -> str:
        """The record so far, with all cards: for a game that is over, or for keeping."""
        return self.header_text() + "".join(f"{line}\n" for line in self.game.lines)

    # --- what it stands at -------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """What the table waits for, as everybody may know it."""
        match = self.game.replay.match
        if self.game.replay.ended:
            return "over"
        if self.setup.against == "friend" and not self.setup.friend:
            return "waiting"
        if self.game.playing and self.game.deal is not None:
            return view(self.game.deal, None).stage
        if match.stage is not MatchStage.DEAL:
            return "cut" if match.stage is MatchStage.CUT else "choose_dealer"
        if self.between.lifting:
            return "lift"
        return "over" if match.games and not self.game.under_way else "between"

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is."""
        match, deal = self.game.replay.match, self.game.deal
        if self.game.playing and deal is not None:
            return deal.turn
        if match.stage is MatchStage.CHOOSE:
            return match.chooser
        return self.between.turn(match.dealer)

    def can(self, seat: Seat | None) -> tuple[str, ...]:
        """Which requests besides those of the menu a viewer may make now."""
        return () if seat is None else tuple([what for what, one in requests(self).items() if one.open_to(self, seat)])

    def table(self, viewer: SeatName | None, language: str = "en") -> Table:
        """The table of a viewer."""
        return picture(self, _seat(viewer), language)

    def welcome(self, viewer: SeatName | None, language: str = "en") -> Welcome:
        """The first message of a connection."""
        return Welcome(PROTOCOL, self.table(viewer, language))

    # --- doing things ------------------------------------------------------------------------------------------

    def opening(self) -> Outcome:
        """What happens before anybody does anything: who deals, where it was chosen."""
        return opening(self)

    def do(self, body: Body) -> Outcome:
        """Something happens in the game; everybody who sees something of it is told."""
        _, told, lines = self.game.add(body)
        self.version += len(lines)
        self._took(body, told)
        dealer, shown = self.game.deal.dealer if self.game.deal is not None else Seat.SOUTH, pictures(self)
        sent: list[tuple[Audience, Happened]] = []
        moves: dict[int, tuple[Moved, ...]] = {}
        for viewer, one in told.items():
            for audience, language in self._listening(viewer):
                if id(one) not in moves:
                    moves[id(one)] = moved(one.seen, self.game.rules, dealer)
                texts = self.game.story.heard[viewer].said(one.entries, language)
                sent.append((audience, Happened(shown(viewer, language), moves[id(one)], texts)))
        return Outcome(lines, tuple(sent))

    def seal(self) -> Outcome:
        """Seal the next deal, where that is to be done and is not done yet."""
        lines = self.game.seal()
        self.version += len(lines)
        return Outcome(lines)

    def note(self, note: Note) -> Outcome:
        """Something is done that is no line of the record; the viewers are still to be told."""
        self.version += 1
        self._take(note)
        return Outcome((str(note),))

    def _took(self, body: Body | None, told: Hearing) -> None:
        if isinstance(body, (CutCards, NewDeal)):
            self.between.clear(body.cards if isinstance(body, CutCards) else None)
        if isinstance(body, (NewDeal, Resigns)):
            self.ended = "" if isinstance(body, NewDeal) else body.why or "resigned"
        if None in told:  # what those who look on have not seen must not show in anything that they see
            self.offers.go_on(playing=self.game.playing, begins=isinstance(body, NewDeal))
        timing.run_clocks(self)

    def _take(self, note: Note) -> None:
        self.between.follow(note)
        self.offers.follow(note)
        timing.run_clocks(self)

    def speak(self, viewer: SeatName | None, languages: tuple[str, ...]) -> None:
        """From there the table is read in these languages; in English where in none."""
        self.languages[_seat(viewer)] = languages or ("en",)

    def _listening(self, viewer: Seat | None) -> Iterator[tuple[Audience, str]]:
        """Who is to be told what a viewer sees, each with his language."""
        if self.presence.watchers > 0 if viewer is None else viewer != self.setup.computer:
            name, languages = _audience(viewer), self.languages.get(viewer, ("en",))
            for language in languages:
                yield (name if len(languages) == 1 else f"{name} {language}"), language

    def to_all(self, made: Callable[[Seat | None, str], FromServer]) -> Outcome:
        """Everybody is told something, made for each viewer in his language."""
        sent = (
            (audience, made(viewer, language)) for viewer in VIEWERS for audience, language in self._listening(viewer)
        )
        return Outcome(sent=tuple(sent))

    def told_anew(self) -> Outcome:
        """Everybody is shown the table as it is now."""
        shown = pictures(self)
        return self.to_all(lambda viewer, language: Welcome(PROTOCOL, shown(viewer, language)))

    # --- what is asked -----------------------------------------------------------------------------------------

    def request(self, viewer: SeatName | None, message: FromBrowser, now: float, language: str = "en") -> Outcome:
        """A viewer asks for something. Hints are asked of `hint`."""
        self._pass(now)
        seat, late = _seat(viewer), self._out_of_time()
        if late.lines:
            return late
        try:
            return answer(self, seat, message, language)
        except Unable as fault:
            return refused(getattr(message, "request", 0), fault.code, fault.why.said(language))

    def _pass(self, now: float) -> None:
        self.at = max(self.at, int(1000 * now))

    def hint(self, viewer: SeatName | None, message: AskHint, language: str = "en") -> Callable[[], Answered] | Refused:
        """What works out a hint, elsewhere and at leisure; or why there is none."""
        return advising.hint(self, _seat(viewer), message, language)

    # --- the computer ------------------------------------------------------------------------------------------

    def thinking(self) -> Job | None:
        """What the computer has to decide, where it is to act."""
        deal, seat = self.game.deal, self.setup.computer
        if seat is None or deal is None or not self.game.playing or deal.turn != seat:
            return None
        return self._computer.job(len(self.game.lines), view(deal, seat))

    def thought(self, job: Job, action: Action, now: float) -> Outcome:
        """The computer's decision; one that is out of date does nothing, one that is not allowed is replaced."""
        self._pass(now)
        seat = self.setup.computer
        if seat is None or job.version != len(self.game.lines):
            return NOTHING
        allowed = job.view.refusal(action) is None
        return self.do(ActLine(seat, action if allowed else job.fallback()))

    def hurry(self) -> None:
        """The computer is to move now."""
        self._computer.hurry()

    def forget_thoughts(self) -> None:
        """Something is taken back: the computer begins anew."""
        self._computer.forget()

    # --- who is here -------------------------------------------------------------------------------------------

    def present(self, viewer: SeatName | None, devices: int, now: float) -> Outcome:
        """From so many devices a player looks at the table, or of those who look on so many are there.

        No line comes of it: a clock that has run out meanwhile is for `tick`.
        """
        self._pass(now)
        if not self.presence.counts(_seat(viewer), devices, self.at):
            return NOTHING
        return self.to_all(lambda viewer, _: timing.present_for(self, viewer))

    # --- time passes -------------------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When `tick` has something to do, in milliseconds; None where it has not."""
        return timing.due(self)

    @property
    def out_at(self) -> int | None:
        """When the game ends by itself: a clock runs out, whoever is there; None where none runs."""
        return self.clocks.out_at if self.game.under_way else None

    @property
    def absent(self) -> dict[Seat, Absence]:
        """Who is away and waited for, to be kept; nobody where no game can be claimed."""
        claimed = self.presence.patience is not None and bool(self.setup.friend)
        return dict(self.presence.absent) if claimed else {}

    def tick(self, now: float) -> Outcome:
        """Time passes: a clock runs out, or the game of one who is away may be claimed."""
        self._pass(now)
        late = self._out_of_time()
        if not late.lines and self.game.under_way and self.presence.claims_open(self.at):
            return self.told_anew()
        return late

    def _out_of_time(self) -> Outcome:
        seat = self.clocks.out(self.at)
        return NOTHING if seat is None else self.do(Resigns(seat, "time"))


def _seat(viewer: SeatName | None) -> Seat | None:
    return None if viewer is None else Seat.SOUTH if viewer == "South" else Seat.NORTH


def _audience(viewer: Seat | None) -> Audience:
    return "watching" if viewer is None else NAMES[viewer]
