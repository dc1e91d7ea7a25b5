"""The numbers by which the rule players judge: one set made by hand, one found by a search. Neither changes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What matters how much, in points unless something else is said.

    `draw_scale`: scale of the chance to draw a given unseen card. `need_discount`: factor for what a combination
    still lacks. `trump_base`, `trump_slope`: keeping a trump, and more for every two ranks. `plain_ace`,
    `plain_ten`, `plain_court`: keeping an ace, a ten, a king or queen that is no trump. `loss_cost`, `win_value`:
    losing and winning a trick as such. `urgency`: the share of a ready declaration that hangs on this trick;
    `late_urgency`: the share added in the last eight drawing tricks. `brisque`: one brisque taken. `over_*`,
    `ruff_*`: factors for the chance that a card led is beaten in its suit and by a trump. `lead_cost`: half of what
    a beaten lead costs beyond the trick.
    """

    draw_scale: float
    need_discount: float
    trump_base: float
    trump_slope: float
    plain_ace: float
    plain_ten: float
    loss_cost: float
    win_value: float
    urgency: float
    late_urgency: float
    brisque: float
    over_brisque: float
    ruff_brisque: float
    over_other: float
    ruff_other: float
    plain_court: float
    lead_cost: float


BY_HAND = Weights(
    draw_scale=0.80,
    need_discount=0.80,
    trump_base=1.5,
    trump_slope=3.0,
    plain_ace=8.0,
    plain_ten=2.0,
    loss_cost=4.0,
    win_value=6.0,
    urgency=0.30,
    late_urgency=0.8,
    brisque=10.0,
    over_brisque=0.55,
    ruff_brisque=0.60,
    over_other=0.35,
    ruff_other=0.15,
    plain_court=0.3,
    lead_cost=1.0,
)
"""Set by hand."""

TUNED = Weights(
    draw_scale=0.8,
    need_discount=0.646839,
    trump_base=1.79759,
    trump_slope=4.29078,
    plain_ace=8.0,
    plain_ten=2.0,
    loss_cost=4.02719,
    win_value=2.61255,
    urgency=0.0749876,
    late_urgency=0.617168,
    brisque=8.40596,
    over_brisque=0.409007,
    ruff_brisque=0.6,
    over_other=0.35,
    ruff_other=0.136264,
    plain_court=0.291472,
    lead_cost=0.121233,
)
"""Found by an evolution strategy that began with those set by hand."""
