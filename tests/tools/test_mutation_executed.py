"""What is counted of the lines of a module, and that it does the same as before."""

from __future__ import annotations

import ast
import re
from collections import Counter
from types import ModuleType

from tests.mutation.executed import counting, counts_of

MODULE = '''"""A module."""
from __future__ import annotations
LIMIT = (
    3
)


def sums(numbers, limit=LIMIT):
    """The sums."""
    global LIMIT
    found = []  # 1
    for number in numbers:  # 1
        if number > limit and (  # 4
            number % 2 == 0  # 3
        ):
            found.append(  # 2
                number  # 2
                + 1  # 2
            )
        elif number < 0:  # 2
            raise ValueError(f"{number}")
    return {  # 1
        **dict(enumerate(found)),  # 1
        "last": next((  # 2
            one for one in found[  # 2
                ::-1
            ]
        ), None),  # 1
    }


twice = sorted(
    (1, 3, 2),
    key=lambda one:
        -one,  # 3
)


async def later(one):
    async with one as other:
        match other:
            case 3 if other:
                return [
                    *other
                ]
    try:
        return await (
            other
        )
    except KeyError:
        pass
    else:
        other += 1
'''
TIMES = {
    number: int(found[1])
    for number, line in enumerate(MODULE.splitlines(), 1)
    if (found := re.search(r"# (\d+)$", line))
}
"""How often lines are executed by what is done below, each part in one anew; the others are not counted."""


def loaded(name: str) -> ModuleType:
    module = ModuleType(name)
    exec(compile(counting(MODULE, name), name, "exec"), module.__dict__)  # noqa: S102 - written above
    return module


def test_lines_of_functions_are_counted_each_time_that_they_are_executed() -> None:
    module = loaded("counted")
    assert module.sums([1, 4, 6, 5]) == {0: 5, 1: 7, "last": 7}
    assert counts_of("counted") == Counter(TIMES)


def test_what_is_documented_stays_so() -> None:
    module = loaded("documented")
    assert (module.__doc__, module.sums.__doc__) == ("A module.", "The sums.")


def test_code_that_cannot_hold_counting_is_left_as_it_is() -> None:
    assert "f'{number}'" in ast.unparse(counting(MODULE, "left"))
