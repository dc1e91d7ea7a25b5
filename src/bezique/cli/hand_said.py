"""What is said and done beside a deal by hand: sentences for the record, and for the person, now and in the log.

Each begins with the seat whose it is, or with the referee; `to_person` tells the same to the person at that seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bezique.cards import Card
from bezique.laws.hands import acts
from bezique.laws.hands.acts import Act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.tabletop import Outcome, Ruled, Shown, Unfounded, Word
from bezique.laws.referee import Found
from bezique.seats import Seat
from bezique.words import card_name

TOLD_BESIDE = (acts.Claim, acts.Option, acts.CountBrisques, acts.Leave, acts.LookBack, acts.PlaySeveral)
"""Acts of which a sentence is written."""


def to_person(text: str, me: Seat) -> str:
    """The sentence as it is told to the person at seat `me`: "South shows ..." becomes "You show ..."."""
    return re.sub(rf"^{me} (\w+)s\b", r"You \1", re.sub(rf"^{me}'s ", "Your ", text))


def spoken_up(table: FreeTable, seat: Seat, done: Act) -> str:
    """Who claims what, or which option he chooses, before it is done; "" for other acts."""
    if isinstance(done, acts.Claim) and done.law in table.laws:
        return f'{seat} claims: "{_claimed(table, done).law.title}".'
    if isinstance(done, acts.Option) and table.rulings:
        options = table.rulings[-1].ruling.options
        says = next((option.says for option in options if option.key == done.option), "Nothing more.")
        return f"{seat} chooses: {says}"
    return ""


def _claimed(table: FreeTable, claimed: acts.Claim) -> Found:
    """The law that speaks of what is claimed."""
    faults = [each for each in table.faults if each.law == claimed.law and not each.ruled]
    return table.law_on(faults[-1]) if faults else table.laws[claimed.law]


def beside(table: FreeTable, seat: Seat, done: Act, outcome: Outcome) -> str:
    """What a seat does or sees of which the deal itself knows nothing; "" where there is no such thing."""
    ruled = [word for word in outcome.said if isinstance(word, Ruled) and not word.ruling.stands]
    match done:
        case acts.PlaySeveral(cards):
            return f"{seat} takes {listed(cards[1:])} up again."
        case acts.CountBrisques() if not ruled:
            own = table.dealt.layout().standings[seat]
            return f"{seat}'s aces and tens: {own.brisques}."
        case acts.Draw(looked=True) if ruled and ruled[0].fault.law == "drew-two":
            return f"{seat} sees {listed(ruled[0].fault.cards)} too."
        case acts.Leave():
            return f"{seat} leaves the tricks lying, ungathered."
        case acts.LookBack():
            return f"{seat} looks at turned tricks."
    return ""


def word_of(word: Word) -> str:
    """What the referee says, or has shown."""
    match word:
        case Ruled():
            return f"The referee: {word.found.law.title}. {word.ruling.says} ({word.ruling.source})"
        case Unfounded(_, reason):
            return f"The claim is not borne out: {reason}."
        case Shown(seat, cards):
            return f"{seat} shows {listed(cards)}."


def listed(cards: Iterable[Card]) -> str:
    """Cards in a sentence."""
    return ", ".join(f"the {card_name(str(card))}" for card in cards)
