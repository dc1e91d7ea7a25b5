"""The codes of laws as the browser gets them: each law as steps that lead to rulings, so that it only has to walk."""

from __future__ import annotations

from functools import cache

from bezique.laws import model
from bezique.laws.everyday import everyday
from bezique.laws.load import codes
from bezique.laws.referee import presets_under
from bezique.laws.telling import belongs, claim
from bezique.rules.explain import titled
from bezique.rules.load import preset
from bezique.web.api import Law, LawAnswer, LawCode, LawOption, LawRuling, Laws, LawStep


@cache
def laws(language: str = "en") -> Laws:
    """Every code; the laws are in English, the titles of the rules in the language."""
    spoken = everyday()
    there = tuple(_code(each, language) for each in codes())
    return Laws(there, tuple(sorted(spoken.little)), spoken.same)


def _code(code: model.Code, language: str) -> LawCode:
    under = tuple(titled(preset(name), language)[0] for name in presets_under(code.name))
    return LawCode(code.name, code.title, code.about, tuple(map(_law, code.laws)), code.fallback, under)


def _law(law: model.Law) -> Law:
    steps: list[LawStep | None] = []
    _step(law, {}, steps)
    rulings = tuple(_ruling(case.ruling) for case in law.cases)
    asked = tuple(step for step in steps if step is not None)
    return Law(law.key, law.title, law.words, rulings, asked, law.more_than_two)


def _step(law: model.Law, given: model.Answers, steps: list[LawStep | None]) -> LawAnswer:
    """Where these answers lead; the steps on the way are added, each before those that follow it."""
    question = law.next_question(given)
    if question is None:
        rulings = [case.ruling for case in law.cases]
        return LawAnswer("", ruling=rulings.index(law.rulings(given)[0]))
    place = len(steps)
    steps.append(None)
    answers = []
    for key, text in question.answers.items():
        led = _step(law, {**given, question.key: key}, steps)
        answers.append(LawAnswer(text, led.step, led.ruling))
    steps[place] = LawStep(question.asks, tuple(answers))
    return LawAnswer("", step=place)


def _ruling(ruling: model.Ruling) -> LawRuling:
    options = tuple(LawOption(each.says, belongs(each)) for each in ruling.options)
    return LawRuling(ruling.says, claim(ruling), f"{ruling.source}.", options, ruling.several, ruling.reading)
