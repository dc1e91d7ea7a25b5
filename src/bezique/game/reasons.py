"""Which bar keeps a declaration off the menu.

Nothing is judged here a second time. The bars are lifted one after another on a copy of the deal, the lightest first,
and each time the core is asked whether the declaration would now be allowed: the bar lifted last is the reason.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import (
        AFTER_WIN,
        ASCENDING,
        HELD,
        NONE,
        PLAY,
        SIX_PACK,
        SUITS,
        WINDOW,
        low_bit,
    )
    from bezique.game.deal import Deal

ON_CARDS_TOGETHER = ("two_a_trick", "needs_fresh_card", "too_many_laid", "no_married_card_gone", "same_pair")
"""The bars to certain cards together, the lightest first."""

ON_THE_SEVEN = (
    "seven_used",
    "declared_already",
    "last_draw",
    "wrong_moment",
    "turn_up_is_seven",
    "seven_paid",
    "no_seven",
)
"""The bars to exchanging the seven, the lightest first."""


def may_declare(deal: Deal) -> bool:
    """Whether the window that is open is open to combinations, as the menu has it."""
    return deal.may_declare()


def points_of(deal: Deal, combination: int) -> int:
    """What a combination would earn now; -1 where it cannot be declared."""
    return deal.value_of(combination)


def bar_to(deal: Deal, me: int, combination: int) -> tuple[str, int, int, list[int]]:
    """What keeps `me` from newly declaring a combination in the window that is open.

    A code of the refusals; for cards that have served, the degree they served in and their slots; for cards that are
    missing, their places as `Combinations.list_places` has them.
    """
    trial = deal.copy()
    if trial.value_of(combination) < 0:
        return ("needs_trump" if worth_with_trumps(trial, combination) else "not_in_game"), 0, 0, []
    for code in ON_CARDS_TOGETHER:
        if code == "too_many_laid":
            if limited(trial, me, combination):
                return code, 0, trial.of_the_same_kind(me), []
            continue
        lift(trial, me, code, 0)
        if trial.can_declare(me, combination):
            return code, 0, 0, []
    return bar_to_cards(trial, me, combination)


def worth_with_trumps(trial: Deal, combination: int) -> bool:
    """Whether a combination would earn something if some suit were trumps."""
    if trial.trump_suit >= 0:
        return False
    for suit in range(SUITS):
        trial.trump_suit = NONE if suit == trial.barred_trump else suit
        if trial.value_of(combination) >= 0:
            return True
    return False


def limited(deal: Deal, me: int, combination: int) -> bool:
    """Whether it is the cards of its kind on the table that bar a combination: without them it would be allowed."""
    deal.prepare(me, combination, False)
    if deal.rules_table.reuse != SIX_PACK or not deal.enough(me):
        return False
    trial = deal.copy()
    slots = trial.of_the_same_kind(me)
    while slots:
        trial.take_off(me, low_bit(slots))
        slots &= slots - 1
    return trial.can_declare(me, combination)


def bar_to_cards(trial: Deal, me: int, combination: int) -> tuple[str, int, int, list[int]]:
    """What keeps single cards from serving, or which are missing; the bars to cards together are lifted."""
    trial.prepare(me, combination, False)
    places = lacking(trial, me)
    if not places:
        return ("only_captured" if trial.rules_table.polish else "too_many_laid"), 0, trial.of_the_same_kind(me), []
    points = trial.value_of(combination)
    for code, degree in bars_to_cards(trial):
        slots = freed(trial, me, code, degree, points)
        if slots:
            short = places
            trial.prepare(me, combination, False)
            places = lacking(trial, me)
            if not places:
                return code, degree, slots & slots_for(trial, me, short), []
    trial.picked_up = NONE
    missing = lacking(trial, me)
    return ("missing_cards" if missing else "picked_up"), 0, 0, missing


def bars_to_cards(trial: Deal) -> list[tuple[str, int]]:
    """The bars to a card on the table for the combination prepared, the lightest first, each with its degree."""
    degree = trial.degree
    equal = "still_whole" if trial.rules_table.renewable else "already_served"
    bars = [("already_pending", degree), ("not_worth_more" if trial.rules_table.reuse == ASCENDING else equal, degree)]
    barred = trial.rules_table.barred_by[degree]
    while barred:
        bars.append(("served_higher", low_bit(barred)))
        barred &= barred - 1
    return bars


def freed(trial: Deal, me: int, code: str, degree: int, points: int) -> int:
    """Lift a bar to single cards; the slots of those that may serve from now on are returned."""
    before = trial.usable_slots(me, trial.degree, points)
    lift(trial, me, code, degree)
    return trial.usable_slots(me, trial.degree, points) & ~before


def lacking(trial: Deal, me: int) -> list[int]:
    """The places of the combination prepared for which there is no card."""
    found = []
    for i in range(trial.need):
        earlier = 0
        for j in range(i):
            if trial.place[j] == trial.place[i]:
                earlier += 1
        if trial.supply(me, trial.place[i]) <= earlier:
            found.append(trial.place[i])
    return found


def slots_for(trial: Deal, me: int, places: list[int]) -> int:
    """The slots of all cards on the table that are right for one of these places."""
    slots = 0
    for place in places:
        slots |= trial.slots_of_place(me, place)
    return slots


def lift(trial: Deal, me: int, code: str, degree: int) -> None:
    """Lift one bar to a combination."""
    if code == "two_a_trick":
        trial.fed = trial.fed_sets = 0
    elif code == "needs_fresh_card":
        trial.announced[me] = 0
    elif code == "no_married_card_gone":
        trial.remarry[me] = 15
    elif code == "same_pair":
        for slot in range(HELD):
            trial.partners[me][slot] = 0
    elif code == "already_pending":
        trial.pending_in[me][degree] = 0
    elif code == "still_whole":
        trial.live[me][degree] = 0
    elif code == "not_worth_more":
        for slot in range(HELD):
            trial.worth[me][slot] = 0
    else:
        trial.served[me][degree] = 0


def bar_to_seven(deal: Deal, me: int) -> str:
    """What keeps `me` from exchanging the seven of trumps, as a code of the refusals.

    Asked only where the rules know the exchange and a card lies turned up; "wrong_moment" stands for any moment but
    the one that the rules name.
    """
    trial = deal.copy()
    for code in ON_THE_SEVEN:
        lift_for_seven(trial, me, code)
        if trial.can_exchange(me):
            return code
    return "no_seven"


def lift_for_seven(trial: Deal, me: int, code: str) -> None:
    """Lift one bar to the exchange."""
    if code == "seven_used":
        trial.seven_now = 0
    elif code == "declared_already":
        trial.scored_now = trial.announced_now = 0
    elif code == "last_draw":
        trial.left += 2
    elif code == "wrong_moment":
        trial.stage_number = WINDOW if trial.rules_table.seven_exchange == AFTER_WIN else PLAY
        trial.led = NONE
        trial.moved[me] = 0
    elif code == "turn_up_is_seven":
        trial.turn_up_kind = 8 * trial.trump_suit + 1
    elif code == "seven_paid":
        trial.paid[me] = 0
    else:
        trial.hold(me, 8 * trial.trump_suit)


def without_rulings(deal: Deal) -> Deal:
    """The same deal as if no ruling had taken a right from anybody, or called a card."""
    trial = deal.copy()
    for me in range(2):
        trial.barred[me] = trial.called[me] = 0
    trial.menu_known = False
    return trial
