"""Random endings and a plain minimax for them; `python -m tests.endings --each 10000` proves the solver on many.

The minimax shares nothing with the solver but the deal itself: every line is played to its end on copies.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Brisques
from bezique.search.ending import Ending

KINDS_OF_ENDING = (
    *(name for name in preset_names() if not rules(name).reuse.is_polish),
    "standard,phase2=whist",
    "standard,phase2=no_overtake",
    "standard,ten_low_in_phase2=true",
    "rubicon,brisques=never",
    "eight-pack,phase2=whist,ten_low_in_phase2=true",
    "standard,last_trick.which=last_drawing",
    "standard,last_trick.points=250",
)


def at_the_last_tricks(text: str, number: int, cards: int) -> Deal:
    """A deal played at random to the last tricks, `cards` cards in each hand; in every third a card is led already."""
    chosen = rules(text)
    deal = Deal(chosen, shuffled_by(number, chosen.packs), number % 2)
    chance = Chance(number)
    while deal.phase == 1 or deal.hand_size(deal.acting) > cards:
        deal.take_random(chance)
    if number % 3 == 0:
        deal.take_random(chance)
    return deal


def shuffled_by(number: int, packs: int) -> list[int]:
    """The pack of the ending of that number."""
    chance = Chance(number ^ 0xBE21)
    pack = [kind for kind in range(32) for _ in range(packs)]
    for place in range(len(pack) - 1, 0, -1):
        other = chance.below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def ahead(deal: Deal, me: int) -> int:
    """Points that `me` is ahead of the adversary in this deal, brisques taken and not yet counted included."""
    lead = deal.scores[me] - deal.scores[1 - me]
    if deal.rules.brisques is Brisques.END_OF_HAND and not deal.over:
        lead += 10 * (deal.brisques[me] - deal.brisques[1 - me])
    return lead


def plain(deal: Deal, me: int) -> int:
    """What `me` is ahead of the adversary at the end, with best play of both."""
    if deal.over:
        return ahead(deal, me)
    values = [plain(after(deal, number), me) for number in deal.choices()]
    return max(values) if deal.turn == me else min(values)


def after(deal: Deal, number: int) -> Deal:
    """The deal after an action."""
    played = deal.copy()
    played.take(number)
    return played


def plain_values(deal: Deal) -> dict[int, int]:
    """What each action brings the player whose turn it is, by plain minimax."""
    me = deal.acting
    return {number: plain(after(deal, number), me) - ahead(deal, me) for number in deal.choices()}


def first_best(values: dict[int, int]) -> tuple[int, int]:
    """The first of the best actions, and its value."""
    best = max(values, key=lambda number: (values[number], -number))
    return best, values[best]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare solver and minimax on many endings of every kind; 1 at the first difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.endings")
    parser.add_argument("--each", type=int, default=10_000, help="endings of every kind")
    each = parser.parse_args(arguments).each
    solver = Ending()
    for text in KINDS_OF_ENDING:
        for number in range(each):
            deal = at_the_last_tricks(text, number, 3 + number % 3 // 2 + number % 2)
            values = plain_values(deal)
            if values != solver.values(deal) or first_best(values) != solver.best(deal):
                print(f"{text}: ending {number} differs")
                return 1
        print(f"{text}: {each} endings agree", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
