"""What the evaluator makes of menus, against the same worked out with deals alone."""

from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import rules
from bezique.search.features import Features
from bezique.search.groups import MOMENTS
from bezique.search.net import Net
from bezique.search.policy import Policy
from bezique.search.stored import net_of
from tests.scale import scaled
from tests.unit.search.test_features import PRESETS, deals
from tests.unit.search.test_net import some_weights

DONE = 64 + 31


def worth(deal: Deal, number: int, net: Net) -> float | None:
    """The points that an entry brings at once and what is expected after it; None where a choice of cards follows."""
    me = deal.acting
    features = Features()
    polish = deal.rules.reuse.is_polish
    if number == DONE:
        if polish and deal.phase == 2 and not any(map(deal.hand_size, (0, 1))):
            return 0.0
        features.describe(deal, me, MOMENTS.index("closed"))
        return net.points(features)
    after = deal.copy()
    after.take(number)
    if after.stage == "choose":
        return None
    if deal.stage != "play" and deal.stock_left == 2 and after.trump == deal.trump and not polish:
        # nothing more can be declared, and all cards are taken up
        features.describe(deal, me, MOMENTS.index("closed"))
        return ahead(after, me) - ahead(deal, me) + net.points(features)
    if deal.stage != "play":
        moment = "acted" if deal.stage == "choose" or not_more(after) else "open"
    elif after.stage == "play":
        moment = "led"
    else:
        moment = "won" if after.turn == me else "lost"
    features.describe(after, me, MOMENTS.index(moment))
    return ahead(after, me) - ahead(deal, me) + net.points(features)


def not_more(deal: Deal) -> bool:
    """Whether nothing can be scored any more in this window, whatever the cards."""
    late = deal.stock_left == 2 and not deal.rules.last_draw_declare
    seven = deal.seven_now and not deal.rules.seven.with_declaration
    return bool(deal.scored_now or late or seven)


def ahead(deal: Deal, me: int) -> int:
    """What a seat is ahead, all brisques taken counted."""
    scores, brisques = deal.scores, deal.brisques
    late = deal.rules.brisques == "end_of_hand" and not deal.over
    return scores[me] - scores[1 - me] + (10 * (brisques[me] - brisques[1 - me]) if late else 0)


@pytest.mark.parametrize("text", [*PRESETS, "standard,brisques=end_of_hand"])
def test_values_are_points_at_once_and_what_is_expected_after(text: str) -> None:
    net = Net()
    net.set_weights(some_weights())
    for deal in deals(text, scaled(30)):
        policy = Policy(deal.rules, net)
        values = policy.values(deal)
        assert values
        assert set(values) <= set(deal.choices())
        if len(values) > 1:
            for number, value in values.items():
                expected = worth(deal, number, net)
                assert expected is None or value == pytest.approx(expected, rel=1e-4, abs=0.05)


@pytest.mark.parametrize("text", ["standard", "rubicon", "six-pack", "eight-pack", "polish"])
def test_what_is_hidden_makes_no_difference(text: str) -> None:
    net = Net()
    net.set_weights(some_weights())
    for deal in deals(text, scaled(30)):
        policy = Policy(deal.rules, net)
        seen = view(deal, deal.turn)
        assert policy.values(worlds(seen, Chance(1))) == policy.values(worlds(seen, Chance(2))) == policy.values(deal)


def test_nothing_is_announced_before_something_is_scored() -> None:
    policy = Policy(rules("standard"), net_of("standard"))
    for number in range(scaled(50)):
        deal = Deal(rules("standard"), numbered_pack(number, 2), 0)
        chance = Chance(number)
        while deal.phase == 1:
            announcements = [each for each in policy.values(deal) if each >= 96 and deal.stage == "window"]
            assert not announcements or deal.scored_now or not [each for each in deal.choices() if 64 <= each < 92]
            deal.take_random(chance)


def test_before_a_lead_nothing_has_been_chosen() -> None:
    """What a seat expects when both have drawn depends on its own cards and on whose lead it is."""
    for text in ("standard", "polish"):
        chosen = rules(text)
        policy, net = Policy(chosen, net_of("standard")), net_of("standard")
        for number in range(scaled(10)):
            deal = Deal(chosen, numbered_pack(number, 2), number % 2)
            features = Features()
            for me in range(2):
                features.describe(deal, me, MOMENTS.index("leading" if deal.turn == me else "waiting"))
                assert policy.ready(deal, me) == pytest.approx(net.points(features), abs=0.02)
                assert policy.ready(worlds(view(deal, me), Chance(1)), me) == policy.ready(deal, me)


def test_a_search_also_tries_to_play_on_without_exchanging_the_seven() -> None:
    policy, found = Policy(rules("modern"), net_of("standard")), 0
    exchange = 63
    for deal in deals("modern", scaled(400)):
        entries = policy.entries(deal)
        if exchange in deal.choices():
            found += 1
            after = deal.copy()
            after.take(exchange)
            gain = ahead(after, deal.acting) - ahead(deal, deal.acting)
            assert set(entries) == set(deal.choices())
            if len(after.choices()) > 1 and exchange not in after.choices():
                assert entries[exchange] == pytest.approx(gain + max(policy.values(after).values()), abs=0.01)
        else:
            assert entries == policy.values(deal)
    assert found or scaled(400) < 400
