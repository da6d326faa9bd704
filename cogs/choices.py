"""Choices and autocompletion for the options of commands."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from contextlib import suppress
from typing import get_args

from discord import app_commands

from bot.games import GAMES
from bot.services import RuleSet, hours_of
from bot.tables import ClockName, Refused, StorageError
from bot.ui.components.offers import Suggestion, fitting
from bot.ui.house_rules.views import set_name
from bot.ui.i18n import moments
from bot.ui.i18n.hours import quiet_hours
from bot.ui.records.offers import match_offers, period_offer
from bot.ui.settings.settings import NIGHTS, zone_offers
from bot.ui.shell.context import Interaction, clock_of, services_of, translator_for
from bot.ui.shell.places import place_of
from bot.ui.tables import away

Choices = list[app_commands.Choice[str]]


def shown(offers: Iterable[Suggestion]) -> Choices:
    """Return the choices that Discord shows for offers while a user types."""
    return [app_commands.Choice(name=offer.name, value=offer.value) for offer in offers]


def games() -> Choices:
    """A choice for every game."""
    return [app_commands.Choice(name=game.spec.name, value=key) for key, game in GAMES.items()]


CLOCKS = [app_commands.Choice(name=clock, value=clock) for clock in get_args(ClockName)]
"""A choice for every clock: fast, normal, slow."""


async def rule_sets(interaction: Interaction, current: str) -> Choices:
    """The sets of house rules of the command's game, or of any if it isn't chosen, whose names contain
    ``current``.
    """
    return shown(fitting(current, _set_offers(interaction, _sets(interaction))))


async def own_rule_sets(interaction: Interaction, current: str) -> Choices:
    """Return the same without the built-in sets, which can't be changed."""
    own = (rules for rules in _sets(interaction) if not rules.shipped)
    return shown(fitting(current, _set_offers(interaction, own)))


def _sets(interaction: Interaction) -> tuple[RuleSet, ...]:
    game, place_id = interaction.namespace.game, place_of(interaction).id
    command = interaction.command
    option = command.get_parameter("game") if isinstance(command, app_commands.Command) else None
    if game not in GAMES and (option is None or option.required):
        return ()  # the game is not filled in yet
    games = [game] if game in GAMES else GAMES  # which one is asked afterwards, among those that have the set
    known = services_of(interaction).house_rules
    return tuple({each.key: each for key in games for each in known.sets(place_id, key)}.values())


def _set_offers(interaction: Interaction, sets: Iterable[RuleSet]) -> Iterator[Suggestion]:
    say = translator_for(interaction)
    return (Suggestion(set_name(rules.name, say), rules.key) for rules in sets)


async def periods(interaction: Interaction, current: str) -> Choices:
    """The periods and seasons that have leaderboards and whose names contain ``current``."""
    return await _periods(interaction, current, ("all", "month", "season", "league"))


async def seasons(interaction: Interaction, current: str) -> Choices:
    """The seasons that have leaderboards and whose names contain ``current``."""
    return await _periods(interaction, current, ("season",))


async def _periods(interaction: Interaction, current: str, kinds: Container[str]) -> Choices:
    say = translator_for(interaction)
    try:
        known = await services_of(interaction).standings.periods(place_of(interaction).id)
    except StorageError:
        return []
    return shown(fitting(current, (period_offer(each, say) for each in known if each.kind in kinds)))


async def past_matches(interaction: Interaction, current: str) -> Choices:
    """The last matches of the user, and after them those of this server, whose players or game contain
    ``current``.
    """
    try:
        return shown(fitting(current, await match_offers(interaction, translator_for(interaction))))
    except StorageError:
        return []


async def days_ahead(interaction: Interaction, current: str) -> Choices:
    """The next days whose names in the user's language contain ``current``."""
    now, zone = services_of(interaction).clock.now(), await clock_of(interaction)
    days = away.days_ahead(now, translator_for(interaction), zone)
    return shown(fitting(current, (Suggestion(*each) for each in days)))


async def times(interaction: Interaction, current: str) -> Choices:
    """The moments that ``current`` can mean on the user's clock, in words."""
    now, zone = services_of(interaction).clock.now(), await clock_of(interaction)
    offered = moments.suggestions(current, now, zone, translator_for(interaction))
    return shown(fitting("", (Suggestion(*each) for each in offered)))


async def zones(interaction: Interaction, current: str) -> Choices:
    """The time zones whose names contain ``current``, those of a place that begins with it first."""
    begun = f"/{current}".casefold()
    offered = sorted(zone_offers(), key=lambda offer: begun not in offer.name.casefold())
    return shown(fitting(current.replace("_", " "), offered))


async def nights(interaction: Interaction, current: str) -> Choices:
    """Quiet hours: those in ``current``, or the usual ones."""
    say, offered = translator_for(interaction), list(NIGHTS)
    if current.strip():
        offered = []
        with suppress(Refused):
            offered = [quiet_hours(current)]
    hours = [(night, each) for night in offered if (each := hours_of(night)) is not None]
    return shown(
        Suggestion(say("settings-quiet-hours", start=str(start), end=str(end)), night)
        for night, (start, end) in hours
    )
