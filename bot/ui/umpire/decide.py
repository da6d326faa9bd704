"""The umpire's decisions: from what a command was given to an act that is previewed."""

from __future__ import annotations

import re
from typing import Literal, cast

import discord

from bot.league import decisions as rulings
from bot.league.contest import Contest, acts, round_of
from bot.league.decisions import Rest, Ruling
from bot.league.tournament import acts as pursuit
from bot.tables import Refused, Who
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_meant
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.tables.away import now_at
from bot.ui.umpire.preview import propose
from bot.ui.umpire.times import moment_of

POINTS = re.compile(r"([=+-]?) ?([0-9]{1,5})")
"""``=12``, ``12``, ``+3`` or ``-3``."""


async def void(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    match: str | None,
    game: tuple[int | None, int | None, int | None],
    reason: str,
) -> None:
    """A match of a league, or a ``game`` (round, table, slot) of the tournament, does not count."""
    contest, names = await _season(interaction, request, league)
    if contest.terms.format != "pursuit":
        need_league(contest, *game)
        ruling = rulings.Void(_match(names, request, match))
        await propose(interaction, request, contest, acts.Decide(ruling), reason)
        return
    need_tournament(contest, match)
    number, table, slot = game
    if number is None or table is None or slot is None:
        raise Refused("umpire_which_game")
    await propose(interaction, request, contest, acts.Rule(pursuit.Void(number, table, slot)), reason)


async def adjust(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    match: tuple[str | None, int | None],
    game: tuple[int | None, int | None, str | None],
    reason: str,
) -> None:
    """A player has another total in a ``match`` of a league (which, total), or other points in a ``game`` of
    the tournament (round, slot, points).
    """
    contest, names = await _season(interaction, request, league)
    which, total = match
    if contest.terms.format != "pursuit":
        need_league(contest, *game)
        if total is None:
            raise Refused("umpire_which_total")
        key = _match(names, request, which)
        book = contest.book
        result = book.results.get(key) if book else None
        people = [seat.player for seat in result.seats if seat.player] if result else []
        offers = [(names.player(person, request.say), person) for person in people]
        ruling = rulings.Adjust(key, suggestions.picked(player, offers, Refused("league-not_there")), total)
        await propose(interaction, request, contest, acts.Decide(ruling), reason)
        return
    need_tournament(contest, which, total)
    number, slot, points = game
    if number is None or slot is None or points is None:
        raise Refused("umpire_which_points")
    entry = int(_entry(names, request, player))
    sign, amount = read_points(points)
    act = pursuit.Adjust(entry, number, slot, sign, amount)
    await propose(interaction, request, contest, acts.Rule(act), reason)


async def settle(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    order: list[str],
    shared: bool,
    reason: str,
) -> None:
    """Equals stand in this order; in the tournament, these go on or have won, or all share the victory."""
    contest, names = await _season(interaction, request, league)
    equal = list(suggestions.equals(names, request.say))
    entries = [suggestions.picked(text, equal, Refused("league-not_tied")) for text in order]
    if contest.terms.format == "pursuit":
        act = pursuit.Settle(tuple(map(int, entries)), shared)
        await propose(interaction, request, contest, acts.Rule(act), reason)
        return
    if shared:
        raise Refused("umpire_shared")
    await propose(interaction, request, contest, acts.Decide(rulings.Settle(tuple(entries))), reason)


async def withdraw(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    rest: str | None,
    reason: str,
) -> None:
    """A player takes no further part; in a league, ``rest`` says what becomes of what is still to be
    played.
    """
    contest, names = await _season(interaction, request, league)
    entry = _entry(names, request, player)
    if contest.terms.format == "pursuit":
        need_tournament(contest, rest)
        await propose(interaction, request, contest, acts.Rule(pursuit.Withdraw(int(entry))), reason)
        return
    ruling = rulings.Withdraw(entry, cast(Rest, rest or "forfeit"))
    await propose(interaction, request, contest, acts.Decide(ruling), reason)


async def replace(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    waiting: str | None,
    member: discord.Member | None,
    reason: str,
) -> None:
    """Somebody takes over a player's place: a ``member``, somebody of the ``waiting`` list, or its first."""
    contest, names = await _season(interaction, request, league)
    entry = _entry(names, request, player)
    if member is not None:
        if member.bot:
            raise Refused("umpire_no_bots")
        new = await request.services.seasons.person(contest.guild_id, Who(member.id, member.display_name))
    elif waiting is not None:
        new = suggestions.picked(
            waiting, suggestions.waiting(names, request.say), Refused("umpire_not_waiting")
        )
    elif contest.waiting:
        new = contest.waiting[0].player
    else:
        raise Refused("umpire_replace_whom")
    if contest.terms.format == "pursuit":
        await propose(interaction, request, contest, acts.Rule(pursuit.Replace(int(entry), new)), reason)
    else:
        await propose(interaction, request, contest, acts.Decide(rulings.Replace(entry, new)), reason)


async def extend(
    interaction: Interaction, request: RequestContext, league: str | None, what: str, until: str, reason: str
) -> None:
    """A table that is to be played, all of its round, or the season, has time until later."""
    contest, names = await _season(interaction, request, league)
    need_league(contest)
    offers = suggestions.extensible(names, request.say)
    chosen = suggestions.picked(what, [*offers, ("", suggestions.ROUND)], Refused("league-no_fixture"))
    fixtures: tuple[str, ...] = (chosen,)
    if chosen == suggestions.ROUND:
        fixtures = tuple(_of_round(contest))
        if not fixtures:
            raise Refused("league-no_fixture")
    elif chosen == suggestions.SEASON:
        fixtures = ()
    ruling = rulings.Extend(fixtures, moment_of(until, now_at(interaction)))
    await propose(interaction, request, contest, acts.Decide(ruling), reason)


async def rule_on_player(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    ruling: type[rulings.Caution] | int,
    reason: str,
) -> None:
    """A caution for a player, or so many points of the standings, in a league."""
    contest, names = await _season(interaction, request, league)
    need_league(contest)
    entry = _entry(names, request, player)
    decision: Ruling = rulings.Award(entry, ruling) if isinstance(ruling, int) else rulings.Caution(entry)
    await propose(interaction, request, contest, acts.Decide(decision), reason)


async def reverse(
    interaction: Interaction, request: RequestContext, league: str | None, decision: str, reason: str
) -> None:
    """An earlier decision is taken back."""
    contest, _ = await _season(interaction, request, league)
    if contest.terms.format == "pursuit":
        raise Refused("umpire_final")
    key = decision.strip().partition(":")[0]  # a suggestion that was typed on has its words behind it
    await propose(interaction, request, contest, acts.Decide(rulings.Reverse(key)), reason)


def read_points(text: str) -> tuple[Literal["=", "+", "-"], int]:
    """Points of a game as the umpire writes them: to become (``=12`` or ``12``), more, or fewer.

    Raises Refused ``umpire_points``.
    """
    match = POINTS.fullmatch(text.strip().replace("−", "-"))
    if match is None:
        raise Refused("umpire_points")
    return cast(Literal["=", "+", "-"], match[1] or "="), int(match[2])


def need_league(contest: Contest, *given: object) -> None:
    """Raises Refused in a tournament, and where options were ``given`` that mean something only there."""
    if contest.terms.format == "pursuit":
        raise Refused("umpire_league_only")
    if any(each is not None for each in given):
        raise Refused("league-not_pursuit")


def need_tournament(contest: Contest, *given: object) -> None:
    """Raises Refused where options were ``given`` that mean something only in a league."""
    if contest.terms.format == "pursuit" and any(each is not None for each in given):
        raise Refused("league-not_a_league")


async def _season(
    interaction: Interaction, request: RequestContext, league: str | None
) -> tuple[Contest, Names]:
    """The season that is meant, and its names as they are offered. Raises Refused before it has begun."""
    contest = await season_meant(interaction, request, league)
    if contest.is_open and not contest.has_started:
        raise Refused("league-wrong_phase", phase=contest.phase)
    return contest, Names(contest, await request.services.seasons.names(contest), plain=True)


def _match(names: Names, request: RequestContext, text: str | None) -> str:
    if text is None:
        raise Refused("umpire_which_match")
    if names.contest.book is not None and text in names.contest.book.results:
        return text  # as it was offered
    return suggestions.picked(text, suggestions.matches(names, request.say), Refused("league-no_match"))


def _entry(names: Names, request: RequestContext, text: str) -> str:
    return suggestions.picked(text, suggestions.players(names, request.say), Refused("league-no_entry"))


def _of_round(contest: Contest) -> list[str]:
    """The fixtures of the round that is played, as far as they are still to be."""
    book = contest.book
    fixtures = book.fixtures if book else {}
    return [key for key in suggestions.open_fixtures(contest) if fixtures[key].round == round_of(contest)]
