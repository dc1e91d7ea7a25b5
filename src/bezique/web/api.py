"""What the browser asks over HTTP, outside a table, and what it gets: typed values in JSON.

| request | body | answer |
|---|---|---|
| GET /api/home | | Home |
| GET /api/rules | | RulesPages |
| POST /api/rules | text: a person's own file of rules | OptionsOf, or Fault 422 with line and column |
| GET /api/laws | | Laws: what the codes say when somebody errs at a real table, in English |
| POST /api/options | NewGame | OptionsOf, or Fault 422: what the rules come to, before a game is begun |
| POST /api/games | NewGame | Opened |
| POST /api/invitation | Invited | Invitation: who waits at the table of a link, and what is played there |
| POST /api/join | Join | Opened |
| GET /api/games?skip=0 | | Archive: the own games, those in which something happened last first, 100 at a time |
| DELETE /api/games/ID | | Done: out of the own archive; a friend keeps the game, without the name |
| GET /api/export | | all own games with their records, as a file of JSON |
| DELETE /api/me | | Done: all own games as by DELETE, other browsers of the archive, the recovery link, the cookie |
| POST /api/recovery | | Recovery: a new secret for the recovery link; an earlier one is good no more |
| POST /api/recover | Recover | Home, in which the recovered games are; or Fault 404 or 409 |
| GET /api/games/{id}/record | | text: the record, whole when the game is over, else as the one who asks saw it |
| GET /api/games/{id}/replay?deal=1 | | Replay (`bezique.table.messages`) of this deal or the first; or Fault 409 |
| POST /api/replay?deal=1&seat=South | text: a record | Replay, or Fault 422 with line and column |
| GET /health | | 200, text; 503 where nothing can be written into the database |
| GET /metrics | | Prometheus's text, to loopback and allowed addresses only |
| GET /socket?table=ID&language=en&protocol=1 | | the WebSocket of a table: bezique.table.messages; code 4404: no such |

Every request may say `?language=en`, `fr` or `de`; else the header `accept-language` decides what is told in words.

Errors are a Fault with status 400, 403, 404, 409, 413, 422 or 429. The cookie `bezique` (HttpOnly, SameSite) is an
anonymous token, given to who first begins or joins a game or opens an archive; its hash is all that is kept. Requests
that change something need an Origin of the server's own.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bezique.table.messages import Ended, SeatName
from bezique.table.setup import Chosen
from bezique.web.scores.api import ScoreRow


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all bodies."""


class Fault(Body):
    """What was wrong, where, and what would be right."""

    code: str
    text: str
    field: str = ""
    line: int | None = None
    column: int | None = None


class Level(Body):
    """A level of the computer, in one line."""

    key: str
    name: str
    about: str


class OptionValue(Body):
    """A value that an option may have."""

    value: str
    about: str


class Option(Body):
    """An option of the rules: its value, the others, and the one that it has in the set of rules named."""

    key: str
    name: str
    about: str
    value: str
    values: tuple[OptionValue, ...] = ()
    """Empty where it is no choice among words."""
    was: str = ""
    """Its value in the set, before anything was changed there."""
    group: str = ""
    """The heading it stands under."""
    kind: Literal["choice", "number", "combination", "packets", "fixed"] = "choice"
    """A combination has points or is `absent`; packets are sizes such as 3-2-3; of what is fixed there is one value."""
    least: int | None = None
    most: int | None = None
    idle: str = ""
    """Why it has no effect, where it has none."""


class Preset(Body):
    """A set of rules: one line on what it is, and what differs from the standard game."""

    key: str
    title: str
    about: str
    differs: tuple[str, ...]
    family: str
    target: int


class OptionsOf(Body):
    """What the chosen rules come to."""

    rules: str
    title: str
    options: tuple[Option, ...]
    warnings: tuple[str, ...] = ()


class Page(Body):
    """A page of the rules: a title and paragraphs, the same text as in the documentation, as safe HTML."""

    key: str
    title: str
    html: str


class RulesPages(Body):
    """The rules of every preset, to read."""

    presets: tuple[Preset, ...]
    pages: tuple[Page, ...]


class LawAnswer(Body):
    """An answer, and where it leads: to a step of the law, or to a ruling, by their places."""

    text: str
    step: int | None = None
    ruling: int | None = None


class LawStep(Body):
    """What a law must know."""

    asks: str
    answers: tuple[LawAnswer, ...]


class LawOption(Body):
    """What may be chosen, and by whom."""

    says: str
    whose: str


class LawRuling(Body):
    """What the law says, who may claim it and until when, and where it stands."""

    says: str
    claim: str
    source: str
    options: tuple[LawOption, ...] = ()
    several: bool = False
    """Any of the options may be taken, or none; otherwise one is."""
    reading: str = ""
    """What is our own reading of the source."""


class Law(Body):
    """What happened, in everyday words. The first step is asked first; without steps the first ruling holds."""

    key: str
    title: str
    words: tuple[str, ...]
    """Others to look for it by."""
    rulings: tuple[LawRuling, ...]
    steps: tuple[LawStep, ...] = ()
    more_than_two: bool = False
    """It is for tables of three or four."""


class LawCode(Body):
    """A code of laws. On what it does not speak of, the code `fallback` answers."""

    key: str
    title: str
    about: str
    laws: tuple[Law, ...]
    fallback: str = ""
    presets: tuple[str, ...] = ()
    """The titles of the sets of rules that are played under it."""


class Laws(Body):
    """Every code of laws."""

    codes: tuple[LawCode, ...]
    little: tuple[str, ...] = ()
    """Words that say nothing of what happened, when a law is looked for."""
    same: tuple[str, ...] = ()
    """Words that mean the same then, in one text."""


class NewGame(Chosen, frozen=True):
    """A game to begin. `rules` is a preset, with options behind it: "standard,brisques=end_of_hand"."""


class Opened(Body):
    """A game that has been begun or joined: its page is `/table/{id}`."""

    id: str
    seat: SeatName | None
    invite: str = ""
    """What stands behind # in the link for a friend: `/join#{invite}`."""
    code: str = ""
    """The short code, read out over the telephone."""


class Invited(Body):
    """The secret of a link for a friend, whose table he asks about."""

    secret: str


class Invitation(Body):
    """Who waits at the table of a link, and what is played there."""

    host: str
    title: str
    """The title of the rules, in the language of the one who asks."""
    target: int
    """The points that win a game; 0 where every deal is a game."""


class Join(Body):
    """A place at a friend's table, by the secret of the link or the short code; one to look on by `Table.watch`."""

    secret: str = ""
    code: str = ""
    name: str = ""


class Me(Body):
    """What is kept of a visitor: the name he gave last, and whether a recovery link has been made."""

    name: str = ""
    recovery: bool = False


class GameLine(Body):
    """A game in the archive."""

    id: str
    begun: str
    """ISO 8601, UTC."""
    rules: str
    title: str
    against: str
    kind: Literal["computer", "person"]
    seat: SeatName
    score: tuple[int, int]
    """Of the game that is played, or was played last: one's own, then the other's."""
    over: bool
    """The game was won and no other has been begun at the table, or the table was left."""
    my_turn: bool
    won: bool | None = None
    """Of a game that is over: None where nobody won."""
    practice: bool = True
    numbered: int | None = None
    active: str = ""
    """When something happened last: ISO 8601, UTC."""
    waiting: bool = False
    """The friend has not come so far."""
    ended: Ended = ""
    """How a game was lost that was not played to its end."""


class Archive(Body):
    """Own games, and whether there are more than these."""

    games: tuple[GameLine, ...]
    more: bool = False
    scores: tuple[ScoreRow, ...] = ()
    """Scores of games with real cards; they come with the first page."""


class Done(Body):
    """It has been done; `games` is how many games that was."""

    games: int = 1


class Recovery(Body):
    """The secret of a recovery link: `/recover#{secret}`, to be kept by its owner. It is told this once only."""

    secret: str


class Recover(Body):
    """Bring the archive behind a recovery link to this browser too.

    Where this browser has games of its own, the answer is 409 `has_games` unless `join` is set: from then on all of
    them are one archive, seen from every browser that has it.
    """

    secret: str
    join: bool = False


class Home(Body):
    """The first page: what can be gone on with, and what the settings were last."""

    version: str
    me: Me
    last: NewGame
    levels: tuple[Level, ...]
    presets: tuple[Preset, ...]
    games: tuple[GameLine, ...]
    scores: tuple[ScoreRow, ...] = ()
