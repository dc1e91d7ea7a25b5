"""What players ask of each other and of the table besides their cards."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bezique import preset_names
from bezique.record import read
from bezique.seats import Seat
from bezique.table.messages import Ask, Happened, Phrase, Refused, Speak, Welcome, Why
from bezique.table.replays import saved
from bezique.table.setup import Setup
from tests.tables import FRIENDS, SEATS, Bench, refusals

ALONE = Setup(level="beginner", name="Ann", dealer="North", sealed=True)


def playing(setup: Setup = FRIENDS, acts: int = 0, seed: int = 3) -> Bench:
    bench, rng = Bench(setup), random.Random(seed)
    bench.prepare()
    for _ in range(acts):
        bench.move(rng)
    return bench


# --- resigning ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", preset_names())
def test_who_resigns_loses_the_game_and_another_can_follow(rules: str) -> None:
    bench = playing(replace(FRIENDS, rules=rules), 9)
    outcome = bench.asked("North", "resign")
    assert outcome.lines[0] == "resign North"
    assert "resign North ; Bob resigns." in saved(bench.room.game, Seat.SOUTH)
    for seat in SEATS:
        table = bench.table(seat)
        assert table.result is not None
        assert (table.stage, table.result.over, table.result.winner, table.menu) == ("over", "game", "South", ())
        assert "rematch" in table.can
        assert "next" not in table.can
    assert [side.games for side in bench.table(None).sides] == [1, 0]
    assert read(bench.room.record_text())
    bench.asked("North", "rematch")
    bench.asked("South", "accept")
    bench.prepare()
    assert bench.table("South").deal == 2
    assert [side.games for side in bench.table(None).sides] == [1, 0]
    turned_up = [bench.table("South").sides[seat].score for seat in (0, 1)]
    assert turned_up == list(bench.room.game.deal.scores)  # type: ignore[union-attr]


def test_the_end_of_a_game_says_first_who_won_and_how() -> None:
    bench = playing(replace(FRIENDS, target=100))
    bench.play_out(random.Random(1))
    shown = bench.table("South")
    assert shown.result is not None
    assert shown.result.winner is not None
    more, less = sorted((side.score for side in shown.sides), reverse=True)
    assert (shown.stage, more > less) == ("over", True)
    other = bench.table("North" if shown.result.winner == "South" else "South").result
    mine = bench.table(shown.result.winner).result
    assert mine is not None
    assert other is not None
    assert mine.title == f"You win, {more} to {less}"
    assert other.title == f"{'Ann' if shown.result.winner == 'South' else 'Bob'} wins, {more} to {less}"


def test_resigning_between_deals_of_a_game() -> None:
    bench = playing(replace(FRIENDS, target=5000))
    bench.play_out(random.Random(1))
    assert bench.table("South").stage == "between"
    bench.asked("South", "resign")
    result = bench.table("North").result
    assert result is not None
    assert (result.over, result.winner) == ("game", "North")
    assert refusals(bench.ask("South", "resign")) == ["not_now"]


def test_there_is_nothing_to_resign_before_the_first_deal_or_after_the_game() -> None:
    bench = Bench()
    assert "resign" not in bench.can("South")
    bench.prepare()
    bench.asked("South", "resign")
    assert "resign" not in bench.can("South")


# --- offers -------------------------------------------------------------------------------------------------------


def test_a_deal_is_void_when_both_agree_and_the_same_player_deals_again() -> None:
    bench = playing(acts=12)
    before = bench.room.game.replay.match
    bench.asked("South", "offer_void")
    assert "decline" in bench.can("South")
    assert not {"accept", "offer_void", "undo"} & set(bench.can("South"))
    assert bench.table("North").offer is not None
    assert {"accept", "decline"} <= set(bench.can("North"))
    assert bench.asked("North", "accept").lines[0] == "void"
    assert bench.table("South").stage == "between"
    assert [side.score for side in bench.table("South").sides] == list(before.scores)
    bench.prepare()
    table = bench.table("South")
    assert (table.deal, table.dealer) == (2, "North")
    assert bench.room.game.replay.match == before


def test_an_offer_stays_while_cards_are_played_and_goes_with_the_deal() -> None:
    bench, rng = playing(acts=4), random.Random(1)
    bench.asked("South", "offer_void")
    bench.move(rng)
    assert bench.table("North").offer is not None
    bench.play_out(rng)
    assert bench.table("North").offer is None


def test_what_was_refused_can_be_offered_again_when_something_has_happened() -> None:
    bench = playing(acts=4)
    bench.asked("South", "offer_void")
    bench.asked("North", "decline")
    assert bench.table("South").offer is None
    assert "offer_void" not in bench.can("South")
    assert "offer_void" in bench.can("North")
    bench.move(random.Random(1))
    assert "offer_void" in bench.can("South")


def test_one_takes_back_his_own_offer() -> None:
    bench = playing(acts=4)
    bench.asked("South", "offer_void")
    bench.asked("South", "decline")
    assert bench.table("North").offer is None
    assert "offer_void" in bench.can("South")


def test_an_offer_to_take_back_lapses_with_the_next_card() -> None:
    bench, rng = playing(), random.Random(1)
    bench.move(rng)
    bench.asked("South", "undo")
    assert bench.table("North").offer is not None
    bench.move(rng)
    assert bench.table("North").offer is None
    assert refusals(bench.ask("North", "accept")) == ["not_now"]


def test_nobody_accepts_his_own_offer() -> None:
    bench = playing(acts=4)
    bench.asked("South", "offer_void")
    assert refusals(bench.ask("South", "accept")) == ["not_now"]
    assert bench.room.game.playing


def test_what_is_accepted_is_what_was_shown() -> None:
    bench, rng = playing(), random.Random(1)
    bench.move(rng)
    bench.asked("South", "undo")
    shown = bench.table("North").offer
    assert shown is not None
    bench.asked("South", "decline")
    bench.asked("South", "offer_void")
    late = Ask(1, bench.table("North").number, "accept", shown.number)
    assert bench.room.request("North", late, bench.now).lines == ()
    assert bench.room.offers.open is not None
    assert bench.asked("North", "accept").lines[0].startswith("void")


def test_a_resignation_that_comes_twice_does_not_lose_the_next_game() -> None:
    bench = playing(acts=3)
    twice = Ask(1, bench.table("South").number, "resign")
    bench.move(random.Random(1))
    assert bench.keep(bench.room.request("South", twice, bench.now)).lines
    bench.asked("South", "rematch")
    bench.asked("North", "accept")
    bench.prepare()
    again = bench.room.request("South", twice, bench.now)
    assert [type(message) for _, message in again.sent] == [Welcome]
    assert bench.room.game.playing


def test_a_rematch_is_asked_by_one_and_granted_by_the_other() -> None:
    bench = playing()
    bench.asked("South", "resign")
    bench.asked("South", "rematch")
    assert bench.table("North").offer is not None
    bench.asked("North", "decline")
    assert "rematch" not in bench.can("South")
    bench.asked("North", "rematch")
    bench.asked("South", "rematch")
    assert bench.room.game.playing


def test_against_the_computer_the_next_game_begins_at_once() -> None:
    bench = playing(ALONE)
    bench.asked("South", "resign")
    bench.asked("South", "rematch")
    assert bench.room.game.playing
    assert bench.table("South").deal == 2


def test_the_games_of_a_partie_are_counted_and_decide_it() -> None:
    bench = playing(replace(FRIENDS, rules="standard,partie=best_of_five"))
    for _ in range(2):
        bench.asked("North", "resign")
        bench.asked("South", "rematch")
        bench.asked("North", "accept")
        bench.prepare()
    bench.asked("North", "resign")
    result = bench.table("South").result
    assert result is not None
    assert (result.over, result.winner) == ("partie", "South")


# --- the same cards again -----------------------------------------------------------------------------------------


def test_in_its_midst_a_deal_is_begun_anew() -> None:
    bench = playing(ALONE)
    first = [card.card for card in bench.table("South").hand]
    for _ in range(8):
        bench.move(random.Random(2))
    assert bench.asked("South", "same_deal").lines[0] == "undo deal"
    table = bench.table("South")
    assert [card.card for card in table.hand] == first
    assert (table.deal, table.again, table.trick, table.last_trick) == (1, True, None, None)


@pytest.mark.parametrize("sealed", [True, False])
def test_afterwards_its_cards_are_played_again_and_count_for_nothing(sealed: bool) -> None:
    bench, rng = playing(replace(ALONE, sealed=sealed, target=5000)), random.Random(2)
    first = [card.card for card in bench.table("South").hand]
    bench.play_out(rng)
    match, score = bench.room.game.replay.match, [side.score for side in bench.table("South").sides]
    bench.asked("South", "same_deal")
    table = bench.table("South")
    assert [card.card for card in table.hand] == first
    assert (table.deal, table.again) == (2, True)
    assert "resign" not in table.can
    bench.play_out(rng)
    assert bench.room.game.replay.match == match
    bench.asked("South", "same_deal")
    bench.asked("South", "offer_void")
    bench.asked("South", "next")
    assert not bench.table("South").again
    turned_up = bench.room.game.deal.scores  # type: ignore[union-attr]
    assert [side.score for side in bench.table("South").sides] == [a + b for a, b in zip(score, turned_up, strict=True)]
    assert read(bench.room.record_text())


@pytest.mark.parametrize("setup", [FRIENDS, replace(ALONE, serious=True)])
def test_between_people_and_in_earnest_no_deal_is_played_twice(setup: Setup) -> None:
    bench = playing(setup, 2)
    assert "same_deal" not in bench.can("South")


def test_for_practice_the_other_hand_is_open_once_the_stock_is_gone() -> None:
    bench, rng = playing(replace(ALONE, open_end=True)), random.Random(2)
    while bench.table("South").phase == 1:
        assert bench.table("South").sides[1].opened == ()
        bench.move(rng)
    sides = bench.table("South").sides
    assert len(sides[1].opened) == sides[1].hand == 8
    assert sides[0].opened == bench.table(None).sides[1].opened == ()
    held = bench.room.game.deal.layout().standings[1].hand  # type: ignore[union-attr]
    assert sorted(sides[1].opened) == sorted(map(str, held))


# --- calling off --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("friend", ["", "Bob"])
def test_a_game_that_has_not_begun_is_called_off_by_its_host(friend: str) -> None:
    bench = Bench(replace(FRIENDS, friend=friend, dealer="cut"))
    assert "call_off" not in bench.can("North")
    bench.asked("South", "call_off")
    assert bench.kept[-1][0].startswith("end")
    assert (bench.table("North").can, bench.can("South")) == ((), ())
    assert bench.table("South").stage == "over"


def test_a_game_that_has_begun_cannot_be_called_off() -> None:
    assert "call_off" not in playing().can("South")


# --- one who is away ----------------------------------------------------------------------------------------------


def together(setup: Setup = FRIENDS) -> Bench:
    bench = playing(setup)
    for seat in SEATS:
        bench.room.present(seat, 1, bench.now)
    return bench


def test_the_game_of_one_who_is_away_is_claimed_after_a_visible_time() -> None:
    bench = together()
    bench.room.present("North", 0, bench.now)
    assert (bench.table("South").claim_in, bench.table("North").claim_in) == (120, None)
    assert bench.wait(60).sent == ()
    table = bench.table("South")
    assert (table.claim_in, table.sides[1].here, table.sides[1].away) == (60, False, 60)
    assert refusals(bench.ask("South", "claim_away")) == ["not_now"]
    assert bench.room.due == 1000 * int(bench.now + 60)
    told = bench.wait(60)
    assert all(isinstance(message, Welcome) for _, message in told.sent)
    assert (bench.table("South").claim_in, bench.wait(1).sent) == (0, ())
    assert bench.asked("South", "claim_away").lines[0] == "resign North away"
    assert bench.table("South").stage == "over"
    assert bench.table("South").claim_in is None


def test_one_may_keep_waiting_and_the_other_may_come_back() -> None:
    bench = together()
    bench.room.present("North", 0, bench.now)
    bench.wait(130)
    bench.asked("South", "wait")
    assert (bench.table("South").claim_in, bench.table("South").sides[1].away) == (120, 130)
    bench.wait(119)
    bench.room.present("North", 1, bench.now)
    assert bench.table("South").claim_in is None
    bench.wait(500)
    assert refusals(bench.ask("South", "claim_away")) == ["not_now"]


def test_one_who_was_not_seen_since_the_server_began_is_away() -> None:
    bench = playing()
    bench.room.present("South", 1, bench.now)
    assert bench.table("South").claim_in == 120


@pytest.mark.parametrize("setup", [replace(FRIENDS, clock="days", clock_seconds=86400), ALONE])
def test_nobody_is_claimed_of_in_a_game_over_days_or_against_the_computer(setup: Setup) -> None:
    bench = together(setup)
    bench.room.present("North", 0, bench.now)
    bench.wait(5000)
    assert bench.table("South").claim_in is None
    assert "claim_away" not in bench.can("South")


def test_a_seat_at_two_devices_is_away_when_both_are_gone() -> None:
    bench = together()
    bench.room.present("North", 2, bench.now)
    assert bench.room.present("North", 1, bench.now).sent == ()
    assert bench.room.present("North", 0, bench.now).sent != ()


# --- the rest -----------------------------------------------------------------------------------------------------


def test_who_looks_on_can_ask_for_nothing() -> None:
    bench = playing(acts=3)
    assert bench.table(None).can == ()
    for what in ("resign", "offer_void", "accept", "undo"):
        message = bench.room.request(None, _ask(what), bench.now).sent[0][1]
        assert getattr(message, "code", "") == "not_seated"


def test_why_not_names_the_rule_in_words_and_its_source_once() -> None:
    bench = playing()
    rules = {"en": "When a card may serve again: ", "fr": "Quand une carte peut resservir : "}
    for language, rule in rules.items():
        told = bench.room.request("South", Why(1, "score marriage-H"), bench.now, language).sent[0][1]
        assert isinstance(told, Refused)
        assert told.rule.startswith(rule)
        assert told.source
        assert told.source not in told.text + told.rule


def test_phrases_are_told_to_all() -> None:
    bench = playing()
    told = bench.room.request("South", Speak("thanks"), bench.now).sent
    assert [audience for audience, _ in told] == ["South", "North", "watching"]
    assert all(message == Phrase("South", "thanks") for _, message in told)
    assert refusals(bench.room.request("South", Speak("boo"), bench.now)) == ["no_such_phrase"]


def test_the_computer_is_hurried() -> None:
    bench = playing(ALONE)
    while bench.table("South").turn != "North":
        bench.move(random.Random(1))
    job = bench.room.thinking()
    assert job is not None
    assert not job.budget.stopped()
    bench.asked("South", "move_now")
    assert job.budget.stopped()
    fresh = bench.room.thinking()
    assert fresh is not None
    assert not fresh.budget.stopped()


def test_a_choice_that_the_other_has_not_seen_is_taken_back_at_once() -> None:
    for seed in range(200):
        bench, rng = playing(replace(FRIENDS, rules="rubicon")), random.Random(seed)
        while bench.room.game.playing and bench.room.game.deal.stage != "choose":  # type: ignore[union-attr]
            bench.move(rng)
        if bench.room.game.playing:
            break
    seat = bench.table(None).turn
    assert seat is not None
    other = bench.table(SEATS[1 - SEATS.index(seat)])
    outcome = bench.asked(seat, "undo")
    assert outcome.lines[0].startswith("undo")
    assert [audience for audience, message in outcome.sent if isinstance(message, Happened)] == [seat]
    assert bench.table(other.seat) == other


def _ask(what: str) -> Ask:
    return Ask(1, 0, what)  # type: ignore[arg-type]
