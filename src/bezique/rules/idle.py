"""Options that have no effect beside others: allowed, and said where the rules are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bezique.rules.check import BRISQUE_SETTLEMENTS
from bezique.rules.model import FreshCard, Partie, Reuse, Rules, Settlement


@dataclass(frozen=True, slots=True)
class Idle:
    """Options without effect while `found` holds, and why."""

    keys: tuple[str, ...]
    found: Callable[[Rules], bool]
    reason: str


IDLE: tuple[Idle, ...] = (
    Idle(
        ("seven.exchange", "seven.second", "seven.on_play_phase1", "seven.with_declaration"),
        lambda rules: not rules.has_turn_up,
        "nothing is turned up",
    ),
    Idle(
        ("seven.exchange", "seven.second", "seven.on_play_phase1", "seven.with_declaration"),
        lambda rules: rules.reuse.is_polish,
        "the seven scores for the winner of the trick that holds it",
    ),
    Idle(("trump_repeat",), lambda rules: rules.has_turn_up, "the turn-up decides"),
    Idle(
        ("fresh_card",),
        lambda rules: rules.reuse.is_polish and rules.fresh_card is not FreshCard.NONE,
        "combinations are made of captured cards",
    ),
    Idle(
        ("marriage_crossing",),
        lambda rules: rules.reuse not in (Reuse.RUBICON, Reuse.SIX_PACK),
        f"it belongs to reuse={Reuse.RUBICON} and {Reuse.SIX_PACK}",
    ),
    Idle(
        ("carte_blanche.definition", "carte_blanche.repeat"),
        lambda rules: rules.carte_blanche.points == 0,
        "a carte blanche scores nothing",
    ),
    Idle(("game_end", "end_tie"), lambda rules: rules.target == 0, "every deal is a game"),
    Idle(
        ("partie", "odd_game", "double_game_below", "stake"),
        lambda rules: rules.settlement is not Settlement.RACE,
        "the settlement says what is paid",
    ),
    Idle(("odd_game", "odd_game_when"), lambda rules: rules.partie is Partie.NONE, "no partie is played"),
    Idle(
        ("rescue_may_flip", "brisque_margin"),
        lambda rules: rules.settlement not in BRISQUE_SETTLEMENTS,
        f"it belongs to settlement={' and '.join(BRISQUE_SETTLEMENTS)}",
    ),
)
"""Every such case."""


def idle_reason(rules: Rules, key: str) -> str:
    """Why the option `key` has no effect under these rules; "" where it has one."""
    return next((case.reason for case in IDLE if key in case.keys and case.found(rules)), "")
