"""The commands for the staff who run a server's leagues."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias, cast, get_args

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.league.contest import Schedule
from bot.league.contest.reopening import TIME
from bot.league.decisions import Caution, Rest
from bot.ui.seasons import suggestions
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.tables.away import now_at
from bot.ui.umpire import course, decide
from bot.ui.umpire.appeals import show_appeals
from bot.ui.umpire.create import create
from bot.ui.umpire.decide import TableChoice
from bot.ui.umpire.desk.actions import open_desk
from bot.ui.umpire.entering import enter
from bot.ui.umpire.export import export_season
from bot.ui.umpire.log import show_log
from bot.ui.umpire.options import (
    BEST,
    CHOICES,
    DIVISION_SIZE,
    LENGTH,
    MINIMUM,
    MOVING,
    PLACES,
    ROUNDS,
    SIZE,
)
from bot.ui.umpire.season_options import SeasonOptions
from cogs.choices import CLOCKS, Choices, games, rule_sets, shown, times

Reason: TypeAlias = Range[str, 1, 300]


def named(values: Sequence[str]) -> list[Choice[str]]:
    """Choices for these values. The catalogue has their names."""
    return [Choice(name=value, value=value) for value in values]


def offering(source: suggestions.Source) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return an autocompletion that offers what ``source`` gives for the command's season."""

    async def offer(interaction: Interaction, current: str) -> Choices:
        return shown(await suggestions.suggested(interaction, current, source))

    return offer


async def leagues(interaction: Interaction, current: str) -> Choices:
    """The running seasons of this server."""
    return shown(await suggestions.leagues(interaction, current))


async def seasons(interaction: Interaction, current: str) -> Choices:
    """All seasons of this server."""
    return shown(await suggestions.leagues(interaction, current, ended_since=0))


async def resumable(interaction: Interaction, current: str) -> Choices:
    """The running seasons of this server, and those whose results can be reviewed again."""
    return shown(await suggestions.leagues(interaction, current, ended_since=now_at(interaction) - TIME))


players = offering(suggestions.players)
equals = offering(suggestions.equals)
complete = partial(app_commands.autocomplete, league=leagues)
"""The decorator for autocompletion of a command's options; every command has an option ``league``."""


@app_commands.default_permissions(manage_messages=True)
class Umpire(commands.GroupCog, group_name="umpire"):
    """Opening and running leagues, and decisions. Every command checks that the user is staff."""

    @app_commands.command()
    @app_commands.choices(
        game=games(),
        form=named(CHOICES["format"]),
        clock=CLOCKS,
        scoring=named(CHOICES["scoring"]),
        counting=named(CHOICES["counting"]),
        seeding=named(CHOICES["seeding"]),
        tie=named(CHOICES["tie"]),
    )
    @app_commands.rename(
        form="format",
        round_length="round-length",
        signup_closes="signup-closes",
        division_size="division-size",
    )
    @app_commands.autocomplete(
        houserules=rule_sets, again=seasons, signup_closes=times, starts=times, ends=times
    )
    async def create(
        self,
        interaction: Interaction,
        name: str | None = None,
        game: str | None = None,
        form: str | None = None,
        clock: str | None = None,
        houserules: str | None = None,
        length: Range[int, LENGTH.least, LENGTH.most] | None = None,
        size: Range[int, SIZE.least, SIZE.most] | None = None,
        rounds: Range[int, ROUNDS.least, ROUNDS.most] | None = None,
        round_length: str | None = None,
        places: Range[int, PLACES.least, PLACES.most] | None = None,
        signup_closes: str | None = None,
        starts: str | None = None,
        ends: str | None = None,
        scoring: str | None = None,
        counting: str | None = None,
        best: Range[int, BEST.least, BEST.most] | None = None,
        minimum: Range[int, MINIMUM.least, MINIMUM.most] | None = None,
        late: bool | None = None,
        division_size: Range[int, DIVISION_SIZE.least, DIVISION_SIZE.most] | None = None,
        moving: Range[int, MOVING.least, MOVING.most] | None = None,
        seeding: str | None = None,
        tie: str | None = None,
        carry: bool | None = None,
        channel: discord.TextChannel | None = None,
        again: str | None = None,
    ) -> None:
        """Show a preview of a new season, with a button that opens it."""
        written = SeasonOptions(
            name=name,
            game=game,
            format=form,
            clock=clock,
            length=length,
            size=size,
            rounds=rounds,
            round_length=round_length,
            places=places,
            signup_closes=signup_closes,
            starts=starts,
            ends=ends,
            scoring=scoring,
            counting=counting,
            best=best,
            minimum=minimum,
            late=late,
            division_size=division_size,
            moving=moving,
            seeding=seeding,
            tie=tie,
            carry=carry,
        )
        async with error_boundary(interaction) as request:
            await create(interaction, request, written, houserules, channel, again)

    # Its course

    @app_commands.command()
    @complete()
    async def start(self, interaction: Interaction, league: str | None = None) -> None:
        """Close the sign-up and start the season."""
        async with error_boundary(interaction) as request:
            await course.start(interaction, request, league)

    @app_commands.command(name="check-in")
    @complete(until=times)
    async def check_in(self, interaction: Interaction, until: str, league: str | None = None) -> None:
        """Ask all players who have signed up to check in."""
        async with error_boundary(interaction) as request:
            await course.check_in(interaction, request, league, until)

    @app_commands.command()
    @complete()
    async def confirm(
        self, interaction: Interaction, reason: Reason | None = None, league: str | None = None
    ) -> None:
        """Confirm the results of a season."""
        async with error_boundary(interaction) as request:
            await course.finish(interaction, request, league, reason)

    @app_commands.command()
    @complete()
    async def pause(self, interaction: Interaction, reason: Reason, league: str | None = None) -> None:
        """Pause a season."""
        async with error_boundary(interaction) as request:
            await course.pause(interaction, request, league, reason)

    @app_commands.command()
    @app_commands.autocomplete(league=resumable)
    async def resume(
        self, interaction: Interaction, reason: Reason | None = None, league: str | None = None
    ) -> None:
        """Resume a paused season, or review results again that were confirmed."""
        async with error_boundary(interaction) as request:
            await course.resume(interaction, request, league, reason)

    @app_commands.command()
    @complete()
    async def cancel(self, interaction: Interaction, reason: Reason, league: str | None = None) -> None:
        """End a season without a champion."""
        async with error_boundary(interaction) as request:
            await course.cancel(interaction, request, league, reason)

    @app_commands.command()
    @app_commands.choices(schedule=named(get_args(Schedule)))
    @app_commands.rename(remind_day="remind-day", remind_hour="remind-hour", log_channel="log-channel")
    @complete()
    async def arrange(
        self,
        interaction: Interaction,
        remind_day: bool | None = None,
        remind_hour: bool | None = None,
        schedule: str | None = None,
        channel: discord.TextChannel | None = None,
        log_channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        reason: Reason | None = None,
        league: str | None = None,
    ) -> None:
        """Set channels, reminders, posts of the standings and the champion's role."""
        async with error_boundary(interaction) as request:
            await course.arrange(
                interaction,
                request,
                league,
                remind_day=remind_day,
                remind_hour=remind_hour,
                schedule=schedule,
                channel=channel,
                log_channel=log_channel,
                role=role,
                reason=reason,
            )

    # Decisions

    @app_commands.command()
    @complete(match=offering(suggestions.matches))
    @app_commands.rename(number="round")
    async def void(
        self,
        interaction: Interaction,
        reason: Reason,
        match: str | None = None,
        number: Range[int, 1, 3] | None = None,
        table: Range[int, 1, 100] | None = None,
        game: Range[int, 1, 5] | None = None,
        league: str | None = None,
    ) -> None:
        """Void a match, or a game of a tournament."""
        async with error_boundary(interaction) as request:
            await decide.void(interaction, request, league, match, (number, table, game), reason)

    @app_commands.command()
    @complete(match=offering(suggestions.matches), player=offering(suggestions.seats))
    @app_commands.rename(number="round")
    async def adjust(
        self,
        interaction: Interaction,
        player: str,
        reason: Reason,
        match: str | None = None,
        total: Range[int, -99_999, 99_999] | None = None,
        number: Range[int, 1, 3] | None = None,
        game: Range[int, 1, 5] | None = None,
        points: str | None = None,
        league: str | None = None,
    ) -> None:
        """Change a player's points."""
        async with error_boundary(interaction) as request:
            await decide.adjust(
                interaction, request, league, player, (match, total), (number, game, points), reason
            )

    @app_commands.command()
    @complete(first=equals, second=equals, third=equals, fourth=equals, fifth=equals, sixth=equals)
    async def settle(
        self,
        interaction: Interaction,
        reason: Reason,
        first: str | None = None,
        second: str | None = None,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
        sixth: str | None = None,
        shared: bool = False,
        league: str | None = None,
    ) -> None:
        """Break a tie."""
        order = [each for each in (first, second, third, fourth, fifth, sixth) if each is not None]
        async with error_boundary(interaction) as request:
            await decide.settle(interaction, request, league, order, shared, reason)

    @app_commands.command()
    @app_commands.choices(rest=named(get_args(Rest)))
    @complete(player=players)
    async def withdraw(
        self,
        interaction: Interaction,
        player: str,
        reason: Reason,
        rest: str | None = None,
        league: str | None = None,
    ) -> None:
        """Withdraw a player."""
        async with error_boundary(interaction) as request:
            await decide.withdraw(interaction, request, league, player, rest, reason)

    @app_commands.command()
    @complete(player=players, waiting=offering(suggestions.waiting))
    async def replace(
        self,
        interaction: Interaction,
        player: str,
        reason: Reason,
        waiting: str | None = None,
        member: discord.Member | None = None,
        league: str | None = None,
    ) -> None:
        """Give a player's place to somebody else."""
        async with error_boundary(interaction) as request:
            await decide.replace(interaction, request, league, player, waiting, member, reason)

    @app_commands.command()
    @complete(player=players)
    async def move(
        self,
        interaction: Interaction,
        player: str,
        division: Range[int, 1, 100],
        reason: Reason,
        league: str | None = None,
    ) -> None:
        """Move a player to another division."""
        async with error_boundary(interaction) as request:
            await decide.move(interaction, request, league, player, division, reason)

    @app_commands.command()
    @app_commands.choices(what=named(get_args(TableChoice)))
    @complete(which=offering(suggestions.to_play), until=times, player=players)
    async def table(
        self,
        interaction: Interaction,
        which: str,
        what: Choice[str] | None = None,
        reason: Reason | None = None,
        until: str | None = None,
        player: str | None = None,
        league: str | None = None,
    ) -> None:
        """Show a table and all that can be decided about it, or decide it at once."""
        async with error_boundary(interaction) as request:
            choice = cast(TableChoice, what.value) if what is not None else None
            await decide.direct_table(interaction, request, league, which, choice, until, player, reason)

    @app_commands.command()
    @complete(which=offering(suggestions.tables))
    async def enter(
        self, interaction: Interaction, which: str | None = None, league: str | None = None
    ) -> None:
        """Enter the result of a match that was played elsewhere."""
        async with error_boundary(interaction) as request:
            await enter(interaction, request, league, which)

    @app_commands.command()
    @complete(what=offering(suggestions.extensible), until=times)
    async def extend(
        self, interaction: Interaction, what: str, until: str, reason: Reason, league: str | None = None
    ) -> None:
        """Extend a deadline."""
        async with error_boundary(interaction) as request:
            await decide.extend(interaction, request, league, what, until, reason)

    @app_commands.command()
    @complete(player=players)
    async def caution(
        self, interaction: Interaction, player: str, reason: Reason, league: str | None = None
    ) -> None:
        """Caution a player in private."""
        async with error_boundary(interaction) as request:
            await decide.rule_on_player(interaction, request, league, player, Caution, reason)

    @app_commands.command()
    @complete(player=players)
    async def award(
        self,
        interaction: Interaction,
        player: str,
        points: Range[int, -10_000, 10_000],
        reason: Reason,
        league: str | None = None,
    ) -> None:
        """Add points in the standings, or deduct them."""
        async with error_boundary(interaction) as request:
            await decide.rule_on_player(interaction, request, league, player, points, reason)

    @app_commands.command()
    @complete(decision=offering(suggestions.decided))
    async def reverse(
        self, interaction: Interaction, decision: str, reason: Reason, league: str | None = None
    ) -> None:
        """Reverse an earlier decision."""
        async with error_boundary(interaction) as request:
            await decide.reverse(interaction, request, league, decision, reason)

    # Looking

    @app_commands.command()
    async def dashboard(self, interaction: Interaction) -> None:
        """Show what happens next in a season, and what needs the umpire."""
        async with error_boundary(interaction) as request:
            await open_desk(interaction, request)

    @app_commands.command()
    async def log(self, interaction: Interaction) -> None:
        """Show the log of a season."""
        async with error_boundary(interaction) as request:
            await show_log(interaction, request)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Send the results, standings and log as files."""
        async with error_boundary(interaction) as request:
            await export_season(interaction, request)

    @app_commands.command()
    @complete()
    async def appeals(self, interaction: Interaction, league: str | None = None) -> None:
        """Show the open questions of players."""
        async with error_boundary(interaction) as request:
            await show_appeals(interaction, request, league)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Umpire())
