"""Carrying out an amendment: irregular acts and the effects of rulings, done to a deal (laws 4).

Everything is tried on a copy first: where it cannot be, BadAmendment says why and the deal is as it was. After each
amendment the deal can be played to its end, and its books balance (`bezique.game.books`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bezique.errors import BadAmendment
from bezique.game.amendments import (
    Amendment,
    Award,
    Bar,
    Call,
    Cancel,
    Choice,
    Draws,
    Irregular,
    Move,
    Next,
    Place,
    Points,
    Prize,
    Rewind,
    Right,
    Rubicon,
    Show,
    Taken,
    Turn,
    Until,
    Where,
)
from bezique.game.carrying import lying, move, show
from bezique.game.deal import Deal, beginning_of, steps_of
from bezique.game.events import Amended, Event, Rewound, Scored
from bezique.game.points import Reason
from bezique.game.telling import events_of, number_of
from bezique.rules.model import Brisques, Settlement
from bezique.seats import Seat, next_seat

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *

Events = list[Event]

KEEPS_CARDS = (Points, Bar, Award, Taken, Rubicon, Cancel)
"""What can be done while a player chooses between cards."""

RIGHTS = {Right.ANNOUNCING: ANNOUNCING, Right.SCORING: SCORING, Right.COUNTING: COUNTING}
LATER = {Until.DEAL: 0, Until.TRICK: UNTIL_TRICK, Until.NUMBER: UNTIL_NUMBER}


def amend(deal: Deal, amendment: Amendment) -> tuple[Event, ...]:
    """As `Deal.amend`."""
    if isinstance(amendment, Rewind):
        return rewind(deal, amendment.step)
    if deal.acting < 0:
        raise BadAmendment("the deal is over: it can only be taken back to an earlier moment")
    if (deal.stage_number == CHOOSE or deal.looking) and not isinstance(amendment, KEEPS_CARDS):
        raise BadAmendment("a player is choosing between cards: that comes first")
    trial = deal.copy()
    if not trial.amended:
        trial.begin_amended()
        recount(trial)
    trial.notes, trial.noting = 0, True
    events = DOERS[type(amendment)](trial, amendment)
    settle_down(trial)
    trial.noting = False
    if trial.acting >= 0 and not trial.choices():
        raise BadAmendment(f"{Seat(trial.acting)} would have nothing to play")
    deal.remember(amendment)
    deal.take_state(trial)
    return (*events, *events_of(trial))


def settle_down(deal: Deal) -> None:
    """What follows from a change by itself: cards are counted anew, the stock may be gone or there again."""
    deal.menu_known = False
    recount(deal)
    if deal.left > 0:
        deal.phase = 1
    elif deal.phase == 1 and deal.acting >= 0:
        if deal.stage_number != PLAY:
            raise BadAmendment("the last card of the stock goes when the window is closed")
        deal.end_stock()
    if deal.stage_number == PLAY and deal.led < 0 and deal.hands_empty():
        deal.finish()


def recount(deal: Deal) -> None:
    """The number of cards that each seat holds, and what depends on the cards that are there."""
    for me in range(SEATS):
        deal.size[me] = deal.count_held(me)
        if deal.trump_suit >= 0:
            deal.paid[me] = min(deal.paid[me], deal.hidden[me][8 * deal.trump_suit])
    if deal.picked_up >= 0 and not deal.hidden[deal.acting][deal.picked_up]:
        deal.picked_up = NONE


# --- turns and draws -------------------------------------------------------------------------------------------


def turn(deal: Deal, done: Turn) -> Events:
    """It is somebody's lead."""
    if deal.led >= 0:
        raise BadAmendment("a card has been led: it is played to, or taken back first")
    deal.scored_now = deal.announced_now = deal.seven_now = deal.fed_sets = 0
    deal.fresh[0] = deal.fresh[1] = deal.fed = 0
    deal.picked_up = NONE
    deal.stage_number, deal.acting = PLAY, done.seat
    return [Amended(done)]


def draws(deal: Deal, done: Draws) -> Events:
    """A seat draws more next time, or nothing."""
    if not 0 < abs(deal.owed[done.seat] + done.more) + abs(done.more) <= 2 * MOST_HELD:
        raise BadAmendment(f"up to {MOST_HELD} draws can be added or left out")
    deal.owed[done.seat] += done.more
    return [Amended(done)]


def choice(deal: Deal, done: Choice) -> Events:
    """A seat may take either card at its next draws."""
    if not 0 < deal.looks[done.seat] + done.draws <= STOCK:
        raise BadAmendment("a choice is for one draw or more")
    deal.looks[done.seat] += done.draws
    return [Amended(done)]


def irregular(deal: Deal, done: Irregular) -> Events:
    """A card is played, whatever the menu says. Nobody need have noticed: what is seen of it is the card."""
    number = number_of(deal, done.play)
    held = number >= TABLE_BIT or deal.hidden[deal.acting][done.play.card] > 0
    if deal.stage_number != PLAY or number < 0 or not held:
        raise BadAmendment(f"{Seat(deal.acting)} has no {done.play} to play now")
    deal.do(number)
    return []


# --- rights ----------------------------------------------------------------------------------------------------


def bar_right(deal: Deal, done: Bar) -> Events:
    """A seat may not do something for a time."""
    deal.barred[done.seat] |= RIGHTS[done.right] << LATER[done.until]
    return [Amended(done)]


def call(deal: Deal, done: Call) -> Events:
    """A seat must play one of these cards."""
    here = [*lying(deal, Place(Where.HAND, done.seat)), *lying(deal, Place(Where.TABLE, done.seat))]
    missing = [str(card) for card in done.cards if card not in here]
    if missing or not done.cards:
        raise BadAmendment(f"{done.seat} does not hold {', '.join(missing) or 'a card without a name'}")
    deal.called[done.seat] = 0
    for card in done.cards:
        deal.called[done.seat] |= bit(card)
    return [Amended(done)]


# --- points ----------------------------------------------------------------------------------------------------


def points(deal: Deal, done: Points) -> Events:
    """Points are marked or taken down."""
    if not 0 < abs(done.points) < 1000000:
        raise BadAmendment("so many points cannot be marked")
    deal.points[done.seat] += done.points
    reached = deal.target > 0 and deal.points_before[done.seat] + deal.points[done.seat] >= deal.target
    if reached and done.points > 0 and done.reason is not Reason.MARKED:
        deal.stopped = True
        deal.finish()
    return [Scored(done.seat, done.points, done.reason)]


def award(deal: Deal, done: Award) -> Events:
    """Somebody has what he may not have won."""
    if done.seat is None and done.prize is not Prize.LAST_TRICK:
        raise BadAmendment("only the last trick can be nobody's")
    if done.prize is Prize.LAST_TRICK:
        deal.trick_award = SEATS if done.seat is None else done.seat
    elif done.prize is Prize.TRICKS:
        deal.tricks_award = done.seat or 0
    else:
        if deal.phase == 1:
            raise BadAmendment("brisques are credited in the last tricks")
        promise(deal, next_seat(done.seat or 0))
    return [Amended(done)]


def promise(deal: Deal, holder: int) -> None:
    """The brisques in a hand are credited to the other seat."""
    other = other_seat(holder)
    if not deal.hollow[holder]:
        for kind in range(KINDS):
            if kind & 7 >= TEN:
                deal.promised[other] += deal.hidden[holder][kind]
        deal.hollow[holder] = 1


def taken(deal: Deal, done: Taken) -> Events:
    """Brisques go over, with their points where these are marked at once."""
    other = next_seat(done.seat)
    if not 0 < done.count <= deal.taken[done.seat]:
        raise BadAmendment(f"{done.seat} has taken {deal.taken[done.seat]} aces and tens, not {done.count}")
    deal.taken[done.seat] -= done.count
    deal.taken[other] += done.count
    if deal.rules.brisques is not Brisques.IMMEDIATE:
        return [Amended(done)]
    worth = 10 * done.count
    down = points(deal, Points(done.seat, -worth, Reason.TAKEN_DOWN))
    return [Amended(done), *down, *points(deal, Points(other, worth, Reason.AWARDED))]


def rubicon(deal: Deal, done: Rubicon) -> Events:
    """A seat loses as one who is rubiconed."""
    if deal.rules.settlement is Settlement.RACE:
        raise BadAmendment(f"in {deal.rules.name} nobody is rubiconed")
    if deal.lost_by_ruling[next_seat(done.seat)]:
        raise BadAmendment("both cannot lose: the game is void")
    deal.lost_by_ruling[done.seat] = 1
    return [Amended(done)]


def cancel(deal: Deal, done: Cancel) -> Events:
    """The deal is void."""
    back = [Scored(Seat(me), -deal.points[me], Reason.TAKEN_BACK) for me in range(SEATS) if deal.points[me]]
    for me in range(SEATS):
        deal.points[me] = deal.brisque_points[me] = deal.taken[me] = deal.promised[me] = 0
    deal.void_how = 1 + list(Next).index(done.then)
    deal.choosing, deal.looking, deal.picks = NONE, 0, 0
    deal.stage_number, deal.acting = OVER, NONE
    return [Amended(done), *back]


# --- going back ------------------------------------------------------------------------------------------------


def rewind(deal: Deal, number: int) -> tuple[Event, ...]:
    """The deal as it was before a step, played again from its beginning."""
    steps = steps_of(deal)
    if not 0 <= number < len(steps):
        raise BadAmendment(f"the deal has {len(steps)} steps, counted from 0: there is no step {number}")
    again = beginning_of(deal)
    then = again.copy()
    for place, each in enumerate(steps):
        if place == number:
            then = again.copy()
        if isinstance(each, int):
            again.tell(each)
        else:
            amend(again, each)
    if again != deal:
        raise BadAmendment("what was done by numbers alone cannot be taken back")
    marked = [then.points[me] - deal.points[me] for me in range(SEATS)]
    deal.take_state(then)
    deal.past = then.past
    back = [Scored(Seat(me), lost, Reason.TAKEN_BACK) for me, lost in enumerate(marked) if lost]
    return (*back, Rewound(deal.trump))


DOERS: Mapping[type, Callable[[Any, Any], Events]] = {
    Move: move,
    Show: show,
    Points: points,
    Draws: draws,
    Turn: turn,
    Irregular: irregular,
    Bar: bar_right,
    Call: call,
    Choice: choice,
    Award: award,
    Taken: taken,
    Rubicon: rubicon,
    Cancel: cancel,
}
