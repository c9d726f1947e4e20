"""What pyproject.toml cannot say: the client and the rule books inside the wheel, and the compiled twins."""

import os
import shutil
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

SLIM = (
    [] if os.name == "nt" else ["-g0", "-ffp-contract=off"]
)  # nobody debugs them; sums as plain Python makes them
CARRIED = {"web/dist": "tablee/server/client"} | {
    f"docs/rules/{book.name}": f"tablee/games/{book.name}/rulebook" for book in Path("docs/rules").iterdir()
}


def twins() -> list[Extension]:
    """Files that stay Python and also compile: those with their C types beside them in a `.pxd`."""
    paths = sorted(types.with_suffix(".py") for types in Path("src").rglob("*.pxd"))
    plain = [
        Extension(".".join(path.with_suffix("").parts[1:]), [str(path)], extra_compile_args=SLIM)
        for path in paths
    ]
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        plain, build_dir="build/cython", language_level=3, quiet=True
    )
    for twin in made:
        twin.optional = True  # it stays Python where nothing can compile it; Cython drops the flag
    return made


class BuildTwins(build_ext):
    """`optional` forgives a compiler that fails; here it also forgives one that is not there at all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except OSError as missing:
            raise CompileError(str(missing)) from missing


class BuildWithAssets(build_py):
    """Carry the built client and the rule books; an editable install reads them from the checkout."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for source, place in CARRIED.items():
                target = Path(self.build_lib, place)
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(".*"))


setup(
    cmdclass={"build_ext": BuildTwins, "build_py": BuildWithAssets},
    ext_modules=twins(),
)
