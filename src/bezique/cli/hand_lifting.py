"""Before a deal by hand: with six and eight packs cards are lifted and their number guessed; packets are dealt."""

from __future__ import annotations

from bezique.cli.sitting import Sitting
from bezique.errors import BadNotation
from bezique.game.cutting import wanted
from bezique.laws.hands import acts
from bezique.laws.hands.acts import Act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.turns import to_guess
from bezique.seats import Seat


def to_lift(sitting: Sitting, table: FreeTable) -> bool:
    """Whether the dealer has still to lift; not where the packs are numbered, as at the other table."""
    begun = table.deal is not None or table.dealing.packets or table.dealing.lifted is not None
    return table.rules.lifting is not None and sitting.numbered is None and not begun


def meant(sitting: Sitting, table: FreeTable, done: Act, number: int) -> Act:
    """What is done by "lift" before a deal: so many cards are lifted. Raises BadNotation for one who names a number."""
    if isinstance(done, acts.LiftPacket):
        raise BadNotation("nobody can lift so many cards exactly: type lift alone")
    return acts.LiftPacket(number) if isinstance(done, acts.LiftHand) and to_lift(sitting, table) else done


def question(sitting: Sitting, table: FreeTable) -> str:
    """What the person is asked before cards are dealt."""
    if to_guess(table):
        return f"How many are they? guess {wanted(table.rules)} and the like, or Enter for no guess."
    if to_lift(sitting, table):
        return "Lift some cards off the pack: lift, or Enter. ? for help."
    return "Deal: Enter does it all, or deal 3 to you and so on. ? for help."


def told(sitting: Sitting, table: FreeTable, seat: Seat, done: Act) -> str:
    """What is told of lifting and guessing, and of a packet how many cards each has now; "" for all else."""
    mine = seat == sitting.me
    if isinstance(done, acts.DealPacket):
        mine_now, others = (len(table.dealing.hands[each]) for each in (sitting.me, sitting.other))
        return f"You have {mine_now} card{'' if mine_now == 1 else 's'}, {sitting.other} {others}."
    if isinstance(done, acts.LiftPacket):
        return f"{'You lift' if mine else f'{seat} lifts'} cards off the pack, about {wanted(table.rules)}."
    if isinstance(done, acts.Guess):
        who = f"You guess {done.count}; {sitting.other}" if mine else f"{seat} guesses {done.count}; you"
        return f"{who} lifted {table.dealing.lifted}."
    return ""
