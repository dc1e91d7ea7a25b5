"""How much may be asked: so many requests in a time, so many connections from one address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from time import monotonic

_ADDRESSES = 10_000


class Bucket:
    """Lets `rate` pass a second in the long run, and `most` at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate, self.most, self.left, self.at = rate, most, most, now

    def takes(self, now: float) -> bool:
        """Whether one more may pass."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those that were not asked for the longest time are forgotten, full as they are."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self._own: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Whether one more from this address may pass."""
        now, key = self.clock(), network_of(address)
        bucket = self._own.pop(key, None) or Bucket(self.rate, self.most, now)
        self._own[key] = bucket
        if len(self._own) > _ADDRESSES:
            self._own.popitem(last=False)
        return bucket.takes(now)


class Places:
    """At most `most` at a time from one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Take a place while the block runs; False where there is none."""
        key = network_of(address)
        if self.taken[key] >= self.most:
            yield False
            return
        self.taken[key] += 1
        try:
            yield True
        finally:
            self.taken[key] -= 1
            if not self.taken[key]:
                del self.taken[key]


def network_of(address: str) -> str:
    """The address; of the many that one customer has in IPv6 their common part."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return address if known.version == 4 else str(ip_network((known, 64), strict=False).network_address)
