"""Names, lists, numbers and sentences in English."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.cards import CARDS, Suit
from bezique.rules.combination import COMBINATION_KEYS, Combination
from bezique.words import arguments, card_name, codes, combination_name, phrase, refusal_codes, sentence, suit_name
from bezique.words.say import Player, saying

REFUSALS = {
    "not_your_turn": ["turn"],
    "deal_over": [],
    "not_held": ["card"],
    "not_on_table": ["card"],
    "window_open": [],
    "trick_not_won": [],
    "choosing": ["combination", "cards"],
    "not_choosing": [],
    "not_on_menu": [],
    "cannot_serve": ["card", "combination", "cards"],
    "must_follow": ["led", "allowed"],
    "must_head": ["led", "allowed"],
    "must_trump": ["led", "trump", "allowed"],
    "stock_gone": [],
    "last_draw": [],
    "already_scored": [],
    "seven_used": [],
    "declared_already": [],
    "not_in_game": ["combination"],
    "needs_trump": ["combination"],
    "missing_cards": ["combination", "missing"],
    "already_served": ["combination", "cards"],
    "served_higher": ["combination", "higher", "cards"],
    "not_worth_more": ["combination", "points", "cards", "worth"],
    "sequence_from_marriage": ["cards"],
    "needs_fresh_card": ["combination"],
    "needs_unused_card": ["combination"],
    "same_pair": ["cards"],
    "no_married_card_gone": ["suit"],
    "still_whole": ["combination", "cards"],
    "too_many_laid": ["combination", "cards"],
    "fours_need_suits": ["combination"],
    "served_as_four": ["combination", "cards"],
    "picked_up": ["card"],
    "already_pending": ["combination"],
    "only_captured": ["combination"],
    "two_a_trick": [],
    "no_announcing": [],
    "no_seven": ["trump"],
    "seven_paid": [],
    "seven_not_exchanged": [],
    "seven_not_counted": [],
    "turn_up_is_seven": [],
    "exchange_after_trick": [],
    "exchange_on_lead": [],
    "exchange_before_first_card": [],
    "no_turn_up": [],
    "not_carte_blanche": ["cards"],
    "no_carte_blanche": [],
    "carte_blanche_late": [],
    "series_over": [],
    "looking": [],
    "not_looking": [],
    "called": ["cards"],
    "barred_announcing": ["until"],
    "barred_scoring": ["until"],
}
"""What each refusal knows: the interface between the deal, which refuses, and the words."""

PARTS = ("said", "say", "do", "why", "menu", "part", "served", "for", "result", "keeping", "until")
"""Codes of parts of sentences, and of what is shown as a label."""

TEXTS = st.one_of(st.text(), st.sampled_from([str(card) for card in CARDS]), st.sampled_from(["QS*", "QS*2", "A", "S"]))
VALUES = st.one_of(TEXTS, st.integers(), st.none(), st.lists(TEXTS, max_size=6), st.booleans(), st.floats())


def test_every_refusal_has_a_sentence_and_no_sentence_is_without_a_refusal() -> None:
    assert set(refusal_codes()) == set(REFUSALS)


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_needs_only_what_the_deal_tells(code: str) -> None:
    assert set(arguments(code)) <= set(REFUSALS[code])


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_says_what_is_wrong_and_what_to_do(code: str) -> None:
    said = sentence(code, dict.fromkeys(REFUSALS[code], "KH"))

    assert len(said.split()) >= 8
    assert said.count(".") == 1
    assert any(mark in said for mark in (":", ", and score"))


def test_codes_are_plain_words_divided_by_dots() -> None:
    assert [code for code in codes() if not code.replace(".", "_").replace("_", "a").islower()] == []


@pytest.mark.parametrize("code", [code for code in codes() if code.partition(".")[0] not in PARTS])
@settings(max_examples=20)
@given(data=st.data())
def test_any_arguments_give_one_line_that_ends_with_a_period(code: str, data: st.DataObject) -> None:
    said = sentence(code, {name: data.draw(VALUES, name) for name in arguments(code)})

    assert said.splitlines() == [said]
    assert said.endswith((".", "?"))
    assert said == said.strip()
    assert said.isprintable()


@given(name=st.text(), code=st.sampled_from(["event.drew_hidden", "not_your_turn"]))
def test_a_name_cannot_bring_fields_of_its_own(name: str, code: str) -> None:
    said = sentence(code, {"seat": f"{{card:card}}{name}", "turn": f"{{card:card}}{name}"})

    assert "{card:card}" in said


def test_an_unknown_code_or_language_or_a_missing_argument_is_a_key_error() -> None:
    for code, args, language in (("no_such", {}, "en"), ("not_held", {}, "en"), ("deal_over", {}, "xx")):
        with pytest.raises(KeyError):
            sentence(code, args, language)


def test_every_card_has_its_own_name() -> None:
    names = {card_name(str(card)) for card in CARDS}

    assert len(names) == 32
    assert {len(name.split(" of ")) for name in names} == {2}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("QS", "queen of spades"),
        ("10H", "ten of hearts"),
        ("TH", "ten of hearts"),
        ("7D", "seven of diamonds"),
        ("QS*", "queen of spades on the table"),
        ("QS*2", "second queen of spades on the table"),
        ("joker", "joker"),
    ],
)
def test_card_names(text: str, name: str) -> None:
    assert card_name(text) == name
    assert card_name(text, short=True) == text


def test_suit_names() -> None:
    assert [suit_name(str(suit)) for suit in Suit] == ["spades", "hearts", "diamonds", "clubs"]


@pytest.mark.parametrize("trump", [None, "H"])
def test_every_combination_has_its_own_name(trump: str | None) -> None:
    names = [combination_name(str(item), trump) for item in Combination]

    assert len(set(names)) == len(Combination)
    assert [name for name in names if "-" in name or "_" in name] == []


@pytest.mark.parametrize("key", COMBINATION_KEYS)
def test_every_combination_of_the_rules_has_a_name(key: str) -> None:
    assert combination_name(key).replace(" ", "").isalpha()


@pytest.mark.parametrize(
    ("text", "trump", "name"),
    [
        ("marriage-H", None, "marriage in hearts"),
        ("marriage-H", "S", "marriage in hearts"),
        ("marriage-H", "H", "royal marriage"),
        ("sequence-C", "H", "sequence in clubs"),
        ("sequence-H", "H", "sequence in trumps"),
        ("bezique", "H", "bezique"),
        ("double", None, "double bezique"),
        ("four-aces", "S", "four aces"),
        ("five-trump-kings", "S", "five trump kings"),
        ("four_trumps.jacks", None, "four trump jacks"),
        ("royal_marriage", None, "royal marriage"),
        ("plain_sequence", None, "sequence in a plain suit"),
    ],
)
def test_combination_names(text: str, trump: str | None, name: str) -> None:
    assert combination_name(text, trump) == name


def test_each_combination_takes_its_article() -> None:
    said = [phrase("lost.stock_gone", {"seat": "North", "combination": str(item)}) for item in Combination]
    articles = [line.split(" score ")[1].split()[0] for line in said]

    assert articles[:8] == ["a"] * 8
    assert "a" not in articles[8:]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([], "no card"),
        (["KH"], "the king of hearts"),
        (["KH", "QH"], "the king and queen of hearts"),
        (["AH", "10H", "KH"], "the ace, ten and king of hearts"),
        (["QS", "JD"], "the queen of spades and the jack of diamonds"),
        (["AS", "AH", "AC"], "the aces of spades, hearts and clubs"),
        (["QS", "QS", "JD", "JD"], "two queens of spades and two jacks of diamonds"),
        (["KH", "AH", "AH"], "the king and two aces of hearts"),
        (["AS", "AS", "AH"], "two aces of spades and the ace of hearts"),
        (["A"], "an ace"),
        (["K"], "a king"),
        (["A", "A"], "two aces"),
        (["QS*", "QS"], "the queen of spades on the table and the queen of spades"),
    ],
)
def test_lists_of_cards(cards: list[str], said: str) -> None:
    assert phrase("event.opened", {"seat": "North", "cards": cards}) == f"North lays open {said}."


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["7H"], "the seven of hearts"),
        (["7H", "7H"], "the seven of hearts"),
        (["7H", "KH", "AH"], "the seven, king or ace of hearts"),
        (["KH", "KS"], "the king of hearts or spades"),
        (["KH", "QH", "AS"], "the king or queen of hearts or the ace of spades"),
    ],
)
def test_choices_of_cards(cards: list[str], said: str) -> None:
    text = sentence("must_follow", {"led": "H", "allowed": cards})

    assert text == f"Hearts were led and you can follow suit: play {said}."


def test_the_card_led_is_named_where_it_is_known() -> None:
    said = sentence("must_head", {"led": "10C", "allowed": ["AC"]})

    assert said == "The ten of clubs was led and you can beat it: play the ace of clubs."


def test_has_and_have() -> None:
    one = sentence("already_served", {"cards": ["KH"], "combination": "marriage-H"})
    two = sentence("already_served", {"cards": ["KH", "QH"], "combination": "marriage-H"})

    assert one.startswith("The king of hearts has served")
    assert two.startswith("The king and queen of hearts have served")


@pytest.mark.parametrize(
    ("combination", "family"),
    [("sequence-S", "a marriage or sequence"), ("double", "a bezique"), ("four-trump-aces", "four of a kind")],
)
def test_the_class_of_a_combination_is_named(combination: str, family: str) -> None:
    assert f"declared {family} before" in sentence("needs_fresh_card", {"combination": combination})


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (10, "ten"),
        (19, "nineteen"),
        (20, "twenty"),
        (45, "forty-five"),
        (100, "one hundred"),
        (250, "two hundred and fifty"),
        (1500, "one thousand five hundred"),
        (1005, "one thousand and five"),
        (12345, "twelve thousand three hundred and forty-five"),
        (900000, "nine hundred thousand"),
        (1000000, "1000000"),
        (-10, "\N{MINUS SIGN}10"),
    ],
)
def test_numbers_in_words(number: int, words: str) -> None:
    assert phrase("say.waiting", {"waiting": number}) == f"{words} to score"


def test_short_sentences_write_cards_as_they_are_written_in_records() -> None:
    args = {"led": "10C", "allowed": ["AC", "KC"], "seat": "North", "card": "QS*2"}

    assert sentence("event.led", args, short=True) == "North leads QS*2."
    assert sentence("must_follow", args, short=True).endswith("play AC or KC.")


@pytest.mark.parametrize("item", ["four-trump-queens", "triple", "marriage-H", "sequence-S"])
def test_too_many_cards_are_told_in_the_same_way_of_one_and_of_several(item: str) -> None:
    told = sentence("too_many_laid", {"combination": item, "cards": ["QH"], "trump": "S"})
    assert told.startswith("With ")
    assert "too many equal cards would lie on the table: first play the queen of hearts." in told
    assert " its " not in told


def test_a_long_text_from_outside_is_quoted_in_part() -> None:
    told = saying("unable.unreadable", {"text": "x" * 4000}).said()
    assert "xxx…" in told
    assert len(told) < 400


def test_what_all_are_told_is_made_once_and_said_to_each_with_the_names_he_knows() -> None:
    def led(seat: str) -> str:
        return saying("event.led", seat=Player(seat), card="10C").naming({"South": "You", "North": "Bob"}).said()

    assert [led("South"), led("North")] == ["You lead the ten of clubs.", "Bob leads the ten of clubs."]
    told = saying("say.by", speaker=Player("South"), line=saying("said.brisques", points=20))
    assert told.naming({"South": "Ann"}).said() == "Ann: 20 for brisques."
    scores = saying("result.points", scores=[(Player("South"), 40), (Player("North"), 20)])
    named = scores.naming({"South": "Ann", "North": "Bob"}).said()
    assert "Ann" in named
    assert "Bob" in named
