"""The two commands' foundations: what is found where, what a build decides, what a wheel holds."""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from msgspec.structs import replace
from packaging.requirements import Requirement
from setuptools import build_meta

import backend
import client
import tablee
from tablee import assets
from tablee.core import rulebook, shelf
from tests.toy_shelf import ours

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = re.compile(
    rb"registry[.](?:npmjs|yarnpkg)|files[.]pythonhosted|pypi[^/\s]*/simple"  # a package registry
    rb"|/[r]oot/|/work/(?:main|shared)\b|/[o]pt/pypi"  # a machine
)


def written(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def project_files() -> list[Path]:
    """What git has in a checkout; where there is no git, `.gitignore` tells what is not ours."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    if shutil.which("git") is None:
        return [path for path in ROOT.rglob("*") if path.is_file() and not is_ignored(path.relative_to(ROOT))]
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def is_ignored(path: Path) -> bool:
    """By name or ending, wherever it lies: as much of git's patterns as ours use."""
    patterns = {".git", *(ROOT / ".gitignore").read_text().split()} - {"src/tablee/server/client/"}
    if any(fnmatch(path.as_posix(), pattern[1:]) for pattern in patterns if pattern.startswith("!")):
        return False
    names = [pattern.rstrip("/").rpartition("/")[2] for pattern in patterns if not pattern.startswith("!")]
    return any(fnmatch(part, name) for part in path.parts for name in names)


@pytest.mark.skipif(shutil.which("git") is None, reason="nothing to compare with")
def test_a_machine_without_git_finds_the_same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = set(project_files())
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert set(project_files()) == listed


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a small client, not built yet."""
    web = tmp_path / "web"
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "DIST", web / "dist")
    monkeypatch.setattr(client, "STAMP", web / "dist" / ".sources")
    written(web / "src" / "main.ts", "start();")
    written(tmp_path / "docs" / "rules" / "toy" / "fr.md", "# Le jeu d’essai")
    return tmp_path


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(client, "wheel_node", lambda: None)


def mark_built(tree: Path) -> None:
    written(tree / "web" / "dist" / "index.html")
    client.STAMP.write_text(client.fingerprint())


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("tablee") == tablee.__version__


def test_the_client_in_the_package_comes_before_the_checkouts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "src" / "tablee")
    monkeypatch.setattr(assets, "_CHECKOUT", tmp_path)
    assert assets.client_dir() is None
    built = written(tmp_path / "web" / "dist" / "index.html").parent
    assert assets.client_dir() == built
    installed = written(tmp_path / "src" / "tablee" / "server" / "client" / "index.html").parent
    assert assets.client_dir() == installed


@pytest.mark.parametrize("game", ours())
def test_a_rule_book_in_the_package_comes_before_the_checkouts(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = shelf.box(game)
    for language in rulebook.LANGUAGES:
        assert rulebook.clauses(rulebook.read_book(box, language))
    written(tmp_path / "packed_book" / "__init__.py")
    written(tmp_path / "packed_book" / "rulebook" / "fr.md", "# Un livre")
    monkeypatch.syspath_prepend(tmp_path)
    assert rulebook.read_book(replace(box, book="packed_book"), "fr") == "# Un livre"


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.19.0", True), ("v22.12.1", True), ("v24.1.0", True),
     ("v18.20.4", False), ("v20.18.3", False), ("v21.7.3", False), ("v22.11.0", False), ("", False)],
)  # fmt: skip
def test_only_a_node_the_bundler_runs_on_is_used(version: str, good: bool) -> None:
    assert client.usable(version) is good


def test_an_old_node_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *a, **k: CompletedProcess(a, 0, stdout="v18.19.0\n"))
    assert client.system_node() is None


def test_node_without_npm_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/node" if name == "node" else None)
    assert client.system_node() is None


@pytest.mark.usefixtures("no_node")
def test_a_build_asks_for_node_only_when_it_must_build(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for hook in ("get_requires_for_build_wheel", "get_requires_for_build_sdist"):
        monkeypatch.setattr(build_meta, hook, lambda settings: ["setuptools"])
    asked = backend.get_requires_for_build_wheel, backend.get_requires_for_build_sdist
    assert all(hook() == ["setuptools", client.NODE_WHEEL] for hook in asked)
    mark_built(tree)
    assert all(hook() == ["setuptools"] for hook in asked)


@pytest.mark.usefixtures("no_node")
def test_a_machine_without_node_is_told_so(tree: Path) -> None:
    with pytest.raises(client.NoNode, match=r"needs Node\.js"):
        client.build()
    assert not client.is_built()


def test_a_machine_with_node_needs_nothing_more(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "system_node", lambda: client.Node(("npm",), "/bin"))
    assert client.requirements() == []


@pytest.mark.parametrize("source", ["web/src/main.ts", "docs/rules/toy/fr.md", "src/tablee/l10n/fr.ftl"])
def test_a_changed_source_makes_the_client_stale(tree: Path, source: str) -> None:
    mark_built(tree)
    written(tree / "web" / "node_modules" / "x" / "index.js")
    assert client.is_built()
    written(tree / source, "changed")
    assert not client.is_built()


def test_packages_are_installed_again_when_the_lock_file_moves(tree: Path) -> None:
    needed, optional = {"version": "1.0.0"}, {"version": "2.0.0", "optional": True}
    lock = {"": {}, "node_modules/a": needed, "node_modules/b": optional}
    written(tree / "web" / "package-lock.json", json.dumps({"packages": lock}))
    assert not client.packages_ready()
    present = written(
        tree / "web" / "node_modules" / ".package-lock.json",
        json.dumps({"packages": {"node_modules/a": {"version": "1.0.0"}}}),
    )
    assert client.packages_ready()
    present.write_text(json.dumps({"packages": {"node_modules/a": {"version": "0.9.0"}}}))
    assert not client.packages_ready()


def test_the_chosen_python_can_set_the_house_up() -> None:
    chosen = subprocess.run([ROOT / "packaging" / "python"], capture_output=True, text=True, check=True)
    question = "import ensurepip, sqlite3, sys, venv; print(sys.version_info >= (3, 11))"
    asked = subprocess.run(
        [chosen.stdout.strip(), "-c", question], capture_output=True, text=True, check=True
    )  # fmt: skip
    assert asked.stdout == "True\n"


def test_without_a_good_python_the_set_up_is_left_to_say_why(tmp_path: Path) -> None:
    script = (ROOT / "packaging" / "python").read_text().replace("/usr/bin/python3", "/no/such/python3")
    (tmp_path / "bash").symlink_to(str(shutil.which("bash")))
    tried = subprocess.run(
        ["bash", "-c", script], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )  # fmt: skip
    assert tried.stdout == "python3\n"


def test_missing_chromium_is_explained_where_it_may_not_be_installed(tmp_path: Path) -> None:
    for tool in ("bash", "cat", "id"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    tried = subprocess.run(
        [ROOT / "packaging" / "chromium"], env={"PATH": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tried.returncode == 1
    assert "sudo apt-get install chromium" in tried.stderr


def test_a_chromium_that_cannot_be_run_is_named() -> None:
    tried = subprocess.run(
        [ROOT / "packaging" / "chromium"], env={**os.environ, "CHROMIUM": "/no/such/browser"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tried.returncode == 1
    assert "CHROMIUM=/no/such/browser is no program" in tried.stderr


def test_no_file_names_a_registry_or_a_machine() -> None:
    named = {
        str(path.relative_to(ROOT)): found[0]
        for path in project_files()
        if (found := ELSEWHERE.search(path.read_bytes()))
    }
    assert named == {}


def test_the_lock_file_leaves_the_registry_open() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def copied(checkout: Path) -> Path:
    for path in project_files():
        target = checkout / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    if client.is_built():
        shutil.copytree(client.DIST, checkout / "web" / "dist")
    return checkout


def found_by(site: Path) -> list[Path]:
    """Where the package unpacked there finds its client, then its rule books."""
    question = (
        "from tablee import assets; print(assets.client_dir())\n"
        "from tablee.core import rulebook, shelf\n"
        "for box in shelf.installed().boxes.values(): print(rulebook._folder(box))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", question], env={**os.environ, "PYTHONPATH": str(site)},
        cwd=site, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [Path(line) for line in answer.stdout.splitlines()]


def test_the_hot_path_names_files_that_are_there() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["tablee"]["hot-path"]
    assert [name for name in named if not (ROOT / "src" / "tablee" / name).is_file()] == []
    assert sorted(set(named)) == named


def test_in_a_checkout_the_hot_path_runs_from_its_python_files() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["tablee"]["hot-path"]
    paths = [ROOT / "src" / "tablee" / name for name in named]
    assert [found for path in paths for found in path.parent.glob(f"{path.stem}.*.so")] == []


@pytest.mark.slow
def test_a_wheel_from_the_source_distribution_is_complete(tmp_path: Path) -> None:
    checkout, out, site = copied(tmp_path / "checkout"), tmp_path / "out", tmp_path / "site"
    # the set-up has built in an environment of its own; here the tests' own will do
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(checkout)]
    quickly = {
        **os.environ,
        "CFLAGS": "-O0",
        "TABLEE_COMPILE": "twins",
    }  # its speed does not matter
    made = subprocess.run(command, env=quickly, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr[-2000:]
    with tarfile.open(next(out.glob("*.tar.gz"))) as packed_sources:
        carried_sources = {Path(name).relative_to(Path(name).parts[0]) for name in packed_sources.getnames()}
    of_hosts = {path.relative_to(ROOT) for path in (ROOT / "hosting").iterdir() if path.name != ".env"}
    assert {*of_hosts, Path("docs/hosting.md"), Path("LISEZMOI.md"), Path(".dockerignore")} <= carried_sources
    with zipfile.ZipFile(next(out.glob("*.whl"))) as packed:
        packed.extractall(site)

    games = site / "tablee" / "games"
    books = [games / name / "rulebook" for name in ours()]
    assert found_by(site) == [site / "tablee" / "server" / "client", *books]
    carried = {path.relative_to(games) for path in games.glob("*/rulebook/*.md")}
    books_here = below(ROOT / "docs" / "rules", "*.md")
    assert carried == {Path(path.parent, "rulebook", path.name) for path in books_here}
    assert below(site / "tablee", "*.ftl") == below(ROOT / "src" / "tablee", "*.ftl")
    assert below(site / "tablee", "*.py") == below(ROOT / "src" / "tablee", "*.py")
    assert (site / "tablee" / "py.typed").is_file()


def below(folder: Path, pattern: str) -> set[Path]:
    """The files of that pattern, of which there must be some."""
    found = {path.relative_to(folder) for path in folder.rglob(pattern)}
    assert found, f"no {pattern} in {folder}"
    return found


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-pip.txt", "constraints-node.txt"])
def test_everything_locked_has_one_version_and_hashes(name: str) -> None:
    entries = (ROOT / "packaging" / name).read_text().replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( ; [\w '=!]+)?(\s+--hash=sha256:[0-9a-f]{64})+", entry), entry


def test_everything_the_package_needs_is_locked() -> None:
    """`make constraints` was run since the last change of what is needed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    package = project["project"]
    needed = [*package["dependencies"], *package["optional-dependencies"]["physics"]]
    needed += [*project["build-system"]["requires"], client.NODE_WHEEL]
    locked: dict[str, str] = {}
    for path in (ROOT / "packaging").glob("constraints*.txt"):
        locked |= dict(re.findall(r"^([\w.-]+)==([\w.]+)", path.read_text(), re.MULTILINE))
    for requirement in map(Requirement, needed):
        version = locked[requirement.name.lower().replace(".", "-").replace("_", "-")]
        assert requirement.specifier.contains(version), requirement
