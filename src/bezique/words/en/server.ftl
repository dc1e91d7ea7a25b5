### What the server says outside a table: requests refused, connections ended.

## Requests over HTTP

fault-away = The games cannot be reached just now; nothing was changed.
fault-fault = Something went wrong here; it has been noted.
fault-too_often = This was asked too often; please wait a little.
fault-other_origin = This can be asked by the pages of this server only.
fault-unknown = There is nothing of that name to ask.
fault-too_long = This is too long: at most { $most } bytes are taken.
fault-not_json = The body is to be { $kind }.
fault-bad_value = { $text }.
fault-bad_json = This is not JSON: { $text }.
fault-unreadable = { $text }.
fault-no_game = There is no such game.
fault-no_invitation = No table waits behind this invitation; ask for a new one.
fault-called_off = This game was called off; ask for a new invitation.
fault-both_here = Both seats are taken. Who wants to look on needs another link, which the players can give.
fault-from_memory = This game is played from memory: its record can be had when it is over.
fault-not_over = Both hands are shown when the game is over.
fault-no_such_seat = A seat is South or North.
fault-no_such_number = The number of a deal is a whole number.
fault-long_record = This record is too long: at most { $lines } lines and { $undone } actions taken back are shown.
fault-busy = Many records are asked for at this moment; please try again in a little while.
fault-no_such_count = `skip` is a number of games.
fault-has_games = This browser has games of its own; they will be in the same archive as those of the link.
fault-both_seats = This browser plays against that archive at one table: finish that game and delete it first.
fault-no_archive = There is no archive behind this link, or a newer link has been made.
fault-no_score = There is no such score, or this browser does not keep it: ask for its link.
fault-no_score_link = No score is behind this link, or a newer link has been made.
fault-moved_on = Something else was entered meanwhile; look at it first.
fault-long_score = A score has at most { $most } entries: begin another.
fault-bad_entry = An entry has a mark of its own and lines of at most { $most } characters.

## The end of a connection

closed-gone = This game is no more.
closed-deleted = This game has been deleted.
closed-no_table = There is no such table, or you have no place at it.
closed-replaced = The table was opened elsewhere.
closed-stopping = The server is being renewed; the game goes on in a moment.
closed-away = This could not be kept just now, so nothing was done. Please try again in a moment.
closed-protocol = This page is out of date; it is loaded anew.
closed-no_message = This message cannot be read.
closed-too_much = Too many messages came at once.
closed-too_slow = The connection was too slow; it is made anew.

## Keeping the score of a game with real cards

keeping-trumps = Trumps
keeping-trumps_suit = Trumps: { SUIT($suit) }
keeping-turned = A seven was turned up
keeping-turned_suit = The seven of { SUIT($suit) } was turned up
keeping-marriage = Marriage
keeping-sequence = Sequence
keeping-seven = Seven of trumps
keeping-brisques = Brisques
keeping-last_trick = Last trick
keeping-carte_blanche = Carte blanche
keeping-lift = Lifted the right number
keeping-guess = Guessed the number lifted
keeping-over = The deal is over
keeping-void = The deal is void
keeping-resign = { NAME($seat) } { DOES($seat, "gives", "give") } up the game
keeping-end = Close the score
keeping-undo = Strike this entry out
keeping-wrong = It was no score by right
