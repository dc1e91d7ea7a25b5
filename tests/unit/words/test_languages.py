"""The languages: the same sentences in each, whole, and in the words of the field."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bezique import preset_names
from bezique.cards import CARDS, shuffled_pack
from bezique.game.actions import Action, Announce, Exchange, Play, Score, Show
from bezique.game.deal import Deal
from bezique.game.naming import label, menu_of
from bezique.game.settling import match_told
from bezique.game.view import view
from bezique.record import Act, DealsFirst, Line, NewDeal, Replay, header
from bezique.record.commentary import remarks
from bezique.rules.combination import Combination
from bezique.rules.load import preset
from bezique.seats import PerSeat, Seat
from bezique.words import LANGUAGES, Saying, arguments, codes, known_language, phrase, saying, sentence
from bezique.words.catalogue import messages
from tests.scale import scaled

PARTS = ("said", "say", "do", "why", "menu", "part", "served", "for", "result", "keeping", "until")
"""Codes of parts of sentences, and of what is shown as a label."""

EXAMPLE: dict[str, object] = {
    "until": "x",
    "cards": ["KH", "QH"], "card": "10H", "allowed": ["7H", "KH"], "missing": ["A"], "led": "10H", "turn_up": "AS",
    "gave": "7H", "took": "AH", "other": "9C", "combination": "marriage-H", "higher": "double", "suit": "D",
    "trump": "S", "seat": "You", "turn": "North", "winner": "South", "speaker": "Ann", "adversary": "North",
    "name": "South", "scores": [("You", 340), ("North", 210)], "brisques": [("You", 4), ("North", 12)],
    "games": [("You", 1), ("North", 0)], "account": [("You", 1), ("North", -1)], "waiting": [20, 80], "points": 1500,
    "worth": 60, "first": 1210, "second": 990, "marked": 940, "value": 3, "odd_game": 2, "tricks": 2, "count": 3,
    "left": 17, "last": 63, "least": 16, "most": 64, "number": 7, "sum": "1500 - 1200 + 500 = 800",
    "served": ["marriage"], "phrases": ["hello", "thanks"], "parts": ["x", "y", "z"], "text": "?", "what": "x",
    "more": 130, "less": 70, "line": "x", "said": "x", "one": "x", "best": "x", "why": "x", "than": "x", "trumps": "x",
    "option": "x", "kind": "application/json", "lines": 5000, "undone": 200,
    "source": "x", "entries": ["x"], "all": 16, "amount": "5", "numbers": ["3", "5"], "asks": "Who?",
    "unit": 10,
}  # fmt: skip
"""An argument of each name."""

APART = "\N{NO-BREAK SPACE}"
"""What stands before a colon in French."""

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_WORDS = {f"served.{word}" for word in ("double", "triple", "quadruple", "quintuple")}
SAME_WORDS |= {"for.carte_blanche", "for.brisques", "keeping.carte_blanche", "keeping.brisques"}
UNSAID = re.compile(r"[{}$_|]|\?\?\?|None|  ")
"""What is never said: marks of a catalogue, codes."""


def sound(text: str, what: object = "") -> None:
    """A sentence that is whole."""
    assert text.splitlines() == [text], (what, text)
    assert not UNSAID.search(text), (what, text)
    assert text[-1] in ".?", (what, text)
    assert text[0] == text[0].upper(), (what, text)


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_english_and_no_other_with_the_same_arguments(language: str) -> None:
    assert set(codes(language)) == set(codes())
    for code in codes():
        assert set(arguments(code, language)) == set(arguments(code)), code


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_of_english_in_all_its_forms(language: str) -> None:
    own, english = (
        {one.id.name: {form.id.name for form in one.attributes} for file, _, one in messages(each) if file == "names"}
        for each in (language, "en")
    )

    assert own.keys() == english.keys()
    assert [name for name in english if not english[name] <= own[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    for code in codes():
        args = {name: EXAMPLE[name] for name in arguments(code)}
        if code.partition(".")[0] in PARTS:
            assert not UNSAID.search(phrase(code, args, language)), code
        else:
            sound(sentence(code, args, language), code)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    alike = {
        code for code in codes() if len(arguments(code)) == 0 and sentence(code, {}, language) == sentence(code, {})
    }

    assert alike <= SAME_WORDS


SENTENCES = tomllib.loads((Path(__file__).parent / "sentences.toml").read_text("utf-8"))["sentence"]


def with_parts(value: object) -> object:
    """A value of the file: one with a code is a part of a sentence."""
    if isinstance(value, list):
        return [with_parts(part) for part in value]
    if isinstance(value, dict):
        return saying(value["code"], {name: with_parts(part) for name, part in value.items() if name != "code"})
    return value


@pytest.mark.parametrize("one", SENTENCES, ids=lambda one: one["code"])
@pytest.mark.parametrize("language", OTHERS)
def test_sentences_in_the_words_of_the_field(one: dict[str, Any], language: str) -> None:
    args = {name: with_parts(value) for name, value in one["args"].items()}

    assert sentence(one["code"], args, language).replace(APART, " ") == one[language]


def test_french_signs_stay_with_the_word_before_them() -> None:
    said = saying("say.by", speaker="South", line=saying("say.waiting", waiting=[40]))

    assert said.said("fr") == f"Sud{APART}: quarante à compter."
    assert sentence("ask.which_serves", {}, "fr") == f"Quelle carte sert{APART}?"


@pytest.mark.parametrize(
    ("number", "french", "german"),
    [
        (0, "zéro", "null"),
        (21, "vingt et un", "einundzwanzig"),
        (71, "soixante et onze", "einundsiebzig"),
        (80, "quatre-vingts", "achtzig"),
        (81, "quatre-vingt-un", "einundachtzig"),
        (97, "quatre-vingt-dix-sept", "siebenundneunzig"),
        (100, "cent", "einhundert"),
        (200, "deux cents", "zweihundert"),
        (250, "deux cent cinquante", "zweihundertfünfzig"),
        (1000, "mille", "eintausend"),
        (1500, "mille cinq cents", "eintausendfünfhundert"),
        (4500, "quatre mille cinq cents", "viertausendfünfhundert"),
        (80000, "quatre-vingt mille", "achtzigtausend"),
        (200000, "deux cent mille", "zweihunderttausend"),
        (101, "cent un", "einhunderteins"),
        (1000000, "1000000", "1000000"),
    ],
)
def test_numbers_in_words(number: int, french: str, german: str) -> None:
    assert phrase("say.waiting", {"waiting": number}, "fr") == f"{french} à compter"
    assert phrase("say.waiting", {"waiting": number}, "de") == f"{german} noch anzuschreiben"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("fr", "fr"), ("de-AT", "de"), ("fr_CH.UTF-8", "fr"), ("DE", "de"), ("en-GB", "en"), ("nl", "en"), ("", "en")],
)
def test_the_language_that_is_meant(wanted: str, language: str) -> None:
    assert known_language(wanted) == language


FORBIDDEN: list[Action] = [
    Exchange(),
    Show(),
    *(Play(card) for card in CARDS),
    *(kind(item) for item in Combination for kind in (Score, Announce)),
]
"""What is asked for, whether it can be done or not."""


def test_no_catalogue_is_read_before_something_is_said() -> None:
    used = "bezique.Deal, bezique.view, bezique.spoken"
    code = f"import sys, bezique; {used}; print([name for name in sys.modules if 'fluent' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def some_action(deal: Deal, rng: random.Random) -> Action:
    """Any action; who may declare does so mostly."""
    menu = deal.actions()
    return menu[0] if deal.stage != "play" and rng.random() < 0.6 else rng.choice(menu)


def told(replay: Replay, line: Line, names: PerSeat[str]) -> list[Saying]:
    step = replay.step(line)
    return [*remarks(step, names), *match_told(step.happened, step.match, names)]


@pytest.mark.parametrize("rules", preset_names())
def test_a_whole_deal_is_told_in_every_language(rules: str) -> None:
    rng = random.Random(rules)
    pack = shuffled_pack(preset(rules).rules.packs)
    rng.shuffle(pack)
    replay = Replay(header(preset(rules).rules, Deal="shuffled"))
    names = PerSeat(("You", "North"))
    said = told(replay, Line(DealsFirst(Seat.NORTH)), names) + told(
        replay, Line(NewDeal(1, Seat.NORTH, tuple(pack))), names
    )
    for _ in range(scaled(1000)):
        deal = replay.deal
        if not isinstance(deal, Deal) or deal.turn is None:
            break
        seen = view(deal, deal.turn)
        entries = menu_of(seen)
        for language in OTHERS:
            assert all(label(entry, seen, language) for entry in entries)
            refusal = seen.refusal(rng.choice(FORBIDDEN))
            if refusal is not None:
                sound(sentence(refusal.code, refusal.args, language), refusal.code)
        said += told(replay, Line(Act(deal.turn, some_action(deal, rng))), names)
    for one in said:
        for language in LANGUAGES:
            sound(one.said(language), one)
    assert len(said) > 40
