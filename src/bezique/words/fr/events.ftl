### Ce qui s’est passé à la table, et ce que disent les joueurs.

## What happened

event-dealt = { NAME($seat) } { DOES($seat, "reçoit", "recevez") } { CARDS($cards) }.
event-dealt_hidden = { NAME($seat) } { DOES($seat, "reçoit", "recevez") } une main.
event-turned_up = La retourne est { CARD($card) } : atout { SUIT($card) }.
event-led = { NAME($seat) } { DOES($seat, "entame", "entamez") } { CARD($card) }.
event-led_laid = { NAME($seat) } { DOES($seat, "entame", "entamez") } { CARD($card) }, de la table.
event-played = { NAME($seat) } { DOES($seat, "joue", "jouez") } { CARD($card) }.
event-played_laid = { NAME($seat) } { DOES($seat, "joue", "jouez") } { CARD($card) }, de la table.
event-took_trick = { NAME($seat) } { DOES($seat, "prend", "prenez") } la levée.
event-took_trick_for = { NAME($seat) } { DOES($seat, "prend", "prenez") } la levée, { $said }.
event-opened = { NAME($seat) } { DOES($seat, "étale", "étalez") } { CARDS($cards) }.
event-four = Les quatre sont { CARDS($cards) }.
event-announced = { NAME($seat, "label") } : { COMBINATION($combination) }, à compter.
event-trump_made = Atout { SUIT($suit) }.
event-exchanged = { NAME($seat) } { DOES($seat, "échange", "échangez") } { CARD($gave) } contre { CARD($took) }.
event-exchanged_same = { NAME($seat) } { DOES($seat, "montre", "montrez") } { CARD($gave) } et { DOES($seat, "prend", "prenez") } à sa place la retourne.
event-showed = { NAME($seat) } { DOES($seat, "montre", "montrez") } une carte blanche : { CARDS($cards) }.
event-showed_drawn = { NAME($seat) } { DOES($seat, "montre", "montrez") } la carte piochée, { CARDS($cards) }.
event-drew = { NAME($seat) } { DOES($seat, "pioche", "piochez") } { CARD($card) }.
event-drew_hidden = { NAME($seat) } { DOES($seat, "pioche", "piochez") } une carte.
event-took_turn_up = { NAME($seat) } { DOES($seat, "prend", "prenez") } la retourne, { CARD($card) }.
event-stock_gone = Le talon est épuisé, et les dernières levées commencent.
event-took_up = { NAME($seat) } { DOES($seat, "reprend", "reprenez") } de la table { CARDS($cards) }.
event-deal_over = La donne est finie : { STANDINGS($scores) } ; brisques : { STANDINGS($brisques) }.
event-deal_over_scores = La donne est finie : { STANDINGS($scores) }.
event-deal_stopped = La donne s’arrête au but : { STANDINGS($scores) } ; brisques : { STANDINGS($brisques) }.
event-deal_stopped_scores = La donne s’arrête au but : { STANDINGS($scores) }.
lost-card_played = { NAME($seat) } ne { DOES($seat, "peut", "pouvez") } plus marquer { COMBINATION($combination, "a") } : une de ses cartes est jouée.
lost-stock_gone = { NAME($seat) } ne { DOES($seat, "peut", "pouvez") } plus marquer { COMBINATION($combination, "a") } : le talon est épuisé.
lost-superseded = { NAME($seat) } ne { DOES($seat, "peut", "pouvez") } plus marquer { COMBINATION($combination, "a") } : ses cartes ont servi pour davantage.

## What is said: parts of a sentence, and the two sentences that hold them

said-combination = { WORDS($points) }, { COMBINATION($combination) }
said-pending_combination = { WORDS($points) }, { COMBINATION($combination) }, en attente
said-brisques = { $points } pour les brisques
said-last_trick = { $points } pour la dernière levée
said-seven_turned = { $points } pour le sept retourné
said-seven_exchanged = { WORDS($points) } pour le sept d’atout
said-seven_shown = { WORDS($points) } pour l’autre sept d’atout
said-seven_played = { $points } pour le sept d’atout joué
said-seven_taken = { $points } pour le sept d’atout pris
said-carte_blanche = { WORDS($points) }, carte blanche
said-carte_blanche_draw = { WORDS($points) }, encore carte blanche
said-lift = { $points } pour avoir levé le bon nombre de cartes
said-guess = { $points } pour avoir deviné le nombre levé
said-and = { JOIN($parts) }
say-waiting = { WORDS($waiting) } à compter
say-scored_waiting = { $said }, et { WORDS($waiting) } à compter
say-scored_older = { COMBINATION($combination) }, { WORDS($points) }, et { WORDS($waiting) } à compter
say-scored_equal = je marque { WORDS($points) }, et { WORDS($waiting) }, { COMBINATION($combination) }, à compter
say-line = { $line }.
say-by = { NAME($speaker, "label") } : { $line }.
