"""Choices and autocompletion for the options of commands."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import get_args

from discord import app_commands

from bot.games import GAMES
from bot.services import RuleSet, hours_of, read_hours, zone_names
from bot.tables import Busy, ClockName, Refused
from bot.ui.components.layout import OPTIONS
from bot.ui.house_rules.views import set_name
from bot.ui.i18n import moments
from bot.ui.i18n.user_text import label_text
from bot.ui.records.history import match_name
from bot.ui.records.leaderboards import period_name
from bot.ui.seasons import suggestions
from bot.ui.seasons.terms import FIELDS
from bot.ui.settings.views import NIGHTS
from bot.ui.shell.context import Interaction, clock_of, services_of, translator_for
from bot.ui.tables import away
from bot.ui.umpire.alter import channels, usual_offer
from bot.ui.umpire.options import MOMENTS, offers

NAME = 100
"""The most characters that Discord allows in a choice."""


def games() -> list[app_commands.Choice[str]]:
    """A choice for every game."""
    return [app_commands.Choice(name=game.spec.name, value=key) for key, game in GAMES.items()]


CLOCKS = [app_commands.Choice(name=clock, value=clock) for clock in get_args(ClockName)]
"""A choice for every clock: fast, normal, slow."""


async def rule_sets(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The sets of house rules of the command's game whose names contain ``current``."""
    return _offered(interaction, current, _sets(interaction))


async def own_rule_sets(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The same without the built-in sets, which nobody can change."""
    return _offered(interaction, current, (rules for rules in _sets(interaction) if not rules.shipped))


def _sets(interaction: Interaction) -> tuple[RuleSet, ...]:
    game = interaction.namespace.game
    if game is None and isinstance(interaction.command, app_commands.Command):
        option = interaction.command.get_parameter("game")
        game = option and option.default
    if game not in GAMES or interaction.guild_id is None:
        return ()  # the game is not filled in yet
    return services_of(interaction).house_rules.sets(interaction.guild_id, game)


def _offered(
    interaction: Interaction, current: str, sets: Iterable[RuleSet]
) -> list[app_commands.Choice[str]]:
    say = translator_for(interaction)
    return _fitting(current, [(set_name(rules.name, say), rules.key) for rules in sets])


async def periods(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The periods and seasons that have leaderboards and whose names contain ``current``."""
    return await _periods(interaction, current, ("all", "month", "season", "league"))


async def seasons(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The seasons that have leaderboards and whose names contain ``current``."""
    return await _periods(interaction, current, ("season",))


async def _periods(
    interaction: Interaction, current: str, kinds: Container[str]
) -> list[app_commands.Choice[str]]:
    say = translator_for(interaction)
    try:
        known = await services_of(interaction).standings.periods(interaction.guild_id or 0)
    except Busy:
        return []
    named = [
        (label_text(period_name(period, say))[:NAME], period.key) for period in known if period.kind in kinds
    ]
    return _fitting(current, named)[:OPTIONS]


async def past_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The last matches of the user, and after them those of this server, whose players or game contain
    ``current``.
    """
    say, offered = translator_for(interaction), dict[str, str]()
    standings, guild_id = services_of(interaction).standings, interaction.guild_id or 0
    try:
        zone = await clock_of(interaction)
        for user_id in (interaction.user.id, None):
            matches, _ = await standings.history(guild_id, user_id, None, 0, OPTIONS)
            for match in matches:
                offered.setdefault(match.table_id, label_text(match_name(match, zone, say))[:NAME])
    except Busy:
        return []
    return _fitting(current, ((name, key) for key, name in offered.items()))[:OPTIONS]


async def days_ahead(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The next days whose names in the user's language contain ``current``."""
    now, zone = away.now_at(interaction), await clock_of(interaction)
    return _fitting(current, away.days_ahead(now, translator_for(interaction), zone))


async def times(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The moments that ``current`` can mean on the user's clock, in words."""
    await moments.ready()
    now, zone = away.now_at(interaction), await clock_of(interaction)
    offered = moments.suggestions(current, now, zone, translator_for(interaction))
    return [app_commands.Choice(name=name[:NAME], value=value) for name, value in offered[:OPTIONS]]


async def new_values(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """What the term of the command can be altered to, as far as that can be offered; last what is usual."""
    say, term = translator_for(interaction), interaction.namespace.term or ""
    try:
        contest = await suggestions.season_of(interaction)
    except (Refused, Busy):
        return []  # the command itself reports the error
    if contest is None or term not in FIELDS:
        return []
    if term in MOMENTS:
        offered = await times(interaction, current)
    elif term == "houserules":
        sets = services_of(interaction).house_rules.sets(contest.guild_id, contest.terms.game)
        offered = _offered(interaction, current, sets)
    elif term == "channel":
        offered = _fitting(current, ((name[:NAME], value) for name, value in channels(interaction)))
    else:
        offered = _fitting(current, ((name[:NAME], value) for name, value in offers(term, say)))
    usual = usual_offer(services_of(interaction), contest, term, say)
    return [*offered[: OPTIONS - len(usual)], *_fitting(current, usual)]


async def zones(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The time zones whose names contain ``current``, those of a place that begins with it first."""
    current = current.replace("_", " ")
    found = _fitting(current, [(name.replace("_", " "), name) for name in zone_names()])
    begun = f"/{current}".casefold()
    return sorted(found, key=lambda choice: begun not in choice.name.casefold())[:OPTIONS]


async def nights(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Quiet hours: those in ``current``, or the usual ones."""
    say, written = translator_for(interaction), read_hours(current)
    offered = (written,) if written else NIGHTS if not current.strip() else ()
    hours = [(night, each) for night in offered if (each := hours_of(night)) is not None]
    return [
        app_commands.Choice(name=say("settings-quiet-hours", start=str(start), end=str(end)), value=night)
        for night, (start, end) in hours
    ]


def _fitting(current: str, named: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Choices for the pairs of name and value whose names contain ``current``."""
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in named
        if current.casefold() in name.casefold()
    ]
