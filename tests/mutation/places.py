"""Places in a module's syntax tree, those that no test can say anything about left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

LOGS = {"log", "logger"}
"""What modules call their logs: what is written there is for the operator's eyes."""

TYPING = {"cast", "dataclass", "NewType", "ParamSpec", "TypeVar", "Protocol"}
"""Calls that say what mypy is to know, which reads them itself."""


@dataclass(frozen=True, eq=False)
class Place:
    """A node, and where it hangs in the tree."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    """Its place in the parent's field, if that is a list."""
    function: str
    """The name of the function that it stands in; empty outside of functions."""

    def put(self, *new: ast.AST) -> None:
        """Put ``new`` there instead: several nodes, or none, where the field is a list."""
        if self.index is None:
            [only] = new
            setattr(self.parent, self.field, only)
        else:
            block = getattr(self.parent, self.field)
            block[self.index : self.index + 1] = new or [ast.Pass()]

    @property
    def following(self) -> ast.AST | None:
        """What stands next in the same list."""
        if self.index is None:
            return None
        block: list[ast.AST] = getattr(self.parent, self.field)
        return block[self.index + 1] if self.index + 1 < len(block) else None


def places(tree: ast.Module) -> Iterator[Place]:
    """All places in a tree where a change would change what the code does."""
    return _below(tree, "")


def _below(parent: ast.AST, function: str) -> Iterator[Place]:
    for field, value in ast.iter_fields(parent):
        if _says_nothing(parent, field):
            continue
        nodes = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, node in nodes:
            if not isinstance(node, ast.AST) or is_arid(node):
                continue
            yield Place(node, parent, field, index, function)
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from _below(node, node.name if is_function else function)


def _says_nothing(parent: ast.AST, field: str) -> bool:
    """Whether a field is for types alone."""
    if field in ("annotation", "returns", "decorator_list", "ctx", "type_comment"):
        return True
    return field == "keywords" and isinstance(parent, ast.ClassDef) and _is_typed_dict(parent)


def _is_typed_dict(kind: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in kind.bases)


def is_arid(node: ast.AST) -> bool:
    """Whether nothing that stands in a node can be asked for by a test."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Global() | ast.Nonlocal():
            return True
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring
        case ast.Call(func=ast.Name(id=name)) if name in TYPING:
            return True
        case ast.keyword(arg="strict"):
            return True  # of `zip`: an assertion
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))) if name.strip("_") in LOGS:
            return True
        case ast.If(body=body, orelse=[]) if all(map(is_arid, body)):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) if name in ("__all__", "__slots__"):
            return True
    return False
