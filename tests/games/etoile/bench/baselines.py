"""Compiles `plain.py` into build/, once, and makes its thinkers: `plain`, `greedy`, `flat`, `rover`."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from tablee.games.etoile import fast
from tablee.games.etoile.bots.search import worth
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.meta import Options

BUILT = Path("build/etoile-baselines")
SOURCE = Path(__file__).with_name("plain.py")
TYPES = [
    SOURCE.with_suffix(".pxd"),
    Path(fast.__file__).parent / "fast.pxd",
    Path(worth.__file__).parent / "worth.pxd",
]
NAMES = ("plain", "greedy", "flat", "rover")


def baseline(name: str, twin: Twin, options: Options) -> Any:
    """Thinks like a `Search`: `greedy` sees its own move alone, `rover` is held out."""
    thinkers = compiled()
    if name == "flat":
        return thinkers.Flat(twin)
    by_hand = Worth(options, Weights(noise=0))
    return thinkers.Plain(twin, by_hand, 1 if name == "greedy" else 60, name == "rover")


def compiled() -> Any:
    """Built anew when its source or any of the C types it goes by is newer."""
    found, newest = list(BUILT.glob("plain.*.so")), max([file.stat().st_mtime for file in (SOURCE, *TYPES)])
    if not found or found[0].stat().st_mtime < newest:
        build()
        found = list(BUILT.glob("plain.*.so"))
    spec = importlib.util.spec_from_file_location("plain", found[0])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build() -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    package = Path(sys.modules[Twin.__module__].__file__ or "").parents[3]
    plain = [Extension("plain", [str(SOURCE)], extra_compile_args=["-g0", "-ffp-contract=off"])]
    made = cythonize(plain, build_dir=str(BUILT), include_path=[str(package), str(SOURCE.parent)], quiet=True)  # type: ignore[no-untyped-call]
    building: Any = Distribution({"ext_modules": made}).get_command_obj("build_ext")
    building.build_lib = building.build_temp = str(BUILT)
    building.ensure_finalized()
    building.run()
