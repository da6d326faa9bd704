"""The commands for the umpire's decisions. Each makes an act from its options and shows a preview of it."""

from __future__ import annotations

from typing import Literal

import discord

from bot.league import decisions as rulings
from bot.league.contest import Contest, acts, format_of, season_state
from bot.league.decisions import Ruling
from bot.tables import Refused, Who
from bot.ui.components.offers import Offer, picked
from bot.ui.i18n.user_text import shown_name
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_meant
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.tables.away import heard, now_at, when
from bot.ui.umpire.desk.running import longer_turn, without_absent
from bot.ui.umpire.desk.tables import show_table
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of

TableChoice = Literal["begin", "wait", "move", "walkover"]
"""What an umpire can decide at a table of a round."""


async def void(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    match: str | None,
    game: tuple[int | None, int | None, int | None],
    reason: str,
) -> None:
    """Void a match of a league, or a ``game`` (round, table, slot) of the tournament."""
    contest, names = await _season(interaction, request, league)
    act = desk_of(contest).void(names, request.say, match, game)
    await propose(interaction, request, contest, act, reason)


async def adjust(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    match: tuple[str | None, int | None],
    game: tuple[int | None, int | None, str | None],
    reason: str,
) -> None:
    """Change a player's total in a ``match`` of a league (match, total), or their points in a ``game`` of the
    tournament (round, slot, points).
    """
    contest, names = await _season(interaction, request, league)
    act = desk_of(contest).adjust(names, request.say, player, match, game)
    await propose(interaction, request, contest, act, reason)


async def settle(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    order: list[str],
    shared: bool,
    reason: str,
) -> None:
    """Break a tie by this order; in the tournament, name those who go on or win, or let all share the
    victory.
    """
    contest, names = await _season(interaction, request, league)
    equal = list(suggestions.equals(names, request.say))
    entries = [picked(text, equal, Refused("league-not_tied")) for text in order]
    act = desk_of(contest).settle(entries, shared)
    await propose(interaction, request, contest, act, reason)


async def withdraw(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    rest: str | None,
    reason: str,
) -> None:
    """Withdraw a player. In a league, ``rest`` says what happens to their open matches."""
    contest, names = await _season(interaction, request, league)
    act = desk_of(contest).withdraw(names, request.say, player, rest)
    await propose(interaction, request, contest, act, reason)


async def replace(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    waiting: str | None,
    member: discord.Member | None,
    reason: str,
) -> None:
    """Ask somebody to take over a player's place: a ``member``, somebody from the ``waiting`` list, or the
    first on it. In the tournament they have it at once.
    """
    contest, names = await _season(interaction, request, league)
    entry = suggestions.entry_picked(names, request.say, player)
    if member is not None:
        if member.bot:
            raise Refused("umpire_no_bots")
        new = await request.services.seasons.person(contest.guild_id, Who(member.id, shown_name(member)))
    elif waiting is not None:
        new = picked(waiting, suggestions.waiting(names, request.say), Refused("umpire_not_waiting"))
    elif contest.waiting:
        new = contest.waiting[0].player
    else:
        raise Refused("umpire_replace_whom")
    await propose(
        interaction,
        request,
        contest,
        desk_of(contest).replace(contest, entry, new, now_at(interaction)),
        reason,
    )


async def move(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    division: int,
    reason: str,
) -> None:
    """Move a player to another division of a league."""
    contest, names = await _season(interaction, request, league)
    if not format_of(contest).facts.divided:
        raise Refused("umpire_no_divisions")
    entry = suggestions.entry_picked(names, request.say, player)
    act = desk_of(contest).decide(rulings.Move(entry, division))
    await propose(interaction, request, contest, act, reason)


async def extend(
    interaction: Interaction, request: RequestContext, league: str | None, what: str, until: str, reason: str
) -> None:
    """Extend the deadline of an open table, of all tables of the round, or of the season."""
    contest, names = await _season(interaction, request, league)
    desk_of(contest).need_rulings()
    offers = suggestions.extensible(names, request.say)
    chosen = picked(what, [*offers, Offer("", suggestions.ROUND)], Refused("league-no_fixture"))
    fixtures: tuple[str, ...] = (chosen,)
    if chosen == suggestions.ROUND:
        fixtures = tuple(_of_round(contest))
        if not fixtures:
            raise Refused("league-no_fixture")
    elif chosen == suggestions.SEASON:
        fixtures = ()
    days = clocks_of(contest.terms)
    ruling = rulings.Extend(fixtures, await when(interaction, until, days))
    read_as = await heard(interaction, request, until, days=days)
    await propose(interaction, request, contest, desk_of(contest).decide(ruling), reason, read_as)


async def direct_table(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    which: str,
    what: TableChoice | None,
    until: str | None,
    player: str | None,
    reason: str | None,
) -> None:
    """Decide what becomes of an open table: begin or go on without the absent, wait, move, or give a
    walkover. Show the table as the desk does if nothing is said; where a running match is to be moved, which
    takes a channel and no time; and where it is not said who has won it.
    """
    contest, names = await _season(interaction, request, league)
    key = picked(which, suggestions.to_play(names, request.say), Refused("league-no_fixture"))
    table = request.services.seasons.table_of(contest, key)
    is_playing = table is not None and table.phase == "playing"
    if what is None or (is_playing and (what == "move" or (what == "walkover" and player is None))):
        await show_table(interaction, request, contest, key)
        return
    days = clocks_of(contest.terms)
    at = await when(interaction, until, days) if until is not None else None
    here = request.services.seasons.here(contest, key)
    if player is not None:
        here = (contest.player_of(suggestions.entry_picked(names, request.say, player)),)
    act: acts.Act
    match what:
        case "begin" if is_playing:
            act = without_absent(request, contest, key)
        case "wait" if is_playing:
            act = longer_turn(request, contest, key, now_at(interaction), at)
        case "wait" | "move":
            if at is None:
                raise Refused("umpire_table_time")
            act = acts.Call(key, at, binding=True) if what == "wait" else acts.Appoint(key, at)
        case "begin" if here or season_state(contest) is None:
            act = acts.Begin(key, here)
        case "walkover" if here:
            act = acts.Walkover(key, here)
        case _:
            raise Refused("umpire_nobody_here")
    read_as = await heard(interaction, request, until, days=days)
    await propose(interaction, request, contest, act, reason or "", read_as)


async def rule_on_player(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    player: str,
    ruling: type[rulings.Caution] | int,
    reason: str,
) -> None:
    """Caution a player of a league, or award them points (``ruling``) in the standings."""
    contest, names = await _season(interaction, request, league)
    desk_of(contest).need_rulings()
    entry = suggestions.entry_picked(names, request.say, player)
    decision: Ruling = rulings.Award(entry, ruling) if isinstance(ruling, int) else rulings.Caution(entry)
    await propose(interaction, request, contest, desk_of(contest).decide(decision), reason)


async def reverse(
    interaction: Interaction, request: RequestContext, league: str | None, decision: str, reason: str
) -> None:
    """Reverse an earlier decision, which is chosen from what is suggested or named by its number."""
    contest, names = await _season(interaction, request, league)
    key, offers = decision.strip(), list(suggestions.decided(names, request.say))
    if offers and not key.isdigit():
        key = picked(key, offers, Refused("league-no_decision"))
    await propose(interaction, request, contest, desk_of(contest).reverse(key), reason)


async def _season(
    interaction: Interaction, request: RequestContext, league: str | None
) -> tuple[Contest, Names]:
    """The season of a command and its plain names. Raises Refused ``league-wrong_phase`` before its start."""
    contest = await season_meant(interaction, request, league)
    if contest.is_open and not contest.has_started:
        raise Refused("league-wrong_phase", phase=contest.phase)
    return contest, Names(contest, await request.services.seasons.names(contest), plain=True)


def _of_round(contest: Contest) -> list[str]:
    """The open fixtures of the current round."""
    state = season_state(contest)
    if state is None:
        return []
    return [key for key in suggestions.open_fixtures(contest) if state.fixtures[key].round == state.round]
