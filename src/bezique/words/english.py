"""How English lists cards and says numbers."""

from __future__ import annotations

from bezique.words.grammar import Grammar, by_suit, of_one_rank, split

UNITS: tuple[str, ...] = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNITS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class English(Grammar):
    """English."""

    def with_article(self, text: str) -> str:
        """With "the"."""
        return f"the {self.bare(text)}"

    def grouped(self, cards: list[str], last: str) -> str:
        """By suits: "the king and queen of hearts and two aces of spades"; or "the aces of spades and hearts"."""
        same = of_one_rank(cards)
        if same is not None:
            rank = self._the(f"rank-{same[0]}", "many" if last == "and" else "")
            return f"the {rank} of {self.listed(map(self.suit, same[1]), last)}"
        groups = by_suit(cards).items()
        return self.listed(
            (self._of_suit(suit, held, last) if suit else self.alone(text, len(held)) for (suit, text), held in groups),
            last,
        )

    def _of_suit(self, suit: str, cards: list[str], last: str) -> str:
        ranks = [split(text)[0] for text in cards]
        counts = {rank: ranks.count(rank) for rank in ranks}
        the = "the " if 1 in counts.values() else ""
        named = self.listed((self.counted(number, rank) for rank, number in counts.items()), last)
        return f"{the}{named} of {self.suit(suit)}"

    def in_words(self, number: int) -> str:
        """The words for a number: "two hundred and fifty"."""
        if not 0 <= number < 1_000_000:
            return str(number)
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
