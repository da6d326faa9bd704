"""Forms for the settings of a season: fields with the current values, and reading the changed ones. Drafts
and announced seasons have the same forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import Annotated, Any, NamedTuple, get_args

from discord import ui

from bot.league.season import SeasonSettings
from bot.services import AS_WRITTEN, RuleSet
from bot.ui.components.forms import Form, Written, channel_field, choice_field, role_field, text_field
from bot.ui.house_rules.views import set_name
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.options import (
    OPTIONS,
    ChannelOption,
    ChoiceOption,
    FormName,
    HouseRulesOption,
    RoleOption,
)

FORMS: Mapping[str, tuple[str, ...]] = {
    form: tuple(option.name for option in OPTIONS.values() if option.form == form)
    for form in get_args(FormName)
}
"""The forms, each with its options."""
FormKey = Annotated[str, "|".join(FORMS)]
"""The name of one of them, in an id."""
VALUE = 100
"""The most characters of a value."""


class FilledIn(NamedTuple):
    """What the fields of a form are filled with."""

    settings: SeasonSettings
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


def summary(options: Iterable[str], settings: SeasonSettings, say: Translator) -> str:
    """What the first of these options are set to, for a menu, which shows no channels and roles by name."""
    named = (each for each in options if not isinstance(OPTIONS[each], ChannelOption | RoleOption))
    values = ((option_name(each, say), OPTIONS[each].told(settings, say, plain=True)) for each in named)
    told = [say("setting", option=name, value=value) for name, value in values]
    while len(" · ".join(told)) > VALUE:
        told.pop()
    return " · ".join(told)


def settings_form(
    custom_id: str, form: str, options: Iterable[str], shown: FilledIn, say: Translator, *more: ui.Label[Any]
) -> Form:
    """The form of this name with a field for each of these options, and some ``more`` fields below them."""
    return Form(custom_id, form_name(form, say), *(field_of(each, shown, say) for each in options), *more)


def field_of(name: str, shown: FilledIn, say: Translator) -> ui.Label[Any]:
    """The field for one option of a season. A text field is empty where an option has no value, and says what
    that means.
    """
    option, label, value = OPTIONS[name], option_name(name, say), value_in_field(name, shown, say)
    match option:
        case HouseRulesOption():
            sets = [(set_name(rules.name, say), rules.key) for rules in shown.sets]
            return choice_field(name, label, sets, chosen=value, required=bool(value))
        case ChoiceOption():
            return choice_field(name, label, option.offers(say), chosen=value)
        case ChannelOption():
            return channel_field(name, label, int(value) if value else None, required=option.needed)
        case RoleOption():
            return role_field(name, label, int(value) if value else None)
    usual = replace(shown.settings, **option.usual()) if not option.needed else None
    return text_field(
        name,
        label,
        most=VALUE,
        about=option.about(say),
        example=option.told(usual, say, plain=True) if usual else None,
        default=value,
        required=option.needed,
    )


def value_in_field(name: str, shown: FilledIn, say: Translator) -> str:
    """Return an option's value as text for its field; unchanged text has the same value."""
    option, settings = OPTIONS[name], shown.settings
    if isinstance(option, HouseRulesOption):
        set_of = settings.house_rules or ("" if settings.options else AS_WRITTEN)
        return next((rules.key for rules in shown.sets if rules.name == set_of), "")
    return "" if option.held(settings)[0] in shown.gone else option.filled(settings, shown.zone, say)


def changed(form: str, shown: FilledIn, written: Written, say: Translator) -> dict[str, str]:
    """Return the changed values of a form as written; empty for the default."""
    return {
        option: written[option]
        for option in FORMS[form]
        if option in written and written[option] != value_in_field(option, shown, say)
    }
