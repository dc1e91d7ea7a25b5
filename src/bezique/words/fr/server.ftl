### Ce que dit le serveur en dehors d’une table : demandes refusées, connexions finies.

## Requests over HTTP

fault-away = Les parties ne peuvent pas être atteintes à l’instant ; rien n’a changé.
fault-fault = Quelque chose s’est mal passé ici ; c’est noté.
fault-too_often = Cela a été demandé trop souvent ; attendez un peu.
fault-other_origin = Cela ne peut être demandé que par les pages de ce serveur.
fault-unknown = Il n’y a rien à demander sous ce nom.
fault-too_long = C’est trop long : { $most } octets au plus sont pris.
fault-not_json = Le corps doit être { $kind }.
fault-bad_value = Une valeur ne convient pas : { $text }.
fault-bad_json = Ceci n’est pas du JSON : { $text }.
fault-unreadable = Ceci ne se lit pas : { $text }.
fault-no_game = Il n’y a pas de telle partie.
fault-no_invitation = Aucune table n’attend derrière cette invitation ; demandez-en une nouvelle.
fault-called_off = Cette partie a été annulée ; demandez une nouvelle invitation.
fault-both_here = Les deux places sont prises. Pour regarder, il faut un autre lien, que les joueurs peuvent donner.
fault-from_memory = Cette partie se joue de mémoire : ses coups se prennent quand elle est finie.
fault-not_over = Les deux mains se montrent quand la partie est finie.
fault-no_such_seat = Une place est South ou North.
fault-no_such_number = Le numéro d’une donne est un nombre entier.
fault-long_record = Ces coups sont trop longs : { $lines } lignes et { $undone } actions reprises au plus sont montrées.
fault-busy = Beaucoup de parties sont demandées à la fois ; essayez encore dans un petit moment.
fault-no_such_count = `skip` est un nombre de parties.
fault-has_games = Ce navigateur a ses propres parties ; elles seront dans les mêmes archives que celles du lien.
fault-both_seats = Ce navigateur joue contre ces archives à une même table : finissez cette partie et supprimez-la d’abord.
fault-no_archive = Il n’y a pas d’archives derrière ce lien, ou un lien plus récent a été fait.
fault-no_score = Il n’y a pas de telle marque, ou ce navigateur ne la tient pas : demandez-en le lien.
fault-no_score_link = Il n’y a pas de marque derrière ce lien, ou un lien plus récent a été fait.
fault-moved_on = Autre chose a été marqué entre-temps ; regardez-le d’abord.
fault-long_score = Une marque a { $most } lignes au plus : commencez-en une autre.
fault-bad_entry = Une entrée a un signe à elle et des lignes de { $most } caractères au plus.

## The end of a connection

closed-gone = Cette partie n’existe plus.
closed-deleted = Cette partie a été supprimée.
closed-no_table = Il n’y a pas de telle table, ou vous n’y avez pas de place.
closed-replaced = La table a été ouverte ailleurs.
closed-stopping = Le serveur est renouvelé ; la partie continue dans un moment.
closed-away = Cela n’a pas pu être gardé à l’instant, et rien n’a été fait. Essayez encore dans un moment.
closed-protocol = Cette page n’est plus à jour ; elle est chargée de nouveau.
closed-no_message = Ce message ne se lit pas.
closed-too_much = Trop de messages sont venus à la fois.
closed-too_slow = La connexion était trop lente ; elle est refaite.

## Tenir les points d’une partie avec de vraies cartes

keeping-trumps = Atout
keeping-trumps_suit = Atout : { SUIT($suit) }
keeping-turned = Un sept est retourné
keeping-turned_suit = Le sept de { SUIT($suit) } est retourné
keeping-marriage = Mariage
keeping-sequence = Quinte
keeping-seven = Sept d’atout
keeping-brisques = Brisques
keeping-last_trick = Dernière levée
keeping-carte_blanche = Carte blanche
keeping-lift = A levé le bon nombre
keeping-guess = A deviné le nombre levé
keeping-over = La donne est finie
keeping-void = La donne est annulée
keeping-resign = { NAME($seat) } { DOES($seat, "abandonne", "abandonnez") } la partie
keeping-end = Clore la marque
keeping-undo = Rayer cette ligne
keeping-wrong = Ces points n’étaient pas dus
