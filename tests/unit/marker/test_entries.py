"""Entries and their lines; striking out; what is offered."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.cards import CARDS, Suit
from bezique.errors import BadNotation, BadScore, Unreadable
from bezique.marker import Question, Sheet, offers
from bezique.marker.entries import (
    Blanche,
    Brisques,
    Combined,
    DealOver,
    DealVoid,
    Dropped,
    End,
    LastTrick,
    Lifted,
    Points,
    Resigned,
    Seven,
    Trumps,
    Turned,
    Undo,
    Wrong,
    entry,
)
from bezique.marker.typed import understood
from bezique.marker.writing import read, record_text
from bezique.rules.combination import Combination
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat

WORDS = ["South", "score", "drop", "-1", "9999999", "bezique", "+", "wrong", "undo", "7H", "brisques"]
TYPED = ["s", "n", "40", "20", "to", "score", "marriage", "hearts", "2", "brisques", "?", "undo", "wrong", "turned"]
SEATS, ITEMS, NUMBERS = st.sampled_from(Seat), st.sampled_from(Combination), st.integers(0, 9999)
KEYS = st.from_regex(r"[a-z]{1,8}(=[a-z]{1,8})?", fullmatch=True)
ENTRIES = st.one_of(
    st.builds(Combined, SEATS, ITEMS),
    st.builds(Combined, SEATS, ITEMS, pending=st.just(True)),
    st.builds(Combined, SEATS, ITEMS, announced=st.booleans(), another=st.just(True)),
    st.builds(Dropped, SEATS, ITEMS),
    st.builds(Seven, SEATS),
    st.builds(LastTrick, SEATS),
    st.builds(Blanche, SEATS),
    st.builds(Resigned, SEATS),
    st.builds(Lifted, SEATS, st.booleans()),
    st.builds(Brisques, SEATS, NUMBERS),
    st.builds(Points, SEATS, st.integers(-9999, 9999)),
    st.builds(Turned, st.sampled_from(CARDS)),
    st.builds(Trumps, st.sampled_from(Suit)),
    st.builds(DealOver, st.booleans()),
    st.builds(Undo, st.lists(NUMBERS, min_size=1, max_size=4).map(tuple)),
    st.builds(Wrong, NUMBERS),
    st.builds(Wrong, NUMBERS, KEYS, st.lists(KEYS, max_size=2).map(tuple), st.sampled_from([None, (), ("a", "b")])),
    st.sampled_from([DealVoid(), End()]),
)


@given(ENTRIES)
def test_the_line_of_an_entry_reads_back(made: object) -> None:
    assert entry(str(made)) == made


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_line_is_an_entry_or_is_refused_with_a_sentence(text: str) -> None:
    with suppress(BadNotation):
        assert str(entry(text))


@settings(deadline=None)
@given(st.text(max_size=30) | st.lists(st.sampled_from(TYPED)).map(" ".join))
def test_whatever_is_typed_is_understood_or_refused(text: str) -> None:
    sheet = Sheet.of(rules("six-pack"), Seat.NORTH, ["South score marriage-H"])
    with suppress(BadNotation, BadScore):
        assert understood(text, sheet)


@given(st.text(), st.integers(0, 4000), st.integers(0, 40))
def test_a_damaged_record_is_read_or_refused(text: str, at: int, length: int) -> None:
    whole = record_text(Sheet.of(rules("rubicon"), Seat.NORTH, ["South score marriage-H", "undo 1", "end"]))
    with suppress(Unreadable):
        assert read(whole[:at] + text + whole[at + length :]).lines is not None


# --- random scores -----------------------------------------------------------------------------------------------


def random_sheet(preset: str, data: st.DataObject, length: int) -> Sheet:
    """A score in which anything that is offered was entered, or struck out."""
    sheet = Sheet.of(rules(preset), Seat.NORTH, ["trumps H"] if rules(preset).has_turn_up else [])
    for _ in range(length):
        menu = [offer.line for seat in Seat for offer in offers(sheet, seat)]
        standing = [n for n in range(1, sheet.number) if n not in sheet.struck and "undo" not in sheet.lines[n - 1]]
        lines = [*menu, *(f"undo {number}" for number in standing[1:]), "deal over"]
        try:
            following = sheet.add(data.draw(st.sampled_from(lines)))
        except BadScore:
            continue
        for _ in range(9):
            if isinstance(following, Sheet):
                sheet = following
                break
            chosen = following.choices[0].lines
            following = sheet.add(chosen[0]) if chosen else sheet
    return sheet


SEVERAL = ["standard", "modern", "rubicon", "six-pack", "polish"]


@pytest.mark.parametrize("preset", SEVERAL)
@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_random_scores_add_up_and_are_what_their_lines_say(preset: str, data: st.DataObject) -> None:
    sheet = random_sheet(preset, data, 10)

    marked = {seat: sum(mark.points for mark in sheet.marks if mark.seat == seat) for seat in Seat}
    entered = {seat: sum(result.scores[seat] for result in all_deals(sheet)) for seat in Seat}
    assert marked == {seat: entered[seat] + sheet.deal.scores[seat] for seat in Seat}
    assert Sheet.of(sheet.rules, Seat.NORTH, sheet.lines) == sheet
    assert read(record_text(sheet)) == sheet


def all_deals(sheet: Sheet) -> list[object]:
    return [*(deal for game in sheet.match.games for deal in game.deals), *sheet.match.deals]


@pytest.mark.parametrize("preset", SEVERAL)
@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_what_was_undone_was_never_there(preset: str, data: st.DataObject) -> None:
    sheet = random_sheet(preset, data, 8)
    kept = [line for number, line in enumerate(sheet.lines, 1) if number not in sheet.struck and "undo" not in line]

    again = Sheet.start(sheet.rules, Seat.NORTH)
    for line in kept:
        following = again.add(line)
        assert isinstance(following, Sheet)
        again = following
    assert again.scores == sheet.scores
    assert again.match == sheet.match
    assert [mark.says for mark in again.marks] == [mark.says for mark in sheet.marks]


@pytest.mark.parametrize("preset", preset_names())
def test_what_is_offered_is_taken_or_asked_about(preset: str) -> None:
    sheet = Sheet.of(rules(preset), Seat.NORTH, ["trumps H"] if rules(preset).has_turn_up else [])

    for seat in Seat:
        menu = offers(sheet, seat)
        assert len({offer.line for offer in menu}) == len(menu) > 8
        for offer in menu:
            following = sheet.add(offer.line)
            assert isinstance(following, (Sheet, Question))
            if isinstance(following, Sheet) and offer.kind not in ("announce", "brisques"):
                assert following.marks[len(sheet.marks)].points == offer.points, offer
