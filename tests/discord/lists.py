"""Lists that Discord numbers itself."""

from __future__ import annotations

import re

ITEM = re.compile(r"(\s*)(\d+)\. ")


def renumbered(text: str) -> list[str]:
    """The lines of a text that would show another number than was sent.

    Lines that begin with a number and a full stop are a list: Discord takes the first number and counts up by
    one. Bold and escaped numbers are none, a line without a number ends a list, an empty one does not.
    """
    found, expected = [], dict[int, int]()
    for line in text.split("\n"):
        item = ITEM.match(line)
        if item is not None:
            depth, number = len(item[1]), int(item[2])
            if expected.get(depth, number) != number:
                found.append(line)
            expected[depth] = expected.get(depth, number) + 1
        elif line.strip():
            expected.clear()
    return found
