"""Lines, events and headers as text and back."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.cards import CARDS, Suit, numbered_pack
from bezique.errors import BadRecord
from bezique.game.actions import Done
from bezique.game.deal import Deal
from bezique.game.events import DealOver, Dealt, Drew, Event, Loss, PendingLost, Scored
from bezique.game.points import Reason
from bezique.game.position import write_position
from bezique.record import (
    Act,
    CutCards,
    DealEnds,
    DealsFirst,
    End,
    FromPosition,
    GameEnds,
    Line,
    NewDeal,
    PartieEnds,
    Record,
    Replay,
    Resigns,
    Undo,
    Void,
    decoded,
    faults,
    header,
    read,
    read_line,
    replay,
    seen_by,
    write,
    write_line,
)
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat
from tests.recorded import random_game

QS, JD, TEN = CARDS[4], CARDS[19], CARDS[14]

BODIES = {
    "cut South QS North JD": CutCards(PerSeat((QS, JD))),
    "dealer South": DealsFirst(Seat.SOUTH),
    "deal 1 dealer North pack QS JD 10H": NewDeal(1, Seat.NORTH, (QS, JD, TEN)),
    "deal 3 dealer South alone before South 5 North 40 barred H lift 24 guess 20 pack QS": NewDeal(
        3, Seat.SOUTH, (QS,), True, PerSeat((5, 40)), Suit.HEARTS, 24, 20
    ),
    "deal 1 dealer North | dealt South QS JD | dealt North ?? | turned_up 10H": None,
    'position 1 "rules standard\\nturn South\\n"': FromPosition(1, "rules standard\nturn South\n"),
    "undo": Undo(),
    "undo deal": Undo(whole=True),
    "resign South": Resigns(Seat.SOUTH),
    "resign North time": Resigns(Seat.NORTH, "time"),
    "resign North away": Resigns(Seat.NORTH, "away"),
    "void": Void(),
    "North done": Act(Seat.NORTH, Done()),
    "North done = South 0 North 10": Act(Seat.NORTH, Done(), PerSeat((0, 10))),
    "North done | drew North ?? | drew South QS": Act(
        Seat.NORTH, Done(), None, (Drew(Seat.NORTH, None), Drew(Seat.SOUTH, QS))
    ),
    "result South 540 North 310": DealEnds(PerSeat((540, 310))),
    "game South 1020 North 760 winner South value 1": GameEnds(PerSeat((1020, 760)), Seat.SOUTH, 1),
    "game South 500 North 500 winner nobody value 0": GameEnds(PerSeat((500, 500)), None, 0),
    "partie winner North odd 5": PartieEnds(Seat.NORTH, 5),
    "end": End(),
}


@pytest.mark.parametrize("text", BODIES)
def test_each_line_is_written_as_it_is_read(text: str) -> None:
    line = read_line(text, 3)
    assert line.number == 3
    assert BODIES[text] in (None, line.body)
    assert write_line(line) == text
    assert read_line(f"  {text.replace(' | ', '|', 1)}  ; well said; truly") == Line(line.body, "well said; truly")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Dealt(Seat.NORTH, None), "dealt North ??"),
        (
            Scored(Seat.SOUTH, 40, Reason.COMBINATION, Combination.BEZIQUE, (QS, JD)),
            "scored South 40 combination bezique QS JD",
        ),
        (Scored(Seat.SOUTH, 10, Reason.BRISQUES), "scored South 10 brisques -"),
        (
            Scored(Seat.SOUTH, 20, Reason.COMBINATION, Combination.MARRIAGE_HEARTS, (QS,), pending=True),
            "scored South 20 combination marriage-H QS pending",
        ),
        (
            PendingLost(Seat.NORTH, Combination.BEZIQUE, (QS, JD), Loss.STOCK_GONE),
            "pending_lost North bezique QS JD stock_gone",
        ),
        (
            DealOver(PerSeat((1, 2)), PerSeat((3, 4)), None, stopped=True),
            "deal_over South 1 North 2 South 3 North 4 - stopped",
        ),
    ],
)
def test_events_are_words(event: Event, text: str) -> None:
    assert write_line(Line(Act(Seat.SOUTH, Done(), None, (event,)))) == f"South done | {text}"
    assert read_line(f"South done | {text}").body == Act(Seat.SOUTH, Done(), None, (event,))


def test_every_kind_of_event_was_met_and_read_back() -> None:
    met: set[type] = set()
    for name, seed in (("standard", 1), ("polish", 2), ("carte-blanche", 3), ("rubicon", 4), ("no-turn-up", 5)):
        for more in range(12):
            game = random_game(rules(name), seed + 10 * more)
            seen = tuple(event for events in game.events for event in events)
            met |= set(map(type, seen))
            line = Line(Act(Seat.SOUTH, Done(), None, seen))
            assert read_line(write_line(line)) == line
    assert len(met) >= 14


@given(st.text(), st.text())
def test_names_may_be_anything(south: str, north: str) -> None:
    record = Record(header(rules("standard"), South=south, North=north))
    text = write(record)
    assert read(text) == record
    assert text.isascii() or all(letter.isprintable() for letter in text if letter != "\n")
    assert read(text).header.names == PerSeat((south or "South", north or "North"))


@given(st.text())
def test_comments_stay_on_their_line(comment: str) -> None:
    line = Line(Undo(), comment)
    assert read_line(write_line(line)) == line
    assert write_line(line).isprintable()
    assert Line(None, comment).comment == line.comment


@pytest.mark.parametrize("tags", [{"Fame": "great"}, {"Rules": "rubicon"}, {"Practice": "yes"}, {"Seen": "West"}])
def test_a_header_takes_only_what_its_tags_can_hold(tags: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="a record cannot have the tag"):
        header(rules("standard"), **tags)


def test_blank_lines_and_windows_line_ends_do_not_matter() -> None:
    text = write(random_game(rules("1847"), 1).record())
    head, body = text.split("\n\n")
    assert read(f"{head}\n\n\n{body}".replace("\n", "\r\n")) == read(text)


def test_comments_in_the_header_are_passed_over() -> None:
    text = write(random_game(rules("1847"), 1).record())
    assert read(text.replace("packs=1\n", "; as in the old book\npacks=1 ; piquet pack\n")) == read(text)


# --- deals that stand alone ------------------------------------------------------------------------------------


def test_a_deal_alone_is_played_to_its_end_and_belongs_to_no_game() -> None:
    chosen = rules("standard,target=20,double_game_below=10")
    deal = Deal(chosen, numbered_pack(3, 2), Seat.NORTH)
    lines = [Line(NewDeal(1, Seat.NORTH, tuple(numbered_pack(3, 2)), alone=True))]
    while deal.turn is not None:
        act = Act(deal.turn, deal.actions()[0])
        deal.apply(act.seat, act.action)
        lines.append(Line(act))
    assert not deal.stopped
    *_, last = replay(Record(header(chosen), tuple(lines)))
    assert last.deal is not None
    assert last.deal.key() == deal.key()
    assert last.happened == ()


def test_a_deal_alone_has_no_points_before_it() -> None:
    line = Line(NewDeal(1, Seat.NORTH, tuple(numbered_pack(3, 2)), alone=True, before=PerSeat((5, 0))))
    with pytest.raises(BadRecord, match="stands alone") as fault:
        Replay(header(rules("standard"))).step(line)
    assert fault.value.column == len("deal 1 dealer North alone ") + 1


def test_a_match_can_begin_after_a_deal_that_stood_alone() -> None:
    chosen = rules("1847")
    game = random_game(chosen, 4)
    first, *acts = (line.body for line in game.lines if isinstance(line.body, (NewDeal, Act)))
    assert isinstance(first, NewDeal)
    again = [line.body for line in game.lines]
    again = [dataclasses.replace(body, number=2) if isinstance(body, NewDeal) else body for body in again]
    record = Record(header(chosen), tuple(map(Line, (dataclasses.replace(first, alone=True), *acts, *again))))
    *_, last = replay(read(write(record)))
    assert last.match == game.match


def test_a_record_can_begin_with_a_later_deal_of_a_game() -> None:
    chosen = rules("six-pack")
    pack = tuple(numbered_pack(3, 6))
    line = NewDeal(4, Seat.SOUTH, pack, before=PerSeat((0, 0)), barred=Suit.HEARTS)
    running = Replay(header(chosen))
    step = running.step(Line(line))
    assert step.deal is not None
    assert step.deal.key() == Deal(chosen, pack, Seat.SOUTH, barred_trump=Suit.HEARTS).key()
    assert running.number == 4


def in_the_middle() -> Deal:
    deal = Deal(rules("standard"), numbered_pack(7, 2), Seat.NORTH)
    for _ in range(31):
        deal.take(deal.choices()[0])
    return deal


def test_a_deal_can_begin_from_a_position() -> None:
    deal = in_the_middle()
    begun = FromPosition(1, write_position(deal))
    act = Act(deal.turn or Seat.SOUTH, deal.actions()[-1])
    record = Record(header(rules("standard"), Practice="undo"), tuple(map(Line, (begun, act, Undo(), act))))
    assert read(write(record)) == record
    first, *_, last = (step.deal.copy() for step in replay(record) if isinstance(step.deal, Deal))
    assert first.key() == deal.key()
    deal.apply(act.seat, act.action)
    assert last.key() == deal.key()


def test_a_position_must_be_one_of_the_rules_of_the_record() -> None:
    text = write(Record(header(rules("rubicon")), (Line(FromPosition(1, write_position(in_the_middle()))),)))
    (fault,) = faults(text)
    assert "other rules than those of the record" in str(fault)
    assert fault.column == 12


def test_a_position_that_cannot_be_read() -> None:
    text = write(Record(header(rules("standard")), (Line(FromPosition(1, "turn West\n")),)))
    (fault,) = faults(text)
    assert "this is not a position: line 1, column 6" in str(fault)


def test_a_position_cannot_be_told_as_one_seat_saw_it() -> None:
    record = Record(header(rules("standard")), (Line(FromPosition(1, write_position(in_the_middle()))),))
    with pytest.raises(ValueError, match="cannot be told"):
        seen_by(record, Seat.SOUTH)
    with pytest.raises(ValueError, match="already"):
        seen_by(seen_by(Record(record.header), None), None)


def test_what_one_seat_saw_does_not_name_the_numbered_deal() -> None:
    head = header(rules("standard"), Deal="numbered 7", Practice="undo", South="Ann")
    seen = seen_by(Record(head), Seat.SOUTH).header
    assert dict(seen.tags) == {**{name: text for name, text in head.tags.items() if name != "Deal"}, "Seen": "South"}


def test_fields_of_a_line_that_are_only_about_the_file_do_not_count() -> None:
    line = read_line("undo", 7)
    assert dataclasses.replace(line, number=0, columns=()) == line


def test_a_wrong_encoding_is_placed() -> None:
    with pytest.raises(BadRecord) as fault:
        decoded('[Record "1"]\n[South "Zoë '.encode() + b'\xff"]\n')
    assert (fault.value.line, fault.value.column) == (2, 13)
