"""What the terminal shows when the house opens: addresses, and a code for phones."""

from __future__ import annotations

import io
import os
import socket

import segno

TEXTS = {
    "fr": ("La maison est ouverte.", "sur cette machine", "sur le réseau local", "Ctrl+C pour fermer."),
    "en": ("The house is open.", "on this machine", "on the local network", "Ctrl+C to close."),
}
PUBLIC = {"fr": "pour tout le monde", "en": "for everybody"}
HERE = ("0.0.0.0", "127.0.0.1", "localhost", "::", "::1", "")
PROBE = ("192.0.2.1", 9)  # a documentation address (RFC 5737): a route is looked up, nothing is sent


def language() -> str:
    """French where the terminal is French or says nothing, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if not locale or locale.startswith("fr") else "en"


def network_addresses() -> list[str]:
    """This machine's own addresses on its networks, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE)
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        infos = []
    found += [str(info[4][0]) for info in infos]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def reachable(host: str, port: int) -> list[str]:
    """The addresses others can use; none if the house listens to this machine only."""
    if host in ("0.0.0.0", "::", ""):
        return [f"http://{address}:{port}" for address in network_addresses()]
    return [] if host in ("127.0.0.1", "localhost", "::1") else [f"http://{host}:{port}"]


def announcement(
    host: str, port: int, others: list[str], spoken: str | None = None, *, public: bool = False
) -> str:
    """`others` are the addresses for others; a `public` one was named by the host."""
    title, here, network, close = TEXTS[spoken or language()]
    if public:
        network = PUBLIC[spoken or language()]
    own = f"http://localhost:{port}" if not others or host in HERE else others[0]
    lines = ["", f"  {title}", "", f"  {own}  ({here})"]
    lines += [f"  {other}  ({network})" for other in others]
    drawn = io.StringIO()
    segno.make(others[0] if others else own, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join([*lines, "", drawn.getvalue(), f"  {close}", ""])
