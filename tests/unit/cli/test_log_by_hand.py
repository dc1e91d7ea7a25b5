"""By hand: `last`, `log`, `bezique replay` and who comes back tell what happened, and what was said of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bezique.cli.commands import Memory, between
from bezique.cli.records import replay_record
from bezique.record import text_of_file
from tests.typed_hands import Person
from tests.unit.cli.scripted import played

STARTS = ("You lead the", "North leads the", "You play the", "North plays the")
RULED = ["10H", "draw 2", "claim revoke", "leave heap"]
"""South sees a card too many, shows it, and claims what has not happened."""


def at(path: Path, *lines: str, **options: Any) -> str:
    """What is told to a person who types these lines; South leads in deal 240."""
    script = played(path, lines, **({"deal": 240, "laws": True, "level": "heuristic"} | options))
    return script.text


def replayed(path: Path) -> str:
    said: list[str] = []
    replay_record(path, width=80, say=said.append)
    return "\n".join(said).replace("\n  ", " ")


class Looker(Person):
    """Looks at the last trick, and at the log, before he has the deal scored."""

    asked: int | None = None

    def ask(self, line: str) -> str:
        table = self.game.table
        if self.asked is None and table is not None and table.deal is not None and table.deal.over and not table.over:
            self.asked = len(self.told)
            return "last"
        return super().ask(line)


class Misdealer(Person):
    """Deals a first packet of the wrong size."""

    def ask(self, line: str) -> str:
        wanted = super().ask(line)
        table = self.game.table
        if table is None or table.end or "new deal" in self.text:
            return wanted
        return "deal 4 to you" if table.deal is None and not table.dealing.packets else wanted


def test_the_last_trick_is_shown_before_the_deal_is_scored(tmp_path: Path) -> None:
    person = Looker(tmp_path / "game", "standard", "foster", 7, most=200, wrong=0)
    person.play()
    assert person.asked is not None
    before, after = person.told[: person.asked], person.told[person.asked :]
    told = [line for line in before if line.startswith(STARTS)]
    assert after[:2] == told[-2:]


def test_the_log_tells_what_was_said_and_shown(tmp_path: Path) -> None:
    log = at(tmp_path / "game", *RULED, "log").rpartition("You receive")[2]
    shown = "The referee: A player drew two cards instead of one."
    for line in (
        "You see the jack of clubs too.",
        shown,
        "You show the jack of clubs.",
        'You claim: "In the last tricks a player did not follow suit, or did not win when he could".',
        "The claim is not borne out: nothing of the kind has happened.",
        "You leave the tricks lying, ungathered.",
    ):
        assert log.count(line) == 1, line
    assert log.index("You lead the ten of hearts.") < log.index(shown) < log.index("You draw the nine of spades.")


def test_the_log_after_a_kill_is_the_log_before(tmp_path: Path) -> None:
    before = at(tmp_path / "game", *RULED, "log").rpartition("You receive")[2]
    after = at(tmp_path / "game", "log").rpartition("You receive")[2]
    assert before.partition("\n\n")[0] == after.partition("\n\n")[0]


def test_a_card_that_was_never_seen_is_not_named_in_the_log(tmp_path: Path) -> None:
    log = at(tmp_path / "game", "8S", "draw 2 unseen", "claim drew-two", "log", deal=302, rules="standard")
    assert "ace of clubs" not in log
    assert log.count("You put a card back into the stock.") == 2


@pytest.mark.parametrize("word", ["leave draws out", "leaves draws out"])
def test_draws_that_are_left_out_are_told_in_words_of_the_table(tmp_path: Path, word: str) -> None:
    text = at(tmp_path / "game", "10H", "draw 2", "KH", "", "log", code="german")
    assert word not in text + replayed(tmp_path / "game")
    told = text + replayed(tmp_path / "game")
    assert "(heuristic) draws one card fewer" not in told, "only where a ruling takes a draw away is it told"
    assert "North draws one card fewer" not in told
    assert told.count("Player draws one card fewer than usual at the next draw.") == 1


def test_a_replay_tells_claims_rulings_and_cards_shown(tmp_path: Path) -> None:
    at(tmp_path / "game", *RULED)
    text = replayed(tmp_path / "game")
    assert "South, by hand: draw 2" in text
    assert "The referee: A player drew two cards instead of one." in text
    assert "South shows the jack of clubs." in text
    assert 'South claims: "In the last tricks a player did not follow suit' in text
    assert "By hand," not in text
    assert "penalties" in text_of_file(tmp_path / "game")
    assert "penalties" not in text


def test_who_comes_back_hears_how_the_deal_stands(tmp_path: Path) -> None:
    at(tmp_path / "game", "10H", "draw", "announce marriage-S", "KH")
    text = at(tmp_path / "game")
    assert "Trumps are hearts; the jack of hearts is turned up." in text
    assert "You 10, North 0." in text
    assert text.index("Trumps are hearts") < text.index("Hand:")


def test_who_comes_back_to_an_open_trick_hears_the_card_led(tmp_path: Path) -> None:
    at(tmp_path / "game", "9D", "draw")
    text = at(tmp_path / "game")
    assert "North leads the " in text
    assert "You 0, North " in text


def test_a_new_deal_after_a_misdeal_has_no_number_of_its_own(tmp_path: Path) -> None:
    person = Misdealer(tmp_path / "game", "standard", "foster", 8, most=12, wrong=0)
    person.play()
    assert "The referee: Too many or too few cards were dealt" in person.text
    assert "A new deal instead: you deal." in person.text
    assert "Deal 2" not in person.text


def test_nothing_can_be_undone_before_the_first_deal(tmp_path: Path) -> None:
    game = Person(tmp_path / "game", "standard", "foster", 7, most=0).game
    told = between(game.sitting, game.narrator, Memory.FULL, "undo")
    game.sitting.recorder.close()
    assert told == ["Nothing has been played yet: there is nothing to take back."]


def test_a_score_below_nothing_has_a_minus(tmp_path: Path) -> None:
    text = at(tmp_path / "game", "10H", "draw 2", "score", code="german")
    assert "You \N{MINUS SIGN}50, North 0. Your lead." in text
    assert "Score: You \N{MINUS SIGN}50, North 0." in text
