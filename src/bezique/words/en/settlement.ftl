### The cut, and the end of deals, games and parties.

## Between deals

part-cuts = { NAME($seat) } { DOES($seat, "cuts", "cut") } { CARD($card) }
match-all_cut = { $one } and { $other }.
match-cut_again = Equal cards: both cut again.
match-wins_cut = { NAME($winner) } { DOES($winner, "wins", "win") } the cut.
match-deals_first = { NAME($seat) } { DOES($seat, "deals", "deal") } first.
match-score = Score of the game: { STANDINGS($scores) }.

## The end of a game or partie

match-wins_game = { NAME($winner) } { DOES($winner, "wins", "win") } the game.
match-wins_partie = { NAME($winner) } { DOES($winner, "wins", "win") } the partie.
match-nobody_wins = Nobody wins the game.
match-void = The game is void.
match-won_games = { NAME($winner) } { DOES($winner, "wins", "win") } the game: { $value ->
    [1] one game
   *[other] { $value } games
}.
match-won_points = { NAME($winner) } { DOES($winner, "wins", "win") } the game: { $value } points.
match-account = Games: { STANDINGS($games) }. Account: { STANDINGS($account) }.
match-partie = { NAME($winner) } { DOES($winner, "wins", "win") } the partie, { $odd_game } for the odd game.

## The steps of the reckoning; the sum is written out, such as 1500 - 1200 + 500 = 800

step-higher = { NAME($seat) } { DOES($seat, "has", "have") } the higher score, { $first } to { $second }.
step-brisques_added = { NAME($seat) } { DOES($seat, "adds", "add") } brisques: { $sum }.
step-brisques_decide = With brisques { NAME($seat) } { DOES($seat, "has", "have") } more, { $first } to { $second }.
step-saved = Brisques lift { NAME($seat) } to { $first }: the rubicon is { $second }.
step-overtaken = With them { NAME($seat) } { DOES($seat, "has", "have") } more, { $first } to { $second }.
step-rubiconed = { NAME($seat) } { DOES($seat, "is", "are") } rubiconed: { $first }, under { $second }.
step-rubiconed_with = { NAME($seat) } { DOES($seat, "is", "are") } rubiconed: { $marked } and { $points } for { $brisques } brisques, { $first }, under { $second }.
step-by_ruling = { NAME($seat) } { DOES($seat, "is", "are") } rubiconed by ruling: { $first } taken for { $second }.
step-taken_for = { NAME($seat) } { DOES($seat, "is", "are") } taken to have { $second }, with { $first } marked.
step-difference = Difference of the hundreds and bonus: { $sum }.
step-least_difference = The least difference and bonus: { $sum }.
step-sum = Sum of the hundreds and bonus: { $sum }.
step-void = Nobody wins: { $first } to { $second }.
step-only_game = A single game.
step-single_game = A single game: the loser has { $first }, at least { $second }.
step-double_game = A double game: the loser has { $first }, under { $second }.
step-points = The difference: { $sum }.
