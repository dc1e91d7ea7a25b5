"""The sentence above the hand: what is expected of whom."""

from __future__ import annotations

from bezique.game.view import View
from bezique.seats import PerSeat, Seat


def expected_in_deal(seen: View, names: PerSeat[str]) -> str:
    """What is expected while a deal is played."""
    turn = seen.turn
    if turn is None:
        return ""
    if turn != seen.seat:
        doing = {"play": "to lead" if seen.card_led is None else "to play", "window": "to declare or draw"}
        return f"{names[turn]} {doing[seen.stage]}."
    if seen.stage == "choose":
        return "Which card serves?"
    if seen.stage == "window":
        return _window(seen)
    if seen.card_led is None:
        return "Your lead."
    return "Your turn: play a card." if seen.phase == 1 else "Your turn: play a card that is allowed."


def _window(seen: View) -> str:
    then = "draw" if seen.phase == 1 else "go on"
    if len(seen.choices()) == 1:
        return f"Nothing to declare: {then}."
    return f"Declare, or {then}."


def expected_between(stage: str, turn: Seat | None, viewer: Seat | None, names: PerSeat[str], *, ready: bool) -> str:
    """What is expected while no deal is played."""
    if stage == "waiting":
        return "A seat is free: the game begins when somebody sits down."
    if viewer is None or stage == "over":
        return _LOOKED_AT.get(stage, "The next deal is prepared.")
    if ready and stage in ("cut", "between"):
        return "Waiting for the other player."
    mine, other = turn == viewer, "" if turn is None else names[turn]
    return _OWN.get((stage, mine), _OWN.get((stage, False), "Deal when you are ready.")).format(other=other)


_LOOKED_AT = {"cut": "The players cut for deal.", "over": "The game is over."}
_OWN = {
    ("cut", False): "Cut for deal: choose a card of the spread pack.",
    ("choose_dealer", True): "You won the cut: who deals? The other leads.",
    ("choose_dealer", False): "{other} chooses who deals.",
    ("lift", True): "Lift cards off the pack, or guess how many were lifted.",
    ("lift", False): "Waiting for {other}.",
}
"""What is expected between deals, by stage and whether it is one's own turn."""
