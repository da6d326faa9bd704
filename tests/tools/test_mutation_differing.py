"""How often changes of a module would make a difference, and that the module does the same as before."""

from __future__ import annotations

import ast
import asyncio
from types import ModuleType

import pytest

from tests.mutation.differing import counting, ledger_of
from tests.mutation.mutants import changes

MODULE = '''"""A module."""
from __future__ import annotations
from contextlib import suppress

def sums(numbers, limit=3):
    """The sums."""
    found = [one for one in numbers if one < limit and one % 2 == 0]
    for _ in range(len(found)):
        if (rest := len(found)) > 9:
            raise ValueError(f"{rest}")
    with suppress(KeyError):
        found.append({}[numbers[0]])
    return found

async def locked(lock, work):
    async with lock:
        await work()
'''


def loaded(name: str) -> ModuleType:
    module = ModuleType(name)
    exec(compile(counting(MODULE, name), name, "exec"), module.__dict__)  # noqa: S102 - written above
    return module


def differing(name: str) -> dict[tuple[str, str], int]:
    """How often each change would have made a difference, by its kind and the code that it changes."""
    counts = ledger_of(name).differences()
    return {
        (kind, ast.unparse(place.node).partition("\n")[0] + f" {number - first}"): counts[number]
        for kind, place, number, first in _numbered()
        if number in counts
    }


def _numbered() -> list[tuple[str, object, int, int]]:
    found, first, before = [], 0, (None, "")
    for number, (place, kind, _) in enumerate(changes(ast.parse(MODULE))):
        if (place.node, kind) != before:
            first, before = number, (place.node, kind)
        found.append((kind, place, number, first))
    return found


def test_a_change_of_a_condition_differs_where_the_condition_is_otherwise() -> None:
    module = loaded("conditions")
    assert module.sums([1, 2, 3, 4]) == [2]
    counts = differing("conditions")
    both = "one < limit and one % 2 == 0"
    # Only 3 is neither less than 3 nor more.
    assert counts["comparison changed", "one < limit 0"] == 1
    assert counts["comparison changed", "one % 2 == 0 0"] == 2
    # Without the first part 3 and 4 may come as well; without the second one 1.
    assert counts["part of condition dropped", f"{both} 0"] == 2
    assert counts["part of condition dropped", f"{both} 1"] == 1
    # It holds for 2, and not for the three others, who would be let in.
    assert counts["condition negated", f"{both} 0"] == 4
    assert counts["condition not asked", f"{both} 0"] == 3


def test_what_never_differs_is_not_counted() -> None:
    module = loaded("never")
    module.sums([2])
    counts = differing("never")
    # It is never more than 9, and nothing is raised.
    assert ("condition not asked", "(rest := len(found)) > 9 1") not in counts
    assert counts["condition not asked", "(rest := len(found)) > 9 0"] == 1
    assert not any(kind == "error swallowed" for kind, _ in counts)
    assert counts["loop without end", "for _ in range(len(found)): 0"] == 1


def test_a_lock_matters_to_those_who_find_it_held_and_a_translator_to_errors() -> None:
    module = loaded("guards")

    async def two() -> None:
        lock, work = asyncio.Lock(), lambda: asyncio.sleep(0)
        await module.locked(lock, work)
        assert ("lock dropped", "async with lock: 0") not in differing("guards")
        await asyncio.gather(module.locked(lock, work), module.locked(lock, work))

    asyncio.run(two())
    module.sums([0])
    counts = differing("guards")
    assert counts["lock dropped", "async with lock: 0"] == 1
    assert counts["lock dropped", "with suppress(KeyError): 0"] == 1
    assert counts["await dropped", "await work() 0"] == 3


def test_errors_pass_as_before_and_locks_are_let_go() -> None:
    module, lock = loaded("errors"), asyncio.Lock()

    async def fails() -> None:
        raise LookupError("as it should")

    with pytest.raises(LookupError, match="as it should"):
        asyncio.run(module.locked(lock, fails))
    assert not lock.locked()
