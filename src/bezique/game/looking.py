"""What a player may count while a deal is played (laws S5)."""

from __future__ import annotations

from bezique.rules.model import Rules, StockCount

FEW_CARDS = 12
"""Rubicon: with so many cards to draw, or fewer, a player may count his own aces and tens."""


def may_count_stock(rules: Rules) -> bool:
    """Whether the cards still to be drawn may be counted: in England yes, in France no; in Rubicon at any time."""
    return rules.stock_count is not StockCount.FORBIDDEN


def may_count_own_brisques(rules: Rules, stock_left: int) -> bool:
    """Whether a player may count the aces and tens in his tricks while `stock_left` cards are to be drawn.

    Only Rubicon restricts it (laws S5); tricks that are turned are never looked at.
    """
    return rules.stock_count is not StockCount.RUBICON or stock_left <= FEW_CARDS
