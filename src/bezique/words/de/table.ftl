### Was der Tisch von sich sagt: was erwartet wird, was da liegt, was zu wählen ist, wie es endete.

## What is expected in a deal

ask-to_lead = { NAME($name) } spielt aus.
ask-to_play = { NAME($name) } ist am Zug.
ask-to_declare = { NAME($name) } meldet oder zieht.
ask-which_serves = Welche Karte dient?
ask-your_lead = Sie spielen aus.
ask-your_turn = Sie sind am Zug: spielen Sie eine Karte.
ask-your_turn_strict = Sie sind am Zug: spielen Sie eine erlaubte Karte.
ask-nothing_draw = Nichts zu melden: ziehen Sie.
ask-nothing_go_on = Nichts zu melden: spielen Sie weiter.
ask-declare_draw = Melden Sie, oder ziehen Sie.
ask-declare_go_on = Melden Sie, oder spielen Sie weiter.

## What is expected between deals

ask-waiting = Ein Platz ist frei: die Partie beginnt, wenn sich jemand setzt.
ask-prepared = Das nächste Spiel wird vorbereitet.
ask-wait = Wir warten auf den anderen Spieler.
ask-ready = Geben Sie, wenn Sie bereit sind.
ask-ready_other = { NAME($name) } { DOES($name, "gibt", "geben") }: weiter, wenn Sie bereit sind.
ask-cut = Heben Sie ab: wählen Sie eine Karte des ausgebreiteten Spiels.
ask-they_cut = Die Spieler heben ab, wer gibt.
ask-who_deals = Sie haben das Abheben gewonnen: wer gibt? Der andere spielt aus.
ask-he_chooses = { NAME($name) } bestimmt, wer gibt.
ask-lift = Nehmen Sie Karten zum Geben ab.
ask-guess = Raten Sie, wie viele Karten der Geber abgenommen hat.
ask-wait_for = Wir warten auf { NAME($name) }.
ask-over = Die Partie ist zu Ende.

## What lies on the table

part-no_trumps = Noch ist nichts Trumpf
part-trumps = { SUIT($suit) } ist Trumpf
part-turned = { $trumps }; aufgedeckt ist { CARD($card) }
table-stock_gone = { $trumps }. Der Talon ist aufgebraucht.
table-stock_uncounted = { $trumps }. Der Talon darf nicht gezählt werden.
table-stock_left = { $trumps }. { $left ->
    [1] Eine Karte ist noch im Talon.
   *[other] { $left } Karten sind noch im Talon.
}
for-line = { NAME($seat, "label") }: { $what }

## What is agreed beside the game

agreed-taken_back = Das Letzte ist zurückgenommen.
agreed-begun_anew = Das Spiel beginnt von vorn mit denselben Karten.
agreed-void = Das Spiel ist ungültig: derselbe Spieler gibt noch einmal.
agreed-resigns = { NAME($seat) } { DOES($seat, "gibt", "geben") } auf.
agreed-time = { NAME($seat, "label") }: die Zeit ist abgelaufen, und die Partie ist verloren.
agreed-away = { NAME($seat, "label") }: so lange fort, dass der andere die Partie beansprucht.

## What can be chosen

menu-card = { BARE($card) }
menu-card_served = { BARE($card) } ({ ROW($served) })
menu-laid = { BARE($card) }, hat gedient: { ROW($served) }
menu-score = { COMBINATION($combination) } für { $points }
menu-announce = { COMBINATION($combination) } ansagen
menu-other_seven = die andere Trumpfsieben vorzeigen für { $points }
menu-exchange = die Trumpfsieben gegen { CARD($card) } tauschen für { $points } Punkte
menu-exchange_unseen = die Trumpfsieben tauschen für { $points } Punkte
menu-carte_blanche = Carte blanche vorzeigen für { $points }
menu-draw = ziehen
menu-go_on = weiterspielen
menu-take_upper = die obere Karte nehmen, { CARD($card) }
menu-take_lower = die untere Karte nehmen, { CARD($card) }
menu-allowed = Es ist erlaubt: { $what }.

## What a card has served in, and what points were for

served-marriage = Mariage
served-sequence = Quint
served-bezique = Bézique
served-double = doppelt
served-triple = dreifach
served-quadruple = vierfach
served-quintuple = fünffach
served-four = vier
served-four_trumps = vier Trümpfe
served-five_trumps = fünf Trümpfe
for-brisques = Brisquen
for-last_trick = letzter Stich
for-seven_turned = Sieben aufgedeckt
for-seven_exchanged = Sieben getauscht
for-seven_shown = Sieben vorgezeigt
for-seven_played = Sieben gespielt
for-seven_taken = Sieben gewonnen
for-carte_blanche = Carte blanche
for-carte_blanche_draw = Carte blanche, noch einmal
for-lift = richtig abgenommen
for-guess = richtig geraten
for-friend = jemand
for-combination = { COMBINATION($combination) }
for-lost_card_played = { COMBINATION($combination) }, verloren: eine Karte davon ist gespielt
for-lost_stock_gone = { COMBINATION($combination) }, verloren: der Talon ist aufgebraucht
for-lost_superseded = { COMBINATION($combination) }, verloren: die Karten haben für mehr gedient

## How it ended

result-deal = Spiel { $number } ist zu Ende
result-game = Die Partie ist zu Ende
result-won = { NAME($winner) } { DOES($winner, "gewinnt", "gewinnen") } mit { $more } zu { $less }
result-partie = Der Satz Partien ist zu Ende
result-points = Punkte des Spiels: { STANDINGS($scores) }.

## What one player offers the other

offer-undo = { NAME($name) } { DOES($name, "bittet", "bitten") }, das Letzte zurückzunehmen.
offer-void = { NAME($name) } { DOES($name, "schlägt", "schlagen") } vor, das Spiel für ungültig zu erklären: derselbe Spieler gibt noch einmal.
offer-rematch = { NAME($name) } { DOES($name, "schlägt", "schlagen") } eine weitere Partie vor.

## Why a request cannot be done

unable-not_seated = Sie sehen an diesem Tisch nur zu.
unable-no_deal = Es ist kein Spiel im Gange.
unable-unreadable = Das ist nicht zu lesen: { $text }.
unable-no_hints = In einer ernsten Partie gibt es keinen Rat.
unable-no_hint_here = Hier gibt es keinen Rat.
unable-nothing_to_decide = Rat gibt es, wenn Sie am Zug sind, und für das, was Sie tun dürfen.
unable-no_such_phrase = Die Worte sind { ROW($phrases) }.
unable-away = Das konnte eben nicht aufbewahrt werden, und nichts ist geschehen. Versuchen Sie es gleich noch einmal.
unable-not_now = Das geht jetzt nicht.
unable-claim_undecided = Die übrigen Stiche sind nicht entschieden: der andere Spieler kann noch einen machen.
unable-concede_undecided = Die übrigen Stiche sind nicht entschieden: Sie können noch einen machen.
unable-no_such_place = Das ausgebreitete Spiel hat die Plätze 0 bis { $last }.
unable-no_seed = Ein Keim hat { $least } bis { $most } Bytes, zwei Ziffern von 0 bis f für jedes.
unable-place_taken = Der andere Spieler hat diese Karte genommen: wählen Sie eine andere.
unable-no_such_guess = Geraten wird eine Zahl von 1 bis { $most }.

## The rules of a new game

rules-no_effect = { $option }, ohne Wirkung: { $why }.
