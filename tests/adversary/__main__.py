"""``python -m tests.adversary SEED --steps N``: an afternoon, and the shortest way to what goes wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.storm.chance import settle

MEMORY = Path("/dev/shm")  # noqa: S108 - tempfile makes a folder of its own in it


def main(argv: Sequence[str]) -> int:
    """Spend an afternoon. Gives 1 if something went wrong, else 0."""
    # Not before: what is imported may ask for hashes and chance.
    from tests.adversary.afternoon import Account, spend
    from tests.adversary.shrink import shortest, told
    from tests.storm.__main__ import numbers

    parser = argparse.ArgumentParser(prog="python -m tests.adversary", description=__doc__)
    parser.add_argument("seed", type=int, help="the same seed is the same afternoon")
    parser.add_argument("--steps", type=int, default=1_000, help="how many are taken (%(default)s)")
    parser.add_argument("--only", default="", help="the only steps that are taken: 3,7,20-90")
    parser.add_argument("--long", action="store_true", help="do not look for a shorter sequence")
    given = parser.parse_args(argv)
    steps = sorted(numbers(given.only)) if given.only else list(range(1, given.steps + 1))

    def afternoon(steps: Sequence[int]) -> Account:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            return asyncio.run(spend(Path(folder), given.seed, steps))

    account = afternoon(steps)
    print(
        f"adversary: seed {given.seed}, {len(account.told)} steps, {account.fault or 'nothing found'}",
        flush=True,
    )
    if account.fault is None:
        return 0
    if not given.long:
        account = shortest(account, afternoon, lambda line: print(line, flush=True))
    print(told(given.seed, account))
    return 1


if __name__ == "__main__":
    settle()
    sys.exit(main(sys.argv[1:]))
