### What happened at the table, and what players say.

## What happened

event-dealt = { NAME($seat) } { DOES($seat, "receives", "receive") } { CARDS($cards) }.
event-dealt_hidden = { NAME($seat) } { DOES($seat, "receives", "receive") } a hand.
event-turned_up = The card turned up is { CARD($card) }: { SUIT($card) } are trumps.
event-led = { NAME($seat) } { DOES($seat, "leads", "lead") } { CARD($card) }.
event-led_laid = { NAME($seat) } { DOES($seat, "leads", "lead") } { CARD($card) } from the table.
event-played = { NAME($seat) } { DOES($seat, "plays", "play") } { CARD($card) }.
event-played_laid = { NAME($seat) } { DOES($seat, "plays", "play") } { CARD($card) } from the table.
event-took_trick = { NAME($seat) } { DOES($seat, "takes", "take") } the trick.
event-took_trick_for = { NAME($seat) } { DOES($seat, "takes", "take") } the trick, { $said }.
event-opened = { NAME($seat) } { DOES($seat, "lays", "lay") } open { CARDS($cards) }.
event-four = The four are { CARDS($cards) }.
event-announced = { NAME($seat, "label") }: { COMBINATION($combination) }, to score.
event-trump_made = { SUIT($suit) } are trumps.
event-exchanged = { NAME($seat) } { DOES($seat, "exchanges", "exchange") } { CARD($gave) } for { CARD($took) }.
event-exchanged_same = { NAME($seat) } { DOES($seat, "shows", "show") } { CARD($gave) } and { DOES($seat, "swaps", "swap") } it for the one turned up.
event-showed = { NAME($seat) } { DOES($seat, "shows", "show") } carte blanche: { CARDS($cards) }.
event-showed_drawn = { NAME($seat) } { DOES($seat, "shows", "show") } the card drawn, { CARDS($cards) }.
event-drew = { NAME($seat) } { DOES($seat, "draws", "draw") } { CARD($card) }.
event-drew_hidden = { NAME($seat) } { DOES($seat, "draws", "draw") } a card.
event-took_turn_up = { NAME($seat) } { DOES($seat, "takes", "take") } the card turned up, { CARD($card) }.
event-stock_gone = The stock is gone, and the last tricks begin.
event-took_up = { NAME($seat) } { DOES($seat, "takes", "take") } back from the table { CARDS($cards) }.
event-deal_over = The deal is over: { STANDINGS($scores) }; brisques: { STANDINGS($brisques) }.
event-deal_over_scores = The deal is over: { STANDINGS($scores) }.
event-deal_stopped = The deal stops at the target: { STANDINGS($scores) }; brisques: { STANDINGS($brisques) }.
event-deal_stopped_scores = The deal stops at the target: { STANDINGS($scores) }.
lost-card_played = { NAME($seat) } can no longer score { COMBINATION($combination, "a") }: a card of it is played.
lost-stock_gone = { NAME($seat) } can no longer score { COMBINATION($combination, "a") }: the stock is gone.
lost-superseded = { NAME($seat) } can no longer score { COMBINATION($combination, "a") }: its cards served for more.

## What is said: parts of a sentence, and the two sentences that hold them

said-combination = { WORDS($points) } for { COMBINATION($combination) }
said-pending_combination = { WORDS($points) } for { COMBINATION($combination) }, announced before
said-brisques = { $points } for brisques
said-last_trick = { $points } for the last trick
said-seven_turned = { $points } for turning up the seven
said-seven_exchanged = { WORDS($points) } for the seven of trumps
said-seven_shown = { WORDS($points) } for the other seven of trumps
said-seven_played = { $points } for playing the seven of trumps
said-seven_taken = { $points } for taking the seven of trumps
said-carte_blanche = { WORDS($points) } for carte blanche
said-carte_blanche_draw = { WORDS($points) } for carte blanche again
said-lift = { $points } for lifting the right number of cards
said-guess = { $points } for guessing the number lifted
said-and = { JOIN($parts) }
say-waiting = { WORDS($waiting) } to score
say-scored_waiting = { $said }, and { WORDS($waiting) } to score
say-scored_older = { COMBINATION($combination) }, { WORDS($points) }, and { WORDS($waiting) } to score
say-scored_equal = I score { WORDS($points) }, and { WORDS($waiting) } for { COMBINATION($combination) } to score
say-line = { $line }.
say-by = { NAME($speaker, "label") }: { $line }.
