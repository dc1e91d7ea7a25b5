### Un conseil pour une décision, et ce qui parle pour elle.

## What to do

do-lead = entamer { CARD($card) }
do-play = jouer { CARD($card) }
do-lead_one = entamer { CHOICE($cards) }
do-play_one = jouer { CHOICE($cards) }
do-card = { CARD($card) }
do-choose = prendre { CARD($card) }
do-score = marquer { COMBINATION($combination, "the") }
do-announce = annoncer { COMBINATION($combination, "the") }
do-exchange = échanger le sept contre { CARD($card) }
do-show_seven = montrer l’autre sept d’atout
do-show = montrer la carte blanche
do-draw = ne plus rien annoncer et piocher
do-go_on = ne plus rien annoncer et continuer

## Advice

advice-best = { $best } : cela { $why }.
advice-asked = { $best } plutôt que { $other } : cela { $why }.
advice-close = { $best }, ou { $other } : trop proche pour trancher, mais le premier choix { $why }.
advice-close_other = { $best }, ou { $other } : trop proche pour trancher, mais le dernier choix { $why }.
advice-close_both = { $best }, ou { $other } : trop proche pour trancher, et chacun de ces choix { $why }.
advice-close_call = { $best }, ou { $other } : trop proche pour trancher : rien ne parle pour l’un plutôt que pour l’autre, et quand on essaie les levées suivantes, aucun ne l’emporte nettement.
advice-only = { $best } : il n’y a pas d’autre choix.
advice-all_alike = { $best } : tout revient ici au même.
part-advice_worth = { $what } : { $points } { DOES($count, "point", "points") }

## Why something is the best, what "it" does: of these facts a sentence names one or two

why-takes_brisque = prend { CARD($led) }
why-takes_with_brisque = prend { CARD($led) } et fait une seconde brisque
why-makes_brisque = fait une brisque en gagnant la levée
why-spares_brisque = n’abandonne pas { CARD($card) }
why-risks_no_brisque = ne risque pas { CARD($card) }
why-wins_to_score = prend la levée, si bien que vous pouvez marquer { COMBINATION($combination, "a") } pour { $points }
why-wins_last_chance = prend la dernière levée après laquelle vous pouvez marquer { COMBINATION($combination, "a") }, pour { $points }
why-wins_to_exchange = prend la levée, si bien que vous pouvez échanger le sept contre { CARD($turn_up) }
why-denies = empêche { NAME($adversary) } de marquer { COMBINATION($combination, "a") } après cette levée
why-enough = prend aussi bien et épargne { CARD($other) }
why-unbeatable = est imbattable
why-unbeatable_to_score = est imbattable, si bien que vous pouvez marquer { COMBINATION($combination, "a") } pour { $points }
why-unbeatable_to_deny = est imbattable, ce qui empêche { NAME($adversary) } de marquer { COMBINATION($combination, "a") } après cette levée
why-surer_to_score = est plus difficile à battre, et prendre la levée vous laisse marquer { COMBINATION($combination, "a") } pour { $points }
why-cheap_lead = cède la main à bon compte quand vous n’avez rien à marquer
why-offers_not = n’offre pas à { NAME($adversary) } { CARD($card) } pour { COMBINATION($combination, "a") }
why-offers_nothing = n’offre rien à étaler à { NAME($adversary) }
why-keeps_whole = garde ensemble { COMBINATION($combination, "a") }
why-keeps_but_one = garde { CARDS($cards) } pour { COMBINATION($combination, "a") }, où ne { DOES($missing, "manque", "manquent") } plus que { CARDS($missing) }
why-keeps = garde { CARDS($cards) } en vue { COMBINATION($combination, "of") }
why-nears = vous approche { COMBINATION($combination, "of") }, où ne { DOES($missing, "manque", "manquent") } alors plus que { CARDS($missing) }
why-keeps_announced = garde { COMBINATION($combination, "a") } qui reste à compter
why-costs_nothing = n’abandonne rien que vous puissiez encore annoncer
why-waits_in_vain = ne coûte rien, car { CARDS($missing) } ne { DOES($missing, "peut", "peuvent") } plus venir pour { COMBINATION($combination, "a") }
why-keeps_seven = garde le sept d’atout pour l’échanger contre { CARD($turn_up) }
why-saves_trump = épargne { CARD($card) }, un atout
why-saves_higher_trump = épargne { CARD($card) }, l’atout le plus fort
why-lies_open = est déjà sur la table, et la carte semblable reste cachée dans votre main
why-restores = fait place pour marquer { COMBINATION($combination, "a") } pour { $points }
why-scores = rapporte { $points } points tout de suite
why-scores_last = rapporte { $points } points à la dernière occasion
why-scores_in_time = rapporte { $points } points quand il { $tricks ->
        [0] ne reste plus aucune levée
        [1] ne reste plus qu’une levée
       *[other] ne reste plus que { $tricks } levées
    } pour annoncer
why-reaches_target = vous amène aux { $points } points de la partie
why-passes_rubicon = vous fait passer la ligne des { $points }, ce qui vous sauve du rubicon
why-leaves = laisse { COMBINATION($combination, "a") } pour { $points } à marquer ensuite
why-announces = vous permettra de marquer { COMBINATION($combination, "a") } après une prochaine levée
why-takes_turn_up = prend { CARD($card) }
why-takes_what_lacks = prend { CARD($card) }, qui vous manque pour { COMBINATION($combination, "a") }
why-makes_trumps = met atout { SUIT($suit) }, dont vous avez { WORDS($count) }
why-shows_nothing = ne montre rien de nouveau à { NAME($adversary) }
why-draws_brisque = force { NAME($adversary) } à donner { CHOICE($cards) }
why-draws_trump = fait tomber un atout, car { NAME($adversary) } doit jouer { CHOICE($cards) }
why-wins_surely = prend la levée quoi que joue { NAME($adversary) }
why-solved = gagne { $points } { DOES($points, "point", "points") } de plus que { $than }, si les deux jouent au mieux
why-tried_out = fait un peu mieux que { $than } quand on essaie les levées suivantes
why-tried_out_ahead = arrive { $points } { DOES($points, "point", "points") } devant { $than } quand on essaie les levées suivantes
why-rule_of_thumb = est ce que conseillent les règles d’usage
why-and = { $first }, et cela { $second }
why-and_too = { $first }, et { $second }
