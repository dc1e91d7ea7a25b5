### Die Namen der Dinge.

## Suits and ranks

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
rank-7 = Sieben
    .many = Sieben
    .a = eine Sieben
rank-8 = Acht
    .many = Achten
    .a = eine Acht
rank-9 = Neun
    .many = Neunen
    .a = eine Neun
rank-J = Bube
    .many = Buben
    .a = ein Bube
rank-Q = Dame
    .many = Damen
    .a = eine Dame
rank-K = König
    .many = Könige
    .a = ein König
rank-10 = Zehn
    .many = Zehnen
    .a = eine Zehn
rank-A = Ass
    .many = Asse
    .a = ein Ass

## Combinations, by themselves and with the article that they take

combination-marriage = Mariage
    .a = eine Mariage
combination-marriage-in = Mariage in { SUIT($suit) }
    .a = eine Mariage in { SUIT($suit) }
combination-royal-marriage = Trumpfmariage
    .a = eine Trumpfmariage
combination-sequence = Quint major
    .a = eine Quint major
combination-sequence-in = Quint in { SUIT($suit) }
    .a = eine Quint in { SUIT($suit) }
combination-plain-sequence = einfache Quint
    .a = eine einfache Quint
combination-bezique = Bézique
    .a = ein Bézique
combination-double = Doppelbézique
    .a = ein Doppelbézique
combination-triple = dreifaches Bézique
    .a = ein dreifaches Bézique
combination-quadruple = vierfaches Bézique
    .a = ein vierfaches Bézique
combination-quintuple = fünffaches Bézique
    .a = ein fünffaches Bézique
combination-four-jacks = vier Buben
    .a = vier Buben
combination-four-queens = vier Damen
    .a = vier Damen
combination-four-kings = vier Könige
    .a = vier Könige
combination-four-tens = vier Zehnen
    .a = vier Zehnen
combination-four-aces = vier Asse
    .a = vier Asse
combination-four-trump-jacks = vier Trumpfbuben
    .a = vier Trumpfbuben
combination-four-trump-queens = vier Trumpfdamen
    .a = vier Trumpfdamen
combination-four-trump-kings = vier Trumpfkönige
    .a = vier Trumpfkönige
combination-four-trump-tens = vier Trumpfzehnen
    .a = vier Trumpfzehnen
combination-four-trump-aces = vier Trumpfasse
    .a = vier Trumpfasse
combination-five-trump-jacks = fünf Trumpfbuben
    .a = fünf Trumpfbuben
combination-five-trump-queens = fünf Trumpfdamen
    .a = fünf Trumpfdamen
combination-five-trump-kings = fünf Trumpfkönige
    .a = fünf Trumpfkönige
combination-five-trump-tens = fünf Trumpfzehnen
    .a = fünf Trumpfzehnen
combination-five-trump-aces = fünf Trumpfasse
    .a = fünf Trumpfasse

## Cards: one by its name, one on the table (of several sorts), the card or suit led

card = { $suit }-{ $rank }
laid = { $card } auf dem Tisch{ $sort ->
    [1] {""}
   *[other] {" "}(Nr. { $sort })
}
no-card = keine Karte
led-suit = { $suit } wurde ausgespielt
led-card = { $card } wurde ausgespielt

## Lists

and = und
or = oder

## Classes of combination, as what one has declared of them

family-marriage = eine Mariage oder Quint
family-four = vier eines Rangs
family-bezique = ein Bézique

## People; the label stands before a colon or a number

you = Sie
    .label = Sie
called-South = Süd
called-Guest = Gast
called-North = Nord
computer = Computer ({ $level })

## Levels of the computer, in one line (English: bots/levels.toml)

level-beginner = Anfänger
    .about = hat die Regeln gelesen: nimmt Stich um Stich und übersieht manche Meldung
level-novice = Neuling
    .about = weiß, was zählt, aber zerreißt, was zusammenbleiben sollte
level-casual = gelegentlich
    .about = spielt ab und zu: behält seine Paare, wenn er daran denkt
level-club = Klub
    .about = ein solider Spieler, der vergisst und sich ab und zu irrt
level-good = gut
    .about = ein guter Spieler mit nicht ganz vollkommenem Gedächtnis
level-strong = stark
    .about = beurteilt jede Lage nach dem Bewerter, vergisst nichts und spielt die letzten Stiche exakt
level-expert = Experte
    .about = schaut einige Stiche voraus
level-master = Meister
    .about = schaut bis zu einer Sekunde lang voraus
