"""What is asked before a deal or a score ends: what waits to be scored, and what the rules count and nobody entered."""

from __future__ import annotations

from bezique.game.settlement import BRISQUE, TERMS
from bezique.marker.entries import Brisques, Combined, DealOver, Dropped, End, LastTrick
from bezique.marker.possible import is_possible
from bezique.marker.running import Choice, Question, Running
from bezique.rules.model import Brisques as Counting
from bezique.seats import PerSeat, Seat
from bezique.words import saying

_OVER, _SHORT = str(DealOver()), str(DealOver(short=True))


def unended(deal: Running) -> Question:
    """Whether a score is closed although a deal runs."""
    close = Choice((str(End(short=True)),), saying("part.score_close"))
    return Question(saying("score.deal_runs", number=deal.number), (close, Choice((), saying("part.score_not_yet"))))


def unsettled(deal: Running, names: PerSeat[str]) -> Question | None:
    """What must be known before a deal is over; None where all is settled."""
    if deal.pending:
        return _waiting(deal, names)
    if deal.last_trick is None and deal.rules.last_trick.points:
        return Question(saying("score.whose_last_trick"), tuple(_whose(LastTrick(seat), names) for seat in Seat))
    how = deal.rules.brisques
    if how is Counting.IMMEDIATE and deal.brisques_left:
        return _left(deal, names)
    untold = not any(deal.told)
    if untold and (how is Counting.END_OF_HAND or (how is Counting.TIE_OR_RUBICON and _brisques_matter(deal))):
        return _how_many(deal, names)
    return None


def _waiting(deal: Running, names: PerSeat[str]) -> Question:
    """What was announced, and neither scored nor dropped."""
    one = deal.pending[0]
    seat, item = one.seat, one.combination
    scored = Choice((str(Combined(seat, item, pending=True)), _OVER), saying("part.score_was_scored"))
    lost = Choice((str(Dropped(seat, item)), _OVER), saying("part.score_was_lost"))
    asks = saying("score.waits_still", seat=names[seat], combination=item, trump=deal.trump_text)
    possible = is_possible(deal.ground, deal.declarations, deal.declaration(seat, item, announced=False, pending=True))
    return Question(asks, (scored, lost) if possible else (lost,))


def _left(deal: Running, names: PerSeat[str]) -> Question:
    """Brisques that nobody has marked."""
    left = deal.brisques_left
    choices = [_whose(Brisques(seat, left), names) for seat in Seat if left <= deal.brisques_left_to(seat)]
    nobody = Choice((_SHORT,), saying("part.score_nobody"))
    return Question(saying("score.brisques_missing", number=left), (*choices, nobody))


def _whose(made: LastTrick | Brisques, names: PerSeat[str]) -> Choice:
    return Choice((str(made), _OVER), saying("part.score_name", seat=names[made.seat]))


def _how_many(deal: Running, names: PerSeat[str]) -> Question:
    south, left = Seat.SOUTH, deal.brisques_left
    choices = tuple(
        Choice((str(Brisques(south, number)), _OVER), saying("part.score_number", number=number))
        for number in range(left + 1)
    )
    return Question(saying("score.how_many_brisques", seat=names[south], all=left), choices)


def _brisques_matter(deal: Running) -> bool:
    """Whether brisques may break a tie, or save a loser from the rubicon (laws 3.7)."""
    terms, scores = TERMS[deal.rules.settlement], deal.scores
    if abs(scores[0] - scores[1]) <= deal.rules.brisque_margin:
        return True
    return min(scores) < terms.rubicon <= min(scores) + BRISQUE * deal.brisques_left
