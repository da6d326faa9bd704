"""Runs a program against a :class:`~tests.wire.server.Wire`: ``python -m tests.wire.starter ADDRESS``.

The program is ``olsen`` itself, unless the address is followed by a module, whose ``main(argv)`` is then run
with the arguments after it. Only discord.py's two addresses are changed, of the API and of the gateway.

With the variable WIRE_MIGRATIONS the bot has the migrations of that folder instead of its own, as a newer
version would. With WIRE_NEXT_DEAL the next deal begins after so many milliseconds. With WIRE_PROFILE it runs
under cProfile, and leaves what that says in the file of that name. SIGUSR1 puts the time of day forward by an
hour for this process, as ``time`` tells it, and SIGUSR2 back.
"""

from __future__ import annotations

import cProfile
import importlib
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

import discord
import yarl

from bot.client import olsen
from bot.storage import migrations
from bot.tables import Pace

HOUR = 3600 * 10**9
"""Nanoseconds."""


class Jumps:
    """The time of day, which can be put forward and back."""

    def __init__(self) -> None:
        self._real, self._ahead = time.time_ns, 0

    def time_ns(self) -> int:
        """In place of ``time.time_ns``."""
        return self._real() + self._ahead

    def time(self) -> float:
        """In place of ``time.time``."""
        return self.time_ns() / 10**9

    def jump(self, number: int, frame: object) -> None:
        """Jump by an hour, as the signal says."""
        self._ahead += HOUR if number == signal.SIGUSR1 else -HOUR


def main(argv: list[str]) -> int:
    """Point discord.py at the address, and run the program."""
    address, *rest = argv
    discord.http.Route.BASE = address
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway"
    jumps = Jumps()
    time.time, time.time_ns = jumps.time, jumps.time_ns
    signal.signal(signal.SIGUSR1, jumps.jump)
    signal.signal(signal.SIGUSR2, jumps.jump)
    if folder := os.environ.get("WIRE_MIGRATIONS"):
        migrations.data_folder = lambda: Path(folder)
    if pause := os.environ.get("WIRE_NEXT_DEAL"):
        vars(olsen)["Pace"] = partial(Pace, next_deal=int(pause))
    module, *arguments = rest or ["bot.cli"]
    run = importlib.import_module(module).main
    if not (path := os.environ.get("WIRE_PROFILE")):
        return int(run(arguments))
    profile = cProfile.Profile()
    try:
        return int(profile.runcall(run, arguments))
    finally:
        profile.dump_stats(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
