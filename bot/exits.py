"""How the process ends: its exit statuses, and the one sentence that explains a bad one."""

import sys
from enum import IntEnum


class Exit(IntEnum):
    """What the process tells its caller."""

    OK = 0
    FAILED = 1
    USAGE = 2


def failed(sentence: str, status: Exit = Exit.FAILED) -> Exit:
    """Tell the operator on standard error what went wrong, on one line; returns ``status``."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return status
