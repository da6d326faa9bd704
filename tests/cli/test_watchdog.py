"""A process that hangs ends itself, and one that was only frozen does not."""

from __future__ import annotations

import signal
import subprocess
import sys
from time import sleep

import pytest

from tests.cli.test_cli import ROOT

HANGS = """
import asyncio
from bot.cli.watchdog import ends_if_it_hangs

async def main():
    with ends_if_it_hangs({looks}, {pause}):
        {does}
    print("over")

def hang():
    while True:
        pass

asyncio.run(main())
"""


def process(does: str, looks: int = 4, pause: float = 0.05) -> subprocess.Popen[str]:
    """A process that does this while it is watched."""
    code = HANGS.format(looks=looks, pause=pause, does=does)
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=-1, stdout=-1, stderr=-1, text=True)


def test_a_process_that_hangs_ends_and_says_where() -> None:
    hanging = process("hang()")
    said, complained = hanging.communicate(timeout=30)
    assert (hanging.returncode, said) == (1, "")
    assert "in hang" in complained


@pytest.mark.slow
def test_one_that_hangs_ends_though_nobody_reads_what_it_prints() -> None:
    hanging = process("import os; os.write(2, b' ' * (1 << 20))")
    assert hanging.wait(30) == 1
    hanging.communicate()


def test_one_that_is_at_work_goes_on() -> None:
    at_work = process("await asyncio.sleep(0.5)")
    assert at_work.communicate(timeout=30) == ("over\n", "")


@pytest.mark.slow
def test_one_that_was_frozen_goes_on() -> None:
    frozen = process("print('begun', flush=True); await asyncio.to_thread(input); await asyncio.sleep(0.2)")
    assert frozen.stdout is not None
    assert frozen.stdout.readline() == "begun\n"
    frozen.send_signal(signal.SIGSTOP)
    sleep(1)  # longer than it may hang
    frozen.send_signal(signal.SIGCONT)
    assert frozen.communicate("\n", timeout=30) == ("over\n", "")
