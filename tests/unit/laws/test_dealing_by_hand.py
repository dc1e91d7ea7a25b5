"""Dealing by packets of any size: what the table accepts is a deal that can be played to its end."""

from __future__ import annotations

import pytest

from bezique.errors import Impossible
from bezique.laws.hands.acts import Claim, DealPacket, act
from bezique.rules.load import rules
from bezique.rules.show import family
from tests.by_hand import Scene
from tests.free_hands import Hands, check, finish
from tests.scale import scaled

CLAIMS = ("misdeal", "too-many-cards", "too-few-cards")


@pytest.mark.parametrize("preset", [*family()])
def test_every_dealing_that_is_accepted_can_be_finished(preset: str) -> None:
    """Packets at random, and claims of what came of them: nobody is left with nothing to do."""
    for seed in range(scaled(6)):
        hands = Hands(preset, str(rules(preset).laws), seed)
        for _ in range(hands.chance.randint(0, 12)):
            size = hands.chance.choice([1, rules(preset).hand, hands.chance.randint(1, rules(preset).hand)])
            if hands.table.deal is None:
                hands.do(hands.table.dealer, DealPacket(size, hands.chance.random() < 0.5))
        if hands.table.deal is None:
            assert hands.do(hands.table.dealer, act("deal"))
        for _ in range(hands.chance.randint(0, 12)):
            claimed = not hands.table.over and not hands.table.rulings and hands.chance.random() < 0.3
            hands.do(hands.somebody(), Claim(hands.chance.choice(CLAIMS))) if claimed else lawful(hands)
        finish(hands)
        check(hands)


def lawful(hands: Hands) -> None:
    """What is due, if anything is."""
    if hands.table.rulings:
        hands.choose()
    elif not hands.table.over:
        hands.lawful()


@pytest.mark.parametrize(
    ("preset", "packets", "why"),
    [
        ("standard", ["8 to you", "8 to you"], "nobody can hold more than 16 cards"),
        ("twelve-card", ["8 to you"], "nobody can hold more than 16 cards"),
    ],
)
def test_a_packet_of_which_no_deal_could_come_is_refused(preset: str, packets: list[str], why: str) -> None:
    scene = Scene.of({"rules": preset}, "foster")
    for packet in packets[:-1]:
        scene.line(f"North deal {packet}")
    with pytest.raises(Impossible, match=f"no deal could come of that: {why}"):
        scene.line(f"North deal {packets[-1]}")
    scene.line("North deal")
    assert scene.table.deal is not None


def test_a_hand_that_would_get_nothing_at_all_is_refused() -> None:
    scene = Scene.of({"rules": "1847"}, "foster")
    scene.line("North deal 1 to me")
    scene.line("North deal 1 to me")
    with pytest.raises(Impossible, match="no deal could come of that: South would have nothing to play"):
        scene.line("North deal 1 to me")
    scene.line("North deal")
    assert scene.table.deal is not None
