"""Tables as a server might send them, each with a hard case for the layout, and a page that is shown one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from bezique.table import messages as said
from bezique.table.showing import marker

RANKS = {"7": "Seven", "8": "Eight", "9": "Nine", "J": "Jack", "Q": "Queen", "K": "King", "10": "Ten", "A": "Ace"}
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
FULL = "AH KH QS JD AS KS QD AD"
HAND = "QH 7H 10H JC AC QD 9D 10S"
FIFTEEN = "AS AS 10S KS QS 9S AH KH KH 9H AC JC 10D QD 7D"


def named(card: str) -> str:
    return f"{RANKS[card[:-1]]} of {SUITS[card[-1]]}"


def held(cards: str) -> tuple[said.InHand, ...]:
    return tuple(said.InHand(f"h{place}", card, named(card)) for place, card in enumerate(cards.split()))


def laid(cards: str, whose: str, served: tuple[str, ...] = ("four", "sequence")) -> tuple[said.Laid, ...]:
    """Declared cards; every third one has a dashed tab as well."""
    return tuple(
        said.Laid(
            f"{whose}{place}",
            card,
            f"{named(card)}, has served in {' and '.join(served)}",
            served=served,
            waiting=("marriage",) if place % 3 == 1 else (),
        )
        for place, card in enumerate(cards.split())
    )


def play(cards: tuple[said.InHand | said.Laid, ...]) -> tuple[said.Choice, ...]:
    names = [(card.card, named(card.card).lower(), card.id) for card in cards]
    return tuple(said.Choice(card, "play", name, cards=(known,)) for card, name, known in names)


def put(seat: said.SeatName, card: str) -> said.Put:
    return said.Put(seat, card, named(card), f"t{card}")


DECLARE = (
    said.Choice("score queens", "score", "Four queens", 60, ("h0", "h1"), "Sixty queens, and twenty to score."),
    said.Choice("announce queens", "announce", "Four queens", 60, ("h0", "h1")),
    said.Choice("score marriage-H", "score", "Royal marriage in hearts", 40, ("h0", "h2"), "Forty in hearts."),
    said.Choice("announce marriage-H", "announce", "Royal marriage in hearts", 40, ("h0", "h2")),
    said.Choice("score marriage-S", "score", "Marriage in spades, to score", 20, ("h2",), "Twenty in spades."),
    said.Choice("exchange", "exchange", "The seven for the ten of hearts", 10, ("h1",), "Ten for the seven."),
    said.Choice("done", "done", "Nothing, draw"),
)
STOCK = said.Stock(48, 24, False, "10H", "H", None, "24 tricks to declare in, 47 in the stock, then the turn-up.")
TAKEN = said.Trick(13, (put("North", "9D"), put("South", "JD")), "South", 20)
LAST = said.Trick(12, (put("South", "AC"), put("North", "8C")), "South", 10)
LOG = tuple(
    said.Said(f"You lead the jack of clubs. The computer takes trick {number} with the ace.", number, points=10)
    for number in range(1, 13)
)


def table(hand: str, mine: str, his: str, **changed: Any) -> said.Table:
    """A table of the standard game at my lead, with these rows of cards."""
    own, declared, others = held(hand), laid(mine, "m"), laid(his, "o")
    due = (said.Waiting("marriage-H", "marriage in hearts", 20, ("m1",)),) if mine else ()
    me = said.Side("South", "Marie", "person", marker(690, 650), score=690, hand=len(own), table=declared, waiting=due)
    him = said.Side("North", "Computer (club)", "computer", marker(1420, 1400), level="Club", score=1420, hand=8)
    him = msgspec.structs.replace(him, table=others, waiting=due)
    values: dict[str, Any] = {
        "id": "made",
        "number": 1,
        "seat": "South",
        "rules": said.RulesOf("standard", "Standard", 1000, 8, 2),
        "stage": "play",
        "turn": "South",
        "sides": (me, him),
        "prompt": said.Prompt("Trick 12 was yours. Both have drawn.", "Your lead. Any card will do."),
        "deal": 2,
        "hand": own,
        "menu": play(own + declared),
        "last_trick": LAST,
        "stock": STOCK,
        "log": LOG,
        "can": ("hint", "undo", "resign", "claim", "concede"),
    }
    return said.Table(**values | changed)


def with_friend(shown: said.Table) -> said.Table:
    """The same at a table of two people, who can talk."""
    mine, his = shown.sides
    friend = msgspec.structs.replace(his, name="Friederike", kind="person", level="")
    return msgspec.structs.replace(shown, sides=(mine, friend))


def counted(shown: said.Table) -> said.Table:
    """The same where brisques and games won stand beside the names."""
    return msgspec.structs.replace(
        shown, sides=tuple(msgspec.structs.replace(side, games=1, brisques=12) for side in shown.sides)
    )


def scoring(shown: said.Table) -> said.Happened:
    """What is told next: both have scored, so the news stands beside both scores."""
    lines = [said.ScoreLine(seat, 60, "four queens", shown.deal) for seat in ("South", "North")]
    return said.Happened(msgspec.structs.replace(shown, number=shown.number + 1, sheet=tuple(lines)))


WINDOW: dict[str, Any] = {
    "stage": "window",
    "menu": DECLARE,
    "trick": TAKEN,
    "prompt": said.Prompt("Trick 13 is yours.", "Declare, or draw."),
}
EIGHT_PACK: dict[str, Any] = {
    "rules": said.RulesOf("eight-pack", "Eight-pack", 5000, 15, 8),
    "stock": said.Stock(222, 104, False, None, "C", None, "104 tricks to declare in, 222 in the stock."),
}
REPLY: dict[str, Any] = {"trick": said.Trick(13, (put("North", "9D"),))}
ENDING: dict[str, Any] = {
    "stock": said.Stock(0, 0, empty=True, trump="H", text="The stock is gone."),
    "trick": said.Trick(26, (put("North", "9C"),)),
    "prompt": said.Prompt("The computer leads the nine of clubs.", "Your card: follow clubs, and win if you can."),
    "menu": play(held(HAND)[3:4]),
}
RESULT: dict[str, Any] = {
    "stage": "between",
    "turn": None,
    "menu": (),
    "stock": None,
    "result": said.Result(
        "The deal is over: you 340, the computer 410.",
        ("Brisques: you 9, the computer 7.", "Last trick: you, 10.", "You 690, the computer 420, to 1000."),
    ),
    "can": ("next", "same_deal"),
}
OVER: dict[str, Any] = RESULT | {
    "stage": "over",
    "result": said.Result(
        "Computer (club) wins, 130 to 70",
        (
            "Points of the deal: You 30, Computer (club) 80.",
            "Score of the game: You 70, Computer (club) 130.",
            "A single game.",
            "Computer (club) wins the game: one game.",
            "Games: You 0, Computer (club) 1. Account: You \N{MINUS SIGN}1, Computer (club) 1.",
        ),
        "North",
        "game",
    ),
    "seals": (said.Seal(2, "15d2256d975c9e48" * 4, "00" * 32, ("", "")),),
    "can": ("rematch", "same_deal"),
}
FRIEND: dict[str, Any] = {
    "stage": "waiting",
    "turn": None,
    "menu": (),
    "stock": None,
    "deal": 0,
    "last_trick": None,
    "invite": "Wk5y2q0xJm3Zr8uT1vB7nA",
    "code": "KQ7-42",
    "prompt": said.Prompt("", "Waiting for your friend."),
    "can": (),
}
BEFORE: dict[str, Any] = {"turn": None, "menu": (), "stock": None, "deal": 0, "last_trick": None, "log": ()}
CUT: dict[str, Any] = BEFORE | {
    "stage": "cut",
    "cut": (put("South", "9D"), put("North", "9C")),
    "prompt": said.Prompt(
        "You cut the nine of diamonds and Computer (beginner) cuts the nine of clubs. Equal cards: both cut again.",
        "Cut for deal: choose a card of the spread pack.",
    ),
    "can": ("cut",),
}
CHOOSE: dict[str, Any] = CUT | {
    "stage": "choose_dealer",
    "prompt": said.Prompt("You cut the higher card.", "Choose who deals."),
    "can": ("deal", "lead"),
}
LIFT: dict[str, Any] = (
    BEFORE
    | EIGHT_PACK
    | {
        "stage": "lift",
        "cut": CUT["cut"],
        "stock": None,
        "prompt": said.Prompt("You deal.", "Lift cards for the deal: just so many as both hands need bring points."),
        "can": ("lift",),
    }
)
TABLES = {
    "full rows": table(HAND, FULL, FULL),
    "full rows, reply": table(HAND, FULL, FULL, **REPLY),
    "first lead": table(HAND, "", ""),
    "numbered": table(HAND, FULL, FULL, numbered=2**53 - 1),
    "with a friend": with_friend(table(HAND, FULL, FULL)),
    "last tricks": table(HAND, "", "", **ENDING),
    "declaring": table("QH 7H QC QD", "KH KS QS", FULL, **WINDOW),
    "declaring first": table("QH 7H QC QD KH KS QS", "", FULL, **WINDOW),
    "declaring, full rows": table(HAND, FULL, FULL, **WINDOW),
    "fifteen": table(FIFTEEN, "", "AH KH QS JD", **EIGHT_PACK),
    "fifteen on each table": table("", FIFTEEN, FIFTEEN, **EIGHT_PACK),
    "fourteen, declaring": table(FIFTEEN[3:], "", "AH KH QS JD", **EIGHT_PACK | WINDOW),
    "between deals": table("", "", "", **RESULT),
    "game over": counted(table("8S QS 7C QD 8D", "", "QS JD", **OVER)),
    "game over, full rows": counted(table(HAND, FULL, FULL, **OVER)),
    "brisques counted": counted(table(HAND, FULL, FULL)),
    "declaring four, many cards": table(FIFTEEN[:-3], "", "QH KH JC", **EIGHT_PACK | WINDOW),
    "only drawing": table(HAND, "", "", **WINDOW | {"menu": DECLARE[-1:]}),
    "reply, large pack": table(FIFTEEN, "", "QH KH JC", **EIGHT_PACK | REPLY),
    "waiting for a friend": table("", "", "", **FRIEND),
    "cutting": table("", "", "", **CUT | {"cut": ()}),
    "cutting again": table("", "", "", **CUT),
    "cutting a large pack again": table("", "", "", **EIGHT_PACK | CUT),
    "choosing who deals": table("", "", "", **CHOOSE),
    "lifting": table("", "", "", **LIFT),
}


REFUSED = said.Refused(
    1,
    "follow",
    "Not the nine: clubs were led and you can win the trick, so you must. Play the ace of clubs.",
    "Once the stock is gone, suit must be followed and the trick won where that can be done.",
    "Rules of Bezique, 1887, page 12",
)
"""The answer to every question why."""


def encode(message: said.Message) -> str:
    return msgspec.json.encode(message).decode()


HINT = said.Answered(
    1,
    "Lead the seven of hearts.",
    (
        "The seven of hearts: 61 of 100, the ten of hearts: 58 of 100, the jack of clubs: 57 of 100.",
        "It keeps the four queens together, which are worth sixty, and gives nothing away.",
        "The ten of hearts would be turned up for the other player, who holds three aces already.",
    ),
)
ANSWERS: dict[str, said.Message] = {"why": REFUSED, "ping": said.Pong(), "hint": HINT}
"""What is said to each kind of question."""


def show(
    page: Page, shown: said.Table, *then: said.Message, answers: Mapping[str, said.Message] = ANSWERS
) -> list[str]:
    """Open a page that is told of this table, and of what is told next; what it sends is in the list."""
    sent: list[str] = []

    def served(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            sent.append(str(text))
            answer = answers.get(json.loads(text)["type"])
            if answer is not None:
                socket.send(encode(answer))

        socket.on_message(hear)
        for message in (said.Welcome(said.PROTOCOL, shown), *then):
            socket.send(encode(message))

    page.route_web_socket("**/socket?*", served)
    page.goto("table/made")
    page.locator(".tbl").wait_for()
    return sent
