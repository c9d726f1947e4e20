"""What the host of a house may set, beside its port and its file (`tablee serve --help`)."""

from __future__ import annotations

from ipaddress import ip_network

import msgspec

from tablee.server import limits
from tablee.server.admission.addresses import Proxies
from tablee.server.admission.origins import HouseNames, host_port_of, origin_host_port


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

    def __post_init__(self) -> None:
        if self.public_url and origin_host_port(self.public_url.rstrip("/")) is None:
            raise BadSetting(f"--public-url {self.public_url}: expected https://NAME")
        for host in self.allow_host:
            if host_port_of(host) is None:
                raise BadSetting(f"--allow-host {host}: expected a name")
        for origin in self.allow_origin:
            if origin_host_port(origin) is None:
                raise BadSetting(f"--allow-origin {origin}: expected https://NAME")
        for network in self.trusted_proxy:
            _check_network(network)

    def names(self) -> HouseNames:
        return HouseNames(self.public_url, self.allow_host, self.allow_origin)

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
