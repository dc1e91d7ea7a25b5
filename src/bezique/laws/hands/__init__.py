"""The free table: a deal played the way hands play it, where acts can be wrong and the laws answer."""
