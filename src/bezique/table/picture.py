"""The whole table of one viewer, put together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, cast

from msgspec.structs import replace

from bezique.game.view import View, view
from bezique.rules.explain import title_of
from bezique.seats import PerSeat, Seat, next_seat
from bezique.table import showing
from bezique.table.asking import expected_between, expected_in_deal
from bezique.table.menu import choices
from bezique.table.messages import Offer, Prompt, RulesOf, Side, Stage, Table
from bezique.table.seals import seals_shown
from bezique.table.showing import NAMES, seat_name
from bezique.table.timing import claim_in
from bezique.words import player_name, saying

if TYPE_CHECKING:
    from bezique.table.room import Room


_NOTHING_YET = Prompt("", "")


def picture(room: Room, viewer: Seat | None, language: str = "en") -> Table:
    """The table as a viewer sees it."""
    return pictures(room)(viewer, language)


def pictures(room: Room) -> Callable[[Seat | None, str], Table]:
    """Gives the table as it is now to one viewer after another; what all see alike is made once."""
    made: dict[str, Table] = {}

    def shown(viewer: Seat | None, language: str) -> Table:
        if language not in made:
            made[language] = _common(room, language)
        return _picture(room, viewer, language, made[language])

    return shown


def _common(room: Room, language: str) -> Table:
    """The table as far as all see it alike: without what one viewer holds, was told and can do."""
    game, deal, setup, match = room.game, room.game.deal, room.setup, room.game.replay.match
    seen = None if deal is None else view(deal, None)
    memory, number, scores = setup.remembered, game.replay.number, game.story.sheet.game_scores
    trick, last = (None, None) if deal is None else showing.tricks(game.story.tricks, deal, memory, language)
    return Table(
        id=room.id,
        number=0,
        seat=None,
        rules=_rules(room, language),
        stage=cast("Stage", seen.stage if seen is not None and game.playing else room.stage),
        turn=seat_name(room.turn),
        sides=(_side(room, Seat.SOUTH, seen, scores, language), _side(room, Seat.NORTH, seen, scores, language)),
        prompt=_NOTHING_YET,
        memory=memory,
        practice=not setup.serious,
        serious=setup.serious,
        numbered=None if setup.numbered is None or not number else setup.numbered + number - 1,
        again=game.story.again,
        deal=number,
        dealer=seat_name(deal.dealer if deal is not None and game.playing else match.dealer),
        cut=showing.cut(room.between.shown, language),
        phase=1 if seen is None else seen.phase,
        trick=trick,
        last_trick=last,
        stock=None if seen is None else showing.stock(seen, language),
        seals=seals_shown(game.replay),
        offer=_offer(room, language),
    )


def _picture(room: Room, viewer: Seat | None, language: str, common: Table) -> Table:
    game, story = room.game, room.game.story
    seen = None if game.deal is None else view(game.deal, viewer)
    stage = seen.stage if seen is not None and game.playing else common.stage
    own = None if viewer is None else room.between.cuts.get(viewer)
    full, heard = common.memory == "full", story.heard[viewer]
    return replace(
        common,
        number=heard.count,
        seat=seat_name(viewer),
        cut=common.cut if own is None or viewer is None else (showing.put(viewer, own[0], language),),
        stage=cast("Stage", stage),
        sides=_opened(room, seen, common.sides),
        prompt=_prompt(room, viewer, seen, stage, language),
        hand=() if seen is None or viewer is None else showing.hand(seen, game.marks[viewer], language),
        menu=() if seen is None or viewer is None or not game.playing else choices(seen, game.marks[viewer], language),
        log=showing.log(heard, language) if full else (),
        sheet=showing.sheet(story, viewer, language) if full or not game.playing else (),
        result=game.result(viewer, language),
        can=room.can(viewer),
        claim_in=claim_in(room, viewer),
        watch="" if viewer is None else room.watch,
    )


def _rules(room: Room, language: str) -> RulesOf:
    rules = room.game.rules
    options = tuple(part.strip() for part in room.setup.rules.split(",")[1:])
    return RulesOf(rules.name, title_of(rules, language), rules.target, rules.hand, rules.packs, options)


def _offer(room: Room, language: str) -> Offer | None:
    lies = room.offers.open
    if lies is None:
        return None
    text = saying(f"offer.{lies.what}", name=room.game.story.names[lies.by]).said(language)
    return Offer(lies.what, NAMES[lies.by], text, lies.number)


def _side(room: Room, seat: Seat, seen: View | None, scores: PerSeat[int], language: str) -> Side:
    setup, game = room.setup, room.game
    kind: Literal["person", "computer", "nobody"] = "person"
    if setup.computer == seat:
        kind = "computer"
    elif seat != setup.host and not setup.friend:
        kind = "nobody"
    marks, memory = game.marks[seat], setup.remembered
    pending = () if seen is None else seen.waiting(seat)
    return Side(
        NAMES[seat],
        player_name(game.story.names[seat], language),
        kind,
        level=setup.level if kind == "computer" else "",
        here=room.presence.here(seat),
        away=room.presence.away(seat, room.at),
        score=scores[seat],
        marker=showing.marker(scores[seat], scores[seat] - game.story.sheet.last_points(seat)),
        deal=0 if seen is None else seen.scores[seat],
        games=sum([one.settled.winner == seat for one in game.replay.match.games]),
        brisques=None if seen is None else showing.brisques(seen, seat, memory),
        tricks=game.story.tricks.count(seat) if memory == "full" else None,
        hand=0 if seen is None else seen.concealed(seat),
        known=tuple(map(str, seen.known(seat))) if seen is not None and memory != "strict" else (),
        clock=None if kind == "computer" else room.clocks.seconds(seat, room.at),
        running=seat in room.clocks.running,
        table=() if seen is None else showing.laid(seen, seat, marks, pending, language),
        waiting=() if seen is None else showing.waiting(seen, marks, pending, language),
    )


def _opened(room: Room, seen: View | None, sides: tuple[Side, Side]) -> tuple[Side, Side]:
    """With the other's hand, where the table opens it: by then it can be told from what has been seen."""
    if not room.setup.open_end or seen is None or seen.seat is None or not room.game.playing:
        return sides
    other = next_seat(seen.seat)
    south, north = (
        replace(side, opened=showing.remaining(seen, other)) if side.seat == NAMES[other] else side for side in sides
    )
    return south, north


def _prompt(room: Room, viewer: Seat | None, seen: View | None, stage: str, language: str) -> Prompt:
    names = room.game.story.names_for(viewer)
    happened = " ".join(room.game.story.heard[viewer].said(room.game.last.get(viewer, ()), language))
    if seen is not None and room.game.playing:
        expected = expected_in_deal(seen, names)
        return Prompt(happened, "" if expected is None else expected.said(language))
    if stage == "lift" and room.between.lift is not None:
        stage = "guess"
    ready = viewer in room.between.ready or viewer in room.between.cuts
    dealer = room.game.replay.match.dealer
    expected = expected_between(stage, room.turn, viewer, names, dealer=dealer, ready=ready)
    return Prompt(happened, expected.said(language))
