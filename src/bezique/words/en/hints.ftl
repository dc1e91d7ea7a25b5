### Advice on a decision, with what speaks for it.

## What to do

do-lead = lead { CARD($card) }
do-play = play { CARD($card) }
do-lead_one = lead { CHOICE($cards) }
do-play_one = play { CHOICE($cards) }
do-card = { CARD($card) }
do-choose = take { CARD($card) }
do-score = score { COMBINATION($combination) }
do-announce = announce { COMBINATION($combination) }
do-exchange = exchange the seven for { CARD($card) }
do-show_seven = show the other seven of trumps
do-show = show the carte blanche
do-draw = declare nothing more and draw
do-go_on = declare nothing more and go on

## Advice

advice-best = { $best }: it { $why }.
advice-asked = { $best } rather than { $other }: it { $why }.
advice-close = { $best }, or { $other }: too close to call, but the former { $why }.
advice-close_other = { $best }, or { $other }: too close to call, but the latter { $why }.
advice-close_both = { $best }, or { $other }: too close to call, and each { $why }.
advice-close_call = { $best }, or { $other }: too close to call: nothing speaks for one against another, and none comes out clearly ahead when the next tricks are tried out.
advice-only = { $best }: there is no other choice.
advice-all_alike = { $best }: everything comes to the same here.
part-advice_worth = { $what }: { $points } { DOES($count, "point", "points") }

## Why something is the best, what "it" does: of these facts a sentence names one or two

why-takes_brisque = takes { CARD($led) }
why-takes_with_brisque = takes { CARD($led) } and brings in a second brisque
why-makes_brisque = brings in a brisque by winning
why-spares_brisque = does not give { CARD($card) } away
why-risks_no_brisque = does not risk { CARD($card) }
why-wins_to_score = wins the trick, so that you can score { COMBINATION($combination, "a") } for { $points }
why-wins_last_chance = wins the last trick after which you can score { COMBINATION($combination, "a") }, for { $points }
why-wins_to_exchange = wins the trick, so that you can exchange the seven for { CARD($turn_up) }
why-denies = keeps { NAME($adversary) } from scoring { COMBINATION($combination, "a") } after this trick
why-enough = wins as well and saves { CARD($other) }
why-unbeatable = cannot be beaten
why-unbeatable_to_score = cannot be beaten, so that you can score { COMBINATION($combination, "a") } for { $points }
why-unbeatable_to_deny = cannot be beaten, which keeps { NAME($adversary) } from scoring { COMBINATION($combination, "a") } after this trick
why-surer_to_score = is harder to beat, and winning lets you score { COMBINATION($combination, "a") } for { $points }
why-cheap_lead = gives up the lead cheaply while you have nothing to score
why-offers_not = does not offer { NAME($adversary) } { CARD($card) } for { COMBINATION($combination, "a") }
why-offers_nothing = offers { NAME($adversary) } nothing to lay open
why-keeps_whole = keeps { COMBINATION($combination, "a") } together
why-keeps_but_one = keeps { CARDS($cards) } for { COMBINATION($combination, "a") }, with only { CARDS($missing) } lacking
why-keeps = keeps { CARDS($cards) } towards { COMBINATION($combination, "a") }
why-nears = brings you nearer to { COMBINATION($combination, "a") }, with only { CARDS($missing) } lacking then
why-keeps_announced = keeps { COMBINATION($combination, "a") } that is announced and still to be scored
why-costs_nothing = gives up nothing that you could still declare
why-waits_in_vain = is free to go, for { CARDS($missing) } can no longer come for { COMBINATION($combination, "a") }
why-keeps_seven = keeps the seven of trumps to exchange for { CARD($turn_up) }
why-saves_trump = saves { CARD($card) }, a trump
why-saves_higher_trump = saves { CARD($card) }, the higher trump
why-lies_open = lies on the table already, while its like stays hidden in your hand
why-restores = makes room to score { COMBINATION($combination, "a") } for { $points }
why-scores = brings { $points } points at once
why-scores_last = brings { $points } points at the last chance
why-scores_in_time = brings { $points } points while there { $tricks ->
        [one] is
       *[other] are
    } only { $tricks } more { $tricks ->
        [one] trick
       *[other] tricks
    } after which to declare
why-reaches_target = brings you to the { $points } points of the game
why-passes_rubicon = brings you over the line of { $points }, which saves you from the rubicon
why-leaves = leaves { COMBINATION($combination, "a") } for { $points } to be scored after it
why-announces = lets you score { COMBINATION($combination, "a") } after a later trick
why-takes_turn_up = takes up { CARD($card) }
why-takes_what_lacks = takes up { CARD($card) }, which you lack for { COMBINATION($combination, "a") }
why-makes_trumps = makes { SUIT($suit) } trumps, of which you hold { WORDS($count) }
why-shows_nothing = shows { NAME($adversary) } nothing new
why-draws_brisque = makes { NAME($adversary) } give up { CHOICE($cards) }
why-draws_trump = draws a trump, for { NAME($adversary) } must play { CHOICE($cards) }
why-wins_surely = wins whatever { NAME($adversary) } may play
why-solved = wins { $points } { DOES($points, "point", "points") } more than { $than }, if both play their best
why-tried_out = does a little better than { $than } when the next tricks are tried out
why-tried_out_ahead = comes out { $points } { DOES($points, "point", "points") } ahead of { $than } when the next tricks are tried out
why-rule_of_thumb = is what the rules of thumb advise
why-and = { $first }, and it { $second }
why-and_too = { $first }, and { $second }
