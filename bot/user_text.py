"""Text that people wrote: names, reasons, questions, names of leagues and of sets of house rules."""

from __future__ import annotations

from typing import NewType, cast

UserText = NewType("UserText", object)
"""Text that people wrote. To the type checker it is no ``str``, so that it cannot get into a message as it
is. ``bot/ui/i18n/user_text.py`` makes text of it that does nothing in Discord.
"""

NO_TEXT = UserText("")
"""What stands where nobody wrote anything."""


def raw_text(text: UserText) -> str:
    """The characters as they were written: to compare, to store and to hand out, never for a message."""
    return cast(str, text)
