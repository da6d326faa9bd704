"""`olsen try` with computers that think for less than half a second."""

from functools import partial

from bot import cli
from bot.client import olsen
from bot.tables import Pace

PAUSE = 300, 500
"""Milliseconds."""


def main(argv: list[str]) -> int:
    """Run the command."""
    vars(olsen)["Pace"] = partial(Pace, computer_pause=PAUSE)
    return cli.main(argv)
