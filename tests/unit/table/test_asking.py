"""What is expected between two deals."""

from __future__ import annotations

import pytest

from bezique.seats import PerSeat, Seat
from bezique.table.asking import expected_between

NAMES = PerSeat(("You", "Ben"))


@pytest.mark.parametrize(
    ("dealer", "language", "says"),
    [
        (Seat.SOUTH, "en", "Deal when you are ready."),
        (Seat.NORTH, "en", "Ben deals: go on when you are ready."),
        (Seat.NORTH, "fr", "Ben donne : continuez quand vous êtes prêt."),
    ],
)
def test_who_does_not_deal_is_not_asked_to(dealer: Seat, language: str, says: str) -> None:
    asked = expected_between("between", None, Seat.SOUTH, NAMES, dealer=dealer, ready=False)

    assert asked.said(language).replace("\N{NO-BREAK SPACE}", " ") == says
