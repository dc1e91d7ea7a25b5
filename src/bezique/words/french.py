"""How French lists cards and says numbers."""

from __future__ import annotations

import re

from bezique.words.grammar import Grammar, by_suit, of_one_rank, split

UNITS: tuple[str, ...] = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
UNITS += ("onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf")
TENS = ("", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt")

_SIGNS = re.compile(" ([:;?!»])")


class French(Grammar):
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

    def grouped(self, cards: list[str], last: str) -> str:
        """By suits: "le roi et la dame de cœur et deux as de pique"; or "les as de pique et de cœur"."""
        same = of_one_rank(cards)
        if same is not None:
            several = last == "and"
            rank = f"les {self._the(f'rank-{same[0]}', 'many')}" if several else self._the(f"rank-{same[0]}", "the")
            return f"{rank} {self.listed((f'de {self.suit(suit)}' for suit in same[1]), last)}"
        groups = by_suit(cards).items()
        return self.listed(
            (self._of_suit(suit, held, last) if suit else self.alone(text, len(held)) for (suit, text), held in groups),
            last,
        )

    def _of_suit(self, suit: str, cards: list[str], last: str) -> str:
        ranks = [split(text)[0] for text in cards]
        counts = {rank: ranks.count(rank) for rank in ranks}
        return f"{self.listed((self._some(count, rank) for rank, count in counts.items()), last)} de {self.suit(suit)}"

    def _some(self, number: int, rank: str) -> str:
        return self._the(f"rank-{rank}", "the") if number == 1 else self.counted(number, rank)

    def in_words(self, number: int) -> str:
        """The words for a number: "deux cent cinquante", "quatre-vingts"."""
        if not 0 <= number < 1_000_000:
            return str(number)
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
