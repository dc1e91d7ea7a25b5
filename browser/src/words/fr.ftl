### Les mots de l'application. Chaque langue a les mêmes messages avec les mêmes arguments.

## Sur chaque page
home = Accueil
close = Fermer

## La table : ses parties
table-opening = On s’assied à la table ...
table-keys = Touches
table-heading = { $deal ->
    [0] en { $target }
   *[other] donne { $deal } · en { $target }
  }
table-heading-numbered = { $deal ->
    [0] en { $target } · donne numéro { $numbered }
   *[other] donne { $deal } · en { $target } · donne numéro { $numbered }
  }
table-you = Vous
table-his-cards = { $name } : cartes étalées
table-his-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
table-my-cards = Vos cartes étalées
table-my-cards-empty = Les cartes que vous annoncez se posent ici
table-centre = Milieu
table-expected = Ce qui est attendu
table-hand = Main
table-my-hand = Votre main
table-actions = Actions
table-away = Pas de connexion. Votre partie est en sûreté ; nouvel essai en cours.
table-talk = À la table
talk-spoken = « { $text } »

## La table : la levée et le talon
trick = Levée
trick-led = entame
trick-mine = { $points ->
    [0] à vous la levée
   *[other] à vous la levée, { $points }
  }
trick-his = { $points ->
    [0] levée à { $name }
   *[other] levée à { $name }, { $points }
  }
trick-your-card = votre carte
trick-your-lead = à vous d’entamer
stock = Talon
trumps = atout { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
   *[D] carreau
  }
turn-up = Retourne : { $rank ->
    [A] as
    [T] dix
    [K] roi
    [Q] dame
    [J] valet
    [9] neuf
    [8] huit
   *[7] sept
  } de { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
   *[D] carreau
  }

## La table : les points
plate-to-move = À jouer :
plate-away = absent { $time }
plate-won = { $count ->
    [one] une gagnée
   *[other] { $count } gagnées
  }
plate-brisques = { $count ->
    [one] une brisque
   *[other] { $count } brisques
  }
plate-due = à compter
plate-due-all = { $points } à compter : { $what }
plate-score = { $name } : { $score } sur { $target }. D’où viennent les points

## La table : annoncer
declare = Annonces
declare-announce = Annoncer
declare-announce-this = Annoncer { $name }
declare-score = Compter { $points }

## La table : ce qu'on peut faire
act-last = Levée précédente
act-hint = Conseil
act-undo = Reprendre
act-move-now = Jouer maintenant
act-talk = Paroles
act-more = Plus
act-claim = Réclamer le reste
act-concede = Abandonner le reste
act-offer-void = Proposer d’annuler la donne
act-same-deal = La même donne encore
act-resign = Abandonner la partie
act-resign-sure = Abandonner : vraiment ?

## La table : avant, entre et après les donnes
stage-waiting = On attend votre ami
stage-code = Code :
stage-copy = Copier le lien
stage-copied = Copié
stage-cut-at = Couper à la carte
stage-cut = Couper
stage-i-deal = Je donne
stage-i-lead = J’entame, l’autre donne
stage-deal = Donner
stage-cards = Cartes
stage-lift = Soulever
stage-guess = Deviner
stage-agree = Accepter
stage-decline = Refuser
stage-claim = Réclamer la partie
stage-wait = Attendre encore
stage-claim-in = La partie pourra être réclamée dans { $seconds } s.
result = Résultat
result-seal = Sceau de la donne { $deal } :
result-next-deal = Donne suivante
result-next-game = Partie suivante
result-rematch = Revanche
result-replay = Revoir la partie
result-save = Enregistrer la partie

## La table : feuilles
sheet-scores = D’où viennent les points
sheet-for = Pour
sheet-trick = levée { $number }
sheet-no-trick = Aucune levée ne peut être revue.
keys-walk = Gauche, Droite, Début, Fin
keys-walk-does = parcourir mes cartes
keys-row = Haut, Bas
keys-row-does = d’une rangée à l’autre
keys-choose = Entrée, Espace
keys-choose-does = choisir ; encore une fois : jouer
keys-place = 1 à 9, 0
keys-place-does = la carte de cette place ; dans les annonces, la ligne
keys-announce-does = annoncer la ligne
keys-draw-does = piocher sans rien annoncer
keys-seven-does = le sept
keys-why-does = pourquoi pas cette carte
keys-last-does = levée précédente
keys-hint-does = conseil
keys-undo-does = reprendre
keys-talk-does = paroles
keys-score-does = points
keys-read = R, puis H, T, S ou C
keys-read-does = lire la main, la table, le talon ou les points
keys-escape = Échap
keys-escape-does = fermer, ne plus choisir

## Réglages de la table
set-sort = Ranger mes cartes
set-sort-suit = par couleur
set-sort-rank = par valeur
set-sort-drawn = comme elles viennent
set-one-tap = Un seul toucher joue la carte
set-draw-for-me = Piocher pour moi quand il n’y a rien à annoncer
set-letters = Les lettres servent de touches à la table
set-stay = Une levée finie reste
set-stay-seconds = { $seconds } s
set-stay-tap = jusqu’à un toucher

## Ce qui est lu à voix haute sur demande
read-hand = Votre main : { $cards }.
read-table = Vos cartes étalées : { $mine }. { $name } : { $his }. La levée : { $trick }.
read-stock-nothing = Rien n’est dit du talon.
read-score = Vous { $mine }, { $name } { $his }, en { $target }.
read-due-mine = Vous avez à compter : { $what }.
read-due-his = { $name } a à compter : { $what }.
read-nothing = rien
