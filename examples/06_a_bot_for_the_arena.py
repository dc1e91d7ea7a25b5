"""A bot for the arena: `bezique arena "engine:python examples/06_a_bot_for_the_arena.py" random`."""

import sys

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")


def cost(action: str, trump: str) -> tuple[bool, int]:
    """How dear the card is that an action such as "QS", "QS*2" or "choose QS" names: trumps above all others."""
    card = action.removeprefix("choose ").split("*")[0]
    return card[-1] == trump, RANKS.index(card[:-1])


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("bezique", "ready"):
        print("ready", flush=True)
    elif word == "go":
        told = dict(part.split(" ", 1) for part in rest.split("; "))
        menu = dict(entry.split(":") for entry in told["menu"].split(" | "))
        wishes = [number for number in menu if menu[number].startswith(("score", "exchange", "show"))]
        done = [number for number in menu if menu[number] == "done"]
        best = (wishes or done or sorted(menu, key=lambda number: cost(menu[number], told["trump"])))[0]
        print("best", best, flush=True)
    elif word == "quit":
        break
