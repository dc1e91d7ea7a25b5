"""What somebody types who sits down at the free table for the first time, and what he is told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from bezique.cards import numbered_pack
from bezique.cli.by_hand import ByHand
from bezique.cli.hand_record import write_act
from bezique.cli.sitting import Sitting
from bezique.laws.hands.acts import act
from bezique.record import DealsFirst, NewDeal, Recorder, faults, header, verify
from bezique.rules.load import rules
from bezique.seats import Seat
from bezique.words import card_name
from tests.typed_hands import Person
from tests.unit.cli.scripted import Script


def newcomer(
    path: Path, typed: Iterable[str], *, dealer: Seat = Seat.NORTH, chosen: str = "standard", practice: bool = False
) -> Script:
    """What he is told at South, from the numbered deal 240 on; an answer can be an act of North, who never errs."""
    script = Script(typed)
    if path.exists():
        recorder = Recorder.resume(path)
    else:
        laws = str(rules(chosen).laws)
        tags = {"South": "Ann", "North": "Computer (heuristic)", "Laws": laws, "Deal": "numbered 240"}
        recorder = Recorder.new(path, header(rules(chosen), **tags))
        recorder.append(DealsFirst(dealer))
    with recorder, suppress(EOFError):
        code = recorder.header.tags["Laws"]

        def ask(prompt: str) -> str:
            while script.typed and script.typed[0].startswith("North "):
                erring = game.table
                assert erring is not None
                done = act(script.typed.pop(0).removeprefix("North "))
                erring.act(Seat.NORTH, done)
                list(write_act(game.sitting, erring, Seat.NORTH, done))
            return script.ask(prompt)

        game = ByHand(Sitting(recorder, Seat.SOUTH), "heuristic", ask, script.tell, code=code, naming=practice)
        game.run()
    return script


MISDEAL = ("deal 3 to you", "deal 3 to me", "deal 3 to you", "deal")


def test_a_numbered_pack_that_is_dealt_wrongly_is_followed_by_the_next_number(tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = newcomer(path, [*MISDEAL, "deal"], dealer=Seat.SOUTH)
    assert "The deal is void, and the same player deals again." in told.text
    assert told.text.count("you deal") == 2
    assert faults(path.read_text("utf-8")) == []
    with Recorder.resume(path) as recorder:
        packs = [line.body.pack for line in recorder.record.lines if isinstance(line.body, NewDeal)]
    assert [sorted(pack or ()) for pack in packs] == [sorted(numbered_pack(240, 2))] * 2
    assert packs[0] != tuple(numbered_pack(240, 2))
    assert packs[1] == tuple(numbered_pack(241, 2))


def test_a_game_is_taken_up_after_a_misdeal(tmp_path: Path) -> None:
    """Whether it was left before the new deal or after it, and where the deal was voided before any card was dealt."""
    path = tmp_path / "game"
    newcomer(path, MISDEAL, dealer=Seat.SOUTH)
    newcomer(path, [*MISDEAL, "cut 3", "expose yours", "expose stock"], dealer=Seat.SOUTH)
    told = newcomer(path, ["deal", "hand"], dealer=Seat.SOUTH)
    assert "Hand: " in told.text
    assert faults(path.read_text("utf-8")) == []


def test_a_pack_that_was_dealt_wrongly_is_not_proved_to_be_the_numbered_one(tmp_path: Path) -> None:
    path = tmp_path / "game"
    newcomer(path, MISDEAL, dealer=Seat.SOUTH)
    proofs, found = verify(path.read_text("utf-8"))
    assert [(proof.how, proof.holds) for proof in proofs] == [("by_hand", False)]
    assert found == []


def after(script: Script, number: int) -> str:
    """What is told after the answer of that number, the first being 1, until the next is asked for."""
    return "\n".join(script.turns[number]).replace("\n  ", " ")


def test_what_the_computer_declares_is_told_before_the_person_is_asked(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["JS", "draw"])
    assert "North exchanges the seven of hearts for the jack of hearts.\nNorth: ten for the seven of trumps." in after(
        told, 1
    )
    assert after(told, 1).endswith("Draw.")
    assert "seven" not in after(told, 2)


def test_points_are_told_once_and_under_the_name_of_who_has_them(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["JS", "mark 30", "draw"], chosen="modern")
    lines = after(told, 2).splitlines()
    assert "You: 30 for what was marked." in lines
    assert "You: \N{MINUS SIGN}30 for what is taken down." in lines
    assert "North: 30 for the other player's error." in lines
    assert "marked" not in after(told, 3)
    assert "for" not in after(told, 3).split()


def test_nothing_is_counted_for_hands(tmp_path: Path) -> None:
    """Portland, law 27: no brisques are counted while more than twelve cards are in the stock."""
    told = newcomer(tmp_path / "game", ["9S", "count brisques", "score"], chosen="rubicon")
    assert "may not count his brisques" in after(told, 2)
    assert "Your aces and tens" not in told.text
    assert after(told, 3).startswith("Score: ")
    assert "Brisques" not in after(told, 3)


def test_hands_count_their_brisques_where_no_law_forbids_it(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["JS", "count brisques"])
    assert "Your aces and tens: 0." in after(told, 2)


@pytest.mark.parametrize("typed", ["frobnicate", "3", "hand", "table", "king", "why QS", "hint", "? trick", "QQ"])
def test_there_are_no_numbers_and_no_hints_of_what_is_right(tmp_path: Path, typed: str) -> None:
    said = after(newcomer(tmp_path / "game", [typed]), 1)
    assert said
    assert "ype a number" not in said
    assert "type the number" not in said
    assert not re.search(r"\d (ten|king|jack|queen)", said)
    assert "serious" not in said


def test_a_claim_that_fits_several_laws_leaves_hands_free(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["claim he drew cards", "hand", "2", "JS", "1"])
    assert "2 A player drew two cards instead of one" in after(told, 1)
    assert "Type its number, or go on with something else." in after(told, 1)
    assert after(told, 2).startswith("Hand: ")
    assert "The claim is not borne out" in after(told, 3)
    assert "You lead the jack of spades." in after(told, 4)
    assert "by hand there are no numbers" in after(told, 5)


def test_a_word_that_lacks_the_rest_is_told_what_it_needs(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["claim", "option", "claimed", "count pack"])
    assert "Claim what?" in after(told, 1)
    assert "No ruling waits for a choice" in after(told, 2)
    assert "not understood" in after(told, 3)
    assert "64 cards" in after(told, 4)


def test_who_must_choose_may_look_first(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["North mark 30", "claim wrong-score", "hand", "draw", "option", "1", "score"])
    assert "1 score: The adversary adds the same points to his own score." in after(told, 1)
    assert after(told, 2).startswith("Hand: ")
    assert "The options of the ruling are score" in after(told, 3)
    assert "The options of the ruling are score" in after(told, 4)
    assert "You: 30 for the other player's error." in after(told, 5)
    assert "Score: You 30, North 0." in after(told, 6)


def test_a_card_that_lies_on_the_table_alone_is_told(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["10H", "score marriage-spades", "draw", "KS", "KS*"])
    assert after(told, 4) == "You have no KS in your hand; the one on your table is KS*."
    assert "You lead the king of spades" in after(told, 5)


def test_accidents_that_annul_a_deal_happen_in_practice_only(tmp_path: Path) -> None:
    for typed in ("faced 1", "pack imperfect"):
        told = newcomer(tmp_path / "game", [typed, "claim faced-card", "claim pack-imperfect"])
        assert "only with --practice" in after(told, 1)
        assert told.text.count("nothing of the kind has happened") == 2
        told = newcomer(tmp_path / f"practice-{typed}", [typed], practice=True)
        assert "The referee: " in after(told, 1) or "That was wrong: " in after(told, 1)


class UntilTheEnd(Person):
    """Plays the first deal lawfully and leaves before it is scored."""

    def ask(self, prompt: str) -> str:
        if self.game.table is not None and self.game.table.deal is not None and self.game.table.deal.over:
            raise EOFError
        return super().ask(prompt)


def test_the_last_card_is_told_before_the_deal_is_scored(tmp_path: Path) -> None:
    path = tmp_path / "game"
    person = UntilTheEnd(path, "standard", "foster", 7, wrong=0)
    person.play()
    assert len(re.findall("takes? the trick", person.text)) == 32
    told = newcomer(path, [""])
    assert re.search("takes? the trick[^\n]*\nNothing more is played", after(told, 0))
    assert "the trick" not in after(told, 1).replace("the last trick", "")
    assert "for the last trick" in after(told, 1)
    assert "The deal is over" in after(told, 1)


def test_a_declaration_that_ends_the_deal_is_told_before_it_is_scored(tmp_path: Path) -> None:
    told = newcomer(
        tmp_path / "game", ["10H", "score marriage-spades", ""], chosen="standard,target=30,double_game_below=0"
    )
    assert after(told, 2).startswith("You: twenty for marriage in spades.\nNothing more is played.")
    assert after(told, 3).startswith("The deal stops at the target: You 30, North 0")


def test_a_card_that_is_dealt_too_many_is_no_card_drawn(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["deal 3 to you", "deal 4 to me", "deal"], dealer=Seat.SOUTH)
    assert "You draw" not in told.text
    assert "The card turned up is" in told.text


def test_cards_that_fall_together_are_told(tmp_path: Path) -> None:
    told = newcomer(tmp_path / "game", ["play QS KS"])
    assert "You lead the queen of spades." in after(told, 1)
    assert "You take the king of spades up again." in after(told, 1)


def test_a_card_that_was_seen_too_many_is_told_though_it_goes_back_at_once(tmp_path: Path) -> None:
    """Portland, law 28: nobody need claim it, and the upper card is shown."""
    told = newcomer(tmp_path / "game", ["9S", "draw 2", "hand"], chosen="rubicon")
    seen = re.search(r"You see the (\w+ of \w+) too\.", after(told, 2))
    assert seen
    assert "You show the eight of diamonds." in after(told, 2)
    top = numbered_pack(240, 4)[18:20]
    assert ["eight of diamonds", seen[1]] == [card_name(str(card)) for card in top]
