"""Claims at a free table: which fault they find, what the referee knows of it, and the ruling.

A law that nobody need claim acts by itself where everybody has seen the fault; a hidden one is ruled when somebody
says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bezique.cards import Card
from bezique.errors import BrokenInvariant, Impossible
from bezique.laws.hands.carrying import carry_out, drawn_extra
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.state import adversary
from bezique.laws.hands.tabletop import Ruled, Tabletop, Unfounded
from bezique.laws.model import Law, Ruling
from bezique.laws.referee import law_of
from bezique.laws.terms import MOMENTS, PARTIES, Moment, Party
from bezique.seats import Seat

NO_OPTION = "none"
NOTHING = "nothing of the kind has happened"

NEARLY = {
    "too-many-cards": ("drew-two", "misdeal"),
    "too-few-cards": ("forgot-to-draw", "misdeal"),
    "drew-two": ("too-many-cards",),
    "forgot-to-draw": ("too-few-cards",),
    "misdeal": ("too-many-cards", "too-few-cards"),
}
"""Where a claim of one law finds nothing, faults that show in the same way."""


def speak_up(table: Tabletop) -> None:
    """Laws that nobody need claim act on what everybody has seen."""
    for fault in list(table.faults):
        if fault.ruled or not fault.open or table.over or choosing(table) or _may_be_taken_up(table, fault):
            continue
        ruled = ruled_now(table, fault)
        if ruled is not None and (ruled.ruling.claimant, ruled.ruling.until) == (Party.LAW, Moment.AT_ONCE):
            give(table, ruled)


def _may_be_taken_up(table: Tabletop, fault: Fault) -> bool:
    """Whether it was done with a lead out of turn that can still be objected to: with the card it would be undone."""
    return fault.law != "lead-out-of-turn" and any(
        (each.law, each.step, each.ruled) == ("lead-out-of-turn", fault.step, False)
        and table.state.clock.played == each.clock.played
        for each in table.faults
    )


def claim(table: Tabletop, seat: Seat, key: str) -> None:
    """Somebody says that something was wrong; raises BadLaws where no law has that key.

    Of several faults the last is meant, and the first where the cards are taken back to it.
    """
    law_of(table.code, key)
    if choosing(table):
        raise Impossible("a player is choosing between cards: that comes first")
    reason = NOTHING
    for wanted in (key, *NEARLY.get(key, ())):
        founded = []
        for fault in reversed([fault for fault in table.faults if fault.law == wanted]):
            ruled = ruled_now(table, fault)
            why_not = _unfounded(table, seat, fault, ruled)
            if ruled is not None and not why_not:
                founded.append(ruled)
            elif wanted == key and (reason == NOTHING or fault.offender != seat):
                reason = why_not
        if founded:
            give(table, founded[-1] if founded[0].ruling.rewinds else founded[0])
            return
    table.say(Unfounded(key, reason))


def choosing(table: Tabletop) -> bool:
    """Whether somebody is choosing between cards, so that no ruling can change them."""
    return table.deal is not None and (table.deal.stage == "choose" or bool(table.deal.looking))


def _unfounded(table: Tabletop, seat: Seat, fault: Fault, ruled: Ruled | None) -> str:
    """Why a fault is not to be claimed by a seat now; "" where it is."""
    if fault.ruled:
        return _answered(fault, seat)
    if ruled is None:
        return NOTHING
    ruling = ruled.ruling
    if gone := table.out_of_reach(fault, ruling):
        return f"it is too late: {gone}"
    if table.late_for(fault, ruling) and not ruling.stands:
        return f"it is too late: it had to be claimed {MOMENTS[ruling.until]}"
    claimant = table.seat_of(ruling.claimant, fault)
    if claimant is not None and claimant != seat:
        return f"it is for {PARTIES[ruling.claimant]} to claim"
    return ""


def _answered(fault: Fault, seat: Seat) -> str:
    """Why there is nothing to claim any more of a fault that was answered."""
    if fault.righted:
        return "it has been put right, which the law allows before a card is drawn"
    return "you alone have done so, and it has been ruled" if fault.offender == seat else "it has been ruled already"


def ruled_now(table: Tabletop, fault: Fault) -> Ruled | None:
    """What the law says of a fault as things stand."""
    found = table.law_on(fault)
    answers: dict[str, str] = {}
    while question := found.law.next_question(answers):
        answers[question.key] = _answer(table, found.law, fault, question.key)
    rulings = found.law.rulings(answers)
    return Ruled(found, rulings[0], answers, fault) if rulings else None


def rule(table: Tabletop, fault: Fault) -> None:
    """The referee rules on a fault that nobody need claim."""
    ruled = ruled_now(table, fault)
    if ruled is not None:
        give(table, ruled)


def give(table: Tabletop, ruled: Ruled) -> None:
    """The referee rules: what the law does by itself is done, and its options wait to be chosen."""
    fault, ruling = ruled.fault, ruled.ruling
    fault.ruled = True
    ruled.waiting = [option.key for option in ruling.options]
    table.say(ruled)
    if ruled.waiting:
        table.rulings.append(ruled)
    carry_out(table, ruled, ruling.effects)
    _keep(table, fault)


def _keep(table: Tabletop, fault: Fault) -> None:
    """Keep what a ruling left, with the cards that have just been drawn beyond one's own."""
    fault.left = table.surplus(fault.whose) + drawn_extra(table, fault.whose)
    fault.done = 0 if table.deal is None else table.deal.steps


def choose(table: Tabletop, seat: Seat, key: str, card: Card | None) -> None:
    """Take an option of the ruling that waits; raises Impossible where it is not there, or not this seat's."""
    if not table.rulings:
        raise Impossible("no ruling waits for a choice")
    ruled = table.rulings[-1]
    options = {option.key: option for option in ruled.ruling.options if option.key in ruled.waiting}
    if key == NO_OPTION and ruled.ruling.several:
        if seat not in choosers(table, ruled):
            raise Impossible("it is not for you to choose")
        _settled(table, ruled)
        return
    if key not in options:
        none = [NO_OPTION] if ruled.ruling.several else []
        raise Impossible(f"the options are {', '.join([*options, *none])}")
    option = options[key]
    owner = table.seat_of(option.whose, ruled.fault)
    if owner is not None and owner != seat:
        raise Impossible(f"that is for {PARTIES[option.whose]} to choose")
    if option.whose is Party.BOTH and not _agreed(ruled, key, seat):
        return
    ruled.waiting.remove(key)
    carry_out(table, ruled, option.effects, card)
    _keep(table, ruled.fault)
    if not (ruled.ruling.several and ruled.waiting):
        _settled(table, ruled)


def _agreed(ruled: Ruled, key: str, seat: Seat) -> bool:
    """Whether both have now chosen what needs both; else it is a proposal, in place of any other."""
    seats = {*ruled.agreed.get(key, ()), seat}
    ruled.agreed.clear()
    ruled.agreed[key] = sorted(seats)
    return len(seats) == 2


def _settled(table: Tabletop, ruled: Ruled) -> None:
    ruled.waiting.clear()
    table.rulings = [each for each in table.rulings if each is not ruled]


def choosers(table: Tabletop, ruled: Ruled) -> list[Seat]:
    """Who may choose among the options that wait."""
    seats: list[Seat] = []
    for option in ruled.ruling.options:
        owner = table.seat_of(option.whose, ruled.fault)
        if option.key in ruled.waiting:
            seats += [each for each in (Seat if owner is None else (owner,)) if each not in seats]
    return [seat for seat in seats if not _waits(ruled, seat)]


def _waits(ruled: Ruled, seat: Seat) -> bool:
    """Whether a seat has made a proposal that the other has still to answer."""
    return any(seat in seats for seats in ruled.agreed.values())


# --- what the referee knows --------------------------------------------------------------------------------------


def _answer(table: Tabletop, law: Law, fault: Fault, question: str) -> str:
    """The answer to a question of the law, from the note of the fault and from how the deal stands."""
    if question in fault.facts:
        return fault.facts[question]
    if question in ANSWERS:
        return ANSWERS[question](table, fault)
    raise BrokenInvariant(f"the referee cannot answer {question} of {law.key}")


def _other_number(table: Tabletop, fault: Fault) -> str:
    surplus = table.surplus(adversary(fault.offender))
    return "right" if surplus == 0 else _number(surplus)


def _number(surplus: int) -> str:
    return "many" if surplus > 0 else "few"


def _has_drawn(table: Tabletop, fault: Fault, seat: Seat) -> str:
    return _yes(table.state.clock.draws[seat] > fault.clock.draws[seat])


ANSWERS: Mapping[str, Callable[[Tabletop, Fault], str]] = {
    "number": lambda table, fault: _number(table.surplus(fault.whose)),
    "lifted": lambda table, _: _yes(table.state.lifted or table.state.clock.played > 0),
    "found": lambda table, _: "before" if table.state.clock.played <= 1 else "after",
    "begun": lambda table, _: _yes(table.state.clock.played > 0),
    "played": lambda table, fault: _yes(table.state.clock.played > fault.clock.played),
    "both": lambda table, fault: _has_drawn(table, fault, adversary(fault.offender)),
    "drawn": lambda table, fault: _has_drawn(table, fault, fault.offender),
    "adversary": _other_number,
    "stock": lambda table, _: _yes(table.deal is not None and table.deal.stock_left > 12),
}
"""The answers that follow from how the deal stands, by the keys of the questions."""


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def ruling_on(table: Tabletop, fault: Fault) -> Ruling | None:
    """The ruling as things stand."""
    ruled = ruled_now(table, fault)
    return None if ruled is None else ruled.ruling
