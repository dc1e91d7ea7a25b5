"""English: every word and sentence as data.

How the fields of a template are said is in `bezique.words.english_forms`.
"""

from collections.abc import Mapping

RANKS: Mapping[str, str] = {
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "10": "ten",
    "A": "ace",
}
SUITS: Mapping[str, str] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

COMBINATIONS: Mapping[str, str] = {
    "marriage": "marriage",
    "royal-marriage": "royal marriage",
    "sequence": "sequence in trumps",
    "plain-sequence": "sequence in a plain suit",
    "bezique": "bezique",
    "double": "double bezique",
    "triple": "triple bezique",
    "quadruple": "quadruple bezique",
    "quintuple": "quintuple bezique",
}
"""Names of combinations without a suit or rank; "four-aces" and the like are their own names."""

UNITS: tuple[str, ...] = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNITS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

REFUSALS: Mapping[str, Mapping[str, str]] = {
    "Turn": {
        "not_your_turn": "It is not your turn: wait for {turn:name}.",
        "deal_over": "This deal is over and nothing more can be done in it: go on to the next.",
        "window_open": 'You won the trick and may still declare: say "done" before you play.',
        "choosing": "You are in the middle of declaring {combination:a_combination}: first choose {cards:choice}.",
        "not_choosing": "There is no choice of cards to make: name a combination first.",
        "not_on_menu": "Nothing that can be done now has this number: take one that the menu shows.",
    },
    "Playing": {
        "not_held": "You do not have {card:kind} in your hand: pick a card that you have.",
        "not_on_table": "{card:kind} does not lie declared before you: pick a card that you have.",
        "must_follow": "{led:led} and you can follow suit: play {allowed:choice}.",
        "must_head": "{led:led} and you can beat it: play {allowed:choice}.",
        "must_trump": "{led:led} and you cannot follow suit, but you can trump with {trump:suit}: "
        "play {allowed:choice}.",
    },
    "Declaring": {
        "trick_not_won": "Only the winner of a trick may declare, and only before drawing: win a trick first.",
        "stock_gone": "The stock is gone, and with it the right to declare or exchange: play the last tricks.",
        "last_draw": 'In this game nothing is declared once the last draw has come: say "done" and draw.',
        "already_scored": "You have scored once for this trick already: announce if you like, "
        "and score after the next trick you win.",
        "not_in_game": "{combination:a_combination} cannot be declared: this game gives no points for it, "
        "so declare something else.",
        "needs_trump": "{combination:a_combination} cannot be declared while there are no trumps: "
        "wait until a combination has made them.",
        "missing_cards": "You lack {missing:cards} for {combination:a_combination}: "
        "declare only what you can lay on the table.",
        "fours_need_suits": "{combination:a_combination} must come from four different suits in this game: "
        "wait for the suit you lack.",
        "cannot_serve": "{card:card} cannot serve in {combination:a_combination} now: choose {cards:choice}.",
        "already_pending": "You have announced {combination:a_combination} with these cards before: "
        "all that is left is to score it.",
        "only_captured": "{combination:a_combination} must use a card of the trick you have just won: "
        "wait for a trick that brings one.",
        "two_a_trick": "A trick lets you score two combinations at most, each by its own card of that trick: "
        'say "done" and play on.',
        "no_announcing": "Nothing is announced for later in Polish Bezique: score it now or leave it.",
    },
    "Cards that have served": {
        "already_served": "{cards:cards} {cards:has|have} served in a combination of this kind already: "
        "for {combination:a_combination} use fresh cards.",
        "served_higher": "{cards:cards} {cards:has|have} served in {higher:a_combination}, which ranks higher: "
        "{combination:a_combination} must come from other cards.",
        "not_worth_more": "{cards:cards} {cards:has|have} earned {worth:number} already and may next serve only for "
        "more: {combination:a_combination} would bring {points:number}.",
        "sequence_from_marriage": "{cards:cards} {cards:has|have} served in a marriage, and in this game such a card "
        "is barred from the sequence: use fresh cards.",
        "needs_fresh_card": "You have declared {combination:family} before: {combination:a_combination} must bring "
        "at least one card from your hand.",
        "needs_unused_card": "All its cards have served in {combination:family} before: {combination:a_combination} "
        "must have at least one that has not.",
        "same_pair": "{cards:cards} have been married to each other before: choose another pair.",
        "no_married_card_gone": "No card of your marriages in {suit:suit} has been played since you scored the last: "
        "play one of them, or marry a fresh king and queen.",
        "still_whole": "{combination:a_combination} can be scored again only when a card of the first is gone: "
        "play {cards:choice}, then restore it.",
        "too_many_laid": "With {combination:a_combination} too many equal cards would lie on the table: "
        "first play {cards:choice}.",
        "served_as_four": "{cards:cards} {cards:has|have} served in a four of the other kind, and a card counts either "
        "in four of a rank or in four trumps: for {combination:a_combination} use other cards.",
    },
    "The seven of trumps": {
        "seven_used": 'You have used this trick for the seven of trumps: say "done", and declare after the next one '
        "you win.",
        "declared_already": "The seven of trumps cannot be shown together with a declaration: show it after the next "
        "trick you win.",
        "picked_up": "You picked up {card:card} for the seven this very turn: it can serve from your next trick on.",
        "no_seven": "You do not have the seven of {trump:suit}, and no other card can be exchanged: do something else.",
        "seven_paid": "This seven has earned its points, and each seven earns them once: keep it or play it.",
        "seven_not_exchanged": "The seven of trumps is not exchanged in Polish Bezique: play it, and whoever wins the "
        "trick is paid for it.",
        "seven_not_counted": "The seven of trumps earns nothing in this game: play it like any other card.",
        "turn_up_is_seven": "The card turned up is itself a seven of trumps, so there is nothing to exchange: "
        "play yours like any other trump.",
        "exchange_after_trick": "The seven of trumps is exchanged only after winning a trick, before drawing: "
        "win a trick first.",
        "exchange_on_lead": "The seven of trumps is exchanged only by the player on lead: win a trick first.",
        "exchange_before_first_card": "The seven of trumps is exchanged only before your first card of the deal: "
        "play it like any other trump.",
        "no_turn_up": "There is no card turned up to exchange: play the seven of trumps like any other card.",
    },
    "Carte blanche": {
        "not_carte_blanche": "You cannot show a carte blanche with {cards:cards}: play a card instead.",
        "no_carte_blanche": "A carte blanche earns nothing in this game: play a card instead.",
        "carte_blanche_late": "A carte blanche is shown before your first card of the deal: it is too late now, "
        "so play a card.",
        "series_over": "You have no further card to show for your carte blanche: play a card instead.",
    },
}
"""Why an action is not allowed, and what would be: code to sentence, by subject."""

EVENTS: Mapping[str, str] = {
    "event.dealt": "{seat:name} {seat:receives|receive} {cards:cards}.",
    "event.dealt_hidden": "{seat:name} {seat:receives|receive} a hand.",
    "event.turned_up": "The card turned up is {card:card}: {card:suit} are trumps.",
    "event.led": "{seat:name} {seat:leads|lead} {card:card}.",
    "event.led_laid": "{seat:name} {seat:leads|lead} {card:card} from the table.",
    "event.played": "{seat:name} {seat:plays|play} {card:card}.",
    "event.played_laid": "{seat:name} {seat:plays|play} {card:card} from the table.",
    "event.took_trick": "{seat:name} {seat:takes|take} the trick.",
    "event.took_trick_for": "{seat:name} {seat:takes|take} the trick, {said:text}.",
    "event.opened": "{seat:name} {seat:lays|lay} open {cards:cards}.",
    "event.announced": "{seat:label}: {combination:combination}, to score.",
    "event.trump_made": "{suit:suit} are trumps.",
    "event.exchanged": "{seat:name} {seat:exchanges|exchange} {gave:card} for {took:card}.",
    "event.exchanged_same": "{seat:name} {seat:shows|show} {gave:card} and {seat:swaps|swap} it for the one turned up.",
    "event.showed": "{seat:name} {seat:shows|show} carte blanche: {cards:cards}.",
    "event.showed_drawn": "{seat:name} {seat:shows|show} the card drawn, {cards:cards}.",
    "event.drew": "{seat:name} {seat:draws|draw} {card:card}.",
    "event.drew_hidden": "{seat:name} {seat:draws|draw} a card.",
    "event.took_turn_up": "{seat:name} {seat:takes|take} the card turned up, {card:card}.",
    "event.stock_gone": "The stock is gone, and the last tricks begin.",
    "event.took_up": "{seat:name} {seat:takes|take} back from the table {cards:cards}.",
    "event.deal_over": "The deal is over: {scores:standings}; brisques: {brisques:standings}.",
    "event.deal_over_scores": "The deal is over: {scores:standings}.",
    "event.deal_stopped": "The deal stops at the target: {scores:standings}; brisques: {brisques:standings}.",
    "event.deal_stopped_scores": "The deal stops at the target: {scores:standings}.",
    "lost.card_played": "{seat:name} can no longer score {combination:a_combination}: a card of it is played.",
    "lost.stock_gone": "{seat:name} can no longer score {combination:a_combination}: the stock is gone.",
    "lost.superseded": "{seat:name} can no longer score {combination:a_combination}: its cards served for more.",
}
"""What happened at the table."""

SPEECH: Mapping[str, str] = {
    "said.combination": "{points:words} for {combination:combination}",
    "said.pending_combination": "{points:words} for {combination:combination}, announced before",
    "said.brisques": "{points:number} for brisques",
    "said.last_trick": "{points:number} for the last trick",
    "said.seven_turned": "{points:number} for turning up the seven",
    "said.seven_exchanged": "{points:words} for the seven of trumps",
    "said.seven_shown": "{points:words} for the other seven of trumps",
    "said.seven_played": "{points:number} for playing the seven of trumps",
    "said.seven_taken": "{points:number} for taking the seven of trumps",
    "said.carte_blanche": "{points:words} for carte blanche",
    "said.carte_blanche_draw": "{points:words} for carte blanche again",
    "said.lift": "{points:number} for lifting the right number of cards",
    "said.guess": "{points:number} for guessing the number lifted",
    "said.and": "{parts:list}",
    "say.waiting": "{waiting:words} to score",
    "say.scored_waiting": "{said:text}, and {waiting:words} to score",
    "say.scored_older": "{combination:combination}, {points:words}, and {waiting:words} to score",
    "say.scored_equal": "I score {points:words}, and {waiting:words} for {combination:combination} to score",
    "say.line": "{line:text}.",
    "say.by": "{speaker:label}: {line:text}.",
}
"""What players say: parts of a sentence (`said.`, `say.`), and the two sentences that hold them."""

DOINGS: Mapping[str, str] = {
    "do.lead": "lead {card:card}",
    "do.play": "play {card:card}",
    "do.lead_one": "lead {cards:choice}",
    "do.play_one": "play {cards:choice}",
    "do.card": "{card:card}",
    "do.choose": "take {card:card}",
    "do.score": "score {combination:combination}",
    "do.announce": "announce {combination:combination}",
    "do.exchange": "exchange the seven for {card:card}",
    "do.show_seven": "show the other seven of trumps",
    "do.show": "show the carte blanche",
    "do.draw": "declare nothing more and draw",
    "do.go_on": "declare nothing more and go on",
}
"""What to do, as advice."""

ADVICE: Mapping[str, str] = {
    "advice.best": "{best:text}: it {why:text}.",
    "advice.asked": "{best:text} rather than {other:text}: it {why:text}.",
    "advice.close": "{best:text}, or {other:text}: too close to call, but the first {why:text}.",
    "advice.close_both": "{best:text}, or {other:text}: too close to call, and either {why:text}.",
    "advice.close_call": "{best:text}, or {other:text}: too close to call.",
    "advice.only": "{best:text}: there is no other choice.",
    "advice.all_alike": "{best:text}: everything comes to the same here.",
}
"""Advice on a decision, with what speaks for it."""

REASONS: Mapping[str, str] = {
    "why.takes_brisque": "takes {led:card}",
    "why.takes_with_brisque": "takes {led:card} and makes its own points too",
    "why.makes_brisque": "makes its own points by winning",
    "why.spares_brisque": "does not give {card:card} away",
    "why.risks_no_brisque": "does not risk {card:card}",
    "why.wins_to_score": "wins the trick, so that you can score {combination:a_combination} for {points:number}",
    "why.wins_last_chance": "wins the last trick after which you can score {combination:a_combination}, "
    "for {points:number}",
    "why.wins_to_exchange": "wins the trick, so that you can exchange the seven for {turn_up:card}",
    "why.denies": "keeps {adversary:name} from scoring {combination:a_combination} after this trick",
    "why.enough": "wins as well and saves {other:card}",
    "why.unbeatable": "cannot be beaten",
    "why.unbeatable_to_score": "cannot be beaten, so that you can score {combination:a_combination} "
    "for {points:number}",
    "why.unbeatable_to_deny": "cannot be beaten, which keeps {adversary:name} from scoring "
    "{combination:a_combination} after this trick",
    "why.surer_to_score": "is harder to beat, and winning lets you score {combination:a_combination} "
    "for {points:number}",
    "why.cheap_lead": "gives up the lead cheaply while you have nothing to score",
    "why.offers_not": "does not offer {adversary:name} {card:card} for {combination:a_combination}",
    "why.offers_nothing": "offers {adversary:name} nothing to lay open",
    "why.keeps_whole": "keeps {combination:a_combination} together",
    "why.keeps_but_one": "keeps {cards:cards} for {combination:a_combination}, with only {missing:cards} lacking",
    "why.keeps": "keeps {cards:cards} towards {combination:a_combination}",
    "why.nears": "brings you nearer to {combination:a_combination}, with only {missing:cards} lacking then",
    "why.keeps_announced": "keeps {combination:a_combination} that is announced and still to be scored",
    "why.costs_nothing": "gives up nothing that you could still declare",
    "why.waits_in_vain": "is free to go, for {missing:cards} can no longer come for {combination:a_combination}",
    "why.keeps_seven": "keeps the seven of trumps to exchange for {turn_up:card}",
    "why.saves_trump": "saves {card:card}, a trump",
    "why.saves_higher_trump": "saves {card:card}, the higher trump",
    "why.lies_open": "lies on the table already, while its like stays hidden in your hand",
    "why.restores": "makes room to score {combination:a_combination} for {points:number}",
    "why.scores": "brings {points:number} points at once",
    "why.scores_last": "brings {points:number} points at the last chance",
    "why.scores_in_time": "brings {points:number} points while there {tricks:is|are} only {tricks:number} more "
    "{tricks:trick|tricks} after which to declare",
    "why.reaches_target": "brings you to the {points:number} points of the game",
    "why.passes_rubicon": "brings you over the line of {points:number}, which saves you from the rubicon",
    "why.leaves": "leaves {combination:a_combination} for {points:number} to be scored after it",
    "why.announces": "lets you score {combination:a_combination} after a later trick",
    "why.takes_turn_up": "takes up {card:card}",
    "why.takes_what_lacks": "takes up {card:card}, which you lack for {combination:a_combination}",
    "why.makes_trumps": "makes {suit:suit} trumps, of which you hold {count:words}",
    "why.shows_nothing": "shows {adversary:name} nothing new",
    "why.draws_brisque": "makes {adversary:name} give up {cards:choice}",
    "why.draws_trump": "draws a trump, for {adversary:name} must play {cards:choice}",
    "why.wins_surely": "wins whatever {adversary:name} may play",
    "why.solved": "wins {points:number} {points:point|points} more than {than:text}, if both play their best",
    "why.tried_out": "does a little better than {than:text} when the next tricks are tried out",
    "why.tried_out_ahead": "comes out {points:number} {points:point|points} ahead of {than:text} "
    "when the next tricks are tried out",
    "why.rule_of_thumb": "is what the rules of thumb advise",
    "why.and": "{first:text}, and it {second:text}",
    "why.and_too": "{first:text}, and {second:text}",
}
"""Why something is the best, what "it" does: facts, of which a sentence names one or two."""

TEMPLATES: Mapping[str, str] = {
    code: text
    for group in (*REFUSALS.values(), EVENTS, SPEECH, DOINGS, ADVICE, REASONS)
    for code, text in group.items()
}
"""Every code with its template."""
