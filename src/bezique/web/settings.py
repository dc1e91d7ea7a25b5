"""The settings of a server: by options of the command line, else by environment variables, else as they stand here."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from bezique.errors import BadSetting

PREFIX = "BEZIQUE_"
LOOPBACK = ("127.0.0.0/8", "::1/128")


def own_folder() -> Path:
    """Where the games of a local table are kept."""
    return Path.home() / ".local" / "share" / "bezique"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a server is told. Each has an environment variable: BEZIQUE_PUBLIC_URL, for one."""

    host: str = "127.0.0.1"
    port: int = 8765
    """0: any that is free."""
    database: str = ""
    """sqlite:///path; empty: a file in the user's own folder."""
    public_url: str = ""
    """How browsers come here, where a reverse proxy stands before it; a path in it is a prefix of all paths."""
    proxies: str = "127.0.0.1"
    """Addresses, with commas, that are believed when they say for whom they ask."""
    metrics_for: str = ""
    """Addresses or networks, with commas, that may read the metrics, besides the machine itself."""
    sockets_an_address: int = 100
    requests_a_minute: int = 240
    """Requests from an address that change something."""
    messages_a_second: int = 20
    """Messages from a connection, in the long run; five seconds' worth may come at once."""
    message_size: int = 4096
    body_size: int = 65_536
    record_size: int = 1_000_000
    backlog: int = 64
    """Messages that wait for a slow reader before it is dropped."""
    thinkers: int = 2
    """Computer players that think at the same time."""

    def __post_init__(self) -> None:
        """Raise BadSetting where a value cannot be used."""
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in {"http", "https"} or not parts.netloc):
            raise BadSetting(f"public URL {self.public_url!r}: it begins with http:// or https:// and names a host")
        if not 0 <= self.port < 65_536:
            raise BadSetting(f"port {self.port}: a port is a number from 0 to 65535")
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int) and field.name != "port" and value < 1:
                raise BadSetting(f"{field.name} {value}: at least 1 is needed")
        networks(self.metrics_for, "metrics for")
        if self.proxies.strip() != "*":
            networks(self.proxies, "proxies")

    @property
    def secure(self) -> bool:
        """Whether browsers come by https."""
        return self.public_url.startswith("https:")

    @property
    def origin(self) -> str:
        """The origin of the pages, where a public address says it."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""

    @property
    def prefix(self) -> str:
        """What all paths begin with: "" or "/games"."""
        return urlsplit(self.public_url).path.rstrip("/")


def networks(text: str, of: str = "addresses") -> tuple[IPv4Network | IPv6Network, ...]:
    """The machine itself and the addresses or networks that are named; raises BadSetting."""
    try:
        return tuple(ip_network(part.strip()) for part in [*LOOPBACK, *text.split(",")] if part.strip())
    except ValueError as fault:
        raise BadSetting(f"{of} {text!r}: {fault}") from fault


def settings_from(given: Mapping[str, str | int | None], environment: Mapping[str, str]) -> Settings:
    """Options that were given go before variables; raises BadSetting where one cannot be read."""
    values: dict[str, str | int] = {}
    for field in dataclasses.fields(Settings):
        own = given.get(field.name)
        text = environment.get(PREFIX + field.name.upper())
        if own is not None:
            values[field.name] = own
        elif text is not None:
            values[field.name] = _read(field.name, text, isinstance(field.default, int))
    return Settings(**values)  # type: ignore[arg-type]


def _read(name: str, text: str, number: bool) -> str | int:
    if not number:
        return text
    try:
        return int(text)
    except ValueError:
        raise BadSetting(f"{PREFIX}{name.upper()} is {text!r}: a whole number is needed") from None
