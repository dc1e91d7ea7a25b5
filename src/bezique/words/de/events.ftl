### Was am Tisch geschah, und was die Spieler sagen.

## What happened

event-dealt = { NAME($seat) } { DOES($seat, "bekommt", "bekommen") } { CARDS($cards) }.
event-dealt_hidden = { NAME($seat) } { DOES($seat, "bekommt", "bekommen") } Karten.
event-turned_up = Aufgedeckt ist { CARD($card) }: { SUIT($card) } ist Trumpf.
event-led = { NAME($seat) } { DOES($seat, "spielt", "spielen") } { CARD($card) } aus.
event-led_laid = { NAME($seat) } { DOES($seat, "spielt", "spielen") } { CARD($card) } vom Tisch aus.
event-played = { NAME($seat) } { DOES($seat, "spielt", "spielen") } { CARD($card) }.
event-played_laid = { NAME($seat) } { DOES($seat, "spielt", "spielen") } { CARD($card) } vom Tisch.
event-took_trick = { NAME($seat) } { DOES($seat, "macht", "machen") } den Stich.
event-took_trick_for = { NAME($seat) } { DOES($seat, "macht", "machen") } den Stich, { $said }.
event-opened = { NAME($seat) } { DOES($seat, "legt", "legen") } { CARDS($cards) } offen aus.
event-four = Die vier sind { CARDS($cards) }.
event-announced = { NAME($seat, "label") }: { COMBINATION($combination) }, noch anzuschreiben.
event-trump_made = { SUIT($suit) } ist Trumpf.
event-exchanged = { NAME($seat) } { DOES($seat, "tauscht", "tauschen") } { CARD($gave) } gegen { CARD($took) }.
event-exchanged_same = { NAME($seat) } { DOES($seat, "zeigt", "zeigen") } { CARD($gave) } vor und { DOES($seat, "tauscht", "tauschen") } sie gegen die aufgedeckte.
event-showed = { NAME($seat) } { DOES($seat, "zeigt", "zeigen") } Carte blanche vor: { CARDS($cards) }.
event-showed_drawn = { NAME($seat) } { DOES($seat, "zeigt", "zeigen") } die gezogene Karte vor, { CARDS($cards) }.
event-drew = { NAME($seat) } { DOES($seat, "zieht", "ziehen") } { CARD($card) }.
event-drew_hidden = { NAME($seat) } { DOES($seat, "zieht", "ziehen") } eine Karte.
event-took_turn_up = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } die aufgedeckte Karte, { CARD($card) }.
event-stock_gone = Der Talon ist aufgebraucht, und die letzten Stiche beginnen.
event-took_up = { NAME($seat) } { DOES($seat, "nimmt", "nehmen") } { CARDS($cards) } vom Tisch zurück.
event-deal_over = Das Spiel ist zu Ende: { STANDINGS($scores) }; Brisquen: { STANDINGS($brisques) }.
event-deal_over_scores = Das Spiel ist zu Ende: { STANDINGS($scores) }.
event-deal_stopped = Das Spiel endet mit dem Erreichen des Ziels: { STANDINGS($scores) }; Brisquen: { STANDINGS($brisques) }.
event-deal_stopped_scores = Das Spiel endet mit dem Erreichen des Ziels: { STANDINGS($scores) }.
lost-card_played = { NAME($seat) } { DOES($seat, "kann", "können") } { COMBINATION($combination, "a") } nicht mehr anschreiben: eine Karte davon ist gespielt.
lost-stock_gone = { NAME($seat) } { DOES($seat, "kann", "können") } { COMBINATION($combination, "a") } nicht mehr anschreiben: der Talon ist aufgebraucht.
lost-superseded = { NAME($seat) } { DOES($seat, "kann", "können") } { COMBINATION($combination, "a") } nicht mehr anschreiben: die Karten haben für mehr gedient.

## What is said: parts of a sentence, and the two sentences that hold them

said-combination = { WORDS($points) } für { COMBINATION($combination) }
said-pending_combination = { WORDS($points) } für { COMBINATION($combination) }, vorher angesagt
said-brisques = { $points } für Brisquen
said-last_trick = { $points } für den letzten Stich
said-seven_turned = { $points } für die aufgedeckte Sieben
said-seven_exchanged = { WORDS($points) } für die Trumpfsieben
said-seven_shown = { WORDS($points) } für die andere Trumpfsieben
said-seven_played = { $points } für die gespielte Trumpfsieben
said-seven_taken = { $points } für den Stich mit der Trumpfsieben
said-carte_blanche = { WORDS($points) } für Carte blanche
said-carte_blanche_draw = { WORDS($points) } für Carte blanche, noch einmal
said-lift = { $points } für das Abnehmen der richtigen Zahl Karten
said-guess = { $points } für das Erraten der abgenommenen Zahl
said-and = { JOIN($parts) }
say-waiting = { WORDS($waiting) } noch anzuschreiben
say-scored_waiting = { $said }, und { WORDS($waiting) } noch anzuschreiben
say-scored_older = { COMBINATION($combination) }, { WORDS($points) }, und { WORDS($waiting) } noch anzuschreiben
say-scored_equal = ich schreibe { WORDS($points) } an, und { WORDS($waiting) } für { COMBINATION($combination) } noch anzuschreiben
say-line = { $line }.
say-by = { NAME($speaker, "label") }: { $line }.
