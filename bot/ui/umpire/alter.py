"""Altering the terms of a season: in the draft before it is announced, afterwards as a decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord

from bot.league.contest import Contest, Terms, acts, alterable, format_of
from bot.league.contest.altering import PAST
from bot.services import RuleSet
from bot.tables import Refused
from bot.ui.components.offers import Offer, picked
from bot.ui.house_rules.actions import rules_for
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_meant
from bot.ui.seasons.terms import FIELDS, option_value, options_of
from bot.ui.shell.context import Interaction, RequestContext, Services, clock_of, place_of
from bot.ui.tables.away import heard, now_at
from bot.ui.umpire.options import MOMENTS, NEEDED, USUAL, named, read, unwritten, written
from bot.ui.umpire.places import season_channel
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import Earlier, SeasonOptions, clocks_of, game_of, in_zone, terms_of
from bot.user_text import UserText, as_read


async def alter(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    term: str,
    to: str | None,
    reason: str,
) -> None:
    """Show a preview of altering the term called ``term``.

    Raises Refused if nobody has said to what, if that makes no sense, or if it cannot be altered any more.
    """
    contest = await season_meant(interaction, request, league)
    if not contest.is_open:
        raise Refused("league-over")
    option = named(term, request.say)
    act = await alteration(interaction, request, contest, option, to or "")
    days = clocks_of(contest.terms)
    read_as = await heard(interaction, request, to, days=days) if option in MOMENTS else ""
    await propose(interaction, request, contest, act, reason, read_as)


async def alteration(
    interaction: Interaction, request: RequestContext, contest: Contest, option: str, text: str
) -> acts.Alter:
    """The act that alters an option of a season to what somebody has written, as :func:`other_terms` reads
    it. Raises Refused as that does, and ``league-term_fixed`` for a term that cannot be altered any more.
    """
    need_alterable(contest, option)
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

    A word stands for what the option is where nobody has written it (:func:`means_usual`). Raises Refused as
    that command does, and ``umpire_alter_to`` if nothing is written.
    """
    guild_id, _ = place_of(interaction)
    wanted, base, channel = SeasonOptions(), terms, terms.channel
    text, is_usual = text.strip(), means_usual(request.services, guild_id, terms, option, text, request.say)
    if is_usual:
        base = usual_terms(request.services, guild_id, terms, option)
    elif not text:
        raise _unsaid(request, guild_id, terms, option)
    elif option == "channel":
        channel = season_channel(interaction, request, _channel(interaction, text), None)
    elif option != "houserules":
        wanted = written(option, read(option, text, request.say))
    now = now_at(interaction)
    earlier = Earlier(base, now)
    game = game_of(wanted, earlier)
    rules: RuleSet | None = None
    if option == "houserules" or game != terms.game:
        rules = rules_for(request, guild_id, game, text if option == "houserules" and not is_usual else None)
    own, days = await clock_of(interaction), clocks_of(terms)
    new = terms_of(wanted, rules, channel, base.clock, now, earlier, own, days)
    if option != "hours":
        return new
    placed = in_zone(new, request.services.preferences.known_server(guild_id).zone, now)
    same = (placed.hours, placed.zone) == (terms.hours, terms.zone)
    return replace(placed, offsets=terms.offsets) if same else placed


def need_alterable(contest: Contest, option: str) -> None:
    """Raise Refused ``league-term_fixed`` if an option of the season cannot be altered any more, whatever
    somebody writes.
    """
    names = FIELDS[option]
    if option in options_of(contest.terms) and not alterable(contest).issuperset(names):
        raise Refused("league-term_fixed", why="past" if PAST.issuperset(names) else "played")


def usual_terms(services: Services, guild_id: int, terms: Terms, option: str) -> Terms:
    """The terms with an option as it is where nobody has written it; for none of :data:`NEEDED`."""
    base = replace(terms, **unwritten(option))
    match option:
        case "counting":
            return replace(base, counting=format_of(terms).facts.counting)
        case "clock":
            return replace(base, clock=services.preferences.known_server(guild_id).clock)
        case "houserules":
            rules = services.house_rules.default(guild_id, terms.game)
            return replace(base, house_rules=rules.name, options=dict(rules.options))
        case _:
            return base


def usual_value(services: Services, guild_id: int, terms: Terms, option: str, say: Translator) -> str:
    """What :func:`usual_terms` sets an option to, in words."""
    return option_value(option, usual_terms(services, guild_id, terms, option), say, plain=True)


def means_usual(
    services: Services, guild_id: int, terms: Terms, option: str, text: str, say: Translator
) -> bool:
    """Whether somebody has written that an option is to be as usual: by that word, or by what people read
    where it has no value.
    """
    wanted = as_read(text)
    if option in NEEDED or not wanted:
        return False
    value = usual_value(services, guild_id, terms, option, say)
    names = (USUAL, say("term-usual"), usual_name(value, say).cut())
    return wanted in map(as_read, (*names, value) if value == say("term-none") else names)


def usual_offer(services: Services, contest: Contest, option: str, say: Translator) -> list[Offer]:
    """The word for what an option usually is, for somebody who alters a season."""
    if option in NEEDED:
        return []
    value = usual_value(services, contest.guild_id, contest.terms, option, say)
    return [usual_name(value, say)]


def usual_name(value: str, say: Translator) -> Offer:
    """The word for what an option usually is, with its ``value``."""
    return Offer(say("term-usually", value=value), USUAL, value)


def _unsaid(request: RequestContext, guild_id: int, terms: Terms, option: str) -> Refused:
    """The refusal of an alteration of which nobody has said to what."""
    name, usual = option_name(option, request.say), None
    if option not in NEEDED:
        usual = usual_value(request.services, guild_id, terms, option, request.say)
    return Refused("umpire_alter_to", option=name, has_usual=usual is not None, usual=usual)


def _channel(interaction: Interaction, text: str) -> discord.TextChannel:
    """The text channel that is mentioned or named in a text. Raises Refused ``umpire_channel``."""
    mentioned = re.fullmatch(r"<#([0-9]{15,20})>", text)
    name = mentioned[1] if mentioned else text.removeprefix("#")
    unknown = Refused("umpire_channel")
    channel_id = int(picked(name, channels(interaction), unknown))
    found = interaction.guild.get_channel(channel_id) if interaction.guild is not None else None
    if not isinstance(found, discord.TextChannel):
        raise unknown
    return found


def channels(interaction: Interaction) -> Iterator[Offer]:
    """The text channels of the server, for a season that is to be played elsewhere."""
    for channel in interaction.guild.text_channels if interaction.guild is not None else ():
        yield Offer(label_text(UserText(channel.name)), str(channel.id))


def offered_terms(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The options that can be altered now, each with what it is set to."""
    contest = names.contest
    can = alterable(contest)
    for option in options_of(contest.terms):
        if can.issuperset(FIELDS[option]):
            name = option_name(option, say)
            # A list of suggestions cannot show a channel by its name.
            is_named = option != "channel"
            value = option_value(option, contest.terms, say, plain=True)
            yield Offer(f"{name}: {value}" if is_named else name, option)
