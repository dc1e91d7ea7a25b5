### Die Worte der Anwendung. Jede Sprache hat dieselben Nachrichten mit denselben Angaben.

## Auf jeder Seite
home = Startseite
close = Schließen

## Der Tisch: seine Teile
table-opening = Wir setzen uns an den Tisch ...
table-keys = Tasten
table-heading = { $deal ->
    [0] bis { $target }
   *[other] Spiel { $deal } · bis { $target }
  }
table-heading-numbered = { $deal ->
    [0] bis { $target } · nummerierte Karten { $numbered }
   *[other] Spiel { $deal } · bis { $target } · nummerierte Karten { $numbered }
  }
table-you = Sie
table-his-cards = { $name }: gemeldete Karten
table-his-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
table-my-cards = Ihre gemeldeten Karten
table-my-cards-empty = Hier liegen die Karten, die Sie melden
table-centre = Mitte
table-expected = Was erwartet wird
table-hand = Hand
table-my-hand = Ihre Hand
table-actions = Aktionen
table-away = Keine Verbindung. Ihr Spiel ist sicher; es wird weiter versucht.
table-talk = Am Tisch
talk-spoken = „{ $text }“

## Der Tisch: Stich und Talon
trick = Stich
trick-led = ausgespielt
trick-mine = { $points ->
    [0] Ihr Stich
   *[other] Ihr Stich, { $points }
  }
trick-his = { $points ->
    [0] Stich für { $name }
   *[other] Stich für { $name }, { $points }
  }
trick-your-card = Ihre Karte
trick-your-lead = Sie spielen aus
stock = Talon
trumps = { $suit ->
    [S] Pik
    [H] Herz
    [C] Kreuz
   *[D] Karo
  } ist Trumpf
turn-up = Aufgedeckt: { $suit ->
    [S] Pik
    [H] Herz
    [C] Kreuz
   *[D] Karo
  }-{ $rank ->
    [A] Ass
    [T] Zehn
    [K] König
    [Q] Dame
    [J] Bube
    [9] Neun
    [8] Acht
   *[7] Sieben
  }

## Der Tisch: Punkte
plate-to-move = Am Zug:
plate-away = abwesend { $time }
plate-won = { $count } gewonnen
plate-brisques = { $count ->
    [one] eine Brisque
   *[other] { $count } Brisquen
  }
plate-due = anzuschreiben
plate-due-all = { $points } anzuschreiben: { $what }
plate-score = { $name }: { $score } von { $target }. Woher die Punkte kommen

## Der Tisch: melden
declare = Melden
declare-announce = Nur melden
declare-announce-this = Nur melden: { $name }
declare-score = { $points } anschreiben

## Der Tisch: was man tun kann
act-last = Voriger Stich
act-hint = Rat
act-undo = Zurück
act-move-now = Jetzt ziehen
act-talk = Worte
act-more = Mehr
act-claim = Den Rest beanspruchen
act-concede = Den Rest abgeben
act-offer-void = Vorschlagen, das Spiel zu annullieren
act-same-deal = Dieselben Karten noch einmal
act-resign = Aufgeben
act-resign-sure = Aufgeben: wirklich?

## Der Tisch: vor, zwischen und nach den Spielen
stage-waiting = Wir warten auf Ihren Mitspieler
stage-code = Code:
stage-copy = Link kopieren
stage-copied = Kopiert
stage-cut-at = Abheben bei Karte
stage-cut = Abheben
stage-i-deal = Ich gebe
stage-i-lead = Ich spiele aus, der andere gibt
stage-deal = Geben
stage-cards = Karten
stage-lift = Abnehmen
stage-guess = Raten
stage-agree = Annehmen
stage-decline = Ablehnen
stage-claim = Die Partie beanspruchen
stage-wait = Weiter warten
stage-claim-in = Die Partie kann in { $seconds } s beansprucht werden.
result = Ergebnis
result-seal = Siegel von Spiel { $deal }:
result-next-deal = Nächstes Spiel
result-next-game = Nächste Partie
result-rematch = Revanche
result-replay = Nachspielen
result-save = Aufzeichnung sichern

## Der Tisch: Blätter
sheet-scores = Woher die Punkte kommen
sheet-for = Wofür
sheet-trick = Stich { $number }
sheet-no-trick = Kein Stich kann angesehen werden.
keys-walk = Links, Rechts, Pos1, Ende
keys-walk-does = durch meine Karten
keys-row = Auf, Ab
keys-row-does = von Reihe zu Reihe
keys-choose = Eingabe, Leertaste
keys-choose-does = wählen; noch einmal: spielen
keys-place = 1 bis 9, 0
keys-place-does = die Karte an diesem Platz; beim Melden die Zeile
keys-announce-does = die Zeile nur melden
keys-draw-does = ziehen, nichts melden
keys-seven-does = die Sieben
keys-why-does = warum nicht diese Karte
keys-last-does = voriger Stich
keys-hint-does = Rat
keys-undo-does = zurück
keys-talk-does = Worte
keys-score-does = Punkte
keys-read = R, dann H, T, S oder C
keys-read-does = Hand, Tisch, Talon oder Punkte vorlesen
keys-escape = Esc
keys-escape-does = schließen, nicht mehr wählen

## Einstellungen des Tischs
set-sort = Meine Karten ordnen
set-sort-suit = nach Farbe
set-sort-rank = nach Rang
set-sort-drawn = wie gezogen
set-one-tap = Einmal Tippen spielt die Karte
set-draw-for-me = Für mich ziehen, wenn es nichts zu melden gibt
set-letters = Buchstaben sind Tasten am Tisch
set-stay = Ein fertiger Stich bleibt liegen
set-stay-seconds = { $seconds } s
set-stay-tap = bis zum Tippen

## Was auf Wunsch vorgelesen wird
read-hand = Ihre Hand: { $cards }.
read-table = Ihre gemeldeten Karten: { $mine }. { $name }: { $his }. Der Stich: { $trick }.
read-stock-nothing = Vom Talon wird nichts gesagt.
read-score = Sie { $mine }, { $name } { $his }, bis { $target }.
read-due-mine = Sie haben anzuschreiben: { $what }.
read-due-his = { $name } hat anzuschreiben: { $what }.
read-nothing = nichts
