"""What points are for."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """What points are for; those after `GUESS` come from amendments."""

    COMBINATION = "combination"
    BRISQUES = "brisques"
    LAST_TRICK = "last_trick"
    SEVEN_TURNED = "seven_turned"
    SEVEN_EXCHANGED = "seven_exchanged"
    SEVEN_SHOWN = "seven_shown"
    SEVEN_PLAYED = "seven_played"
    SEVEN_TAKEN = "seven_taken"
    CARTE_BLANCHE = "carte_blanche"
    CARTE_BLANCHE_DRAW = "carte_blanche_draw"
    LIFT = "lift"
    GUESS = "guess"
    MARKED = "marked"
    TAKEN_DOWN = "taken_down"
    AWARDED = "awarded"
    PENALTY = "penalty"
    TAKEN_BACK = "taken_back"
