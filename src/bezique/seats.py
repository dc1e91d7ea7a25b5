"""The seats of a table, and data that belongs to each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Seat(IntEnum):
    """A place at the table; `str()` gives the word used in records."""

    SOUTH = 0
    NORTH = 1

    def __str__(self) -> str:
        return self.name.capitalize()


EVERY_SEAT = tuple(Seat)
"""The seats by number."""


def next_seat(seat: int, seats: int = 2) -> Seat:
    """The seat on the left of `seat`: with two players, the other one."""
    return EVERY_SEAT[(seat + 1) % seats]


class PerSeat(tuple[T, ...]):
    """One value for each seat, in the order of the seats."""

    __slots__ = ()

    @property
    def values(self) -> tuple[T, ...]:
        """The values alone."""
        return tuple(self)

    @classmethod
    def of(cls, make: Callable[[Seat], T], seats: int = 2) -> PerSeat[T]:
        """The values that `make` gives for each seat."""
        return cls([make(seat) for seat in EVERY_SEAT[:seats]])

    @classmethod
    def both(cls, value: T, seats: int = 2) -> PerSeat[T]:
        """The same value for every seat."""
        return cls((value,) * seats)

    def having(self, seat: int, value: T) -> PerSeat[T]:
        """The same with another value for one seat."""
        return PerSeat((*self[:seat], value, *self[seat + 1 :]))

    def map(self, change: Callable[[T], U]) -> PerSeat[U]:
        """`change` applied to the value of each seat."""
        return PerSeat([change(value) for value in self])

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Each seat with its value."""
        return zip(EVERY_SEAT, self, strict=False)

    def __repr__(self) -> str:
        return f"PerSeat({tuple(self)!r})"
