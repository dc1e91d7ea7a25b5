"""The whole table of one viewer, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from bezique.game.layout import Layout
from bezique.game.view import View, view
from bezique.rules.explain import title_of
from bezique.seats import Seat
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


def picture(room: Room, viewer: Seat | None, language: str = "en") -> Table:
    """The table as a viewer sees it."""
    game, setup = room.game, room.setup
    deal, story = game.deal, game.story
    seen = None if deal is None else view(deal, viewer)
    layout = None if seen is None else seen.layout()
    stage = seen.stage if seen is not None and game.playing else room.stage
    memory, heard = setup.remembered, story.heard[viewer]
    trick, last = (None, None) if deal is None else showing.tricks(story.tricks, deal, memory, language)
    return Table(
        id=room.id,
        number=heard.count,
        seat=seat_name(viewer),
        rules=_rules(room, language),
        stage=cast("Stage", stage),
        turn=seat_name(room.turn),
        sides=(_side(room, Seat.SOUTH, seen, layout, language), _side(room, Seat.NORTH, seen, layout, language)),
        prompt=_prompt(room, viewer, seen, stage, language),
        memory=memory,
        practice=not setup.serious,
        serious=setup.serious,
        numbered=None if setup.numbered is None or not game.replay.number else setup.numbered + game.replay.number - 1,
        again=story.again,
        deal=game.replay.number,
        dealer=seat_name(deal.dealer if deal is not None and game.playing else game.replay.match.dealer),
        phase=1 if seen is None else seen.phase,
        hand=() if seen is None or viewer is None else showing.hand(seen, game.marks[viewer], language),
        trick=trick,
        last_trick=last,
        stock=None if seen is None or layout is None else showing.stock(seen, layout, language),
        menu=() if seen is None or viewer is None or not game.playing else choices(seen, game.marks[viewer], language),
        log=showing.log(heard, language) if memory == "full" else (),
        sheet=showing.sheet(story, viewer, language) if memory == "full" or not game.playing else (),
        seals=seals_shown(game.replay),
        result=game.result(viewer, language),
        offer=_offer(room, language),
        can=room.can(viewer),
        claim_in=claim_in(room, viewer),
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
    return Offer(lies.what, NAMES[lies.by], text)


def _side(room: Room, seat: Seat, seen: View | None, layout: Layout | None, language: str) -> Side:
    setup, game = room.setup, room.game
    kind: Literal["person", "computer", "nobody"] = "person"
    if setup.computer == seat:
        kind = "computer"
    elif seat != setup.host and not setup.friend:
        kind = "nobody"
    count, known = (0, ()) if seen is None or layout is None else showing.concealed(seen, layout, seat)
    marks, memory = game.marks[seat], setup.remembered
    return Side(
        NAMES[seat],
        player_name(setup.names[seat], language),
        kind,
        level=setup.level if kind == "computer" else "",
        here=room.presence.here(seat),
        away=room.presence.away(seat, room.at),
        score=game.story.sheet.game_scores[seat],
        deal=0 if seen is None else seen.scores[seat],
        games=sum(one.settled.winner == seat for one in game.replay.match.games),
        brisques=None if seen is None else showing.brisques(seen, seat, memory),
        tricks=game.story.tricks.count(seat) if memory == "full" else None,
        hand=count,
        known=tuple(map(str, known)) if memory != "strict" else (),
        opened=() if layout is None else _opened(room, seat, seen, layout),
        clock=None if kind == "computer" else room.clocks.seconds(seat, room.at),
        running=seat in room.clocks.running,
        table=() if layout is None else showing.laid(layout, seat, marks, language),
        waiting=() if seen is None or layout is None else showing.waiting(seen, layout, seat, marks, language),
    )


def _opened(room: Room, seat: Seat, seen: View | None, layout: Layout) -> tuple[str, ...]:
    """The hand of a seat, where the table opens it: by then the other can tell it from what he has seen."""
    if not room.setup.open_end or seen is None or seen.seat in (None, seat) or not room.game.playing:
        return ()
    return showing.remaining(seen, layout, seat)


def _prompt(room: Room, viewer: Seat | None, seen: View | None, stage: str, language: str) -> Prompt:
    names = room.game.story.names_for(viewer)
    happened = " ".join(entry.what.said(language) for entry in room.game.last.get(viewer, ()))
    if seen is not None and room.game.playing:
        expected = expected_in_deal(seen, names)
        return Prompt(happened, "" if expected is None else expected.said(language))
    ready = viewer in room.between.ready or viewer in room.between.cuts
    return Prompt(happened, expected_between(stage, room.turn, viewer, names, ready=ready).said(language))
