"""A room: one game between two seats, what each may ask of it, and what each is sent. No network, no clock of its own.

`Room.request` takes a message and gives an `Outcome`: lines that are to be kept first, and messages that may then be
sent. The number of a viewer's table is a function of the lines; what changes without a line is sent as `Welcome`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from bezique.bots.advice import advise
from bezique.bots.player import Budget
from bezique.cards import numbered_pack, shuffled_pack
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.actions import action as action_of
from bezique.game.claims import can_take_all, forcing_play, may_claim
from bezique.game.events import Drew, TookTurnUp, events_for
from bezique.game.match import MatchStage
from bezique.game.naming import label
from bezique.game.view import View, view
from bezique.record import Act as ActLine
from bezique.record import Body, CutCards, DealsFirst, End, NewDeal, Undo
from bezique.record.heading import write_header
from bezique.seats import Seat, next_seat
from bezique.table.between import Between
from bezique.table.game import Game
from bezique.table.messages import (
    PROTOCOL,
    Act,
    Answered,
    Ask,
    AskHint,
    FromBrowser,
    Happened,
    Offer,
    Phrase,
    Present,
    Refused,
    SeatName,
    Speak,
    Table,
    Welcome,
    Why,
)
from bezique.table.moving import moved
from bezique.table.outcome import NOTHING, Audience, Outcome, Unable, refused
from bezique.table.picture import picture
from bezique.table.setup import Setup, header_of
from bezique.table.showing import NAMES
from bezique.table.story import VIEWERS
from bezique.table.thinking import Computer, Job

AT_TABLE = Budget(seconds=2.0, worlds=400)
"""How long a hint may be thought about."""

PHRASES = ("good_game", "well_played", "thanks", "hello", "sorry", "one_moment", "good_luck", "goodbye")
"""The preset phrases, by their keys."""


class Room:
    """A game in progress. Made by `new` or `load`."""

    def __init__(self, name: str, setup: Setup, game: Game) -> None:
        self.id, self.setup, self.game = name, setup, game
        self.watchers = 0
        self.here = {seat: seat == setup.computer for seat in Seat}
        self.gone_since: dict[Seat, float] = {}
        self.offer: Offer | None = None
        self.between = Between(game.rules, tuple(seat for seat in Seat if seat != setup.computer))
        self._computer = Computer(setup.level, setup.numbered)

    @classmethod
    def new(cls, name: str, setup: Setup) -> Room:
        """A game that begins; raises BadRules or BadNotation for a setup that cannot be played."""
        return cls(name, setup, Game(header_of(setup), setup.names))

    @classmethod
    def load(cls, name: str, setup: Setup, lines: Sequence[str]) -> Room:
        """A game as far as its lines tell; raises BadRecord where they cannot have happened."""
        return cls(name, setup, Game(header_of(setup), setup.names, lines))

    @property
    def version(self) -> int:
        """The number of lines so far."""
        return len(self.game.lines)

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
        if self.setup.against == "friend" and not self.setup.friend:
            return "waiting"
        if self.game.replay.ended:
            return "over"
        if self.game.playing and self.game.deal is not None:
            return view(self.game.deal, None).stage
        if match.stage is not MatchStage.DEAL:
            return "cut" if match.stage is MatchStage.CUT else "choose_dealer"
        return "lift" if self.between.lifting else "between"

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
        if seat is None or self.stage == "waiting":
            return ()
        found = [what for what, open_to in _OPEN.items() if open_to(self, seat)]
        if self.offer is not None:
            mine = self.offer.by == NAMES[seat]
            found += ["decline"] if mine else ["accept", "decline"]
        return tuple(found)

    def table(self, viewer: SeatName | None, language: str = "en") -> Table:
        """The table of a viewer."""
        return picture(self, _seat(viewer), language)

    def welcome(self, viewer: SeatName | None, language: str = "en") -> Welcome:
        """The first message of a connection."""
        return Welcome(PROTOCOL, self.table(viewer, language))

    # --- doing things ------------------------------------------------------------------------------------------

    def opening(self) -> Outcome:
        """What happens before anybody does anything: who deals, where it was chosen."""
        if self.version or (self.setup.dealer == "cut" and self.setup.numbered is None):
            return NOTHING
        return self._do(DealsFirst(Seat.SOUTH if self.setup.dealer == "South" else Seat.NORTH))

    def _do(self, body: Body) -> Outcome:
        """Something happens; everybody who sees something of it is told."""
        step, told, lines = self.game.add(body)
        self.offer = None
        if isinstance(body, NewDeal):
            self.between.clear()
        sent: list[tuple[Audience, Happened]] = []
        for viewer, entries in told.items():
            if not self._listens(viewer):
                continue
            dealer = self.game.deal.dealer if self.game.deal is not None else Seat.SOUTH
            events = events_for(step.events, viewer)
            moves = moved(events, self.game.rules, dealer)
            sent.append((_audience(viewer), Happened(picture(self, viewer), moves, tuple(one.text for one in entries))))
        return Outcome(lines, tuple(sent))

    def _listens(self, viewer: Seat | None) -> bool:
        return self.watchers > 0 if viewer is None else viewer != self.setup.computer

    def _all_anew(self) -> Outcome:
        """Something has changed that is no line of the record."""
        viewers = [viewer for viewer in VIEWERS if self._listens(viewer)]
        return Outcome(sent=tuple((_audience(viewer), Welcome(PROTOCOL, picture(self, viewer))) for viewer in viewers))

    def request(self, viewer: SeatName | None, message: FromBrowser, now: float) -> Outcome:
        """A viewer asks for something. Hints are asked of `hint`."""
        seat = _seat(viewer)
        try:
            match message:
                case Act():
                    return self._act(seat, message)
                case Why():
                    return self._why(seat, message)
                case Ask():
                    return self._ask(seat, message, now)
                case Speak():
                    return self._speak(seat, message)
                case _:
                    return NOTHING
        except Unable as fault:
            return refused(getattr(message, "request", 0), fault.code, fault.text)

    def _stale(self, seat: Seat, number: int) -> bool:
        return number != self.game.count(seat)

    def _again(self, seat: Seat | None) -> Outcome:
        """The viewer's table as it is: what he asked for answered another one."""
        return Outcome(sent=(("asker", Welcome(PROTOCOL, picture(self, seat))),))

    def _act(self, seat: Seat | None, message: Act) -> Outcome:
        if seat is None:
            raise Unable("not_seated", "You only look on at this table.")
        if self._stale(seat, message.number):
            return self._again(seat)
        seen, action = self._seen(seat), _read(message.action)
        refusal = seen.refusal(action)
        if refusal is not None:
            source = "" if refusal.source is None else str(refusal.source)
            return refused(message.request, refusal.code, str(refusal), refusal.key, source)
        return self._do(ActLine(seat, action))

    def _seen(self, seat: Seat) -> View:
        if self.game.deal is None or not self.game.playing:
            raise Unable("no_deal", "No deal is being played.")
        return view(self.game.deal, seat)

    def _why(self, seat: Seat | None, message: Why) -> Outcome:
        if seat is None:
            raise Unable("not_seated", "You only look on at this table.")
        seen, action = self._seen(seat), _read(message.action)
        refusal = seen.refusal(action)
        if refusal is None:
            return _answer(message.request, f"It is allowed: {label(action, seen)}.")
        source = "" if refusal.source is None else str(refusal.source)
        return refused(message.request, refusal.code, str(refusal), refusal.key, source)

    def hint(self, viewer: SeatName | None, message: AskHint) -> Callable[[], Answered] | Refused:
        """What works out a hint, elsewhere and at leisure; or why there is none."""
        seat = _seat(viewer)
        if seat is None or self.setup.serious:
            return Refused(message.request, "no_hints", "There are no hints in a serious game.")
        try:
            seen = self._seen(seat)
            asked = _read(message.action) if message.action else None
        except Unable as fault:
            return Refused(message.request, fault.code, fault.text)
        if not seen.choices() or (asked is not None and seen.refusal(asked) is not None):
            return Refused(message.request, "nothing_to_decide", "A hint is given at your turn, for what you may do.")
        return lambda: _hinted(message.request, seen, asked)

    def _speak(self, seat: Seat | None, message: Speak) -> Outcome:
        if seat is None or message.phrase not in PHRASES:
            raise Unable("no_such_phrase", f"The phrases are {', '.join(PHRASES)}.")
        said = Phrase(NAMES[seat], message.phrase)
        return Outcome(sent=tuple((_audience(viewer), said) for viewer in VIEWERS if self._listens(viewer)))

    # --- other requests ----------------------------------------------------------------------------------------

    def _ask(self, seat: Seat | None, message: Ask, now: float) -> Outcome:
        if seat is None:
            raise Unable("not_seated", "You only look on at this table.")
        if message.what not in _ANY_TIME and self._stale(seat, message.number):
            return self._again(seat)
        if message.what not in self.can(seat):
            raise Unable("not_now", "That cannot be done now.")
        del now
        return self._ASKED[message.what](self, seat, message.value)

    def _cut(self, seat: Seat, place: int) -> Outcome:
        cards = self.between.cut(seat, place)
        if cards is None:
            return self._all_anew()
        outcome = self._do(CutCards(cards))
        if self.game.replay.match.stage is MatchStage.CHOOSE and self.turn == self.setup.computer:
            outcome += self._do(DealsFirst(seat))
        return outcome

    def _deal_first(self, seat: Seat, _: int) -> Outcome:
        return self._do(DealsFirst(seat))

    def _lead_first(self, seat: Seat, _: int) -> Outcome:
        return self._do(DealsFirst(next_seat(seat)))

    def _next(self, seat: Seat, _: int) -> Outcome:
        dealer = self.game.replay.match.dealer
        if dealer is None or not self.between.begin(seat):
            return self._all_anew()
        if self.setup.numbered is None and self.between.wants_lift():
            self.between.start_lift(dealer)
        return self._dealt()

    def _lift(self, _: Seat, __: int) -> Outcome:
        self.between.lift_off()
        return self._dealt()

    def _guess(self, _: Seat, number: int) -> Outcome:
        self.between.guess_at(number)
        return self._dealt()

    def _dealt(self) -> Outcome:
        """Deal, unless somebody has still to lift or guess."""
        match, number = self.game.replay.match, self.game.replay.number + 1
        if match.dealer is None or self.between.turn(match.dealer) is not None:
            return self._all_anew()
        first, packs = self.setup.numbered, self.game.rules.packs
        pack = shuffled_pack(packs) if first is None else numbered_pack(first + number - 1, packs)
        lift, guess = self.between.lift, self.between.guess
        before, barred = match.scores, match.barred_trump
        return self._do(
            NewDeal(number, match.dealer, tuple(pack), before=before, barred=barred, lift=lift, guess=guess)
        )

    def _undo(self, seat: Seat, _: int) -> Outcome:
        count = self._back(seat)
        if self.setup.computer is None:
            self.offer = Offer("undo", NAMES[seat], f"{self.game.story.names[seat]} asks to take back the last action.")
            return self._all_anew()
        self._computer.forget()
        return self._take_back(count)

    def _take_back(self, count: int) -> Outcome:
        outcome = NOTHING
        for _ in range(count):
            outcome += self._do(Undo())
        return outcome

    def _back(self, seat: Seat) -> int:
        """How many actions are taken back with the last one of a seat; 0 where none can be."""
        acts = self.game.acts
        mine = [place for place, act in enumerate(acts) if act.seat == seat]
        if not mine:
            return 0
        count = len(acts) - mine[-1]
        undone = self.game.story.acts[-count:]
        drawn = any(isinstance(event, (Drew, TookTurnUp)) for events in undone for event in events)
        return 0 if self.setup.computer is None and drawn else count

    def _accept(self, seat: Seat, _: int) -> Outcome:
        offer = self.offer
        if offer is None or offer.what != "undo":
            return self._all_anew()
        self.offer = None
        return self._take_back(self._back(next_seat(seat))) if self._back(next_seat(seat)) else self._all_anew()

    def _decline(self, _: Seat, __: int) -> Outcome:
        self.offer = None
        return self._all_anew()

    def _claim(self, seat: Seat, _: int) -> Outcome:
        return self._rest(seat, "The tricks that are left are not decided: the other player can still win one.")

    def _concede(self, seat: Seat, _: int) -> Outcome:
        return self._rest(next_seat(seat), "The tricks that are left are not decided: you can still win one.")

    def _rest(self, taker: Seat, otherwise: str) -> Outcome:
        """Play the tricks that are left out, where they are all one player's."""
        deal = self.game.deal
        if deal is None or not can_take_all(deal, taker):
            raise Unable("not_decided", otherwise)
        outcome = NOTHING
        while self.game.playing and (deal := self.game.deal) is not None and deal.turn is not None:
            outcome += self._do(ActLine(deal.turn, deal.action(forcing_play(deal, taker))))
        return outcome

    def _leave(self, _: Seat, __: int) -> Outcome:
        return self._do(End())

    _ASKED: ClassVar[dict[str, Callable[[Room, Seat, int], Outcome]]] = {
        "cut": _cut,
        "deal": _deal_first,
        "lead": _lead_first,
        "lift": _lift,
        "guess": _guess,
        "next": _next,
        "undo": _undo,
        "claim": _claim,
        "concede": _concede,
        "accept": _accept,
        "decline": _decline,
        "leave": _leave,
    }

    # --- the computer ------------------------------------------------------------------------------------------

    def thinking(self) -> Job | None:
        """What the computer has to decide, where it is to act."""
        deal, seat = self.game.deal, self.setup.computer
        if seat is None or deal is None or not self.game.playing or deal.turn != seat:
            return None
        return self._computer.job(self.version, view(deal, seat))

    def thought(self, job: Job, action: Action) -> Outcome:
        """The computer's decision; one that is out of date does nothing, one that is not allowed is replaced."""
        seat = self.setup.computer
        if seat is None or job.version != self.version:
            return NOTHING
        allowed = job.view.refusal(action) is None
        return self._do(ActLine(seat, action if allowed else job.fallback()))

    # --- who is here -------------------------------------------------------------------------------------------

    def present(self, viewer: SeatName, here: bool, now: float) -> Outcome:
        """A player has come or gone."""
        seat = _seat(viewer)
        if seat is None or self.here[seat] == here:
            return NOTHING
        self.here[seat] = here
        if here:
            self.gone_since.pop(seat, None)
        else:
            self.gone_since[seat] = now
        return self._tell_presence(now)

    def _tell_presence(self, now: float) -> Outcome:
        away = tuple(int(now - self.gone_since[seat]) if seat in self.gone_since else 0 for seat in Seat)
        told = Present((self.here[Seat.SOUTH], self.here[Seat.NORTH]), (away[0], away[1]), watching=self.watchers)
        return Outcome(sent=tuple((_audience(viewer), told) for viewer in VIEWERS if self._listens(viewer)))

    def tick(self, now: float) -> Outcome:
        """Time passes."""
        del now
        return NOTHING


def _seat(viewer: SeatName | None) -> Seat | None:
    return None if viewer is None else Seat.SOUTH if viewer == "South" else Seat.NORTH


def _audience(viewer: Seat | None) -> Audience:
    return "watching" if viewer is None else NAMES[viewer]


def _read(text: str) -> Action:
    try:
        return action_of(text)
    except BadNotation as fault:
        raise Unable("unreadable", str(fault)) from None


def _answer(request: int, text: str) -> Outcome:
    return Outcome(sent=(("asker", Answered(request, text)),))


def _hinted(request: int, seen: View, asked: Action | None) -> Answered:
    advice = advise(seen, AT_TABLE, asked=asked)
    told = [one for one in advice.candidates if one.value is not None][:5]
    lines = tuple(f"{label(one.action, seen)}: {one.value:+.0f}" for one in told if one.value is not None)
    return Answered(request, advice.sentence(), lines, str(advice.best.action))


_ANY_TIME = ("accept", "decline", "wait", "leave")
"""Requests that answer no particular table."""

_OPEN: dict[str, Callable[[Room, Seat], bool]] = {
    "cut": lambda room, seat: room.stage == "cut" and not room.between.has_cut(seat),
    "deal": lambda room, seat: room.stage == "choose_dealer" and room.turn == seat,
    "lead": lambda room, seat: room.stage == "choose_dealer" and room.turn == seat,
    "lift": lambda room, seat: room.stage == "lift" and room.turn == seat and room.between.lift is None,
    "guess": lambda room, seat: room.stage == "lift" and room.turn == seat and room.between.lift is not None,
    "next": lambda room, seat: room.stage == "between" and seat not in room.between.ready,
    "undo": lambda room, seat: (
        room.game.header.practice and room.game.playing and room.offer is None and room._back(seat) > 0  # noqa: SLF001
    ),
    "claim": lambda room, _: room.game.playing and room.game.deal is not None and may_claim(room.game.deal),
    "concede": lambda room, _: room.game.playing and room.game.deal is not None and may_claim(room.game.deal),
    "hint": lambda room, seat: not room.setup.serious and room.game.playing and room.turn == seat,
    "leave": lambda room, _: room.stage == "between" and room.game.deal is not None,
}
"""When each request can be made, in the order in which they are listed."""
