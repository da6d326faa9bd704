"""The settings of a season as forms: what is set now stands in the fields, and what was changed is read.

The draft of a season and one that is announced have the same forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, tzinfo
from typing import Any, NamedTuple

from discord import ui

from bot.league.contest import Terms
from bot.services import AS_WRITTEN, RuleSet
from bot.ui.components.forms import Form, Written, channel_field, choice_field, role_field, text_field
from bot.ui.house_rules.views import set_name
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.moments import DATED
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.terms import FIELDS, choice_value, option_value
from bot.ui.umpire.options import CHOICES, MOMENTS, NEEDED, NUMBERS, offers, unwritten

FORMS: Mapping[str, tuple[str, ...]] = {
    "match": ("game", "houserules", "clock", "length"),
    "format": ("format", "size", "places", "late"),
    "rounds": ("rounds", "round-length", "hours", "grace"),
    "dates": ("signup-closes", "starts", "ends"),
    "counting": ("tie", "carry"),
    "divisions": ("seeding", "division-size", "moving"),
    "name": ("name", "channel"),
    "posts": ("reminders", "schedule", "log-channel", "role"),
}
"""The forms, each with its options. No season has more than four of one form, so that there is room for a
reason.
"""
CHANNELS = frozenset({"channel", "log-channel"})
VALUE = 100
"""The most characters of a value."""


class FilledIn(NamedTuple):
    """What the fields of a form are filled with."""

    terms: Terms
    sets: Sequence[RuleSet]
    """The house rules that the game can be played by on this server."""
    zone: tzinfo
    """The zone in which the user reads and writes times."""
    gone: frozenset[int] = frozenset()
    """The ids of those of its channels and roles that the server does not have any more."""


def forms_of(options: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The forms that have any of these ``options``, each with those that it has."""
    known = {*options}
    of_forms = {form: tuple(each for each in all_ if each in known) for form, all_ in FORMS.items()}
    return {form: own for form, own in of_forms.items() if own}


def form_name(form: str, say: Translator) -> str:
    """The name of a form."""
    return say(f"season-settings-{form}")


def summary(options: Iterable[str], terms: Terms, say: Translator) -> str:
    """What the first of these options are set to, for a menu, which shows no channels and roles by name."""
    named = (each for each in options if each not in CHANNELS | {"role"})
    values = ((option_name(each, say), option_value(each, terms, say, plain=True)) for each in named)
    told = [say("setting", option=name, value=value) for name, value in values]
    while len(" · ".join(told)) > VALUE:
        told.pop()
    return " · ".join(told)


def settings_form(
    custom_id: str, form: str, options: Iterable[str], shown: FilledIn, say: Translator, *more: ui.Label[Any]
) -> Form:
    """The form of this name with a field for each of these options, and some ``more`` fields below them."""
    return Form(custom_id, form_name(form, say), *(field_of(each, shown, say) for each in options), *more)


def field_of(option: str, shown: FilledIn, say: Translator) -> ui.Label[Any]:
    """The field for one option of a season. A text field is empty where an option has no value, and says what
    that means.
    """
    label, value, terms = option_name(option, say), value_in_field(option, shown, say), shown.terms
    if option == "houserules":
        sets = [(set_name(rules.name, say), rules.key) for rules in shown.sets]
        return choice_field(option, label, sets, chosen=value, required=bool(value))
    if option in CHOICES:
        return choice_field(option, label, offers(option, say), chosen=value)
    if option in CHANNELS:
        return channel_field(option, label, int(value) if value else None, required=option == "channel")
    if option == "role":
        return role_field(option, label, int(value) if value else None)
    return text_field(
        option,
        label,
        most=VALUE,
        about=_about(option, say),
        example=None if option in NEEDED else _usual(option, terms, say),
        default=value,
        required=option in NEEDED,
    )


def _about(option: str, say: Translator) -> str | None:
    """How the value of an option is written."""
    numbers = NUMBERS[option]._asdict() if option in NUMBERS else {}
    if say.has(phrase := f"season-settings-about-{option}"):
        return say(phrase, **numbers)
    if numbers:
        return say("season-settings-numbers", **numbers)
    return say("season-settings-moments") if option in MOMENTS else None


def _usual(option: str, terms: Terms, say: Translator) -> str:
    """What an option is that is left empty."""
    return option_value(option, replace(terms, **unwritten(option)), say, plain=True)


def value_in_field(option: str, shown: FilledIn, say: Translator) -> str:
    """What an option is set to, as it stands in its field and as it comes back if nobody changes it."""
    terms = shown.terms
    value = getattr(terms, FIELDS[option][0])
    if option == "houserules":
        name = terms.house_rules or ("" if terms.options else AS_WRITTEN)
        return next((rules.key for rules in shown.sets if rules.name == name), "")
    if option in CHOICES:
        return choice_value(option, terms)
    if value is None or value in shown.gone or (option == "length" and not value):
        return ""
    if option == "hours":
        first, last = terms.hours
        return f"{first}-{last}"
    if option == "round-length":
        return option_value(option, terms, say, plain=True)
    if option in MOMENTS:
        return f"{datetime.fromtimestamp(value / 1000, shown.zone):{DATED} %H:%M}"
    return str(value)


def changed(form: str, shown: FilledIn, written: Written, say: Translator) -> dict[str, str]:
    """What somebody has changed in a form, as it is written; empty for an option that is to be as usual."""
    return {
        option: written[option]
        for option in FORMS[form]
        if option in written and written[option] != value_in_field(option, shown, say)
    }
