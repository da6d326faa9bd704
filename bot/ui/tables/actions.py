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
from bot.ui.house_rules.actions import tell_dropped
from bot.ui.i18n.players import chair_name, player_name
from bot.ui.i18n.user_text import escape_text
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses import tables as presses
from bot.ui.presses.house_rules import UseSet
from bot.ui.presses.watching import WatchTable
from bot.ui.shell.admission import need_place_at
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.pressed import runs_season_of, who_at
from bot.ui.tables.away import be_away
from bot.ui.tables.calling import may_call
from bot.ui.tables.confirm import ask_to_end, ask_to_leave, ask_to_propose, ask_to_remove, ended, left
from bot.ui.tables.lobby import closed, lobby_options
from bot.ui.tables.manage import manage, seats_to_take
from bot.ui.tables.opening import open_offered, play_again
from bot.ui.tables.watching import watch_from

P = ParamSpec("P")


# In the lobby


@presses.Join.on_press
async def join(request: TableRequest, press: presses.Join) -> None:
    """Seat the user at the table, or mark them as ready for a fixture, to which this may call the others."""
    table, services = request.table, request.services
    if table.called_until is None or table.phase != "lobby":
        need_place = partial(need_place_at, request.interaction)
        table = await _change(request, services.tables.lobbies.join, request.interaction.id, need_place)
        await offer_lesson(request, table)
        return
    league, fixture, who = table.league or "", table.fixture or "", request.who
    table = await services.seasons.ready(
        league, who, fixture, request.interaction.id, services.outbox.open_fixture
    )
    await services.publisher.answer(request.interaction, table)


@presses.Unready.on_press
async def unready(request: TableRequest, press: presses.Unready) -> None:
    """Mark the user as not ready for a fixture."""
    await _change(request, request.services.tables.fixtures.unready)


@presses.Leave.on_press
async def leave(request: TableRequest, press: presses.Leave) -> None:
    """Remove the user from a lobby. A press that comes after the start does not leave the match."""
    table = request.table
    need_lobby(table)
    table = await request.services.tables.seats.leave(table.table_id, request.who)
    await _show_lobby(request, table)


@presses.AddComputer.on_press
async def add_computer(request: TableRequest, press: presses.AddComputer) -> None:
    """Add a computer player."""
    await _change(request, request.services.tables.lobbies.add_computer)


@presses.RemoveComputer.on_press
async def remove_computer(request: TableRequest, press: presses.RemoveComputer) -> None:
    """Remove a computer player."""
    await _change(request, request.services.tables.lobbies.remove_computer)


@presses.SetLevel.on_press
async def set_level(request: TableRequest, press: presses.SetLevel) -> None:
    """Choose how well the computers in a lobby play."""
    await _change(request, request.services.tables.lobbies.set_level, press.level)


@presses.AddProgram.on_press
async def add_program(request: TableRequest, press: presses.AddProgram) -> None:
    """Seat a program that the operator has listed."""
    await _change(request, request.services.tables.lobbies.add_program, press.program)


@UseSet.on_press
async def use_set(request: TableRequest, press: UseSet) -> None:
    """Use a set in a lobby. If that is refused, the menu is redrawn to show the set that is in use."""
    table = request.table
    try:
        rules = request.services.house_rules.find(table.guild_id, table.game_key, press.rules)
        table = await request.services.tables.lobbies.use_house_rules(
            table.table_id, request.who, rules.name, rules.options
        )
    except (Refused, StorageError):
        await _show_lobby(request, table)
        raise
    await _show_lobby(request, table)
    await tell_dropped(request, rules)


@presses.Start.on_press
async def start(request: TableRequest, press: presses.Start) -> None:
    """Begin the match."""
    await _change(request, request.services.tables.lobbies.start, request.interaction.id)


presses.OpenTable.on_press(open_offered)


# In a match and after it


@presses.PlayAgain.on_press
async def again(request: TableRequest, press: presses.PlayAgain) -> None:
    """Open a lobby with the players of the finished match. Who did not play can ask for a seat there."""
    table = request.table
    if table.seat_of(request.user_id) is None:
        await watch_from(request, table)
    else:
        await play_again(request, table)


@presses.ComeBack.on_press
async def come_back(request: TableRequest, press: presses.ComeBack) -> None:
    """Give the user their seat back from the computer that stood in."""
    table = request.table
    table = await request.services.tables.seats.come_back(table.table_id, request.who)
    if request.is_private:
        await _show_manage(request, table)
    else:
        await request.services.publisher.answer(request.interaction, table)


@presses.BeAway.on_press
async def away(request: TableRequest, press: presses.BeAway) -> None:
    """Mark the user as away from their slow tables."""
    await be_away(request, press.until)


# Manage


@presses.Manage.on_press
async def show_manage(request: TableRequest, press: presses.Manage) -> None:
    """Show what the user may do at a table besides playing."""
    await _show_manage(request, request.table)


async def _show_manage(request: Request, table: Table) -> None:
    need_open(table)
    if table.phase == "lobby" and table.fixture is None:
        await _show_options(request, table)
        return
    who, is_umpire = request.who, await runs_season_of(request, table)
    who = replace(who, moderator=who.moderator or is_umpire)
    calling = await may_call(request, table, who)
    view = manage(table, who, request.now, request.say, is_umpire=is_umpire, may_call=calling)
    await request.private(view)


@presses.SeatsToTake.on_press
async def show_seats(request: TableRequest, press: presses.SeatsToTake) -> None:
    """Show the seats that the user may ask for."""
    table = _open_table(request)
    await request.private(seats_to_take(table, request.who, request.say))


@presses.AskForSeat.on_press
async def ask_for_seat(request: TableRequest, press: presses.AskForSeat) -> None:
    """Ask the players for a seat that a computer has."""
    table, say = request.table, request.say
    await need_place_at(request.interaction, table)
    table = await request.services.tables.seats.ask_for_seat(table.table_id, request.who, press.seat)
    seat = chair_name(table, press.seat, say)
    asked = say("seat-asked", seat=seat, count=len(electorate(table)))
    await request.private(message(asked, [WatchTable(table.table_id).button(say)]))


@presses.AskToKick.on_press
async def ask_about_kicking(request: TableRequest, press: presses.AskToKick) -> None:
    """Ask for confirmation before a player is removed."""
    table = _open_table(request)
    who, seat = await who_at(request, table), _seat_of(table, press.user)
    await request.private(ask_to_remove(table, who, seat, request.say))


@presses.Kick.on_press
async def kick(request: TableRequest, press: presses.Kick) -> None:
    """Remove a player from the table."""
    table = request.table
    name = escape_text(player_name(table, _seat_of(table, press.user), request.say))
    who = await who_at(request, table)
    await request.services.tables.seats.remove_player(table.table_id, who, press.user)
    phrase = "removed-from-lobby" if table.state is None else "removed-from-match"
    await request.private(message(request.say(phrase, name=name)))


@presses.AskToQuit.on_press
async def ask_about_leaving(request: TableRequest, press: presses.AskToQuit) -> None:
    """Ask for confirmation before the user leaves a match."""
    table = _open_table(request)
    await request.private(ask_to_leave(table, request.who, request.say))


@presses.Quit.on_press
async def leave_match(request: TableRequest, press: presses.Quit) -> None:
    """Let the user leave a match."""
    table = request.table
    table = await request.services.tables.seats.leave(table.table_id, request.who)
    await request.private(left(table, request.say))


@presses.AskToEnd.on_press
async def ask_about_ending(request: TableRequest, press: presses.AskToEnd) -> None:
    """Ask for confirmation before a lobby is closed or a match is ended."""
    table = _open_table(request)
    need_host(table, await who_at(request, table))
    await request.private(ask_to_end(table, request.say))


@presses.End.on_press
async def end(request: TableRequest, press: presses.End) -> None:
    """Close a lobby, or end a match."""
    table = request.table
    who = await who_at(request, table)
    table = await request.services.tables.matches.end(table.table_id, who)
    await request.private(ended(table, request.say))


@presses.AskToPropose.on_press
async def ask_about_proposing(request: TableRequest, press: presses.AskToPropose) -> None:
    """Ask for confirmation before the user proposes to end a match."""
    table = _open_table(request)
    await request.private(ask_to_propose(table, request.who, request.say))


@presses.ProposeEnd.on_press
async def propose_end(request: TableRequest, press: presses.ProposeEnd) -> None:
    """Propose to end a match."""
    table, say = request.table, request.say
    table = await request.services.tables.seats.vote_to_end(table.table_id, request.who)
    if not table.is_open:
        await request.private(ended(table, say))
        return
    needed = votes_needed(table, Vote("end", frozenset()))
    await request.private(message(say("vote-proposed", count=len(electorate(table)), needed=needed)))


@presses.Agree.on_press
async def agree(request: TableRequest, press: presses.Agree) -> None:
    """Record the user's vote for a proposal."""
    await _change(request, request.services.tables.seats.agree, press.about)


@presses.Disagree.on_press
async def disagree(request: TableRequest, press: presses.Disagree) -> None:
    """Record the user's vote against a proposal."""
    await _change(request, request.services.tables.seats.disagree, press.about)


async def _change(
    request: TableRequest,
    change: Callable[Concatenate[str, Who, P], Awaitable[Table]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Table:
    """Change a table on behalf of the user, and answer with its public message. Return it as it is then."""
    table = request.table
    table = await change(table.table_id, request.who, *args, **kwargs)
    await _show_lobby(request, table)
    return table


async def _show_options(request: Request, table: Table) -> None:
    """Show what the user may do at a lobby besides joining and starting."""
    sets = request.services.house_rules.sets(table.guild_id, table.game_key)
    who = await who_at(request, table)
    await request.private(
        lobby_options(table, who, request.now, sets, request.services.tables.programs, request.say),
    )


async def _show_lobby(request: Request, table: Table) -> None:
    """Answer a press about a lobby: with its options, where it was pressed there."""
    if request.is_private and table.phase == "lobby":
        await _show_options(request, table)
    elif request.is_private and table.phase == "closed":
        await request.private(closed(table, request.say))
    else:
        await request.services.publisher.answer(request.interaction, table)


def _open_table(request: TableRequest) -> Table:
    """The table of a press. Raises Refused if it is over."""
    table = request.table
    need_open(table)
    return table


def _seat_of(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("no_such_player")
    return seat
