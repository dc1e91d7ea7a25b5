"""Cards led, played, drawn and taken back by hand."""

from __future__ import annotations

from bezique.cards import Card
from bezique.errors import Impossible
from bezique.game.actions import Action, Done, Play
from bezique.game.amendments import Irregular, Show, Turn, hand
from bezique.game.events import TookTrick
from bezique.laws.hands import claiming, drawing
from bezique.laws.hands.acts import Draw, PlaySeveral, TakeBack
from bezique.laws.hands.moving import Doing, as_it_lies, holds
from bezique.laws.hands.state import CardPlayed, State, adversary, more
from bezique.laws.terms import Moment
from bezique.seats import PerSeat, Seat

DUTIES = ("must_follow", "must_head", "must_trump")
"""Refusals that hands do not know: the card can be played, and it is a revoke."""
LOOKING = "two cards are being looked at: one of them is taken first"


def play(doing: Doing, card: Play) -> None:
    """Lead a card, or play it to the card led."""
    deal, seat, table = doing.deal, doing.seat, doing.table
    led = deal.card_led is not None
    doing.need(not deal.over, "all cards are played")
    doing.need(deal.stage != "choose", "the cards of a combination are being named")
    doing.need(not deal.looking, LOOKING)
    doing.need(not led or deal.turn == seat, "your card lies on the table already")
    if deal.stage == "window":
        _leave_window(doing)
    _hold(doing, card)
    forgot = _forgets(doing)
    out_of_turn = not led and deal.turn != seat
    if out_of_turn:
        table.amend(Turn(seat))
    allowed = tuple(each.card for each in deal.actions() if isinstance(each, Play))
    revoke = _put_down(doing, card)
    table.state = _as_played(doing, card.card)
    _drop_seen(doing)
    if out_of_turn:
        doing.fault("lead-out-of-turn", cards=(card.card,))
    if forgot:
        doing.fault("forgot-to-draw")
    if revoke:
        doing.fault("revoke", hidden=True, cards=(card.card,), laid=allowed)


def _forgets(doing: Doing) -> bool:
    """Whether a card is played with one still to draw; who finds none left in the stock has the right number so."""
    state, seat = doing.table.state, doing.seat
    late = state.late[seat]
    there = min(late, doing.deal.stock_left)
    doing.change(late=state.late.having(seat, 0), base=more(state.base, seat, there - late))
    return there > 0


def _hold(doing: Doing, card: Play) -> None:
    own = doing.deal.layout().standings[doing.seat]
    laid = any((each.card, each.sort) == (card.card, card.sort) for each in own.table)
    if card.sort and (not laid or doing.deal.rules.reuse.is_polish):
        raise Impossible(f"you have no {card} on the table")
    if not card.sort and card.card not in own.hand:
        lies = any(each.card == card.card for each in own.table)
        raise Impossible(f"you have no {card} in your hand{f'; the one on your table is {card}*' if lies else ''}")


def _put_down(doing: Doing, card: Play) -> bool:
    """The card comes to lie on the table; whether that was a revoke."""
    refusal = doing.deal.refusal(doing.seat, card)
    if refusal is None:
        doing.table.do(doing.seat, card)
        return False
    if refusal.code not in DUTIES:
        raise Impossible(str(refusal))
    doing.table.amend(Irregular(card))
    return True


def _as_played(doing: Doing, card: Card) -> State:
    """What a card played changes: whose card lies last, and who won the trick."""
    now = doing.table.state
    last = CardPlayed(doing.seat, now.clock.played, doing.step, doing.before)
    state = now.played(doing.seat, card, last)
    took = [event for event in doing.table.last_events if isinstance(event, TookTrick)]
    return state.won(took[0].seat) if took else state


def _drop_seen(doing: Doing) -> None:
    """A card drawn too many is put back before the next card is played; later it is a hand of the wrong number."""
    table = doing.table
    for fault in table.faults:
        if fault.law == "drew-two" and fault.offender == doing.seat and not fault.ruled:
            ruling = claiming.ruling_on(table, fault)
            fault.ruled = ruling is None or ruling.until is Moment.AT_ONCE


def _leave_window(doing: Doing) -> None:
    """A card is played while the window is open: who has not drawn has none of this drawing, until he asks for it."""
    table, deal = doing.table, doing.deal
    if deal.phase == 2:
        table.do(deal.turn or Seat.SOUTH, Done())
        return
    if table.state.drawing is None:
        _lay_odd_card_apart(doing)
    close(doing, table.state.drawing or drawing.begun(deal))


def _lay_odd_card_apart(doing: Doing) -> None:
    """Before the first card of a drawing: the last card of a stock that comes out odd is not drawn."""
    if doing.deal.odd:
        claiming.rule(doing.table, doing.fault("odd-stock"))


def close(doing: Doing, drawn: drawing.Drawing) -> None:
    """The drawing is over: the deal does it. Who has not drawn may still do so until he plays."""
    table = doing.table
    winner = table.dealt.turn or Seat.SOUTH
    short = PerSeat.of(lambda seat: max(0, table.dealt.draws(seat) - drawn.right[seat]))
    for step in drawing.steps(table.dealt, drawn):
        if isinstance(step, Done):
            table.do(winner, step)
        else:
            table.amend(step)  # type: ignore[arg-type]
    for waiting in table.state.after:
        table.amend(waiting)
    if drawn.showing is not None:
        cards = tuple(each.card for each in drawn.of(drawn.showing))
        table.show(drawn.showing, cards)
        table.amend(Show(cards, hand(drawn.showing)))
    base = PerSeat.of(lambda seat: table.state.base[seat] - short[seat])
    late = PerSeat.of(lambda seat: table.state.late[seat] + drawn.missing(seat))
    doing.change(drawing=None, drawn=drawn, after=(), drawings=table.state.drawings + 1, base=base, late=late)


def draw(doing: Doing, act: Draw) -> None:
    """Draw from the stock: after a trick, or what one has left out before."""
    deal, seat = doing.deal, doing.seat
    doing.need(not deal.looking, LOOKING)
    if deal.stage == "window" and deal.phase == 1:
        _draw_in_turn(doing, act)
    elif doing.table.state.late[seat] and deal.stock_left:
        _draw_late(doing, act)
    else:
        raise Impossible("there is nothing to draw now")


def _draw_in_turn(doing: Doing, act: Draw) -> None:
    table, seat, deal = doing.table, doing.seat, doing.deal
    if table.state.drawing is None:
        _lay_odd_card_apart(doing)
        if drawing.begun(deal).over:
            doing.need(deal.turn == seat, "nobody draws now: the winner of the trick goes on")
            close(doing, drawing.begun(deal))
            return
        if drawing.is_choice(deal):
            _draw_by_choice(doing)
            return
    before = table.state.drawing or drawing.begun(deal)
    if table.state.drawing is None and act == Draw() and not before.right[seat]:
        doing.change(drawing=before)
        return
    why = "you have drawn already" if before.right[seat] else "this draw is not yours: you leave it out"
    doing.need(before.missing(seat) > 0 or act.count > 1 or act.under > 0, why)
    left = deal.stock_left - len(before.taken)
    doing.need(0 < act.count + act.under <= left, f"there are only {left} cards left")
    after = before.take(deal, seat, act.count, act.under, act.looked)
    state = table.state.drew(seat)
    doing.change(drawing=after, clock=state.clock)
    _out_of_order(doing, before, act)
    extra = len(after.of(seat)) - max(before.right[seat], len(before.of(seat)))
    if extra > 0:
        _too_many(doing, after, extra, looked=act.looked)
    claiming.speak_up(table)
    now = table.state.drawing
    if now is not None and (now.over or len(now.taken) == table.dealt.stock_left):
        close(doing, now)


def _draw_by_choice(doing: Doing) -> None:
    """A ruling lets somebody look at both cards: they are turned to him, and he takes one."""
    table, winner = doing.table, doing.deal.turn or Seat.SOUTH
    doing.need(winner == doing.seat, "the winner of the trick draws first")
    table.do(winner, Done())
    state = table.state.drew(Seat.SOUTH).drew(Seat.NORTH)
    doing.change(clock=state.clock, drawings=state.drawings + 1)


def _out_of_order(doing: Doing, before: drawing.Drawing, act: Draw) -> None:
    """The other draws first, and has not; or it is another card than the one that is due."""
    seat, other = doing.seat, adversary(doing.seat)
    early = seat != before.first and before.missing(other) > 0
    below = act.under > 0 and before.missing(seat) > 0
    if early or below:
        taken = before.free[act.under]
        theirs = before.missing(other) > 0 and before.owner(taken) == other
        facts = {"whose": "adversary" if theirs else "nobody", "early": "yes" if early else "no"}
        doing.fault("drew-out-of-turn", facts)


def _too_many(doing: Doing, after: drawing.Drawing, extra: int, *, looked: bool) -> None:
    """More cards than one has a right to."""
    portland = "several" in _answers(doing, "drew-two", "who")
    who = "winner" if doing.deal.turn == doing.seat else "loser"
    if portland and extra > 1:
        who = "several"
    if portland and not looked:
        who = "unseen"
    cards = tuple(each.card for each in after.of(doing.seat)[-extra:])
    doing.fault("drew-two", {"seen": "yes" if looked else "no", "who": who}, hidden=not looked, cards=cards)


def _answers(doing: Doing, law: str, question: str) -> list[str]:
    found = doing.table.laws[law].law
    return [answer for each in found.questions if each.key == question for answer in each.answers]


def _draw_late(doing: Doing, act: Draw) -> None:
    """Draw what was left out, before one's next card."""
    table, seat = doing.table, doing.seat
    due = table.state.late[seat]
    doing.need(act.count + act.under <= doing.deal.stock_left, "there are not so many cards left")
    extra = act.count - due
    cards = tuple(drawing.cards_of_stock(doing.deal)[act.under + due : act.under + act.count])
    for move in list(drawing.taking(doing.deal, seat, act.count, act.under)):
        table.amend(move)
    doing.change(late=more(table.state.late, seat, -min(due, act.count)), clock=table.state.drew(seat).clock)
    if extra > 0:
        facts = {"seen": "yes" if act.looked else "no", "who": "loser" if act.looked else "unseen"}
        doing.fault("drew-two", facts, hidden=not act.looked, cards=cards)


def play_several(doing: Doing, act: PlaySeveral) -> None:
    """Several cards fall together: the first is played, the others are taken back at once."""
    doing.need(bool(act.cards) and holds(doing.deal, doing.seat, act.cards), "you do not hold all these cards")
    play(doing, as_it_lies(doing.deal, doing.seat, act.cards[0]))
    doing.fault("take-back", {"card": "several"}, cards=act.cards[1:])


def take_back(doing: Doing, act: TakeBack) -> None:
    """Reach for the card that one has played last."""
    table, last = doing.table, doing.table.state.last
    doing.need("take-back" in table.laws, "under these laws a card that was played stays")
    doing.need(last is not None and last.seat in (doing.seat, adversary(doing.seat)), "you have played no card")
    if last is None:
        return
    mine = last if last.seat == doing.seat else last.state.last
    doing.need(mine is not None and mine.seat == doing.seat, "you have played no card")
    if mine is None:
        return
    began = Doing(table, doing.seat, mine.step, mine.state)
    began.fault("take-back", {"card": _which(doing, mine.before, dropped=act.dropped)})


def _which(doing: Doing, before: int, *, dropped: bool) -> str:
    """What can be said of a card that somebody wants back."""
    clock, led = doing.table.state.clock, before % 2 == 0
    started = doing.table.state.drawing is not None or doing.deal.stage == "play"
    if led and clock.played > before + 1:
        return "led"
    if not led and started:
        return "turned"
    return "dropped" if dropped else "other"


def lawful(doing: Doing, action: Action) -> None:
    """An action of the deal that needs nothing more; raises Impossible where the rules refuse it."""
    refusal = doing.deal.refusal(doing.seat, action)
    if refusal is not None:
        raise Impossible(str(refusal))
    doing.table.do(doing.seat, action)
