### The names of things.

## Suits and ranks

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-7 = seven
    .many = sevens
    .a = a seven
rank-8 = eight
    .many = eights
    .a = an eight
rank-9 = nine
    .many = nines
    .a = a nine
rank-J = jack
    .many = jacks
    .a = a jack
rank-Q = queen
    .many = queens
    .a = a queen
rank-K = king
    .many = kings
    .a = a king
rank-10 = ten
    .many = tens
    .a = a ten
rank-A = ace
    .many = aces
    .a = an ace

## Combinations, by themselves and with the article that they take

combination-marriage = marriage
    .a = a marriage
combination-marriage-in = marriage in { SUIT($suit) }
    .a = a marriage in { SUIT($suit) }
combination-royal-marriage = royal marriage
    .a = a royal marriage
combination-sequence = sequence in trumps
    .a = a sequence in trumps
combination-sequence-in = sequence in { SUIT($suit) }
    .a = a sequence in { SUIT($suit) }
combination-plain-sequence = sequence in a plain suit
    .a = a sequence in a plain suit
combination-bezique = bezique
    .a = bezique
combination-double = double bezique
    .a = double bezique
combination-triple = triple bezique
    .a = triple bezique
combination-quadruple = quadruple bezique
    .a = quadruple bezique
combination-quintuple = quintuple bezique
    .a = quintuple bezique
combination-four-jacks = four jacks
    .a = four jacks
combination-four-queens = four queens
    .a = four queens
combination-four-kings = four kings
    .a = four kings
combination-four-tens = four tens
    .a = four tens
combination-four-aces = four aces
    .a = four aces
combination-four-trump-jacks = four trump jacks
    .a = four trump jacks
combination-four-trump-queens = four trump queens
    .a = four trump queens
combination-four-trump-kings = four trump kings
    .a = four trump kings
combination-four-trump-tens = four trump tens
    .a = four trump tens
combination-four-trump-aces = four trump aces
    .a = four trump aces
combination-five-trump-jacks = five trump jacks
    .a = five trump jacks
combination-five-trump-queens = five trump queens
    .a = five trump queens
combination-five-trump-kings = five trump kings
    .a = five trump kings
combination-five-trump-tens = five trump tens
    .a = five trump tens
combination-five-trump-aces = five trump aces
    .a = five trump aces

## Cards: one by its name, one on the table (of several sorts), the card or suit led

card = { $rank } of { $suit }
laid = { $sort ->
    [2] second { $card }
    [3] third { $card }
    [4] fourth { $card }
    [5] fifth { $card }
    [6] sixth { $card }
    [7] seventh { $card }
    [8] eighth { $card }
   *[other] { $card }
} on the table
no-card = no card
led-suit = { $suit } were led
led-card = { $card } was led

## Lists

and = and
or = or

## Classes of combination, as what one has declared of them

family-marriage = a marriage or sequence
family-four = four of a kind
family-bezique = a bezique

## People; the label stands before a colon or a number

you = you
    .label = You
called-South = South
called-Guest = Guest
called-North = North
computer = Computer ({ $level })

## Levels of the computer, in one line (English: bots/levels.toml)

level-beginner = beginner
level-novice = novice
level-casual = casual
level-club = club
level-good = good
level-strong = strong
level-expert = expert
level-master = master
