"""`bezique score`: keeping the score of a game with real cards, by everyday words at a prompt."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.lines import with_line_editing, wrapped
from bezique.cli.markers import board_lines, counter_lines
from bezique.cli.rules import RULES_HELP, rules_for
from bezique.cli.saving import command_name, data_folder
from bezique.errors import BadNotation, BadScore
from bezique.marker import Choice, Offer, Question, Sheet, offers
from bezique.marker.entries import DealOver
from bezique.marker.keeping import KeptScore
from bezique.marker.sheet import check_names
from bezique.marker.stakes import unit
from bezique.marker.typed import NotUnderstood, understood
from bezique.marker.writing import read, sheet_text
from bezique.record import text_of_file
from bezique.seats import PerSeat, Seat
from bezique.words import combination_name, saying, suit_name

Ask = Callable[[str], str]
Tell = Callable[[str], None]

SUFFIX = ".score"
STOPPED = 130
_CLOSED = (["end"], ["end", "short"])
LEAVE = ("quit", "q", "exit", "bye")

HELP = """\
Say who, and what: "s 40 bezique", "north marriage hearts", "ann 2
brisques", "n seven", "s last trick". With "to score" it waits: "s
marriage clubs to score". Points alone are enough where they say
what it is: "s 500".
  trumps hearts, turned 7H   what is trumps
  s drop marriage clubs      what waited cannot be scored any more
  s penalty 100              South pays it; s points -100 takes
                             points, s points 100 gives them
  wrong 5                    entry 5 was no score: what the law says
  undo, undo 5               strike the last entry, or entry 5
  end deal, void, n resigns  how a deal ends
  sheet, record              the whole score
  counters, board            as on the classic markers
  ? s                        what can be scored, with its points
  quit                       leave; the score is kept
  end                        close the score"""


class Left(Exception):
    """The person goes."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says."""

    file: Path | None = None
    rules: str | None = None
    names: tuple[str, str] | None = None
    dealer: str | None = None
    stakes: str | None = None
    target: int | None = None
    go_on: bool = False


def command(
    file: Annotated[Path | None, Parameter(help="The file that the score is kept in, or goes on in.")] = None,
    /,
    *,
    rules: Annotated[str | None, Parameter(help=f"{RULES_HELP} [standard]")] = None,
    names: Annotated[tuple[str, str] | None, Parameter(help="What South and North are called.")] = None,
    dealer: Annotated[str | None, Parameter(help="Who deals first: south, north or a name.")] = None,
    stakes: Annotated[str | None, Parameter(help="What is played for, such as 0.10 or '5 cents'.")] = None,
    target: Annotated[int | None, Parameter(help="The points that win a game.")] = None,
    continue_: Annotated[bool, Parameter(name="--continue", help="Go on with the last score.", negative="")] = False,
    sheet: Annotated[bool, Parameter(help="Print the score sheet, and keep nothing.", negative="")] = False,
    record: Annotated[bool, Parameter(help="Print the record, and keep nothing.", negative="")] = False,
) -> int | tuple[int, str]:
    """`bezique score`."""
    if sheet or record:
        return 0, show(file, record=record)
    return score(Options(file, rules, names, dealer, stakes, target, continue_))


def score(options: Options, ask: Ask = input, tell: Tell = print) -> int:
    """Keep a score until it is closed or left; the exit status.

    Raises BeziqueError, ValueError and OSError for options that cannot be used.
    """
    with_line_editing(ask)
    try:
        kept = _opened(options, ask, tell)
    except (Left, EOFError):
        tell("Left. Nothing was begun, and nothing is lost.")
        return 0
    except KeyboardInterrupt:
        tell("")
        return STOPPED
    with kept:
        return _run(Keeping(kept, ask, tell), tell)


def _run(keeping: Keeping, tell: Tell) -> int:
    status = 0
    try:
        keeping.run()
    except (Left, EOFError):
        pass
    except KeyboardInterrupt:
        status = STOPPED
    tell("")
    closed = keeping.kept.sheet.ended
    tell(f"The score is {'closed' if closed else 'kept'}: {keeping.kept.path}")
    if not closed:
        path = keeping.kept.path
        tell(f"Go on: {command_name()} score {'--continue' if path == last_left() else shlex.quote(str(path))}")
    return status


# --- which score -------------------------------------------------------------------------------------------------


def folder() -> Path:
    """Where scores are kept that name no file."""
    place = data_folder().parent / "scores"
    place.mkdir(parents=True, exist_ok=True)
    return place


def scores() -> list[Path]:
    """The files of scores, from the one last written to."""
    return sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def last_left() -> Path | None:
    """The score that was last left and is not closed."""
    return next((path for path in scores() if not _closed(path)), None)


def _closed(path: Path) -> bool:
    lines = [line for line in text_of_file(path).splitlines() if line.partition(";")[0].strip()]
    return bool(lines) and lines[-1].partition(";")[0].split() in _CLOSED


def _opened(options: Options, ask: Ask, tell: Tell) -> KeptScore:
    path = options.file
    if options.go_on:
        path = path or last_left()
        if path is None:
            raise ValueError("no score was left; bezique score begins one")
    if path is not None and path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path is not None and path.exists():
        _fits(options)
        kept = KeptScore.resume(path)
        tell(f"The score goes on. {kept.sheet.rules.title}.")
        for mark in kept.sheet.marks:
            if mark.number in kept.sheet.bygone:
                for line in wrapped(mark.says.said()):
                    tell(line)
        return kept
    if options.go_on:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return _begun(path or _new_file(), options, ask, tell)


def _fits(options: Options) -> None:
    """A score that goes on has its rules, players and stakes already."""
    given = [options.rules, options.names, options.dealer, options.stakes, options.target]
    if any(each is not None for each in given):
        raise ValueError("a score that goes on keeps its rules, names, dealer and stakes: leave those options out")


def _begun(path: Path, options: Options, ask: Ask, tell: Tell) -> KeptScore:
    rules = rules_for(options.rules or "standard", options.target)
    names = PerSeat(options.names) if options.names else PerSeat.of(str)
    if not all(name.strip() for name in names):
        raise ValueError("the players need names: --names Ann Ben")
    check_names(names)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    dealer = _seat(options.dealer, names) if options.dealer else _who_deals(names, ask, tell)
    sheet = Sheet.start(rules, dealer, names, options.stakes or "")
    tell(f"{rules.title}. {names[dealer]} deals. ? tells what to type.")
    if sheet.stake:
        tell(f"Played for {sheet.stake} a {unit(rules)}{' points' if unit(rules) == 'hundred' else ''}.")
    return KeptScore.new(path, sheet, f"{datetime.now().astimezone():%Y-%m-%d}")


def _seat(text: str, names: PerSeat[str]) -> Seat:
    for seat, name in names.items():
        if text.lower() in (name.lower(), str(seat).lower(), str(seat).lower()[0]):
            return seat
    raise ValueError(f'"{text[:40]}" is not a player: {names[0]} or {names[1]}')


def _who_deals(names: PerSeat[str], ask: Ask, tell: Tell) -> Seat:
    tell(f"Who deals first? 1 {names[Seat.SOUTH]}; 2 {names[Seat.NORTH]}.")
    while True:
        typed = _asked(ask, "> ")
        if typed in ("1", "2"):
            return Seat(int(typed) - 1)
        with suppress(ValueError):
            return _seat(typed, names)
        tell(f"1 or 2, please, or {names[0]} or {names[1]}.")


def _new_file() -> Path:
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    paths = (folder() / f"{name}{more}{SUFFIX}" for more in ["", *(f"-{count}" for count in range(2, 1000))])
    return next(path for path in paths if not path.exists())


def _by_what_is_typed(question: Question) -> dict[str, Choice]:
    """The choices by what chooses them: its number or its words; a choice that is a number itself, by itself."""
    said = {_as_typed(choice.says.said()): choice for choice in question.choices}
    if all(words.isdecimal() for words in said):
        return said
    return {str(number): choice for number, choice in enumerate(question.choices, 1)} | said


def _as_typed(words: str) -> str:
    return words.rstrip(".").lower().replace("\N{MINUS SIGN}", "-")


def _asked(ask: Ask, prompt: str) -> str:
    typed = ask(prompt).strip()
    if typed.lower() in LEAVE:
        raise Left
    return typed


# --- keeping it --------------------------------------------------------------------------------------------------


class Keeping:
    """One who keeps a score at the terminal."""

    def __init__(self, kept: KeptScore, ask: Ask, tell: Tell) -> None:
        self.kept, self.ask, self.tell = kept, ask, tell
        self._instead = ""
        self._ending = 0
        self.commands: dict[str, Callable[[], str]] = {
            "?": lambda: HELP,
            "help": lambda: HELP,
            "sheet": lambda: sheet_text(self.sheet),
            "record": lambda: text_of_file(kept.path).rstrip(),
            "counters": self._counters,
            "board": self._board,
            "score": self._standing,
        }

    @property
    def sheet(self) -> Sheet:
        """The score as it stands."""
        return self.kept.sheet

    def run(self) -> None:
        """Ask what was scored until the score is closed."""
        self._say(self._standing())
        while not self.sheet.ended:
            typed, self._instead = self._instead or _asked(self.ask, "> "), ""
            if typed:
                ending = self._ending if self.sheet.deal.number == self._ending else 0
                self._ending = 0
                self._answer(typed)
                self._end_again(ending)

    def _end_again(self, deal: int) -> None:
        """Go on with the end of this deal, where its question was answered by something else."""
        sheet = self.sheet
        goes_on = deal and not sheet.ended and sheet.deal.number == deal and not self._instead
        if goes_on and not (sheet.lines and sheet.lines[-1].startswith("undo")):
            self._answer("end deal")

    def _answer(self, typed: str) -> None:
        command = self.commands.get(typed.lower())
        if command is not None:
            self._say(command())
            return
        try:
            self._said(typed) if typed.startswith("?") else self._understood(typed)
        except NotUnderstood as fault:
            self._sentence(f"{fault} ? s lists what South can score, ? n what North can.")
        except (BadScore, BadNotation) as fault:
            self._sentence(str(fault))

    def _said(self, typed: str) -> None:
        """What can be scored for a player, with its points."""
        who = typed[1:].strip()
        try:
            seat = _seat(who, self.sheet.names)
        except ValueError as fault:
            raise BadNotation(f"{fault}.") from fault
        for offer in offers(self.sheet, seat):
            if offer.kind not in ("announce", "drop"):
                self.tell(f"{offer.points:5}  {self._name(offer)}")

    def _name(self, offer: Offer) -> str:
        if offer.kind == "score" and offer.combination is not None:
            return combination_name(str(offer.combination), self.sheet.deal.trump_text)
        return offer.says.phrase()

    def _understood(self, typed: str) -> None:
        meant = understood(typed, self.sheet)
        lines = self._choice(meant) if isinstance(meant, Question) else meant
        for line in lines:
            self._enter(line)

    def _enter(self, line: str) -> None:
        before, following = self.sheet, self.kept.add(line)
        if isinstance(following, Question):
            for chosen in self._choice(following):
                self._enter(chosen)
            self._ending = self.sheet.deal.number if self._instead and line == str(DealOver()) else 0
            return
        if line.startswith("undo"):
            named = [before.named(int(number)) for number in line.split()[1:]]
            self._sentence(saying("score.undone", entries=named).said())
        self._told()

    def _choice(self, question: Question) -> tuple[str, ...]:
        """The lines that were chosen; none where something else is typed, which is taken next."""
        self._sentence(question.asks.said())
        named = _by_what_is_typed(question)
        numbers = [name for name in named if name.isdecimal()]
        if len(numbers) < len(named):
            numbers = numbers[: len(question.choices)]
        for name in numbers if len(numbers) < len(named) else ():
            self._sentence(f"{name}. {named[name].says.said()}")
        while True:
            typed = _asked(self.ask, "Number: ").lower()
            typed = self._as_named(self._counted(typed, question), named)
            meant = [name for name in named if name == typed or (typed.isalpha() and name.startswith(typed))]
            if len(meant) == 1:
                return named[meant[0]].lines
            if not typed.isdecimal():
                self._instead = typed
                return ()
            self.tell(f"A number from {numbers[0]} to {numbers[-1]}, please, or nothing.")

    def _as_named(self, typed: str, named: Iterable[str]) -> str:
        """The name of a player who is a choice and is called in another way, by a letter or his seat."""
        with suppress(ValueError):
            name = _as_typed(self.sheet.names[_seat(typed, self.sheet.names)])
            return name if name in named else typed
        return typed

    def _counted(self, typed: str, question: Question) -> str:
        """A player and a number, where it is asked how many brisques: so many of his."""
        number = typed.partition(" ")[2].strip()
        asked = question.asks.code == "score.how_many_brisques"
        return f"{typed} brisques" if asked and number.isdecimal() else typed

    def _told(self) -> None:
        """What an entry came to, and how the score stands."""
        number = len(self.sheet.lines)
        marks = [mark for mark in self.sheet.marks if mark.number == number]
        for mark in marks:
            self._sentence(f"{number}. {mark.says.said()}")
        for told in self.sheet.told:
            self._sentence(told.said())
        if not self.sheet.ended:
            self._say(self._standing())

    def _standing(self) -> str:
        sheet = self.sheet
        lines = [", ".join(f"{name} {sheet.scores[seat]}" for seat, name in sheet.names.items())]
        if sheet.deal.trump is not None:
            lines[0] += f"; {suit_name(str(sheet.deal.trump))} are trumps"
        if not sheet.deal.entries:
            lines[0] += f"; {sheet.names[sheet.deal.dealer]} deals"
        lines[0] += "."
        lines += [
            saying(
                "score.waits", seat=sheet.names[one.seat], combination=one.combination, trump=sheet.deal.trump_text
            ).said()
            for one in sheet.deal.pending
        ]
        return "\n".join(lines)

    def _counters(self) -> str:
        return "\n".join(
            line for seat, name in self.sheet.names.items() for line in counter_lines(name, self.sheet.scores[seat])
        )

    def _board(self) -> str:
        lines = []
        for seat, name in self.sheet.names.items():
            lines += board_lines(name, self.sheet.scores[seat], self._before(seat))
        return "\n".join(lines)

    def _before(self, seat: Seat) -> int:
        """The score of a player before his last entry."""
        mine = [mark for mark in self.sheet.marks if mark.seat == seat and mark.points and mark.state != "void"]
        return mine[-1].game_total - mine[-1].points if mine else 0

    def _sentence(self, text: str) -> None:
        for line in wrapped(text):
            self.tell(line)

    def _say(self, text: str) -> None:
        for line in text.split("\n"):
            self.tell(line)


def show(path: Path | None, *, record: bool) -> str:
    """The sheet of a score in a file, or of the one last kept; or its record."""
    place = path or next(iter(scores()), None)
    if place is None:
        raise ValueError("no score was kept yet: bezique score begins one")
    text = text_of_file(place)
    whole = text[: text.rfind("\n") + 1]
    return whole.rstrip() if record else sheet_text(read(whole))
