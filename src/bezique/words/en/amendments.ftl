### Irregular acts and the effects of rulings, in a deal.

## Cards

moved-drawn = { NAME($seat) } { DOES($seat, "takes", "take") } from the stock { CARDS($cards) }.
moved-drawn_hidden = { NAME($seat) } { DOES($seat, "takes", "take") } a card from the stock.
moved-drawn_several = { NAME($seat) } { DOES($seat, "takes", "take") } { WORDS($count) } cards from the stock.
moved-returned = { NAME($seat) } { DOES($seat, "puts", "put") } back into the stock { CARDS($cards) }.
moved-returned_hidden = { NAME($seat) } { DOES($seat, "puts", "put") } a card back into the stock.
moved-returned_several = { NAME($seat) } { DOES($seat, "puts", "put") } { WORDS($count) } cards back into the stock.
moved-given = { NAME($seat) } { DOES($seat, "gives", "give") } the other player { CARDS($cards) }.
moved-given_hidden = { NAME($seat) } { DOES($seat, "gives", "give") } the other player a card.
moved-given_several = { NAME($seat) } { DOES($seat, "gives", "give") } the other player { WORDS($count) } cards.
moved-laid = { NAME($seat) } { DOES($seat, "lays", "lay") } on the table { CARDS($cards) }.
moved-taken_back = { NAME($seat) } { DOES($seat, "takes", "take") } back into the hand { CARDS($cards) }.
moved-laid_apart = Laid apart, not to be drawn: { CARDS($cards) }.
moved-laid_apart_hidden = A card of the stock is laid apart and is not drawn.
moved-laid_apart_several = { WORDS($count) } cards of the stock are laid apart and are not drawn.
moved-elsewhere = Cards are put elsewhere: { CARDS($cards) }.
moved-elsewhere_hidden = A card is put elsewhere in the stock.
moved-elsewhere_several = { WORDS($count) } cards are put elsewhere in the stock.
shown-hand = { NAME($seat) } { DOES($seat, "shows", "show") } { CARDS($cards) }.
shown-stock = Seen in the stock: { CARDS($cards) }.

## Draws and turns

amended-draws_more = { NAME($seat) } { DOES($seat, "draws", "draw") } { WORDS($count) } { $count ->
        [one] card
       *[other] cards
    } more than usual at the next draw.
amended-draws_less = { NAME($seat) } { DOES($seat, "draws", "draw") } { WORDS($count) } { $count ->
        [one] card
       *[other] cards
    } fewer than usual at the next draw.
amended-choice = { NAME($seat) } { DOES($seat, "looks", "look") } at both cards of the next draw and { DOES($seat, "takes", "take") } either.
amended-turn = { NAME($seat) } { DOES($seat, "leads", "lead") } now.
event-looked = { NAME($seat) } { DOES($seat, "looks", "look") } at both cards of the draw: { CARDS($cards) }.
event-looked_hidden = { NAME($seat) } { DOES($seat, "looks", "look") } at both cards of the draw.
event-rewound = The cards are taken back to an earlier moment.

## Rights and points

amended-bar_announcing = { NAME($seat) } { DOES($seat, "announces", "announce") } nothing { $until }.
amended-bar_scoring = { NAME($seat) } { DOES($seat, "scores", "score") } nothing { $until }.
amended-bar_counting = { NAME($seat) } { DOES($seat, "counts", "count") } neither brisques nor the last trick { $until }.
until-number = until the number of cards is right
until-trick = until another trick is won
until-deal = in this deal
amended-call = { NAME($seat) } must lead or play { CHOICE($cards) }.
amended-award_last_trick = The last trick counts for: { NAME($seat, "label") }.
amended-award_nobody = Nobody counts the last trick.
amended-award_tricks = All the last tricks count for: { NAME($seat, "label") }.
amended-award_brisques = The brisques that the other player holds count for: { NAME($seat, "label") }.
amended-taken = { NAME($seat) } { DOES($seat, "gives", "give") } brisques up to the other player: { $count }.
amended-rubicon = { NAME($seat) } { DOES($seat, "loses", "lose") } the game as one who is rubiconed.
amended-cancel_again = The deal is void, and the same player deals again.
amended-cancel_passed = The deal is void, and passes to the other player.
amended-cancel_game = The game is void.
said-marked = { $points } for what was marked
said-taken_down = { $points } for what is taken down
said-awarded = { $points } for the other player's error
said-penalty = { $points } for a forfeit
said-taken_back = { $points } for what is taken back
