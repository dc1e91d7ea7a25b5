"""The books of a deal: whether what a `Layout` says can be true.

`imbalance` names the first thing that cannot; `audit` is the same for a deal that is being played, where anything out
of balance is a fault of this package.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bezique.cards import CARDS, Card
from bezique.errors import BrokenInvariant
from bezique.game import _plain as c
from bezique.game.layout import DEGREES, STAGES, Layout, Outstanding, Standing
from bezique.game.makings import degree_of, is_couple, is_one_of, makes, may_serve, opens
from bezique.game.mechanics import mechanics_of
from bezique.rules.model import Brisques, Reuse, Rules
from bezique.seats import Seat, next_seat

if TYPE_CHECKING:
    from bezique.game.deal import Deal

RENEWABLE = (Reuse.RUBICON, Reuse.SIX_PACK)
"""The ways of re-use in which a scored set may be restored, so that its cards are remembered together."""


@dataclass(frozen=True, slots=True)
class Imbalance:
    """Something that cannot be. `where` are the words with which a position says it, such as "South hand"."""

    where: str
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


def imbalance(rules: Rules, layout: Layout) -> Imbalance | None:
    """The first thing in a layout of these rules that cannot be; None when the books balance.

    The layout is a whole one, with nothing hidden.
    """
    return next(_problems(rules, layout), None)


def audit(deal: Deal) -> None:
    """Raise BrokenInvariant unless the books of the deal balance."""
    found = imbalance(deal.rules, deal.layout())
    if found is not None:
        raise BrokenInvariant(str(found))


def amended_problems(rules: Rules, layout: Layout, told: Outstanding) -> Iterator[Imbalance]:
    """What holds after irregular acts and rulings as well: cards are where they are once, and what is owed can be."""
    yield from _packs(rules, layout)
    yield from _counted_hands(rules, layout)
    if (layout.turn is None) != (layout.stage == "over"):
        yield Imbalance("turn", "somebody has the turn until the deal is over, and nobody then")
    declaring = layout.stage in ("window", "choose") and not told.looking
    if declaring and in_last_tricks(layout) and not rules.reuse.is_polish:
        yield Imbalance("stage", "nothing is declared when the stock is gone")
    if layout.turn is not None and layout.stage == "play" and not layout.standings[layout.turn].hand_size:
        yield Imbalance(f"{layout.turn} hand", "who must play has a card")
    taken = sum(own.brisques for own in layout.standings)
    if taken > 8 * rules.packs or any(own.brisques < 0 for own in layout.standings):
        yield Imbalance("South brisques", f"{8 * rules.packs} aces and tens are in the packs, and {taken} are taken")
    if told.looking and (layout.stage != "window" or told.waits is None or len(_left(layout)) < 2):
        yield Imbalance("looking", "who looks at two cards does so before a draw, while the winner of the trick waits")
    for seat, own in layout.standings.items():
        yield from _table(rules, layout, seat, own)
        yield from _sets(rules, layout, seat, own)
        yield from _pairs(rules, seat, own)
        yield from _known_cards(layout, seat, own)
        if any(place >= len(layout.stock) for place in told.owed[seat].knows):
            yield Imbalance(f"{seat} knows", "the stock has not so many cards")
        if any(place >= len(told.apart) for place in told.owed[seat].knows_apart):
            yield Imbalance(f"{seat} knows-apart", "not so many cards lie apart")


def _left(layout: Layout) -> list[Card | None]:
    """The cards to be drawn."""
    return [*layout.stock, *([] if layout.turn_up is None else [layout.turn_up])]


def _counted_hands(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    for seat, own in layout.standings.items():
        size = len(own.hand) + (0 if rules.reuse.is_polish else len(own.table))
        if size != own.hand_size or size > c.MOST_HELD:
            yield Imbalance(f"{seat} hand", f"{seat} holds {_cards(size)}, at most {c.MOST_HELD}")


def _known_cards(layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    strange = Counter(own.known) - Counter(own.hand)
    if strange:
        yield Imbalance(f"{seat} known", f"{next(iter(strange))} is not concealed in the hand")
    if not 0 <= own.paid <= (0 if layout.trump is None else own.hand.count(CARDS[8 * layout.trump])):
        yield Imbalance(f"{seat} paid", "it counts concealed trump sevens that have had their points")


def _problems(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    if layout.amended is not None:
        yield from amended_problems(rules, layout, layout.amended)
        return
    yield from _stage(rules, layout)
    yield from _sizes(rules, layout)
    yield from _packs(rules, layout)
    yield from _trump(rules, layout)
    yield from _target(rules, layout)
    yield from _brisques(rules, layout)
    yield from _window(rules, layout)
    for seat, own in layout.standings.items():
        yield from _table(rules, layout, seat, own)
        yield from _sets(rules, layout, seat, own)
        yield from _pairs(rules, seat, own)
        yield from _knowledge(rules, layout, seat, own)
        yield from _score(rules, layout, seat, own)


# --- the course of the deal ------------------------------------------------------------------------------------


def stock_size(rules: Rules, tricks: int, stage: str) -> int:
    """The cards still to be drawn, the turn-up included, after so many tricks at that stage (laws 2.2)."""
    waiting = 1 if stage in ("window", "choose") else 0
    return 2 * (rules.drawing_tricks - min(tricks - waiting, rules.drawing_tricks))


def held_size(rules: Rules, layout: Layout, seat: Seat) -> int:
    """The cards that a seat holds, open ones of Polish Bezique not counted."""
    left = len(layout.stock) + (layout.turn_up is not None)
    led = layout.led is not None and seat == leader_of(layout)
    return rules.hand + rules.drawing_tricks - left // 2 - layout.tricks - led


def leader_of(layout: Layout) -> Seat:
    """Who leads, or has led, to the trick in hand: the winner of the last one, at first the pone (laws 1.4)."""
    return next_seat(layout.dealer) if layout.last_winner is None else layout.last_winner


def in_last_tricks(layout: Layout) -> bool:
    """Whether the stock is gone: the second part of the deal."""
    return not layout.stock and layout.turn_up is None


def _stage(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    total = rules.pack_size // 2
    if layout.stage not in STAGES:
        yield Imbalance("stage", f'"{layout.stage}" is no stage: they are {", ".join(STAGES)}')
        return
    if not 0 <= layout.tricks <= total:
        yield Imbalance("tricks", f"a deal of {rules.name} has {total} tricks, not {layout.tricks}")
        return
    if (layout.last_winner is None) != (layout.tricks == 0):
        yield Imbalance("last-trick", "it is given when a trick has been played, and only then")
    yield from _turn(layout)
    waiting = layout.stage in ("window", "choose")
    if waiting and layout.tricks == 0:
        yield Imbalance(
            "stage", "declarations are made on winning a trick: give the number of tricks, as in `tricks 1`"
        )
    if waiting and in_last_tricks(layout) and not rules.reuse.is_polish:
        yield Imbalance("stage", "nothing is declared when the stock is gone")
    if (layout.choosing is not None) != (layout.stage == "choose"):
        yield Imbalance("choosing", "it is given at the stage choose, and only there")


def _turn(layout: Layout) -> Iterator[Imbalance]:
    if (layout.turn is None) != (layout.stage == "over"):
        yield Imbalance("turn", "somebody has the turn until the deal is over, and nobody then")
        return
    if layout.led is not None and layout.stage != "play" and not layout.stopped:
        yield Imbalance("led", "a card led waits for the other player: the stage must be play")
    if layout.turn is None:
        return
    due = leader_of(layout) if layout.led is None else next_seat(leader_of(layout))
    if layout.turn != due:
        yield Imbalance("turn", f"it is the turn of {due}, who {_why_turn(layout)}")


def _why_turn(layout: Layout) -> str:
    if layout.led is not None:
        return "plays to the card led"
    return "won the last trick" if layout.tricks else "has the first lead"


def _sizes(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    if any(card is None for card in layout.stock):
        yield Imbalance("stock", "a card of it is hidden")
    left = len(layout.stock) + (layout.turn_up is not None)
    if layout.stage == "over":
        possible = {stock_size(rules, layout.tricks, stage) for stage in ("play", "window") if layout.stopped}
    else:
        possible = {stock_size(rules, layout.tricks, layout.stage)}
    if (possible and left not in possible) or left % 2 or not 0 <= left <= 2 * rules.drawing_tricks:
        wanted = min(possible, default=0)
        yield Imbalance("stock", f"{_cards(wanted)} must be left to draw, the turn-up included, and there are {left}")
        return
    for seat, own in layout.standings.items():
        yield from _held(rules, layout, seat, own)


def _held(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    table = 0 if rules.reuse.is_polish else len(own.table)
    size, due = len(own.hand) + table, held_size(rules, layout, seat)
    if size != due or own.hand_size != due:
        told = "" if rules.reuse.is_polish else ", table included"
        yield Imbalance(f"{seat} hand", f"{seat} must hold {_cards(due)}{told}, and holds {size}")


def apart_of(layout: Layout) -> tuple[Card | None, ...]:
    """The cards that lie apart, not to be drawn."""
    return () if layout.amended is None else layout.amended.apart


def _packs(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    """Every card lies in exactly one place."""
    places = Counter(layout.gone) + Counter(card for card in layout.stock if card is not None)
    places += Counter([] if layout.turn_up is None else [layout.turn_up])
    places += Counter(card for card in apart_of(layout) if card is not None)
    for own in layout.standings:
        places += Counter(own.hand)
        places += Counter() if rules.reuse.is_polish else Counter(laid.card for laid in own.table)
    for card in CARDS:
        if places[card] != rules.packs:
            yield Imbalance("gone", f"there are {rules.packs} {card} in the pack, and {places[card]} are accounted for")
    missing = Counter() if layout.led is None else Counter([layout.led])
    if rules.reuse.is_polish:
        missing += Counter(laid.card for own in layout.standings for laid in own.table)
    for card in missing - Counter(layout.gone):
        yield Imbalance("gone", f"{card} has been played, so it must be among the cards gone")


def _trump(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    if rules.has_turn_up:
        if layout.trump is None:
            yield Imbalance("trump", f"in {rules.name} there are trumps from the deal on")
        elif layout.turn_up is not None and layout.turn_up.suit != layout.trump:
            yield Imbalance("trump", f"the turn-up {layout.turn_up} makes {layout.turn_up.suit} trumps")
        if layout.turn_up is None and layout.stock:
            yield Imbalance("turn-up", "a card lies turned up until the stock is gone")
    elif layout.turn_up is not None:
        yield Imbalance("turn-up", f"in {rules.name} no card is turned up")
    if layout.trump is not None and layout.trump == layout.barred_trump:
        yield Imbalance("trump", f"{layout.trump} may not be trumps in this deal")


def _target(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    stops = mechanics_of(rules).target
    if layout.target not in (0, stops):
        yield Imbalance("target", f"play stops at {stops} in {rules.name}, or not before the end (target 0)")
        return
    marked = [own.before + own.score - own.brisque_points for own in layout.standings]
    if (layout.target > 0 and max(marked) >= layout.target) != layout.stopped:
        yield Imbalance("stage", "a deal is stopped when a player has reached the target, and only then")
    if layout.stopped and layout.stage != "over":
        yield Imbalance("stage", "a deal that was stopped is over")
    if layout.stage == "over" and not layout.stopped and any(own.hand for own in layout.standings):
        yield Imbalance("stage", "the deal is not over while cards are held")


def _brisques(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    """Aces and tens taken are those played, but for one just led (laws 1.1)."""
    led = 0 if layout.led is None else layout.led.is_brisque
    gone = sum(card.is_brisque for card in layout.gone) - led
    if not layout.stopped and len(layout.gone) != 2 * layout.tricks + (layout.led is not None):
        due = 2 * layout.tricks + (layout.led is not None)
        yield Imbalance("gone", f"{_cards(due)} must have been played, and {len(layout.gone)} have")
    taken = sum(own.brisques for own in layout.standings)
    if taken != gone or any(own.brisques < 0 for own in layout.standings):
        yield Imbalance("South brisques", f"{gone} aces and tens lie in the tricks, and {taken} have been taken")
    held = sum(laid.card.is_brisque for own in layout.standings for laid in own.table) if rules.reuse.is_polish else 0
    if held > gone:
        yield Imbalance("South table", "more aces and tens lie open than have been taken")


def _window(rules: Rules, layout: Layout) -> Iterator[Imbalance]:
    """What is only remembered while a window is open."""
    open_now = layout.stage in ("window", "choose") or layout.stopped
    told = layout.scored, layout.announced, layout.seven_shown, layout.picked_up is not None, layout.fed_sets
    if any(told) and not open_now:
        yield Imbalance("window", "declarations are remembered while the window is open, and only then")
    if layout.picked_up is not None and not layout.seven_shown and rules.seven.exchange == "after_win_before_draw":
        yield Imbalance("picked-up", "a card is picked up for the seven of trumps: say so, as in `window seven`")
    if layout.fed_sets and not rules.reuse.is_polish:
        yield Imbalance("fed-sets", "only Polish Bezique counts the combinations made of one trick")
    unpaid = rules.reuse.is_polish and layout.led is not None and layout.led == _seven(layout)
    if not 0 <= layout.trick_unpaid <= unpaid:
        yield Imbalance("trick-unpaid", "only a trump seven led in Polish Bezique waits for its points")
    for seat, own in layout.standings.items():
        if any(laid.fresh for laid in own.table) and not (open_now and seat == layout.last_winner):
            yield Imbalance(f"{seat} table", "a card is fresh in the window of the player who laid it")
        if own.fed and seat != layout.turn:
            yield Imbalance(f"{seat} fed", "only the player who is declaring has cards that served just now")


# --- the cards of a seat ---------------------------------------------------------------------------------------


def _table(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    where = f"{seat} table"
    if own.table and in_last_tricks(layout) and not rules.reuse.is_polish:
        yield Imbalance(where, "declared cards are taken up when the stock is gone")
    if len(own.table) > c.SLOTS:
        yield Imbalance(where, f"a table has room for {c.SLOTS} cards")
    size = len(own.table) + len(own.gaps)
    most = rules.hand if layout.amended is None else c.MOST_HELD
    if own.gaps and (rules.reuse.is_polish or size > most or own.gaps[-1] >= size - 1):
        yield Imbalance(where, "an empty place lies between cards, where a declared card has been played")
    for laid in own.table:
        if rules.reuse.is_polish and not opens(laid.card, layout.trump):
            yield Imbalance(where, f"{laid.card} is turned away, not laid open")
        for word in laid.served:
            if word not in DEGREES or not may_serve(rules, laid.card, word, layout.trump):
                yield Imbalance(where, f"{laid.card} cannot have served in {word}")
        if laid.worth and rules.reuse is not Reuse.ASCENDING_VALUE:
            yield Imbalance(where, f"what {laid.card} was worth is not remembered in {rules.name}")


def _sets(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    yield from _pending(rules, layout, seat, own)
    where = f"{seat} whole"
    if own.whole and rules.reuse not in RENEWABLE:
        yield Imbalance(where, f"scored sets are not remembered in {rules.name}")
    used: Counter[tuple[str, int]] = Counter()
    for word, places in own.whole:
        cards = _cards_at(own, places)
        if word == "marriage" or cards is None or not is_one_of(rules, word, cards, layout.trump):
            yield Imbalance(where, f"these cards are not a {word}")
        elif any(word not in own.table[place].served for place in places):
            yield Imbalance(where, f"every card of it has served in {word}: say so on the table")
        used.update((word, place) for place in places)
    if any(count > 1 for count in used.values()):
        yield Imbalance(where, "two whole sets of one kind share no card")
    fed = _cards_at(own, own.fed)
    if fed is None or (own.fed and not rules.reuse.is_polish) or any(not own.table[place].fresh for place in own.fed):
        yield Imbalance(f"{seat} fed", "cards of the trick just won can have served now (Polish Bezique), no others")


def _pending(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    where = f"{seat} pending"
    if own.pending and rules.reuse.is_polish:
        yield Imbalance(where, "in Polish Bezique nothing waits to be scored")
    used: Counter[tuple[str, int]] = Counter()
    for item, places in own.pending:
        cards = _cards_at(own, places)
        if cards is None or not makes(rules, item, cards, layout.trump):
            yield Imbalance(where, f"the cards given are not {item} in {rules.name}")
        used.update((degree_of(item), place) for place in places)
    if any(count > 1 for count in used.values()):
        yield Imbalance(where, "two combinations of one kind that wait share no card")


def _cards_at(own: Standing, places: Iterable[int]) -> list[Card] | None:
    """The table cards in these places; None unless they are different places of the table."""
    found = list(places)
    if len(set(found)) < len(found) or any(not 0 <= place < len(own.table) for place in found):
        return None
    return [own.table[place].card for place in found]


def _pairs(rules: Rules, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    where = f"{seat} pairs"
    if own.pairs and rules.reuse not in RENEWABLE:
        yield Imbalance(where, f"which king married which queen is not remembered in {rules.name}")
    for pair in own.pairs:
        cards = _cards_at(own, pair)
        if cards is None or not is_couple(cards):
            yield Imbalance(where, "a pair is a king and a queen of one suit on the table")
        elif any("marriage" not in own.table[place].served for place in pair):
            yield Imbalance(where, "both cards of a pair have served in marriage: say so on the table")


def _knowledge(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    yield from _known_cards(layout, seat, own)
    blanche = rules.carte_blanche
    if (own.shown and not blanche.points) or (own.series and not (own.shown and blanche.repeat)):
        yield Imbalance(f"{seat} blanche", "no carte blanche can have been shown, or go on")
    if own.has_drawn != (own.drawn is not None):
        yield Imbalance(f"{seat} drawn", "the card drawn is hidden")
    if own.drawn is not None and not (own.series and own.drawn in own.hand):
        yield Imbalance(f"{seat} drawn", "it is a card of the hand, drawn while a carte blanche goes on")
    has_moved = layout.tricks > 0 or (layout.led is not None and seat == leader_of(layout))
    if own.moved != has_moved:
        yield Imbalance(f"{seat} moved", f"{seat} has {'' if has_moved else 'not '}played a card")


def _score(rules: Rules, layout: Layout, seat: Seat, own: Standing) -> Iterator[Imbalance]:
    if own.score < 0 or own.before < 0 or own.score % rules.unit:
        yield Imbalance(f"{seat} score", f"points come in multiples of {rules.unit}")
    counted = layout.stage == "over" and not layout.stopped and rules.brisques is Brisques.END_OF_HAND
    due = 10 * own.brisques if counted else 0
    if own.brisque_points != due:
        yield Imbalance(f"{seat} brisque-points", f"{due} points have been counted for aces and tens")
    if own.score < own.brisque_points:
        yield Imbalance(f"{seat} score", "it holds the points for aces and tens")


def _seven(layout: Layout) -> Card | None:
    return None if layout.trump is None else CARDS[8 * layout.trump]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
