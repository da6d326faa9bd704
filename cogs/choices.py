"""The choices that commands offer."""

from discord import app_commands

from bot.games import GAMES


def games() -> list[app_commands.Choice[str]]:
    """Every game there is."""
    return [app_commands.Choice(name=game.spec.name, value=key) for key, game in GAMES.items()]


CLOCKS = [
    app_commands.Choice(name="fast (30 seconds a turn)", value="fast"),
    app_commands.Choice(name="normal (2 minutes)", value="normal"),
    app_commands.Choice(name="slow (24 hours)", value="slow"),
]
