"""Keeping the score of a game with real cards: what is scored is entered, judged by the rules, and added up."""

from bezique.marker.offers import Offer, offers, table_offers
from bezique.marker.running import Choice, Mark, Question, Waiting
from bezique.marker.sheet import Sheet

__all__ = ["Choice", "Mark", "Offer", "Question", "Sheet", "Waiting", "offers", "table_offers"]
