"""Filling the forms of a season's settings, of which somebody touches only some fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simcord.results import InteractionResult

from bot.ui.umpire.settings import FORMS
from tests.e2e.screen import Private
from tests.e2e.world import World

TEXT = 4
"""The type of a text field."""


def fields(form: InteractionResult) -> dict[str, dict[str, Any]]:
    """The fields of a form by their keys."""
    assert form.modal is not None
    return {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}


def filled(world: World, form: InteractionResult, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a form is sent with by somebody who changes these ``values`` and leaves the rest as it stands.

    A choice is meant by its value or the beginning of its label.
    """
    return {key: _value(world, field, values.get(key)) for key, field in fields(form).items()}


def _value(world: World, field: Mapping[str, Any], wanted: Any) -> Any:
    if "options" in field:
        chosen = [each for each in field["options"] if _is_meant(each, wanted)]
        return [each["value"] for each in chosen[:1]]
    if field["type"] == TEXT:
        return field.get("value") or "" if wanted is None else wanted
    if wanted is not None:
        return wanted if isinstance(wanted, list) else [wanted]
    known = {each.id: each for each in (*world.guild.channels.values(), *world.guild.roles.values())}
    return [known[int(each["id"])] for each in field.get("default_values", ())]


def _is_meant(option: Mapping[str, Any], wanted: Any) -> bool:
    if wanted is None:
        return bool(option.get("default"))
    return option["value"] == wanted or option["label"].startswith(wanted)


async def open_form(screen: Private, world: World, *options: str) -> InteractionResult:
    """Open the form that has these settings."""
    (form,) = (form for form, all_ in FORMS.items() if {*options} <= {*all_})
    return await screen.press(world.say(f"season-settings-{form}"))


async def change(screen: Private, world: World, **values: Any) -> InteractionResult:
    """Open the form of these settings on a screen, and send it with these ``values``."""
    wanted = {key.replace("_", "-"): value for key, value in values.items()}
    shown = await open_form(screen, world, *({*wanted} - {"reason"}))
    return await screen.member.submit_modal(shown, filled(world, shown, wanted))
