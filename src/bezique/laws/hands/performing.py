"""Doing an act at a free table: what happens, and what the referee notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bezique.errors import BadAmendment, Impossible
from bezique.game import actions
from bezique.game.amendments import Show, stock
from bezique.laws.hands import acts, claiming, declaring, playing
from bezique.laws.hands.acts import Act
from bezique.laws.hands.dealing import LEAST
from bezique.laws.hands.moving import Doing
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.state import more
from bezique.laws.hands.tabletop import Tabletop
from bezique.laws.terms import Moment
from bezique.seats import Seat, next_seat

SPEAKING = (acts.Claim, acts.Option)


def perform(table: Tabletop, seat: Seat, act: Act) -> None:
    """Do it; raises Impossible where hands cannot do it, BadLaws for a claim of no law."""
    if table.rulings and not isinstance(act, SPEAKING):
        raise Impossible("a ruling waits for a choice")
    DOERS[type(act)](Doing.of(table, seat), act)
    if table.deal is not None and not table.over:
        _count_hands(table)
    claiming.speak_up(table)


def _done(doing: Doing, act: actions.Done) -> None:
    """Nothing more is declared: while the stock lasts that is to draw."""
    if doing.deal.phase == 1:
        playing.draw(doing, acts.Draw())
    else:
        playing.lawful(doing, act)


def _close(doing: Doing, _: acts.CloseBooks) -> None:
    doing.need(doing.deal.over, "cards are still to be played")
    doing.change(closed=True)


# --- cutting and dealing -----------------------------------------------------------------------------------------


def _not_dealt(doing: Doing) -> None:
    doing.need(doing.table.deal is None and not doing.table.dealing.dealt, "cards are dealt already")


def _cut_for_deal(doing: Doing, act: acts.CutForDeal) -> None:
    _not_dealt(doing)
    if act.exposed > 1:
        doing.fault("cut-exposed")


def _cut(doing: Doing, act: acts.CutPack) -> None:
    _not_dealt(doing)
    half = doing.table.rules.pack_size // 2
    doing.need(0 < act.packet <= half, f"the smaller packet has from 1 to {half} cards")
    doing.table.dealing = replace(doing.table.dealing, cut=True)
    if act.packet < LEAST:
        doing.fault("cut-too-few")
    if act.exposed:
        doing.fault("cut-to-dealer")


def _lift_packet(doing: Doing, act: acts.LiftPacket) -> None:
    _not_dealt(doing)
    table = doing.table
    doing.need(table.rules.lifting is not None, "cards are lifted with six and eight packs alone")
    doing.need(doing.seat == table.dealer, "the dealer lifts, and the other deals")
    doing.need(table.dealing.lifted is None, "cards are lifted already")
    doing.need(0 < act.count < table.rules.pack_size, f"the pack has {table.rules.pack_size} cards")
    table.dealing = replace(table.dealing, lifted=act.count)


def _guess(doing: Doing, act: acts.Guess) -> None:
    _not_dealt(doing)
    table = doing.table
    doing.need(table.dealing.lifted is not None, "no cards are lifted")
    doing.need(doing.seat != table.dealer, "the one who does not deal guesses")
    doing.need(table.dealing.guessed is None, "their number is guessed already")
    table.dealing = replace(table.dealing, guessed=act.count)


def _packet(doing: Doing, act: acts.DealPacket) -> None:
    table = doing.table
    doing.need(table.deal is None, "cards are dealt already")
    doing.need(doing.seat == table.dealer, "the other deals")
    doing.need(0 < act.count <= table.rules.hand, f"a packet has from 1 to {table.rules.hand} cards")
    to = doing.seat if act.mine else next_seat(doing.seat)
    table.dealing = table.dealing.packet(to, act.count)
    _can_begin(table)
    doing.change(clock=replace(table.state.clock, packets=table.dealing.packets))
    if table.dealing.over:
        _begin(doing)


def _can_begin(table: Tabletop) -> None:
    """Raise where no deal can come of what is dealt, the rest being dealt the right way."""
    tried = table.copy()
    tried.dealing = tried.dealing.to_the_end
    try:
        tried.begin()
    except (BadAmendment, Impossible) as fault:
        raise Impossible(f"no deal could come of that: {fault}") from fault


def _deal_rest(doing: Doing, _: acts.DealRest) -> None:
    table = doing.table
    doing.need(table.deal is None, "cards are dealt already")
    doing.need(doing.seat == table.dealer, "the other deals")
    table.dealing = table.dealing.to_the_end
    doing.change(clock=replace(table.state.clock, packets=table.dealing.packets))
    _begin(doing)


def _begin(doing: Doing) -> None:
    """The deal begins; the referee counts the hands, the one with too many last: a claim means what is noted last."""
    table = doing.table
    wrong = [seat for seat in Seat if table.dealing.wrong(seat)]
    table.begin()
    for seat in sorted(wrong, key=table.dealing.wrong):
        extra = table.dealing.hands[seat][table.rules.hand :]
        clock = table.state.clock
        table.note(Fault("misdeal", table.dealer, False, 0, table.state, clock, {}, extra, about=seat))


def _expose(doing: Doing, act: acts.Expose) -> None:
    table, mine = doing.table, act.whose == "mine"
    doing.need(table.state.clock.played == 0, "the dealing is over")
    doing.need(mine or doing.seat == table.dealer, "the dealer exposes the cards of others")
    doing.fault("card-exposed-in-deal", {"whose": "own" if mine else "other"})


def _lift(doing: Doing, _: acts.LiftHand) -> None:
    doing.need(doing.table.deal is not None, "the cards are not dealt yet")
    doing.change(lifted=True)


# --- the pack, the stock and the heap ----------------------------------------------------------------------------


def _face(doing: Doing, act: acts.Face) -> None:
    """A card of the stock lies face up; everybody sees it."""
    table = doing.table
    if table.deal is not None:
        left = table.deal.stock_left - (table.deal.turn_up is not None)
        doing.need(act.place < left, f"only {left} cards lie face down in the stock")
        table.amend(Show((None,), stock(act.place)))
    doing.fault("faced-card")


def _miss(doing: Doing, act: acts.Miss) -> None:
    """The pack is not right."""
    early = doing.table.deal is None and not doing.table.dealing.dealt and "pack-wrong-after-cut" in doing.table.laws
    doing.fault("pack-wrong-after-cut" if early else "pack-imperfect", {"floor": "yes" if act.floor else "no"})


def _leave(doing: Doing, _: acts.Leave) -> None:
    """The heap is not gathered after a trick with a brisque."""
    table, deal = doing.table, doing.deal
    won = deal.last_trick == doing.seat and deal.card_led is None
    doing.need(won, "the heap is left on winning a trick")
    count = table.brisques_won
    if count:
        doing.change(heap=more(table.state.heap, doing.seat, count))
        doing.fault("heap-left", points=count)


def _look_back(doing: Doing, _: acts.LookBack) -> None:
    doing.need(doing.deal.tricks > 0, "no trick has been played")
    doing.fault("looked-back")


def _count_brisques(doing: Doing, _: acts.CountBrisques) -> None:
    doing.need(doing.deal.tricks > 0, "no trick has been played")
    doing.fault("counting-brisques")


# --- counting hands ----------------------------------------------------------------------------------------------


_NUMBERS = ("too-many-cards", "too-few-cards")


def _count_hands(table: Tabletop) -> None:
    """Once the first trick has been played to, a hand of the wrong number is a fault, except while cards are drawn."""
    drawing = table.state.drawing is not None or table.dealt.looking
    if table.state.clock.played < 2 or drawing or table.dealt.over:
        return
    for seat in Seat:
        surplus = table.surplus(seat)
        if surplus and not table.state.late[seat] and not _explained(table, seat):
            law = "too-many-cards" if surplus > 0 else "too-few-cards"
            step, state = table.dealt.steps, table.state
            table.note(Fault(law, seat, False, step, state, state.clock, {"how": _how(table, seat)}))


def _how(table: Tabletop, seat: Seat) -> str:
    """How a hand came to a wrong number: it was dealt so, or drawn."""
    dealt_so = any(each.law == "misdeal" and each.whose == seat and not each.ruled for each in table.faults)
    return "dealt" if dealt_so else "drew"


def _explained(table: Tabletop, seat: Seat) -> bool:
    """Whether the number is wrong by a fault that can still be claimed, or about to be put right."""
    if table.dealt.draws(seat) != 1 and table.dealt.stock_left:
        return True
    for fault in table.faults:
        if fault.whose != seat or fault.law not in ("misdeal", "drew-two", "forgot-to-draw", *_NUMBERS):
            continue
        if fault.ruled and fault.left == table.surplus(seat):
            return True
        if not fault.ruled and fault.law in _NUMBERS:
            return True
        if not fault.ruled:
            ruling = claiming.ruling_on(table, fault)
            played = table.state.clock.plays[seat] > fault.clock.plays[seat]
            if (
                ruling is not None
                and not table.late_for(fault, ruling)
                and not (played and ruling.until is Moment.AT_ONCE)
            ):
                return True
    return False


def _claim(doing: Doing, act: acts.Claim) -> None:
    claiming.claim(doing.table, doing.seat, act.law)


def _option(doing: Doing, act: acts.Option) -> None:
    claiming.choose(doing.table, doing.seat, act.option, act.card)


DOERS: Mapping[type, Callable[[Doing, Any], None]] = {
    actions.Play: playing.play,
    actions.Score: declaring.declare,
    actions.Announce: declaring.declare,
    actions.Choose: playing.lawful,
    actions.Exchange: playing.lawful,
    actions.Show: playing.lawful,
    actions.Take: playing.lawful,
    actions.Done: _done,
    acts.CutForDeal: _cut_for_deal,
    acts.CutPack: _cut,
    acts.DealPacket: _packet,
    acts.DealRest: _deal_rest,
    acts.Expose: _expose,
    acts.LiftHand: _lift,
    acts.LiftPacket: _lift_packet,
    acts.Guess: _guess,
    acts.Face: _face,
    acts.Miss: _miss,
    acts.PlaySeveral: playing.play_several,
    acts.Draw: playing.draw,
    acts.Lay: declaring.lay,
    acts.Mark: declaring.mark,
    acts.TakeBack: playing.take_back,
    acts.Leave: _leave,
    acts.LookBack: _look_back,
    acts.CountBrisques: _count_brisques,
    acts.Claim: _claim,
    acts.Option: _option,
    acts.CloseBooks: _close,
}
"""What does each act."""
