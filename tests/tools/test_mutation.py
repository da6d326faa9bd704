"""Mutants: what the operators make of code, what they leave alone, and that tests meet the mutant."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from tests.mutation import operators, runs
from tests.mutation.executed import EXECUTED
from tests.mutation.mutants import ROOT, mutants, path_of
from tests.mutation.operators import OPERATORS, Operator, name_of
from tests.mutation.places import places


def made(operator: Operator, source: str) -> list[str]:
    """What an operator makes of code, everything that it can make one after the other."""
    found: list[str] = []
    for number in count():
        tree = ast.parse(source)
        edits = [edit for place in places(tree) for edit in operator(place)]
        if number == len(edits):
            break
        edits[number]()
        found.append(ast.unparse(ast.fix_missing_locations(tree)))
    return found


def function(body: str) -> str:
    """A function; its lines are apart by ``/``, and ``:/`` opens a block of one line."""
    lines: list[str] = []
    for line in body.split(" / "):
        is_within = bool(lines) and lines[-1].endswith(":")
        lines.append(f"    {'    ' if is_within else ''}{line}")
    return "\n".join(("async def act(self):", *lines))


SOON = "__import__('asyncio').ensure_future"
ENDLESS = "__import__('itertools').count()"


@pytest.mark.parametrize(
    ("operator", "before", "after"),
    [
        (operators.comparison_changed, "return a < b == c", ["return a <= b == c", "return a < b != c"]),
        (operators.condition_negated, "while not a: / go()", ["while a: / go()"]),
        (
            operators.condition_not_asked,
            "go(a if b else c)",
            ["go(a if True else c)", "go(a if False else c)"],
        ),
        (operators.condition_not_asked, "go([a for a in b if a])", ["go([a for a in b if True])"]),
        (operators.part_of_condition_dropped, "return a and b", ["return b", "return a"]),
        (operators.part_of_condition_dropped, "go(a or b or c)", ["go(b or c)", "go(a or c)", "go(a or b)"]),
        (operators.and_for_or, "return a and b", ["return a or b"]),
        (operators.not_dropped, "return not a", ["return bool(a)"]),
        (operators.arithmetic_changed, "a += -b", ["a -= -b", "a += b"]),
        (
            operators.number_changed,
            "go(1, 60000, a=True)",
            ["go(2, 60000, a=True)", "go(1, 120000, a=True)", "go(1, 60000, a=False)"],
        ),
        (operators.text_changed, "go('a')", ["go('XXa')"]),
        (operators.nothing_returned, "return a", ["return None"]),
        (
            operators.statement_deleted,
            "await a() / self.a = 1 / b = 2",
            ["pass / self.a = 1 / b = 2", "await a() / pass / b = 2"],
        ),
        (
            operators.statement_deleted,
            "if a: / return / go()",
            ["if a: / pass / go()", "if a: / return / pass"],
        ),
        (
            operators.statements_swapped,
            "async with a: / save() / tell()",
            ["tell() / async with a: / save()"],
        ),
        (operators.statements_swapped, "a = save() / tell(a)", []),
        (operators.statements_swapped, "a = 1 / await tell()", []),
        (operators.statements_swapped, "self.a = 1 / tell()", []),
        (operators.statements_swapped, "await save() / log.info('saved')", []),
        (operators.await_dropped, "await save()", [f"{SOON}(save())"]),
        (operators.lock_dropped, "async with self.lock: / await save()", ["await save()"]),
        (operators.lock_dropped, "with a, b() as c: / save(c)", ["with b() as c: / save(c)"]),
        (operators.error_swallowed, "raise Refused('seat')", ["pass"]),
        (operators.loop_without_end, "for _ in range(3): / go()", [f"for _ in {ENDLESS}: / go()"]),
        (
            operators.loop_without_end,
            "while self.tries < 3: / break",
            ["while True: / break", "while self.tries < 3: / continue"],
        ),
    ],
)
def test_an_operator_makes_its_mistakes(operator: Operator, before: str, after: list[str]) -> None:
    assert made(operator, function(before)) == [function(each) for each in after]


@pytest.mark.parametrize(
    "source",
    [
        '"""A module."""\nimport os\nNumber: TypeAlias = int | str\n__all__ = ["a"]\n',
        'T = TypeVar("T")\nif TYPE_CHECKING:\n    import os\n',
        '@dataclass(frozen=True)\nclass Row:\n    """A row."""\n    place: "int | None"\n',
        'def act(a: "int | str") -> "str":\n    assert a is not None\n    if a:\n        log.info("%d", 1)',
    ],
)
def test_what_no_test_can_ask_for_is_left_alone(source: str) -> None:
    assert [change for operator in OPERATORS for change in made(operator, source)] == []


def test_every_operator_finds_its_place_in_the_bot() -> None:
    modules = [path.relative_to(ROOT).with_suffix("") for path in (ROOT / "bot" / "storage").glob("*.py")]
    found = {each.operator for path in modules for each in mutants(".".join(path.parts))}
    assert found == {name_of(operator) for operator in OPERATORS}


@pytest.mark.parametrize("module", ["bot.league.standings", "bot.tables.timekeeping"])
def test_a_mutant_is_code_and_differs_from_its_module_where_it_says(module: str) -> None:
    source = path_of(module).read_text(encoding="utf-8")
    for mutant in list(mutants(module))[::20]:  # each has the whole module parsed
        before, after = (ast.unparse(tree).splitlines() for tree in (ast.parse(source), mutant.tree()))
        assert before != after
        compile(mutant.tree(), "", "exec")
        assert f"line {mutant.line}\n" in mutant.diff()


def run(*arguments: str) -> list[str]:
    """The lines that the command prints."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


CAREFUL = f"""
from contextlib import suppress
from pathlib import Path

from bot.league import sizes

OWN = {{}}
exec(compile(Path(sizes.__file__).read_text(), "own", "exec"), OWN)


def test_that_it_is_no_mutant() -> None:
    for players in range(30):
        with suppress(Exception):
            sizes.cut_up(range(players), sizes.table_sizes(players, 4))
    if not hasattr(sizes, {EXECUTED!r}):
        assert type(sizes.__loader__).__name__ != "_Overlay"
        assert all(vars(sizes)[name].__code__ == OWN[name].__code__ for name in ("table_sizes", "cut_up"))
"""


def test_the_command_says_how_many_died_and_shows_who_lives(tmp_path: Path) -> None:
    module = "bot.league.sizes"
    source = path_of(module).read_bytes()
    careless = tmp_path / "test_careless.py"
    careless.write_text("def test_nothing() -> None:\n    import bot.league.sizes\n")
    careful = tmp_path / "test_careful.py"
    careful.write_text(CAREFUL)
    elsewhere = (
        "def test_a_line() -> None:\n    from bot.league.sizes import cut_up\n    cut_up('ab', [1, 1])\n\n\n"
    )
    partly = tmp_path / "test_partly.py"
    partly.write_text(elsewhere + CAREFUL.replace("            sizes.cut_up", "            list"))
    lives = run(module, "--mutants", "3", "--tests", str(careless))
    assert lives[-1] == "0 of 3"
    assert len([line for line in lives if re.fullmatch(rf"{module}:\d+ \(.*\) survived", line)]) == 3
    assert run(module, "--mutants", "3", "--tests", str(careful))[-1] == "3 of 3"
    in_last_line = f"{module}:{mutants(module)[-1].number}"
    assert run(in_last_line, "--tests", str(partly))[-1] == "0 of 1", "the careful one does not reach it"
    assert path_of(module).read_bytes() == source


def test_what_waits_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "STILL", 0.3)
    began = time.monotonic()
    waits = runs.run(["timeit", "-n1", "-r1", "import time; time.sleep(60)"], 10)
    assert not waits.survived
    assert time.monotonic() - began < 50, "it has waited to the end"


def test_nothing_is_said_of_mutants_where_the_tests_fail_in_a_copy_without_one(tmp_path: Path) -> None:
    """Every mutant would seem to die of it."""
    alone = tmp_path / "test_alone.py"
    alone.write_text(
        "import os\n\nfrom bot.league.sizes import cut_up\n\nOWN = os.getpid()\n\n\n"
        "def test_it_is_no_copy() -> None:\n    cut_up('ab', [1, 1])\n    assert os.getpid() == OWN\n"
    )
    command = [sys.executable, "-m", "tests.mutation", "bot.league.sizes", "--tests", str(alone)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "assert os.getpid() == OWN" in done.stdout
    assert done.stdout.splitlines()[-1] == "The tests fail in a copy of the process without a mutant."
