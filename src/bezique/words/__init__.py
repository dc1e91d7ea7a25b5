"""What is said: a code and its arguments in, a sentence out, in the language that is asked for.

This room knows codes and plain values (texts, numbers, lists of texts), never a class of the game, so everything
above it can speak through it.
"""

from bezique.words.say import (
    LANGUAGES,
    REMEMBERED,
    Player,
    Saying,
    arguments,
    card_name,
    codes,
    combination_name,
    known_language,
    level_line,
    level_name,
    phrase,
    player_name,
    rank_name,
    refusal_codes,
    saying,
    sentence,
    suit_name,
)

__all__ = [
    "LANGUAGES",
    "REMEMBERED",
    "Player",
    "Saying",
    "arguments",
    "card_name",
    "codes",
    "combination_name",
    "known_language",
    "level_line",
    "level_name",
    "phrase",
    "player_name",
    "rank_name",
    "refusal_codes",
    "saying",
    "sentence",
    "suit_name",
]
