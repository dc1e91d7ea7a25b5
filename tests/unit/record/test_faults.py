"""Every kind of fault in a record is found with its line and column."""

from __future__ import annotations

from functools import cache

import pytest

from bezique.errors import BadRecord, IllegalAction
from bezique.record import Line, Record, faults, header, read, write
from bezique.record.replaying import closing_lines, replay
from bezique.rules.load import rules
from tests.recorded import random_game


@cache
def whole() -> str:
    """Two deals of the game of 1847, each followed by its result."""
    game = random_game(rules("1847"), seed=3, deals=2)
    head = header(game.rules, South="Ann", North="Bob", Date="2031-05-09", Deal="shuffled")
    lines = []
    for step in replay(Record(head, tuple(game.lines))):
        lines += [Line(step.line.body), *map(Line, closing_lines(step))]
    return write(Record(head, tuple(lines)))


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_the_record_that_the_faults_are_put_into_has_none() -> None:
    assert faults(whole()) == []


HEADER = [
    ('[South "Ann"]', "[South Ann]", 8, 'Ann is not a text in quotation marks such as "Ann"'),
    ('[South "Ann"]', '[Sauth "Ann"]', 1, 'there is no tag "Sauth" (did you mean South'),
    ('[South "Ann"]', '[South "Ann"', 1, "is not a tag"),
    ('[North "Bob"]', '[South "Bob"]', 1, "South is given twice"),
    ('[Date "2031-05-09"]', '[Date "yesterday"]', 7, '"yesterday" is not a date'),
    ('[Deal "shuffled"]', '[Deal "number 7"]', 7, '"number 7" is not "shuffled", "sealed", or "numbered" and a number'),
    ('[RulesVersion "1"]', '[RulesVersion "one"]', 15, '"one" is not a version'),
    ('[RulesVersion "1"]', '[RulesVersion "9"]', 15, "this program knows version 1: take a newer one"),
    ('[RulesVersion "1"]', '[RulesVersion "1"]\n[Memory "short"]', 9, "not one of strict, last-trick, full"),
    ("packs=1\n", "packs=one\n", 1, 'packs: "one" is not a whole number'),
    ("packs=1\n", "pack=1\n", 1, 'there is no option "pack" (did you mean packs'),
    ("packs=1\n", "packs 1\n", 1, "is neither a tag nor a rule such as packs=2"),
    ("hand=6\n", "hand=6\nhand=6\n", 1, "hand is given twice"),
    ("hand=6\n", "hand=7\n", 1, "packets: "),
]


@pytest.mark.parametrize(("right", "wrong", "column", "problem"), HEADER, ids=[case[1].strip() for case in HEADER])
def test_a_fault_in_the_header(right: str, wrong: str, column: int, problem: str) -> None:
    text = whole().replace(right, wrong, 1)
    found = faults(text)[0]
    assert problem in str(found)
    assert found.column == column
    if not problem.startswith("packets"):
        assert found.line == line_of(whole(), right) + wrong.count("\n", 0, -1)


def test_rules_that_are_missing() -> None:
    head, _, body = whole().partition("\n\n")
    tags = [line for line in head.splitlines() if line.startswith("[")]
    found = faults("\n".join(tags) + "\n\n" + body)
    assert [(fault.line, fault.column) for fault in found] == [(len(tags) + 1, 1)]
    assert "the rules are missing" in str(found[0])


def test_one_rule_that_is_missing() -> None:
    found = faults(whole().replace("phase2=strict\n", ""))
    assert len(found) == 1
    assert "the rules are not complete: phase2 missing" in str(found[0])


def test_a_record_of_an_older_version_may_lack_a_rule_that_came_later(monkeypatch: pytest.MonkeyPatch) -> None:
    made_before = whole().replace("ten_low_in_phase2=false\n", "")
    monkeypatch.setattr("bezique.record.heading.RULES_VERSION", 2)
    assert faults(made_before) == []


@pytest.mark.parametrize("tag", ["Rules", "RulesVersion"])
def test_a_tag_that_is_missing(tag: str) -> None:
    lines = [line for line in whole().split("\n") if not line.startswith(f"[{tag} ")]
    assert f"the tag {tag} is missing" in str(faults("\n".join(lines))[0])


@pytest.mark.parametrize("text", ["", "\n", "hello\n", '[South "Ann"]\n\n', "\ufeff" + '[Record "1"]\n'])
def test_what_is_no_record_has_one_fault(text: str) -> None:
    found = faults(text)
    assert len(found) == 1
    assert found[0].line == 1


def test_a_file_without_any_line_is_no_record() -> None:
    for text in ("", "\0" * 300, "GIF89a"):
        (found,) = faults(text)
        assert str(found) == 'line 1, column 1: a record begins with [Record "1"]'


def test_a_record_of_a_later_version_is_not_guessed_at() -> None:
    (found,) = faults(whole().replace('[Record "1"]', '[Record "2"]'))
    assert str(found) == "line 1, column 9: this is a record of version 2, and this program reads version 1"


def test_the_header_ends_with_an_empty_line() -> None:
    assert "an empty line ends it" in str(faults(whole().partition("\n\n")[0] + "\n")[0])


# --- lines that cannot be read ---------------------------------------------------------------------------------

LINES = [
    ("South 1OH", 7, '"1OH" is not a card (did you mean 10H?)'),
    ("South score bezik", 13, '"bezik" is not a combination'),
    ("South choose QS*1", 14, "is not a card"),
    ("South QS extra", 7, "is not an action"),
    ("South score bezique extra", 21, "is not an action"),
    ("South", 6, "does not say what the player does"),
    ("Sauth QS", 1, '"Sauth" does not begin a line (did you mean South'),
    ("South QS = South 10", 20, 'the line ends where "North" should stand'),
    ("South QS = South ten North 0", 18, '"ten" is not points'),
    ("South QS = South 10 North 0 more", 29, '"more" is too much'),
    ("undo twice", 6, '"twice" is too much'),
    ("deal one dealer North", 6, '"one" is not the number of a deal'),
    ("deal 9 dealer Nord", 15, '"Nord" is not a seat (did you mean North'),
    ("deal 9 dealer North pack QS ??", 29, '"??" is not a card'),
    ("deal 9 dealer North barred Q", 28, '"Q" is not a suit'),
    ("deal 9 pack QS", 8, '"pack" stands where "dealer" should stand'),
    ("cut South QS", 13, 'the line ends where "North" should stand'),
    ("game South 1 North 2 winner Fred value 1", 29, '"Fred" is not a winner'),
    ("partie winner nobody odd 1", 15, '"nobody" is not a seat'),
    ("position 3", 11, "the text of the position should stand here"),
    ("position 3 standard", 12, "is not a text in quotation marks"),
    ("South QS | draws South QS", 12, '"draws" is not an event'),
    ("South QS | drew South 1OS", 23, '"1OS" is not a card (did you mean 10S?)'),
    ("South QS | scored South 10 luck -", 28, '"luck" is not a reason for points'),
    ("undo | drew South QS", 5, "can be followed by what was seen"),
    ('[South "Ann"]', 1, "tags belong above the first empty line"),
]


@pytest.mark.parametrize(("wrong", "column", "problem"), LINES, ids=[case[0] for case in LINES])
def test_a_line_that_cannot_be_read(wrong: str, column: int, problem: str) -> None:
    head, body = whole().split("\n\n")
    lines = body.split("\n")
    text = "\n".join([head, "", *lines[:5], wrong, *lines[5:]])
    found = faults(text)
    assert problem in str(found[0])
    assert (found[0].line, found[0].column) == (head.count("\n") + 8, column)
    with pytest.raises(BadRecord) as first:
        read(text)
    assert str(first.value) == str(found[0])


# --- lines that cannot have happened ---------------------------------------------------------------------------


def changed(right: str, wrong: str) -> list[BadRecord]:
    text = whole()
    assert right in text
    return faults(text.replace(right, wrong, 1))


def first_deal() -> list[str]:
    return next(line for line in whole().split("\n") if line.startswith("deal 1 ")).split()


def body_lines() -> list[str]:
    return whole().split("\n\n")[1].splitlines()


def first_act() -> str:
    return next(line for line in body_lines() if line.startswith(("South", "North")))


def test_a_card_that_is_not_held_is_refused_with_the_reason() -> None:
    seat, played = first_act().split()[:2]
    held = set(first_deal()[first_deal().index("pack") + 1 :][:12])
    other = next(
        card
        for card in ("QS", "KS", "AS", "10S", "9S", "8S", "7S", "QH", "KH", "AH", "9H", "8H", "7H")
        if card not in held
    )
    (found,) = changed(f"\n{seat} {played}\n", f"\n{seat} {other}\n")[:1]
    assert found.line == line_of(whole(), f"\n{seat} {played}\n") + 1
    assert found.column == 7
    assert f'"{seat} {other}" is not allowed: ' in str(found)
    assert isinstance(found.__cause__, IllegalAction)
    assert str(found.__cause__.refusal) in str(found)


def test_the_wrong_player_is_refused_at_his_name() -> None:
    seat = first_act().split()[0]
    other = "North" if seat == "South" else "South"
    found = changed(f"\n{first_act()}\n", f"\n{first_act().replace(seat, other)}\n")[0]
    assert found.column == 1
    assert found.__cause__ is not None


def test_after_an_impossible_action_the_next_deal_is_checked_again() -> None:
    lines = body_lines()
    second = next(place for place, line in enumerate(lines) if line.startswith("deal 2 "))
    wrong = [*lines[:4], "South 1OH", *lines[4:second], lines[second], "South quickly", *lines[second + 1 :]]
    found = faults("\n".join([whole().split("\n\n")[0], "", *wrong, ""]))
    top = whole().split("\n\n")[0].count("\n") + 3
    assert [fault.line for fault in found] == [top + 4, top + second + 2]


def test_points_that_do_not_agree() -> None:
    line = next(line for line in body_lines() if " = " in line)
    place = line.index("=") + 1
    found = changed(f"\n{line}\n", f"\n{line.partition(' = ')[0]} = South 999 North 0\n")[0]
    assert found.column == place
    assert line.partition(" = ")[2] in str(found)


def test_a_result_that_does_not_agree() -> None:
    right = next(line for line in body_lines() if line.startswith("result"))
    found = changed(right, "result South 1 North 2")[0]
    assert found.line == line_of(whole(), right)
    assert found.column == 14
    assert right in str(found)


def test_a_result_before_the_end() -> None:
    found = changed(f"\n{first_act()}\n", f"\n{first_act()}\nresult South 0 North 0\n")[0]
    assert "no deal has just been finished" in str(found)


def test_games_and_parties_that_were_not_finished() -> None:
    text = whole()
    assert "no game has just been finished" in str(faults(f"{text}game South 1 North 2 winner South value 1\n")[0])
    assert "no partie has just been finished" in str(faults(f"{text}partie winner South odd 1\n")[0])


def test_a_pack_that_is_not_complete() -> None:
    words = first_deal()
    found = changed(" ".join(words), " ".join(words[:-1]))[0]
    assert f"the pack is not complete: it lacks {words[-1]}" in str(found)
    assert found.column == len(" ".join(words[: words.index("pack")])) + 2


def test_a_card_that_is_in_the_pack_twice() -> None:
    words = first_deal()
    found = changed(" ".join(words), " ".join([*words[:-1], words[-2]]))[0]
    assert f"{words[-2]} is in the pack once too often" in str(found)
    assert found.column == len(" ".join(words[:-1])) + 2


def test_a_deal_that_is_not_the_numbered_one() -> None:
    found = changed('[Deal "shuffled"]', '[Deal "numbered 7"]')[0]
    assert "this is not the pack of the numbered deal 7" in str(found)


def test_a_dealer_whose_turn_it_is_not() -> None:
    words = first_deal()
    other = "South" if words[3] == "North" else "North"
    found = changed(" ".join(words[:4]), f"deal 1 dealer {other}")[0]
    assert f"{words[3]} deals, not {other}" in str(found)
    assert found.column == 15


def test_deals_are_counted() -> None:
    assert "deal 1 is followed by deal 2, not 3" in str(changed("deal 2 dealer", "deal 3 dealer")[0])


def test_points_before_a_deal_that_do_not_agree() -> None:
    words = next(line for line in body_lines() if line.startswith("deal 2")).split()
    assert words[4] == "before"
    found = changed(" ".join(words[4:9]), "before South 3 North 3")[0]
    assert f"the points before this deal are {' '.join(words[5:9])}" in str(found)


def test_a_deal_that_begins_before_the_last_one_is_finished() -> None:
    deal = " ".join(first_deal())
    found = changed(f"{first_act()}\n", f"{first_act()}\n{deal.replace('deal 1', 'deal 2')}\n")[0]
    assert "deal 1 is not finished" in str(found)


def test_a_lift_outside_the_six_pack_game() -> None:
    words = first_deal()
    found = changed(" ".join(words), " ".join([*words[:4], "lift", "12", *words[4:]]))[0]
    assert "six-pack and eight-pack" in str(found)


def test_taking_back_in_a_serious_game() -> None:
    assert 'practice has the tag [Practice "undo"]' in str(changed(f"\n{first_act()}\n", f"\n{first_act()}\nundo\n")[0])


def test_taking_back_more_than_was_done() -> None:
    text = whole().replace('[Deal "shuffled"]', '[Practice "undo"]')
    text = text.replace(f"\n{first_act()}\n", f"\n{first_act()}\nundo\nundo\n", 1)
    assert "there is nothing to take back" in str(faults(text)[0])


def test_what_was_seen_does_not_belong_in_a_complete_record() -> None:
    found = changed(f"\n{first_act()}\n", f"\n{first_act()} | stock_gone\n")[0]
    assert "a complete record does not tell what was seen" in str(found)


def test_a_record_of_one_seat_cannot_know_the_pack() -> None:
    found = changed('[Deal "shuffled"]', '[Seen "South"]')[0]
    assert "cannot know the pack" in str(found)


def test_a_cut_in_the_middle() -> None:
    found = changed(f"\n{first_act()}\n", f"\n{first_act()}\ncut South QS North 7S\n")[0]
    assert "there is nothing to cut for" in str(found)


def test_lines_after_the_end() -> None:
    found = faults(f"{whole()}end\n; they rise\n{first_act()}\n")
    assert len(found) == 1
    assert "the record has ended" in str(found[0])


def test_an_action_after_the_deal_is_over() -> None:
    assert "deal 2 is over" in str(faults(f"{whole()}{first_act()}\n")[0])


def test_an_action_before_any_deal() -> None:
    head, _, _ = whole().partition("\n\n")
    assert "no cards have been dealt" in str(faults(f"{head}\n\nSouth QS\n")[0])


def test_a_last_line_without_its_end() -> None:
    found = faults(f"{whole()}end")
    assert "the last line is not whole" in str(found[0])
    assert (found[0].line, found[0].column) == (whole().count("\n") + 1, 4)


def test_an_older_record_says_that_the_rules_were_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique.record.replaying.RULES_VERSION", 2)
    line = next(line for line in body_lines() if " = " in line)
    found = changed(f"\n{line}\n", f"\n{line.partition(' = ')[0]} = South 999 North 0\n")[0]
    assert "made under version 1 of the mechanisms of the game and this is version 2; here they differ" in str(found)
