"""Texts that are kept because they are written again and again."""

from __future__ import annotations

from bot.ui.i18n.translator import locales, translator
from bot.ui.i18n.user_text import escape_text


def forget_texts() -> None:
    """Let go of all of them, because names stand in some."""
    escape_text.cache_clear()
    for locale in locales():
        translator(locale).forget_texts()
