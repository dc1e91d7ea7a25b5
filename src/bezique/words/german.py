"""How German lists cards and says numbers. Cards are named without an article, as players do: "Herz-König"."""

from __future__ import annotations

from bezique.words.grammar import Grammar, figures, split

UNITS: tuple[str, ...] = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
UNITS += ("elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn")
TENS = ("", "zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")


class German(Grammar):
    """German."""

    def grouped(self, cards: list[str], last: str) -> str:
        """Each by itself, equal ones counted: "Herz-König, Herz-Dame und zwei Pik-Asse"."""
        counts = {text: cards.count(text) for text in cards}
        return self.listed((self._some(text, count) for text, count in counts.items()), last)

    def _some(self, text: str, count: int) -> str:
        rank, suit, place = split(text)
        if not suit or place or count == 1:
            return self.alone(text, count)
        name = self._the("card", rank=self._the(f"rank-{rank}", "many"), suit=self._the(f"suit-{suit}"))
        return f"{self.in_words(count)} {name}"

    def in_words(self, number: int) -> str:
        """The words for a number: "zweihundertfünfzig", "eintausendfünfhundert"."""
        return self._whole(number) if 0 <= number < 1_000_000 else figures(number)

    def _whole(self, number: int) -> str:
        for unit, word in ((1000, "tausend"), (100, "hundert")):
            if number >= unit:
                count = self._whole(number // unit)
                first = f"{count.removesuffix('s') if count.endswith('eins') else count}{word}"
                return first + (self._whole(number % unit) if number % unit else "")
        if number < 20:
            return UNITS[number]
        ten, unit = divmod(number, 10)
        joined = f"{'ein' if unit == 1 else UNITS[unit]}und" if unit else ""
        return f"{joined}{TENS[ten]}"
