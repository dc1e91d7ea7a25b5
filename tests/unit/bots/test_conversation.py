"""What our engine answers: a conversation by hand, every kind of nonsense, stopping, and the line that asks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bezique
from bezique.bots.player import Budget, Player, player
from bezique.bots.protocol.conversation import Conversation
from bezique.bots.protocol.messages import read_go, write_go
from bezique.cards import numbered_pack
from bezique.errors import BadNotation, BadPosition, Unreadable
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.position import position
from bezique.game.view import View, view
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat

LAST_CARDS = "go view rules standard; seat South; trump H; stock none; South hand 8C 7C; North hand ...2"

TALK = f"""
> bezique 1
< id name bezique {bezique.__version__} greedy
< ready
> rules standard,target=2000
> newgame seed 7
> ready
< ready
> cut South 9H North KD
> dealer North
> deal 1 dealer North | dealt South 10D 8S AH | dealt North ?? | turned_up JC
> South 8S | played South 8S led
> {LAST_CARDS}; menu 24:7C | 25:8C; time 1000; worlds 8
< info time 0
< info action 7C
< best 24
> go view trump H; stock none; led AC; seat North; South hand 7D; North hand 8D JC
< info time 0
< info action JC
< best 27
> stop
>
> wat
< error line 13: "wat" is not known: a line begins with bezique, ready, rules, newgame, stop, quit, go, or is one of a record
> South 8X
< error line 14: column 7: "8X" is not a card: a card is a rank (7 8 9 J Q K 10 A) and a suit (S H D C), such as QS or 10H
> rules standrad
< error line 15: there are no rules called "standrad" (did you mean standard?)
> quit
"""  # noqa: E501 - lines of the protocol have any length


def conversation(make: Callable[[int], Player] = lambda seed: player("greedy", seed)) -> tuple[Conversation, list[str]]:
    said: list[str] = []
    return Conversation("greedy", make, said.append), said


def answers(*lines: str) -> list[str]:
    """What is said to these lines, times left out."""
    talk, said = conversation()
    for line in lines:
        talk.hear(f"{line}\n".encode())
    talk.wait()
    return [re.sub(r"^info time \d+$", "info time 0", line) for line in said]


def test_a_conversation_by_hand() -> None:
    lines = TALK.strip().splitlines()
    heard = [line[2:] for line in lines if line.startswith(">")]
    assert answers(*heard) == [line[2:] for line in lines if line.startswith("<")]


def test_another_version_is_not_spoken() -> None:
    assert answers("bezique 2") == ["error line 1: this program speaks version 1 of the protocol"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("go", "as in `go view"),
        ("go on", "as in `go view"),
        ("go view seat South", "column"),
        ("go view turn-up 9H", "say whose view"),
        ("go view turn-up 9H; seat West", 'column 26: "West" is not one of'),
        ("go view turn-up 9H; seat North", "North has nothing to decide"),
        ("go view turn-up 9H; seat nobody", "a spectator has nothing to decide"),
        ("go view turn-up 9H;; time 5; seat South; South hand 1OH", 'column 53: "1OH" is not a card'),
        (f"{LAST_CARDS}; menu 24:7C", "another one: 24:7C | 25:8C"),
        (f"{LAST_CARDS}; menu", "another one"),
        (f"{LAST_CARDS}; time 0", "time takes a whole number"),
        (f"{LAST_CARDS}; time ٣", "time takes a whole number"),
        (f"{LAST_CARDS}; worlds many", "worlds takes a whole number"),
        ("newgame seed x", "newgame seed 7"),
        ("newgame 7", "newgame seed 7"),
        (f"newgame seed {'9' * 5000}", "newgame seed 7"),
        ("position 1 2", "is not known"),
        ("deal one", "column 6"),
        ("\x1b[2J", "is not known"),
    ],
)
def test_a_bad_line_is_answered_with_its_number(line: str, words: str) -> None:
    first, *others = answers("", line)
    assert first.startswith("error line 2: ")
    assert words in first
    assert first.isprintable()
    assert others == []


def test_bytes_that_are_no_text() -> None:
    talk, said = conversation()
    talk.hear(b"go \xff\xfe\n")
    assert said == ["error line 1: this is not UTF-8"]


@given(
    st.lists(st.one_of(st.binary(max_size=60), st.sampled_from([b"ready", b"go view", b"newgame", b"rules", b"deal"])))
)
def test_any_bytes_are_answered_by_errors_or_not_at_all(lines: list[bytes]) -> None:
    talk, said = conversation()
    for line in lines:
        talk.hear(line)
    assert all(re.fullmatch(r"ready|error line \d+: .+", line) for line in said)


@given(st.sampled_from(preset_names()), st.integers(0, 99), st.data())
@settings(max_examples=40)
def test_a_request_that_was_changed_is_refused_or_answered(preset: str, number: int, data: st.DataObject) -> None:
    seen = next(iter(decisions(preset, number, 7)))
    words = write_go(seen, Budget(1.0)).split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
            st.sampled_from([*words, "", ";", "...", "QS", "|"])
        )
    said = answers(" ".join(words))
    assert re.fullmatch(r"info time 0\ninfo action .+\nbest \d+|error line 1: .+", "\n".join(said)) or not said


# --- the line that asks -----------------------------------------------------------------------------------------


def decisions(preset: str, number: int, every: int) -> Iterator[View]:
    """What the seat in turn sees at some turns of random play."""
    chosen, chance = rules(preset), Chance(number)
    deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2, before=(0, 0))
    while not deal.over:
        for _ in range(every):
            if not deal.over:
                deal.take_random(chance)
        if deal.turn is not None:
            yield view(deal, deal.turn)


@pytest.mark.parametrize("preset", preset_names())
def test_a_request_comes_back(preset: str) -> None:
    for seen in decisions(preset, 3, 9):
        line = write_go(seen, Budget(0.25, 40))
        assert "\n" not in line
        assert read_go(line) == (seen, Budget(0.25, 40))
        assert line.endswith("; time 250; worlds 40")


def test_times_are_told_where_there_are_any() -> None:
    seen = view(position("turn-up 9H"), Seat.SOUTH)
    assert "; time" not in write_go(seen, Budget())
    assert write_go(seen, Budget(0.0001)).endswith("; time 1")
    assert read_go(write_go(seen, Budget()))[1] == Budget()


def test_faults_of_a_view_tell_the_column_of_the_whole_line() -> None:
    line = "go view turn-up 9H; seat South; South score x"
    with pytest.raises(BadPosition) as caught:
        read_go(line)
    assert (caught.value.line, caught.value.column) == (None, line.index("x") + 1)
    with pytest.raises(BadNotation):
        read_go("stop")
    assert issubclass(BadPosition, Unreadable)


# --- thinking ---------------------------------------------------------------------------------------------------


class Thinker:
    """Thinks until it is stopped, then plays its first card."""

    def choose(self, view: View, budget: Budget) -> Action:
        while not budget.stopped():
            time.sleep(0.001)
        return view.actions()[0]


class Broken:
    def choose(self, *_: object) -> Action:
        raise RuntimeError("out of order")


def test_a_player_that_thinks_is_stopped_and_answers() -> None:
    talk, said = conversation(lambda _: Thinker())
    for line in (LAST_CARDS, "stop", "ready", LAST_CARDS):
        talk.hear(line.encode())
    assert [line for line in said if not line.startswith("info")] == ["best 24", "ready"]
    talk.hear(b"quit")
    assert talk.over


def test_a_player_that_fails_is_told() -> None:
    talk, said = conversation(lambda _: Broken())
    talk.hear(LAST_CARDS.encode())
    talk.hear(b"ready")
    assert said == ["error line 1: the player failed: RuntimeError", "ready"]


def test_a_new_game_is_a_new_player_with_its_seed() -> None:
    seeds: list[int] = []

    def make(seed: int) -> Player:
        seeds.append(seed)
        return player("greedy", seed)

    talk, _ = conversation(make)
    for line in ("ready", "ready", "newgame", "newgame seed 12", LAST_CARDS):
        talk.hear(line.encode())
    talk.wait()
    assert seeds == [0, 0, 12]


@pytest.mark.parametrize("name", ["expert", "master"])
def test_a_search_tells_what_it_made_of_its_candidates(name: str) -> None:
    talk, said = conversation(lambda seed: player(name, seed))
    talk.hear(
        b"go view turn-up 9H; seat South; tricks 4; led 10S; turn South; South hand AS 7D 8D 9C JC KC QD KH; worlds 8"
    )
    talk.wait()
    form = r"info candidate (\d+) value -?\d+\.\d behind (\d+\.\d) error \d+\.\d worlds \d+"
    told = [match for line in said if (match := re.fullmatch(form, line))]
    assert len(told) >= 4
    assert f"best {told[0][1]}" in said
    assert told[0][2] == "0.0"
