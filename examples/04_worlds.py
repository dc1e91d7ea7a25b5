"""How likely is it that the adversary holds the second queen of spades? Ask a thousand worlds that fit what is seen."""

from bezique import Chance, Seat, card, position, view, worlds

deal = position("""
turn-up 9H
turn South
tricks 10
South hand QS JD KC 10C 7S 8D AH JH
""")

seen = view(deal, Seat.SOUTH)  # no hidden card is in it
chance, queen, count = Chance(1), card("QS"), 1000
held = drawn = 0
for _ in range(count):
    world = worlds(seen, chance)
    # South cannot tell this world from the real deal: view(world, Seat.SOUTH) == seen
    adversary = view(world, Seat.NORTH).hand
    held += queen in adversary
    drawn += queen in world.layout().stock
print(f"in {count} worlds North holds the second queen of spades {held} times; it lies in the stock {drawn} times")
