### Das Abheben, und das Ende von Spielen und Partien.

## Between deals

part-cuts = { NAME($seat) } { DOES($seat, "hebt", "heben") } { CARD($card) } ab
match-all_cut = { $one }, und { $other }.
match-cut_again = Gleiche Karten: beide heben noch einmal ab.
match-wins_cut = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } das Abheben.
match-deals_first = { NAME($seat) } { DOES($seat, "gibt", "geben") } zuerst.
match-score = Stand der Partie: { STANDINGS($scores) }.

## The end of a game or partie

match-wins_game = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } die Partie.
match-wins_partie = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } den Satz Partien.
match-nobody_wins = Niemand gewinnt die Partie.
match-void = Die Partie ist ungültig.
match-won_games = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") }: { $value ->
    [1] eine Partie
   *[other] { $value } Partien
}.
match-won_points = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } die Partie: { $value } Punkte.
match-account = Partien: { STANDINGS($games) }. Rechnung: { STANDINGS($account) }.
match-partie = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } den Satz Partien, { $odd_game } für die entscheidende.

## The steps of the reckoning; the sum is written out, such as 1500 - 1200 + 500 = 800

step-higher = { NAME($seat) } { DOES($seat, "hat", "haben") } mehr Punkte, { $first } zu { $second }.
step-brisques_added = { NAME($seat) } { DOES($seat, "zählt", "zählen") } Brisquen dazu: { $sum }.
step-brisques_decide = Mit Brisquen { DOES($seat, "hat", "haben") } { NAME($seat) } mehr, { $first } zu { $second }.
step-saved = Mit Brisquen { DOES($seat, "kommt", "kommen") } { NAME($seat) } auf { $first }: der Rubikon liegt bei { $second }.
step-overtaken = Damit { DOES($seat, "hat", "haben") } { NAME($seat) } mehr, { $first } zu { $second }.
step-rubiconed = { NAME($seat) } { DOES($seat, "bleibt", "bleiben") } unter dem Rubikon: { $first } von { $second }.
step-rubiconed_with = { NAME($seat) } { DOES($seat, "bleibt", "bleiben") } unter dem Rubikon: { $marked } und { $points } für { $brisques } Brisquen, { $first } von { $second }.
step-by_ruling = { NAME($seat) } { DOES($seat, "gilt", "gelten") } als unter dem Rubikon geblieben: { $first } zählen als { $second }.
step-taken_for = { NAME($seat) } { DOES($seat, "zählt", "zählen") } für { $second }, mit { $first } angeschrieben.
step-difference = Differenz der Hunderter und Prämie: { $sum }.
step-least_difference = Die kleinste Differenz und Prämie: { $sum }.
step-sum = Summe der Hunderter und Prämie: { $sum }.
step-void = Niemand gewinnt: { $first } zu { $second }.
step-only_game = Eine einfache Partie.
step-single_game = Eine einfache Partie: der Verlierer hat { $first }, mindestens { $second }.
step-double_game = Eine doppelte Partie: der Verlierer hat { $first }, weniger als { $second }.
step-points = Die Differenz: { $sum }.
