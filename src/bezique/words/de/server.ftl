### Was der Server außerhalb eines Tischs sagt: abgelehnte Anfragen, beendete Verbindungen.

## Requests over HTTP

fault-away = Die Partien sind eben nicht zu erreichen; nichts wurde geändert.
fault-fault = Hier ging etwas schief; es ist notiert.
fault-too_often = Das wurde zu oft gefragt; bitte warten Sie ein wenig.
fault-other_origin = Das können nur die Seiten dieses Servers fragen.
fault-unknown = Unter diesem Namen ist nichts zu fragen.
fault-too_long = Das ist zu lang: höchstens { $most } Bytes werden angenommen.
fault-not_json = Der Inhalt muss { $kind } sein.
fault-bad_value = Ein Wert passt nicht: { $text }.
fault-bad_json = Das ist kein JSON: { $text }.
fault-unreadable = Das ist nicht zu lesen: { $text }.
fault-no_game = Eine solche Partie gibt es nicht.
fault-no_invitation = Hinter dieser Einladung wartet kein Tisch; bitten Sie um eine neue.
fault-called_off = Dieses Spiel wurde abgesagt; bitten Sie um eine neue Einladung.
fault-both_here = Beide Plätze sind besetzt. Wer zusehen will, braucht einen anderen Link, den die Spieler geben können.
fault-from_memory = Diese Partie wird aus dem Gedächtnis gespielt: ihre Aufzeichnung gibt es, wenn sie zu Ende ist.
fault-not_over = Beide Hände werden gezeigt, wenn die Partie zu Ende ist.
fault-no_such_seat = Ein Platz ist South oder North.
fault-no_such_number = Die Nummer eines Spiels ist eine ganze Zahl.
fault-long_record = Diese Aufzeichnung ist zu lang: höchstens { $lines } Zeilen und { $undone } Zurücknahmen werden gezeigt.
fault-busy = Viele Aufzeichnungen werden zugleich verlangt; versuchen Sie es in einer Weile noch einmal.
fault-no_such_count = `skip` ist eine Anzahl von Partien.
fault-has_games = Dieser Browser hat eigene Partien; sie kommen in dasselbe Archiv wie die des Links.
fault-both_seats = Dieser Browser spielt an einem Tisch gegen dieses Archiv: Beenden Sie diese Partie und löschen Sie sie zuerst.
fault-no_archive = Hinter diesem Link ist kein Archiv, oder ein neuerer Link ist gemacht worden.
fault-no_score = Dieses Blatt gibt es nicht, oder dieser Browser führt es nicht: bitten Sie um seinen Link.
fault-no_score_link = Hinter diesem Link ist kein Blatt, oder es gibt einen neueren Link.
fault-moved_on = Inzwischen wurde etwas anderes eingetragen; sehen Sie es erst an.
fault-long_score = Ein Blatt hat höchstens { $most } Einträge: beginnen Sie ein neues.
fault-bad_entry = Ein Eintrag hat ein eigenes Zeichen und Zeilen von höchstens { $most } Zeichen.

## The end of a connection

closed-gone = Diese Partie gibt es nicht mehr.
closed-deleted = Diese Partie ist gelöscht worden.
closed-no_table = Einen solchen Tisch gibt es nicht, oder Sie haben keinen Platz daran.
closed-replaced = Der Tisch wurde anderswo geöffnet.
closed-stopping = Der Server wird erneuert; die Partie geht gleich weiter.
closed-away = Das konnte eben nicht aufbewahrt werden, und nichts ist geschehen. Versuchen Sie es gleich noch einmal.
closed-protocol = Diese Seite ist veraltet; sie wird neu geladen.
closed-no_message = Diese Nachricht ist nicht zu lesen.
closed-too_much = Zu viele Nachrichten kamen auf einmal.
closed-too_slow = Die Verbindung war zu langsam; sie wird erneuert.

## Die Punkte eines Spiels mit echten Karten anschreiben

keeping-trumps = Trumpf
keeping-trumps_suit = Trumpf: { SUIT($suit) }
keeping-turned = Eine Sieben wurde aufgedeckt
keeping-turned_suit = Die Sieben in { SUIT($suit) } wurde aufgedeckt
keeping-marriage = Mariage
keeping-sequence = Quint
keeping-seven = Trumpfsieben
keeping-brisques = Brisques
keeping-last_trick = Letzter Stich
keeping-carte_blanche = Carte blanche
keeping-lift = Die richtige Zahl abgehoben
keeping-guess = Die abgehobene Zahl erraten
keeping-over = Das Spiel ist zu Ende
keeping-void = Das Spiel ist ungültig
keeping-resign = { NAME($seat) } { DOES($seat, "gibt", "geben") } die Partie auf
keeping-end = Das Blatt schließen
keeping-undo = Diesen Eintrag streichen
keeping-wrong = Diese Punkte standen nicht zu
