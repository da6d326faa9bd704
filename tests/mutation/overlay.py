"""Another module in place of one of ours: no file is changed, what is imported is executed as it is given."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

from tests.mutation.mutants import Mutant, path_of

Trees = Mapping[str, Callable[[], ast.Module]]
"""What gives the syntax tree of each module, by their names."""


def lay_over(mutant: Mutant) -> None:
    """Have the mutant imported instead of its module, from now on and in this process."""
    lay_over_all({mutant.module: mutant.tree})


def lay_over_later(mutant: Mutant) -> None:
    """Have the mutant imported wherever its module is imported in this process from now on, or once more."""
    sys.meta_path.insert(0, _Overlay({mutant.module: mutant.tree}))


def lay_over_all(trees: Trees) -> None:
    """Have other trees executed when these modules are imported, from now on and in this process."""
    for module in trees:
        if module in sys.modules:
            raise RuntimeError(f"{module} was imported before what is laid over it")
    sys.meta_path.insert(0, _Overlay(trees))


def begun(tree: ast.Module, source: str) -> ast.Module:
    """The module, which executes ``source`` before all of its own but the docstring and ``__future__``."""
    is_first = [
        isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")
        for node in tree.body
    ]
    at = [*is_first, False].index(False)
    tree.body[at:at] = ast.parse(source).body
    return ast.fix_missing_locations(tree)


class _Overlay(MetaPathFinder, Loader):
    """Finds what is laid over a module where that is looked for."""

    def __init__(self, trees: Trees) -> None:
        self._trees = trees

    def find_spec(
        self, name: str, path: Sequence[str] | None, _: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How it is loaded; None for every other module."""
        if name not in self._trees:
            return None
        file = path_of(name)
        folders = [str(file.parent)] if file.name == "__init__.py" else None
        return spec_from_file_location(name, file, loader=self, submodule_search_locations=folders)

    def exec_module(self, module: ModuleType) -> None:
        """Execute it."""
        code = compile(self._trees[module.__name__](), str(module.__file__), "exec")
        exec(code, module.__dict__)  # noqa: S102 - it is our own code, with a change
