"""What the page that keeps the score of a game with real cards asks over HTTP, and what it gets.

| request | body | answer |
|---|---|---|
| POST /api/scores | NewScore | ScoreOpened: the score of a game with real cards |
| POST /api/scores/join | ScoreLink | ScoreOpened: the score behind a link, kept here too |
| GET /api/scores/{id}?seen=7 | | Score; nothing (204) where its number is still the one that was seen |
| POST /api/scores/{id} | ScoreEntry | ScoreAnswer: what it came to, what is asked first, or why it cannot be |
| POST /api/scores/{id}/link | | ScoreLink: a new secret; an earlier one is good no more |
| DELETE /api/scores/{id} | | Done: another keeper still has it |
| GET /api/scores/{id}/record | | text: the record of what was scored |
| GET /api/scores/{id}/sheet | | text: the score sheet |

Who has a link keeps the score as well as the one who began it.
"""

from __future__ import annotations

from typing import Literal

from bezique.table.messages import Marker, Part, SeatName


class NewScore(Part):
    """A game with real cards whose score is to be kept. `rules` is a preset with options, as in NewGame."""

    rules: str = "standard"
    target: int | None = None
    south: str = ""
    north: str = ""
    """What the players are called."""
    dealer: SeatName = "South"
    """Who deals first."""
    stake: str = ""
    """What is played for: "5 cents"; so much for each unit of the settlement."""


class ScoreOpened(Part):
    """A score that is kept from now on: its page is `/score/{id}`."""

    id: str


class ScoreLink(Part):
    """The secret of the link by which another phone keeps the same score: `/score/{id}#{secret}`."""

    secret: str


class ScoreEntry(Part):
    """What is entered: lines as the menus and choices have them, or what somebody typed.

    `number` is that of the score as it was seen; where something has been entered since, the answer is 409
    `moved_on`. `mark` is made up by the browser: what is sent again under the same mark is entered once.
    """

    number: int
    mark: str
    lines: tuple[str, ...] = ()
    text: str = ""


class ScoreItem(Part):
    """Something that can be entered: its lines, and what it is called."""

    lines: tuple[str, ...]
    kind: str
    name: str
    key: str = ""
    """Items of one key differ by their suit only."""
    group: str = ""
    """What those are called together."""
    suit: str = ""
    points: int = 0
    least: int = 0
    most: int = 0
    """Where a number is to be put in the place of `{number}` in the lines: the lowest and the highest."""


class ScoreSide(Part):
    """A player: his points, what he has announced and can still score, and what can be entered for him."""

    seat: SeatName
    name: str
    score: int
    deal: int
    marker: Marker
    games: int = 0
    account: int = 0
    """What he has won or lost so far, in units."""
    due: tuple[ScoreItem, ...] = ()
    menu: tuple[ScoreItem, ...] = ()


class ScoreMark(Part):
    """An entry: what it says, the points it brought, and what the player had in the game with them."""

    number: int
    deal: int
    text: str
    seat: SeatName | None = None
    points: int = 0
    total: int = 0
    state: Literal["stands", "down", "void"] = "stands"
    """`down`: it was no score by right, and its points were taken down; `void`: its deal counts for nothing."""
    acts: tuple[ScoreItem, ...] = ()
    """What can be done about it: struck out, or taken down as the law says."""


class ScoreEnd(Part):
    """How a deal ended, line by line: its points, and what became of the game and the partie."""

    deal: int
    told: tuple[str, ...]


class Score(Part):
    """The score of a game with real cards. `number` counts its lines; `told` says what the last one ended."""

    id: str
    number: int
    rules: str
    title: str
    target: int
    deal: int
    dealer: SeatName
    sides: tuple[ScoreSide, ...]
    marks: tuple[ScoreMark, ...] = ()
    menu: tuple[ScoreItem, ...] = ()
    """What is entered for neither player: the turn-up, the end of the deal."""
    told: tuple[str, ...] = ()
    ends: tuple[ScoreEnd, ...] = ()
    """The same of each deal that is over."""
    owed: str = ""
    """Who owes what, where something is played for."""
    trump: str = ""
    """The suit that is trumps, "" while there is none."""
    lines: tuple[str, ...] = ()
    """All that was entered, as it is kept."""
    over: bool = False
    """The players have risen: nothing more is entered."""


class ScoreQuestion(Part):
    """What must be known before something is entered; each choice is entered as it stands."""

    text: str
    choices: tuple[ScoreItem, ...]


class ScoreAnswer(Part):
    """The score with what was entered, or without it and with a question, or with the reason why it cannot be."""

    score: Score
    question: ScoreQuestion | None = None
    refused: str = ""


class ScoreRow(Part):
    """A score in the archive."""

    id: str
    title: str
    names: tuple[str, ...]
    score: tuple[int, int]
    over: bool
    active: str
    """When something was entered last: ISO 8601, UTC."""
