"""Tests run in copies of a process go as they would in one, also where one of these breaks down."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """
import os
import pytest

made = []

@pytest.fixture(scope="module")
def dear():
    made.append(os.getpid())
    yield made
    assert not made[1:]

@pytest.mark.group("dear")
@pytest.mark.parametrize("number", range(5))
def test_together(dear, number, tmp_path):
    (tmp_path.parents[1] / "processes").open("a").write(f"{os.getpid()}\\n")
    (tmp_path / "own").touch()

def test_breaks_down():
    os._exit(3)

def test_fails():
    print("said")
    assert made is None

@pytest.mark.parametrize("number", range(20))
def test_alone(number):
    pass
"""


def told(folder: Path, *arguments: str) -> str:
    """What a run says."""
    (folder / "test_some.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-p", "tests.parallel", "-p", "no:xdist", "-c", "/dev/null"]
    done = subprocess.run(
        [*command, "-n", "3", "--basetemp", str(folder / "temp"), *arguments, str(folder / "test_some.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def test_each_test_is_done_once_and_who_breaks_down_is_replaced(tmp_path: Path) -> None:
    said = told(tmp_path, "-W", "ignore")
    assert "2 failed, 25 passed" in said
    assert "its process ended with status 3" in said
    assert "assert [" in said or "is None" in said
    assert "\nsaid\n" in said, "what a test prints is told where it fails"
    together = (tmp_path / "temp" / "processes").read_text().split()
    assert (len(together), len({*together})) == (5, 1), "one process does the tests of a group"


def test_it_stops_at_the_first_failure_if_that_is_wished(tmp_path: Path) -> None:
    said = told(tmp_path, "-W", "ignore", "-x")
    assert "stopping after 1 failures" in said
