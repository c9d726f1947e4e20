"""Try an installed house: its compiled parts, a house that opens, its page, a table of every game.

Run by the Python of an environment that holds an installed wheel and nothing else.
"""

import importlib.util
import json
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from pathlib import Path

PATIENCE = 60.0


def main() -> int:
    for tool in ("cc", "gcc", "clang", "node", "npm"):
        assert shutil.which(tool) is None, f"{tool} is here: this proves nothing"
    spec = importlib.util.find_spec("tablee")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    assert "site-packages" in package.parts, package
    twins = sorted(package.rglob("*.pxd"))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = [twin.stem for twin in twins if not twin.with_name(twin.stem + suffix).is_file()]
    assert twins
    assert not missing, f"not compiled: {missing}"
    compiled = list(package.rglob(f"*{suffix}"))
    assert len(compiled) > len(twins), "the hot path is not compiled"
    with tempfile.TemporaryDirectory() as folder:
        open_house(Path(folder))
    print(f"tablee: {len(compiled)} compiled parts, a house and a game: all work", flush=True)
    return 0


def open_house(folder: Path) -> None:
    tablee = str(Path(sys.executable).with_name("tablee"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    serve = [
        tablee,
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--db",
        str(folder / "t.db"),
        "--quiet",
    ]
    house = subprocess.Popen(serve)
    try:
        wait_for(f"{address}/readyz")
        assert b"<script" in read(address)
        games = json.loads(read(f"{address}/api/shelf"))["games"]
        assert len(games) >= 4, games
        for game in games:
            read(f"{address}/api/rules/{game['name']}/fr")
            open_table(address, game)
    finally:
        house.terminate()
        assert house.wait(30) == 0
    checked = subprocess.run([tablee, "check-store", str(folder / "t.db")], check=True, capture_output=True)
    assert checked.returncode == 0


def open_table(address: str, game: dict[str, object]) -> None:
    """A person with bots on the other seats, and the first cards dealt."""
    seats = min(game["seats"])  # type: ignore[call-overload]
    bots = ["random"] * (seats - 1)
    wish = {"game": game["name"], "name": "Anne", "seats": seats, "bots": bots, "begin": True}
    asked = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        assert answer.status == 201


def read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body


def wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            read(address)
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    sys.exit(main())
