"""What holds for all tests: code is compiled once, not in each process that a test starts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.dont_write_bytecode:
    # Whoever wants no bytecode beside the code shall have none there; but without any, every worker and every
    # bot that a test starts in a process of its own would first compile all that it imports.
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
