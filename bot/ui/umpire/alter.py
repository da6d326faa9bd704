"""Changing the settings of a season: in the draft before it is announced, afterwards as a decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.league.season import Terms, acts
from bot.ui.components.forms import Written
from bot.ui.house_rules.actions import rules_for
from bot.ui.seasons.options import OPTIONS, DateOption, Reading, altered
from bot.ui.shell.context import Request, clock_of, place_of
from bot.ui.shell.refusals import Refusals
from bot.ui.tables.away import heard
from bot.ui.umpire.places import ARRANGING, arrangement
from bot.ui.umpire.season_options import clocks_of, drafted, game_of, in_zone, values_of
from bot.ui.umpire.settings import FilledIn, changed


async def shown_to(request: Request, terms: Terms) -> FilledIn:
    """What the fields of a form are filled with that the user opens about a season."""
    sets, guild = request.services.house_rules.sets(request.place_id, terms.game), request.interaction.guild
    ids = filter(None, (terms.channel, terms.log_channel, terms.role))
    gone = frozenset(each for each in ids if guild and not (guild.get_channel(each) or guild.get_role(each)))
    return FilledIn(terms, sets, await clock_of(request.interaction), gone)


async def changed_in_form(request: Request, terms: Terms, form: str, entered: Written) -> tuple[Terms, str]:
    """The terms with what the user has changed in a form, and what was understood of times that they wrote.

    Raises Refused with all that cannot be read, makes no sense, or contradicts itself.
    """
    shown = await shown_to(request, terms)
    changes = changed(form, shown, entered, request.say)
    times = [text for option, text in changes.items() if isinstance(OPTIONS[option], DateOption)]
    read_as = await heard(request, *times, days=clocks_of(terms))
    return await with_changes(request, terms, changes), read_as


async def with_changes(request: Request, terms: Terms, changes: Mapping[str, str]) -> Terms:
    """The terms with other values of some options, as the user has written them; empty for what is to be as
    usual. Raises Refused as :func:`changed_in_form` does.
    """
    (place_id, _), found = place_of(request.interaction), Refusals()
    base, written, arranged = terms, dict[str, str](), dict[str, Any]()
    for name, text in changes.items():
        option = OPTIONS[name]
        if not text and not option.needed:
            base = replace(base, **option.usual())
        elif name in ARRANGING:
            with found.collect(name):
                arranged |= arrangement(request, name, text)
        elif name != "houserules":
            written[name] = text
    reading = Reading(request.say, request.now, await clock_of(request.interaction), clocks_of(terms))
    values, rules = values_of(written, reading, found) | arranged, None
    game = game_of(values, base)
    if "houserules" in changes or game != terms.game:
        with found.collect("houserules"):
            rules = rules_for(request, place_id, game, changes.get("houserules"))
    new = drafted(base, values, rules, found)
    found.need_none()
    if new.log_channel == new.channel:
        new = replace(new, log_channel=None)
    return new if "hours" not in changes else _placed(request, place_id, new, terms, request.now)


def _placed(request: Request, place_id: int, new: Terms, terms: Terms, now: int) -> Terms:
    """The new terms with their hours by the clocks of the server, as these are known now."""
    placed = in_zone(new, request.services.preferences.known_server(place_id).zone, now)
    same = (placed.hours, placed.zone) == (terms.hours, terms.zone)
    return replace(placed, offsets=terms.offsets) if same else placed


def alteration(terms: Terms, new: Terms) -> acts.Alter:
    """The act that makes the terms of a season new."""
    names = [name for option in altered(terms, new) for name in option.terms]
    return acts.Alter({name: _plain(getattr(new, name)) for name in names})


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value
