"""A code of laws: its laws, what each must know, and the rulings, with their options, effects and sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bezique.laws.terms import KINDS, MOMENTS, PARTIES, Act, Area, Moment, Party
from bezique.rules.model import Source

Answers = Mapping[str, str]
"""Keys of questions, and of the answers given to them."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a ruling does. `what` narrows some acts; `until` says how long it lasts."""

    act: Act
    who: Party | None = None
    what: str = ""
    points: int = 0
    until: Moment | None = None

    @property
    def area(self) -> Area:
        """Whether cards, the turn, rights or the score are changed."""
        return KINDS[self.act].area

    def __str__(self) -> str:
        who = PARTIES[self.who] if self.who else ""
        text = KINDS[self.act].words[self.what].format(who=who, points=self.points)
        return f"{text}, {MOMENTS[self.until]}" if self.until else text


@dataclass(frozen=True, slots=True)
class Option:
    """What somebody may choose, and what comes of it."""

    key: str
    says: str
    whose: Party
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the law says: at once (`effects`), and by choice (`options`, of which `several` may be taken or one is).

    `rows` are the numbers under which pages and tests name it; `reading` tells what is our own reading of the source.
    """

    rows: tuple[str, ...]
    says: str
    claimant: Party
    until: Moment
    options: tuple[Option, ...]
    effects: tuple[Effect, ...]
    source: Source
    several: bool = False
    reading: str = ""

    @property
    def stands(self) -> bool:
        """Whether everything stays as it is."""
        return not self.options and all(effect.act is Act.STAND for effect in self.effects)

    @property
    def rewinds(self) -> bool:
        """Whether the cards are taken back to the error, or may be."""
        chosen = (effect for option in self.options for effect in option.effects)
        return any(effect.act is Act.REWIND for effect in (*self.effects, *chosen))


@dataclass(frozen=True, slots=True)
class Question:
    """What the law must know: the answers by their keys, each with its words."""

    key: str
    asks: str
    answers: Mapping[str, str]
    when: tuple[Answers, ...] = ()
    """It is asked where one of these answers was given, or always."""


@dataclass(frozen=True, slots=True)
class Case:
    """A ruling, and the answers that lead to it: any of `when`; no answers at all where nothing is asked."""

    when: tuple[Answers, ...]
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Law:
    """What happened, in everyday words; `words` are others that people search by."""

    key: str
    title: str
    words: tuple[str, ...]
    questions: tuple[Question, ...]
    cases: tuple[Case, ...]
    more_than_two: bool = False
    """It is for tables of three or four."""
    only: Answers = field(default_factory=dict)
    """What must be so for it to speak; of anything else that seems the same the fallback does."""

    def next_question(self, given: Answers) -> Question | None:
        """The first question that is still to be answered."""
        return next((each for each in self.questions if each.key not in given and fits(each.when, given)), None)

    def rulings(self, given: Answers) -> list[Ruling]:
        """What fits the answers: exactly one ruling when no question is open."""
        return [case.ruling for case in self.cases if fits(case.when, given)]

    def paths(self, given: Answers | None = None) -> Iterator[Answers]:
        """Every way through the questions."""
        given = given or {}
        question = self.next_question(given)
        if question is None:
            yield given
            return
        for answer in question.answers:
            yield from self.paths({**given, question.key: answer})


@dataclass(frozen=True, slots=True)
class Code:
    """A code of laws. Where it is silent, `fallback` answers ("" for none)."""

    name: str
    title: str
    about: str
    fallback: str
    laws: tuple[Law, ...]


def fits(when: tuple[Answers, ...], given: Answers) -> bool:
    """Whether one of the conditions holds for what was answered, or there is none."""
    return not when or any(condition.items() <= given.items() for condition in when)
