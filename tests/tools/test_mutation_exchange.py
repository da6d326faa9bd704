"""Functions that exist do what other code says, and what cannot be exchanged is known."""

from __future__ import annotations

from types import CodeType, ModuleType

import pytest

from bot.league.sizes import table_sizes
from tests.mutation.exchange import exchange, exchange_of
from tests.mutation.mutants import mutants, path_of

MODULE = '''"""A module."""
from functools import cached_property, wraps

LIMIT = [2 + each for each in range(3)]
small, large = lambda n: n < 5, lambda n: n < 6

class Base:
    def size(self):
        return 9

class Own(Base):
    kind = "own"
    def __init__(self, factor=10):
        self.factor = factor
    def size(self):
        return super().size() + 11
    @property
    def double(self):
        return self.size() * 12
    @cached_property
    def parts(self):
        return [part + 13 for part in range(2)]

def adding(number):
    def added(other):
        return number + other + 14
    return added

def wrapped(function):
    @wraps(function)
    def within(*args):
        return function(*args) + 15
    return within

@wrapped
def decorated(number):
    return number + 16

async def later(number):
    return number + 17
'''


def compiled(source: str) -> CodeType:
    return compile(source, "made", "exec")


@pytest.mark.parametrize(
    ("old", "new", "asked", "was", "becomes"),
    [
        ("n < 5", "n < 4", "small(4)", True, False),
        ("n < 6", "n < 5", "large(5)", True, False),
        ("+ 11", "- 11", "own.size()", 20, -2),
        ("* 12", "* 1", "own.double", 240, 20),
        ("+ 13", "- 13", "own.parts", [13, 14], [-13, -12]),
        ("+ 14", "- 14", "adding(1)(2)", 17, -11),
        ("+ 16", "- 16", "decorated(1)", 32, 0),
    ],
)
def test_functions_that_exist_do_what_the_other_code_says(
    old: str, new: str, asked: str, was: object, becomes: object
) -> None:
    module, before = ModuleType("made"), compiled(MODULE)
    exec(before, module.__dict__)  # noqa: S102 - written above
    module.__dict__["own"] = module.Own()
    for expected in (was, becomes):
        assert eval(asked, module.__dict__) == expected  # noqa: S307 - written above
        module.own.__dict__.pop("parts", None)
        change = exchange_of(before, compiled(MODULE.replace(old, new)))
        assert change is not None
        line = next(at for at, text in enumerate(MODULE.splitlines(), 1) if old in text)
        assert line in change.lines
        change.make()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 + each", "2 - each"),
        ('"own"', '"other"'),
        ("factor=10", "factor=11"),
        ("@wrapped", "@staticmethod"),
        ("(Base)", "(object)"),
        ("super().size()", "9"),
    ],
)
def test_what_was_executed_by_the_import_cannot_be_exchanged(old: str, new: str) -> None:
    assert exchange_of(compiled(MODULE), compiled(MODULE.replace(old, new))) is None


def test_the_lines_of_what_is_exchanged_are_those_of_the_whole_function() -> None:
    """A function that was called by an import has to be imported anew, wherever it is changed."""
    change = exchange_of(compiled(MODULE), compiled(MODULE.replace("+ 15", "- 15")))
    assert change is not None
    first = MODULE.splitlines().index("def wrapped(function):") + 1
    assert {first + 1, first + 2, first + 3, first + 4} <= change.lines <= set(range(first, first + 5))


def test_a_mutant_of_the_bot_is_exchanged_for_what_was_imported() -> None:
    module = table_sizes.__module__
    mutant = next(each for each in mutants(module) if "negated" in each.operator)
    change = exchange(mutant)
    assert change is not None
    before, code = table_sizes(7, 4), table_sizes.__code__
    try:
        change.make()
        assert (before, table_sizes(7, 4)) == ((4, 3), ())
    finally:
        table_sizes.__code__ = code
    assert path_of(module).name == code.co_filename.rpartition("/")[2]
