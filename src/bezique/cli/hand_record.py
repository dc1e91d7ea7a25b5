"""A game played by hand, in its record: what hands did stands in comments, what the deal did in lines.

A record is replayed without any law. The comments let the free table be set up again as it stood: each begins with
`BY_HAND`. The last step of a deal is written when the deal is scored, for until then a ruling may take it back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from bezique.cards import Card, cards, numbered_pack
from bezique.cli.hand_said import TOLD_BESIDE
from bezique.cli.sitting import Sitting
from bezique.errors import BadRecord
from bezique.game.actions import Action, Done
from bezique.game.amendments import Amendment, Draws, Rewind
from bezique.game.deal import steps_of
from bezique.game.events import Event
from bezique.laws.hands.acts import Act, DealRest, Draw, act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.tabletop import earlier_fault
from bezique.record import Act as ActLine
from bezique.record import Amend, Line, NewDeal, Record, Step, replay
from bezique.seats import PerSeat, Seat

BY_HAND = "By hand"
_DEAL = re.compile(rf"{BY_HAND}, (\S+) deals, penalties (\d+) and (\d+)((?:, \S+ [\w-]+ \d+)*): ([\w ]+)")
_SAID = f"{BY_HAND}: "
_ACT = re.compile(rf"{BY_HAND}, (\S+): (.+)")
_SEATS = {str(seat): seat for seat in Seat}


def write_deal(sitting: Sitting, table: FreeTable) -> None:
    """A pack lies before the dealer."""
    mine, other = table.penalties
    pack = " ".join(map(str, table.dealing.pack))
    earlier = "".join(f", {each.offender} {each.law} {each.points}" for each in table.earlier)
    sitting.note(f"{BY_HAND}, {table.dealer} deals, penalties {mine} and {other}{earlier}: {pack}")


def packs_laid(sitting: Sitting) -> int:
    """How many packs have lain before a dealer so far: one for each deal, and for each new deal of one."""
    return sum(_DEAL.fullmatch(line.comment) is not None for line in sitting.recorder.record.lines)


def write_act(sitting: Sitting, table: FreeTable, seat: Seat, done: Act) -> Iterator[Step]:
    """An act that was done is written; then what the deal did, step by step, as these are asked for."""
    sitting.note(f"{BY_HAND}, {seat}: {done}")
    return keep_up(sitting, table)


def write_said(sitting: Sitting, text: str) -> None:
    """What was said or done beside the deal is written as a sentence (`bezique.cli.hand_said`)."""
    sitting.note(f"{_SAID}{text}")


def said_in(comment: str) -> str:
    """The sentence that stands in a comment; "" where none does."""
    return comment.removeprefix(_SAID) if comment.startswith(_SAID) else ""


def done_in(comment: str) -> tuple[Seat, Act] | None:
    """The act of hands that stands in a comment."""
    found = _ACT.fullmatch(comment)
    return None if found is None else (_SEATS[found[1]], act(found[2]))


def beside_the_lines(comment: str) -> str | None:
    """What a comment tells that the lines of the deal do not; None where it is none of a deal by hand.

    A sentence, or an act that the deal knows only as what it came to, "South, by hand: draw 2"; of the pack that was
    laid, and of acts that are told as sentences, nothing.
    """
    done = done_in(comment)
    if done is None:
        return "" if _DEAL.fullmatch(comment) else said_in(comment) or None
    told = done[1] in (Draw(), DealRest()) or isinstance(done[1], (*TOLD_BESIDE, *get_args(Action)))
    return "" if told else f"{done[0]}, by hand: {done[1]}"


def untold_draws(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines by which a deal leaves out the draws that hands make in another way, which the lines after them tell.

    They come before the end of the declaring, with which the deal would draw; after it a draw is left out by a ruling.
    """
    before = list[Line]()
    for line in lines:
        if isinstance(line.body, Amend) and isinstance(line.body.amendment, Draws):
            before.append(line)
        elif isinstance(line.body, ActLine) and isinstance(line.body.action, Done):
            yield from before
        if line.body is None or isinstance(line.body, ActLine):
            before.clear()


def steps_since_laid(sitting: Sitting) -> list[Step]:
    """What each line of the record did since a pack was last laid before the dealer."""
    steps = list(replay(sitting.recorder.record))
    return steps[len(steps) - len(_last(sitting)) :]


def keep_up(sitting: Sitting, table: FreeTable) -> Iterator[Step]:
    """Bring the deal of the record to where that of the table stands, but for the step that ends it."""
    if table.deal is None:
        return
    if not sitting.playing:
        yield sitting.add(_new_deal(sitting, table))
    wanted = steps_of(table.deal)
    if table.deal.over and not table.over:
        wanted = wanted[:-1]
    there = steps_of(sitting.deal)
    same = _in_common(there, wanted)
    if same < len(there):
        yield sitting.add(Amend(Rewind(same)))
    for step in wanted[same:]:
        yield sitting.add(_line(sitting, step))


def last_events(sitting: Sitting, table: FreeTable) -> tuple[Event, ...]:
    """What the step comes to that ends the deal of the table, and is not written yet."""
    tried = sitting.deal.copy()
    events: tuple[Event, ...] = ()
    for step in steps_of(table.dealt)[tried.steps :]:
        if isinstance(step, int):
            events = tried.apply(tried.turn or Seat.SOUTH, tried.action(step))
        else:
            events = tried.amend(step)
    return events


def _new_deal(sitting: Sitting, table: FreeTable) -> NewDeal:
    pack: Sequence[Card] = table.dealt_pack
    before = table.before or PerSeat((0, 0))
    barred = sitting.match.barred_trump
    lift, guess = table.dealing.lifted, table.dealing.guessed
    return NewDeal(sitting.number + 1, table.dealer, tuple(pack), before=before, barred=barred, lift=lift, guess=guess)


def _in_common(one: Sequence[int | Amendment], other: Sequence[int | Amendment]) -> int:
    """How many steps are the same from the first on."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (mine, its) in enumerate(pairs) if mine != its), min(len(one), len(other)))


def _line(sitting: Sitting, step: int | Amendment) -> ActLine | Amend:
    if not isinstance(step, int):
        return Amend(step)
    deal = sitting.deal
    return ActLine(deal.turn or Seat.SOUTH, deal.action(step))


def table_of(sitting: Sitting, code: str) -> FreeTable | None:
    """The free table of the last deal as the record leaves it, which may have `ended`; None before the first."""
    since = _last(sitting)
    if not since:
        return None
    table = _laid_out(sitting, code, since[0].comment, _dealt_last(sitting))
    for line in since[1:]:
        done = done_in(line.comment)
        if done is not None:
            table.act(*done)
    return table


def dealt_as_numbered(record: Record) -> Mapping[int, bool]:
    """Of each deal, by its number, whether hands dealt it from the numbered pack that was to lie before the dealer.

    The acts in the comments are done again from that pack until the cards are dealt. Only for a record without faults
    whose packs are numbered.
    """
    found, laid, table = dict[int, bool](), 0, None
    for line in record.lines:
        told, done = _DEAL.fullmatch(line.comment), done_in(line.comment)
        if told is not None:
            pack = numbered_pack((record.header.numbered or 0) + laid, record.header.rules.packs)
            table = FreeTable(record.header.rules, pack, _SEATS[told[1]], record.header.tags.get("Laws", ""))
            laid += 1
        elif done is not None and table is not None and table.deal is None:
            table.act(*done)
        if isinstance(line.body, NewDeal):
            there = table is not None and table.deal is not None and table.dealt_pack == line.body.pack
            found[line.body.number] = there
    return found


def ended(sitting: Sitting, table: FreeTable) -> bool:
    """Whether the deal of the table is over in the record, too; one that hands have just dealt is not there yet."""
    return not sitting.playing and table.deal is not None and _dealt_last(sitting) is not None


def _last(sitting: Sitting) -> Sequence[Line]:
    """The lines of the record since a pack was last laid before the dealer."""
    lines = sitting.recorder.record.lines
    begun = [place for place, line in enumerate(lines) if _DEAL.fullmatch(line.comment)]
    return lines[begun[-1] :] if begun else ()


def _dealt_last(sitting: Sitting) -> NewDeal | None:
    """The deal that was dealt from the pack laid last; None where it is not written."""
    return next((line.body for line in _last(sitting) if isinstance(line.body, NewDeal)), None)


def _laid_out(sitting: Sitting, code: str, comment: str, dealt: NewDeal | None) -> FreeTable:
    found = _DEAL.fullmatch(comment)
    if found is None:
        raise BadRecord(f'"{comment[:60]}" lays out no pack')
    dealer, mine, other, earlier, pack = found.groups()
    before, barred = sitting.match.scores, sitting.match.barred_trump
    if dealt is not None:
        before, barred = dealt.before or before, dealt.barred
    return FreeTable(
        sitting.rules,
        cards(pack),
        _SEATS[dealer],
        code,
        before=before,
        barred=barred,
        penalties=PerSeat((int(mine), int(other))),
        earlier=[_noted(words) for words in earlier.split(", ")[1:]],
    )


def _noted(words: str) -> Fault:
    """A fault of an earlier deal."""
    who, law, points = words.split()
    return earlier_fault(_SEATS[who], law, int(points))
