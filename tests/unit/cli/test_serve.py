"""One's own table: where it is."""

from __future__ import annotations

import socket

import pytest

from bezique.cli import serve


def test_the_own_table_is_always_at_the_same_port_unless_another_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "OWN_PORT", port)
        other.listen()
        assert serve.own_port() == 0
    assert serve.own_port() == port
