"""Makes ``python -m bot`` run the `olsen` command."""

import sys

from bot.cli import main

sys.exit(main())
