"""What somebody types who sits down at the free table for the first time, and what he is told."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from bezique.cards import numbered_pack
from bezique.cli.by_hand import ByHand
from bezique.cli.sitting import Sitting
from bezique.record import DealsFirst, NewDeal, Recorder, faults, header, verify
from bezique.rules.load import rules
from bezique.seats import Seat
from tests.unit.cli.scripted import Script


def newcomer(
    path: Path, typed: Iterable[str], *, dealer: Seat = Seat.NORTH, chosen: str = "standard", number: int = 240
) -> Script:
    """What he is told at South, from the first deal of the numbered packs on."""
    script = Script(typed)
    if path.exists():
        recorder = Recorder.resume(path)
    else:
        laws = str(rules(chosen).laws)
        tags = {"South": "Ann", "North": "Computer (heuristic)", "Laws": laws, "Deal": f"numbered {number}"}
        recorder = Recorder.new(path, header(rules(chosen), **tags))
        recorder.append(DealsFirst(dealer))
    with recorder, suppress(EOFError):
        code = recorder.header.tags["Laws"]
        ByHand(Sitting(recorder, Seat.SOUTH), "heuristic", script.ask, script.tell, code=code).run()
    return script


MISDEAL = ("deal 3 to you", "deal 3 to me", "deal 3 to you", "deal")


def test_a_numbered_pack_that_is_dealt_wrongly_is_followed_by_the_next_number(tmp_path: Path) -> None:
    path = tmp_path / "game"
    told = newcomer(path, [*MISDEAL, "deal"], dealer=Seat.SOUTH)
    assert "The deal is void, and the same player deals again." in told.text
    assert told.text.count("you deal") == 2
    assert faults(path.read_text("utf-8")) == []
    with Recorder.resume(path) as recorder:
        packs = [line.body.pack for line in recorder.record.lines if isinstance(line.body, NewDeal)]
    assert [sorted(pack or ()) for pack in packs] == [sorted(numbered_pack(240, 2))] * 2
    assert packs[0] != tuple(numbered_pack(240, 2))
    assert packs[1] == tuple(numbered_pack(241, 2))


def test_a_game_is_taken_up_after_a_misdeal(tmp_path: Path) -> None:
    """Whether it was left before the new deal or after it, and where the deal was voided before any card was dealt."""
    path = tmp_path / "game"
    newcomer(path, MISDEAL, dealer=Seat.SOUTH)
    newcomer(path, [*MISDEAL, "cut 3", "expose yours", "expose stock"], dealer=Seat.SOUTH)
    told = newcomer(path, ["deal", "hand"], dealer=Seat.SOUTH)
    assert "Hand: " in told.text
    assert faults(path.read_text("utf-8")) == []


def test_a_pack_that_was_dealt_wrongly_is_not_proved_to_be_the_numbered_one(tmp_path: Path) -> None:
    path = tmp_path / "game"
    newcomer(path, MISDEAL, dealer=Seat.SOUTH)
    proofs, found = verify(path.read_text("utf-8"))
    assert [(proof.how, proof.holds) for proof in proofs] == [("unknown", False)]
    assert found == []
