"""The sentence above the hand: what is expected of whom."""

from __future__ import annotations

from bezique.game.view import View
from bezique.seats import PerSeat, Seat
from bezique.words import Saying, saying


def expected_in_deal(seen: View, names: PerSeat[str]) -> Saying | None:
    """What is expected while a deal is played."""
    turn = seen.turn
    if turn is None:
        return None
    if turn != seen.seat:
        return saying(_awaited(seen), name=names[turn])
    if seen.stage == "choose":
        return saying("ask.which_serves")
    if seen.stage == "window":
        nothing = len(seen.choices()) == 1
        return saying(f"ask.{'nothing' if nothing else 'declare'}_{'draw' if seen.phase == 1 else 'go_on'}")
    if seen.card_led is None:
        return saying("ask.your_lead")
    return saying("ask.your_turn" if seen.phase == 1 else "ask.your_turn_strict")


def _awaited(seen: View) -> str:
    if seen.stage == "window":
        return "ask.to_declare"
    return "ask.to_lead" if seen.card_led is None else "ask.to_play"


def expected_between(
    stage: str, turn: Seat | None, viewer: Seat | None, names: PerSeat[str], *, dealer: Seat | None, ready: bool
) -> Saying:
    """What is expected while no deal is played; `dealer` gives the cards next."""
    if stage == "waiting":
        return saying("ask.waiting")
    if viewer is None or stage == "over":
        return saying(_LOOKED_AT.get(stage, "ask.prepared"))
    if ready and stage in ("cut", "between"):
        return saying("ask.wait")
    if stage == "between" and dealer is not None and dealer != viewer:
        return saying("ask.ready_other", name=names[dealer])
    mine = turn == viewer
    code = _OWN.get((stage, mine), _OWN.get((stage, False), "ask.ready"))
    return saying(code) if turn is None else saying(code, name=names[turn])


_LOOKED_AT = {"cut": "ask.they_cut", "over": "ask.over"}
_OWN = {
    ("cut", False): "ask.cut",
    ("choose_dealer", True): "ask.who_deals",
    ("choose_dealer", False): "ask.he_chooses",
    ("lift", True): "ask.lift",
    ("lift", False): "ask.wait_for",
    ("guess", True): "ask.guess",
    ("guess", False): "ask.wait_for",
}
"""What is expected between deals, by stage, lifting apart from guessing, and whether it is one's own turn."""
