"""The operators: mistakes that people make in code, as edits of a syntax tree.

Each takes a place and gives the edits that it can make there; an edit changes the tree when it is called.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping

from tests.mutation.places import Place, is_arid

Edit = Callable[[], None]
Operator = Callable[[Place], Iterator[Edit]]

COMPARISONS: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}

ARITHMETIC: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}

SMALL = 1000
"""Up to here one more makes a difference; what is larger is a limit or a time, and is doubled."""

MOVABLE = (
    *(ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Delete),
    *(ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try),
)
"""Statements after which the next one follows."""
LEAVING = (ast.Return, ast.Continue, ast.Break)


def comparison_changed(place: Place) -> Iterator[Edit]:
    """``<`` is ``<=``, ``==`` is ``!=``, ``in`` is ``not in``."""
    if isinstance(node := place.node, ast.Compare):
        for at, each in enumerate(node.ops):
            yield _set(node.ops, at, COMPARISONS[type(each)]())


def condition_negated(place: Place) -> Iterator[Edit]:
    """What is done if something holds is done if it does not."""
    if _is_condition(place):
        yield lambda: place.put(_negated(place.node))


def condition_not_asked(place: Place) -> Iterator[Edit]:
    """A condition always holds, or never: a version is not compared, a limit not kept."""
    if _is_condition(place) and not isinstance(place.node, ast.Constant):
        yield lambda: place.put(ast.Constant(True))
        if not isinstance(place.parent, ast.comprehension):
            yield lambda: place.put(ast.Constant(False))


def part_of_condition_dropped(place: Place) -> Iterator[Edit]:
    """Of several conditions one is forgotten."""
    if isinstance(node := place.node, ast.BoolOp):
        for at in range(len(node.values)):
            yield _part_dropped(place, node.values, at)


def and_for_or(place: Place) -> Iterator[Edit]:
    """One of two conditions is enough where both are needed, or the other way round."""
    if isinstance(node := place.node, ast.BoolOp):
        yield lambda: setattr(node, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or())


def not_dropped(place: Place) -> Iterator[Edit]:
    """A ``not`` that is no condition of its own is forgotten."""
    if (
        isinstance(node := place.node, ast.UnaryOp)
        and isinstance(node.op, ast.Not)
        and not _is_condition(place)
    ):
        yield lambda: place.put(ast.Call(ast.Name("bool", ast.Load()), [node.operand], []))


def arithmetic_changed(place: Place) -> Iterator[Edit]:
    """``+`` is ``-``, ``|`` is ``&``, a sign is lost."""
    node = place.node
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield lambda: setattr(node, "op", ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield lambda: place.put(node.operand)


def number_changed(place: Place) -> Iterator[Edit]:
    """One more, or twice as much where one more says nothing; yes is no."""
    if isinstance(node := place.node, ast.Constant):
        value = node.value
        if isinstance(value, bool):
            yield lambda: place.put(ast.Constant(not value))
        elif isinstance(value, int | float):
            yield lambda: place.put(ast.Constant(value + 1 if abs(value) <= SMALL else value * 2))


def text_changed(place: Place) -> Iterator[Edit]:
    """Another text."""
    if isinstance(node := place.node, ast.Constant) and isinstance(text := node.value, str):
        yield lambda: place.put(ast.Constant(f"XX{text}"))


def nothing_returned(place: Place) -> Iterator[Edit]:
    """A function gives None, whatever comes out."""
    if isinstance(node := place.node, ast.Return) and not _is_nothing(node.value):
        yield lambda: setattr(node, "value", ast.Constant(None))


def statement_deleted(place: Place) -> Iterator[Edit]:
    """A call is not made, an attribute not set, an early end not taken."""
    node = place.node
    if not place.function:
        return
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    is_last = place.following is None and place.field == "body" and _is_function(place.parent)
    leaves = isinstance(node, LEAVING) and _is_nothing(getattr(node, "value", None)) and not is_last
    sets = place.function != "__init__" and _sets_something(node)
    if is_call or leaves or sets or isinstance(node, ast.Delete):
        yield place.put


def statements_swapped(place: Place) -> Iterator[Edit]:
    """Two statements in the wrong order: told before it is saved, noted before it is done, changed unchecked.

    Only where the order matters: one of the two waits, or leaves the function.
    """
    first, second = place.node, place.following
    if not place.function or not isinstance(first, MOVABLE) or not isinstance(second, MOVABLE):
        return
    if is_arid(second) or not (_does(first) and _does(second)):
        return
    if not (_waits_or_leaves(first) or _waits_or_leaves(second)) or _bound(first) & _loaded(second):
        return
    block, at = getattr(place.parent, place.field), place.index
    yield lambda: block.__setitem__(slice(at, at + 2), [second, first])


def await_dropped(place: Place) -> Iterator[Edit]:
    """What should be waited for goes on by itself."""
    match place.node:
        case ast.Expr(value=ast.Await(value=awaited)) as node:
            task = ast.parse("__import__('asyncio').ensure_future()", mode="eval").body
            assert isinstance(task, ast.Call)
            task.args = [awaited]
            yield lambda: setattr(node, "value", task)


def lock_dropped(place: Place) -> Iterator[Edit]:
    """What is done under a lock, in a limit of time or with errors translated is done without."""
    if isinstance(node := place.node, ast.With | ast.AsyncWith):
        for at, item in enumerate(node.items):
            if item.optional_vars is None:
                yield _guard_dropped(place, node, at)


def error_swallowed(place: Place) -> Iterator[Edit]:
    """What should fail goes on."""
    if isinstance(place.node, ast.Raise):
        yield place.put


def loop_without_end(place: Place) -> Iterator[Edit]:
    """A loop goes on where it should end."""
    match place.node:
        case ast.While(test=test) as node if not isinstance(test, ast.Constant):
            yield lambda: setattr(node, "test", ast.Constant(True))
        case ast.For(iter=ast.Call(func=ast.Name(id="range"))) as node:
            endless = ast.parse("__import__('itertools').count()", mode="eval").body
            yield lambda: setattr(node, "iter", endless)
        case ast.Break():
            yield lambda: place.put(ast.Continue())


FAULTS: tuple[Operator, ...] = (
    comparison_changed,
    condition_negated,
    condition_not_asked,
    part_of_condition_dropped,
    statement_deleted,
    statements_swapped,
    await_dropped,
    lock_dropped,
    error_swallowed,
    loop_without_end,
)
"""What goes wrong in what is done in which order, and under which condition."""

VALUES: tuple[Operator, ...] = (
    and_for_or,
    not_dropped,
    arithmetic_changed,
    number_changed,
    text_changed,
    nothing_returned,
)
"""What goes wrong in what comes out."""

OPERATORS = FAULTS + VALUES


def name_of(operator: Operator) -> str:
    """What an operator is called, in words."""
    return operator.__name__.replace("_", " ")


def _set(nodes: list[ast.cmpop], at: int, new: ast.cmpop) -> Edit:
    return lambda: nodes.__setitem__(at, new)


def _part_dropped(place: Place, values: list[ast.expr], at: int) -> Edit:
    if len(values) == 2:
        return lambda: place.put(values[1 - at])
    return lambda: values.__delitem__(at)


def _guard_dropped(place: Place, node: ast.With | ast.AsyncWith, at: int) -> Edit:
    if len(node.items) == 1:
        return lambda: place.put(*node.body)
    return lambda: node.items.__delitem__(at)


def _is_condition(place: Place) -> bool:
    """Whether something is done or not as this says."""
    return (place.field == "test" and isinstance(place.parent, ast.If | ast.IfExp | ast.While)) or (
        place.field == "ifs" and isinstance(place.parent, ast.comprehension)
    )


def _negated(test: ast.AST) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    assert isinstance(test, ast.expr)
    return ast.UnaryOp(ast.Not(), test)


def _is_nothing(value: ast.expr | None) -> bool:
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def _is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def _sets_something(node: ast.AST) -> bool:
    """Whether a statement sets what is there without it: an attribute, an item, a sum."""
    if isinstance(node, ast.AugAssign):
        return True
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def _does(statement: ast.AST) -> bool:
    """Whether a statement does more than to give a value a name."""
    return any(
        isinstance(node, ast.Call | ast.Await) or _sets_something(node) for node in ast.walk(statement)
    )


def _waits_or_leaves(statement: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Await | ast.AsyncWith | ast.AsyncFor | ast.Raise | ast.Return)
        for node in ast.walk(statement)
    )


def _bound(statement: ast.AST) -> set[str]:
    return {
        node.id
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    }


def _loaded(statement: ast.AST) -> set[str]:
    return {
        node.id
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
