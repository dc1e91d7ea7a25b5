"""Whose act it is at a free table where nobody errs or speaks up, and what it is."""

from __future__ import annotations

from collections.abc import Callable

from bezique.game.actions import Action, Done, Play
from bezique.game.cutting import wanted
from bezique.game.deal import Deal
from bezique.laws.hands import acts, drawing
from bezique.laws.hands.acts import Act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.moving import as_it_lies
from bezique.seats import Seat, next_seat


def to_act(table: FreeTable, *, passed: Seat | None = None) -> Seat | None:
    """Who has the next act; None when all cards are played.

    `passed` goes on without the card that he has to draw, or without a guess how many cards were lifted.
    """
    deal = table.deal
    if deal is None:
        pone = next_seat(table.dealer)
        return pone if to_guess(table) and passed != pone else table.dealer
    if deal.over:
        return None
    return _drawer(table, passed) if _draws(deal) else deal.turn


def to_guess(table: FreeTable) -> bool:
    """Whether cards were lifted, and the pone can still guess how many."""
    dealing = table.dealing
    return dealing.lifted is not None and dealing.guessed is None and not dealing.packets


def owed(table: FreeTable, seat: Seat) -> int:
    """How many cards of the last drawing a seat has left out and can still draw."""
    return 0 if table.deal is None else min(table.state.late[seat], table.deal.stock_left)


def lawful(table: FreeTable, seat: Seat, answer: Callable[[Deal], Action]) -> Act:
    """What a player does who never errs; `answer` decides what the deal leaves to him."""
    deal = table.deal
    if deal is None:
        return acts.DealRest() if seat == table.dealer else acts.Guess(wanted(table.rules))
    if owed(table, seat):
        return acts.Draw(owed(table, seat))
    if _draws(deal) and (deal.turn != seat or table.state.drawing is not None):
        due = missing(table, seat)
        return acts.Draw(due) if due else _lead(table, seat, answer)
    action = answer(deal)
    return acts.Draw() if isinstance(action, Done) and deal.phase == 1 else action


def _lead(table: FreeTable, seat: Seat, answer: Callable[[Deal], Action]) -> Action:
    """A lead while the other will not draw: the card that would be led had he drawn, and nothing before it."""
    tried, other = table.copy(), next_seat(seat)
    tried.act(other, acts.Draw(missing(table, other)))
    led = answer(tried.dealt)
    if not isinstance(led, Play):
        led = next(each for each in tried.dealt.actions() if isinstance(each, Play))
    return led if led.sort else as_it_lies(table.dealt, seat, led.card)


def missing(table: FreeTable, seat: Seat) -> int:
    """How many cards a seat has to draw in the window that is open."""
    return _open(table).missing(seat)


def _draws(deal: Deal) -> bool:
    """Whether a window is open at whose end cards are drawn."""
    return deal.stage == "window" and not deal.looking and deal.phase == 1


def _open(table: FreeTable) -> drawing.Drawing:
    """The drawing that has begun, or is due."""
    return table.state.drawing or drawing.begun(table.dealt)


def _drawer(table: FreeTable, passed: Seat | None) -> Seat | None:
    """The winner until the drawing has begun, who may declare first; then whoever must still draw."""
    winner, now = table.dealt.turn, table.state.drawing
    if now is None:
        return winner
    waits = [seat for seat in (now.first, next_seat(now.first)) if now.missing(seat)]
    if not waits:
        return winner
    return next_seat(waits[0]) if waits[0] == passed else waits[0]
