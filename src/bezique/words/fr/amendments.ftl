### Les actes irréguliers et l’effet des décisions, dans une donne.

## Les cartes

moved-drawn = { NAME($seat) } { DOES($seat, "prend", "prenez") } au talon { CARDS($cards) }.
moved-drawn_hidden = { NAME($seat) } { DOES($seat, "prend", "prenez") } une carte au talon.
moved-drawn_several = { NAME($seat) } { DOES($seat, "prend", "prenez") } { WORDS($count) } cartes au talon.
moved-returned = { NAME($seat) } { DOES($seat, "remet", "remettez") } au talon { CARDS($cards) }.
moved-returned_hidden = { NAME($seat) } { DOES($seat, "remet", "remettez") } une carte au talon.
moved-returned_several = { NAME($seat) } { DOES($seat, "remet", "remettez") } { WORDS($count) } cartes au talon.
moved-given = { NAME($seat) } { DOES($seat, "donne", "donnez") } à l’autre joueur { CARDS($cards) }.
moved-given_hidden = { NAME($seat) } { DOES($seat, "donne", "donnez") } à l’autre joueur une carte.
moved-given_several = { NAME($seat) } { DOES($seat, "donne", "donnez") } à l’autre joueur { WORDS($count) } cartes.
moved-laid = { NAME($seat) } { DOES($seat, "étale", "étalez") } { CARDS($cards) }.
moved-taken_back = { NAME($seat) } { DOES($seat, "reprend", "reprenez") } en main { CARDS($cards) }.
moved-laid_apart = Mises à part, sans être tirées : { CARDS($cards) }.
moved-laid_apart_hidden = Une carte du talon est mise à part et n'est pas tirée.
moved-laid_apart_several = { WORDS($count) } cartes du talon sont mises à part et ne sont pas tirées.
moved-elsewhere = Des cartes changent de place : { CARDS($cards) }.
moved-elsewhere_hidden = Une carte change de place dans le talon.
moved-elsewhere_several = { WORDS($count) } cartes changent de place dans le talon.
shown-hand = { NAME($seat) } { DOES($seat, "montre", "montrez") } { CARDS($cards) }.
shown-stock = Vu dans le talon : { CARDS($cards) }.

## Les pioches et le tour

amended-draws_more = { NAME($seat) } { DOES($seat, "pioche", "piochez") } { $count } { $count ->
        [one] carte
       *[other] cartes
    } de plus à la prochaine pioche.
amended-draws_less = { NAME($seat) } { DOES($seat, "pioche", "piochez") } { $count } { $count ->
        [one] carte
       *[other] cartes
    } de moins à la prochaine pioche.
amended-choice = { NAME($seat) } { DOES($seat, "regarde", "regardez") } les deux cartes de la prochaine pioche et { DOES($seat, "prend", "prenez") } celle qui convient.
amended-turn = { NAME($seat) } { DOES($seat, "doit", "devez") } entamer.
event-looked = { NAME($seat) } { DOES($seat, "regarde", "regardez") } les deux cartes de la pioche : { CARDS($cards) }.
event-looked_hidden = { NAME($seat) } { DOES($seat, "regarde", "regardez") } les deux cartes de la pioche.
event-rewound = Les cartes sont reprises jusqu’à un moment antérieur.

## Les droits et les points

amended-bar_announcing = { NAME($seat) } { DOES($seat, "n’annonce", "n’annoncez") } rien { $until }.
amended-bar_scoring = { NAME($seat) } { DOES($seat, "ne marque", "ne marquez") } rien { $until }.
amended-bar_counting = { NAME($seat) } { DOES($seat, "ne compte", "ne comptez") } ni brisques ni dernière levée { $until }.
until-number = tant que le nombre de cartes n’est pas juste
until-trick = avant d’avoir fait une autre levée
until-deal = dans cette donne
amended-call = { NAME($seat) } { DOES($seat, "doit", "devez") } entamer ou jouer { CHOICE($cards) }.
amended-award_last_trick = La dernière levée compte pour : { NAME($seat, "label") }.
amended-award_nobody = Personne ne compte la dernière levée.
amended-award_tricks = Toutes les dernières levées comptent pour : { NAME($seat, "label") }.
amended-award_brisques = Les brisques que tient l’autre joueur comptent pour : { NAME($seat, "label") }.
amended-taken = { NAME($seat) } { DOES($seat, "cède", "cédez") } des brisques à l’autre joueur : { $count }.
amended-rubicon = { NAME($seat) } { DOES($seat, "perd", "perdez") } la partie comme rubiconné.
amended-cancel_again = La donne est nulle, et le même joueur redonne.
amended-cancel_passed = La donne est nulle, et passe à l’autre joueur.
amended-cancel_game = La partie est nulle.
said-marked = { $points } pour ce qui a été marqué
said-taken_down = { $points } pour ce qui est démarqué
said-awarded = { $points } pour la faute de l’autre
said-penalty = { $points } pour une amende
said-taken_back = { $points } pour ce qui est repris
