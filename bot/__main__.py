"""`python -m bot` is `olsen`."""

import sys

from bot.cli import main

sys.exit(main())
