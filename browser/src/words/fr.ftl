### Les mots de l'application. Chaque langue a les mêmes messages avec les mêmes arguments.

## Sur chaque page
bezique = Bésigue
fetching = Un instant ...
try-again = Essayer encore
server-away = Le serveur est absent. Vos parties sont en sûreté : essayez encore dans un moment.
server-answered = Le serveur a répondu { $status }.
name = Votre nom
nothing-here = Il n’y a rien ici
rules = Les règles
settings = Réglages
about = À propos
games = Toutes les parties
join = Rejoindre un ami
home = Accueil
close = Fermer

## La première page
home-subtitle = Un jeu de cartes à deux
home-play = Jouer
home-play-now = Jouer
home-with = L’ordinateur, niveau { $level }. { $target ->
    [0] { $rules }.
   *[other] { $rules }, en { $target } points.
  }
home-with-computer = L’ordinateur, avec les réglages de la dernière fois.
home-change = Changer les règles, le niveau ou les options
home-friend = Inviter un ami par un lien
home-continue = Continuer
home-none = Pas encore de partie. La première dure une vingtaine de minutes.
home-none-running = Aucune partie en cours.
home-besides = Et aussi
home-join-about = avec le code qu’on vous a dit
home-rules-about = toutes les formes du jeu
home-score-about = pour tenir les points d’une partie avec de vraies cartes
home-law-about = ce que disent les livres quand on se trompe à une vraie table
home-settings-about = aspect, cartes, langue et touches
home-about-about = remerciements et licences

## Une partie dans une liste
game-my-turn = ▸ à vous
game-his-turn = à l’autre de jouer
game-waiting = votre ami n’est pas encore là
game-won = gagnée{ $ended ->
    [time] {" "}au temps
    [resigned] {" "}par abandon
    [away] {", "}l’autre était parti
   *[other] {""}
  }
game-lost = perdue{ $ended ->
    [time] {" "}au temps
    [resigned] {" "}par abandon
    [away] {", "}en votre absence
   *[other] {""}
  }
game-over = finie
game-score = { $mine } – { $his }
game-score-read = Vous { $mine }, l’autre { $his }

## Toutes les parties
games-running = En cours
games-finished = Finies
games-none = Pas encore de partie.
games-more = Parties plus anciennes
games-delete = Supprimer
games-delete-this = Supprimer la partie : { $game }
games-delete-sure = La supprimer pour de bon ? { $against } garde la partie, sans votre nom.
games-delete-sure-computer = La supprimer pour de bon ?
games-keep = La garder
games-deleted = La partie est supprimée.
data = Vos données
data-about = Il n’y a pas de comptes. Ce navigateur est connu par un cookie, et vos parties sont à lui.
data-recovery = Créer un lien de secours
data-recovery-about = Un lien de secours amène vos parties dans un autre navigateur, ou les rend si le cookie est perdu. Gardez-le pour vous : qui l’a, a vos parties.
data-recovery-made = Voici votre lien. Il n’est montré que cette fois ; un lien plus ancien ne vaut plus.
data-export = Enregistrer toutes mes parties
data-export-about = Chaque partie et ses coups, en un fichier.
data-delete = Tout supprimer
data-delete-about = Toutes vos parties, le lien de secours et le cookie.
data-delete-sure = Supprimer toutes vos parties pour de bon ? Rien ne peut les rendre.
data-deleted = { $count ->
    [0] Tout est supprimé.
    [one] Tout est supprimé, dont une partie.
   *[other] Tout est supprimé, dont { $count } parties.
  }

## Le lien de secours
recover = Amener vos parties ici
recover-about = Ce lien amène les parties d’un autre navigateur dans celui-ci.
recover-do = Les amener ici
recover-join = Ce navigateur a des parties à lui. Désormais toutes ensemble seront une seule archive, dans les deux navigateurs.
recover-join-do = Les réunir
recover-none = Il n’y a pas de secret dans ce lien. Ouvrez le lien entier que vous avez gardé.

## Rejoindre un ami
join-invited = On vous invite à jouer
join-invited-about = Un ami vous attend à la table.
join-invited-by = { $name } vous attend à la table.
join-invited-to = Le jeu : { $title }, en { $target }.
join-code = Code
join-sit = S’asseoir
join-look-on = Regarder
join-look-on-about = Vous voyez ce que verrait un spectateur : ce qui est sur la table, et le dos des deux mains.

## L'invitation
invite-about = Envoyez ce lien à votre ami. Le premier qui l’ouvre s’assied à votre table.
invite-link = Lien
invite-share = Partager
invite-text = Viens jouer au bésigue avec moi.
invite-code = Ou dites le code :
invite-table = À la table

## Nouvelle partie
new = Nouvelle partie
new-friend = Jouer avec un ami
new-against = Contre
new-computer = L’ordinateur
new-a-friend = Un ami
new-level = Niveau
new-level-of = { $place } sur { $count }
new-this-game = Cette partie
new-target = Points pour gagner
new-kind = Genre
new-practice = Entraînement
new-serious = Sérieuse
new-practice-about = conseils, et l’on peut reprendre un coup
new-serious-about = ni conseils, ni coups repris
new-dealer = Premier donneur
new-dealer-cut = en coupant
new-dealer-me = moi
new-dealer-other = l’autre
new-memory = Ce qu’on peut revoir
new-memory-about = { $memory ->
    [strict] On voit une levée jusqu’à ce que son gagnant ait pioché. Rien n’est compté ni noté avant la fin de la donne.
    [last-trick] On peut regarder la dernière levée. Ni conversation, ni compte, ni liste des points avant la fin de la donne.
   *[full] Tout ce qui a été dit et joué, chaque point, les levées et les brisques prises.
  }
new-memory-computer = tout, d’habitude
new-memory-friend = la dernière levée, d’habitude
new-memory-full = tout ce qui est joué
new-memory-last = la dernière levée
new-memory-strict = rien
new-clock = Pendule
new-clock-none = aucune
new-clock-move-seconds = { $count } secondes par coup
new-clock-game = { $count } minutes par partie
new-clock-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
  }
new-claim = Si l’autre est absent, on peut réclamer la partie après
new-claim-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
new-claim-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
new-watched = D’autres peuvent regarder
new-watched-about = par un lien à part, que les deux joueurs ont à la table
new-open = Cartes ouvertes à la fin
new-open-about = chacun voit la main de l’autre quand le talon est fini
new-numbered = Donne numérotée
new-numbered-about = les mêmes cartes pour qui dit le numéro
new-numbered-none = aucune
new-rules-about = chacune dit ce qu’elle est
new-family-standard = Le jeu classique
new-family-rubicon = Quatre jeux : rubicon
new-family-six-pack = Six et huit jeux
new-family-polish = Avec les cartes des levées
new-differs = { $count ->
    [one] Une chose diffère
   *[other] { $count } choses diffèrent
  }
new-read-rules = Lire les règles
new-options = { $changed ->
    [0] Toutes les options des règles
    [one] Toutes les options des règles (une changée)
   *[other] Toutes les options des règles ({ $changed } changées)
  }
new-changed = changée
new-option-back = Comme avant
new-option-idle = Sans effet : { $why }.
new-absent = pas dans le jeu
new-options-back = Les options comme avant
own-rules = Vos propres règles, d’un fichier
own-rules-choose = Choisir un fichier
own-rules-drop = Ou déposez-le sur cette page.
own-rules-paste = Ou collez-le ici
own-rules-take = Prendre ces règles
own-rules-taken = { $rules } : les règles du fichier sont choisies.
new-summary = { $target ->
    [0] { $rules }
   *[other] { $rules }, en { $target }
  }{ $changed ->
    [0] {""}
    [one] , une option changée
   *[other] , { $changed } options changées
  }.
new-summary-computer = Ordinateur, { $level }.
new-summary-friend = Un ami.
new-make-link = Créer le lien
new-deal = Donner les cartes

## Les règles à lire
rules-all = Toutes les règles
rules-unknown = Aucune règle ne s’appelle { $key }.

## Réglages
settings-kept = Ils sont gardés dans ce navigateur.
settings-sample = L’aspect
settings-look = Aspect
settings-language = Langue
settings-language-browser = comme le navigateur
settings-theme = Thème
settings-theme-light = clair
settings-theme-dark = sombre
settings-system = comme le système
settings-deck = Teintes des couleurs
settings-deck-about = quatre : carreaux bleus, trèfles verts
settings-deck-two = deux
settings-deck-four = quatre
settings-figures = Figures
settings-figures-paris = de Paris
settings-figures-international = internationales
settings-none = sans
settings-large = Index
settings-normal = normaux
settings-large-yes = grands
settings-motion = Mouvement
settings-motion-slow = lent
settings-table = À la table
settings-one-tap-about = sinon, le premier toucher choisit et le second joue
settings-draw-about = après une pause toujours égale
settings-sounds = Sons
settings-notices = Me dire quand c’est à moi
settings-notices-about = un avis du système, quand je regarde ailleurs
settings-notices-refused = Le navigateur ne permet pas d’avis de cette page ; ses réglages peuvent le changer.
settings-muted = Ne jamais montrer les phrases de l’autre
settings-reading = Lecture et touches
settings-text = Mode texte
settings-text-about = phrases, listes et boutons, sans images de cartes

## À propos
about-what = Le bésigue à deux, sous toutes ses formes, avec les règles exactes des livres et une source pour chacune.
about-free = C’est un logiciel libre sous licence MIT. Il n’y a pas de publicité, et rien n’est vendu ni compté.
about-private = Rien n’est chargé d’ailleurs et rien n’est dit à d’autres. Le serveur garde vos parties et un cookie qui connaît votre navigateur.
about-credits = Fait avec
about-font = les caractères
about-figures-paris = figures de Paris, de David Bellot et Huub de Beer
about-figures-international = figures internationales, d’Adrian Kennard

## La table : ses parties
table-opening = On s’assied à la table ...
table-keys = Touches
table-heading = { $deal ->
    [0] {""}
   *[other] donne { $deal } ·{" "}
  }{ $target ->
    [0] chaque donne une partie
   *[other] en { $target }
  }
table-numbered = · donne numéro { $numbered }
table-numbered-short = nº { $numbered }
table-you = Vous
table-his-cards = { $name } : cartes étalées
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
table-away = Pas de connexion. Votre partie est en sûreté ; nouvel essai en cours.
table-away-unsent = Pas de connexion. Ce que vous avez fait sera envoyé dès son retour.
hint-thinking = Réflexion pour un conseil ...
table-here = Continuer ici
table-unreachable = La table ne peut être atteinte : le serveur est absent, ou ce navigateur n’y a pas de place. On essaie encore.
table-talk = À la table
talk-spoken = « { $text } »
notice-your-turn = Bésigue : à vous

## La table : la levée et le talon
trick = Levée
trick-led = entame
trick-mine = { $points ->
    [0] à vous la levée
   *[other] à vous la levée, { $points }
  }
trick-his = { $points ->
    [0] prend la levée
   *[other] prend la levée, { $points }
  }
trick-your-card = votre carte
trick-your-lead = à vous d’entamer
stock = Talon
stock-tricks = { $count ->
    [one] une levée
   *[other] { $count } levées
  }
trumps = atout { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
   *[D] carreau
  }
turn-up = Retourne : { $card }
card-name = { $rank ->
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
plate-to-move = À jouer :
plate-away = absent { $time }
plate-won = { $count ->
    [one] une gagnée
   *[other] { $count } gagnées
  }
plate-hours = { $hours } h
plate-brisques = { $count ->
    [one] une brisque
   *[other] { $count } brisques
  }
plate-due = à compter
plate-due-all = { $points } à compter : { $what }
plate-score = { $name } : { $score }{ $target ->
    [0] {""}
   *[other] {" "}sur { $target }
  }. D’où viennent les points

## La table : annoncer
declare = Annonces
declare-announce = Annoncer
declare-announce-this = Annoncer { $name }
said-declarable = Vous pouvez annoncer : { $what }.
declare-score = Marquer { $points }

## La table : ce qu'on peut faire
act-last = Levée précédente
act-hint = Conseil
act-undo = Reprendre
act-move-now = Jouer maintenant
act-talk = Paroles
act-more = Plus
act-lead-card = Entamer : { $card }
act-play-card = Jouer : { $card }
act-claim = Réclamer le reste
act-concede = Abandonner le reste
act-offer-void = Proposer d’annuler la donne
act-same-deal = La même donne encore
act-resign = Abandonner la partie
act-resign-sure = Abandonner : vraiment ?
act-call-off = Annuler la partie
phrase-hello = Bonjour.
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-thanks = Merci.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-sorry = Désolé.
phrase-good-game = Belle partie.
phrase-goodbye = Au revoir.
muted = Les phrases de l’autre
muted-not = sont montrées
muted-game = sont muettes dans cette partie
muted-always = sont toujours muettes
watch-link = Pour ceux qui regardent :

## La table : avant, entre et après les donnes
stage-waiting = On attend votre ami
stage-code = Code :
stage-copy = Copier le lien
stage-copied = Copié
cut-place = Carte du paquet étalé
cut-at = { $place } sur { $count }
cut-do = Prendre la carte { $place }
cut-cards = Les cartes coupées
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
ask-take-back = Retirer
ask-away = { $name } est absent ; la partie peut être réclamée dans { $seconds } s.
ask-away-long = { $name } est absent depuis longtemps.
result = Résultat
result-seal = Sceau de la donne { $deal } :
result-added-nothing = Vous n’avez rien ajouté à son paquet.
result-next-deal = Donne suivante
result-next-game = Partie suivante
result-rematch = Revanche
result-replay = Revoir la partie
result-save = Enregistrer la partie

## La table : feuilles
sheet-scores = D’où viennent les points
sheet-for = Pour
sheet-trick = levée { $number }
sheet-deal = donne { $number }
sheet-total = { $points } en tout alors
sheet-none = Pas encore de points.
sheet-no-trick = Aucune levée ne peut être revue.
keys-walk = Gauche, Droite, Début, Fin
keys-walk-does = parcourir mes cartes
keys-row = Haut, Bas
keys-row-does = d’une rangée à l’autre
keys-choose = Entrée, Espace
keys-choose-does = choisir ; encore une fois : jouer
keys-place = 1 à 9, 0
keys-place-does = la carte de cette place ; dans les annonces, la ligne
keys-announce-does = annoncer la ligne
keys-draw-does = piocher sans rien annoncer
keys-seven-does = le sept
keys-why-does = pourquoi pas cette carte
keys-last-does = levée précédente
keys-hint-does = conseil
keys-undo-does = reprendre
keys-talk-does = paroles
keys-sound-does = sons
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
set-sort-own = comme je les pose
set-marker = Les points sont montrés par
set-marker-counters = des jetons
set-marker-board = un tableau à chevilles
set-gaps = Les couleurs de la main un peu séparées
set-one-tap = Un seul toucher joue la carte
set-draw-for-me = Piocher pour moi quand il n’y a rien à annoncer
set-letters = Les lettres servent de touches à la table
set-stay = Une levée finie reste
set-stay-seconds = { $seconds } s
set-stay-tap = jusqu’à un toucher

## Ce qui est lu à voix haute sur demande
read-hand = Votre main : { $cards }.
read-table = Vos cartes étalées : { $mine }. { $name } : { $his }. La levée : { $trick }.
read-stock-nothing = Rien n’est dit du talon.
read-score = Vous { $mine }, { $name } { $his }{ $target ->
    [0] {""}
   *[other] , en { $target }
  }.
read-due-mine = Vous avez à compter : { $what }.
read-due-his = { $name } a à compter : { $what }.
read-nothing = rien

## Revoir une partie
replay = Revoir la partie
replay-about = Toute partie enregistrée se revoit ici pas à pas, les deux mains découvertes.
replay-fetching = La partie arrive ...
replay-moment = Moment de la donne
replay-where = { $trick ->
    [0] Pas { $step } sur { $steps }
   *[other] Pas { $step } sur { $steps }, levée { $trick }
  }
replay-deals = Donnes
replay-deal = Donne { $deal } : { $south } { $mine }, { $north } { $his }
replay-deal-before = Donne précédente
replay-trick-before = Levée précédente
replay-step-before = Un pas en arrière
replay-step-after = Un pas en avant
replay-trick-after = Levée suivante
replay-deal-after = Donne suivante
replay-link = Copier le lien de ce moment
replay-link-short = Lien
replay-hand = { $name } : main
records = Parties enregistrées
records-replay = toute partie enregistrée, pas à pas
records-fairness = si les paquets d’une partie sont bien ceux qui furent scellés
record-choose = Choisir une partie enregistrée
record-drop = Ou déposez son fichier sur cette page.

## Équité
fairness = Des cartes honnêtes
fairness-check = Vérifier les cartes
fairness-about = Le serveur a scellé chaque paquet avant que les deux joueurs n’ajoutent leur part de hasard. Ce navigateur calcule maintenant lui-même si les paquets sont bien ceux qui furent scellés.
fairness-unable = Un navigateur ne fait ce calcul que sur une page venue par https ou de la machine même.
fair-sum = { $deals ->
    [one] { $held ->
        [0] La donne n’est pas prouvée.
       *[other] La donne est prouvée.
    }
   *[other] { $held } donnes prouvées sur { $deals }.
  }
fair-sum-wrong = Cet enregistrement ne tient pas.
fair-seen = La partie dure encore : cet enregistrement n’a que ce qu’une place a vu ; ses paquets se prouveront à la fin.
fair-no-record = Ce n’est pas une partie enregistrée que l’on puisse lire ici.
fair-play-holds = Le jeu suit les règles, de ces paquets à ces points, dit le serveur.
fair-play-fault = Le serveur trouve une faute dans le jeu.
fair-deal = Donne { $deal }
fair-sealed = Le sceau tient, et le paquet en découle.
fair-numbered = C’est le paquet de la donne numérotée.
fair-again = C’est une donne d’avant, rejouée pour s’exercer.
fair-closed = Scellée ; le sceau n’a pas été ouvert.
fair-by-hand = Donnée à la main, bien ou mal : rien n’est promis de ce paquet.
fair-unknown = Rien n’avait été promis de ce paquet, ou l’enregistrement ne le dit pas.
fair-wrong = Cette donne n’est pas prouvée.
fair-at = Ligne { $line }, colonne { $column } :
fair-fault-secret = ce n’est pas le secret qui fut scellé.
fair-fault-pack = le paquet n’est pas celui qui fut scellé.
fair-fault-number = le paquet n’est pas celui de la donne numérotée.
fair-fault-missing = un sceau manque ou n’a pas été ouvert.
fair-fault-unreadable = ceci ne peut être lu.
fair-fault-order = ceci ne peut se trouver ici.
fair-fault-own-seal = ce navigateur avait vu un autre sceau avant la donne.
fair-fault-own-seed = ce navigateur avait vu autre chose quand les cartes furent données.
fair-added = Sud a ajouté { $south } octets, Nord { $north }.
fair-own = C’est ce que ce navigateur avait vu avant la donne.
fair-own-mine = C’est ce que ce navigateur avait vu avant la donne, avec ce qu’il a ajouté.
fair-figures = Chiffres
fair-seal = Sceau
fair-seed-south = Ajouté par Sud
fair-seed-north = Ajouté par Nord
fair-secret = Secret

## L’arbitre
law = L’arbitre
law-fetching = Les règlements arrivent ...
law-all = Tout ce qui peut arriver
law-under = Le règlement de votre table
law-what = Que s’est-il passé ?
law-english = Les règlements sont en anglais.
law-found = { $number ->
    [one] 1 règlement
   *[other] { $number } règlements
  }
law-link = Lien vers cette décision
law-none = Rien ne répond à ces mots. Dites en anglais ce qui a été fait des cartes, par exemple « drew two cards », « led out of turn » ou « wrong score ».
law-unknown = Ce règlement n’a rien qui s’appelle { $key }.
law-silent = Ce règlement n’en dit rien ; voici ce qui se décide ailleurs : { $code }.
law-choose = Au choix
law-choose-any = Au choix : l’un ou l’autre, ou rien
law-source = Source :
law-reading = Notre lecture :

## Le marqueur
marker-counters = Jetons à droite : { $of500 } de 500, { $of100 } de 100, { $of50 } de 50, { $of10 } de 10{ $turns ->
    [0] {""}
    [one] , déjà rempli une fois
   *[other] , déjà rempli { $turns } fois
  }.
marker-round = tour { $round }
marker-board = Cheville au trou { $front }, celle de derrière au trou { $back }, { $round ->
    [0] à la fin
    [1] premier tour
   *[other] second tour
  }{ $turns ->
    [0] {""}
    [one] , déjà parcouru une fois
   *[other] , déjà parcouru { $turns } fois
  }.
score = La marque
score-new = Tenir la marque
score-about = Tenez les points d’une partie que vous jouez avec de vraies cartes. L’impossible est refusé, et rien ne se perd.
score-one = Un joueur
score-other = L’autre
score-south = Sud
score-north = Nord
score-stake = Une unité vaut
score-stake-none = rien
score-begin = Commencer
score-to = en { $target }
score-deal = Donne { $deal }, donneur { $dealer }
score-whose = Les points de qui
score-deals = donne
score-due = { $points } à compter
score-games = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
score-account = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }
score-for = Pour { $name }
score-said = { $what } { $total } en tout.
score-entry = { $name } : { $what }
score-due-item = Compter : { $what }
score-announce = Annoncer seulement
score-announce-about = se compte après une levée suivante
score-suit = { $what } : de quelle couleur ?
score-less = Un de moins
score-one-more = Un de plus
score-enter = Marquer
score-type = Ou l’écrire
score-type-about = en anglais, comme : s 40 bezique
score-entries = Ce qui est marqué
score-entered = Marqué
score-none = Rien n’est marqué.
score-down = retiré
score-void = annulé
score-gone = Annulé : { $what }
score-all = Les { $count } lignes
score-more = Feuille, lien, réglages
score-sheet = Enregistrer la feuille
score-share = Faire un lien pour un autre téléphone
score-share-about = Qui ouvre le lien tient aussi cette marque ; chacun voit ce que l’autre marque.
score-delete = Supprimer cette marque
score-delete-sure = La supprimer pour de bon ? Un autre qui la tient la garde.
score-away = Le serveur est injoignable. Ce que vous marquez est gardé ici et envoyé plus tard.
score-new-away = Une marque se commence avec le réseau, et le serveur est injoignable. Les marques tenues sur cet appareil continuent ; sans réseau, le programme en commence une dans le terminal : bezique score.
score-go-on = Continuer : { $names }, { $title }
score-more-away = La feuille, le fichier et le lien viennent du serveur, qui est injoignable.
score-unsent = { $count ->
    [one] Une ligne n’est pas encore envoyée :
   *[other] { $count } lignes ne sont pas encore envoyées :
  }
score-twice = La même chose vient d’être marquée sur un autre téléphone : { $what }. La marquer encore une fois ?
score-twice-do = La marquer encore une fois
score-leave-out = Ne rien marquer
score-kept = marque tenue
scores = Marques de vraies parties
