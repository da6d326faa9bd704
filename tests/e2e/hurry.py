"""`olsen try`, for which time passes faster: a deal takes some minutes."""

from time import monotonic
from types import SimpleNamespace

from bot.simulation import stage
from tests.e2e import quick

SPEED = 15
"""How fast it passes."""


def main(argv: list[str]) -> int:
    """Run the command."""
    stage.time = SimpleNamespace(monotonic=lambda: SPEED * monotonic())
    return quick.main(argv)
