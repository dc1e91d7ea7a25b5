"""Combinations laid down, and points marked, by hand."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import Card
from bezique.errors import IllegalAction, Impossible
from bezique.game.actions import Announce, Choose, Score
from bezique.game.amendments import Move, Points, hand, table
from bezique.game.deal import Deal
from bezique.game.events import Announced, Event, Scored
from bezique.game.naming import points_of
from bezique.game.points import Reason
from bezique.laws.hands.acts import Lay, Mark
from bezique.laws.hands.carrying import return_declared
from bezique.laws.hands.moving import Doing, holds
from bezique.rules.combination import Combination
from bezique.seats import Seat

WITHOUT_RIGHT = ("already_scored", "trick_not_won", "stock_gone", "not_your_turn", "last_draw", "seven_used")
"""Refusals that concern the points, not the cards laid down."""


def declare(doing: Doing, action: Score | Announce) -> None:
    """A combination as the deal knows it: the cards find themselves."""
    if _has_drawn(doing):
        doing.fault("drew-without-declaring")
        return
    if (doing.seat, action.combination) in doing.table.state.lost and "pending-lost" in doing.table.laws:
        refusal = doing.deal.refusal(doing.seat, action)
        if refusal is not None:
            doing.fault("pending-lost")
            return
    refusal = doing.deal.refusal(doing.seat, action)
    if refusal is not None:
        raise Impossible(f"{refusal} To lay down what you have, name the cards.")
    _put_right(doing, action.combination)
    doing.table.do(doing.seat, action)


def lay(doing: Doing, act: Lay) -> None:
    """Any cards are laid down for a combination, and its points marked."""
    deal, seat = doing.deal, doing.seat
    doing.need(not deal.over, "all cards are played")
    doing.need(holds(deal, seat, act.cards), "you do not hold all these cards")
    if _has_drawn(doing):
        doing.fault("drew-without-declaring")
        return
    action = Announce(act.combination) if act.waiting else Score(act.combination)
    right = actions_for(deal, seat, action, act)
    if right:
        _put_right(doing, act.combination)
        for each in right:
            doing.table.do(seat, each)
        return
    _wrongly(doing, act, action)


def _put_right(doing: Doing, item: Combination) -> None:
    """Who has declared this falsely, and lays it down rightly before he draws, amends that: it is not scored twice."""
    now, seat = doing.table.state.clock, doing.seat
    for fault in doing.table.faults:
        mine = (fault.law, fault.offender, fault.item, fault.ruled) == ("false-declaration", seat, item, False)
        if mine and (now.plays, now.draws[seat]) == (fault.clock.plays, fault.clock.draws[seat]):
            return_declared(doing.table, fault)
            fault.ruled, fault.righted, fault.done = True, True, doing.deal.steps


def _wrongly(doing: Doing, act: Lay, action: Score | Announce) -> None:
    """It is no such combination, or brings no points now."""
    deal, seat = doing.deal, doing.seat
    refusal = deal.refusal(seat, action)
    no_right = refusal is not None and refusal.code in WITHOUT_RIGHT
    points = 0 if act.waiting else worth(deal, act.combination)
    may_lie = deal.stage == "window" and deal.turn == seat and not deal.rules.reuse.is_polish
    laid = put_down(doing, act) if may_lie else ()
    if points:
        doing.table.amend(Points(seat, points, Reason.MARKED))
    if no_right:
        doing.fault("wrong-score", cards=act.cards, points=points, item=act.combination, laid=laid)
    else:
        facts = {"holds": "yes" if refusal is None else "no"}
        doing.fault("false-declaration", facts, cards=act.cards, points=points, item=act.combination, laid=laid)


def put_down(doing: Doing, act: Lay) -> tuple[Card, ...]:
    """The cards that are not on the table yet come to lie there; which they were."""
    there = list(doing.deal.layout().standings[doing.seat].hand)
    laid = []
    for card in act.cards:
        if card in there:
            there.remove(card)
            laid.append(card)
    if laid:
        doing.table.amend(Move(tuple(laid), hand(doing.seat), table(doing.seat), shown=True))
    return tuple(laid)


def mark(doing: Doing, act: Mark) -> None:
    """Points are marked by hand: the deal has marked all that are right."""
    doing.need(act.points > 0, "mark a number of points")
    doing.table.amend(Points(doing.seat, act.points, Reason.MARKED))
    doing.fault("wrong-score", points=act.points)


def worth(deal: Deal, item: Combination) -> int:
    """The points that a combination brings."""
    barred = deal.layout().barred_trump
    return points_of(deal.rules, item, deal.trump, barred)


def actions_for(deal: Deal, seat: Seat, action: Score | Announce, act: Lay) -> list[Score | Announce | Choose]:
    """The actions by which the deal declares a combination with these very cards; none where it does not."""
    if deal.refusal(seat, action) is not None:
        return []
    tried = deal.copy()
    events = tried.apply(seat, action)
    return _go_on(tried, seat, [action], events, sorted(act.cards))


def _go_on(
    deal: Deal, seat: Seat, done: list[Score | Announce | Choose], events: Sequence[Event], cards: list[int]
) -> list[Score | Announce | Choose]:
    """Choose cards until the combination lies; every way is tried."""
    if deal.stage != "choose" or deal.turn != seat:
        served = [sorted(each.cards) for each in events if isinstance(each, (Scored, Announced)) and each.cards]
        return done if served == [cards] else []
    for choice in deal.actions():
        if isinstance(choice, Choose) and choice.card in cards:
            tried = deal.copy()
            try:
                found = _go_on(tried, seat, [*done, choice], tried.apply(seat, choice), cards)
            except IllegalAction:
                continue
            if found:
                return found
    return []


def _has_drawn(doing: Doing) -> bool:
    """Whether the winner of the trick has drawn since, and could have declared before."""
    deal, seat, drawn = doing.deal, doing.seat, doing.table.state.drawing
    if deal.stage == "window":
        return deal.turn == seat and drawn is not None and bool(drawn.of(seat))
    since = doing.table.state.clock
    return deal.phase == 1 and deal.card_led is None and deal.turn == seat == deal.last_trick and since.tricks > 0
