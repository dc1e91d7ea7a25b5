### Keeping the score of a game with real cards.

## Why something cannot be entered

part-score_sourced = { $why } ({ $source })
part-score_text = { $text }
score-none_left = { CARDS($missing) } cannot be there for { COMBINATION($combination, "a") } beside these entries: { ROW($entries) }. Look at the cards, or undo the entry that is wrong.
score-not_waiting = { COMBINATION($combination, "a") } cannot be scored as announced before, for its cards cannot be there any more beside these entries: { ROW($entries) }. Undo the entry that is wrong, or drop what was announced.
score-no_turn_up = No card is turned up in this game: the first marriage or sequence scored makes trumps.
score-no_turn_up_marriage = No card is turned up in this game: the first marriage scored makes trumps.
score-trumps_known = Trumps are { SUIT($suit) } already: undo that entry first.
score-after_last_trick = The last trick is taken, and nothing is declared after it: undo that entry if the deal goes on.
score-not_announced = { NAME($seat) } { DOES($seat, "has", "have") } not announced { COMBINATION($combination, "a") } that could be scored: announce it, or score it as a new one.
score-waits_already = { NAME($seat) } { DOES($seat, "has", "have") } announced { COMBINATION($combination, "a") } already, and there cannot be another.
score-no_trick_left = One score is made after a trick, and all { $tricks } tricks that are drawn after have one: what is too much must be undone first.
score-no_seven_left = { $number ->
    [1] The seven of trumps has earned its points, and it earns them once.
    [2] Both sevens of trumps have earned their points, and each earns them once.
   *[other] All { $number } sevens of trumps have earned their points, and each earns them once.
}
score-brisques_not_counted = Brisques do not count in this game: enter the rest.
score-brisques_told = Brisques are counted once here, at the end of the deal, and those of { NAME($seat) } are entered already: undo that entry, and enter all of them.
score-too_many_brisques = { $left ->
    [0] All brisques of the pack are marked: undo an entry that is wrong.
    [1] One brisque of the pack is left to be marked, not { $number }.
   *[other] Of the brisques of the pack { $left } are left to be marked, not { $number }.
}
score-brisques_declared = { NAME($other) } { DOES($other, "has", "have") } declared aces or tens won in tricks: at most { $left } brisques can be those of { NAME($seat) }, not { $number }.
score-brisques_are_taken = { COMBINATION($combination, "a") } cannot be there: the aces or tens for it are among the brisques marked for { NAME($seat) }. Undo the entry that is wrong.
score-brisques_short = Both players together have all brisques of the pack: { NAME($seat) } { DOES($seat, "has", "have") } { $left }, not { $number }.
score-last_trick_again = { NAME($seat) } { DOES($seat, "has", "have") } the last trick already: undo that entry first.
score-carte_blanche_once = { NAME($seat) } { DOES($seat, "has", "have") } scored a carte blanche, and in this game it is scored once in a deal.
score-carte_blanche_late = A carte blanche is shown before the first card is played, and { NAME($seat) } { DOES($seat, "has", "have") } declared since.
score-carte_blanche_over = The series of the carte blanche is over: { NAME($seat) } { DOES($seat, "has", "have") } declared a court card since.
score-no_lift = Lifting and guessing are scored in the games of six and eight packs alone.
score-guess_by_pone = The one who does not deal guesses: { NAME($seat) } { DOES($seat, "deals", "deal") }.
score-lift_by_dealer = The dealer lifts the cards: { NAME($seat) } { DOES($seat, "does", "do") } not deal.
score-lifted_already = That is entered already: it is scored once in a deal.
score-no_points = No points are no score: say how many.
score-bad_stakes = "{ $text }" is no stake: it is a sum for a game, a point or a hundred points, such as 0.10 or 5 cents.
score-same_names = The players need two different names, not twice { $name }.
part-score_left_open = Left open: { $asks }
score-ended = This score is closed: begin another.
score-nothing_entered = Nothing is entered in this deal yet.
score-no_such_score = Entry { $number } is no score that stands: say the number of one with points.
score-game_is_over = The game with entry { $number } is over and settled: undo the entry to put it right.
score-no_such_entry = There is no entry { $number } that could be undone.
score-no_such_option = "{ $line }" names an option that the law does not give.

## What is asked

score-whose = Whose is it?
score-which_combination = Which combination is it?
score-which_score = What is it?
score-is_it_new = Is it what waits already, or something new?
part-score_combination = { COMBINATION($combination) }
score-which_points = Every score of this game is a multiple of { $unit }, and { $points } is none: which is it?
score-who_pays = { NAME($seat) } { DOES($seat, "pays", "pay") } { $points }: does the other score them, or are they taken off?
part-score_scored = { $points } for { NAME($seat) }
part-score_taken_off = { $points } off { NAME($seat) }
score-which_trumps = Which suit is trumps?
part-score_suit = { SUIT($suit) }
score-is_it_pending = { NAME($seat, "label") }: { COMBINATION($combination) }, as announced before?
score-is_it_of_others = { $why } Is it { COMBINATION($combination, "a") } of other cards?
part-score_other_cards = it is of other cards
part-score_mistake = it is a mistake
part-score_the_pending = { COMBINATION($combination) }, announced before
part-score_another = another time { COMBINATION($combination) }
score-waits_still = { NAME($seat) } announced { COMBINATION($combination, "a") } that was not scored yet: was it scored, or is it lost?
score-deal_runs = Deal { $number } is not over: close the score all the same? What was entered in it stays, but the deal is not settled.
part-score_was_scored = it was scored
part-score_was_lost = it is lost
part-score_close = close the score
part-score_not_yet = not yet
score-whose_last_trick = Who took the last trick?
score-brisques_missing = { $number ->
    [1] One brisque is not marked: whose is it?
   *[other] { $number } brisques are not marked: whose are all of them? Where both have some, enter those of one first.
}
score-how_many_brisques = How many brisques { DOES($seat, "has", "have") } { NAME($seat) }, of { $all }?
part-score_name = { NAME($seat, "label") }
part-score_nobody = nobody marks them
part-score_number = { $number }
score-others_fall = Without it this cannot stand: { ROW($entries) }. Undo all of it?
part-score_entry = { $number }. { $what }
part-score_undo_all = undo all
part-score_undo_nothing = undo nothing
part-score_no_option = nothing more

## What an entry came to

score-brisques_held = { NAME($seat, "label") }: { $number ->
    [1] one brisque
   *[other] { $number } brisques
}.
score-believed = From here on nobody can soon say whether all that is declared can be: what is possible by itself is believed.
score-bygone = "{ $line }" was entered with an earlier version. Today it is refused, and it counts nothing: { $why } Where the points are right, enter them as points.
score-by_law = { NAME($seat, "label") }: { $points } by law.
score-taken_down = { NAME($seat, "label") }: { $points } of entry { $number } taken down.
score-void = Deal { $number } is void: the same player deals again.
part-score_brisques_held = { $number ->
    [1] one brisque
   *[other] { $number } brisques
}
part-score_believed = from here on declarations are believed
part-score_bygone = not counted: { $line }
part-score_by_law = by law
part-score_taken_down = entry { $number } taken down
part-score_void = deal { $number } is void
part-score_announced = { COMBINATION($combination) }, to score
part-score_deal = deal { $number }
part-score_total = total
score-waits = { NAME($seat) } { DOES($seat, "has", "have") } { COMBINATION($combination, "a") } to score.
score-undone = Undone: { ROW($entries) }.
score-owes = { NAME($seat) } { DOES($seat, "owes", "owe") } { NAME($other) } { $amount }.
score-nothing_owed = Nobody owes anything.

## What can be entered

part-score_offer_pending = { COMBINATION($combination) } that waits, for { $points }
part-score_offer_drop = { COMBINATION($combination) } can no longer be scored
part-score_drop = Drop: { COMBINATION($combination) }
part-score_offer_brisques = one brisque
