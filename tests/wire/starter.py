"""Runs a program against a :class:`~tests.wire.server.Wire`: ``python -m tests.wire.starter ADDRESS``.

The program is ``olsen`` itself, unless the address is followed by a module, whose ``main(argv)`` is then run
with the arguments after it. Only discord.py's two addresses are changed, of the API and of the gateway.
"""

from __future__ import annotations

import importlib
import sys

import discord
import yarl


def main(argv: list[str]) -> int:
    """Point discord.py at the address, and run the program."""
    address, *rest = argv
    discord.http.Route.BASE = address
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway"
    module, *arguments = rest or ["bot.cli"]
    return int(importlib.import_module(module).main(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
