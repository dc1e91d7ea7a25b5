### What the table says of itself: what is expected, what lies there, what can be chosen, how it ended.

## What is expected in a deal

ask-to_lead = { NAME($name) } to lead.
ask-to_play = { NAME($name) } to play.
ask-to_declare = { NAME($name) } to declare or draw.
ask-which_serves = Which card serves?
ask-your_lead = Your lead.
ask-your_turn = Your turn: play a card.
ask-your_turn_strict = Your turn: play a card that is allowed.
ask-nothing_draw = Nothing to declare: draw.
ask-nothing_go_on = Nothing to declare: go on.
ask-declare_draw = Declare, or draw.
ask-declare_go_on = Declare, or go on.

## What is expected between deals

ask-waiting = A seat is free: the game begins when somebody sits down.
ask-prepared = The next deal is prepared.
ask-wait = Waiting for the other player.
ask-ready = Deal when you are ready.
ask-ready_other = { NAME($name) } { DOES($name, "deals", "deal") }: go on when you are ready.
ask-cut = Cut for deal: choose a card of the spread pack.
ask-they_cut = The players cut for deal.
ask-who_deals = You won the cut: who deals? The other leads.
ask-he_chooses = { NAME($name) } chooses who deals.
ask-lift = Lift cards off the pack for the deal.
ask-guess = Guess how many cards the dealer has lifted.
ask-wait_for = Waiting for { NAME($name) }.
ask-over = The game is over.

## What lies on the table

part-no_trumps = There are no trumps yet
part-trumps = Trumps are { SUIT($suit) }
part-turned = { $trumps }; the { BARE($card) } is turned up
table-stock_gone = { $trumps }. The stock is gone.
table-stock_uncounted = { $trumps }. The stock may not be counted.
table-stock_left = { $trumps }. { $left ->
    [1] One card is left in the stock.
   *[other] { $left } cards are left in the stock.
}
for-line = { NAME($seat, "label") }: { $what }

## What is agreed beside the game

agreed-taken_back = The last action is taken back.
agreed-begun_anew = The deal is begun anew with the same cards.
agreed-void = The deal is void: the same player deals again.
agreed-resigns = { NAME($seat) } { DOES($seat, "resigns", "resign") }.
agreed-time = { NAME($seat) }: the time has run out, and the game is lost.
agreed-away = { NAME($seat) }: gone for so long that the other claims the game.

## What can be chosen

menu-card = { BARE($card) }
menu-card_served = { BARE($card) } ({ ROW($served) })
menu-laid = { BARE($card) }, served in { ROW($served) }
menu-score = { COMBINATION($combination) } for { $points }
menu-announce = announce { COMBINATION($combination) }
menu-other_seven = show the other seven of trumps for { $points }
menu-exchange = exchange the seven of trumps with the { BARE($card) } for { $points } points
menu-exchange_unseen = exchange the seven of trumps for { $points } points
menu-carte_blanche = show carte blanche for { $points }
menu-draw = draw
menu-go_on = go on
menu-take_upper = take the upper card, the { BARE($card) }
menu-take_lower = take the lower card, the { BARE($card) }
menu-allowed = It is allowed: { $what }.

## What a card has served in, and what points were for

served-marriage = marriage
served-sequence = sequence
served-bezique = bezique
served-double = double
served-triple = triple
served-quadruple = quadruple
served-quintuple = quintuple
served-four = four
served-four_trumps = four trumps
served-five_trumps = five trumps

for-brisques = brisques
for-last_trick = last trick
for-seven_turned = seven turned
for-seven_exchanged = seven exchanged
for-seven_shown = seven shown
for-seven_played = seven played
for-seven_taken = seven taken
for-carte_blanche = carte blanche
for-carte_blanche_draw = carte blanche draw
for-lift = lift
for-guess = guess
for-friend = a friend
for-combination = { COMBINATION($combination) }
for-lost_card_played = { COMBINATION($combination) }, lost: a card of it was played
for-lost_stock_gone = { COMBINATION($combination) }, lost: the stock ran out
for-lost_superseded = { COMBINATION($combination) }, lost: its cards served for more

## How it ended

result-deal = Deal { $number } is over
result-game = The game is over
result-won = { NAME($winner) } { DOES($winner, "wins", "win") }, { $more } to { $less }
result-partie = The partie is over
result-points = Points of the deal: { STANDINGS($scores) }.

## What one player offers the other

offer-undo = { NAME($name) } { DOES($name, "asks", "ask") } to take back the last action.
offer-void = { NAME($name) } { DOES($name, "offers", "offer") } to void the deal: the same player deals again.
offer-rematch = { NAME($name) } { DOES($name, "offers", "offer") } another game.

## Why a request cannot be done

unable-not_seated = You only look on at this table.
unable-no_deal = No deal is being played.
unable-unreadable = This cannot be read: { $text }.
unable-no_hints = There are no hints in a serious game.
unable-no_hint_here = There is no hint here.
unable-nothing_to_decide = A hint is given at your turn, for what you may do.
unable-no_such_phrase = The phrases are { ROW($phrases) }.
unable-away = This could not be kept just now, so nothing was done. Please try again in a moment.
unable-not_now = That cannot be done now.
unable-claim_undecided = The tricks that are left are not decided: the other player can still win one.
unable-concede_undecided = The tricks that are left are not decided: you can still win one.
unable-no_such_place = The spread pack has the places 0 to { $last }.
unable-no_seed = A seed is { $least } to { $most } bytes, two digits 0 to f for each.
unable-place_taken = The other player has taken that card: choose another.
unable-no_such_guess = A guess is a number from 1 to { $most }.

## The rules of a new game

rules-no_effect = { $option } has no effect: { $why }.
