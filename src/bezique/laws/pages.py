"""The laws as pages of the documentation, one a code.

Run as `python -m bezique.laws.pages DIRECTORY` it writes `index.md` and one page a code there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bezique.laws.load import codes
from bezique.laws.model import Answers, Case, Code, Law
from bezique.laws.referee import presets_under
from bezique.laws.telling import belongs, claim
from bezique.rules.pages import write_pages

_HEAD = """# The laws, when somebody errs

At a table of people cards are led out of turn, drawn twice, declared wrongly. These pages say what the books rule. Ask
the referee in your own words: `bezique law` in a conversation, `bezique law --list nine cards` to look for a law,
`bezique law revoke --rules rubicon` for the ruling, `bezique law drew-two yes winner --json` with answers and as data;
or open the page `law` of the table in the browser, on a phone beside the cards. An answer is typed as its page shows it
in brackets, `who=winner` or `winner` alone, or by a word that is in no other answer, `won`.

A game is played under the code that its rules name in `laws`. Where a code is silent, Foster answers. Each ruling says
who may claim it and until when, what happens to cards, turn, rights and score, who may choose what, and where it
stands; what is our own reading of a book that is silent on a point is marked so.

| code | title | about | played under it |
|---|---|---|---|
"""


def pages() -> dict[str, str]:
    """Every page by its file name."""
    there = codes()
    rows = "".join(
        f"| [{each.name}]({each.name}.md) | {each.title} | {each.about} | {', '.join(presets_under(each.name))} |\n"
        for each in there
    )
    tree = "\n".join(["```{toctree}", ":hidden:", "", *(each.name for each in there), "```", ""])
    return {"index.md": f"{_HEAD}{rows}\n{tree}"} | {f"{each.name}.md": _page(each) for each in there}


def _page(code: Code) -> str:
    lines = [f"# {code.name}: {code.title}", "", code.about, ""]
    for law in code.laws:
        lines += [f"## {law.title}", "", f"`bezique law {law.key} --code {code.name}`", ""]
        for case in law.cases:
            lines += [*_ruling(law, case), ""]
    return "\n".join(lines).rstrip() + "\n"


def _ruling(law: Law, case: Case) -> Iterator[str]:
    ruling = case.ruling
    if case.when:
        yield " Or: ".join(_situation(law, answers) for answers in case.when)
        yield ""
    yield f"{ruling.says} {claim(ruling)}"
    yield ""
    effects = [f"* {effect.area}: {effect}" for effect in ruling.effects]
    yield from effects
    for option in ruling.options:
        yield f"* {belongs(option).capitalize()} may choose: {option.says} ({'; '.join(map(str, option.effects))})"
    yield ""
    reading = f" Our reading: {ruling.reading}" if ruling.reading else ""
    yield f"{', '.join(ruling.rows)}. Source: {ruling.source}.{reading}"


def _situation(law: Law, answers: Answers) -> str:
    """Questions and answers, with what is typed for them."""
    asked = [question for question in law.questions if question.key in answers]
    said = " ".join(f"{question.asks} {question.answers[answers[question.key]]}." for question in asked)
    return f"*{said}* (`{' '.join(f'{question.key}={answers[question.key]}' for question in asked)}`)"


def main(arguments: list[str]) -> int:
    """Write the pages of the laws into the directory named; gives the exit status."""
    return write_pages(arguments, "bezique.laws.pages", pages())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
