"""Mutants: a module with one change in it. Its name, ``bot.league.standings:17``, says which."""

from __future__ import annotations

import ast
import difflib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.mutation.operators import OPERATORS, Edit, Operator, name_of, statements_swapped
from tests.mutation.places import Place, places

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Mutant:
    """One change of a module."""

    module: str
    number: int
    """Which of all changes of the module it is, counted from its first line on."""
    operator: str
    line: int

    def __str__(self) -> str:
        return f"{self.name} (line {self.line}, {self.operator})"

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.module}:{self.number}"

    @property
    def identity(self) -> str:
        """What is changed, in words that stay the same while other lines of the module come and go: the
        function, the operator, and the first line of the code; from its second on, the number of the place
        where all that is alike.
        """
        return _identities(self.module)[self.number]

    def tree(self) -> ast.Module:
        """The module with the change in it."""
        tree = ast.parse(_source(self.module))
        for number, (_, _, edit) in enumerate(changes(tree)):
            if number == self.number:
                edit()
                return ast.fix_missing_locations(tree)
        raise LookupError(f"There is no mutant {self.name}")

    def diff(self) -> str:
        """The change, as a diff of the code without its comments."""
        before = ast.unparse(ast.parse(_source(self.module))).splitlines()
        after = ast.unparse(self.tree()).splitlines()
        headers = (f"{self.module}, line {self.line}", self.operator)
        return "\n".join(difflib.unified_diff(before, after, *headers, n=3, lineterm=""))


def mutants(module: str, operators: Sequence[Operator] = OPERATORS) -> list[Mutant]:
    """All mutants of a module that the operators make."""
    wanted = {name_of(operator) for operator in operators}
    return [each for each in _mutants(module) if each.operator in wanted]


def mutant(name: str) -> Mutant:
    """The mutant that is called so."""
    module, _, number = name.rpartition(":")
    return _mutants(module)[int(number)]


def drawn(found: Sequence[Mutant], wanted: int, chance: Random) -> list[Mutant]:
    """So many of the mutants, or all where there are fewer, every one as likely as every other."""
    return chance.sample(found, min(wanted, len(found)))


def path_of(module: str) -> Path:
    """The file of a module."""
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def _mutants(module: str) -> tuple[Mutant, ...]:
    tree = ast.parse(_source(module))
    return tuple(
        Mutant(module, number, name, getattr(place.node, "lineno", 0))
        for number, (place, name, _) in enumerate(changes(tree))
    )


@cache
def _identities(module: str) -> tuple[str, ...]:
    found, alike = list[str](), Counter[str]()
    for place, name, _ in changes(ast.parse(_source(module))):
        nodes = [place.node, place.following] if name == name_of(statements_swapped) else [place.node]
        code = " / ".join(ast.unparse(node).partition("\n")[0] for node in nodes if node is not None)
        words = f"{module}, {place.function}: {name}: {code}"
        alike[words] += 1
        found.append(words if alike[words] == 1 else f"{words} ({alike[words]})")
    return tuple(found)


def changes(tree: ast.Module) -> Iterator[tuple[Place, str, Edit]]:
    for place in places(tree):
        for operator in OPERATORS:
            for edit in operator(place):
                yield place, name_of(operator), edit


def _source(module: str) -> str:
    return path_of(module).read_text(encoding="utf-8")
