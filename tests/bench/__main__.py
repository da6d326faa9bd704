"""Runs a benchmark by its name: ``engine`` is ``tests/bench/engine.py`` and its ``main(argv) -> int``."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from tests import bench

NAMES = sorted(
    module.name
    for module in pkgutil.iter_modules(bench.__path__)
    if not module.name.startswith(("_", "test_"))
)

if len(sys.argv) < 2 or sys.argv[1] not in NAMES:
    sys.exit(f"usage: python -m tests.bench {{{','.join(NAMES)}}} [options]")
sys.exit(importlib.import_module(f"tests.bench.{sys.argv[1]}").main(sys.argv[2:]))
