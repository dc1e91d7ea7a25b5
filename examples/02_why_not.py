"""Ask why an action is not allowed: the answer has a code for programs, a sentence, and the rule behind it."""

from bezique import BadNotation, IllegalAction, Seat, action, position

deal = position("""
trump H
stock none
turn North
led 9C
North hand AC 8C 7H KD
South hand 8S 9S JS
""")

for text in ("8C", "KD", "QC", "exchange", "AC"):
    refusal = deal.refusal(Seat.NORTH, action(text))
    print(f"{text:9}", "allowed" if refusal is None else f"{refusal.code}: {refusal} [{refusal.key}]")

try:
    deal.apply(Seat.NORTH, action("8C"))
except IllegalAction as fault:
    print("nothing was changed:", fault.refusal.code, deal.turn)

try:
    action("1OH")
except BadNotation as fault:
    print("cannot be read:", fault)
