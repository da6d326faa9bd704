"""Choosing a preset for a season that is not announced yet, and saving and deleting the server's own."""

from __future__ import annotations

from dataclasses import replace

from bot.services import key_of
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import OPTIONS
from bot.ui.i18n.user_text import alone, label_text
from bot.ui.presses.umpire import ChoosePreset, DeletePreset, SavePreset
from bot.ui.shell.context import Request
from bot.ui.umpire.alter import shown_to, with_changes
from bot.ui.umpire.create import Plan, redraft
from bot.ui.umpire.presets import OWN, Settings, applicable, saved_from, settings_of, with_preset
from bot.ui.umpire.season_options import LONGEST_NAME, clean
from bot.user_text import UserText

NAME = "name"
"""The key of the forms' field."""


@ChoosePreset.on_press
async def choose_preset(request: Request, press: ChoosePreset) -> None:
    """Show the preview of the season as a preset has it. What somebody has typed stays.

    Raises Refused ``preset_gone``, and with all that cannot be so together with what was typed.
    """
    now = request.now
    plan = request.services.drafts.look(press.season, request.user_id, Plan, now)
    if press.preset in OWN:
        name = request.say(f"preset-{press.preset}")
        settings = settings_of(press.preset, plan.terms, plan.typed, now)
    else:
        name, settings = await _saved(request, press.preset)
    changes = applicable(settings, plan.terms, plan.typed)
    terms = await with_changes(request, plan.terms, changes)
    await redraft(request, press.season, replace(plan, terms=terms, preset=name))


@SavePreset.with_form
async def ask_for_name(request: Request, press: SavePreset) -> Form:
    """Open the form that asks how the preset is called."""
    plan = request.services.drafts.look(press.season, request.user_id, Plan, request.now)
    say = request.say
    field = text_field(
        NAME,
        say("preset-form-name"),
        most=LONGEST_NAME,
        about=say("preset-form-name-about"),
        default=alone(label_text(plan.terms.league)),
    )
    return Form(press.custom_id, say("preset-form"), field)


@SavePreset.on_form
async def save_preset(request: Request, press: SavePreset, written: Written) -> None:
    """Save how the season would be played as a preset, also over one of the same name.

    Raises Refused as :func:`clean` and :func:`with_preset` do.
    """
    plan = request.services.drafts.look(press.season, request.user_id, Plan, request.now)
    name, preferences = clean(written[NAME]), request.services.preferences
    settings = saved_from(await shown_to(request, plan.terms), request.say)
    presets = with_preset((await preferences.server(request.guild_id)).presets, name, settings)
    await preferences.change_server(request.guild_id, presets=presets)
    notice = request.say("preset-saved", name=label_text(name))
    await redraft(request, press.season, plan, notice)


@DeletePreset.with_form
async def ask_which_to_delete(request: Request, press: DeletePreset) -> Form:
    """Open the form that asks which preset is to go. Raises Refused ``preset_gone`` if there is none."""
    presets = (await request.services.preferences.server(request.guild_id)).presets
    options = [(label_text(UserText(name)), key_of(UserText(name))) for name in presets]
    if not options:
        raise Refused("preset_gone")
    field = choice_field(NAME, request.say("preset-form-name"), options[:OPTIONS])
    return Form(press.custom_id, request.say("preset-form-delete"), field)


@DeletePreset.on_form
async def delete_preset(request: Request, press: DeletePreset, written: Written) -> None:
    """Delete one of the server's presets. Raises Refused ``preset_gone``."""
    plan = request.services.drafts.look(press.season, request.user_id, Plan, request.now)
    name, _ = await _saved(request, written[NAME])
    preferences = request.services.preferences
    kept = {
        each: own
        for each, own in (await preferences.server(request.guild_id)).presets.items()
        if each != name
    }
    await preferences.change_server(request.guild_id, presets=kept)
    notice = request.say("preset-deleted", name=label_text(UserText(name)))
    await redraft(request, press.season, plan, notice)


async def _saved(request: Request, key: str) -> tuple[str, Settings]:
    """One of the server's presets: its name and its settings."""
    presets = (await request.services.preferences.server(request.guild_id)).presets
    found = next((each for each in presets.items() if key_of(UserText(each[0])) == key), None)
    if found is None:
        raise Refused("preset_gone")
    return found
