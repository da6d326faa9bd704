"""The `olsen` command: a module for each of its commands, or a package where one is long.

``arguments`` reads the command line, ``dispatch`` calls the command that it names.
"""

from bot.cli.dispatch import main

__all__ = ["main"]
