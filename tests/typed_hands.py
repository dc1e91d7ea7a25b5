"""A person at the terminal who plays by hand: he errs, claims, looks, and leaves in the middle of it."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

from bezique.cli.by_hand import ByHand
from bezique.cli.sitting import Sitting
from bezique.game.actions import Done, Play
from bezique.laws.hands.turns import missing
from bezique.record import DealsFirst, Recorder, faults, header
from bezique.rules.load import rules
from bezique.seats import Seat

DEALING = (
    *("deal 4 to you", "deal 3 to me", "deal 2 to me", "deal 1 to you", "deal", "cut 3", "cut 20", "lift", "hand"),
    *("expose yours", "expose mine", "expose stock", "cut for deal, 2 exposed", "pack imperfect", "faced 2", "log"),
)
"""What he types while the cards are dealt, right or wrong."""
BESIDE = (
    *("draw", "draw 2", "draw 2 unseen", "draw under 1", "draw 3", "mark 100", "mark 10", "look back", "take back"),
    *("count brisques", "leave heap", "take back, dropped", "", "exchange", "show", "done", "close", "faced 1", "2"),
    *("expose mine", "pack imperfect", "pack imperfect, on floor", "hint", "score", "last", "log", "claim he drew"),
)
"""What he types in play beside cards, combinations and claims."""


class Person:
    """Types lawful acts, and now and then something else; leaves after `most` answers."""

    def __init__(
        self, path: Path, chosen: str, code: str, seed: int, *, most: int = 10_000, wrong: float = 0.1
    ) -> None:
        self.chance = random.Random(seed)
        self.most, self.wrong, self.told = most, wrong, list[str]()
        tags = {"South": "Ann", "North": "Computer (heuristic)", "Laws": code, "Deal": f"numbered {seed}"}
        if path.exists():
            recorder = Recorder.resume(path)
        else:
            recorder = Recorder.new(path, header(rules(chosen), **tags))
            recorder.append(DealsFirst(Seat(seed % 2)))
        self.game = ByHand(Sitting(recorder, Seat.SOUTH), "heuristic", self.ask, self.told.append, code=code)

    def play(self) -> None:
        """Play until the person leaves."""
        with suppress(EOFError):
            self.game.run()
        self.game.sitting.recorder.close()

    @property
    def text(self) -> str:
        return "\n".join(self.told).replace("\n  ", " ")

    def ask(self, _: str) -> str:
        self.most -= 1
        if self.most < 0:
            raise EOFError
        table = self.game.table
        if table is None or table.over:
            return "2" if table is not None and "Another game?" in self.told[-1] else "1"
        if table.rulings:
            ruled = table.rulings[-1]
            key = self.chance.choice(ruled.waiting)
            return f"{key} {ruled.fault.cards[0]}" if key == "call" else key
        if self.chance.random() < self.wrong:
            return self.err()
        return self.lawful()

    def err(self) -> str:
        table = self.game.table
        deal = None if table is None else table.deal
        if table is None or deal is None:
            return self.chance.choice(DEALING)
        own = deal.layout().standings[Seat.SOUTH]
        cards = [*map(str, own.hand), *(f"{each.card}*" for each in own.table)]
        some = " ".join(map(str, self.chance.sample(own.hand, min(4, len(own.hand)))))
        claim = f"claim {self.chance.choice(list(table.laws))}"
        laid = (f"lay four-kings {some}", f"lay bezique {some[:5]}", f"announce four-aces {some}", f"play {some[:5]}")
        played = self.chance.choice(cards) if cards else "close"
        return self.chance.choice([*BESIDE, *laid, *([played, claim, "draw 2", "mark 100"] * 4)])

    def lawful(self) -> str:
        deal = self.game.table.deal if self.game.table else None
        if deal is None or deal.over:
            return ""
        if deal.stage == "window" and deal.phase == 1 and not deal.looking:
            drawing = self.game.table.state.drawing
            score = [str(each) for each in deal.actions() if not isinstance(each, Done)]
            if deal.turn == Seat.SOUTH and (drawing is None or not drawing.taken) and score:
                return self.chance.choice(score)
            due = missing(self.game.table, Seat.SOUTH)
            return "draw" if due == 1 else f"draw {due}" if due else ""
        if deal.turn != Seat.SOUTH:
            return ""
        cards = [str(each) for each in deal.actions() if isinstance(each, Play)]
        return self.chance.choice(cards or [str(each) for each in deal.actions()])


def sat_down(folder: Path, chosen: str, code: str, seed: int, *, most: int, wrong: float = 0.35) -> str:
    """He sits down, plays, leaves, and finds the table as he left it; all that he was told."""
    path = folder / f"{chosen}-{code}-{seed}"
    first = Person(path, chosen, code, seed, most=most, wrong=wrong)
    first.game.naming = seed % 2 == 0
    first.play()
    assert faults(path.read_text("utf-8")) == []
    left = first.game.table
    again = Person(path, chosen, code, seed, most=0)
    found = again.game.table
    again.play()
    if left is None or left.over:
        assert found is None or found.over
    else:
        assert found is not None
        assert (found.deal, found.state, found.faults) == (left.deal, left.state, left.faults)
    assert max(map(len, first.told)) <= 60
    path.unlink()
    return first.text
