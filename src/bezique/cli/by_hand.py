"""`bezique play --laws`: a game in which the cards are in the hands of the players, who may err.

The person types acts, right or wrong. The computer never errs; it claims what a careful opponent would notice, and
takes the option that is best for it (`bezique.laws.hands.opponent`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bezique.cards import numbered_pack, shuffled_pack
from bezique.cli.commands import Turn, answer
from bezique.cli.hand_entry import CLAIM, HELP, laws_for, typed_act
from bezique.cli.hand_record import ended, keep_up, packs_laid, table_of, write_act, write_deal
from bezique.cli.lines import wrapped
from bezique.cli.phrases import hand_lines, own_table_lines
from bezique.cli.play import Play
from bezique.errors import BadNotation, Impossible
from bezique.game.actions import Action, Done
from bezique.game.amendments import Cancel, Irregular, Move, Points, Rewind, Show, hand
from bezique.game.deal import Deal
from bezique.game.events import Amended, events_for
from bezique.game.naming import menu_of
from bezique.laws.hands import acts, drawing, opponent
from bezique.laws.hands.acts import Act
from bezique.laws.hands.claiming import NO_OPTION, choosers, ruled_now
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.noted import NOTHING, Fault
from bezique.laws.hands.tabletop import Ruled, Shown, Unfounded, Word
from bezique.record import Amend, Step
from bezique.seats import PerSeat, Seat
from bezique.words import card_name

_TOLD = (Irregular, Points, Cancel, Rewind, Show)
"""Amendments that are told whatever brought them about; the others are told as the effects of rulings."""


@dataclass
class ByHand(Play):
    """A sitting at a free table under the laws of `code`; with `naming` each error is named at once."""

    code: str = ""
    naming: bool = False
    table: FreeTable | None = field(init=False, default=None)
    penalties: PerSeat[int] = field(init=False, default=NOTHING)
    earlier: tuple[Fault, ...] = field(init=False, default=())
    _passed: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        table = table_of(self.sitting, self.code)
        if table is None:
            return
        self._keep(table)
        if not ended(self.sitting, table):
            self.table = table
            self._narrate(list(keep_up(self.sitting, table)))

    def _keep(self, table: FreeTable) -> None:
        """What the next deal of the game has from this one."""
        self.penalties, self.earlier = table.penalties, table.left_over()

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
        who = "you deal: type deal, or packet by packet" if dealer == self.sitting.me else f"{dealer} deals"
        self._tell(["", *wrapped(f"Deal {number}: {who}.")])

    # --- whose act it is -----------------------------------------------------------------------------------------

    def _hands_on(self, table: FreeTable) -> None:
        """The next act of whoever has one to do."""
        me, other = self.sitting.me, self.sitting.other
        if table.rulings:
            if me in choosers(table, table.rulings[-1]):
                self._my_act(table)
            else:
                self._they_choose(table)
            return
        claimed = opponent.claims(table, other)
        if claimed is not None:
            self._tell(wrapped(f'{other} claims: "{table.laws[claimed.law].law.title}".'))
            self._do_act(table, other, claimed)
        elif self._is_mine(table):
            self._my_act(table)
        else:
            self._their_act(table)

    def _they_choose(self, table: FreeTable) -> None:
        """The computer takes an option, and says which."""
        other, ruled = self.sitting.other, table.rulings[-1]
        chosen = opponent.choice(table, other) or acts.Option(NO_OPTION)
        says = next((option.says for option in ruled.ruling.options if option.key == chosen.option), "Nothing more.")
        self._tell(wrapped(f"{other} chooses: {says}"))
        self._do_act(table, other, chosen)

    def _is_mine(self, table: FreeTable) -> bool:
        """Whether the person is to act: as the deal says, or as the one who must still draw."""
        me, deal = self.sitting.me, table.deal
        if deal is None:
            return table.dealer == me
        if deal.over:
            return True
        if deal.stage == "window" and not deal.looking and deal.phase == 1:
            return self._drawer(table) == me
        return deal.turn == me and not self._owes(table, self.sitting.other)

    def _drawer(self, table: FreeTable) -> Seat:
        """Who has the next act of a window: the winner until he has drawn, and then the other."""
        deal = table.dealt
        winner = deal.turn or Seat.SOUTH
        open_one = table.state.drawing or drawing.begun(deal)
        waits = [seat for seat in (open_one.first, Seat(1 - open_one.first)) if open_one.missing(seat)]
        if table.state.drawing is None or not waits:
            return winner
        if waits[0] == self.sitting.me and self._passed:
            return self.sitting.other
        return waits[0]

    def _owes(self, table: FreeTable, seat: Seat) -> bool:
        return bool(table.state.late[seat]) and table.dealt.stock_left > 0

    # --- the computer --------------------------------------------------------------------------------------------

    def _their_act(self, table: FreeTable) -> None:
        other, deal = self.sitting.other, table.deal
        if deal is None:
            self._do_act(table, other, acts.DealRest())
            return
        if self._owes(table, other):
            count = min(table.state.late[other], deal.stock_left)
            self._do_act(table, other, acts.Draw(count))
            return
        if deal.stage == "window" and not deal.looking and deal.phase == 1:
            open_one = table.state.drawing or drawing.begun(deal)
            if deal.turn != other or table.state.drawing is not None:
                self._draw_or_lead(table, open_one)
                return
        action = self._answer_of(deal)
        self._do_act(table, other, acts.Draw() if isinstance(action, Done) and deal.phase == 1 else action)

    def _draw_or_lead(self, table: FreeTable, open_one: drawing.Drawing) -> None:
        """Draw what is due; or lead, where the person would not draw, as if he had."""
        other = self.sitting.other
        missing = open_one.missing(other)
        if missing:
            self._do_act(table, other, acts.Draw(missing))
            return
        tried = table.copy()
        tried.act(self.sitting.me, acts.Draw(open_one.missing(self.sitting.me)))
        self._do_act(table, other, self._answer_of(tried.dealt))

    def _answer_of(self, deal: Deal) -> Action:
        """What the computer player does; the first thing allowed where it fails."""
        other = self.sitting.other
        action = self._chosen(other, deal)
        if action is None or deal.refusal(other, action) is not None:
            return deal.actions()[0]
        return action

    def _do_act(self, table: FreeTable, seat: Seat, done: Act) -> None:
        """Do an act, write it down, and tell what came of it; raises Impossible, nothing done."""
        known = len(table.faults)
        outcome = table.act(seat, done)
        steps = write_act(self.sitting, table, seat, done)
        self._passed = False
        ruling = isinstance(done, (acts.Claim, acts.Option))
        if not ruling:
            self._narrate(steps)
        for word in outcome.said:
            self._tell_word(word)
        if ruling:
            self._narrate(steps, ruled=True)
        self._keep(table)
        if self.naming and seat == self.sitting.me and not outcome.said:
            self._name(table, known)

    def _narrate(self, steps: Sequence[Step], *, ruled: bool = False) -> None:
        """Tell what the deal did; of irregular acts only what they show, of rulings every effect."""
        for step in steps:
            if not isinstance(step.line.body, Amend):
                self._tell(self.narrator.told(step))
            elif ruled or isinstance(step.line.body.amendment, _TOLD):
                self._tell(self.narrator.lines(events_for(step.events, self.sitting.me)))
            else:
                self._tell(self._drawn(step))
            self._tell_match(step)

    def _drawn(self, step: Step) -> list[str]:
        """The cards that the person takes from the stock out of the order of the deal."""
        moves = [event.amendment for event in step.events if isinstance(event, Amended)]
        taken = [each for each in moves if isinstance(each, Move) and each.target == hand(self.sitting.me)]
        cards = [card for each in taken for card in each.cards if card is not None]
        return [line for card in cards for line in wrapped(f"You draw the {card_name(str(card))}.")]

    # --- the referee ---------------------------------------------------------------------------------------------

    def _tell_word(self, word: Word) -> None:
        match word:
            case Ruled():
                self._tell_ruling(word)
            case Unfounded(_, reason):
                self._tell(wrapped(f"The claim is not borne out: {reason}."))
            case Shown(seat, cards):
                names = ", ".join(f"the {card_name(str(card))}" for card in cards)
                self._tell(
                    wrapped(f"{self.narrator.names[seat]} {'show' if seat == self.sitting.me else 'shows'} {names}.")
                )

    def _tell_ruling(self, ruled: Ruled) -> None:
        law = ruled.found.law
        self._tell(wrapped(f"The referee: {law.title}. {ruled.ruling.says} ({ruled.ruling.source})"))

    def _name(self, table: FreeTable, known: int) -> None:
        """Practice: what was wrong is named at once."""
        for fault in table.faults[known:]:
            ruled = ruled_now(table, fault)
            says = "" if ruled is None else f" {ruled.ruling.says}"
            self._tell(wrapped(f"That was wrong: {table.laws[fault.law].law.title}.{says}"))

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
                self._tell(wrapped(str(fault)))

    def _understood(self, table: FreeTable, typed: str) -> bool:
        """Whether what was typed was done."""
        if typed in ("?", "h", "help"):
            self._tell([line for text in HELP for line in wrapped(text)])
            return False
        if not typed:
            return self._go_without(table)
        if typed.lower().startswith(CLAIM):
            return self._claimed(table, typed[len(CLAIM) :])
        if table.rulings:
            return self._option(table, typed)
        if table.deal is not None:
            told = answer(self._turn(table), typed)
            if told is not None:
                self._tell(told)
                return False
        turn = None if table.deal is None else self._turn(table)
        done = typed_act(typed, None if turn is None else turn.view, () if turn is None else turn.menu)
        self._do_act(table, self.sitting.me, done)
        return True

    def _turn(self, _: FreeTable) -> Turn:
        seen = self.sitting.view
        return Turn(self.sitting, self.narrator, seen, menu_of(seen), self.memory)

    def _go_without(self, table: FreeTable) -> bool:
        """Enter: what there is to do and cannot be done otherwise; or go on without drawing."""
        deal, me = table.deal, self.sitting.me
        if table.rulings:
            return self._option(table, NO_OPTION)
        if deal is None:
            self._do_act(table, me, acts.DealRest())
            return True
        if deal.over:
            self._do_act(table, me, acts.CloseBooks())
            return True
        if deal.stage == "window" and deal.turn != me:
            self._passed = True
            return True
        self._tell(wrapped("It is your turn: ? lists what hands do."))
        return False

    def _claimed(self, table: FreeTable, words: str) -> bool:
        """A claim in everyday words: one law, or one of several by its number."""
        found = laws_for(table, words)
        if not found:
            raise BadNotation(f'no law fits "{words[:40]}": say it in other words')
        chosen = found[0]
        if len(found) > 1:
            self._tell([line for n, each in enumerate(found, 1) for line in wrapped(f"{n} {each.law.title}")])
            number = self._answer([str(n) for n in range(len(found) + 1)], {"": "0"})
            if number == "0":
                return False
            chosen = found[int(number) - 1]
        self._do_act(table, self.sitting.me, acts.Claim(chosen.law.key))
        return True

    def _option(self, table: FreeTable, typed: str) -> bool:
        """An option of the ruling that waits, by its number or word, with a card where it asks for one."""
        ruled = table.rulings[-1]
        word, _, card = typed.removeprefix("option ").partition(" ")
        keys = [option.key for option in ruled.ruling.options if option.key in ruled.waiting]
        if word.isdecimal() and 1 <= int(word) <= len(keys):
            word = keys[int(word) - 1]
        if word not in (*keys, NO_OPTION):
            raise BadNotation(f"The options are {', '.join(keys)}{f', {NO_OPTION}' if ruled.ruling.several else ''}.")
        done = acts.act(f"option {word} {card}".strip())
        self._do_act(table, self.sitting.me, done)
        return True

    # --- what the person sees ------------------------------------------------------------------------------------

    def _show(self, table: FreeTable) -> None:
        if table.rulings:
            self._show_options(table.rulings[-1])
            return
        deal = table.deal
        if deal is None:
            self._tell(wrapped("Deal: Enter does it all, or deal 3 to you and so on. ? for help."))
        elif deal.over:
            self._tell(wrapped("All cards are played. Claim what was wrong, or Enter has the deal scored."))
        else:
            seen = self.sitting.view
            if deal.card_led is None and deal.stage == "play":
                self._tell(wrapped(self._standing()))
            self._tell(hand_lines(seen, ()) + own_table_lines(seen, ()))
            self._tell(wrapped(self._question(table)))

    def _question(self, table: FreeTable) -> str:
        deal = table.dealt
        if deal.looking:
            return "You look at both cards of the draw: take upper, or take lower."
        if deal.stage == "choose":
            return "Which card serves? choose and the card."
        if deal.stage != "window":
            return ""
        if deal.turn == self.sitting.me and (table.state.drawing is None or deal.phase == 2):
            return "You won the trick: declare, or draw." if deal.phase == 1 else "You won the trick: declare, or done."
        count = (table.state.drawing or drawing.begun(deal)).missing(self.sitting.me)
        return "Draw." if count == 1 else f"Draw {count} cards."

    def _show_options(self, ruled: Ruled) -> None:
        waiting = [option for option in ruled.ruling.options if option.key in ruled.waiting]
        texts = [f"{number} {option.key}: {option.says}" for number, option in enumerate(waiting, 1)]
        texts += [f"{NO_OPTION}, or Enter: neither"] if ruled.ruling.several else []
        self._tell([line for text in texts for line in wrapped(text)])
