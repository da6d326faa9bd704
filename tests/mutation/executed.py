"""How often which lines of our functions are executed: they count it themselves.

What counts is laid between the lines of a module when it is imported, and takes little time. A trace function
takes more than all else together.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial

from tests.mutation.mutants import path_of
from tests.mutation.overlay import begun, lay_over_all
from tests.mutation.places import is_arid

EXECUTED = "__executed__"
"""What counts is called so in each module."""
LEFT_OUT = ("annotation", "returns", "decorator_list", "pattern", "target", "targets", "optional_vars")
"""The fields of the syntax tree in which nothing can be laid between."""

Lines = dict[str, dict[int, int]]
"""How often each line was executed, by the names of the modules."""

_counts: dict[str, Counter[int]] = {}


def count_lines(modules: Collection[str]) -> None:
    """Have these modules, which are not imported yet, count their lines from now on."""
    lay_over_all({module: partial(_counting, module) for module in modules})


def executed_lines() -> Lines:
    """What they have counted until now."""
    return {module: dict(counts) for module, counts in _counts.items()}


def counts_of(module: str) -> Counter[int]:
    """What one of them has counted."""
    return _counts[module]


def counter(module: str) -> Callable[[int], None]:
    """What counts a line of a module."""
    counts = _counts[module] = Counter()

    def executed(line: int) -> None:
        counts[line] += 1

    return executed


def _counting(module: str) -> ast.Module:
    return counting(path_of(module).read_text(encoding="utf-8"), module)


def counting(source: str, module: str) -> ast.Module:
    """A module that counts the lines of its functions."""
    tree = ast.parse(source)
    _lay(tree, 0)
    return begun(tree, f"from {__name__} import counter as {EXECUTED}\n{EXECUTED} = {EXECUTED}({module!r})")


def _lay(node: ast.AST, line: int) -> None:
    """Lay counting into all that hangs below a node. ``line`` was counted last; 0 outside of functions."""
    if isinstance(node, ast.JoinedStr):
        return
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    for field, value in ast.iter_fields(node):
        if field in LEFT_OUT:
            continue
        within = -1 if is_function and field == "body" else line
        if isinstance(value, list):
            value[:] = [new for each in value for new in _laid(each, within)]
        elif isinstance(value, ast.AST):
            *before, new = _laid(value, within)
            assert not before
            setattr(node, field, new)


def _laid(node: object, line: int) -> list[object]:
    """What stands in a node, and before it or around it what counts its line."""
    if not isinstance(node, ast.stmt | ast.expr) or line == 0:
        if isinstance(node, ast.AST):
            _lay(node, line)
        return [node]
    _lay(node, node.lineno)
    count = ast.Call(ast.Name(EXECUTED, ast.Load()), [ast.Constant(node.lineno)], [])
    if isinstance(node, ast.stmt):
        return [node] if is_arid(node) else [ast.Expr(count), node]
    is_value = isinstance(getattr(node, "ctx", None), ast.Load | None)
    if node.lineno == line or not is_value or isinstance(node, ast.Starred | ast.Slice):
        return [node]
    return [ast.BoolOp(ast.Or(), [count, node])]
