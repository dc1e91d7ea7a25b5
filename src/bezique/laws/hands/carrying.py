"""Carrying out the effects of a ruling: what they do to the deal, as amendments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bezique.cards import Card
from bezique.errors import Impossible
from bezique.game.actions import Score
from bezique.game.amendments import (
    APART,
    Award,
    Bar,
    Call,
    Choice,
    Draws,
    Move,
    Points,
    Prize,
    Rewind,
    Right,
    Rubicon,
    Show,
    Taken,
    Until,
    hand,
    stock,
    table,
)
from bezique.game.points import Reason
from bezique.laws.hands.drawing import Drawing, put_right
from bezique.laws.hands.drawing import Taken as TakenCard
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.state import adversary, more
from bezique.laws.hands.tabletop import Ruled, Tabletop
from bezique.laws.model import Effect
from bezique.laws.terms import Act, Moment, Party
from bezique.seats import Seat

_UNTIL = {Moment.RIGHT_NUMBER: Until.NUMBER, Moment.TRICK_WON: Until.TRICK}


@dataclass(frozen=True, slots=True)
class Carried:
    """One effect of a ruling being carried out, with the card that was named for it."""

    free: Tabletop
    ruled: Ruled
    effect: Effect
    card: Card | None

    @property
    def fault(self) -> Fault:
        """What was wrong."""
        return self.ruled.fault

    @property
    def seat(self) -> Seat:
        """Whom the effect is for."""
        return self.free.done_by(self.effect, self.fault)


def carry_out(free: Tabletop, ruled: Ruled, effects: Sequence[Effect], card: Card | None = None) -> None:
    """Do what a ruling says, going back to the error first; raises Impossible where a card is wanted."""
    for effect in sorted(effects, key=lambda each: each.act is not Act.REWIND):
        if not free.end and effect.act in _CARRY:
            _CARRY[effect.act](Carried(free, ruled, effect, card))


# --- cards -------------------------------------------------------------------------------------------------------


def _cut(done: Carried) -> None:
    done.free.dealing = replace(done.free.dealing, cut=False)


def _redeal(done: Carried) -> None:
    done.free.break_off("passed" if done.effect.what == "pass" else "again")


def _void(done: Carried) -> None:
    done.free.break_off("game" if done.effect.what == "game" else "again")


def _fill(done: Carried) -> None:
    """Whoever lacks cards gets them from the top of the stock."""
    for seat in Seat:
        lacks = min(-done.free.surplus(seat), done.free.dealt.stock_left)
        if lacks > 0:
            done.free.amend(Move((None,) * lacks, stock(), hand(seat)))


def _return(done: Carried) -> None:
    _RETURNS[done.effect.what](done.free, done.fault)


def back_to(free: Tabletop, fault: Fault) -> None:
    """The table stands as it did before a fault; what was noted since is gone.

    What was ruled since is undone with the rest, and can be claimed again.
    """
    if free.dealt.steps > fault.step:
        free.amend(Rewind(fault.step))
    free.state = fault.before
    free.faults = [each for each in free.faults if each.step < fault.step or each is fault]
    for each in free.faults:
        if each is not fault and each.done > fault.step:
            each.ruled, each.righted, each.done = False, False, 0


def _return_drawn(free: Tabletop, fault: Fault) -> None:
    """A card drawn out of turn: it is the adversary's, or goes back to its place; one out of reach stays."""
    if free.gone(fault):
        return
    drawing = free.state.drawing
    if free.state.drawings > fault.before.drawings or drawing is None:
        if free.state.clock.played == fault.clock.played:
            back_to(free, fault)
        else:
            _exchange_drawn(free, fault)
        return
    mine, other = drawing.of(fault.offender), adversary(fault.offender)
    kept = [each for each in drawing.taken if each.seat != fault.offender]
    state = free.state
    if fault.facts.get("whose", "adversary") == "adversary":
        right = [TakenCard(other, each.place, each.card, each.looked) for each in mine[: drawing.missing(other)]]
        kept += right
        state = state.drew(other) if right else state
    draws = more(state.clock.draws, fault.offender, -1)
    free.state = replace(state, drawing=replace(drawing, taken=tuple(kept)), clock=replace(state.clock, draws=draws))


def _exchange_drawn(free: Tabletop, fault: Fault) -> None:
    """The same after the drawing, when cards have been played: he takes his own at once, the other is given his."""
    state, seat, other = free.state, fault.offender, adversary(fault.offender)
    if state.drawn is None:
        return
    given = 0
    for move, drawn in put_right(free.dealt, state.drawn, seat):
        free.amend(move)
        given += move.target.seat == other
        state = replace(state, drawn=drawn)
    if given:
        state = replace(state, late=state.late.having(other, max(0, state.late[other] - given))).drew(other)
        free.faults = [each for each in free.faults if not _forgot_since(each, other, fault)]
    free.state = state


def _forgot_since(each: Fault, seat: Seat, fault: Fault) -> bool:
    """Whether somebody only seems to have left out a draw, since the other had his card."""
    return each.law == "forgot-to-draw" and each.offender == seat and each.step >= fault.step and not each.ruled


def _return_second(free: Tabletop, fault: Fault) -> None:
    """Cards drawn too many go back to the top of the stock, and one played meanwhile is made good at the next draw."""
    drawing, seat = free.state.drawing, fault.offender
    if drawing is not None and drawing.of(seat):
        mine = drawing.of(seat)[: drawing.right[seat]]
        others = [each for each in drawing.taken if each.seat != seat]
        free.state = replace(free.state, drawing=replace(drawing, taken=(*others, *mine)))
        return
    for each in reversed(fault.cards):
        if each in free.dealt.layout().standings[seat].hand:
            free.amend(Move((each,), hand(seat), stock(), unseen=each in fault.unseen))
        else:
            free.amend(Draws(seat, -1))


def return_declared(free: Tabletop, fault: Fault) -> None:
    """Declared cards are taken up again, and what was marked for them is taken down."""
    lying = [each.card for each in free.dealt.layout().standings[fault.offender].table]
    back = tuple(each for each in fault.laid if each in lying)
    if back:
        free.amend(Move(back, table(fault.offender), hand(fault.offender)))
    if fault.points:
        free.amend(Points(fault.offender, -fault.points, Reason.TAKEN_DOWN))


_RETURNS: dict[str, Callable[[Tabletop, Fault], None]] = {
    "played": back_to,
    "all_but_one": lambda _, __: None,
    "drawn": _return_drawn,
    "second": _return_second,
    "declared": return_declared,
}


def _show(done: Carried) -> None:
    """A card that was drawn is shown; the one that is drawn instead, when it is drawn."""
    drawing, fault = done.free.state.drawing, done.fault
    if done.effect.what == "own":
        if drawing is not None and done.free.state.drawings == fault.before.drawings:
            done.free.state = replace(done.free.state, drawing=replace(drawing, showing=fault.offender))
        elif done.free.state.drawn is not None:
            _show_drawn(done.free, fault.offender, done.free.state.drawn)
        return
    cards = fault.cards
    if done.effect.what == "top":
        mine = [] if drawing is None else [each.card for each in drawing.of(fault.offender)]
        cards = tuple(mine[: len(mine) - len(fault.cards)])
    done.free.show(fault.offender, cards)


def _show_drawn(free: Tabletop, seat: Seat, drawn: Drawing) -> None:
    """The card that a seat has drawn instead, after the drawing."""
    cards = tuple(each.card for each in drawn.of(seat))
    if cards:
        free.show(seat, cards)
        free.amend(Show(cards, hand(seat)))


def _draw(done: Carried) -> None:
    if done.effect.what == "not_last":
        _lay_last_apart(done.free)
        return
    seat = done.seat
    extra = max(done.free.surplus(seat), 0)
    more_or_less = {"two": 1, "skip": -max(extra, drawn_extra(done.free, seat)), "none": -extra}[done.effect.what]
    if not more_or_less:
        return
    if done.free.state.drawing is None:
        done.free.amend(Draws(seat, more_or_less))
    else:
        done.free.state = replace(done.free.state, after=(*done.free.state.after, Draws(seat, more_or_less)))


def drawn_extra(free: Tabletop, seat: Seat) -> int:
    """How many cards a seat has just drawn beyond its own, in the drawing that is not over."""
    drawing = free.state.drawing
    return 0 if drawing is None else max(0, len(drawing.of(seat)) - drawing.right[seat])


def _lay_last_apart(free: Tabletop) -> None:
    """The last face-down card lies apart; where no other is left, the deal does it when the drawing is over."""
    deal = free.dealt
    if deal.odd and deal.stock_left > 1:
        face_down = deal.stock_left - (deal.turn_up is not None)
        free.amend(Move((None,), stock(face_down - 1), APART))


def _choice(done: Carried) -> None:
    draws = len(done.fault.cards) if done.effect.until else 1
    done.free.amend(Choice(done.seat, max(draws, 1)))


def _gather(done: Carried) -> None:
    seat = done.seat
    if done.free.dealt.last_trick != seat:
        raise Impossible("the heap is taken on winning a trick")
    done.free.amend(Taken(done.fault.offender, done.fault.points))


def _amend(done: Carried) -> None:
    """The right card is laid down instead: the combination is scored as it should have been."""
    fault, deal = done.fault, done.free.dealt
    return_declared(done.free, fault)
    if fault.item is not None and deal.refusal(fault.offender, Score(fault.item)) is None:
        done.free.do(fault.offender, Score(fault.item))
        while deal.stage == "choose":
            done.free.do(fault.offender, deal.actions()[0])
    elif fault.points:
        done.free.amend(Points(fault.offender, fault.points, Reason.MARKED))


# --- turn and rights ---------------------------------------------------------------------------------------------


def _rewind(done: Carried) -> None:
    back_to(done.free, done.fault)


def _call(done: Carried) -> None:
    cards = done.free.may_be_called(done.effect, done.fault)
    if done.card not in cards:
        raise Impossible(f"name the card that is called: {', '.join(map(str, cards))}")
    done.free.amend(Call(done.seat, (done.card,)))


def _bar(done: Carried) -> None:
    if done.effect.what == Right.COUNTING:
        _count_nothing(done)
    elif done.effect.what in tuple(Right):
        until = Until.DEAL if done.effect.until is None else _UNTIL.get(done.effect.until, Until.DEAL)
        done.free.amend(Bar(done.seat, Right(done.effect.what), until))


def _count_nothing(done: Carried) -> None:
    """From the error on nothing counts: also brisques won since are taken down."""
    free, seat, fault = done.free, done.seat, done.fault
    since = free.state.late_brisques[seat] - fault.before.late_brisques[seat]
    right = free.dealt.brisques[seat] - since
    free.amend(Bar(seat, Right.COUNTING))
    wrong = free.dealt.brisques[seat] - right
    if wrong and free.rules.brisques.bring_points:
        free.amend(Points(seat, -10 * wrong, Reason.TAKEN_DOWN))


# --- score -------------------------------------------------------------------------------------------------------


def _points(done: Carried) -> None:
    seat, points = done.seat, done.effect.points
    if done.effect.what == "doubled":
        points *= 2 ** done.free.penalties[seat]
        done.free.penalties = more(done.free.penalties, seat)
    done.free.amend(Points(seat, points, Reason.PENALTY))


def _take_down(done: Carried) -> None:
    if done.fault.points:
        done.free.amend(Points(done.fault.offender, -done.fault.points, Reason.TAKEN_DOWN))


def _award(done: Carried) -> None:
    if done.effect.what == "same_points":
        if done.fault.points:
            done.free.amend(Points(done.seat, done.fault.points, Reason.AWARDED))
    elif done.effect.who is not Party.WINNER:
        seat = None if done.effect.who is Party.NOBODY else done.seat
        loser, free = done.fault.offender, done.free
        early = free.dealt.brisques[loser] - free.state.late_brisques[loser]
        free.amend(Award(Prize(done.effect.what), seat))
        if done.effect.what == Prize.TRICKS:
            _tricks_already_won(free, loser, early)


def _tricks_already_won(free: Tabletop, loser: Seat, early: int) -> None:
    """Of the last tricks those that are won already go over too: what counts in them are the brisques."""
    late = free.dealt.brisques[loser] - early
    if late:
        free.amend(Taken(loser, late))


def _correct(done: Carried) -> None:
    """What was marked wrongly is taken down; hands dealt wrongly get their right number."""
    _take_down(done)
    if done.fault.law != "misdeal":
        return
    for seat in Seat:
        extra = max(done.free.surplus(seat), 0)
        for each in reversed(done.fault.cards[:extra] if seat == done.fault.whose else ()):
            done.free.amend(Move((each,), hand(seat), stock()))
    _fill(done)


def _rubicon(done: Carried) -> None:
    done.free.amend(Rubicon(done.seat))


_CARRY: dict[Act, Callable[[Carried], None]] = {
    Act.CUT: _cut,
    Act.REDEAL: _redeal,
    Act.VOID: _void,
    Act.FILL: _fill,
    Act.RETURN: _return,
    Act.SHOW: _show,
    Act.DRAW: _draw,
    Act.CHOOSE: _choice,
    Act.GATHER: _gather,
    Act.AMEND: _amend,
    Act.REWIND: _rewind,
    Act.CALL: _call,
    Act.BAR: _bar,
    Act.POINTS: _points,
    Act.TAKE_DOWN: _take_down,
    Act.AWARD: _award,
    Act.CORRECT: _correct,
    Act.RUBICON: _rubicon,
}
