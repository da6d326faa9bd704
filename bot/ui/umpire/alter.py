"""Changing the settings of a season: in the draft before it is announced, afterwards as a decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.league.season import SeasonSettings, acts
from bot.ui.components.forms import Written
from bot.ui.house_rules.actions import rules_for
from bot.ui.seasons.options import OPTIONS, DateOption, Reading, altered
from bot.ui.shell.context import Request, clock_of
from bot.ui.shell.refusals import Refusals
from bot.ui.tables.away import heard
from bot.ui.umpire.places import ARRANGING, arrangement
from bot.ui.umpire.season_options import clocks_of, drafted, game_of, in_zone, values_of
from bot.ui.umpire.settings import FilledIn, changed


async def shown_to(request: Request, settings: SeasonSettings) -> FilledIn:
    """What the fields of a form are filled with that the user opens about a season."""
    sets, guild = (
        request.services.house_rules.sets(request.place_id, settings.game),
        request.interaction.guild,
    )
    ids = filter(None, (settings.channel, settings.log_channel, settings.role))
    gone = frozenset(each for each in ids if guild and not (guild.get_channel(each) or guild.get_role(each)))
    return FilledIn(settings, sets, await clock_of(request.interaction), gone)


async def changed_in_form(
    request: Request, settings: SeasonSettings, form: str, entered: Written
) -> tuple[SeasonSettings, str]:
    """The settings with what the user has changed in a form, and what was understood of times that they
    wrote.

    Raises Refused with all that cannot be read, makes no sense, or contradicts itself.
    """
    shown = await shown_to(request, settings)
    changes = changed(form, shown, entered, request.say)
    times = [text for option, text in changes.items() if isinstance(OPTIONS[option], DateOption)]
    read_as = await heard(request, *times, days=clocks_of(settings))
    return await with_changes(request, settings, changes), read_as


async def with_changes(
    request: Request, settings: SeasonSettings, changes: Mapping[str, str]
) -> SeasonSettings:
    """The settings with other values of some options, as the user has written them; empty for what is to be
    as usual. Raises Refused as :func:`changed_in_form` does.
    """
    place_id, found = request.place_id, Refusals()
    base, written, arranged = settings, dict[str, str](), dict[str, Any]()
    for name, text in changes.items():
        option = OPTIONS[name]
        if not text and not option.needed:
            base = replace(base, **option.usual())
        elif name in ARRANGING:
            with found.collect(name):
                arranged |= arrangement(request, name, text)
        elif name != "houserules":
            written[name] = text
    reading = Reading(request.say, request.now, await clock_of(request.interaction), clocks_of(settings))
    values, rules = values_of(written, reading, found) | arranged, None
    game = game_of(values, base)
    if "houserules" in changes or game != settings.game:
        with found.collect("houserules"):
            rules = rules_for(request, place_id, game, changes.get("houserules"))
    new = drafted(base, values, rules, found)
    found.need_none()
    if new.log_channel == new.channel:
        new = replace(new, log_channel=None)
    return new if "hours" not in changes else _placed(request, place_id, new, settings, request.now)


def _placed(
    request: Request, place_id: int, new: SeasonSettings, settings: SeasonSettings, now: int
) -> SeasonSettings:
    """The new settings with their hours by the clocks of the server, as these are known now."""
    placed = in_zone(new, request.services.preferences.known_server(place_id).zone, now)
    same = (placed.hours, placed.zone) == (settings.hours, settings.zone)
    return replace(placed, offsets=settings.offsets) if same else placed


def alteration(settings: SeasonSettings, new: SeasonSettings) -> acts.Alter:
    """The act that makes the settings of a season new."""
    names = [name for option in altered(settings, new) for name in option.settings]
    return acts.Alter({name: _plain(getattr(new, name)) for name in names})


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value
