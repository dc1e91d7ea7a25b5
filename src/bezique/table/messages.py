"""What a browser and the server say to each other at a table, as typed values in JSON.

Every message is an object with a `type`. Unknown fields and types are refused. What a viewer receives is made from
its view and the events that it may see, so nothing in it depends on hidden cards. The types of the browser
application are made from this module.

A viewer's table has a `number` that counts what this viewer was told; it goes up by one with every `Happened`. An
`Act` carries the number that it answers, so that one that was sent twice, or came too late, does nothing.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PROTOCOL = 1
"""The version of the messages; the server refuses another one, and the page then loads itself anew."""

SeatName = Literal["South", "North"]
Stage = Literal["waiting", "cut", "choose_dealer", "lift", "play", "window", "choose", "between", "over"]
"""What the table waits for: a friend, a cut, who deals, the lift, a card, a declaration, which card, the next deal."""
Memory = Literal["strict", "last-trick", "full"]
"""How far back may be looked."""
Ended = Literal["", "resigned", "time", "away"]
"""How a game was lost that was not played to its end: given up, on time, by being away."""


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", gc=False):
    """The base of all messages. There are no circles in them for Python to look for."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The base of what messages are made of."""


# --- what lies on the table --------------------------------------------------------------------------------------


class Laid(Part):
    """A declared card. `id` stays with the card while it lies there; `name` says card and standing in words."""

    id: str
    card: str
    name: str
    sort: int = 1
    served: tuple[str, ...] = ()
    """Words of the classes in which it has scored, the tabs on its edge: marriage, sequence, bezique, double, ..."""
    waiting: tuple[str, ...] = ()
    """Words of the classes in which it is announced and still to score: the dashed tabs."""
    fresh: bool = False


class Waiting(Part):
    """An announced combination that is still to score."""

    combination: str
    name: str
    points: int
    cards: tuple[str, ...]
    """Ids of laid cards."""


class Marker(Part):
    """What a bézique marker shows. Counters are told 500, 100, 50, 10; holes are counted on through both rounds."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    front: int
    back: int
    turns: int = 0
    """How often it has been filled before."""


class Side(Part):
    """One player and what belongs to him."""

    seat: SeatName
    name: str
    kind: Literal["person", "computer", "nobody"]
    marker: Marker
    level: str = ""
    here: bool = True
    away: int = 0
    """Seconds since he was here; the other may claim the game when `claim_in` (see `Table`) has run down."""
    score: int = 0
    """Points of the game, those of the deal in play among them where the rules let them be told."""
    deal: int = 0
    games: int = 0
    """Games won at this table."""
    brisques: int | None = None
    """Aces and tens taken, where the rules and the memory of the table let them be looked at."""
    tricks: int | None = None
    hand: int = 0
    """How many cards he holds concealed."""
    known: tuple[str, ...] = ()
    """Those of them that everybody knows."""
    table: tuple[Laid, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    opened: tuple[str, ...] = ()
    """The cards of the other's hand, where the table opens them for practice once the stock is gone."""
    clock: int | None = None
    """Seconds left on his clock when this was sent, where there is one."""
    running: bool = False
    """Whether his clock runs."""


class InHand(Part):
    """A concealed card of the viewer. `id` stays with the card while he holds it."""

    id: str
    card: str
    name: str


class Put(Part):
    """A card of a trick."""

    seat: SeatName
    card: str
    name: str
    id: str = ""


class Trick(Part):
    """A trick: one or two cards; `taken` by whom, with the `points` that it brought at once."""

    number: int
    cards: tuple[Put, ...] = ()
    taken: SeatName | None = None
    points: int = 0


class Stock(Part):
    """The stock. `left` counts the turn-up too; it and `tricks` are None where the rules forbid counting."""

    left: int | None
    tricks: int | None
    """Tricks left after which something can be declared."""
    empty: bool = False
    turn_up: str | None = None
    trump: str | None = None
    """S, H, C or D; None while there are no trumps."""
    barred: str | None = None
    text: str = ""
    """The same as a sentence."""


class Choice(Part):
    """An entry of the menu: what is sent back as `Act.action`, and how it is shown.

    `kind`: play, score, announce, choose, exchange, show, done. `cards` are the ids of the cards that it concerns,
    lit up while it is looked at; `points` what it brings; `speech` what is said when it is done.
    """

    action: str
    kind: Literal["play", "score", "announce", "choose", "exchange", "show", "done"]
    name: str
    points: int = 0
    cards: tuple[str, ...] = ()
    speech: str = ""


class Prompt(Part):
    """The sentence above the hand: what just happened, and what is expected."""

    happened: str
    expected: str


class Said(Part):
    """A line of the talk, `spoken` by a seat or told; the `trick` it belongs to, the `points` it brought."""

    text: str
    trick: int = 0
    deal: int = 1
    seat: SeatName | None = None
    spoken: bool = False
    points: int = 0


class ScoreLine(Part):
    """Where points came from; `text` names no player, `rule` is what the rules say of it, in words."""

    seat: SeatName
    points: int
    text: str
    deal: int
    trick: int = 0
    cards: tuple[str, ...] = ()
    rule: str = ""
    lost: bool = False
    """A pending score that was lost."""
    total: int = 0
    """The points of the game after it."""


class Seal(Part):
    """The published commitment to the pack of a deal (docs/fairness.md); opened when the deal is over."""

    deal: int
    commitment: str
    opened: str = ""
    """The secret, once the deal is over."""
    seeds: tuple[str, str] = ("", "")
    """What South and North have added, told once the deal is dealt; "" for nothing."""


class RulesOf(Part):
    """The rules of a table."""

    name: str
    title: str
    target: int
    hand: int
    packs: int
    options: tuple[str, ...] = ()
    """What differs from the set of rules named, as it is written behind the name."""


class Result(Part):
    """The end of a deal, game or partie, told line by line."""

    title: str
    lines: tuple[str, ...]
    winner: SeatName | None = None
    over: Literal["deal", "game", "partie"] = "deal"


class Offer(Part):
    """Something that one player has offered and the other may accept, with its `number` as the value."""

    what: Literal["undo", "void", "rematch"]
    by: SeatName
    text: str
    number: int = 0


class Table(Part):
    """Everything that a viewer may see of a table: enough to draw it from nothing.

    `seat` is the viewer's own, None for a spectator. `log`, `sheet` and `last_trick` reach back only as far as the
    memory of the table allows.
    """

    id: str
    number: int
    seat: SeatName | None
    rules: RulesOf
    stage: Stage
    turn: SeatName | None
    sides: tuple[Side, Side]
    """South, North."""
    prompt: Prompt
    memory: Memory = "full"
    practice: bool = True
    serious: bool = False
    numbered: int | None = None
    """The number of the deal, where it is a numbered one."""
    again: bool = False
    """Whether these cards were played before: a deal begun anew, or one that counts for nothing."""
    deal: int = 0
    dealer: SeatName | None = None
    cut: tuple[Put, ...] = ()
    """The cards that both have cut for deal, until the first is dealt; after equal ones both cut again. While the other
    has still to cut, one's own alone."""
    phase: int = 1
    hand: tuple[InHand, ...] = ()
    trick: Trick | None = None
    last_trick: Trick | None = None
    stock: Stock | None = None
    menu: tuple[Choice, ...] = ()
    log: tuple[Said, ...] = ()
    sheet: tuple[ScoreLine, ...] = ()
    seals: tuple[Seal, ...] = ()
    result: Result | None = None
    offer: Offer | None = None
    can: tuple[str, ...] = ()
    """Which of the other requests the viewer may make now: undo, claim, concede, resign, offer_void, hint, next, ..."""
    claim_in: int | None = None
    """Seconds until the viewer can claim the game of a player who is away; 0 when he can."""
    invite: str = ""
    """The secret part of the link for a friend, while his seat is free; to the host alone."""
    code: str = ""
    watch: str = ""
    """The secret part of the link for those who look on, where they may; to the players."""


# --- from the server ---------------------------------------------------------------------------------------------


class Moved(Part):
    """What moves on the table, for the eyes: a card from one place to another.

    Places: hand, table, trick, stock, turn_up, pile, each with a seat where it belongs to one.
    """

    what: Literal["dealt", "played", "taken", "declared", "drew", "exchanged", "showed", "taken_up", "turned_up"]
    seat: SeatName
    cards: tuple[str, ...] = ()
    """The cards, where the viewer may see them."""
    count: int = 1


class Welcome(Message, tag="welcome"):
    """The first message of a connection, and again whenever all is to be drawn anew."""

    protocol: int
    table: Table


class Happened(Message, tag="happened"):
    """Something happened: the table after it, what moved, and the sentences for the live region, in order."""

    table: Table
    moved: tuple[Moved, ...] = ()
    told: tuple[str, ...] = ()


class Refused(Message, tag="refused"):
    """A request was not done: the sentence why, what would be allowed, the rule behind it in words, and its source."""

    request: int
    code: str
    text: str
    rule: str = ""
    source: str = ""


class Answered(Message, tag="answered"):
    """The answer to `Why` or `AskHint`."""

    request: int
    text: str
    lines: tuple[str, ...] = ()
    action: str = ""


class Present(Message, tag="present"):
    """Who is here, and the clocks, when nothing else has changed."""

    here: tuple[bool, bool]
    away: tuple[int, int]
    claim_in: int | None = None
    clocks: tuple[int | None, int | None] = (None, None)
    watching: int = 0


class Phrase(Message, tag="phrase"):
    """A player said one of the preset phrases."""

    seat: SeatName
    phrase: str


class Closed(Message, tag="closed"):
    """The server ends the connection, and why: stopping, replaced, too_much, gone, protocol."""

    why: str
    text: str


class Pong(Message, tag="pong"):
    """The answer to `Ping`: the connection is good."""


FromServer = Welcome | Happened | Refused | Answered | Present | Phrase | Closed | Pong


# --- a record shown again ----------------------------------------------------------------------------------------


class DealOf(Part):
    """A deal of a record, and the points that it brought South and North."""

    number: int
    points: tuple[int, int]


class ReplayStep(Part):
    """The table after a line of a record, with both hands open: its `hand`, and that of the player `above`.

    Its `log` and `sheet` are left empty: they are those of the step before, the first `kept` and `listed` entries of
    them, followed by `said` and `scored`.
    """

    line: int
    """The line of the record."""
    table: Table
    above: tuple[InHand, ...] = ()
    moved: tuple[Moved, ...] = ()
    told: tuple[str, ...] = ()
    kept: int = 0
    said: tuple[Said, ...] = ()
    listed: int = 0
    scored: tuple[ScoreLine, ...] = ()


class Replay(Part):
    """A deal of a record, step by step."""

    names: tuple[str, str]
    deals: tuple[DealOf, ...]
    deal: int
    steps: tuple[ReplayStep, ...]


# --- from the browser --------------------------------------------------------------------------------------------


class Act(Message, tag="act"):
    """Do an entry of the menu. `number` is that of the table it answers, `request` is given back with a refusal."""

    request: int
    number: int
    action: str


class Why(Message, tag="why"):
    """Why can this not be done (an action in text form, such as "9C" or "score marriage-H")? Costs nothing."""

    request: int
    action: str


class AskHint(Message, tag="hint"):
    """What is best here, and why; with an `action`, what is to be said of it."""

    request: int
    action: str = ""


class Ask(Message, tag="ask"):
    """The other requests of a player.

    cut (`value` the place in the spread pack), deal and lead (who deals, after the cut), lift and guess (`value`),
    next (deal), undo, claim, concede, resign, claim_away, wait, move_now (of a computer that thinks), same_deal (in
    practice; after the deal it counts for nothing), call_off (by the host, before the first deal). Between people undo,
    offer_void and rematch are offers, which accept (`value` the number of the offer) and decline answer; decline also
    takes back one's own.
    """

    request: int
    number: int
    what: Literal[
        "cut", "deal", "lead", "lift", "guess", "next", "undo", "claim", "concede", "resign", "claim_away", "wait",
        "move_now", "offer_void", "rematch", "accept", "decline", "same_deal", "call_off",
    ]  # fmt: skip
    value: int = 0


class Seed(Message, tag="seed"):
    """Add to the chance of a deal that is sealed and not dealt yet: 16 to 64 random bytes, in base 16.

    The first of a seat counts; one that comes again or too late does nothing.
    """

    request: int
    deal: int
    seed: str


class Speak(Message, tag="speak"):
    """Say one of the preset phrases (its key)."""

    phrase: str


class Ping(Message, tag="ping"):
    """Is anybody there? Keeps a connection open."""


FromBrowser = Act | Why | AskHint | Ask | Seed | Speak | Ping
