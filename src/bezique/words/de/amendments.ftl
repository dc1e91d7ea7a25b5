### Regelwidrige Handlungen und die Folgen von Entscheidungen in einem Spiel.

## Karten

moved-drawn = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } vom Talon { CARDS($cards) }.
moved-drawn_hidden = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } eine Karte vom Talon.
moved-drawn_several = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } { WORDS($count) } Karten vom Talon.
moved-returned = { NAME($seat) } { DOES($seat, "legt", "legen") } { CARDS($cards) } in den Talon zurück.
moved-returned_hidden = { NAME($seat) } { DOES($seat, "legt", "legen") } eine Karte in den Talon zurück.
moved-returned_several = { NAME($seat) } { DOES($seat, "legt", "legen") } { WORDS($count) } Karten in den Talon zurück.
moved-given = { NAME($seat) } { DOES($seat, "gibt", "geben") } dem anderen Spieler { CARDS($cards) }.
moved-given_hidden = { NAME($seat) } { DOES($seat, "gibt", "geben") } dem anderen Spieler eine Karte.
moved-given_several = { NAME($seat) } { DOES($seat, "gibt", "geben") } dem anderen Spieler { WORDS($count) } Karten.
moved-laid = { NAME($seat) } { DOES($seat, "legt", "legen") } { CARDS($cards) } auf den Tisch.
moved-taken_back = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } { CARDS($cards) } in die Hand zurück.
moved-laid_apart = Beiseitegelegt und nicht gezogen: { CARDS($cards) }.
moved-laid_apart_hidden = Eine Karte des Talons wird beiseitegelegt und nicht gezogen.
moved-laid_apart_several = { WORDS($count) } Karten des Talons werden beiseitegelegt und nicht gezogen.
moved-elsewhere = Karten wechseln den Platz: { CARDS($cards) }.
moved-elsewhere_hidden = Eine Karte wechselt den Platz im Talon.
moved-elsewhere_several = { WORDS($count) } Karten wechseln den Platz im Talon.
shown-hand = { NAME($seat) } { DOES($seat, "zeigt", "zeigen") } { CARDS($cards) }.
shown-stock = Gesehen im Talon: { CARDS($cards) }.

## Ziehen und Ausspiel

amended-draws_more = { NAME($seat) } { DOES($seat, "zieht", "ziehen") } beim nächsten Mal { $count } { $count ->
        [one] Karte
       *[other] Karten
    } mehr.
amended-draws_less = { NAME($seat) } { DOES($seat, "zieht", "ziehen") } beim nächsten Mal { $count } { $count ->
        [one] Karte
       *[other] Karten
    } weniger.
amended-choice = { NAME($seat) } { DOES($seat, "sieht", "sehen") } beim nächsten Ziehen beide Karten an und { DOES($seat, "nimmt", "nehmen") } eine davon.
amended-turn = { NAME($seat) } { DOES($seat, "spielt", "spielen") } aus.
event-looked = { NAME($seat) } { DOES($seat, "sieht", "sehen") } beide Karten an: { CARDS($cards) }.
event-looked_hidden = { NAME($seat) } { DOES($seat, "sieht", "sehen") } beide Karten an, die zu ziehen sind.
event-rewound = Die Karten werden bis zu einem früheren Augenblick zurückgenommen.

## Rechte und Punkte

amended-bar_announcing = { NAME($seat) } { DOES($seat, "meldet", "melden") } nichts { $until }.
amended-bar_scoring = { NAME($seat) } { DOES($seat, "schreibt", "schreiben") } nichts an { $until }.
amended-bar_counting = { NAME($seat) } { DOES($seat, "zählt", "zählen") } weder Brisquen noch den letzten Stich { $until }.
until-number = bis die Zahl der Karten stimmt
until-trick = bis zum nächsten eigenen Stich
until-deal = in diesem Spiel
amended-call = { NAME($seat) } { DOES($seat, "muss", "müssen") } { CHOICE($cards) } spielen.
amended-award_last_trick = Der letzte Stich zählt für: { NAME($seat, "label") }.
amended-award_nobody = Niemand zählt den letzten Stich.
amended-award_tricks = Alle letzten Stiche zählen für: { NAME($seat, "label") }.
amended-award_brisques = Die Brisquen in der anderen Hand zählen für: { NAME($seat, "label") }.
amended-taken = { NAME($seat) } { DOES($seat, "tritt", "treten") } dem anderen Spieler Brisquen ab: { $count }.
amended-rubicon = { NAME($seat) } { DOES($seat, "verliert", "verlieren") } die Partie wie mit Rubikon.
amended-cancel_again = Das Spiel ist ungültig, und derselbe Spieler gibt noch einmal.
amended-cancel_passed = Das Spiel ist ungültig, und das Geben geht an den anderen Spieler.
amended-cancel_game = Die Partie ist ungültig.
said-marked = { $points } für das, was angeschrieben wurde
said-taken_down = { $points } für das, was gestrichen wird
said-awarded = { $points } für den Fehler des anderen
said-penalty = { $points } für eine Strafe
said-taken_back = { $points } für das, was zurückgenommen wird
