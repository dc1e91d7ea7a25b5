### The browser application's own words. Each language has the same messages with the same arguments.

## On every page
bezique = Bézique
fetching = Fetching ...
try-again = Try again
server-away = The server is away. Your games are safe: try again in a moment.
server-answered = The server answered { $status }.
name = Your name
nothing-here = There is nothing here
rules = The rules
settings = Settings
about = About
games = All games
join = Join a friend
home = Home
close = Close

## The first page
home-subtitle = A game of cards for two
home-play = Play
home-play-now = Play now
home-with = The computer, { $level } level. { $target ->
    [0] { $rules }.
   *[other] { $rules }, { $target } up.
  }
home-with-computer = The computer, with the settings of the last time.
home-change = Change rules, level or options
home-friend = Play a friend by link
home-continue = Continue
home-none = No games yet. The first takes about twenty minutes.
home-none-running = No game is in progress.
home-besides = Besides
home-join-about = with the code that you were told
home-rules-about = every form of the game
home-score-about = to keep the score of a game with real cards
home-law-about = what the books say when somebody errs at a real table
home-settings-about = look, cards, language and keys
home-about-about = credits and licences

## A game in a list
game-my-turn = ▸ your turn
game-his-turn = the other’s turn
game-waiting = waiting for your friend
game-won = won{ $ended ->
    [time] {" "}on time
    [resigned] {" "}by a resignation
    [away] {", "}the other had gone
   *[other] {""}
  }
game-lost = lost{ $ended ->
    [time] {" "}on time
    [resigned] {" "}by resignation
    [away] {", "}while you were away
   *[other] {""}
  }
game-over = over
game-score = { $mine } – { $his }
game-score-read = You { $mine }, the other { $his }

## All games
games-running = In progress
games-finished = Finished
games-none = No games yet.
games-more = Earlier games
games-delete = Delete
games-delete-this = Delete the game: { $game }
games-delete-sure = Delete it for good? { $against } keeps the game, without your name.
games-delete-sure-computer = Delete it for good?
games-keep = Keep it
games-deleted = The game was deleted.
data = Your data
data-about = There are no accounts. This browser is known by a cookie, and your games belong to it.
data-recovery = Make a recovery link
data-recovery-about = A recovery link brings your games to another browser, or back when the cookie is lost. Keep it to yourself: who has it has your games.
data-recovery-made = This is your link. It is shown this once only; an earlier one is good no more.
data-export = Save all my games
data-export-about = Every game and its record, in one file.
data-delete = Delete everything
data-delete-about = All your games, the recovery link and the cookie.
data-delete-sure = Delete all your games for good? Nothing can bring them back.
data-deleted = { $count ->
    [0] Everything was deleted.
    [one] Everything was deleted, one game with it.
   *[other] Everything was deleted, { $count } games with it.
  }

## The recovery link
recover = Bring your games here
recover-about = This link brings the games of another browser to this one.
recover-do = Bring them here
recover-join = This browser has games of its own. From now on all of them are one archive, in both browsers.
recover-join-do = Put them together
recover-none = There is no secret in this link. Open the whole link that you kept.

## Joining a friend
join-invited = You are invited to play
join-invited-about = A friend waits for you at the table.
join-invited-by = { $name } waits for you at the table.
join-invited-to = The game: { $title }, to { $target }.
join-code = Code
join-sit = Sit down
join-look-on = Look on
join-look-on-about = You see what a bystander would: what lies on the table, and the backs of both hands.

## The invitation
invite-about = Send your friend this link. Whoever opens it first sits down at your table.
invite-link = Link
invite-share = Share
invite-text = Come and play Bézique with me.
invite-code = Or tell the code:
invite-table = To the table

## A new game
new = New game
new-friend = Play a friend
new-against = Against
new-computer = Computer
new-a-friend = A friend
new-level = Level
new-level-of = { $place } of { $count }
new-this-game = This game
new-target = Points to win
new-kind = Kind
new-practice = Practice
new-serious = Serious
new-practice-about = hints, and moves can be taken back
new-serious-about = no hints, nothing taken back
new-dealer = First dealer
new-dealer-cut = by cutting
new-dealer-me = me
new-dealer-other = the other
new-memory = What can be looked up
new-memory-about = { $memory ->
    [strict] A trick is seen until its winner has drawn. Nothing is counted or written down before the end of the deal.
    [last-trick] The last trick can be looked at. There is no talk, no count and no list of points before the end of the deal.
   *[full] All that was said and played, each point, and the tricks and brisques taken.
  }
new-memory-computer = everything, as usual
new-memory-friend = the last trick, as usual
new-memory-full = everything played
new-memory-last = the last trick
new-memory-strict = nothing
new-clock = Clock
new-clock-none = none
new-clock-move-seconds = { $count } seconds a move
new-clock-game = { $count } minutes a game
new-clock-days = { $count ->
    [one] one day a move
   *[other] { $count } days a move
  }
new-claim = When the other is away, the game can be claimed after
new-claim-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
new-claim-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
new-watched = Others may look on
new-watched-about = by a link of their own, which both players have at the table
new-open = Open cards at the end
new-open-about = each sees the other’s hand once the stock is gone
new-numbered = Numbered deal
new-numbered-about = the same cards for whoever names the number
new-numbered-none = none
new-rules-about = each says what it is
new-family-standard = The classic game
new-family-rubicon = Four packs: Rubicon
new-family-six-pack = Six and eight packs
new-family-polish = From cards won in tricks
new-differs = { $count ->
    [one] One thing differs
   *[other] { $count } things differ
  }
new-read-rules = Read the rules
new-options = { $changed ->
    [0] Every option of the rules
    [one] Every option of the rules (one changed)
   *[other] Every option of the rules ({ $changed } changed)
  }
new-changed = changed
new-option-back = As it was
new-option-idle = No effect: { $why }.
new-absent = not in the game
new-options-back = The options as they were
own-rules = Rules of your own, from a file
own-rules-choose = Choose a file
own-rules-drop = Or drop it on this page.
own-rules-paste = Or paste it here
own-rules-take = Take these rules
own-rules-taken = { $rules }: the rules of the file are chosen.
new-summary = { $target ->
    [0] { $rules }
   *[other] { $rules }, { $target } up
  }{ $changed ->
    [0] {""}
    [one] , one option changed
   *[other] , { $changed } options changed
  }.
new-summary-computer = Computer, { $level }.
new-summary-friend = A friend.
new-make-link = Make the link
new-deal = Deal the cards

## The rules to read
rules-all = All rules
rules-unknown = There are no rules called { $key }.

## Settings
settings-kept = They are kept in this browser.
settings-sample = How it looks
settings-look = Look
settings-language = Language
settings-language-browser = as the browser
settings-theme = Theme
settings-theme-light = light
settings-theme-dark = dark
settings-system = as the system
settings-deck = Colours of the suits
settings-deck-about = four: diamonds blue, clubs green
settings-deck-two = two
settings-deck-four = four
settings-figures = Court cards
settings-figures-paris = Paris
settings-figures-international = International
settings-none = none
settings-large = Indices
settings-normal = normal
settings-large-yes = large
settings-motion = Motion
settings-motion-slow = slow
settings-table = At the table
settings-one-tap-about = without it, the first tap chooses and the second plays
settings-draw-about = after a pause that is always the same
settings-sounds = Sounds
settings-notices = Tell me when it is my turn
settings-notices-about = a notice of the system, when I look elsewhere
settings-notices-refused = The browser does not allow notices of this page; its settings can change that.
settings-muted = Never show the other’s phrases
settings-reading = Reading and keys
settings-text = Text mode
settings-text-about = sentences, lists and buttons, no pictures of cards

## About
about-what = Bézique for two, in all its forms, with the rules exactly as the books have them, and a source for each.
about-free = It is free software under the MIT licence. There is no advertising, and nothing is bought or counted.
about-private = Nothing is loaded from elsewhere and nothing is told to others. The server keeps your games and a cookie that knows your browser.
about-credits = Made with
about-font = the type
about-figures-paris = court cards of Paris, by David Bellot and Huub de Beer
about-figures-international = international court cards, by Adrian Kennard

## The table: its parts
table-opening = Sitting down at the table ...
table-keys = Keys
table-heading = { $deal ->
    [0] {""}
   *[other] deal { $deal } ·{" "}
  }{ $target ->
    [0] each deal a game
   *[other] to { $target }
  }
table-numbered = · numbered deal { $numbered }
table-numbered-short = No. { $numbered }
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
table-away-unsent = No connection. What you did is sent as soon as it is back.
hint-thinking = Thinking about a hint ...
table-here = Go on here
table-unreachable = The table cannot be reached: the server is away, or this browser has no place there. It is tried again.
table-talk = Table talk
talk-spoken = “{ $text }”
notice-your-turn = Bézique: your turn

## The table: the trick and the stock
trick = Trick
trick-led = led
trick-mine = { $points ->
    [0] you took it
   *[other] you took it, { $points }
  }
trick-his = { $points ->
    [0] took it
   *[other] took it, { $points }
  }
trick-your-card = your card
trick-your-lead = your lead
stock = Stock
stock-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
  }
trumps = { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  } trumps
turn-up = Turn-up: { $card }
card-name = { $rank ->
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
plate-hours = { $hours } h
plate-brisques = { $count ->
    [one] one brisque
   *[other] { $count } brisques
  }
plate-due = to score
plate-due-all = { $points } to score: { $what }
plate-score = { $name }: { $score }{ $target ->
    [0] {""}
   *[other] {" "}of { $target }
  }. Where they came from

## The table: declaring
declare = Declare
declare-announce = Announce
declare-announce-this = Announce { $name }
said-declarable = You can declare: { $what }.
declare-score = Score { $points }

## The table: what can be done
act-last = Last trick
act-hint = Hint
act-undo = Undo
act-move-now = Move now
act-talk = Talk
act-more = More
act-lead-card = Lead the { $card }
act-play-card = Play the { $card }
act-claim = Claim the rest
act-concede = Concede the rest
act-offer-void = Offer to void the deal
act-same-deal = Same deal again
act-resign = Resign
act-resign-sure = Resign: are you sure?
act-call-off = Call the game off
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry.
phrase-good-game = Good game.
phrase-goodbye = Goodbye.
muted = The other’s phrases
muted-not = are shown
muted-game = are muted in this game
muted-always = are always muted
watch-link = For those who look on:

## The table: before, between and after deals
stage-waiting = Waiting for your friend
stage-code = Code:
stage-copy = Copy the link
stage-copied = Copied
cut-place = Card of the spread pack
cut-at = { $place } of { $count }
cut-do = Take card { $place }
cut-cards = The cards that were cut
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
ask-take-back = Take it back
ask-away = { $name } is away; the game can be claimed in { $seconds } s.
ask-away-long = { $name } has been away for long.
result = Result
result-seal = Seal of deal { $deal }:
result-added-nothing = You added nothing to its pack.
result-next-deal = Next deal
result-next-game = Next game
result-rematch = Rematch
result-replay = Replay
result-save = Save the record

## The table: sheets
sheet-scores = Where the points came from
sheet-for = For
sheet-trick = trick { $number }
sheet-deal = deal { $number }
sheet-total = { $points } in all then
sheet-none = No points yet.
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
keys-sound-does = sounds
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
set-sort-own = as I lay them
set-marker = Scores are drawn as
set-marker-counters = counters
set-marker-board = pull-up board
set-gaps = Gaps between the suits in the hand
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
read-score = You { $mine }, { $name } { $his }{ $target ->
    [0] {""}
   *[other] , to { $target }
  }.
read-due-mine = You have to score: { $what }.
read-due-his = { $name } has to score: { $what }.
read-nothing = nothing

## Replay
replay = Replay
replay-about = Any record is shown here step by step, with both hands open.
replay-fetching = Fetching the game ...
replay-moment = Moment of the deal
replay-where = { $trick ->
    [0] Step { $step } of { $steps }
   *[other] Step { $step } of { $steps }, trick { $trick }
  }
replay-deals = Deals
replay-deal = Deal { $deal }: { $south } { $mine }, { $north } { $his }
replay-deal-before = Deal before
replay-trick-before = Trick before
replay-step-before = Step back
replay-step-after = Step on
replay-trick-after = Next trick
replay-deal-after = Next deal
replay-link = Copy the link to this moment
replay-link-short = Link
replay-hand = { $name }: hand
records = Records
records-replay = any record that you have, step by step
records-fairness = whether the packs of a record are those that were sealed
record-choose = Choose a record
record-drop = Or drop its file on this page.

## Fairness
fairness = Fair packs
fairness-check = Check the packs
fairness-about = The server sealed each pack before both players added to the chance of it. This browser now reckons for itself whether the packs are those that were sealed.
fairness-unable = A browser reckons this only on a page that comes by https or from the machine itself.
fair-sum = { $deals ->
    [one] { $held ->
        [0] The deal is not proved.
       *[other] The deal is proved.
    }
   *[other] { $held } of { $deals } deals proved.
  }
fair-sum-wrong = This record does not hold.
fair-seen = The game still goes on: this record has only what one seat saw, and its packs can be proved when it is over.
fair-no-record = This is no record of a game that can be read here.
fair-play-holds = The play follows the rules from these packs to these points, says the server.
fair-play-fault = The server finds a fault in the play.
fair-deal = Deal { $deal }
fair-sealed = The seal holds, and the pack follows from it.
fair-numbered = It is the pack of the numbered deal.
fair-again = It is a deal before it, played again for practice.
fair-closed = Sealed; the seal has not been opened.
fair-by-hand = Hands dealt it, rightly or wrongly: nothing is promised of this pack.
fair-unknown = Nothing was promised of this pack, or the record does not tell it.
fair-wrong = This deal is not proved.
fair-at = Line { $line }, column { $column }:
fair-fault-secret = this is not the secret that was sealed.
fair-fault-pack = the pack is not the one that was sealed.
fair-fault-number = the pack is not that of the numbered deal.
fair-fault-missing = a seal is missing or was not opened.
fair-fault-unreadable = this cannot be read.
fair-fault-order = this cannot stand here.
fair-fault-own-seal = this browser was shown another seal before the deal.
fair-fault-own-seed = this browser was shown something else when the deal was dealt.
fair-added = South added { $south } bytes, North { $north }.
fair-own = It is what this browser was shown before the deal.
fair-own-mine = It is what this browser was shown before the deal, with what it added.
fair-figures = Figures
fair-seal = Seal
fair-seed-south = Added by South
fair-seed-north = Added by North
fair-secret = Secret

## The referee
law = The referee
law-fetching = The laws are on their way ...
law-all = All that can happen
law-under = The laws of your table
law-what = What happened?
law-english = The laws are told in English.
law-found = { $number ->
    [one] 1 law
   *[other] { $number } laws
  }
law-link = Link to this ruling
law-none = Nothing fits these words. Say what was done with the cards, such as “drew two cards”, “led out of turn” or “wrong score”.
law-unknown = These laws have nothing called { $key }.
law-silent = These laws say nothing of it; here is what is ruled elsewhere: { $code }.
law-choose = To choose
law-choose-any = To choose: any of these, or none
law-source = Source:
law-reading = Our reading:

## The marker
marker-counters = Counters at the right: { $of500 } of 500, { $of100 } of 100, { $of50 } of 50, { $of10 } of 10{ $turns ->
    [0] {""}
    [one] , once filled before
   *[other] , filled { $turns } times before
  }.
marker-round = round { $round }
marker-board = Peg in hole { $front }, the one behind in hole { $back }, { $round ->
    [0] at the end
    [1] first round
   *[other] second round
  }{ $turns ->
    [0] {""}
    [one] , once through before
   *[other] , { $turns } times through before
  }.
score = Keeping the score
score-new = A score to keep
score-about = Keep the score of a game that you play with real cards. What cannot be is refused, and nothing is lost.
score-one = One player
score-other = The other
score-south = South
score-north = North
score-stake = A unit is worth
score-stake-none = nothing
score-begin = Begin
score-to = to { $target }
score-deal = Deal { $deal }, dealt by { $dealer }
score-whose = Whose score
score-deals = deals
score-due = { $points } to score
score-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
score-account = { $units ->
    [one] 1 unit
   *[other] { $units } units
  }
score-for = For { $name }
score-said = { $what } { $total } in all.
score-entry = { $name }: { $what }
score-due-item = Score now: { $what }
score-announce = Announce only
score-announce-about = it is scored after a later trick
score-suit = { $what }: of which suit?
score-less = One less
score-one-more = One more
score-enter = Enter
score-type = Or type it
score-type-about = such as: s 40 bezique
score-entries = Entries
score-entered = What was entered
score-none = Nothing has been entered.
score-down = taken down
score-void = void
score-gone = Struck out: { $what }
score-all = All { $count } entries
score-more = Sheet, link, settings
score-sheet = Save the sheet
score-share = Make a link for another phone
score-share-about = Whoever opens the link keeps this score too; both see what the other enters.
score-delete = Delete this score
score-delete-sure = Delete this score for good? Another keeper still has it.
score-away = The server cannot be reached. What you enter is kept here and sent later.
score-new-away = A score is begun with a net, and the server cannot be reached. Scores that were kept on this device go on; without a net the program begins one in the terminal: bezique score.
score-go-on = Go on: { $names }, { $title }
score-more-away = The sheet, the record and the link come from the server, which cannot be reached.
score-unsent = { $count ->
    [one] One entry is not sent yet:
   *[other] { $count } entries are not sent yet:
  }
score-twice = The same was entered on another phone just now: { $what }. Enter it once more?
score-twice-do = Enter it once more
score-leave-out = Enter nothing
score-kept = score kept
scores = Scores of real games
