### Why an action is not allowed, and what would be.

## Turn

not_your_turn = It is not your turn: wait for { NAME($turn) }.
deal_over = This deal is over and nothing more can be done in it: go on to the next.
window_open = You won the trick and may still declare: say "done" before you play.
choosing = You are in the middle of declaring { COMBINATION($combination, "a") }: first choose { CHOICE($cards) }.
not_choosing = There is no choice of cards to make: name a combination first.
not_on_menu = Nothing that can be done now has this number: take one that the menu shows.

## Playing

not_held = You do not have { KIND($card) } in your hand: pick a card that you have.
not_on_table = { KIND($card) } does not lie declared before you: pick a card that you have.
must_follow = { LED($led) } and you can follow suit: play { CHOICE($allowed) }.
must_head = { LED($led) } and you can beat it: play { CHOICE($allowed) }.
must_trump = { LED($led) } and you cannot follow suit, but you can trump with { SUIT($trump) }: play { CHOICE($allowed) }.

## Declaring

trick_not_won = Only the winner of a trick may declare, and only before drawing: win a trick first.
stock_gone = The stock is gone, and with it the right to declare or exchange: play the last tricks.
last_draw = In this game nothing is declared once the last draw has come: say "done" and draw.
already_scored = You have scored once for this trick already: announce if you like, and score after the next trick you win.
not_in_game = { COMBINATION($combination, "a") } cannot be declared: this game gives no points for it, so declare something else.
needs_trump = { COMBINATION($combination, "a") } cannot be declared while there are no trumps: wait until a combination has made them.
missing_cards = You lack { CARDS($missing) } for { COMBINATION($combination, "a") }: declare only what you can lay on the table.
fours_need_suits = { COMBINATION($combination, "a") } must come from four different suits in this game: wait for the suit you lack.
cannot_serve = { CARD($card) } cannot serve in { COMBINATION($combination, "a") } now: choose { CHOICE($cards) }.
already_pending = You have announced { COMBINATION($combination, "a") } with these cards before: all that is left is to score it.
only_captured = { COMBINATION($combination, "a") } must use a card of the trick you have just won: wait for a trick that brings one.
two_a_trick = A trick lets you score two combinations at most, each by its own card of that trick: say "done" and play on.
no_announcing = Nothing is announced for later in Polish Bezique: score it now or leave it.

## Cards that have served

already_served = { CARDS($cards) } { DOES($cards, "has", "have") } served in a combination of this kind already: for { COMBINATION($combination, "a") } use fresh cards.
served_higher = { CARDS($cards) } { DOES($cards, "has", "have") } served in { COMBINATION($higher, "a") }, which ranks higher: { COMBINATION($combination, "a") } must come from other cards.
not_worth_more = { CARDS($cards) } { DOES($cards, "has", "have") } earned { $worth } already and may next serve only for more: { COMBINATION($combination, "a") } would bring { $points }.
sequence_from_marriage = { CARDS($cards) } { DOES($cards, "has", "have") } served in a marriage, and in this game such a card is barred from the sequence: use fresh cards.
needs_fresh_card = You have declared { FAMILY($combination) } before: { COMBINATION($combination, "a") } must bring at least one card from your hand.
needs_unused_card = All its cards have served in { FAMILY($combination) } before: { COMBINATION($combination, "a") } must have at least one that has not.
same_pair = { CARDS($cards) } have been married to each other before: choose another pair.
no_married_card_gone = No card of your marriages in { SUIT($suit) } has been played since you scored the last: play one of them, or marry a fresh king and queen.
still_whole = { COMBINATION($combination, "a") } can be scored again only when a card of the first is gone: play { CHOICE($cards) }, then restore it.
too_many_laid = With { COMBINATION($combination, "a") } too many equal cards would lie on the table: first play { CHOICE($cards) }.
served_as_four = { CARDS($cards) } { DOES($cards, "has", "have") } served in a four of the other kind, and a card counts either in four of a rank or in four trumps: for { COMBINATION($combination, "a") } use other cards.

## The seven of trumps

seven_used = You have used this trick for the seven of trumps: say "done", and declare after the next one you win.
declared_already = The seven of trumps cannot be shown together with a declaration: show it after the next trick you win.
picked_up = You picked up { CARD($card) } for the seven this very turn: it can serve from your next trick on.
no_seven = You do not have the seven of { SUIT($trump) }, and no other card can be exchanged: do something else.
seven_paid = This seven has earned its points, and each seven earns them once: keep it or play it.
seven_not_exchanged = The seven of trumps is not exchanged in Polish Bezique: play it, and whoever wins the trick is paid for it.
seven_not_counted = The seven of trumps earns nothing in this game: play it like any other card.
turn_up_is_seven = The card turned up is itself a seven of trumps, so there is nothing to exchange: play yours like any other trump.
exchange_after_trick = The seven of trumps is exchanged only after winning a trick, before drawing: win a trick first.
exchange_on_lead = The seven of trumps is exchanged only by the player on lead: win a trick first.
exchange_before_first_card = The seven of trumps is exchanged only before your first card of the deal: play it like any other trump.
no_turn_up = There is no card turned up to exchange: play the seven of trumps like any other card.

## Carte blanche

not_carte_blanche = You cannot show a carte blanche with { CARDS($cards) }: play a card instead.
no_carte_blanche = A carte blanche earns nothing in this game: play a card instead.
carte_blanche_late = A carte blanche is shown before your first card of the deal: it is too late now, so play a card.
series_over = You have no further card to show for your carte blanche: play a card instead.

## After a ruling

looking = You look at both cards of the draw: first take the upper or the lower.
not_looking = There are no two cards to take from: that comes by a ruling, before a draw.
called = { CHOICE($cards) } was called: you must play it now.
barred_announcing = You may announce nothing { $until }: say "done" when you have scored what waits.
barred_scoring = You may score nothing { $until }: go on without it.
