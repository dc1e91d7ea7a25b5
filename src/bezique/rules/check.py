"""Options that contradict each other, each with the reason (laws 2.5).

An option that merely has no effect beside another is allowed; refused is what cannot be dealt, what cannot happen,
and what says two different things.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bezique.errors import BadRules
from bezique.rules.model import Brisques, DrawOrder, Partie, Rules, Settlement, SevenExchange, TrumpSource

BRISQUE_SETTLEMENTS = (Settlement.PORTLAND, Settlement.BICYCLE)
"""The settlements that add brisques only to break a tie or to save a rubicon (laws 3.7)."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """One thing that rules cannot be: `found` tells whether they are, `reason` is a sentence that says why not.

    `reason` is filled from the attributes of the rules, from `dealt`, the number of cards that the packets deal, and
    from `under` and `over`, the scores next to the target; `keys` are the options that quarrel, the one to blame first.
    """

    code: str
    keys: tuple[str, ...]
    found: Callable[[Rules], bool]
    reason: str

    def sentence(self, rules: Rules) -> str:
        """The reason for these rules."""
        packets = "-".join(map(str, rules.packets))
        under = rules.target // rules.unit * rules.unit
        scores = {"under": under, "over": under + rules.unit}
        return self.reason.format(rules=rules, packets=packets, dealt=sum(rules.packets), **scores)


def _needs_packs(name: str, packs: int, why: str) -> Contradiction:
    key = f"combinations.{name}"
    members = ("points",) if "_trumps" not in name else ("aces.points", "tens.points", "kings.points", "queens.points")
    members = members if "_trumps" not in name else (*members, "jacks.points")
    return Contradiction(
        code=f"packs_for_{name}",
        keys=(*(f"{key}.{member}" for member in members), "packs"),
        found=lambda rules: rules.packs < packs and any(held.split(".")[0] == name for held in rules.combinations),
        reason=f"{why}, and packs={{rules.packs}}: play with at least {packs}, "
        f"or leave the combination out ({key}{'.<rank>' if '_trumps' in name else ''}=absent)",
    )


MOST_POLISH_PACKS = 3
"""17 open cards a pack (A K Q J of four suits, and the trump ten): 64 places hold those of three."""

CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction(
        "packets_do_not_add_up",
        ("packets", "hand"),
        lambda rules: sum(rules.packets) != rules.hand,
        "the packets {packets} deal {dealt} cards and a hand is {rules.hand}: give packets that add up, or singly",
    ),
    Contradiction(
        "no_stock",
        ("hand", "packs"),
        lambda rules: rules.seats * rules.hand + rules.has_turn_up >= rules.pack_size,
        "two hands of {rules.hand} leave no stock in a pack of {rules.pack_size}: deal fewer cards or use more packs",
    ),
    _needs_packs("double", 2, "a double bezique is two equal queens and two equal jacks"),
    _needs_packs("triple", 3, "a triple bezique is three equal queens and three equal jacks"),
    _needs_packs("quadruple", 4, "a quadruple bezique is four equal queens and four equal jacks"),
    _needs_packs("quintuple", 5, "a quintuple bezique is five equal queens and five equal jacks"),
    _needs_packs("four_trumps", 4, "four of a rank in trumps are four equal cards"),
    _needs_packs("five_trumps", 5, "five of a rank in trumps are five equal cards"),
    Contradiction(
        "seven_points_without_turn_up",
        ("seven.points", "trump_source"),
        lambda rules: not rules.has_turn_up and rules.seven.points > 0,
        "the seven of trumps scores for its exchange with the turn-up and nothing is turned up: add seven.points=0, "
        "or trump_source=turn_up",
    ),
    Contradiction(
        "turned_seven_without_turn_up",
        ("seven.turned_to_dealer", "trump_source"),
        lambda rules: not rules.has_turn_up and rules.seven.turned_to_dealer > 0,
        "the dealer scores for turning up a seven and nothing is turned up: add seven.turned_to_dealer=0, "
        "or trump_source=turn_up",
    ),
    Contradiction(
        "first_card_exchange_without_turn_up",
        ("seven.exchange", "trump_source"),
        lambda rules: not rules.has_turn_up and rules.seven.exchange is SevenExchange.BEFORE_FIRST_CARD,
        "the seven is to be exchanged before one's first card, when nothing is turned up and there are no trumps yet: "
        "take another seven.exchange, or trump_source=turn_up",
    ),
    Contradiction(
        "barred_trump_with_turn_up",
        ("trump_repeat", "trump_source"),
        lambda rules: rules.has_turn_up and not rules.trump_repeat,
        "a suit cannot be barred from being trumps twice running when the turn-up decides: add trump_repeat=true, "
        "or a trump_source where a declaration decides",
    ),
    Contradiction(
        "trumps_without_marriage",
        ("trump_source", "combinations.royal_marriage.points"),
        lambda rules: rules.trump_source is TrumpSource.FIRST_MARRIAGE and "royal_marriage" not in rules.combinations,
        "the first marriage makes trumps and scores as the royal marriage, which is not in the game: give "
        "combinations.royal_marriage points, or take another trump_source",
    ),
    Contradiction(
        "trumps_without_marriage_or_sequence",
        ("trump_source", "combinations.royal_marriage.points", "combinations.sequence.points"),
        lambda rules: (
            rules.trump_source is TrumpSource.FIRST_MARRIAGE_OR_SEQUENCE
            and not {"royal_marriage", "sequence"} & rules.combinations.keys()
        ),
        "the first marriage or sequence makes trumps, and neither combinations.royal_marriage nor "
        "combinations.sequence is in the game: give one of them points, or take trump_source=turn_up",
    ),
    Contradiction(
        "brisques_for_rubicon_in_a_race",
        ("brisques", "settlement"),
        lambda rules: rules.brisques is Brisques.TIE_OR_RUBICON and rules.settlement is Settlement.RACE,
        "brisques are to be counted only for a tie or a rubicon, and settlement=race knows neither: take "
        "brisques=immediate, end_of_hand or never, or a settlement with a rubicon",
    ),
    Contradiction(
        "brisques_counted_twice",
        ("brisques", "settlement"),
        lambda rules: rules.brisques.bring_points and rules.settlement in BRISQUE_SETTLEMENTS,
        "brisques={rules.brisques} puts the brisques into every score and settlement={rules.settlement} adds them "
        "again for a tie or a rubicon: take brisques=tie_or_rubicon or never",
    ),
    Contradiction(
        "target_between_scores",
        ("target",),
        lambda rules: rules.settlement is Settlement.RACE and rules.target % rules.unit > 0,
        "every score is a multiple of {rules.unit}, so that nobody can have {rules.target}, and the game would go to "
        "{over}: take target={under} or target={over}",
    ),
    Contradiction(
        "settlement_with_target",
        ("settlement", "target"),
        lambda rules: rules.settlement is not Settlement.RACE and rules.target > 0,
        "settlement={rules.settlement} settles every deal as a game of its own, so there is no race to {rules.target}: "
        "add target=0, or settlement=race",
    ),
    Contradiction(
        "settlement_with_double_game",
        ("double_game_below", "settlement"),
        lambda rules: rules.settlement is not Settlement.RACE and rules.double_game_below > 0,
        "a double game belongs to settlement=race; settlement={rules.settlement} has its rubicon instead: "
        "add double_game_below=0",
    ),
    Contradiction(
        "double_game_over_target",
        ("double_game_below", "target"),
        lambda rules: rules.settlement is Settlement.RACE and 0 < rules.target < rules.double_game_below,
        "a loser under {rules.double_game_below} pays double, and a game goes to {rules.target}, so that every loser "
        "would: give double_game_below a number under the target, or add double_game_below=0",
    ),
    Contradiction(
        "settlement_with_partie",
        ("partie", "settlement"),
        lambda rules: rules.settlement is not Settlement.RACE and rules.partie is not Partie.NONE,
        "a partie counts games won and settlement={rules.settlement} pays each deal by its points: "
        "add partie=none, or settlement=race",
    ),
    Contradiction(
        "settlement_with_odd_game",
        ("odd_game", "settlement"),
        lambda rules: rules.settlement is not Settlement.RACE and rules.odd_game > 0,
        "the extra stake on the odd game belongs to a partie, and settlement={rules.settlement} has none: "
        "add odd_game=0, or settlement=race",
    ),
    Contradiction(
        "polish_packs",
        ("packs", "reuse"),
        lambda rules: rules.reuse.is_polish and rules.packs > MOST_POLISH_PACKS,
        "reuse={rules.reuse} lays every scoring card won open for good, and {rules.packs} packs would be more than a "
        "table holds: take at most 3 packs",
    ),
    Contradiction(
        "polish_carte_blanche",
        ("carte_blanche.points", "reuse"),
        lambda rules: rules.reuse.is_polish and rules.carte_blanche.points > 0,
        "reuse={rules.reuse} makes combinations of captured cards only, and a carte blanche is made of dealt ones: "
        "add carte_blanche.points=0",
    ),
)
"""Every contradiction that rules can hold in themselves."""

BY_SEAT_ALONE = Contradiction(
    "by_seat_alone",
    ("draw_order",),
    lambda rules: rules.draw_order is DrawOrder.BY_SEAT,
    "draw_order=by_seat keeps each seat's cards the same at every table and belongs to duplicate deals only: take "
    "winner_first or pone_first",
)
"""What is refused outside duplicate deals."""


def contradictions(rules: Rules, *, duplicate: bool = False) -> list[Contradiction]:
    """What contradicts what in `rules`; empty for rules that can be played. `duplicate`: for a duplicate deal."""
    registry = CONTRADICTIONS if duplicate else (*CONTRADICTIONS, BY_SEAT_ALONE)
    return [item for item in registry if item.found(rules)]


def check(rules: Rules, *, duplicate: bool = False) -> Rules:
    """`rules` themselves; raises BadRules with every reason, one sentence each, where they contradict themselves."""
    faults = contradictions(rules, duplicate=duplicate)
    if faults:
        raise BadRules("; ".join(fault.sentence(rules) for fault in faults), key=faults[0].keys[0])
    return rules
