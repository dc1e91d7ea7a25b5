### La marque d’une partie jouée avec de vraies cartes.

## Why something cannot be entered

part-score_sourced = { $why } ({ $source })
part-score_text = { $text }
score-none_left = Il faut { CARDS($missing) } pour { COMBINATION($combination, "a") }, et avec ces inscriptions il n’en reste plus assez : { ROW($entries) }. Regardez les cartes, ou annulez l’inscription fausse.
score-not_waiting = On ne peut plus marquer { COMBINATION($combination, "a") } en attente : avec ces inscriptions, les cartes ne peuvent plus être là : { ROW($entries) }. Annulez l’inscription fausse, ou ce qui attend.
score-no_turn_up = Dans ce jeu, il n’y a pas de retourne : le premier mariage ou la première quinte que l’on marque fait l’atout.
score-no_turn_up_marriage = Dans ce jeu, il n’y a pas de retourne : le premier mariage que l’on marque fait l’atout.
score-trumps_known = L’atout est déjà connu, { SUIT($suit) } : annulez d’abord cette inscription.
score-after_last_trick = La dernière levée est prise, et plus rien ne s’annonce : annulez cette inscription si la donne continue.
score-not_announced = { NAME($seat) } { DOES($seat, "n’a", "n’avez") } pas annoncé { COMBINATION($combination, "a") } qui puisse se marquer : annoncez d’abord, ou marquez à neuf.
score-waits_already = { NAME($seat) } { DOES($seat, "a", "avez") } déjà annoncé { COMBINATION($combination, "a") }, et il ne peut pas y en avoir d’autre.
score-no_trick_left = On marque une fois par levée, et les { $tricks } levées suivies d’une pioche ont toutes leur marque : annulez d’abord ce qui est de trop.
score-no_seven_left = { $number ->
    [1] Le sept d’atout a rapporté ses points, et il ne les rapporte qu’une fois.
    [2] Les deux sept d’atout ont rapporté leurs points, et chacun ne les rapporte qu’une fois.
   *[other] Les { $number } sept d’atout ont rapporté leurs points, et chacun ne les rapporte qu’une fois.
}
score-brisques_not_counted = Les brisques ne comptent pas dans ce jeu : inscrivez le reste.
score-brisques_told = Ici, les brisques se comptent une fois, à la fin de la donne, et elles sont déjà inscrites pour { NAME($seat) } : annulez cette inscription, et inscrivez-les toutes.
score-too_many_brisques = { $left ->
    [0] Toutes les brisques du jeu sont marquées : annulez une inscription fausse.
    [1] Il reste une brisque à marquer, et non { $number }.
   *[other] Il reste { $left } brisques à marquer, et non { $number }.
}
score-brisques_declared = { NAME($other) } { DOES($other, "a", "avez") } annoncé des as ou des dix gagnés dans les levées : il y a au plus { $left } brisques pour { NAME($seat) }, et non { $number }.
score-brisques_are_taken = Impossible d’avoir { COMBINATION($combination, "a") } : ses as ou ses dix sont parmi les brisques inscrites pour { NAME($seat) }. Annulez l’inscription fausse.
score-brisques_short = Les deux joueurs ont ensemble toutes les brisques : { NAME($seat) } { DOES($seat, "en a", "en avez") } { $left }, et non { $number }.
score-last_trick_again = { NAME($seat) } { DOES($seat, "a", "avez") } déjà la dernière levée : annulez d’abord cette inscription.
score-carte_blanche_once = { NAME($seat) } { DOES($seat, "a", "avez") } marqué une carte blanche, et dans ce jeu elle se marque une fois par donne.
score-carte_blanche_late = La carte blanche se montre avant la première carte, et { NAME($seat) } { DOES($seat, "a", "avez") } annoncé depuis.
score-carte_blanche_over = La suite de la carte blanche est finie : { NAME($seat) } { DOES($seat, "a", "avez") } annoncé une figure depuis.
score-no_lift = Lever et deviner ne se marquent que dans les jeux à six et à huit jeux de cartes.
score-guess_by_pone = C’est celui qui ne donne pas qui devine : { NAME($seat) } { DOES($seat, "donne", "donnez") }.
score-lift_by_dealer = C’est le donneur qui lève les cartes : { NAME($seat) } ne { DOES($seat, "donne", "donnez") } pas.
score-lifted_already = C’est déjà inscrit : cela se marque une fois par donne.
score-no_points = Zéro point ne se marque pas : dites combien.
score-bad_stakes = « { $text } » n’est pas un enjeu : c’est une somme par partie, par point ou par cent points, comme 0.10 ou 5 centimes.
score-same_names = Il faut deux noms différents, et non deux fois { $name }.
part-score_left_open = Reste à savoir : { $asks }
score-ended = Cette marque est close : commencez-en une autre.
score-nothing_entered = Rien n’est encore inscrit dans cette donne.
score-no_such_score = L’inscription { $number } n’est pas une marque qui tienne : donnez le numéro d’une inscription avec des points.
score-game_is_over = La partie de l’inscription { $number } est finie et réglée : annulez l’inscription pour la corriger.
score-no_such_entry = Il n’y a pas d’inscription { $number } à annuler.
score-no_such_option = « { $line } » nomme un choix que la loi ne donne pas.

## What is asked

score-whose = À qui est-ce ?
score-which_combination = De quelle combinaison s’agit-il ?
score-which_score = Qu’est-ce que c’est ?
score-is_it_new = Est-ce ce qui est déjà en attente, ou autre chose ?
part-score_combination = { COMBINATION($combination) }
score-which_points = Dans ce jeu, tout se marque par { $unit }, et { $points } n’en est pas un multiple : combien ?
score-who_pays = { NAME($seat) } { DOES($seat, "paie", "payez") } { $points } : l’adversaire les marque-t-il, ou sont-ils retirés ?
part-score_scored = { NAME($seat, "label") } : { $points } de plus
part-score_taken_off = { NAME($seat, "label") } : { $points } de moins
score-which_trumps = Quelle couleur est atout ?
part-score_suit = { SUIT($suit) }
score-is_it_pending = { NAME($seat, "label") } : { COMBINATION($combination) }, comme annoncé avant ?
score-is_it_of_others = { $why } Avec d’autres cartes, { COMBINATION($combination, "a") } ?
part-score_other_cards = avec d’autres cartes
part-score_mistake = c’est une erreur
part-score_the_pending = { COMBINATION($combination) }, comme annoncé avant
part-score_another = encore { COMBINATION($combination, "a") }
score-waits_still = { NAME($seat, "label") } : { COMBINATION($combination) }, en attente. A-t-on compté cette annonce, ou est-elle perdue ?
score-deal_runs = La donne { $number } n’est pas finie : clore la marque quand même ? Ce qui y est inscrit reste, mais la donne n’est pas réglée.
part-score_was_scored = elle a été comptée
part-score_was_lost = elle est perdue
part-score_close = clore la marque
part-score_not_yet = pas encore
score-whose_last_trick = Qui a pris la dernière levée ?
score-brisques_missing = { $number ->
    [1] Une brisque n’est pas marquée : à qui est-elle ?
   *[other] { $number } brisques ne sont pas marquées : à qui sont-elles toutes ? Si chacun en a, inscrivez d’abord celles de l’un.
}
score-how_many_brisques = { NAME($seat, "label") } : combien de brisques, sur { $all } ?
part-score_name = { NAME($seat, "label") }
part-score_nobody = personne ne les marque
part-score_number = { $number }
score-others_fall = Sans elle, ceci ne tient pas : { ROW($entries) }. Tout annuler ?
part-score_entry = { $number }. { $what }
part-score_undo_all = tout annuler
part-score_undo_nothing = ne rien annuler
part-score_no_option = rien de plus

## What an entry came to

score-brisques_held = { NAME($seat, "label") } : { $number ->
    [1] une brisque
   *[other] { $number } brisques
}.
score-believed = À partir d’ici, on ne peut dire assez vite si toutes les annonces vont ensemble : ce qui est possible en soi est cru.
score-bygone = « { $line } » a été inscrit avec une version antérieure. Aujourd’hui c’est refusé, et ne compte pas : { $why } Si les points sont justes, inscrivez-les comme points.
score-by_law = { NAME($seat, "label") } : { $points } selon la loi.
score-taken_down = { NAME($seat, "label") } : { $points } de l’inscription { $number } retirés.
score-void = La donne { $number } est nulle : le même joueur donne encore.
part-score_brisques_held = { $number ->
    [1] une brisque
   *[other] { $number } brisques
}
part-score_believed = à partir d’ici, les annonces sont crues
part-score_bygone = ne compte pas : { $line }
part-score_by_law = selon la loi
part-score_taken_down = inscription { $number } retirée
part-score_void = donne { $number } nulle
part-score_announced = { COMBINATION($combination) }, à compter
part-score_deal = donne { $number }
part-score_total = somme
score-waits = { NAME($seat, "label") } : { COMBINATION($combination) }, à compter.
score-undone = Annulé : { ROW($entries) }.
score-owes = { NAME($seat) } { DOES($seat, "doit", "devez") } { $amount } à { NAME($other) }.
score-nothing_owed = Personne ne doit rien.

## What can be entered

part-score_offer_pending = { COMBINATION($combination) } en attente, { $points }
part-score_offer_drop = { COMBINATION($combination) } : ne peut plus se marquer
part-score_drop = Abandonner : { COMBINATION($combination) }
part-score_offer_brisques = une brisque
