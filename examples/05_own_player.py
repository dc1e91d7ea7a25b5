"""Write a player of your own, and let it play fifty deals against `greedy`."""

from bezique import Action, Budget, Deal, Play, Player, Score, Seat, View, load_rules, numbered_pack, player, view


class Miser:
    """Declares what it can, follows with its lowest card, and keeps trumps to the end."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002
        """The first score on the menu, else the cheapest card, else whatever comes last: mostly to go on."""
        menu = view.actions()
        scores = [action for action in menu if isinstance(action, Score)]
        plays = [action for action in menu if isinstance(action, Play)]
        if scores:
            return scores[0]
        return min(plays, key=lambda play: (play.card.suit == view.trump, play.card.rank)) if plays else menu[-1]


def played(players: tuple[Player, Player], number: int, dealer: Seat) -> tuple[int, int]:
    """The points of South and North in one deal."""
    rules = load_rules("standard")
    deal = Deal(rules, numbered_pack(number, rules.packs), dealer)
    while deal.turn is not None:
        seat = deal.turn
        deal.apply(seat, players[seat].choose(view(deal, seat), Budget()))
    return deal.scores[Seat.SOUTH], deal.scores[Seat.NORTH]


players = (Miser(), player("greedy"))
results = [played(players, number, Seat(number % 2)) for number in range(50)]
mine, others = (sum(points) / len(results) for points in zip(*results, strict=True))
won = sum(a > b for a, b in results)
print(f"Miser {mine:.0f}, greedy {others:.0f} points a deal; Miser won {won} of {len(results)}")
