"""Scores of games with real cards: begun, shown, entered into; an entry is kept before anybody is told of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from functools import reduce

from msgspec.structs import replace

from bezique.errors import BadNotation, BadScore
from bezique.marker import Question, Sheet
from bezique.marker.sheet import check_names
from bezique.marker.typed import understood
from bezique.rules.load import with_target
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat
from bezique.web.api import Fault
from bezique.web.bodies import Refused, refusal
from bezique.web.house import LONGEST_NAME
from bezique.web.identity import hash_of, new_secret
from bezique.web.scores.api import NewScore, Score, ScoreAnswer, ScoreEntry, ScoreOpened
from bezique.web.scores.page import asked, shown
from bezique.web.scores.store import KeptScore, ScoreStore, Stand
from bezique.web.store import Taken
from bezique.words import Saying, saying

MOST_LINES, MOST_AT_ONCE, LONGEST_LINE, LONGEST_MARK = 5000, 10, 200, 64
"""Lines of a score and of one entry, and characters of a line and of a mark."""
IN_MEMORY = 100
"""So many sheets are held, so that an entry need not judge all those before it again."""


class Scorebook:
    """All scores of one server; persons come as hashes of tokens. Raises Refused and Away."""

    def __init__(self, store: ScoreStore) -> None:
        self.store = store
        self._sheets: OrderedDict[str, Sheet] = OrderedDict()

    async def begin(self, wanted: NewScore, own: str) -> ScoreOpened:
        """A new score; raises BadRules where its rules cannot be played, and Refused for such a stake."""
        names = {name: " ".join(getattr(wanted, name).split())[:LONGEST_NAME] for name in ("south", "north", "stake")}
        setup = replace(wanted, **names)
        try:
            check_names(sheet_of(setup, ()).names)
        except BadScore as fault:
            raise Refused(422, fault.saying, Fault("bad_score", "")) from fault
        score = secrets.token_urlsafe(9)
        await self.store.create(score, setup, own, _now())
        return ScoreOpened(score)

    async def shown(self, score: str, own: str, seen: int, language: str) -> Score | None:
        """The score as it is; None where it still has `seen` lines."""
        kept, sheet = await self._kept(score, own)
        return None if len(sheet.lines) == seen else await asyncio.to_thread(shown, kept, sheet, language)

    async def sheet(self, score: str, own: str) -> tuple[KeptScore, Sheet]:
        """The score for one who keeps it."""
        return await self._kept(score, own)

    async def enter(self, score: str, own: str, entry: ScoreEntry, language: str) -> ScoreAnswer:
        """Enter what somebody sends, once for each mark."""
        _check(entry)
        kept, before = await self._kept(score, own)
        entered = await self.store.entries(score)
        if any(each.mark == entry.mark for each in entered):
            return ScoreAnswer(await asyncio.to_thread(shown, kept, before, language))
        if len(before.lines) != entry.number:
            raise refusal(409, "moved_on", "number")
        if len(before.lines) >= MOST_LINES:
            raise refusal(413, "too_long", words="long_score", most=MOST_LINES)
        after = await asyncio.to_thread(_added, before, entry)
        if not isinstance(after, Sheet):
            unchanged = await asyncio.to_thread(shown, kept, before, language)
            if isinstance(after, Question):
                return ScoreAnswer(unchanged, asked(after, language))
            return ScoreAnswer(unchanged, refused=after.said(language))
        await self._keep(score, entry, before, after)
        return ScoreAnswer(await asyncio.to_thread(shown, kept, after, language))

    async def _keep(self, score: str, entry: ScoreEntry, before: Sheet, after: Sheet) -> None:
        number, lines = len(before.lines), after.lines[len(before.lines) :]
        if not lines:
            return
        stand = Stand(after.scores[Seat.SOUTH], after.scores[Seat.NORTH], over=after.ended)
        try:
            await self.store.append(score, number, lines, entry.mark, stand, now=_now())
        except Taken:
            raise refusal(409, "moved_on", "number") from None
        self._hold(score, after)

    async def link(self, score: str, own: str) -> str:
        """A new secret for the link to a score; an earlier one is good no more."""
        await self._head(score, own)
        secret = new_secret()
        await self.store.link(score, hash_of(secret))
        return secret

    async def join(self, secret: str, own: str) -> ScoreOpened:
        """Let somebody keep the score behind a link."""
        score = await self.store.join(hash_of(secret), own)
        if score is None:
            raise refusal(404, "no_score", words="no_score_link")
        return ScoreOpened(score)

    async def leave(self, score: str, own: str) -> None:
        """Take a score out of an archive."""
        await self._head(score, own)
        await self.store.leave(score, own)
        self._sheets.pop(score, None)

    # --- what is kept --------------------------------------------------------------------------------------------

    async def _head(self, score: str, own: str) -> KeptScore:
        head = await self.store.head(score) if await self.store.keeps(score, own) else None
        if head is None:
            raise refusal(404, "no_score")
        return head

    async def _kept(self, score: str, own: str) -> tuple[KeptScore, Sheet]:
        kept = await self._head(score, own)
        lines = tuple(each.body for each in await self.store.entries(score))
        held = self._sheets.get(score)
        if held is None or held.lines != lines:
            held = await asyncio.to_thread(sheet_of, kept.setup, lines)
        self._hold(score, held)
        return kept, held

    def _hold(self, score: str, sheet: Sheet) -> None:
        self._sheets[score] = sheet
        self._sheets.move_to_end(score)
        if len(self._sheets) > IN_MEMORY:
            self._sheets.popitem(last=False)


def rules_of(setup: NewScore) -> Rules:
    """The rules that were chosen; raises BadRules."""
    return with_target(setup.rules, setup.target)


def sheet_of(setup: NewScore, lines: tuple[str, ...]) -> Sheet:
    """The sheet of what was entered."""
    names = PerSeat((setup.south or str(Seat.SOUTH), setup.north or str(Seat.NORTH)))
    dealer = Seat.NORTH if setup.dealer == "North" else Seat.SOUTH
    sheet = Sheet.start(rules_of(setup), dealer, names, setup.stake)
    return reduce(Sheet.recorded, lines, sheet)


def _check(entry: ScoreEntry) -> None:
    long = len(entry.lines) > MOST_AT_ONCE or any(len(line) > LONGEST_LINE for line in (*entry.lines, entry.text))
    if long or not 0 < len(entry.mark) <= LONGEST_MARK:
        raise refusal(422, "bad_value", words="bad_entry", most=LONGEST_LINE)


def _added(sheet: Sheet, entry: ScoreEntry) -> Sheet | Question | Saying:
    """The sheet with an entry, what must be known first, or why it cannot be."""
    try:
        return _with(sheet, entry)
    except BadScore as fault:
        return fault.saying
    except BadNotation as fault:
        return saying("fault.unreadable", text=str(fault).rstrip("."))


def _with(sheet: Sheet, entry: ScoreEntry) -> Sheet | Question:
    found = entry.lines or understood(entry.text, sheet)
    if isinstance(found, Question):
        return found
    for line in found:
        added = sheet.add(line)
        if isinstance(added, Question):
            return added
        sheet = added
    return sheet


def _now() -> int:
    return int(time.time() * 1000)
