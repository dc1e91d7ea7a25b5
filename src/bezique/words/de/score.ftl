### Das Anschreiben eines Spiels mit wirklichen Karten.

## Why something cannot be entered

part-score_sourced = { $why } ({ $source })
part-score_text = { $text }
score-none_left = Für { COMBINATION($combination, "a") } { DOES($missing, "fehlt", "fehlen") } { CARDS($missing) }, denn neben diesen Einträgen ist nicht genug davon übrig: { ROW($entries) }. Sehen Sie die Karten an, oder streichen Sie den falschen Eintrag.
score-not_waiting = Angesagt war { COMBINATION($combination, "a") }, aber neben diesen Einträgen können die Karten nicht mehr da sein: { ROW($entries) }. Streichen Sie den falschen Eintrag oder das Angesagte.
score-no_turn_up = In dieser Form des Spiels wird keine Karte aufgedeckt: die erste angeschriebene Mariage oder Sequenz macht Trumpf.
score-no_turn_up_marriage = In dieser Form des Spiels wird keine Karte aufgedeckt: die erste angeschriebene Mariage macht Trumpf.
score-trumps_known = Trumpf ist schon bekannt, { SUIT($suit) }: streichen Sie zuerst jenen Eintrag.
score-after_last_trick = Der letzte Stich ist gemacht, und danach wird nichts gemeldet: streichen Sie jenen Eintrag, wenn das Spiel weitergeht.
score-not_announced = { NAME($seat) } { DOES($seat, "hat", "haben") } nichts angesagt, was anzuschreiben wäre, { COMBINATION($combination, "a") }: sagen Sie es an, oder schreiben Sie es neu an.
score-waits_already = { NAME($seat) } { DOES($seat, "hat", "haben") } { COMBINATION($combination, "a") } schon angesagt, und mehr davon kann es nicht geben.
score-no_trick_left = Nach einem Stich wird einmal angeschrieben, und alle { $tricks } Stiche, nach denen gezogen wird, haben das ihre: streichen Sie zuerst, was zu viel ist.
score-no_seven_left = { $number ->
    [1] Die Trumpfsieben hat ihre Punkte gebracht, und sie bringt sie einmal.
    [2] Beide Trumpfsiebenen haben ihre Punkte gebracht, und jede bringt sie einmal.
   *[other] Alle { $number } Trumpfsiebenen haben ihre Punkte gebracht, und jede bringt sie einmal.
}
score-brisques_not_counted = Brisquen zählen in dieser Form des Spiels nicht: tragen Sie das Übrige ein.
score-brisques_told = Brisquen zählen hier einmal, am Ende, und sie sind schon eingetragen für { NAME($seat) }: streichen Sie jenen Eintrag, und tragen Sie alle ein.
score-too_many_brisques = { $left ->
    [0] Alle Brisquen sind angeschrieben: streichen Sie einen falschen Eintrag.
    [1] Es ist noch eine Brisque anzuschreiben, nicht { $number }.
   *[other] Es sind noch { $left } Brisquen anzuschreiben, nicht { $number }.
}
score-brisques_declared = Asse oder Zehnen aus Stichen sind schon gemeldet von { NAME($other) }: höchstens { $left } Brisquen sind es für { NAME($seat) }, nicht { $number }.
score-brisques_are_taken = Nicht möglich ist { COMBINATION($combination, "a") }: die Asse oder Zehnen dafür sind unter den Brisquen, die eingetragen sind für { NAME($seat) }. Streichen Sie den falschen Eintrag.
score-brisques_short = Beide zusammen haben alle Brisquen: { NAME($seat) } { DOES($seat, "hat", "haben") } { $left }, nicht { $number }.
score-last_trick_again = { NAME($seat) } { DOES($seat, "hat", "haben") } den letzten Stich schon: streichen Sie zuerst jenen Eintrag.
score-carte_blanche_once = { NAME($seat) } { DOES($seat, "hat", "haben") } eine Carte blanche angeschrieben, und hier zählt sie einmal im Spiel.
score-carte_blanche_late = Eine Carte blanche wird vor der ersten Karte gezeigt, und { NAME($seat) } { DOES($seat, "hat", "haben") } seither gemeldet.
score-carte_blanche_over = Die Reihe der Carte blanche ist zu Ende: { NAME($seat) } { DOES($seat, "hat", "haben") } seither ein Bild gemeldet.
score-no_lift = Abnehmen und Erraten zählen nur in den Spielen mit sechs und acht Kartenspielen.
score-guess_by_pone = Es rät, wer nicht gibt: { NAME($seat) } { DOES($seat, "gibt", "geben") }.
score-lift_by_dealer = Der Geber nimmt ab: { NAME($seat) } { DOES($seat, "gibt", "geben") } nicht.
score-lifted_already = Das ist schon eingetragen: es zählt einmal im Spiel.
score-no_points = Null Punkte werden nicht angeschrieben: sagen Sie, wie viele.
score-bad_stakes = „{ $text }“ ist kein Einsatz: es ist eine Summe für eine Partie, einen Punkt oder hundert Punkte, etwa 0.10 oder 5 Cent.
score-same_names = Die Spieler brauchen zwei verschiedene Namen, nicht zweimal { $name }.
part-score_left_open = Offen ist: { $asks }
score-ended = Diese Anschrift ist geschlossen: beginnen Sie eine neue.
score-nothing_entered = In diesem Spiel ist noch nichts eingetragen.
score-no_such_score = Der Eintrag { $number } steht nicht mit Punkten da: nennen Sie die Nummer von einem mit Punkten.
score-game_is_over = Die Partie mit dem Eintrag { $number } ist zu Ende und abgerechnet: streichen Sie den Eintrag, um es zu berichtigen.
score-no_such_entry = Es gibt keinen Eintrag { $number }, der zu streichen wäre.
score-no_such_option = „{ $line }“ nennt eine Wahl, die das Gesetz nicht gibt.

## What is asked

score-whose = Wem gehört es?
score-which_combination = Welche Meldung ist es?
score-which_score = Was ist es?
score-is_it_new = Ist es, was schon angesagt ist, oder etwas Neues?
part-score_combination = { COMBINATION($combination) }
score-which_points = Hier wird alles in Vielfachen von { $unit } angeschrieben, und { $points } ist keines: wie viele sind es?
score-who_pays = { NAME($seat) } { DOES($seat, "zahlt", "zahlen") } { $points }: schreibt der andere sie an, oder werden sie abgezogen?
part-score_scored = { NAME($seat, "label") }: { $points } mehr
part-score_taken_off = { NAME($seat, "label") }: { $points } weniger
score-which_trumps = Welche Farbe ist Trumpf?
part-score_suit = { SUIT($suit) }
score-is_it_pending = { NAME($seat, "label") }: { COMBINATION($combination) }, wie vorher angesagt?
score-is_it_of_others = { $why } Aus anderen Karten, { COMBINATION($combination, "a") }?
part-score_other_cards = aus anderen Karten
part-score_mistake = es ist ein Irrtum
part-score_the_pending = { COMBINATION($combination) }, wie vorher angesagt
part-score_another = noch einmal { COMBINATION($combination) }
score-waits_still = { NAME($seat, "label") }: { COMBINATION($combination) }, noch anzuschreiben. Wurde das angeschrieben, oder ist es verloren?
score-deal_runs = Spiel { $number } ist nicht zu Ende: das Blatt trotzdem schließen? Was darin eingetragen ist, bleibt, aber das Spiel wird nicht abgerechnet.
part-score_was_scored = es wurde angeschrieben
part-score_was_lost = es ist verloren
part-score_close = das Blatt schließen
part-score_not_yet = noch nicht
score-whose_last_trick = Wer hat den letzten Stich gemacht?
score-brisques_missing = { $number ->
    [1] Eine Brisque ist nicht angeschrieben: wem gehört sie?
   *[other] { $number } Brisquen sind nicht angeschrieben: wem gehören sie alle? Wo beide davon haben, tragen Sie zuerst die des einen ein.
}
score-how_many_brisques = { NAME($seat, "label") }: wie viele Brisquen, von { $all }?
part-score_name = { NAME($seat, "label") }
part-score_nobody = niemand schreibt sie an
part-score_number = { $number }
score-others_fall = Ohne ihn kann dies nicht stehen: { ROW($entries) }. Alles streichen?
part-score_entry = { $number }. { $what }
part-score_undo_all = alles streichen
part-score_undo_nothing = nichts streichen
part-score_no_option = nichts weiter

## What an entry came to

score-brisques_held = { NAME($seat, "label") }: { $number ->
    [1] eine Brisque
   *[other] { $number } Brisquen
}.
score-believed = Von hier an lässt sich nicht schnell genug sagen, ob alles Gemeldete zusammen möglich ist: was für sich möglich ist, wird geglaubt.
score-bygone = „{ $line }“ wurde mit einer früheren Version eingetragen. Heute wird es abgelehnt und zählt nicht: { $why } Wenn die Punkte stimmen, tragen Sie sie als Punkte ein.
score-by_law = { NAME($seat, "label") }: { $points } nach dem Gesetz.
score-taken_down = { NAME($seat, "label") }: { $points } des Eintrags { $number } gestrichen.
score-void = Spiel { $number } ist ungültig: es gibt noch einmal derselbe.
part-score_brisques_held = { $number ->
    [1] eine Brisque
   *[other] { $number } Brisquen
}
part-score_believed = von hier an wird Gemeldetes geglaubt
part-score_bygone = zählt nicht: { $line }
part-score_by_law = nach dem Gesetz
part-score_taken_down = Eintrag { $number } gestrichen
part-score_void = Spiel { $number } ungültig
part-score_announced = { COMBINATION($combination) }, noch anzuschreiben
part-score_deal = Spiel { $number }
part-score_total = Summe
score-waits = { NAME($seat, "label") }: { COMBINATION($combination) }, noch anzuschreiben.
score-undone = Gestrichen: { ROW($entries) }.
score-owes = { NAME($seat) } { DOES($seat, "schuldet", "schulden") } { NAME($other) } { $amount }.
score-nothing_owed = Niemand schuldet etwas.

## What can be entered

part-score_offer_pending = { COMBINATION($combination) }, schon angesagt, für { $points }
part-score_offer_drop = { COMBINATION($combination) } lässt sich nicht mehr anschreiben
part-score_drop = Streichen: { COMBINATION($combination) }
part-score_offer_brisques = eine Brisque
