"""What is said: a code and its arguments in, a sentence out.

This room knows codes and plain values (texts, numbers, lists of texts), never a class of the game, so everything
above it can speak through it.
"""

from bezique.words.say import arguments, card_name, codes, combination_name, phrase, refusal_codes, sentence, suit_name

__all__ = [
    "arguments",
    "card_name",
    "codes",
    "combination_name",
    "phrase",
    "refusal_codes",
    "sentence",
    "suit_name",
]
