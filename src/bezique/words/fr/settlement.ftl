### Le tirage, et la fin des donnes, des parties et des parties liées.

## Between deals

part-cuts = { NAME($seat) } { DOES($seat, "tire", "tirez") } { CARD($card) }
match-all_cut = { $one } et { $other }.
match-cut_again = Cartes égales : les deux tirent de nouveau.
match-wins_cut = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } le tirage.
match-deals_first = { NAME($seat) } { DOES($seat, "donne", "donnez") } en premier.
match-score = Points de la partie : { STANDINGS($scores) }.

## The end of a game or partie

match-wins_game = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } la partie.
match-wins_partie = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } la partie liée.
match-nobody_wins = Personne ne gagne la partie.
match-void = La partie est nulle.
match-won_games = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } : { $value ->
    [1] une partie
   *[other] { $value } parties
}.
match-won_points = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } la partie : { $value } points.
match-account = Parties : { STANDINGS($games) }. Compte : { STANDINGS($account) }.
match-partie = { NAME($winner) } { DOES($winner, "gagne", "gagnez") } la partie liée, { $odd_game } pour la belle.

## The steps of the reckoning; the sum is written out, such as 1500 - 1200 + 500 = 800

step-higher = { NAME($seat) } { DOES($seat, "a", "avez") } le plus de points, { $first } à { $second }.
step-brisques_added = { NAME($seat) } { DOES($seat, "ajoute", "ajoutez") } les brisques : { $sum }.
step-brisques_decide = Avec les brisques, { NAME($seat) } { DOES($seat, "a", "avez") } davantage, { $first } à { $second }.
step-saved = Avec les brisques, { NAME($seat) } { DOES($seat, "monte", "montez") } à { $first } : le rubicon est à { $second }.
step-overtaken = Ainsi { NAME($seat) } { DOES($seat, "a", "avez") } davantage, { $first } à { $second }.
step-rubiconed = { NAME($seat) } { DOES($seat, "n’atteint", "n’atteignez") } pas le rubicon : { $first }, sous { $second }.
step-rubiconed_with = { NAME($seat) } { DOES($seat, "n’atteint", "n’atteignez") } pas le rubicon : { $marked } et { $points } pour { $brisques } brisques, { $first }, sous { $second }.
step-by_ruling = { NAME($seat) } { DOES($seat, "perd", "perdez") } un rubicon par décision : { $first } comptés pour { $second }.
step-taken_for = { NAME($seat) } { DOES($seat, "compte", "comptez") } pour { $second }, avec { $first } marqués.
step-difference = Différence des centaines et prime : { $sum }.
step-least_difference = La moindre différence et la prime : { $sum }.
step-sum = Somme des centaines et prime : { $sum }.
step-void = Personne ne gagne : { $first } à { $second }.
step-only_game = Une partie simple.
step-single_game = Une partie simple : le perdant a { $first }, au moins { $second }.
step-double_game = Une partie double : le perdant a { $first }, moins de { $second }.
step-points = La différence : { $sum }.
