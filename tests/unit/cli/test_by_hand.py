"""`bezique play --laws`: a person who errs, and a computer that notices."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bezique.cli.hand_lifting import told
from bezique.cli.hand_record import table_of
from bezique.cli.opening import play
from bezique.cli.records import verify_record
from bezique.cli.resuming import Options
from bezique.cli.sitting import Sitting
from bezique.game.actions import Play
from bezique.laws.hands.acts import act
from bezique.record import Recorder, faults
from bezique.seats import Seat
from tests.by_hand import Scene
from tests.free_hands import TABLES
from tests.typed_hands import Person, sat_down
from tests.unit.cli.scripted import Script, played


@pytest.mark.parametrize(
    ("chosen", "code"),
    [("standard", "foster"), ("rubicon", "portland"), ("modern", "fixed_modern"), ("french-8", "french")],
)
def test_whole_games_by_hand_are_played_and_recorded_without_fault(tmp_path: Path, chosen: str, code: str) -> None:
    path = tmp_path / "game"
    short = "" if chosen == "rubicon" else ",target=300,double_game_below=0"
    person = Person(path, chosen + short, code, 5, wrong=0.3)
    person.play()
    assert faults(path.read_text("utf-8")) == []
    assert path.read_text("utf-8").endswith("\nend\n"), person.text[-2000:]
    assert "The referee:" in person.text
    assert "North claims:" in person.text
    assert max(map(len, person.told)) <= 60


@pytest.mark.parametrize(("code", "chosen"), TABLES[::3])
def test_whoever_errs_and_claims_at_random_leaves_a_record_and_finds_his_table_again(
    tmp_path: Path, code: str, chosen: str
) -> None:
    assert "North" in sat_down(tmp_path, chosen, code, 2, most=60)


def test_a_game_by_hand_that_was_left_goes_on_as_it_stood(tmp_path: Path) -> None:
    for most in (1, 4, 9, 17, 30, 55):
        path = tmp_path / f"game{most}"
        first = Person(path, "standard", "foster", 7, most=most)
        first.play()
        table = first.game.table
        again = Person(path, "standard", "foster", 7, most=0)
        taken = again.game.table
        if table is None or table.over:
            assert taken is None
            continue
        assert taken is not None
        assert taken.deal == table.deal
        assert taken.state == table.state
        assert taken.faults == table.faults
        assert [each.waiting for each in taken.rulings] == [each.waiting for each in table.rulings]
        again.play()


def test_what_was_wrong_in_an_earlier_deal_is_written_down(tmp_path: Path) -> None:
    """A game whose deal says what can still be claimed of the deals before is taken up with it."""
    path = tmp_path / "game"
    first = Person(path, "standard", "portland", 7, most=4, wrong=0)
    first.play()
    table = first.game.table
    assert table is not None
    assert table.deal is not None
    note = next(line for line in path.read_text("utf-8").splitlines() if "penalties 0 and 0:" in line)
    path.write_text(
        path.read_text("utf-8").replace(
            note, note.replace("0 and 0:", "0 and 0, North wrong-score 100, South wrong-score 30:")
        ),
        "utf-8",
    )
    again = Person(path, "standard", "portland", 7, most=0)
    taken = again.game.table
    again.game.sitting.recorder.close()
    assert taken is not None
    assert [(each.offender, each.law, each.points) for each in taken.faults[:2]] == [
        (Seat.NORTH, "wrong-score", 100),
        (Seat.SOUTH, "wrong-score", 30),
    ]
    assert taken.left_over() == taken.earlier


def test_what_was_written_before_the_machine_failed_is_enough(tmp_path: Path) -> None:
    """Cut after any line, the record gives the table back, and the deal catches up with what hands did."""
    path = tmp_path / "game"
    Person(path, "standard", "foster", 3, most=40).play()
    lines = path.read_bytes().splitlines(keepends=True)
    start = next(place for place, line in enumerate(lines) if b"By hand" in line)
    for end in range(start + 1, len(lines), 3):
        torn = tmp_path / f"torn{end}"
        torn.write_bytes(b"".join(lines[:end]))
        person = Person(torn, "standard", "foster", 3, most=6, wrong=0)
        person.play()
        assert faults(torn.read_text("utf-8")) == []


def test_a_numbered_deal_comes_back_with_its_cards_after_a_kill(tmp_path: Path) -> None:
    """Cut after the header, or after each line that comes before the deal is there, the game is the numbered one."""
    whole = typed(tmp_path, "10H")
    lines = (tmp_path / "game").read_bytes().splitlines(keepends=True)
    dealt = next(place for place, line in enumerate(lines) if line.startswith(b"deal 1 "))
    head = next(place for place, line in enumerate(lines) if line.startswith(b"dealer "))
    assert b"By hand, North: deal\n" in lines[dealt - 1]
    for end in range(head, dealt + 1):
        torn = tmp_path / f"torn{end}"
        torn.mkdir()
        (torn / "game").write_bytes(b"".join(lines[:end]))
        text = typed(torn, "10H", deal=None, laws=False, level=None)
        assert "The card turned up is the jack of hearts" in text
        assert "cut" not in text.lower()
        again = (torn / "game").read_bytes().splitlines(keepends=True)
        assert [line for line in again if line.startswith(b"deal 1 ")] == [lines[dealt]]
        assert sum(b"deals, penalties" in line for line in again) == 1
    assert "You lead the ten of hearts." in whole


def test_a_card_that_was_drawn_and_not_seen_is_not_named(tmp_path: Path) -> None:
    text = typed(tmp_path, "8S", "draw 2 unseen", "hand", "claim drew-two", deal=302, rules="standard")
    assert "You draw the jack of clubs. You draw a card too, and do not look at it." in text
    assert text.count("a card that you have not seen") == 2
    assert "You put a card back into the stock." in text
    assert "ace of clubs" not in text
    assert "clubs ace" not in text


def test_a_card_that_was_not_seen_is_seen_once_he_plays(tmp_path: Path) -> None:
    text = typed(tmp_path, "8S", "draw 2 unseen", "QH", deal=302, rules="standard")
    assert "clubs ace" in text


def test_foster_answers_for_a_wrong_draw_of_which_the_portland_laws_say_nothing(tmp_path: Path) -> None:
    text = typed(tmp_path, "7C", "draw under 1", deal=401, rules="rubicon")
    assert 'North claims: "A player drew before it was his turn".' in text
    assert "He puts the card back where it belongs. (Foster's Complete Hoyle" in text
    assert "The cards are taken back to an earlier moment. North has won the trick." in text


class Revoker(Person):
    """Does not follow suit in the last tricks where he can do so."""

    def lawful(self) -> str:
        deal = self.game.table.deal if self.game.table else None
        if deal is not None and deal.phase == 2 and deal.turn == Seat.SOUTH and deal.card_led is not None:
            wrong = [card for card in deal.layout().standings[Seat.SOUTH].hand if deal.refusal(Seat.SOUTH, Play(card))]
            if wrong and not self.game.table.faults:  # type: ignore[union-attr]
                return str(wrong[0])
        return super().lawful()


def test_after_a_revoke_the_card_led_is_told_again(tmp_path: Path) -> None:
    person = Revoker(tmp_path / "game", "rubicon", "portland", 5, most=140, wrong=0.0)
    person.play()
    back = person.told.index("The cards are taken back to an earlier moment.")
    assert person.told[back + 1].startswith("North leads the ")
    assert person.told[back + 1] in person.told[:back]


def test_who_leaves_out_a_draw_is_told_so_and_goes_on(tmp_path: Path) -> None:
    for words in ("", "draw"):
        (tmp_path / f"by {words}").mkdir()
        text = typed(tmp_path / f"by {words}", "10H", "draw 2", "KH", words, code="german")
        assert "You won the trick: declare, or Enter: you draw no card this time." in text
        assert "You have drawn already" not in text
        assert text.count("Your lead.") == 3


def test_practice_names_an_error_at_once(tmp_path: Path) -> None:
    script = Script(["", "QD", "mark 100"])
    options = Options(record=tmp_path / "game", deal=7, level="heuristic", laws=True, practice=True, seat="north")
    play(options, script.ask, script.tell)
    assert "That was wrong: A player marked points to which he has no right." in script.text or "claims" in script.text


def test_options_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="go with --laws"):
        play(Options(record=tmp_path / "game", practice=True))
    with pytest.raises(ValueError, match="begins with the cut"):
        play(Options(record=tmp_path / "game", laws=True, position=tmp_path / "position"))
    with pytest.raises(ValueError, match="--practice goes with no --serious"):
        play(Options(record=tmp_path / "game", laws=True, practice=True, serious=True))
    with pytest.raises(ValueError, match="--code is one of"):
        play(Options(record=tmp_path / "game", laws=True, code="roman"))


def test_a_claim_is_made_in_everyday_words(tmp_path: Path) -> None:
    script = Script(["claim he looked at old tricks", "1"])
    play(Options(record=tmp_path / "game", deal=7, level="heuristic", laws=True), script.ask, script.tell)
    assert "The claim is not borne out: nothing of the kind has happened." in script.text
    with Recorder.resume(tmp_path / "game") as recorder:
        assert table_of(Sitting(recorder, Seat.SOUTH), "foster") is not None


def typed(tmp_path: Path, *lines: str, **options: Any) -> str:
    """What a person is told who types these lines; South leads in deal 240."""
    script = played(tmp_path / "game", lines, **({"deal": 240, "laws": True, "level": "heuristic"} | options))
    return " ".join(script.text.split())


def test_who_won_the_trick_is_told_how_to_go_on_without_a_card(tmp_path: Path) -> None:
    text = typed(tmp_path, "10H", "")
    assert "You won the trick: declare, or draw." in text
    assert "It is your turn: draw, or lead a card to go on without." in text


def test_the_computer_claims_the_card_that_it_should_have_drawn(tmp_path: Path) -> None:
    text = typed(tmp_path, "10H", "draw under 1", "draw")
    assert 'North claims: "A player drew before it was his turn".' in text
    assert "You show the nine of spades." in text


def test_a_card_is_called_where_no_ruling_waits(tmp_path: Path) -> None:
    assert "No ruling waits for a choice" in typed(tmp_path, "call KS")


def test_nothing_stands_after_the_source_of_a_refusal(tmp_path: Path) -> None:
    text = typed(tmp_path, "10H", "exchange")
    assert "(Foster's Complete Hoyle, Bézique: the seven of trumps)" in text
    assert "trumps)." not in text


def test_who_deals_packets_is_told_how_many_cards_each_has() -> None:
    table, south = Scene.of({"rules": "standard"}, "foster").table, SimpleNamespace(me=Seat.NORTH, other=Seat.SOUTH)
    for line, says in (("deal 3 to you", "You have 0 cards, South 3."), ("deal 1 to me", "You have 1 card, South 3.")):
        table.act(Seat.NORTH, act(line))
        assert told(cast("Sitting", south), table, Seat.NORTH, act(line)) == says


class Misdealer(Person):
    """Begins with a packet of the wrong size."""

    def ask(self, line: str) -> str:
        wanted = super().ask(line)
        return "deal 2 to you" if self.game.table is not None and self.game.table.dealing.packets == 0 else wanted


def test_verify_proves_the_numbered_packs_that_lay_before_the_dealer(tmp_path: Path) -> None:
    """Whole deals, and one dealt wrongly, whose own pack is in another order; under another number none is proved."""
    whole, wrong = tmp_path / "whole", tmp_path / "wrong"
    Person(whole, "standard,target=600,double_game_below=0", "foster", 6, wrong=0.3).play()
    Misdealer(wrong, "standard", "foster", 8, most=12, wrong=0.0).play()
    assert "By hand, South: deal 2 to you" in wrong.read_text("utf-8")
    for path, number in ((whole, 6), (wrong, 8)):
        text = path.read_text("utf-8")
        deals = text.count("\ndeal ")
        assert deals > (path == whole)
        status, told = verify_record(path)
        assert told.count(": it was dealt by hand, from the pack of the numbered deal.") == deals
        assert status == 0
        path.write_text(text.replace(f'[Deal "numbered {number}"]', '[Deal "numbered 99"]'), "utf-8")
        status, told = verify_record(path)
        assert told.count(": it was dealt by hand, and not from the pack of the numbered deal.") == deals
        assert status == 1


def test_verify_says_that_hands_dealt_where_nothing_is_promised(tmp_path: Path) -> None:
    path = tmp_path / "game"
    Person(path, "standard", "foster", 6, most=12, wrong=0.0).play()
    path.write_text(path.read_text("utf-8").replace('[Deal "numbered 6"]', '[Deal "shuffled"]'), "utf-8")
    status, told = verify_record(path)
    assert status == 1
    assert told.splitlines() == [
        "Deal 1: it was dealt by hand: nothing is promised of its pack, so there is nothing to prove.",
        f"{path}: 0 of 1 deal proved, no fault.",
    ]
