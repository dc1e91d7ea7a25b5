"""The vocabulary of the laws: who, until when, and the kinds of effects; each with its words in English.

Effects are few kinds with fields, so that a table can carry a ruling out: what happens to cards, to the turn, to rights
and to the score.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Party(StrEnum):
    """Whom a claim, an option or an effect belongs to."""

    OFFENDER = "offender"
    ADVERSARY = "adversary"
    DEALER = "dealer"
    PONE = "pone"
    WINNER = "winner"
    LOSER = "loser"
    EITHER = "either"
    BOTH = "both"
    NOBODY = "nobody"
    LAW = "law"


PARTIES = {
    Party.OFFENDER: "the offender",
    Party.ADVERSARY: "the offender's adversary",
    Party.DEALER: "the dealer",
    Party.PONE: "the pone",
    Party.WINNER: "the winner of the trick",
    Party.LOSER: "the loser of the trick",
    Party.EITHER: "either player",
    Party.BOTH: "both players together",
    Party.NOBODY: "nobody",
    Party.LAW: "nobody need claim it: the law acts by itself",
}


class Moment(StrEnum):
    """The last moment of a claim, or the end of an effect."""

    AT_ONCE = "at_once"
    BEFORE_DEALING = "before_dealing"
    HAND_LIFTED = "hand_lifted"
    FIRST_LEAD = "first_lead"
    FIRST_TRICK = "first_trick"
    DEALER_PLAYS = "dealer_plays"
    PLAYED_TO = "played_to"
    RIGHT_NUMBER = "right_number"
    NEXT_DRAW = "next_draw"
    ADVERSARY_DRAWS = "adversary_draws"
    LAST_DRAW = "last_draw"
    NEXT_TRICK = "next_trick"
    TRICK_WON = "trick_won"
    SEEN_CARD_DRAWN = "seen_card_drawn"
    DEAL_SCORED = "deal_scored"
    FINAL_COUNT = "final_count"
    GAME_OVER = "game_over"
    ANY_TIME = "any_time"


MOMENTS = {
    Moment.AT_ONCE: "at once",
    Moment.BEFORE_DEALING: "before the cards are dealt",
    Moment.HAND_LIFTED: "before a hand is taken up",
    Moment.FIRST_LEAD: "before the first lead",
    Moment.FIRST_TRICK: "before the first trick has been played to",
    Moment.DEALER_PLAYS: "before the dealer has played to the first trick",
    Moment.PLAYED_TO: "before the adversary has played to it",
    Moment.RIGHT_NUMBER: "until the offender has the right number of cards again",
    Moment.NEXT_DRAW: "before the next draw",
    Moment.ADVERSARY_DRAWS: "before the adversary has drawn",
    Moment.LAST_DRAW: "before the last draw",
    Moment.NEXT_TRICK: "before a card of the next trick is played",
    Moment.TRICK_WON: "until the offender wins another trick",
    Moment.SEEN_CARD_DRAWN: "until every card that was seen has been drawn",
    Moment.DEAL_SCORED: "until the deal is scored",
    Moment.FINAL_COUNT: "until the final count",
    Moment.GAME_OVER: "until the game is over",
    Moment.ANY_TIME: "at any time",
}


class Area(StrEnum):
    """What an effect changes."""

    CARDS = "cards"
    TURN = "turn"
    RIGHTS = "rights"
    SCORE = "score"


class Act(StrEnum):
    """The kinds of effects."""

    STAND = "stand"
    CUT = "cut"
    REDEAL = "redeal"
    VOID = "void"
    FILL = "fill"
    TURN_DOWN = "turn_down"
    RETURN = "return"
    SHOW = "show"
    DRAW = "draw"
    CHOOSE = "choose"
    GATHER = "gather"
    AMEND = "amend"
    REWIND = "rewind"
    CALL = "call"
    BAR = "bar"
    POINTS = "points"
    TAKE_DOWN = "take_down"
    AWARD = "award"
    CORRECT = "correct"
    RUBICON = "rubicon"
    PAY = "pay"


@dataclass(frozen=True, slots=True)
class Kind:
    """What an act changes, its words, whose it must be, and the words for what may stand under `what`.

    In the words, {who} is a party and {points} a number.
    """

    area: Area
    words: dict[str, str]
    who: bool = True
    points: bool = False


KINDS: dict[Act, Kind] = {
    Act.STAND: Kind(Area.TURN, {"": "it stands"}, who=False),
    Act.CUT: Kind(Area.CARDS, {"": "{who}: cut again"}),
    Act.REDEAL: Kind(Area.CARDS, {"": "a new deal by the same dealer", "pass": "the deal passes to {who}"}, who=False),
    Act.VOID: Kind(
        Area.CARDS,
        {"deal": "the deal is void, with all points made in it", "game": "the game is void"},
        who=False,
    ),
    Act.FILL: Kind(Area.CARDS, {"": "{who}: the missing cards, from the top of the stock"}),
    Act.TURN_DOWN: Kind(Area.CARDS, {"": "the card is turned face down where it lies"}, who=False),
    Act.RETURN: Kind(
        Area.CARDS,
        {
            "played": "{who}: the played card back into the hand",
            "all_but_one": "{who}: all but one of the played cards back into the hand",
            "drawn": "{who}: the drawn card back to where it belongs",
            "second": "{who}: the second card back to the top of the stock",
            "declared": "{who}: the declared cards back into the hand",
        },
    ),
    Act.SHOW: Kind(
        Area.CARDS,
        {
            "second": "{who}: show the second card drawn",
            "top": "{who}: show the upper card drawn, the one kept",
            "own": "{who}: show the card that is drawn instead",
        },
    ),
    Act.DRAW: Kind(
        Area.CARDS,
        {
            "none": "{who}: play without drawing",
            "skip": "{who}: leave out the next draw",
            "two": "{who}: draw two cards next time",
            "not_last": "the last card is not drawn",
        },
        who=False,
    ),
    Act.CHOOSE: Kind(Area.CARDS, {"": "{who}: look at both cards of the next draw and take either"}),
    Act.GATHER: Kind(Area.CARDS, {"": "{who}: take the whole heap on winning a trick"}),
    Act.AMEND: Kind(Area.CARDS, {"": "{who}: lay down the right card instead of the wrong one"}),
    Act.REWIND: Kind(Area.TURN, {"": "the cards are taken back to the error, and the rest is played again"}, who=False),
    Act.CALL: Kind(
        Area.TURN,
        {
            "": "{who}: lead or play a card of the wrong declaration when it is called",
            "fitting": "{who}: lead or play a card of the wrong declaration that belongs in it, when it is called",
        },
    ),
    Act.BAR: Kind(
        Area.RIGHTS,
        {
            "announcing": "{who}: no announcing",
            "scoring": "{who}: no scoring",
            "counting": "{who}: nothing counts any more, neither brisques nor the last trick",
            "this_turn": "{who}: nothing to declare in this turn",
            "doing": "{who}: this may not be done",
        },
    ),
    Act.POINTS: Kind(
        Area.SCORE,
        {"": "{who}: {points} points", "doubled": "{who}: {points} points, doubled at each repetition in the game"},
        points=True,
    ),
    Act.TAKE_DOWN: Kind(Area.SCORE, {"": "{who}: the points are taken down"}),
    Act.AWARD: Kind(
        Area.SCORE,
        {
            "same_points": "{who}: the same points",
            "last_trick": "{who}: the points of the last trick",
            "brisques": "{who}: the brisques that the offender has left",
            "tricks": "{who}: all eight last tricks",
        },
    ),
    Act.CORRECT: Kind(Area.SCORE, {"": "it is put right", "lost": "the points that were pending are lost"}, who=False),
    Act.RUBICON: Kind(Area.SCORE, {"": "{who}: loses the game as one who is rubiconed"}),
    Act.PAY: Kind(Area.SCORE, {"": "{who}: pays the stakes of the player that was harmed"}),
}
