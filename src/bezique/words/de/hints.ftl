### Rat zu einer Entscheidung, und was für sie spricht.

## What to do

do-lead = { CARD($card) } ausspielen
do-play = { CARD($card) } spielen
do-lead_one = { CHOICE($cards) } ausspielen
do-play_one = { CHOICE($cards) } spielen
do-card = { CARD($card) }
do-choose = { CARD($card) } nehmen
do-score = { COMBINATION($combination) } anschreiben
do-announce = { COMBINATION($combination) } ansagen
do-exchange = die Sieben gegen { CARD($card) } tauschen
do-show_seven = die andere Trumpfsieben vorzeigen
do-show = die Carte blanche vorzeigen
do-draw = nichts mehr melden und ziehen
do-go_on = nichts mehr melden und weiterspielen

## Advice

advice-best = { $best }: das { $why }.
advice-asked = besser { $best } als { $other }: das { $why }.
advice-close = { $best }, oder { $other }: zu knapp, um zu entscheiden, aber Ersteres { $why }.
advice-close_other = { $best }, oder { $other }: zu knapp, um zu entscheiden, aber Letzteres { $why }.
advice-close_both = { $best }, oder { $other }: zu knapp, um zu entscheiden, und jedes davon { $why }.
advice-close_call = { $best }, oder { $other }: zu knapp, um zu entscheiden: nichts spricht für eines gegen ein anderes, und wenn man die nächsten Stiche durchprobiert, liegt keines klar vorn.
advice-only = { $best }: es gibt keine andere Wahl.
advice-all_alike = { $best }: hier kommt alles auf dasselbe hinaus.
part-advice_worth = { $what }: { $points } { DOES($count, "Punkt", "Punkte") }

## Why something is the best, what "it" does: of these facts a sentence names one or two

why-takes_brisque = gewinnt { CARD($led) }
why-takes_with_brisque = gewinnt { CARD($led) } und bringt eine zweite Brisque heim
why-makes_brisque = bringt mit dem Stich eine Brisque heim
why-spares_brisque = gibt { CARD($card) } nicht her
why-risks_no_brisque = setzt { CARD($card) } nicht aufs Spiel
why-wins_to_score = macht den Stich, sodass Sie { COMBINATION($combination, "a") } für { $points } anschreiben können
why-wins_last_chance = macht den letzten Stich, nach dem Sie { COMBINATION($combination, "a") } anschreiben können, für { $points }
why-wins_to_exchange = macht den Stich, sodass Sie die Sieben gegen { CARD($turn_up) } tauschen können
why-denies = hindert { NAME($adversary) } daran, nach diesem Stich { COMBINATION($combination, "a") } anzuschreiben
why-enough = macht den Stich ebenso und spart { CARD($other) }
why-unbeatable = ist nicht zu schlagen
why-unbeatable_to_score = ist nicht zu schlagen, sodass Sie { COMBINATION($combination, "a") } für { $points } anschreiben können
why-unbeatable_to_deny = ist nicht zu schlagen und hindert { NAME($adversary) } daran, nach diesem Stich { COMBINATION($combination, "a") } anzuschreiben
why-surer_to_score = ist schwerer zu schlagen, und mit dem Stich können Sie { COMBINATION($combination, "a") } für { $points } anschreiben
why-cheap_lead = gibt das Ausspielen billig ab, solange Sie nichts anzuschreiben haben
why-offers_not = bietet { NAME($adversary) } nicht { CARD($card) } an, für { COMBINATION($combination, "a") }
why-offers_nothing = bietet { NAME($adversary) } nichts zum Auslegen an
why-keeps_whole = hält { COMBINATION($combination, "a") } zusammen
why-keeps_but_one = behält { CARDS($cards) } für { COMBINATION($combination, "a") }, wozu nur noch { CARDS($missing) } { DOES($missing, "fehlt", "fehlen") }
why-keeps = behält { CARDS($cards) } im Hinblick auf { COMBINATION($combination, "a") }
why-nears = führt näher an { COMBINATION($combination, "a") }, wozu dann nur noch { CARDS($missing) } { DOES($missing, "fehlt", "fehlen") }
why-keeps_announced = behält { COMBINATION($combination, "a") }, schon angesagt und noch anzuschreiben
why-costs_nothing = gibt nichts auf, was Sie noch melden könnten
why-waits_in_vain = kostet nichts, denn { CARDS($missing) } { DOES($missing, "kann", "können") } nicht mehr kommen für { COMBINATION($combination, "a") }
why-keeps_seven = behält die Trumpfsieben, um sie gegen { CARD($turn_up) } zu tauschen
why-saves_trump = spart { CARD($card) }, einen Trumpf
why-saves_higher_trump = spart { CARD($card) }, den höheren Trumpf
why-lies_open = liegt schon auf dem Tisch, während die gleiche Karte in Ihrer Hand verborgen bleibt
why-restores = schafft Platz, um { COMBINATION($combination, "a") } für { $points } anzuschreiben
why-scores = bringt sofort { $points } Punkte
why-scores_last = bringt { $points } Punkte bei der letzten Gelegenheit
why-scores_in_time = bringt { $points } Punkte, solange nur noch { $tricks ->
        [one] ein Stich bleibt, nach dem
       *[other] { $tricks } Stiche bleiben, nach denen
    } zu melden ist
why-reaches_target = bringt Sie auf die { $points } Punkte der Partie
why-passes_rubicon = bringt Sie über die Grenze von { $points }, was Sie vor dem Rubikon rettet
why-leaves = lässt { COMBINATION($combination, "a") } für { $points } danach noch anzuschreiben
why-announces = lässt Sie { COMBINATION($combination, "a") } nach einem späteren Stich anschreiben
why-takes_turn_up = nimmt { CARD($card) } auf
why-takes_what_lacks = nimmt { CARD($card) } auf, was Ihnen fehlt für { COMBINATION($combination, "a") }
why-makes_trumps = macht { SUIT($suit) } zu Trumpf, wovon Sie { WORDS($count) } haben
why-shows_nothing = zeigt { NAME($adversary) } nichts Neues
why-draws_brisque = zwingt { NAME($adversary) }, { CHOICE($cards) } herzugeben
why-draws_trump = zieht einen Trumpf, denn { NAME($adversary) } muss { CHOICE($cards) } spielen
why-wins_surely = macht den Stich, was { NAME($adversary) } auch spielt
why-solved = gewinnt { $points } { DOES($points, "Punkt", "Punkte") } mehr als { $than }, wenn beide aufs Beste spielen
why-tried_out = schneidet etwas besser ab als { $than }, wenn man die nächsten Stiche durchprobiert
why-tried_out_ahead = kommt { $points } { DOES($points, "Punkt", "Punkte") } weiter als { $than }, wenn man die nächsten Stiche durchprobiert
why-rule_of_thumb = ist, was die Faustregeln raten
why-and = { $first }, und es { $second }
why-and_too = { $first }, und { $second }
