"""Benchmarks: ``python -m tests.bench NAME [options]`` (``--help`` lists each one's own)."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.resources import data_folder


def with_databases(name: str, about: str | None) -> argparse.ArgumentParser:
    """The parser for the options of a benchmark that makes databases: where, and how it is told."""
    parser = argparse.ArgumentParser(
        prog=f"python -m tests.bench {name}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--folder", type=Path, default=data_folder(), help="where to put the databases (default: data/)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    return parser
