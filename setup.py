"""What pyproject.toml cannot say: the client and the rule books inside the wheel, and the compiled twins."""

import shutil
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

CARRIED = {"web/dist": "tablee/server/client", "docs/rules": "tablee/rulebook"}


def twins() -> list[Extension]:
    """Files that stay Python and also compile; `optional` keeps them Python where nothing can compile."""
    return [
        Extension(".".join(path.with_suffix("").parts[1:]), [str(path)], optional=True)
        for path in sorted(Path("src").glob("tablee/games/*/fast.py"))
    ]


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
    cmdclass={"build_py": BuildWithAssets},
    ext_modules=cythonize(  # type: ignore[no-untyped-call]
        twins(), build_dir="build/cython", language_level=3, quiet=True
    ),
)
