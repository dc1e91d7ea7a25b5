"""How French lists cards and says numbers."""

from __future__ import annotations

import re
from collections import Counter

from bezique.words.grammar import BySuits, figures, split

UNITS: tuple[str, ...] = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
UNITS += ("onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf")
TENS = ("", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt")

_SIGNS = re.compile(" ([:;?!»])")


class French(BySuits):
    """French."""

    def set_out(self, text: str) -> str:
        """The signs that stand apart stay with the word before them."""
        return _SIGNS.sub("\N{NO-BREAK SPACE}\\1", text)

    def with_article(self, text: str) -> str:
        """With "le" or "la", which before a vowel loses its own."""
        rank, suit, _ = split(text)
        if not suit:
            return rank
        return self.bare(text).replace(self._the(f"rank-{rank}"), self._the(f"rank-{rank}", "the"), 1)

    def of_rank(self, rank: str, suits: tuple[str, ...], last: str) -> str:
        """As in "les as de pique et de cœur"."""
        name = f"les {self._the(f'rank-{rank}', 'many')}" if last == "and" else self._the(f"rank-{rank}", "the")
        return f"{name} {self.listed((f'de {self.suit(suit)}' for suit in suits), last)}"

    def of_suit(self, suit: str, ranks: Counter[str], last: str) -> str:
        """As in "le roi et la dame de cœur", "deux as de pique"."""
        return f"{self.listed((self._some(count, rank) for rank, count in ranks.items()), last)} de {self.suit(suit)}"

    def _some(self, number: int, rank: str) -> str:
        return self._the(f"rank-{rank}", "the") if number == 1 else self.counted(number, rank)

    def in_words(self, number: int) -> str:
        """The words for a number: "deux cent cinquante", "quatre-vingts"."""
        if not 0 <= number < 1_000_000:
            return figures(number)
        if number >= 1000:
            return self._joined(self._times(number // 1000, "mille"), number % 1000)
        if number >= 100:
            plural = "s" if number >= 200 and not number % 100 else ""
            return self._joined(f"{self._times(number // 100, 'cent')}{plural}", number % 100)
        return UNITS[number] if number < 20 else self._tens(number)

    def _times(self, count: int, unit: str) -> str:
        """The count of hundreds or thousands; before "mille" neither "cent" nor "vingt" takes an s."""
        said = self.in_words(count)
        if unit == "mille" and said.endswith(("cents", "vingts")):
            said = said[:-1]
        return unit if count == 1 else f"{said} {unit}"

    def _joined(self, said: str, rest: int) -> str:
        return f"{said} {self.in_words(rest)}" if rest else said

    def _tens(self, number: int) -> str:
        ten, unit = divmod(number, 10)
        if number == 80:
            return "quatre-vingts"
        if not unit and ten not in (7, 9):
            return TENS[ten]
        unit += 10 if ten in (7, 9) else 0
        return f"{TENS[ten]} et {UNITS[unit]}" if unit in (1, 11) and ten < 8 else f"{TENS[ten]}-{UNITS[unit]}"
