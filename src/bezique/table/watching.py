"""Who may look on: those to whom a player gives the link for it, where the host has opened the table to them.

The link's secret is made from that of the game, so that both players have it on every device and nothing more is kept.
"""

from __future__ import annotations

import hmac

from bezique.table.setup import Setup

_LENGTH = 24
MARK = "."
"""Stands between the game's name and the rest, and in no invitation."""


def watch_secret(name: str, setup: Setup, secret: bytes) -> str:
    """What stands behind # in the link for those who look on; "" where nobody may."""
    if not setup.may_be_watched or not secret:
        return ""
    return name + MARK + hmac.new(secret, b"look on", "sha256").hexdigest()[:_LENGTH]
