"""What happens when somebody presses a button about the seats of a table."""

from __future__ import annotations

import re

from discord import ui

from bot.games.api import Seat
from bot.tables import Refused, Table, Vote, VoteKind, electorate, need_lobby, need_open, votes_needed
from bot.ui.away import be_away, now_at
from bot.ui.confirm import ask_to_end, ask_to_leave, ask_to_propose, ask_to_remove, ended, left
from bot.ui.delivery import responses
from bot.ui.delivery.responses import is_private, private
from bot.ui.house_rules import house_rules, value_of
from bot.ui.layout import message
from bot.ui.lobby import chair_name
from bot.ui.manage import manage, seats_to_take
from bot.ui.opening import play_again
from bot.ui.pressed import table_here
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.user_text import escape_text

SCREENS = ("manage", "seats", "remove", "quit", "propose", "end")
"""What :func:`look` shows."""

KINDS: dict[str, VoteKind] = {"end": "end", "seat": "seat"}


async def look(interaction: Interaction, request: RequestContext, table: Table, what: str, more: str) -> None:
    """``v:`` show what may be done with the seats of a table, or ask before it is done."""
    need_open(table)
    await private(interaction, _screen(interaction, request, table, what, more))


def _screen(
    interaction: Interaction, request: RequestContext, table: Table, what: str, more: str
) -> ui.LayoutView:
    who, say = who_pressed(interaction), request.say
    match what:
        case "seats":
            return seats_to_take(table, who, say)
        case "remove":
            return ask_to_remove(table, who, _seat_of(table, more), say)
        case "quit":
            return ask_to_leave(table, who, say)
        case "propose":
            return ask_to_propose(table, who, say)
        case "end":
            return ask_to_end(table, say)
        case _:
            return manage(table, who, now_at(interaction), say)


async def act(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``a:`` sit down, get up, start, set a house rule, come back, agree, send away ..."""
    table = await table_here(interaction, request, match)
    what, more = match["what"], match["more"] or ""
    match what:
        case "again":
            await play_again(interaction, request, table)
        case "set":
            key, _, text = more.partition("=")
            await set_option(interaction, request, table, key, text)
        case "away":
            await be_away(interaction, request, more)
        case "kick" | "quit" | "end" | "vote" | "ask":
            await private(interaction, await _managed(interaction, request, table, what, more))
        case _:
            table = await _seated(interaction, request, table, what, more)
            if what == "back" and is_private(interaction):
                await look(interaction, request, table, "manage", "")
            else:
                await request.services.publisher.answer(interaction, table)


async def set_option(
    interaction: Interaction, request: RequestContext, table: Table, key: str, text: str
) -> None:
    """Set a house rule of a lobby to the value that was chosen or written."""
    value = value_of(table.game.spec, key, text)
    table = await request.services.tables.lobbies.set_option(
        table.table_id, who_pressed(interaction), key, value
    )
    await responses.update(interaction, view=house_rules(table, request.say, key))


async def _seated(
    interaction: Interaction, request: RequestContext, table: Table, what: str, more: str
) -> Table:
    """Do what a button of the public message says; the table as it is then."""
    who, tables, table_id = who_pressed(interaction), request.services.tables, table.table_id
    match what:
        case "join":
            return await tables.lobbies.join(table_id, who, interaction.id)
        case "unready":
            return await tables.fixtures.unready(table_id, who)
        case "leave":
            need_lobby(table)  # the button is meant for a lobby: nobody leaves a match by being a moment late
            return await tables.seats.leave(table_id, who)
        case "add":
            return await tables.lobbies.add_computer(table_id, who)
        case "remove":
            return await tables.lobbies.remove_computer(table_id, who)
        case "start":
            return await tables.lobbies.start(table_id, who, interaction.id)
        case "back":
            return await tables.seats.come_back(table_id, who)
        case "yes" if more in KINDS:
            return await tables.seats.agree(table_id, who, KINDS[more])
        case "no" if more in KINDS:
            return await tables.seats.disagree(table_id, who, KINDS[more])
    raise Refused("unknown_press")


async def _managed(
    interaction: Interaction, request: RequestContext, table: Table, what: str, more: str
) -> ui.LayoutView:
    """Do what a private button of **Manage** says; what its presser is told of it."""
    who, tables, table_id, say = (
        who_pressed(interaction),
        request.services.tables,
        table.table_id,
        request.say,
    )
    match what:
        case "kick":
            seat = _seat_of(table, more)
            await tables.seats.remove_player(table_id, who, int(more))
            phrase = "removed-from-lobby" if table.state is None else "removed-from-match"
            return message(say(phrase, name=escape_text(table.chairs[seat].name)))
        case "quit":
            return left(await tables.seats.leave(table_id, who), say)
        case "end":
            return ended(await tables.matches.end(table_id, who), say)
        case "vote":
            table = await tables.seats.vote_to_end(table_id, who)
            if not table.is_open:
                return ended(table, say)
            needed = votes_needed(table, Vote("end", frozenset()))
            return message(say("vote-proposed", count=len(electorate(table)), needed=needed))
        case _:
            seat = _number(more)
            table = await tables.seats.ask_for_seat(table_id, who, seat)
            seat_name = chair_name(table, seat, say)
            return message(say("seat-asked", seat=seat_name, count=len(electorate(table))))


def _seat_of(table: Table, user: str) -> Seat:
    seat = table.seat_of(_number(user))
    if seat is None:
        raise Refused("no_such_player")
    return seat


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refused("unknown_press")
    return int(text)
