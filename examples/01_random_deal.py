"""Play a numbered deal at random and tell it in the words of a table: `python examples/01_random_deal.py 7`."""

import sys

from bezique import Chance, Deal, Event, Seat, events_for, load_rules, numbered_pack, spoken_lines


def played_out(deal: Deal, chance: Chance) -> list[Event]:
    """Finish the deal with random actions; everything that happened, the dealing included."""
    events = list(deal.opening)
    while deal.turn is not None:
        menu = deal.actions()
        events += deal.apply(deal.turn, menu[chance.below(len(menu))])
    return events


number = int(sys.argv[1]) if len(sys.argv) > 1 else 7
rules = load_rules("standard")
deal = Deal(rules, numbered_pack(number, rules.packs), Seat.NORTH)
happened = events_for(played_out(deal, Chance(number)), Seat.SOUTH)  # what South may hear of it
print("\n".join(spoken_lines(happened, ("South", "North"), deal.trump)))
