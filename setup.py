"""What pyproject.toml cannot say: the client and the rule books inside the wheel, and what is compiled.

Twins are compiled wherever there is a compiler. The hot path, the files every move goes through, is compiled
into wheels and wherever `TABLEE_COMPILE=all` is set; in a checkout it stays plain, so that edits take effect.
Both may have C types beside them in a `.pxd`.
"""

import os
import shutil
import sys
import tomllib
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


def twins() -> list[Path]:
    """Files with C types beside them in a `.pxd`, without which they would be too slow anywhere."""
    typed = {types.with_suffix(".py") for types in Path("src").rglob("*.pxd")}
    return sorted(typed - set(hot_path()))


def hot_path() -> list[Path]:
    """Files that every move goes through, as pyproject.toml names them; most have C types beside them."""
    named = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["tablee"]["hot-path"]
    return [Path("src/tablee", name) for name in named]


def extensions(paths: list[Path], **directives: bool) -> list[Extension]:
    plain = [
        Extension(".".join(path.with_suffix("").parts[1:]), [str(path)], extra_compile_args=SLIM)
        for path in paths
    ]
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        plain, build_dir="build/cython", language_level=3, quiet=True, compiler_directives=directives
    )
    for extension in made:
        extension.optional = True  # it stays Python where nothing can compile it; Cython drops the flag
    return made


class BuildCompiled(build_ext):
    """`optional` forgives a compiler that fails; here it also forgives one that is not there at all."""

    def finalize_options(self) -> None:
        if os.environ.get("TABLEE_COMPILE", "all" if "bdist_wheel" in sys.argv else "twins") == "all":
            known = self.distribution.ext_modules or []
            self.distribution.ext_modules = [*known, *extensions(hot_path(), annotation_typing=False)]
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """The hot path all or none: its files know one another's C types; one that stayed Python has none."""
        super().build_extensions()
        together = {".".join(path.with_suffix("").parts[1:]) for path in hot_path()}
        made = [Path(self.get_ext_fullpath(one.name)) for one in self.extensions if one.name in together]
        if not all(file.is_file() for file in made):
            for file in made:
                file.unlink(missing_ok=True)

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
    cmdclass={"build_ext": BuildCompiled, "build_py": BuildWithAssets},
    ext_modules=extensions(twins()),
)
