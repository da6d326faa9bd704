"""How often each change of a module would make a difference where it is made: the module counts that itself.

What is changed need not differ when it is executed. A condition that is taken to hold differs only when it
does not; ``<`` in place of ``<=`` when both sides are equal; a lock that is not taken when somebody else has
it; errors that are not translated when there is one. A change that never differs cannot be noticed.
"""

from __future__ import annotations

import ast
import asyncio
import operator
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from types import TracebackType
from typing import Any

from tests.mutation.mutants import changes, path_of
from tests.mutation.overlay import begun, lay_over_all
from tests.mutation.places import Place

COUNTED = "__counted__"
"""What counts is called so in each module."""
HOLDS, FAILS, EQUAL, DONE, MATTERS = "holds", "fails", "equal", "done", "matters"
"""What is counted of a place: a condition holds, or does not; both sides of a comparison are equal; a
statement is executed; a ``with`` makes a difference.
"""
ORDERS: Mapping[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
TRANSLATORS = frozenset({"storage_errors", "refusals", "suppress"})
"""What stands in a ``with`` for the sake of errors alone."""

Counts = dict[str, dict[int, int]]
"""How often each change would have made a difference, by the module and the number of the change."""

_ledgers: dict[str, Ledger] = {}


def count_differences(modules: Collection[str]) -> None:
    """Have these modules, which are not imported yet, count from now on."""
    lay_over_all({module: partial(_counting, module) for module in modules})


def differences() -> Counts:
    """What they have counted until now."""
    return {module: ledger.differences() for module, ledger in _ledgers.items()}


def ledger_of(module: str) -> Ledger:
    """What a module counts with."""
    return _ledgers[module]


def _counting(module: str) -> ast.Module:
    return counting(path_of(module).read_text(encoding="utf-8"), module)


def counting(source: str, module: str) -> ast.Module:
    """A module that counts how often its changes would make a difference."""
    tree = ast.parse(source)
    ledger = _ledgers[module] = Ledger(tree)
    tree = ledger.laid(tree)
    return begun(tree, f"from {__name__} import ledger_of as {COUNTED}\n{COUNTED} = {COUNTED}({module!r})")


class Ledger:
    """What a module counts, and what of it says how often one of its changes differs."""

    def __init__(self, tree: ast.Module) -> None:
        self._counts: Counter[tuple[int, str]] = Counter()
        self._nodes: list[tuple[ast.AST, str]] = []
        """What is counted, by its number: a node, and what is laid there."""
        self._numbers: dict[tuple[int, str], int] = {}
        self._wanted: dict[int, list[tuple[int, str]]] = {}
        """What has to be added up for each change, by its number."""
        before: tuple[object, str] = (None, "")
        ordinal = 0
        for number, (place, name, _) in enumerate(changes(tree)):
            ordinal = ordinal + 1 if (place.node, name) == before else 0
            before = place.node, name
            if wanted := list(self._asked(place, name, ordinal)):
                self._wanted[number] = wanted

    def differences(self) -> dict[int, int]:
        """How often each change would have made a difference, by its number."""
        found = {number: sum(self._counts[one] for one in wanted) for number, wanted in self._wanted.items()}
        return {number: times for number, times in found.items() if times}

    def _asked(self, place: Place, name: str, ordinal: int) -> Iterator[tuple[int, str]]:
        """What has to be counted for the so manyth change of a kind at a place."""
        node = place.node
        match name, node:
            case "comparison changed", ast.Compare(ops=[only]) if type(only) in ORDERS:
                yield self._at(node, "compared"), EQUAL
            case (("comparison changed" | "condition negated"), _):
                yield self._at(node, "value"), HOLDS
                yield self._at(node, "value"), FAILS
            case "condition not asked", _:
                yield self._at(node, "value"), HOLDS if ordinal else FAILS
            case "part of condition dropped", ast.BoolOp(op=kind, values=values):
                yield self._at(values[ordinal], "value"), FAILS if isinstance(kind, ast.And) else HOLDS
            case "lock dropped", (ast.With() | ast.AsyncWith()):
                items = [item for item in node.items if item.optional_vars is None]
                yield self._at(items[ordinal], "guard"), MATTERS
            case "loop without end", ast.While(test=test):
                yield self._at(test, "value"), FAILS
            case "loop without end", ast.For():
                yield self._at(node, "loop"), DONE
            case _, ast.stmt():
                yield self._at(node, "statement"), DONE

    def _at(self, node: ast.AST, kind: str) -> int:
        """The number under which something is counted of a node."""
        key = id(node), kind
        if key not in self._numbers:
            self._numbers[key] = len(self._nodes)
            self._nodes.append((node, kind))
        return self._numbers[key]

    # Laying

    def laid(self, tree: ast.Module) -> ast.Module:
        """The tree with what counts in it."""
        [only] = self._laid(tree)
        assert isinstance(only, ast.Module)
        return only

    def _laid(self, node: ast.AST) -> list[ast.AST]:
        key = id(node)
        for field, value in ast.iter_fields(node):
            if isinstance(value, list):
                value[:] = [
                    new for one in value for new in (self._laid(one) if isinstance(one, ast.AST) else [one])
                ]
            elif isinstance(value, ast.AST):
                [new] = self._laid(value)
                setattr(node, field, new)
        if isinstance(node, ast.withitem):
            if (at := self._numbers.get((key, "guard"))) is not None:
                node.context_expr = _call("guarded", at, node.context_expr)
            return [node]
        if isinstance(node, ast.For) and (at := self._numbers.get((key, "loop"))) is not None:
            node.orelse.insert(0, ast.Expr(_call("done", at)))
        if isinstance(node, ast.stmt):
            at = self._numbers.get((key, "statement"))
            return [node] if at is None else [ast.Expr(_call("done", at)), node]
        new = node
        if isinstance(node, ast.Compare) and (at := self._numbers.get((key, "compared"))) is not None:
            order = ast.Constant(type(node.ops[0]).__name__)
            new = _call("compared", at, order, node.left, node.comparators[0])
        if isinstance(new, ast.expr) and (at := self._numbers.get((key, "value"))) is not None:
            new = _call("seen", at, new)
        return [new if new is node else ast.copy_location(new, node)]

    # Counting

    def seen(self, at: int, value: Any) -> Any:
        """A condition has this value."""
        self._counts[at, HOLDS if value else FAILS] += 1
        return value

    def compared(self, at: int, order: str, left: Any, right: Any) -> Any:
        """Two values are compared."""
        if left == right:
            self._counts[at, EQUAL] += 1
        return ORDERS[getattr(ast, order)](left, right)

    def done(self, at: int) -> None:
        """A statement is executed, or a loop has come to its end."""
        self._counts[at, DONE] += 1

    def guarded(self, at: int, guard: Any) -> Guard:
        """Something stands in a ``with``."""
        return Guard(guard, partial(self._matters, at))

    def _matters(self, at: int) -> None:
        self._counts[at, MATTERS] += 1


class Guard:
    """What stands in a ``with``, which says when it matters: a lock if somebody else has it, a translator of
    errors when it has one, and anything else always.
    """

    def __init__(self, guard: Any, matters: Callable[[], None]) -> None:
        self._guard, self._matters = guard, matters
        name = getattr(getattr(guard, "gen", None), "__name__", type(guard).__name__)
        self._translates = name in TRANSLATORS

    def __enter__(self) -> Any:
        self._begins()
        return self._guard.__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> Any:
        if self._translates and error is not None:
            self._matters()
        return self._guard.__exit__(kind, error, trace)

    async def __aenter__(self) -> Any:
        self._begins()
        return await self._guard.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> Any:
        return await self._guard.__aexit__(kind, error, trace)

    def _begins(self) -> None:
        is_free = isinstance(self._guard, asyncio.Lock) and not self._guard.locked()
        if not is_free and not self._translates:
            self._matters()


def _call(method: str, at: int, *arguments: ast.expr) -> ast.Call:
    counts = ast.Attribute(ast.Name(COUNTED, ast.Load()), method, ast.Load())
    return ast.Call(counts, [ast.Constant(at), *arguments], [])
