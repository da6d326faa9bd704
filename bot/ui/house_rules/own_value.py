"""Writing a value for a house rule that no menu lists, such as a number between the round ones."""

from __future__ import annotations

from bot.games.api import Option, Spec
from bot.ui.components.forms import Form, text_field
from bot.ui.components.layout import OPTIONS
from bot.ui.i18n.translator import Translator
from bot.ui.presses.house_rules import WriteOption, WriteSetOption

VALUE = "value"
"""The key of the form's field."""


def takes_own_value(spec: Spec, option: Option, say: Translator) -> bool:
    """Whether people may write a value: a menu cannot list all values, or the game has a phrase for it."""
    return len(option.values) > OPTIONS or say.has(f"{spec.key}-option-{option.key}-own")


def own_value(press: WriteOption | WriteSetOption, spec: Spec, say: Translator) -> Form:
    """The form that asks for the value of one house rule. The value is used as if it came from the menu."""
    question = f"{spec.key}-option-{press.option}"
    how = f"{question}-own"
    example = say(how) if say.has(how) else None
    field = text_field(VALUE, say("house-rules-own-label"), most=30, about=say(question), example=example)
    return Form(press.custom_id, say("house-rules-own"), field)
