"""Choosing the language: public messages use the server's, private ones the user's."""

from __future__ import annotations

from bot.services import PlayerSettings, Preferences
from bot.ui.i18n.translator import FALLBACK, Translator, locale_for, locales, translator


class Languages:
    """Finds the translator for a server or a user. ``default`` is the language that the operator has set."""

    def __init__(self, preferences: Preferences, default: str) -> None:
        self._preferences = preferences
        self._default = default
        self.default = translator(default)
        """The translator to use if nothing else is known."""

    def of_server(self, place_id: int) -> Translator:
        """The translator for public messages in a server: its chosen language, or the operator's."""
        return translator(_first_known(self._preferences.known_server(place_id).language, self._default))

    def of_player(self, settings: PlayerSettings, discord_locale: str, place_id: int) -> Translator:
        """The translator for private messages: the user's chosen language, or that of their Discord, or the
        server's. Commands are named as their Discord names them, in English if it has no other name.
        """
        of_server = self._preferences.known_server(place_id).language
        of_discord = locale_for(discord_locale)
        language = _first_known(settings.language, of_discord, of_server, self._default)
        return translator(language, of_discord or FALLBACK)


def _first_known(*wanted: str | None) -> str:
    """The first of these languages that the catalogue has."""
    known = locales()
    return next(language for language in wanted if language in known)
