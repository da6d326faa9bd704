"""Who is spoken to in which language: the channel in the server's, a player in their own."""

from __future__ import annotations

from bot.services import PlayerSettings, Preferences
from bot.ui.i18n.translator import Translator, locale_for, locales, translator


class Languages:
    """The languages of servers and players; ``default`` is the one that the operator has set."""

    def __init__(self, preferences: Preferences, default: str) -> None:
        self._preferences = preferences
        self._default = default
        self.default = translator(default)
        """For whom nothing else is known."""

    def of_server(self, guild_id: int) -> Translator:
        """For what everybody in a server reads: the language it has chosen, else the operator's."""
        return _first_spoken(self._preferences.known_server(guild_id).language, self._default)

    def of_player(self, settings: PlayerSettings, discord_locale: str, guild_id: int) -> Translator:
        """For what a player alone reads: the language they have chosen, else that of their Discord, else
        the server's.
        """
        of_server = self._preferences.known_server(guild_id).language
        return _first_spoken(settings.language, locale_for(discord_locale), of_server, self._default)


def _first_spoken(*wanted: str | None) -> Translator:
    """Whoever speaks the first of these languages that we have phrases in."""
    return translator(next(language for language in wanted if language in locales()))
