"""Reading rules from names, options and files, and writing them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bezique.errors import BadRules
from bezique.rules.load import load_file, loads, preset, preset_names, rules, rules_or_file, variant, write
from bezique.rules.model import Brisques, LastTrickWhich, Rules, Source
from bezique.rules.options import STANDARD, flatten
from tests.strategies import any_rules, texts

FRAGMENTS = st.sampled_from(
    [
        *preset_names(),
        *STANDARD,
        ",",
        "=",
        "target=1500",
        "[",
        "]",
        "packs = 3\n",
        '"',
        "[[sources]]\n",
        "parent = ",
        "\n",
    ]
)


def refused(call: Callable[[], object]) -> BadRules | None:
    """Why `call` is refused; None where it is not."""
    try:
        call()
    except BadRules as fault:
        return fault
    return None


def test_a_preset_by_name() -> None:
    assert rules("rubicon").name == "rubicon"
    assert rules("rubicon").title == "Rubicon Bezique"


def test_options_after_a_name() -> None:
    made = rules("standard,brisques=end_of_hand,last_trick.which=last_drawing")
    assert made.brisques is Brisques.END_OF_HAND
    assert made.last_trick.which is LastTrickWhich.LAST_DRAWING
    assert made.name == "standard,brisques=end_of_hand,last_trick.which=last_drawing"


def test_options_alone_change_standard() -> None:
    assert rules("combinations.bezique.points=50").combinations["bezique"] == 50
    assert rules("packets=2-2-2-2") == rules("standard,packets=2-2-2-2")


def test_the_order_of_the_parts_is_free() -> None:
    assert rules("target=2000, standard ,brisques=never") == rules("standard,brisques=never,target=2000")


def test_the_name_leaves_out_what_changes_nothing() -> None:
    assert rules("standard,target=1000").name == "standard"


@given(any_rules())
def test_the_name_of_rules_reads_back(made: Rules) -> None:
    assert rules(made.name) == made
    assert rules(made.name).name == made.name


def test_a_changed_option_no_longer_has_its_old_source() -> None:
    made = rules("standard,seven.points=20,combinations.bezique=50")
    assert made.source("seven.points") is None
    assert made.source("combinations.bezique.points") is None
    assert made.source("seven.exchange") == rules("standard").source("seven.exchange")


@given(any_rules())
def test_written_rules_read_back_equal(made: Rules) -> None:
    again = loads(write(made))
    assert again == made
    assert again.title == made.title


@pytest.mark.parametrize("title", ['a "quoted" title', "tab\tand\x7f", "Bésigue \U0001f0a1", "back\\slash"])
def test_any_title_reads_back(title: str) -> None:
    assert loads(write(replace(rules("rubicon"), title=title))).title == title


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("", None, "no rules called"),
        ("rubicn", None, "did you mean rubicon"),
        ("standard,rubicon", None, "two sets of rules"),
        ("standard,hand=9,hand=9", "hand", "given twice"),
        ("standard,combinations.double=absent,combinations.double.remove=true", "combinations.double.points", "twice"),
        ("standard,brisqes=never", "brisqes", "did you mean brisques"),
        ("../standard", None, "no rules called"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, key: str | None, says: str) -> None:
    with pytest.raises(BadRules, match=says) as caught:
        rules(text)
    assert caught.value.key == key


@given(st.text(max_size=40) | st.lists(FRAGMENTS, max_size=8).map("".join))
def test_any_text_gives_rules_or_bad_rules(text: str) -> None:
    fault = refused(lambda: rules(text))
    assert fault is not None or rules(rules(text).name) == rules(text)


@given(st.text(max_size=60) | st.lists(FRAGMENTS, max_size=10).map("".join))
@example("a = " + "[" * 5000)
@example("packs = " + "9" * 5000)
@example("packs = 0x" + "f" * 5000)
@example("[seven.points]")
@example("combinations = 3")
@example("sources = [{for = [3], work = ''}]")
def test_any_file_gives_rules_or_bad_rules(text: str) -> None:
    fault = refused(lambda: loads(text))
    assert fault is not None or loads(write(loads(text))) == loads(text)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("packs = ", 1, 9), ('parent = "standard"\npacks = 3 3\n', 2, 11), ("hand = 9\nhand = 9", 2, 9)],
)
def test_a_fault_in_the_syntax_names_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(BadRules, match="not TOML") as caught:
        loads(text)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("packets = [3, 2, 3]", "packets", '"3-2-3"'),
        ("packs = 2.0", "packs", "a number"),
        ("parent = 3", "parent", "quotation marks"),
        ('parent = "rubicn"', None, "did you mean rubicon"),
        ("[nonsense]", "nonsense", "no option"),
        ("combinations.jack_queen.points = 40", "combinations.jack_queen.points", "cannot invent"),
        ("seven = 3", "seven", "group"),
        ("sources = 3", "sources", r"\[\[sources\]\]"),
        ("[[sources]]\nfor = ['packs']", "sources", "title of the book"),
        ("[[sources]]\nfor = ['pax']\nwork = 'W'", "sources", "no option"),
        ("[[sources]]\nfor = ['packs']\nwork = 'W'\npage = 3", "sources", 'not "page"'),
        ("hand = 9", "packets", "add up"),
    ],
)
def test_what_is_wrong_with_a_file(text: str, key: str | None, says: str) -> None:
    with pytest.raises(BadRules, match=says) as caught:
        loads(text)
    assert caught.value.key == key


def test_a_person_s_own_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(
        b'\xef\xbb\xbfparent = "rubicon"\r\ntitle = "Ours"\r\nabout = "As at home"\r\ncarte_blanche.points = 100\r\n'
        b'[combinations]\r\nfour_tens.points = 90\r\n[[sources]]\r\nfor = ["combinations.four_tens"]\r\nwork = "Me"\r\n'
    )
    made = load_file(path)
    assert made == rules("rubicon,carte_blanche.points=100,combinations.four_tens=90")
    assert made.title == "Ours"
    assert rules(made.name) == made
    assert made.source("combinations.four_tens.points") == Source("Me")
    assert made.source("carte_blanche.points") is None


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRules, match="cannot read"):
        load_file(tmp_path / "absent.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRules, match="not a text file"):
        load_file(tmp_path / "bytes.toml")


def test_a_file_with_options(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('parent = "rubicon"\ntitle = "Ours"\ncarte_blanche.points = 100\n')
    made = rules_or_file(f"{path},last_trick.points=60")
    assert made == rules("rubicon,carte_blanche.points=100,last_trick.points=60")
    assert (made.title, rules(made.name)) == ("Ours", made)
    assert rules_or_file(f"{path},carte_blanche.points=50") == rules("rubicon,last_trick.points=50")
    assert rules_or_file("rubicon,hand=9") == rules("rubicon")


@pytest.mark.parametrize("text", ["target = 700\nhand = 99\n", "hands = 8\n", "hand =\n"])
def test_a_fault_in_a_file_with_options_names_the_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    for named in (str(path), f"{path},target=800"):
        with pytest.raises(BadRules, match=re.escape(str(path))):
            rules_or_file(named)


def test_a_file_tells_its_parent_and_changes() -> None:
    told = variant('parent = "standard"\nabout = "A short game."\ntarget = 500\n')
    assert (told.parent, told.about, dict(told.changes)) == ("standard", "A short game.", {"target": 500})


ALONE_REFUSED = {
    ("packs", "1"): "double bezique",
    ("trump_source", "first_marriage"): "seven",
    ("trump_source", "first_marriage_or_sequence"): "seven",
    ("trump_repeat", "false"): "turn-up decides",
    ("draw_order", "by_seat"): "duplicate",
    ("brisques", "tie_or_rubicon"): "tie or a rubicon",
    ("packets", "3-3-3"): "add up",
    ("target", "300"): "every loser",
    ("double_game_below", "1001"): "every loser",
}


def alone_refused(key: str, text: str) -> bool:
    packs = 2
    too_few = key.startswith("combinations.") and text != "absent"
    needs = {"double": 2, "triple": 3, "quadruple": 4, "quintuple": 5, "four_trumps": 4, "five_trumps": 5}
    return (
        (key, text) in ALONE_REFUSED
        or (key == "target" and 0 < int(text) < STANDARD["double_game_below"])
        or (key == "double_game_below" and int(text) > STANDARD["target"])
        or (key == "settlement" and text != "race")
        or (too_few and needs.get(key.split(".")[1], 0) > packs)
    )


@given(st.data())
def test_every_option_can_be_set_alone_unless_the_laws_refuse_it(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(set(STANDARD) - {"hand"})))
    text = data.draw(texts(key))
    if alone_refused(key, text):
        with pytest.raises(BadRules):
            rules(f"standard,{key}={text}")
    else:
        changed = {name for name, value in flatten(rules(f"standard,{key}={text}")).items() if value != STANDARD[name]}
        assert changed <= {key}


@pytest.mark.parametrize(("setting", "says"), ALONE_REFUSED.items())
def test_what_is_refused_alone_says_why(setting: tuple[str, str], says: str) -> None:
    with pytest.raises(BadRules, match=says):
        rules("standard,{}={}".format(*setting))


def test_presets_are_read_once() -> None:
    assert preset("six-pack") is preset("six-pack")
