"""What a visitor owns: the list of his games, and taking it along, sharing it with another browser, forgetting it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from msgspec.structs import replace

import bezique
from bezique.errors import BadRecord
from bezique.record import read_line, write_line
from bezique.record.model import Line
from bezique.rules.explain import titled
from bezique.rules.load import preset
from bezique.seats import Seat
from bezique.table.messages import SeatName
from bezique.table.notes import is_note
from bezique.table.replays import finished, saved
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.web.api import Archive as ArchivePage
from bezique.web.api import GameLine
from bezique.web.bodies import Refused, refusal
from bezique.web.house import House
from bezique.web.identity import hash_of, new_secret
from bezique.web.live import Live, closing, seat_of
from bezique.web.scores.api import ScoreRow
from bezique.web.scores.store import KeptScore, ScoreStore
from bezique.web.standing import line_of, moment, standing_of
from bezique.web.store import PAGE, OwnGame, Standing, Taken
from bezique.words import player_name

GUEST = "Guest"
"""What a friend is called who has given no name, or has gone for good."""
FORMAT = 1
"""The version of the file of an export."""
MOST_SCORES = 10_000
"""The scores of one export."""


class Archive:
    """Asked by hashes of tokens."""

    def __init__(self, house: House) -> None:
        self.house, self.store, self.scores = house, house.store, ScoreStore(house.store)

    async def games(self, own: str, skip: int = 0, most: int = PAGE) -> ArchivePage:
        """The games of one person, those in which something happened last first."""
        found = await self.store.games(own, skip, most + 1)
        return ArchivePage(tuple([await self._line(game) for game in found[:most]]), len(found) > most)

    async def rows(self, own: str, language: str) -> tuple[ScoreRow, ...]:
        """The scores of real games that one person keeps, those last entered into first."""
        return tuple(_row(each, language) for each in await self.scores.scores(own))

    async def _line(self, game: OwnGame) -> GameLine:
        return line_of(game, game.standing or await self._standing(game.id))

    async def _standing(self, game: str) -> Standing:
        """The standing of a game that was kept before standings were."""
        async with self.house.live.held(game) as live:
            kept = await self.store.load(game)
            standing = standing_of(live.room, max(kept.times, default=0) if kept is not None else 0)
            await self.store.stand(game, standing)
        return standing

    # --- forgetting ----------------------------------------------------------------------------------------------

    async def delete(self, game: str, own: str) -> None:
        """Take a game out of the archive; raises Refused where it is not in it.

        Where another person sits at it, he keeps it, and the name of the one who has gone is taken out of it. Also a
        game that can be read no more goes.
        """
        async with self.house.live.held(game, read=False) as live:
            place = await self.store.seat(game, own)
            if place is None:
                raise refusal(404, "no_game")
            seat = seat_of(place)
            removed = seat is not None and not await self.store.others(game, own)
            if seat is None:
                await self.store.rise(game, own)
            elif removed:
                await self.store.remove(game)
                live.known = None
            else:
                await self._leave_behind(live, own, seat)
            for each in list(live.connections):
                if each.viewer == place or removed:
                    each.close(closing("gone", each.language, words="deleted"))

    async def _leave_behind(self, live: Live, own: str, seat: SeatName) -> None:
        """Somebody goes for good, and the game stays with the other player."""
        kept = await self.store.load(live.id)
        if kept is None:
            raise refusal(404, "no_game")
        setup = without_name(kept.setup, seat)
        header = Room.new(live.id, setup).header_text()
        await self.store.rise(live.id, own, (setup, header), tuple(map(without_comment, kept.lines)))
        live.known = None
        if live.connections:
            await self.house.live.read_again(live)

    async def forget(self, own: str) -> int:
        """Forget all of a person; how many games and scores that were."""
        count = 0
        while found := await self.store.games(own, 0, PAGE):
            for game in found:
                await self.delete(game.id, own)
                count += 1
        while kept := await self.scores.scores(own):
            for score in kept:
                await self.scores.leave(score.id, own)
                count += 1
        await self.store.forget(own)
        return count

    # --- taking along --------------------------------------------------------------------------------------------

    async def export(self, own: str) -> AsyncIterator[bytes]:
        """All games with their records, and all scores, as the parts of one file of JSON.

        A game that is not over is there as it was seen.
        """
        yield msgspec.json.encode({"format": FORMAT, "bezique": bezique.__version__})[:-1] + b',"games":['
        skip, first = 0, True
        while found := await self.store.games(own, skip, PAGE):
            skip += len(found)
            for game in found:
                with suppress(Refused, BadRecord):
                    text = await self._exported(game)
                    yield (b"" if first else b",") + b"\n" + text
                    first = False
        yield b'\n],"scores":['
        for place, score in enumerate(await self.scores.scores(own, most=MOST_SCORES)):
            entries = await self.scores.entries(score.id)
            row = msgspec.to_builtins(_row(score, "en")) | {
                "setup": score.setup,
                "lines": [each.body for each in entries],
            }
            yield (b"," if place else b"") + b"\n" + msgspec.json.encode(row)
        yield b"\n]}\n"

    async def _exported(self, game: OwnGame) -> bytes:
        line = await self._line(game)
        async with self.house.live.held(game.id) as live:
            room, seat = live.room, Seat.NORTH if line.seat == "North" else Seat.SOUTH
            record = saved(room.game, seat) if room.setup.remembered == "full" else finished(room.game)
        return msgspec.json.encode(msgspec.to_builtins(line) | {"record": record})

    # --- in another browser --------------------------------------------------------------------------------------

    async def recovery(self, own: str) -> str:
        """A new secret for the recovery link; an earlier one is good no more."""
        secret = new_secret()
        await self.store.make_recoverable(own, hash_of(secret))
        return secret

    async def recover(self, own: str, secret: str, *, join: bool) -> None:
        """Let a browser have the archive behind a secret; raises Refused."""
        if not join and await self.store.games(own, 0, 1):
            raise refusal(409, "has_games", "join")
        try:
            found = await self.store.recover(own, hash_of(secret))
        except Taken:
            raise refusal(409, "both_seats") from None
        if not found:
            raise refusal(404, "no_archive")


def without_name(setup: Setup, seat: SeatName) -> Setup:
    """A setup without the name of the one who sat there."""
    return replace(setup, name="") if seat == setup.seat else replace(setup, friend=GUEST)


def without_comment(line: str) -> str:
    """A kept line without its comment, which tells in words, and with names, what the line says."""
    return line if is_note(line) else write_line(Line(read_line(line).body))


def _row(score: KeptScore, language: str) -> ScoreRow:
    """A score in a list."""
    title = titled(preset(score.setup.rules.partition(",")[0].strip()), language)[0]
    names = (score.setup.south or str(Seat.SOUTH), score.setup.north or str(Seat.NORTH))
    named = tuple(player_name(name, language) for name in names)
    stand = score.stand
    return ScoreRow(score.id, title, named, (stand.south, stand.north), stand.over, moment(score.active))
