"""What the host of a house may set, beside its port and its file (`tablee serve --help`)."""

from __future__ import annotations

import re
from ipaddress import ip_network
from typing import Final

import msgspec

from tablee.server import limits
from tablee.server.admission.addresses import Proxies
from tablee.server.admission.origins import HouseNames, host_port_of, origin_host_port
from tablee.server.admission.public_url import PublicUrl, public_url_of

SHORTEST: Final = 16  # characters of a secret that nobody guesses
SECRET: Final = re.compile(rf"[!-~]{{{SHORTEST},}}")
LOGS: Final = ("text", "json")


class BadSetting(ValueError):
    """A setting that cannot be understood; the text names it."""


class HostSettings(msgspec.Struct, frozen=True):
    """`public_url` is where people find the house; the other names and pages are allowed beside its own."""

    joins_per_minute: float = limits.JOINS_PER_MINUTE
    connections_per_address: int = limits.CONNECTIONS_PER_ADDRESS
    public_url: str = ""
    allow_host: tuple[str, ...] = ()
    allow_origin: tuple[str, ...] = ()
    trusted_proxy: tuple[str, ...] = ()
    keep_days: int = 0
    calls_to_private: bool = False
    admin_token: str = ""
    metrics_token: str = ""
    log: str = "text"

    def __post_init__(self) -> None:
        where = public_url_of(self.public_url)
        if self.public_url and (where is None or origin_host_port(where.origin) is None):
            raise BadSetting(f"--public-url {self.public_url}: expected https://NAME or https://NAME/PATH")
        for host in self.allow_host:
            if host_port_of(host) is None:
                raise BadSetting(f"--allow-host {host}: expected a name")
        for origin in self.allow_origin:
            if origin_host_port(origin) is None:
                raise BadSetting(f"--allow-origin {origin}: expected https://NAME")
        for network in self.trusted_proxy:
            _check_network(network)
        for name, secret in (("--admin-token", self.admin_token), ("--metrics-token", self.metrics_token)):
            if secret and not SECRET.fullmatch(secret):
                raise BadSetting(f"{name}: expected at least {SHORTEST} letters and figures without spaces")
        if self.log not in LOGS:
            raise BadSetting(f"--log {self.log}: expected text or json")

    @property
    def public(self) -> PublicUrl:
        return public_url_of(self.public_url) or PublicUrl("", "")

    def names(self) -> HouseNames:
        return HouseNames(self.public.origin, self.allow_host, self.allow_origin)

    def behind_unknown(self) -> bool:
        """Whether people come by a public address, and nobody said through which proxy."""
        return bool(self.public_url) and not self.trusted_proxy

    def proxies(self) -> Proxies:
        return Proxies(self.trusted_proxy)


def _check_network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise BadSetting(f"--trusted-proxy {text}: expected an address or a network") from None
