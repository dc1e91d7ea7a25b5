"""From deals to games, from games to parties: who deals, how the score runs, when a game ends and what it is worth.

A `Match` is a value: each step returns the next match and what happened. It knows no cards but those cut for deal;
packs come from outside, and finished deals come back as `DealResult`.

    match = Match.start(rules)
    match, events = match.cut(PerSeat((card("KS"), card("9H"))))
    match, events = match.choose_dealer(Seat.NORTH)
    deal = Deal(**match.new_deal(shuffled_pack(rules.packs)))
    ...
    match, events = match.deal_over(result_of(deal))

After a game the next one follows without a new cut: the cut holds for the whole sitting (laws P4) and the deal
passes on as if no game had ended in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol, TypedDict

from bezique.cards import Card, Suit
from bezique.game.cutting import CutOutcome, cut_for_deal
from bezique.game.settlement import (
    BRISQUE,
    Settled,
    higher,
    rubiconed_by_ruling,
    settle_deal,
    settle_race,
    settle_resigned,
    void,
)
from bezique.rules.model import Brisques, EndTie, NextDealer, OddGameWhen, Partie, Rules, Settlement
from bezique.seats import PerSeat, Seat, next_seat

PARTIE_WINS = 3
"""The games won that decide a partie of five (laws G4)."""
PARTIE_GAMES = 2 * PARTIE_WINS - 1
"""The games of a partie that goes to its full length."""

_NO_POINTS: PerSeat[int] = PerSeat((0, 0))


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal, as the match needs it.

    `scores` are all the points of the deal; `brisque_points` says how many of them were counted for brisques after
    the last trick, and `brisques` is the number of aces and tens taken. `last_trick` is None when the deal did not
    reach it, and `trump` when no suit was made trumps. `stopped` says that play ended at the target; `rubiconed` loses
    the game by a ruling (laws P17).
    """

    dealer: Seat
    scores: PerSeat[int]
    brisques: PerSeat[int]
    last_trick: Seat | None
    trump: Suit | None = None
    stopped: bool = False
    brisque_points: PerSeat[int] = _NO_POINTS
    rubiconed: Seat | None = None


class UnfinishedDeal(Protocol):
    """What a deal shows that is broken off."""

    @property
    def scores(self) -> PerSeat[int]:
        """The points of the deal."""

    @property
    def trump(self) -> int | None:
        """The trump suit; None when none was made."""


class FinishedDeal(UnfinishedDeal, Protocol):
    """What a deal shows when it is over."""

    @property
    def rules(self) -> Rules:
        """The rules it was played under."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def brisques(self) -> PerSeat[int]:
        """The number of aces and tens taken."""

    @property
    def last_trick(self) -> int | None:
        """The seat that took the last trick; None when it was not reached."""

    @property
    def stopped(self) -> bool:
        """Whether play ended at the target."""

    @property
    def rubiconed(self) -> Seat | None:
        """Who loses as one who is rubiconed, by a ruling."""


def result_of(deal: FinishedDeal) -> DealResult:
    """The result of a deal that is over."""
    counted = deal.rules.brisques is Brisques.END_OF_HAND and not deal.stopped
    return DealResult(
        dealer=Seat(deal.dealer),
        scores=deal.scores,
        brisques=deal.brisques,
        last_trick=None if deal.last_trick is None else Seat(deal.last_trick),
        trump=None if deal.trump is None else Suit(deal.trump),
        stopped=deal.stopped,
        brisque_points=deal.brisques.map(lambda taken: BRISQUE * taken if counted else 0),
        rubiconed=deal.rubiconed,
    )


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game: the final scores, what it was worth, and its deals."""

    scores: PerSeat[int]
    settled: Settled
    deals: tuple[DealResult, ...]


@dataclass(frozen=True, slots=True)
class PartieResult:
    """A finished partie: its winner, the extra stake he takes for the odd game, and its games, void ones included."""

    winner: Seat
    odd_game: int
    games: tuple[GameResult, ...]


@dataclass(frozen=True, slots=True)
class CutForDeal:
    """Both players cut; `outcome` says what that decided."""

    cards: PerSeat[Card]
    outcome: CutOutcome


@dataclass(frozen=True, slots=True)
class DealerFixed:
    """It is settled who deals first."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealEntered:
    """A deal was entered in the running score; `scores` are the points of the game so far."""

    result: DealResult
    scores: PerSeat[int]


@dataclass(frozen=True, slots=True)
class GameOver:
    """A game was finished."""

    result: GameResult


@dataclass(frozen=True, slots=True)
class PartieOver:
    """A partie was finished."""

    result: PartieResult


MatchEvent = CutForDeal | DealerFixed | DealEntered | GameOver | PartieOver


class MatchStage(StrEnum):
    """What a match waits for: the cut, the winner's choice of dealer, or the next deal."""

    CUT = "cut"
    CHOOSE = "choose"
    DEAL = "deal"


class DealArguments(TypedDict):
    """What a new deal is made from, by the names of the arguments of `Deal`."""

    rules: Rules
    pack: Sequence[int]
    dealer: Seat
    barred_trump: Suit | None
    before: PerSeat[int]
    lift: int | None
    guess: int | None


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match between deals.

    `scores` and `deals` belong to the running game, `games` are the finished ones in order, `parties` the finished
    parties. `dealer` deals next; `chooser` won the cut and has yet to say who deals. `barred_trump` is the suit that
    may not be trumps in the next deal.
    """

    rules: Rules
    scores: PerSeat[int]
    dealer: Seat | None = None
    chooser: Seat | None = None
    barred_trump: Suit | None = None
    deals: tuple[DealResult, ...] = ()
    games: tuple[GameResult, ...] = ()
    parties: tuple[PartieResult, ...] = ()

    @classmethod
    def start(cls, rules: Rules, dealer: Seat | None = None) -> Match:
        """A new match; the players cut for deal unless `dealer` is given."""
        return cls(rules, PerSeat.both(0, rules.seats), dealer)

    @property
    def stage(self) -> MatchStage:
        """What the match waits for."""
        if self.dealer is not None:
            return MatchStage.DEAL
        return MatchStage.CUT if self.chooser is None else MatchStage.CHOOSE

    @property
    def partie_games(self) -> tuple[GameResult, ...]:
        """The finished games of the running partie; without parties, all games."""
        return self.games[sum(len(partie.games) for partie in self.parties) :]

    @property
    def wins(self) -> PerSeat[int]:
        """How many games of the running partie each has won; without parties, of all games."""
        won = [game.settled.winner for game in self.partie_games]
        return PerSeat.of(won.count, self.rules.seats)

    @property
    def account(self) -> PerSeat[int]:
        """What each player has won (above 0) or lost so far, in the units of `Settled.value` and `odd_game`."""
        paid = [(game.settled.winner, game.settled.value) for game in self.games]
        paid += [(partie.winner, partie.odd_game) for partie in self.parties]
        return PerSeat.of(lambda seat: sum(_share(seat, winner, value) for winner, value in paid), self.rules.seats)

    def cut(self, cards: PerSeat[Card]) -> tuple[Match, tuple[MatchEvent, ...]]:
        """Cut for deal (laws G7); equal cards leave the match waiting for another cut.

        Raises ValueError out of turn.
        """
        self._expect(MatchStage.CUT)
        outcome = cut_for_deal(self.rules.cut, cards)
        happened: tuple[MatchEvent, ...] = (CutForDeal(cards, outcome),)
        if outcome.dealer is not None:
            happened += (DealerFixed(outcome.dealer),)
        return replace(self, chooser=outcome.winner, dealer=outcome.dealer), happened

    def choose_dealer(self, dealer: Seat) -> tuple[Match, tuple[MatchEvent, ...]]:
        """The winner of the cut says who deals first (laws G7). Raises ValueError out of turn."""
        self._expect(MatchStage.CHOOSE)
        return replace(self, dealer=dealer), (DealerFixed(dealer),)

    def new_deal(self, pack: Sequence[int], lift: int | None = None, guess: int | None = None) -> DealArguments:
        """The arguments for `Deal` of the next deal, dealt from `pack` (top card first).

        `lift` and `guess` are the numbers lifted and guessed before the deal (laws 3.8). Raises ValueError before the
        dealer is known.
        """
        return DealArguments(
            rules=self.rules,
            pack=pack,
            dealer=self._dealer(),
            barred_trump=self.barred_trump,
            before=self.scores,
            lift=lift,
            guess=guess,
        )

    def deal_over(self, result: DealResult) -> tuple[Match, tuple[MatchEvent, ...]]:
        """Enter a finished deal, and close the game and the partie if it ended them.

        Raises ValueError when another player was to deal, or before the dealer is known.
        """
        if result.dealer != self._dealer():
            raise ValueError(f"{self._dealer()} was to deal, not {result.dealer}")
        scores = PerSeat.of(lambda seat: self.scores[seat] + result.scores[seat], self.rules.seats)
        entered = replace(
            self,
            scores=scores,
            deals=(*self.deals, result),
            dealer=_next_dealer(self.rules, result),
            barred_trump=None if self.rules.trump_repeat else result.trump,
        )
        settled = _settled(self.rules, scores, result)
        following, closing = (entered, ()) if settled is None else _game_over(entered, settled)
        return following, (DealEntered(result, scores), *closing)

    def resigned(self, loser: Seat, unfinished: UnfinishedDeal | None = None) -> tuple[Match, tuple[MatchEvent, ...]]:
        """A player gives up the game, in the middle of a deal where `unfinished` is given, else after one.

        Raises ValueError before the dealer is known.
        """
        standing = self
        if unfinished is not None:
            trump = None if unfinished.trump is None or self.rules.trump_repeat else Suit(unfinished.trump)
            scores = PerSeat.of(lambda seat: self.scores[seat] + unfinished.scores[seat], self.rules.seats)
            passed_on = next_seat(self._dealer(), self.rules.seats)
            standing = replace(self, scores=scores, dealer=passed_on, barred_trump=trump)
        return _game_over(standing, settle_resigned(self.rules, loser, standing.scores))

    def passed_on(self) -> Match:
        """The deal was void, and the other player deals (laws O8). Raises ValueError before the dealer is known."""
        return replace(self, dealer=next_seat(self._dealer(), self.rules.seats))

    def game_void(self) -> tuple[Match, tuple[MatchEvent, ...]]:
        """The game is void, by a ruling in the deal that was to be played."""
        return _game_over(self, void(self.scores))

    def _dealer(self) -> Seat:
        if self.dealer is None:
            raise ValueError("nobody is dealer yet: the cut for deal comes first")
        return self.dealer

    def _expect(self, stage: MatchStage) -> None:
        if self.stage is not stage:
            raise ValueError(f"the match is at another stage ({self.stage}, not {stage})")


def _game_over(match: Match, settled: Settled) -> tuple[Match, tuple[MatchEvent, ...]]:
    game = GameResult(match.scores, settled, match.deals)
    fresh = replace(match, scores=match.scores.map(lambda _: 0), deals=(), games=(*match.games, game))
    partie = _finished_partie(fresh)
    if partie is None:
        return fresh, (GameOver(game),)
    return replace(fresh, parties=(*match.parties, partie)), (GameOver(game), PartieOver(partie))


def _finished_partie(match: Match) -> PartieResult | None:
    wins, rules = match.wins, match.rules
    winner = next((seat for seat, won in wins.items() if won == PARTIE_WINS), None)
    if rules.partie is Partie.NONE or winner is None:
        return None
    paid = sum(wins) == PARTIE_GAMES or rules.odd_game_when is OddGameWhen.ALWAYS
    return PartieResult(winner, rules.odd_game if paid else 0, match.partie_games)


def _share(seat: Seat, winner: Seat | None, value: int) -> int:
    if winner is None:
        return 0
    return value if seat == winner else -value


def _next_dealer(rules: Rules, result: DealResult) -> Seat:
    """Laws G6; the deal passes on by turns also where nobody took the last trick."""
    if rules.next_dealer is NextDealer.LAST_TRICK and result.last_trick is not None:
        return result.last_trick
    return next_seat(result.dealer, rules.seats)


def _settled(rules: Rules, scores: PerSeat[int], result: DealResult) -> Settled | None:
    """What the game is worth; None while it goes on."""
    if rules.settlement is not Settlement.RACE and result.rubiconed is not None:
        return rubiconed_by_ruling(rules, scores, result.rubiconed)
    if rules.settlement is not Settlement.RACE:
        return settle_deal(rules, scores, result.brisques)
    winner = race_winner(rules, scores, result)
    if winner is not None:
        return settle_race(rules, winner, scores)
    return void(scores) if rules.target == 0 else None


def race_winner(rules: Rules, scores: PerSeat[int], result: DealResult) -> Seat | None:
    """Who has won the game with these points after this deal (laws G1, G2); None when nobody has.

    With both past the target and equal, the winner of the last trick wins; without one, another deal is played.
    With a target of 0 every deal is a game for the higher score.
    """
    reached = [seat for seat, points in scores.items() if points >= rules.target]
    if len(reached) < len(scores):
        return reached[0] if reached else None
    if rules.end_tie is EndTie.NONDEALER_FIRST and rules.target > 0:
        return _first_to_count(rules.target, scores, result)
    leader = higher(scores)
    return result.last_trick if leader is None else leader


def _first_to_count(target: int, scores: PerSeat[int], result: DealResult) -> Seat:
    """Both are past the target, and the pone counts his brisques first (laws G2).

    So he is there first, unless the dealer alone had reached the target before any brisques were counted.
    """
    pone = next_seat(result.dealer)
    uncounted = PerSeat.of(lambda seat: scores[seat] - result.brisque_points[seat])
    return result.dealer if uncounted[result.dealer] >= target > uncounted[pone] else pone
