"""What a person may type in words, what he is told of it, and what the help says of this game."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bezique.cli.lines import wrapped
from bezique.game.match import GameOver, GameResult, Match
from bezique.game.naming import suit_order
from bezique.game.settlement import settle_deal
from bezique.game.settling import match_sentences
from bezique.record import faults
from bezique.rules.load import rules
from bezique.seats import PerSeat
from tests.unit.cli.scripted import first_choice, played


def dealt(tmp_path: Path, *typed: str, rules: str = "standard", deal: int = 240) -> str:
    return played(tmp_path / "game", typed=typed, deal=deal, rules=rules).text


def after_trick(tmp_path: Path, *typed: str, rules: str = "standard") -> str:
    """Deal 240, after South has won the first trick: he holds bezique and the marriage in spades."""
    return dealt(tmp_path, "1", *typed, rules=rules)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("four aces", "You lack four aces for four aces"),
        ("announce four-aces", "You lack four aces for four aces"),
        ("aces", "You lack four aces for four aces"),
        ("score sequence", "for a sequence in trumps"),
        ("sequence", "for a sequence in trumps"),
        ("royal marriage", "You lack the queen of hearts for a royal marriage"),
        ("royal-marriage", "You lack the queen of hearts for a royal marriage"),
        ("marriage in clubs", "You lack the queen of clubs for a marriage in clubs"),
        ("double bezique", "for double bezique"),
        ("triple bezique", "this game gives no points for it"),
        ("marriage", "You: twenty for marriage in spades."),
        ("score marriage in spades", "You: twenty for marriage in spades."),
        ("announce bezique", "You: bezique, to score."),
        ("four", '"four" can mean four jacks, four queens, four kings or four aces: say which.'),
        ("ace of clubs", 'say "done" before you play'),
    ],
)
def test_combinations_and_cards_go_by_their_names(tmp_path: Path, typed: str, told: str) -> None:
    assert told in after_trick(tmp_path, typed)


@pytest.mark.parametrize("typed", ["royal marriage", "marriage", "sequence in trumps"])
def test_while_there_are_no_trumps_a_royal_name_can_mean_any_suit(tmp_path: Path, typed: str) -> None:
    text = dealt(tmp_path, typed, rules="no-turn-up")
    assert f'"{typed}" can mean ' in text
    assert "in spades, " in text
    assert ": say which." in text


def test_a_card_in_words_that_is_not_held_is_refused_with_the_reason(tmp_path: Path) -> None:
    assert "You do not have the ace of clubs in your hand" in dealt(tmp_path, "ace of clubs")
    assert "You do not have the seven of hearts in your hand" in dealt(tmp_path, "play the seven of hearts")


def test_a_declaration_is_said_with_what_waits(tmp_path: Path) -> None:
    """Laws 6.2: Forty for bezique, and twenty to score."""
    text = after_trick(tmp_path, "score bezique", "announce marriage", "")
    assert "You: forty for bezique.\n" in text
    assert "You: forty for bezique, and twenty to score.\n" in text


def test_what_was_announced_first_is_said_with_the_score(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "announce marriage", "score bezique", "")
    assert "You: marriage in spades, to score.\nDeclare?" in text
    assert "You: forty for bezique, and twenty to score.\n" in text


def test_what_waits_is_said_again_after_every_trick(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "score bezique", "announce marriage", "", "1", "draw")
    assert text.count("You: twenty to score.") == 1
    assert "You take the trick." in text


def test_what_can_be_typed_with_one_choice_is_enter(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "bez", "announce marriage", "7", "what", "")
    assert "Nothing more to declare: Enter draws." in text
    assert "There is no choice 7. Press Enter for the only choice." in text
    assert "You draw the nine of spades." in text
    assert "from 1 to 1" not in text


def test_the_last_card_is_played_by_enter(tmp_path: Path) -> None:
    file = tmp_path / "place"
    file.write_text("rules standard\ntrump S\ntricks 31\nturn South\nSouth hand AS\nNorth hand 7D\n")
    script = played(tmp_path / "game", typed=[""], position=file)
    assert "There is no other choice: Enter plays it." in script.text
    assert "The deal is over" in script.text


# --- positions and games gone on with ----------------------------------------------------------------------------


def test_a_game_left_in_a_window_is_shown_again(tmp_path: Path) -> None:
    after_trick(tmp_path)
    text = played(tmp_path / "game").text
    for part in (
        "Before you: nothing.",
        "Trumps are hearts; the jack of hearts is turned up.",
        "Hand: hearts (trumps) king;",
    ):
        assert part in text
    assert "Declare? 1 bezique for 40" in text


def test_a_game_left_before_an_answer_shows_the_card_led(tmp_path: Path) -> None:
    path = tmp_path / "game"
    led = re.search(r"^North leads .*$", played(path, typed=["nine"], deal=240).text, re.MULTILINE)
    assert led is not None
    assert led[0] in played(path).text


def test_a_position_is_one_deal_and_shows_what_lies(tmp_path: Path) -> None:
    file = tmp_path / "place"
    file.write_text("rules standard\ntrump S\ntricks 30\nturn South\nSouth hand AS KD\nNorth hand 7D 8D\n")
    text = played(tmp_path / "game", position=file).text
    assert "It is one deal by itself." in text
    assert "The game is" not in text
    assert "Trumps are spades" in text
    with pytest.raises(ValueError, match="--position goes with none of --rules"):
        played(tmp_path / "other", position=file, rules="standard")


# --- help --------------------------------------------------------------------------------------------------------


def test_bezique_is_told_as_it_is_in_the_game(tmp_path: Path) -> None:
    assert "bezique: The queen of spades and the jack of diamonds." in dealt(tmp_path, "? bezique")


def test_bezique_is_told_when_trumps_are_made(tmp_path: Path) -> None:
    script = played(tmp_path / "game", answer=first_choice, rules="six-pack", deal=3)
    made = next(number for number, line in enumerate(script.told) if line.endswith("are trumps."))
    suit = script.told[made].split(" ")[0].lower()
    assert script.told[made + 1].startswith(f"Bezique is the queen of {suit} and the jack of ")
    early = played(tmp_path / "early", typed=["? bezique"], rules="six-pack", deal=3).text
    assert "There are no trumps yet." in early
    moved = played(tmp_path / "moved", typed=["? bezique"], rules="movable", deal=240).text
    assert moved.count("the queen of spades and the jack of diamonds") == 2


@pytest.mark.parametrize("word", ["claim", "king", "kings", "undo", "log", "h", "pone", "Bezique", "last trick"])
def test_every_word_that_can_be_typed_is_explained(tmp_path: Path, word: str) -> None:
    assert f"{word}: " in dealt(tmp_path, f"? {word}")


def test_an_unknown_word_is_said_to_be_none(tmp_path: Path) -> None:
    assert 'There is no such word as "clam" (did you mean claim' in dealt(tmp_path, "? clam")


def test_help_in_polish_bezique_is_of_polish_bezique(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "?", rules="polish")
    assert "score as many combinations as you like" in text
    assert "up to the last trick of all" in text
    assert "once at most" not in text
    assert "xchang" not in text
    assert "two combinations at most" in played(tmp_path / "two", typed=["1", "?"], rules="polish-two", deal=240).text


def test_the_help_on_the_seven_is_a_whole_sentence(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "?")
    assert "The seven of trumps may be exchanged for the turn-up after winning a trick and before drawing." in text
    assert "Exchanging it" not in text


@pytest.mark.parametrize("rules", ["standard,seven.points=0", "no-turn-up", "rubicon"])
def test_nothing_is_said_of_an_exchange_where_there_is_none(tmp_path: Path, rules: str) -> None:
    assert "xchang" not in after_trick(tmp_path, "?", rules=rules)


def test_polish_tables_are_told_when_they_change(tmp_path: Path) -> None:
    text = played(tmp_path / "game", answer=first_choice, rules="polish,target=0", deal=240).text
    told = [line for line in text.split("\n") if line.startswith("Your table: ")]
    assert len(told) > 2
    assert all(one != other for one, other in pairwise(told))


def test_why_tells_the_points_once(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "why 2", "why 4")
    assert "It is allowed: marriage in spades for 20." in text
    assert "It is allowed: announce marriage in spades, 20 points when it is scored." in text


# --- between deals -----------------------------------------------------------------------------------------------


def test_commands_are_answered_between_games(tmp_path: Path) -> None:
    asked = iter(["score", "?", "? pone", "last", "log", "undo", "nonsense"])

    def answer(lines: list[str]) -> str:
        if any("1 yes; 2 no." in line for line in lines) or answer.asking:
            answer.asking = True
            return next(asked, "2")
        return "1"

    answer.asking = False
    text = played(tmp_path / "game", answer=answer, rules="standard,target=0", deal=3).text
    after = text.partition("Another game?")[2]
    for part in (
        "\nScore: You ",
        "Answer the question",
        "pone: ",
        "the trick",
        "You receive",
        "nothing of it is taken back",
    ):
        assert part in after
    assert "Type 1 or 2, or ? for help." in after
    assert faults((tmp_path / "game").read_text("utf-8")) == []


def test_undo_says_why_it_stops_at_the_deal(tmp_path: Path) -> None:
    path = tmp_path / "game"
    deals: list[str] = []

    def answer(lines: list[str]) -> str:
        deals.extend(line for line in lines if line.startswith("Deal 2,"))
        return "1" if not deals else "undo" if len(deals) == 1 and not deals.append("") else "quit"

    text = played(path, answer=answer, deal=3).text
    assert "nothing of yours to take back in this deal. The deal before it is closed" in text


def test_the_score_is_told_in_words(tmp_path: Path) -> None:
    text = after_trick(tmp_path, "marriage", "score")
    assert "1. You: 10 for brisques, 10.\n2. You: 20 for marriage in spades, 30.\nScore: You 30, North 0." in text


# --- settling, suits, lines --------------------------------------------------------------------------------------


def test_a_rubicon_says_how_brisques_came_in() -> None:
    made = rules("rubicon")
    scores, brisques = PerSeat((1500, 90)), PerSeat((18, 14))
    settled = settle_deal(made, scores, brisques)
    over = GameOver(GameResult(scores, settled, ()))
    lines = match_sentences([over], Match.start(made), PerSeat(("You", "North")))
    told = "\n".join(lines).replace("\n  ", " ")
    assert "North is rubiconed: 90 and 140 for 14 brisques, 230, under 1000." in told


def test_trumps_come_first_and_the_other_suits_keep_their_order() -> None:
    plain = suit_order(None)
    for trump in plain:
        assert suit_order(trump) == [trump, *(suit for suit in plain if suit != trump)]


@pytest.mark.parametrize("columns", ["30", "45", "200"])
def test_lines_break_at_words_where_the_terminal_is_narrow(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    text = "Hand: hearts (trumps) 1 ten, 2 king; spades 3 king, 4 queen, 5 jack; clubs 6 king; diamonds 7 jack, 8 nine."
    lines = wrapped(text)
    assert max(map(len, lines)) <= min(60, int(columns))
    assert " ".join(line.strip() for line in lines) == text


def test_who_chooses_the_dealer_is_said(tmp_path: Path) -> None:
    for number in range(40):
        script = played(tmp_path / f"game{number}", rules="standard")
        if "You choose who deals" not in script.text:
            break
    assert "North has the choice, and lets you deal." in script.text


def test_a_deal_with_too_large_a_number_is_told_the_limit(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="from 0 to 999999999999999999, not"):
        played(tmp_path / "game", deal=10**18)


def test_a_smaller_target_makes_a_smaller_double_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    played(path, target=300)
    assert "\ndouble_game_below=150\n" in path.read_text("utf-8")
    played(tmp_path / "modern", target=300, rules="modern")
    assert "\ndouble_game_below=0\n" in (tmp_path / "modern").read_text("utf-8")
