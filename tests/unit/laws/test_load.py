"""What is wrong with a code of laws is said, with the place; and what is asked badly."""

from __future__ import annotations

import pytest

from bezique.errors import BadLaws
from bezique.laws.load import code, loads
from bezique.laws.referee import law_of, ruling_of, understood

LAW = """
title = "Ours"
about = "One law."
work = "A book"
[[laws]]
key = "spilt"
title = "The wine was spilt"
law = "page 1"
[[laws.questions]]
key = "red"
asks = "Was it red?"
answers.yes = "Yes"
answers.no = "No"
[[laws.rulings]]
when = { red = "yes" }
rows = ["X1"]
says = "New cards."
effects = [{ act = "redeal" }]
[[laws.rulings]]
when = { red = "no" }
rows = ["X2"]
says = "The deal stands."
effects = [{ act = "stand" }]
"""


def test_a_good_code_is_read() -> None:
    law = loads(LAW, "ours").laws[0]
    assert [dict(path) for path in law.paths()] == [{"red": "yes"}, {"red": "no"}]
    assert str(ruling_of(law, {"red": "no"}).source) == "A book, page 1"


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('when = { red = "no" }', "", "ours, spilt: red=yes: 2 rulings fit, not one"),
        ('when = { red = "no" }', 'when = { red = "yes" }', "red=yes: 2 rulings fit"),
        ('answers.no = "No"', 'answers.no = "No"\nanswers.pink = "Pink"', "red=pink: 0 rulings fit"),
        ('when = { red = "no" }', 'when = { red = "pink" }', "which cannot be answered"),
        ('answers.no = "No"', "", "at least two answers"),
        ('act = "redeal"', 'act = "shuffle"', "'shuffle' is not a valid Act"),
        ('act = "redeal"', 'act = "show"', "show knows 'second', 'top', 'own'"),
        ('act = "redeal"', 'act = "cut"', "cut must say whose it is"),
        ('act = "redeal"', 'act = "redeal", points = 10', "redeal has no points"),
        ('act = "redeal"', 'act = "points", who = "dealer"', "points has a number of points"),
        ('effects = [{ act = "redeal" }]', "", "effects, or options"),
        ('rows = ["X1"]', "rows = []", "a ruling needs its numbers"),
        ('title = "The wine was spilt"', "", "title: this is missing"),
        ('title = "The wine was spilt"', 'title = "The wine was spilt"\ncolour = "red"', '"colour" is not known'),
        ('says = "New cards."', "says = 3", "says: this must be a str"),
        ('law = "page 1"', 'law = "page 1"\nuntil = "later"', "until: 'later' is not a valid Moment"),
        ('[[laws.questions]]\nkey = "red"', "[[laws.questions]]", "key: this is missing"),
        ("title =", "title", "this is not TOML"),
    ],
)
def test_a_fault_is_named_with_its_place(before: str, after: str, problem: str) -> None:
    assert before in LAW
    with pytest.raises(BadLaws) as fault:
        loads(LAW.replace(before, after, 1), "ours")
    assert problem in str(fault.value)
    assert str(fault.value).startswith("ours")


def test_a_law_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadLaws, match='"spilt" stands twice'):
        loads(LAW + LAW[LAW.index("[[laws]]") :], "ours")


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadLaws, match="there are foster, french"):
        code("roman")
    with pytest.raises(BadLaws, match="revoke"):
        law_of("foster", "revok")
    with pytest.raises(BadLaws, match="--list"):
        law_of("foster", "zzzzzz")


def test_answers_are_understood_in_order_and_by_name() -> None:
    law = law_of("foster", "drew-two").law
    assert understood(law, ["yes", "loser"]) == {"seen": "yes", "who": "loser"}
    assert understood(law, ["who=loser", "yes"]) == {"seen": "yes", "who": "loser"}
    assert understood(law, ["yes"]) == {"seen": "yes"}
    assert understood(law, []) == {}
    assert understood(law, ["no"]) == {"seen": "no"}


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        (["maybe"], '"maybe" is no answer: Has he seen the second card'),
        (["no", "loser"], '"loser" answers nothing'),
        (["no", "who=loser"], '"who=loser" answers nothing'),
        (["seen=perhaps"], '"perhaps" is no answer'),
    ],
)
def test_answers_that_are_none_are_refused(answers: list[str], problem: str) -> None:
    law = law_of("foster", "drew-two").law
    with pytest.raises(BadLaws, match=problem):
        understood(law, answers)


def test_a_ruling_waits_for_all_answers() -> None:
    law = law_of("foster", "drew-two").law
    with pytest.raises(BadLaws, match="Had he won or lost the trick"):
        ruling_of(law, {"seen": "yes"})
