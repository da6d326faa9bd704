"""`olsen try`, for which time passes faster: a deal takes some minutes."""

from time import monotonic
from types import SimpleNamespace

from bot import cli
from bot.simulation import stage

SPEED = 15
"""How fast it passes."""


def main(argv: list[str]) -> int:
    """Run the command."""
    stage.time = SimpleNamespace(monotonic=lambda: SPEED * monotonic())
    return cli.main(argv)
