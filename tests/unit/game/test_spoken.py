"""Events and declarations in the words of a table."""

from typing import get_args

import pytest

from bezique.cards import Suit, card, cards
from bezique.game.amendments import Award, Bar, Call, Cancel, Move, Prize, Right, Show, Turn, Until, hand, stock, table
from bezique.game.events import (
    Amended,
    Announced,
    DealOver,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Looked,
    Loss,
    Opened,
    PendingLost,
    Played,
    Rewound,
    Scored,
    Showed,
    StockGone,
    TookTrick,
    TookTurnUp,
    TookUp,
    TrumpMade,
    TurnedUp,
)
from bezique.game.points import Reason
from bezique.game.spoken import declaration_line, is_hidden, spoken, spoken_lines, told
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat
from bezique.words import Player

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
SEATS = PerSeat(("South", "North"))
YOU = ("You", "Computer")

EXAMPLES: list[tuple[Event, str, str]] = [
    (Dealt(SOUTH, cards("AS 10S 7H")), "receives", "South receives the ace and ten of spades and the seven of hearts."),
    (Dealt(SOUTH, None), "receives", "South receives a hand."),
    (TurnedUp(card("7H")), "", "The card turned up is the seven of hearts: hearts are trumps."),
    (Played(SOUTH, card("10C"), led=True, laid=False), "leads", "South leads the ten of clubs."),
    (Played(SOUTH, card("QS"), led=True, laid=True), "leads", "South leads the queen of spades from the table."),
    (Played(SOUTH, card("AC"), led=False, laid=False), "plays", "South plays the ace of clubs."),
    (Played(SOUTH, card("QS"), led=False, laid=True), "plays", "South plays the queen of spades from the table."),
    (TookTrick(SOUTH, cards("10C AC")), "takes", "South takes the trick."),
    (Opened(SOUTH, cards("KH QH")), "lays", "South lays open the king and queen of hearts."),
    (Announced(SOUTH, Combination.MARRIAGE_HEARTS, cards("KH QH")), "", "South: royal marriage, to score."),
    (Scored(SOUTH, 40, Reason.COMBINATION, Combination.BEZIQUE, cards("QS JD")), "", "South: forty for bezique."),
    (
        Scored(SOUTH, 20, Reason.COMBINATION, Combination.MARRIAGE_CLUBS, cards("KC QC"), pending=True),
        "",
        "South: twenty for marriage in clubs, announced before.",
    ),
    (
        PendingLost(SOUTH, Combination.FOUR_ACES, cards("AS AH AD AC"), Loss.STOCK_GONE),
        "",
        "South can no longer score four aces: the stock is gone.",
    ),
    (TrumpMade(Suit.DIAMONDS), "", "Diamonds are trumps."),
    (
        Exchanged(SOUTH, took=card("AH"), gave=card("7H")),
        "exchanges",
        "South exchanges the seven of hearts for the ace of hearts.",
    ),
    (
        Exchanged(SOUTH, took=card("7H"), gave=card("7H")),
        "shows swaps",
        "South shows the seven of hearts and swaps it for the one turned up.",
    ),
    (
        Showed(SOUTH, cards("7H 8H 9S")),
        "shows",
        "South shows carte blanche: the seven and eight of hearts and the nine of spades.",
    ),
    (Showed(SOUTH, cards("9S")), "shows", "South shows the card drawn, the nine of spades."),
    (Drew(SOUTH, card("10H")), "draws", "South draws the ten of hearts."),
    (Drew(SOUTH, None), "draws", "South draws a card."),
    (TookTurnUp(SOUTH, card("KH")), "takes", "South takes the card turned up, the king of hearts."),
    (StockGone(), "", "The stock is gone, and the last tricks begin."),
    (
        TookUp(SOUTH, cards("QS JD")),
        "takes",
        "South takes back from the table the queen of spades and the jack of diamonds.",
    ),
    (
        Looked(SOUTH, cards("9S 10H")),
        "looks",
        "South looks at both cards of the draw: the nine of spades and the ten of hearts.",
    ),
    (Looked(SOUTH, None), "looks", "South looks at both cards of the draw."),
    (Amended(Move(cards("9S"), stock(), hand(SOUTH))), "takes", "South takes from the stock the nine of spades."),
    (Amended(Move((None,), stock(), hand(SOUTH))), "takes", "South takes a card from the stock."),
    (Amended(Move((None, None), hand(SOUTH), stock())), "puts", "South puts two cards back into the stock."),
    (Amended(Move(cards("KH"), hand(SOUTH), table(SOUTH))), "lays", "South lays on the table the king of hearts."),
    (Amended(Show(cards("QS"), stock(3))), "", "Seen in the stock: the queen of spades."),
    (Amended(Turn(SOUTH)), "leads", "South leads now."),
    (
        Amended(Bar(SOUTH, Right.ANNOUNCING, Until.NUMBER)),
        "announces",
        "South announces nothing until the number of cards is right.",
    ),
    (Amended(Call(SOUTH, cards("KS KH"))), "", "South must lead or play the king of spades or hearts."),
    (Amended(Award(Prize.LAST_TRICK, None)), "", "Nobody counts the last trick."),
    (Amended(Cancel()), "", "The deal is void, and the same player deals again."),
    (Rewound(None), "", "The cards are taken back to an earlier moment."),
    (
        DealOver(PerSeat((340, 210)), PerSeat((9, 7)), SOUTH, stopped=False),
        "",
        "The deal is over: South 340, North 210; brisques: South 9, North 7.",
    ),
    (
        DealOver(PerSeat((340, 210)), PerSeat((6, 4)), None, stopped=True),
        "",
        "The deal stops at the target: South 340, North 210; brisques: South 6, North 4.",
    ),
]


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event, _, _ in EXAMPLES} == set(get_args(Event))


@pytest.mark.parametrize(("event", "verbs", "said"), EXAMPLES)
def test_events_in_words(event: Event, verbs: str, said: str) -> None:
    assert spoken(event, SEATS, Suit.HEARTS) == said


@pytest.mark.parametrize(("event", "verbs", "said"), EXAMPLES)
def test_you_take_the_verb_that_goes_with_you(event: Event, verbs: str, said: str) -> None:
    expected = said.replace("South", "You").replace("North", "Computer")
    for verb in verbs.split():
        expected = expected.replace(f" {verb} ", f" {verb[:-1]} ")

    assert spoken(event, YOU, Suit.HEARTS) == expected


def test_every_reason_for_points_is_said_in_its_own_words() -> None:
    said = {spoken(Scored(NORTH, 10, reason, Combination.BEZIQUE), SEATS, None) for reason in Reason}

    assert len(said) == len(Reason)
    assert [line for line in said if not line.startswith(("North: 10 for ", "North: ten for "))] == []


def test_every_way_to_lose_a_pending_score_is_said() -> None:
    lost = [PendingLost(NORTH, Combination.DOUBLE, (), why) for why in Loss]
    said = {spoken(event, SEATS, None) for event in lost}

    assert len(said) == len(Loss)
    assert {line.split(":")[0] for line in said} == {"North can no longer score double bezique"}


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("seat", Seat)
def test_plays_fit_sixty_columns(seat: Seat, suit: Suit) -> None:
    for names in (SEATS, YOU):
        for rank in ("Q", "7", "10"):
            played = card(f"{rank}{suit}")
            said = spoken(Played(seat, played, led=True, laid=True), names, suit)
            assert len(said) <= 60


def test_cards_are_written_short_where_asked() -> None:
    assert spoken(Drew(SOUTH, card("10H")), SEATS, None, short=True) == "South draws 10H."
    assert spoken(Opened(SOUTH, cards("KH 10H")), SEATS, None, short=True) == "South lays open KH and 10H."


def test_a_trick_is_said_with_the_points_it_brings() -> None:
    trick = TookTrick(NORTH, cards("10C AC"))
    brisques = Scored(NORTH, 20, Reason.BRISQUES)
    last = Scored(NORTH, 10, Reason.LAST_TRICK)

    assert spoken_lines([trick], SEATS, None) == ["North takes the trick."]
    assert spoken_lines([trick, brisques], SEATS, None) == ["North takes the trick, 20 for brisques."]
    assert spoken_lines([trick, brisques, last], YOU, None) == [
        "Computer takes the trick, 20 for brisques and 10 for the last trick."
    ]


def test_brisques_counted_at_the_end_are_not_said_with_the_last_trick() -> None:
    events = [
        TookTrick(NORTH, cards("10C AC")),
        Scored(NORTH, 10, Reason.LAST_TRICK),
        Scored(NORTH, 90, Reason.BRISQUES),
        Scored(SOUTH, 70, Reason.BRISQUES),
    ]

    assert spoken_lines(events, SEATS, None) == [
        "North takes the trick, 10 for the last trick.",
        "North: 90 for brisques.",
        "South: 70 for brisques.",
    ]


def test_lines_leave_no_event_out() -> None:
    events = [event for event, _, _ in EXAMPLES]

    assert spoken_lines(events, SEATS, Suit.HEARTS) == [said for _, _, said in EXAMPLES]


# The spoken declarations of laws 6.2

BEZIQUE = Scored(SOUTH, 40, Reason.COMBINATION, Combination.BEZIQUE, cards("QS JD"))
QUEENS = Scored(SOUTH, 60, Reason.COMBINATION, Combination.FOUR_QUEENS, cards("QS QH QD QC"))
MARRIAGE = Announced(SOUTH, Combination.MARRIAGE_SPADES, cards("KS QS"))
TWENTY = (Combination.MARRIAGE_SPADES, 20)
EIGHTY = (Combination.FOUR_KINGS, 80)


def test_one_combination() -> None:
    assert declaration_line([BEZIQUE]) == "Forty for bezique."


def test_one_scored_and_another_waiting() -> None:
    assert declaration_line([MARRIAGE, BEZIQUE], [TWENTY]) == "Forty for bezique, and twenty to score."


def test_a_new_score_while_an_older_one_waits() -> None:
    assert declaration_line([BEZIQUE], [TWENTY]) == "Bezique, forty, and twenty to score."


def test_what_waits_is_repeated_after_every_trick() -> None:
    assert declaration_line([], [TWENTY]) == "Twenty to score."
    assert declaration_line([], [TWENTY, EIGHTY]) == "Twenty and eighty to score."


def test_another_of_equal_sort_waits() -> None:
    said = declaration_line([BEZIQUE], [(Combination.BEZIQUE, 40)])

    assert said == "I score forty, and forty for bezique to score."


def test_several_scored_at_once() -> None:
    assert declaration_line([BEZIQUE, QUEENS]) == "Forty for bezique and sixty for four queens."


def test_the_seven_with_a_score_waiting() -> None:
    seven = Scored(SOUTH, 10, Reason.SEVEN_EXCHANGED)

    assert declaration_line([seven], [TWENTY]) == "Ten for the seven of trumps, and twenty to score."


def test_nothing_to_declare_is_silence() -> None:
    assert declaration_line([], []) == ""
    assert declaration_line([], [], speaker="South") == ""


def test_trumps_and_the_speaker_are_named() -> None:
    scored = Scored(SOUTH, 40, Reason.COMBINATION, Combination.MARRIAGE_HEARTS, cards("KH QH"))

    assert declaration_line([scored], [], Suit.HEARTS, "South") == "South: forty for royal marriage."
    assert declaration_line([scored], [], Suit.SPADES) == "Forty for marriage in hearts."


def test_what_was_told_by_the_names_of_the_seats_can_still_be_told_by_others() -> None:
    """Both are remembered: a seat that is to be named later, and its name where that is the word for it."""
    led = Played(SOUTH, card("10C"), led=True, laid=False)
    for _ in range(2):
        assert told(led, SEATS, None).said() == "South leads the ten of clubs."
        later = told(led, PerSeat((Player("South"), Player("North"))), None)
        assert later.naming({"South": "You", "North": "Bob"}).said() == "You lead the ten of clubs."


def test_of_what_is_not_seen_nothing_is_told() -> None:
    hidden = [Dealt(SOUTH, None), Drew(SOUTH, None), Opened(SOUTH, ())]
    seen = [Dealt(SOUTH, cards("7H")), Drew(SOUTH, card("7H")), Opened(SOUTH, cards("KH")), StockGone()]
    assert list(map(is_hidden, hidden)) == [True] * 3
    assert list(map(is_hidden, seen)) == [False] * 4
