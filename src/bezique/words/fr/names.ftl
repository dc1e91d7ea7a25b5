### Les noms des choses.

## Suits and ranks

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
rank-7 = sept
    .many = sept
    .a = un sept
    .the = le sept
rank-8 = huit
    .many = huit
    .a = un huit
    .the = le huit
rank-9 = neuf
    .many = neuf
    .a = un neuf
    .the = le neuf
rank-J = valet
    .many = valets
    .a = un valet
    .the = le valet
rank-Q = dame
    .many = dames
    .a = une dame
    .the = la dame
rank-K = roi
    .many = rois
    .a = un roi
    .the = le roi
rank-10 = dix
    .many = dix
    .a = un dix
    .the = le dix
rank-A = as
    .many = as
    .a = un as
    .the = l’as

## Combinations, by themselves and with the article that they take

combination-marriage = mariage
    .a = un mariage
    .the = le mariage
    .of = d’un mariage
combination-marriage-in = mariage de { SUIT($suit) }
    .a = un mariage de { SUIT($suit) }
    .the = le mariage de { SUIT($suit) }
    .of = d’un mariage de { SUIT($suit) }
combination-royal-marriage = mariage d’atout
    .a = un mariage d’atout
    .the = le mariage d’atout
    .of = d’un mariage d’atout
combination-sequence = quinte majeure
    .a = une quinte majeure
    .the = la quinte majeure
    .of = d’une quinte majeure
combination-sequence-in = quinte de { SUIT($suit) }
    .a = une quinte de { SUIT($suit) }
    .the = la quinte de { SUIT($suit) }
    .of = d’une quinte de { SUIT($suit) }
combination-plain-sequence = quinte ordinaire
    .a = une quinte ordinaire
    .the = la quinte ordinaire
    .of = d’une quinte ordinaire
combination-bezique = bésigue
    .a = un bésigue
    .the = le bésigue
    .of = d’un bésigue
combination-double = double bésigue
    .a = un double bésigue
    .the = le double bésigue
    .of = d’un double bésigue
combination-triple = triple bésigue
    .a = un triple bésigue
    .the = le triple bésigue
    .of = d’un triple bésigue
combination-quadruple = quadruple bésigue
    .a = un quadruple bésigue
    .the = le quadruple bésigue
    .of = d’un quadruple bésigue
combination-quintuple = quintuple bésigue
    .a = un quintuple bésigue
    .the = le quintuple bésigue
    .of = d’un quintuple bésigue
combination-four-jacks = carré de valets
    .a = un carré de valets
    .the = le carré de valets
    .of = d’un carré de valets
combination-four-queens = carré de dames
    .a = un carré de dames
    .the = le carré de dames
    .of = d’un carré de dames
combination-four-kings = carré de rois
    .a = un carré de rois
    .the = le carré de rois
    .of = d’un carré de rois
combination-four-tens = carré de dix
    .a = un carré de dix
    .the = le carré de dix
    .of = d’un carré de dix
combination-four-aces = carré d’as
    .a = un carré d’as
    .the = le carré d’as
    .of = d’un carré d’as
combination-four-trump-jacks = quatre valets d’atout
    .a = quatre valets d’atout
    .the = les quatre valets d’atout
    .of = de quatre valets d’atout
combination-four-trump-queens = quatre dames d’atout
    .a = quatre dames d’atout
    .the = les quatre dames d’atout
    .of = de quatre dames d’atout
combination-four-trump-kings = quatre rois d’atout
    .a = quatre rois d’atout
    .the = les quatre rois d’atout
    .of = de quatre rois d’atout
combination-four-trump-tens = quatre dix d’atout
    .a = quatre dix d’atout
    .the = les quatre dix d’atout
    .of = de quatre dix d’atout
combination-four-trump-aces = quatre as d’atout
    .a = quatre as d’atout
    .the = les quatre as d’atout
    .of = de quatre as d’atout
combination-five-trump-jacks = cinq valets d’atout
    .a = cinq valets d’atout
    .the = les cinq valets d’atout
    .of = de cinq valets d’atout
combination-five-trump-queens = cinq dames d’atout
    .a = cinq dames d’atout
    .the = les cinq dames d’atout
    .of = de cinq dames d’atout
combination-five-trump-kings = cinq rois d’atout
    .a = cinq rois d’atout
    .the = les cinq rois d’atout
    .of = de cinq rois d’atout
combination-five-trump-tens = cinq dix d’atout
    .a = cinq dix d’atout
    .the = les cinq dix d’atout
    .of = de cinq dix d’atout
combination-five-trump-aces = cinq as d’atout
    .a = cinq as d’atout
    .the = les cinq as d’atout
    .of = de cinq as d’atout

## Cards: one by its name, one on the table (of several sorts), the card or suit led

card = { $rank } de { $suit }
laid = { $card } sur la table{ $sort ->
    [1] {""}
   *[other] {" "}(n° { $sort })
}
no-card = aucune carte
led-suit = l’entame est à { $suit }
led-card = l’entame est { $card }

## Lists

and = et
or = ou

## Classes of combination, as what one has declared of them

family-marriage = un mariage ou une quinte
family-four = un carré
family-bezique = un bésigue

## People; the label stands before a colon or a number

you = vous
    .label = Vous
called-South = Sud
called-Guest = Invité
called-North = Nord
computer = Ordinateur ({ $level })

## Levels of the computer, in one line (English: bots/levels.toml)

level-beginner = débutant
    .about = a lu les règles : prend les levées une à une, et manque mainte combinaison
level-novice = novice
    .about = sait ce qui compte, mais rompt ce qu’il devrait garder
level-casual = occasionnel
    .about = joue de temps en temps : garde ses couples quand il y pense
level-club = club
    .about = un joueur solide qui oublie, et se trompe parfois
level-good = bon
    .about = un bon joueur dont la mémoire n’est pas parfaite
level-strong = fort
    .about = juge chaque position par l’évaluateur, n’oublie rien, et joue exactement les dernières levées
level-expert = expert
    .about = prévoit quelques levées
level-master = maître
    .about = prévoit pendant une seconde au plus
