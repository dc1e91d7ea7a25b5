### Pourquoi une action n’est pas permise, et ce qui le serait.

## Turn

not_your_turn = Ce n’est pas à vous de jouer : attendez { NAME($turn) }.
deal_over = Cette donne est finie et plus rien ne peut s’y faire : passez à la suivante.
window_open = Vous avez pris la levée et pouvez encore annoncer : terminez d’abord vos annonces.
choosing = Vous êtes en train d’annoncer { COMBINATION($combination, "a") } : choisissez d’abord { CHOICE($cards) }.
not_choosing = Il n’y a pas de carte à choisir : nommez d’abord une combinaison.
not_on_menu = Rien de ce qui peut se faire maintenant ne porte ce numéro : prenez-en un que le menu montre.

## Playing

not_held = Vous n’avez pas { KIND($card) } en main : prenez une carte que vous avez.
not_on_table = Vous n’avez pas { KIND($card) } parmi vos cartes étalées : prenez une carte que vous avez.
must_follow = { LED($led) } et vous pouvez fournir : jouez { CHOICE($allowed) }.
must_head = { LED($led) } et vous pouvez monter : jouez { CHOICE($allowed) }.
must_trump = { LED($led) } et vous ne pouvez pas fournir, mais vous pouvez couper à { SUIT($trump) } : jouez { CHOICE($allowed) }.

## Declaring

trick_not_won = Seul celui qui a pris une levée peut annoncer, et seulement avant de piocher : prenez d’abord une levée.
stock_gone = Le talon est épuisé, et avec lui le droit d’annoncer ou d’échanger : jouez les dernières levées.
last_draw = Dans ce jeu, rien ne s’annonce plus à la dernière pioche : piochez.
already_scored = Vous avez déjà marqué une fois pour cette levée : annoncez si vous voulez, et marquez après votre prochaine levée.
not_in_game = Il n’y a pas de points dans ce jeu pour { COMBINATION($combination, "a") } : annoncez autre chose.
needs_trump = Impossible d’annoncer { COMBINATION($combination, "a") } tant qu’il n’y a pas d’atout : attendez qu’une combinaison en fasse un.
missing_cards = Il vous manque { CARDS($missing) } pour { COMBINATION($combination, "a") } : n’annoncez que ce que vous pouvez étaler.
fours_need_suits = Il faut dans ce jeu quatre couleurs différentes pour { COMBINATION($combination, "a") } : attendez la couleur qui vous manque.
cannot_serve = { CARD($card) } ne peut pas servir maintenant pour { COMBINATION($combination, "a") } : choisissez { CHOICE($cards) }.
already_pending = Vous avez déjà annoncé { COMBINATION($combination, "a") } avec ces cartes : il ne reste qu’à en marquer les points.
only_captured = Il faut une carte de la levée que vous venez de prendre pour { COMBINATION($combination, "a") } : attendez une levée qui en apporte une.
two_a_trick = Une levée permet de marquer deux combinaisons au plus, chacune avec sa carte de cette levée : continuez à jouer.
no_announcing = Au bésigue polonais, rien ne s’annonce pour plus tard : marquez maintenant ou renoncez.

## Cards that have served

already_served = { CARDS($cards) } { DOES($cards, "a", "ont") } déjà servi dans une combinaison de cette sorte : prenez des cartes neuves pour { COMBINATION($combination, "a") }.
served_higher = { CARDS($cards) } { DOES($cards, "a", "ont") } servi pour { COMBINATION($higher, "a") }, de rang plus élevé : il faut d’autres cartes pour { COMBINATION($combination, "a") }.
not_worth_more = { CARDS($cards) } { DOES($cards, "a", "ont") } déjà rapporté { $worth } et ne { DOES($cards, "peut", "peuvent") } plus servir que pour davantage : cette fois, { COMBINATION($combination, "a") } ne donnerait que { $points }.
sequence_from_marriage = { CARDS($cards) } { DOES($cards, "a", "ont") } servi dans un mariage, et dans ce jeu une telle carte est exclue de la quinte : prenez des cartes neuves.
needs_fresh_card = Vous avez déjà annoncé { FAMILY($combination) } : il faut au moins une carte de votre main pour { COMBINATION($combination, "a") }.
needs_unused_card = Toutes ces cartes ont déjà servi dans { FAMILY($combination) } : il en faut au moins une qui n’ait pas servi pour { COMBINATION($combination, "a") }.
same_pair = { CARDS($cards) } ont déjà été mariés ensemble : choisissez un autre couple.
no_married_card_gone = Aucune carte de vos mariages de { SUIT($suit) } n’a été jouée depuis que vous avez marqué le dernier : jouez-en une, ou mariez un roi et une dame qui n’ont pas servi.
still_whole = Pour marquer de nouveau { COMBINATION($combination, "a") }, il faut qu’une des premières cartes soit partie : jouez { CHOICE($cards) }, puis complétez.
too_many_laid = Trop de cartes semblables seraient sur la table avec { COMBINATION($combination, "a") } : jouez d’abord { CHOICE($cards) }.
served_as_four = { CARDS($cards) } { DOES($cards, "a", "ont") } servi dans un carré de l’autre sorte, et une carte compte soit parmi quatre du même rang, soit parmi quatre atouts : prenez d’autres cartes pour { COMBINATION($combination, "a") }.

## The seven of trumps

seven_used = Vous avez employé cette levée pour le sept d’atout : piochez, et annoncez après votre prochaine levée.
declared_already = Le sept d’atout ne se montre pas avec une annonce : montrez-le après votre prochaine levée.
picked_up = Vous avez pris { CARD($card) } contre le sept à ce tour même : cette carte peut servir dès votre prochaine levée.
no_seven = Vous n’avez pas le sept de { SUIT($trump) }, et aucune autre carte ne s’échange : faites autre chose.
seven_paid = Ce sept a rapporté ses points, et chaque sept ne les rapporte qu’une fois : gardez-le ou jouez-le.
seven_not_exchanged = Au bésigue polonais, le sept d’atout ne s’échange pas : jouez-le, et qui prend la levée en est payé.
seven_not_counted = Le sept d’atout ne rapporte rien dans ce jeu : jouez-le comme toute autre carte.
turn_up_is_seven = La retourne est elle-même un sept d’atout, et il n’y a rien à échanger : jouez le vôtre comme tout autre atout.
exchange_after_trick = Le sept d’atout ne s’échange qu’après avoir pris une levée, avant de piocher : prenez d’abord une levée.
exchange_on_lead = Le sept d’atout ne s’échange que par celui qui a la main : prenez d’abord une levée.
exchange_before_first_card = Le sept d’atout ne s’échange qu’avant votre première carte de la donne : jouez-le comme tout autre atout.
no_turn_up = Il n’y a pas de retourne à échanger : jouez le sept d’atout comme toute autre carte.

## Carte blanche

not_carte_blanche = Vous ne pouvez pas montrer une carte blanche avec { CARDS($cards) } : jouez plutôt une carte.
no_carte_blanche = La carte blanche ne rapporte rien dans ce jeu : jouez plutôt une carte.
carte_blanche_late = La carte blanche se montre avant votre première carte de la donne : il est trop tard, jouez une carte.
series_over = Vous n’avez plus de carte à montrer pour votre carte blanche : jouez plutôt une carte.

## Après une décision

looking = Vous regardez les deux cartes de la pioche : prenez d’abord celle du dessus ou celle du dessous.
not_looking = Il n’y a pas deux cartes entre lesquelles prendre : une décision le permet, avant une pioche.
called = { CHOICE($cards) } : la carte est appelée, il faut la jouer.
barred_announcing = Vous ne pouvez rien annoncer { $until } : dites « fini ».
barred_scoring = Vous ne pouvez rien marquer { $until } : continuez.
