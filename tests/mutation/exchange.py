"""Other code in functions that exist: a mutant in a process that has imported its module.

What is executed while modules are imported, and no longer afterwards, cannot be exchanged: the bodies of
modules and classes, the defaults of arguments, and functions that are called meanwhile.
"""

from __future__ import annotations

import ast
import gc
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import CodeType, FunctionType

from tests.mutation.mutants import Mutant, path_of

Key = tuple[str, str, int, bytes]
"""What tells one code from all others: where it stands, to the column."""


@dataclass(frozen=True)
class Exchange:
    """The functions of a module that a mutant changes."""

    codes: Mapping[Key, CodeType]
    """Their code in the mutant, by what they have now."""
    lines: frozenset[int]
    """Where they stand."""

    def make(self) -> None:
        """Give them the code of the mutant, in this process and from now on."""
        gc.unfreeze()  # what is frozen is not among the objects
        for each in gc.get_objects():
            if type(each) is FunctionType and (code := self.codes.get(_key(each.__code__))) is not None:
                each.__code__ = code


def exchange(mutant: Mutant) -> Exchange | None:
    """What a mutant changes; None if that is more than code of functions."""
    path = path_of(mutant.module)
    source = ast.parse(path.read_text(encoding="utf-8"))
    return exchange_of(*(compile(tree, str(path), "exec") for tree in (source, mutant.tree())))


def exchange_of(before: CodeType, after: CodeType) -> Exchange | None:
    """What is otherwise in a module; None if that is more than code of functions."""
    changed = _changed(before, after)
    if changed is None:
        return None
    return Exchange(
        {_key(old): new for old, new in changed},
        frozenset(line for old, _ in changed for line in _lines(old)),
    )


def _changed(before: CodeType, after: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    """The outermost functions that are not the same, before and after; None if something else is not."""
    if before == after:
        return []
    if _is_function(before) and len(before.co_freevars) == len(after.co_freevars):
        return [(before, after)]
    if _own(before) != _own(after):
        return None
    found: list[tuple[CodeType, CodeType]] = []
    for old, new in zip(_nested(before), _nested(after), strict=True):
        within = _changed(old, new)
        if within is None:
            return None
        found += within
    return found


def _is_function(code: CodeType) -> bool:
    """Whether it belongs to a function, and neither to a module nor to a class nor to a comprehension."""
    is_called = bool(code.co_flags & inspect.CO_OPTIMIZED)
    return is_called and (code.co_name == "<lambda>" or not code.co_name.startswith("<"))


def _own(code: CodeType) -> tuple[object, ...]:
    """What is executed, without what is nested in it."""
    consts = [None if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, consts


def _nested(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _lines(code: CodeType) -> Iterator[int]:
    yield from (line for *_, line in code.co_lines() if line is not None)
    for each in _nested(code):
        yield from _lines(each)


def _key(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno, code.co_linetable
