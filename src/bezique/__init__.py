"""The game of Bezique in all its two-player forms: rules as data, one exact core, records that replay.

What most programs need can be imported from here; docs/api.md goes through it. A name is looked up when it is first
asked for, so that `import bezique` alone costs next to nothing.
"""

from __future__ import annotations

from bezique._interpreted import run_interpreted, wants_interpreted

TYPE_CHECKING = False  # importing `typing` would take longer than all the rest
if TYPE_CHECKING:
    from bezique.bots.player import Budget, Player, player, player_names
    from bezique.cards import CARDS, Card, Rank, Suit, card, numbered_pack, shuffled_pack
    from bezique.errors import (
        BadNotation,
        BadPosition,
        BadRecord,
        BadRules,
        BeziqueError,
        BrokenInvariant,
        IllegalAction,
        Unreadable,
    )
    from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, action
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.game.events import Event, events_for
    from bezique.game.match import Match, result_of
    from bezique.game.position import position, write_position
    from bezique.game.refusal import Refusal
    from bezique.game.score_sheet import ScoreSheet
    from bezique.game.spoken import spoken, spoken_lines
    from bezique.game.view import View, view, worlds
    from bezique.record import Recorder, replay
    from bezique.record import header as record_header
    from bezique.record import read as read_record
    from bezique.record import write as write_record
    from bezique.rules.combination import Combination, combination
    from bezique.rules.load import load_file as load_rules_file
    from bezique.rules.load import preset_names
    from bezique.rules.load import rules as load_rules
    from bezique.rules.model import Rules
    from bezique.seats import PerSeat, Seat, next_seat

__version__ = "0.1.0"

__all__ = [
    # cards and seats
    "CARDS", "Card", "Rank", "Suit", "card", "numbered_pack", "shuffled_pack", "PerSeat", "Seat", "next_seat",
    # rules
    "Rules", "load_rules", "load_rules_file", "preset_names", "Combination", "combination",
    # a deal
    "Deal", "Action", "Announce", "Choose", "Done", "Exchange", "Play", "Score", "Show", "action",
    "Event", "events_for", "Refusal", "spoken", "spoken_lines", "position", "write_position",
    # what a seat may know
    "View", "view", "worlds", "Chance",
    # games
    "Match", "result_of", "ScoreSheet",
    # players
    "Budget", "Player", "player", "player_names",
    # records
    "Recorder", "read_record", "record_header", "replay", "write_record",
    # errors
    "BadNotation", "BadPosition", "BadRecord", "BadRules", "BeziqueError", "BrokenInvariant", "IllegalAction",
    "Unreadable",
    # this package
    "COMPILED", "__version__",
]  # fmt: skip

COMPILED: bool
"""Whether the core in use is compiled; found when it is asked for."""

_HOMES = {
    "bots.player": "Budget Player player player_names",
    "cards": "CARDS Card Rank Suit card numbered_pack shuffled_pack",
    "errors": "BadNotation BadPosition BadRecord BadRules BeziqueError BrokenInvariant IllegalAction Unreadable",
    "game.actions": "Action Announce Choose Done Exchange Play Score Show action",
    "game.chance": "Chance",
    "game.deal": "Deal",
    "game.events": "Event events_for",
    "game.match": "Match result_of",
    "game.position": "position write_position",
    "game.refusal": "Refusal",
    "game.score_sheet": "ScoreSheet",
    "game.spoken": "spoken spoken_lines",
    "game.view": "View view worlds",
    "record": "Recorder replay header:record_header read:read_record write:write_record",
    "rules.combination": "Combination combination",
    "rules.load": "preset_names rules:load_rules load_file:load_rules_file",
    "rules.model": "Rules",
    "seats": "PerSeat Seat next_seat",
}
"""Where the public names come from; `there:here` where a name would say too little outside its module."""

if wants_interpreted():
    run_interpreted(__path__[0])

if not TYPE_CHECKING:  # so that a checker knows each name, and complains of those that are not there

    def __getattr__(name: str) -> object:
        """Find what is costly to know only when it is asked for."""
        if name == "COMPILED":
            from bezique._compiled import is_compiled

            return is_compiled()
        home, there = _home_of(name)
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"bezique.{home}"), there)
        return found


def __dir__() -> list[str]:
    """The public names, whether they have been asked for or not."""
    return sorted({*globals(), *__all__})


def _home_of(name: str) -> tuple[str, str]:
    """The module that a public name comes from, and its name there; raises AttributeError."""
    for home, names in _HOMES.items():
        for entry in names.split():
            there, _, here = entry.partition(":")
            if name == (here or there):
                return home, there
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
