"""A careful opponent: what he can notice, when, and which option he takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bezique.bots.outlook import Outlook
from bezique.cards import cards, ordered_pack
from bezique.errors import Impossible
from bezique.game.actions import Play
from bezique.laws.hands import opponent
from bezique.laws.hands.acts import Claim, Mark, Option, TakeBack, act
from bezique.laws.hands.claiming import choosers
from bezique.laws.hands.free_table import FreeTable
from bezique.rules.load import rules
from bezique.seats import Seat, next_seat
from tests.by_hand import Scene

STANDARD = Outlook(rules("standard"))

CARDS = {
    "south": "AS KS QS JS 9S 8S 7S 7D",
    "north": "8D 9D JD 7H 8H 9H JH QH",
    "turned": "KC",
    "stock": "9C QC 8C JC 7C",
}
THREE_KINGS = CARDS | {"south": "AS KS KH KD JC 8S 7S 7D", "turned": "8C"}


def scene(*lines: str, code: str = "foster", **told: Any) -> Scene:
    made = Scene.of({"rules": "standard"} | told, code)
    for line in lines:
        made.line(line)
    return made


def claims(made: Scene, seat: Seat = Seat.NORTH) -> str:
    found = opponent.claims(made.table, seat)
    return found.law if isinstance(found, Claim) else ""


def test_he_sees_what_is_done_openly() -> None:
    assert claims(scene("North deal", "round", "South mark 100")) == "wrong-score"
    assert claims(scene("North deal", "round", "North mark 100"), Seat.SOUTH) == "wrong-score"


def test_he_claims_nothing_against_himself_and_nothing_twice() -> None:
    made = scene("North deal", "round", "South mark 100")
    assert claims(made, Seat.SOUTH) == ""
    made.line("North claim wrong-score")
    made.line("North option score")
    assert claims(made) == ""


def test_he_cannot_see_two_cards_that_stuck_together_until_he_counts() -> None:
    made = scene("North deal", "South 9S", "North JD", "South draw 2 unseen", "North draw", **CARDS)
    assert claims(made) == ""
    made.line("South 8S")
    assert claims(made) == "too-many-cards"


def test_he_does_not_claim_what_the_game_does_not_know() -> None:
    """Portland's law 17 rubicons whoever plays with too many cards; the two-pack game has no rubicon."""
    made = scene(
        "North deal", "South 9S", "North JD", "South draw 2 unseen", "North draw", "South 8S", code="portland", **CARDS
    )
    assert [fault.law for fault in made.table.faults if not fault.ruled][-1] == "too-many-cards"
    with pytest.raises(Impossible, match="nobody is rubiconed"):
        made.line("North claim too-many-cards")
    assert claims(made) == ""


def revokes(count: int) -> Iterator[Scene]:
    """Of so many numbered deals those in whose last tricks somebody can revoke, just after he did."""
    for number in range(count):
        made = Scene.of({"rules": "standard", "deal": number}, "foster")
        made.line("North deal")
        made.line("stock")
        try:
            made.line("revoke")
        except (AssertionError, StopIteration):
            continue
        yield made


def test_he_finds_a_revoke_when_the_card_comes_to_light() -> None:
    for made in revokes(20):
        fault = made.table.faults[-1]
        other = next_seat(fault.offender)
        assert claims(made, other) == ""
        while not made.table.dealt.over and claims(made, other) == "":
            made.lawful()
        shown = {card for seat, card in made.table.state.cards[fault.clock.played :] if seat == fault.offender}
        assert shown & set(fault.laid)
        assert claims(made, other) == "revoke"
        return
    raise AssertionError("nobody could revoke in twenty deals")


@pytest.mark.parametrize(("played", "left"), [([], ["KS", "KH", "KD"]), (["South KD*", "North 9D"], ["KS", "KH"])])
def test_a_false_declaration_is_seen_at_once_and_a_card_called_that_is_left(played: list[str], left: list[str]) -> None:
    made = scene("North deal", "South 8S", "North 8D", "South lay four-kings KS KH KD JC", "draws", **THREE_KINGS)
    for line in played:
        made.line(line)
    assert claims(made) == "false-declaration"
    made.line("North claim false-declaration")
    taken = []
    while made.table.rulings:
        option = opponent.choice(made.table, Seat.NORTH, STANDARD)
        assert option is not None
        taken.append(str(option))
        made.do(Seat.NORTH, option)
    assert taken[0] == "option score"
    assert taken[1] in [f"option call {card}" for card in left]


def test_he_does_not_help_the_other_to_put_it_right() -> None:
    four = THREE_KINGS | {"south": "AS KS KH KD JC KC 8S 7D"}
    made = scene("North deal", "South 8S", "North 8D", "South lay four-kings KS KH KD JC", **four)
    assert claims(made) == ""
    made.line("draws")
    assert claims(made) == "false-declaration"


@pytest.mark.parametrize(("marked", "option"), [(200, "void"), (-200, "draw-two")])
def test_a_deal_in_which_he_is_behind_is_called_void(marked: int, option: str) -> None:
    made = scene("North deal", "South 9S", "North JD", **CARDS)
    ahead = Seat.NORTH if marked > 0 else Seat.SOUTH
    made.do(ahead, Mark(abs(marked)))
    made.table.faults.clear()
    for line in ("South draw", "South *", "North *"):
        made.line(line)
    assert (made.table.faults[-1].law, made.table.faults[-1].offender) == ("forgot-to-draw", Seat.NORTH)
    made.do(Seat.SOUTH, Claim("forgot-to-draw"))
    chosen = opponent.choice(made.table, Seat.SOUTH, STANDARD)
    assert chosen == Option(option)


def short_of_a_card(south: str, stock: str = "") -> Scene:
    """The pone has been dealt seven cards, and may have the top of the stock or a new deal."""
    left, told = ordered_pack(2), [[*cards(text)] for text in (south, CARDS["north"], f"9C {stock}")]
    for card in (card for each in told for card in each):
        left.remove(card)
    mine, hers, rest = told
    pack = [*mine[:2], *hers[:3], *mine[2:4], *hers[3:5], *mine[4:], *hers[5:], *rest, *left]
    made = Scene(FreeTable(rules("standard"), pack, Seat.NORTH, "foster"))
    for line in ("North deal 2 to you", "North deal", "South claim misdeal"):
        made.line(line)
    return made


@pytest.mark.parametrize(
    ("south", "option"), [("AS AH AC KS QS AD KD", "complete"), ("9S 8S 7S 7H 7D 8C 9D", "redeal")]
)
def test_a_good_hand_is_kept_and_a_bad_one_dealt_anew(south: str, option: str) -> None:
    assert opponent.choice(short_of_a_card(south).table, Seat.SOUTH, STANDARD) == Option(option)


def test_what_an_option_would_bring_to_light_is_not_known_before() -> None:
    """The card that he would get lies on the stock: whichever it is, he thinks the same of getting it."""
    tables = [short_of_a_card("AS AH AC KS QS JS KD", stock).table for stock in ("AD 7C 8C", "7C AD 8C", "8C 7C AD")]
    assert len({opponent.worth(table, Seat.SOUTH, Option("complete"), STANDARD) for table in tables}) == 1


def test_where_the_cards_are_taken_back_the_points_that_follow_are_weighed() -> None:
    """Foster's law of revokes leaves it to him; what is best is known when the stock is gone."""
    chosen = set()
    for made in revokes(12):
        other = next_seat(made.table.faults[-1].offender)
        made.do(other, Claim("revoke"))
        option = opponent.choice(made.table, other, STANDARD)
        assert option is not None
        worths = {key: opponent.worth(made.table, other, Option(key), STANDARD) for key in ("rewind", "nothing")}
        assert worths[option.option] == max(worths.values())
        chosen.add(option.option)
    assert chosen == {"rewind", "nothing"}


def test_consider_judges_without_doing() -> None:
    made = scene("North deal")
    before = made.table.dealt.key()
    ruled = made.table.consider(Seat.NORTH, Play(made.table.dealt.layout().standings[Seat.NORTH].hand[0]))
    assert ruled is not None
    assert ruled.ruling.rows == ("F11",)
    lead = made.lawful_card(Seat.SOUTH)
    assert made.table.consider(Seat.SOUTH, lead) is None
    assert made.table.dealt.key() == before
    assert made.table.faults == []


@pytest.mark.parametrize(
    "text",
    [
        *(
            "cut for deal",
            "cut for deal, 2 exposed",
            "cut 4",
            "cut 20, 1 exposed",
            "deal 3 to you",
            "deal 4 to me",
            "deal",
        ),
        *("expose mine", "lift", "faced 3", "pack imperfect", "pack imperfect, on floor", "play QS KS", "draw"),
        *("draw unseen", "draw 2 under 1 unseen", "lay four-kings KS KH KD JC", "announce bezique QS JD", "mark 100"),
        *("draw 2", "take back", "take back, dropped", "leave heap", "look back", "count brisques", "claim revoke"),
        *("option rewind", "option call KS", "close", "QS", "QS*2", "score bezique", "choose QS*2", "done", "exchange"),
    ],
)
def test_every_act_reads_back(text: str) -> None:
    assert str(act(text)) == text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("South 8D", "no 8D in your hand"),
        ("South 8S*", "no 8S"),
        ("South draw", "nothing to draw now"),
        ("South close", "still to be played"),
        ("South deal", "dealt already"),
        ("South option redeal", "no ruling waits"),
        ("South lay four-kings 8D", "do not hold"),
        ("South take back", "a card that was played stays"),
    ],
)
def test_what_hands_cannot_do_is_refused_and_changes_nothing(line: str, why: str) -> None:
    made = scene("North deal", **CARDS)
    before = made.table.dealt.key(), made.table.state
    with pytest.raises(Impossible, match=why):
        made.line(line)
    assert (made.table.dealt.key(), made.table.state) == before
    assert isinstance(act("take back"), TakeBack)


@pytest.mark.parametrize("answer", ["agree", "redeal"])
def test_what_both_must_agree_to_is_proposed_and_the_other_answers(answer: str) -> None:
    """O1: whoever has proposed waits, and the computer has something to say to it."""
    dealt = ("North deal 2 to you", "North deal", "South claim misdeal", "North option agree")
    made = scene(*dealt, code="six_pack", rules="six-pack")
    table = made.table
    assert choosers(table, table.rulings[-1]) == [Seat.SOUTH]
    assert opponent.choice(table, Seat.SOUTH, Outlook(table.rules)) in (Option("agree"), Option("redeal"))
    assert opponent.choice(table, Seat.NORTH, Outlook(table.rules)) is None
    made.line(f"South option {answer}")
    assert table.rulings == []
