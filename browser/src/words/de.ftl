### Die Worte der Anwendung. Jede Sprache hat dieselben Nachrichten mit denselben Angaben.

## Auf jeder Seite
bezique = Bézique
fetching = Einen Augenblick ...
try-again = Noch einmal versuchen
server-away = Der Server ist nicht da. Ihre Partien sind sicher: versuchen Sie es gleich noch einmal.
server-answered = Der Server antwortete { $status }.
name = Ihr Name
nothing-here = Hier ist nichts
rules = Die Regeln
settings = Einstellungen
about = Über das Programm
games = Alle Partien
join = Zu einem Mitspieler
home = Startseite
close = Schließen

## Die erste Seite
home-subtitle = Ein Kartenspiel für zwei
home-play = Spielen
home-play-now = Jetzt spielen
home-with = Der Computer, Stufe { $level }. { $target ->
    [0] { $rules }.
   *[other] { $rules }, bis { $target }.
  }
home-with-computer = Der Computer, mit den Einstellungen vom letzten Mal.
home-change = Regeln, Stufe oder Optionen ändern
home-friend = Jemanden per Link einladen
home-continue = Weiterspielen
home-none = Noch keine Partien. Die erste dauert etwa zwanzig Minuten.
home-none-running = Keine Partie ist im Gange.
home-besides = Außerdem
home-join-about = mit dem Code, der Ihnen genannt wurde
home-rules-about = jede Form des Spiels
home-score-about = die Punkte eines Spiels mit echten Karten anschreiben
home-law-about = was die Bücher sagen, wenn am echten Tisch ein Fehler geschieht
home-settings-about = Aussehen, Karten, Sprache und Tasten
home-about-about = Dank und Lizenzen

## Eine Partie in einer Liste
game-my-turn = ▸ Sie sind dran
game-his-turn = der andere ist dran
game-waiting = Ihr Mitspieler fehlt noch
game-won = gewonnen{ $ended ->
    [time] {" "}auf Zeit
    [resigned] {" "}durch Aufgabe
    [away] {", "}der andere war fort
   *[other] {""}
  }
game-lost = verloren{ $ended ->
    [time] {" "}auf Zeit
    [resigned] {" "}durch Aufgabe
    [away] {", "}in Ihrer Abwesenheit
   *[other] {""}
  }
game-over = zu Ende
game-score = { $mine } – { $his }
game-score-read = Sie { $mine }, der andere { $his }

## Alle Partien
games-running = Im Gange
games-finished = Zu Ende
games-none = Noch keine Partien.
games-more = Frühere Partien
games-delete = Löschen
games-delete-this = Die Partie löschen: { $game }
games-delete-sure = Endgültig löschen? { $against } behält die Partie, ohne Ihren Namen.
games-delete-sure-computer = Endgültig löschen?
games-keep = Behalten
games-deleted = Die Partie ist gelöscht.
data = Ihre Daten
data-about = Es gibt keine Konten. Dieser Browser wird an einem Cookie erkannt, und Ihre Partien gehören zu ihm.
data-recovery = Wiederherstellungslink machen
data-recovery-about = Ein Wiederherstellungslink bringt Ihre Partien in einen anderen Browser, oder zurück, wenn das Cookie verloren ist. Behalten Sie ihn für sich: wer ihn hat, hat Ihre Partien.
data-recovery-made = Das ist Ihr Link. Er wird nur dieses eine Mal gezeigt; ein früherer gilt nicht mehr.
data-export = Alle meine Partien sichern
data-export-about = Jede Partie und ihre Aufzeichnung, in einer Datei.
data-delete = Alles löschen
data-delete-about = Alle Ihre Partien, den Wiederherstellungslink und das Cookie.
data-delete-sure = Alle Ihre Partien endgültig löschen? Nichts kann sie zurückbringen.
data-deleted = { $count ->
    [0] Alles ist gelöscht.
    [one] Alles ist gelöscht, auch eine Partie.
   *[other] Alles ist gelöscht, auch { $count } Partien.
  }

## Der Wiederherstellungslink
recover = Ihre Partien hierher bringen
recover-about = Dieser Link bringt die Partien eines anderen Browsers in diesen.
recover-do = Hierher bringen
recover-join = Dieser Browser hat eigene Partien. Von jetzt an sind alle zusammen ein Archiv, in beiden Browsern.
recover-join-do = Zusammenlegen
recover-none = In diesem Link ist kein Geheimnis. Öffnen Sie den ganzen Link, den Sie aufbewahrt haben.

## Zu einem Mitspieler
join-invited = Sie sind zum Spiel eingeladen
join-invited-about = Am Tisch wartet jemand auf Sie.
join-invited-by = { $name } wartet am Tisch auf Sie.
join-invited-to = Gespielt wird: { $title }, bis { $target }.
join-code = Code
join-sit = Platz nehmen
join-look-on = Zusehen
join-look-on-about = Sie sehen, was ein Zuschauer sähe: was auf dem Tisch liegt, und die Rückseiten beider Hände.

## Die Einladung
invite-about = Schicken Sie Ihrem Mitspieler diesen Link. Wer ihn zuerst öffnet, nimmt an Ihrem Tisch Platz.
invite-link = Link
invite-share = Teilen
invite-text = Komm und spiel Bézique mit mir.
invite-code = Oder sagen Sie den Code:
invite-table = Zum Tisch

## Eine neue Partie
new = Neue Partie
new-friend = Mit jemandem spielen
new-against = Gegen
new-computer = Computer
new-a-friend = Jemanden
new-level = Stufe
new-level-of = { $place } von { $count }
new-this-game = Diese Partie
new-target = Punkte zum Gewinn
new-kind = Art
new-practice = Übung
new-serious = Ernst
new-practice-about = Rat, und Züge können zurückgenommen werden
new-serious-about = kein Rat, nichts wird zurückgenommen
new-dealer = Erster Geber
new-dealer-cut = durch Abheben
new-dealer-me = ich
new-dealer-other = der andere
new-memory = Was man nachsehen kann
new-memory-about = { $memory ->
    [strict] Einen Stich sieht man, bis sein Gewinner gezogen hat. Vor dem Ende des Spiels wird nichts gezählt und nichts festgehalten.
    [last-trick] Den letzten Stich kann man ansehen. Vor dem Ende des Spiels gibt es kein Gespräch, keine Zählung und keine Liste der Punkte.
   *[full] Alles Gesagte und Gespielte, jeder Punkt, die gewonnenen Stiche und Briskeln.
  }
new-memory-computer = alles, wie üblich
new-memory-friend = der letzte Stich, wie üblich
new-memory-full = alles Gespielte
new-memory-last = der letzte Stich
new-memory-strict = nichts
new-clock = Uhr
new-clock-none = keine
new-clock-move-seconds = { $count } Sekunden je Zug
new-clock-game = { $count } Minuten je Partie
new-clock-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
  }
new-claim = Fehlt der andere, kann die Partie beansprucht werden nach
new-claim-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  }
new-claim-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
  }
new-watched = Andere dürfen zusehen
new-watched-about = über einen eigenen Link, den beide Spieler am Tisch haben
new-open = Am Ende mit offenen Karten
new-open-about = jeder sieht die Hand des anderen, sobald der Talon zu Ende ist
new-numbered = Nummerierte Karten
new-numbered-about = dieselben Karten für jeden, der die Nummer nennt
new-numbered-none = keine
new-rules-about = jede sagt, was sie ist
new-family-standard = Das klassische Spiel
new-family-rubicon = Vier Spiele Karten: Rubikon
new-family-six-pack = Sechs und acht Spiele Karten
new-family-polish = Aus Karten der Stiche
new-differs = { $count ->
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
  }
new-read-rules = Die Regeln lesen
new-options = { $changed ->
    [0] Alle Optionen der Regeln
    [one] Alle Optionen der Regeln (eine geändert)
   *[other] Alle Optionen der Regeln ({ $changed } geändert)
  }
new-changed = geändert
new-option-back = Wie vorher
new-option-idle = Ohne Wirkung: { $why }.
new-absent = nicht im Spiel
new-options-back = Die Optionen wie vorher
own-rules = Eigene Regeln aus einer Datei
own-rules-choose = Datei wählen
own-rules-drop = Oder legen Sie sie auf dieser Seite ab.
own-rules-paste = Oder fügen Sie sie hier ein
own-rules-take = Diese Regeln nehmen
own-rules-taken = { $rules }: die Regeln der Datei sind gewählt.
new-summary = { $target ->
    [0] { $rules }
   *[other] { $rules }, bis { $target }
  }{ $changed ->
    [0] {""}
    [one] , eine Option geändert
   *[other] , { $changed } Optionen geändert
  }.
new-summary-computer = Computer, { $level }.
new-summary-friend = Mit jemandem.
new-make-link = Link machen
new-deal = Karten geben

## Die Regeln zum Lesen
rules-all = Alle Regeln
rules-unknown = Es gibt keine Regeln namens { $key }.

## Einstellungen
settings-kept = Sie werden in diesem Browser aufbewahrt.
settings-sample = Wie es aussieht
settings-look = Aussehen
settings-language = Sprache
settings-language-browser = wie der Browser
settings-theme = Helligkeit
settings-theme-light = hell
settings-theme-dark = dunkel
settings-system = wie das System
settings-deck = Töne der Farben
settings-deck-about = vier: Karo blau, Kreuz grün
settings-deck-two = zwei
settings-deck-four = vier
settings-figures = Bilder
settings-figures-paris = Pariser
settings-figures-international = internationale
settings-none = keine
settings-large = Indizes
settings-normal = normal
settings-large-yes = groß
settings-motion = Bewegung
settings-motion-slow = langsam
settings-table = Am Tisch
settings-one-tap-about = sonst wählt das erste Tippen und das zweite spielt
settings-draw-about = nach einer Pause, die immer gleich ist
settings-sounds = Töne
settings-notices = Mir sagen, wenn ich dran bin
settings-notices-about = eine Nachricht des Systems, wenn ich woanders bin
settings-notices-refused = Der Browser erlaubt dieser Seite keine Nachrichten; in seinen Einstellungen lässt sich das ändern.
settings-muted = Die Sätze des anderen nie zeigen
settings-reading = Lesen und Tasten
settings-text = Textmodus
settings-text-about = Sätze, Listen und Knöpfe, keine Bilder der Karten

## Über das Programm
about-what = Bézique für zwei in allen Formen, mit den Regeln genau wie in den Büchern und einer Quelle für jede.
about-free = Es ist freie Software unter der MIT-Lizenz. Es gibt keine Werbung, und nichts wird verkauft oder gezählt.
about-private = Nichts wird von anderswo geladen und niemandem wird etwas gesagt. Der Server bewahrt Ihre Partien und ein Cookie, an dem er Ihren Browser erkennt.
about-credits = Gemacht mit
about-font = die Schrift
about-figures-paris = Pariser Bilder, von David Bellot und Huub de Beer
about-figures-international = internationale Bilder, von Adrian Kennard

## Der Tisch: seine Teile
table-opening = Wir setzen uns an den Tisch ...
table-keys = Tasten
table-heading = { $deal ->
    [0] {""}
   *[other] Spiel { $deal } ·{" "}
  }{ $target ->
    [0] jedes Spiel eine Partie
   *[other] bis { $target }
  }
table-numbered = · nummerierte Karten { $numbered }
table-numbered-short = Nr. { $numbered }
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
table-away-unsent = Keine Verbindung. Was Sie getan haben, wird gesendet, sobald sie wieder da ist.
hint-thinking = Ein Rat wird überlegt ...
table-here = Hier weiterspielen
table-unreachable = Der Tisch ist nicht zu erreichen: der Server ist nicht da, oder dieser Browser hat dort keinen Platz. Es wird weiter versucht.
table-talk = Am Tisch
talk-spoken = „{ $text }“
notice-your-turn = Bézique: Sie sind dran

## Der Tisch: Stich und Talon
trick = Stich
trick-led = ausgespielt
trick-mine = { $points ->
    [0] Ihr Stich
   *[other] Ihr Stich, { $points }
  }
trick-his = { $points ->
    [0] sticht
   *[other] sticht, { $points }
  }
trick-your-card = Ihre Karte
trick-your-lead = Sie spielen aus
stock = Talon
stock-tricks = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
  }
trumps = { $suit ->
    [S] Pik
    [H] Herz
    [C] Kreuz
   *[D] Karo
  } ist Trumpf
turn-up = Aufgedeckt: { $card }
card-name = { $suit ->
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
plate-hours = { $hours } Std.
plate-brisques = { $count ->
    [one] eine Brisque
   *[other] { $count } Brisquen
  }
plate-due = noch anzuschreiben
plate-due-all = { $points } noch anzuschreiben: { $what }
plate-score = { $name }: { $score }{ $target ->
    [0] {""}
   *[other] {" "}von { $target }
  }. Woher die Punkte kommen

## Der Tisch: melden
declare = Melden
declare-announce = Ansagen
declare-announce-this = { $name } ansagen
said-declarable = Sie können ansagen: { $what }.
declare-score = { $points } schreiben

## Der Tisch: was man tun kann
act-last = Voriger Stich
act-hint = Rat
act-undo = Zurück
act-move-now = Jetzt ziehen
act-talk = Worte
act-more = Mehr
act-lead-card = Ausspielen: { $card }
act-play-card = Zugeben: { $card }
act-claim = Den Rest beanspruchen
act-concede = Den Rest abgeben
act-offer-void = Vorschlagen, das Spiel zu annullieren
act-same-deal = Dieselben Karten noch einmal
act-resign = Aufgeben
act-resign-sure = Aufgeben: wirklich?
act-call-off = Die Partie absagen
phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-one-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung.
phrase-good-game = Schönes Spiel.
phrase-goodbye = Auf Wiedersehen.
muted = Die Sätze des anderen
muted-not = werden gezeigt
muted-game = sind in diesem Spiel stumm
muted-always = sind immer stumm
watch-link = Für die, die zusehen:

## Der Tisch: vor, zwischen und nach den Spielen
stage-waiting = Wir warten auf Ihren Mitspieler
stage-code = Code:
stage-copy = Link kopieren
stage-copied = Kopiert
cut-place = Karte des aufgefächerten Packs
cut-at = { $place } von { $count }
cut-do = Karte { $place } nehmen
cut-cards = Die abgehobenen Karten
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
ask-take-back = Zurücknehmen
ask-away = { $name } ist weg; die Partie kann in { $seconds } s beansprucht werden.
ask-away-long = { $name } ist schon lange weg.
result = Ergebnis
result-seal = Siegel von Spiel { $deal }:
result-added-nothing = Sie haben zu seinem Paket nichts dazugegeben.
result-next-deal = Nächstes Spiel
result-next-game = Nächste Partie
result-rematch = Revanche
result-replay = Nachspielen
result-save = Aufzeichnung sichern

## Der Tisch: Blätter
sheet-scores = Woher die Punkte kommen
sheet-for = Wofür
sheet-trick = Stich { $number }
sheet-deal = Gang { $number }
sheet-total = danach { $points }
sheet-none = Noch keine Punkte.
sheet-no-trick = Kein Stich kann angesehen werden.
keys-walk = Links, Rechts, Pos1, Ende
keys-walk-does = durch meine Karten
keys-row = Auf, Ab
keys-row-does = von Reihe zu Reihe
keys-choose = Eingabe, Leertaste
keys-choose-does = wählen; noch einmal: spielen
keys-place = 1 bis 9, 0
keys-place-does = die Karte an diesem Platz; beim Melden die Zeile
keys-announce-does = die Zeile ansagen
keys-draw-does = ziehen, nichts melden
keys-seven-does = die Sieben
keys-why-does = warum nicht diese Karte
keys-last-does = voriger Stich
keys-hint-does = Rat
keys-undo-does = zurück
keys-talk-does = Worte
keys-sound-does = Töne
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
set-sort-own = wie ich sie lege
set-marker = Punkte werden gezeigt durch
set-marker-counters = Marken
set-marker-board = ein Steckbrett
set-gaps = Lücken zwischen den Farben der Hand
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
read-score = Sie { $mine }, { $name } { $his }{ $target ->
    [0] {""}
   *[other] , bis { $target }
  }.
read-due-mine = Sie haben noch anzuschreiben: { $what }.
read-due-his = { $name } hat noch anzuschreiben: { $what }.
read-nothing = nichts

## Nachspielen
replay = Nachspielen
replay-about = Jede Aufzeichnung wird hier Schritt für Schritt gezeigt, beide Hände offen.
replay-fetching = Die Partie wird geholt ...
replay-moment = Augenblick des Spiels
replay-where = { $trick ->
    [0] Schritt { $step } von { $steps }
   *[other] Schritt { $step } von { $steps }, Stich { $trick }
  }
replay-deals = Spiele
replay-deal = Spiel { $deal }: { $south } { $mine }, { $north } { $his }
replay-deal-before = Voriges Spiel
replay-trick-before = Voriger Stich
replay-step-before = Schritt zurück
replay-step-after = Schritt weiter
replay-trick-after = Nächster Stich
replay-deal-after = Nächstes Spiel
replay-link = Verweis auf diesen Augenblick kopieren
replay-link-short = Verweis
replay-hand = { $name }: Hand
records = Aufzeichnungen
records-replay = jede Aufzeichnung, Schritt für Schritt
records-fairness = ob die Pakete einer Aufzeichnung die versiegelten sind
record-choose = Aufzeichnung wählen
record-drop = Oder legen Sie ihre Datei auf dieser Seite ab.

## Ehrliche Karten
fairness = Ehrliche Karten
fairness-check = Karten prüfen
fairness-about = Der Server hat jedes Paket versiegelt, bevor beide Spieler ihren Zufall dazugaben. Dieser Browser rechnet nun selbst nach, ob es die versiegelten Pakete sind.
fairness-unable = Das rechnet ein Browser nur auf einer Seite, die über https oder vom eigenen Rechner kommt.
fair-sum = { $deals ->
    [one] { $held ->
        [0] Das Spiel ist nicht bewiesen.
       *[other] Das Spiel ist bewiesen.
    }
   *[other] { $held } von { $deals } Spielen bewiesen.
  }
fair-sum-wrong = Diese Aufzeichnung hält nicht stand.
fair-seen = Die Partie dauert noch an: Diese Aufzeichnung hat nur, was ein Platz sah; am Ende lassen sich ihre Pakete beweisen.
fair-no-record = Das ist keine Aufzeichnung, die hier gelesen werden kann.
fair-play-holds = Das Spiel folgt den Regeln, von diesen Paketen zu diesen Punkten, sagt der Server.
fair-play-fault = Der Server findet einen Fehler im Spiel.
fair-deal = Spiel { $deal }
fair-sealed = Das Siegel hält, und das Paket folgt daraus.
fair-numbered = Es ist das Paket der nummerierten Karten.
fair-again = Es ist ein früheres Spiel, zur Übung noch einmal gespielt.
fair-closed = Versiegelt; das Siegel wurde nicht geöffnet.
fair-by-hand = Von Hand gegeben, richtig oder falsch: von diesem Paket ist nichts versprochen.
fair-unknown = Von diesem Paket war nichts versprochen, oder die Aufzeichnung nennt es nicht.
fair-wrong = Dieses Spiel ist nicht bewiesen.
fair-at = Zeile { $line }, Spalte { $column }:
fair-fault-secret = Das ist nicht das Geheimnis, das versiegelt wurde.
fair-fault-pack = Das Paket ist nicht das versiegelte.
fair-fault-number = Das Paket ist nicht das der nummerierten Karten.
fair-fault-missing = Ein Siegel fehlt oder wurde nicht geöffnet.
fair-fault-unreadable = Das kann nicht gelesen werden.
fair-fault-order = Das kann hier nicht stehen.
fair-fault-own-seal = Diesem Browser wurde vor dem Spiel ein anderes Siegel gezeigt.
fair-fault-own-seed = Diesem Browser wurde beim Geben etwas anderes gezeigt.
fair-added = Süd gab { $south } Bytes dazu, Nord { $north }.
fair-own = Es ist, was diesem Browser vor dem Spiel gezeigt wurde.
fair-own-mine = Es ist, was diesem Browser vor dem Spiel gezeigt wurde, mit dem, was er dazugab.
fair-figures = Zahlen
fair-seal = Siegel
fair-seed-south = Von Süd dazugegeben
fair-seed-north = Von Nord dazugegeben
fair-secret = Geheimnis

## Der Schiedsrichter
law = Der Schiedsrichter
law-fetching = Die Bestimmungen kommen ...
law-all = Alles, was geschehen kann
law-under = Die Bestimmungen an Ihrem Tisch
law-what = Was ist geschehen?
law-english = Die Bestimmungen sind auf Englisch.
law-found = { $number ->
    [one] 1 Bestimmung
   *[other] { $number } Bestimmungen
  }
law-link = Link zu dieser Entscheidung
law-none = Zu diesen Wörtern passt nichts. Sagen Sie auf Englisch, was mit den Karten geschah, etwa „drew two cards“, „led out of turn“ oder „wrong score“.
law-unknown = Diese Bestimmungen haben nichts, das { $key } heißt.
law-silent = Diese Bestimmungen schweigen dazu; anderswo gilt: { $code }.
law-choose = Zur Wahl
law-choose-any = Zur Wahl: etwas davon oder nichts
law-source = Quelle:
law-reading = So lesen wir es:

## Der Zähler
marker-counters = Marken rechts: { $of500 } zu 500, { $of100 } zu 100, { $of50 } zu 50, { $of10 } zu 10{ $turns ->
    [0] {""}
    [one] , schon einmal voll
   *[other] , schon { $turns }-mal voll
  }.
marker-round = Runde { $round }
marker-board = Stift in Loch { $front }, der hintere in Loch { $back }, { $round ->
    [0] am Ende
    [1] erste Runde
   *[other] zweite Runde
  }{ $turns ->
    [0] {""}
    [one] , schon einmal durchlaufen
   *[other] , schon { $turns }-mal durchlaufen
  }.
score = Anschreiben
score-new = Punkte anschreiben
score-about = Schreiben Sie die Punkte eines Spiels an, das Sie mit echten Karten spielen. Unmögliches wird abgelehnt, und nichts geht verloren.
score-one = Ein Spieler
score-other = Der andere
score-south = Süd
score-north = Nord
score-stake = Eine Einheit gilt
score-stake-none = nichts
score-begin = Beginnen
score-to = bis { $target }
score-deal = Spiel { $deal }, Geber { $dealer }
score-whose = Wessen Punkte
score-deals = gibt
score-due = noch { $points }
score-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }
score-account = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
  }
score-for = Für { $name }
score-said = { $what } Zusammen { $total }.
score-entry = { $name }: { $what }
score-due-item = Anschreiben: { $what }
score-announce = Nur ansagen
score-announce-about = angeschrieben wird nach einem späteren Stich
score-suit = { $what }: in welcher Farbe?
score-less = Eins weniger
score-one-more = Eins mehr
score-enter = Eintragen
score-type = Oder eintippen
score-type-about = auf Englisch, etwa: s 40 bezique
score-entries = Einträge
score-entered = Eingetragen
score-none = Noch nichts eingetragen.
score-down = abgeschrieben
score-void = ungültig
score-gone = Gestrichen: { $what }
score-all = Alle { $count } Einträge
score-more = Blatt, Link, Einstellungen
score-sheet = Das Blatt sichern
score-share = Einen Link für ein anderes Telefon machen
score-share-about = Wer den Link öffnet, schreibt hier mit an; beide sehen, was der andere einträgt.
score-delete = Dieses Blatt löschen
score-delete-sure = Endgültig löschen? Wer sonst mitschreibt, behält es.
score-away = Der Server ist nicht erreichbar. Was Sie eintragen, wird hier behalten und später gesendet.
score-new-away = Ein Blatt wird mit Netz begonnen, und der Server ist nicht erreichbar. Blätter, die auf diesem Gerät geführt wurden, gehen weiter; ohne Netz beginnt das Programm eines im Terminal: bezique score.
score-go-on = Weiter: { $names }, { $title }
score-more-away = Blatt, Aufzeichnung und Link kommen vom Server, der nicht erreichbar ist.
score-unsent = { $count ->
    [one] Ein Eintrag ist noch nicht gesendet:
   *[other] { $count } Einträge sind noch nicht gesendet:
  }
score-twice = Dasselbe wurde eben auf einem anderen Telefon eingetragen: { $what }. Noch einmal eintragen?
score-twice-do = Noch einmal eintragen
score-leave-out = Nichts eintragen
score-kept = wird geführt
scores = Blätter echter Spiele
