"""Where the built client and the rule books lie: in the package once installed, else in the checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


def client_dir() -> Path | None:
    """The built browser client, or None where nobody has built it yet."""
    for place in (_PACKAGE / "server" / "client", _CHECKOUT / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


def rulebook_dir() -> Path:
    """The rule books, one folder a game."""
    installed = _PACKAGE / "rulebook"
    return installed if installed.is_dir() else _CHECKOUT / "docs" / "rules"
