"""The vectors of the laws about ends of games, settlements and the six-pack lift; each test names its vector."""

from dataclasses import dataclass, replace

import pytest

from bezique.cards import Card, card, cards, numbered_pack, ordered_pack
from bezique.game.actions import Done, Play
from bezique.game.deal import Deal
from bezique.game.events import DealOver, Event, Scored, TookTrick
from bezique.game.match import DealResult, GameOver, Match, PartieOver, result_of
from bezique.game.points import Reason
from bezique.game.score_sheet import ScoreSheet
from bezique.game.settlement import rubiconed_by_ruling, settle_deal
from bezique.rules.load import rules
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat

A, B = Seat.SOUTH, Seat.NORTH

STANDARD = rules("standard")
FRENCH_DIGEST = rules("french-digest")
FRENCH_9 = rules("french-9")
RUBICON = rules("rubicon")


def after_deal(
    played: Rules, before: tuple[int, int], made: tuple[int, int], *, last_trick: Seat | None = A, stopped: bool = False
) -> tuple[Match, GameOver | None]:
    """A match at `before` in which one more deal brought `made`; and the game, if that ended it."""
    match = replace(Match.start(played, dealer=B), scores=PerSeat(before))
    result = DealResult(B, PerSeat(made), PerSeat((8, 8)), last_trick, stopped=stopped)
    match, events = match.deal_over(result)
    over = [event for event in events if isinstance(event, GameOver)]
    return match, over[0] if over else None


def game(played: Rules, before: tuple[int, int], made: tuple[int, int], **how: object) -> GameOver:
    _, over = after_deal(played, before, made, **how)  # type: ignore[arg-type]
    assert over is not None
    return over


@pytest.mark.parametrize(
    ("loser", "games"), [pytest.param(490, 2, id="vG1"), pytest.param(500, 1, id="vG2"), pytest.param(640, 1, id="G3")]
)
def test_double_game_when_the_loser_is_under_500(loser: int, games: int) -> None:
    settled = game(STANDARD, (700, 300), (300, loser - 300), stopped=True).result.settled
    assert (settled.winner, settled.value, settled.doubled) == (A, games, games == 2)


@pytest.mark.parametrize(
    ("played", "stops"),
    [
        pytest.param(STANDARD, 1000, id="vG3-complaint-15-at-once"),
        pytest.param(FRENCH_9, 1500, id="vG6-brisques-at-the-end-but-play-stops"),
        pytest.param(FRENCH_DIGEST, 0, id="complaint-15-at-the-end"),
        pytest.param(RUBICON, 0, id="single-deals-have-no-target"),
    ],
)
def test_a_deal_knows_the_scores_before_it_and_stops_where_reaching_the_target_ends_play(
    played: Rules, stops: int
) -> None:
    match = replace(Match.start(played, dealer=B), scores=PerSeat((990, 400)))
    deal = Deal(**match.new_deal(numbered_pack(1, played.packs)))
    assert (deal.before, deal.layout().target) == (PerSeat((990, 400)), stops)


@pytest.mark.parametrize(
    ("played", "before", "made", "scores"),
    [
        pytest.param(STANDARD, (980, 400), (20, 30), (1000, 430), id="vG3"),
        pytest.param(FRENCH_9, (1300, 1400), (200, 90), (1500, 1490), id="vG6"),
    ],
)
def test_a_deal_stopped_at_the_target_ends_the_game(
    played: Rules, before: tuple[int, int], made: tuple[int, int], scores: tuple[int, int]
) -> None:
    over = game(played, before, made, last_trick=None, stopped=True)
    assert over.result.settled.winner == A
    assert over.result.scores == PerSeat(scores)


@pytest.mark.parametrize(
    ("scores", "last_trick", "winner"),
    [
        pytest.param((1520, 1540), A, B, id="vG4"),
        pytest.param((1510, 1510), A, A, id="vG5"),
        pytest.param((1510, 1510), B, B, id="vG5-seats-changed"),
    ],
)
def test_both_past_the_target_at_the_end_of_a_hand(scores: tuple[int, int], last_trick: Seat, winner: Seat) -> None:
    made = (scores[0] - 1400, scores[1] - 1450)
    assert game(FRENCH_DIGEST, (1400, 1450), made, last_trick=last_trick).result.settled.winner == winner


@pytest.mark.parametrize(
    ("made", "for_brisques", "winner"),
    [
        pytest.param((110, 170), (80, 80), A, id="G2-pone-counts-first"),
        pytest.param((110, 200), (80, 80), B, id="G2-dealer-there-before-the-count"),
        pytest.param((200, 200), (80, 80), A, id="G2-pone-counts-first-when-equal"),
        pytest.param((200, 220), (0, 0), A, id="G2-both-there-before-the-count"),
        pytest.param((110, 90), (80, 80), A, id="G2-only-the-pone-reaches-it"),
        pytest.param((90, 110), (80, 80), B, id="G2-only-the-dealer-reaches-it"),
    ],
)
def test_nondealer_counts_first(made: tuple[int, int], for_brisques: tuple[int, int], winner: Seat) -> None:
    match = replace(Match.start(rules("enquire-within"), dealer=B), scores=PerSeat((900, 900)))
    result = DealResult(B, PerSeat(made), PerSeat((8, 8)), B, brisque_points=PerSeat(for_brisques))
    match, _ = match.deal_over(result)
    assert match.games[0].settled.winner == winner


@pytest.mark.parametrize(
    ("loser", "received"), [pytest.param(640, 360, id="vG7"), pytest.param(400, 600, id="G5-no-double-by-points")]
)
def test_stake_by_points_pays_the_difference(loser: int, received: int) -> None:
    match, _ = after_deal(rules("standard,stake=by_point"), (900, 300), (100, loser - 300), stopped=True)
    assert match.account == PerSeat((received, -received))


def won_games(played: Rules, winners: str) -> tuple[Match, list[PartieOver]]:
    match, parties = Match.start(played, dealer=A), []
    for winner in winners:
        assert match.dealer is not None
        made = PerSeat((1000, 600) if winner == "A" else (600, 1000))
        match, events = match.deal_over(DealResult(match.dealer, made, PerSeat((0, 0)), None, stopped=True))
        parties += [event for event in events if isinstance(event, PartieOver)]
    return match, parties


@pytest.mark.parametrize(
    ("winners", "winner", "games"),
    [
        pytest.param("ABAA", A, 4, id="vG8"),
        pytest.param("BBB", B, 3, id="G4-three-in-a-row"),
        pytest.param("ABABB", B, 5, id="G4-full-length"),
    ],
)
def test_a_partie_stops_at_three_wins(winners: str, winner: Seat, games: int) -> None:
    partie = rules("standard,partie=best_of_five")
    unfinished, none = won_games(partie, winners[:-1])
    assert (none, unfinished.parties) == ([], ())
    _, (over,) = won_games(partie, winners)
    assert (over.result.winner, len(over.result.games)) == (winner, games)


@dataclass(frozen=True)
class Vector:
    """Scores of the winner and the loser, brisques in points, and the value under each settlement that is known."""

    name: str
    scores: tuple[int, int]
    values: dict[str, int]
    brisques: tuple[int, int] = (0, 0)


SETTLEMENTS = {
    "portland": "rubicon",
    "modern": "rubicon-modern",
    "bicycle": "rubicon,settlement=bicycle",
    "six": "six-pack",
}
VECTORS = [
    Vector("vZ1-complaint-21", (1510, 1240), {"portland": 800, "bicycle": 800, "modern": 800}),
    Vector("vZ2-complaint-21", (1550, 1520), {"portland": 600, "bicycle": 600, "modern": 500}),
    Vector("vZ3-complaint-21", (1320, 620), {"portland": 3200, "bicycle": 3220, "modern": 2900}),
    Vector("vZ4", (1320, 60), {"portland": 2700}),
    Vector("vZ5", (900, 700), {"portland": 2900}),
    Vector("vZ7", (1610, 1590), {"portland": 600}),
    Vector("vZ9", (1400, 960), {"portland": 900}, (140, 180)),
    Vector("vZ11", (1400, 960), {"portland": 3600}, (290, 30)),
    Vector("vZ13", (900, 900), {"portland": 600, "bicycle": 600, "modern": 0}, (180, 140)),
    Vector("vZ14", (1200, 1200), {"portland": 0, "modern": 0}, (160, 160)),
    Vector("vZ16", (5600, 990), {"portland": 5200}, (200, 120)),
    Vector("vS1", (2700, 2600), {"six": 6300}),
    Vector("vS2", (5260, 3410), {"six": 2800}),
]


@pytest.mark.parametrize("seat", list(Seat), ids=str)
@pytest.mark.parametrize(
    ("vector", "settlement"),
    [pytest.param(vector, name, id=f"{vector.name}-{name}") for vector in VECTORS for name in vector.values],
)
def test_settlement(vector: Vector, settlement: str, seat: Seat) -> None:
    """Each vector with the winner in either seat."""
    scores = PerSeat.of(lambda at: vector.scores[at ^ seat])
    taken = PerSeat.of(lambda at: vector.brisques[at ^ seat] // 10)
    settled = settle_deal(rules(SETTLEMENTS[settlement]), scores, taken)
    value = vector.values[settlement]
    assert (settled.winner, settled.value) == (seat if value else None, value)


@pytest.mark.parametrize(
    ("scores", "offender"), [((1540, 800), A), ((800, 1540), B)], ids=["vZ18", "vZ18-seats-changed"]
)
def test_rubiconed_for_playing_with_ten_cards(scores: tuple[int, int], offender: Seat) -> None:
    settled = rubiconed_by_ruling(RUBICON, PerSeat(scores), offender)
    assert (settled.winner, settled.value) == (next_seat(offender), 3000)


@pytest.mark.parametrize(
    ("lift", "guess", "dealer", "pone"),
    [
        pytest.param(24, 30, 250, 0, id="vS3-lifts-24"),
        pytest.param(31, 31, 0, 150, id="vS3-guess-right"),
        pytest.param(24, 24, 250, 150, id="vS3-both"),
        pytest.param(25, 24, 0, 0, id="vS3-neither"),
        pytest.param(None, None, 0, 0, id="vS3-no-packet-lifted"),
    ],
)
@pytest.mark.parametrize("dealt_by", list(Seat), ids=str)
def test_lift_and_guess(lift: int | None, guess: int | None, dealer: int, pone: int, dealt_by: Seat) -> None:
    match = Match.start(rules("six-pack"), dealt_by)
    deal = Deal(**match.new_deal(numbered_pack(1, 6), lift, guess))
    assert (deal.scores[dealt_by], deal.scores[next_seat(dealt_by)]) == (dealer, pone)


def play_for_tricks_alone(deal: Deal, lead: Card) -> list[Event]:
    """Play the deal to its end, declaring nothing: this lead, then the first card of the menu, and always done."""
    happened = [*deal.opening, *deal.apply(next_seat(deal.dealer), Play(lead))]
    while deal.turn is not None:
        menu = deal.actions()
        happened += deal.apply(deal.turn, Done() if Done() in menu else menu[0])
    return happened


@pytest.mark.parametrize(
    ("preset", "tricks"),
    [pytest.param("standard", 1, id="at-once"), pytest.param("french-digest", 32, id="at-the-end")],
)
def test_brisques_at_once_or_at_the_end_complaint_15(preset: str, tricks: int) -> None:
    """Both are 10 short of the target, and the first trick holds an ace: the pone leads AS, the dealer has no trump."""
    chosen = rules(preset)
    match = replace(Match.start(chosen, dealer=B), scores=PerSeat((chosen.target - 10,) * 2))
    deal = Deal(**match.new_deal(pack_beginning_with("AS 7S 8S 7S 8S 7D 8D 7D 8D 7C 8C 7C 8C 9C 9C 9D 9H")))
    events = play_for_tricks_alone(deal, card("AS"))
    assert sum(isinstance(event, TookTrick) for event in events) == tricks
    match, (*_, over) = match.deal_over(result_of(deal))
    assert isinstance(over, GameOver)
    if tricks == 1:
        assert over.result.scores == PerSeat((chosen.target, chosen.target - 10))


def pack_beginning_with(text: str) -> list[Card]:
    """Two packs with these cards on top, in this order, and the rest after them."""
    first, rest = list(cards(text)), ordered_pack(2)
    for held in first:
        rest.remove(held)
    return first + rest


@pytest.mark.parametrize(("south", "north"), [pytest.param(730, 590, id="vB5")])
def test_brisques_at_the_end_and_the_last_trick_before(south: int, north: int) -> None:
    """North has 530 with the 10 of the last drawing trick, and six brisques; South 630, and ten brisques."""
    text = "standard,target=2000,brisques=end_of_hand,game_end=end_of_hand,last_trick.which=last_drawing"
    brisques, scores = PerSeat((10, 6)), PerSeat((south, north))
    sheet = ScoreSheet().add(
        [
            Scored(A, 630, Reason.COMBINATION),
            Scored(B, 520, Reason.COMBINATION),
            Scored(B, 10, Reason.LAST_TRICK),
            *(Scored(seat, 10 * taken, Reason.BRISQUES) for seat, taken in brisques.items()),
            DealOver(scores, brisques, A, stopped=False),
        ]
    )
    result = DealResult(A, sheet.deal_scores, brisques, A, brisque_points=brisques.map(lambda taken: 10 * taken))
    match, _ = Match.start(rules(text), dealer=A).deal_over(result)
    assert (match.scores, match.games) == (scores, ())
