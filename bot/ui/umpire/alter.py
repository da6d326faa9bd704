"""Altering the terms of a season: in the draft before it is announced, afterwards as a decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord

from bot.league.contest import Contest, Terms, acts, alterable, format_of
from bot.services import RuleSet
from bot.tables import Refused
from bot.ui.house_rules.actions import rules_for
from bot.ui.i18n.moments import ready
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_meant
from bot.ui.seasons.suggestions import Offer
from bot.ui.seasons.terms import FIELDS, option_name, option_value, options_of
from bot.ui.shell.context import Interaction, RequestContext, clock_of, place_of
from bot.ui.tables.away import now_at
from bot.ui.umpire.options import MOMENTS, named, read, unwritten, written
from bot.ui.umpire.places import season_channel
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import Earlier, SeasonOptions, game_of, in_zone, terms_of
from bot.user_text import UserText


async def alter(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    term: str,
    to: str | None,
    reason: str,
) -> None:
    """Show a preview of altering the term called ``term``. Without ``to`` it is as if nobody had written it.

    Raises Refused if that makes no sense, or cannot be altered any more.
    """
    contest = await season_meant(interaction, request, league)
    if not contest.is_open:
        raise Refused("league-over")
    option = named(term, request.say)
    act = await alteration(interaction, request, contest, option, to or "")
    await propose(interaction, request, contest, act, reason)


async def alteration(
    interaction: Interaction, request: RequestContext, contest: Contest, option: str, text: str
) -> acts.Alter:
    """The act that alters an option of a season to what somebody has written, as :func:`other_terms` reads
    it. Raises Refused as that does.
    """
    terms = await other_terms(interaction, request, contest.terms, option, text)
    changed = {option, *(each for each in FIELDS if _differs(contest.terms, terms, each))}
    names = [name for each in FIELDS if each in changed for name in FIELDS[each]]
    return acts.Alter({name: _plain(getattr(terms, name)) for name in names})


def _differs(terms: Terms, other: Terms, option: str) -> bool:
    return any(getattr(terms, name) != getattr(other, name) for name in FIELDS[option])


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value


async def other_terms(
    interaction: Interaction, request: RequestContext, terms: Terms, option: str, text: str
) -> Terms:
    """The terms with an option as somebody has written it, read as the command that opens a season reads it.

    An empty ``text`` stands for an option that is not written. Raises Refused as that command does.
    """
    guild_id, _ = place_of(interaction)
    wanted, base, channel = SeasonOptions(), terms, terms.channel
    text = text.strip()
    if not text:
        base = replace(terms, **unwritten(option))
        if option == "counting":
            base = replace(base, counting=format_of(terms).facts.counting)
        if option == "clock":
            base = replace(base, clock=request.services.preferences.known_server(guild_id).clock)
    elif option == "channel":
        channel = season_channel(interaction, request, _channel(interaction, text), None)
    elif option != "houserules":
        if option in MOMENTS:
            await ready()
        wanted = written(option, read(option, text, request.say))
    now = now_at(interaction)
    earlier = Earlier(base, now)
    game = game_of(wanted, earlier)
    rules: RuleSet | None = None
    if option == "houserules" or game != terms.game:
        rules = rules_for(request, guild_id, game, text if option == "houserules" and text else None)
    new = terms_of(wanted, rules, channel, base.clock, now, earlier, await clock_of(interaction))
    new = replace(new, counts_by=terms.counts_by)
    if option != "hours":
        return new
    placed = in_zone(new, request.services.preferences.known_server(guild_id).zone, now)
    same = (placed.hours, placed.zone) == (terms.hours, terms.zone)
    return replace(placed, offsets=terms.offsets) if same else placed


def _channel(interaction: Interaction, text: str) -> discord.TextChannel:
    """The text channel that is mentioned or named in a text. Raises Refused ``umpire_channel``."""
    found = re.fullmatch(r"(?:<#)?([0-9]{15,20})>?", text)
    name = text.removeprefix("#").casefold()
    for channel in interaction.guild.text_channels if interaction.guild is not None else ():
        if channel.id == int(found[1]) if found else channel.name.casefold() == name:
            return channel
    raise Refused("umpire_channel")


def channels(interaction: Interaction) -> Iterator[Offer]:
    """The text channels of the server, for a season that is to be played elsewhere."""
    for channel in interaction.guild.text_channels if interaction.guild is not None else ():
        yield label_text(UserText(channel.name)), str(channel.id)


def offered_terms(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The options that can be altered now, each with what it is set to."""
    contest = names.contest
    can = alterable(contest)
    for option in options_of(contest.terms):
        if can.issuperset(FIELDS[option]):
            name = option_name(option, say)
            # A list of suggestions cannot show a channel by its name.
            is_named = option != "channel"
            yield (
                f"{name}: {option_value(option, contest.terms, say, plain=True)}" if is_named else name,
                option,
            )
