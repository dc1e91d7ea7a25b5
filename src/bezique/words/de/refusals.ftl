### Warum etwas nicht erlaubt ist, und was erlaubt wäre.

## Turn

not_your_turn = Sie sind nicht am Zug: warten Sie auf { NAME($turn) }.
deal_over = Dieses Spiel ist zu Ende, und es ist nichts mehr darin zu tun: gehen Sie zum nächsten über.
window_open = Sie haben den Stich gemacht und können noch melden: beenden Sie zuerst Ihre Meldungen.
choosing = Sie sind dabei, { COMBINATION($combination, "a") } zu melden: wählen Sie zuerst { CHOICE($cards) }.
not_choosing = Es ist keine Karte auszuwählen: nennen Sie zuerst eine Meldung.
not_on_menu = Nichts von dem, was jetzt möglich ist, hat diese Nummer: nehmen Sie eine, die das Menü zeigt.

## Playing

not_held = Sie haben { KIND($card) } nicht auf der Hand: nehmen Sie eine Karte, die Sie haben.
not_on_table = Vor Ihnen liegt { KIND($card) } nicht gemeldet: nehmen Sie eine Karte, die Sie haben.
must_follow = { LED($led) }, und Sie können bedienen: spielen Sie { CHOICE($allowed) }.
must_head = { LED($led) }, und Sie können überstechen: spielen Sie { CHOICE($allowed) }.
must_trump = { LED($led) }, und Sie können nicht bedienen, aber mit { SUIT($trump) } stechen: spielen Sie { CHOICE($allowed) }.

## Declaring

trick_not_won = Nur wer einen Stich gemacht hat, darf melden, und nur vor dem Ziehen: machen Sie zuerst einen Stich.
stock_gone = Der Talon ist aufgebraucht, und mit ihm das Recht zu melden oder zu tauschen: spielen Sie die letzten Stiche.
last_draw = In dieser Form des Spiels wird beim letzten Ziehen nichts mehr gemeldet: ziehen Sie.
already_scored = Sie haben für diesen Stich schon einmal angeschrieben: sagen Sie an, was Sie wollen, und schreiben Sie es nach Ihrem nächsten Stich an.
not_in_game = In dieser Form des Spiels gibt es keine Punkte für { COMBINATION($combination, "a") }: melden Sie etwas anderes.
needs_trump = Solange nichts Trumpf ist, gilt keine Meldung für { COMBINATION($combination, "a") }: warten Sie, bis eine Meldung Trumpf gemacht hat.
missing_cards = Ihnen { DOES($missing, "fehlt", "fehlen") } { CARDS($missing) } für { COMBINATION($combination, "a") }: melden Sie nur, was Sie auslegen können.
fours_need_suits = In dieser Form des Spiels braucht es vier verschiedene Farben für { COMBINATION($combination, "a") }: warten Sie auf die Farbe, die Ihnen fehlt.
cannot_serve = { CARD($card) } kann jetzt nicht für { COMBINATION($combination, "a") } dienen: wählen Sie { CHOICE($cards) }.
already_pending = Sie haben { COMBINATION($combination, "a") } mit diesen Karten schon angesagt: es bleibt nur, die Punkte anzuschreiben.
only_captured = Es braucht eine Karte des eben gemachten Stichs für { COMBINATION($combination, "a") }: warten Sie auf einen Stich, der eine bringt.
two_a_trick = Ein Stich lässt höchstens zwei Meldungen anschreiben, jede mit ihrer eigenen Karte dieses Stichs: spielen Sie weiter.
no_announcing = Im polnischen Bézique wird nichts für später angesagt: schreiben Sie es jetzt an oder lassen Sie es.

## Cards that have served

already_served = { CARDS($cards) } { DOES($cards, "hat", "haben") } schon in einer Meldung dieser Art gedient: nehmen Sie frische Karten für { COMBINATION($combination, "a") }.
served_higher = { CARDS($cards) } { DOES($cards, "hat", "haben") } schon für { COMBINATION($higher, "a") } gedient, was höher steht: es braucht andere Karten für { COMBINATION($combination, "a") }.
not_worth_more = { CARDS($cards) } { DOES($cards, "hat", "haben") } schon { $worth } eingebracht und { DOES($cards, "darf", "dürfen") } nur noch für mehr dienen: { $points } wären es für { COMBINATION($combination, "a") }.
sequence_from_marriage = { CARDS($cards) } { DOES($cards, "hat", "haben") } in einer Mariage gedient, und hier ist eine solche Karte von der Quint ausgeschlossen: nehmen Sie frische Karten.
needs_fresh_card = Sie haben schon { FAMILY($combination) } gemeldet: es braucht mindestens eine Karte von der Hand für { COMBINATION($combination, "a") }.
needs_unused_card = Alle diese Karten haben schon für { FAMILY($combination) } gedient: es braucht mindestens eine, die es nicht hat, für { COMBINATION($combination, "a") }.
same_pair = { CARDS($cards) } waren schon miteinander verheiratet: wählen Sie ein anderes Paar.
no_married_card_gone = Keine Karte Ihrer Mariagen in { SUIT($suit) } ist gespielt, seit Sie die letzte angeschrieben haben: spielen Sie eine davon, oder verheiraten Sie König und Dame neu.
still_whole = Erst wenn eine Karte des ersten Mals weg ist, gilt wieder eine Meldung für { COMBINATION($combination, "a") }: spielen Sie { CHOICE($cards) }, dann ergänzen Sie.
too_many_laid = Es lägen zu viele gleiche Karten auf dem Tisch für { COMBINATION($combination, "a") }: spielen Sie zuerst { CHOICE($cards) }.
served_as_four = { CARDS($cards) } { DOES($cards, "hat", "haben") } in einer Vierermeldung der anderen Art gedient, und eine Karte zählt entweder bei vieren eines Rangs oder bei vier Trümpfen: nehmen Sie andere Karten für { COMBINATION($combination, "a") }.

## The seven of trumps

seven_used = Sie haben diesen Stich für die Trumpfsieben verwendet: ziehen Sie, und melden Sie nach Ihrem nächsten Stich.
declared_already = Die Trumpfsieben wird nicht zusammen mit einer Meldung vorgezeigt: zeigen Sie sie nach Ihrem nächsten Stich.
picked_up = Sie haben { CARD($card) } eben erst für die Sieben aufgenommen: diese Karte dient von Ihrem nächsten Stich an.
no_seven = Sie haben { SUIT($trump) }-Sieben nicht, und keine andere Karte wird getauscht: tun Sie etwas anderes.
seven_paid = Diese Sieben hat ihre Punkte gebracht, und jede Sieben bringt sie nur einmal: behalten oder spielen Sie sie.
seven_not_exchanged = Im polnischen Bézique wird die Trumpfsieben nicht getauscht: spielen Sie sie, und wer den Stich macht, bekommt ihre Punkte.
seven_not_counted = Die Trumpfsieben bringt in dieser Form des Spiels nichts: spielen Sie sie wie jede andere Karte.
turn_up_is_seven = Die aufgedeckte Karte ist selbst eine Trumpfsieben, es gibt also nichts zu tauschen: spielen Sie Ihre wie jeden anderen Trumpf.
exchange_after_trick = Die Trumpfsieben wird nur nach einem eigenen Stich und vor dem Ziehen getauscht: machen Sie zuerst einen Stich.
exchange_on_lead = Die Trumpfsieben tauscht nur, wer ausspielt: machen Sie zuerst einen Stich.
exchange_before_first_card = Die Trumpfsieben wird nur vor Ihrer ersten Karte des Spiels getauscht: spielen Sie sie wie jeden anderen Trumpf.
no_turn_up = Es liegt keine Karte aufgedeckt, gegen die getauscht wird: spielen Sie die Trumpfsieben wie jede andere Karte.

## Carte blanche

not_carte_blanche = Mit { CARDS($cards) } können Sie keine Carte blanche vorzeigen: spielen Sie stattdessen eine Karte.
no_carte_blanche = Eine Carte blanche bringt in dieser Form des Spiels nichts: spielen Sie stattdessen eine Karte.
carte_blanche_late = Eine Carte blanche wird vor Ihrer ersten Karte des Spiels vorgezeigt: es ist zu spät, spielen Sie eine Karte.
series_over = Sie haben keine weitere Karte für Ihre Carte blanche vorzuzeigen: spielen Sie stattdessen eine Karte.

## Nach einer Entscheidung

looking = Sie sehen beide Karten an, die zu ziehen sind: nehmen Sie zuerst die obere oder die untere.
not_looking = Es sind keine zwei Karten da, von denen eine zu nehmen wäre: das kommt durch eine Entscheidung vor dem Ziehen.
called = { CHOICE($cards) } ist gerufen: spielen Sie die Karte jetzt.
barred_announcing = Sie dürfen nichts melden { $until }: sagen Sie „fertig“.
barred_scoring = Sie dürfen nichts anschreiben { $until }: spielen Sie weiter.
