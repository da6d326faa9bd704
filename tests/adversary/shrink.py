"""Making an afternoon shorter, as long as it ends in the same kind of fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.adversary.afternoon import Account
from tests.storm.shrink import spans

TRIES = 40
"""So often an afternoon is spent again at most."""


def shortest(
    account: Account, spend: Callable[[Sequence[int]], Account], say: Callable[[str], object]
) -> Account:
    """The shortest afternoon found that goes wrong as ``account`` does; ``say`` hears of each one that does.

    First without everything before the last step, then without halves of that, quarters, and so on.
    """
    assert account.fault is not None
    kind, tries = account.fault.kind, 0
    *before, last = account.told
    best, size = account, len(before)
    while size >= 1 and before:
        for first in range(0, len(before), size):
            if tries == TRIES:
                return best
            rest = before[:first] + before[first + size :]
            tries += 1
            tried = spend([*rest, last])
            if tried.fault is not None and tried.fault.kind == kind:
                best = tried
                *before, last = tried.told
                say(f"{len(tried.told)} steps are enough")
                break
        else:
            size //= 2
            continue
        size = min(size, len(before))
    return best


def told(seed: int, account: Account) -> str:
    """What was done in an afternoon, line by line, how it ended, and how it can be seen again."""
    lines = [f"{step:6} {what}" for step, what in account.told.items()]
    only = spans(list(account.told))
    return "\n".join(
        [*lines, f"FAILED {account.fault}", f"again: python -m tests.adversary {seed} --only {only}"]
    )
