"""A copy of a process that has imported all is, but for that, a program like any other."""

import os
import sys
from pathlib import Path

from tests.forked import Copy


def main(argv: list[str]) -> int:
    """Say what is so in here."""
    print(os.getcwd(), dict(os.environ), *argv)
    print("bot.cli.serve" in sys.modules, file=sys.stderr)
    return 7


def test_a_copy_has_imported_all_and_knows_only_what_it_is_told(tmp_path: Path) -> None:
    files = tmp_path / "out", tmp_path / "err"
    with Copy("tests.test_forked", ["well"], tmp_path, {"OLSEN_LOCALE": "nb"}, *files) as copy:
        out, err = copy.communicate(timeout=60)
    assert (copy.returncode, out) == (7, f"{tmp_path} {{'OLSEN_LOCALE': 'nb'}} well\n")
    assert err == "True\n"
