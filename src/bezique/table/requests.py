"""The requests of a player besides those of the menu: when each can be made, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bezique.seats import Seat
from bezique.table.outcome import Outcome

if TYPE_CHECKING:
    from bezique.table.room import Room


@dataclass(frozen=True, slots=True)
class Request:
    """`open_to` says whether a seat may make it now; `do` is given its value.

    It answers the table that is shown; `whenever` any table since the deal began.
    """

    open_to: Callable[[Room, Seat], bool]
    do: Callable[[Room, Seat, int], Outcome]
    whenever: bool = False


Requests = Mapping[str, Request]
