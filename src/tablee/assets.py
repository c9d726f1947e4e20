"""Where the built client lies: in the package once installed, else in the checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


def client_dir() -> Path | None:
    """The built browser client, or None where nobody has built it yet."""
    for place in (_PACKAGE / "server" / "client", _CHECKOUT / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None
