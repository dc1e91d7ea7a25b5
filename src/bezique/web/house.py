"""The games that are being played: each in memory once, kept before anybody is told, then told to all who look on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

from msgspec.structs import asdict, replace

from bezique.game.actions import Action
from bezique.rules.explain import title_of
from bezique.table.messages import (
    PROTOCOL,
    Answered,
    AskHint,
    FromBrowser,
    FromServer,
    Refused,
    Welcome,
)
from bezique.table.outcome import Outcome
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.table.thinking import Job
from bezique.table.watching import MARK
from bezique.web import journal
from bezique.web.api import Invitation, Join, NewGame, Opened
from bezique.web.bodies import Refused as NoSuch
from bezique.web.bodies import refusal
from bezique.web.identity import hash_of, new_secret
from bezique.web.live import Connection, Games, Live, Viewer, closing, seat_of, write
from bezique.web.metrics import Metrics
from bezique.web.standing import standing_of
from bezique.web.store import Away, Kept, Store, Taken
from bezique.web.thinking import Thinkers
from bezique.web.uptime import Uptime
from bezique.web.waking import Waker
from bezique.words import sentence

DEVICES = 4
"""From so many devices or tabs a seat may be looked at; with one more the oldest is let go."""
LONGEST_NAME = 30
_CODE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH_OF_CODE = 8


class House:
    """All games of one server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, clock: Callable[[], float] = time.time
    ) -> None:
        self.store, self.thinkers, self.metrics = store, thinkers, metrics
        self.uptime = Uptime(store, clock)
        self.waker = Waker(store, self.uptime, self.wake)
        self.live = Games(store, self.uptime, metrics, self._after)
        self._stopping = False

    # --- games ---------------------------------------------------------------------------------------------------

    async def begin(self, wanted: NewGame, token: str) -> Opened:
        """A new game; raises BadRules and BadNotation where it cannot be."""
        setup = Setup(**asdict(wanted))
        setup = replace(setup, name=_name(setup.name), begun=datetime.now(UTC).strftime("%Y-%m-%d"))
        setup = replace(setup, sealed=setup.numbered is None)
        game, secret = secrets.token_urlsafe(9), secrets.token_bytes(32)
        room = Room.new(game, setup, secret)
        friend = wanted.against == "friend"
        invite, code = (new_secret(), _new_code()) if friend else ("", "")
        room.at = self.uptime.now
        lines, begun = room.opening().lines, self.uptime.day(room.at)
        kept = Kept(room.setup, room.header_text(), lines, (begun,) * len(lines), secret)
        invited = [hash_of(each) for each in (invite, code) if each]
        await self.store.create(game, kept, hash_of(token), invited, standing_of(room, begun))
        journal.note("a game begins", game=game)
        return Opened(game, room.setup.seat, invite, code)

    async def invitation(self, secret: str, language: str) -> Invitation:
        """Who waits at the table of a link, and what is played there; raises Refused where there is no such table."""
        game = await self.store.invited(hash_of(secret)) if len(secret) > LENGTH_OF_CODE else None
        if game is None:
            raise refusal(404, "no_invitation")
        async with self.live.held(game) as live:
            if live.room.game.replay.ended and not live.room.setup.friend:
                raise refusal(404, "called_off")
            rules = live.room.game.rules
            return Invitation(live.room.setup.name, title_of(rules, language), rules.target)

    async def join(self, wanted: Join, token: str) -> Opened:
        """A place at a friend's table; raises Refused where there is no such table."""
        if MARK in wanted.secret:
            return await self._watch(wanted.secret, hash_of(token))
        game = await self.store.invited(hash_of(wanted.secret or wanted.code.strip().upper()))
        if game is None:
            raise refusal(404, "no_invitation")
        own = hash_of(token)
        viewer = await self.store.seat(game, own)
        if viewer is None:
            viewer = await self._sit(game, own, wanted)
        return Opened(game, None if viewer == "watching" else viewer)

    async def _watch(self, secret: str, own: str) -> Opened:
        """A place to look on; one who sits at the table keeps his seat."""
        game = secret.partition(MARK)[0]
        async with self.live.held(game) as live:
            if not secrets.compare_digest(live.room.watch.encode(), secret.encode()):
                raise refusal(404, "no_invitation")
            viewer = await self.store.seat(game, own)
            if viewer is None:
                await self.store.sit(game, own, "watching")
        return Opened(game, seat_of(viewer or "watching"))

    async def _sit(self, game: str, own: str, wanted: Join) -> Viewer:
        async with self.live.held(game) as live:
            setup = live.room.setup
            if live.room.game.replay.ended:
                raise refusal(404, "called_off")
            if setup.friend:
                raise refusal(409, "both_here")
            named = replace(setup, friend=_name(wanted.name) or "Guest")
            await self.store.sit(game, own, "North", (named, Room.new(game, named).header_text()))
            await self.live.read_again(live)
            await self.store.stand(game, standing_of(live.room, self.uptime.day(self.uptime.now)))
            return "North"

    # --- those who look on ---------------------------------------------------------------------------------------

    async def enter(self, game: str, connection: Connection) -> None:
        """Somebody comes to a table and is shown it; raises Refused and Away."""
        async with self.live.held(game) as live:
            same = live.at(connection.viewer)
            if connection.viewer != "watching" and len(same) >= DEVICES:
                same[0].close(closing("replaced", same[0].language))
            await self._present(live, connection.viewer, len(same) + 1)
            live.connections.append(connection)
            live.room.speak(seat_of(connection.viewer), live.languages(connection.viewer))
            connection.send(write(Welcome(PROTOCOL, live.room.table(seat_of(connection.viewer), connection.language))))
            self._let_think(live)

    async def leave(self, game: str, connection: Connection) -> None:
        """Somebody has gone."""
        live = self.live.get(game)
        if live is None or connection not in live.connections:
            return
        live.connections.remove(connection)
        if self._stopping:  # nobody has gone: it is the server that goes
            return
        with suppress(Away, NoSuch):
            async with self.live.held(game):
                live.room.speak(seat_of(connection.viewer), live.languages(connection.viewer))
                await self._present(live, connection.viewer, len(live.at(connection.viewer)))

    @property
    def _now(self) -> float:
        return self.uptime.now / 1000

    async def _present(self, live: Live, viewer: Viewer, devices: int) -> None:
        before = live.room.version
        await self._done(live, before, live.room.present(seat_of(viewer), devices, self._now), None)

    # --- what they ask -------------------------------------------------------------------------------------------

    async def ask(self, game: str, connection: Connection, message: FromBrowser) -> None:
        """Do what somebody asks; it is kept before anybody is told."""
        try:
            if isinstance(message, AskHint):
                await self._hint(game, connection, message)
                return
            async with self.live.held(game) as live:
                before = live.room.version
                outcome = live.room.request(seat_of(connection.viewer), message, self._now, connection.language)
                await self._done(live, before, outcome, connection)
                self._let_think(live)
        except Away:
            sorry = sentence("unable.away", {}, connection.language)
            connection.send(write(Refused(getattr(message, "request", 0), "away", sorry)))

    async def _hint(self, game: str, connection: Connection, message: AskHint) -> None:
        async with self.live.held(game) as live:
            found = live.room.hint(seat_of(connection.viewer), message, connection.language)
        if isinstance(found, Refused):
            connection.send(write(found))
            return
        sorry = Answered(message.request, sentence("unable.no_hint_here", {}, connection.language))
        connection.send(write(await self.thinkers.move(found, lambda: sorry, game=game)))

    async def _done(self, live: Live, before: int, outcome: Outcome, asker: Connection | None) -> None:
        """Keep what happened, then tell it; raises Away where it cannot be kept, and then nobody is told of it.

        Where something else has been kept meanwhile, everybody is shown that instead.
        """
        if outcome.lines:
            try:
                standing = standing_of(live.room, self.uptime.day(live.room.at))
                await self.store.append(live.id, before, outcome.lines, standing)
            except Taken:
                await self.live.read_again(live)
                return
            except Away as fault:
                journal.fault("an action could not be kept", fault, game=live.id)
                raise
        await self._keep_absent(live)
        self._tell(live, outcome.sent, asker)

    async def _keep_absent(self, live: Live) -> None:
        """Keep who is waited for; where that cannot be, he is waited for anew after a restart."""
        absent = live.room.absent
        if absent != live.absent:
            with suppress(Away, Taken):
                await self.store.absent(live.id, absent)
                live.absent = absent

    def _tell(self, live: Live, sent: tuple[tuple[str, FromServer], ...], asker: Connection | None) -> None:
        for audience, message in sent:
            receivers = ([asker] if asker else []) if audience == "asker" else live.heard_by(audience)
            text = write(message) if receivers else b""
            for each in receivers:
                each.send(text)

    # --- the computer --------------------------------------------------------------------------------------------

    def _let_think(self, live: Live) -> None:
        if live.thinking is None and live.known is not None and live.known.thinking() is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        """Think and act, until it is somebody else's turn; where that cannot be kept, `wake` begins anew."""
        try:
            while live.known is not None and (job := live.known.thinking()) is not None:
                action = await self.thinkers.move(job.run, job.fallback, game=live.id)
                async with self.live.held(live.id):
                    await self._thought(live, job, action)
        except (Away, NoSuch):
            return
        finally:
            live.thinking = None
            self.live.let_go(live)

    async def _thought(self, live: Live, job: Job, action: Action) -> None:
        before, now = live.room.version, self._now
        try:
            outcome = live.room.thought(job, action, now)
        except Exception as fault:  # noqa: BLE001 - a player that does what is not allowed
            journal.fault("a computer player did what is not allowed", fault, game=live.id)
            outcome = live.room.thought(job, job.fallback(), now)
        await self._done(live, before, outcome, None)

    # --- time passes ---------------------------------------------------------------------------------------------

    async def wake(self, game: str) -> None:
        """The moment of a game has come; or it could not be kept, and is read again."""
        try:
            async with self.live.held(game) as live:
                before = live.room.version
                await self._done(live, before, live.room.tick(self._now), None)
                if live.room.version == before and live.room.setup.clock != "none":
                    await self.store.put_off(game, live.room.out_at)
                self._let_think(live)
        except (Away, NoSuch):
            return
        except Exception as fault:  # noqa: BLE001 - the clocks of other games go on
            journal.fault("a clock failed", fault, game=game)

    def _after(self, live: Live) -> None:
        """Somebody has held a game: see when it is to be woken."""
        if self._stopping:
            return
        if live.known is not None:
            self.waker.at(live.id, live.known.due)
        elif live.connections:
            self.waker.soon(live.id)

    async def run(self) -> None:
        """Let time pass, for ever."""
        await asyncio.gather(self.uptime.run(), self.waker.run())

    def stop(self) -> None:
        """Tell everybody that the server stops; the games are kept already."""
        self._stopping = True
        self.waker.stop()
        for live in self.live:
            for each in list(live.connections):
                each.close(closing("stopping", each.language))


def _name(text: str) -> str:
    """A name as it can stand in a record and on the table."""
    printable = "".join(letter for letter in text if letter.isprintable() and letter not in '"\\[]')
    return " ".join(printable.split())[:LONGEST_NAME]


def _new_code() -> str:
    return "".join(secrets.choice(_CODE) for _ in range(LENGTH_OF_CODE))
