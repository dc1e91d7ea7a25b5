"""How English lists cards and says numbers."""

from __future__ import annotations

from collections import Counter

from bezique.words.grammar import BySuits, figures

UNITS: tuple[str, ...] = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNITS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class English(BySuits):
    """English."""

    def with_article(self, text: str) -> str:
        """With "the"."""
        return f"the {self.bare(text)}"

    def of_rank(self, rank: str, suits: tuple[str, ...], last: str) -> str:
        """As in "the aces of spades and hearts"."""
        name = self._the(f"rank-{rank}", "many" if last == "and" else "")
        return f"the {name} of {self.listed(map(self.suit, suits), last)}"

    def of_suit(self, suit: str, ranks: Counter[str], last: str) -> str:
        """As in "the king and queen of hearts", "two aces of spades"."""
        the = "the " if 1 in ranks.values() else ""
        named = self.listed((self.counted(number, rank) for rank, number in ranks.items()), last)
        return f"{the}{named} of {self.suit(suit)}"

    def in_words(self, number: int) -> str:
        """The words for a number: "two hundred and fifty"."""
        if not 0 <= number < 1_000_000:
            return figures(number)
        for unit, word in ((1000, "thousand"), (100, "hundred")):
            if number >= unit:
                return self._joined(f"{self.in_words(number // unit)} {word}", number % unit)
        if number < 20:
            return UNITS[number]
        return TENS[number // 10] + (f"-{UNITS[number % 10]}" if number % 10 else "")

    def _joined(self, said: str, rest: int) -> str:
        if not rest:
            return said
        return f"{said}{' and' if rest < 100 else ''} {self.in_words(rest)}"
