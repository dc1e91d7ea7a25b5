"""`bezique play`: games against the computer, a line at a time.

`Play` runs a sitting through two functions, one that asks and one that tells, so that a script can play as well as a
person. Whenever it stops, by Ctrl-C, the end of input or a kill, the record holds all that was told.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bezique.bots.player import Budget, Player, player
from bezique.bots.recipes import time_for
from bezique.cards import CARDS, numbered_pack, shuffled_pack
from bezique.cli.advice import refused
from bezique.cli.commands import Memory, Turn, answer, between
from bezique.cli.entry import entered
from bezique.cli.lines import wrapped
from bezique.cli.narrator import Narrator
from bezique.cli.phrases import choice_lines, hand_lines, own_table_lines, table_lines
from bezique.cli.sitting import Sitting
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.actions import Play as PlayCard
from bezique.game.claims import can_take_all, forcing_play, may_claim
from bezique.game.cutting import lifted, wanted
from bezique.game.deal import Deal
from bezique.game.events import Played
from bezique.game.match import MatchStage
from bezique.game.naming import menu_of
from bezique.game.settling import match_sentences
from bezique.game.view import View, view
from bezique.record import Act, Body, CutCards, DealsFirst, End, NewDeal, Step
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words.grammar import figures

Ask = Callable[[str], str]
Tell = Callable[[str], object]

PROMPT = "> "
LEAVE = ("save", "quit", "exit")


class Left(Exception):
    """The person leaves; the game can be gone on with."""


def asked(ask: Ask, prompt: str) -> str:
    """What the person types, without the spaces around it; raises Left where he leaves, EOFError at the end."""
    typed = ask(prompt).strip()
    if typed.lower() in LEAVE:
        raise Left
    return typed


@dataclass
class Play:
    """A sitting at the terminal.

    `ask` shows a prompt and returns what was typed (EOFError where nothing more comes); `tell` shows one line.
    `make` gives a computer player from a seed.
    """

    sitting: Sitting
    level: str
    ask: Ask
    tell: Tell
    memory: Memory = Memory.FULL
    make: Callable[[str, int], Player] = player
    narrator: Narrator = field(init=False)
    _bot: Player | None = field(init=False, default=None)
    _bot_deal: int = field(init=False, default=-1)
    _midway: bool = field(init=False)
    _laid: list[str] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.narrator = Narrator(self.sitting)
        self._midway = self.sitting.playing

    def run(self) -> None:
        """Play until the person has had enough; raises Left, EOFError or KeyboardInterrupt where he goes before."""
        while not self.sitting.ended:
            self._go_on()

    def _go_on(self) -> None:
        """Do the one thing that comes next."""
        if self.sitting.playing:
            if self.sitting.deal.turn == self.sitting.me:
                self._my_turn()
            else:
                self._bots_turn()
        elif self.sitting.alone:
            self._do(End())
        elif self.sitting.match.stage is MatchStage.CUT:
            self._cut()
        elif self.sitting.match.stage is MatchStage.CHOOSE:
            self._choose_dealer()
        elif self.sitting.match.games and not self.sitting.match.deals and not self._another():
            self._do(End())
        else:
            self._deal()

    def _do(self, body: Body) -> Step:
        """Write something down, then tell it."""
        step = self.sitting.add(body)
        self._tell(self.narrator.told(step))
        self._tell_match(step)
        return step

    def _tell_match(self, step: Step) -> None:
        told = match_sentences(step.happened, step.match, self.narrator.names)
        self._tell([line for text in told for line in wrapped(text)])

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.tell(line)

    # --- between deals -----------------------------------------------------------------------------------------

    def _cut(self) -> None:
        if self.sitting.numbered is not None and not self.sitting.number:
            self.sitting.add(DealsFirst(self.sitting.other))
            return
        places = secrets.SystemRandom().sample(shuffled_pack(self.sitting.rules.packs), 2)
        self._do(CutCards(PerSeat((CARDS[places[0]], CARDS[places[1]]))))

    def _choose_dealer(self) -> None:
        me, other = self.sitting.me, self.sitting.other
        if self.sitting.match.chooser != me:
            self._tell(wrapped(f"{other} has the choice, and lets you deal."))
            self._do(DealsFirst(me))
            return
        self._tell(wrapped(f"You choose who deals; the other leads. 1 I deal; 2 {other} deals."))
        self._do(DealsFirst(me if self._answer(("1", "2")) == "1" else other))

    def _another(self) -> bool:
        self._tell(wrapped("Another game? 1 yes; 2 no."))
        return self._answer(("1", "2"), {"y": "1", "yes": "1", "n": "2", "no": "2"}) == "1"

    def _answer(self, choices: Sequence[str], others: dict[str, str] | None = None) -> str:
        while True:
            typed = self._typed()
            chosen = (others or {}).get(typed.lower(), typed)
            if chosen in choices:
                return chosen
            told = between(self.sitting, self.narrator, self.memory, typed)
            self._tell(wrapped(f"Type {_one_of(choices)}, or ? for help.") if told is None else told)

    def _typed(self) -> str:
        return asked(self.ask, PROMPT)

    def _deal(self) -> None:
        match, number = self.sitting.match, self.sitting.number + 1
        first = self.sitting.numbered
        packs = self.sitting.rules.packs
        pack = shuffled_pack(packs) if first is None else numbered_pack(first + number - 1, packs)
        dealer = match.dealer if match.dealer is not None else self.sitting.other
        which = "" if first is None else f", numbered deal {first + number - 1}, practice"
        who = "you deal" if dealer == self.sitting.me else f"{dealer} deals"
        self._tell(["", *wrapped(f"Deal {number}{which}: {who}.")])
        lift, guess = self._lift(dealer) if first is None else (None, None)
        before, barred = match.scores, match.barred_trump
        self._do(NewDeal(number, dealer, tuple(pack), before=before, barred=barred, lift=lift, guess=guess))

    def _lift(self, dealer: Seat) -> tuple[int | None, int | None]:
        """Six-pack and eight-pack: the dealer lifts some cards off the pack, the pone guesses how many (laws 3.8)."""
        if self.sitting.rules.lifting is None:
            return None, None
        lift, guess = self.about(), self.about()
        if dealer == self.sitting.me:
            self._tell(wrapped(f"You lift {lift} cards off the pack; {self.sitting.other} guesses {guess}."))
            return lift, guess
        self._tell(
            wrapped(
                f"{dealer} lifts cards off the pack, about {wanted(self.sitting.rules)}. Your guess of their number?"
            )
        )
        mine = int(self._answer([str(number) for number in range(1, 100)]))
        self._tell(wrapped(f"{dealer} lifted {lift}."))
        return lift, mine

    def about(self) -> int:
        """How many cards somebody lifts, or takes it that were lifted."""
        return lifted(self.sitting.rules, secrets.randbelow)

    # --- the computer ------------------------------------------------------------------------------------------

    def _bots_turn(self) -> None:
        seat = self.sitting.other
        seen = view(self.sitting.deal, seat)
        action = self._chosen(seat)
        if action is None or seen.refusal(action) is not None:
            self._tell(wrapped(f"{seat} has no valid answer; the first card or choice allowed is played instead."))
            action = next(iter(reversed(seen.actions())))
        self._do(Act(seat, action))

    def _chosen(self, seat: Seat, deal: Deal | None = None) -> Action | None:
        """What the computer answers; None where it fails: a player of any make must not end the game."""
        try:
            if self._bot is None or self._bot_deal != self.sitting.number:
                self._bot, self._bot_deal = self.make(self.level, self._seed()), self.sitting.number
            # In numbered deals no clock runs: they are played the same on every machine.
            seconds = time_for(self.level) if self.sitting.numbered is None else None
            return self._bot.choose(view(deal or self.sitting.deal, seat), Budget(seconds))
        except Exception:  # noqa: BLE001
            self._bot = None
            return None

    def _seed(self) -> int:
        first = self.sitting.numbered
        return secrets.randbits(63) if first is None else first + self.sitting.number - 1

    # --- the person --------------------------------------------------------------------------------------------

    def _my_turn(self) -> None:
        self._position()
        while True:
            typed = self._typed()
            if typed.lower() in _DOING:
                if _DOING[typed.lower()](self):
                    return
            elif self._acted(typed):
                return

    def _position(self) -> None:
        """What a person needs to know before he answers."""
        seen = self.sitting.view
        menu = menu_of(seen)
        midway, self._midway = self._midway, False
        if midway:
            self._tell(table_lines(seen, list(self.narrator.names)))
        if seen.stage == "play" or midway:
            leads = seen.card_led is None
            self._tell(wrapped(self._standing() if leads or midway else ""))
            self._tell(self._card_led() if midway and not leads else [])
            self._tell(hand_lines(seen, menu) + self._own_table(seen, menu))
        self._tell(choice_lines(seen, menu))

    def _own_table(self, seen: View, menu: Sequence[Action]) -> list[str]:
        """The own table where cards can be played from it or it has changed: in Polish Bezique it only grows."""
        lines, before = own_table_lines(seen, menu), self._laid
        self._laid = lines
        playable = any(isinstance(action, PlayCard) and action.sort for action in menu)
        return lines if playable or lines != before else []

    def _card_led(self) -> list[str]:
        led = next(
            (event for events in self.sitting.story[::-1] for event in events if isinstance(event, Played)), None
        )
        return [] if led is None else self.narrator.lines([led])

    def _standing(self) -> str:
        names, scores = self.narrator.names, self.sitting.sheet.game_scores
        turn = " Your lead." if self.sitting.deal.stage == "play" and self.sitting.deal.card_led is None else ""
        return f"{', '.join(f'{names[seat]} {figures(points)}' for seat, points in scores.items())}.{turn}"

    def _acted(self, typed: str) -> bool:
        """Whether `typed` was an action that could be done; else it is answered."""
        seen = self.sitting.view
        menu = menu_of(seen)
        told = answer(Turn(self.sitting, self.narrator, seen, menu, self.memory), typed)
        if told is not None:
            self._tell(told)
            return False
        try:
            action = entered(typed, seen, menu)
        except BadNotation as fault:
            self._tell(wrapped(str(fault)))
            return False
        refusal = seen.refusal(action)
        if refusal is not None:
            self._tell(refused(refusal))
            return False
        self._do(Act(self.sitting.me, action))
        return True

    def undo(self) -> bool:
        """Take back the person's last action, and what the computer did after it; whether it could be done."""
        if not self.sitting.practice:
            self._tell(wrapped("Nothing is taken back in a serious game."))
            return False
        count = self.sitting.undo()
        if not count:
            closed = " The deal before it is closed, and its points are entered." if self.sitting.number > 1 else ""
            self._tell(wrapped(f"There is nothing of yours to take back in this deal.{closed}"))
            return False
        self._bot = None
        self._tell(wrapped("Taken back, as the record will say: your last action and all that followed."))
        self._cards_led()
        return True

    def _cards_led(self) -> None:
        led = self.sitting.deal.card_led
        if led is not None:
            self._tell(self.narrator.lines(self.sitting.story[-1]))

    def claim(self) -> bool:
        """Take all the tricks that are left, where nothing can prevent it; whether it could be done."""
        return self._rest(self.sitting.me, "claim", "You take", f"{self.sitting.other} can still win one")

    def concede(self) -> bool:
        """Give away all the tricks that are left, where nothing can save one; whether it could be done."""
        return self._rest(self.sitting.other, "concede", f"{self.sitting.other} takes", "you can still win one")

    def _rest(self, taker: Seat, word: str, takes: str, otherwise: str) -> bool:
        """Play the tricks that are left out, where they are all one player's."""
        deal = self.sitting.deal
        if not may_claim(deal):
            self._tell(wrapped(f"You can {word} only in the strict last tricks, when the stock is gone."))
            return False
        if not can_take_all(deal, taker):
            self._tell(wrapped(f"The tricks that are left are not decided: {otherwise}."))
            return False
        self._tell(wrapped(f"{takes} all the tricks that are left."))
        self._play_out(taker)
        return True

    def _play_out(self, taker: Seat) -> None:
        """Play the cards that are left, and tell only how it ends."""
        while self.sitting.playing:
            deal = self.sitting.deal
            action = deal.action(forcing_play(deal, taker))
            step = self.sitting.add(Act(taker if deal.turn == taker else next_seat(taker), action))
            if not self.sitting.playing:
                self._tell(self.narrator.lines(step.events[-1:]))
                self._tell_match(step)


def _one_of(choices: Sequence[str]) -> str:
    return " or ".join(choices) if len(choices) < 5 else f"a number from {choices[0]} to {choices[-1]}"


_DOING: dict[str, Callable[[Play], bool]] = {"undo": Play.undo, "claim": Play.claim, "concede": Play.concede}
"""Commands that change the game; each says whether it did."""
