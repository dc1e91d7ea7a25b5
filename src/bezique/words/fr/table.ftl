### Ce que dit la table : ce qui est attendu, ce qui s’y trouve, ce qui peut être choisi, comment cela a fini.

## What is expected in a deal

ask-to_lead = À { NAME($name) } d’entamer.
ask-to_play = À { NAME($name) } de jouer.
ask-to_declare = À { NAME($name) } d’annoncer ou de piocher.
ask-which_serves = Quelle carte sert ?
ask-your_lead = À vous d’entamer.
ask-your_turn = À vous : jouez une carte.
ask-your_turn_strict = À vous : jouez une carte permise.
ask-nothing_draw = Rien à annoncer : piochez.
ask-nothing_go_on = Rien à annoncer : continuez.
ask-declare_draw = Annoncez, ou piochez.
ask-declare_go_on = Annoncez, ou continuez.

## What is expected between deals

ask-waiting = Une place est libre : la partie commence quand quelqu’un s’assied.
ask-prepared = La donne suivante se prépare.
ask-wait = On attend l’autre joueur.
ask-ready = Donnez quand vous êtes prêt.
ask-ready_other = { NAME($name) } { DOES($name, "donne", "donnez") } : continuez quand vous êtes prêt.
ask-cut = Tirez pour la donne : choisissez une carte du jeu étalé.
ask-they_cut = Les joueurs tirent pour la donne.
ask-who_deals = Vous avez gagné le tirage : qui donne ? L’autre entame.
ask-he_chooses = { NAME($name) } choisit qui donne.
ask-lift = Levez des cartes du paquet pour la donne.
ask-guess = Devinez combien de cartes le donneur a levées.
ask-wait_for = On attend { NAME($name) }.
ask-over = La partie est finie.

## What lies on the table

part-no_trumps = Il n’y a pas encore d’atout
part-trumps = Atout { SUIT($suit) }
part-turned = { $trumps } ; la retourne est { CARD($card) }
table-stock_gone = { $trumps }. Le talon est épuisé.
table-stock_uncounted = { $trumps }. Le talon ne se compte pas.
table-stock_left = { $trumps }. { $left ->
    [1] Il reste une carte au talon.
   *[other] Il reste { $left } cartes au talon.
}
for-line = { NAME($seat, "label") } : { $what }

## What is agreed beside the game

agreed-taken_back = La dernière action est reprise.
agreed-begun_anew = La donne recommence avec les mêmes cartes.
agreed-void = La donne est nulle : le même joueur donne de nouveau.
agreed-resigns = { NAME($seat) } { DOES($seat, "abandonne", "abandonnez") }.
agreed-time = { NAME($seat, "label") } : le temps est écoulé, et la partie est perdue.
agreed-away = { NAME($seat, "label") } : absent si longtemps que l’autre réclame la partie.

## What can be chosen

menu-card = { BARE($card) }
menu-card_served = { BARE($card) } ({ ROW($served) })
menu-laid = { BARE($card) }, a servi : { ROW($served) }
menu-score = { COMBINATION($combination) } pour { $points }
menu-announce = annoncer { COMBINATION($combination, "the") }
menu-other_seven = montrer l’autre sept d’atout pour { $points }
menu-exchange = échanger le sept d’atout contre { CARD($card) } pour { $points } points
menu-exchange_unseen = échanger le sept d’atout pour { $points } points
menu-carte_blanche = montrer la carte blanche pour { $points }
menu-draw = piocher
menu-go_on = continuer
menu-take_upper = prendre la carte du dessus, { CARD($card) }
menu-take_lower = prendre la carte du dessous, { CARD($card) }
menu-allowed = C’est permis : { $what }.

## What a card has served in, and what points were for

served-marriage = mariage
served-sequence = quinte
served-bezique = bésigue
served-double = double
served-triple = triple
served-quadruple = quadruple
served-quintuple = quintuple
served-four = carré
served-four_trumps = quatre atouts
served-five_trumps = cinq atouts
for-brisques = brisques
for-last_trick = dernière levée
for-seven_turned = sept retourné
for-seven_exchanged = sept échangé
for-seven_shown = sept montré
for-seven_played = sept joué
for-seven_taken = sept pris
for-carte_blanche = carte blanche
for-carte_blanche_draw = carte blanche, encore
for-lift = nombre levé juste
for-guess = nombre deviné
for-friend = un ami
for-combination = { COMBINATION($combination) }
for-lost_card_played = { COMBINATION($combination) }, points perdus : une de ses cartes a été jouée
for-lost_stock_gone = { COMBINATION($combination) }, points perdus : le talon est épuisé
for-lost_superseded = { COMBINATION($combination) }, points perdus : ses cartes ont servi pour davantage

## How it ended

result-deal = La donne { $number } est finie
result-game = La partie est finie
result-won = { NAME($winner) } { DOES($winner, "gagne", "gagnez") }, { $more } à { $less }
result-partie = La partie liée est finie
result-points = Points de la donne : { STANDINGS($scores) }.

## What one player offers the other

offer-undo = { NAME($name) } { DOES($name, "demande", "demandez") } à reprendre la dernière action.
offer-void = { NAME($name) } { DOES($name, "propose", "proposez") } d’annuler la donne : le même joueur donnerait de nouveau.
offer-rematch = { NAME($name) } { DOES($name, "propose", "proposez") } une autre partie.

## Why a request cannot be done

unable-not_seated = Vous ne faites que regarder cette table.
unable-no_deal = Aucune donne n’est en cours.
unable-unreadable = Ceci ne se lit pas : { $text }.
unable-no_hints = Il n’y a pas de conseils dans une partie sérieuse.
unable-no_hint_here = Il n’y a pas de conseil ici.
unable-nothing_to_decide = Un conseil se donne à votre tour, pour ce que vous pouvez faire.
unable-no_such_phrase = Les phrases sont { ROW($phrases) }.
unable-away = Cela n’a pas pu être gardé à l’instant, et rien n’a été fait. Essayez encore dans un moment.
unable-not_now = Cela ne peut pas se faire maintenant.
unable-claim_undecided = Les levées qui restent ne sont pas décidées : l’autre joueur peut encore en prendre une.
unable-concede_undecided = Les levées qui restent ne sont pas décidées : vous pouvez encore en prendre une.
unable-no_such_place = Le jeu étalé a les places 0 à { $last }.
unable-no_seed = Une graine a de { $least } à { $most } octets, deux chiffres de 0 à f pour chacun.
unable-place_taken = L’autre joueur a pris cette carte : choisissez-en une autre.
unable-no_such_guess = On devine un nombre de 1 à { $most }.

## The rules of a new game

rules-no_effect = { $option }, sans effet : { $why }.
