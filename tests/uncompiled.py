"""The same code with compiled parts and as plain Python, in a process each."""

import subprocess
import sys

PLAIN = """
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
import tablee

class Plain:
    def find_spec(self, name, path=None, target=None):
        file = Path(tablee.__file__).parent.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if name.startswith("tablee.") and file.with_suffix(".pxd").exists():
            return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))
        return None

sys.meta_path.insert(0, Plain())
"""


def both_ways(code: str) -> tuple[str, str]:
    """What the code prints as it is installed, and what it prints where nothing could compile."""
    return _run(code), _run(PLAIN + code)


def _run(code: str) -> str:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout
