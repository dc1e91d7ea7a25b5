"""Set up a position and list what can be declared, with the points each combination would bring."""

from bezique import Announce, Score, Seat, position, write_position
from bezique.game.events import Scored

deal = position("""
rules standard
turn-up 9H
stage window
turn South
tricks 5
South hand QS JD KH 10C
South table QH(four) QD(four) QC(four)
""")

print("South has won a trick and may")
for action in deal.actions():
    if isinstance(action, Announce):
        continue  # all that can be scored can also be announced
    trial = deal.copy()
    events = list(trial.apply(Seat.SOUTH, action))
    while trial.stage == "choose":  # several cards could serve: take the first that may
        events += trial.apply(Seat.SOUTH, trial.actions()[0])
    points = [event.points for event in events if isinstance(event, Scored)]
    print(f"  {action}" + (f" for {points[0]}" if isinstance(action, Score) else ""))

deal.apply(Seat.SOUTH, deal.actions()[0])
print("after the first of these:")
print(write_position(deal))
