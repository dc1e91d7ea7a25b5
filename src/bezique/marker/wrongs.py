"""A score that was no score by right: what the code of laws asks, gives and takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from bezique.errors import BadLaws, BadScore
from bezique.laws.model import Effect, Option, Ruling
from bezique.laws.model import Question as Asked
from bezique.laws.referee import law_of, ruling_of, understood
from bezique.laws.terms import Act, Party
from bezique.marker.entries import Combined, Wrong, entry
from bezique.marker.running import Choice, Mark, Question
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words import Saying, saying

FALSE_DECLARATION, WRONG_SCORE = "false-declaration", "wrong-score"
"""The laws for a combination that was none, and for any other points."""


Given = tuple[Seat, int, Saying, Saying]
"""Points for a seat, in words with and without its name."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a ruling comes to: whether the points are taken down, which are given and taken, and what is said."""

    line: str
    down: bool
    points: tuple[Given, ...]
    told: tuple[Saying, ...]


def ruled(rules: Rules, marked: tuple[Mark, Seat], made: Wrong, names: PerSeat[str]) -> Ruled | Question:
    """What the laws say of a wrong score, or what they must know first; raises BadScore."""
    mark, _ = marked
    key = made.law or (FALSE_DECLARATION if isinstance(entry(mark.line), Combined) else WRONG_SCORE)
    try:
        law = law_of(rules.laws, key).law
        answers = understood(law, made.answers)
    except BadLaws as fault:
        raise BadScore(saying("part.score_text", text=str(fault))) from fault
    open_question = law.next_question(answers)
    if open_question is not None:
        return _asked(open_question, made, key)
    ruling = ruling_of(law, answers)
    if made.options is None and ruling.options:
        return _options(ruling, made, key)
    return _carried_out(ruling, replace(made, law=key), marked, names)


def _asked(question: Asked, made: Wrong, key: str) -> Question:
    choices = tuple(
        Choice((str(Wrong(made.number, key, (*made.answers, f"{question.key}={answer}"))),), _text(says))
        for answer, says in question.answers.items()
    )
    return Question(_text(question.asks), choices)


def _options(ruling: Ruling, made: Wrong, key: str) -> Question:
    return Question(
        _text(f"{ruling.says} ({ruling.source})"),
        tuple(
            Choice((str(Wrong(made.number, key, made.answers, tuple(one.key for one in some))),), _says(some))
            for some in _some(ruling)
        ),
    )


def _some(ruling: Ruling) -> Iterator[tuple[Option, ...]]:
    """What may be chosen: any of several or none, else one."""
    for number in range(len(ruling.options) + 1) if ruling.several else (1,):
        yield from combinations(ruling.options, number)


def _says(options: tuple[Option, ...]) -> Saying:
    return _text(" ".join(option.says for option in options)) if options else saying("part.score_no_option")


def _carried_out(ruling: Ruling, made: Wrong, marked: tuple[Mark, Seat], names: PerSeat[str]) -> Ruled:
    chosen = [option for option in ruling.options if option.key in (made.options or ())]
    if len(chosen) != len(made.options or ()):
        raise BadScore(saying("score.no_such_option", line=str(made)))
    effects = [*ruling.effects, *(effect for option in chosen for effect in option.effects)]
    down = any(_takes_down(effect) for effect in effects)
    points = [_taken_down(marked, names)] if down else []
    points += [given for effect in effects for given in _given(effect, marked, names)]
    told = [_text(f"{ruling.says} ({ruling.source})"), *(_text(option.says) for option in chosen)]
    return Ruled(str(made), down, tuple(points), tuple(told))


def _takes_down(effect: Effect) -> bool:
    return effect.act is Act.TAKE_DOWN or (effect.act is Act.CORRECT and not effect.what)


def _taken_down(marked: tuple[Mark, Seat], names: PerSeat[str]) -> Given:
    mark, seat = marked
    says = saying("score.taken_down", seat=names[seat], points=mark.points, number=mark.number)
    return seat, -mark.points, says, saying("part.score_taken_down", number=mark.number)


def _given(effect: Effect, marked: tuple[Mark, Seat], names: PerSeat[str]) -> Iterator[Given]:
    """The points that an effect gives: the same ones, or those it names."""
    mark, offender = marked
    same = effect.act is Act.AWARD and effect.what == "same_points"
    points = mark.points if same else effect.points if effect.act is Act.POINTS else 0
    if points:
        seat = offender if effect.who is Party.OFFENDER else next_seat(offender)
        says = saying("score.by_law", seat=names[seat], points=points)
        yield seat, points, says, saying("part.score_by_law")


def _text(text: str) -> Saying:
    return saying("part.score_text", text=text)
