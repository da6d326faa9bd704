"""Texts that are kept because they are written again and again."""

from __future__ import annotations

from bot.ui.i18n.translator import translators
from bot.ui.i18n.user_text import escape_text, label_text
from bot.user_text import forget_looks


def forget_texts() -> None:
    """Let go of all of them, because names stand in some."""
    forget_looks()
    escape_text.cache_clear()
    label_text.cache_clear()
    for translator in translators():
        translator.forget_texts()
