"""The exit statuses of the process, and printing the sentence that explains a failure."""

import sys
from enum import IntEnum


class Exit(IntEnum):
    """The exit status of the process."""

    OK = 0
    FAILED = 1
    USAGE = 2
    IN_USE = 3
    BROKEN = 4
    NOT_HANDED_OVER = 5


NEEDS_SOMEBODY = (Exit.USAGE, Exit.BROKEN, Exit.NOT_HANDED_OVER)
"""The statuses after which a restart doesn't help until the host has fixed something."""


def failed(sentence: str, status: Exit = Exit.FAILED) -> Exit:
    """Print what went wrong on standard error, in one line, and return ``status``."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return status
