"""The page of refusals in the documentation: ``python -m bezique.words.pages`` prints it."""

import sys
from collections.abc import Mapping

from bezique.words.catalogue import refusals
from bezique.words.say import arguments, sentence

_EXAMPLE: Mapping[str, object] = {
    "allowed": ["7H", "KH"],
    "card": "10H",
    "cards": ["KH", "QH"],
    "combination": "marriage-H",
    "higher": "sequence-H",
    "led": "10H",
    "missing": ["KH"],
    "points": 20,
    "suit": "H",
    "trump": "S",
    "turn": "North",
    "until": "until the number of cards is right",
    "worth": 60,
}

_EXAMPLES: Mapping[str, Mapping[str, object]] = {
    "already_served": {"cards": ["KH"]},
    "choosing": {"combination": "four-aces", "cards": ["AH", "AH*"]},
    "cannot_serve": {"card": "KH*", "cards": ["KH"]},
    "fours_need_suits": {"combination": "four-aces"},
    "must_follow": {"allowed": ["7H", "9H"]},
    "must_head": {"allowed": ["AH"]},
    "must_trump": {"allowed": ["8S", "QS"]},
    "needs_fresh_card": {"combination": "double"},
    "needs_trump": {"combination": "bezique"},
    "needs_unused_card": {"combination": "double"},
    "not_carte_blanche": {"cards": ["JC"]},
    "not_in_game": {"combination": "sequence-D"},
    "not_on_table": {"card": "QS*"},
    "served_as_four": {"cards": ["AS", "AS"], "combination": "four-trump-aces"},
    "still_whole": {"combination": "four-kings", "cards": ["KH", "KS", "KS", "KD"]},
    "too_many_laid": {"combination": "four-trump-queens", "cards": ["QH"]},
    "already_pending": {"combination": "four-aces"},
    "only_captured": {"combination": "bezique"},
}

_HEAD = """# Refusals

Every action that is not allowed is refused with a code, a sentence and the rule behind it. The sentence is put
together from the code and its arguments; here each is shown with an example.
"""


def example(code: str) -> dict[str, object]:
    """Arguments for an example of the refusal `code`."""
    own = _EXAMPLES.get(code, {})
    return {name: own.get(name, _EXAMPLE[name]) for name in arguments(code)}


def refusal_page() -> str:
    """The page in Markdown: a heading for each code, what it needs to know, an example."""
    return "\n".join([_HEAD, *(_part(subject, tuple(group)) for subject, group in refusals().items())])


def _part(subject: str, group: tuple[str, ...]) -> str:
    return "\n".join([f"## {subject}\n", *(_entry(code) for code in group)])


def _entry(code: str) -> str:
    names = ", ".join(f"`{name}`" for name in arguments(code)) or "none"
    return f"### {code}\n\n{sentence(code, example(code))}\n\nArguments: {names}.\n"


if __name__ == "__main__":
    sys.stdout.write(refusal_page())
