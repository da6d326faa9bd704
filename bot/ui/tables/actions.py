"""Handling presses about a table: the lobby, the seats, votes, the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Concatenate, ParamSpec

from bot.games.api import Seat
from bot.tables import (
    Refused,
    StorageError,
    Table,
    Vote,
    Who,
    electorate,
    need_host,
    need_lobby,
    need_open,
    votes_needed,
)
from bot.ui.components.layout import message
from bot.ui.delivery.responses import is_private, private
from bot.ui.house_rules.actions import tell_dropped
from bot.ui.i18n.players import chair_name, player_name
from bot.ui.i18n.user_text import escape_text
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses import tables as presses
from bot.ui.presses.house_rules import UseSet
from bot.ui.presses.watching import WatchTable
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.shell.pressed import runs_season_of, table_here, who_at
from bot.ui.shell.router import Routes
from bot.ui.tables.away import be_away, now_at
from bot.ui.tables.calling import may_call
from bot.ui.tables.confirm import ask_to_end, ask_to_leave, ask_to_propose, ask_to_remove, ended, left
from bot.ui.tables.lobby import closed, lobby_options
from bot.ui.tables.manage import manage, seats_to_take
from bot.ui.tables.opening import open_offered, play_again
from bot.ui.tables.watching import watch_from

routes = Routes()

P = ParamSpec("P")


# In the lobby


@routes.on(presses.Join)
async def join(interaction: Interaction, request: RequestContext, press: presses.Join) -> None:
    """Seat the user at the table, or mark them as ready for a fixture, to which this may call the others."""
    table, services = await table_here(interaction, request, press.table), request.services
    if table.called_until is None or table.phase != "lobby":
        need_place = partial(need_place_at, interaction)
        table = await _change(
            interaction, request, press, services.tables.lobbies.join, interaction.id, need_place
        )
        await offer_lesson(interaction, request, table)
        return
    league, fixture, who = table.league or "", table.fixture or "", who_pressed(interaction)
    table = await services.seasons.ready(league, who, fixture, interaction.id, services.outbox.open_fixture)
    await services.publisher.answer(interaction, table)


@routes.on(presses.Unready)
async def unready(interaction: Interaction, request: RequestContext, press: presses.Unready) -> None:
    """Mark the user as not ready for a fixture."""
    await _change(interaction, request, press, request.services.tables.fixtures.unready)


@routes.on(presses.Leave)
async def leave(interaction: Interaction, request: RequestContext, press: presses.Leave) -> None:
    """Remove the user from a lobby. A press that comes after the start does not leave the match."""
    table = await table_here(interaction, request, press.table)
    need_lobby(table)
    table = await request.services.tables.seats.leave(table.table_id, who_pressed(interaction))
    await _show_lobby(interaction, request, table)


@routes.on(presses.AddComputer)
async def add_computer(interaction: Interaction, request: RequestContext, press: presses.AddComputer) -> None:
    """Add a computer player."""
    await _change(interaction, request, press, request.services.tables.lobbies.add_computer)


@routes.on(presses.RemoveComputer)
async def remove_computer(
    interaction: Interaction, request: RequestContext, press: presses.RemoveComputer
) -> None:
    """Remove a computer player."""
    await _change(interaction, request, press, request.services.tables.lobbies.remove_computer)


@routes.on(presses.SetLevel)
async def set_level(interaction: Interaction, request: RequestContext, press: presses.SetLevel) -> None:
    """Choose how well the computers in a lobby play."""
    await _change(interaction, request, press, request.services.tables.lobbies.set_level, press.level)


@routes.on(presses.AddProgram)
async def add_program(interaction: Interaction, request: RequestContext, press: presses.AddProgram) -> None:
    """Seat a program that the operator has listed."""
    await _change(interaction, request, press, request.services.tables.lobbies.add_program, press.program)


@routes.on(UseSet)
async def use_set(interaction: Interaction, request: RequestContext, press: UseSet) -> None:
    """Use a set in a lobby. If that is refused, the menu is redrawn to show the set that is in use."""
    table = await table_here(interaction, request, press.table)
    try:
        rules = request.services.house_rules.find(table.guild_id, table.game_key, press.rules)
        table = await request.services.tables.lobbies.use_house_rules(
            table.table_id, who_pressed(interaction), rules.name, rules.options
        )
    except (Refused, StorageError):
        await _show_lobby(interaction, request, table)
        raise
    await _show_lobby(interaction, request, table)
    await tell_dropped(interaction, request, rules)


@routes.on(presses.Start)
async def start(interaction: Interaction, request: RequestContext, press: presses.Start) -> None:
    """Begin the match."""
    await _change(interaction, request, press, request.services.tables.lobbies.start, interaction.id)


routes.on(presses.OpenTable)(open_offered)


# In a match and after it


@routes.on(presses.PlayAgain)
async def again(interaction: Interaction, request: RequestContext, press: presses.PlayAgain) -> None:
    """Open a lobby with the players of the finished match. Who did not play can ask for a seat there."""
    table = await table_here(interaction, request, press.table)
    if table.seat_of(interaction.user.id) is None:
        await watch_from(interaction, request, table)
    else:
        await play_again(interaction, request, table)


@routes.on(presses.ComeBack)
async def come_back(interaction: Interaction, request: RequestContext, press: presses.ComeBack) -> None:
    """Give the user their seat back from the computer that stood in."""
    table = await table_here(interaction, request, press.table)
    table = await request.services.tables.seats.come_back(table.table_id, who_pressed(interaction))
    if is_private(interaction):
        await _show_manage(interaction, request, table)
    else:
        await request.services.publisher.answer(interaction, table)


@routes.on(presses.BeAway)
async def away(interaction: Interaction, request: RequestContext, press: presses.BeAway) -> None:
    """Mark the user as away from their slow tables."""
    await table_here(interaction, request, press.table)
    await be_away(interaction, request, press.until)


# Manage


@routes.on(presses.Manage)
async def show_manage(interaction: Interaction, request: RequestContext, press: presses.Manage) -> None:
    """Show what the user may do at a table besides playing."""
    await _show_manage(interaction, request, await table_here(interaction, request, press.table))


async def _show_manage(interaction: Interaction, request: RequestContext, table: Table) -> None:
    need_open(table)
    if table.phase == "lobby" and table.fixture is None:
        await _show_options(interaction, request, table)
        return
    who, is_umpire = who_pressed(interaction), await runs_season_of(interaction, request, table)
    who = replace(who, moderator=who.moderator or is_umpire)
    calling = await may_call(request, table, who)
    view = manage(table, who, now_at(interaction), request.say, is_umpire=is_umpire, may_call=calling)
    await private(interaction, view)


@routes.on(presses.SeatsToTake)
async def show_seats(interaction: Interaction, request: RequestContext, press: presses.SeatsToTake) -> None:
    """Show the seats that the user may ask for."""
    table = await _open_table(interaction, request, press)
    await private(interaction, seats_to_take(table, who_pressed(interaction), request.say))


@routes.on(presses.AskForSeat)
async def ask_for_seat(interaction: Interaction, request: RequestContext, press: presses.AskForSeat) -> None:
    """Ask the players for a seat that a computer has."""
    table, say = await table_here(interaction, request, press.table), request.say
    await need_place_at(interaction, table)
    table = await request.services.tables.seats.ask_for_seat(
        table.table_id, who_pressed(interaction), press.seat
    )
    seat = chair_name(table, press.seat, say)
    asked = say("seat-asked", seat=seat, count=len(electorate(table)))
    await private(interaction, message(asked, [WatchTable(table.table_id).button(say)]))


@routes.on(presses.AskToKick)
async def ask_about_kicking(
    interaction: Interaction, request: RequestContext, press: presses.AskToKick
) -> None:
    """Ask for confirmation before a player is removed."""
    table = await _open_table(interaction, request, press)
    who, seat = await who_at(interaction, request, table), _seat_of(table, press.user)
    await private(interaction, ask_to_remove(table, who, seat, request.say))


@routes.on(presses.Kick)
async def kick(interaction: Interaction, request: RequestContext, press: presses.Kick) -> None:
    """Remove a player from the table."""
    table = await table_here(interaction, request, press.table)
    name = escape_text(player_name(table, _seat_of(table, press.user), request.say))
    who = await who_at(interaction, request, table)
    await request.services.tables.seats.remove_player(table.table_id, who, press.user)
    phrase = "removed-from-lobby" if table.state is None else "removed-from-match"
    await private(interaction, message(request.say(phrase, name=name)))


@routes.on(presses.AskToQuit)
async def ask_about_leaving(
    interaction: Interaction, request: RequestContext, press: presses.AskToQuit
) -> None:
    """Ask for confirmation before the user leaves a match."""
    table = await _open_table(interaction, request, press)
    await private(interaction, ask_to_leave(table, who_pressed(interaction), request.say))


@routes.on(presses.Quit)
async def leave_match(interaction: Interaction, request: RequestContext, press: presses.Quit) -> None:
    """Let the user leave a match."""
    table = await table_here(interaction, request, press.table)
    table = await request.services.tables.seats.leave(table.table_id, who_pressed(interaction))
    await private(interaction, left(table, request.say))


@routes.on(presses.AskToEnd)
async def ask_about_ending(
    interaction: Interaction, request: RequestContext, press: presses.AskToEnd
) -> None:
    """Ask for confirmation before a lobby is closed or a match is ended."""
    table = await _open_table(interaction, request, press)
    need_host(table, await who_at(interaction, request, table))
    await private(interaction, ask_to_end(table, request.say))


@routes.on(presses.End)
async def end(interaction: Interaction, request: RequestContext, press: presses.End) -> None:
    """Close a lobby, or end a match."""
    table = await table_here(interaction, request, press.table)
    who = await who_at(interaction, request, table)
    table = await request.services.tables.matches.end(table.table_id, who)
    await private(interaction, ended(table, request.say))


@routes.on(presses.AskToPropose)
async def ask_about_proposing(
    interaction: Interaction, request: RequestContext, press: presses.AskToPropose
) -> None:
    """Ask for confirmation before the user proposes to end a match."""
    table = await _open_table(interaction, request, press)
    await private(interaction, ask_to_propose(table, who_pressed(interaction), request.say))


@routes.on(presses.ProposeEnd)
async def propose_end(interaction: Interaction, request: RequestContext, press: presses.ProposeEnd) -> None:
    """Propose to end a match."""
    table, say = await table_here(interaction, request, press.table), request.say
    table = await request.services.tables.seats.vote_to_end(table.table_id, who_pressed(interaction))
    if not table.is_open:
        await private(interaction, ended(table, say))
        return
    needed = votes_needed(table, Vote("end", frozenset()))
    await private(interaction, message(say("vote-proposed", count=len(electorate(table)), needed=needed)))


@routes.on(presses.Agree)
async def agree(interaction: Interaction, request: RequestContext, press: presses.Agree) -> None:
    """Record the user's vote for a proposal."""
    await _change(interaction, request, press, request.services.tables.seats.agree, press.about)


@routes.on(presses.Disagree)
async def disagree(interaction: Interaction, request: RequestContext, press: presses.Disagree) -> None:
    """Record the user's vote against a proposal."""
    await _change(interaction, request, press, request.services.tables.seats.disagree, press.about)


async def _change(
    interaction: Interaction,
    request: RequestContext,
    press: presses.AtTable,
    change: Callable[Concatenate[str, Who, P], Awaitable[Table]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Table:
    """Change a table on behalf of the user, and answer with its public message. Return it as it is then."""
    table = await table_here(interaction, request, press.table)
    table = await change(table.table_id, who_pressed(interaction), *args, **kwargs)
    await _show_lobby(interaction, request, table)
    return table


async def _show_options(interaction: Interaction, request: RequestContext, table: Table) -> None:
    """Show what the user may do at a lobby besides joining and starting."""
    sets = request.services.house_rules.sets(table.guild_id, table.game_key)
    who = await who_at(interaction, request, table)
    await private(
        interaction,
        lobby_options(table, who, now_at(interaction), sets, request.services.tables.programs, request.say),
    )


async def _show_lobby(interaction: Interaction, request: RequestContext, table: Table) -> None:
    """Answer a press about a lobby: with its options, where it was pressed there."""
    if is_private(interaction) and table.phase == "lobby":
        await _show_options(interaction, request, table)
    elif is_private(interaction) and table.phase == "closed":
        await private(interaction, closed(table, request.say))
    else:
        await request.services.publisher.answer(interaction, table)


async def _open_table(interaction: Interaction, request: RequestContext, press: presses.AtTable) -> Table:
    """The table of a press. Raises Refused if it is over."""
    table = await table_here(interaction, request, press.table)
    need_open(table)
    return table


def _seat_of(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("no_such_player")
    return seat
