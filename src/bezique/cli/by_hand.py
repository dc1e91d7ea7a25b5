"""`bezique play --laws`: a game in which the cards are in the hands of the players, who may err.

The person types acts, right or wrong. The computer never errs; it claims what a careful opponent would notice, and
takes the option that is best for it (`bezique.laws.hands.opponent`, `bezique.bots.outlook`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bezique.bots.outlook import Outlook
from bezique.cards import Card, numbered_pack, shuffled_pack
from bezique.cli import hand_lifting as lifting
from bezique.cli import hand_said
from bezique.cli.commands import Memory, Turn, answer, between
from bezique.cli.hand_entry import ACCIDENTS, ASKED, CLAIM, LOOKING, PRACTICE, explained, laws_for, typed_act
from bezique.cli.hand_hints import hint
from bezique.cli.hand_log import log_lines
from bezique.cli.hand_options import is_option, option_lines, option_word, waiting
from bezique.cli.hand_record import ended, keep_up, last_events, packs_laid, table_of, write_act, write_deal, write_said
from bezique.cli.hand_telling import HandNarrator, sentence_of
from bezique.cli.lines import wrapped
from bezique.cli.phrases import hand_lines, own_table_lines, table_lines
from bezique.cli.play import Play
from bezique.errors import BadNotation, Impossible
from bezique.game.actions import Action
from bezique.game.amendments import Next, Rewind
from bezique.game.deal import Deal
from bezique.game.naming import menu_of
from bezique.laws.finding import TRY
from bezique.laws.hands import acts, opponent, turns
from bezique.laws.hands.acts import Act
from bezique.laws.hands.claiming import NO_OPTION, choosers, ruled_now
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.noted import NOTHING, Fault
from bezique.laws.hands.tabletop import Ruled
from bezique.laws.referee import Found
from bezique.record import Amend, Step
from bezique.seats import PerSeat, Seat

NO_DRAW = "Enter: you draw no card this time"
"""What ends the declaring of one who has to leave out a draw."""


@dataclass
class ByHand(Play):
    """A sitting at a free table under the laws of `code`; with `naming` each error is named at once."""

    code: str = ""
    naming: bool = False
    table: FreeTable | None = field(init=False, default=None)
    penalties: PerSeat[int] = field(init=False, default=NOTHING)
    earlier: tuple[Fault, ...] = field(init=False, default=())
    teller: HandNarrator = field(init=False)
    _passed: bool = field(init=False, default=False)
    _again: bool = field(init=False, default=False)
    _meant: list[Found] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.narrator = self.teller = HandNarrator(self.sitting)
        table = table_of(self.sitting, self.code)
        if table is None:
            return
        self._keep(table)
        if not ended(self.sitting, table):
            self.table = table
            self._narrate(keep_up(self.sitting, table))

    def _keep(self, table: FreeTable) -> None:
        """What the next deal of the game has from this one."""
        self.penalties, self.earlier = table.penalties, table.left_over()
        self._again = table.end in (Next.AGAIN, Next.PASSED)

    def _go_on(self) -> None:
        if self.table is None or self.table.over:
            super()._go_on()
        else:
            self._hands_on(self.table)

    def _deal(self) -> None:
        match, number = self.sitting.match, self.sitting.number + 1
        first, packs = self.sitting.numbered, self.sitting.rules.packs
        pack = shuffled_pack(packs) if first is None else numbered_pack(first + packs_laid(self.sitting), packs)
        dealer = match.dealer if match.dealer is not None else self.sitting.other
        if not match.deals:
            self.penalties, self.earlier = NOTHING, ()
        self.table = FreeTable(
            self.sitting.rules,
            pack,
            dealer,
            self.code,
            before=match.scores,
            barred=match.barred_trump,
            penalties=self.penalties,
            earlier=self.earlier,
        )
        write_deal(self.sitting, self.table)
        who = "you deal" if dealer == self.sitting.me else f"{dealer} deals"
        which = "A new deal instead" if self._again else f"Deal {number}"
        self._tell(["", *wrapped(f"{which}: {who}.")])
        self._midway = False

    # --- whose act it is -----------------------------------------------------------------------------------------

    def _hands_on(self, table: FreeTable) -> None:
        """The next act of whoever has one to do."""
        me, other = self.sitting.me, self.sitting.other
        self._tell_midway(table)
        self._tell_end(table)
        if table.rulings:
            if me in choosers(table, table.rulings[-1]):
                self._my_act(table)
            else:
                self._they_choose(table)
            return
        claimed = opponent.claims(table, other)
        if claimed is not None:
            self._do_act(table, other, claimed)
        elif self._is_mine(table):
            self._my_act(table)
        else:
            self._do_act(table, other, self._due(table, other))

    def _they_choose(self, table: FreeTable) -> None:
        """The computer takes an option."""
        other = self.sitting.other
        self._do_act(table, other, opponent.choice(table, other, Outlook(table.rules)) or acts.Option(NO_OPTION))

    def _is_mine(self, table: FreeTable) -> bool:
        """Whether the person is to act; the computer draws first what it has left out."""
        me, other = self.sitting.me, self.sitting.other
        seat = turns.to_act(table, passed=me if self._passed else None)
        return seat is None or (seat == me and not turns.owed(table, other))

    def _due(self, table: FreeTable, seat: Seat) -> Act:
        """What is to be done where nothing goes wrong."""
        if lifting.to_lift(self.sitting, table):
            return acts.LiftPacket(self.about())
        done = turns.lawful(table, seat, self._answer_of)
        return acts.Guess(self.about()) if isinstance(done, acts.Guess) else done

    # --- the computer --------------------------------------------------------------------------------------------

    def _answer_of(self, deal: Deal) -> Action:
        """What the computer player does; the first thing allowed where it fails."""
        other = self.sitting.other
        action = self._chosen(other, deal)
        if action is None or deal.refusal(other, action) is not None:
            return deal.actions()[0]
        return action

    def _do_act(self, table: FreeTable, seat: Seat, done: Act) -> None:
        """Do an act, write it down, and tell what came of it; raises Impossible, nothing done."""
        known, dealing = len(table.faults), table.deal is None
        spoken_up = hand_said.spoken_up(table, seat, done)
        outcome = table.act(seat, done)
        steps = write_act(self.sitting, table, seat, done)
        self._passed = False
        self._meant = self._meant if isinstance(done, acts.Claim) else []
        self.teller.unseen = self._unseen(table, [word.fault for word in outcome.said if isinstance(word, Ruled)])
        ruling = isinstance(done, (acts.Claim, acts.Option))
        self._say(spoken_up, tell=seat != self.sitting.me)
        if not ruling:
            self._narrate(steps, dealing=dealing)
            self._tell(wrapped(lifting.told(self.sitting, table, seat, done)))
            self._say(hand_said.beside(table, seat, done, outcome))
        for word in outcome.said:
            self._say(hand_said.word_of(word))
        if ruling:
            self._narrate(steps, ruled=True)
        self._keep(table)
        if self.naming and seat == self.sitting.me and not outcome.said:
            self._name(table, known)

    def _say(self, text: str, *, tell: bool = True) -> None:
        """What is said beside the deal is written, and told."""
        if text:
            write_said(self.sitting, text)
            self._tell(self.teller.said(text) if tell else [])

    def _narrate(self, steps: Iterable[Step], *, ruled: bool = False, dealing: bool = False) -> None:
        """Tell what the deal did, while it is written down."""
        gone_back = False
        for step in steps:
            self._tell(self.teller.happened(step, ruled=ruled, dealing=dealing))
            self._tell_match(step)
            body = step.line.body
            gone_back = gone_back or (isinstance(body, Amend) and isinstance(body.amendment, Rewind))
        if gone_back and self.sitting.playing:
            self._tell(self._stands())

    def _stands(self) -> list[str]:
        """How the table stands where play goes back: the card led, or who leads now."""
        deal = self.sitting.deal
        if deal.card_led is not None:
            return self._card_led()
        if deal.turn is None or deal.turn == self.sitting.me:
            return []
        return wrapped(f"{deal.turn} has won the trick." if deal.stage == "window" else f"{deal.turn} is to lead.")

    def _unseen(self, table: FreeTable, ruled: Iterable[Fault] = ()) -> list[Card]:
        """The cards that the person drew and has not seen, until he plays; also of faults that are just ruled."""
        me, plays = self.sitting.me, table.state.clock.plays
        waiting = [each for each in table.faults if not each.ruled and plays[me] == each.clock.plays[me]]
        return [card for each in (*waiting, *ruled) if each.offender == me for card in each.unseen]

    def _tell_midway(self, table: FreeTable) -> None:
        """Who comes back to a deal hears how it stands."""
        midway, self._midway = self._midway, False
        if not midway or table.deal is None:
            return
        self._tell(table_lines(self.sitting.view, list(self.narrator.names)))
        if table.deal.stage != "play" or table.deal.card_led is not None or table.deal.turn != self.sitting.me:
            self._tell(wrapped(self._standing()) + self._stands())
        for ruled in table.rulings[-1:]:
            self._tell(self.teller.said(hand_said.word_of(ruled)))

    def _tell_end(self, table: FreeTable) -> None:
        """What ends the deal is told before it is scored."""
        if table.deal is None or not table.deal.over:
            self.teller.goes_on()
        else:
            self._tell(self.teller.end(last_events(self.sitting, table)))

    def _name(self, table: FreeTable, known: int) -> None:
        """Practice: what was wrong is named at once."""
        for fault in table.faults[known:]:
            ruled = ruled_now(table, fault)
            says = "" if ruled is None else f" {ruled.ruling.says}"
            self._tell(wrapped(f"That was wrong: {table.law_on(fault).law.title}.{says}"))

    # --- the person ----------------------------------------------------------------------------------------------

    def _my_act(self, table: FreeTable) -> None:
        """Ask until something is done."""
        self._show(table)
        while True:
            typed = self._typed()
            try:
                if self._understood(table, typed):
                    return
            except (BadNotation, Impossible) as fault:
                self._tell(wrapped(sentence_of(fault)))

    def _understood(self, table: FreeTable, typed: str) -> bool:
        """Whether what was typed was done."""
        if not typed:
            return self._go_without(table)
        option = is_option(table, typed) and typed.lower() not in ASKED
        told = None if option else self._looked(table, typed)
        if told is not None:
            self._tell(told)
            return False
        claimed = None if option else self._words_of_claim(typed)
        if claimed is not None:
            return self._claimed(table, claimed)
        if option or table.rulings:
            return self._option(table, typed)
        self._do_act(table, self.sitting.me, self._act(table, typed))
        return True

    def _words_of_claim(self, typed: str) -> str | None:
        """What is claimed, or the number of one of the laws that were named; None where nothing is."""
        if typed.lower().startswith(CLAIM) and typed[len(CLAIM) :][:1] in ("", " "):
            return typed[len(CLAIM) :].strip()
        return typed if self._meant and typed.isdecimal() else None

    def _act(self, table: FreeTable, typed: str) -> Act:
        """The act that was typed; raises BadNotation."""
        typed = f"guess {typed}" if typed.isdecimal() and turns.to_guess(table) else typed
        seen = None if table.deal is None else self.sitting.view
        done = typed_act(typed, seen, () if seen is None else menu_of(seen))
        if isinstance(done, ACCIDENTS) and not self.naming:
            raise BadNotation(PRACTICE)
        return lifting.meant(self.sitting, table, done, self.about())

    def _looked(self, table: FreeTable, typed: str) -> list[str] | None:
        """The lines that answer somebody who only looks; None where that is not what he typed."""
        lower = typed.lower()
        texts = explained(typed, practice=self.naming)
        if texts:
            return [line for text in texts for line in wrapped(text)]
        if lower == "count pack":
            return wrapped(f"You count the pack: {len(table.dealing.pack)} cards.")
        word, _, rest = typed.partition(" ")
        if word.lower() in LOOKING:
            given = word.lower() == "hint" and self.naming
            return hint(self.sitting, table, rest.strip()) if given else wrapped(LOOKING[word.lower()])
        if lower == "log" and self.memory is Memory.FULL:
            return self._log(table)
        if table.deal is None:
            return self._looked_before(lower, typed)
        turn = Turn(self.sitting, self.narrator, self.sitting.view, (), self.memory, self.teller.ending)
        return self._hand(table) if lower == "hand" else answer(turn, typed)

    def _looked_before(self, lower: str, typed: str) -> list[str] | None:
        """The same before the cards are dealt."""
        if lower in ("hand", "table", "stock"):
            return ["The cards are not dealt yet."]
        return between(self.sitting, self.narrator, self.memory, typed)

    def _log(self, table: FreeTable) -> list[str]:
        """All that was told of the deal, without the cards that the person never saw."""
        ruled = [each for each in table.faults if each.ruled]
        self.teller.unseen = self._unseen(table, ruled)
        return log_lines(self.teller)

    def _go_without(self, table: FreeTable) -> bool:
        """Enter: what there is to do and cannot be done otherwise; or go on without drawing."""
        deal, me = table.deal, self.sitting.me
        if table.rulings:
            return self._option(table, NO_OPTION)
        if deal is None and table.dealer != me:
            self._passed = True
            self._tell(wrapped(f"{table.dealer} lifted {table.dealing.lifted}."))
            return True
        if deal is None:
            return self._done(table, self._due(table, me))
        if deal.over:
            return self._done(table, acts.CloseBooks())
        return self._go_on_in_turn(table)

    def _done(self, table: FreeTable, done: Act) -> bool:
        self._do_act(table, self.sitting.me, done)
        return True

    def _go_on_in_turn(self, table: FreeTable) -> bool:
        """Enter while a trick is played or won."""
        deal, me = table.dealt, self.sitting.me
        if deal.stage == "window" and deal.turn != me:
            self._passed = True
            return True
        drawing = deal.stage == "window" and deal.phase == 1
        if drawing and deal.turn == me and table.state.drawing is None and not turns.missing(table, me):
            return self._done(table, acts.Draw())
        draws = drawing and turns.missing(table, me)
        says = "It is your turn: draw, or lead a card to go on without." if draws else "It is your turn."
        self._tell(wrapped(f"{says} ? lists what hands do."))
        return False

    def _claimed(self, table: FreeTable, words: str) -> bool:
        """A claim in everyday words: of one law, or of one of several that were named, by its number."""
        if not words:
            raise BadNotation("Claim what? Say it in your words, such as claim he drew two cards.")
        named = self._meant[int(words) - 1 : int(words)] if words.isdecimal() and int(words) else []
        found = named or laws_for(table, words)
        if not found:
            raise BadNotation(f'no law fits "{words[:40]}". {TRY}')
        if len(found) > 1:
            self._meant = found
            texts = [f"{number} {each.law.title}" for number, each in enumerate(found, 1)]
            texts += ["Which is it? Type its number, or go on with something else."]
            self._tell([line for text in texts for line in wrapped(text)])
            return False
        self._do_act(table, self.sitting.me, acts.Claim(found[0].law.key))
        return True

    def _option(self, table: FreeTable, typed: str) -> bool:
        """An option of the ruling that waits, by its number or word, with a card where it asks for one."""
        if not table.rulings:
            raise BadNotation("No ruling waits for a choice: option and call choose among what a ruling gives.")
        ruled, keys = table.rulings[-1], waiting(table)
        word, card = option_word(typed)
        if word.isdecimal() and 1 <= int(word) <= len(keys):
            word = keys[int(word) - 1]
        if word not in (*keys, NO_OPTION):
            none = f", {NO_OPTION}" if ruled.ruling.several else ""
            raise BadNotation(f"The options of the ruling are {', '.join(keys)}{none}: choose first.")
        self._do_act(table, self.sitting.me, acts.act(f"option {word} {card}".strip()))
        return True

    # --- what the person sees ------------------------------------------------------------------------------------

    def _show(self, table: FreeTable) -> None:
        if table.rulings:
            self._tell(option_lines(table.rulings[-1]))
            return
        deal = table.deal
        if deal is None:
            self._tell(wrapped(lifting.question(self.sitting, table)))
        elif deal.over:
            self._tell(wrapped("Nothing more is played. Claim what was wrong, or Enter has the deal scored."))
        else:
            if deal.card_led is None and deal.stage == "play":
                self._tell(wrapped(self._standing()))
            self._tell(self._hand(table))
            self._tell(wrapped(self._question(table)))

    def _hand(self, table: FreeTable) -> list[str]:
        seen = self.sitting.view
        return hand_lines(seen, (), self._unseen(table)) + own_table_lines(seen, ())

    def _question(self, table: FreeTable) -> str:
        deal = table.dealt
        if deal.looking:
            return "You look at both cards of the draw: take upper, or take lower."
        if deal.stage == "choose":
            return "Which card serves? choose and the card."
        if deal.stage != "window":
            return ""
        if deal.turn == self.sitting.me and (table.state.drawing is None or deal.phase == 2):
            ends = "done" if deal.phase == 2 else "draw" if turns.missing(table, self.sitting.me) else NO_DRAW
            return f"You won the trick: declare, or {ends}."
        count = turns.missing(table, self.sitting.me)
        return "Draw." if count == 1 else f"Draw {count} cards."
