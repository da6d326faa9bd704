"""A mutant in place of its module: no file is changed, what is imported is executed with the change in it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

from tests.mutation.mutants import Mutant, path_of


def lay_over(mutant: Mutant) -> None:
    """Have the mutant imported instead of its module, from now on and in this process."""
    if mutant.module in sys.modules:
        raise RuntimeError(f"{mutant.module} was imported before its mutant")
    sys.meta_path.insert(0, _Overlay(mutant))


class _Overlay(MetaPathFinder, Loader):
    """Finds the mutant where its module is looked for."""

    def __init__(self, mutant: Mutant) -> None:
        self._module, self._path = mutant.module, path_of(mutant.module)
        self._code = compile(mutant.tree(), str(self._path), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None, _: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How the mutant is loaded; None for every other module."""
        if name != self._module:
            return None
        folders = [str(self._path.parent)] if self._path.name == "__init__.py" else None
        return spec_from_file_location(name, self._path, loader=self, submodule_search_locations=folders)

    def exec_module(self, module: ModuleType) -> None:
        """Execute the mutant."""
        exec(self._code, module.__dict__)  # noqa: S102 - it is our own code, with a change
