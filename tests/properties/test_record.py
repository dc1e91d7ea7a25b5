"""Records of random games: exact, streaming, and deaf to nonsense."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.errors import BadRecord
from bezique.game.events import events_for
from bezique.record import Act, Line, NewDeal, Record, Undo, faults, header, read, read_prefix, replay, seen_by, write
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.seats import Seat
from tests.recorded import Game, random_game
from tests.strategies import any_rules


def assert_exact(game: Game) -> None:
    record = game.record(Deal="shuffled")
    back = read(write(record))
    assert back == record
    steps = list(replay(back))
    assert [step.events for step in steps] == game.events
    assert [step.happened for step in steps] == game.happened
    assert steps[-1].match == game.match
    assert steps[-1].deal is not None
    assert steps[-1].deal.key() == game.deals[-1].key()


@pytest.mark.parametrize("name", preset_names())
def test_a_random_game_of_every_preset_round_trips_exactly(name: str) -> None:
    assert_exact(random_game(rules(name), seed=len(name), deals=3 if rules(name).packs < 4 else 1))


@settings(max_examples=20)
@given(any_rules(), st.integers(0, 10**6))
def test_games_of_any_rules_round_trip_exactly(chosen: Rules, seed: int) -> None:
    assert_exact(random_game(chosen, seed))


@cache
def long_text(name: str) -> str:
    return write(random_game(rules(name), seed=7, deals=2 if name == "standard" else 1).record(South="Zoë"))


@cache
def short_text() -> str:
    game = random_game(rules("1847"), seed=1)
    return write(Record(header(game.rules, South="Zoë", North="Søren"), tuple(game.lines[:16])))


@cache
def seen_text() -> str:
    return write(seen_by(random_game(rules("1847"), seed=1).record(), Seat.NORTH))


read_once = cache(read)


def assert_cut(text: str, at: int) -> None:
    cut = text[:at]
    first = text.index("\n\n") + 2
    if at < first:
        with pytest.raises(BadRecord, match=r"^line \d+, column \d+: ") as fault:
            read_prefix(cut)
        assert fault.value.line is not None
        return
    record, stopped = read_prefix(cut)
    whole = cut[first:].count("\n")
    assert record.lines == read_once(text).lines[:whole]
    assert (stopped is None) == cut.endswith("\n")
    if stopped is not None:
        assert stopped.line == cut.count("\n") + 1
        assert stopped.column == len(cut.rpartition("\n")[2]) + 1


def test_a_short_record_cut_anywhere_gives_all_its_whole_lines() -> None:
    text = short_text()
    for at in range(len(text) + 1):
        assert_cut(text, at)


@settings(max_examples=25)
@given(st.sampled_from(("standard", "rubicon", "polish")), st.floats(0, 1))
def test_a_long_record_cut_anywhere_gives_all_its_whole_lines(name: str, share: float) -> None:
    text = long_text(name)
    assert_cut(text, round(share * len(text)))


@settings(max_examples=12)
@given(any_rules(presets=("standard", "polish", "1847", "carte-blanche", "rubicon")), st.integers(0, 10**6))
def test_taking_back_leads_to_the_same_deal(chosen: Rules, seed: int) -> None:
    game, chance = random_game(chosen, seed), Random(seed)
    lines: list[Line] = []
    for place, line in enumerate(game.lines):
        lines.append(line)
        if isinstance(line.body, Act) and chance.random() < 0.04:
            again = [each for each in game.lines[place - 2 : place + 1] if isinstance(each.body, Act)]
            lines += [*(Line(Undo()) for _ in again), *again]
    record = Record(header(chosen, Practice="undo"), tuple(lines))
    steps = list(replay(read(write(record))))
    assert steps[-1].deal is not None
    assert steps[-1].deal.key() == game.deals[-1].key()
    assert steps[-1].match == game.match


@settings(max_examples=12)
@given(any_rules(), st.integers(0, 10**6), st.sampled_from((Seat.SOUTH, Seat.NORTH, None)))
def test_a_record_as_one_seat_saw_it_tells_what_that_seat_saw(chosen: Rules, seed: int, seat: Seat | None) -> None:
    game = random_game(chosen, seed)
    seen = seen_by(game.record(Deal="shuffled"), seat)
    text = write(seen)
    assert read(text) == seen
    steps = list(replay(seen))
    assert [step.events for step in steps if step.events] == [events_for(each, seat) for each in game.events if each]
    assert [step.happened for step in steps if step.happened] == [each for each in game.happened if each]
    assert steps[-1].match == game.match


@given(st.sampled_from((Seat.SOUTH, Seat.NORTH)), st.integers(0, 10**6))
@settings(max_examples=10)
def test_a_seen_record_does_not_depend_on_the_cards_still_hidden(seat: Seat, seed: int) -> None:
    chance = Random(seed)
    game = random_game(rules("standard"), seed)
    first = next(place for place, line in enumerate(game.lines) if isinstance(line.body, Act))
    few = Record(header(game.rules), tuple(game.lines[: first + 1]))
    other = Record(few.header, tuple(_stock_shuffled(line, chance) for line in few.lines))
    assert write(few) != write(other)
    assert write(seen_by(few, seat)) == write(seen_by(other, seat))


def _stock_shuffled(line: Line, chance: Random) -> Line:
    if not isinstance(line.body, NewDeal) or line.body.pack is None:
        return line
    dealt, stock = line.body.pack[:17], list(line.body.pack[17:])
    chance.shuffle(stock)
    return replace(line, body=replace(line.body, pack=(*dealt, *stock)))


# --- nonsense --------------------------------------------------------------------------------------------------


def assert_read_or_refused(text: str) -> None:
    found = faults(text)
    for fault in found:
        assert fault.line is not None
        assert fault.column is not None
        assert 1 <= fault.line <= text.count("\n") + 1
        assert str(fault).isprintable()
    if found:
        with pytest.raises(BadRecord, match=r"^line \d+, column \d+: ") as first:
            read(text)
        assert str(first.value) == str(found[0])
    else:
        record = read(text)
        assert read(write(record)) == record


@given(st.text(st.characters() | st.sampled_from('[]"=;|\n ')))
def test_any_text_is_refused_or_read(text: str) -> None:
    assert_read_or_refused(text)
    assert_read_or_refused('[Record "1"]\n' + text)


WORDS = "South North deal dealer pack cut game winner value = | ; undo end result score QS QS* 1OH ?? done 3 position"
PIECES = st.one_of(
    st.sampled_from((*WORDS.split(), "\n", " ", '"', "[", "\r\n", "\t", "\0", "\u2028", "marriage-H", "9" * 14)),
    st.text(max_size=3),
)


@settings(max_examples=60)
@given(st.booleans(), st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), PIECES), min_size=1, max_size=3))
def test_a_record_that_was_tampered_with_is_refused_or_read(seen: bool, wounds: list[tuple[float, int, str]]) -> None:
    text = seen_text() if seen else short_text()
    for share, length, piece in wounds:
        at = round(share * len(text))
        text = text[:at] + piece + text[at + length :]
    assert_read_or_refused(text)


@settings(max_examples=30)
@given(st.data())
def test_lines_in_disorder_are_refused_or_read(data: st.DataObject) -> None:
    head, _, body = short_text().partition("\n\n")
    lines = data.draw(st.permutations(body.splitlines()))
    assert_read_or_refused(f"{head}\n\n" + "".join(f"{line}\n" for line in lines))
