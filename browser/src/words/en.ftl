### The browser application's own words. Each language has the same messages with the same arguments.

## On every page
home = Home
close = Close

## The table: its parts
table-opening = Sitting down at the table ...
table-keys = Keys
table-heading = { $deal ->
    [0] to { $target }
   *[other] deal { $deal } · to { $target }
  }
table-heading-numbered = { $deal ->
    [0] to { $target } · numbered deal { $numbered }
   *[other] deal { $deal } · to { $target } · numbered deal { $numbered }
  }
table-you = You
table-his-cards = { $name }: declared cards
table-his-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
table-my-cards = Your declared cards
table-my-cards-empty = Cards you declare lie here
table-centre = Centre
table-expected = What is expected
table-hand = Hand
table-my-hand = Your hand
table-actions = Actions
table-away = No connection. Your game is safe; trying again.
table-talk = Table talk
talk-spoken = “{ $text }”

## The table: the trick and the stock
trick = Trick
trick-led = led
trick-mine = { $points ->
    [0] you took it
   *[other] you took it, { $points }
  }
trick-his = { $points ->
    [0] { $name } took it
   *[other] { $name } took it, { $points }
  }
trick-your-card = your card
trick-your-lead = your lead
stock = Stock
trumps = { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  } trumps
turn-up = Turn-up: { $rank ->
    [A] ace
    [T] ten
    [K] king
    [Q] queen
    [J] jack
    [9] nine
    [8] eight
   *[7] seven
  } of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  }

## The table: scores
plate-to-move = To move:
plate-away = away { $time }
plate-won = { $count } won
plate-brisques = { $count ->
    [one] one brisque
   *[other] { $count } brisques
  }
plate-due = to score
plate-due-all = { $points } to score: { $what }
plate-score = { $name }: { $score } of { $target }. Where they came from

## The table: declaring
declare = Declare
declare-announce = Announce
declare-announce-this = Announce { $name }
declare-score = Score { $points }

## The table: what can be done
act-last = Last trick
act-hint = Hint
act-undo = Undo
act-move-now = Move now
act-talk = Talk
act-more = More
act-claim = Claim the rest
act-concede = Concede the rest
act-offer-void = Offer to void the deal
act-same-deal = Same deal again
act-resign = Resign
act-resign-sure = Resign: are you sure?

## The table: before, between and after deals
stage-waiting = Waiting for your friend
stage-code = Code:
stage-copy = Copy the link
stage-copied = Copied
stage-cut-at = Cut at card
stage-cut = Cut
stage-i-deal = I deal
stage-i-lead = I lead, the other deals
stage-deal = Deal
stage-cards = Cards
stage-lift = Lift
stage-guess = Guess
stage-agree = Agree
stage-decline = Decline
stage-claim = Claim the game
stage-wait = Keep waiting
stage-claim-in = The game can be claimed in { $seconds } s.
result = Result
result-seal = Seal of deal { $deal }:
result-next-deal = Next deal
result-next-game = Next game
result-rematch = Rematch
result-replay = Replay
result-save = Save the record

## The table: sheets
sheet-scores = Where the points came from
sheet-for = For
sheet-trick = trick { $number }
sheet-no-trick = No trick can be looked at.
keys-walk = Left, Right, Home, End
keys-walk-does = through my cards
keys-row = Up, Down
keys-row-does = from row to row
keys-choose = Enter, Space
keys-choose-does = choose; again to play
keys-place = 1 to 9, 0
keys-place-does = the card with that place; in declare the row
keys-announce-does = announce the row
keys-draw-does = draw, declare nothing
keys-seven-does = the seven
keys-why-does = why not this card
keys-last-does = last trick
keys-hint-does = hint
keys-undo-does = undo
keys-talk-does = talk
keys-score-does = scores
keys-read = R, then H, T, S or C
keys-read-does = read hand, table, stock or score
keys-escape = Esc
keys-escape-does = close, unchoose

## Settings of the table
set-sort = Sort my cards
set-sort-suit = by suit
set-sort-rank = by rank
set-sort-drawn = as drawn
set-one-tap = One tap plays a card
set-draw-for-me = Draw for me when there is nothing to declare
set-letters = Letters are keys at the table
set-stay = A finished trick stays
set-stay-seconds = { $seconds } s
set-stay-tap = until a tap

## What is read aloud when asked for
read-hand = Your hand: { $cards }.
read-table = Your declared cards: { $mine }. { $name }: { $his }. The trick: { $trick }.
read-stock-nothing = Nothing is told of the stock.
read-score = You { $mine }, { $name } { $his }, to { $target }.
read-due-mine = You have to score: { $what }.
read-due-his = { $name } has to score: { $what }.
read-nothing = nothing
