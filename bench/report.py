"""The figures, as a table for people and as plain data for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from bench.timing import Sample

REFERENCE = "standard"
"""The random play to which peers are compared."""


@dataclass(frozen=True, slots=True)
class Play:
    """Random play of whole deals, a second of CPU time; floor and aim are decisions a second, where they are set."""

    name: str
    decisions: float
    menus: float
    deals: float
    floor: float | None = None
    aim: float | None = None

    @classmethod
    def of(cls, name: str, sample: Sample, floor: float | None = None, aim: float | None = None) -> Play:
        """From a sample of decisions, menus and deals."""
        return cls(name, sample.rate("decisions"), sample.rate("menus"), sample.rate("deals"), floor, aim)

    @property
    def forced(self) -> float:
        """The share of menus with one entry."""
        return 1 - self.decisions / self.menus


@dataclass(frozen=True, slots=True)
class Measure:
    """One other figure. `value` is None, with a note, where it could not be had; `limit` is what must be reached."""

    name: str
    value: float | None
    unit: str
    limit: float | None = None
    upward: bool = True
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """How often the limit is reached: 1 or more is good, whichever way the figure should go."""
        if self.value is None or self.limit is None:
            return None
        return self.value / self.limit if self.upward else self.limit / self.value


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of one run."""

    machine: Mapping[str, str]
    own: tuple[Play, ...]
    peers: tuple[Play, ...]
    measures: tuple[Measure, ...]
    notes: tuple[str, ...] = ()

    @property
    def reference(self) -> Play:
        """What peers are compared to."""
        return next(play for play in self.own if play.name == REFERENCE)

    def data(self) -> dict[str, object]:
        """The same in dictionaries and lists, with the ratios."""
        mine = self.reference
        return {
            "machine": dict(self.machine),
            "random play": [asdict(play) for play in self.own],
            "peers": [
                asdict(play)
                | {"times decisions": mine.decisions / play.decisions, "times menus": mine.menus / play.menus}
                for play in self.peers
            ],
            "measures": [asdict(measure) | {"ratio": measure.ratio} for measure in self.measures],
            "notes": list(self.notes),
        }

    def lines(self) -> Iterator[str]:
        """The table."""
        yield from (f"{name}: {value}" for name, value in self.machine.items())
        yield ""
        yield _line(
            "random play of whole deals", "decisions/s", "menus/s", "deals/s", "one entry", "of floor", "of aim"
        )
        for play in self.own:
            yield _line(*_rates(play), times(play.decisions, play.floor), times(play.decisions, play.aim))
        yield ""
        yield _line("the same elsewhere", "", "", "", "", f"{REFERENCE} is", "by menus")
        for play in self.peers:
            mine = self.reference
            yield _line(*_rates(play), times(mine.decisions, play.decisions), times(mine.menus, play.menus))
        yield ""
        yield _line("other figures", "measured", "", "wanted", "", "of wanted", "")
        for measure in self.measures:
            yield _measure_line(measure)
        yield from (f"note: {note}" for note in self.notes)


def number(value: float) -> str:
    """A figure in three digits: 41.2 M, 612 k, 0.83."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * size:
            return _digits(value / size) + letter
    return _digits(value)


def times(value: float, base: float | None) -> str:
    """A ratio; nothing without a base."""
    return "" if base is None else f"{value / base:.2f} x"


def _digits(value: float) -> str:
    return f"{value:.{0 if value >= 99.95 else 1 if value >= 9.995 else 2}f}"


def _rates(play: Play) -> tuple[str, ...]:
    return play.name, *map(number, (play.decisions, play.menus, play.deals)), f"{100 * play.forced:.0f} %"


def _line(name: str, *cells: str) -> str:
    return f"{name:<36}{''.join(f'{cell:>12}' for cell in cells)}".rstrip()


def _measure_line(measure: Measure) -> str:
    if measure.value is None:
        return f"{measure.name:<36}  {measure.note}"
    sense = "from" if measure.upward else "under"
    wanted = "" if measure.limit is None else f"{sense} {number(measure.limit)}"
    ratio = "" if measure.ratio is None else f"{measure.ratio:.2f} x"
    return _line(measure.name, f"{number(measure.value)} {measure.unit}".rstrip(), "", wanted, "", ratio)
