"""The settings of a season: what it is set to, and the forms in which an umpire changes what can change now.

All that is changed in one form is one decision, with one preview and one post.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.league.season import Season, alterable
from bot.league.season.altering import ARRANGED
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import GREY, menu, menu_id, message
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.options import OPTIONS, options_of
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.alter import alteration, changed_in_form, shown_to
from bot.ui.umpire.dashboard.forms import WHY, why_field
from bot.ui.umpire.dashboard.starting import offered_at_start
from bot.ui.umpire.preview import propose
from bot.ui.umpire.settings import FormKey, form_name, forms_of, settings_form


def free_forms(season: Season) -> Mapping[str, tuple[str, ...]]:
    """The forms in which something can be changed now, each with what can."""
    can = alterable(season)
    return forms_of(
        option for option in options_of(season.settings) if can.issuperset(OPTIONS[option].settings)
    )


def settings_screen(season: Season, say: Translator) -> ui.LayoutView:
    """What a season is set to, with the menu of the forms to change it."""
    free = free_forms(season)
    can = [option for options in free.values() for option in options]
    fixed = [option for option in options_of(season.settings) if option not in can]
    may_undo = any(what == "unstart" for what, _ in offered_at_start(season))
    lines = [
        f"- **{form_name(form, say)}** · {' · '.join(_named(season, own, say))}" for form, own in free.items()
    ]
    options = [(ChangeSettings(season.key, form).custom_id, form_name(form, say), "") for form in free]
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        "\n".join([say("season-settings-title"), *lines]),
        menu(menu_id("settings", season.key), say("season-settings-change"), options),
        say("season-settings-fixed", settings=" · ".join(_named(season, fixed, say)), undo=may_undo)
        if fixed
        else None,
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def _named(season: Season, options: Iterable[str], say: Translator) -> list[str]:
    return [
        say("setting", option=option_name(option, say), value=OPTIONS[option].told(season.settings, say))
        for option in options
    ]


def reason_of(options: Sequence[str], say: Translator) -> ui.Label[Any]:
    """The field for the reason, which may stay empty if only arrangements are asked for."""
    arranged = ARRANGED.issuperset(name for option in options for name in OPTIONS[option].settings)
    return why_field(say, say("season-settings-no-reason") if arranged else None)


class ShowSeasonSettings(OfUmpire, template="j:settings:{season}"):
    """See the settings of a season, and which of them can be changed."""

    label = "dashboard-more-settings"


@ShowSeasonSettings.on_press
async def show_settings(request: UmpireRequest, press: ShowSeasonSettings) -> None:
    """Show the settings."""
    await request.private(settings_screen(request.season, request.say))


class ChangeSettings(OfUmpire, template="j:change:{season}:{form}"):
    """Change settings of a season in a form: write why, see what follows, confirm it."""

    form: FormKey


@ChangeSettings.with_form
async def ask_for_settings(request: UmpireRequest, press: ChangeSettings) -> Form:
    """Open a form. Raises Refused ``settings_fixed`` if nothing of it can be changed any more."""
    options = free_forms(request.season).get(press.form)
    if options is None:
        raise Refused("settings_fixed")
    shown, say = await shown_to(request, request.season.settings), request.say
    return settings_form(press.custom_id, press.form, options, shown, say, reason_of(options, say))


@ChangeSettings.on_form
async def change_settings(request: UmpireRequest, press: ChangeSettings, written: Written) -> None:
    """Preview the season with what was changed. Raises Refused with all that cannot be so."""
    settings, read_as = await changed_in_form(request, request.season.settings, press.form, written)
    await propose(request, alteration(request.season.settings, settings), written[WHY], read_as)
