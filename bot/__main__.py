"""Makes ``python -m bot`` run the `olsen` command."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - where it holds, the next import ends in a traceback
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Olsen needs Python 3.11 or newer, but this is {version}.", file=sys.stderr)
    sys.exit(2)

from bot.cli import main

sys.exit(main())
